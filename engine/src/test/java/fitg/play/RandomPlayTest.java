package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.ActionEvent;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.level.starsystem.StarSystemRules;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold in every game, tried on many drawn by lot. */
class RandomPlayTest {

    private static final int LONGEST = 250;

    private static final Lots LOTS = new Lots(new int[] {238, 268, 608, 889, 1252, 3352, 4083, 4240, 4413}, 400, 8000);

    static List<Scenario> scenarios() {
        return Scenarios.under(StarSystemRules.RULES);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void everyScenarioKeepsItsInvariantsAndEnds(Scenario scenario) {
        keepsItsInvariantsAndEnds(scenario, 0, 60);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @Tag("long")
    void thousandsOfGamesKeepTheirInvariants(Scenario scenario) {
        keepsItsInvariantsAndEnds(scenario, 1000, 6000);
    }

    private static void keepsItsInvariantsAndEnds(Scenario scenario, int firstSeed, int endSeed) {
        for (int seed = firstSeed; seed < endSeed; seed++) {
            Game game = Game.ofSeed(scenario, seed);
            Lively player = new Lively(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                Action action = player.choose(decision);
                List<Event> events = game.play(action);
                try {
                    Invariants.check(game);
                } catch (AssertionError e) {
                    throw new AssertionError(
                            "seed " + seed + " after " + action + " to " + decision + ": " + events, e);
                }
            }
            assertThat(game.outcome()).isPresent();
        }
    }

    @Test
    void builtPositionsKeepTheirInvariantsAndReachEverything() {
        Map<String, Integer> reached = new TreeMap<>();
        LOTS.play(seed -> position(seed, reached), () -> !missing(reached).isEmpty());
        assertThat(missing(reached)).as("never reached").isEmpty();
    }

    private static void position(int seed, Map<String, Integer> reached) {
        Game game = RandomPosition.of(seed).game();
        Lively player = new Lively(seed);
        for (int step = 0; step < LONGEST && !game.isOver(); step++) {
            Decision decision = game.pending().orElseThrow();
            reached.merge(decision.question().name(), 1, Integer::sum);
            List<Event> events;
            try {
                events = game.play(player.choose(decision));
                Invariants.check(game);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ", step " + step + ", " + decision, e);
            }
            events.forEach(event -> count(event, reached));
        }
    }

    private static void count(Event event, Map<String, Integer> reached) {
        switch (event) {
            case Event.ActionEventDrawn e when e.takesEffect() -> reached.merge("event " + e.event(), 1, Integer::sum);
            case Event.MissionEnded e
            when e.end() == Event.MissionEnded.End.COMPLETED ->
                reached.merge("mission " + e.mission(), 1, Integer::sum);
            case Event.PlanetChanged e -> reached.merge(e.from() + " to " + e.to(), 1, Integer::sum);
            default -> reached.merge(event.getClass().getSimpleName(), 1, Integer::sum);
        }
    }

    private static List<String> missing(Map<String, Integer> reached) {
        List<String> wanted = new ArrayList<>();
        for (Question question : Ask.values()) {
            boolean afterSetUp = !question.point().equals("D1")
                    && question != Ask.ENTER_FROM_SPACE
                    && question != Ask.ARRIVAL
                    && question != Ask.ARRIVAL_KIND;
            if (afterSetUp) {
                wanted.add(question.name());
            }
        }
        for (ActionEvent event : ActionEvent.values()) {
            if (event != ActionEvent.ATROCITY) {
                wanted.add("event " + event);
            }
        }
        for (Mission mission : Mission.values()) {
            if (mission.ordinal() <= Mission.COUP.ordinal()) {
                wanted.add("mission " + mission);
            }
        }
        wanted.add(PlanetState.IMPERIAL_CONTROL + " to " + PlanetState.REBELLION);
        wanted.add(PlanetState.REBELLION + " to " + PlanetState.REBEL_CONTROL);
        wanted.add(PlanetState.REBELLION + " to " + PlanetState.REBELLION_STOPPED);
        wanted.add(PlanetState.REBEL_CONTROL + " to " + PlanetState.REBELLION_STOPPED);
        wanted.add(PlanetState.REBELLION_STOPPED + " to " + PlanetState.IMPERIAL_CONTROL);
        wanted.add(PlanetState.REBELLION_STOPPED + " to " + PlanetState.REBELLION);
        wanted.removeAll(reached.keySet());
        return wanted;
    }

    @Test
    void aReplayGivesTheSameGame() {
        for (int seed = 0; seed < 30; seed++) {
            Game game = playedToTheEnd(Scenarios.VARU_POWDERKEG, seed);
            Game again = Game.ofSeed(Scenarios.VARU_POWDERKEG, seed);
            game.journal().forEach(again::play);
            assertThat(again.hash()).isEqualTo(game.hash());
            assertThat(again.outcome()).isEqualTo(game.outcome());
            assertThat(again.log(Viewer.SPECTATOR)).isEqualTo(game.log(Viewer.SPECTATOR));
        }
    }

    private static Game playedToTheEnd(Scenario scenario, long seed) {
        Game game = Game.ofSeed(scenario, seed);
        Lively player = new Lively(seed);
        while (!game.isOver()) {
            game.play(player.choose(game.pending().orElseThrow()));
        }
        return game;
    }

    @Test
    void aCopyIsIndependent() {
        Random random = new Random(1);
        for (int seed = 0; seed < 60; seed++) {
            Game game = RandomPosition.of(seed).game();
            Lively player = new Lively(seed);
            int stop = random.nextInt(60);
            for (int step = 0; step < stop && !game.isOver(); step++) {
                game.play(player.choose(game.pending().orElseThrow()));
            }
            long before = game.hash();
            Game copy = game.copy();
            assertThat(copy.hash()).isEqualTo(before);
            for (int step = 0; step < 60 && !copy.isOver(); step++) {
                copy.play(player.choose(copy.pending().orElseThrow()));
            }
            assertThat(game.hash()).isEqualTo(before);
        }
    }

    @Test
    void aGameCopiedIntoAnotherPlaysOnLikeIt() {
        Game source = Game.silent(Scenarios.VARU_POWDERKEG, Options.standard(), KeyedChance.ofSeed(5));
        Game target = Game.silent(Scenarios.VARU_POWDERKEG, Options.standard(), KeyedChance.ofSeed(6));
        Lively player = new Lively(5);
        for (int step = 0; step < 120; step++) {
            source.play(player.choose(source.pending().orElseThrow()));
        }
        source.copyInto(target);
        while (!source.isOver()) {
            Action action = player.choose(source.pending().orElseThrow());
            source.play(action);
            target.play(action);
        }
        assertThat(target.hash()).isEqualTo(source.hash());
    }

    /** RUL-84. */
    @Test
    @Tag("RUL-84")
    void undoReturnsToThePositionLeftAndNeverAcrossADieOrTheOtherPlayersAnswer() {
        int undone = 0;
        for (int seed = 0; seed < 150; seed++) {
            Game game = RandomPosition.of(seed).game();
            Lively player = new Lively(seed);
            for (int step = 0; step < 80 && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                long before = game.hash();
                Side side = decision.side();
                List<Event> events = game.play(player.choose(decision));
                boolean lucky = events.stream().anyMatch(RandomPlayTest::cannotBeTakenBack);
                if (lucky || game.isOver()) {
                    assertThat(game.undoable(side)).isZero();
                } else if (step % 3 == 0 && game.undoable(side) > 0) {
                    game.undo(side, 1);
                    undone++;
                    assertThat(game.hash()).isEqualTo(before);
                    assertThat(game.pending()).contains(decision);
                }
                assertThat(game.undoable(side.opponent())).isZero();
            }
        }
        assertThat(undone).isGreaterThan(100);
    }

    private static boolean cannotBeTakenBack(Event event) {
        return switch (event) {
            case Event.DetectionRolled e -> true;
            case Event.PdbAttacked e -> true;
            case Event.MilitaryCombatRolled e -> true;
            case Event.ActionCardDrawn e -> true;
            case Event.RoundFought e -> true;
            case Event.DieRolled e -> true;
            case Event.PossessionUsed e -> true;
            case Event.UnitsShown e -> true;
            default -> false;
        };
    }
}
