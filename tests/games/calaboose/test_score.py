"""Winning, scoring, and the numbers of the edition."""

import re

import pytest

import tinstar
from tests.games.calaboose.table import A, table
from tinstar.games import rules
from tinstar.games.calaboose.components import OUTLAWS, Card
from tinstar.games.calaboose.piece_names import called
from tinstar.games.calaboose.scoring import bounty


def worth(jail: str) -> int:
    t = table(f"""
        A*  hand Bandit           jail {jail}
        B   hand Bandit
    """)
    return bounty(t.box, t.s, A)


def test_B1_a_gang_is_worth_what_its_table_says():
    t = table("""
        A*  hand Bandit           jail Shark Shark Shark . .
        B   hand Bandit
    """)
    assert bounty(t.box, t.s, A) == t.box.bounty[Card.CARD_SHARK, 3 - 1]


def test_B1_each_kind_in_a_jail_is_a_gang_of_its_own():
    assert worth("Bandit Shark Bandit Shark Bandit") == 30 + 15


def test_B1_an_empty_jail_is_worth_nothing():
    assert worth(". . . . .") == 0


def test_B2_two_bandits_are_worth_20_in_all_and_one_is_worth_1():
    assert worth("Bandit Bandit . . .") == 20
    assert worth("Bandit . . . .") == 1


def test_B3_pairs_and_larger_gangs_of_lower_cards_are_worth_no_less_hucksters_excepted():
    table_of = tinstar.load("calaboose").box.array[0].bounty
    for size in (2, 3, 4, 5):
        column = [int(table_of[card, size - 1]) for card in OUTLAWS[1:]]
        assert column == sorted(column, reverse=True)


def test_B3_a_gang_of_hucksters_is_worth_nothing_unless_it_fills_the_jail():
    assert tinstar.load("calaboose").box.array[0].bounty[Card.HUCKSTER].tolist() == [
        0,
        0,
        0,
        0,
        100,
    ]


def test_B4_the_gangs_of_the_scoring_example():
    gangs = ("Bandit Bandit", "Shark Shark", "Gunslinger")
    assert [worth(gang) for gang in gangs] == [20, 15, 4]


def test_R34_the_scoring_example_comes_to_39():
    assert worth("Bandit Bandit Shark Shark Gunslinger") == 20 + 15 + 4 == 39


def test_J4_R34_a_hand_is_worth_nothing():
    t = table("""
        A*  hand Bandit Bandit Bandit
        B   hand Bandit Bandit    jail Shark . . . .
    """)
    assert t.state().scores() == [0, 2]


def test_B5_the_bandits_table():
    assert tinstar.load("calaboose").box.array[0].bounty[Card.BANDIT].tolist() == [
        1,
        20,
        30,
        45,
        60,
    ]


def test_W1_the_highest_bounty_wins():
    t = table("""
        A*  hand Bandit           jail Bandit . . . .
        B   hand Bandit           jail Rustler . . . .
        C   hand Bandit           jail . . . . .
    """)
    state = t.do("put bandit").state()
    assert state.scores() == [20, 3, 0]
    assert state.returns() == [1, -0.5, -0.5]


def test_W1_while_the_game_goes_on_nobody_has_won():
    t = table("""
        A*  hand Bandit           jail Bandit . . . .
        B   hand Bandit
    """)
    assert t.state().returns() == [0, 0]
    assert t.state().scores() == [1, 0]


def test_R33_ties_share_the_win():
    t = table("""
        A*  hand Shark            jail . . . . .
        B   hand Bandit           jail Shark . . . .
        C   hand Bandit           jail Bandit . . . .
    """)
    state = t.do("put card-shark").state()
    assert state.scores() == [2, 2, 1]
    assert state.returns() == [0.25, 0.25, -0.5]


def test_R33_when_all_are_level_nobody_gains():
    t = table("""
        A*  hand Huckster
        B   hand Bandit
    """)
    assert t.do("put huckster").state().returns() == [0, 0]


@pytest.mark.parametrize("card", OUTLAWS)
def test_numbers_graded_as_reconstructions_are_those_that_the_rules_name(card: Card):
    bundle = rules("calaboose")
    entries = bundle.box.read(bundle.edition_file).entries
    row = next(e for e in entries if e.path == f"bounty.{card.name}")
    sizes = [str(size) for size, grade in enumerate(row.grade, 1) if grade in "CD"]
    name = bundle.tongue().say(called(card))
    said = re.search(rf"^\| {name} \| (.+) \|$", bundle.clauses, re.MULTILINE)
    assert (said[1].split(", ") if said else []) == sizes
