"""Golden playthroughs: whole games as readable text, written by `make golden`.

`tests/games/<game>/playthroughs/stories.toml` lists seats, options and the seed of random play.
Each story becomes a file with a block for every decision: changes on the table, what each seat
alone sees, the legal actions, the action, and its events.

A file names the version of the rules and a digest of its story: who decided what, and how it ended.
The wording of a story may change at any time. A different story raises an error, unless the rules
have a new version.
"""

import hashlib
import json
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import tinstar
from tinstar.engine.actions import seat_letter
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import CHANCE
from tinstar.engine.random_streams import below, new_stream, pick
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import Place, Seat, Zone
from tinstar.presentation.view_with_names import Sight

GAMES = Path(__file__).parent / "games"
SPECTATOR = -1
CHANCE_SAYS = "  chance    "
Told = dict[tuple[int, str], str]  # by viewer and name


def stories() -> Iterator[tuple[Path, tinstar.Game, int]]:
    """Yield each story's file, table and seed."""
    for table in sorted(GAMES.glob("*/playthroughs/stories.toml")):
        for name, story in tomllib.loads(table.read_text(encoding="utf-8")).items():
            game = tinstar.load(table.parts[-3], story["players"], **story["options"])
            yield table.with_name(f"{name}.txt"), game, story["seed"]


def play(game: tinstar.Game, seed: int) -> tinstar.State:
    """Play a random game, with streams that do not depend on NumPy's version."""
    state, stream = game.new_initial_state(), new_stream(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            weights = state.chance_weights()
            state.apply_action(plain(pick, stream, weights, len(weights)))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[plain(below, stream, len(legal))])
    return state


def tell(game: tinstar.Game, seed: int) -> str:
    """Return the story of a random game, with its header."""
    answers = play(game, seed).history()
    state, asked, lines = game.new_initial_state(), [], []
    told = Told()
    for number, answer in enumerate(answers):
        asked.append([state.current_player(), state.legal_actions(), answer])
        if not state.is_chance_node():
            lines += block(state, number, answer, told)
        elif lines and lines[-1].startswith(CHANCE_SAYS):
            lines[-1] += f", {state.action_to_string(CHANCE, answer)}"
        else:
            lines.append(CHANCE_SAYS + state.action_to_string(CHANCE, answer))
        state.apply_action(answer)
    lines += ["", f"{len(answers)}  {prompt(state, SPECTATOR)}", *changes(state, told)]
    return "\n".join([*header(game, seed, digest(asked, state)), *lines, ""])


def header(game: tinstar.Game, seed: int, story: str) -> list[str]:
    options = " ".join(f"{k}={v}" for k, v in game.options.items())
    rules, edition = game.rules, game.edition.digest[:16]
    return [
        f"game {rules.name}   version {rules.version}   edition {edition}",
        f"seats {game.players}   options {options or '-'}   seed {seed}",
        f"story {story}",
    ]


def digest(asked: list[Any], end: tinstar.State) -> str:
    content = json.dumps([asked, int(end.ending()), end.scores(), end.returns()])
    return hashlib.sha256(content.encode()).hexdigest()[:32]


# --- one block ----------------------------------------------------------------------------------


def block(state: tinstar.State, number: int, answer: int, told: Told) -> list[str]:
    """Return the lines of one decision."""
    seat = state.current_player()
    head = f"{number} {seat_letter(seat)}  {prompt(state, seat)}"
    does = f"  does      {state.action_to_string(seat, answer)}: {happens(state, answer)}"
    return ["", head, *changes(state, told), *may(state), does]


def prompt(state: tinstar.State, seat: int) -> str:
    return state.game.rules.words.prompt(Sight(state.view(seat)))


def changes(state: tinstar.State, told: Told) -> list[str]:
    """Return what has changed since the last block: for all seats, then for each seat alone."""
    open_to_all, now, lines = lying(state, SPECTATOR), Told(), []
    for seat in range(SPECTATOR, state.game.players):
        lies = zip(open_to_all, lying(state, seat).values(), strict=True)  # in public words
        own = [(name, text) for name, text in lies if seat < 0 or open_to_all[name] != text]
        now |= {(seat, name): text for name, text in own}
        new = [f"{name}: {text}" for name, text in own if told.get((seat, name)) != text]
        rows, rest = [x for x in new if " | " in x], [x for x in new if " | " not in x]
        who = f"  {seat_letter(seat)} sees    " if seat >= 0 else "  all see   "
        lines += [who + line for line in [*rows, "; ".join(rest)] if line]
    told.clear()
    told.update(now)
    return lines


def lying(state: tinstar.State, seat: int) -> dict[str, str]:
    """Return the pieces in each place, as a seat sees them, and the seats' standing."""
    table, sight = state.game.rules.scene, Sight(state.view(seat))
    mark = sight.tongue.mark
    lines = {of.name: zone(of, mark) for of in table.zones(sight)}
    lines |= {counter.name: counter.value for counter in table.counters(sight)}
    return lines | {"seats": "  ".join(standing(one, mark) for one in table.seats(sight))}


def zone(of: Zone, mark: Callable[[str], str]) -> str:
    return " | ".join(pieces(place, mark) for place in of.places)


def pieces(place: Place, mark: Callable[[str], str]) -> str:
    said = []
    for piece in place.pieces:
        marks = f" ({', '.join(map(mark, piece.marks))})" if piece.marks else ""
        said.append(f"{piece.count} " * (piece.count > 1) + (piece.face or "back") + marks)
    return ", ".join(said) or "-"


def standing(seat: Seat, mark: Callable[[str], str]) -> str:
    return " ".join([seat.letter, str(seat.score), *map(mark, seat.marks)])


def may(state: tinstar.State) -> list[str]:
    """Return the legal actions if there are several, grouped by all words but the last."""
    legal = [state.action_to_string(state.current_player(), a) for a in state.legal_actions()]
    groups: dict[str, list[str]] = {}
    for text in legal:
        *first, last = text.split(" ")
        groups.setdefault(" ".join(first), []).append(last)
    said = [f"{first} {'|'.join(last)}".strip() for first, last in groups.items()]
    return [f"  may ({len(legal)})".ljust(12) + "; ".join(said)] * (len(legal) > 1)


def happens(state: tinstar.State, answer: int) -> str:
    """Return the events as spectators see them."""
    seen = Happening(state, answer).seen_by(SPECTATOR)
    told = events(seen.views, answer)
    return " ".join(event.text for event in told if event.text)


# --- writing them down --------------------------------------------------------------------------


def version_and_story(text: str) -> tuple[str, str]:
    """Return the version of the rules and the digest of a story."""
    first, _, third = text.splitlines()[:3]
    return first.split()[3], third.split()[1]


def write(path: Path, text: str) -> str:
    """Write a story, unless another one has the same version. Return what happened."""
    if path.exists():
        old = path.read_text(encoding="utf-8")
        (version, story), (old_version, old_story) = map(version_and_story, (text, old))
        if version == old_version and story != old_story:
            return f"refused: another story under version {version}; raise the version of the rules"
        if text == old:
            return "unchanged"
    path.write_text(text, encoding="utf-8")
    return "written"


def main() -> int:
    results = {path: write(path, tell(game, seed)) for path, game, seed in stories()}
    for path, result in results.items():
        print(f"{path.relative_to(GAMES)}: {result}")
    return any(result.startswith("refused") for result in results.values())


if __name__ == "__main__":
    sys.exit(main())
