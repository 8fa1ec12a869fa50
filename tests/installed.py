"""Install the result of `make dist` in an empty environment, and play with it.

`python -m tests.installed dist` builds a second wheel from the sdist, which must equal the wheel
without libraries. It installs the wheel of this machine into an empty environment outside the
repository, and lists what was installed. That environment has no compiler. Each game is played
there against a search: in Python, in the terminal and in a browser. One is played on a site that
`tinstar site` writes there. Dependencies are installed as for any user of the wheel.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from distribution.targets import TARGETS
from tests.browser.conftest import launch, settings
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.site import __main__ as on_site
from tinstar.engine.machine_code.shipped_libraries import this_machine
from tinstar.games import ours
from tinstar.players.measured_strength import LEVELS

NEEDED = (
    "tinstar/ui/page/index.html",
    "tinstar/ui/page/licences.txt",
    "tinstar/games/calaboose/RULES.md",
    "tinstar/games/calaboose/edition.toml",
    "tinstar/games/calaboose/net.bin",
    "tinstar/libraries/manifest.json",
    "tinstar/starter/pyproject.toml",
    "tinstar/ui/site/house/games.json",
    "tinstar/ui/site/licences.txt",
    "tinstar/py.typed",
)
SITE, LARGEST_SITE = "tinstar/ui/site/", 12_000_000  # bytes, as compressed in a wheel
ON_A_SITE = "The Adventures of Rin Tin Tin"  # the shortest game
ONLY = ("tinstar/", "tinstar-")
OTHERS = "search:0.5s"
AT_A_TABLE = LEVELS[-1]  # the search that a server offers
MOST = 10  # packages to list
FIRST_MOVE = """
import tinstar
game = tinstar.load("calaboose", 2).compile()
match = tinstar.Match(game, ["search:200", "search:200"], seed=1)
while match.step().actor < 0:
    pass
