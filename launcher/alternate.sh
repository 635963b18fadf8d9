#!/usr/bin/env bash
# Is one state of the engine slower than another? Plays the random games of 'fitg bench' in both by turns, so that whatever else
# the machine does falls on both alike, and compares decisions in a second of processor time.
#
#   launcher/alternate.sh OLD NEW [ROUNDS]     two checkouts that have been built ('./fitg bench --help' builds what is needed); ten rounds
#
# Says for each game what the new one makes of the old one's speed (the median of its rounds), and the geometric mean of all.
set -eu

[ $# -ge 2 ] || { sed -n '2,7p' "$0" >&2; exit 2; }
old=$1
new=$2
rounds=${3:-10}
figures=$(mktemp -d)
trap 'rm -rf "$figures"' EXIT

round() { # checkout, which, number
    local out=$figures/$2-$3.csv
    "${JAVA_HOME:+$JAVA_HOME/bin/}java" -cp "$1/app/target/lib/*:$1/app/target/bench-lib/*" org.openjdk.jmh.Main \
        'fitg\.lab\.bench\.PlayBenchmark\.game' -f 1 -rf csv -rff "$out" -v SILENT \
        -jvmArgs '-Xms256m -Xmx256m -XX:+UseParallelGC --sun-misc-unsafe-memory-access=allow' >&2
    # "game:decisions" and "game:cpuNanos" of each scenario, which is the last column
    tr -d '"\r' <"$out" | awk -F, -v side="$2" -v round="$3" '
        $1 ~ /game:decisions$/ { decisions[$NF] = $5 }
        $1 ~ /game:cpuNanos$/ { nanos[$NF] = $5 }
        END { for (game in decisions) print game, side, round, decisions[game] / nanos[game] * 1e9 }' >>"$figures/all"
}

for ((each = 1; each <= rounds; each++)); do
    if ((each % 2)); then
        round "$old" old "$each"
        round "$new" new "$each"
    else
        round "$new" new "$each"
        round "$old" old "$each"
    fi
    printf 'round %d of %d\n' "$each" "$rounds" >&2
done

sort "$figures/all" | awk '
    { speed[$1, $2, $3] = $4; games[$1]; rounds[$3] }
    function median(values, count,    i, j, swap) {
        for (i = 1; i <= count; i++)
            for (j = i + 1; j <= count; j++)
                if (values[j] < values[i]) { swap = values[i]; values[i] = values[j]; values[j] = swap }
        return count % 2 ? values[(count + 1) / 2] : (values[count / 2] + values[count / 2 + 1]) / 2
    }
    END {
        for (game in games) {
            count = 0
            for (round in rounds)
                if ((game, "old", round) in speed && (game, "new", round) in speed)
                    ratio[++count] = speed[game, "new", round] / speed[game, "old", round]
            middle = median(ratio, count)
            printf "%-24s %.3f of %d rounds\n", game, middle, count
            sum += log(middle)
            all++
        }
        printf "%-24s %.3f\n", "geometric mean", exp(sum / all)
    }'
