"""Texts of 25 Outlaws: prompts, actions, chance, endings."""

import numpy as np
import pytest

import tinstar
from tests.games.outlaws25.table import A, B, C, Phase, Table, card, new_table, table
from tinstar.games.outlaws25 import GAME, prompts_and_labels
from tinstar.games.outlaws25.actions import ACTIONS
from tinstar.games.outlaws25.components import Reward
from tinstar.games.outlaws25.piece_names import BOX, LAW
from tinstar.games.outlaws25.state import Ending
from tinstar.match.transition import Happening
from tinstar.presentation import scene
from tinstar.presentation.events import events
from tinstar.presentation.scene import Event
from tinstar.presentation.view_with_names import Sight
from tinstar.testing.leak_check import random_answer

THREE = """
    A*  1:100 2:100 >3:100
    B   1:100 2:100 >3:150
    C   1:100 2:100 >3:200
    bank 100
"""
HANDS = ("Ks Kh", "Td Qc", "Ad Th")
ALL = (A, B, C, -1)


def dealt(text: str = THREE, flop: str = "Jd", **options) -> Table:
    return table(text, **options).deal(*HANDS, flop=flop)


def sight(t: Table, seat: int) -> Sight:
    return Sight(t.state().view(seat))


def told(t: Table, text: str | int, seat: int = -1) -> list[Event]:
    """Return the events of an action or an outcome that a seat sees."""
    number = ACTIONS.read(text) if isinstance(text, str) else text
    return events(*Happening(t.state(), number).seen_by(seat)[2:])


def heard(t: Table, text: str | int, seat: int = -1) -> str:
    return " ".join(event.text for event in told(t, text, seat) if event.text)


def offered(t: Table, text: str) -> str:
    return prompts_and_labels.action_text(sight(t, t.mover), ACTIONS.read(text))


# --- sentences ------------------------------------------------------------------------------------


def laying() -> Table:
    return table(THREE.replace(">3:150", ">3:50"), at=Phase.TEST)


def buying(text: str = THREE) -> Table:
    return table(text, at=Phase.NEXT_BUYER)


def holdup(text: str = THREE) -> Table:
    return table(text, at=Phase.HOLDUP)


def duel(reward: str) -> Table:
    text = THREE.replace("B   1:100", f"B   1:100+{reward}")
    return holdup(text).do("hold up with 3", "rob B1", "fight").roll(1, 1)


def with_sheriff(reward: str = "bribe") -> Table:
    text = THREE.replace(">3:150", f">3:150+{reward}!KQ")
    return dealt(text, flop="Kc")


def sleeve() -> Table:
    return dealt(THREE.replace(">3:150", ">3:150+ace-up-the-sleeve")).do("pass")


def arranging() -> Table:
    return new_table(2).answer(0, 1, 2, 0, 1, 2)


