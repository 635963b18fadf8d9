#!/usr/bin/env bash
# Builds the container of deploy/Containerfile from an archive and tries it, with podman and runc, and prints what happens.
#
#   launcher/container.sh FOLDER ARCHIVE
#
# Its base is made by debootstrap in FOLDER, from the same packages, so no registry of images is asked. For root.
set -euo pipefail

ROOT=$(cd "$(dirname "$0")/.." && pwd -P)
[ $# -eq 2 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2; }
mkdir -p "$1/context/deploy"
FOLDER=$(cd "$1" && pwd -P)
BASE=docker.io/library/debian:bookworm-slim
# An image by a name of our own would not try the recipe's first line; nor is anything of this machine's own podman touched.
PODMAN=(podman --root "$FOLDER/images" --runroot "$FOLDER/run" --runtime runc --cgroup-manager cgroupfs)
PORT=$((20000 + $$ % 10000))
trap '"${PODMAN[@]}" rm --all --force --volumes >/dev/null 2>&1 || true' EXIT

heading() { printf '\n== %s\n' "$*"; }

inside() { "${PODMAN[@]}" exec trial "$@"; }

# As a host would, but for the network, which is this machine's, so that no bridge is made.
start() {
    "${PODMAN[@]}" run --detach --name trial --network host --env FITG_PORT="$PORT" --read-only --tmpfs /tmp --volume trial-data:/data \
        --cap-drop ALL --security-opt no-new-privileges --no-healthcheck --ulimit nofile=1024 --ulimit nproc=1000 fitg >/dev/null
    await
}

await() {
    local tries
    for tries in {1..300}; do
        ! curl -sf -o /dev/null "http://127.0.0.1:$PORT/readyz" || return 0
        sleep 0.2
    done
    "${PODMAN[@]}" logs trial
    return 1
}

"${PODMAN[@]}" image exists "$BASE" 2>/dev/null || {
    debootstrap --variant=minbase bookworm "$FOLDER/base" >"$FOLDER/debootstrap.log"
    tar -C "$FOLDER/base" -c . | "${PODMAN[@]}" import - "$BASE" >"$FOLDER/import.log" 2>&1
}
cp "$2" "$FOLDER/context/fitg-trial-linux-x64.tar.xz"

heading "podman build"
"${PODMAN[@]}" build --isolation chroot --format docker --pull=never --file "$ROOT/deploy/Containerfile" \
    --build-arg ARCHIVE=fitg-trial-linux-x64.tar.xz --tag fitg "$FOLDER/context" 2>&1 | grep -E '^STEP|Everything|Error'

heading "A read-only container of nobody's"
start
inside id
inside touch /opt/fitg/mark 2>&1 || true
inside sh -c 'touch /data/mark && rm /data/mark && echo "/data can be written"'

heading "The health check of the recipe"
inside /opt/fitg/bin/fitg admin ready

heading "A game outlives its container"
curl -sf "http://127.0.0.1:$PORT/api/games" -H "Content-Type: application/json" -d '{"scenario": "flight-to-egrix", "seats": {
    "rebel": {"kind": "computer", "level": "recruit"}, "imperial": {"kind": "human", "name": "Ada"}}}' >"$FOLDER/opened.json"
"${PODMAN[@]}" stop --time 20 trial >/dev/null
echo "stopped with exit code $("${PODMAN[@]}" inspect trial --format '{{.State.ExitCode}}')"
"${PODMAN[@]}" rm trial >/dev/null
start
inside /opt/fitg/bin/fitg admin list
