"""Renamed games: the same game in other words, throughout."""

import pytest

import tinstar
from tinstar import games
from tinstar.lab.arena import Mode, Played, Said, belief_questions, competition, gaps, prompts
from tinstar.lab.arena.chat_client import Message
from tinstar.lab.arena.renamed_games import ITSELF, WORD, Twin, twin
from tinstar.match.match import Match
from tinstar.match.solo_session import Session, meant_by
from tinstar.players import player
from tinstar.presentation.scene import offered

ALL = games.ours()


class Scripted:
    """A model that plays at random, and answers in the words of its prompts."""

    name = "scripted"

    def __init__(self, session: Session, words: Twin, numbers: bool):
        self.session, self.words, self.numbers = session, words, numbers
        self.heard: list[str] = []
        self.decides = player("random", 1)

    def ask(self, messages: list[Message]) -> Said:
        self.heard += [message["content"] for message in messages]
        action = self.decides.choose(self.session.match.view(self.session.seat))
        said = self.words.speak(self.session.game.rules.actions.text(action))
        if self.numbers:
            listed = [
                line for line in messages[-1]["content"].splitlines() if f". {said} (" in line
            ]
            said = listed[0].partition(".")[0] if listed else said
        return Said(f"MOVE: {said}", 0, 0, 0.0)


def played(
    name: str, words: Twin, numbers: bool = False
) -> tuple[Scripted, list[competition.Move]]:
    match = Match(tinstar.load(name, 3), [None, *(player("random", i) for i in (5, 6))], seed=3)
    session = Session(match, 0)
    model = Scripted(session, words, numbers)
    sits = competition._Seat(session, model, Mode.LISTED, competition._Deal(1, words))
    return model, [*sits.play()]


@pytest.mark.parametrize("name", ALL)
def test_every_action_is_understood_in_the_words_of_the_twin(name: str):
    rules = games.rules(name)
    words, actions = twin(rules, 5), rules.actions
    notations = {a: actions.text(a) for a in range(actions.size)}
    for action, text in notations.items():
        assert meant_by(words.hear(words.speak(text)), notations) == meant_by(text, notations)
        assert action in meant_by(text, notations)


@pytest.mark.parametrize("name", ALL)
def test_a_twin_is_played_as_the_game_is_and_none_of_its_words_is_told(name: str):
    words = twin(games.rules(name), 7)
    _, itself = played(name, ITSELF)
    model, other = played(name, words, numbers=True)
    assert [move.move for move in other] == [move.move for move in itself]
    assert not any(move.refusals for move in other)
    told = {word.lower() for text in model.heard for word in WORD.findall(text)}
    assert not told & words.words.keys()
    assert told & {*words.words.values()}


def test_what_a_twin_refuses_is_said_in_its_words():
    game = tinstar.load("calaboose", 2)
    words = twin(game.rules, 7)
    session = Session(Match(game, [None, player("random", 1)], seed=3), 0)
    [*session.play_on()]
    sits = competition._Seat(session, None, Mode.HIDDEN, competition._Deal(1, words))  # type: ignore
    now, bandit = session.scene(), words.speak("bandit")
    with pytest.raises(tinstar.NotAnAction) as refused:
        sits._understood(f"I should like to send all who are a {bandit}", now)
    assert "bandit" not in str(refused.value)
    assert f"who are a {bandit[0]}" in str(refused.value)
    with pytest.raises(tinstar.NotAnAction, match=r"got 'put bandit'"):  # nobody said that word
        sits._understood("put bandit", now)


def test_the_beginning_of_an_invented_word_will_do():
    words = twin(games.rules("calaboose"), 7)
    assert words.hear(words.speak("bandit")[:4]) == "bandit"
    assert words.hear("put pass to") == "put pass to"


def test_capital_letters_plurals_and_articles_are_kept():
    words = twin(games.rules("rin_tin_tin"), 7)
    new, many = words.words["outlaw"], words.words["cavalrymen"]
    said = words.speak("An Outlaw, an outlaw's OUTLAWS and an ordinary Cavalrymen")
    large, small = new.capitalize(), new
    assert said == f"A {large}, a {small}'s {small.upper()}S and an ordinary {many.capitalize()}"
    assert len({*words.words.values()}) == len(words.words)


@pytest.mark.parametrize("name", ALL)
def test_the_house_is_understood_as_before(name: str):
    words = twin(games.rules(name), 7)
    for text in (belief_questions.ASKED, belief_questions.MARK, prompts.MARK, prompts.NOT_READ):
        assert words.speak(text) == text


def test_each_seed_has_words_and_an_order_of_its_own():
    rules = games.rules("rin_tin_tin")
    session = Session(Match(tinstar.load("rin_tin_tin", 2), [None, None], seed=1), 0)
    [*session.play_on()]
    choices = offered(session.scene().choices) + offered(session.scene().choices)[:1]
    one, same, other = (twin(rules, seed) for seed in (1, 1, 2))
    assert one.words == same.words != other.words
    assert one.listed(choices) == same.listed(choices)
    assert ITSELF.listed(choices) == choices


def test_the_gap_is_the_difference_on_the_same_deals():
    def game(deal: int, is_twin: bool, won: float) -> Played:
        return Played("m", Mode.LISTED, "easy", is_twin, deal, 0, won, 0, [], [])

    games_and_twins = [(1.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 0.0)]
    every = [
        game(d, i == 1, won) for d, two in enumerate(games_and_twins) for i, won in enumerate(two)
    ]
    (gap,) = gaps([*every, game(9, False, 1.0)])
    assert (gap.deals, gap.won.value) == (4, 0.5)
    assert gap.won.low < 0.5 < gap.won.high
    none = [game(d, twin, 1.0) for d in range(4) for twin in (False, True)]
    (gap,) = gaps(none)
    assert gap.won.low < gap.won.value == 0 < gap.won.high  # four deals are not all there are
