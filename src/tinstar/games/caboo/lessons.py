"""What is said in a first game of Caboo, each thing when it first matters."""

from tinstar.core.game import Game
from tinstar.core.lessons import Lesson
from tinstar.games.caboo.components import Rank
from tinstar.games.caboo.results import cost_of_being_wrong


def lessons(game: Game) -> list[Lesson]:
    return [*_turns(game), *_powers(), *_together(game)]


def _turns(game: Game) -> list[Lesson]:
    box = game.box[0]
    return [
        Lesson(
            "start",
            "In Caboo one wants to have little: whoever has the least sum on the floor when the"
            f" round ends does best. A King counts {box.value[Rank.KING]}, an Ace"
            f" {box.value[Rank.ACE]}, a Jack {box.value[Rank.JACK]}, a Queen"
            f" {box.value[Rank.QUEEN]}, the others what they show.",
        ),
        Lesson(
            "lies row",
            f"These {box.dealt} cards are yours, face down for you too. You have looked at the"
            f" {box.looked_at} at the bottom, once. Remember what they are, and where each lies.",
            "row",
        ),
        Lesson(
            "asked draw",
            "Your turn begins with a card from the pile. Only you will see it.",
            "pile",
        ),
        Lesson(
            "asked swap",
            "Is the card low? Then keep it: point at the card of yours that it replaces, and that"
            " one goes to the centre. You may give up one that you have never seen.",
            "row",
        ),
        Lesson(
            "asked discard",
            "Or lay the drawn card in the centre. Then you are rid of it, and your own cards stay"
            " as they are.",
            "centre",
        ),
    ]


def _powers() -> list[Lesson]:
    return [
        Lesson(
            "asked look",
            "This card can do something when it is laid down straight from the pile: it lets you"
            " look at a card. Some show one of your own, others one of somebody else's.",
        ),
        Lesson(
            "asked trade",
            "This card can do something when it is laid down straight from the pile: it trades a"
            " card of yours for one of somebody else's, and nobody looks at either.",
        ),
    ]


def _together(game: Game) -> list[Lesson]:
    box = game.box[0]
    return [
        Lesson(
            "asked mine",
            'Somebody has laid a card down, and all others may say "Mine!". Who is first takes it'
            " for a card of their own, or stacks on it. Nothing to say? Then pass.",
            "centre",
        ),
        Lesson(
            "asked stack",
            "Stacking makes you lighter: a card of the same rank as the one in the centre may go"
            " there too, yours or anybody's. For one of somebody else's you give one of yours. Be"
            " sure of it: a wrong card comes back, and one more with it.",
        ),
        Lesson(
            "asked call",
            'Do you think you have the least of all? Then say "Caboo". If you are right that costs'
            f" you {_points(box.reward)}, if not {cost_of_being_wrong(box)}. It is early for that"
            " now.",
        ),
        Lesson(
            "told caboo",
            _after_the_call(bool(box.advanced)),
        ),
        Lesson(
            "told end",
            "All cards are turned up and counted. The sums are added round by round: above"
            f" {box.out_above} points one is out, and the last one left wins.",
        ),
    ]


def _points(points: int) -> str:
    return "nothing" if points == 0 else f"{points} points"


def _after_the_call(last_round: bool) -> str:
    if last_round:
        return "Caboo is called. Everybody has one more turn, the caller last; then all is shown."
    return "Caboo is called. The turn that is under way is finished, and then all cards are shown."