# how to set up the table, the action, how it is offered, what A is told of it
DEEDS = [
    (arranging, "stand third", "Place the Rustler (speed 3) far right, to play the first hand", ""),
    (laying, "keep", "Bring $50 to your Rustler, as needed, and no more", ""),
    (lambda: laying().do("keep", "keep"), "keep", "Keep the money as it lies", ""),
    (laying, "$120", "$120 for your Rustler", ""),
    (lambda: buying().do("buy 1").draw("bribe"), "pass", "Go on", ""),
    (
        lambda: with_sheriff().do("pass").sheriff(3),
        "pass",
        "Face him in a duel",
        "B faces the Sheriff.",
    ),
    (
        lambda: duel("whiskey"),
        "pass",
        "Pass: play no Reward now",
        "Your Rustler (speed 3) shoots B's Pros",
    ),
    (
        lambda: duel("whiskey"),
        "play 1",
        "Play your Prospector's Whiskey: a drink: -1 for one duellist",
        "B plays Whiskey: a drink: -1 for one duellist.",
    ),
    (
        lambda: duel("whiskey").do("play 1"),
        "slow attacker",
        "Give it to A's Rustler (speed 3): 1 less in this duel",
        "B buys your Rustler (speed 3) a drink. Your Rustler",
    ),
    (
        lambda: with_sheriff("forged-pardon").do("play 3"),
        "pardon queen",
        "Take off the Wanted card, Queen",
        "B takes off a Wanted card, Queen.",
    ),
    (
        lambda: sleeve().do("play 3"),
        "aside 1",
        "Lay aside the 10 of Diamonds and draw another card",
        "B lays a card asi",
    ),
    (dealt, "fold", "Fold: give up", "B folds the hand."),
    (dealt, "check", "Check: pay $0", "B checks."),
    (dealt, "bet", "Bet", ""),
    (lambda: dealt().do("bet"), "$20", "Bet $20", "B bets $20."),
    (lambda: dealt().do("bet", "$20"), "call", "Call $20", "C calls $20."),
    (lambda: dealt().do("bet", "$20"), "raise", "Raise: more", ""),
    (
        lambda: dealt().do("bet", "$20", "raise"),
        "$10",
        "Raise by $10, to $30",
        "C raises by $10, to",
    ),
    (
        lambda: dealt().do("check", "check", "check"),
        "show",
        "Show your hand to all",
        "C shows A♦ 10♥, Ace high.",
    ),
    (lambda: dealt().do("check", "check", "check"), "hide", "Keep it to yourself", "C shows noth"),
    (
        buying,
        "buy 1",
        "Buy a Reward for your Prospector, who keeps $70",
        "B buys a Reward for",
    ),
    (
        holdup,
        "pass",
        "Hold up nobody",
        "You hold up nobody. After round 5 C has $400, B has $350 and you have $300. Round 6. B",
    ),
    (
        holdup,
        "hold up with 3",
        "Hold somebody up with your Rustler (speed 3)",
        "Your Rustler (speed 3) draws a",
    ),
    (
        lambda: holdup().do("hold up with 3"),
        "rob B1",
        "Hold up B's Outlaw 1: $50, or a duel for $100",
        "Your Rustler (speed 3) holds up B's Outlaw 1.",
    ),
    (
        lambda: holdup().do("hold up with 3", "rob B1"),
        "fight",
        "Fight: a duel, and only one of the two survives",
        "B fights back. Your Rustler (speed 3) is turned up. B's Prospector (speed 1) is turned",
    ),
    (
        lambda: holdup().do("hold up with 3", "rob B1"),
        "cower",
        "Cower and pay $50",
        "B cowers and pays $50.",
    ),
]


@pytest.mark.parametrize(("made", "text", "offer", "tale"), DEEDS, ids=[d[1] for d in DEEDS])
def test_each_deed_is_offered_and_told_in_a_sentence(made, text: str, offer: str, tale: str):
    t = made()
    assert offered(t, text) == offer
    said = heard(t, text, A)
    assert said.startswith(tale), said
    assert bool(said) == bool(tale) or t.mover == B


def test_every_kind_of_deed_is_among_them():
    assert {ACTIONS.family(ACTIONS.read(text)).name for _, text, *_ in DEEDS} == set(
        ACTIONS.families
    )


def test_you_are_told_of_your_own_deeds_as_yours():
    t = holdup().do("hold up with 3", "rob B1")
    assert heard(t, "cower", B) == "You cower and pay $50."
    assert heard(holdup().do("hold up with 3", "rob B1"), "fight", B).startswith("You fight back.")


# --- chance ---------------------------------------------------------------------------------------


def test_the_first_dealer():
    t = arranging().do("stand third", "stand second", "stand third", "stand second")
    assert heard(t, B, A) == "B deals first. All ante $10."


def test_outlaws_are_named_to_their_owner_alone():
    t = new_table(2).answer(0, 1)
    assert (
        heard(t, 4, A)
        == "You lead a Prospector (speed 1), a Gambler (speed 2) and a Gunman (speed 5)."
    )
    assert heard(t, 4, B) == ""
    assert told(t, 4, B)[0].moves[0].piece.face is None


def test_cards_are_named_to_their_owner_alone():
    t = table(THREE).answer(card("Td"))
    assert heard(t, card("Qc"), B) == "You are dealt 10♦ Q♣."
    assert heard(t, card("Qc"), A) == ""


def test_the_flop_and_the_antes():
    t = table(THREE).deal(*HANDS)
    assert heard(t, card("Jd")) == "The flop is the Jack of Diamonds."
    before = laying().do("keep", "keep", "keep", "keep", "keep")
    assert heard(before, "keep") == "All have laid out their money. All ante $10."


