"""Metrics in the text format of Prometheus: counters, gauges and histograms of this process.

Labels are kinds of things (routes, statuses, kinds of jobs), never ids, so that there are few of them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from threading import Lock
from typing import Final

SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""The upper ends of the ranges of times."""
MOST: Final = 500
"""Sets of labels of one metric; the rest is counted together, whatever happens."""
REST: Final = "other"

_metrics: list[Metric] = []


class Metric:
    """Something that is measured, once for each set of labels."""

    kind = ""

    def __init__(self, name: str, says: str, *labels: str) -> None:
        self.name = f"elgrande_{name}"
        self.says = says
        self.labels = labels
        self._lock = Lock()
        _metrics.append(self)

    def lines(self) -> Iterator[str]:
        """Its lines."""
        yield f"# HELP {self.name} {self.says}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from self._samples()

    def _samples(self) -> Iterator[str]:
        raise NotImplementedError

    def _known(self, values: tuple[str, ...], among: Collection[tuple[str, ...]]) -> tuple[str, ...]:
        return values if values in among or len(among) < MOST else (REST,) * len(self.labels)


class Counter(Metric):
    """Counts what happens."""

    kind = "counter"

    def __init__(self, name: str, says: str, *labels: str) -> None:
        super().__init__(name, says, *labels)
        self._values: dict[tuple[str, ...], float] = {} if labels else {(): 0}

    def add(self, *values: str, amount: float = 1) -> None:
        """Count something with these labels."""
        with self._lock:
            values = self._known(values, self._values)
            self._values[values] = self._values.get(values, 0) + amount

    def _samples(self) -> Iterator[str]:
        with self._lock:
            found = sorted(self._values.items())
        for values, number in found:
            yield sample(self.name, dict(zip(self.labels, values, strict=True)), number)


class Gauge(Counter):
    """Knows how many of something there are now."""

    kind = "gauge"


class Histogram(Metric):
    """Sorts times into ranges."""

    kind = "histogram"

    def __init__(self, name: str, says: str, *labels: str) -> None:
        super().__init__(name, says, *labels)
        self._counts: dict[tuple[str, ...], list[int]] = {}
        self._sums: defaultdict[tuple[str, ...], float] = defaultdict(float)

    def observe(self, seconds: float, *values: str) -> None:
        """Count a time with these labels."""
        with self._lock:
            values = self._known(values, self._counts)
            self._counts.setdefault(values, [0] * (len(SECONDS) + 1))[bisect_left(SECONDS, seconds)] += 1
            self._sums[values] += seconds

    def _samples(self) -> Iterator[str]:
        with self._lock:
            found = sorted((values, list(counts), self._sums[values]) for values, counts in self._counts.items())
        for values, counts, total in found:
            labels = dict(zip(self.labels, values, strict=True))
            below = 0
            for limit, number in zip((*map(str, SECONDS), "+Inf"), counts, strict=True):
                below += number
                yield sample(f"{self.name}_bucket", {**labels, "le": limit}, below)
            yield sample(f"{self.name}_sum", labels, total)
            yield sample(f"{self.name}_count", labels, below)


def sample(name: str, labels: dict[str, str], number: float) -> str:
    """A line with a number."""
    written = ",".join(f'{label}="{_escaped(value)}"' for label, value in labels.items())
    return f"{name}{{{written}}} {number:.10g}" if written else f"{name} {number:.10g}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def rendered(now: Mapping[str, tuple[str, float]]) -> str:
    """All metrics; `now` has gauges that are looked up at this moment, with what they say."""
    lines = [line for metric in _metrics for line in metric.lines()]
    for name, (says, number) in now.items():
        full = f"elgrande_{name}"
        lines += [f"# HELP {full} {says}", f"# TYPE {full} gauge", sample(full, {}, number)]
    return "\n".join(lines) + "\n"


REQUESTS: Final = Counter("requests_total", "Requests that were answered.", "method", "route", "status")
ANSWERED: Final = Histogram("request_seconds", "Time until an answer began.", "route")
ENTRIES: Final = Counter("entries_stored_total", "Entries of tables that were stored.", "kind")
DATABASE_ERRORS: Final = Counter("database_errors_total", "Errors of the database.", "kind")
WAITING: Final = Gauge("work_waiting", "Calls that wait for a process, such as choices of bots.", "what")
WAITED: Final = Histogram("work_waited_seconds", "How long calls waited for a process.", "what")
WORKED: Final = Histogram("work_seconds", "How long processes worked, such as bots that think.", "what")
JOBS: Final = Counter("jobs_total", "Stored jobs that were tried, by how that ended.", "kind", "outcome")
COLLECTED: Final = Histogram("garbage_seconds", "How long the server stood still to look for garbage.")
