"""Scene of Showdown as each seat sees it."""

import re
from collections import Counter

import msgspec
import numpy as np
import pytest

import tinstar
from tests.games.showdown.table import CARDS, A, B, read, table
from tests.games.showdown.telling import OWN, TURN, zone
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.games.showdown.actions import ACTIONS
from tinstar.games.showdown.components import Disguise
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import Scene, Zone, offered, refusal, scene
from tinstar.testing.leak_check import random_answer


def faces(of: Zone) -> list[list[str]]:
    return [[p.face or "back" for p in place.pieces] for place in of.places]


def test_a_scene_shows_what_lies_where():
    t = table(TURN.replace("sheriff 5", "sheriff 5\n roofs 2"))
    now = scene(t.state().view(A))
    assert faces(zone(now, "track")) == [
        ["arrow", "bucks", "bandit-a"],
        ["barber", "mustache"],
        ["rock"],
        ["bucks"],
        ["optician", "sunglasses"],
        ["tunnel", "rock", "bandit-b", "bandit-c"],
    ]
    assert faces(zone(now, "bank")) == [
        [],
        ["vault"],
        ["roof"],
        ["vault"],
        ["vault"],
        ["vault", "sheriff"],
    ]
    assert faces(zone(now, "open")) == [["brawl-brawl"], ["holdup-money-box"]]
    assert faces(zone(now, "things", A)) == [["buck"], ["mustache"], [], []]
    assert faces(zone(now, "dice")) == [[], []]


def test_places_have_names_and_ids_that_stay():
    now = scene(table(TURN).state().view(A))
    track, bank = zone(now, "track"), zone(now, "bank")
    assert [p.name for p in track.places] == [
        "start",
        "barber",
        "rock",
        "bucks",
        "optician",
        "rock",
    ]
    assert [p.id for p in track.places] == [f"space {i}" for i in range(1, 7)]
    assert [p.id for p in bank.places] == ["lookout", *(f"vault {i}" for i in range(1, 6))]
    ids = [place.id for of in now.zones for place in of.places]
    assert len(set(ids)) == len(ids)


def test_bandits_behind_a_rock_are_marked_and_vaults_show_their_bucks():
    now = scene(table(TURN).state().view(A))
    behind = [p.marks for p in zone(now, "track").places[5].pieces if p.face == "bandit-b"]
    assert behind == [("behind the rock",)]
    assert [p.pieces[0].value for p in zone(now, "bank").places[1:]] == ["1", "2", "3", "4", "5"]


def test_disguises_lie_in_their_shops_as_long_as_they_are_not_owned():
    now = scene(table(TURN).state().view(A))
    counts = [zone(now, "track").places[i].pieces[-1].count for i in (1, 4)]
    assert counts == [2, 3]
    all_owned = TURN.replace("at bank", "at bank with mustache")
    assert faces(zone(scene(table(all_owned).state().view(A)), "track"))[1] == ["barber"]


def test_a_hand_is_seen_by_its_owner_and_counted_by_all():
    t = table(TURN).do("take 1").answer(CARDS["SR"])
    assert "brawl-brawl" in faces(zone(scene(t.state().view(A)), "hand", A))[0]
    backs = zone(scene(t.state().view(B)), "hand", A).places[0].pieces
    assert [(p.face, p.count) for p in backs] == [(None, 6)]


def test_with_the_memory_aid_cards_that_were_taken_openly_are_shown():
    t = table(TURN).do("take 1").answer(CARDS["SR"])
    known = zone(scene(t.state().view(B), memory_aid=True), "hand", A).places[0].pieces
    assert [(p.face, p.count) for p in known] == [("brawl-brawl", 1), (None, 5)]


def test_dice_show_what_was_rolled_and_counters_how_far_it_has_come():
    t = table("A* hand HH HM at rock\nB\nopen RR SM\npile rest").act("holdup", "HH HM")
    laid = [(c.name, c.value) for c in scene(t.state().view(B)).counters]
    assert laid == [("symbol", "holdup"), ("holdup", "3"), ("money box", "1")]
    t.do("do holdup").roll(2)
    now = scene(t.state().view(B))
    assert [(p.face, p.value) for p in zone(now, "dice").places[0].pieces] == [("holdup-die", "2")]
    assert {c.name: c.value for c in now.counters} == {
        "symbol": "holdup",
        "holdup": "2",
        "money box": "1",
        "under way": "holdup",
        "haul": "2",
    }
    shown = zone(scene(t.roll("sheriff").state().view(B)), "dice").places[0].pieces
    assert [p.value for p in shown] == ["sheriff"]


