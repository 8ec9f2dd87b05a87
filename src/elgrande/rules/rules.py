"""What one table plays with: the base game fills these lists, and modules add to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from elgrande.board.options import AMOUNT, ASIDES, CAPACITIES, CARD, OF_KIND, POWER, SEAT, SPACE, STOP, TILE
from elgrande.board.spaces import CASTILLO, NOTHING, NOWHERE
from elgrande.engine.step import Step
from elgrande.rules.card import Card
from elgrande.rules.config import Config
from elgrande.rules.effects import Effect
from elgrande.rules.fields import ENDS, Field, RegionField
from elgrande.rules.hooks import Placing, Scoring, Secrets, Turns
from elgrande.rules.space import ScoreTable, Space

if TYPE_CHECKING:
    from elgrande.rules.dealer import Dealer
    from elgrande.rules.laws import ChangeLaw, HistoryLaw, Law
    from elgrande.rules.module import Module
    from elgrande.rules.overrides import Overrides
    from elgrande.rules.position import Position
    from elgrande.rules.truths import Condition


def insert_after(steps: list[Any], known: object, more: list[Any]) -> None:
    """Put more steps directly after a known one."""
    place = steps.index(known) + 1
    steps[place:place] = more


def insert_before(steps: list[Any], known: object, more: list[Any]) -> None:
    """Put more steps directly before a known one."""
    place = steps.index(known)
    steps[place:place] = more


class Rules:
    """Everything that stays the same during a game; shared by all its positions and never changed."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.overrides: Overrides | None = None
        """The numbers that the owners of a box have read on their own cards, if any."""
        self.players = config.players
        self.clockwise = [[(first + i) % self.players for i in range(self.players)] for first in range(self.players)]
        """All players in the order of their seats, by the first of them."""
        self.after = [order[1:] for order in self.clockwise]
        """By player: the others, beginning with the left neighbour."""
        self.spaces: list[Space] = []
        self._numbers: dict[str, int] = {}
        """The number of each space, by its key and by its notation."""
        self.borders: list[list[int]] = []
        """The neighbours of each space."""
        self.tiles: list[ScoreTable] = []
        self.roles: list[int] = []
        """The cards that players get by the rank of their power cards, highest first; empty if there are none."""
        self.values: list[int] = []
        """The values of the power cards, by their numbers, in rising order; entry 0 is not used."""
        self.reinforcements: list[int] = []
        """How many caballeros a power card brings, by its number; entry 0 is not used."""
        self.actions: list[int] = []
        """The card whose special action a power card has, by its number; empty if power cards have none."""
        self.cards: list[Card] = []
        self.left_out: list[str] = []
        """Keys of the cards that the options of this table leave in the box."""
        self.rounds: tuple[int, ...] = ()
        """The numbers of the rounds played (BASE-14)."""
        self.scoring_rounds: tuple[int, ...] = ()
        """The rounds that end with a general scoring (BASE-25)."""
        self.caballeros = 0
        """How many caballeros each player has."""
        self.black = 0
        """How many black caballeros there are."""
        self.black_word = "word-black-caballeros"
        """The key of the word for them."""
        self.grandes_inside = False
        """Whether a card throws Grandes into the Castillo (GIC-69, GRA-55, SC-3)."""
        self.fields: list[Field] = []
        """What the modules of this table keep on the board."""

        # --- The steps of a game, in order ---
        self.setup: list[Callable[[Position, Dealer], None]] = []
        """What is set up before anything happens, in order."""
        self.opening: list[Callable[[], Step]] = []
        """What the players do before the first round, in order."""
        self.round: list[Callable[[], Step]] = []
        """The steps of a round, in order."""
        self.turn: list[Callable[[int], Step]] = []
        """The steps of a player's turn, in order."""
        self.general_scoring: list[Callable[[], Step]] = []
        """The steps of a general scoring, in order."""
        self.region_scoring: list[Callable[[int], Step]] = []
        """The steps that score one region in a general scoring, in order."""

        # --- What modules add to, by subject: lists that are empty, or nearly so, in the base game ---
        self.placing = Placing()
        self.scoring = Scoring()
        self.turns = Turns()
        self.secrets = Secrets()
        self.effects: list[Effect] = []
        """The effects marked by tokens on the board that can be annulled."""

        # --- Laws: what must always hold ---
        self.laws: list[Law] = []
        self.history_laws: list[HistoryLaw] = []
        self.change_laws: list[ChangeLaw] = []
        """What must always hold for a position, for a position and the choices that led to it, and for each change."""
        self.truths: dict[str, Condition] = {}
        """When each reason for a refusal is true, by its key."""

        # Made by `finish` from the above; steps never change, so those of every round and turn are made once, in the
        # order of a stack: the first one to run is the last of its list.
        self.round_steps: list[Step] = []
        self.turn_steps: list[list[Step]] = []
        """By player."""
        self.general_scoring_steps: list[Step] = []
        self.region_scoring_steps: list[Step] = []
        self.first_steps: list[list[Step]] = []
        """The first step of a special action, by player and card."""
        self.regions: list[int] = []
        """The spaces that are regions, in the order in which they are scored."""
        self.others: list[list[int]] = []
        """All regions except one, indexed by that one: what the King leaves open."""
        self.realm: list[int] = []
        """The options for moving the King anywhere."""
        self.parts: list[list[int]] = []
        """By region: the region itself and the spaces that are always inside it."""
        self.counting: list[list[int]] = []
        """By region: those of its parts where caballeros count."""
        self.roomy: list[bool] = []
        """By region: whether each of its parts has room for any number of caballeros."""
        self.loose: list[int] = []
        """The spaces that can move from one region to another."""
        self.divided = False
        """Whether any region has spaces inside it."""
        self.beside: list[list[int]] = []
        """The options for placing a caballero, by the King's region."""
        self.taboos: list[int] = []
        """The places in `board.extra` of tokens that close their region, as the King does his."""
        self.passing: dict[int, list[int]] = {}
        """The places in `board.extra` of fields that do not last for good, by when they are cleared."""
        self.plain = True
        """Whether only the base game is played, so that module hooks can be skipped."""
        self.power_cards = 0
        """All power cards of a player, one bit each."""
        self.stacks = 0
        """How many stacks of action cards there are."""
        self.decks: list[list[int]] = []
        """By stack: its cards, each as often as there are copies."""
        self.asks_to_end = config.ending == "asked"
        """Whether a player who has done both parts of their card is still asked to end their turn."""
        self.places = 0
        """How many places of a table count (BASE-72)."""

    def __repr__(self) -> str:
        return f"<Rules for {self.players} players: {', '.join(self.config.modules)}>"

    def bring(self, module: Module) -> None:
        """Add everything that a module brings."""
        self.fields += module.fields
        self.effects += module.effects
        self.secrets.shows += module.shows
        self.laws += module.laws
        self.history_laws += module.history_laws
        self.change_laws += module.change_laws
        self.truths |= module.truths
        module.add(self)

    def finish(self) -> None:
        """Make the tables that are looked up often, once all modules have been added."""
        everywhere = range(len(self.spaces))
        self.regions = [space for space in everywhere if self.spaces[space].region]
        self.others = [[region for region in self.regions if region != space] for space in everywhere]
        self.realm = [SPACE + region for region in self.regions if self.spaces[region].king]
        self.parts = [[s for s in everywhere if s == space or self.spaces[s].within == space] for space in everywhere]
        self.counting = [[part for part in parts if self.spaces[part].counts] for parts in self.parts]
        self.roomy = [all(self.spaces[part].room >= self.caballeros for part in parts) for parts in self.parts]
        self.loose = [space for space in everywhere if self.spaces[space].lies != NOWHERE]
        self.plain = not self.fields
        self.secrets.fields = [field for field in self.fields if field.secret is not None]
        self.taboos = [field.at for field in self.fields if isinstance(field, RegionField) and field.taboo]
        self.passing = {
            end: [place for field in self.fields if field.until == end for place in range(field.at, field.last)]
            for end in ENDS
        }
        self.divided = len(self.spaces) > len(self.regions) + 1
        self.borders += [[] for _ in range(len(self.borders), len(self.spaces))]
        self.beside = [
            [STOP, *(SPACE + space for space in self.borders[king]), SPACE + CASTILLO] for king in everywhere
        ]
        self._make_steps()
        self._number_power_cards()
        self.power_cards = sum(1 << value for value in range(1, len(self.reinforcements)))
        self.stacks = max((card.stack for card in self.cards), default=0)
        self.decks = [[] for _ in range(self.stacks + 1)]
        for number, card in enumerate(self.cards):
            self.decks[card.stack] += [number] * card.copies
        self.places = min(self.players - 1, 3)
        self._fits_the_option_table()

    def _make_steps(self) -> None:
        """Make the steps that every game goes through again and again."""
        seats = range(self.players)
        self.round_steps = [make() for make in self.round[::-1]]
        self.turn_steps = [[make(player) for make in self.turn[::-1]] for player in seats]
        self.general_scoring_steps = [make() for make in self.general_scoring[::-1]]
        self.region_scoring_steps = [make(where) for where in self.regions[::-1] for make in self.region_scoring[::-1]]
        self.first_steps = [[card.effect(player, card) for card in self.cards] for player in seats]

    def _fits_the_option_table(self) -> None:
        """Every id has one meaning: no module may add more than its share of `board.options` holds."""
        assert self.players <= CAPACITIES[SEAT], f"{self.players} players"
        assert len(self.spaces) <= CAPACITIES[SPACE], f"{len(self.spaces)} spaces"
        assert self.stacks < CAPACITIES[CARD], f"{self.stacks} stacks"
        assert len(self.tiles) <= CAPACITIES[TILE], f"{len(self.tiles)} tiles"
        assert len(self.values) <= CAPACITIES[POWER], f"{len(self.values)} power cards"
        assert max(self.reinforcements, default=0) < CAPACITIES[AMOUNT], f"{max(self.reinforcements)} caballeros"
        assert all(0 <= mark.kind < CAPACITIES[OF_KIND] for mark in self.placing.marks), "a mark without an option"
        assert all(aside.option in ASIDES for aside in self.turns.asides), "an aside without an option"

    def _number_power_cards(self) -> None:
        """Number the power cards with special actions, which are cards with a value, in order of value."""
        deck = [number for number, card in enumerate(self.cards) if "value" in card.numbers]
        if deck:
            deck.sort(key=lambda number: self.cards[number].numbers["value"])
            self.actions = [NOTHING, *deck]
            self.values = [0, *(self.cards[number].numbers["value"] for number in deck)]
            self.reinforcements = [0, *(self.cards[number].numbers["caballeros"] for number in deck)]

    def next_round(self, number: int) -> int:
        """The round after this one, or 0 after the last."""
        for later in self.rounds:
            if later > number:
                return later
        return 0

    def card_named(self, key: str) -> int:
        """The number of the card with this key."""
        for number, card in enumerate(self.cards):
            if card.key == key:
                return number
        raise KeyError(key)

    def border(self, pairs: str) -> None:
        """Make pairs of spaces neighbours, such as `Gal-Vas Gal-Vie`."""
        self.borders += [[] for _ in range(len(self.borders), len(self.spaces))]
        for pair in pairs.split():
            a, b = [self.space_named(name) for name in pair.split("-")]
            self.borders[a] = sorted([*self.borders[a], b])
            self.borders[b] = sorted([*self.borders[b], a])

    def source(self, key: str, column: str = "") -> int:
        """Add something that points can be for, listed in a column of its own or another one; its number."""
        self.scoring.columns[key] = column or key
        self.scoring.sources.append(key)
        return len(self.scoring.sources) - 1

    def space_named(self, name: str) -> int:
        """The space with this key or notation."""
        number = self._numbers.get(name, NOWHERE)
        if number == NOWHERE:
            for number, space in enumerate(self.spaces):
                self._numbers[space.key] = self._numbers[space.short] = number
            number = self._numbers[name]
        return number
