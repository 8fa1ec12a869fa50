"""Outlaws, cards and chips of 25 Outlaws as words and pieces, and the ids of their places."""

from collections.abc import Sequence
from enum import IntEnum
from functools import cache

from tinstar.engine.actions import seat_letter
from tinstar.engine.i18n import Say, Thing
from tinstar.games.outlaws25.components import (
    DOLLARS,
    LAWMAN,
    LETTERS_OF_RANKS,
    LETTERS_OF_SUITS,
    NONE,
    ROW,
    SUITS,
    Category,
    Effect,
    Outlaw,
    Rank,
    Reward,
    Suit,
)
from tinstar.games.outlaws25.poker import category
from tinstar.games.outlaws25.vocabulary import Mark, PlaceId
from tinstar.presentation.scene import Piece
from tinstar.presentation.view_with_names import Sight

POT, BANK, FLOP, BOX, LAW = PlaceId.POT, PlaceId.BANK, PlaceId.FLOP, PlaceId.BOX, PlaceId.LAW
POKER, REWARDS = PlaceId.POKER, PlaceId.REWARDS
SHERIFFS, WANTED = PlaceId.SHERIFFS, PlaceId.WANTED
FACING = (PlaceId.ATTACKER, PlaceId.DEFENDER)  # the two places of a duel
BACK = Piece()
SIGNS = "♠♥♦♣"
FIGURES = ("10", "J", "Q", "K", "A")


