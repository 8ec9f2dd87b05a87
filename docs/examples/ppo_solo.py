"""A small PPO of our own that learns to beat the bot `page` at two players, first as the pupil of a better bot.

    pip install 'elgrande[gymnasium]' torch
    python ppo_solo.py --out learning.json --weights learned.pt

First it imitates: it plays against page, and at each of its decisions a `PupilBot` says what it would do. In the first
round of lessons the pupil's choices are played, later mostly its own, so that it learns what to do where its own
mistakes lead. Then it goes on from there by PPO, with the margin in points as its reward. In the end it plays deals
that it has never seen, each from both seats.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections import deque
from datetime import UTC, datetime
from math import inf
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical
from torch.nn import functional

from elgrande import ACTIONS, Game, View
from elgrande.board.options import PICK, SEAT, SPACE
from elgrande.board.spaces import COLOURS, SPACES
from elgrande.bots import make_bot
from elgrande.bots.pupil import PupilBot
from elgrande.envs.solo import Solo
from elgrande.observation import Layout, Observer
from elgrande.tools.simulate import wilson

RIVAL = "page"
TABLES = 32
"""How many games are played at once."""
UNITS, LOCAL, CONTEXT = 256, 128, 64
COUNTED = {"caballeros": 16, "asked_numbers": 16, "court": 26, "province": 26}
"""Parts that are counts, and what they were divided by."""
BY_PLAYER = ("grande", "dial", "shown", "tiles")
BY_SPACE = ("asked_spaces", "asked_target", "asked_from", "king")
"""Parts with a number for each space: two rows of them, or one."""
STEPS, AHEAD = torch.arange(1.0, 9.0), torch.arange(-4.0, 6.0)
OWN_LESS_OTHER = torch.tensor([[1.0], [-1.0]])
CHECKS = range(1 << 31, (1 << 31) + 50)
TESTS = range(1 << 32, (1 << 32) + 250)
"""Deals to follow the progress with, and to measure with in the end; those of the lessons are below 1 << 31."""
NEVER = -1e9
"""The logit of an option that is not offered."""

Numbers = np.ndarray[Any, np.dtype[Any]]


class Net(nn.Module):
    """Answers with a logit for each option, and with the margin that it expects.

    One part looks at the whole table. The other looks at one space at a time, with the same weights for all of them, so
    that what it learns about one region it knows about the others.
    """

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.layout = layout
        self.spaces = layout.part("king").size
        counted = sum(layout.part(name).size for name in COUNTED) * len(STEPS) + self.spaces * len(AHEAD) + 1
        own = 3 * len(STEPS) + len(AHEAD) + 2 * len(BY_PLAYER) + len(BY_SPACE) + self.spaces
        self.trunk = nn.Sequential(
            nn.Linear(layout.size + ACTIONS + counted, UNITS), nn.ReLU(), nn.Linear(UNITS, UNITS), nn.ReLU()
        )
        self.policy = nn.Linear(UNITS, ACTIONS)
        self.value = nn.Linear(UNITS, 1)
        self.context = nn.Linear(UNITS, CONTEXT)
        self.local = nn.Sequential(
            nn.Linear(own + CONTEXT, LOCAL),
            nn.ReLU(),
            nn.Linear(LOCAL, LOCAL),
            nn.ReLU(),
            nn.Linear(LOCAL, 1 + COLOURS),
        )
        spaces = torch.arange(self.spaces).unsqueeze(1)
        about = torch.cat([SPACE + spaces, PICK + spaces * COLOURS + torch.arange(COLOURS)], dim=1)
        self.register_buffer("about", about.flatten(), persistent=False)  # the options that are about a space

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logits and the values of some positions."""
        seen = seen.float()
        counts = torch.cat([self.part(seen, name) * COUNTED[name] for name in COUNTED], dim=1)
        caballeros = (self.part(seen, "caballeros") * COUNTED["caballeros"]).view(len(seen), self.spaces, 3)
        ahead = at_least(caballeros[:, :, 0] - caballeros[:, :, 1], AHEAD)
        score = self.part(seen, "score")
        inner = self.trunk(
            torch.cat(
                [seen, masks.float(), at_least(counts, STEPS).flatten(1), ahead.flatten(1), 8 * score @ OWN_LESS_OTHER],
                dim=1,
            )
        )
        parts = [at_least(caballeros, STEPS).flatten(2), ahead]
        parts += [self.part(seen, name).view(len(seen), 2, self.spaces).transpose(1, 2) for name in BY_PLAYER]
        parts += [self.part(seen, name).unsqueeze(2) for name in BY_SPACE]
        parts.append(torch.eye(self.spaces).expand(len(seen), -1, -1))
        parts.append(self.context(inner).unsqueeze(1).expand(-1, self.spaces, -1))
        logits = self.policy(inner).index_add(1, self.about, self.local(torch.cat(parts, dim=2)).flatten(1))
        return logits.masked_fill(~masks, NEVER), self.value(inner).squeeze(1)

    def part(self, seen: Tensor, name: str) -> Tensor:
        """A part of some observations."""
        part = self.layout.part(name)
        return seen[:, part.at : part.at + part.size]


