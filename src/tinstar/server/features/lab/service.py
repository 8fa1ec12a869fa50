"""Questions to the lab: how does a changed parameter or option affect a game?

Each question is a job in a process of its own, with low priority. Each guest has one question at a
time. For each network address, one question runs at a time, and all further questions wait. The
page polls for the results. If the page stops polling, the server cancels the question. A restart
loses all questions. The limits (`lab_...`) are in `server/config`.
"""

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from tinstar.engine.i18n import ENGLISH
from tinstar.lab_schemas.comparison_result import Compared, Question
from tinstar.server.background_tasks import BackgroundTasks
from tinstar.server.config import Config
from tinstar.server.errors import NotFound, TooMuch
from tinstar.server.features.lab.knobs import check_question
from tinstar.server.features.lab.schemas import LabQuestionState
from tinstar.server.jobs import runner
from tinstar.server.random_ids import new_id

log = logging.getLogger(__name__)
JOB = "tinstar.lab.experiments.comparison_job"
SLOWER = 4  # wall-clock limit as a multiple of the CPU time: the job has low priority
MOST_KEPT = 200  # finished questions
NOBODY_LOOKS = 1.0  # seconds between two checks for pages that still poll


@dataclass
class LabQuestion:
    """A guest's question, and the last line that its job has printed."""

    question: Question
    address: str
    language: str = ENGLISH  # of the results
    id: str = field(default_factory=new_id)
    phase: Literal["waiting", "working", "done", "failed"] = "waiting"
    last: bytes = b""
    looked: float = field(default_factory=time.monotonic)
    work: asyncio.Task[None] | None = None


class LabQuestions:
    """All questions in order. Each guest has at most one question."""

    def __init__(self, config: Config):
        self._config = config
        self._asked: dict[str, LabQuestion] = {}  # by guest
        self._works = BackgroundTasks()  # including cancelled jobs

    async def ask(
        self, question: Question, guest: str, address: str, language: str = ENGLISH
    ) -> LabQuestionState:
        """Queue a question in place of the guest's earlier one.

        The results will be in `language`. Raises `TooMuch` if too many questions are waiting.
        Raises `BadOption` or `BadEdition` if a setting cannot be played.
        """
        await asyncio.to_thread(check_question, question)
        self._leave(guest)
        self._expect_few(address)
        mine = self._asked[guest] = LabQuestion(question, address, language)
        self._go_on()
        return self.state(guest, mine.id)

    def state(self, guest: str, id: str) -> LabQuestionState:
        """Return the state of a question.

        Raises `NotFound` if this is not the guest's current question.
        """
        mine = self._asked.get(guest)
        if mine is None or mine.id != id:
            raise NotFound("no-question")
        mine.looked = time.monotonic()
        ahead = self._waiting().index(mine) + 1 if mine.phase == "waiting" else 0
        found = msgspec.json.decode(mine.last, type=Compared) if mine.last else None
        return LabQuestionState(id, mine.question, mine.phase, ahead, found)

    def leave(self, guest: str, id: str) -> LabQuestionState:
        """Cancel a question, and return its last state."""
        now = self.state(guest, id)
        self._leave(guest)
        self._go_on()
        return now

    async def close(self) -> None:
        self._asked.clear()  # keeps new jobs from starting
        await self._works.close()

    def _leave(self, guest: str) -> None:
        mine = self._asked.pop(guest, None)
        if mine and mine.work:
            mine.work.cancel()

    def _expect_few(self, address: str) -> None:
        open_ = [a for a in self._asked.values() if a.phase in ("waiting", "working")]
        theirs = sum(asked.address == address for asked in open_)
        if len(open_) >= self._config.lab_waiting or theirs >= self._config.lab_per_address:
            raise TooMuch("questions")

    def _waiting(self) -> list[LabQuestion]:
        return [asked for asked in self._asked.values() if asked.phase == "waiting"]

    def _go_on(self) -> None:
        """Start the jobs that may start, and forget the oldest questions that are finished."""
        for mine in self._waiting():
            busy = [asked for asked in self._asked.values() if asked.phase == "working"]
            if len(busy) >= self._config.lab_at_once:
                break
            if mine.address not in [asked.address for asked in busy]:
                mine.phase = "working"
                mine.work = self._works.begin(self._work(mine))
        for guest in [g for g, a in self._asked.items() if a.work and a.work.done()][:-MOST_KEPT]:
            del self._asked[guest]

    async def _work(self, mine: LabQuestion) -> None:
        """Run the job of a question.

        Stop when the job is done or takes too long, or when no page asks for its results any more.
        """
        job = asyncio.create_task(self._run(mine))
        try:
            async with asyncio.timeout(SLOWER * self._config.lab_seconds + runner.GRACE):
                while not job.done() and self._is_looked_at(mine):
                    await asyncio.wait([job], timeout=NOBODY_LOOKS)
                if job.done():
                    job.result()
        except TimeoutError:
            pass  # the results so far count
        except Exception as e:  # the others still wait
            log.error("lab: expected the result of a comparison, got %s", type(e).__name__)
            mine.phase = "failed"
        finally:
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)
            if mine.phase == "working":
                mine.phase = "done" if mine.last else "failed"
            self._go_on()

    def _is_looked_at(self, mine: LabQuestion) -> bool:
        return time.monotonic() - mine.looked < self._config.lab_patience

    async def _run(self, mine: LabQuestion) -> None:
        def hear(line: bytes) -> None:
            mine.last = line

        may, given = self._config, msgspec.json.encode(mine.question)
        way = "fast" if may.compile else "python"
        await runner.run(JOB, may.lab_seconds, way, mine.language, hear=hear, given=given)
