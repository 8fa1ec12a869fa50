"""Companions at a table: who sits there, what they say, and what ratings know of them."""

import json
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from tests.server.conftest import Visitor
from tinstar.games import available, known, load
from tinstar.players.characters import CHARACTERS
from tinstar.presentation.scene import Event
from tinstar.server.errors import BadOption
from tinstar.server.schema_types import CharacterId
from tinstar.server.tables import companion_remarks
from tinstar.server.tables.companion_remarks import REST, CompanionRemarks
from tinstar.server.tables.setup_schemas import NewChair, NewTable
from tinstar.server.tables.table_description import describe_table
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_setup import record_of

COMPUTER = NewChair("computer", kind="easy")


def table(*chairs: NewChair, seed: bytes = bytes(32), game: str = "caboo") -> TableRecord:
    seated = [NewChair("me", "Ann"), *chairs]
    return record_of(NewTable(game, seated), load(game, len(seated)), "ann", "::1", seed)


def characters(record: TableRecord) -> list[str]:
    return [chair.character for chair in record.chairs]


# --- who sits there -------------------------------------------------------------------------------


def test_messages_know_all_characters():
    assert get_args(CharacterId) == ("", *CHARACTERS)


def test_the_table_draws_different_companions_who_follow_from_its_seed():
    record = table(COMPUTER, COMPUTER, COMPUTER)
    found = characters(record)
    assert found[0] == ""
    assert len({*found[1:]}) == 3
    assert [c.name for c in record.chairs[1:]] == [CHARACTERS[x].name for x in found[1:]]
    assert characters(table(COMPUTER, COMPUTER, COMPUTER)) == found
    met = {x for n in range(99) for x in characters(table(COMPUTER, seed=bytes([n]) * 32))}
    assert met == {"", *CHARACTERS}


def test_a_companion_may_be_chosen_and_nobody_else_is_then_drawn_for_that_seat():
    for character in CHARACTERS:
        chosen = NewChair("computer", kind="easy", character=character)  # type: ignore[arg-type]
        found = characters(table(COMPUTER, COMPUTER, chosen))
        assert found[3] == character
        assert len({*found}) == 4


def test_a_companion_sits_at_a_table_once_and_not_beside_a_namesake():
    josie = NewChair("computer", kind="easy", character="josie")
    with pytest.raises(BadOption):
        table(josie, josie)
    for n in range(20):
        record = table(NewChair("me", "JOSIE"), COMPUTER, seed=bytes([n]) * 32)
        assert "josie" not in characters(record)


def test_at_a_table_with_more_computer_players_than_characters_the_others_have_none():
    record = table(COMPUTER)
    record.chairs = [*record.chairs[:1], *(record.chairs[1] for _ in range(0))]
    names = [character.name for character in CHARACTERS.values()]
    record.chairs += [type(record.chairs[0])(name, "computer", "easy") for name in names]
    name, character = record.companion()
    assert character == ""
    assert name not in names


def test_a_character_that_is_gone_is_not_shown():
    record = table(COMPUTER)
    record.chairs[1].character = "gone"
    assert describe_table(record, "ann", [], None).chairs[1].character == ""
    assert record.seats()[1].kind == "easy@gone"
    assert record.chairs[1].pace == 1


# --- journals, ratings and statistics -------------------------------------------------------------


def test_the_journal_says_the_character_and_the_result_reads_the_level_alone(
    visit: Callable[[], Visitor], short: str
):
    ann = visit()
    chairs = [{"who": "me"}, {"who": "computer", "kind": "easy", "character": "amos"}]
    id = ann.post("/tables", {"game": "calaboose", "chairs": chairs, "edition": short}, 201)["id"]
    ann.post(f"/tables/{id}/start")
    told = ann.get(f"/tables/{id}")["chairs"][1]
    assert (told["kind"], told["character"], told["name"]) == ("easy", "amos", "Amos")
    assert ann.plays(id, 0)["scene"]["ending"]
    header = json.loads(ann.http.get(f"/tables/{id}/journal").text.splitlines()[0])
    assert [seat["kind"] for seat in header["seats"]] == ["person", "easy@amos"]
    (match,) = ann.get("/me/history")["matches"]
    assert [seat["kind"] for seat in match["seats"]] == ["person", "easy"]


