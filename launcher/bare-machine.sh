#!/usr/bin/env bash
# Tries ./fitg as somebody would who has just installed Debian, bash and curl, and prints what such a person sees.
#
#   launcher/bare-machine.sh FOLDER [OPTIONS OF ./fitg test]
#
# The system is made by debootstrap in FOLDER and entered by a mount namespace of its own, so that no JDK, Maven or Chromium of this
# machine is there. In place of the vendors a server on loopback gives a real JDK, this machine's, and the real Maven; what Maven
# fetches, and Chromium, come from where everybody gets them. For root, because only root may make such a system.
set -euo pipefail

ROOT=$(cd "$(dirname "$0")/.." && pwd -P)
[ $# -ge 1 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2; }
mkdir -p "$1"
FOLDER=$(cd "$1" && pwd -P)
shift
SYSTEM=$FOLDER/system
VENDOR=$FOLDER/vendor
SERVER=""
trap '[ -z "$SERVER" ] || kill "$SERVER"' EXIT

heading() { printf '\n== %s\n' "$*"; }

make_system() {
    [ -x "$SYSTEM/usr/bin/curl" ] || debootstrap --variant=minbase --include=ca-certificates,curl bookworm "$SYSTEM" >"$FOLDER/debootstrap.log"
    cp /etc/resolv.conf "$SYSTEM/etc/"
    printf '127.0.0.1 localhost\n' >"$SYSTEM/etc/hosts" # as the installer writes it
    cp -R /etc/ssl/certs "$SYSTEM/etc/ssl/" # who vouches for the network's hosts is this machine's affair
    rm -rf "$SYSTEM/root" && mkdir -p "$SYSTEM/root/game" "$SYSTEM/before"
    (cd "$ROOT" && git ls-files -co --exclude-standard -z | tar --null --no-recursion -cf - -T -) | tar -xf - -C "$SYSTEM/root/game"
}

# The table of downloads with the addresses of a server on this machine, and the sum of the JDK it has.
stand_in_for_vendors() {
    local jdk version address
    mkdir -p "$VENDOR"
    jdk=$("$ROOT/fitg" doctor jdk)
    version=$(sed -n 's/^maven,\([^,]*\),.*/\1/p' "$ROOT/launcher/downloads.csv")
    [ -f "$VENDOR/jdk.tar.gz" ] || tar -C "${jdk%/*}" -h -czf "$VENDOR/jdk.tar.gz" "${jdk##*/}"
    [ -f "$VENDOR/maven.tar.gz" ] || {
        "$("$ROOT/fitg" doctor maven)" -q -B dependency:copy -Dartifact="org.apache.maven:apache-maven:$version:tar.gz:bin" \
            -DoutputDirectory="$VENDOR" >"$FOLDER/maven.log" 2>&1 && mv "$VENDOR/apache-maven-$version-bin.tar.gz" "$VENDOR/maven.tar.gz"
    }
    rm -f "$FOLDER/vendor.log"
    "$jdk/bin/jwebserver" --bind-address 127.0.0.1 --port 0 --directory "$VENDOR" >"$FOLDER/vendor.log" &
    SERVER=$!
    until address=$(sed -n 's:^URL \(http\:.*\)/$:\1:p' "$FOLDER/vendor.log" 2>/dev/null) && [ -n "$address" ]; do sleep 0.1; done
    awk -F, -v OFS=, -v address="$address" -v sum="$(sha256sum <"$VENDOR/jdk.tar.gz" | cut -d ' ' -f 1)" \
        -v bytes="$(stat -c %s "$VENDOR/jdk.tar.gz")" '
        $1 == "jdk" && $3 == "linux-x64" { $4 = address "/jdk.tar.gz"; $5 = sum; $7 = bytes }
        $1 == "maven" { $4 = address "/maven.tar.gz" }
        { print }' "$ROOT/launcher/downloads.csv" >"$SYSTEM/root/downloads.csv"
}

# Runs a script in there, with a network or without. What is mounted for it goes with it.
inside() {
    local network=()
    [ "$1" = online ] || network=(--net)
    unshare --mount --pid --fork --propagation private ${network[@]+"${network[@]}"} bash -euc '
        mount --rbind "$1" "$1" && cd "$1"
        mount -t proc proc proc && mount --rbind /dev dev && mount --rbind /sys sys
        pivot_root . before
        umount -l /before
        cd /root
        exec env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
            FITG_DOWNLOADS=/root/downloads.csv bash -uc "$2" inside "${@:3}"' enter "$SYSTEM" "$2" "${@:3}" 2>&1
}

make_system
stand_in_for_vendors

heading "What is there"
inside online 'for each in bash curl wget git java javac mvn chromium; do printf "%-9s %s\n" "$each" "$(command -v "$each" || echo "-")"; done; ls /usr/lib/jvm || true'

heading "./fitg without a network"
inside offline 'game/fitg; echo "exit code $?"'

heading "./fitg"
inside online '
    play() {
        local address=""
        "$@" >/tmp/said 2>&1 &
        until [ -n "$address" ]; do
            kill -0 $! 2>/dev/null || break
            sleep 0.2
            address=$(grep -o "http://[a-z0-9.:]*" /tmp/said | head -n 1)
        done
        cat /tmp/said
        [ -n "$address" ] || exit 1
        curl -s "$address/" | grep -o "<title>.*</title>"
        curl -s "$address/api/games" -H "Content-Type: application/json" -d "{\"scenario\": \"flight-to-egrix\",
            \"seats\": {\"rebel\": {\"kind\": \"computer\", \"level\": \"recruit\"}, \"imperial\": {\"kind\": \"human\", \"name\": \"Ada\"}}}" \
            | grep -o "\"scenario\":\"[^\"]*\"" | head -n 1
        kill %% && wait %%
        echo "exit code $?"
    }
    cd game && play ./fitg
    echo "-- again, from another folder"
    cd .. && mv game moved && cd moved && play ./fitg
    cd .. && mv moved game
    ls /root/.cache/fitg'

heading "./fitg test $*"
inside online 'cd game && ./fitg test "$@"; code=$?; echo "exit code $code"; exit $code' "$@"
