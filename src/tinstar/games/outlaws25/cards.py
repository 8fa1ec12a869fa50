"""Outlaws, cards and chips of 25 Outlaws as words and pieces, and the ids of their places."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from tinstar.core.actions import seat_letter
from tinstar.core.scene import Piece, Sight
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

POT, BANK, FLOP, BOX = "pot", "bank", "flop", "box"
POKER, REWARDS, SHERIFFS, WANTED = "poker deck", "reward deck", "sheriff deck", "wanted deck"
LAW = "law"  # where the Sheriffs wait that the flop has brought
FACING = ("attacker", "defender")  # where two face each other
BACK = Piece()
SIGNS = "♠♥♦♣"
FIGURES = ("10", "J", "Q", "K", "A")
# Ours, from slow to fast: the book names none of the five of a colour.
NAMES = ("Prospector", "Gambler", "Rustler", "Crackshot", "Gunman")


@cache
def place_id(place: int) -> str:
    """`A3` for the third place of seat A, or where the Sheriffs stand."""
    return LAW if place == LAWMAN else f"{seat_letter(place // ROW)}{place % ROW + 1}"


@cache
def hand_of(seat: int) -> str:
    return f"hand {seat_letter(seat)}"


# --- money ----------------------------------------------------------------------------------------


def dollars(chips: int) -> str:
    return f"${int(chips) * DOLLARS}"


def stack(chips: int, *marks: str) -> Piece:
    """Chips that lie together: the only pieces whose face begins with a dollar."""
    return Piece(dollars(chips), dollars(chips), marks=marks)


def die(face: int) -> Piece:
    return Piece(f"die-{face}", "die", str(face))


def bonus(points: int) -> Piece:
    return Piece(f"{points:+d}", "by Rewards", f"{points:+d}")


# --- cards ----------------------------------------------------------------------------------------


@cache
def poker_word(card: int) -> str:
    return LETTERS_OF_RANKS[card // SUITS] + LETTERS_OF_SUITS[card % SUITS]


@cache
def poker_name(card: int) -> str:
    rank = "10" if card // SUITS == Rank.TEN else rank_name(card // SUITS)
    return f"{rank} of {Suit(card % SUITS).name.title()}"


@cache
def rank_name(rank: int) -> str:
    return "10" if rank == Rank.TEN else Rank(rank).name.title()


def poker_card(card: int, *marks: str) -> Piece:
    if card == NONE:
        return Piece(marks=marks)
    figure, sign = FIGURES[card // SUITS], SIGNS[card % SUITS]
    return Piece(poker_word(card), poker_name(card), figure, sign, marks)


def hand_name(cards: Sequence[int]) -> str:
    """What three cards make: a flush, a pair..."""
    low, middle, high = sorted(int(c) // SUITS for c in cards)
    kind = Category(category(low, middle, high, len({int(c) % SUITS for c in cards}) == 1))
    if kind == Category.PAIR:
        return f"a pair of {rank_name(middle)}s"
    if kind == Category.HIGH_CARD:
        return f"{rank_name(high)} high"
    name = kind.name.lower().replace("_", " ")
    return name if kind == Category.THREE_OF_A_KIND else f"a {name}"


@cache
def outlaw_word(outlaw: int) -> str:
    return Outlaw(outlaw).name.lower()


def outlaw_name(sight: Sight, outlaw: int) -> str:
    return f"{NAMES[outlaw]} (speed {sight.box.speed[outlaw]})"


def outlaw_card(sight: Sight, outlaw: int, *marks: str) -> Piece:
    if outlaw == NONE:
        return Piece(marks=marks)
    speed = str(sight.box.speed[outlaw])
    return Piece(outlaw_word(outlaw), NAMES[outlaw], speed, marks=marks)


def outlaw_at(sight: Sight, place: int) -> Piece:
    """The card that belongs to a place of a row, wherever it is now."""
    s, (seat, row) = sight.s, divmod(int(place), ROW)
    marks = ["marked"] * bool(s.alive[seat, row] and s.marker[seat] == row)
    marks += ["face up"] * bool(s.alive[seat, row] and s.face_up[seat, row])
    marks += ["dead"] * bool(not s.alive[seat, row])
    return outlaw_card(sight, int(s.outlaw[seat, row]), *marks)


def sheriff(speed: int, *marks: str) -> Piece:
    return Piece(f"sheriff-{speed}", "Sheriff", str(speed), marks=marks)


def wanted_card(rank: int, count: int = 1) -> Piece:
    return Piece(wanted_word(rank), "Wanted", FIGURES[rank], count=count)


@cache
def wanted_word(rank: int) -> str:
    return f"wanted-{Rank(rank).name.lower()}"


@cache
def reward_word(kind: int) -> str:
    return Reward(kind).name.lower().replace("_", "-")


@cache
def reward_name(kind: int) -> str:
    return Reward(kind).name.replace("_", " ").title().replace(" The ", " the ")


def reward_card(sight: Sight, kind: int) -> Piece:
    if kind == NONE:
        return Piece(marks=("reward",))
    text = reward_text(sight.box, kind)
    return Piece(reward_word(kind), reward_name(kind), text=text, marks=("reward",))


def reward_text(box: Any, kind: int) -> str:
    """What a Reward does, from the numbers of the edition."""
    said = {
        Effect.SPEEDS: "+{} in a duel",
        Effect.SLOWS: "a drink: -{} for one duellist",
        Effect.REROLLS: "roll your die again",
        Effect.ROBS: "up to ${}0 from the Bank",
        Effect.PARDONS: "take off {} Wanted",
        Effect.BRIBES: "the Sheriff goes away",
        Effect.REDRAWS: "change a poker card",
        Effect.ESCAPES: "escape a holdup",
    }
    does = {effect: int(box.effects[kind, effect]) for effect in Effect}
    return ", ".join(said[e].format(n) for e, n in does.items() if n) or "nothing"


def listed(texts: Sequence[str]) -> str:
    """one, two and three"""
    return " and ".join(filter(None, [", ".join(texts[:-1]), *texts[-1:]]))


# --- parts of sentences ---------------------------------------------------------------------------


def outlaw_of(sight: Sight, place: int) -> str:
    """The Outlaw at a place, by name and speed if this seat knows it; or the Sheriff."""
    if place == LAWMAN:
        return "the Sheriff"
    seat, row = divmod(int(place), ROW)
    outlaw = int(sight.s.outlaw[seat, row])
    name = f"Outlaw {row + 1}" if outlaw == NONE else outlaw_name(sight, outlaw)
    return f"{sight.whose(seat)} {name}"


def own_outlaw(sight: Sight, row: int) -> str:
    """One of the gang of whoever is asked, in few words."""
    name = short_name(sight, int(sight.s.mover), row)
    return name if name.startswith("Outlaw") else f"your {name}"


def short_name(sight: Sight, seat: int, row: int) -> str:
    outlaw = int(sight.s.outlaw[seat, row])
    return f"Outlaw {row + 1}" if outlaw == NONE else NAMES[outlaw]


def cards_of(cards: Sequence[int]) -> str:
    return " ".join(FIGURES[c // SUITS] + SIGNS[c % SUITS] for c in cards if c != NONE)
