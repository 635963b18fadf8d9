# Builds what players get: an archive with its own Java machine, and where the platform's tools are there an installer. Built twice
# from the same commit by the same JDK, an archive has the same bytes. Sourced by fitg.

RELEASE=$ROOT/target/release
# Only java.beans is wanted of java.desktop; the libraries for databases and JSON look at it.
MODULES=java.desktop,java.management,java.naming,java.net.http,java.sql,jdk.incubator.vector,jdk.management,jdk.unsupported,jdk.zipfs

# Arguments: kinds, one or several; none means all that this machine can make.
package() {
    local kind kinds="$*" version stage
    for kind in "$@"; do
        case $kind in
            archive | windows | installer) ;;
            *) say "'$kind' is nothing to package; there are archive, windows and installer, and without a name what this machine can make." && return 2 ;;
        esac
    done
    [ -n "$kinds" ] || kinds=$(kinds_for_this_machine)
    find_packers && can_make "$kinds" || return 2
    version=$(release_version)
    rm -rf "$RELEASE"
    mkdir -p "$RELEASE" || return 2
    build clean || return 2
    stage=$RELEASE/fitg-$version-$(platform)
    case $kinds in *archive* | *installer*) stage_archive ;; esac || return 2
    for kind in $kinds; do
        "package_$kind" || return 2
    done
    rm -rf "$RELEASE"/*/
    (cd "$RELEASE" && for file in *; do printf '%s  %s\n' "$(sum <"$file")" "$file"; done >"$SCRATCH/sums" && mv "$SCRATCH/sums" SHA256SUMS)
    say "packaged in target/release:"
    (cd "$RELEASE" && ls -l)
}

kinds_for_this_machine() {
    printf 'archive'
    if can_make windows; then printf ' windows'; fi
    if has_installer_tools; then printf ' installer'; fi
}

# Before anything is built.
can_make() {
    case $1 in *windows*)
        PLATFORM=windows-x64 fetch jre "the Java runtime for Windows" is_windows_runtime \
            || { say "no archive for Windows: there is no Java runtime for it here, $WHY."; return 1; }
        WINDOWS_RUNTIME=$FETCHED
        ;;
    esac
    case $1 in *installer*)
        has_installer_tools || { say "an installer needs jpackage and, for Debian, dpkg-deb and fakeroot."; return 1; }
        ;;
    esac
}

find_packers() {
    TAR=$(command -v gtar || command -v tar)
    if ! "$TAR" --version 2>/dev/null | grep -q 'GNU tar' || ! command -v xz >/dev/null; then
        say "packaging needs GNU tar and xz ('brew install gnu-tar xz' or 'apt-get install xz-utils')."
        return 1
    fi
}

# The tag, or the commit after the last one; without git what the build is told.
release_version() {
    local described
    described=$(git -C "$ROOT" describe --tags --always --dirty --match 'v[0-9]*' 2>/dev/null)
    case $described in
        v*) printf '%s' "${described#v}" ;;
        "") pom_version ;;
        *) printf '%s-%s' "$(pom_version)" "$described" ;;
    esac
}

pom_version() { sed -n 's:^  <version>\(.*\)-SNAPSHOT</version>:\1:p' "$ROOT/pom.xml"; }

# When the commit was made, which is the time of every file in the archive.
release_time() { git -C "$ROOT" log -1 --format=%ct 2>/dev/null || printf '%s' "${SOURCE_DATE_EPOCH:-0}"; }

stage_archive() {
    stage_game "$stage" && link_runtime "$stage/runtime" \
        && cp "$LAUNCHER/release/fitg" "$stage/bin/fitg" && chmod 755 "$stage/bin/fitg"
}

package_archive() {
    "$TAR" -C "$RELEASE" --sort=name --mtime="@$(release_time)" --owner=0 --group=0 --numeric-owner --format=gnu \
        --mode=u+rwX,go+rX,go-w -cf - "${stage##*/}" | xz -9 -T 1 >"$stage.tar.xz"
}

