#!/usr/bin/env python3
"""Wyrmtable's games as an environment for research, in one file.

    game = Game("dragons-wrath", command=["npx", "wyrmtable"])
    state = game.new_state(seed="1", options={"turnLimit": 10})
    while not state.is_terminal():
        seat = state.current_player()
        state.apply(seat, random.choice(state.legal_actions(seat)))
    print(state.returns())                  # {"A": 1, "B": -1}

`observation(seat)` is what that seat sees and no more, and `resample(seat)` draws a whole state out of it, so that a search may
look ahead without knowing what is hidden. `serialize()` writes a state down, `Game.deserialize()` reads it again. All rules are
those of the program that is started: `wyrmtable environment GAME` (docs/formats/environment.md).

    python3 research.py dragon-noir --options '{"turnLimit": 2}'      plays a match by lot

Needs Python 3.8 or newer and nothing else.
"""

import argparse
import json
import random
import shlex
import subprocess


class IllegalAction(Exception):
    """The rules refuse it; `refusal` has the clause and its figures."""

    def __init__(self, refusal):
        super().__init__(json.dumps(refusal))
        self.refusal = refusal


class Game:
    """One game, as a program that answers line by line."""

    def __init__(self, name, command=("npx", "wyrmtable")):
        self.name = name
        self.process = subprocess.Popen(
            [*command, "environment", name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        about = self.ask("game")
        self.version, self.seats, self.has_secrets = about["version"], about["seats"], about["hasSecrets"]

    def ask(self, what, **more):
        self.process.stdin.write(json.dumps({"do": what, **more}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if line == "":
            raise EOFError("wyrmtable has ended")
        answer = json.loads(line)
        if "error" in answer:
            if answer["error"]["code"] == "refused":
                raise IllegalAction(answer["error"]["refusal"])
            raise ValueError(json.dumps(answer["error"]))
        return answer

    def new_state(self, seed="", options=None, seats=2):
        """The beginning of a match. The seed decides all dice that fall in it."""
        return State(self, self.ask("new", seed=seed, options=options or {}, seats=seats))

    def deserialize(self, text, seed=""):
        """A state that was written down; the dice from here on are the seed's."""
        return State(self, self.ask("read", seed=seed, **json.loads(text)))

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class State:
    """How a match stands. It changes by `apply`; `clone` first to try something."""

    def __init__(self, game, answer):
        self.game = game
        self.number = answer["state"]
        self.take(answer)

    def take(self, answer):
        self.to_act = answer["toAct"]
        self.outcome = answer.get("outcome")
        self.final = answer.get("returns")

    def is_terminal(self):
        return self.outcome is not None

    def players_to_act(self):
        """All seats that may act now: in secret commitments there are several."""
        return list(self.to_act)

    def current_player(self):
        """The first of them; None where it is over."""
        return self.to_act[0] if self.to_act else None

    def legal_actions(self, seat):
        return self.game.ask("actions", state=self.number, seat=seat)["actions"]

    def observation(self, seat):
        """What the seat sees, or the "spectator"."""
        return self.game.ask("observation", state=self.number, seat=seat)["view"]

    def apply(self, seat, action):
        """Does it; IllegalAction where the rules refuse, and nothing has changed then."""
        self.take(self.game.ask("apply", state=self.number, seat=seat, action=action))

    def returns(self):
        """By seat 1 for a win, -1 for a loss, 0 for a draw and while it goes on."""
        return self.final or {seat: 0 for seat in self.game.seats}

    def clone(self, seed=""):
        return State(self.game, self.game.ask("clone", state=self.number, seed=seed))

    def resample(self, seat, seed=""):
        """A whole state that the seat cannot tell from the true one: drawn out of its observation and nothing else."""
        return State(self.game, self.game.ask("resample", state=self.number, seat=seat, seed=seed))

    def serialize(self):
        answer = self.game.ask("write", state=self.number)
        return json.dumps({"state": answer["state"], "options": answer["options"]})

    def __del__(self):
        try:
            self.game.ask("drop", state=self.number)
        except (EOFError, OSError, ValueError):
            pass


def main():
    parser = argparse.ArgumentParser(description="Plays a match by lot in an environment of Wyrmtable.")
    parser.add_argument("game")
    parser.add_argument("--options", default="{}", help="options of the game, as JSON")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--command", default="npx wyrmtable", help="how wyrmtable is started")
    arguments = parser.parse_args()
    lot = random.Random(arguments.seed)
    with Game(arguments.game, shlex.split(arguments.command)) as game:
        state = game.new_state(arguments.seed, json.loads(arguments.options))
        steps = 0
        while not state.is_terminal():
            seat = state.current_player()
            state.apply(seat, lot.choice(state.legal_actions(seat)))
            steps += 1
            if steps % 10 == 0:
                # What is written down and read again is the same state, and what a seat imagines looks the same to it.
                assert game.deserialize(state.serialize()).serialize() == state.serialize()
                if state.current_player() is not None:
                    seat = state.current_player()
                    imagined = state.resample(seat, str(steps))
                    assert imagined.observation(seat) == state.observation(seat)
                    assert imagined.legal_actions(seat) == state.legal_actions(seat)
        print(json.dumps({"steps": steps, "returns": state.returns()}))
        del state


if __name__ == "__main__":
    main()
