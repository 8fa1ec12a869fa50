"""What messages may contain, how they are filled in, and which catalogues are refused."""

import sys
from enum import IntEnum, StrEnum
from pathlib import Path
from typing import Any

import pytest

from tinstar.engine.fluent_files import PARSED, parsed
from tinstar.engine.i18n import Person, Thing, Tongue
from tinstar.errors import BadWords

CATALOGUE = """
plain = 100 % of %s, and nothing to fill in
two = { $one }, { $other } and { $one }
literals = {"{"} { 1234 }{"\\u00A0"}$
lines =
    one
    two
year = { NUMBER($n, useGrouping: 0) }
points = { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
  }
word-first = { $n ->
    [one] word
    [1] number
   *[other] neither
  }
shout = { $how ->
    [loud] HO
   *[low] ho
  }
outer = { $who } has { points }
  .short = { points }!
with-form = { outer.short }
card-ace = Ace
  .many = { $n } Aces of { $suit }
card-king = King
  .many = { $n } Kings
no-value =
  .form = only a form
named = { NAME($card, $n, form: "many") }
two-of-it = { NAME($card, 2, form: "many") }
always-king = { NAME("card-king", $n) }
both = { always-king } and { always-king }
lost = { no-such }
lost-form = { card-ace.few }
circle = { circle-of }
circle-of = { $n ->
    [one] { circle }
   *[other] end
  }
"""


class Suit(StrEnum):
    SPADES = "spades"


class Count(IntEnum):
    MANY = 1234


