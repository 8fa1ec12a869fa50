"""Renamed games ("twins"): the same game with invented words for all that it names.

If a model plays worse in the twin, it relied on its memory of the game and not on the rules.
"""

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product

from fluent.syntax import ast

from tinstar.engine import fluent_source
from tinstar.engine.game_bundle import Rules
from tinstar.lab.arena import belief_questions
from tinstar.lab.arena.prompts import BRIEF
from tinstar.presentation.scene import Choice

WORD = re.compile(r"[^\W\d_]+")
PROPER = re.compile(r"(?<=[a-z,] )[A-Z][a-z]{2,}")  # capitalised words within a sentence
SENTENCES = ("objection", "ending", "phrase", "pitch")  # prefixes of messages that name nothing
LONGEST_NAME = 3  # words
SHORTEST = 3  # letters of the shortest word that is renamed
# words of any game: they identify no game, and a model needs them to understand the prompts
PLAIN = frozenset(
    WORD.findall(
        """advanced after all answered ante aside attacker attacking behind bet blank box break
        buy call called card cards centre choice closed color counts deal dealer deck defended
        defender dice die discard discards double down draw drawn face fast first second third
        fourth fifth folded for free game games give half hand hands has highest hold his its keep
        kind laid last lay least limit line locked look marked nobody nothing out over pass pile
        planned question rank replace rightly round say shown spun stack start suit symbol ten the
        things this top trade traded turn turns under value way wrong wrongly your"""
    )
)
# endings of a word's other forms, and of the invented word's
FORMS = [
    *(("", "s", "s"), ("", "es", "es"), ("y", "ies", "s"), ("an", "en", "s")),
    *(("", "ed", "ed"), ("e", "ed", "ed"), ("", "ing", "ing"), ("e", "ing", "ing")),
]
SYLLABLES = ["".join(two) for two in product("bdfgklmnprstvz", "aeiou")]


class Twin:
    """A renamed game: each of the game's own words is swapped with an invented word.

    The swap goes both ways. If a model uses a word of the real game, the word means nothing in the
    twin.
    """

    def __init__(self, words: Mapping[str, str], seed: int | None):
        """Prepare the translation.

        - `words`: the invented word for each word of the game.
        - `seed`: shuffles the listed moves. None keeps the game's order.
        """
        self.words, self._seed = dict(words), seed
        self._invented = {new: old for old, new in words.items()}
        self._either = self.words | self._invented

    def speak(self, text: str) -> str:
        """Translate a text of the game into the twin's words, for the model.

        "An" becomes "a", because invented words begin with a consonant.
        """
        articles = re.sub(r"\b([Aa])n (?=([^\W\d_]+))", self._article, text)
        return WORD.sub(lambda m: _alike(m[0], self._either), articles)

    def hear(self, text: str) -> str:
        """Translate a model's text back into the game's words, also abbreviated invented words."""
        return WORD.sub(lambda m: _alike(self._whole(m[0]), self._either), text)

    def listed(self, choices: Sequence[Choice]) -> list[Choice]:
        """Return the choices in the order in which the model sees them."""
        if self._seed is None:
            return [*choices]
        return sorted(choices, key=lambda c: random.Random(f"{self._seed} {c.action}").random())

    def _article(self, found: re.Match[str]) -> str:
        return f"{found[1]} " if found[2].lower() in self.words else found[0]

    def _whole(self, word: str) -> str:
        if len(word) < SHORTEST or word.lower() in self._either:
            return word
        meant = [new for new in self._invented if new.startswith(word.lower())]
        return min(meant, key=len) if meant else word


ITSELF = Twin({}, None)  # a game in its own words


def twin(rules: Rules, seed: int) -> Twin:
    """Return the twin with the invented words of `seed`. It is in English, like all prompts."""
    rng, known = random.Random(seed), _known(rules)
    words, firsts = dict[str, str](), {word[:4] for word in known}
    for base in _bases(rules):
        invented = _invented(rng, firsts)
        firsts.add(invented[:4])
        words[base] = invented
        for end, form, new in FORMS:
            word = base.removesuffix(end) + form
            if base.endswith(end) and word in known:
                words.setdefault(word, invented + new)
    return Twin(words, seed)


def _invented(rng: random.Random, firsts: set[str]) -> str:
    """Return an invented word of six letters. No other invented word begins with its first four."""
    while (word := "".join(rng.choices(SYLLABLES, k=3)))[:4] in firsts:
        pass
    return word


def _alike(word: str, words: Mapping[str, str]) -> str:
    """Return the word that replaces `word` by the map `words`, with the same capitals."""
    other = words.get(word.lower())
    if other is None:
        return word
    if word.isupper():
        return other.upper()
    return other.capitalize() if word[0].isupper() else other


# --- the words of a game --------------------------------------------------------------------------


@cache
def _bases(rules: Rules) -> list[str]:
    """Return the words that name things of the game, in their base form, sorted."""
    known, found = _known(rules), set[str]()
    for word in _words(" ".join([rules.title, *_parameters(rules), *_names(rules)])):
        if len(word) >= SHORTEST:
            found.add(word)
    found |= _words(" ".join(PROPER.findall(rules.clauses)))
    single = {w[:-1] if w.endswith("s") and w[:-1] in known else w for w in found - PLAIN - _ours()}
    others = {
        base.removesuffix(end) + form
        for base in single
        for end, form, _ in FORMS
        if base.endswith(end)
    }
    return sorted(single - others - PLAIN)


def _parameters(rules: Rules) -> Iterator[str]:
    for family in rules.actions.families.values():
        for words in family.parameters.values():
            yield from words


def _names(rules: Rules) -> Iterator[str]:
    """Yield the short texts of the catalogue that are not sentences, and the names of zones."""
    for message in _messages(rules):
        for pattern in filter(None, [message.value, *(a.value for a in message.attributes)]):
            said = [e.value for e in pattern.elements if isinstance(e, ast.TextElement)]
            whole = len(said) == len(pattern.elements) or message.id.name.startswith("zone-")
            text = " ".join(said)
            if whole and len(text.split()) <= LONGEST_NAME and not re.search(r"[.?!:,]", text):
                yield text


def _messages(rules: Rules) -> Iterator[ast.Message]:
    for entry in fluent_source.syntax(rules.folder / "en.ftl").body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(SENTENCES):
            yield entry


@cache
def _known(rules: Rules) -> frozenset[str]:
    """Return all words that the game uses."""
    catalogue = (rules.folder / "en.ftl").read_text(encoding="utf-8")
    notation = [f.notation for f in rules.actions.families.values()]
    return _words(" ".join([rules.title, rules.clauses, catalogue, *notation, *_parameters(rules)]))


@cache
def _ours() -> frozenset[str]:
    """Return the words of the arena's own prompts."""
    return _words(f"{BRIEF} {belief_questions.ASKED} {belief_questions.MARK}")


def _words(text: str) -> frozenset[str]:
    return frozenset(word.lower() for word in WORD.findall(text))