def test_a_character_that_does_not_exist_is_refused(visit: Callable[[], Visitor]):
    chairs = [{"who": "me"}, {"who": "computer", "kind": "easy", "character": "jesse"}]
    visit().post("/tables", {"game": "calaboose", "chairs": chairs}, 400)


# --- what they say --------------------------------------------------------------------------------


def said(record: TableRecord, *events: Event, seed: int = 1, now: float = 0.0) -> list[tuple]:
    remarks = CompanionRemarks(random.Random(seed)).about(record, 7, events, now)
    return [(x.at, x.seat, x.occasion) for x in remarks]


def often(record: TableRecord, events: Sequence[Event]) -> set[tuple]:
    return {one for seed in range(20) for one in said(record, *events, seed=seed)}


def test_a_companion_speaks_of_a_public_event_of_its_own():
    record = table(COMPUTER, COMPUTER)
    assert often(record, [Event("mine", "", 1)]) == {(7, 1, "shout")}
    assert often(record, [Event("wrong", "", 2)]) == {(7, 2, "penalty")}
    assert often(record, [Event("mine", "", 0)]) == set()  # a person's
    assert often(record, [Event("look", "", 1), Event("draw", "", 1)]) == set()


def test_companions_do_not_speak_all_the_time():
    record, speaks = table(COMPUTER), CompanionRemarks(random.Random(1))
    event, told = [Event("mine", "", 1)], list[float]()
    for second in range(200):
        if speaks.about(record, second, event, float(second)):
            told.append(second)
    assert len(told) > 3
    assert all(later - earlier >= REST for earlier, later in pairwise(told))


def test_events_are_only_needed_where_a_companion_may_speak():
    record, speaks = table(COMPUTER), CompanionRemarks(random.Random(1))
    assert speaks.may_speak(record, 0.0)
    assert speaks.about(record, 7, [Event("mine", "", 1)] * 20, 0.0)
    assert not speaks.may_speak(record, REST - 1)
    assert speaks.may_speak(record, REST)
    assert not CompanionRemarks().may_speak(table(NewChair("me", "Bob")), 0.0)


def test_at_a_muted_table_nobody_speaks():
    record = table(COMPUTER)
    record.quiet = True
    assert often(record, [Event("mine", "", 1)]) == set()
    record.phase, record.winners = "over", [1]
    assert often(record, []) == set()


def test_at_the_end_winners_speak_and_one_who_has_lost():
    record = table(COMPUTER, COMPUTER, COMPUTER)
    record.phase, record.winners = "over", [2]
    assert often(record, []) == {(7, 2, "win"), (7, 1, "loss"), (7, 3, "loss")}
    assert len(said(record)) == 2


@pytest.mark.parametrize("game", available())
def test_the_occasions_of_a_game_are_events_that_it_has(game: str):
    sources = Path(known(game).folder).glob("*.py")
    text = "".join(p.read_text(encoding="utf-8") for p in sources if p.stem != "prompts_and_labels")
    assert known(game).words.occasions
    assert all(f'"{kind}"' in text for kind in known(game).words.occasions)


def test_what_is_said_follows_what_a_spectator_sees(
    visit: Callable[[], Visitor], short: str, monkeypatch: pytest.MonkeyPatch
):
    """All that decides about remarks are the events in the frame of a spectator."""
    heard = list[tuple[int, list[str]]]()

    def about(self: CompanionRemarks, record: TableRecord, at: int, events: list, now: float):
        heard.append((at, [event.text for event in events if event.text]))
        return []

    monkeypatch.setattr(companion_remarks.CompanionRemarks, "about", about)
    ann = visit()
    id = ann.sets("me", "easy", edition=short)
    ann.post(f"/tables/{id}/start")
    with ann.at_table(id) as live:
        live.says("look", seat=0)
        live.hears("frame")
        ann.plays(id, 0, answers=4)
    log = ann.get(f"/tables/{id}/seats/-1/log")["lines"]
    own = ann.get(f"/tables/{id}/seats/0/log")["lines"]
    assert any(line not in log for line in own)  # the player sees more
    public = {line["text"] for line in log}
    assert sum(len(texts) for _, texts in heard) > 3
    assert all(text in public for _, texts in heard for text in texts)
