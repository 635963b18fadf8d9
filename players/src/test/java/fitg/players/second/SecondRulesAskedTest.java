package fitg.players.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.HitsTaken;
import fitg.edition.second.Happening.HitsTaken.Fate;
import fitg.edition.second.Happening.Sort;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.SecondRandomPosition;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.state.theatre.Company;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What players of 2002 reckon with, held against what the game then does, in positions drawn by lot. */
class SecondRulesAskedTest {

    private static final int POSITIONS = 150;
    private static final int LONGEST = 120;
    private static final int ENOUGH = 20;

    private interface Watcher {
        void see(Field before, HitsTaken first);
    }

    /** The hits each piece takes first after an answer: what is known of it before the answer still holds then. */
    private static void watch(Watcher watcher) {
        for (int seed = 0; seed < POSITIONS; seed++) {
            Game game = SecondRandomPosition.of(seed).game();
            Lively player = new Lively(seed);
            for (int step = 0; step < LONGEST && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                Field before = new Field(game.copy().viewFor(Viewer.IMPERIAL), Side.IMPERIAL);
                Action action = player.choose(decision);
                firsts(game.play(action)).forEach(hits -> watcher.see(before, hits));
            }
        }
    }

    private static List<HitsTaken> firsts(List<Event> events) {
        Set<String> seen = new HashSet<>();
        return events.stream()
                .filter(HitsTaken.class::isInstance)
                .map(HitsTaken.class::cast)
                .filter(hits ->
                        seen.add(hits.target().sort() + " " + hits.target().number()))
                .toList();
    }

    @Test
    void aCounterIsGoneAfterTheHitsItWasThoughtToTake() {
        int[] compared = new int[2];
        watch((before, hits) -> {
            if (hits.target().sort() == Sort.COUNTER) {
                boolean gone = hits.fate() == Fate.ELIMINATED;
                assertThat(hits.hits() >= before.hitsToGo(hits.target().number()))
                        .as("%s", hits)
                        .isEqualTo(gone);
                compared[gone ? 1 : 0]++;
            }
        });
        assertThat(compared[0]).as("counters that stay").isGreaterThan(ENOUGH);
        assertThat(compared[1]).as("counters that go").isGreaterThan(ENOUGH);
    }

    @Test
    void aCharacterIsKilledByTheHitsItWasThoughtToTake() {
        int[] compared = new int[2];
        watch((before, hits) -> {
            int fighter = hits.target().number();
            boolean character = hits.target().sort() == Sort.FIGHTER && fighter >= 0 && Company.isCharacter(fighter);
            if (character && hits.stun() == 0 && before.company.stunHits(fighter) == 0) {
                boolean dead = hits.fate() == Fate.ELIMINATED;
                assertThat(hits.hits() >= before.hitsToGoOf(fighter))
                        .as("%s", hits)
                        .isEqualTo(dead);
                compared[dead ? 1 : 0]++;
            }
        });
        assertThat(compared[0]).as("characters who live").isGreaterThan(ENOUGH);
        assertThat(compared[1]).as("characters who die").isPositive();
    }
}
