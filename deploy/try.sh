#!/usr/bin/env bash
# Follows docs/host-it.md on a Debian machine, as root, and takes everything away again but the packages of Debian:
#
#     deploy/try.sh
#
# A packed installation that nobody may write into, run by a user without rights: two servers and a worker on PostgreSQL
# behind nginx, with the files of this folder. The two bots of examples/ play a match of every game through nginx while one
# server after the other is restarted; then all is copied, brought back into an empty database, and looked at there.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "deploy/try.sh needs root: it installs nginx and PostgreSQL." >&2; exit 1; }
say() { echo "– $*"; }

say "Debian: nginx, PostgreSQL, Python"
export DEBIAN_FRONTEND=noninteractive
apt-get update -q >/dev/null
apt-get install -q -y --no-install-recommends nginx postgresql python3 curl >/dev/null
postgres=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)

work=$(mktemp -d /tmp/wyrmtable-try-XXXXXX)
chmod 755 "$work"
pids=()
clean() {
  status=$?
  [ "$status" = 0 ] || tail -n 5 "$work"/*.log >&2 || true
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  [ ! -f "$work/nginx.pid" ] || kill "$(cat "$work/nginx.pid")" 2>/dev/null || true
  [ ! -d "$work/postgres" ] || runuser -u postgres -- "$postgres/pg_ctl" -D "$work/postgres" -m immediate stop >/dev/null 2>&1 || true
  wait 2>/dev/null || true
  rm -rf "$work"
  exit "$status"
}
trap clean EXIT

say "The installation, packed: owned by root, run by nobody"
npm run --silent pack -- "$work/app" >"$work/pack.log"
cp "$(node tools/run.mjs -p process.execPath)" "$work/node"
chmod -R a+rX,go-w "$work/app" "$work/node"
say "  $(du -sm "$work/app" | cut -f1) MB without Node"

say "PostgreSQL"
install -d -o postgres "$work/postgres"
runuser -u postgres -- "$postgres/initdb" -D "$work/postgres" -A trust -U wyrmtable >"$work/initdb.log"
runuser -u postgres -- "$postgres/pg_ctl" -D "$work/postgres" -w -l "$work/postgres/log" \
  -o "-p 8490 -c listen_addresses=127.0.0.1 -c unix_socket_directories=''" start >/dev/null
database=postgres://wyrmtable@127.0.0.1:8490
"$postgres/createdb" -h 127.0.0.1 -p 8490 -U wyrmtable wyrmtable

# as_nobody NAME ENVIRONMENT… -- COMMAND…: in the background, its output in a log
as_nobody() {
  local name=$1 settings=()
  shift
  while [ "$1" != -- ]; do settings+=("$1"); shift; done
  shift
  env -i PATH=/usr/bin:/bin NODE_ENV=production HOME=/nonexistent "${settings[@]}" \
    setpriv --reuid nobody --regid nogroup --clear-groups --no-new-privs --bounding-set -all \
    "$work/node" "$work/app/apps/cli/src/main.ts" "$@" >>"$work/$name.log" 2>&1 &
  pids+=($!)
  started=$!
}
serve() { # NAME PORT
  as_nobody "$1" "DATABASE_URL=$database/wyrmtable" "HOST=127.0.0.1" "PORT=$2" "PROXIES=127.0.0.1" -- serve --no-work --log
}
ready() { # URL
  for _ in $(seq 300); do
    curl -fs "$1/api/ready" >/dev/null && return
    sleep 0.2
  done
  echo "$1 does not become ready." >&2
  return 1
}

say "Two servers and a worker"
serve one 8491; one=$started
ready http://127.0.0.1:8491
serve two 8492; two=$started
as_nobody worker "DATABASE_URL=$database/wyrmtable" -- work
ready http://127.0.0.1:8492
if setpriv --reuid nobody --regid nogroup --clear-groups touch "$work/app/written" 2>/dev/null; then
  echo "nobody may write into the installation." >&2
  exit 1
fi

say "nginx, by deploy/nginx/wyrmtable.conf"
sed -e 's/server one:8090/server 127.0.0.1:8491/' -e 's/server two:8090/server 127.0.0.1:8492/' \
  -e 's/listen 80;/listen 127.0.0.1:8493;/' deploy/nginx/wyrmtable.conf >"$work/site.conf"
cat >"$work/nginx.conf" <<CONF
user nobody nogroup;
pid $work/nginx.pid;
error_log $work/nginx.log;
events {}
http { access_log off; include $work/site.conf; }
CONF
nginx -q -t -c "$work/nginx.conf"
nginx -c "$work/nginx.conf"
url=http://127.0.0.1:8493
ready "$url"
curl -fs "$url/" | grep -q '<title>' || { echo "No page at $url." >&2; exit 1; }

say "The bots play every game through nginx, and a server is restarted meanwhile"
declare -A short=(
  [dragon-rage]='{}'
  [dragon-noir]='{"turnLimit":2}'
  [sorcerers]='{"turnLimit":2}'
  [dragons-wrath]='{"turnLimit":10,"firstProvinceAttackTurn":1}'
)
which=two
for game in dragon-rage dragon-noir sorcerers dragons-wrath; do
  python3 examples/bot.py "$url" --game "$game" --options "${short[$game]}" >"$work/bot-$game.log" 2>&1 &
  python=$!
  for _ in $(seq 300); do grep -q '^invitation ' "$work/bot-$game.log" && break; sleep 0.1; done
  read -r _ match _ word < <(grep '^invitation ' "$work/bot-$game.log")
  "$work/node" examples/bot.ts "$url" --match "$match" --invitation "$word" >"$work/typed-$game.log" 2>&1 &
  typed=$!
  sleep 1
  if [ "$which" = two ]; then which=one; else which=two; fi
  if [ "$which" = one ]; then
    kill "$one"; wait "$one" || { echo "Server one did not end well." >&2; exit 1; }
    serve one 8491; one=$started
    ready http://127.0.0.1:8491
  else
    kill "$two"; wait "$two" || { echo "Server two did not end well." >&2; exit 1; }
    serve two 8492; two=$started
    ready http://127.0.0.1:8492
  fi
  wait "$python" && wait "$typed" || { echo "The match of $game was not played to its end." >&2; exit 1; }
  curl -fs "$url/api/matches/$match/replay" >"$work/$game.json"
  "$work/node" "$work/app/apps/cli/src/main.ts" verify "$work/$game.json" >/dev/null
  say "  $game: played and verified, while server $which was restarted"
done

say "A copy, brought back into an empty database"
"$postgres/pg_dump" -h 127.0.0.1 -p 8490 -U wyrmtable -Fc wyrmtable >"$work/copy"
"$postgres/createdb" -h 127.0.0.1 -p 8490 -U wyrmtable again
"$postgres/pg_restore" -h 127.0.0.1 -p 8490 -U wyrmtable -d again "$work/copy"
matches() { DATABASE_URL="$database/$1" "$work/node" "$work/app/apps/cli/src/main.ts" matches list --json; }
[ "$(matches wyrmtable)" = "$(matches again)" ] || { echo "The copy is not what was copied." >&2; exit 1; }
echo "ok"