def test_each_choice_touches_places_that_are_in_the_scene():
    rng = np.random.default_rng(3)
    for players in (2, 4):
        state, seen = tinstar.load("showdown", players=players).new_initial_state(), set[str]()
        while not state.is_terminal():
            if not state.is_chance_node():
                now = scene(state.view(state.current_player()))
                ids = {place.id for of in now.zones for place in of.places} | {None}
                touches = [c.touch for c in now.choices] + [r.touch for r in now.refusals]
                assert {t.source for t in touches} | {t.target for t in touches} <= ids
                seen |= {t.deed for t in touches}
                assert len(offered(now.choices)) == len(now.choices)
            state.apply_action(random_answer(state, rng))
    assert seen == set(ACTIONS.families)


def test_events_move_pieces_between_places_that_are_in_the_scene():
    state, rng = tinstar.load("showdown", players=3).new_initial_state(), np.random.default_rng(1)
    kinds = set[str]()
    while not state.is_terminal():
        happening = Happening(state, random_answer(state, rng))
        ids = {p.id for of in scene(state.view(A)).zones for p in of.places}
        for event in events(*happening.seen_by(A)[2:]):
            assert {m.source for m in event.moves} | {m.target for m in event.moves} <= ids
            assert not re.search(r"\bYou \w+s\b(?! of)", event.text) or "You:" in event.text
            kinds.add(event.kind)
        state = happening.after
    assert {"take", "draw", "roll", "sheriff", "step", "land", "save", "discard", "win"} <= kinds


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_buck_and_every_disguise_is_seen_to_go_where_it_goes(players: int, seed: int):
    """The moves in events add up to the change on the table, seat by seat."""
    rng, state = np.random.default_rng(seed), tinstar.load("showdown", players).new_initial_state()
    while not state.is_terminal():
        happening = Happening(state, random_answer(state, rng))
        for seat in (-1, A, B):
            seen = happening.seen_by(seat)
            before, after = seen.before, seen.after
            moved = Counter[str]()
            for move in [m for e in events(*seen[2:]) for m in e.moves]:
                moved[move.target] += move.piece.count
                moved[move.source] -= move.piece.count
            for other in range(players):
                letter = "ABCD"[other]
                expected = {
                    f"bucks {letter}": after.s.bucks[other] - before.s.bucks[other],
                    f"money-box {letter}": after.s.money_box[other] - before.s.money_box[other],
                    **{
                        f"{d.name.lower()} {letter}": after.s.disguise[other, d]
                        - before.s.disguise[other, d]
                        for d in Disguise
                    },
                }
                assert {place: moved[place] for place in expected} == expected
        state = happening.after


def test_the_last_face_up_card_is_taken_with_a_warning():
    now = scene(table("A* bucks 9\nB\nopen RR").state().view(A))
    assert [c.touch.warning for c in now.choices] == ["ends the game at once"]
    assert now.choices[0].text == "Take double brawl into your hand: ENDS THE GAME AT ONCE"


def test_symbols_are_chosen_by_the_symbol_itself_beside_the_cards_that_are_laid():
    t = table(TURN)
    chosen = next(c for c in scene(t.state().view(A)).choices if c.notation == "choose bandit")
    assert (chosen.touch.face, chosen.touch.source) == ("symbol-bandit", "table")
    t.act("bandit", "BB BM")
    faces_to_do = {c.touch.face for c in scene(t.state().view(A)).choices}
    assert faces_to_do == {"symbol-bandit", "symbol-money-box"}


def test_what_is_refused_is_said_where_somebody_might_try_it():
    now = scene(table(TURN).state().view(A))
    assert {r.notation for r in now.refusals} == {
        "choose sheriff",
        "choose brawl",
        "choose money-box",
    }
    assert {r.why for r in now.refusals} == {"your cards do not show that symbol often enough"}
    view = table(TURN).state().view(A)
    assert refusal(view, read("lay BB")) == "something else is being decided now"


def test_a_box_without_a_shop_takes_disguises_back_to_the_stockpile():
    content = OWN.box.read(OWN.edition_file).content
    for table_of in content["disguise_on"].values():
        table_of["value"] = [0] * 6
    game = Game(OWN, 2, OWN.box.edition("my_box.toml", content), {})
    t = table("A* hand HH HH with mustache\nB\nopen RR HM\npile rest").act("holdup", "HH HH")
    t.roll("sheriff")
    state = State(game, t.array)
    assert scene(state.view(A)).choices[0].touch.target == "stockpile"
    names = [p.name for p in zone(scene(state.view(A)), "track").places]
    assert names == ["start", "trail", "rock", "bucks", "trail", "rock"]
    assert not any(
        d.name.lower() in str(faces(zone(scene(state.view(A)), "track"))) for d in Disguise
    )


def test_a_scene_survives_the_way_to_json():
    now = scene(table(TURN).state().view(A))
    assert msgspec.json.decode(msgspec.json.encode(now), type=Scene) == now
