"""HTTP client for a model behind an OpenAI-compatible chat completions endpoint."""

import time
from typing import Any, Literal, NamedTuple, Protocol, TypedDict

import httpx
import msgspec

from tinstar.errors import BadOption

LARGEST = 1024 * 1024  # bytes of a response
PATIENCE = 300.0  # seconds for a response
TRIES = 3  # attempts if there is no response
PORTS = 1 << 16  # number of TCP ports
PAUSE = 2.0  # seconds between attempts


class Message(TypedDict):
    role: Literal["system", "user", "assistant"]
    content: str


class Said(NamedTuple):
    """A model's reply, the tokens read and written (0 if not counted), and the seconds it took."""

    text: str
    read: int
    written: int
    seconds: float


class Asked(Protocol):
    """Interface of a model that takes prompts: an endpoint, or a script in a test."""

    name: str

    def ask(self, messages: list[Message]) -> Said: ...


class _Message(msgspec.Struct):
    content: str | None = ""


class _Choice(msgspec.Struct):
    message: _Message


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Completion(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


class Endpoint:
    """The model `name` at an address such as http://127.0.0.1:8080/v1.

    The `key` is sent only to that address. No error message contains the key.
    """

    def __init__(self, name: str, address: str, key: str = "", longest: int = 2000):
        """longest: the most tokens that the model may write for one reply."""
        try:
            url = httpx.URL(address)
        except httpx.InvalidURL:
            url = httpx.URL()
        known = url.scheme in ("http", "https") and url.host and (url.port or 0) < PORTS
        if not name or not known:
            got = f"{name}={address}"[:100]
            raise BadOption(
                f"--model: expected a name and an address, NAME=http://...; got {got!r}"
            )
        self.name = name
        self._address, self._longest = address.rstrip("/"), longest
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._client = httpx.Client(headers=headers, timeout=PATIENCE)

    def close(self) -> None:
        self._client.close()

    def ask(self, messages: list[Message]) -> Said:
        """Return the model's reply. After three unreadable replies, raise `BadOption`."""
        began, trouble = time.monotonic(), ""
        for turn in range(TRIES):
            time.sleep(PAUSE * turn)
            try:
                found = msgspec.json.decode(self._post(messages), type=_Completion)
                text = found.choices[0].message.content or ""
            except (httpx.HTTPError, msgspec.MsgspecError, IndexError, _TooMuch) as e:
                trouble = f"{type(e).__name__}: {e}"[:200]
                continue
            used = found.usage or _Usage()
            seconds = time.monotonic() - began
            return Said(text, used.prompt_tokens, used.completion_tokens, seconds)
        raise BadOption(
            f"--model {self.name}: expected a reply from {self._address}, got {trouble}"
        )

    def _post(self, messages: list[Message]) -> bytes:
        asked: dict[str, Any] = {
            "model": self.name,
            "messages": messages,
            "max_tokens": self._longest,
        }
        raw = bytearray()
        with self._client.stream("POST", f"{self._address}/chat/completions", json=asked) as answer:
            answer.raise_for_status()
            for part in answer.iter_bytes():
                raw += part
                if len(raw) > LARGEST:
                    raise _TooMuch(f"expected a reply of at most {LARGEST:,} bytes, got more")
        return bytes(raw)


class _TooMuch(Exception):
    """The response is larger than the limit."""
