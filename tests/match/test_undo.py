"""Undo is possible until somebody has learned anything from the action."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import tinstar
from tests.match.tampering import chained, lines
from tinstar.engine.kernel import CHANCE
from tinstar.errors import NotYourTurn
from tinstar.match import Finding, Match, replay, verify
from tinstar.match import match as match_module
from tinstar.match.journal_replay import follow
from tinstar.match.transition import Happening
from tinstar.match.undo import was_foreseeable
from tinstar.testing import everything_told_to_seat, leak_check


@pytest.fixture
def opening(tmp_path: Path) -> Iterator[Match]:
    """A match of two people after the deal; one is asked whether to keep their cards."""
    game = tinstar.load("calaboose", 2, redraw_hucksters=True)
    with Match(game, [None, None], 1, tmp_path / "match.jsonl") as match:
        while match.step():
            pass
        yield match


def answer(match: Match, notation: str) -> None:
    seat = match.waits_for
    assert seat is not None
    match.answer(seat, match.state.string_to_action(notation), match.position)
    while match.step():
        pass


def asked(match: Match) -> int:
    seat = match.waits_for
    assert seat is not None
    return seat


def test_keeping_a_hand_shows_nothing_and_can_be_taken_back(opening: Match):
    seat, before = asked(opening), opening.state
    answer(opening, "keep")
    assert opening.may_undo(seat)
    opening.undo(seat)
    assert opening.state == before
    assert opening.waits_for == seat


def test_moments_go_on_where_positions_go_back(opening: Match):
    seat, position, moments = asked(opening), opening.position, opening.moments
    answer(opening, "keep")
    opening.undo(seat)
    assert (opening.position, opening.moments) == (position, moments + 2)


def test_only_who_gave_the_answer_takes_it_back(opening: Match):
    seat = asked(opening)
    answer(opening, "keep")
    before = opening.state
    with pytest.raises(NotYourTurn, match="expected a last action of seat"):
        opening.undo(1 - seat)
    assert opening.state == before


def test_an_answer_that_another_has_followed_stands(opening: Match):
    seat = asked(opening)
    answer(opening, "keep")
    answer(opening, "keep")
    assert not opening.may_undo(seat)


def test_a_card_laid_open_stands(opening: Match):
    answer(opening, "keep")
    answer(opening, "keep")
    seat = asked(opening)
    happening = opening.answer(seat, opening.state.legal_actions()[0], opening.position)
    assert happening.text.startswith("put")
    assert not was_foreseeable(happening)
    with pytest.raises(NotYourTurn):
        opening.undo(seat)


def test_chance_is_never_taken_back():
    match = Match(tinstar.load("calaboose", 2), ["random"] * 2, 1)
    while happening := match.step():
        assert not (happening.actor == CHANCE and was_foreseeable(happening))


def test_a_card_from_a_hidden_hand_stands():
    """Before hands are traded, nobody can be sure of another's cards."""
    match = Match(tinstar.load("calaboose", 2), ["random"] * 2, 4)
    shown = 0
    while (happening := match.step()) and not happening.text.startswith("whiskey"):
        if happening.text.startswith(("put", "send", "break")):
            shown += 1
            assert not was_foreseeable(happening)
    assert shown


def test_a_journal_keeps_what_was_taken_back_and_is_fair(opening: Match):
    path = opening.journal.path
    assert path
    seat = asked(opening)
    answer(opening, "keep")
    opening.undo(seat)
    opening.close()
    with Match.resume(path) as again:
        assert again.waits_for == seat
        answer(again, "keep")
        assert again.may_undo(seat)
    with Match.resume(path, ["random", "random"]) as computers:
        computers.play()
    assert verify(path).fair
    kept = [happening.position for happening in replay(path)]
    assert kept == list(range(len(kept)))
    assert [line["line"] for line in lines(path)].count("undo") == 1


def test_a_forged_undo_is_rejected(finished: Path):
    """No journal may take back a chance event."""
    content = lines(finished)
    at = next(i for i, line in enumerate(content) if line.get("actor") == CHANCE)
    position = content[at]["position"]
    undo = {"line": "undo", "position": position, "actor": 0}
    finished.write_bytes(chained([*content[: at + 1], undo]))
    verdict = verify(finished)
    assert verdict.finding is Finding.REJECTED
    assert f"line {at + 2}: expected an undo by chance" in verdict.text


def foreseen_by_what_each_really_holds(happening: Happening) -> bool:
    """An earlier rule, which sampled worlds from every seat's own view.

    It revealed to the acting seat what other seats know.
    """
    before, rng = happening.before, np.random.default_rng(happening.position)
    if happening.actor < 0 or happening.after.is_terminal():
        return False
    for seat in range(before.game.players):
        sees = happening.after.view(seat).digest()
        for _ in range(60):
            world = before.resample(seat, rng)
            if happening.action not in world.legal_actions():
                return False
            world.apply_action(happening.action)
            if world.view(seat).digest() != sees:
                return False
    return True


def test_an_undo_offered_by_what_others_hold_is_found_by_the_leak_kit(
    monkeypatch: pytest.MonkeyPatch,
):
    game = tinstar.load("calaboose", 2).variant("mini")
    assert leak_check.check(game, positions=30, seed=2).ok
    monkeypatch.setattr(
        everything_told_to_seat, "was_foreseeable", foreseen_by_what_each_really_holds
    )
    found = leak_check.check(game, positions=30, seed=2).leaks
    assert {leak.what for leak in found} == {"frame: undo"}


def where_nobody_chooses() -> tuple[Match, int]:
    """Return a match in which a choice was followed by a forced action, and how many followed."""
    for seed in range(100):
        match = Match(tinstar.load("rin_tin_tin", 2), [None, None], seed)
        while not match.end:
            while match.step():
                pass
            seat = match.waits_for
            if seat is None:
                break
            chosen = len(match.state.legal_actions()) > 1
            match.answer_on(seat, match.state.legal_actions()[0], match.position)
            if chosen and (told := match.go_on_by_itself()):
                return match, len(told)
    raise AssertionError("expected a decision without a choice")


def test_what_leaves_no_choice_is_answered_by_itself_and_kept_as_any_answer():
    match, told = where_nobody_chooses()
    assert told >= 1
    following = match.waits_for
    assert following is None or len(match.state.legal_actions()) > 1
    assert follow(match.journal, match.game)[-1].after == match.state


def test_what_was_chosen_is_taken_back_with_what_left_no_choice(opening: Match):
    seat = asked(opening)
    chosen = opening.position
    answer(opening, "keep")
    before = opening.state
    assert opening.may_undo(seat)
    with pytest.MonkeyPatch.context() as patch:  # the next decision is a forced one
        patch.setattr(match_module, "had_no_choice", lambda h: h.position != chosen)
        other = asked(opening)
        answer(opening, "keep")
        assert opening.may_undo(seat)
        assert not opening.may_undo(other)
        opening.undo(seat)
    assert opening.waits_for == seat
    assert opening.position == chosen
    assert opening.state != before
    assert [type(e).__name__ for e in opening.journal.entries[-2:]] == ["Undo", "Undo"]
