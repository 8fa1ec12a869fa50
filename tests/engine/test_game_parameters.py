import time
from enum import IntEnum
from pathlib import Path

import pytest

from tinstar.engine.edition import LONGEST_EDITION, LONGEST_LINE, Edition
from tinstar.engine.game_parameters import Box, Number, Option
from tinstar.errors import BadEdition, BadOption


class Card(IntEnum):
    ACE = 0
    KING = 1


BOX = Box(
    "toy_box",
    (2, 4),
    Number("hand_size", "cards in hand", least=1, most=9),
    Number("copies", "cards of each kind", of=tuple(Card), most=20),
    Number("bounty", "what 1, 2 are worth", of=tuple(Card), length=2),
    Option("games", (1, 3), "games in a series"),
    Option("jokers", (True, False), "with jokers"),
    Option("cancel_by", ("target", "anyone"), "who may cancel"),
)
GOOD = """
title = "A toy"

[hand_size]
value = 5
grade = "A"
source = "rulebook"

[copies]
ACE = { value = 4, grade = "B", source = "rulebook" }
KING = { value = 8, grade = "C", source = "guess" }

[bounty]
ACE = { value = [1, 20], grade = ["A", "D"], source = "card" }
KING = { value = [2, 30], grade = "A", source = "card" }
"""


def read(tmp_path, text):
    path = tmp_path / "my_box.toml"
    path.write_text(text, encoding="utf-8")
    return BOX.read(path)


def test_an_edition_holds_every_value_with_grade_and_source(tmp_path):
    edition = read(tmp_path, GOOD)
    assert edition.title == "A toy"
    assert [(e.path, e.value, e.grade) for e in edition.entries] == [
        ("hand_size", 5, "A"),
        ("copies.ACE", 4, "B"),
        ("copies.KING", 8, "C"),
        ("bounty.ACE", [1, 20], ["A", "D"]),
        ("bounty.KING", [2, 30], "A"),
    ]
    assert edition.entries[2].source == "guess"


def test_the_digest_follows_the_values_and_not_the_words_around_them(tmp_path):
    digest = read(tmp_path, GOOD).digest
    assert read(tmp_path, "# a note\n" + GOOD.replace("guess", "counted")).digest == digest
    assert read(tmp_path, GOOD.replace("[1, 20]", "[1, 21]")).digest != digest


ACE = 'ACE = { value = 4, grade = "B", source = "rulebook" }'
NO_TABLES = 'title = ""\nhand_size = 5\ncopies = 1\nbounty = 2'
SPOILT = {
    "not TOML": (GOOD, "title = ", "expected TOML"),
    "no title": ('title = "A toy"', "", "got none for title"),
    "a title that is no text": ('"A toy"', "5", "expected title"),
    "a missing table": ("[copies]", "[copys]", "got none for copies, and the unknown copys"),
    "an extra number": (GOOD, GOOD + "\n[extra]\nvalue = 1\n", "unknown extra"),
    "a number that is no table": (GOOD, NO_TABLES, "table"),
    "a missing kind": (ACE, "", r"\[copies\]: expected the keys ACE, KING; got none for ACE"),
    "an extra kind": (ACE, ACE + "\n" + ACE.replace("ACE", "JOKER"), "unknown JOKER"),
    "a kind that is no table": (ACE, "ACE = 4", r"\[copies\] ACE: expected a table of value"),
    "no value": ("value = 4, ", "", r"\[copies\] ACE: expected .* none for value"),
    "no grade": ('grade = "B", ', "", "none for grade"),
    "no source": (', source = "guess"', "", "none for source"),
    "an empty source": ('"guess"', '""', "source: expected a text, got ''"),
    "a source that is no text": ('"guess"', "7", "source: expected a text, got 7"),
    "an extra word": ('source = "guess"', 'source = "guess", note = ""', "unknown note"),
    "a negative value": ("value = 4", "value = -4", "whole number from 0 to 20, got -4"),
    "a value too small": ("value = 5", "value = 0", "whole number from 1 to 9, got 0"),
    "a value too large": ("value = 4", "value = 21", "whole number from 0 to 20, got 21"),
    "a fraction": ("value = 4", "value = 4.0", "whole number .*, got 4.0"),
    "a text": ("value = 4", 'value = "4"', "whole number .*, got '4'"),
    "a truth": ("value = 4", "value = true", "whole number .*, got True"),
    "a date": ("value = 4", "value = 2005-01-01", "whole number"),
    "a row where one is due": ("value = 4", "value = [4, 4]", "got"),
    "one where a row is due": ("[1, 20]", "20", r"\[bounty\] ACE: expected 2 values, got 20"),
    "a short row": ("[1, 20]", "[1]", r"expected 2 values, got \[1\]"),
    "a long row": ("[1, 20]", "[1, 20, 30]", "expected 2 values"),
    "a row with a hole": ("[1, 20]", '[1, ""]', "whole number"),
    "an unknown grade": ('"B"', '"E"', "expected a grade from A to D, got 'E'"),
    "an empty grade": ('"B"', '""', "expected a grade from A to D"),
    "two grades at once": ('"B"', '"AB"', "expected a grade from A to D"),
    "too few grades": ('["A", "D"]', "[]", "expected a grade from A to D"),
    "too many grades": ('["A", "D"]', '["A", "A", "D"]', "expected a grade from A to D"),
    "grades of the wrong type": ('["A", "D"]', "[1, 2]", "expected a grade from A to D"),
}


