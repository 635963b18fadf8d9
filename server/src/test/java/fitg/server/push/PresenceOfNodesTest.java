package fitg.server.push;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What nodes say to each other about who is there, when some of it is late or lost. */
class PresenceOfNodesTest {

    private static final String GAME = "aALrIcu9_YsAFu7n";

    private final AtomicLong clock = new AtomicLong(1_000_000_000);
    private final Deque<String> said = new ArrayDeque<>();
    private final List<String> changed = new ArrayList<>();
    private final Presence there = new Presence(clock::get, said::add, game -> {});
    private final Presence here = new Presence(clock::get, message -> {}, changed::add);

    @Test
    void aNodeThatFallsSilentIsBelievedNoMore() {
        there.came(GAME, Side.REBEL);
        assertThat(here.hears(said.remove())).isTrue();
        assertThat(changed).containsExactly(GAME);

        for (int beat = 0; beat < 10; beat++) {
            clock.addAndGet(Presence.BEAT.toMillis());
            there.beat();
            here.hears(said.remove());
            here.beat();
        }
        assertThat(changed).as("it says again and again that she is there").hasSize(1);

        clock.addAndGet(3 * Presence.BEAT.toMillis());
        here.beat();
        assertThat(changed).as("then it says nothing more").containsExactly(GAME, GAME);
    }

    @Test
    void ofTwoWordsTheLaterOneHolds() {
        there.came(GAME, Side.REBEL);
        there.left(GAME, Side.REBEL);
        String came = said.remove();
        String left = said.remove();

        here.hears(left);
        here.hears(came);

        assertThat(changed).as("nobody has ever been there").isEmpty();
    }

    @Test
    void twoWindowsOfOneSeatAreOnePerson() {
        there.came(GAME, Side.REBEL);
        there.came(GAME, Side.REBEL);
        there.left(GAME, Side.REBEL);
        assertThat(said).as("only that she came").hasSize(1);

        there.left(GAME, Side.REBEL);
        assertThat(said).hasSize(2);
    }

    @Test
    void whoAsksIsAnsweredAndAGameIsNoWordAboutPresence() {
        there.came(GAME, Side.IMPERIAL);
        said.clear();

        assertThat(there.hears(new Whisper().question(GAME))).isTrue();
        assertThat(here.hears(said.remove())).isTrue();

        assertThat(changed).containsExactly(GAME);
        assertThat(here.hears(GAME)).isFalse();
    }
}
