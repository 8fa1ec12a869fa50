"""Merge the settings of the config file, the environment and the command line.

Command-line options override environment variables, which override the config file.
"""

import difflib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import msgspec

from tinstar.errors import BadOption
from tinstar.games.outside import FROM
from tinstar.server.config import Config

LARGEST_FILE = 64 * 1024
PREFIX = "TINSTAR_"
FILE = PREFIX + "CONFIG"  # the environment variable that names the config file
LISTS = ("hosts", "origins", "proxies", "games", "inside")
SECRET = ("database", "bus", "mail", "inside")  # settings that may contain a password or a token
KINDS: dict[str, Any] = get_type_hints(Config, include_extras=True)


class ConfigWithSources(NamedTuple):
    """The merged configuration.

    `sources` says where each setting was set. Settings with their default value are not in it.
    """

    config: Config
    sources: dict[str, str]

    def __str__(self) -> str:
        """Return the settings in the form of a config file.

        Each line says where its value comes from. Secrets are masked.
        """
        values = msgspec.to_builtins(self.config, enc_hook=str)
        values |= {key: _without_password(values[key]) for key in ("database", "mail")}
        values["bus"] = ",".join(map(_only_where, values["bus"].split(",")))
        values["inside"] = [*map(_only_where, values["inside"])]
        lines = [(f"{key} = {_toml(value)}", key) for key, value in values.items()]
        widest = min(max(len(line) for line, _ in lines), 50)
        return "\n".join(
            f"{line:{widest}}  # {self.sources.get(k, 'default')}" for line, k in lines
        )


def merged_config(
    file: Path | None,
    environment: Mapping[str, str],
    options: Mapping[str, object],
    **defaults: Any,
) -> ConfigWithSources:
    """Merge file, environment and options into one configuration.

    `options` has a value for each setting; None means that the option was not given. Raises
    `BadOption` for an unknown setting or an invalid value. The error names the setting and the
    place where it was set.
    """
    file = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    found: dict[str, tuple[Any, str]] = {}
    for key, value in (_read(file) if file else {}).items():
        found[key] = _checked(key, value, str(file)), str(file)
    for name, said in environment.items():
        if name.startswith(PREFIX) and name not in (FILE, FROM):
            key = name.removeprefix(PREFIX).lower()
            found[key] = _checked(key, _spoken(key, said), name, strict=False), name
    for key, value in options.items():
        if value is not None:
            found[key] = _checked(key, value, f"--{key}"), f"--{key}"
    config = Config(**(defaults | {key: value for key, (value, _) in found.items()}))
    return ConfigWithSources(config, {key: where for key, (_, where) in found.items()})


def _read(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            raw = opened.read(LARGEST_FILE + 1)
    except OSError as e:
        raise BadOption(
            f"{file}: expected a config file that can be read, got: {e.strerror}"
        ) from e
    if len(raw) > LARGEST_FILE:
        raise BadOption(f"{file}: expected at most {LARGEST_FILE} bytes, got more")
    try:
        return tomllib.loads(raw.decode())
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError) as e:
        raise BadOption(f"{file}: expected TOML, got: {e}"[:300]) from e


def _spoken(key: str, said: str) -> object:
    """Parse the value of an environment variable. Commas separate the items of a list."""
    return [s.strip() for s in said.split(",") if s.strip()] if key in LISTS else said


def _checked(key: str, value: object, where: str, strict: bool = True) -> Any:
    if key not in KINDS:
        near = difflib.get_close_matches(key, KINDS, n=1)
        meant = f"; did you mean {near[0]}?" if near else ""
        raise BadOption(f"{where}: expected the name of a setting, got {key[:60]!r}{meant}")
    try:
        return msgspec.convert(value, KINDS[key], strict=strict, dec_hook=_path)
    except msgspec.ValidationError as e:
        why = str(e)[0].lower() + str(e)[1:]
        came = "***" if key in SECRET else repr(str(value)[:60])
        raise BadOption(f"{where}: {key}: {why}: {came}") from e


def _path(_kind: type, value: object) -> Path:
    if not isinstance(value, str):
        raise msgspec.ValidationError(f"Expected `str`, got `{type(value).__name__}`")
    return Path(value)


def _only_where(url: str) -> str:
    """Mask the secrets of a URL: a password or token before the host, and the path.

    A bus's URL may have a token instead of a user name. A chat room's URL has a token in its path.
    """
    try:
        found = urlsplit(url)
    except ValueError:  # invalid brackets in an IPv6 address
        return "***"
    if not found.netloc:
        return "***" if url else ""
    who, at, host = found.netloc.rpartition("@")
    name, colon, _ = who.partition(":")
    user = f"{name}:***" if colon else "***" if who else ""
    more = "/***" if found.path.strip("/") or found.query or found.fragment else ""
    return f"{found.scheme}://{user}{at}{host}{more}"


def _without_password(url: str) -> str:
    """Mask the passwords in a database's URL: before the host, and in the query."""
    who, at, where = url.rpartition("@")
    scheme, slashes, user = who.partition("://")
    name, colon, _ = user.partition(":")
    user = f"{name}:***" if colon else name
    where, asks, _ = where.partition("?")
    return f"{scheme}{slashes}{user}{at}{where}" + ("?***" if asks else "")


def _toml(value: object) -> str:
    """Return the value as TOML.

    JSON writes strings, numbers, lists and booleans the same way.
    """
    return '""' if value is None else msgspec.json.encode(value).decode()
