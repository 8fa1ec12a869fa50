"""Every text comes in its reader's language (docs/languages.md)."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import deepcopy
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import numpy as np
import pytest
from litestar import Litestar, get

from tests.server.conftest import Visit, Visitor
from tinstar.engine.i18n import languages
from tinstar.engine.kernel import CHANCE
from tinstar.errors import BadEdition, BadRecord, GameIsOver
from tinstar.games import known, ours, rules
from tinstar.presentation.scene import Scene
from tinstar.server.errors import Conflict, error_text
from tinstar.server.features.lab.knobs import lab_parameters
from tinstar.server.gateway.exception_handlers import EXCEPTION_HANDLERS
from tinstar.server.http.accept_language import preferred_language
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables import catalogue
from tinstar.server.tables.audience import Audience, AudienceKey
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.seats_in_journal import begin_or_resume
from tinstar.server.tables.table_record import ChairRecord, Companion, TableRecord
from tinstar.server.tables.table_store import TableStore

SEATS, LATE = 2, 3
GERMAN = {"accept-language": "de-AT,de;q=0.8,en;q=0.5"}


@contextmanager
def a_match(folder: Path, short: str) -> Iterator[LiveMatch]:
    """Yield a match of Ann and Bob, just dealt."""
    game = catalogue.game_of("calaboose", SEATS, short, {})
    chairs = [ChairRecord(n, "person", guest=n, party=n) for n in ("Ann", "Bob")]
    record = TableRecord("t", "calaboose", chairs, {}, False, 0, short, "h", "", bytes(range(32)))
    record.shares, record.delay = [None] * SEATS, LATE
    store = TableStore(f"sqlite:///{folder}/house.sqlite")
    store.add(record)
    with closing(store), begin_or_resume(record, game, store) as match:
        play = LiveMatch(match, record)
        play.go_on()
        yield play


def one_answer(play: LiveMatch, rng: np.random.Generator) -> int:
    """Play one random move; return its seat."""
    while play.match.asked == CHANCE:
        play.go_on()
    state = play.match.state
    seat = state.current_player()
    play.enter(seat, play.at, int(rng.choice(state.legal_actions())))
    return seat


def wordless(scene: Scene) -> Any:
    """Return a scene without texts: faces by place, and legal actions."""
    lie = [[(p.id, [(x.face, x.count) for x in p.pieces]) for p in z.places] for z in scene.zones]
    choices = [(c.action, c.notation, c.touch.deed) for c in scene.choices]
    return lie, choices, [(r.action, r.notation) for r in scene.refusals]


def test_a_whole_match_is_told_of_each_seat_in_two_languages_and_is_the_same(
    tmp_path: Path, short: str
):
    """Compare during the match, after rendering everything again, and for late spectators."""
    rng, undone = np.random.default_rng(5), 0
    with a_match(tmp_path, short) as play:
        while not play.match.state.is_terminal():
            seat = one_answer(play, rng)
            for who in (EVERYTHING, WATCHER, 0, 1):
                assert_in_two_languages(play, who)
            if play.frame(seat).undo and undone < 2:
                play.undo(seat, play.at)
                undone += 1
        assert undone == 2
        anew = LiveMatch(play.match, play.record)
        for who in (WATCHER, 0, 1):
            assert play.log(who, "de") == anew.log(who, "de") != anew.log(who)
        replay, german = play.replay(0), play.replay(0, "de")
        assert [wordless(f.scene) for f in replay] == [wordless(f.scene) for f in german]
        assert all(a.scene.prompt != b.scene.prompt for a, b in zip(replay, german, strict=True))
        told = [e.text for f in german for e in f.events if e.text]
        assert told == [line.text for line in play.log(0, "de")]
        assert play.course("de").scores == play.course().scores
        assert play.course("de").turnings[0].text != play.course().turnings[0].text


def assert_in_two_languages(play: LiveMatch, seat: int) -> None:
    english, german = play.frame(seat), play.frame(seat, language="de")
    assert english.scene.prompt != german.scene.prompt
    assert wordless(english.scene) == wordless(german.scene)
    said, gesagt = ([e.text for e in f.events if e.text] for f in (english, german))
    assert len(said) == len(gesagt)
    assert not set(said) & set(gesagt)
    for before, after in ((english, german), (german, english)):
        one, other = before.scene.choices, after.scene.choices
        assert all(a.text != b.text for a, b in zip(one, other, strict=True))


def test_who_sits_down_and_what_is_taken_back_is_told_to_each_in_their_language(
    tmp_path: Path, short: str
):
    with a_match(tmp_path, short) as play:
        for language in ("en", "de"):
            play.log(WATCHER, language)
        record = deepcopy(play.record)
        record.chairs[1].stand_in(Companion("Josie", "josie"), "keen", "time")
        (note,) = play.change_chairs(record)
        said = "Bob is out of time: Josie, a computer player, plays for them."
        gesagt = "Die Zeit von Bob ist um: Josie (Computer) springt ein."
        assert [note.line(x).text for x in ("en", "de", "tlh")] == [said, gesagt, said]
        logs = [play.log(WATCHER, x)[-1].text for x in ("en", "de")]
        anew = LiveMatch(play.match, record)
        assert logs == [anew.log(WATCHER, x)[-1].text for x in ("en", "de")] == [said, gesagt]
        assert play.taken_back(0).text == "Ann takes the last move back."
        assert play.taken_back(0, "de").text == "Ann nimmt den letzten Zug zurück."
        one_answer(play, np.random.default_rng(1))
        events = [e.text for f in play.replay(WATCHER, "de") for e in f.events]
        assert gesagt in events


class Reader(SimpleNamespace):
    """A listener that records its messages."""

    __hash__ = object.__hash__

    def send(self, raw: bytes) -> None:
        self.heard.append(msgspec.json.decode(raw))


def reader(seat: int, language: str, far: bool = False) -> Reader:
    return Reader(guest=f"guest {seat}", seat=seat, language=language, is_remote=far, heard=[])


async def test_a_seat_is_told_once_in_each_language_and_so_are_those_far_away(
    tmp_path: Path, short: str, monkeypatch: pytest.MonkeyPatch
):
    near = [reader(0, "en"), reader(0, "de"), reader(WATCHER, "de"), reader(WATCHER, "de")]
    far = [reader(0, "de", True), reader(WATCHER, "en", True), reader(WATCHER, "de", True)]
    audience, made, published = (
        Audience(),
        list[tuple[int, str]](),
        dict[AudienceKey, list[bytes]](),
    )
    audience.listeners = {*near, *far, reader(WATCHER, "de", True)}  # pyright: ignore
    audience.publish = lambda key, number, raw: published.update({key: raw})  # noqa: ARG005
    with a_match(tmp_path, short) as play:
        frame = LiveMatch.frame

        def counted(
            self: LiveMatch, seat: int, since: int | None = None, language: str = "en"
        ) -> Any:
            made.append((seat, language))
            return frame(self, seat, since, language)

        monkeypatch.setattr(LiveMatch, "frame", counted)
        await audience.show(play, None, lambda: one_answer(play, np.random.default_rng(1)) >= 0)
        wanted = [(0, "de"), (0, "en"), (WATCHER, "de"), (WATCHER, "en")]
        assert sorted(made) == sorted(wanted)
        for who in near:
            said = frame(play, who.seat, language=who.language).scene.prompt
            assert [m["scene"]["prompt"] for m in who.heard] == [said]
        watching = {AudienceKey(WATCHER, "", language) for language in ("en", "de")}
        assert set(published) == {AudienceKey(0, "guest 0", "de"), *watching}
        for key, (raw,) in published.items():
            said = frame(play, key.seat, language=key.language).scene.prompt
            assert msgspec.json.decode(raw)["scene"]["prompt"] == said


async def test_who_hears_that_something_was_taken_back_hears_it_and_the_log_in_their_language(
    tmp_path: Path, short: str
):
    audience = Audience()
    english, german = reader(0, "en"), reader(0, "de")
    audience.listeners = {english, german}  # pyright: ignore
    with a_match(tmp_path, short) as play:
        await audience.show(play, undone=1)
        sentences = "Bob takes the last move back.", "Bob nimmt den letzten Zug zurück."
        for who, said in zip((english, german), sentences, strict=True):
            log, frame = who.heard
            assert log["lines"][0]["text"] == play.log(0, who.language)[0].text
            assert [e["text"] for e in frame["events"]] == [said]
        assert english.heard[0]["lines"][0] != german.heard[0]["lines"][0]
        await audience.turn_away(german, play)  # pyright: ignore
        refused, _, frame = german.heard[2:]
        assert refused["detail"] == "Dieser Platz gehört dir nicht mehr."
        assert frame["scene"]["prompt"] == play.standing(WATCHER, "de").scene.prompt


def test_two_pages_of_one_seat_read_it_in_two_languages(visit: Visit, short: str):
    """Another `look` may change the language, in any spelling."""
    ann, bob = visit(), visit()
    id = ann.sets("me", "friend", edition=short)
    bob.joins(ann, id, "Bob")
    ann.post(f"/tables/{id}/start")
    with ann.at_table(id) as english, ann.at_table(id) as german:
        english.says("look", seat=0)
        german.says("look", seat=0, language="DE-at")
        prompts = [live.hears("frame")["scene"]["prompt"] for live in (english, german)]
        assert prompts == [ann.frame(id, 0)["scene"]["prompt"], in_german(ann, id)]
        bob.post(f"/tables/{id}/leave")
        assert english.hears("note")["line"]["text"] == "Bob leaves chair B."
        assert german.hears("note")["line"]["text"] == "Bob verlässt Platz B."
        german.says("look", seat=0, language="de")
        assert german.hears("log")["lines"][-1]["text"] == "Bob verlässt Platz B."
        german.says("look", seat=0, language="en")
        assert german.hears("log")["lines"][-1]["text"] == "Bob leaves chair B."
        german.says("look", seat=0, language="tlh")
        assert german.hears("frame")["scene"]["prompt"] == prompts[0]
        log = ann.http.get(f"/tables/{id}/seats/0/log", headers=GERMAN).json()
        assert log["lines"][-1]["text"] == "Bob verlässt Platz B."


def test_why_the_rules_refuse_an_answer_is_said_in_the_language_of_who_gave_it(
    visit: Visit, short: str
):
    ann = visit()
    id = ann.sets("me", "me", edition=short)
    ann.post(f"/tables/{id}/start")
    seat = 0 if ann.frame(id, 0)["scene"].get("choices") else 1
    frame = ann.http.get(f"/tables/{id}/seats/{seat}/frame", headers=GERMAN).json()
    no = frame["scene"]["refusals"][0]
    body = {"seat": seat, "at": frame["at"], "action": no["action"]}
    said = f"{no['notation']}: {no['why']}"
    refused = ann.http.post(f"/tables/{id}/answers", json=body, headers=GERMAN).json()
    assert refused == {"error": "IllegalAction", "detail": said}
    assert ann.post(f"/tables/{id}/answers", body, 400)["detail"] != said
    with ann.at_table(id) as live:
        live.says("look", seat=seat, language="de")
        live.says("answer", **body)
        assert live.hears("refused")["detail"] == said


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_the_house_refuses_is_said_in_the_language_of_who_asks(visit: Visit, language: str):
    """This holds over HTTP, at a table and in the middleware. Programs use the error's name."""
    ann, bob, headers = visit(), visit(), {"accept-language": f"{language}-AT, tlh;q=0.5"}
    id = ann.sets("me", "friend")
    english = {
        f"/tables/{id}/start": "The match begins when somebody sits in every chair. Still free: B.",
        "/tables/none/start": "There is no such table. It may have been deleted.",
    }
    german = {
        f"/tables/{id}/start": "Es geht los, wenn auf jedem Platz jemand sitzt. Noch frei: B.",
        "/tables/none/start": "Diesen Tisch gibt es nicht, oder nicht mehr.",
    }
    for path, words in (german if language == "de" else english).items():
        refused = ann.http.post(path, headers=headers).json()
        assert refused["detail"] == words
        assert refused["error"] in ("Conflict", "NotFound")
    foreign = ann.http.post(f"/tables/{id}/start", headers=headers | {"origin": "http://evil"})
    page = "einer Seite dieses Servers" if language == "de" else "a page of this server"
    assert page in foreign.json()["detail"]
    mine = "nicht dein Platz" if language == "de" else "a seat of your own"
    with bob.at_table(id) as live:
        live.says("look", seat=0, language=language)
        assert mine in live.hears("refused")["detail"]
        live.says("look", seat=-1, language=language)
        live.says("look", seat=1, language="tlh")  # this changes nothing
        assert "a seat of your own" in live.hears("refused")["detail"]
        live.says("undo", seat=0, at=0)
        looks = "anderen Platz" if language == "de" else "looking from another chair"
        assert looks in live.hears("refused")["detail"]


