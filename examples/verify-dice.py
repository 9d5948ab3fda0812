#!/usr/bin/env python3
"""Derives the dice of a finished match again, without any code of the server that played it.

    python3 verify-dice.py REPLAY.json                 the commitment, and that every die can have fallen
    python3 verify-dice.py REPLAY.json --sides 6       the same, where all dice of the game have so many sides
    python3 verify-dice.py --vectors VECTORS.json      this program itself, against the test vectors

Needs Python 3.8 or newer and nothing else. docs/formats/dice.md says what is done here, and what it proves.
"""

import hashlib
import hmac
import json
import sys

SPAN = 2**32


def commitment(secret):
    return hashlib.sha256(secret.encode("utf-8")).hexdigest()


def quoted(text):
    """A string as JavaScript's JSON.stringify writes it."""
    return json.dumps(text, ensure_ascii=False)


def word(secret, match, seeds, counter, rejected):
    """32 bits for die `counter` of the match, at the given attempt."""
    parts = ",".join(quoted(seed) for seed in seeds)
    message = '["wyrmtable-dice/1",%s,[%s],%d,%d]' % (quoted(match), parts, counter, rejected)
    digest = hmac.new(secret.encode("utf-8"), message.encode("utf-8"), hashlib.sha256).digest()
    return int.from_bytes(digest[:4], "big")


def pick(secret, match, seeds, counter, n):
    """0 to n - 1, each as likely: words beyond the last whole run of n are thrown away."""
    limit = SPAN - SPAN % n
    rejected = 0
    while True:
        drawn = word(secret, match, seeds, counter, rejected)
        if drawn < limit:
            return drawn % n
        rejected += 1


def check_vectors(vectors):
    faults = []
    for case in vectors["cases"]:
        secret, match, seeds = case["secret"], case["match"], case["seatSeeds"]
        if commitment(secret) != case["commitment"]:
            faults.append("%s: commitment" % match)
        for counter, n, value in case["picks"]:
            got = pick(secret, match, seeds, counter, n)
            if got != value:
                faults.append("%s: die %d of %d is %d, not %d" % (match, counter, n, got, value))
        for counter, before, after in case["shuffles"]:
            items = list(before)
            for i in range(len(items) - 1, 0, -1):
                j = pick(secret, match, seeds, counter, i + 1)
                items[i], items[j] = items[j], items[i]
                counter += 1
            if items != after:
                faults.append("%s: shuffle from die %d" % (match, counter))
    return faults


def check_replay(replay, sides):
    dice = replay["dice"]
    if dice.get("kind") != "verifiable" or "secret" not in dice:
        return ["the replay does not tell its secret: the match is not over, or was not played by a server"]
    secret, seeds, match = dice["secret"], dice["seatSeeds"], replay["id"]
    faults = []
    if commitment(secret) != dice["commitment"]:
        faults.append("the secret is not the one that was committed to")
    counter = 0
    drawn = [(0, replay["setup"])] + [(entry["seq"], entry["dice"]) for entry in replay["entries"]]
    for seq, values in drawn:
        for value in values:
            if sides is not None:
                expected = pick(secret, match, seeds, counter, sides) + 1
                if value != expected:
                    faults.append("entry %d: die %d fell %d, and is %d" % (seq, counter, value, expected))
            counter += 1
    for entry in replay["entries"]:
        if entry["dice"] and "draw" not in entry:
            faults.append("entry %d does not say which dice fell" % entry["seq"])
    return faults


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "--vectors":
        name, check = arguments[1], check_vectors
    elif len(arguments) == 1:
        name, check = arguments[0], lambda replay: check_replay(replay, None)
    elif len(arguments) == 3 and arguments[1] == "--sides" and arguments[2].isdigit() and int(arguments[2]) > 0:
        name, check = arguments[0], lambda replay: check_replay(replay, int(arguments[2]))
    else:
        print(__doc__)
        return 2
    with open(name, encoding="utf-8") as file:
        faults = check(json.load(file))
    for fault in faults:
        print(fault)
    print("%d faults" % len(faults) if faults else "good")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
