"""What machines ask: whether the server lives, whether it is ready, and how it is."""

from __future__ import annotations

from contextlib import suppress
from importlib.metadata import version
from ipaddress import ip_network

import sqlalchemy as sql
from litestar import Response, get, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from sqlalchemy.exc import SQLAlchemyError

from elgrande.server.answers import Trouble
from elgrande.server.clients import within
from elgrande.server.errors import NotFound
from elgrande.server.health import Health
from elgrande.server.metrics import rendered
from elgrande.server.routes.common import AnyRequest, TheServices
from elgrande.server.security import Gate
from elgrande.server.sql_schema import JOB_ROWS
from elgrande.server.unavailable import SOON

ASKED = [HttpMethod.GET, HttpMethod.HEAD]
TEXT = "text/plain; version=0.0.4"  # its charset is added
FRESH = {"Cache-Control": "no-store"}


@route("/health", http_method=ASKED, sync_to_thread=False, include_in_schema=False)
def show_health() -> Response[dict[str, str]]:
    """The process lives."""
    return Response({"status": "alive", "version": version("elgrande")}, headers=FRESH)


@route("/ready", http_method=ASKED, include_in_schema=False)
async def show_readiness(health: NamedDependency[Health]) -> Response[dict[str, str]] | Response[Trouble]:
    """The server can do something for people now."""
    trouble = await health.trouble()
    if trouble:
        return Response(Trouble(trouble), status_code=503, headers={**FRESH, "Retry-After": str(SOON)})
    return Response({"status": "ready"}, headers=FRESH)


@get("/metrics", sync_to_thread=True, include_in_schema=False)
def show_metrics(request: AnyRequest, services: TheServices, gate: NamedDependency[Gate]) -> Response[str]:
    """The metrics, for those whom the operator lets read them; for others there is no such page."""
    address = request.client.host if request.client else ""
    if not within(address, map(ip_network, services.settings.metrics)):
        raise NotFound("there is no page '/metrics'")
    now = {
        "streams": ("Open streams.", len(gate.open_streams)),
        "requests_under_way": ("Requests that wait for an answer.", gate.under_way),
        "tables_in_memory": ("Tables in memory.", services.tables.in_memory),
    }
    with suppress(SQLAlchemyError), services.storage.engine.connect() as db:  # it may be away; the rest is true
        moment = services.settings.clock.now()
        late = sql.select(sql.func.count(), sql.func.min(JOB_ROWS.c.due)).where(JOB_ROWS.c.due <= moment)
        number, oldest = db.execute(late).one()
        now["jobs_due"] = ("Stored jobs that are due.", number)
        now["jobs_late_seconds"] = ("How long the first of them has been due.", moment - oldest if number else 0)
    return Response(rendered(now), media_type=TEXT, headers=FRESH)