def test_a_second_hand_gathers_the_flop():
    t = holdup(THREE.replace("1:100 2:100", "x x"))
    t.s.flop = card("Jd")
    events = told(t, "pass")
    assert events[-1].text == "All ante $10."
    assert events[-1].moves[0].piece.face == "Jd"


def test_sheriffs_and_dice():
    t = with_sheriff("steady-hand").do("pass")
    assert heard(t, 3) == (
        "A Sheriff of speed 4 comes for B's Outlaw 3. The Sheriff faces B's Outlaw 3."
    )
    t.sheriff(4).do("pass")
    assert heard(t, 2) == "The Sheriff rolls 3."
    t.roll(6)
    assert heard(t, 0) == "B's Rustler (speed 3) rolls 1."
    t.roll(1)
    assert heard(t, "pass").startswith(
        "The Sheriff shoots B's Rustler (speed 3), and $140 goes to the Bank."
    )


def test_a_sheriff_who_ends_the_game_stays():
    text = "A*  1:100 2:100 >3:100\nB   x x >3:150!K"
    t = table(text).deal("As Ah", "Td Qc", flop="Kd").sheriff(4).roll(6)
    assert [event.kind for event in told(t, 0)] == ["roll", "shot", "out", "end", "win"]


def test_an_outlaw_beats_a_sheriff_or_bribes_him():
    t = with_sheriff().do("pass").sheriff(2)
    assert heard(t, "play 3").endswith("The Sheriff rides home.")
    t = dealt(THREE.replace(">3:150", ">3:150!K"), flop="Kc").sheriff(2).roll(1)
    assert heard(t, 5).endswith("B's Rustler (speed 3) beats the Sheriff.")


def test_who_beats_a_sheriff_and_is_out_for_want_of_money_is_not_said_to_be_shot():
    text = "A*  1:100 2:100 >3:100\nB   1:50!K 2:0 >3:20"
    t = table(text).deal("As Ah", "Td Qc", flop="Kd").sheriff(2).roll(1)
    events = told(t, 5)
    assert "shot" not in [event.kind for event in events]
    law = next(event for event in events if event.kind == "law")
    assert law.text == "B's Prospector (speed 1) beats the Sheriff."
    assert law.moves[0].target == BOX


def test_who_wins_a_duel_and_is_out_for_want_of_money_is_not_said_to_be_shot():
    text = "A*  1:100 2:100 >3:0\nB   x 2:20 >3:30"
    t = holdup(text).do("hold up with 3", "rob B3", "fight").roll(1)
    (shot,) = [event.text for event in told(t, 5) if event.kind == "shot"]
    assert shot.startswith("B's Rustler (speed 3) shoots A's Rustler (speed 3)")


def test_who_is_shot_before_another_is_faced_is_said_to_be_shot():
    text = "A*  1:100 2:100 >3:100\nB   1:50!K 2:100!K >3:200"
    t = table(text).deal("As Ah", "Td Qc", flop="Kd").sheriff(2, 3).roll(1)
    said = [event.text for event in told(t, 0) if event.kind in ("shot", "face")]
    assert said == [
        "The Sheriff shoots B's Prospector (speed 1), and $50 goes to the Bank.",
        "The Sheriff faces B's Outlaw 2.",
    ]


def test_who_lost_no_duel_leaves_with_the_gang_and_is_not_said_to_be_shot():
    """The Outlaw that held somebody up in the round before belongs to the poor gang."""
    t = table("A*  1:60 2:0 >3:150\nB   1:20 2:30 >3:100").deal("As Ah", "Td Qc", flop="Ad")
    t.s.duellist[:] = 3, 0
    kinds = [event.kind for event in told(t.do("bet", "$80"), "call")]
    assert "out" in kinds
    assert "shot" not in kinds


def test_a_sheriff_who_finds_his_outlaw_dead_goes_home_untold():
    t = dealt(THREE.replace(">3:150", ">3:150!KK"), flop="Kc").sheriff(5, 5).roll(6)
    kinds = [event.kind for event in told(t, 0)]
    assert kinds.count("law") == 2
    assert "beats" not in heard(t, 0)


def test_ties_are_told():
    t = holdup().do("hold up with 3", "rob B3", "fight").roll(2)
    assert heard(t, 1) == "B's Rustler (speed 3) rolls 2. A tie: both roll again."


