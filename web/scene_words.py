"""Write the words of each game's scenes as TypeScript types, into src/generated/."""

from enum import StrEnum
from pathlib import Path

import tinstar
from tinstar.engine.actions import LETTERS
from tinstar.engine.game_bundle import Rules
from tinstar.presentation.vocabulary import PARAMETER, Vocabulary

FOLDER = Path(__file__).parent / "src" / "generated"


def types(rules: Rules, vocabulary: Vocabulary) -> str:
    """Return an interface with a union of words for each kind."""
    plain = [mark for mark in vocabulary.marks if not PARAMETER.search(mark)]
    unions = {
        "mark": map(quoted, plain),
        "markOf": (quoted(mark) for mark in vocabulary.marks if mark not in plain),
        "zone": (template(word, vocabulary) for word in vocabulary.zones),
        "counter": (template(word, vocabulary) for word in vocabulary.counters),
        "place": (template(word, vocabulary) for word in vocabulary.places),
        "deed": map(quoted, rules.actions.families),
    }
    lines = [f"  {kind}: {' | '.join(words) or 'never'}" for kind, words in unions.items()]
    return "\n".join([f"/** {rules.title} */", "export interface Words {", *lines, "}", ""])


def quoted(word: str) -> str:
    return f"'{word}'"


def template(word: StrEnum, vocabulary: Vocabulary) -> str:
    """Return a word as a template type. Parameters become unions of their values, or a number."""
    known = {"seat": LETTERS, **vocabulary.values}
    unions = {name: " | ".join(map(quoted, values)) for name, values in known.items()}
    return f"`{PARAMETER.sub(lambda at: '${' + unions.get(at[1], 'number') + '}', word)}`"


def write() -> None:
    for name in tinstar.available():
        rules = tinstar.games.rules(name)
        if vocabulary := rules.scene.vocabulary:
            (FOLDER / f"{name}.d.ts").write_text(types(rules, vocabulary), encoding="utf-8")


if __name__ == "__main__":
    write()
