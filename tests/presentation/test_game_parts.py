"""Words and scene of a game: errors name what is missing, superfluous or of the wrong kind."""

from dataclasses import replace
from enum import StrEnum
from types import ModuleType

import pytest
from msgspec.structs import replace as replace_seat

from tests.engine import kuhn, kuhn_words
from tests.engine.kuhn_words import SCENE, WORDS
from tinstar.presentation.game_parts import GameScene
from tinstar.presentation.scene import Counter, Piece, Place, Zone, scene
from tinstar.presentation.vocabulary import Vocabulary
from tinstar.testing.contract.promise import Broken
from tinstar.testing.contract.scene_words import (
    a_seat_that_is_out_has_no_more_turns,
    scenes_use_the_declared_words,
)


class ZoneKind(StrEnum):
    HAND = "hand"


class PlaceId(StrEnum):
    HAND = "hand {number}"


class Mark(StrEnum):
    KNOWN_TO = "known to {seat}"
    SHOWN = "shown"


VOCABULARY = Vocabulary(zones=ZoneKind, places=PlaceId, marks=Mark)


def test_a_function_that_takes_something_else_is_named_with_its_file():
    with pytest.raises(TypeError) as refused:
        replace(WORDS, prompt=kuhn_words.action_text, minutes=3)
    assert str(refused.value).startswith(
        "GameWords: prompt: expected a function of (sight), got action_text(sight, action) of "
    )
    assert str(refused.value).endswith("kuhn_words.py")


def test_all_wrong_parts_are_told_at_once():
    with pytest.raises(TypeError) as refused:
        replace(SCENE, zones="none", warning=3)
    assert str(refused.value).splitlines() == [
        "GameScene: zones: expected a function of (sight), got 'none'",
        "GameScene: warning: expected a function of (sight, action), got 3",
    ]


def test_a_part_that_is_missing_or_too_much_is_named():
    parts = {"seats": SCENE.seats, "zones": SCENE.zones, "touches": SCENE.touches}
    with pytest.raises(TypeError, match="counters"):
        GameScene(**parts)
    with pytest.raises(TypeError, match="counter_s"):
        GameScene(**parts, counter_s=SCENE.counters)


def test_modules_are_no_longer_parts():
    module = ModuleType("pig.words")
    expected = r"words: expected a GameWords\(...\) object \(docs/games.md\), got the module"
    with pytest.raises(TypeError, match=expected):
        kuhn.variant("kuhn", words=module)


def test_a_rule_that_takes_something_else_is_named():
    expected = (
        r"kuhn: score: expected a function of \(box, s, seat\) marked with @rule, got set_up\("
    )
    with pytest.raises(TypeError, match=expected):
        kuhn.variant("kuhn", score=kuhn.set_up)


# --- the words of a scene -------------------------------------------------------------------------


def test_a_word_is_given_its_parameters():
    assert Mark.KNOWN_TO.format(seat="B") == "known to B"


def test_words_that_are_not_declared_are_found():
    place = Place("hand A", "", (Piece(marks=("known to B", "known to 3", "shwon")),))
    drawn = scene(kuhn.game().new_initial_state().view(0))
    odd = Zone("heap", "a heap", "heap", (place,))
    found = type(drawn)(
        **{f: getattr(drawn, f) for f in drawn.__struct_fields__}
        | {"zones": (odd,), "counters": (Counter("Pot", "3", "pot"),)}
    )
    assert [*VOCABULARY.undeclared(drawn)] == []
    assert [*VOCABULARY.undeclared(found)] == [
        'mark "known to 3"',
        'mark "shwon"',
        'zone "heap"',
        'counter "pot"',
        'place "hand A"',
    ]


def test_a_misspelt_mark_breaks_what_the_game_promises():
    spelt = kuhn.variant("spelt", scene=replace(SCENE, vocabulary=VOCABULARY))
    scenes_use_the_declared_words(kuhn.game(spelt))

    def zones(sight):
        return [Zone("hnad", "a hand", "hand", ())]

    misspelt = kuhn.variant("misspelt", scene=replace(SCENE, zones=zones, vocabulary=VOCABULARY))
    with pytest.raises(Broken, match='expected words of the game\'s vocabulary, got zone "hnad"'):
        scenes_use_the_declared_words(kuhn.game(misspelt))


def test_a_turn_of_a_seat_that_is_out_breaks_what_the_game_promises():
    def seats(sight):
        return [replace_seat(one, out=one.seat == 1) for one in SCENE.seats(sight)]

    a_seat_that_is_out_has_no_more_turns(kuhn.game())
    wrong = kuhn.variant("wrong", scene=replace(SCENE, seats=seats))
    with pytest.raises(Broken, match=r"expected no turns for the seats \{1\}, which are out"):
        a_seat_that_is_out_has_no_more_turns(kuhn.game(wrong))
