"""The golden playthroughs are up to date; see tests/golden.py."""

import pytest

import tinstar
from tests import golden

STORIES = list(golden.stories())
LONG = 3  # seats; `make fast` leaves out longer games
EACH = [
    pytest.param(*story, id=story[0].stem, marks=[pytest.mark.slow] * (story[1].players > LONG))
    for story in STORIES
]


@pytest.mark.parametrize(("path", "game", "seed"), EACH)
def test_a_story_goes_as_it_is_written_down(path, game, seed):
    written, told = path.read_text(encoding="utf-8"), golden.tell(game, seed)
    (version, story), (_, now) = map(golden.version_and_story, (written, told))
    assert story == now or version != str(game.rules.version), "raise the version of the rules"
    assert written == told, "make golden tells it anew"


@pytest.mark.compiled
@pytest.mark.parametrize(("path", "game", "seed"), EACH)
def test_machine_code_tells_the_same_story(path, game, seed):
    fast = tinstar.load(game.rules.name, game.players, **game.options).compile()
    assert golden.tell(fast, seed) == path.read_text(encoding="utf-8")


def test_every_game_has_three_stories_at_tables_of_different_sizes():
    for name in tinstar.available():
        sizes = {g.players for _, g, _ in STORIES if g.rules.name == name}
        assert len(sizes) >= 3


def test_every_file_among_the_playthroughs_is_told_of():
    written = set(golden.GAMES.glob("*/playthroughs/*.txt"))
    assert written == {path for path, _, _ in STORIES}


@pytest.fixture
def kept(tmp_path):
    """A file with a story, and its text."""
    text = STORIES[0][0].read_text(encoding="utf-8")
    (tmp_path / "story.txt").write_text(text, encoding="utf-8")
    return tmp_path / "story.txt", text


def test_another_story_under_the_same_version_is_refused(kept):
    path, text = kept
    changed = text.replace("\nstory ", "\nstory 0")
    assert golden.write(path, changed).startswith("refused: another story under version")
    assert path.read_text(encoding="utf-8") == text


def test_another_story_is_written_under_another_version(kept):
    path, text = kept
    changed = text.replace("\nstory ", "\nstory 0").replace("version ", "version 9", 1)
    assert golden.write(path, changed) == "written"
    assert path.read_text(encoding="utf-8") == changed


def test_the_same_story_in_other_words_is_written_and_in_the_same_words_left_alone(kept):
    path, text = kept
    assert golden.write(path, text) == "unchanged"
    assert golden.write(path, text + "The end.\n") == "written"
    assert path.read_text(encoding="utf-8").endswith("The end.\n")


def test_another_answer_or_another_result_is_another_story():
    game = STORIES[0][1]
    end = golden.play(game, 1)
    asked = [[0, [1, 2], 1]]
    digests = {golden.digest(asked, end), golden.digest([[0, [1, 2], 2]], end)}
    digests |= {golden.digest([[0, [1, 2, 3], 1]], end), golden.digest(asked, golden.play(game, 2))}
    assert len(digests) == 4
