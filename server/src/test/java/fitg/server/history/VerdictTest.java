package fitg.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.history.History.Act;
import fitg.server.history.History.End;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What no server may have done is noticed. */
class VerdictTest {

    private static final Act FIRST = new Act("REBEL", 0, "a");
    private static final Act SECOND = new Act("REBEL", 1, "b");

    private final History history = History.counting();

    private List<String> on(Act... journal) {
        return Verdict.on(history, new Acts(List.of(journal), Set.of()), Map.of("entries", journal.length));
    }

    private void played(Act act, End end) {
        history.played(act, history.now(), end);
    }

    @Test
    void whatWasAcknowledgedIsThereInOrder() {
        played(FIRST, End.ACKNOWLEDGED);
        played(SECOND, End.ACKNOWLEDGED);

        assertThat(on(FIRST, SECOND)).isEmpty();
        assertThat(on(SECOND, FIRST)).as("out of order").hasSize(1);
        assertThat(on(FIRST)).as("lost").hasSize(1);
        assertThat(on(FIRST, SECOND, SECOND)).as("doubled").hasSize(1);
    }

    @Test
    void whatIsInDoubtMayBeThereOnce() {
        played(FIRST, End.UNKNOWN);

        assertThat(on()).isEmpty();
        assertThat(on(FIRST)).isEmpty();
        assertThat(on(FIRST, FIRST)).hasSize(1);
    }

    @Test
    void whatWasRefusedOrNeverSentIsNot() {
        played(FIRST, End.REFUSED);

        assertThat(on(FIRST)).hasSize(1);
        assertThat(on(SECOND)).hasSize(1);
    }

    @Test
    void whatOverlapsMayComeInAnyOrder() {
        long asked = history.now();
        history.played(FIRST, asked, End.ACKNOWLEDGED);
        history.played(SECOND, asked, End.ACKNOWLEDGED);

        assertThat(on(SECOND, FIRST)).isEmpty();
    }

    @Test
    void whoeverLooksAfterSomebodySeesNoLess() {
        played(FIRST, End.ACKNOWLEDGED);
        played(SECOND, End.ACKNOWLEDGED);
        history.shown("entries", "Ada", history.now(), 2);
        history.shown("entries", "Grace", history.now(), 1);

        assertThat(on(FIRST, SECOND)).hasSize(1).first().asString().contains("Grace");
    }

    @Test
    void whatWasShownCameToStay() {
        history.shown("entries", "Ada", history.now(), 1);

        assertThat(on()).hasSize(1);
    }
}
