"""Every screen of the page, and how to get there.

`tests/browser/test_access.py` measures all of them, and `web/pictures.py` takes pictures of them.
"""

import random
from collections.abc import Callable

from playwright.sync_api import expect

import tinstar
from tests.browser.finished import finished, play_by_http
from tests.browser.person import COMPILING, Person
from tests.browser.reviewed import promise_a_review

Screen = Callable[[Person], object]


# --- before a game --------------------------------------------------------------------------------


def lobby(person: Person) -> None:
    """The lobby with a table where it is the person's turn, and a finished one."""
    finished(person, "me=Jane", "easy")
    person.sit_down("me=Jane", "me=Lefty")
    person.go("/")
    person.page.get_by_role("link", name="Your turn").wait_for()
    person.page.get_by_role("button", name="Play").first.wait_for()
    person.page.locator(".vignette svg").nth(4).wait_for()


def setting(person: Person) -> None:
    """The set-up of a full table, with all options."""
    person.go("/")
    person.page.get_by_role("button", name="Set the table for Caboo").click()
    person.page.get_by_role("radio", name="8").check()
    person.page.get_by_label("Chair H", exact=True).wait_for()
    person.page.get_by_text("Who plays").wait_for()
    person.page.get_by_text("More", exact=True).click()


def gathering(person: Person) -> None:
    person.go(f"/t/{person.sit_down('me=Jane', 'friend')}")
    person.page.get_by_role("button", name="Deal").wait_for()


def joining(person: Person) -> None:
    table = person.sit_down("me=Jane", "friend")
    invitation = person.get(f"/api/tables/{table}/links")["invitation"]
    person.context.clear_cookies()
    person.go(f"/t/{table}#invitation={invitation}")
    person.page.get_by_role("button", name="Sit down").wait_for()


def shuffling(person: Person) -> None:
    """The form for one's own phrase for the shuffle."""
    gathering(person)
    person.page.get_by_role("button", name="Change your words").click()


def closed(person: Person) -> None:
    """A phone's screen while the server does not answer."""
    person.go("/away.html")
    person.page.get_by_role("heading", name="The house is closed").wait_for()


def nowhere(person: Person) -> None:
    person.go("/t/guessed")
    person.page.get_by_role("alert").wait_for()


def me(person: Person) -> None:
    """The personal page with a finished and a running match, and its last confirmation."""
    finished(person, "me=Jane", "easy")
    person.sit_down("me=Jane", "easy")
    person.go("/me")
    person.page.get_by_text("1 of 1 won").or_(
        person.page.get_by_text("0 of 1 won")
    ).first.wait_for()
    person.page.get_by_text("In your hand", exact=True).click()  # once it was counted
    person.page.get_by_role("button", name="Link another device").click()
    person.page.get_by_role("img", name="QR").wait_for()
    person.page.get_by_role("button", name="Forget me").click()


def circle(person: Person) -> None:
    """A circle of friends with tables, everything unfolded, and its last confirmation."""
    made = person.post("/api/circles", {"name": "Friday folk"})
    for who in ("friend", "computer"):
        chairs = [{"who": "me", "name": "Jane"}, {"who": who}]
        new = {"game": "calaboose", "chairs": chairs, "pace": 0}
        table = person.post(f"/api/circles/{made['id']}/tables", new)
    person.post(f"/api/tables/{table['id']}/start", {})
    person.go(f"/circle/{made['id']}")
    for unfolded in ("Meet every week", "More"):
        person.page.get_by_text(unfolded, exact=True).click()
    person.page.get_by_role("button", name="Dissolve the circle").click()
    expect(person.page.get_by_role("button", name="Rather not")).to_be_focused()


def tournament(person: Person) -> None:
    """A tournament before its start, with its host among the players."""
    table = {
        "game": "calaboose",
        "chairs": [{"who": "friend"}] * 2,
        "clock": {"kind": "bank", "seconds": 3600},
    }
    made = person.post("/api/tournaments", {"table": table, "kind": "swiss", "rounds": 3})
    said = {"invitation": made["invitation"], "name": "Jane"}
    person.post(f"/api/tournaments/{made['id']}/enter", said)
    person.go(f"/tournament/{made['id']}")
    person.page.get_by_role("button", name="Withdraw").wait_for()


# --- the tables -----------------------------------------------------------------------------------


def at(game: str, seats: int, answers: int = 0) -> Screen:
    """Return the screen of a table of keen players after `answers` actions."""

    def table(person: Person) -> None:
        id = person.sit_down("me=Jane", *["keen"] * (seats - 1), game=game)
        play_by_http([person], id, random.Random(2), answers)
        person.go(f"/t/{id}")
        person.wait_until_asked()

    return named(table, f"{game}-{seats}-{answers}")


def guide(game: str) -> Screen:
    """Return the guide's first card for a newcomer to the game."""

    def first(person: Person) -> None:
        at(game, 2)(person)
        person.page.keyboard.press("?")
        person.page.get_by_role("button", name="Explain it while I play").click()
        person.page.get_by_role("dialog", name="How this game goes").wait_for()

    return named(first, f"guide-{game}")