@cache
def place_id(place: int) -> str:
    """Return the id of a place in a row: `A3` is the third place of seat A."""
    return PlaceId.OUTLAW.format(seat=seat_letter(place // ROW), place=place % ROW + 1)


@cache
def hand_of(seat: int) -> str:
    """Return the id of the place that holds a seat's hand."""
    return PlaceId.HAND.format(seat=seat_letter(seat))


def word(member: IntEnum) -> str:
    """Return the name of an enum member in notation and message ids, such as ace-up-the-sleeve."""
    return member.name.lower().replace("_", "-")


# --- money ----------------------------------------------------------------------------------------


def dollars(say: Say, chips: int) -> str:
    """Return a sum of money in words."""
    return say("money", n=int(chips) * DOLLARS)


def stack(sight: Sight, chips: int, *marks: str) -> Piece:
    """Return a stack of chips. Only such pieces have a face that begins with a dollar sign."""
    return Piece(f"${int(chips) * DOLLARS}", dollars(sight.say, chips), marks=marks)


def die(sight: Sight, face: int) -> Piece:
    return Piece(f"die-{face}", sight.say("piece-die"), str(face))


def bonus(sight: Sight, points: int) -> Piece:
    return Piece(f"{points:+d}", sight.say("piece-bonus"), f"{points:+d}")


# --- cards ----------------------------------------------------------------------------------------


@cache
def poker_word(card: int) -> str:
    """Return the notation of a poker card, such as Qh."""
    return LETTERS_OF_RANKS[card // SUITS] + LETTERS_OF_SUITS[card % SUITS]


def poker_name(sight: Sight, card: int) -> str:
    return sight.say(
        "poker-card", rank=rank(card // SUITS), suit=f"suit-{word(Suit(card % SUITS))}"
    )


def rank(of: int) -> str:
    """Return the id of the message with the rank's name."""
    return f"rank-{word(Rank(of))}"


def poker_card(sight: Sight, card: int, *marks: str) -> Piece:
    if card == NONE:
        return Piece(marks=marks)
    figure, sign = FIGURES[card // SUITS], SIGNS[card % SUITS]
    return Piece(poker_word(card), poker_name(sight, card), figure, sign, marks)


def hand_name(say: Say, cards: Sequence[int]) -> str:
    """Return the name of a hand of three cards, such as a flush or a pair."""
    low, middle, high = sorted(int(c) // SUITS for c in cards)
    kind = Category(category(low, middle, high, len({int(c) % SUITS for c in cards}) == 1))
    return say(f"hand-{word(kind)}", rank=rank(middle if kind == Category.PAIR else high))


@cache
def outlaw_word(outlaw: int) -> str:
    return Outlaw(outlaw).name.lower()


def outlaw_name(outlaw: int) -> str:
    """Return the id of the message with the Outlaw's name."""
    return f"outlaw-{outlaw_word(outlaw)}"


def speed(sight: Sight, outlaw: int) -> int:
    return int(sight.box.speed[outlaw])


def outlaw_card(sight: Sight, outlaw: int, *marks: str) -> Piece:
    if outlaw == NONE:
        return Piece(marks=marks)
    name = sight.say(outlaw_name(outlaw))
    return Piece(outlaw_word(outlaw), name, str(speed(sight, outlaw)), marks=marks)


def outlaw_at(sight: Sight, place: int) -> Piece:
    """Return the Outlaw card that belongs to a place of a row, even if the card lies elsewhere."""
    s, (seat, row) = sight.s, divmod(int(place), ROW)
    marks = [Mark.PLAYS] * bool(s.alive[seat, row] and s.marker[seat] == row)
    marks += [Mark.FACE_UP] * bool(s.alive[seat, row] and s.face_up[seat, row])
    marks += [Mark.DEAD] * bool(not s.alive[seat, row])
    return outlaw_card(sight, int(s.outlaw[seat, row]), *marks)


def sheriff(sight: Sight, speed: int, *marks: str) -> Piece:
    return Piece(f"sheriff-{speed}", sight.say("piece-sheriff"), str(speed), marks=marks)


def wanted_card(sight: Sight, rank: int, count: int = 1) -> Piece:
    return Piece(wanted_word(rank), sight.say("piece-wanted"), FIGURES[rank], count=count)


@cache
def wanted_word(rank: int) -> str:
    return f"wanted-{word(Rank(rank))}"


@cache
def reward_word(kind: int) -> str:
    return word(Reward(kind))


def reward_name(kind: int) -> str:
    """Return the id of the message with the Reward's name."""
    return f"reward-{reward_word(kind)}"


def reward_card(sight: Sight, kind: int) -> Piece:
    if kind == NONE:
        return Piece(marks=(Mark.REWARD,))
    name, text = sight.say(reward_name(kind)), reward_text(sight, kind)
    return Piece(reward_word(kind), name, text=text, marks=(Mark.REWARD,))


def reward_text(sight: Sight, kind: int) -> str:
    """Return the effects of a Reward in words, from the numbers of the edition."""
    does = {effect: int(sight.box.effects[kind, effect]) for effect in Effect}
    said = [
        sight.say(f"effect-{word(effect)}", n=n, money=dollars(sight.say, n))
        for effect, n in does.items()
        if n
    ]
    return ", ".join(said) or sight.say("effect-none")


# --- parts of sentences ---------------------------------------------------------------------------


def outlaw_of(sight: Sight, place: int) -> Thing:
    """Return the phrase for the Outlaw at a place, or for the Sheriff.

    The phrase includes name and speed only if this seat knows them.
    """
    if place == LAWMAN:
        return Thing("the-sheriff")
    seat, row = divmod(int(place), ROW)
    outlaw, whose = int(sight.s.outlaw[seat, row]), sight.person(seat)
    if outlaw == NONE:
        return Thing("unknown-outlaw", whose=whose, place=row + 1)
    name, quick = outlaw_name(outlaw), speed(sight, outlaw)
    return Thing("known-outlaw", whose=whose, outlaw=name, speed=quick)


def own_outlaw(sight: Sight, row: int) -> Thing:
    """Return a short phrase for an Outlaw of the player to act."""
    outlaw = int(sight.s.outlaw[sight.s.mover, row])
    return by_place(row) if outlaw == NONE else Thing("own-outlaw", outlaw=outlaw_name(outlaw))


def by_place(row: int) -> Thing:
    """Return the phrase that names an Outlaw by the number of its place."""
    return Thing("outlaw-at", place=row + 1)


def cards_of(cards: Sequence[int]) -> str:
    """Return cards as text, such as Q♥ 10♠."""
    return " ".join(FIGURES[c // SUITS] + SIGNS[c % SUITS] for c in cards if c != NONE)
