package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.CampaignPair.End;
import fitg.play.CampaignTwins.Kept;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.state.Segment;
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
 * Two campaigns that differ only in what one side may not know look the same to that side and to onlookers, view for view, list for
 * list, odds for odds and word for word, until the secret is lawfully told; and then they do not.
 */
class CampaignNonInterferenceTest {

    private static final Scenario SHORT = Scenarios.named("campaign-2002-short").orElseThrow();
    private static final Scenario WHOLE = Scenarios.named("campaign-2002").orElseThrow();

    private static final int PAIRS = 9;
    private static final int MANY_PAIRS = 150;
    private static final int LONGEST = 160;
    private static final int LATE = 1000;

    private static final Set<Affair> BEHIND_THE_SCREEN =
            Set.of(Affair.GARRISON, Affair.DEPLOYMENT, Affair.WHERE, Affair.IMPERIAL_PURCHASE);

    @ParameterizedTest
    @EnumSource(names = "UNITS_OF_1979", mode = EnumSource.Mode.EXCLUDE)
    @Tag("C-UNIT-4")
    @Tag("C-BASE-1")
    @Tag("C-ASSIGN-1")
    @Tag("C-POSS-1")
    @Tag("K-R38")
    void nobodyButItsOwnerCanTellWhatIsKept(Kept kept) {
        int seen = play(kept, 0, PAIRS);
        boolean seldomTold = kept == Kept.BASE; // see theBaseIsKnownOnceItIsRevealed
        for (int from = PAIRS; seen == 0 && !seldomTold && from < MANY_PAIRS; from += PAIRS) {
            seen = play(kept, from, from + PAIRS);
        }
        assertThat(seen > 0 || seldomTold)
                .as("games in which it was lawfully told, and then seen")
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource(names = "UNITS_OF_1979", mode = EnumSource.Mode.EXCLUDE)
    @Tag("long")
    void nobodyButItsOwnerCanTellInHundredsOfGames(Kept kept) {
        play(kept, 1000, 1000 + MANY_PAIRS);
    }

    /** Random and keen players in turn, the short campaign twice as often as the whole one; how often it came to be seen. */
    private static int play(Kept kept, int from, int to) {
        Map<End, Integer> ends = new EnumMap<>(End.class);
        int compared = 0;
        int seen = 0;
        for (int seed = from; seed < to; seed++) {
            Scenario scenario = seed % 3 == 0 ? WHOLE : SHORT;
            SecondWhims player = SecondWhims.values()[seed % 2];
            Random whim = new Random(seed);
            CampaignTwins twins = CampaignTwins.drawn(scenario, kept, seed);
            if (!twins.different()) {
                continue;
            }
            CampaignPair pair = new CampaignPair(twins, scenario.id() + " " + seed + ", " + kept);
            End end = pair.play(player, whim, LONGEST);
            compared += pair.compared();
            ends.merge(end, 1, Integer::sum);
            seen += end == End.TOLD && viewsDiffer(twins) ? 1 : 0;
        }
        assertThat(compared).as("%s, moments compared; %s", kept, ends).isGreaterThan(20 * (to - from));
        return seen;
    }

    private static boolean viewsDiffer(CampaignTwins twins) {
        Viewer blind = twins.kept().blind();
        boolean sameView = twins.truth().viewFor(blind).fingerprint()
                == twins.twin().viewFor(blind).fingerprint();
        return !sameView || !twins.truth().log(blind).equals(twins.twin().log(blind));
    }

    @Test
    @Tag("E2.1.B.2")
    void theBaseIsKnownOnceItIsRevealed() {
        Game truth = SecondPosition.campaign()
                .round(3)
                .luck(5)
                .base("Lonica")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .startStage(Segment.RESOURCES)
                .game();
        CampaignTwins twins = CampaignTwins.of(truth, Kept.BASE, 1);
        assertThat(twins.different()).isTrue();

        List<Game> both = List.of(twins.truth(), twins.twin());
        for (int step = 0; truth.pending().orElseThrow().question() != Affair.REVEAL_BASE; step++) {
            assertThat(viewsDiffer(twins)).as("step %s", step).isFalse();
            Action usual = truth.pending().orElseThrow().suggested();
            both.forEach(game -> game.play(usual));
        }
        assertThat(viewsDiffer(twins)).isFalse();

        both.forEach(game -> game.play(Action.of(Kind.REVEAL_BASE)));

        assertThat(viewsDiffer(twins)).isTrue();
        assertThat(twins.twin().log(Viewer.IMPERIAL).getLast())
                .isNotEqualTo(twins.truth().log(Viewer.IMPERIAL).getLast());
    }

    @Test
    @Tag("K-R8")
    void whatTheEmpireDeploysAndBuysIsSeenWhenItIsDone() {
        int tried = 0;
        int shown = 0;
        for (int seed = 0; seed < PAIRS; seed++) {
            Random whim = new Random(seed);
            Game game = Game.ofSeed(SHORT, seed);
            for (int step = 0; step < LATE && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                boolean screened = BEHIND_THE_SCREEN.contains(decision.question()) && decision.side() == Side.IMPERIAL;
                if (screened && whim.nextInt(4) == 0) {
                    shown += lookBehind(game, whim, "seed " + seed + ", step " + step) ? 1 : 0;
                    tried++;
                }
                game.play(SecondWhims.ANY.choose(decision, whim));
            }
        }
        assertThat(tried).isGreaterThan(PAIRS * 10);
        assertThat(shown).as("what was bought is seen in the end").isPositive();
    }

    /** He does this and that in a copy: nobody else sees anything of it before he is done. Returns whether it was seen then. */
    private static boolean lookBehind(Game game, Random whim, String where) {
        Game busy = game.copy();
        for (int purchase = 0; purchase < 6; purchase++) {
            Decision decision = busy.pending().orElseThrow();
            List<Action> more = decision.actions().stream()
                    .filter(action -> action.kind() != Kind.END)
                    .toList();
            boolean screened = BEHIND_THE_SCREEN.contains(decision.question()) && decision.side() == Side.IMPERIAL;
            if (!screened || more.isEmpty()) {
                break;
            }
            Question asked = decision.question();
            busy.play(more.get(whim.nextInt(more.size())));
            if (busy.pending().orElseThrow().question() != asked && asked == Affair.GARRISON) {
                break;
            }
            if (isStillBehind(busy)) {
                assertLooksTheSame(game, busy, where);
            }
        }
        Viewer rebel = Viewer.REBEL;
        while (isStillBehind(busy)) {
            Decision decision = busy.pending().orElseThrow();
            Action end = Action.of(Kind.END);
            busy.play(decision.allows(end) ? end : decision.actions().getFirst());
        }
        return busy.viewFor(rebel).fingerprint() != game.viewFor(rebel).fingerprint();
    }

    private static boolean isStillBehind(Game game) {
        return game.pending()
                .filter(decision -> decision.side() == Side.IMPERIAL && BEHIND_THE_SCREEN.contains(decision.question()))
                .isPresent();
    }

    private static void assertLooksTheSame(Game game, Game busy, String where) {
        for (Viewer viewer : List.of(Viewer.REBEL, Viewer.SPECTATOR)) {
            PlayerView here = game.viewFor(viewer);
            PlayerView there = busy.viewFor(viewer);
            assertThat(there.waitingFor()).as(where).isEqualTo(here.waitingFor());
            assertThat(busy.logLength(viewer)).as(where).isEqualTo(game.logLength(viewer));
            assertThat(there.fingerprint()).as("%s, %s", where, viewer).isEqualTo(here.fingerprint());
        }
        assertThat(busy.number(Side.REBEL)).as(where).isEqualTo(game.number(Side.REBEL));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void whoIsAskedImaginesAGameThatLooksLikeTheTrueOne(Side side) {
        int imagined = 0;
        Viewer viewer = Viewer.of(side);
        for (int seed = 0; seed < PAIRS; seed++) {
            Random whim = new Random(seed);
            Game game = Game.ofSeed(seed % 3 == 0 ? WHOLE : SHORT, seed);
            for (int step = 0; step < LATE && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                if (decision.side() == side && step % 9 == 0) {
                    PlayerView view = game.viewFor(viewer);
                    assertThat(view.imagine(step).viewFor(viewer).fingerprint())
                            .as("seed %s, step %s, %s", seed, step, decision.question())
                            .isEqualTo(view.fingerprint());
                    imagined++;
                }
                game.play(SecondWhims.ANY.choose(decision, whim));
            }
        }
        assertThat(imagined).isGreaterThan(PAIRS * 20);
    }
}