"""
GAME = """
import importlib.util, sys, tinstar
assert importlib.util.find_spec("numba") is None
match = tinstar.Match(tinstar.load(sys.argv[1], 2), [sys.argv[2], "greedy"], seed=1)
print("in Python:", sys.argv[1], match.play())
"""
LISTED = re.compile(r"^## (\S+) - (\S+) \((\S+)\)$", re.MULTILINE)
LONGEST = 400  # lines by which a game in the terminal is over


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def check(wheel: Path) -> None:
    """Check that a wheel has everything required, and nothing for developers only."""
    held = names(wheel)
    if missing := [name for name in NEEDED if name not in held]:
        raise SystemExit(f"{wheel.name}: expected {', '.join(missing)} in it")
    more = [x for x in held if not x.startswith(ONLY) or "__pycache__" in x or "node_modules" in x]
    if more:
        raise SystemExit(f"{wheel.name}: expected nothing like {more[0]} in it")


def check_site(wheel: Path) -> None:
    """Check that the site does not make a wheel much larger."""
    with zipfile.ZipFile(wheel) as archive:
        files = [each for each in archive.infolist() if each.filename.startswith(SITE)]
    size = sum(each.compress_size for each in files)
    print(f"the site in the wheel: {size / 1e6:.1f} MB")
    if size > LARGEST_SITE:
        raise SystemExit(f"{wheel.name}: expected a site of {LARGEST_SITE} bytes, got {size}")


def build_again(sdist: Path, wheel: Path, folder: Path) -> None:
    """Check that the sdist alone builds the same wheel."""
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(sdist))
    (again,) = folder.glob("*.whl")
    if different := names(wheel) ^ names(again):
        raise SystemExit(f"expected the same from the sdist, but for {sorted(different)[:5]}")


def run(*command: str, said: str = "") -> str:
    """Return the output of a command, run where the repository cannot be imported."""
    done = subprocess.run(command, input=said, capture_output=True, text=True, cwd="/", timeout=900)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: {done.stdout[-1000:]}{done.stderr[-2000:]}")
    return done.stdout


def install(wheel: Path, folder: Path, python: str) -> Path:
    """Install a wheel in a new environment; return the folder of its programs."""
    began = time.monotonic()
    run(python, "-m", "venv", "--without-pip", str(folder))
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    run(sys.executable, "-m", "pip", "--python", str(folder), "install", "-q", str(wheel))
    took = time.monotonic() - began
    print(
        f"wheel {wheel.stat().st_size / 1e6:.1f} MB, environment {megabytes(folder):.0f} MB,"
        f" {took:.0f} s"
    )
    (packages,) = folder.rglob("site-packages")
    sizes = {each.name: megabytes(each) for each in packages.iterdir()}
    largest = sorted(sizes, key=lambda name: -sizes[name])[:MOST]
    print("the largest:", *(f"{name} {sizes[name]:.1f} MB," for name in largest))
    return programs


def megabytes(path: Path) -> float:
    files = (path, *path.rglob("*"))
    return sum(f.stat().st_size for f in files if f.is_file() and not f.is_symlink()) / 1e6


def write_inventory(programs: Path, wheel: Path) -> None:
    """Write a bill of materials beside the wheel: installed packages, and libraries in the page."""
    python, file = str(programs / "python"), wheel.with_suffix(".cdx.json")
    maker = (sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible")
    bill = json.loads(run(*maker, python))
    with zipfile.ZipFile(wheel) as archive:
        told = archive.read("tinstar/ui/page/licences.txt").decode()
    for name, version, licence in LISTED.findall(told):
        purl = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        part = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}
        bill["components"].append(part | {"licenses": [{"license": {"id": licence}}]})
    file.write_text(json.dumps(bill, indent=1), encoding="utf-8")
    print(f"{file.name}: {len(bill['components'])} components")


def time_the_first_move(python: str) -> None:
    for process in ("first", "second"):
        began = time.monotonic()
        run(python, "-c", FIRST_MOVE)
        print(f"a searched move in the {process} process: {time.monotonic() - began:.1f} s")


def play_in_the_terminal(programs: Path, game: str) -> None:
    play = [str(programs / "tinstar"), "play", game, "--plain", "--others", OTHERS]
    told = run(*play, said="1\n" * LONGEST)
    if "The match is over. It is saved" not in told:
        raise SystemExit(f"expected a game to its end in the terminal, got {told[-500:]!r}")
    print("in the terminal:", *[x for x in told.splitlines() if " points" in x][-2:], sep="\n  ")


class Installed(ServerProcess):
    """`tinstar serve` as installed."""

    def __init__(self, programs: Path, folder: Path):
        self.program = (str(programs / "tinstar"),)
        super().__init__(folder)


@contextmanager
def visitor(server: ServerProcess) -> Generator[Person]:
    with sync_playwright() as playwright:
        chromium = launch(playwright.chromium)
        context = chromium.new_context(
            locale="en-US", reduced_motion="reduce", service_workers="block"
        )
        context.add_init_script(settings(speed=0))
        yield Person(context, server.address)
        chromium.close()


def play_in_the_browser(programs: Path, folder: Path, game: str) -> None:
    server = Installed(programs, folder)
    try:
        with visitor(server) as jane:
            jane.skip_the_guide()
            table = jane.sit_down("me=Jane", AT_A_TABLE, game=game)
            jane.go(f"/t/{table}")
            rng = random.Random(1)
            while not jane.is_over:
                jane.play(rng)
                jane.go_on()
                jane.page.wait_for_timeout(20)
            assert not jane.troubles, jane.troubles
            print("in the browser:", jane.page.get_by_role("dialog").inner_text().splitlines()[:3])
    finally:
        server.close()


def play_on_a_site(programs: Path, folder: Path) -> None:
    """Write a site by the installed command, serve it under a path, and play a game there."""
    out = folder / "site"
    print(run(str(programs / "tinstar"), "site", str(out)).splitlines()[0])
    with sync_playwright() as playwright, on_site.served(out) as (address, _):
        chromium = launch(playwright.chromium)
        jane = on_site.visit(chromium, address)
        jane.go("")
        on_site.plays(jane, ON_A_SITE)
        print("on a site:", jane.page.get_by_role("dialog").inner_text().splitlines()[:3])
        chromium.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dist", type=Path)
    parser.add_argument("--python", default=sys.executable, help="to install it for")
    asked = parser.parse_args()
    folder = asked.dist.resolve()
    (sdist,), (pure,) = folder.glob("*.tar.gz"), folder.glob("*-none-any.whl")
    (wheel,) = folder.glob(f"*-{TARGETS[this_machine()].wheels}.whl")
    check(wheel)
    check_site(wheel)
    with tempfile.TemporaryDirectory() as made:
        place = Path(made)
        os.environ.pop("PYTHONPATH", None)
        os.environ["XDG_DATA_HOME"] = os.environ["XDG_CACHE_HOME"] = made  # as on a new machine
        build_again(sdist, pure, place / "again")
        programs = install(wheel, place / "installed", asked.python)
        python = str(programs / "python")
        write_inventory(programs, wheel)
        play_on_a_site(programs, place)
        time_the_first_move(python)
        for game in ours():
            print(run(python, "-c", GAME, game, OTHERS).strip())
            play_in_the_terminal(programs, game)
            play_in_the_browser(programs, place, game)


if __name__ == "__main__":
    main()
