"""The full-screen table in the terminal, driven by keys."""

from datetime import date

from msgspec.structs import replace
from textual.widgets import Input, OptionList, Static

from tests.games.calaboose.table import table
from tests.ui.tables import At, sitting
from tinstar.errors import TinstarError
from tinstar.games import rules
from tinstar.ui import terminal
from tinstar.ui.terminal.dialogs import EndScreen, HelpScreen
from tinstar.ui.terminal.table_screen import Table, Waits

TURN = """
    A*  hand Bandit Bandit Shark   jail Huckster [Rustler] . . .
    B   hand Bandit Shark          jail Huckster [Bandit] . . .
    pile rest
"""
SIZE = (80, 24)


def app_at(drawing=TURN):
    return Table(At(table(drawing)), pace=0)


async def asked(app, pilot):
    """Wait until the person is to act or the match is over."""
    await until(pilot, lambda: app.waits)


async def until(pilot, reached):
    for _ in range(500):
        await pilot.pause()
        if reached():
            return
    raise AssertionError("expected it to happen at last")


def story(app):
    return app.query_one("#told", Static).visual.plain


def text(app, selector):
    return app.query_one(selector, Static).visual.plain


def moves(app):
    return [str(o.prompt) for o in app.query_one("#moves", OptionList).options]


async def test_the_screen_shows_the_table_and_what_is_asked():
    app = app_at()
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        assert "★►You" in text(app, "#board")
        assert "1 20 30 45 60" in text(app, "#hand")
        assert text(app, "#prompt").startswith("► It is your turn: put a card")
        assert app.query_one("#prompt").has_class("-yours")
        assert moves(app)[0] == "▸ Put the Bandit into your jail (1 Bandit: 1)"


async def test_a_move_is_played_by_arrow_keys():
    app = app_at()
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        await pilot.press("down", "enter")
        await until(pilot, lambda: "You put a Card Shark into cell 3." in story(app))


async def test_a_move_is_played_by_typing_it():
    app = app_at()
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        await pilot.press(*"s", "space", *"ban", "space", *"b1", "enter")
        await until(pilot, lambda: "You send a Bandit to cell 1 of B's jail" in story(app))


async def test_typing_narrows_the_list_of_moves():
    app = app_at()
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        await pilot.press(*"put")
        await pilot.pause()
        assert [m.split(" into")[0] for m in moves(app)] == [
            "▸ Put the Bandit",
            "· Put the Card Shark",
        ]


async def test_a_refused_move_is_told_why_and_nothing_is_played():
    app = app_at()
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        await pilot.press(*"lock", "space", "1", "enter")
        await until(pilot, lambda: "✗" in story(app))
        assert "lock 1: you may lock down only when all your cells are full" in story(app)
        assert app.waits


async def test_what_the_lit_move_is_about_is_written_below():
    app = app_at()
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        await pilot.press("down")
        await pilot.pause()
        assert app.query_one("#line", Input).placeholder == "put card-shark"
        assert [m[0] for m in moves(app) if "into your jail" in m] == ["·", "▸"]


async def test_enter_pressed_once_too_often_costs_nothing():
    app = app_at(
        """
        A*  hand Bandit Huckster Huckster  jail Bandit Shark Bandit Bandit Bandit
        B   hand Bandit Shark              jail Bandit Shark Bandit Bandit Bandit
        pile rest
        """
    )
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        lit = app.query_one("#moves", OptionList).highlighted_option
        assert any("ENDS" in m for m in moves(app))
        assert "ENDS" not in str(lit.prompt)


async def test_a_hint_is_told_and_lit():
    app = app_at()
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        await pilot.press("h")
        await until(pilot, lambda: "Hint: " in story(app))
        lit = app.query_one("#moves", OptionList).highlighted_option
        assert str(lit.prompt).removeprefix("▸ ").split(", cell")[0] in story(app)


