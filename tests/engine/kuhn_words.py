"""Texts and scene of Kuhn poker: the least that a user interface needs."""

from tinstar.presentation.game_parts import GameScene, GameWords
from tinstar.presentation.scene import Event, Piece, Place, Seat, Touch, Zone, standing
from tinstar.presentation.view_with_names import Sight

CARDS = ("jack", "queen", "king")


def chance_text(s, outcome: int) -> str:
    return f"deal {CARDS[outcome]}"


def prompt(sight: Sight) -> str:
    return "Bet or check?"


def action_text(sight: Sight, action: int) -> str:
    return sight.game.rules.actions.text(action)


def score_lines(sight: Sight, seat: int) -> list[str]:
    return []


def primer(game, say) -> list[str]:
    return ["The higher card wins."]


def dealt(before: Sight, card: int | None) -> list[Event]:
    named = "a card" if card is None else f"the {CARDS[card]}"
    return [Event("deal", f"{before.person(before.s.mover).name} is dealt {named}")]


def answered(before: Sight, after: Sight) -> list[Event]:
    mover = int(before.s.mover)
    bets = int(after.s.has_bet[mover] - before.s.has_bet[mover])
    return [Event("answer", f"{before.person(mover).name} bets {bets}", mover)]


def seats(sight: Sight) -> list[Seat]:
    return [standing(sight, seat, score=0) for seat in range(2)]


def zones(sight: Sight) -> list[Zone]:
    return [_card(sight, seat) for seat in range(2)]


def _card(sight: Sight, seat: int) -> Zone:
    card = sight.s.hand[seat]
    piece = Piece(CARDS[card]) if card >= 0 else Piece()
    return Zone("hand", sight.whose(seat), "hand", (Place(f"hand {seat}", "", (piece,)),), seat)


def counters(sight: Sight) -> list:
    return []


def touches(sight: Sight, action: int) -> Touch:
    return Touch(sight.game.rules.actions.text(action))


WORDS = GameWords(
    minutes=1,
    unsaid=(),
    chance_text=chance_text,
    prompt=prompt,
    action_text=action_text,
    score_lines=score_lines,
    primer=primer,
)
SCENE = GameScene(seats=seats, zones=zones, counters=counters, touches=touches)
