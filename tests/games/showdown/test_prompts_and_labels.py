"""Texts of Showdown: actions, prompts, and events."""

from typing import Any

import numpy as np
import pytest

import tinstar
from tests.games.showdown.table import CARDS, A, B, C, Table, read, table
from tests.games.showdown.telling import TURN, zone
from tinstar.engine.state import State
from tinstar.games.showdown import prompts_and_labels
from tinstar.games.showdown.components import SHERIFF_FACE
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import primer, scene
from tinstar.presentation.view_with_names import Sight
from tinstar.testing.leak_check import random_answer


def answered(state: State, number: int, seat: int) -> list[Any]:
    """Return the events of one action that a seat sees."""
    return events(*Happening(state, number).seen_by(seat)[2:])


def told(t: Table, text: str, seat: int) -> list[str]:
    return [e.text for e in answered(t.state(), read(text), seat) if e.text]


def test_the_only_vault_is_told_where_the_bandit_passes_it():
    t = table("A* hand BB BM at bucks\nB hand SS\nopen RR HM\nsheriff 2\nroofs 1 3 4\npile rest")
    heard = told(t.act("bandit", "BB BM"), "do bandit", B)
    assert "A robs vault 5 of 5 bucks." in heard


def rolled(t: Table, outcome: int, seat: int) -> list[str]:
    return [e.text for e in answered(t.state(), outcome, seat) if e.text]


LAYING = TURN.replace("A*  hand BB BM SM HH HR", "A*  hand BS BS BH MM")
ROBBING = TURN.replace("at start", "at optician")

# drawing, first action, tested action, how it is offered, and how C is told of it
DEEDS = [
    (TURN, "", "take 1", "Take double brawl into your hand", "A takes double brawl."),
    (TURN, "", "draw", "Draw the top card of the pile", None),
    (
        TURN,
        "",
        "choose bandit",
        "Take action: lay cards that show bandit",
        "A takes action: bandit.",
    ),
    (
        TURN,
        "choose bandit",
        "lay BM",
        "Lay bandit and money box, to carry out all that is on it",
        "A lays bandit and money box.",
    ),
    (LAYING, "choose bandit, lay BS, lay BS, lay BH", "done", "That is all: carry it out", None),
    (
        LAYING,
        "choose bandit, lay BS, lay BS, lay BH, done",
        "do sheriff",
        "2 sheriffs: the sheriff goes 2 steps",
        "A goes on with 2 sheriffs.",
    ),
    (
        ROBBING,
        "choose bandit, lay BB, lay BM, done, do bandit",
        "rob 4",
        "Empty vault 4 (4 bucks)",
        "A robs vault 4 of 4 bucks.",
    ),
]


@pytest.mark.parametrize(("drawing", "first", "text", "sentence", "heard"), DEEDS)
def test_a_deed_is_offered_and_told_in_words(drawing, first, text, sentence, heard):
    t = table(drawing).do(*filter(None, first.split(", ")))
    sight = Sight(t.state().view(A))
    assert prompts_and_labels.action_text(sight, read(text)) == sentence
    assert told(t, text, C)[:1] == ([heard] if heard else [])


def test_what_may_be_carried_out_says_what_comes_of_it():
    made = table(TURN.replace("BB BM SM HH HR", "BB BM SM HH BR")).act("bandit", "BB BM BR")
    assert [choice.text for choice in scene(made.state().view(A)).choices] == [
        "4 bandits: your bandit goes 4 steps",
        "1 brawl: roll once for bucks of the others",
        "1 money box: put 1 buck where nobody can take them",
    ]


def looked_at() -> Table:
    """Return the table as the sheriff looks around on A's turn: B decides first, then C."""
    return table("""
        A*  hand SS SM  bucks 8 at rock
        B   bucks 3     at start with mustache
        C   bucks 9     at start with sunglasses
        open RR HM
        sheriff 4
        pile rest
    """).act("sheriff", "SS SM")


def test_a_look_around_is_asked_and_answered_in_words():
    t = looked_at().do("do sheriff")
    assert scene(t.state().view(B)).prompt == (
        "The sheriff looks around and finds you: lose 3 bucks, or use a mustache?"
    )
    assert scene(t.state().view(C)).prompt == "B may use a disguise."
    texts = [c.text for c in scene(t.state().view(B)).choices]
    assert texts == ["Use no disguise and lose 3 bucks", "Use a mustache and lose nothing"]
    assert told(t, "pay", B) == ["You decide to use no disguise."]
    assert told(t, "use mustache", B) == ["You decide to use a mustache."]
    assert told(t, "pay", C) == told(t, "use mustache", C) == ["B has decided."]


def test_what_all_have_answered_is_told_when_the_last_has():
    t = looked_at().do("do sheriff", "use mustache")
    for seat, first in ((A, "C has decided."), (C, "You decide to use no disguise.")):
        heard = told(t, "pay", seat)
        assert heard[0] == first
        assert heard[1].endswith(" a mustache to stay hidden.")
        assert heard[2].endswith(" 5 bucks.")
        assert heard[3] == "The sheriff goes to vault 1."