def at_least(numbers: Tensor, steps: Tensor) -> Tensor:
    """For each number, which of the steps it reaches: 1 more or less makes a difference that a network can see."""
    return (numbers.unsqueeze(-1) > steps - 0.5).float()


def from_the_side_of(seat: int) -> Numbers:
    """Options as a seat sees them: own caballeros and oneself first. For two players this is its own inverse.

    Observations are told from a seat's side, but options name seats and colours as they are.
    """
    options = np.arange(ACTIONS)
    if seat:
        for first in (*range(PICK, PICK + SPACES * COLOURS, COLOURS), SEAT):
            options[first], options[first + 1] = first + 1, first
    return options


SIDES = [from_the_side_of(seat) for seat in (0, 1)]


class Tables:
    """Games against the rival that are played at once; one that is over begins anew."""

    def __init__(self, seed: int, count: int = TABLES, **settings: Any) -> None:
        self.all = [Solo(players=2, bots=RIVAL, reward="margin", **settings) for _ in range(count)]
        self.seen = np.zeros((count, self.all[0].observer.size), np.float32)
        self.masks = np.zeros((count, ACTIONS), np.bool_)
        self.games = 0
        self.won: deque[float] = deque(maxlen=200)
        """How the last games ended: 1 is won, 0 is lost."""
        for number, table in enumerate(self.all):
            self._show(number, *table.reset(seed=seed + number))

    def step(self, options: Numbers) -> tuple[Numbers, Numbers]:
        """Make a choice in each game; returns the rewards, and which games are over."""
        rewards, over = np.zeros(len(self.all), np.float32), np.zeros(len(self.all), np.bool_)
        for number, (table, option) in enumerate(zip(self.all, options.tolist(), strict=True)):
            seen, rewards[number], over[number], _, info = table.step(SIDES[table.seat][option])
            if over[number]:
                self.games += 1
                self.won.append(share(table.game, table.seat))
                seen, info = table.reset()
            self._show(number, seen, info)
        return rewards, over

    def _show(self, number: int, seen: Numbers, info: dict[str, Any]) -> None:
        self.seen[number] = seen
        self.masks[number] = info["action_mask"][SIDES[info["seat"]]]


