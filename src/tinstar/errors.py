"""The exceptions that Tinstar raises, as one tree.

    TinstarError
     +- UnknownGame      no game has that name
     +- BadGame          an installed game cannot be loaded; names its package
     +- BadOption        an invalid option, number of players or kind of player
     +- BadEdition       an edition file with a missing, unknown, ill-typed or impossible value
     +- NotAnAction      cannot be read as an action of this game
     +- IllegalAction    an action of the game that the rules forbid now; carries the objection
     +- NotYourTurn      another seat, or chance, is to act
     +- GameIsOver       the game is over, no seat is to act
     +- BadWords         a message catalogue that cannot be read or lacks a message
     +- BadRecord        a journal or a serialised state that is damaged or inconsistent

Every message says what was expected and what it got instead.
"""


class TinstarError(ValueError):
    """Base class of Tinstar's errors. A `ValueError`, because a wrong value is the cause."""


class UnknownGame(TinstarError):
    """No game has that name."""


class BadGame(TinstarError):
    """An installed game cannot be loaded: another game has its name, or its package fails."""


class BadOption(TinstarError):
    """An invalid option, number of players or kind of player."""


class BadEdition(TinstarError):
    """An edition file that is incomplete or holds an impossible value."""


class NotAnAction(TinstarError):
    """The text or number cannot be read as an action of this game."""


class IllegalAction(TinstarError):
    """An action of the game that the rules forbid now. The state does not change."""

    def __init__(self, message: str, objection: int = 0):
        super().__init__(message)
        self.objection = objection


class NotYourTurn(TinstarError):
    """Another seat, or chance, is to act."""


class GameIsOver(TinstarError):
    """The game is over: no seat is to act."""


class BadWords(TinstarError):
    """A message catalogue that cannot be read or lacks a message."""


class BadRecord(TinstarError):
    """A journal or a serialised state that is damaged or inconsistent."""
