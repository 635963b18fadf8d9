# How the Java machine is set for a command: FLAGS. Read by ./fitg and, in a release, by bin/fitg, so for any POSIX shell.

BRIEF='-XX:+UseSerialGC -XX:TieredStopAtLevel=1'

# What only a start runs often is not worth the dear compiler, which would take the second core from it.
LATER='-XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=2400 -XX:Tier4CompileThreshold=60000'
LATER="$LATER -XX:Tier4BackEdgeThreshold=400000"

jvm_flags() {
    case ${1:-} in
        bench) FLAGS='--sun-misc-unsafe-memory-access=allow' ;; # JMH still uses it
        # Long runs: let the JVM optimise; games change positions all the time, which this collector watches least.
        simulate | tournament | balance | exercises) FLAGS='-XX:+UseParallelGC' ;;
        # The JVM's vectors make learning about twice as fast; no weight depends on them.
        learn) FLAGS='-XX:+UseParallelGC --add-modules jdk.incubator.vector' ;;
        # As much memory as docs/operations.md reckons with; without any left the server ends instead of lingering.
        serve) FLAGS="-Xmx${FITG_HEAP:-512m} -XX:+ExitOnOutOfMemoryError $LATER" ;;
        terminal) FLAGS='-XX:+UseSerialGC' ;;
        *) FLAGS=$BRIEF ;;
    esac
    # A game is thousands of small objects: a sixth less memory for the games of a server.
    FLAGS="$FLAGS -XX:+UseCompactObjectHeaders --enable-native-access=ALL-UNNAMED"
    [ ! -t 2 ] || FLAGS="$FLAGS -Dfitg.stderr.terminal=true" # worth a progress bar
}

# An archive of classes that does not fit is no news for players.
QUIET_ARCHIVE='-Xshare:auto -Xlog:cds*=off -Xlog:aot*=off'
