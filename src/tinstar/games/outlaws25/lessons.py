"""What is said in a first game of 25 Outlaws, each thing when it first matters."""

from tinstar.core.game import Game
from tinstar.core.lessons import Lesson
from tinstar.games.outlaws25.cards import dollars

ONE_HAND = "One hand of poker: whoever has most money after it wins."
GOAL = (
    "You lead a gang of Outlaws, and each carries its own money. The last gang that can still pay"
    " for a hand of poker wins: by cards, by bluff, or at gunpoint."
)


def lessons(game: Game) -> list[Lesson]:
    box = game.numbers
    if box.hand_only:
        return _poker(ONE_HAND)
    return [*_poker(GOAL), *_after_the_hand(game), *_guns(), *_between_rounds(game)]


def _after_the_hand(game: Game) -> list[Lesson]:
    box = game.numbers
    return [
        Lesson(
            "asked stand",
            "First lay your row. The number on an Outlaw is how fast it draws, and only you know"
            " it. They play poker in turn, the one on the far right first.",
            "gang",
        ),
        Lesson(
            "asked buy",
            f"The hand is over. One of your Outlaws may buy a Reward for {dollars(box.price)}: a"
            " secret card that helps this Outlaw later, in a duel for example.",
            "gang",
        ),
        Lesson(
            "asked hold_up",
            "You are the dealer, and now comes what the game is about: one of your Outlaws may"
            " hold up any other at the table. It pays half of its money, or it fights.",
            "gang",
        ),
        Lesson(
            "told draws",
            "A holdup! The dealer may do that once a round. Whoever is held up pays half of that"
            " Outlaw's money or fights back, and of two who fight one dies.",
        ),
    ]


def _guns() -> list[Lesson]:
    return [
        Lesson(
            "asked fight",
            "They are after your money. Cower, and half of what this Outlaw has is gone; fight,"
            " and you win all of theirs or lose the Outlaw. How fast is yours?",
        ),
        Lesson(
            "told turn up",
            "A duel: both are turned up, both roll a die, and each adds its speed and what Rewards"
            " bring. The higher one lives and takes all that the other had.",
            "duel",
        ),
        Lesson(
            "told wanted",
            "Who holds somebody up is Wanted. When a flop has the rank on that card, a Sheriff"
            " comes for that Outlaw in the middle of the hand.",
        ),
        Lesson(
            "lies law",
            "A Sheriff has come for an Outlaw that is Wanted. They duel before the hand goes on;"
            " if the Sheriff wins, the Outlaw is gone and the Bank has its money.",
            "law",
        ),
    ]


def _between_rounds(game: Game) -> list[Lesson]:
    box = game.numbers
    return [
        Lesson(
            "asked keep",
            "Between two rounds you may move money among your Outlaws. The next to play needs"
            f" {dollars(box.needed)}; a gang that cannot bring that together is out of the game.",
            "gang",
        ),
        Lesson(
            "asked play",
            "You hold a Reward that helps now. Play it, or pass and keep it for later: each works"
            " only once.",
        ),
    ]


def _poker(goal: str) -> list[Lesson]:
    return [
        Lesson("start", goal),
        Lesson(
            "told flop",
            "Two cards are yours, and this one is for all: your hand is these three. The best is a"
            " straight flush, then three of a kind, a flush, a straight, a pair, and a high card.",
            "flop",
        ),
        Lesson(
            "asked check",
            "Nobody has bet. Check to put in nothing for now, or bet. Who plays for money here is"
            " the marked Outlaw alone, with what lies on it.",
        ),
        Lesson(
            "asked call",
            "There is a bet. Call it to stay in, raise it, or fold and lose only what you have put"
            " in. Nobody can bet more than the poorest in the hand can pay.",
        ),
    ]