def over(game: str) -> Screen:
    def end(person: Person) -> None:
        person.go(f"/t/{finished(person, 'me=Jane', 'keen', 'easy', game=game)}")
        person.page.get_by_role("dialog", name="The game is over").wait_for()

    return named(end, f"ending-{game}")


def beside(key: str, title: str) -> Screen:
    def sheet(person: Person) -> None:
        at("calaboose", 4)(person)
        person.page.keyboard.press(key)
        person.page.get_by_role("dialog", name=title).wait_for()

    return named(sheet, title.lower().replace(" ", "-"))


def hint(person: Person) -> None:
    beside("h", "A hint")(person)
    person.page.get_by_text("trial games from this position").wait_for(timeout=COMPILING)


def curtain(person: Person) -> None:
    person.go(f"/t/{person.sit_down('me=Jane', 'me=Lefty')}")
    person.page.get_by_text("Hand the screen to").wait_for()


def summary(person: Person) -> None:
    """The result of a round of eight players."""
    at("caboo", 8)(person)
    call = 'Call "Caboo": ENDS THE ROUND AT ONCE'

    def has_called() -> bool:
        moves = person.moves()
        if moves:
            person.choose(next((m for m in (call, "Say nothing") if m in moves), moves[0]))
        return call in moves

    person.wait_until(has_called)
    person.page.get_by_role("region", name="How the round came out").wait_for()


def sure(person: Person) -> None:
    """A confirmation dialog."""
    at("caboo", 2)(person)
    until = person.page.get_by_role("button", name="Caboo")
    while not until.count():
        if person.moves():
            person.choose(person.moves()[0])
        person.page.wait_for_timeout(20)
    until.first.click()
    person.page.get_by_role("button", name="Do it").wait_for()


# --- afterwards -----------------------------------------------------------------------------------


def fairness(person: Person) -> None:
    person.go(f"/t/{finished(person, 'me=Jane', 'easy')}")
    dialog = person.page.get_by_role("dialog", name="The game is over")
    dialog.get_by_text("Were the cards fair?").click()
    dialog.get_by_text("fair:").first.wait_for()


def replay(game: str, answers: int = 12) -> Screen:
    def looked_back(person: Person) -> None:
        table = finished(person, "me=Jane", "keen", "easy", game=game)
        person.go(f"/t/{table}/replay")
        person.page.get_by_role("region", name="The table", exact=True).wait_for()
        for _ in range(answers):
            person.page.keyboard.press("ArrowRight")

    return named(looked_back, f"replay-{game}")


def review(person: Person) -> None:
    table = finished(person, "me=Jane", "easy")
    promise_a_review(person, table)
    person.go(f"/t/{table}/replay")
    person.page.get_by_role("button", name="Review", exact=True).click()
    person.page.get_by_role("button", name="Review the match").click()
    expect(person.page.get_by_role("img", name="Chance to win")).to_be_visible()
    person.page.keyboard.press("End")


def practice(person: Person) -> None:
    person.go("/practice")
    person.page.get_by_role("heading", name="Puzzles").wait_for()


def puzzle(person: Person) -> None:
    """A puzzle after a try, with the chances of all moves."""
    puzzles = person.get("/api/games/calaboose/puzzles")["puzzles"]
    person.go(f"/practice/calaboose/{puzzles[0]['id']}")
    person.wait_until(lambda: bool(person.moves()))
    person.choose(person.moves()[0])
    person.page.get_by_role("button", name="Try again").wait_for()


def named(screen: Screen, name: str) -> Screen:
    screen.__name__ = name
    return screen


SEATS = {"caboo": 4, "calaboose": 4, "outlaws25": 4, "rin_tin_tin": 4, "showdown": 4}
SCREENS: list[Screen] = [
    lobby,
    setting,
    gathering,
    shuffling,
    joining,
    nowhere,
    closed,
    me,
    circle,
    tournament,
    *[at(game, SEATS[game], 9) for game in tinstar.available()],
    guide("calaboose"),
    beside("?", "Rules"),
    beside("s", "Settings"),
    beside("c", "Players"),
    beside("l", "What happened at the table"),
    hint,
    curtain,
    sure,
    summary,
    over("rin_tin_tin"),
    fairness,
    review,
    practice,
    puzzle,
]
# More screens for pictures: the same with other pieces, and other stages.
EARLY, LATE = (0, 3), 20  # actions; a round of Caboo and a game of Rin Tin Tin may be over by then
MORE: list[Screen] = [
    *[guide(game) for game in tinstar.available() if game != "calaboose"],
    *[over(game) for game in tinstar.available() if game != "rin_tin_tin"],
    *[replay(game) for game in tinstar.available()],
    *[at(game, seats, answers) for game, seats in SEATS.items() for answers in EARLY],
    *[at(game, 4, LATE) for game in ("calaboose", "outlaws25", "showdown")],
    *[at("caboo", seats, answers) for seats in (2, 8) for answers in (0, 7)],
    at("rin_tin_tin", 2, 9),
    at("showdown", 2, 9),
    at("outlaws25", 5, 9),
]
