"""Texts of Rin Tin Tin: sentences and events."""

import pytest

import tinstar
from tests.games.rin_tin_tin.table import A, B, C, Table, new_table, table
from tinstar.games.rin_tin_tin import prompts_and_labels
from tinstar.games.rin_tin_tin.actions import ACTIONS
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import Event, primer
from tinstar.presentation.view_with_names import Sight

NAMES = ["Ann", "Bob", "Cy"]
OPEN = "A*\nB\nC"
LAST = """
    A*
    B
    C
    red 1   A A B B . / B
    red 2   A A B B C / .
"""
DONE = "men 0 figures 0"


def happened(t: Table, text: str, seat: int) -> list[Event]:
    """Return the events of an action that a seat sees."""
    happening = Happening(t.state(), t.state().string_to_action(text))
    return events(*happening.seen_by(seat)[2:], NAMES[: t.box.players])


def told(t: Table, text: str, seat: int) -> list[str]:
    return [event.text for event in happened(t, text, seat)]


def prompt(t: Table, seat: int) -> str:
    return prompts_and_labels.prompt(Sight(t.state().view(seat), NAMES[: t.box.players]))


def offered(t: Table, text: str) -> str:
    seat = t.state().current_player()
    return prompts_and_labels.action_text(Sight(t.state().view(seat), NAMES), ACTIONS.read(text))


# --- a turn ---------------------------------------------------------------------------------------


def test_who_begins_is_told():
    assert told(new_table(3), "begin B", A) == ["Bob begins."]
    assert told(new_table(3), "begin B", B) == ["You begin."]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("spin red", "Ann spins Red."),
        ("spin free-color-choice", "Ann spins Free Color Choice."),
        ("spin rin-tin-tin", "Ann spins Rin Tin Tin."),
    ],
)
def test_a_spin_is_told(text, sentence):
    assert told(table(OPEN), text, B) == [sentence]
    assert told(table(OPEN), text, A) == [sentence.replace("Ann spins", "You spin")]


def test_a_line_is_told_and_spun_again():
    t = table(OPEN, {"on_a_line": 1})
    assert told(t, "spin on-a-line", B) == ["Ann spins a line, and so spins again."]
    assert prompt(t.spin("on a line"), A) == "It was a line, so you spin again."


def test_a_forfeited_turn_is_told_with_its_reason():
    full = "red 1  A B C A B / .\nred 2  C B C A A / ."
    why = "no ordinary circle is free in the Red Territory"
    assert told(table(f"{OPEN}\n{full}"), "spin red", B)[1] == f"Ann forfeits the turn: {why}."
    assert told(table(f"{OPEN}\n{full}"), "spin red", A)[1] == f"You forfeit the turn: {why}."


def test_a_turn_forfeited_to_one_who_need_not_spin_is_told_too():
    t = table(f"A* men 1\nB men 0\nC {DONE}\nred 1  A B C A B / .\nred 2  A B C A B / .")
    assert len(told(t, "spin red", C)) == 2


def test_a_piece_is_told_with_where_it_goes():
    t = table(OPEN).spin("red")
    heard = happened(t, "cavalryman to red 2", B)
    assert [e.text for e in heard] == ["Ann places a Cavalryman in Red 2."]
    move = heard[0].moves[0]
    assert (move.piece.face, move.source, move.target) == (
        "purple-cavalryman",
        "squad A",
        "red-2.1",
    )


def test_a_figure_is_told_with_where_it_goes():
    heard = happened(table(OPEN).spin("rin tin tin"), "figure to blue 1", A)
    assert [e.text for e in heard] == ["You place a Rin Tin Tin figure in Blue 1."]
    assert heard[0].moves[0].piece.face == "purple-rin-tin-tin"
    assert heard[0].moves[0].target == "blue-1.R"


def test_a_covered_group_is_told_with_what_it_counts():
    t = table(LAST).spin("red")
    assert told(t, "cavalryman to red 1", C)[1:] == ["Red 1 is covered: Bob 6, Ann 3."]


