#!/usr/bin/env python3
"""A computer player in one file: plays any game of a Wyrmtable server through its public API alone.

    python3 bot.py http://127.0.0.1:8090 --game dragon-noir        lay a table and wait for somebody to sit down
    python3 bot.py http://127.0.0.1:8090 --match ID --invitation WORD        sit down at a table that waits
    python3 bot.py http://127.0.0.1:8090 --public                  sit down at the first public table that waits

It chooses by lot. Write a better `choose` and keep the rest. docs/formats/http-api.md describes what is said here.
Needs Python 3.8 or newer and nothing else.
"""

import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


def choose(game, view, actions):
    """The whole mind of this bot: one of the legal actions. `view` is what the seat sees."""
    return random.choice(actions)


class Refused(Exception):
    """What the server answered instead of doing it: a problem with a `code`."""

    def __init__(self, status, problem, retry_after):
        super().__init__("%s %s" % (status, json.dumps(problem)[:500]))
        self.code = problem.get("code")
        self.retry_after = retry_after


class Server:
    """The API of one server, asked with one key."""

    def __init__(self, url, key=None):
        self.url = url.rstrip("/")
        self.key = key
        self.key = key or self.ask("POST", "/api/keys")["key"]

    def request(self, method, path, body=None):
        headers = {} if self.key is None else {"authorization": "Bearer " + self.key}
        data = None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode("utf-8")
        return urllib.request.Request(self.url + path, data, headers, method=method)

    def ask(self, method, path, body=None):
        """The answer to one request. Too many requests are waited out, and a server that is away is asked again."""
        while True:
            try:
                with urllib.request.urlopen(self.request(method, path, body), timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                try:
                    problem = json.load(error)
                except ValueError:
                    problem = {}
                if error.code not in (429, 502, 503, 504) or problem.get("code") == "damaged":
                    raise Refused(error.code, problem, error.headers.get("retry-after")) from None
                time.sleep(float(error.headers.get("retry-after") or 1))
            except OSError:
                time.sleep(1)

    def news(self, cursor=None):
        """All news of the key's matches from the cursor on, for ever: a stream that breaks off is taken up again."""
        while True:
            more = "" if cursor is None else "&from=" + urllib.parse.quote(cursor)
            try:
                request = self.request("GET", "/api/stream?format=ndjson" + more)
                with urllib.request.urlopen(request, timeout=30) as lines:
                    for line in lines:
                        if line.strip() == b"":
                            continue
                        news = json.loads(line)
                        cursor = news.get("cursor", cursor)
                        yield news
            except (OSError, ValueError):
                pass
            time.sleep(1)


class Seat:
    """One seat of one match."""

    def __init__(self, server, match):
        self.server = server
        self.path = "/api/matches/" + match
        self.match = match
        self.look()

    def look(self):
        """Comes to the table and sees how things stand."""
        sight = self.server.ask("GET", self.path)
        self.game = sight["game"]
        self.name = sight["viewer"]
        self.number = sight["number"]
        self.state = sight["state"]
        self.outcome = sight.get("outcome")
        self.is_asked = self.state == "running" and self.name in sight["toAct"]

    def take(self, news):
        """Takes in what the stream tells of this seat."""
        if news["type"] in ("hello", "seated"):
            # The news of this seat may begin after something that it was never told.
            begins = news.get("matches", [news])
            own = [one["number"] for one in begins if (one["match"], one["as"]) == (self.match, self.name)]
            if any(number > self.number for number in own):
                self.look()
            return
        if news.get("match") != self.match or news.get("as") != self.name:
            return
        if news.get("number", 0) <= self.number:
            return
        self.number = news["number"]
        if news["type"] == "calledOff":
            self.state = "over"
        elif news["type"] in ("begun", "done"):
            self.state = "over" if "outcome" in news else "running"
            self.outcome = news.get("outcome")
            self.is_asked = self.name in news["toAct"]

    def act(self):
        """Does one thing, if the seat is asked for any. Its news, and so what is next, come by the stream."""
        if self.state != "running" or not self.is_asked:
            return
        self.is_asked = False
        sees = self.server.ask("GET", self.path + "/actions?as=" + self.name)
        if not sees["actions"]:
            return
        deed = {"type": "play", "action": choose(self.game, sees["view"], sees["actions"])}
        # A word of its own for each command: sent again after a broken line, it is still done once.
        command = {"seat": self.name, "after": sees["number"], "key": secrets.token_hex(8), "deed": deed}
        try:
            self.server.ask("POST", self.path + "/commands", command)
        except Refused as refused:
            # Something happened in between. The stream tells what, and whether this seat is still asked.
            if refused.code not in ("stale", "wrongMoment"):
                raise


def find_table(server, arguments):
    """The id of the table to play at, and the invitation to it, if it needs one."""
    if arguments.match is not None:
        return arguments.match, arguments.invitation
    if arguments.public:
        while True:
            for table in server.ask("GET", "/api/tables")["tables"]:
                return table["id"], None
            time.sleep(5)
    options = {} if arguments.options is None else {"options": json.loads(arguments.options)}
    seats = [{"for": "me"}] + [{"for": "anybody"}] * (arguments.seats - 1)
    laid = server.ask("POST", "/api/matches", {"game": arguments.game, "seats": seats, **options})
    for seat in laid["seats"]:
        if "invitation" in seat:
            print("invitation %s %s %s" % (laid["id"], seat["id"], seat["invitation"]), flush=True)
    return laid["id"], None


def main():
    parser = argparse.ArgumentParser(description="Plays a match on a Wyrmtable server.")
    parser.add_argument("server", help="such as http://127.0.0.1:8090")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--game", help="lay a table for this game")
    which.add_argument("--match", help="sit down at this table")
    which.add_argument("--public", action="store_true", help="sit down at the first public table")
    parser.add_argument("--invitation", help="the word that lets you sit down at --match")
    parser.add_argument("--seats", type=int, default=2, help="seats of a table that is laid (default: 2)")
    parser.add_argument("--options", help="options of a table that is laid, as JSON")
    parser.add_argument("--name", default="Python", help="what the others call this bot")
    arguments = parser.parse_args()

    server = Server(arguments.server)
    match, invitation = find_table(server, arguments)
    # The stream first and the table then, so that no news is missed between the two.
    news = server.news()
    next(news)
    seed = {"name": arguments.name, "seed": secrets.token_hex(16)}
    server.ask("POST", "/api/matches/%s/join" % match, seed if invitation is None else {**seed, "invitation": invitation})
    seat = Seat(server, match)
    seat.act()
    while seat.state != "over":
        seat.take(next(news))
        seat.act()
    print("over %s" % json.dumps(seat.outcome), flush=True)


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit("The server refused: %s" % refused)
    except KeyboardInterrupt:
        sys.exit(130)