def share(game: Game, seat: int) -> float:
    """How much of the win a seat has."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


class Learner:
    """The network, how it learns, and a diary of how well it plays."""

    def __init__(self, seed: int = 1, tables: int = TABLES, limit: float = inf, **settings: Any) -> None:
        torch.manual_seed(seed)
        self.limit = limit
        """After so many minutes of the clock it learns no more; half of them are for lessons at most."""
        self.random = np.random.default_rng(seed)
        self.settings = settings
        self.tables = Tables(seed, tables, **settings)
        self.net = Net(self.tables.all[0].observer.layout)
        self.curve: list[dict[str, Any]] = []

    def answers(self) -> tuple[Tensor, Tensor]:
        """What the network says about all tables."""
        with torch.no_grad():
            return self.net(torch.from_numpy(self.tables.seen), torch.from_numpy(self.tables.masks))

    # --- as a pupil ---

    def imitate(self, rounds: int, lessons: int, epochs: int) -> None:
        """Rounds of lessons from a pupil; after each the network learns from all lessons so far."""
        optimiser = torch.optim.Adam(self.net.parameters(), lr=1e-3)
        heard: list[Lessons] = []
        for number in range(rounds):
            heard.append(self.lessons(lessons, guided=1.0 if number == 0 else 0.25))
            last = number == rounds - 1 or minutes()["clock"] > self.limit / 2
            whole = Lessons(*(torch.cat(parts) for parts in zip(*heard, strict=True)))
            for rate in (1e-3, 3e-4, 1e-4) if last else (1e-3,):
                optimiser.param_groups[0]["lr"] = rate
                for _ in range(epochs):
                    loss, agreed = self.rehearse(whole, optimiser)
            say(f"lessons {len(whole.chosen):,}: loss {loss:.3f}, agrees in {agreed:.1%}")
            if number % 2 or last:
                self.check("imitation", lessons=len(whole.chosen))
            if last:
                break

    def lessons(self, count: int, guided: float) -> Lessons:
        """Play, and ask a pupil at each decision; a share of the games goes as the pupil says, the rest its own way."""
        tables = self.tables
        teachers = [PupilBot(int(self.random.integers(1 << 31))) for _ in tables.all]
        follows = self.random.random(len(tables.all)) < guided
        taught = Gathered()
        open_games: list[list[int]] = [[] for _ in tables.all]
        while len(taught.chosen) < count:
            asked = [
                SIDES[table.seat][teacher.choose(View(table.game.position, table.seat))]
                for teacher, table in zip(teachers, tables.all, strict=True)
            ]
            own = Categorical(logits=self.answers()[0]).sample().numpy()
            for number, games in enumerate(open_games):
                games.append(taught.add(tables.seen[number], tables.masks[number], asked[number]))
            rewards, over = tables.step(np.where(follows, asked, own))
            for number in np.flatnonzero(over).tolist():
                taught.ended(open_games[number], float(rewards[number]))
                open_games[number] = []
                follows[number] = self.random.random() < guided
        return taught.lessons()

    def rehearse(self, lessons: Lessons, optimiser: torch.optim.Optimizer, size: int = 512) -> tuple[float, float]:
        """Go through all lessons once; returns the mean loss, and how often the pupil's choice was the likeliest."""
        losses, agreed = 0.0, 0.0
        order = torch.randperm(len(lessons.chosen))
        for part in order.split(size):
            logits, values = self.net(lessons.seen[part], lessons.masks[part])
            known = lessons.known[part]
            missed = functional.cross_entropy(logits, lessons.chosen[part])
            astray = ((values - lessons.margins[part])[known] ** 2).sum() / max(int(known.sum()), 1)
            optimiser.zero_grad()
            (missed + astray).backward()
            optimiser.step()
            losses += missed.item() * len(part)
            agreed += float((logits.argmax(1) == lessons.chosen[part]).sum())
        return losses / len(order), agreed / len(order)

    # --- by PPO ---

    def practise(self, updates: int, steps: int, checked: int) -> None:
        """Learn by PPO; each update comes from `steps` decisions at every table."""
        optimiser = torch.optim.Adam(self.net.parameters(), lr=2e-4, eps=1e-5)
        for number in range(1, updates + 1):
            played = self.play(steps)
            strayed = self.improve(played, optimiser)
            if number % 10 == 0:
                won = sum(self.tables.won) / max(len(self.tables.won), 1)
                say(f"update {number}: games {self.tables.games:,}, won {won:.1%} of the last, strayed {strayed:.4f}")
            last = number == updates or minutes()["clock"] > self.limit
            if number % checked == 0 or last:
                self.check("PPO", updates=number)
            if last:
                break

    def play(self, steps: int, trace: float = 0.95) -> Played:
        """Play on at all tables, and tell how much better each choice turned out than expected (GAE, no discount)."""
        kept: list[list[Tensor]] = [[] for _ in range(6)]
        for _ in range(steps):
            logits, values = self.answers()
            odds = Categorical(logits=logits)
            chosen = odds.sample()
            seen, masks = torch.from_numpy(self.tables.seen.copy()), torch.from_numpy(self.tables.masks.copy())
            rewards, over = (torch.from_numpy(found) for found in self.tables.step(chosen.numpy()))
            found = (seen, masks, chosen, odds.log_prob(chosen), values, torch.stack([rewards, over.float()]))
            for row, one in zip(kept, found, strict=True):
                row.append(one)
        values, later = kept[4], self.answers()[1]
        gains: list[Tensor] = []
        gain = torch.zeros_like(later)
        for step in reversed(range(steps)):
            rewards, over = kept[5][step]
            gain = rewards + (1 - over) * later - values[step] + trace * (1 - over) * gain
            later = values[step]
            gains.append(gain)
        gained = torch.cat(gains[::-1])
        return Played(*(torch.cat(row) for row in kept[:4]), gained, gained + torch.cat(values))

    def improve(
        self, played: Played, optimiser: torch.optim.Optimizer, epochs: int = 3, size: int = 512, clip: float = 0.2
    ) -> float:
        """Some epochs of PPO on what was played; stops when the policy has strayed far from the one that played."""
        gains = (played.gains - played.gains.mean()) / (played.gains.std() + 1e-8)
        strayed = 0.0
        for _ in range(epochs):
            for part in torch.randperm(len(gains)).split(size):
                logits, values = self.net(played.seen[part], played.masks[part])
                odds = Categorical(logits=logits)
                log_ratio = odds.log_prob(played.chosen[part]) - played.log_odds[part]
                ratio = log_ratio.exp()
                better = torch.min(ratio * gains[part], ratio.clamp(1 - clip, 1 + clip) * gains[part]).mean()
                astray = ((values - played.returns[part]) ** 2).mean()
                loss = -better + astray - 0.003 * odds.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                optimiser.step()
                strayed = (ratio - 1 - log_ratio).mean().item()
            if strayed > 0.03:
                break
        return strayed

    # --- how well it plays ---

    def check(self, stage: str, **counts: int) -> None:
        """Note how well it plays now."""
        found = match(self.net, CHECKS, **self.settings)
        point = {"stage": stage, **counts, "games_played": self.tables.games, "minutes": minutes(), **found}
        self.curve.append(point)
        say(f"{stage}: won {found['won']:.1%} of {found['games']} games, {found['points']}")


