"""The choice of puzzles: few of one kind, at most one of each game, and in a varied order."""

from collections import Counter
from itertools import pairwise

from tinstar.engine.actions import Actions, numbers
from tinstar.lab.puzzles.puzzle_selection import MOST_OF_A_RATING, Selection, varied
from tinstar.lab_schemas.puzzles import Puzzle
from tinstar.lab_schemas.review_result import Figure, MoveChance


def actions_of(*names: str) -> Actions:
    actions = Actions()
    for name in names:
        actions.add(name, name + " {n}", n=numbers(2))
    return actions


FOUR = actions_of("put", "send", "lock", "draw")


def puzzle(id: str, kind: str, rating: int = 1, actions: Actions = FOUR) -> Puzzle:
    moves = [MoveChance(actions.encode(kind, n=1), Figure(0.9, 0.01))]
    return Puzzle(id, 1, "", 2, 0, {}, rating, moves, Figure(0.3, 0.01))


def selected(kinds: str, size: int, actions: Actions = FOUR) -> Counter[str]:
    """Return how many puzzles of each kind are chosen, if each game in turn has one."""
    names = {name[0]: name for name in actions.families}
    found = Selection(actions, size)
    for played, letter in enumerate(kinds):
        if not found.is_full:
            found.add(puzzle(f"{played:02}", names[letter], actions=actions), played)
    return Counter(found.kind(p)[0] for p in found.puzzles())


def test_at_most_a_third_are_of_one_kind():
    assert selected("pppppppplslslsdd", 9) == {"p": 3, "l": 3, "s": 3}


def test_a_game_of_two_kinds_of_action_has_half_of_each():
    assert selected("ffffffffcccc", 8, actions_of("figure", "cavalryman")) == {"f": 4, "c": 4}


def test_if_too_few_others_are_found_the_list_is_filled():
    assert selected("ppppppppps", 9) == {"p": 8, "s": 1}


def test_a_game_has_one_puzzle_even_if_it_has_a_spare():
    found = Selection(FOUR, 3)
    assert found.add(puzzle("1", "put"), played=0)
    assert not found.add(puzzle("2", "put"), played=1)
    assert found.add(puzzle("3", "send"), played=1)
    assert not found.add(puzzle("4", "put"), played=2)
    assert [p.id for p in found.puzzles()] == ["1", "3", "4"]


def test_positions_of_a_full_kind_are_no_longer_wanted_once_there_are_enough_spares():
    found, put = Selection(FOUR, 3), FOUR.encode("put", n=0)
    for played in range(3):
        assert found.wants(put)
        found.add(puzzle(str(played), "put"), played)
    assert not found.wants(put)
    assert found.wants(FOUR.encode("send", n=0))


def test_not_all_are_easy():
    kinds = ["put", "send", "lock", "draw"]
    found = Selection(FOUR, 4 * MOST_OF_A_RATING)
    easy = [found.add(puzzle(f"{n}", kinds[n % 4]), n) for n in range(40)]
    assert sum(easy) == MOST_OF_A_RATING
    assert found.add(puzzle("harder", "put", rating=2), 40)


def test_neighbours_differ_in_kind_and_the_easiest_come_first():
    kinds = ["put"] * 4 + ["send"] * 2 + ["lock"]
    all_of_them = [puzzle(f"{n}", kind) for n, kind in enumerate(kinds)]
    all_of_them += [puzzle("8", "put", rating=2), puzzle("9", "put", rating=2)]
    ordered = varied(all_of_them, Selection(FOUR, 9).kind)
    assert [p.rating for p in ordered] == [1] * 7 + [2] * 2
    assert all(a.solution != b.solution for a, b in pairwise(ordered[:7]))
    assert {p.id for p in ordered} == {p.id for p in all_of_them}
