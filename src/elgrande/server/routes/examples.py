"""Boards for lessons."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from elgrande.server.examples import example_board
from elgrande.server.requests import Example
from elgrande.server.routes.common import AnyRequest, TheServices, refusals
from elgrande.server.security import asker
from elgrande.server.table_state import ExampleBoard


@post("/api/examples", status_code=200, sync_to_thread=True, tags=["box"], responses=refusals(403, 422))
def show_example(request: AnyRequest, services: TheServices, data: JSONBody[Example]) -> ExampleBoard:
    """A made-up board as the engine shows and scores it; nothing is stored."""
    with services.slow_requests.one(asker(request.scope)):
        return example_board(data)
