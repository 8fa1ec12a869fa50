"""Configuration by file, environment and options, and invalid settings."""

import tomllib
from pathlib import Path

import pytest

from tinstar.errors import BadOption
from tinstar.server.config import Config
from tinstar.server.config_sources import LARGEST_FILE, merged_config


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.toml"


def test_an_option_counts_before_a_variable_before_the_file_before_the_default(file: Path):
    file.write_text('port = 1\nkeep = 1\nthoughts = 1\nhosts = ["a.example", "b.example"]\n')
    environment = {"TINSTAR_KEEP": "2.5", "TINSTAR_THOUGHTS": "2", "TINSTAR_SECURE": "true"}
    config, sources = merged_config(file, environment, {"thoughts": 3, "database": None})
    assert (config.port, config.keep, config.thoughts, config.secure) == (1, 2.5, 3, True)
    assert config.hosts == ("a.example", "b.example")
    assert config.ping_every == Config().ping_every
    assert (sources["port"], sources["keep"]) == (str(file), "TINSTAR_KEEP")
    assert sources["thoughts"] == "--thoughts"
    assert "ping_every" not in sources


def test_the_file_may_be_named_by_a_variable_and_names_stand_with_commas(file: Path):
    file.write_text("port = 1\n")
    said = {"TINSTAR_CONFIG": str(file), "TINSTAR_ORIGINS": "https://a.example, https://b.example"}
    config, _ = merged_config(None, said, {})
    assert config.port == 1
    assert config.origins == ("https://a.example", "https://b.example")


def test_what_is_in_force_can_be_read_again_and_shows_no_password(file: Path):
    options = {"database": "postgresql://jane:pa:ss@host/house", "hosts": ["a.example"]}
    options["bus"] = "nats://jane:pass@host:4222"
    options["mail"] = "smtps://jane:pass@host"
    shown = str(merged_config(None, {}, options, page=Path("page")))
    assert "pa:ss" not in shown
    again = tomllib.loads(shown)
    assert again["database"] == "postgresql://jane:***@host/house"
    assert again["bus"] == "nats://jane:***@host:4222"
    assert again["mail"] == "smtps://jane:***@host"
    assert again["hosts"] == ["a.example"]
    assert "# --hosts" in shown
    file.write_text(shown)
    assert merged_config(file, {}, {}).config.page == Path("page")


@pytest.mark.parametrize(
    ("key", "url", "shown"),
    [
        ("bus", "nats://token@host:4222", "nats://***@host:4222"),
        ("bus", "nats://token@a:1,tls://token@b:2", "nats://***@a:1,tls://***@b:2"),
        ("bus", "nats://u:pass@a:1,nats://u:pass@b:2", "nats://u:***@a:1,nats://u:***@b:2"),
        ("bus", "ws://token@host", "ws://***@host"),
        ("bus", "token@host:4222", "***"),
        ("bus", "nats://token@[host", "***"),
        ("bus", "nats://host:4222", "nats://host:4222"),
        ("inside", ["https://chat.home:8065/hooks/token"], ["https://chat.home:8065/***"]),
        (
            "inside",
            ["https://u:pass@chat.home", "http://chat.home?key=token"],
            [
                "https://u:***@chat.home",
                "http://chat.home/***",
            ],
        ),
        ("inside", ["http://chat.home:8065"], ["http://chat.home:8065"]),
        ("database", "postgresql://host/h?user=jane&password=pass", "postgresql://host/h?***"),
        ("database", "postgresql://jane@host/h", "postgresql://jane@host/h"),
        ("database", "sqlite:///house.sqlite", "sqlite:///house.sqlite"),
    ],
)
def test_what_may_be_a_password_is_not_shown_and_nothing_else_is_hidden(
    key: str, url: object, shown: object
):
    assert tomllib.loads(str(merged_config(None, {}, {key: url})))[key] == shown


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("prot = 1", "house.toml: expected the name of a setting, got 'prot'; did you mean port?"),
        ("port = '1'", "house.toml: port: expected `int`, got `str`: '1'"),
        ("port = 70000", "house.toml: port: expected `int` <= 65535: '70000'"),
        (
            "inside = ['token', 1]",
            "house.toml: inside: expected `str`, got `int` - at `$[1]`: ***",
        ),
        ("keep = 0", "house.toml: keep: expected `float` > 0.0: '0'"),
        ("keep = nan", "house.toml: keep: expected `float`"),
        ("page = 1", "house.toml: page: expected `str`, got `int`: '1'"),
        ("log = 'loud'", "house.toml: log: expected `str` matching regex"),
        ("[port]", "house.toml: port: expected `int`, got `object`"),
        ("port = ", "house.toml: expected TOML, got: "),
        pytest.param("a" + ".a" * 5_000 + " = 1", "house.toml: expected ", id="deep"),
        pytest.param("#" * (LARGEST_FILE + 1), "expected at most 65536 bytes", id="large"),
    ],
)
def test_a_file_that_says_what_cannot_be_is_refused(file: Path, text: str, expected: str):
    file.write_text(text)
    with pytest.raises(BadOption) as e:
        merged_config(file, {}, {})
    assert expected in str(e.value)
    assert len(str(e.value)) < 500


@pytest.mark.parametrize(
    ("name", "said", "expected"),
    [
        ("TINSTAR_PROT", "1", "TINSTAR_PROT: expected the name of a setting, got 'prot'"),
        ("TINSTAR_PORT", "one", "TINSTAR_PORT: port: expected `int`, got `str`: 'one'"),
        ("TINSTAR_SECURE", "perhaps", "TINSTAR_SECURE: secure: expected `bool`"),
        ("TINSTAR_KEEP", "nan", "TINSTAR_KEEP: keep: expected `float`"),
        (
            "TINSTAR_CONFIG",
            "no/such/file",
            "no/such/file: expected a config file that can be read, got: ",
        ),
    ],
)
def test_a_variable_that_says_what_cannot_be_is_refused(name: str, said: str, expected: str):
    with pytest.raises(BadOption) as e:
        merged_config(None, {name: said}, {})
    assert expected in str(e.value)