async def test_a_deal_of_the_day_has_neither_hints_nor_another_match(tmp_path, monkeypatch):
    monkeypatch.setattr(terminal.daily, "own_folder", lambda _: tmp_path)
    app = Table(terminal.daily.sitting_at(rules("rin_tin_tin"), date(2026, 11, 28)), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        await pilot.press("h")
        await until(pilot, lambda: "has no hints" in story(app))
        app.post_message(Waits(replace(app.now, ending="over")))
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        assert [o.id for o in app.screen.query_one(OptionList).options] == ["look", "leave"]
        assert [str(o.prompt) for o in app.screen_stack[0].query_one("#moves").options] == ["Quit"]
    app.session.match.close()


async def test_help_shows_the_clauses_and_goes_away():
    app = app_at()
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        shown = app.screen.query_one(Static).visual.plain
        assert isinstance(app.screen, HelpScreen)
        assert "You are a sheriff." in shown
        assert "J2   It has five cells" in shown
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, HelpScreen)
        assert app.query_one("#line", Input).value == ""


async def test_help_fills_a_wide_terminal_too():
    app = app_at()
    async with app.run_test(size=(120, 40)) as pilot:
        await asked(app, pilot)
        await pilot.press("f2")
        await pilot.pause()
        region = app.screen.children[0].region
        assert (region.x, region.width, region.height) == (21, 78, 36)


async def test_a_terminal_that_is_too_small_is_told_so_until_it_is_larger():
    app = app_at()
    async with app.run_test(size=(70, 20)) as pilot:
        await asked(app, pilot)
        assert "has 70 columns and 20 lines" in text(app, "#small")
        assert app.query_one("#small").display
        assert not app.query_one("#board").display or not app.query_one("#table").display
        await pilot.resize_terminal(*SIZE)
        await pilot.pause()
        assert not app.query_one("#small").display


async def test_a_wide_terminal_has_the_story_beside_the_table():
    app = app_at(TURN.replace("pile rest", "pile Bandit"))
    async with app.run_test(size=(120, 40)) as pilot:
        await asked(app, pilot)
        assert app.query_one("#story").region.x >= 80
        assert "discards: " in text(app, "#heaps")
        await pilot.resize_terminal(200, 50)
        await until(pilot, lambda: max(map(len, text(app, "#board").splitlines())) > 110)
        assert app.query_one("#prompt").region.x == 126


async def test_ctrl_c_leaves_at_any_time_and_loses_nothing(tmp_path):
    sat = sitting(tmp_path)
    app = Table(sat, pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        position = app.session.match.position
        await pilot.press("ctrl+c")
    app.session.match.close()
    resumed = sat.resumed(tmp_path / "match.jsonl").next_session()
    assert resumed.match.position == position
    resumed.match.close()


async def test_a_whole_game_is_played_by_keys_and_then_another_begun(tmp_path):
    app = Table(sitting(tmp_path), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(200):
            await asked(app, pilot)
            if isinstance(app.screen, EndScreen):
                break
            await pilot.press("enter")
        result = app.screen.query_one("#result", Static).visual.plain
        assert "★ " in result
        assert "points" in result
        await pilot.press("enter")
        await until(pilot, lambda: app.sitting.played == 2 and app.waits)
        assert not app.now.ending
    app.session.match.close()


async def test_after_the_end_the_table_can_be_looked_at_and_left():
    app = app_at("""
        A*  hand Bandit   jail [Bandit] [Bandit] [Shark] [Shark] Shark
        B   hand Bandit   jail Bandit Bandit Bandit Bandit Bandit
        pile rest
    """)
    async with app.run_test(size=SIZE) as pilot:
        await asked(app, pilot)
        await pilot.press(*"lock", "enter")
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        assert "2 Bandits 20, 3 Card Sharks 25" in app.screen.query_one("#result").visual.plain
        await pilot.press("escape")
        await pilot.pause()
        assert moves(app) == ["Play again", "Quit"]
        await pilot.press("down", "enter")
        await pilot.pause()
    assert app.return_code == 0


async def test_what_goes_wrong_at_the_table_ends_the_screen_and_is_handed_on():
    app = app_at()
    app.session.match.step = _fails
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: app.failure is not None)
    assert str(app.failure) == "B: expected an action, got none"


def _fails():
    raise TinstarError("B: expected an action, got none")
