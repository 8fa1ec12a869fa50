"""The diagram of a flow."""

import xml.etree.ElementTree as ET
from copy import copy
from dataclasses import replace

from tests.engine.kuhn import FLOW, Phase, a_bet_is_open
from tinstar.presentation.flow_diagram import diagram

SVG = "{http://www.w3.org/2000/svg}"


def test_each_phase_is_drawn_by_its_kind_and_each_transition_as_an_arrow():
    drawn = ET.fromstring(diagram(FLOW, "Kuhn & poker"))
    assert drawn.get("aria-label") == "Kuhn & poker"
    assert [t.text for t in drawn.iter(f"{SVG}text")] == ["deal", "play", "over"]
    assert [r.get("class") for r in drawn.iter(f"{SVG}rect")] == ["chance", "decision", "over"]
    heads = [p for p in drawn.iter(f"{SVG}path") if p.get("class") == "head"]
    assert len(heads) == sum(len(entry.leads_to) for entry in FLOW.phases.values()) == 2


def test_arrows_back_run_on_the_left():
    turned = replace(FLOW, phases=dict(reversed(FLOW.phases.items())))
    for flow, back in ((FLOW, False), (turned, True)):
        drawn = ET.fromstring(diagram(flow, ""))
        heads = [p.get("d") or "" for p in drawn.iter(f"{SVG}path") if p.get("class") == "head"]
        assert {"l-6" in head for head in heads} == {back}


def test_a_dot_marks_where_a_game_begins():
    for starts_in, line in ((Phase.DEAL, 0), (Phase.PLAY, 1)):
        flow = copy(FLOW)
        flow.starts_in = starts_in
        drawn = ET.fromstring(diagram(flow, ""))
        (dot,) = drawn.iter(f"{SVG}circle")
        box = list(drawn.iter(f"{SVG}rect"))[line]
        assert float(dot.get("cy", 0)) == float(box.get("y", 0)) + float(box.get("height", 0)) / 2


def test_arrows_to_the_same_phase_end_side_by_side():
    flow = copy(FLOW)
    flow.before = {a_bet_is_open: replace(FLOW.phases[Phase.DEAL], leads_to=(Phase.PLAY,))}
    drawn = ET.fromstring(diagram(flow, ""))
    heads = [p.get("d") for p in drawn.iter(f"{SVG}path") if p.get("class") == "head"]
    assert len(heads) == len(set(heads)) == 3


def test_chance_before_any_phase_stands_at_the_top():
    flow = copy(FLOW)
    flow.before = {a_bet_is_open: FLOW.phases[Phase.DEAL]}
    drawn = ET.fromstring(diagram(flow, ""))
    names = [t.text for t in drawn.iter(f"{SVG}text")]
    assert names == ["if a bet is open", "deal", "play", "over"]
    kinds = [r.get("class") for r in drawn.iter(f"{SVG}rect")]
    assert kinds == ["chance", "chance", "decision", "over"]


def test_no_arrow_leads_from_a_phase_to_itself():
    flow = copy(FLOW)
    played_on = replace(FLOW.phases[Phase.PLAY], leads_to=(Phase.PLAY, Phase.OVER))
    flow.phases = {**FLOW.phases, Phase.PLAY: played_on}
    assert diagram(flow, "") == diagram(FLOW, "")


def test_a_dark_page_has_a_light_diagram():
    assert "@media(prefers-color-scheme:dark)" in diagram(FLOW, "")