def test_a_card_laid_aside_is_named_to_its_owner_alone():
    moves = [told(sleeve().do("play 3"), "aside 1", seat)[0].moves[0] for seat in (A, B)]
    assert [move.piece.face for move in moves] == [None, "Td"]


def test_a_redraw_a_reward_and_a_wanted_card():
    t = sleeve().do("play 3", "aside 1")
    assert heard(t, card("Qs"), B) == "You draw the Queen of Spades."
    assert heard(t, card("Qs"), A) == "B draws another card."
    t = buying().do("buy 1")
    assert heard(t, Reward.BRIBE, B) == "You draw Bribe: the Sheriff goes away."
    assert heard(t, Reward.BRIBE, A) == ""
    t = holdup().do("hold up with 3", "rob B1", "cower")
    assert heard(t, 3).startswith("A's Outlaw 3 is Wanted: King. After round 5 C has $400")


def test_a_robbery_moves_chips():
    t = buying(THREE.replace("B   1:100", "B   1:100+bank-robbery"))
    moves = told(t, "play 1")[0].moves
    assert [(m.source, m.target, m.piece.name) for m in moves] == [
        ("B1", "reward deck", "Bank Robbery"),
        ("bank", "B1", "$50"),
    ]


# --- pots and endings -----------------------------------------------------------------------------


def test_who_wins_the_pot():
    assert heard(dealt().do("fold"), "fold") == "C folds the hand. A wins $30 from the pot."
    assert heard(dealt().do("fold"), "fold", A).endswith("You win $30 from the pot.")


def test_a_pot_that_nobody_wins():
    text = "A*  1:100 2:100 >3:100!K\nB   1:100 2:100 >3:100!K"
    t = table(text).deal(*HANDS[:2], flop="Kc").sheriff(6, 6).roll(6, 1).roll(6)
    assert heard(t, 0).endswith("the pot goes to the Bank.")


def test_who_is_out_and_who_wins():
    t = holdup("A*  1:100 2:100 >3:100\nB   1:20 2:20 >3:20")
    said = heard(t, "pass", A)
    assert "B is out of the game." in said
    assert said.endswith("The game is over: one gang is left. You win with $300.")
    assert prompts_and_labels.prompt(sight(t.do("pass"), A)).startswith("The game is over")


def test_who_shares_a_win():
    t = holdup("A*  1:30 2:30 >3:30\nB   1:30 2:30 >3:30").do("pass")
    assert t.ending == Ending.ALL_FAILED
    assert prompts_and_labels.prompt(sight(t, A)).endswith("You and B share the win with $90 each.")


# --- prompts --------------------------------------------------------------------------------------

PROMPTS = [
    (arranging, "Lay your row: who stands far right, to play the first hand?"),
    (lambda: arranging().do("stand first"), "Lay your row: who stands next?"),
    (
        laying,
        "Move money in your gang: how much of $250 for your Rustler, who plays the hand and needs",
    ),
    (lambda: laying().do("keep"), "You keep your money as it lies."),
    (lambda: laying().do("$100"), "Move money in your gang: how much of $150 for your Prospector?"),
    (lambda: table(THREE.replace(">3:150", ">3:150+bribe"), at=Phase.ROUND), "Play a Reward befor"),
    (lambda: with_sheriff(), "Play a Reward before Sheriffs come, or pass?"),
    (
        lambda: duel("whiskey"),
        "In the duel A's Rustler (speed 3) has 4 and your Prospector (speed 1) has",
    ),
    (lambda: duel("whiskey").do("play 1"), "Who gets the Whiskey?"),
    (lambda: with_sheriff("forged-pardon").do("play 3"), "Which Wanted card goes?"),
    (lambda: sleeve().do("play 3"), "Which card do you change?"),
    (
        lambda: with_sheriff().do("pass").sheriff(3),
        "A Sheriff comes for your Rustler (speed 3): play a Reward, or face him?",
    ),
    (dealt, "You have a straight (10♦ Q♣ J♦); $30 in the pot. Check, bet or fold?"),
    (
        lambda: dealt().do("bet", "$20"),
        "You have Ace high (A♦ 10♥ J♦). It is $20 to stay in for $50: call, raise or fold?",
    ),
    (lambda: dealt().do("bet"), "Bet how much, up to $90?"),
    (
        lambda: dealt().do("check", "check", "check"),
        "You are beaten: show your hand, or keep it to",
    ),
    (buying, "Buy a Reward for $30, or go on?"),
    (lambda: buying().do("buy 1").draw("bribe"), "You have your Reward: play one now, or go on?"),
    (holdup, "Hold somebody up? With whom?"),
    (lambda: holdup().do("hold up with 1"), "Whom do you hold up?"),
    (
        lambda: holdup().do("hold up with 1", "rob B1"),
        "A's Outlaw 1 holds up your Prospector (speed 1) with $100: fight, or cower and pay $50?",
    ),
    (
        lambda: holdup(THREE.replace("B   1:100", "B   1:30")).do("hold up with 1", "rob B1"),
        "A's Outlaw 1 holds up your Prospector (speed 1) with $30: it must fight.",
    ),
]


