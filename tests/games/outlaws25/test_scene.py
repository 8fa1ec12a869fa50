"""Scene of 25 Outlaws, and what an action is about."""

import pytest

from tests.games.outlaws25.table import A, B, C, Phase, Table, new_table, table
from tests.games.outlaws25.test_prompts_and_labels import (
    HANDS,
    THREE,
    arranging,
    buying,
    dealt,
    duel,
    holdup,
    laying,
    sight,
    sleeve,
    told,
    with_sheriff,
)
from tinstar.games.outlaws25.actions import ACTIONS
from tinstar.games.outlaws25.scene import touches
from tinstar.presentation import scene


def places(t: Table, seat: int) -> dict[str, list[str]]:
    found = scene.scene(t.state().view(seat))
    return {
        place.id: [piece.face or "back" for piece in place.pieces]
        for zone in found.zones
        for place in zone.places
    }


def test_a_gang_lies_with_its_cards_and_its_money():
    t = holdup(THREE.replace(">3:150", ">3:150+bribe!KKQ^").replace("C   1:100 2:100", "C   x 5x"))
    lying = places(t, A)
    assert lying["A3"] == ["third", "$100"]
    assert lying["B3"] == ["third", "wanted-queen", "wanted-king", "back", "$150"]
    assert places(t, B)["B3"] == ["third", "wanted-queen", "wanted-king", "bribe", "$150"]
    assert lying["B1"] == ["back", "$100"]
    assert lying["C1"] == []
    assert lying["C2"] == ["fifth"]


def test_hands_the_flop_the_pot_and_the_decks():
    t = dealt().do("bet", "$20")
    lying = places(t, B)
    assert lying["hand B"] == ["Td", "Qc"]
    assert lying["hand A"] == ["back", "back"]
    assert lying["flop"] == ["Jd"]
    found = scene.scene(t.state().view(B))
    heaps = {z.name: z.places[0].pieces for z in found.zones if z.lies == "heap"}
    assert heaps["pot"][0].face == "$50"
    assert heaps["bank"][0].name == "$100"
    counts = [
        heaps[n][0].count for n in ("poker deck", "reward deck", "sheriff deck", "wanted deck")
    ]
    assert counts == [13, 25, 10, 20]
    assert {c.name: c.value for c in found.counters} == {
        "round": "5",
        "ante": "$10",
        "highest bet": "$20",
        "limit": "$90",
    }
    assert found.seats[B].marks == ("bet 20",)
    assert found.seats[A].marks == ("dealer",)


def test_who_has_folded_and_who_is_out_is_marked():
    t = table(THREE + "    D   out").deal(*HANDS, flop="Jd").do("fold")
    marks = [seat.marks for seat in scene.scene(t.state().view(A)).seats]
    assert marks == [("dealer",), ("folded",), (), ("out",)]
    assert scene.out_of_the_game(t.state().view(A)) == {3}
    assert scene.scene(new_table(2).state().view(A)).seats[A].marks == ()


def test_a_card_laid_aside_lies_in_its_owners_hand():
    t = sleeve().do("play 3", "aside 1")
    found = {z.name: z.places[0].pieces for z in scene.scene(t.state().view(B)).zones}
    assert [(p.face, p.marks) for p in found["your hand"]] == [("Qc", ()), ("Td", ("laid aside",))]


def test_sheriffs_and_a_duel_lie_in_the_middle():
    text = THREE.replace(">3:150", ">3:150+steady-hand!KK").replace("1:100", "1:100+whiskey", 1)
    t = dealt(text, flop="Kc").do("pass", "pass").sheriff(4, 5).do("pass").roll(6, 1).do("play 3")
    lying = places(t, A)
    assert lying["law"] == ["sheriff-5"]
    assert lying["attacker"] == ["sheriff-4", "die-6"]
    assert lying["defender"] == ["third", "die-1", "+1"]
    assert "third" not in lying["B3"]


def ways(t: Table, text: str | int) -> list[tuple[str, str, str]]:
    """Return the moves that A sees: what goes from where to where."""
    moves = [move for event in told(t, text, A) for move in event.moves]
    return [(m.piece.face or "back", m.source, m.target) for m in moves]


def test_two_step_into_the_middle_for_a_duel_and_the_survivor_goes_back():
    t = holdup(THREE.replace("B   1:100", "B   1:100+hair-trigger"))
    assert ways(t, "hold up with 3") == [("third", "A3", "attacker")]
    assert ways(t.do("hold up with 3"), "rob B1") == [("back", "B1", "defender")]
    t.do("rob B1")
    assert ("first", "defender", "defender") in ways(t, "fight")
    assert ways(t.do("fight").roll(1), 1) == [("die-2", "box", "defender")]
    t.roll(2)
    assert ways(t, "play 1")[:2] == [
        ("hair-trigger", "B1", "reward deck"),
        ("+2", "B1", "defender"),
    ]
    assert ways(t, "play 1")[2:5] == [
        ("third", "attacker", "A3"),
        ("$100", "A3", "B1"),
        ("first", "defender", "B1"),
    ]