class Lessons(NamedTuple):
    """Decisions, what the pupil would have done, and how the games ended, where that is known."""

    seen: Tensor
    masks: Tensor
    chosen: Tensor
    margins: Tensor
    known: Tensor


class Gathered:
    """Lessons while they are gathered."""

    def __init__(self) -> None:
        self.seen: list[Numbers] = []
        self.masks: list[Numbers] = []
        self.chosen: list[int] = []
        self.margins: list[float] = []
        self.known: list[bool] = []

    def add(self, seen: Numbers, mask: Numbers, chosen: int) -> int:
        """Add a lesson whose game is not over; returns its number."""
        self.seen.append(seen.astype(np.float16))
        self.masks.append(mask.copy())
        self.chosen.append(chosen)
        self.margins.append(0.0)
        self.known.append(False)
        return len(self.chosen) - 1

    def ended(self, lessons: list[int], margin: float) -> None:
        """Note how the game of some lessons ended."""
        for lesson in lessons:
            self.margins[lesson], self.known[lesson] = margin, True

    def lessons(self) -> Lessons:
        """All of them."""
        seen, masks = torch.from_numpy(np.stack(self.seen)), torch.from_numpy(np.stack(self.masks))
        return Lessons(seen, masks, torch.tensor(self.chosen), torch.tensor(self.margins), torch.tensor(self.known))


