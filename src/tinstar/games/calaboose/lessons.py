"""What is said in a first game of Calaboose, each thing when it first matters."""

from tinstar.core.game import Game
from tinstar.core.lessons import Lesson
from tinstar.games.calaboose.components import Card


def lessons(game: Game) -> list[Lesson]:
    return [*_at_first(game), *_deeds(), *_answers(), *_specials(game)]


def _at_first(game: Game) -> list[Lesson]:
    box = game.box[0]
    bandits = box.bounty[Card.BANDIT]
    return [
        Lesson(
            "start",
            "You are a sheriff, and so is everybody here. Fill your jail with outlaws: when the"
            " game ends, the jail that is worth most wins.",
        ),
        Lesson(
            "lies jail",
            f"This is your jail. It has {box.cells} cells, and all can see who sits there. Only"
            " prisoners count: what you still hold in your hand is worth nothing.",
            "jail",
        ),
        Lesson(
            "lies hand",
            "This is your hand. The number at the top of a card is how strong the outlaw is. At"
            " the foot stands what a gang is worth, all together: a single Bandit in your jail"
            f" {bandits[0]}, two of them {bandits[1]}, three {bandits[2]}.",
            "hand",
        ),
    ]


def _deeds() -> list[Lesson]:
    return [
        Lesson(
            "asked put",
            "On your turn you do one thing. The quiet one: put a card into an empty cell. Keep to"
            " one or two kinds, for gangs are what pays. You draw a new card at once.",
            "jail",
        ),
        Lesson(
            "asked send",
            "Or you send a card to somebody else's jail: over a prisoner who is weaker, and that"
            " one is thrown out, or into an empty cell, where a worthless Huckster takes up room.",
        ),
    ]


def _answers() -> list[Lesson]:
    return [
        Lesson(
            "told send",
            "A card comes to a jail, and waits there for an answer. Its owner may defend with a"
            " stronger outlaw, from hand or jail. If not, it moves in.",
        ),
        Lesson(
            "asked accept",
            "This one came for you. Let it in, or defend: then it is discarded, and your"
            " defender must go on to another jail. So a prisoner who defends is lost to you.",
        ),
        Lesson(
            "asked defend_from_hand",
            "As strong is not strong enough, but for Gunslingers: they stop each other, and both go"
            " on to one other jail. And a Bad Lawman beats everybody except the weakest of"
            " all: only a Huckster stops him.",
            "hand",
        ),
        Lesson(
            "asked redirect",
            "It held! Your defender goes on to another jail, wherever you like, and may throw out"
            " somebody there. Its owner can defend in turn, and so it may go round the table.",
        ),
    ]


def _specials(game: Game) -> list[Lesson]:
    cells = int(game.box[0].cells)
    return [
        Lesson(
            "asked lock",
            "Your jail is full, so you may lock a prisoner down instead: nobody can touch that"
            f" card any more. With all {cells} locked down the game ends at once.",
            "jail",
        ),
        Lesson(
            "asked whiskey",
            "You hold a Bad Whiskey: before your turn's deed you may trade your whole hand for"
            " somebody else's. Only another Bad Whiskey stops it.",
            "hand",
        ),
        Lesson(
            "asked jail_break",
            "You hold the Jail Break: before your turn's deed it throws all prisoners of one kind"
            " out of your own jail. That is how one gets rid of Hucksters.",
            "hand",
        ),
        Lesson(
            "asked send_nowhere",
            "One of your cards has no place in any other jail. You may play it all the same, and"
            " that ends the game at once: a fine thing to do when your jail is worth most.",
            "hand",
        ),
    ]