@pytest.mark.parametrize(("made", "text"), PROMPTS)
def test_each_question_is_asked_of_one_and_announced_to_all(made, text: str):
    t = made()
    assert prompts_and_labels.prompt(sight(t, t.mover)).startswith(text)
    for other in range(t.game.players):
        if other != t.mover:
            assert prompts_and_labels.prompt(sight(t, other)).startswith("ABC"[t.mover] + " ")


def test_chance_is_announced_too():
    assert prompts_and_labels.prompt(sight(new_table(2), B)) == "A draws Outlaws."
    t = arranging().do("stand third", "stand second", "stand third", "stand second")
    assert prompts_and_labels.prompt(sight(t, A)) == "Who deals first?"
    assert prompts_and_labels.prompt(sight(table(THREE), A)) == "The cards are dealt."
    assert prompts_and_labels.prompt(sight(table(THREE).deal(*HANDS), A)) == "The flop is turned."
    t = holdup().do("hold up with 3", "rob B1", "fight")
    assert prompts_and_labels.prompt(sight(t, A)) == "A die rolls for your Rustler (speed 3)."
    assert prompts_and_labels.prompt(sight(buying().do("buy 1"), A)) == "B draws a Reward."
    t = sleeve().do("play 3", "aside 1")
    assert prompts_and_labels.prompt(sight(t, A)) == "B draws another card."
    t = with_sheriff().do("pass")
    assert prompts_and_labels.prompt(sight(t, A)) == "A Sheriff is drawn."
    t = holdup().do("hold up with 3", "rob B1", "cower")
    assert prompts_and_labels.prompt(sight(t, A)) == "A Wanted card is drawn."


def test_what_chance_has_answered_can_be_written_down():
    assert new_table(2).state().action_to_string(-1, 1) == "outlaw second"
    t = new_table(2, hand_only=True)
    assert t.state().action_to_string(-1, B) == "deal B"
    assert dealt().state().action_to_string(-1, card("Qs")) == "card Qs"
    assert buying().do("buy 1").state().action_to_string(-1, Reward.BRIBE) == "reward bribe"


def test_a_raise_that_nobody_could_pay_is_not_spoken_of():
    t = dealt().do("bet", "$90")
    assert prompts_and_labels.prompt(sight(t, C)).endswith(
        "It is $90 to stay in for $120: call or fold?"
    )


# --- all texts, in random games -------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_random_game_can_be_told_and_drawn(players: int):
    game, rng = tinstar.load("outlaws25", players=players), np.random.default_rng(players)
    state = game.new_initial_state()
    while not state.is_terminal():
        happening = Happening(state, random_answer(state, rng))
        seen, state = happening.seen_by(0), happening.after
        views = seen.before, seen.after
        ids = {p.id for v in views for z in scene.scene(v).zones for p in z.places}
        for event in events(seen.views, seen.action):
            assert event.text == "" or event.text.endswith("."), event
            assert "None" not in event.text
            gone = {m.source for m in event.moves} | {m.target for m in event.moves}
            assert gone <= ids | {BOX, LAW}


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_refusal_and_no_ending_names_a_sum_that_an_edition_may_change(language):
    told = [GAME.objection_text(why, language) for why in GAME.objections if why]
    told += [GAME.ending_text(how, language) for how in GAME.endings]
    assert [text for text in told if any(c.isdigit() for c in text)] == []
