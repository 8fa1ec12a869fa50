"""Automatic moves: draw chance, let computer players move, and close answer windows."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.players import Player
from tinstar.server.errors import StoreFailed
from tinstar.server.metrics import ANSWERS
from tinstar.server.tables import first_look, held_decisions, offers_to_people
from tinstar.server.tables.answer_window import AnswerWindow
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.thinking_interface import Thinking

if TYPE_CHECKING:  # they import each other
    from tinstar.server.tables.live_table import LiveTable

log = logging.getLogger(__name__)
RETRY_SECONDS = 1.0


class AutomaticMoves:
    """Continues the match until a person is to act.

    Each step is taken under the table's lock.
    """

    def __init__(self, live_table: "LiveTable", thinking: Thinking):
        self._live_table = live_table
        self._thinking = thinking
        self._work: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        return self._work is not None and not self._work.done()

    def start(self) -> None:
        """Start the automatic moves, if any are possible and they are not running yet.

        No automatic move is possible while a single person is to act, outside of an answer window.
        """
        play = self._live_table.play
        one = play is not None and not play.window and play.match.waits_for is not None
        one = one and not (play and play.look and not play.look.is_over)
        offered = play is not None and offers_to_people.declined_offer(play) is not None
        if not ((one and not offered) or self.is_on):
            self._work = asyncio.create_task(self._go_on())

    def stop(self) -> None:
        if self._work:
            self._work.cancel()

    def is_worth_it(self) -> bool:
        """Return whether computer players should play on at the table.

        Computer players should play on if a person plays or watches, if a person has lost on time,
        or if other tables have the same deals. In all other cases, nobody needs the match.
        """
        record = self._live_table.record
        played = (c.holder != "computer" or c.is_lost for c in record.chairs)
        return bool(self._live_table.audience or record.duplicate) or any(played)

    async def _go_on(self) -> None:
        while True:
            try:
                if not await self._one_more():
                    return
            except StoreFailed:
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as e:  # its text might name a hidden card
                log.error(
                    "table %s: expected the next move of chance or a computer player, got %s",
                    self._live_table.record.id,
                    type(e).__name__,
                )
                await asyncio.sleep(RETRY_SECONDS)

    async def _one_more(self) -> bool:
        """Play one automatic move. Return False if no such move is due."""
        live_table = self._live_table
        if live_table.play is None:
            await live_table.wait_for_words()
        if not self.is_worth_it():
            return False
        play = live_table.begun()
        at = play.at
        if play.rests and not await live_table.acknowledgements.everybody_has_seen(play):
            return True
        if play.look and not play.look.is_over:
            await first_look.everybody_has_looked(live_table, play)
            return True
        async with live_table.lock:
            if play.at != at:  # the table may rest now
                return True
            live_table.acknowledgements.stop_or_go(play)
            asked, window = play.match.asked, play.window
            if asked == CHANCE:
                await self._let_chance_answer(play)
                return True
            if asked == TERMINAL or live_table.acknowledgements.somebody_reads():
                return False
            decides = play.match.decider(asked)
        if window:
            return await self._hold(play, window)
        if offers_to_people.declined_offer(play):
            await held_decisions.decline_offer(live_table, play)
            return True
        if decides:
            await self._decide(play, asked, decides)
        return decides is not None

    async def _let_chance_answer(self, play: LiveMatch) -> None:
        try:
            await asyncio.to_thread(play.go_on)
        finally:
            await self._live_table.show()

    async def _decide(self, play: LiveMatch, seat: int, decides: Player) -> None:
        """Play the move of the computer player who is to act."""
        live_table, at = self._live_table, play.at
        action = await self._thinking.choose(decides, play.match.view(seat), live_table.claim)
        pace = live_table.acknowledgements.pace(play) * live_table.record.chairs[seat].pace
        await asyncio.sleep(live_table.audience.shown_at + pace - time.monotonic())
        async with live_table.lock:
            here = (
                play.match.decider(seat) is decides
                and not live_table.acknowledgements.somebody_reads()
            )
            if play.at == at and here:
                await asyncio.to_thread(lambda: play.enter(seat, at, action))
                ANSWERS.labels(live_table.record.game, "computer").inc()
                await live_table.show()

    # --- answer windows ---------------------------------------------------------------------------

    async def _hold(self, play: LiveMatch, window: AnswerWindow) -> bool:
        """Let the computer players in a window decide, and close the window.

        The window closes when all have decided or time is up. Returns False if the window has no
        time limit and only people have yet to decide.
        """
        async with self._live_table.lock:
            if play.window is not window:
                return True
            if not play.waits or window.left == 0:
                await self._live_table.show(happens=play.close_window)
                return True
            if not self._waits_for_people(play):
                window.hasten()
            held_decisions.show_later(self._live_table, play, window)
            for seat in play.waits:
                decides = play.match.decider(seat)
                if decides and window.ask(seat, decides):
                    speaks = self._speak(play, window, seat, decides)
                    window.let_speak(speaks)
        return await window.stirs()

    def _waits_for_people(self, play: LiveMatch) -> bool:
        """Return whether a person has yet to decide.

        Also returns True if no people sit at the table.
        """
        chairs = self._live_table.record.chairs
        seated = any(chair.holder == "person" for chair in chairs)
        return not seated or any(chairs[seat].holder == "person" for seat in play.waits)

    async def _speak(
        self, play: LiveMatch, window: AnswerWindow, seat: int, decides: Player
    ) -> None:
        """Make a computer player's decision in a window, at the time drawn for it."""
        acknowledgements = self._live_table.acknowledgements
        action = await self._thinking.choose(decides, play.view(seat), self._live_table.claim)
        moment = time.monotonic()
        if not acknowledgements.is_skipped():
            moment = max(window.speaks_at(seat, acknowledgements.pace(play)), moment)
            await window.comes_to(moment)
        async with self._live_table.lock:
            if acknowledgements.somebody_reads():
                window.ask_again(seat)
            elif play.window is window and play.match.decider(seat) is decides:
                window.say(seat, action, moment)
                self._live_table.audience.tell_waiting(play)