def test_a_look_around_that_finds_nobody_is_told():
    t = table("A* hand SS SM at rock\nB at rock\nopen RR HM\nsheriff 4\npile rest")
    assert told(t.act("sheriff", "SS SM"), "do sheriff", B)[1:4] == [
        "The sheriff goes to vault 5.",
        "The sheriff goes to his lookout and looks around.",
        "Nobody loses anything.",
    ]


def holdup(owned: str = "mustache") -> Table:
    drawing = f"A* hand HH HH bucks 8 at rock with {owned}\nB bucks 8\nopen RR HM\npile rest"
    return table(drawing).act("holdup", "HH HH")


def test_a_roll_and_what_comes_of_it_is_told():
    t = holdup().roll(3, 0)
    assert rolled(t, 2, B) == ["A rolls a 2."]
    assert rolled(t, 0, A) == ["You roll a blank."]
    t.roll(0)
    assert rolled(t, 3, B) == ["A rolls a 3.", "A takes 6 bucks from the stockpile."]


def test_a_holdup_of_blanks_is_told_to_bring_nothing():
    assert rolled(holdup().roll(0, 0, 0), 0, B) == ["A rolls a blank.", "A gets nothing."]


def test_the_sheriff_on_a_die_is_asked_about_and_told():
    t = holdup().roll(3, "sheriff")
    assert scene(t.state().view(A)).prompt == (
        "You have rolled the sheriff. Your haul so far is 3 bucks, with 2 to roll:"
        " use a mustache, or leave empty-handed?"
    )
    texts = [c.text for c in scene(t.state().view(A)).choices]
    assert texts == ["Use a mustache and keep your haul", "Use no disguise and leave empty-handed"]
    assert told(t, "use mustache", B) == ["A uses a mustache: the roll counts as a blank."]
    assert told(t, "leave", B) == ["A is discovered: no haul.", "The sheriff goes to vault 1."]
    assert told(t, "leave", A)[0] == "You are discovered: no haul."


def test_a_sheriff_on_a_die_met_without_a_disguise_is_told_at_once():
    assert rolled(holdup(""), SHERIFF_FACE, B) == [
        "A rolls the sheriff.",
        "A is discovered: no haul.",
        "The sheriff goes to vault 1.",
    ]


def brawl(b: int, c: int) -> Table:
    drawing = f"A* hand RR RR at rock\nB bucks {b}\nC bucks {c}\nopen RM HM\npile rest"
    return table(drawing).act("brawl", "RR RR")


def test_a_brawl_is_shared_out_in_words():
    t = brawl(9, 9).roll(2, 2, 1)
    assert rolled(t, 1, C) == ["A rolls a 1."]
    t.roll(1)
    assert scene(t.state().view(A)).prompt == (
        "You may take 6 bucks in all. How many from B, who has 9 bucks?"
    )
    assert scene(t.state().view(B)).prompt == "A is to share out the loot."
    assert (
        prompts_and_labels.action_text(Sight(t.state().view(A)), read("steal 4"))
        == "Take 4 bucks from B"
    )
    assert told(t, "steal 4", C) == ["A takes 4 bucks from B.", "A takes 2 bucks from you."]
    assert told(t, "steal 6", A) == ["You take 6 bucks from B."]
    assert told(t, "steal 0", A) == ["You take 6 bucks from C."]


@pytest.mark.parametrize("shown", [0, 2])
def test_a_brawl_that_brings_nothing_is_told(shown: int):
    victims = 9 if shown == 0 else 0
    t = brawl(victims, victims).roll(shown, shown, shown)
    assert rolled(t, shown, B)[-1] == "A gets nothing."


def test_a_move_is_told_with_what_it_brings():
    t = table(ROBBING).act("bandit", "BB BM").do("do bandit")
    event = next(e for e in answered(t.state(), read("rob 4"), B) if e.kind == "rob")
    assert [(m.piece.face, m.source, m.target) for m in event.moves] == [
        ("buck", "vault 4", "bucks A"),
        ("roof", "vault 4", "vault 4"),
    ]
    heard = told(t, "rob 4", B)
    assert heard[1] == "A's bandit comes to the barber."  # a player there owns a mustache already
    t = table(TURN).act("bandit", "BB BM")
    assert told(t, "do bandit", A)[1] == "Your bandit comes to the bucks for 3 bucks."
    t = table(ROBBING.replace(" with mustache", "")).act("bandit", "BB BM").do("do bandit")
    assert told(t, "rob 4", A)[1] == "Your bandit comes to the barber for a mustache."


def test_what_goes_into_a_money_box_is_told_and_seen_to_go():
    t = table(TURN).act("bandit", "BB BM")
    heard = answered(t.state(), read("do money-box"), B)
    event = next(e for e in heard if e.kind == "save")
    assert event.text == "A puts 1 buck into the money box."
    assert [(m.source, m.target) for m in event.moves] == [("stockpile", "money-box A")]
    assert "You put 1 buck into your money box." in told(t, "do money-box", A)


