"""Page files are served with the right headers, and no other file is served."""

from pathlib import Path

import httpx
import pytest

from tests.server.conftest import open_server


def built(folder: Path) -> Path:
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Tinstar</title>", encoding="utf-8")
    (page / "assets" / "app-1a2b.js").write_text("1;" * 2000, encoding="utf-8")
    (page / "worker.js").write_text("1;", encoding="utf-8")
    (page / "a.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "secret.txt").write_text("secret", encoding="utf-8")
    return page


def test_the_page_is_handed_out_with_strict_headers(tmp_path: Path):
    with open_server(tmp_path / "h.sqlite", page=built(tmp_path)) as server_address:
        for path in ("/", "/tables/abc", "/rules/calaboose"):
            answer = httpx.get(server_address + path)
            assert "<title>Tinstar</title>" in answer.text
            assert answer.headers["cache-control"] == "private, no-cache"
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src" not in policy
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.cookies  # set before the first requests, sent all at once
        for name, kind in (
            ("worker.js", "text/javascript; charset=utf-8"),
            ("a.webmanifest", "application/manifest+json"),
        ):
            answer = httpx.get(f"{server_address}/{name}")
            assert answer.headers["content-type"] == kind
            # updates are seen at once
            assert answer.headers["cache-control"] == "private, no-cache"
        asset = httpx.get(server_address + "/assets/app-1a2b.js", headers={"Accept-Encoding": "br"})
        assert "immutable" in asset.headers["cache-control"]
        assert "set-cookie" not in asset.headers
        assert asset.headers["content-encoding"] == "br"
        assert asset.headers["content-type"].startswith("text/javascript")


def test_nothing_beside_the_page_is_handed_out(tmp_path: Path):
    with open_server(tmp_path / "h.sqlite", page=built(tmp_path)) as server_address:
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//secret.txt"):
            assert "secret" not in httpx.get(server_address + path).text
        nowhere = httpx.get(server_address + "/api/nowhere")
        assert nowhere.status_code == 404
        assert nowhere.json()["error"] == "NotFound"


@pytest.mark.parametrize("secure", [True, False])
def test_over_https_no_other_host_can_set_the_cookie(tmp_path: Path, secure: bool):
    """Browsers accept a `__Host-` cookie only over HTTPS, without a domain, for all paths."""
    with open_server(tmp_path / "h.sqlite", secure=secure) as server_address:
        cookie = httpx.get(f"{server_address}/api/me").headers["set-cookie"]
        assert cookie.startswith("__Host-") is secure
        assert ("; Secure" in cookie) is secure
        assert "; Path=/;" in cookie
        assert "Domain" not in cookie
        mine = cookie.partition(";")[0]
        for shown, known in ((mine, True), (mine.removeprefix("__Host-"), not secure)):
            again = httpx.get(f"{server_address}/api/me", headers={"Cookie": shown})
            assert ("set-cookie" not in again.headers) is known


def test_where_the_page_is_not_built_it_says_how(tmp_path: Path):
    with open_server(tmp_path / "h.sqlite") as server_address:
        answer = httpx.get(server_address)
        assert answer.status_code == 404
        assert "make play" in answer.text
