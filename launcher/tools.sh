# Finds the JDK, the Maven and the Chromium to use: what is there and fits is used first, then what was or can be fetched, then
# what the system's packages give without a password. Sourced by fitg.
#
#   FITG_SYSTEM   what is installed is looked for below this folder instead of /; for the tests of the launcher

SYSTEM=${FITG_SYSTEM:-}
: "${HOME:=}"

# ---------------------------------------------------------------- the JDK

# A JDK says its version in its release file; reading it is a hundred times faster than starting it.
is_our_jdk() {
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    grep -Eq "^JAVA_VERSION=\"$JAVA_RELEASE([.\"+-]|$)" "$1/release"
}

home_of_java_on_path() {
    local java link
    java=$(command -v java) || return 1
    while [ -L "$java" ]; do
        link=$(readlink "$java")
        case $link in
            /*) java=$link ;;
            *) java=$(dirname "$java")/$link ;;
        esac
    done
    (cd "$(dirname "$java")/.." 2>/dev/null && pwd -P)
}

jdk_candidates() {
    [ -z "${JAVA_HOME:-}" ] || printf '%s\n' "$JAVA_HOME"
    home_of_java_on_path
    [ ! -x "$SYSTEM/usr/libexec/java_home" ] || "$SYSTEM/usr/libexec/java_home" -v "$JAVA_RELEASE" 2>/dev/null
    local home
    for home in \
        "$SYSTEM"/usr/lib/jvm/* "$SYSTEM"/usr/lib64/jvm/* "$SYSTEM"/usr/java/* "$SYSTEM"/opt/*jdk* "$SYSTEM"/opt/java/* \
        "$SYSTEM"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        "$SYSTEM"/opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        "$SYSTEM"/usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        "$SYSTEM"/home/linuxbrew/.linuxbrew/opt/openjdk*/libexec \
        "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* "$HOME"/.asdf/installs/java/* \
        "$HOME"/.local/share/mise/installs/java/* \
        "$(cache_folder)"/jdk-*/Contents/Home "$(cache_folder)"/jdk-*; do
        [ ! -d "$home" ] || printf '%s\n' "$home"
    done
}

find_jdk() {
    local home
    while IFS= read -r home; do
        if is_our_jdk "$home"; then
            JDK=$home
            return 0
        fi
    done < <(jdk_candidates)
    WHY="neither by JAVA_HOME, nor on the PATH, nor where systems usually keep them"
    return 1
}

ensure_jdk() {
    local package
    find_jdk && return
    fetch jdk "JDK" is_running_jdk && find_jdk && return
    for package in openjdk-$JAVA_RELEASE-jdk-headless temurin-$JAVA_RELEASE-jdk; do
        install_package "$package" && find_jdk && return
    done
    say_no_jdk
}

# A fetched one has never run here; where its C library is missing, for instance, it does not.
is_running_jdk() {
    local home
    for home in "$1/Contents/Home" "$1"; do
        is_our_jdk "$home" && "$home/bin/java" -version >/dev/null 2>&1 && return
    done
}

say_no_jdk() {
    say "no JDK $JAVA_RELEASE here, $WHY: install one (for example the package temurin-$JAVA_RELEASE-jdk or openjdk-$JAVA_RELEASE-jdk of your system," \
        "'brew install openjdk@$JAVA_RELEASE' or 'sdk install java ${JAVA_RELEASE}-tem') or set JAVA_HOME to one you have."
    return 1
}

# ---------------------------------------------------------------- Maven

# Debian's says nowhere but here which one it is. It runs on any Java, so also on ours.
is_new_maven() {
    local version
    [ -x "$1" ] || return 1
    version=$(JAVA_HOME=${JDK:-${JAVA_HOME:-}} "$1" -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9]*\.[0-9]*\).*/\1/p')
    case $version in
        3.[89] | 3.[1-9][0-9] | [4-9].* | [1-9][0-9].*) ;;
        *) return 1 ;;
    esac
}

find_maven() {
    local mvn
    for mvn in "${MAVEN_HOME:-}/bin/mvn" "${M2_HOME:-}/bin/mvn" "$(command -v mvn)" \
        "$HOME/.sdkman/candidates/maven/current/bin/mvn" "$SYSTEM"/opt/*maven*/bin/mvn \
        "$SYSTEM/opt/homebrew/bin/mvn" "$SYSTEM/usr/local/bin/mvn" "$(cache_folder)"/maven-*/bin/mvn; do
        if is_new_maven "$mvn"; then
            MVN=$mvn
            return 0
        fi
    done
    WHY="neither by MAVEN_HOME, nor on the PATH, nor where systems usually keep it"
    return 1
}

