"""What can go wrong, as one small tree.

TinstarError
 +- UnknownGame      no game of that name
 +- BadOption        an option, a player count or a player's name that cannot be
 +- BadEdition       an edition file with a missing, extra, ill-typed or impossible value
 +- NotAnAction      cannot be read as an action of this game at all
 +- IllegalAction    an action of the game, but refused here; carries the objection
 +- NotYourTurn      somebody else, or chance, is to act
 +- GameIsOver       nobody is to act any more
 +- BadRecord        a journal or a serialised state that does not hold together

Every message says what was expected and what came.
"""


class TinstarError(ValueError):
    """The root of the tree; a `ValueError`, since it is always a value that was wrong."""


class UnknownGame(TinstarError):
    """No game of that name."""


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


class BadRecord(TinstarError):
    """A journal or a serialised state that does not hold together."""
