"""All ways to run computer players use this: the action is legal, and no haste shows.

- If a player fails, or takes too long, the server logs this, and the simplest level decides.
- Each decision takes a multiple of `STEP`. The exact time would reveal how many actions were legal,
  and so something about a hidden hand.
- In an answer window, a search thinks only briefly: everybody waits, and most seats decline.
"""

import asyncio
import copy
import logging
import random
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from tinstar.engine.view import View
from tinstar.players import Player, player
from tinstar.players.characters import CharacterPlayer
from tinstar.players.measured_strength import LEVELS
from tinstar.players.search import SearchPlayer

log = logging.getLogger(__name__)
SIMPLEST = LEVELS[0]
STEP = 0.1  # seconds; compiled easy, greedy and net players need less
WINDOW_SECONDS = 0.3  # a search's time in an answer window: shorter than any drawn reaction time
P = TypeVar("P", bound=Player)


def in_time(asked: Player, view: View) -> Player:
    """Return the player, with a search that takes no longer than this decision allows."""
    if isinstance(asked, CharacterPlayer):
        return asked.on(_brief(asked.level, view))
    return _brief(asked, view)


def _brief(asked: P, view: View) -> P:
    if not isinstance(asked, SearchPlayer) or asked.seconds is None or not view.window():
        return asked
    brief = copy.copy(asked)
    brief.seconds = min(asked.seconds, WINDOW_SECONDS)
    return brief


async def unhurried(deciding: Coroutine[Any, Any, int], kind: str, view: View) -> int:
    """Return the action that a player of this kind decides on.

    The time until this returns does not reveal how hard the action was to find.
    """
    began = time.monotonic()
    action = await _legal(deciding, kind, view)
    await asyncio.sleep((began - time.monotonic()) % STEP)
    return action


async def _legal(deciding: Coroutine[Any, Any, int], kind: str, view: View) -> int:
    """Return the player's action. If the player fails or takes too long, `SIMPLEST` decides."""
    try:
        if (action := await deciding) in view.legal_actions():
            return action
        log.error("computer player %s: expected a legal action, got another", kind)
    except TimeoutError:
        log.error("computer player %s: expected an action in time, got none", kind)
    except Exception as e:  # the error's text might name a hidden card
        log.error("computer player %s: expected an action, got %s", kind, type(e).__name__)
    return _simplest(view)


def _simplest(view: View) -> int:
    """Return an action that a game's etiquette allows, unless the game itself is faulty."""
    try:
        return player(SIMPLEST).choose(view)
    except Exception as e:  # its text might name a hidden card, too
        log.error("computer player %s: expected an action, got %s", SIMPLEST, type(e).__name__)
        return random.choice(view.legal_actions())
