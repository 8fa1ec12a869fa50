"""The box of Showdown (its numbers and options), and the record of its state."""

from enum import IntEnum
from typing import Any

from tinstar.engine.actions import members
from tinstar.engine.game_parameters import Box, Number, Option
from tinstar.engine.layout import A_SEAT, Layout, Sees, field
from tinstar.games.showdown.components import (
    HAND_LIMIT,
    KINDS,
    NUMBERS,
    OPEN,
    SEATS,
    SPACES,
    SYMBOLS,
    VAULTS,
    Answer,
    Card,
    Die,
    Disguise,
    Group,
    OpenCard,
)


class Phase(IntEnum):
    """The decision to be made. In phases after UNDER_WAY, chance decides."""

    TURN = 0  # does this seat make plans, or take action (with which symbol)?
    LAY = 1  # which cards are laid?
    GROUP = 2  # which symbols are carried out next?
    VAULT = 3  # which vault is emptied?
    LOOKOUT = 4  # does this seat use a disguise when the sheriff looks around?
    DISCOVERED = 5  # does this seat use a disguise against the sheriff on the die?
    STEAL = 6  # how many bucks does this victim lose?
    OVER = 7
    UNDER_WAY = 8  # a group of symbols is carried out automatically
    BEGIN = 9  # who begins?
    LAY_OUT = 10  # the first cards are turned over
    DEAL = 11  # the hands are dealt
    TURN_OVER = 12  # a card is turned over for one that was taken
    DRAW = 13  # a card is drawn from the pile
    ROLL = 14  # a die is rolled


class Ending(IntEnum):
    """The ways a game can end."""

    NONE = 0
    LAST_CARD = 1  # the last face-up card was taken


def impossible(numbers: dict[str, Any]) -> str:
    """Return why the numbers of an edition do not fit together, or "" if they fit.

    A player with a full hand must be able to take action.  [R4]
    """
    cards = sum(n for path, n in numbers.items() if path.startswith("copies."))
    dealt = numbers["open_cards"] + SEATS * numbers["hand_size"]
    limit, needed = numbers["hand_limit"], numbers["symbols_needed"]
    enough = SYMBOLS * (needed - 1) // 2 + 1  # this many cards must show some symbol that often
    spaces, behind = numbers["spaces"], numbers["tunnel_to"]
    if cards < dealt:
        return f"[copies]: expected at least {dealt} cards, to deal {SEATS} hands; got {cards}"
    if numbers["hand_size"] > limit:
        return f"[hand_size]: expected at most the hand limit, {limit}; got {numbers['hand_size']}"
    if limit < enough:
        return f"[hand_limit]: expected at least {enough}, so that a full hand can act; got {limit}"
    if behind > spaces:
        return f"[tunnel_to]: expected one of the {spaces} spaces, got {behind}"
    for die in Die:
        if not sum(numbers[f"faces.{die.name}"]) + numbers[f"sheriff_faces.{die.name}"]:
            return f"[faces] {die.name}: expected a die with faces, got none"
    return ""


BOX = Box(
    "showdown_box",
    (2, int(SEATS)),  # [C1]
    Number("hand_size", "cards that a seat is dealt", least=1, most=HAND_LIMIT),
    Number("bucks_at_start", "bucks that a seat begins with", most=99),
    Number("open_cards", "cards that lie face up", least=1, most=OPEN),
    Number("hand_limit", "cards in a hand at the most", least=1, most=HAND_LIMIT),
    Number("symbols_needed", "times that the chosen symbol must be laid", least=1, most=9),
    Number("lookout_loss", "bucks that a bandit loses when it is discovered", most=99),
    Number("bucks_per_card", "bucks for each card in hand at the end", most=99),
    Number("copies", "cards of each kind", of=tuple(Card), most=99),
    Number("spaces", "spaces of the track", least=2, most=SPACES),
    Number("bucks_on", "bucks for a last step there", length=SPACES, as_many_as="spaces", most=99),
    Number("rock_on", "1 where a rock hides bandits", length=SPACES, as_many_as="spaces", most=1),
    Number(
        "disguise_on",
        "1 where a last step brings this disguise",
        of=tuple(Disguise),
        length=SPACES,
        as_many_as="spaces",
        most=1,
    ),
    Number("tunnel_to", "space behind the tunnel, counted from 1", least=1, most=SPACES),
    Number("vaults", "vaults of the bank", least=1, most=VAULTS),
    Number("vault", "bucks in each vault", length=VAULTS, as_many_as="vaults", least=1, most=99),
    Number("sheriff_faces", "faces of a die that show the sheriff", of=tuple(Die), most=20),
    Number("faces", "faces of a die that show 0, 1...", of=tuple(Die), length=NUMBERS, most=20),
    Option(  # [O1]
        "disguises_owned",
        ("one_of_each", "one_in_all"),
        "how many disguises a bandit may own",
        "R15",
        (
            "a bandit may own mustache and sunglasses at once",
            "a bandit owns one disguise at most, mustache or sunglasses",
        ),
    ),
    Option(  # [O2]
        "lookout_finds",
        ("everybody", "the_others"),
        "whom the sheriff finds when he looks around",
        "R18",
        (
            "the sheriff, when he looks around, also finds the player whose turn it is",
            "the sheriff, when he looks around, does not find the player whose turn it is",
        ),
    ),
    Option(  # [O3]
        "rocks_and_dice",
        ("no_help", "hide"),
        "whether a rock helps against the sheriff on a die",
        "R21",
        (
            "a rock does not help against the sheriff on a die",
            "the sheriff on a die counts as a blank for a player behind a rock",
        ),
    ),
    impossible=impossible,
)

