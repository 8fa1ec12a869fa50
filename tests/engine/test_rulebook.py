import pytest

from tinstar.engine.rulebook import Clause, Kind, parse, summary, tags

BOOK = """# A game

- prose may have lists of its own

## Play

- **P2** (printed) Put a card from hand
  into an empty cell.
- **X1** (example) Anna puts a card.

## Rulings

- **R1** (ruling) Nobody may pass.
"""


def test_a_clause_has_a_number_a_kind_a_heading_and_a_text():
    first, *_ = parse(BOOK)
    assert first == Clause("P2", Kind.PRINTED, "Play", "Put a card from hand into an empty cell.")


def test_clauses_come_in_the_order_of_the_book():
    assert [(c.id, c.heading) for c in parse(BOOK)] == [
        ("P2", "Play"),
        ("X1", "Play"),
        ("R1", "Rulings"),
    ]


def test_an_example_wants_a_test_but_no_code():
    assert (Kind.EXAMPLE.wants_code, Kind.EXAMPLE.wants_test) == (False, True)


@pytest.mark.parametrize("kind", [Kind.FACE, Kind.FLAVOUR, Kind.OMITTED])
def test_what_cannot_be_played_wants_nothing(kind: Kind):
    assert not kind.wants_code
    assert not kind.wants_test


def test_a_summary_counts_each_kind():
    assert summary(parse(BOOK)) == "3 clauses: 1 printed, 1 ruling, 1 example"


def test_tags_are_numbers_in_brackets():
    assert tags("s.jail[seat]  # [P2] and [R11], not [p2], [PX] or row[3]") == {"P2", "R11"}


@pytest.mark.parametrize(
    "line", ["- **P2** printed Put a card.", "- **2** (printed) Put.", "- **P2** (printd) Put."]
)
def test_a_line_that_is_nearly_a_clause_is_refused(line: str):
    with pytest.raises(TypeError, match="expected `- \\*\\*P2"):
        parse(line)


def test_a_number_used_twice_is_refused():
    with pytest.raises(TypeError, match="got R1 twice"):
        parse(BOOK + "- **R1** (ruling) Everybody may.\n")
