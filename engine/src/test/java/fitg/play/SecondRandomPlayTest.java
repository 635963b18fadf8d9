package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Edition;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.rules.prisoner.second.Escorts;
import fitg.state.Cast;
import fitg.state.theatre.Theatre;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What must hold in every game of 2002, tried on many drawn by lot, in which everything there is comes up. */
class SecondRandomPlayTest {

    private static final int LONGEST = 120;
    private static final int ENDINGS = 40;
    private static final int MANY_ANSWERS = 20_000;

    private static final Lots LOTS =
            new Lots(new int[] {183, 197, 317, 409, 424, 455, 516, 875, 935, 951, 1043, 1519, 1817}, 300, 20000);

    /** RUL-85, K-R38: what is asked even where only one answer is left, so that the asking tells nothing. */
    private static final Set<Question> ASKED_ANYWAY = Set.of(
            Ask.USE_POSSESSION, Affair.MEDIKIT, Query.INTERPLANETARY, Query.PLANETARY_MOVE, Query.CHARACTER_MOVE);

    @Test
    @Tag("E3.3.b.1")
    @Tag("E3.3.b.2")
    @Tag("E3.3.c.4")
    @Tag("E5.5.a.2")
    @Tag("E5.5.a.6")
    @Tag("E5.6.a.3")
    void builtPositionsAndScenariosKeepTheirInvariantsAndReachEverything() {
        SecondTally tally = new SecondTally();
        scenarios(tally, 0, 2);
        LOTS.play(seed -> position(tally, seed), () -> !tally.missing().isEmpty());
        assertThat(tally.missing()).as("never reached: %s", tally).isEmpty();
    }

    @Test
    @Tag("long")
    void thousandsOfGamesAndPositionsKeepTheirInvariants() {
        SecondTally tally = new SecondTally();
        scenarios(tally, 1000, 1200);
        for (int seed = 100_000; seed < 120_000; seed++) {
            position(tally, seed);
        }
        assertThat(tally.missing()).as("%s", tally).isEmpty();
    }

    private static void position(SecondTally tally, int seed) {
        play(tally, SecondRandomPosition.of(seed).game(), seed, LONGEST);
    }

    /** From set-up to an end of their own; and a few that are about to end. */
    private static void scenarios(SecondTally tally, int firstSeed, int endSeed) {
        for (Scenario scenario : Scenarios.skirmishes(Edition.SECOND)) {
            for (int seed = firstSeed; seed < endSeed; seed++) {
                Game game = Game.ofSeed(scenario, seed);
                play(tally, game, seed, MANY_ANSWERS);
                assertThat(game.outcome()).as("%s, seed %s", scenario, seed).isPresent();
            }
            for (int seed = firstSeed; seed < firstSeed + ENDINGS; seed++) {
                play(tally, SecondRandomPosition.before(scenario, seed).game(), seed, 1);
            }
        }
    }

    private static void play(SecondTally tally, Game game, int seed, int longest) {
        SecondWhims player = SecondWhims.values()[seed % SecondWhims.values().length];
        SecondInvariants invariants = new SecondInvariants();
        Random whim = new Random(seed);
        game.rawEvents().forEach(tally::happened);
        for (int step = 0; step < longest && !game.isOver(); step++) {
            Decision decision = game.pending().orElseThrow();
            Action action = player.choose(decision, whim);
            try {
                isAQuestion(decision);
                tally.asked(decision.question());
                List<Event> events = game.play(action);
                events.forEach(tally::happened);
                events.forEach(event -> watch(game, invariants, event));
                invariants.check(game);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ", step " + step + ", " + action + " to " + decision, e);
            }
        }
    }

    private static void isAQuestion(Decision decision) {
        assertThat(decision.actions()).doesNotHaveDuplicates();
        if (!ASKED_ANYWAY.contains(decision.question())) {
            assertThat(decision.actions()).hasSizeGreaterThan(1);
        }
        assertThat(decision.actions()).contains(decision.suggested());
    }

    private static void watch(Game game, SecondInvariants invariants, Event event) {
        switch (event) {
            case Happening.EscortJoined e ->
                assertThat(Escorts.inPlay(game.state(), Cast.side(e.character())))
                        .as("escorts of %s", Cast.side(e.character()))
                        .isLessThanOrEqualTo(Escorts.lost(game.state(), Cast.side(e.character())));
            case Event.Freed e
            when Theatre.company(game.state()).spaceshipOf(e.character()) >= 0 ->
                invariants.mayBeCrowded(Theatre.company(game.state()).spaceshipOf(e.character()));
            default -> {}
        }
    }
}