# Everything that is not for one platform only, but for the libraries of SQLite.
stage_game() {
    local stage=$1 jar
    mkdir -p "$stage/bin" "$stage/lib" "$stage/docs"
    for jar in "$ROOT"/app/target/fitg-app-*.jar "$LIB"/*.jar; do
        case $jar in
            *-sources.jar | *-javadoc.jar | *-tests.jar) ;;
            *) cp "$jar" "$stage/lib/" ;;
        esac
    done
    cp "$LAUNCHER/jvm.sh" "$stage/lib/"
    cp "$ROOT/LICENSE" "$ROOT/NOTICE" "$ROOT/CHANGELOG.md" "$LAUNCHER/release/README.txt" \
        "$ROOT/app/target/bom.json" "$ROOT/app/target/licences/THIRD-PARTY.txt" "$stage/" \
        && cp "$ROOT/docs/operations.md" "$ROOT/docs/security.md" "$stage/docs/" && cp -R "$ROOT/deploy" "$stage/" || return
    printf '%s\n' "$version" >"$stage/VERSION"
    only_our_sqlite "$stage"/lib/sqlite-jdbc-*.jar "${2:-$(platform)}"
}

# SQLite comes with libraries for twenty platforms, a third of the archive.
only_our_sqlite() {
    local jar=$1 native folder=$SCRATCH/sqlite
    case $2 in
        linux-x64) native=Linux/x86_64 ;;
        linux-arm64) native=Linux/aarch64 ;;
        macos-x64) native=Mac/x86_64 ;;
        macos-arm64) native=Mac/aarch64 ;;
        windows-x64) native=Windows/x86_64 ;;
        *) return 0 ;;
    esac
    rm -rf "$folder"
    mkdir "$folder" && cd "$folder" && "$JDK/bin/jar" --extract --file "$jar" \
        && mv "org/sqlite/native/$native" kept && rm -rf org/sqlite/native && mkdir -p "org/sqlite/native/${native%/*}" \
        && mv kept "org/sqlite/native/$native" && mv META-INF/MANIFEST.MF ../sqlite.manifest \
        && find . -type f | LC_ALL=C sort >../sqlite.files \
        && "$JDK/bin/jar" --create --file "$jar" --date "2026-01-01T00:00:00Z" --manifest ../sqlite.manifest @../sqlite.files
    local code=$?
    cd "$ROOT" && return "$code"
}

link_runtime() {
    "$JDK/bin/jlink" --add-modules "$MODULES" --strip-java-debug-attributes --no-header-files --no-man-pages \
        --output "$1" >"$SCRATCH/link.log" 2>&1 && archive_classes "$1/bin/java" >>"$SCRATCH/link.log" 2>&1 || {
        cat "$SCRATCH/link.log" >&2
        return 1
    }
    without_screens "$1/lib"
}

# The JDK's classes ready to be mapped into memory. What lies in there depends on the language and the folder of whoever makes
# it, and on the collector and heap that a machine suggests, so all of that is said.
archive_classes() (cd / && env -i LC_ALL=C TZ=UTC "$1" -Xshare:dump -XX:+UseCompactObjectHeaders -XX:+UseG1GC -Xms128m -Xmx128m)

# The native halves of windows, fonts, pictures and sound, which would have a server need the libraries of a desktop.
without_screens() {
    local part
    for part in awt awt_headless awt_xawt awt_lwawt osxapp osxui osx jawt fontmanager freetype javajpeg jsound lcms mlib_image \
        splashscreen; do
        rm -f "$1/lib$part.so" "$1/lib$part.dylib"
    done
}

# A Java machine for Windows cannot be linked from here (its JDK comes without the parts), so its whole runtime goes along.
package_windows() {
    local stage=$RELEASE/fitg-$version-windows-x64
    stage_game "$stage" windows-x64 && cp -R "$WINDOWS_RUNTIME" "$stage/runtime" || return
    sed 's/$/\r/' "$LAUNCHER/release/fitg.cmd" >"$stage/bin/fitg.cmd"
    (cd "$RELEASE" && find "${stage##*/}" -type f | LC_ALL=C sort >"$SCRATCH/files" \
        && "$JDK/bin/jar" --create --no-manifest --file "$stage.zip" --date "2026-01-01T00:00:00Z" "@$SCRATCH/files")
}

is_windows_runtime() { [ -f "$1/bin/java.exe" ]; }

# jpackage makes a Debian package where dpkg-deb is, and a disk image on macOS.
has_installer_tools() {
    [ -x "$JDK/bin/jpackage" ] && { [ "$(uname -s)" = Darwin ] || { command -v dpkg-deb && command -v fakeroot; } >/dev/null; }
}

package_installer() {
    local type=deb
    [ "$(uname -s)" != Darwin ] || type=dmg
    # From within, because jpackage takes a space in the name of a further folder for its end.
    (cd "$stage" && SOURCE_DATE_EPOCH=$(release_time) "$JDK/bin/jpackage" --type "$type" --name fitg --app-version "${version%%-*}" \
        --description "Freedom in the Galaxy, a computer edition" --vendor "Freedom in the Galaxy" \
        --license-file "$ROOT/LICENSE" --runtime-image "$stage/runtime" --input "$stage/lib" \
        --app-content docs --app-content deploy --app-content CHANGELOG.md \
        --main-jar "$(cd "$stage/lib" && ls fitg-app-*.jar)" --main-class "$MAIN_CLASS" \
        --java-options "--enable-native-access=ALL-UNNAMED -Dfitg.version=$version" \
        --arguments "serve --open --log text --log-level warn" --dest "$RELEASE") >"$SCRATCH/installer.log" 2>&1 \
        || { cat "$SCRATCH/installer.log" >&2; return 1; }
}