def tongue(folder: Path, text: str, language: str = "en", behind: Tongue | None = None) -> Tongue:
    (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return Tongue(language, [folder], behind)


@pytest.fixture
def english(tmp_path: Path) -> Tongue:
    return tongue(tmp_path, CATALOGUE)


@pytest.mark.parametrize(
    ("message", "about", "said"),
    [
        ("plain", {}, "100 % of %s, and nothing to fill in"),
        ("plain", {"unused": 1}, "100 % of %s, and nothing to fill in"),
        ("two", {"one": "a % b", "other": "{ x }"}, "a % b, { x } and a % b"),
        ("two", {"one": 12345, "other": True}, "12,345, 1 and 12,345"),
        ("two", {"one": -1234567, "other": 999}, "-1,234,567, 999 and -1,234,567"),
        ("two", {"one": Suit.SPADES, "other": Count.MANY}, "spades, 1,234 and spades"),
        ("two", {"one": Person("Jane"), "other": ""}, "Jane,  and Jane"),
        ("literals", {}, "{ 1,234\N{NO-BREAK SPACE}$"),
        ("lines", {}, "one\ntwo"),
        ("year", {"n": 2026}, "2026"),
        ("year", {"n": True}, "1"),
        ("points", {"n": 0}, "no points"),
        ("points", {"n": 1}, "1 point"),
        ("points", {"n": -1}, "-1 point"),
        ("points", {"n": 21}, "21 points"),
        ("points", {"n": "one"}, "one point"),
        ("points", {"n": "0"}, "0 points"),
        ("word-first", {"n": 1}, "word"),
        ("word-first", {"n": 0}, "neither"),
        ("shout", {"how": "loud"}, "HO"),
        ("shout", {"how": "else"}, "ho"),
        ("shout", {"how": Thing("loud")}, "ho"),
        ("outer", {"who": Person("Ann"), "n": 2}, "Ann has 2 points"),
        ("with-form", {"n": 1}, "1 point!"),
        ("named", {"card": "card-king", "n": 1234}, "1,234 Kings"),
        ("named", {"card": Thing("card-ace", suit="spades"), "n": 3}, "3 Aces of spades"),
        ("named", {"card": Thing("card-king", n=7), "n": 3}, "7 Kings"),
        ("named", {"card": "plain", "n": 1}, "100 % of %s, and nothing to fill in"),
        ("two-of-it", {"card": "card-king"}, "2 Kings"),
        ("always-king", {"n": 1}, "King"),
        ("both", {"n": 1}, "King and King"),
    ],
)
def test_a_message_is_filled_in(message: str, about: dict[str, Any], said: str, english: Tongue):
    assert english.say(message, **about) == said


@pytest.mark.parametrize(
    ("message", "about", "why"),
    [
        ("two", {"one": "a"}, r"\$other, got None"),
        ("two", {"one": "a", "other": 1.5}, r"\$other, got 1\.5"),
        ("points", {}, r"\$n, got None"),
        ("points", {"n": 0.5}, r"\$n, got 0\.5"),
        ("year", {"n": "2026"}, r"a whole number as \$n, got '2026'"),
        ("two", {"one": "a", "other": Thing("card-king")}, r"NAME\(\.\.\.\) around .* card-king"),
        ("named", {"card": "card-king"}, r"\$n, got None"),
        ("named", {"card": "card-ace", "n": 1}, r"message card-ace: .* \$suit, got None"),
        ("named", {"card": "no-such", "n": 1}, "expected a message no-such, got none"),
        ("no-value", {}, "expected a message no-value, got none"),
        ("lost", {}, "expected a message no-such, got none"),
        ("lost-form", {}, r"expected a message card-ace\.few, got none"),
        ("circle", {"n": 2}, "does not contain itself, got circle"),
    ],
)
def test_a_message_that_cannot_be_filled_in_is_refused(
    message: str, about: dict[str, Any], why: str, english: Tongue
):
    for _ in range(2):  # a failure leaves nothing behind
        with pytest.raises(BadWords, match=rf"^en\.ftl: message {message}: .*{why}"):
            english.say(message, **about)


def test_what_a_language_cannot_say_is_said_in_english(english: Tongue, tmp_path: Path):
    text = """
        two = { $one } und { $fehlt }
        lost = { no-such }
        always-king = König: { NAME("card-none", $n) }
        card-king = König
    """
    german = tongue(tmp_path, text.replace("\n        ", "\n"), "de", english)
    assert german.say("two", one=1000, other="b") == "1,000, b and 1,000"
    assert german.say("named", card="card-king", n=2) == "2 Kings"
    with pytest.raises(BadWords, match=r"^en\.ftl: message lost: "):
        german.say("lost")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("-brand = Tinstar", "message brand: expected messages only, got the term -brand"),
        ("m = { -brand }", "message m: expected a text, .* got { -brand }"),
        ("m = { 1.5 }", r"message m: expected a whole number, got { 1\.5 }"),
        ("m = { { $n } }", "message m: expected a text, .* got"),
        ("m = { DATETIME($n) }", r"message m: expected a text, .* got { DATETIME\(\$n\) }"),
        ("m = { NUMBER($n) }", r"expected NUMBER\(\$variable, useGrouping: 0\), got"),
        ("m = { NUMBER($n, useGrouping: 1) }", r"expected NUMBER\(.*, got"),
        ("m = { NUMBER(5, useGrouping: 0) }", r"expected NUMBER\(.*, got"),
        ("m = { NAME() }", r"expected NAME\(.*, got { NAME\(\) }"),
        ("m = { NAME(5) }", r"expected NAME\("),
        ("m = { NAME($card, $n, $n) }", r"expected NAME\("),
        ('m = { NAME($card, shape: "a") }', r"expected NAME\("),
        ("m = { NAME($card, form: 5) }", r"expected NAME\("),
        ("m = { NAME(other) }", r"expected a text, a number or \$variable, got { other }"),
        ("m = { NUMBER($n) ->\n   *[other] x\n  }", r"expected a choice by \$variable, got"),
        ("m = { $n ->\n    [1.5] x\n   *[other] y\n  }", "expected a whole number"),
        ("m = x\n  .form = { 1.5 }", "message m: expected a whole number"),
    ],
)
def test_a_catalogue_with_other_syntax_is_refused(text: str, why: str, tmp_path: Path):
    with pytest.raises(BadWords, match=rf"^en\.ftl: .*{why}"):
        tongue(tmp_path, text)


def test_a_parsed_catalogue_says_the_same_without_a_parser(
    english: Tongue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / f"en{PARSED}").write_bytes(parsed(tmp_path / "en.ftl"))
    (tmp_path / "en.ftl").write_text("")
    monkeypatch.setitem(sys.modules, "tinstar.engine.fluent_source", None)
    other = Tongue("en", [tmp_path, tmp_path / "no-such"])
    for message, about in (
        ("outer", {"who": Person("Ann", True), "n": 1}),
        ("named", {"card": Thing("card-ace", suit="spades"), "n": 2}),
        ("year", {"n": 2026}),
        ("literals", {}),
    ):
        assert other.say(message, **about) == english.say(message, **about)