def test_a_tie_in_a_group_is_told_with_who_holds_the_circle():
    t = table("A\nB*\nC\nred 1  A A A A . / B").spin("red")
    heard = told(t, "cavalryman to red 1", B)[1]
    assert heard == (
        "Red 1 is covered: Ann 4, you 4. It is a tie, and you hold the Rin Tin Tin Outlaw Circle."
    )
    assert told(t, "cavalryman to red 1", A)[1].endswith(
        "and Bob holds the Rin Tin Tin Outlaw Circle."
    )


def test_a_group_that_one_seat_covers_alone_is_told():
    t = table("A*\nB\nC\nred 1  A A A A . / A").spin("red")
    assert told(t, "cavalryman to red 1", B)[1] == "Red 1 is covered: Ann 12."


def test_a_boodle_card_is_named_to_its_drawer_alone():
    t = table(LAST).spin("red").do("cavalryman to red 1")
    assert told(t, "draw boodle-4", B) == ["You draw $10 Million."]
    assert told(t, "draw boodle-4", A) == ["Bob draws a Boodle Card."]
    assert [m.piece.face for m in happened(t, "draw boodle-4", A)[0].moves] == [None]
    assert happened(t, "draw boodle-4", B)[0].moves[0].target == "boodle B"


# --- the end --------------------------------------------------------------------------------------


def last_of(a: str, b: str, c: str, groups: str) -> Table:
    return table(f"A* men 1 figures 0 {a}\nB {DONE} {b}\nC {DONE} {c}\n{groups}").spin("blue")


def test_the_end_is_told_with_all_points():
    t = last_of("boodle 10", "", "", "red 1  A B B . . / B")
    assert told(t, "cavalryman to blue 1", B)[1:] == [
        "All pieces have been played, and the Boodle is shown.",
        "Ann: 12 points (2 Outlaws, 10 Boodle).",
        "You: 6 points (6 Outlaws, 0 Boodle).",
        "Cy: 0 points (0 Outlaws, 0 Boodle).",
        "Ann wins with 12 points.",
    ]


def test_the_boodle_is_turned_over_at_the_end():
    t = last_of("boodle 10 0", "", "", "red 1  A B B . . / B")
    shown = happened(t, "cavalryman to blue 1", C)[2]
    assert [(m.piece.face, m.source, m.target) for m in shown.moves] == [
        ("boodle-1", "boodle A", "boodle A"),
        ("boodle-4", "boodle A", "boodle A"),
    ]


def test_a_tie_and_how_it_is_broken_are_told():
    t = last_of("", "", "", "red 1  B . . . . / .")
    text = "cavalryman to blue 1"
    assert told(t, text, C)[-1] == "Ann and Bob are tied: each draws a Boodle Card."
    assert told(t, text, B)[-1] == "Ann and you are tied: each draws a Boodle Card."
    t.do(text)
    assert told(t, "draw boodle-3", C) == ["Ann draws $5 Million: 6 points in all."]
    assert prompt(t, B) == "Ann draws a Boodle Card to break the tie."
    t.draw(5)
    assert told(t, "draw boodle-3", C)[-1] == "Ann and Bob are tied: each draws a Boodle Card."
    assert told(t, "draw boodle-4", B) == [
        "You draw $10 Million: 11 points in all.",
        "You win with 11 points.",
    ]


def test_cards_that_are_shuffled_again_go_back_to_the_deck():
    t = last_of("boodle 0 2 5 10", "boodle 0 2 5 10", "", "red 1  B . . . . / .")
    tie = happened(t, "cavalryman to blue 1", C)[-1]
    assert tie.text == (
        "Ann and Bob are tied: each draws a Boodle Card, once all are shuffled again."
    )
    (draw,) = happened(t.do("cavalryman to blue 1"), "draw boodle-3", C)
    moves = [(m.piece.count, m.source, m.target) for m in draw.moves]
    back = [(4, "boodle A", "deck"), (4, "boodle B", "deck")]
    assert moves == [*back, (1, "deck", "boodle A")]


