"""Scene of Rin Tin Tin: everything that a user interface needs to draw the board."""

import msgspec

from tests.games.rin_tin_tin.table import A, B, Table, new_table, table
from tinstar.presentation.scene import Place, Scene, Zone, scene

BOARD = """
    A*  boodle 10 0
    B   boodle 5
    C
    red 1    A B B . . / B
    green 2  C . . . . / .
"""


def seen(t: Table, seat: int = A) -> Scene:
    return scene(t.state().view(seat), ["Ann", "Bob", "Cy"][: t.box.players])


def zone(now: Scene, name: str) -> Zone:
    return next(z for z in now.zones if z.name == name)


def faces(place: Place) -> list[str]:
    return [p.face or "back" for p in place.pieces]


def test_each_group_is_a_row_with_its_rin_tin_tin_circle_last():
    rows = [z for z in seen(table(BOARD)).zones if z.kind == "group"]
    assert [z.name for z in rows] == [
        f"{c} {n}" for c in ("Red", "Yellow", "Blue", "Green") for n in (1, 2)
    ]
    assert [p.id for p in rows[2].places] == [f"yellow-1.{n}" for n in "12345R"]


def test_circles_show_whose_piece_covers_them():
    red, green = (zone(seen(table(BOARD)), name) for name in ("Red 1", "Green 2"))
    assert [faces(p) for p in red.places] == [
        ["purple-cavalryman"],
        ["pink-cavalryman"],
        ["pink-cavalryman"],
        [],
        [],
        ["pink-rin-tin-tin"],
    ]
    piece = green.places[0].pieces[0]
    assert (piece.name, piece.value) == ("White Cavalryman", "C")


def test_the_spinner_shows_its_sectors_and_what_was_spun():
    spinner = zone(seen(table(BOARD).spin("blue")), "spinner")
    assert [p.id for p in spinner.places][3:] == [
        "spinner green",
        "spinner free-color-choice",
        "spinner rin-tin-tin",
    ]
    assert [p.pieces[0].name for p in spinner.places if "spun" in p.pieces[0].marks] == ["Blue"]


def test_before_the_spin_the_spinner_points_nowhere():
    spinner = zone(seen(table(BOARD)), "spinner")
    assert not [p for p in spinner.places if p.pieces[0].marks]


def test_a_spinner_with_other_sectors_shows_how_much_room_they_have():
    t = table(BOARD, {"sectors": [2, 1, 1, 1, 3, 1], "on_a_line": 4})
    assert [p.pieces[0].count for p in zone(seen(t), "spinner").places] == [2, 1, 1, 1, 3, 1, 4]


def test_a_squad_shows_what_is_left_of_it():
    now = seen(table(BOARD))
    assert [(p.face, p.count) for p in zone(now, "your squad").places[0].pieces] == [
        ("purple-cavalryman", 9),
        ("purple-rin-tin-tin", 2),
    ]
    assert zone(now, "Bob's squad").places[0].pieces[1].count == 1


def test_two_squads_of_a_player_stand_side_by_side():
    t = table("A*  men 7  figures 3\nB   men 13")
    mine = zone(seen(t), "your squad").places[0].pieces
    assert [(p.face, p.count) for p in mine] == [
        ("white-cavalryman", 7),
        ("purple-rin-tin-tin", 1),
        ("white-rin-tin-tin", 2),
    ]
    theirs = zone(seen(t), "Bob's squad").places[0].pieces
    assert [(p.face, p.count) for p in theirs][:2] == [
        ("pink-cavalryman", 3),
        ("black-cavalryman", 10),
    ]


def test_boodle_is_face_up_for_its_owner_alone():
    now = seen(table(BOARD), A)
    mine = zone(now, "your Boodle").places[0]
    assert faces(mine) == ["boodle-1", "boodle-4"]
    assert (mine.pieces[1].name, mine.pieces[1].value) == ("$10 Million", "10")
    assert faces(zone(now, "Bob's Boodle").places[0]) == ["back"]
    assert zone(seen(table(BOARD), -1), "Ann's Boodle").places[0].pieces[0].count == 2


