"""Recompute all that chance did, by docs/fair.md alone: python examples/fair_chance.py < JOURNAL"""

import hashlib
import hmac
import json
import sys


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def expect(holds, what):
    return holds or sys.exit(f"not fair: {what}")


def drawn(seed, shown, position, weights):
    n, attempt, x = sum(weights), 0, 2**256
    while x >= 2**256 - 2**256 % n:
        message = "\n".join([*shown, str(position), str(attempt)]).encode()
        x, attempt = int.from_bytes(hmac.digest(seed, message, "sha256"), "big"), attempt + 1
    return next(i for i in range(len(weights)) if x % n < sum(weights[: i + 1]))


def check(journal):
    lines, digest = [], ""
    for raw in journal:
        lines.append(json.loads(raw))
        digest = sha256(digest + raw.rpartition(',"digest":')[0])
        expect(lines[-1]["digest"] == digest, f"the digest of {raw}")
    header, end, position, at = lines[0], lines[-1], 0, -1
    seed, many = bytes.fromhex(end["seed"]), header.get("duplicate")
    expect(hashlib.sha256(seed).hexdigest() == header["commitment"], "another seed")
    shares = [share for share in header["shares"] if share and "words" in share]
    shown = [f"{share['nonce']} {share['words']}" for share in shares]
    expect([sha256(text) for text in shown] == [s["commitment"] for s in shares], "other words")
    for line in lines[1:-1]:
        position -= line["line"] == "undo"
        expect(line["position"] == position, f"the position of {line}")
        if line.get("heard"):
            expect(header["window"] and line["weights"][line["action"]], f"not to be heard: {line}")
        elif line.get("actor") == -1:
            due = (at + 1, (at // 2**16 + 1) * 2**16) if many else (position,)
            at = line.get("draw", position)
            expect(at in due and line["action"] == drawn(seed, shown, at, line["weights"]), line)
        position += line["line"] == "answer"


if __name__ == "__main__":
    check(sys.stdin)
    print("fair, as far as chance goes")
