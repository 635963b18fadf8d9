package fitg.app.load;

import fitg.app.load.Ledger.Step;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Holds the ledgers against the journals.
 *
 * @param acknowledged actions that the server said were played
 * @param lost those of them that are not in the journal at their place
 * @param surplus entries that nobody was told of: doubled, or never sent
 */
record Audit(int games, long acknowledged, long lost, long surplus, List<String> findings) {

    private static final int MOST_FINDINGS = 10;

    static Audit of(Collection<Ledger> ledgers, Function<String, List<Entry>> journals) {
        Audit sum = new Audit(0, 0, 0, 0, List.of());
        for (Ledger ledger : ledgers) {
            sum = sum.plus(of(ledger, journals.apply(ledger.game())));
        }
        return sum;
    }

    private static Audit of(Ledger ledger, List<Entry> journal) {
        List<Step> steps = ledger.steps();
        List<String> findings = new ArrayList<>();
        int lost = 0;
        for (int i = 0; i < steps.size(); i++) {
            boolean there = i < journal.size() && isPlayed(journal.get(i), i, steps.get(i));
            if (!there) {
                lost++;
                findings.add("game " + ledger.game() + ": action " + i + " " + steps.get(i) + " is not in the journal");
            }
        }
        int surplus = 0;
        for (int i = steps.size(); i < journal.size(); i++) {
            boolean explained = i == steps.size() && isInDoubt(journal.get(i), ledger);
            if (!explained) {
                surplus++;
                findings.add("game " + ledger.game() + ": entry " + i + " " + journal.get(i) + " was not acknowledged");
            }
        }
        return new Audit(1, steps.size(), lost, surplus, findings);
    }

    private static boolean isPlayed(Entry entry, int number, Step step) {
        return entry instanceof Entry.Played played
                && played.number() == number
                && step.allows(word(played), played.action());
    }

    private static boolean isInDoubt(Entry entry, Ledger ledger) {
        return entry instanceof Entry.Played played && ledger.mayAlsoHold(word(played), played.action());
    }

    private static String word(Entry.Played played) {
        return played.side().name().toLowerCase(Locale.ROOT);
    }

    private Audit plus(Audit other) {
        List<String> both = new ArrayList<>(findings);
        other.findings.stream().limit(MOST_FINDINGS - both.size()).forEach(both::add);
        return new Audit(
                games + other.games,
                acknowledged + other.acknowledged,
                lost + other.lost,
                surplus + other.surplus,
                both);
    }

    boolean holds() {
        return lost == 0 && surplus == 0;
    }
}
