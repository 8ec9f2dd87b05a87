"""What the routes share: the tables, who may do what at them, the bots, and limits for clients."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from elgrande.server import clock_jobs
from elgrande.server.announcements import Listener
from elgrande.server.bot_process import Think, think
from elgrande.server.bot_runner import BotRunner
from elgrande.server.clients import Buckets, ConcurrencyLimit
from elgrande.server.clock_jobs import ClockJobs
from elgrande.server.credentials import Signer
from elgrande.server.data_folder import DataFolder
from elgrande.server.database import Damaged, keep_private
from elgrande.server.errors import Full, NotFound, Refused
from elgrande.server.followed_table import Plan
from elgrande.server.job_runner import Handler, JobRunner
from elgrande.server.key_check import check_key
from elgrande.server.links import Links
from elgrande.server.lobby import Lobby
from elgrande.server.manners import Manners
from elgrande.server.nodes import NodeRunner, Nodes
from elgrande.server.notices.planning import NOTICE, Planning
from elgrande.server.notices.service import Notices
from elgrande.server.notices.telling import SEND
from elgrande.server.people import People
from elgrande.server.permissions import Permissions
from elgrande.server.presence import Presence
from elgrande.server.record_seals import RecordSeals
from elgrande.server.registry import Registry
from elgrande.server.rematches import Rematches
from elgrande.server.results import RESULT, Results
from elgrande.server.retention import TIDY, Tidying
from elgrande.server.seating import Seating
from elgrande.server.settings import Settings
from elgrande.server.storage import Storage
from elgrande.server.stored_jobs import StoredJobs
from elgrande.server.table_creation import TableCreation


class Services:
    """One of each, wired up from the settings."""

    def __init__(self, settings: Settings, think: Think = think) -> None:
        limits = settings.limits
        folder = DataFolder(settings)
        self.settings = settings
        self.storage = Storage(settings.address, known=folder.check(), clock=settings.clock)
        self.signer = Signer.from_file(folder.key)
        keep_private(folder.key)
        folder.remember()  # only now: another server that starts at this moment would miss the key
        try:
            check_key(self.storage, self.signer, settings.begin_anew)
        except Damaged:
            self.storage.close()
            raise
        self.slow_requests = ConcurrencyLimit(limits.at_once)
        self.nodes = Nodes(self.storage)
        living = self.nodes.living
        self.chat_rate = Buckets(limits.chat_burst, limits.chat_rate, "speaks too often", servers=living)
        self.undo_rate = Buckets(limits.undo_burst, limits.undo_rate, "takes back too often", servers=living)
        self.bots = BotRunner(settings.workers, limits.thinking, think)
        self.lobby = Lobby(self.storage)
        self.results = Results(self.storage)
        plans: list[Plan] = [clock_jobs.plan, self.results.plan, Planning(self.storage)]
        self.presence = Presence(self.storage)
        self.tables = Registry(self.storage, self.bots, limits.tables, self.lobby.changed, plans, self.presence)
        self.node_runner = NodeRunner(self.nodes, self._wake_bots)
        self.listener = Listener(self.storage.engine, self.storage.node, self.tables.changed, self.tables.look, living)
        self.people = People(self.storage)
        self.permissions = Permissions(self.storage)
        self.links = Links(self.storage, self.tables, self.permissions, self.signer)
        self.seals = RecordSeals(self.signer)
        self.creation = TableCreation(
            self.storage,
            self.tables,
            self.permissions,
            self.seals,
            self.links,
            self.signer,
            bot_tables=limits.bot_tables,
        )
        self.rematches = Rematches(self.tables, self.permissions, self.creation)
        self.jobs = StoredJobs(self.storage)
        self.manners = Manners(self.storage)
        self.seating = Seating(self.permissions)
        self.notices = Notices(settings, self.storage, self.people, self.signer, self.tables)
        self.tidying = Tidying(self.storage, self.tables, self.jobs, settings.retention)
        telling = self.notices.telling
        handlers: dict[str, Handler] = {
            clock_jobs.KIND: ClockJobs(self.tables.open).do,
            NOTICE: telling.spread,
            RESULT: partial(self.results.store, self.tables),
            TIDY: self.tidying.tidy,
        }
        self.job_runner = JobRunner(self.jobs, settings.clock, handlers)
        self.sender = JobRunner(self.jobs, settings.clock, {SEND: telling.send})

    def _wake_bots(self, table_id: str) -> None:
        """Let the bots of a table choose that no other server lets choose any more."""
        with suppress(NotFound, Refused, Full):  # it was deleted, or cannot be played, or there is no room for it now
            self.tables.open(table_id)

    async def start(self) -> None:
        """Begin to work; the server is running."""
        await asyncio.to_thread(self.node_runner.start)
        self.listener.start()
        await self.bots.start()
        self.tidying.schedule()
        await self.job_runner.start()
        await self.sender.start()

    async def stop(self) -> None:
        """Stop working; the server ends."""
        await self.sender.stop()
        await self.job_runner.stop()
        await self.bots.stop()
        await asyncio.to_thread(self.listener.stop)
        self.presence.stop()
        await asyncio.to_thread(self.node_runner.stop)
        self.storage.close()
