"""What is said in a first game of Rin Tin Tin, each thing when it first matters."""

from tinstar.core.game import Game
from tinstar.core.lessons import Lesson


def lessons(game: Game) -> list[Lesson]:
    return [*_turns(game), *_what_counts(game)]


def _turns(game: Game) -> list[Lesson]:
    circles = int(game.box[0].circles)
    return [
        Lesson(
            "start",
            "Outlaws with stolen gold hide in four Territories, and you lead a squad of cavalry."
            " Whoever brings home most outlaws and gold wins.",
        ),
        Lesson(
            "lies group",
            f"Each circle is an outlaw, and they hide in groups: {circles} ordinary"
            " circles and one Rin Tin Tin circle. Cover a circle with a piece of yours, and that"
            " outlaw is captured for good.",
            "group",
        ),
        Lesson(
            "lies squad",
            "This is your squad: Cavalrymen for the ordinary circles, and Rin Tin Tin figures for"
            " the circles of the dog. When all pieces are played, the game ends.",
            "squad",
        ),
        Lesson(
            "told spin",
            "Every turn begins with the spinner, which does that by itself. A color says in which"
            " Territory the Cavalryman goes; Free Color Choice lets one choose.",
            "spinner",
        ),
        Lesson(
            "asked cavalryman",
            "Now choose a circle that is lit. Stay where you have others already, for groups are"
            " worth more than scattered men.",
        ),
    ]


def _what_counts(game: Game) -> list[Lesson]:
    most = max(int(value) for value in game.box[0].boodle_value)
    return [
        Lesson(
            "asked figure",
            "You have spun Rin Tin Tin! The dog goes onto any Rin Tin Tin circle that is free, and"
            " all that you have in that group counts double, now and later.",
        ),
        Lesson(
            "told group",
            "A group is covered. Whoever has captured most there draws a Boodle Card: stolen gold,"
            f" worth up to {most} outlaws. If two have as many, whoever has the dog there gets it.",
        ),
        Lesson(
            "told draw",
            "Whoever drew the Boodle looks at it and keeps it secret until the end. Nobody's score"
            " is certain before that.",
        ),
        Lesson(
            "told forfeit",
            "No circle of that Territory is free, and so that turn is lost. Towards the end this"
            " happens to everybody.",
        ),
    ]