def test_the_card_just_drawn_goes_back_with_the_others():
    t = last_of("boodle 0 2 5", "boodle 0 2 5", "", "red 1  B . . . . / .")
    t.do("cavalryman to blue 1").draw(10, 10)
    (draw,) = happened(t, "draw boodle-3", C)
    assert [m.piece.count for m in draw.moves] == [4, 4, 1]


def test_a_win_that_no_card_can_decide_is_shared():
    t = table(
        f"A* men 1 figures 0\nB {DONE}\nC {DONE}\nred 1  B . . . . / .",
        {"boodle_copies": [8, 0, 0, 0]},
    ).spin("blue")
    assert prompt(t.do("cavalryman to blue 1"), C).endswith(
        "Ann and Bob share the win with 1 point each."
    )


# --- prompts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spun", "asked"),
    [
        ("red", "You spun Red: in which of its groups do you place a Cavalryman?"),
        ("free color choice", "You spun Free Color Choice: in which group do you place a Cavalr"),
        ("rin tin tin", "You spun Rin Tin Tin: on which free Rin Tin Tin circle do you place a f"),
    ],
)
def test_the_prompt_says_what_was_spun_and_what_is_to_be_placed(spun, asked):
    t = table(OPEN).spin(spun)
    assert prompt(t, A).startswith(asked)
    assert prompt(t, B) == f"Ann has spun {spun.title()} and is to place a piece."


def test_the_prompt_says_so_where_no_figure_can_be_placed():
    t = table("A* figures 0\nB\nC").spin("rin tin tin")
    assert "and can place no figure: in which group do you place a Cavalryman?" in prompt(t, A)


def test_who_need_not_spin_is_told_so():
    t = table(f"A* men 1\nB men 0\nC {DONE}").spin("red").do("cavalryman to red 1")
    assert prompt(t, B).endswith("place a Rin Tin Tin figure, without spinning.")
    assert prompt(t, A) == "Bob is to place a piece."


def test_chance_is_waited_for_in_words():
    assert prompt(new_table(2), A) == "Chance names the first player."
    assert prompt(table(OPEN), A) == "You spin."
    assert prompt(table(OPEN), B) == "Ann spins."
    t = table(LAST).spin("red").do("cavalryman to red 1")
    assert prompt(t, A) == "Bob draws a Boodle Card."


def test_the_end_is_prompted_with_how_it_came_and_who_has_won():
    t = last_of("boodle 10", "", "", "red 1  A B B . . / B").do("cavalryman to blue 1")
    assert prompt(t, C) == (
        "The game is over: all pieces have been played. Ann wins with 12 points."
    )


# --- actions --------------------------------------------------------------------------------------


def test_a_choice_says_what_the_group_then_counts():
    t = table("A*\nB\nC\nred 1  A B . . . / A").spin("red")
    assert offered(t, "cavalryman to red 1") == "Place a Cavalryman in Red 1 (6 Outlaws)"
    assert offered(t, "cavalryman to red 2") == "Place a Cavalryman in Red 2 (1 Outlaw)"
    t = table(LAST).spin("rin tin tin")
    assert offered(t, "figure to blue 1") == "Place Rin Tin Tin in Blue 1 (2 Outlaws)"


def test_a_choice_says_who_draws_if_it_covers_the_group():
    t = table(LAST).spin("red")
    assert offered(t, "cavalryman to red 1") == (
        "Place a Cavalryman in Red 1 (3 Outlaws; covers the group, and Bob draws Boodle)"
    )
    t = table(LAST).spin("rin tin tin")
    assert offered(t, "figure to red 2") == (
        "Place Rin Tin Tin in Red 2 (6 Outlaws; covers the group, and you draw Boodle)"
    )


def test_a_choice_that_covers_a_group_when_no_card_is_left_says_just_that():
    t = table(LAST, {"boodle_copies": [0, 0, 0, 0]}).spin("red")
    assert offered(t, "cavalryman to red 1").endswith("(3 Outlaws; covers the group)")


def test_the_primer_tells_the_numbers_of_the_box():
    lines = primer(tinstar.load("rin_tin_tin"))
    assert any("8 groups. Each has 5 ordinary circles" in line for line in lines)
    assert any("$0, $2, $5, $10 Million" in line for line in lines)
