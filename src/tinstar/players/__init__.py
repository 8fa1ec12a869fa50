"""Computer players. A player receives a game and its own views, but never a state."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple, Protocol, runtime_checkable

from tinstar.engine.argument_checks import instance, whole
from tinstar.engine.game import Game
from tinstar.engine.view import View
from tinstar.errors import BadOption

MOST_SECONDS = 600
MOST_PLAYOUTS = 10_000_000
MANNERS = "/manners"  # at the end of a name: the player minds the game's etiquette
CHARACTER = r"(.+)@([a-z]{1,20})"  # the level, and the character behind it
EFFORT = r"(?:(\d{1,3}(?:\.\d{1,9})?)s|(\d{1,8}))(?:/(net|hints|plain))?"


class Player(Protocol):
    """Interface of a computer player, which chooses the actions of a seat."""

    def choose(self, view: View) -> int:
        """Return one of `view.legal_actions()`.

        This is called only when the view's seat is to act.
        """
        ...


class Choice(NamedTuple):
    """An action that a player chooses, and all actions that it considers about as good as this one.

    `good` includes the chosen action.
    """

    action: int
    good: list[int]


@runtime_checkable
class Level(Player, Protocol):
    """Interface of a player that says which actions it considers about equally good."""

    def weigh(self, view: View) -> Choice:
        """Return the action that `choose` would return, and the actions that are about as good."""
        ...


def _random(effort: str, seed: int | None) -> Level:
    from tinstar.players.simple import RandomPlayer

    _no_effort("random", effort)
    return RandomPlayer(seed)


def _easy(effort: str, seed: int | None) -> Level:
    from tinstar.players.simple import EasyPlayer

    _no_effort("easy", effort)
    return EasyPlayer(seed)


def _greedy(effort: str, seed: int | None) -> Level:
    from tinstar.players.simple import GreedyPlayer

    _no_effort("greedy", effort)
    return GreedyPlayer(seed)


def _keen(effort: str, seed: int | None) -> Level:
    from tinstar.players.net_players import KeenPlayer

    _no_effort("keen", effort)
    return KeenPlayer(seed)


def _net(effort: str, seed: int | None) -> Level:
    from tinstar.players.net_players import NetPlayer

    return NetPlayer(seed, Path(effort) if effort else None)


def _search(effort: str, seed: int | None) -> Level:
    from tinstar.players.search import SearchPlayer

    given = re.fullmatch(EFFORT, effort or "1s", re.ASCII)
    by = (given and given[3]) or ""
    if given and given[1] and 0 < float(given[1]) <= MOST_SECONDS:
        return SearchPlayer(seconds=float(given[1]), seed=seed, by=by)
    if given and given[2] and 0 < int(given[2]) <= MOST_PLAYOUTS:
        return SearchPlayer(playouts=int(given[2]), seed=seed, by=by)
    raise BadOption(
        f"search: expected a time such as 0.5s (at most {MOST_SECONDS}s) or playouts such as 2000"
        f" (at most {MOST_PLAYOUTS}), then /net, /hints, /plain or nothing; got {effort[:40]!r}"
    )


KINDS: dict[str, Callable[[str, int | None], Level]] = {
    "random": _random,
    "easy": _easy,
    "greedy": _greedy,
    "keen": _keen,
    "net": _net,
    "search": _search,
}


def player(spec: str, seed: int | None = None) -> Player:
    """Return a computer player by its name.

    The names are `random`, `easy`, `greedy`, `keen`, `net`, `net:FILE`, `search:0.5s` (limited by
    time) and `search:2000` (limited by playouts).

    A net or the game's heuristics guide a search, whichever the game prefers. To choose the guide,
    append `/net`, `/hints` (heuristics) or `/plain` (random playouts only).

    `easy`, `keen` and `greedy` mind the game's etiquette. Append `/manners` to a net or a search to
    make it mind the etiquette too, as in `net/manners` and `search:1s/manners`.

    To any of these names, append `@` and the name of a character, as in `net/manners@amos`.

    With the same seed and the same views, a player chooses the same actions, unless time limits its
    search.
    """
    from tinstar.players.characters import character_named, with_character

    name, character = parted(instance("spec", spec, str))
    seed = None if seed is None else whole("seed", seed, 0)
    level = _level(name, seed)
    who = character_named(character, spec) if character else None
    return with_character(level, who, seed) if who else level


def parted(spec: str) -> tuple[str, str]:
    """Return the level and the character in the name of a player. The character may be empty."""
    found = re.fullmatch(CHARACTER, spec, re.ASCII | re.DOTALL)
    return (found[1], found[2]) if found else (spec, "")


def _level(name: str, seed: int | None) -> Level:
    bare = name.removesuffix(MANNERS)
    kind, _, effort = bare.partition(":")
    if kind not in KINDS:
        raise BadOption(f"expected a player among: {', '.join(KINDS)}; got {name[:40]!r}")
    made = KINDS[kind](effort, seed)
    if bare != name:
        _mind_etiquette(made, name)
    return made


def _mind_etiquette(made: Player, spec: str) -> None:
    from tinstar.players.net_players import NetPlayer
    from tinstar.players.search import SearchPlayer

    if not isinstance(made, NetPlayer | SearchPlayer):
        raise BadOption(f"expected net or search before {MANNERS}, got {spec[:40]!r}")
    made.considerate = True


def without_net(spec: str, game: Game) -> str:
    """Return a note if the player `spec` needs a net and there is none for this game, else "".

    A net fits only some editions and options of a game.
    """
    from tinstar.players.net_players import KeenPlayer, NetPlayer
    from tinstar.players.search import SearchPlayer

    asked = _level(parted(spec)[0], None)
    if isinstance(asked, NetPlayer | KeenPlayer) and (why := asked.without_net(game)):
        return f"{spec} plays as greedy: {why}"
    if isinstance(asked, SearchPlayer) and (why := asked.without_net(game)):
        return f"{spec} uses heuristics: {why}"
    return ""


def uses_net(spec: str, game: Game) -> bool:
    """Return whether the player `spec` uses a net that comes with this game."""
    from tinstar.players.net_players import KeenPlayer, NetPlayer
    from tinstar.players.search import SearchPlayer

    asked = _level(parted(spec)[0], None)
    if isinstance(asked, SearchPlayer):
        return asked.wants_net(game) and not asked.without_net(game)
    return isinstance(asked, NetPlayer | KeenPlayer) and not asked.without_net(game)


def without_nets(specs: Iterable[str], game: Game) -> list[str]:
    """Return the notes of `without_net` for several players. Equal notes are returned once."""
    return [note for spec in dict.fromkeys(specs) if (note := without_net(spec, game))]


def _no_effort(kind: str, effort: str) -> None:
    if effort:
        raise BadOption(
            f"expected {kind} alone, as only search takes more after a colon;"
            f" got {kind}:{effort[:40]}"
        )
