"""What is said in a first game of Showdown, each thing when it first matters."""

from tinstar.core.game import Game
from tinstar.core.lessons import Lesson
from tinstar.games.showdown.cards import bucks


def lessons(game: Game) -> list[Lesson]:
    return [*_turns(game), *_on_the_board(game), *_dice_and_money()]


def _turns(game: Game) -> list[Lesson]:
    most, needed = int(game.box[0].hand_limit), int(game.box[0].symbols_needed)
    return [
        Lesson(
            "start",
            "You are a prairie dog who robs a town. When somebody takes the last card that lies"
            " face up the game ends, and whoever has most bucks wins.",
        ),
        Lesson(
            "lies hand",
            "This is your hand. What counts are the symbols, for each of them does something:"
            " bandits walk, the sheriff walks, dice are rolled, money is saved.",
            "hand",
        ),
        Lesson(
            "asked take",
            "The quiet way to spend a turn is to make plans: take one card from here, or a"
            f" surprise from the pile. With {most} cards in hand you must take action.",
            "open",
        ),
        Lesson(
            "asked choose",
            "The loud way is to take action: name a symbol, and lay cards that all show it,"
            f" {needed} times together at least. Then everything on them happens, the other symbols"
            " too.",
        ),
    ]


def _on_the_board(game: Game) -> list[Lesson]:
    loss = bucks(int(game.box[0].lookout_loss))
    return [
        Lesson(
            "asked do",
            "Several symbols lie there, and you say which goes first. It matters: walk behind a"
            " rock, for example, before the sheriff looks around.",
        ),
        Lesson(
            "told step",
            "A bandit walks a step for each symbol. Where its last step ends it may find bucks or"
            " a disguise. And whoever goes through the tunnel under the bank empties a vault.",
            "track",
        ),
        Lesson(
            "told sheriff",
            "The sheriff walks from vault to vault, past those that are empty, and comes by his"
            " lookout on the roof. The vault where he stands cannot be robbed.",
            "bank",
        ),
        Lesson(
            "told found",
            f"He passed his lookout and looked around. Whoever is in the open loses {loss}, or"
            " gives up a disguise. Behind a rock nobody is found; a money box is never touched.",
        ),
    ]


def _dice_and_money() -> list[Lesson]:
    return [
        Lesson(
            "told roll",
            "A die is rolled for each such symbol. The brown one is a holdup and brings bucks from"
            " the stockpile; the black one is a brawl and takes them from the others. But the"
            " sheriff's face ends it, and all that was rolled is lost.",
            "dice",
        ),
        Lesson(
            "asked use",
            "You have a disguise, and this is what it is for: hand it in, and the sheriff has not"
            " seen you.",
        ),
        Lesson(
            "told save",
            "Bucks went into a money box: one for each such symbol, and nobody can take them out,"
            " not even the sheriff.",
            "things",
        ),
        Lesson(
            "asked rob",
            "You are under the bank: one full vault is yours, wherever the sheriff does not stand.",
            "bank",
        ),
    ]
