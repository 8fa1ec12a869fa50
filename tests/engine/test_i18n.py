"""Catalogues: people, forms of names, fallback to English, and broken files."""

from pathlib import Path

import pytest

from tinstar.engine.fluent_files import PARSED, parsed
from tinstar.engine.fluent_source import LARGEST
from tinstar.engine.i18n import Person, Thing, Tongue, languages, tongue
from tinstar.errors import BadWords

ENGLISH = """
put = { $who ->
    [you] You put { NAME($card, form: "a") } down.
   *[other] { $who } puts { NAME($card, form: "a") } down.
  }
hold = { NAME($card, $n, form: "many") }
only-english = Only here.
card-bandit = Bandit
  .a = a Bandit
  .many = { $n ->
    [one] { $n } Bandit
   *[other] { $n } Bandits
  }
card-ace = Ace
points = { $n } points
"""
GERMAN = """
put = { $who ->
    [you] Du legst { NAME($card, form: "den") } ab.
   *[other] { $who } legt { NAME($card, form: "den") } ab.
  }
card-bandit = Bandit
  .den = den Banditen
points = { $n } Punkte
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH)
    (tmp_path / "de.ftl").write_text(GERMAN)
    return tmp_path


@pytest.fixture
def english(folder: Path) -> Tongue:
    return Tongue("en", [folder])


@pytest.fixture
def german(folder: Path, english: Tongue) -> Tongue:
    return Tongue("de", [folder], english)


def test_one_is_you_to_oneself_and_a_name_to_others(english: Tongue, german: Tongue):
    jane, you = Person("Jane"), Person("Jane", is_you=True)
    assert english.say("put", who=you, card="card-bandit") == "You put a Bandit down."
    assert english.say("put", who=jane, card="card-bandit") == "Jane puts a Bandit down."
    assert german.say("put", who=you, card="card-bandit") == "Du legst den Banditen ab."
    assert german.say("put", who=jane, card="card-bandit") == "Jane legt den Banditen ab."


def test_somebody_who_is_called_you_is_not_oneself(english: Tongue):
    assert english.say("put", who=Person("you"), card="card-ace") == "you puts Ace down."


def test_a_name_has_forms_and_numbers(english: Tongue):
    assert english.say("hold", card="card-bandit", n=1) == "1 Bandit"
    assert english.say("hold", card="card-bandit", n=3) == "3 Bandits"


def test_a_text_that_somebody_has_chosen_is_no_message(english: Tongue):
    told = english.say("put", who=Person("{ only-english }"), card="card-ace")
    assert told == "{ only-english } puts Ace down."


def test_where_a_language_has_no_message_english_stands_in(german: Tongue):
    assert german.say("only-english") == "Only here."
    assert german.say("hold", card="card-bandit", n=2) == "2 Bandits"
    assert german.say("put", who=Person("Jane"), card="card-ace") == "Jane legt Ace ab."


def test_a_game_adds_messages_to_the_shared_ones_and_replaces_some(folder: Path, tmp_path: Path):
    own = tmp_path / "game"
    own.mkdir()
    (own / "en.ftl").write_text("points = { $n } stars, { only-english }\ncard-ace = Star\n")
    tongue = Tongue("en", [folder, own])
    assert tongue.say("points", n=2) == "2 stars, Only here."
    assert tongue.say("put", who=Person("Jane"), card="card-ace") == "Jane puts Star down."
    assert not Tongue("en", [own]).knows("put")


def test_numbers_are_written_as_the_language_has_them(english: Tongue, german: Tongue):
    assert english.say("points", n=12345) == "12,345 points"
    assert german.say("points", n=12345) == "12.345 Punkte"


@pytest.mark.parametrize(
    ("said", "about"),
    [("no-such", {}), ("put", {"who": Person("A")}), ("hold", {"card": "card-none", "n": 1})],
)
def test_what_cannot_be_said_is_named(said: str, about: dict[str, object], english: Tongue):
    with pytest.raises(BadWords, match=r"en\.ftl: .*(no-such|card|card-none)"):
        english.say(said, **about)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"a = b\nc d\n", "en.ftl, line 2: Expected token"),
        (b"a = { $who\n", "en.ftl, line 1: "),
        (b"a = \xff\n", "en.ftl: expected UTF-8"),
        (b"#" * (LARGEST + 1), "en.ftl: expected at most 524,288 bytes"),
    ],
)
def test_a_file_that_is_broken_says_where(raw: bytes, expected: str, tmp_path: Path):
    (tmp_path / "en.ftl").write_bytes(raw)
    with pytest.raises(BadWords, match=expected):
        Tongue("en", [tmp_path])


def test_a_parsed_catalogue_is_used_instead_of_its_source(tmp_path: Path):
    source = tmp_path / "en.ftl"
    source.write_text("cards = { $n ->\n    [one] a card\n   *[other] { $n } cards\n  }\n")
    (tmp_path / f"en{PARSED}").write_bytes(parsed(source))
    source.write_text("cards = other text\n")
    assert Tongue("en", [tmp_path]).say("cards", n=3) == "3 cards"


def test_languages_are_found_by_their_files(folder: Path):
    (folder / "nonsense name.ftl").write_text("")
    assert languages(folder) == ("de", "en")
    assert tongue(folder, "de") is tongue(folder, "de")


def test_a_name_may_bring_along_what_it_asks_for(folder: Path):
    own = "own = { $whose ->\n    [you] your\n   *[other] { $whose }'s\n  } dog\n"
    (folder / "en.ftl").write_text(own + "barks = { NAME($dog) } barks\nodd = { $dog }\n")
    tongue = Tongue("en", [folder])
    for whose, barks in (
        (Person("Ann"), "Ann's dog barks"),
        (Person("Bob", True), "your dog barks"),
    ):
        assert tongue.say("barks", dog=Thing("own", whose=whose)) == barks
    with pytest.raises(BadWords):
        tongue.say("odd", dog=Thing("own", whose=Person("Ann")))
