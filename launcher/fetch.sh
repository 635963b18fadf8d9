# Fetches a tool that is missing, from its row in downloads.csv, into a folder of the user. Sourced by fitg.
#
#   FITG_NO_DOWNLOAD   1: nothing is fetched or installed
#   FITG_CACHE         the folder to keep things in, instead of the user's cache
#   FITG_DOWNLOADS     another table, for instance one with the addresses of a mirror
#
# What goes wrong is left in WHY, half a sentence for whoever asked.

DOWNLOADS=${FITG_DOWNLOADS:-$LAUNCHER/downloads.csv}
WHY=""

declined() {
    [ "${FITG_NO_DOWNLOAD:-}" = 1 ] || return 1
    WHY="and FITG_NO_DOWNLOAD declines to fetch one"
}

platform() {
    local system machine
    if [ -n "${PLATFORM:-}" ]; then # another one's
        printf '%s' "$PLATFORM"
        return
    fi
    system=$(uname -s)
    machine=$(uname -m)
    case $system in
        Linux) system=linux ;;
        Darwin) system=macos ;;
    esac
    case $machine in
        x86_64 | amd64) machine=x64 ;;
        aarch64) machine=arm64 ;;
    esac
    [ ! -e "$SYSTEM/etc/alpine-release" ] || system=alpine # whose C library is another one
    printf '%s-%s' "$system" "$machine"
}

cache_folder() {
    if [ -n "${FITG_CACHE:-}" ]; then
        printf '%s' "$FITG_CACHE"
    elif [ -n "${XDG_CACHE_HOME:-}" ]; then
        printf '%s/fitg' "$XDG_CACHE_HOME"
    elif [ -z "${HOME:-}" ]; then
        printf '%s/cache' "$STATE"
    elif [ "$(uname -s)" = Darwin ]; then
        printf '%s/Library/Caches/fitg' "$HOME"
    else
        printf '%s/.cache/fitg' "$HOME"
    fi
}

# The row of a tool: VERSION, ADDRESS, SUM, BYTES, and FETCHED, the folder it is unpacked into.
look_up() {
    local what version platform address sha256 sha512 bytes source here
    here=$(platform)
    if [ ! -r "$DOWNLOADS" ]; then
        WHY="and $DOWNLOADS, which says where to fetch one, cannot be read"
        return 1
    fi
    while IFS=, read -r what version platform address sha256 sha512 bytes source; do
        case $what,$platform in
            "$1,$here" | "$1,any")
                VERSION=$version ADDRESS=$address SUM=$sha256 BYTES=$bytes
                FETCHED=$(cache_folder)/$what-$version-$platform
                return 0
                ;;
        esac
    done <"$DOWNLOADS"
    WHY="and none is known for this machine ($here)"
    return 1
}

# Arguments: the tool, what people call it, and the test which a folder with it passes. Leaves the folder in FETCHED.
fetch() {
    local cache
    declined && return 1
    look_up "$1" || return 1
    can_fetch || return 1
    cache=$(cache_folder)
    if ! mkdir -p "$cache" 2>/dev/null || [ ! -w "$cache" ]; then
        WHY="and nothing can be written to $cache (FITG_CACHE names another folder)"
        return 1
    fi
    lock "$FETCHED.lock" "another start fetches $2"
    if ! "$3" "$FETCHED"; then # nobody was faster
        say "fetching $2 $VERSION, $((BYTES / 1000000)) MB, from $(host) into $cache (FITG_NO_DOWNLOAD=1 declines) ..."
        { download "$FETCHED.part" && unpack "$FETCHED.part" "$3"; } || { unlock; return 1; }
    fi
    unlock
}

# What would be fetched, for whoever only looks.
offer() {
    local why=$WHY
    ! declined && look_up "$1" \
        && say "the first command that needs it would fetch $2 $VERSION, $((BYTES / 1000000)) MB, from $(host) into $(cache_folder)."
    WHY=$why
}

can_fetch() {
    if ! command -v curl >/dev/null && ! command -v wget >/dev/null; then
        WHY="and neither curl nor wget is here to fetch one"
    elif [ -z "$(printf '' | sum)" ]; then
        WHY="and none of sha256sum, shasum and openssl is here to check what is fetched"
    else
        return 0
    fi
    return 1
}