def test_cards_that_were_laid_are_seen_to_be_discarded():
    t = table(TURN).act("bandit", "BB BM")
    event = next(e for e in answered(t.state(), read("do bandit"), B) if e.kind == "discard")
    assert [(m.piece.face, m.source, m.target) for m in event.moves] == [
        ("bandit-bandit", "table", "discards"),
        ("bandit-money-box", "table", "discards"),
    ]


def test_a_drawn_card_is_named_to_its_drawer_alone():
    state = table(TURN).do("draw").state()
    card = CARDS["SR"]
    assert [e.text for e in answered(state, card, A)] == ["You draw sheriff and brawl."]
    hidden = answered(state, card, B)
    assert [e.text for e in hidden] == ["A draws a card."]
    assert hidden[0].moves[0].piece.face is None


def test_cards_turned_over_and_thrown_out_are_told():
    t = table(TURN).do("take 1")
    assert rolled(t, CARDS["SR"], B) == ["Turned face up: sheriff and brawl."]
    assert rolled(t, CARDS["HM"], B) == [
        "Turned face up: holdup and money box.",
        "Both face-up cards show holdup and money box, so both are discarded.",
    ]


def test_the_deal_is_told_to_each_of_its_own_hand():
    state = tinstar.load("showdown", players=2).new_initial_state()
    heard, rng = list[str](), np.random.default_rng(2)
    while state.is_chance_node():
        answer = random_answer(state, rng)
        heard += [e.text for e in answered(state, answer, A) if e.text]
        state.apply_action(answer)
    assert heard[0] in ("You begin.", "B begins.")
    assert sum(text.startswith("You are dealt ") for text in heard) == 1


def test_the_end_is_told_with_everybody_s_bucks():
    t = table("A* bucks 9 box 2\nB hand BB bucks 9 box 9\nopen RR")
    assert told(t, "take 1", A) == [
        "You take double brawl.",
        "The game is over: the last face-up card is taken.",
        "You: 12 bucks (bucks 9, money box 2, cards in hand 1).",
        "B: 19 bucks (bucks 9, money box 9, cards in hand 1).",
        "B wins with 19 bucks.",
    ]


@pytest.mark.parametrize(
    ("drawing", "prompt"),
    [
        (TURN, "It is your turn: make plans by taking a card, or take action with a symbol?"),
        (TURN.replace("BB BM SM HH HR", "BB"), "It is your turn: make plans by taking a card."),
        (
            TURN.replace("BB BM SM HH HR", "BB BM SM HH HR MM"),
            "Your hand is full, so take action: with which symbol?",
        ),
    ],
)
def test_the_prompt_says_what_may_be_done_on_a_turn(drawing: str, prompt: str):
    now = table(drawing).state()
    assert scene(now.view(A)).prompt == prompt
    assert scene(now.view(B)).prompt == "A is to make plans or take action."


def test_the_prompt_says_how_much_must_still_be_laid():
    t = table(TURN).do("choose bandit", "lay BB")
    assert scene(t.state().view(A)).prompt == (
        "Lay cards that show bandit: 1 bandit more at least."
    )
    assert scene(t.state().view(B)).prompt == "A is to lay cards."
    t.do("lay BM")
    assert scene(t.state().view(A)).prompt == (
        "Lay another card that shows bandit, or is that all?"
    )
    t.do("done")
    assert scene(t.state().view(A)).prompt == (
        "What do you carry out next: 3 bandits or 1 money box?"
    )


@pytest.mark.parametrize(
    ("text", "prompt"),
    [("draw", "A card is drawn."), ("take 1", "A card is turned over.")],
)
def test_while_chance_answers_everybody_is_told_so(text: str, prompt: str):
    assert scene(table(TURN).do(text).state().view(B)).prompt == prompt


def test_the_primer_tells_the_game_with_its_numbers():
    said = " ".join(primer(tinstar.load("showdown", players=2)))
    assert "With 6 cards in hand" in said
    assert "loses 5 bucks" in said


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (tinstar.load("showdown", players=2).new_initial_state(), ["begin A", "begin B"]),
        (table(TURN).do("draw").state(), ["draw bandit-bandit", "draw money-box-money-box"]),
        (table(TURN).do("take 1").state(), ["turn bandit-bandit", "turn money-box-money-box"]),
        (holdup().state(), ["roll 0", "roll sheriff"]),
    ],
    ids=["begin", "draw", "turn", "roll"],
)
def test_what_chance_answers_is_written_down_in_words(state: State, said: list[str]):
    outcomes = state.legal_actions()
    texts = [state.action_to_string(-1, outcome) for outcome in outcomes]
    assert [texts[0], texts[-1]] == said
    assert [state.string_to_action(text) for text in texts] == outcomes


def test_names_take_the_place_of_letters():
    t = table(TURN)
    now = scene(t.state().view(B), ["Lewis", "Me", "Simon"])
    assert now.prompt == "Lewis is to make plans or take action."
    assert zone(now, "things", A).name == "Lewis's things"
    track = zone(now, "track").places[5].pieces
    assert [p.name for p in track] == ["Tunnel", "Rock", "Your bandit", "Simon's bandit"]