def test_what_games_refuse_is_told_with_a_word_of_what_it_is():
    for error in (BadEdition("gold: got 9"), GameIsOver("over"), BadRecord("of rules 1")):
        assert error_text(error, "en") == str(error)
        assert error_text(error, "de") != str(error)
    assert error_text(BadEdition("gold: got 9"), "de").endswith("gold: got 9")
    assert error_text(Conflict("expected this, got that"), "de") == "expected this, got that"


def in_german(visitor: Visitor, id: str) -> str:
    frame = visitor.http.get(f"/tables/{id}/seats/0/frame", headers=GERMAN)
    return frame.json()["scene"]["prompt"]


@pytest.mark.parametrize(
    "language", ["", "d", "de_DE", "de de", "de-" * 40, "../de", 7, ["de"], None]
)
def test_what_is_no_language_is_refused_and_changes_nothing(
    language: Any, visit: Visit, short: str
):
    ann = visit()
    id = ann.sets("me", "me", edition=short)
    ann.post(f"/tables/{id}/start")
    with ann.at_table(id) as live:
        live.says("look", seat=0, language="de")
        before = live.hears("frame")
        live.says("look", seat=0, language=language)
        assert live.hears("refused")["error"] == "BadMessage"
        live.says("look", seat=5, language="en")
        assert live.hears("refused")["error"] == "Forbidden"
        seat = 0 if before["scene"].get("choices") else 1
        mine = ann.frame(id, seat)
        ann.answers(id, mine, mine["scene"]["choices"][0]["action"])
        assert live.hears("frame")["scene"]["prompt"] == in_german(ann, id)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"), ("de", "de"), ("DE-at,de;q=0.8,en;q=0.5", "de"), ("en;q=0.3, de;q=0.9", "de"),
        ("tlh", "en"), ("tlh, de;q=0.1", "de"), ("*", "en"), ("de;q=0", "en"), ("de;q=x", "de"),
        ("de;q=inf", "de"), ("de;q=nan", "de"), (";;,=,\xff", "en"), ("x" * 199 + ",de", "en"),
        ("," * 16_000, "en"), ("../de", "en"), ("de;Q=0.1,en;q=0.5", "en"),
        ("de;q=0.3333,en;q=0.9", "en"),
    ],
)  # fmt: skip
def test_the_language_of_a_request_is_that_which_it_likes_best_of_ours(header: str, language: str):
    assert preferred_language(header) == language


