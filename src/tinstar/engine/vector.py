"""Step thousands of games together in compiled code, for training.

A call of `step` applies one action in each game, and draws the chance events that follow. If a game
is over, the same call restarts it (Gymnasium's `AutoresetMode.SAME_STEP`). Observations and masks
are in arrays that are allocated once, and each call overwrites them.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from math import prod
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any, NamedTuple, Self

import numpy as np

from tinstar.engine.argument_checks import whole
from tinstar.engine.array_argument_checks import Kind, whole_array
from tinstar.engine.compiler import compiled, rule
from tinstar.engine.kernel import (
    TERMINAL,
    answer_chance,
    apply,
    ending,
    legal_actions,
    objection,
    score,
    see,
    set_up,
    utility,
)
from tinstar.engine.machine_code.native_calls import quick
from tinstar.engine.random_streams import below, start
from tinstar.engine.record_arrays import CELL
from tinstar.engine.state import State
from tinstar.engine.thread_pool import Crew, Share, taken
from tinstar.engine.vector_file import Says, longest, packed, unpacked
from tinstar.errors import BadRecord, NotAnAction, NotYourTurn
from tinstar.system.atomic_files import write_whole

if TYPE_CHECKING:
    from tinstar.engine.game import Game

NO_SUCH_ACTION = -1
ALIGNED = 64  # bytes
CHANCE_STREAM, SAMPLE_STREAM = range(2)


class Frame(NamedTuple):
    """Observations and legal actions of the seats to act, with an entry for each game.

    - observations: int16, shape (num_envs, size). The view of the seat to act. `Vector.slices`
      gives the slice of each field.
    - rewards: float64, shape (num_envs, players). The returns of a game that has just ended, else
      0.
    - terminated: bool, shape (num_envs,). True if a game has just ended. Its observation, mask and
      player are then those of the next game.
    - masks: uint8, shape (num_envs, actions). 1 for each legal action of the seat to act.
    - players: int16, shape (num_envs,). The seat to act.
    """

    observations: np.ndarray
    rewards: np.ndarray
    terminated: np.ndarray
    masks: np.ndarray
    players: np.ndarray


class Ends(NamedTuple):
    """The last finished game of each environment, and how many games each has finished."""

    episodes: np.ndarray  # int64, shape (num_envs,)
    lengths: np.ndarray  # int64, shape (num_envs,): decisions
    endings: np.ndarray  # int16, shape (num_envs,): members of the game's Ending
    scores: np.ndarray  # int64, shape (num_envs, players)


class _Inside(NamedTuple):
    """Private arrays: states (also as integers), random streams, numbers of decisions."""

    states: np.ndarray  # num_envs + 1 records, of which the last stays blank
    cells: np.ndarray
    streams: np.ndarray
    decisions: np.ndarray


def _zeros(shape: tuple[int, ...], kind: Kind) -> np.ndarray:
    """Return an array of zeros whose alignment lets JAX use its memory without copying."""
    size = prod(shape) * np.dtype(kind).itemsize
    memory = np.zeros(size + ALIGNED, np.uint8)
    first = -memory.ctypes.data % ALIGNED
    return memory[first : first + size].view(kind).reshape(shape)


def _blank_frame(game: "Game", n: int) -> Frame:
    return Frame(
        observations=_zeros((n, game.rules.state.size), CELL),
        rewards=_zeros((n, game.players), np.float64),
        terminated=_zeros((n,), np.bool_),
        masks=_zeros((n, game.num_distinct_actions()), np.uint8),
        players=_zeros((n,), np.int16),
    )


def _blank_ends(game: "Game", n: int) -> Ends:
    return Ends(
        episodes=_zeros((n,), np.int64),
        lengths=_zeros((n,), np.int64),
        endings=_zeros((n,), np.int16),
        scores=_zeros((n, game.players), np.int64),
    )


def _blank_inside(game: "Game", n: int) -> _Inside:
    states = np.zeros(n + 1, game.rules.state.dtype)
    return _Inside(
        states=states,
        cells=states.view(CELL).reshape(n + 1, -1),
        streams=np.zeros((n, 2), np.uint64),
        decisions=np.zeros(n, np.int64),
    )


def _seen(arrays: Iterable[np.ndarray]) -> Iterable[np.ndarray]:
    return (array.view() for array in arrays)


# --- compiled -----------------------------------------------------------------------------------


@rule
def step_part(
    boxes: Any, inside: Any, shown: Any, sights: Any, scratches: Any, anew: bool, share: Any
) -> None:
    """Apply `actions` in one thread's share of the games, or restart these games.

    - shown: a Frame, its observations as records, the Ends, the actions, and their objections.
    - sights: for each seat, the mask `Layout.sight`.
    """
    box, scratch = boxes[0], scratches[0]
    states, cells, streams, decisions = inside
    frame, views, ends, actions, objections = shown
    observations, rewards, terminated, masks, players = frame
    for i in taken(share):
        s = states[i]
        terminated[i] = False
        rewards[i] = 0.0
        objections[i] = 0
        scratch.stream[0] = streams[i, CHANCE_STREAM]
        mover = TERMINAL
        if not anew:
            objections[i] = refusal(box, s, actions[i], masks.shape[1])
            if objections[i]:
                continue
            apply(box, s, actions[i])
            decisions[i] += 1
            mover = answer_chance(box, s, scratch)
            if mover == TERMINAL:
                terminated[i] = True
                finish(box, s, i, decisions, rewards, ends)
        if mover == TERMINAL:
            decisions[i] = 0
            states[i] = states[len(states) - 1]
            set_up(box, s)
            mover = answer_chance(box, s, scratch)
        streams[i, CHANCE_STREAM] = scratch.stream[0]
        players[i] = mover
        see(box, s, cells[i], sights[mover], mover, views[i], observations[i])
        masks[i] = 0
        for k in range(legal_actions(box, s, scratch.actions)):
            masks[i, scratch.actions[k]] = 1


@rule
def refusal(box: Any, s: Any, action: int, size: int) -> int:
    """Return the objection to an action, or NO_SUCH_ACTION, or 0 if the action is legal."""
    if action < 0 or action >= size:
        return NO_SUCH_ACTION
    return objection(box, s, action)


@rule
def finish(box: Any, s: Any, i: int, decisions: Any, rewards: Any, ends: Any) -> None:
    """Write the returns, ending, scores and length of a finished game into `rewards` and `ends`."""
    episodes, lengths, endings, scores = ends
    episodes[i] += 1
    lengths[i] = decisions[i]
    endings[i] = ending(box, s)
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = utility(box, s, seat, rewards.shape[1])
        scores[i, seat] = score(box, s, seat)


@rule
def sample_part(boxes: Any, inside: Any, scratches: Any, actions: Any, share: Any) -> None:
    """Choose a legal action for each game, all equally likely.

    The legal actions are listed again from the states, because a caller may have changed the masks.
    """
    box, scratch = boxes[0], scratches[0]
    states, _, streams, _ = inside
    for i in taken(share):
        legal = legal_actions(box, states[i], scratch.actions)
        actions[i] = scratch.actions[below(streams[i, SAMPLE_STREAM : SAMPLE_STREAM + 1], legal)]


@rule
def start_part(streams: Any, seed: Any, share: Any) -> None:
    """Start the random streams of each game, from the seed and the game's number."""
    for i in taken(share):
        for which in range(streams.shape[1]):
            start(streams[i, which : which + 1], seed, streams.shape[1] * i + which)


