"""Animations use only transform and opacity. Other properties need a layout in each frame."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
SMOOTH = {"transform", "translate", "rotate", "scale", "opacity"}
KEYFRAMES = re.compile(r"^( *)@keyframes \S+ \{(.*?)\n\1\}", re.DOTALL | re.MULTILINE)
PROPERTY = re.compile(r"^\s+([\w-]+):", re.MULTILINE)
TRANSITION = re.compile(r"\btransition(?:-property)?:([^;]*);")
ANIMATE = re.compile(r"\.animate\((.*?)\n\s*(?:\}|\))", re.DOTALL)
KEY = re.compile(r"\b(\w+): \[")
NONE = {"none", "none !important"}


def moved(text: str) -> set[str]:
    """Return the properties that a source animates, by CSS or by script."""
    inside = [name for _, frames in KEYFRAMES.findall(text) for name in PROPERTY.findall(frames)]
    changed = [
        one.split()[0]
        for value in TRANSITION.findall(text)
        if value.strip() not in NONE
        for one in re.sub(r"\([^()]*\)", "", value).split(",")
    ]
    told = [name for frames in ANIMATE.findall(text) for name in KEY.findall(frames)]
    return {*inside, *changed, *told} - {"easing"}


def test_nothing_moves_but_by_transform_and_opacity():
    sources = [p for p in SOURCES.rglob("*") if p.suffix in {".css", ".svelte"}]
    found = {p.name: moved(p.read_text(encoding="utf-8")) for p in sources}
    assert sum(map(bool, found.values())) > 10, "expected sources where something moves"
    assert {name: props - SMOOTH for name, props in found.items() if props - SMOOTH} == {}