def test_the_deck_shows_how_many_cards_are_left():
    assert zone(seen(table(BOARD)), "Boodle Cards").places[0].pieces[0].count == 5
    empty = table("A* boodle 0 0 2 2 5 5 10 10\nB")
    assert zone(seen(empty), "Boodle Cards").places[0].pieces == ()


def test_a_score_counts_only_the_boodle_that_can_be_made_out():
    ann, bob, cy = seen(table(BOARD), A).seats
    assert (ann.score, ann.complete) == (11, True)
    assert (bob.score, bob.complete) == (6, False)
    assert (cy.score, cy.complete) == (1, True)


def test_a_score_is_told_group_by_group():
    ann, bob, _ = seen(table(BOARD), A).seats
    assert ann.score_lines == ("Red 1: 1", "Boodle 10")
    assert bob.score_lines == ("Red 1: 3 x 2 = 6", "1 Boodle Card ?")


def test_at_the_end_all_boodle_is_seen_and_the_winner_is_marked():
    done = "men 0 figures 0"
    t = table(f"A* men 1 figures 0\nB {done} boodle 10\nC {done}").spin("red")
    now = seen(t.do("cavalryman to red 1"), A)
    assert faces(zone(now, "Bob's Boodle").places[0]) == ["boodle-4"]
    assert [s.winner for s in now.seats] == [False, True, False]
    assert [s.score for s in now.seats] == [1, 10, 0]
    assert now.ending == "all pieces have been played"


def test_a_choice_names_its_piece_and_the_circle_that_it_covers():
    now = seen(table(BOARD).spin("red"))
    touches = [c.touch for c in now.choices]
    assert [(t.deed, t.face, t.source, t.target) for t in touches] == [
        ("cavalryman", "purple-cavalryman", "squad A", "red-1.4"),
        ("cavalryman", "purple-cavalryman", "squad A", "red-2.1"),
    ]
    now = seen(table(BOARD).spin("rin tin tin"))
    assert now.choices[0].touch.target == "red-2.R"
    assert now.choices[0].touch.face == "purple-rin-tin-tin"


def test_every_place_that_a_choice_names_is_on_the_table():
    now = seen(table(BOARD).spin("free color choice"))
    places = {p.id for z in now.zones for p in z.places}
    assert {c.touch.target for c in now.choices} | {c.touch.source for c in now.choices} <= places
    assert {r.touch.target for r in now.refusals} <= places


def test_refusals_say_why_and_leave_out_what_nobody_would_try():
    full = BOARD.replace("A B B . .", "A B B C A")
    why = {r.notation: r.why for r in seen(table(full).spin("red")).refusals}
    assert why["cavalryman to red 1"] == "no ordinary circle is free in that group"
    assert why["cavalryman to blue 1"] == "the spinner shows another Territory"
    assert "figure to red 1" not in why
    assert "cavalryman to red 3" not in why
    why = {r.notation: r.why for r in seen(table(full).spin("rin tin tin")).refusals}
    assert why == {"figure to red 1": "the Rin Tin Tin Outlaw Circle of that group is taken"}


def test_a_scene_is_small_and_reads_back_from_json():
    now = seen(table(BOARD).spin("free color choice"))
    raw = msgspec.json.encode(now)
    assert msgspec.json.decode(raw, type=Scene) == now
    assert len(raw) < 16_000


def test_a_board_of_another_size_is_drawn_as_it_is():
    t = new_table(2, {"groups": 1, "circles": 3})
    rows = [z for z in seen(t, B).zones if z.kind == "group"]
    assert [(z.name, len(z.places)) for z in rows] == [
        (f"{color} 1", 4) for color in ("Red", "Yellow", "Blue", "Green")
    ]
