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


def promise_of(match, dice):
    """What dice are derived from: match, secret, seeds; None where the replay does not tell it."""
    if dice.get("secret") is None or dice.get("seatSeeds") is None:
        return None
    return match, dice["secret"], dice["seatSeeds"]


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
    for case in vectors["goneOnline"]:
        gone = case["wentOnline"]
        if commitment(gone["secret"]) != gone["commitment"]:
            faults.append("%s: commitment" % gone["match"])
        before, after = promise_of(case["id"], case["dice"]), promise_of(gone["match"], gone)
        for counter, n, value in case["picks"]:
            match, secret, seeds = before if counter < case["from"] else after
            got = pick(secret, match, seeds, counter, n)
            if got != value:
                faults.append("%s: die %d of %d is %d, not %d" % (match, counter, n, got, value))
    return faults


def check_replay(replay, sides):
    dice, faults = replay["dice"], []
    told = promise_of(replay["id"], dice) if dice.get("kind") == "verifiable" else None
    if told is not None and commitment(dice["secret"]) != dice["commitment"]:
        faults.append("the secret is not the one that was committed to")
    is_told = told is not None
    counter = 0
    entries = [{"seq": 0, "dice": replay["setup"], "draw": 0}] + replay["entries"]
    for entry in entries:
        seq = entry["seq"]
        if entry["dice"] and "draw" not in entry:
            faults.append("entry %d does not say which dice fell" % seq)
        for value in entry["dice"]:
            if sides is not None and told is not None:
                match, secret, seeds = told
                expected = pick(secret, match, seeds, counter, sides) + 1
                if value != expected:
                    faults.append("entry %d: die %d fell %d, and is %d" % (seq, counter, value, expected))
            counter += 1
        # From here on a server draws the dice, from what it promised for this match.
        fact = entry.get("fact", {})
        if fact.get("type") == "wentOnline":
            told = promise_of(fact["match"], fact)
            is_told = is_told or told is not None
            if told is not None and commitment(fact["secret"]) != fact["commitment"]:
                faults.append("entry %d: the secret is not the one that was committed to" % seq)
    if not is_told:
        return ["the replay does not tell its secret: the match is not over, or was not played by a server"]
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