# --- the interface for training -----------------------------------------------------------------


class Vector:
    """`num_envs` games that advance together, one action in each game at every step.

    Each game has its own random stream of chance, derived from `seed`. The number of `threads`
    changes only how long a step takes.

    Each call overwrites the arrays in `frame`, `ends` and `objections`, so copy what you want to
    keep. Other libraries can use the arrays without a copy, also by DLPack
    (`torch.from_dlpack(vector.frame.observations)`). Writing into the arrays does not change the
    games.
    """

    def __init__(self, game: "Game", num_envs: int, seed: int | None = None, threads: int = 1):
        self.game = game
        self.num_envs = n = whole("num_envs", num_envs, 1)
        self.threads = whole("threads", threads, 1)
        self.seed = randbits(63) if seed is None else whole("seed", seed)
        self.slices = game.rules.state.cell_slices()
        self._frame, self._ends = _blank_frame(game, n), _blank_ends(game, n)
        self._objections = _zeros((n,), np.int16)
        self._inside = _blank_inside(game, n)
        self._actions = np.zeros(n, np.int64)
        self._sampled = _zeros((n,), np.int64)
        self._views = self._frame.observations.view(game.rules.state.dtype).reshape(-1)
        # Callers get NumPy views, so they cannot change the shape or flags of the original arrays.
        self.frame, self.ends = Frame(*_seen(self._frame)), Ends(*_seen(self._ends))
        self.objections, self._handed = self._objections.view(), self._sampled.view()
        shown = (self._frame, self._views, self._ends, self._actions, self._objections)
        self.memory = self._inside, shown  # all that compiled code reads and writes
        self._native: dict[Callable[..., Any], Callable[..., Any]] = {}
        self._scratches = [game.scratch() for _ in range(self.threads)]
        self._crew = Crew(self.threads)
        self._starts_anew, self._begun = True, False

    def reset(self, seed: int | None = None) -> Frame:
        """Restart all games. If a seed is given, start new random streams of chance from it."""
        if seed is not None:
            self.seed, self._starts_anew = whole("seed", seed), True
        if self._starts_anew:
            self._start()
        self._run(anew=True)
        self._begun = True
        return self.frame

    def step(self, actions: np.ndarray | Sequence[int]) -> Frame:
        """Apply one action in each game, for the seat to act there.

        An illegal action leaves its game unchanged, and `refusals` returns the reason. The other
        games go on. Unless `actions` is integers of shape (num_envs,), this raises `NotAnAction`.
        """
        if not self._begun:
            raise NotYourTurn("expected reset() before the first step(), got none")
        given = whole_array("actions", actions, (self.num_envs,), NotAnAction)
        np.copyto(self._actions, given, casting="unsafe")
        self._run(anew=False)
        return self.frame

    def refusals(self) -> dict[int, str]:
        """Return the reason, as a text, for each game in which the last action was rejected."""
        return {int(i): self._reason(i) for i in np.flatnonzero(self._objections)}

    def _reason(self, i: np.intp) -> str:
        why, action = int(self._objections[i]), int(self._actions[i])
        if why == NO_SUCH_ACTION:
            size = self.game.num_distinct_actions()
            return f"expected an action from 0 to {size - 1}, got {action}"
        return self.game.rules.refusal(action, why)

    def sample(self) -> np.ndarray:
        """Return a random legal action for each game: int64, shape (num_envs,).

        The draw does not affect the random streams of chance.
        """
        if not self._begun:
            raise NotYourTurn("expected reset() before sample(), got none")
        memory = self.memory[0]

        def part(share: Share) -> None:
            scratch = self._scratches[share.number]
            self._call(sample_part, memory, scratch, self._sampled, share)

        self._crew.share(part, self.num_envs)
        return self._handed

    def save(self, path: str | Path) -> None:
        """Save all games to a file that `load` can read. A failure raises `BadRecord`."""
        write_whole(Path(path), self._packed())

    def load(self, path: str | Path) -> Frame:
        """Restore all games from a saved file, exactly as they were. Return the frame.

        A damaged file raises `BadRecord`, and so does a file with another game, rules version,
        edition, option or number of games. An error changes nothing. The number of threads may
        differ. Load only files that you trust: `load` cannot detect an invented position.
        """
        path = Path(path)
        try:
            with path.open("rb") as file:  # reads at most the size of the largest valid file
                self._unpack(file.read(longest(self._kept()) + 1))
        except OSError as e:
            raise BadRecord(
                f"{path.name}: expected a file of Vector.save, got: {e.strerror}"
            ) from e
        except BadRecord as e:
            raise BadRecord(f"{path.name}: {e}") from e
        return self.frame

    def __reduce__(self) -> Any:
        return Vector._remade, (self.game, self.num_envs, self.threads, self._packed())

    @classmethod
    def _remade(cls, game: "Game", num_envs: int, threads: int, data: bytes) -> "Vector":
        made = cls(game, num_envs, 0, threads)
        made._unpack(data)
        return made

    def __deepcopy__(self, _: dict[int, Any]) -> "Vector":
        return copy(self)  # the game never changes

    def state(self, i: int) -> State:
        """Return the state of one game as a copy without a history."""
        i = whole("i", i, 0, self.num_envs - 1)
        return State(self.game, self._inside.states[i : i + 1].copy())

    def close(self) -> None:
        """Stop the threads."""
        self._crew.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _kept(self) -> list[np.ndarray]:
        """Return the arrays that `save` writes into a file."""
        inside = self._inside
        own = [inside.cells[: self.num_envs], inside.streams, inside.decisions]
        return [*own, *self._frame, *self._ends, self._objections, self._actions]

    def _packed(self) -> bytes:
        told = self.game.header(), self.num_envs, self.seed, self._begun, self._starts_anew
        return packed(Says(*told), self._kept())

    def _unpack(self, data: bytes) -> None:
        says = unpacked(data, self.game.header(), self._kept())
        self.seed, self._begun, self._starts_anew = says.seed, says.begun, says.anew

    def _call(self, f: Callable[..., Any], *args: Any) -> None:
        """Call a compiled function with the box and these arguments."""
        if f not in self._native:
            self._native[f] = quick(f, (self.game.box, *args), nogil=True)
        self._native[f](self.game.box, *args)

    def _start(self) -> None:
        f, seed = compiled(start_part), np.uint64(self.seed % 2**64)
        self._crew.share(lambda share: f(self._inside.streams, seed, share), self.num_envs)
        self._starts_anew = False

    def _run(self, anew: bool) -> None:
        sights = self.game.sights

        def part(share: Share) -> None:
            scratch = self._scratches[share.number]
            self._call(step_part, *self.memory, sights, scratch, anew, share)

        self._crew.share(part, self.num_envs)