@pytest.mark.parametrize("name", SPOILT)
def test_an_edition_is_refused_with(name, tmp_path):
    old, new, message = SPOILT[name]
    spoilt = GOOD.replace(old, new)
    assert spoilt != GOOD
    with pytest.raises(BadEdition, match=message) as refused:
        read(tmp_path, spoilt)
    assert str(refused.value).startswith("my_box.toml: ")


LONG = LONGEST_LINE + 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a." * LONG + "a = 1", "lines of at most"),
        ("a = " + "9" * 5000, "lines of at most"),
        ("a = 0x" + "f" * 5000, "lines of at most"),
        ("#\n" * LONGEST_EDITION, f"expected at most {LONGEST_EDITION} bytes"),
        ("a = " + "[\n" * 9000, "expected TOML"),
        ("a = {\n" * 5000, "expected TOML"),
        ("[a]\n" * 8000, "expected TOML"),
        (f"{GOOD}\n[{'a' * 400}]\n[{'b' * 400}]", "unknown aaa"),
        (GOOD.replace("value = 4", f"value = [{','.join(['7'] * 200)}]"), "got"),
        (GOOD.replace("value = 4", f"value = 0x{'f' * 400}"), "whole number"),
    ],
)
def test_what_would_take_a_parser_long_is_refused_in_no_time(text, message):
    start = time.process_time()
    with pytest.raises(BadEdition, match=message) as refused:
        BOX.parse("mine", text)
    assert time.process_time() - start < 1
    assert len(str(refused.value)) < 300


def test_a_file_without_end_is_refused():
    with pytest.raises(BadEdition, match=f"expected at most {LONGEST_EDITION} bytes"):
        BOX.read(Path("/dev/zero"))


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    with pytest.raises(BadEdition, match=r"nothing\.toml: expected a TOML file"):
        BOX.read(tmp_path / "nothing.toml")
    with pytest.raises(BadEdition, match="expected a TOML file"):
        BOX.read(tmp_path)
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadEdition, match=r"odd\.toml: expected a TOML file"):
        BOX.read(tmp_path / "odd.toml")


# --- the record of a box ----------------------------------------------------------------------


def test_the_record_holds_numbers_options_and_the_number_of_players(tmp_path):
    options = {"games": 3, "jokers": False, "cancel_by": "anyone"}
    box = BOX.layout.record(BOX.fill(read(tmp_path, GOOD), 3, options))
    assert (box.players, box.hand_size, box.copies.tolist()) == (3, 5, [4, 8])
    assert box.bounty.tolist() == [[1, 20], [2, 30]]
    assert (box.games, box.jokers, box.cancel_by) == (3, 0, 1)


def test_options_not_given_are_at_their_default(tmp_path):
    assert BOX.settle({"games": 3}) == {"games": 3, "jokers": True, "cancel_by": "target"}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rounds": 1}, "expected an option among: games, jokers, cancel_by; got 'rounds'"),
        ({"games": 2}, "option games: expected 1 or 3, got 2"),
        ({"games": True}, "option games: expected 1 or 3, got True"),
        ({"games": "1"}, "option games: expected 1 or 3, got '1'"),
        ({"games": None}, "option games: expected 1 or 3, got None"),
        ({"jokers": 1}, "option jokers: expected True or False, got 1"),
        ({"jokers": "yes"}, "option jokers: expected True or False, got 'yes'"),
        ({"cancel_by": "nobody"}, "expected 'target' or 'anyone', got 'nobody'"),
        ({"cancel_by": []}, "expected 'target' or 'anyone', got \\[\\]"),
    ],
)
def test_an_option_that_cannot_be_is_refused(options, message, tmp_path):
    with pytest.raises(BadOption, match=message):
        BOX.fill(read(tmp_path, GOOD), 2, options)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, True, "2", None, 2.5, [2]])
def test_a_number_of_players_that_cannot_be_is_refused(players, tmp_path):
    with pytest.raises(BadOption, match="players: expected 2 to 4, got"):
        BOX.fill(read(tmp_path, GOOD), players, {})


# --- rows as long as a number says, and numbers that cannot be together ---------------------------

TRACK = Box(
    "track_box",
    (2, 2),
    Number("spaces", "spaces of the track", least=1, most=4),
    Number("bucks", "bucks on each space", length=4, as_many_as="spaces"),
    Number("rocks", "rocks of each kind", of=tuple(Card), length=4, as_many_as="spaces"),
    impossible=lambda n: (
        ("expected bucks somewhere" if not any(n["bucks"]) else "")
        or ("expected a space for each player" if n["spaces"] < n.get("players", 1) else "")
    ),
)


