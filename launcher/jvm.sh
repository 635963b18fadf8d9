# How the Java machine is set for a command: FLAGS. Read by ./fitg and, in a release, by bin/fitg, so for any POSIX shell.

BRIEF='-XX:+UseSerialGC -XX:TieredStopAtLevel=1'

jvm_flags() {
    case ${1:-} in
        bench) FLAGS='--sun-misc-unsafe-memory-access=allow' ;; # JMH still uses it
        # Long runs: let the JVM optimise; games change positions all the time, which this collector watches least.
        simulate | tournament | balance) FLAGS='-XX:+UseParallelGC' ;;
        # As much memory as docs/operations.md reckons with; without any left the server ends instead of lingering.
        serve) FLAGS="-Xmx${FITG_HEAP:-512m} -XX:+ExitOnOutOfMemoryError" ;;
        terminal) FLAGS='-XX:+UseSerialGC' ;;
        *) FLAGS=$BRIEF ;;
    esac
    FLAGS="$FLAGS --enable-native-access=ALL-UNNAMED"
    [ ! -t 2 ] || FLAGS="$FLAGS -Dfitg.stderr.terminal=true" # worth a progress bar
}

# An archive of classes that does not fit is no news for players.
QUIET_ARCHIVE='-Xshare:auto -Xlog:cds*=off -Xlog:aot*=off'