host() {
    local rest=${ADDRESS#*://}
    printf '%s' "${rest%%/*}"
}

# Goes on where the last attempt broke off, an earlier start's too, as long as it gets further.
download() {
    local part=$1 before attempt
    for attempt in 1 2 3 4 5; do
        before=$(size_of "$part")
        [ "$before" -ne "$BYTES" ] || break
        [ "$before" -lt "$BYTES" ] || rm -f "$part"
        get "$part" || explain $? "$part"
        [ "$(size_of "$part")" -ne "$before" ] || return 1
    done
    if [ "$(size_of "$part")" -lt "$BYTES" ]; then
        WHY="and what comes from $(host) is cut short"
        return 1
    fi
    [ "$(sum <"$part")" != "$SUM" ] || return 0
    rm -f "$part"
    WHY="and what came from $(host) is not what it should be (its SHA-256 is another one), so it was deleted"
    return 1
}

size_of() {
    if [ -f "$1" ]; then
        echo $(($(wc -c <"$1")))
    else
        echo 0
    fi
}

get() {
    local look=()
    if command -v curl >/dev/null; then
        look=(--silent)
        [ ! -t 2 ] || look=(--progress-bar)
        curl --fail --location "${look[@]}" --connect-timeout 15 --speed-time 60 --speed-limit 1 \
            --continue-at - --output "$1" "$ADDRESS"
    else
        [ ! -t 2 ] || ! wget --help 2>&1 | grep -q -e --show-progress || look=(--show-progress)
        wget -q ${look[@]+"${look[@]}"} -t 1 -T 60 -c -O "$1" "$ADDRESS"
    fi
}

# The exit codes of curl and wget, as far as they mean something to people. A server that cannot go on begins anew.
explain() {
    case $1 in
        22 | 33 | 8)
            WHY="and $(host) does not have $ADDRESS"
            rm -f "$2"
            ;;
        23 | 3) WHY="and there is no room for it in $(cache_folder)" ;;
        *) WHY="and $(host) could not be reached to fetch one" ;;
    esac
}

# Of standard input.
sum() {
    if command -v sha256sum >/dev/null; then
        sha256sum
    elif command -v shasum >/dev/null; then
        shasum -a 256
    else
        openssl dgst -sha256 -r 2>/dev/null
    fi | cut -d ' ' -f 1
}

# Windows gets zip files, which a JDK can unpack.
extract() {
    case $ADDRESS in
        *.zip) (cd "$2" && "$JDK/bin/jar" --extract --file "$1") ;;
        *) tar -xzf "$1" -C "$2" ;;
    esac
}

# An archive holds one folder. It gets its name when it is complete, so that a folder of that name always is.
unpack() {
    local part=$1 fits=$2 folder=$FETCHED.new
    rm -rf "$folder" "$FETCHED"
    if ! mkdir "$folder" || ! extract "$part" "$folder" || ! mv "$folder"/* "$FETCHED"; then
        rm -rf "$folder"
        WHY="and what came from $(host) could not be unpacked into $(cache_folder)"
        return 1
    fi
    rm -rf "$folder" "$part"
    "$fits" "$FETCHED" && return
    rm -rf "$FETCHED"
    WHY="and what came from $(host) does not run on this machine"
    return 1
}

# ---------------------------------------------------------------- one at a time

LOCK=""

# A lock is a link that names its holder; one whose holder is gone is taken over, and whoever waits says why. It is a courtesy:
# where no links can be made everybody goes on.
lock() {
    local holder told=false failed=0
    until ln -s $$ "$1" 2>/dev/null; do
        holder=$(readlink "$1")
        if [ -z "$holder" ]; then
            failed=$((failed + 1))
            [ "$failed" -lt 3 ] || return 0
        elif ! kill -0 "$holder" 2>/dev/null; then
            rm -f "$1"
        else
            $told || say "$2; waiting for it ..."
            told=true
            sleep 1
        fi
    done
    LOCK=$1
}

unlock() {
    [ -z "$LOCK" ] || rm -f "$LOCK"
    LOCK=""
}
