package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.play.CampaignPair.End;
import fitg.play.CampaignTwins.Kept;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Two Galactic Games of 1979 that differ only in what one side may not know look the same to it and to onlookers until the secret is
 * lawfully told: the base, possessions, planet secrets, assignments, the kinds of units, and what is being bought.
 */
class GalacticNonInterferenceTest {

    private static final Scenario WHOLE = Scenarios.named("campaign-1979").orElseThrow();

    private static final int PAIRS = 5;
    private static final int MANY_PAIRS = 150;
    private static final int LONGEST = 110;

    private static final Set<Question> BEHIND_THE_SCREEN = Set.of(
            Matter.GARRISON, Matter.GARRISON_PLACE, Matter.SET_UP_PURCHASE, Matter.SET_UP_PLACE, Matter.PURCHASE);

    @ParameterizedTest
    @EnumSource(
            names = {"UNIT_KINDS", "SQUADS"},
            mode = EnumSource.Mode.EXCLUDE)
    @Tag("31.1")
    @Tag("34.1")
    @Tag("35.1")
    void nobodyButItsOwnerCanTellWhatIsKept(Kept kept) {
        play(kept, 0, PAIRS);
    }

    @ParameterizedTest
    @EnumSource(
            names = {"UNIT_KINDS", "SQUADS"},
            mode = EnumSource.Mode.EXCLUDE)
    @Tag("long")
    void nobodyButItsOwnerCanTellInHundredsOfGames(Kept kept) {
        play(kept, 1000, 1000 + MANY_PAIRS);
    }

    private static void play(Kept kept, int from, int to) {
        Map<End, Integer> ends = new EnumMap<>(End.class);
        int compared = 0;
        for (int seed = from; seed < to; seed++) {
            CampaignTwins twins = CampaignTwins.drawn(WHOLE, kept, seed);
            if (twins.different()) {
                CampaignPair pair = new CampaignPair(twins, seed + ", " + kept);
                ends.merge(pair.play(SecondWhims.values()[seed % 2], new Random(seed), LONGEST), 1, Integer::sum);
                compared += pair.compared();
            }
        }
        assertThat(compared).as("%s, moments compared; %s", kept, ends).isGreaterThan(5 * (to - from));
    }

    /** Whatever the Empire deploys and buys, nobody sees anything of it before he is done. */
    @Test
    @Tag("38.2")
    @Tag("33.3")
    void whatTheEmpireBuysIsSeenWhenItIsDone() {
        int looked = 0;
        for (int seed = 0; seed < PAIRS; seed++) {
            Random whim = new Random(seed);
            Game game = Game.ofSeed(WHOLE, seed);
            Game before = game.copy();
            boolean behind = false;
            for (int step = 0; step < 400 && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                boolean screened = decision.side() == Side.IMPERIAL && BEHIND_THE_SCREEN.contains(decision.question());
                if (screened && behind) {
                    assertLooksTheSame(before, game, "seed " + seed + ", step " + step);
                    looked++;
                } else if (screened) {
                    before = game.copy();
                }
                Action action = SecondWhims.ANY.choose(decision, whim);
                List<Event> events = game.play(action);
                boolean done = events.stream()
                        .anyMatch(event -> event instanceof Dispatch.Purchased || event instanceof Event.UnitsPlaced);
                behind = screened && !done;
            }
        }
        assertThat(looked).isGreaterThan(PAIRS * 10);
    }

    private static void assertLooksTheSame(Game before, Game busy, String where) {
        for (Viewer viewer : List.of(Viewer.REBEL, Viewer.SPECTATOR)) {
            assertThat(busy.logLength(viewer)).as(where).isEqualTo(before.logLength(viewer));
            assertThat(busy.viewFor(viewer).fingerprint())
                    .as("%s, %s", where, viewer)
                    .isEqualTo(before.viewFor(viewer).fingerprint());
        }
        assertThat(busy.number(Side.REBEL)).as(where).isEqualTo(before.number(Side.REBEL));
    }
}
