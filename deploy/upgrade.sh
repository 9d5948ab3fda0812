#!/usr/bin/env bash
# What becomes of the matches of an older version when the one of this checkout takes its place:
#
#     deploy/upgrade.sh REVISION
#
# Packs both; lets 24 matches of all games be played under the old one, stops it in the middle, starts the new one on its
# database, and compares every match and every acknowledged command, on SQLite and on PostgreSQL (tools/upgrade). Needs git, npm
# and the packages of both versions; writes nothing into the checkout but what a build does.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# = 1 ] || { echo "Usage: deploy/upgrade.sh REVISION" >&2; exit 2; }
work=$(mktemp -d /tmp/wyrmtable-upgrade-XXXXXX)
trap 'rm -rf "$work"' EXIT
mkdir "$work/old"
git archive "$1" | tar -x -C "$work/old"
echo "– $1, packed"
(cd "$work/old" && npm run --silent pack -- "$work/before") >"$work/old.log" 2>&1 || { cat "$work/old.log" >&2; exit 1; }
echo "– this checkout, packed"
npm run --silent pack -- "$work/after" >"$work/new.log" 2>&1 || { cat "$work/new.log" >&2; exit 1; }
node tools/run.mjs tools/upgrade/main.ts "$work/before" "$work/after"