def test_of_two_sheriffs_each_steps_up_in_turn():
    t = dealt(THREE.replace(">3:150", ">3:150!KK"), flop="Kc").sheriff(5)
    assert ways(t, 1) == [
        ("sheriff-2", "sheriff deck", "law"),
        ("sheriff-5", "law", "attacker"),
        ("back", "B3", "defender"),
        ("third", "defender", "defender"),
    ]
    assert ways(t.sheriff(2).roll(1), 5) == [
        ("die-6", "box", "defender"),
        ("sheriff-5", "attacker", "box"),
        ("wanted-king", "B3", "wanted deck"),
        ("third", "defender", "B3"),
        ("sheriff-2", "law", "attacker"),
        ("third", "B3", "defender"),
    ]


def test_sizes_of_bets_and_of_sums_have_names():
    t = dealt().do("bet", "$20", "raise")
    found = {c.notation: c.touch.size for c in scene.scene(t.state().view(C)).choices}
    assert {n: size for n, size in found.items() if size} == {
        "$10": "least",
        "$40": "half the pot",
        "$70": "limit",
    }
    found = {c.notation: c.touch.size for c in scene.scene(laying().state().view(B)).choices}
    assert {n: size for n, size in found.items() if size} == {"$100": "least", "$250": "all"}


def test_money_being_laid_out_is_seen_by_its_owner_alone():
    t = laying().do("$120")
    assert places(t, B)["B3"] == ["third", "$50", "$120"]
    assert places(t, A)["B3"] == ["back", "$50"]


def test_one_hand_alone_has_few_places():
    t = new_table(2, hand_only=True).answer(A).deal("Ks Kh", "Td Qc", flop="Jd")
    lying = places(t, A)
    assert "reward deck" not in lying
    assert lying["A1"] == []
    assert scene.scene(t.state().view(A)).counters[0].name == "ante"


TOUCHES = [
    (arranging, "stand first", {"face": "first", "source": "A1", "target": "A3"}),
    (arranging, "stand fifth", {"face": "fifth", "target": "A3"}),
    (laying, "$120", {"target": "B3"}),
    (dealt, "bet", {}),
    (lambda: dealt().do("bet"), "$20", {}),
    (with_sheriff, "play 3", {"face": "bribe", "source": "B3"}),
    (with_sheriff, "play 1", {"source": "B1"}),
    (lambda: duel("whiskey").do("play 1"), "slow defender", {"target": "defender"}),
    (
        lambda: with_sheriff("forged-pardon").do("play 3"),
        "pardon king",
        {"face": "wanted-king", "source": "B3"},
    ),
    (lambda: sleeve().do("play 3"), "aside 2", {"face": "Qc", "source": "hand B"}),
    (arranging, "aside 2", {"source": "hand A"}),
    (dealt, "fold", {"source": "hand B"}),
    (buying, "buy 2", {"source": "reward deck", "target": "B2"}),
    (holdup, "hold up with 2", {"face": "second", "source": "A2"}),
    (
        lambda: holdup().do("hold up with 2"),
        "rob C1",
        {"face": "second", "source": "attacker", "target": "C1"},
    ),
    (
        lambda: holdup().do("hold up with 2", "rob C1"),
        "cower",
        {"source": "defender"},
    ),
    (dealt, "check", {}),
]


@pytest.mark.parametrize(("made", "text", "about"), TOUCHES, ids=[t[1] for t in TOUCHES])
def test_an_action_is_tied_to_what_it_is_about(made, text: str, about: dict):
    t = made()
    touch = touches(sight(t, t.mover), ACTIONS.read(text))
    found = {k: v for k in ("face", "source", "target") if (v := getattr(touch, k))}
    assert found == about


def test_refusals_say_what_somebody_might_sensibly_try():
    t = buying(THREE.replace("B   1:100 2:100", "B   1:20 2:100+whiskey"))
    found = {r.notation: r.why for r in scene.scene(t.state().view(B)).refusals}
    assert found == {
        "buy 1": "that Outlaw cannot pay for a Reward",
        "buy 2": "that Outlaw holds a Reward already",
        "play 2": "that Reward cannot be played at this moment",
    }


def test_the_sum_that_changes_nothing_is_marked_in_every_language():
    view = laying().do("$100").state().view(B)
    for language in ("en", "de"):
        touches = [choice.touch for choice in scene.scene(view, language=language).choices]
        assert sum(touch.unchanged for touch in touches) == 1


def stake(t: Table) -> str:
    found = {c.kind: c.value for c in scene.scene(t.state().view(C)).counters}
    return found.get("stake", "")


def test_everybody_sees_what_is_at_stake_in_a_holdup_and_in_a_duel():
    t = table("A* 1:100 >5:100\nB 2:30 >3:150\nC >4:60", at=Phase.HOLDUP)
    assert stake(t.do("hold up with 2")) == ""
    assert stake(t.do("rob B2")) == "$80 to pay, or a fight for $150 against $100"
    poor = table("A* 1:100 >5:100\nB 2:30 >3:150\nC >4:60", at=Phase.HOLDUP)
    assert stake(poor.do("hold up with 2", "rob B1")) == "$100 against $30"
