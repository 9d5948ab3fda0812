#!/usr/bin/env bash
# Makes and runs the image of deploy/Dockerfile where no container engine is at hand, as root on Linux:
#
#     deploy/image.sh
#
# Follows the Dockerfile line by line, in folders of its own in place of the base images (the programs of this machine, read-only),
# and stops at a line that it does not know. Then it runs what came of it as the image's user, on a read-only file system
# but for the volume, asks the health check of the image, lets the two bots of examples/ play a match, and starts it once more.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "deploy/image.sh needs root, for mounts of its own." >&2; exit 1; }
# What is mounted is seen by the inner run alone and ends with it, so that what is taken away afterwards is only ours.
if [ "${1:-}" != inside ]; then
  work=$(mktemp -d /tmp/wyrmtable-image-XXXXXX)
  status=0
  unshare --mount --propagation private "$0" inside "$work" || status=$?
  [ "$status" = 0 ] || tail -n 20 "$work"/*.log >&2 || true
  ! grep -q " $work" /proc/mounts || { echo "$work is still in use." >&2; exit 1; }
  rm -rf --one-file-system "$work"
  exit "$status"
fi
work=$2 server=''
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true' EXIT
say() { echo "– $*"; }

node=$(readlink -f "$(node tools/run.mjs -p process.execPath)")

# What a base image holds: Node, npm, a shell, and the user `node`.
base() { # ROOT
  mkdir -p "$1"/{usr,proc,dev,tmp,root,node}
  cp -a /etc "$1/etc"
  grep -q '^node:' "$1/etc/passwd" || {
    echo 'node:x:1000:1000::/node:/bin/sh' >>"$1/etc/passwd"
    echo 'node:x:1000:' >>"$1/etc/group"
  }
  local folder
  for folder in bin sbin lib lib32 lib64; do
    [ ! -L "/$folder" ] || cp -a "/$folder" "$1/$folder"
    [ -L "/$folder" ] || [ ! -d "/$folder" ] || { mkdir "$1/$folder"; bound "/$folder" "$1/$folder"; }
  done
  bound /usr "$1/usr"
  mount -t proc proc "$1/proc"
  mount --rbind /dev "$1/dev"
  cp "$node" "$1/node/node"
  chmod 1777 "$1/tmp"
}
bound() { mount --bind "$1" "$2" && mount -o remount,ro,bind "$2"; }
# The words of a list in JSON, a line each.
words() { "$node" -p 'JSON.parse(process.argv[1]).join("\n")' "$1"; }

root='' folder=/ user=root healthcheck='' entrypoint='' command='' settings=()
within() { # COMMAND…: in the stage, as the Dockerfile's RUN
  env -i PATH=/node:/usr/local/bin:/usr/bin:/bin HOME=/root "${settings[@]}" \
    "$(command -v chroot)" "$root" /bin/sh -c "cd '$folder' && $1"
}
step() { # WORD REST
  case $1 in
    FROM)
      case $2 in *' AS '*) root=$work/${2##* } ;; *) root=$work/last ;; esac
      folder=/ user=root settings=()
      base "$root"
      ;;
    WORKDIR) folder=$2 && mkdir -p "$root$2" ;;
    COPY)
      case $2 in
        '. .') git ls-files -z --cached --others --exclude-standard | tar --null -T - -c --ignore-failed-read 2>/dev/null | tar -x -C "$root$folder" ;;
        --from=*)
          local from=${2%% *} paths=${2#* }
          cp -a "$work/${from#--from=}${paths% *}" "$root${paths#* }"
          ;;
        *) echo "deploy/image.sh cannot copy: $2" >&2 && return 1 ;;
      esac
      ;;
    RUN) within "$2" >>"$work/run.log" 2>&1 ;;
    ENV) for one in $2; do settings+=("$one"); done ;;
    USER) user=$2 ;;
    VOLUME) volume=$2 ;;
    HEALTHCHECK) healthcheck=${2#*CMD } ;;
    ENTRYPOINT) entrypoint=$2 ;;
    CMD) command=$2 ;;
    EXPOSE) port=$2 ;;
    *) echo "deploy/image.sh does not know this line of the Dockerfile: $1 $2" >&2 && return 1 ;;
  esac
}
while read -r word rest; do
  say "$word $rest"
  step "$word" "$rest"
done < <(sed -e 's/^ *#.*//' deploy/Dockerfile | sed -e ':a' -e '/\\$/N; s/\\\n//; ta' | grep -v '^ *$')

[ "$user" != root ] || { echo "The image runs as root." >&2; exit 1; }
say "$(du -sm "$root/app" | cut -f1) MB without Node and the base image"

# Nothing may be written but the volume and /tmp.
mount --rbind "$root" "$root"
mount -o remount,ro,bind "$root"
mkdir "$work/volume" && chown "$(stat -c %u:%g "$root$volume")" "$work/volume"
mount --bind "$work/volume" "$root$volume"
mount -t tmpfs tmpfs "$root/tmp"
# With the settings of the image, by its user; chroot is root's, so rights are given up inside.
id=$(awk -F: -v n="$user" '$1 == n { print $3 }' "$root/etc/passwd")
as_image=(env -i PATH=/node:/usr/bin:/bin "${settings[@]}" PORT=8499 "$(command -v chroot)" "$root"
  /usr/bin/setpriv --reuid "$id" --regid "$id" --clear-groups --no-new-privs --bounding-set=-all)
mapfile -t start < <(words "$entrypoint"; words "$command")
mapfile -t check < <(words "$healthcheck")
begin() {
  "${as_image[@]}" "${start[@]}" >>"$work/server.log" 2>&1 &
  server=$!
  for _ in $(seq 300); do
    "${as_image[@]}" "${check[@]}" 2>/dev/null && return
    sleep 0.2
  done
  echo "The image's health check never passes." >&2
  return 1
}
"${as_image[@]}" /usr/bin/touch "$volume/written"
for path in /app/x /etc/x /x; do
  ! "${as_image[@]}" /usr/bin/touch "$path" 2>/dev/null || { echo "$user may write $path." >&2; exit 1; }
done

say "${start[*]}, as $user (the image says port $port, here 8499)"
begin
url=http://127.0.0.1:8499
python3 examples/bot.py "$url" --game sorcerers --options '{"turnLimit":2}' >"$work/bot.log" 2>&1 &
bot=$!
for _ in $(seq 300); do grep -q '^invitation ' "$work/bot.log" && break; sleep 0.1; done
read -r _ match _ invitation < <(grep '^invitation ' "$work/bot.log")
"$node" examples/bot.ts "$url" --match "$match" --invitation "$invitation" >"$work/typed.log" 2>&1
wait "$bot"
kill "$server" && wait "$server" || { echo "It did not end well." >&2; exit 1; }
begin
curl -fs "$url/api/matches/$match/replay" >"$work/replay.json"
kill "$server" && wait "$server"
grep -q '"result"' "$work/replay.json" || { echo "The match is gone after a start." >&2; exit 1; }
say "a match was played, and is there after a start"
echo "ok"