class Played(NamedTuple):
    """What was played for an update."""

    seen: Tensor
    masks: Tensor
    chosen: Tensor
    log_odds: Tensor
    gains: Tensor
    returns: Tensor


def match(net: Net, deals: range, **settings: Any) -> dict[str, Any]:
    """Play each deal from both seats, always with the likeliest option: the share won with its 95 % interval."""
    won, points = 0.0, [0, 0]
    for deal in deals:
        for seat in (0, 1):
            game, rival = Game.new(players=2, seed=deal, **settings), make_bot(RIVAL, deal)
            observer = Observer(game.rules)
            seen, mask = np.zeros((1, observer.size), np.float32), np.zeros((1, ACTIONS), np.bool_)
            while not game.over:
                position = game.position
                player = position.decision.player
                if player == seat:
                    observer.write(position, seat, seen)
                    observer.mask(position, seat, mask)
                    with torch.no_grad():
                        logits, _ = net(torch.from_numpy(seen), torch.from_numpy(mask[:, SIDES[seat]]))
                    option = int(SIDES[seat][logits.argmax()])
                else:
                    option = rival.choose(View(position, player))
                game.play(option, player)
            won += share(game, seat)
            points = [points[0] + game.scores[seat], points[1] + game.scores[1 - seat]]
    games = 2 * len(deals)
    mean = [round(total / games, 1) for total in points]
    low, high = wilson(won, games)
    return {"games": games, "won": won / games, "low": low, "high": high, "points": mean}


BEGAN = perf_counter()


def minutes() -> dict[str, float]:
    """Minutes since the beginning: of the processor, and of the clock."""
    return {"cpu": round(process_time() / 60, 2), "clock": round((perf_counter() - BEGAN) / 60, 2)}


def say(text: str) -> None:
    """Print a line at once."""
    print(f"{minutes()['cpu']:6.1f} min  {text}", flush=True)


def circumstances() -> dict[str, str]:
    """Where, when and how this was measured."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit.stdout.strip(),
        "machine": platform.platform(),
        "python": platform.python_version(),
        "torch": torch.__version__,
        "command": " ".join(["python", *sys.argv]),
    }


def main() -> None:
    """Learn, test, and write the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6, help="rounds of lessons")
    parser.add_argument("--lessons", type=int, default=20_000, help="decisions in a round of lessons")
    parser.add_argument("--epochs", type=int, default=3, help="how often all lessons are learned after each round")
    parser.add_argument("--updates", type=int, default=200, help="updates by PPO")
    parser.add_argument("--steps", type=int, default=64, help="decisions at each table for an update")
    parser.add_argument("--minutes", type=float, default=50, help="learn no longer than this, by the clock")
    parser.add_argument("--out", type=Path, default=Path("learning.json"), help="where the curve goes")
    parser.add_argument("--weights", type=Path, default=Path("learned.pt"), help="where the network goes")
    parser.add_argument("--go-on", action="store_true", help="begin with these weights, without lessons")
    given = parser.parse_args()
    torch.set_num_threads(1)
    learner = Learner(limit=given.minutes)
    if given.go_on:
        learner.net.load_state_dict(torch.load(given.weights))
    else:
        learner.imitate(given.rounds, given.lessons, given.epochs)
        torch.save(learner.net.state_dict(), given.weights)
    learner.practise(given.updates, given.steps, 20)
    torch.save(learner.net.state_dict(), given.weights)
    test = match(learner.net, TESTS)
    say(f"test: won {test['won']:.1%} ({test['low']:.1%} to {test['high']:.1%}) of {test['games']} games")
    measured = {**circumstances(), "minutes": minutes(), "curve": learner.curve, "test": test}
    given.out.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
