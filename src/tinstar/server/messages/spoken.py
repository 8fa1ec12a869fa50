"""Every message there is, by its name: for the descriptions that are made of them."""

from inspect import isclass

from msgspec import Struct

from tinstar.server.messages import (
    cards,
    circle,
    duplicate,
    house,
    lab,
    live,
    mine,
    over,
    setting,
    table,
    talk,
    tournament,
)

_PARTS = (house, setting, table, live, over, lab, mine, cards, duplicate, tournament, circle, talk)
SPOKEN: dict[str, type[Struct]] = {
    name: said
    for part in _PARTS
    for name, said in vars(part).items()
    if isclass(said) and issubclass(said, Struct) and said is not Struct
}
