package fitg.server.history;

import fitg.server.history.History.Act;
import fitg.server.history.History.End;
import fitg.server.history.History.Played;
import fitg.server.history.History.Shown;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether a journal explains what its clients were told: everything acknowledged is in it once, in an order that fits the
 * real time; nothing is in it that nobody sent; and what was shown never went back, nor beyond what came to stay.
 */
public final class Verdict {

    private final List<String> findings = new ArrayList<>();

    private Verdict() {}

    /**
     * @param journal what was played, in order
     * @param last of everything that was shown, the number it stands at now
     */
    public static List<String> on(History history, Acts journal, Map<String, Integer> last) {
        Verdict verdict = new Verdict();
        Map<Act, List<Integer>> places = new HashMap<>();
        for (int place = 0; place < journal.all().size(); place++) {
            places.computeIfAbsent(journal.all().get(place), _ -> new ArrayList<>())
                    .add(place);
        }
        verdict.everythingOnce(history.played(), places, journal.unasked());
        verdict.inRealTime(history.played(), places);
        verdict.neverBack(history.shown());
        verdict.neverBeyond(history.shown(), last);
        return verdict.findings;
    }

    /** An act is in the journal as often as it was acknowledged, or was in doubt and came through. */
    private void everythingOnce(List<Played> played, Map<Act, List<Integer>> places, Set<Act> unasked) {
        Map<Act, int[]> counts = new HashMap<>();
        for (Played each : played) {
            counts.computeIfAbsent(each.act(), _ -> new int[End.values().length])[
                    each.end().ordinal()]++;
        }
        counts.forEach((act, count) -> {
            int there = places.getOrDefault(act, List.of()).size();
            int least = count[End.ACKNOWLEDGED.ordinal()];
            int most = least + count[End.UNKNOWN.ordinal()];
            if (there < least || there > most) {
                findings.add("%s was acknowledged %d times and is %d times in the journal, which may be %d at most"
                        .formatted(act, least, there, most));
            }
        });
        places.keySet().stream()
                .filter(act -> !counts.containsKey(act) && !unasked.contains(act))
                .forEach(act -> findings.add(act + " is in the journal, and nobody sent it"));
    }

    /** Whose answer had come before the other was asked for stands before it. */
    private void inRealTime(List<Played> played, Map<Act, List<Integer>> places) {
        List<Played> certain = played.stream()
                .filter(each -> each.end() == End.ACKNOWLEDGED)
                .filter(each -> places.getOrDefault(each.act(), List.of()).size() == 1)
                .sorted(Comparator.comparingInt(each -> places.get(each.act()).getFirst()))
                .toList();
        Played latest = null;
        for (Played each : certain) {
            if (latest != null && each.answered() < latest.asked()) {
                findings.add(each + " was answered before " + latest + " was asked for, and comes after it");
            }
            latest = latest == null || each.asked() > latest.asked() ? each : latest;
        }
    }

    /** Whoever asks after somebody was shown a number is shown none that is less. */
    private void neverBack(List<Shown> shown) {
        Map<String, List<Shown>> byWhat = new HashMap<>();
        shown.forEach(each ->
                byWhat.computeIfAbsent(each.what(), _ -> new ArrayList<>()).add(each));
        byWhat.values().forEach(each -> {
            List<Shown> byAnswer = each.stream()
                    .sorted(Comparator.comparingLong(Shown::answered))
                    .toList();
            List<Shown> byQuestion =
                    each.stream().sorted(Comparator.comparingLong(Shown::asked)).toList();
            Shown highest = null;
            int answered = 0;
            for (Shown asking : byQuestion) {
                while (answered < byAnswer.size() && byAnswer.get(answered).answered() < asking.asked()) {
                    Shown before = byAnswer.get(answered++);
                    highest = highest == null || before.number() > highest.number() ? before : highest;
                }
                if (highest != null && asking.number() < highest.number()) {
                    findings.add(asking + " after " + highest);
                }
            }
        });
    }

    private void neverBeyond(List<Shown> shown, Map<String, Integer> last) {
        shown.stream()
                .filter(each -> each.number() > last.getOrDefault(each.what(), Integer.MAX_VALUE))
                .forEach(each -> findings.add(each + ", but it came to " + last.get(each.what()) + " only"));
    }
}
