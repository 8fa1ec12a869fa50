"""Plurals and numbers of each language, as Unicode CLDR 47 gives them."""

from pathlib import Path

import pytest

from tinstar.engine.i18n import Tongue
from tinstar.engine.language_rules import MARKS, PLURALS, language_rules
from tinstar.errors import BadWords

SPACE, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
EXAMPLES = {  # from CLDR: numbers of each category
    "en": {"one": [1], "other": [0, 2, 21, 100, 1000]},
    "de": {"one": [1], "other": [0, 2, 21, 1000000]},
    "es": {"one": [1], "many": [1000000, 5000000], "other": [0, 2, 21, 1000001]},
    "fr": {"one": [0, 1], "many": [1000000], "other": [2, 17, 100]},
    "pt": {"one": [0, 1], "many": [1000000], "other": [2, 100]},
    "pt-PT": {"one": [1], "many": [1000000], "other": [0, 2]},
    "is": {"one": [1, 21, 101], "other": [0, 2, 11, 111]},
    "hr": {"one": [1, 21], "few": [2, 4, 22, 102], "other": [0, 5, 11, 12, 14, 112]},
    "ru": {"one": [1, 21], "few": [2, 4, 22, 102], "many": [0, 5, 11, 12, 14, 112]},
    "pl": {"one": [1], "few": [2, 4, 22, 102], "many": [0, 5, 12, 14, 21, 101]},
    "cs": {"one": [1], "few": [2, 3, 4], "other": [0, 5, 21, 22]},
    "lt": {"one": [1, 21, 101], "few": [2, 9, 22], "other": [0, 10, 11, 19, 20, 111]},
    "lv": {"zero": [0, 10, 11, 19, 30, 111], "one": [1, 21, 101], "other": [2, 9, 22]},
    "ro": {"one": [1], "few": [0, 2, 16, 19, 101], "other": [20, 35, 100]},
    "sl": {"one": [1, 101], "two": [2, 102], "few": [3, 4, 103], "other": [0, 5, 100]},
    "he": {"one": [1], "two": [2], "other": [0, 3, 102]},
    "ja": {"other": [0, 1, 2, 21]},
}


@pytest.mark.parametrize("language", EXAMPLES)
def test_plurals_are_those_of_the_language(language: str):
    for category, numbers in EXAMPLES[language].items():
        assert {language_rules(language).category(n) for n in numbers} == {category}
        assert {language_rules(language).category(-n) for n in numbers} == {category}


def test_each_group_of_languages_has_an_example():
    assert all({*languages.split()} & {*EXAMPLES} for languages in PLURALS)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "-1,234,567.5"),
        ("de", "-1.234.567,5"),
        ("de-AT", "-1.234.567,5"),
        ("ru", f"-1{SPACE}234{SPACE}567,5"),
        ("fr", f"-1{NARROW}234{NARROW}567,5"),
    ],
)
def test_numbers_have_the_marks_of_the_language(language: str, written: str):
    rules = language_rules(language)
    assert rules.with_marks("-1,234,567.5") == written
    assert rules.number(-1234567) == written[:-2]
    assert rules.number(999) == "999"


def test_a_language_stands_in_one_row_of_each_table():
    for table in (MARKS, PLURALS):
        languages = " ".join(table).split()
        assert len({*languages}) == len(languages)
    assert {*" ".join(PLURALS).split()} <= {*" ".join(MARKS).split()}


def test_messages_use_the_plurals_of_their_language(tmp_path: Path):
    polish = "cards = { $n ->\n [one] { $n } karta\n [few] { $n } karty\n *[many] { $n } kart\n }"
    (tmp_path / "pl.ftl").write_text(polish)
    said = [Tongue("pl", [tmp_path]).say("cards", n=n) for n in (1, 3, 25, 1000)]
    assert said == ["1 karta", "3 karty", "25 kart", f"1{SPACE}000 kart"]


def test_a_catalogue_in_a_language_without_rules_is_refused(tmp_path: Path):
    (tmp_path / "tlh.ftl").write_text("a = b")
    with pytest.raises(BadWords, match=r"^tlh\.ftl: .*engine/language_rules\.py, got tlh; add"):
        Tongue("tlh", [tmp_path])
    Tongue("tlh", [tmp_path / "empty"])  # nothing to choose
