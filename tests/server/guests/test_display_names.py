# ruff: noqa: RUF001 - look-alikes are what this file is about
"""Display names, and names that look like the name of somebody else."""

import pytest

from tinstar.errors import BadOption
from tinstar.server.features.chat import service
from tinstar.server.guests.display_names import checked, same
from tinstar.server.tables.table_record import COMPANY_NAMES, ChairRecord, TableRecord

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
NAMES = {  # as people write them
    "Persian": "علی\u200cرضا",
    "Malayalam": "ന\u0d4d\u200dജോ",
    "Sinhala": "ශ\u0dca\u200dරී",
    "Bengali": "র\u200d\u09cd\u09afাম",
    "emoji": FAMILY,
    "a coloured emoji": "\U0001f3f3\ufe0f\u200d\U0001f308 Cy",
    "Tibetan": "ས\u0f92\u0fb2\u0f74བ",
    "Burmese": "ကျွန\u103a\u102fပ\u103a",
    "pointed Hebrew": "שּׁ\u05a5וב",
    "Vietnamese": "Nguyễn",
    "a Japanese variant": "葛\U000e0100城",
}
LOOK_ALIKES = [
    ("Ann", "A\ufe0fnn"),
    ("Ann", "An\u034fn"),
    ("Ann", "Ann\u3164"),
    ("Ann", "\u115fAnn"),
    ("Ann", "Ann\u2800"),
    ("Ann", "Ann\U000e0100"),
    ("Ann", "A\u200dn\u200cn"),
    ("Ann Lee", "Ann\u3000\u00a0Lee"),
    ("COP", "СОР"),  # in Cyrillic
    ("Ian", "lan"),
    ("علی\u200cرضا", "علیرضا"),
]
INVISIBLE = ["\ufe0f", "\u034f", "\u3164", "\u115f\u1160", "\u2800", "\U000e0100", "\u200d\u200c"]


def beside(name: str) -> TableRecord:
    """Return a table with that name on its first seat."""
    chairs = [ChairRecord(name, "person"), ChairRecord()]
    return TableRecord("id", "game", chairs, {}, False, 0.0, "", "host", "invitation", b"seed")


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_is_shown_as_people_write_it(name: str):
    assert checked(name) == name


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_such_names_are_all_different(name: str):
    for other in (x for x in NAMES.values() if x != name):
        assert beside(other).check_name(name, 1) == name


@pytest.mark.parametrize(("taken", "name"), LOOK_ALIKES)
def test_a_look_alike_beside_a_name_is_taken(taken: str, name: str):
    with pytest.raises(BadOption, match="taken"):
        beside(taken).check_name(name, 1)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("山田\u3000太郎", "山田 太郎"),
        ("Ann\u00a0Lee\u202f", "Ann Lee"),
        ("A\u200dn\u200cn\u200d", "Ann"),
        ("a\u200d\U0001f469", "a\U0001f469"),
    ],
)
def test_wide_spaces_are_spaces_and_joiners_that_join_nothing_are_left_out(said: str, shown: str):
    assert checked(said) == shown


@pytest.mark.parametrize("text", INVISIBLE)
def test_what_cannot_be_seen_is_neither_a_name_nor_a_line(text: str):
    for check in (checked, service.checked_line):
        with pytest.raises(BadOption):
            check(text)


@pytest.mark.parametrize(
    "name", ["b" + "\u0301\u0302\u0303", "ก" + "\u0e47" * 3, "a" + "\u20dd" * 3]
)
def test_marks_piled_on_a_letter_are_refused(name: str):
    with pytest.raises(BadOption, match="at most 2 accents"):
        checked(name)


def test_a_name_of_two_marks_stays_valid():
    for name in ("b\u0301\u0301", "ก\u0e47\u0e47", "ชื่น"):
        assert checked(name) == name


def test_no_two_names_of_the_company_look_alike():
    pairs = [(a, b) for a in COMPANY_NAMES for b in COMPANY_NAMES if a < b]
    assert not [pair for pair in pairs if same(*pair)]