def track(spaces: int, bucks: list[int]) -> dict:
    values = {"spaces": spaces, "bucks": bucks}
    entries = {n: {"value": v, "grade": "A", "source": "book"} for n, v in values.items()}
    rocks = {c.name: {"value": bucks, "grade": "A", "source": "book"} for c in Card}
    return {"title": "A track", **entries, "rocks": rocks}


def test_a_row_is_as_long_as_another_number_says_and_zeros_follow():
    edition = TRACK.edition("my_box", track(3, [3, 0, 5]))
    box = TRACK.fill(edition, 2, {})
    assert box.bucks.tolist() == [3, 0, 5, 0]
    assert box.rocks.tolist() == [[3, 0, 5, 0]] * 2


@pytest.mark.parametrize("bucks", [[3, 0], [3, 0, 5, 0]])
def test_a_row_of_another_length_is_refused(bucks):
    with pytest.raises(BadEdition, match=r"\[bucks\]: expected 3 values, got \[3, 0"):
        TRACK.edition("my_box", track(3, bucks))


def test_numbers_that_cannot_be_together_are_refused_with_the_reason():
    with pytest.raises(BadEdition, match="my_box: expected bucks somewhere"):
        TRACK.edition("my_box", track(2, [0, 0]))


def test_numbers_that_are_too_few_for_a_table_are_refused_there():
    edition = TRACK.edition("my_box", track(1, [3]))
    with pytest.raises(BadEdition, match="A track: expected a space for each player"):
        TRACK.fill(edition, 2, {})


# --- differences between editions ----------------------------------------------------------------


def own(tmp_path: Path) -> Edition:
    return read(tmp_path, GOOD)


def values(edition: Edition) -> dict[str, object]:
    return {e.path: e.value for e in edition.entries}


def test_a_file_may_hold_only_what_differs(tmp_path: Path):
    some = "hand_size = 4\n[copies]\nKING = 7\n[bounty]\n"
    some += 'ACE = { value = [2, 3], grade = "A", source = "my box" }'
    edition = BOX.parse("mine", some, own(tmp_path))
    changed = {"hand_size": 4, "copies.KING": 7, "bounty.ACE": [2, 3]}
    assert values(edition) == values(own(tmp_path)) | changed
    sources = {e.path: (e.grade, e.source) for e in edition.entries}
    assert sources["bounty.ACE"] == ("A", "my box")
    assert sources["hand_size"] == ("D", "changed for this table")
    assert sources["copies.ACE"] == ("B", "rulebook")


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("hand_size", 4, {"hand_size": 4}),
        ("COPIES.king", 7, {"copies.KING": 7}),
        ("bounty.king.1", 9, {"bounty.KING": [9, 30]}),
        ("bounty.king", [9, 8], {"bounty.KING": [9, 8]}),
    ],
)
def test_a_number_is_changed_by_its_path(
    tmp_path: Path, path: str, value: object, expected: dict[str, object]
):
    before = own(tmp_path)
    assert values(BOX.changed(before, {path: value})) == values(before) | expected
    assert values(before) == values(own(tmp_path))


def test_numbers_are_changed_together(tmp_path: Path):
    edition = BOX.changed(own(tmp_path), {"bounty.king.1": 9, "bounty.king.2": 8, "hand_size": 1})
    assert values(edition)["bounty.KING"] == [9, 8]
    assert values(edition)["hand_size"] == 1


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("handsize", 4, "such as hand_size, .*; got 'handsize'"),
        ("bounty.king.3", 4, "expected the path of a number, such as bounty.king"),
        ("hand_size.1", 4, "expected the path of a number, such as hand_size"),
        ("hand_size", 40, "expected a whole number from 1 to 9, got 40"),
        ("hand_size", [4], "expected a whole number from 1 to 9"),
        ("hand_size", "4", "expected a whole number from 1 to 9, got '4'"),
        ("bounty.king", [1], "expected 2 values"),
        ("copies", 4, "expected the path of a number, such as copies"),
    ],
)
def test_what_cannot_be_changed_so_is_refused(
    tmp_path: Path, path: str, value: object, expected: str
):
    with pytest.raises(BadEdition, match=expected):
        BOX.changed(own(tmp_path), {path: value})


WHO = Option(
    "cancel_by",
    ("target", "anyone"),
    "who may cancel",
    "R25",
    ("only the target may cancel", "anybody may cancel"),
)


def test_a_ruling_says_which_gap_it_fills_and_what_each_choice_means():
    told = "who may cancel (R25: target: only the target may cancel; anyone: anybody may cancel)"
    assert WHO.about == told
    assert BOX.options["cancel_by"].about == "who may cancel"


@pytest.mark.parametrize(("ruling", "says"), [("R25", ("one",)), ("R25", ()), ("", ("a", "b"))])
def test_each_choice_of_a_ruling_has_words_and_no_other_choice(ruling: str, says: tuple):
    told = "2 texts in `says`, one for each choice" if ruling else "0 texts in `says`"
    with pytest.raises(TypeError, match=f"option cancel_by: expected {told}"):
        Option("cancel_by", ("target", "anyone"), "who may cancel", ruling, says)