ensure_maven() {
    find_maven && return
    fetch maven "Maven" is_maven_folder && find_maven && return
    install_package maven && find_maven && return
    say_no_maven
}

is_maven_folder() { is_new_maven "$1/bin/mvn"; }

say_no_maven() {
    say "no Maven 3.8 or newer here, $WHY: install it (for example 'apt-get install maven', 'brew install maven' or" \
        "'sdk install maven') or set MAVEN_HOME to one you have."
    return 1
}

# ---------------------------------------------------------------- Chromium

browser_candidates() {
    local name
    # What somebody names is taken, or nothing.
    if [ -n "${FITG_CHROMIUM:-}" ]; then
        printf '%s\n' "$FITG_CHROMIUM"
        return
    fi
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome microsoft-edge; do
        command -v "$name"
    done
    for name in /snap/bin/chromium /opt/google/chrome/chrome \
        "/Applications/Chromium.app/Contents/MacOS/Chromium" \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
        "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"; do
        printf '%s\n' "$SYSTEM$name"
    done
    cat "$(cache_folder)/chromium" 2>/dev/null # where the driver put its own
}

# The tests in the browser drive a Chromium; playing needs none of this.
find_browser() {
    local program
    while IFS= read -r program; do
        if [ -x "$program" ]; then
            BROWSER_PROGRAM=$program
            return 0
        fi
    done < <(browser_candidates)
    return 1
}

say_no_browser() {
    say "no Chromium here, which the tests in the browser need: install one (for example 'apt-get install chromium' or 'brew install" \
        "--cask chromium'; Google Chrome and Microsoft Edge serve too) or set FITG_CHROMIUM to the program you have."
    return 1
}

# The tests are run in any case, and say themselves what they miss.
ensure_browser() {
    [ -z "${FITG_CHROMIUM:-}" ] || return 0
    find_browser || { install_package chromium && find_browser; } || { fetch_browser && find_browser; } || { say_no_browser; return; }
    export FITG_CHROMIUM=$BROWSER_PROGRAM
}

# The build of Chromium which the driver's makers publish for it, fetched by the driver itself.
fetch_browser() {
    local cache version driver=$SCRATCH/driver node
    declined && return 1
    cache=$(cache_folder)
    case $(platform) in
        linux-x64) node=linux ;;
        linux-arm64) node=linux-arm64 ;;
        macos-x64) node=mac ;;
        macos-arm64) node=mac-arm64 ;;
        *) return 1 ;;
    esac
    version=$(sed -n 's:.*<playwright.version>\(.*\)</playwright.version>.*:\1:p' "$ROOT/pom.xml")
    say "fetching the Chromium that goes with Playwright $version into $cache (FITG_NO_DOWNLOAD=1 declines) ..."
    mkdir -p "$cache" \
        && unpack_driver "driver:$version" 'driver/package/**' && unpack_driver "driver-bundle:$version" "driver/$node/**" \
        && chmod +x "$driver/driver/$node/node" \
        && (
            cd "$driver/driver" && export PLAYWRIGHT_BROWSERS_PATH=$cache/browsers
            "./$node/node" package/cli.js install --no-shell chromium >&2 2>"$SCRATCH/driver.log" \
                && "./$node/node" -p 'require("./package").chromium.executablePath()' >"$cache/chromium"
        )
}

unpack_driver() {
    maven -q -N dependency:unpack -Dartifact="com.microsoft.playwright:$1" -Dmdep.unpack.includes="$2" -DoutputDirectory="$driver" \
        >"$SCRATCH/driver.log" 2>&1
}

# ---------------------------------------------------------------- packages of the system

PACKAGES_REFRESHED=false

# Where that needs nobody's password.
install_package() {
    local root=()
    [ "${FITG_NO_DOWNLOAD:-}" != 1 ] && command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null && sudo -n true 2>/dev/null || return 1
        root=(sudo -n)
    fi
    $PACKAGES_REFRESHED || ${root[@]+"${root[@]}"} apt-get update -qq >/dev/null 2>&1
    PACKAGES_REFRESHED=true
    apt-cache show "$1" >/dev/null 2>&1 || return 1
    say "installing the package $1 (FITG_NO_DOWNLOAD=1 declines) ..."
    ${root[@]+"${root[@]}"} env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$1" >/dev/null
}
