"""Requests with a person's cookies that do not pass through their browser.

Playwright needs several processes for each request. Games are played with hundreds of requests.
"""

import json
from http.client import HTTPConnection
from typing import Any, Self

from tests.browser.person import PATIENCE, Person


class PlainHttp:
    """One connection to a person's server, with the cookies that their browser has now."""

    def __init__(self, person: Person):
        self.person = person
        cookies = person.context.cookies(person.address)
        held = "; ".join(f"{c.get('name')}={c.get('value')}" for c in cookies)
        self.headers = {"Cookie": held, "Origin": person.address}
        self.connection = HTTPConnection(
            person.address.removeprefix("http://"), timeout=PATIENCE / 1000
        )

    def get(self, path: str) -> Any:
        return self._ask("GET", path)

    def post(self, path: str, body: object) -> Any:
        return self._ask("POST", path, json.dumps(body))

    def _ask(self, method: str, path: str, body: str | None = None) -> Any:
        more = {"Content-Type": "application/json"} if body else {}
        self.connection.request(method, path, body, self.headers | more)
        answer = self.connection.getresponse()
        text = answer.read().decode()
        assert answer.status < 300, text
        return json.loads(text)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()
