package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The book must neither cry wolf nor sleep. */
class LedgerTest {

    private final Ledger ledger = new Ledger("g", Map.of());

    @Test
    void whatWasAcknowledgedMustBeInTheJournalInOrder() {
        acknowledge("a", 0);
        acknowledge("b", 1);
        assertThat(audit("a", "b").holds()).isTrue();
        assertThat(audit("a").lost()).isEqualTo(1);
        assertThat(audit("b", "a").lost()).isEqualTo(2);
        assertThat(audit("a", "b", "b").surplus()).isEqualTo(1);
    }

    @Test
    void anActionWithoutAnswerMayBeInTheJournalOrNot() {
        acknowledge("a", 0);
        ledger.sent("rebel", 1, "b");
        assertThat(audit("a").holds()).isTrue();
        assertThat(audit("a", "b").holds()).isTrue();
        assertThat(audit("a", "c").surplus()).isEqualTo(1);
    }

    @Test
    void aLaterNumberShowsThatItWasPlayed() {
        ledger.sent("rebel", 0, "a");
        ledger.saw("rebel", 1);
        assertThat(audit("a").holds()).isTrue();
        assertThat(audit().lost()).isEqualTo(1);
    }

    @Test
    void anotherActionOfTheSameNumberShowsThatItWasNot() {
        ledger.sent("rebel", 0, "a");
        ledger.saw("rebel", 0);
        acknowledge("b", 0);
        assertThat(audit("b").holds()).isTrue();
        assertThat(audit("a").lost()).isEqualTo(1);
    }

    @Test
    void aRefusedActionLeavesTheOneBeforeItInDoubt() {
        ledger.sent("rebel", 0, "a");
        ledger.sent("rebel", 0, "b");
        ledger.refused("b");
        assertThat(ledger.isInDoubt()).isTrue();
        ledger.saw("rebel", 1);
        assertThat(audit("a").holds()).isTrue();
        assertThat(audit("b").lost()).isEqualTo(1);
    }

    private void acknowledge(String key, int number) {
        ledger.sent("rebel", number, key);
        ledger.acknowledged("rebel", key, number + 1);
    }

    private Audit audit(String... journal) {
        List<Entry> entries = new ArrayList<>();
        for (String key : journal) {
            entries.add(new Entry.Played(entries.size(), Side.REBEL, "Q", key));
        }
        return Audit.of(List.of(ledger), game -> entries);
    }
}
