"""What can go wrong, as one small tree.

TinstarError
 +- UnknownGame      no game of that name
 +- BadGame          a game from outside that cannot be had, and whose it is
 +- BadOption        an option, a player count or a player's name that cannot be
 +- BadEdition       an edition file with a missing, extra, ill-typed or impossible value
 +- NotAnAction      cannot be read as an action of this game at all
 +- IllegalAction    an action of the game, but refused here; carries the objection
 +- NotYourTurn      somebody else, or chance, is to act
 +- GameIsOver       nobody is to act any more
 +- BadWords         a catalogue of texts that cannot be read, or lacks what is to be said
 +- BadRecord        a journal or a serialised state that does not hold together

Every message says what was expected and what came.
"""


class TinstarError(ValueError):
    """The root of the tree; a `ValueError`, since it is always a value that was wrong."""


class UnknownGame(TinstarError):
    """No game of that name."""


class BadGame(TinstarError):
    """A game from outside that cannot be had: two share its name, or its package breaks."""


class BadOption(TinstarError):
    """An option, a number of players or a kind of player that cannot be."""


class BadEdition(TinstarError):
    """An edition file that is not complete, or not possible."""


class NotAnAction(TinstarError):
    """Cannot be read as an action of this game."""


class IllegalAction(TinstarError):
    """A readable action that the rules refuse here; the state was not touched."""

    def __init__(self, message: str, objection: int = 0):
        super().__init__(message)
        self.objection = objection


class NotYourTurn(TinstarError):
    """Another seat, or chance, is to act."""


class GameIsOver(TinstarError):
    """Nobody is to act any more."""


class BadWords(TinstarError):
    """A catalogue of messages that cannot be read, or lacks what is to be said."""


class BadRecord(TinstarError):
    """A journal or a serialised state that does not hold together."""
