"""What the build of a site adds: the service worker with the digest of each file, and licences."""

import hashlib
import json
from pathlib import Path

from distribution import site


def test_the_service_worker_knows_each_file_and_its_digest(tmp_path: Path):
    (tmp_path / "house").mkdir()
    (tmp_path / "index.html").write_bytes(b"page")
    (tmp_path / "house" / "a.wasm").write_bytes(b"code")
    site.write_worker(tmp_path)
    written = (tmp_path / "worker.js").read_text()
    files = json.loads(written.split("const FILES = ")[1].split("\nconst CACHE")[0])
    assert files == {
        "index.html": hashlib.sha256(b"page").hexdigest()[:16],
        "house/a.wasm": hashlib.sha256(b"code").hexdigest()[:16],
    }


def test_the_licences_of_all_packages_follow_those_of_the_page(tmp_path: Path):
    listed = tmp_path / "licences.txt"
    listed.write_text("of the page")
    site.add_licences(listed)
    text = listed.read_text().replace("_", "-")
    assert text.startswith("of the page")
    assert all(name in text.lower() for name in (*site.PACKAGES, "msgspec", "pyodide"))


def test_staged_packages_have_no_code_for_this_machine(tmp_path: Path):
    site.stage("sqlalchemy", tmp_path)
    staged = {path.name for path in tmp_path.rglob("*") if path.is_file()}
    assert "_processors_cy.py" in staged
    assert not [name for name in staged if name.endswith((".so", ".pyd", ".pyc"))]