def texts(found: Any) -> list[str]:
    """Return all texts in a message."""
    if isinstance(found, str):
        return [found]
    inside = found.values() if isinstance(found, dict) else found if isinstance(found, list) else []
    return [text for part in inside for text in texts(part)]


def test_what_the_lobby_reads_comes_in_the_language_of_the_request(visit: Visit):
    ann = visit()
    table = ann.sets("me", "me")
    for path in ("house", "games/calaboose/rules", "lab/games/calaboose", f"tables/{table}/guide"):
        english, unknown, german = (
            ann.http.get(f"/{path}", headers=h).json()
            for h in ({}, {"accept-language": "tlh"}, GERMAN)
        )
        assert unknown == english == ann.get(f"/{path}")
        assert len(texts(english)) == len(texts(german))
        assert english != german


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ours())
def test_phrases_have_the_same_numbers_in_every_language(name: str, language: str):
    assert len(known(name).phrases(language)) == len(known(name).phrases())


TRANSLATED = [name for name in ours() if rules(name).folder.joinpath("RULES.de.md").is_file()]


@pytest.mark.parametrize("name", TRANSLATED)
def test_options_numbers_phrases_and_rules_of_a_game_are_translated_as_a_whole(name: str):
    english, german = (catalogue.server_info((name,), x) for x in ("en", "de"))
    assert not {o.about for o in english.opponents} & {o.about for o in german.opponents}
    (one,), (other,) = english.games, german.games
    assert one.pitch != other.pitch
    assert not set(one.primer) & set(other.primer)
    assert one.phrases != other.phrases
    for option, in_german in zip(one.options, other.options, strict=True):
        assert option.text != in_german.text
        assert option.choices == in_german.choices
        assert len(option.says) == len(in_german.says)
        assert not set(option.says) & set(in_german.says)
    numbers, zahlen = (lab_parameters(name, x).numbers for x in ("en", "de"))
    assert not {n.text for n in numbers} & {n.text for n in zahlen}
    clauses, klauseln = (catalogue.rules_page(name, x).clauses for x in ("en", "de"))
    assert [c.id for c in clauses] == [c.id for c in klauseln]
    assert not {c.text for c in clauses} & {c.text for c in klauseln}
    assert [o.text for o in one.options] == [o.text for o in known(name).box.options.values()]


async def test_a_mistake_of_the_house_is_told_in_ones_own_language_and_nothing_more_of_it():
    @get("/")
    async def breaks() -> str:
        raise OSError("secret")

    app = Litestar([breaks], exception_handlers=EXCEPTION_HANDLERS)
    transport = httpx.ASGITransport(cast("Any", app))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
        answer = await http.get("/", headers=GERMAN)
    assert answer.status_code == 500
    assert answer.json() == {
        "error": "InternalError",
        "detail": "Auf diesem Server ging etwas schief. "
        "Der Fehler steht in seinem Protokoll. Versuch es später noch einmal.",
    }
