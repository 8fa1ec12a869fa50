"""Computer players. A player receives a game and its own views, but never a state."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

from tinstar.engine.argument_checks import instance, whole
from tinstar.engine.game import Game
from tinstar.engine.view import View
from tinstar.errors import BadOption

MOST_SECONDS = 600
MOST_PLAYOUTS = 10_000_000
MANNERS = "/manners"  # at the end of a name: the player minds the game's etiquette
EFFORT = r"(?:(\d{1,3}(?:\.\d{1,9})?)s|(\d{1,8}))(?:/(net|hints|plain))?"


class Player(Protocol):
    """Interface of a computer player, which chooses the actions of a seat."""

    def choose(self, view: View) -> int:
        """Return one of `view.legal_actions()`.

        This is called only when the view's seat is to act.
        """
        ...


def _random(effort: str, seed: int | None) -> Player:
    from tinstar.players.simple import RandomPlayer

    _no_effort("random", effort)
    return RandomPlayer(seed)


def _easy(effort: str, seed: int | None) -> Player:
    from tinstar.players.simple import EasyPlayer

    _no_effort("easy", effort)
    return EasyPlayer(seed)


def _greedy(effort: str, seed: int | None) -> Player:
    from tinstar.players.simple import GreedyPlayer

    _no_effort("greedy", effort)
    return GreedyPlayer(seed)


def _keen(effort: str, seed: int | None) -> Player:
    from tinstar.players.net_players import KeenPlayer

    _no_effort("keen", effort)
    return KeenPlayer(seed)


def _net(effort: str, seed: int | None) -> Player:
    from tinstar.players.net_players import NetPlayer

    return NetPlayer(seed, Path(effort) if effort else None)


def _search(effort: str, seed: int | None) -> Player:
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


KINDS: dict[str, Callable[[str, int | None], Player]] = {
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

    With the same seed and the same views, a player chooses the same actions, unless time limits its
    search.
    """
    level = instance("spec", spec, str).removesuffix(MANNERS)
    kind, _, effort = level.partition(":")
    seed = None if seed is None else whole("seed", seed, 0)
    if kind not in KINDS:
        raise BadOption(f"expected a player among: {', '.join(KINDS)}; got {spec[:40]!r}")
    made = KINDS[kind](effort, seed)
    if level != spec:
        _mind_etiquette(made, spec)
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

    asked = player(spec)
    if isinstance(asked, NetPlayer | KeenPlayer) and (why := asked.without_net(game)):
        return f"{spec} plays as greedy: {why}"
    if isinstance(asked, SearchPlayer) and (why := asked.without_net(game)):
        return f"{spec} uses heuristics: {why}"
    return ""


def without_nets(specs: Iterable[str], game: Game) -> list[str]:
    """Return the notes of `without_net` for several players. Equal notes are returned once."""
    return [note for spec in dict.fromkeys(specs) if (note := without_net(spec, game))]


def _no_effort(kind: str, effort: str) -> None:
    if effort:
        raise BadOption(
            f"expected {kind} alone, as only search takes more after a colon;"
            f" got {kind}:{effort[:40]}"
        )