ONE_IN_ALL = BOX.options["disguises_owned"].choices.index("one_in_all")
THE_OTHERS = BOX.options["lookout_finds"].choices.index("the_others")
HIDE = BOX.options["rocks_and_dice"].choices.index("hide")

STATE = Layout(
    "showdown",
    field("phase", (), Sees.EVERYONE, "what is being decided", of=Phase),
    field("turn", (), Sees.EVERYONE, "seat whose turn it is, or -1 before the first", value=A_SEAT),
    field("mover", (), Sees.EVERYONE, "seat that is asked, or to whom a card goes", value=A_SEAT),
    field("hand", (SEATS, KINDS), Sees.OWNER, "cards of each kind in hand", kinds=members(*Card)),
    field("hand_size", (SEATS,), Sees.EVERYONE, "cards in hand", counts="hand"),
    field("known", (SEATS, KINDS), Sees.EVERYONE, "of these, at least so many were taken openly"),
    field("pile", (KINDS,), Sees.NOBODY, "cards of each kind still to come"),  # [S4]
    field("pile_size", (), Sees.EVERYONE, "cards in the pile", counts="pile"),
    field("open_card", (OPEN,), Sees.EVERYONE, "cards face up, or EMPTY", of=OpenCard),
    field("discards", (KINDS,), Sees.EVERYONE, "cards of each kind discarded"),
    field("laid", (KINDS,), Sees.EVERYONE, "cards of each kind laid out this turn"),
    field("symbol", (), Sees.EVERYONE, "symbol chosen this turn, or NONE", of=Group),
    field("left", (SYMBOLS,), Sees.EVERYONE, "symbols laid out and not yet begun, of each kind"),
    field("group", (), Sees.EVERYONE, "symbols being carried out, or NONE", of=Group),
    field("steps", (), Sees.EVERYONE, "steps or rolls that remain of them"),
    field("haul", (), Sees.EVERYONE, "bucks rolled so far, or still to be taken from others"),
    field("victim", (), Sees.EVERYONE, "seat that a brawl comes to next", value=A_SEAT),
    field("rolled", (len(Die),), Sees.EVERYONE, "what each die shows, 7 the sheriff, -1 nothing"),
    field("bandit", (SEATS,), Sees.EVERYONE, "space on which a bandit stands"),
    field("sheriff", (), Sees.EVERYONE, "station of the sheriff: 0 his lookout, then the vaults"),
    field("vault_open", (VAULTS,), Sees.EVERYONE, "1 where a vault is full, 0 where it is a roof"),
    field("bucks", (SEATS,), Sees.EVERYONE, "bucks face up"),  # [S10]
    field("money_box", (SEATS,), Sees.EVERYONE, "bucks in the money box, for who counts along"),
    field(
        "disguise",
        (SEATS, len(Disguise)),
        Sees.EVERYONE,
        "disguises owned of each kind",
        kinds=members(*Disguise),
    ),
    field("answer", (SEATS,), Sees.OWNER, "answer to a look around, not yet shown", of=Answer),
    field("met", (SEATS,), Sees.EVERYONE, "how the last who were asked met theirs", of=Answer),
    field("ending", (), Sees.EVERYONE, "how the game ended", of=Ending),
)
