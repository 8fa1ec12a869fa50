"""Run the local house inside Pyodide, and pack the modules that it needs.

`house-bundle.js` runs this. The file names below are those of its mounted folders.
"""

import asyncio
import gzip
import importlib.abc
import importlib.machinery
import io
import json
import py_compile
import shutil
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import js

sys.path[:0] = ["/src", "/msgspec"]
sys.path.append("/packages")

from tinstar.engine.fluent_files import PARSED, parsed  # noqa: E402 - lies in /src

STANDARD = "/lib/python314.zip/"
DATA = {".ftl", ".toml", ".md", ".json", ".txt"}  # nets are files of their own
PARSER = ("fluent/", "tinstar/engine/fluent_source")  # of catalogues, which are packed parsed
NEVER = ("tinstar/lab/", "tinstar/cli/", "tinstar/ui/page", "tinstar/adapters/", "tinstar/starter/")
PATIENCE = 600  # seconds for a game
OWN = Path("/src/tinstar")
HOUSE = ("", "engine", "games", "match", "players", "presentation", "daily", "system", "site")


class Recorder(importlib.abc.MetaPathFinder):
    """Notes the file of each module that is looked for, even if the module then cannot run."""

    def __init__(self) -> None:
        self.files: set[str] = set()

    def find_spec(self, name, path, target=None):
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec and spec.origin:
            self.files.add(spec.origin)
        return spec


recorder = Recorder()
sys.meta_path.insert(0, recorder)


async def exercise() -> None:
    from tinstar.players.remote_thinking import RemoteThinker
    from tinstar.site import worker  # noqa: F401 - is packed too
    from tinstar.site.browser_thinking import asked_by
    from tinstar.site.local_house import LocalHouse

    folder = Path("/tmp/exercise")
    folder.mkdir()
    house = LocalHouse()
    house.move_in(folder, RemoteThinker(asked_by(js.think)))
    await house.open()
    games = ("calaboose", "showdown", "caboo", "rin_tin_tin", "outlaws25")
    for game, language in zip(games, ("en", "de", "en", "de", "en"), strict=True):
        await play(house, game, language)
    for language in ("en", "de"):
        games = json.dumps(await ask(house, "GET", "/house", language), ensure_ascii=False)
        Path(f"/out/games-{language}.json").write_text(games, encoding="utf-8")


async def ask(house, method: str, path: str, language: str, body: object = None):
    headers = json.dumps({"accept-language": language, "content-type": "application/json"})
    text = "" if body is None else json.dumps(body)
    found = await house.request(method, f"/api{path}", text, headers)
    if found.status >= 400:
        raise AssertionError(f"{method} {path}: {found.status} {found.body[:300]!r}")
    return json.loads(found.body) if found.type.startswith("application/json") else found.body


async def play(house, game: str, language: str) -> None:
    """Play a game with the first action always, and ask for all that a page shows."""

    async def get(path: str):
        return await ask(house, "GET", path, language)

    kinds = "easy", "keen", "net/manners"
    others = [{"who": "computer", "kind": kind} for kind in kinds]
    chairs = [{"who": "me", "name": "Jane"}, *others]
    new = {"game": game, "chairs": chairs, "pace": 0}
    table = (await ask(house, "POST", "/tables", language, new))["id"]
    await ask(house, "POST", f"/tables/{table}/start", language)
    await get("/house")
    await get(f"/games/{game}/rules")
    since, until = -1, time.monotonic() + PATIENCE
    while time.monotonic() < until:
        path = f"/tables/{table}/seats/0/frame?since={since}&wait=0.2"
        frame = await get(path)
        if frame["scene"].get("ending"):
            break
        choices = frame["scene"].get("choices") or []
        if choices:
            answer = {
                "type": "answer",
                "seat": 0,
                "at": frame["at"],
                "action": choices[0]["action"],
            }
            await ask(house, "POST", f"/tables/{table}/answers", language, answer)
        since = frame["at"] if not choices else -1
    assert frame["scene"].get("ending"), f"{game}: expected a game that ends, got one under way"
    today = time.strftime("%Y-%m-%d")
    for path in (
        "/tables",
        "/me",
        "/me/exercises",
        f"/games/{game}/puzzles",
        "/me/history",
        "/me/standing",
        f"/daily?date={today}",
    ):
        await get(path)
    for part in ("replay/0", "course", "journal"):
        await get(f"/tables/{table}/{part}")
    assert (await get(f"/tables/{table}/verdict"))["finding"] == "fair"
    await ask(house, "POST", f"/tables/{table}/review", language)
    while (review := await get(f"/tables/{table}/review"))["phase"] in ("waiting", "working"):
        await asyncio.sleep(0.5)
    assert review["phase"] == "done", f"{game}: expected a review, got {review['phase']}"
    print(game, language, "played and reviewed", flush=True)


def compiled(files: dict[str, Path]) -> dict[str, bytes]:
    """Return the content of files by name, sorted. Modules are compiled, and catalogues parsed."""
    found: dict[str, bytes] = {}
    for inside, path in sorted(files.items()):
        if path.suffix == ".py":
            found[f"{inside}c"] = bytecode(path, inside)
        elif path.suffix == ".ftl":
            found[inside] = b""  # its name says that there is such a language
            found[inside.removesuffix(".ftl") + PARSED] = parsed(path)
        elif path.suffix != ".so":  # which is a file of its own
            found[inside] = path.read_bytes()
    return found


def bytecode(path: Path, inside: str) -> bytes:
    target = f"/tmp/compiled/{inside}c"
    py_compile.compile(
        str(path),
        target,
        inside,
        doraise=True,
        optimize=2,
        quiet=1,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return Path(target).read_bytes()


def pack_zip(name: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(f"/out/{name}", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for inside, content in files.items():
            archive.writestr(zipfile.ZipInfo(inside), content, zipfile.ZIP_DEFLATED, 9)
    print(name, Path(f"/out/{name}").stat().st_size, flush=True)


def pack_tar(name: str, files: dict[str, bytes]) -> None:
    """Write a tar archive, compressed as one: it is smaller than a zip, and browsers unpack it."""
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for inside, content in files.items():
            entry = tarfile.TarInfo(inside)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    Path(f"/out/{name}").write_bytes(gzip.compress(written.getvalue(), 9, mtime=0))
    print(name, Path(f"/out/{name}").stat().st_size, flush=True)


def packed() -> None:
    library = Path("/tmp/library")
    shutil.unpack_archive(STANDARD.rstrip("/"), library, "zip")
    standard: dict[str, Path] = {}
    house: dict[str, Path] = {}
    loaded = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    for file in loaded | recorder.files:
        if file.startswith(STANDARD):
            inside = file.removeprefix(STANDARD)
            standard[inside] = library / inside
        for root in ("/src/", "/packages/", "/msgspec/"):
            if file.startswith(root):
                house[file.removeprefix(root)] = Path(file)
    for part in HOUSE:
        folder = OWN / part
        for path in folder.rglob("*") if part else folder.iterdir():
            inside = str(path.relative_to("/src"))
            if path.is_file() and path.suffix in {*DATA, ".py"} and not inside.startswith(NEVER):
                house[inside] = path
    for path in (OWN / "server").rglob("*"):
        if path.suffix in DATA:
            house[str(path.relative_to("/src"))] = path
    pack_zip("standard.zip", compiled(standard))
    needed = {file: path for file, path in house.items() if not file.startswith(PARSER)}
    pack_tar("house.pack", compiled(needed))


await exercise()  # noqa: F704, PLE1142 - Pyodide allows it
packed()
