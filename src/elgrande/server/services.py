"""What the routes share: the tables, who may do what at them, the bots, and limits for clients."""

from __future__ import annotations

from elgrande.server.bot_process import Think, think
from elgrande.server.bot_runner import BotRunner
from elgrande.server.clients import Buckets, ConcurrencyLimit
from elgrande.server.credentials import Signer
from elgrande.server.data_folder import DataFolder
from elgrande.server.database import keep_private
from elgrande.server.links import Links
from elgrande.server.permissions import Permissions
from elgrande.server.record_seals import RecordSeals
from elgrande.server.registry import Registry
from elgrande.server.settings import Settings
from elgrande.server.storage import Storage
from elgrande.server.table_creation import TableCreation


class Services:
    """One of each, wired up from the settings."""

    def __init__(self, settings: Settings, think: Think = think) -> None:
        limits = settings.limits
        folder = DataFolder(settings)
        self.settings = settings
        self.storage = Storage(settings.address, known=folder.check())
        folder.remember()
        self.signer = Signer.from_file(folder.key)
        keep_private(folder.key)
        self.slow_requests = ConcurrencyLimit(limits.at_once)
        self.chat_rate = Buckets(limits.chat_burst, limits.chat_rate, "speaks too often")
        self.undo_rate = Buckets(limits.undo_burst, limits.undo_rate, "takes back too often")
        self.bots = BotRunner(settings.workers, limits.thinking, think)
        self.tables = Registry(self.storage, self.bots, limits.tables)
        self.permissions = Permissions(self.storage)
        self.links = Links(self.storage, self.tables, self.permissions)
        self.seals = RecordSeals(self.signer)
        self.creation = TableCreation(
            self.storage, self.tables, self.permissions, self.seals, bot_tables=limits.bot_tables
        )
