package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Edition;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.edition.second.Happening;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import fitg.state.Cast;
import fitg.state.Segment;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Statistics against games that were counted by hand. */
class ChronicleTest {

    private static final int FRUN =
            Catalogue.standard().characterNamed("Frun Sentel").index();
    private static final int REDJAC =
            Catalogue.standard().characterNamed("Redjac").index();

    // ---- losses

    /** The worked example of military combat: the Empire loses a Line and a Militia, the rebels a 2-1. */
    @Test
    void bothSidesLoseUnitsInOneFight() {
        Scene scene = Position.in(22)
                .placeWithUnits("Frun Sentel", 2231)
                .units(2231, UnitKind.AIR_2_1, 2)
                .units(2231, UnitKind.AIR_1_0, 1)
                .units(2231, UnitKind.LINE, 1)
                .units(2231, UnitKind.MILITIA, 1)
                .dice(4, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack", "character:4");

        Turn turn = turnOf(scene);
        assertThat(turn.empire()).isEqualTo(new Turn.Losses(0, 0, 2));
        assertThat(turn.rebels()).isEqualTo(new Turn.Losses(0, 0, 1));
    }

    /** The Empire searches in the Rebel player-turn; those it catches are still rebels. */
    @Test
    void rebelsCapturedInTheirOwnTurnAreALossOfTheRebels() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .place("Boccanegra", 2232)
                .detected("Frun Sentel", "Boccanegra")
                .units(2232, UnitKind.LINE, 3)
                .dice(1, 3, 2)
                .picks(0)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "attack", "capture", "active", "active", "stand");

        assertThat(turnOf(scene).rebels()).isEqualTo(new Turn.Losses(0, 2, 0));
        assertThat(turnOf(scene).empire()).isEqualTo(new Turn.Losses(0, 0, 0));
    }

    /** One action may end a turn and bring losses in the next one. */
    @Test
    void whatHappensAfterTheNextTurnBeganBelongsToIt() {
        Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1);
        TurnStatistics statistics = new TurnStatistics(game.scenario());
        new Chronicle(statistics)
                .happened(
                        List.of(
                                new Event.TurnBegan(1, ""),
                                new Event.SegmentBegan(Side.IMPERIAL, Segment.MISSIONS, ""),
                                new Event.Killed(REDJAC, ""),
                                new Event.TurnBegan(2, ""),
                                new Event.SegmentBegan(Side.REBEL, Segment.START, ""),
                                new Event.Killed(FRUN, ""),
                                new Event.TurnBegan(3, "")),
                        () -> game.viewFor(Viewer.SPECTATOR));

        List<Turn> turns = statistics.turns();
        assertThat(turns).extracting(Turn::number).containsExactly(1, 2);
        assertThat(turns.get(0).empire().killed()).isEqualTo(1);
        assertThat(turns.get(0).rebels().killed()).isZero();
        assertThat(turns.get(1).empire().killed()).isZero();
        assertThat(turns.get(1).rebels().killed()).isEqualTo(1);
    }

    // ---- missions

    @Test
    void aCampsMissionIsOneOfTheRebels() {
        Scene scene = adrax().turn(2)
                .camp(5231, 1)
                .actionCards(91, 93)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "camp:C", "draw");

        assertThat(missionsOf(scene)).containsExactly(new MissionSuccess(Side.REBEL, Mission.COUP, 1, 1, 0, 1, 0));
    }

    /** An enemy agent ends the group's mission and leaves the camp's, which nobody has ended yet. */
    @Test
    void anAbortedMissionIsTriedButNeitherCompletedNorFailed() {
        Scene scene = adrax().turn(2)
                .camp(5231, 1)
                .place("Boccanegra", 5231)
                .actionCards(90)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "camp:D", "mission:G");

        assertThat(missionsOf(scene))
                .containsExactly(
                        new MissionSuccess(Side.REBEL, Mission.DIPLOMACY, 1, 1, 0, 0, 0),
                        new MissionSuccess(Side.REBEL, Mission.GAIN_CHARACTERS, 1, 0, 0, 0, 1));
    }

    @Test
    void theEmpiresMissionsAreItsOwn() {
        Scene scene = adrax().place("Redjac", 5231)
                .luck(3)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("environ:5231", "mission:D");
        scene.skipSegment();

        assertThat(missionsOf(scene)).singleElement().satisfies(each -> {
            assertThat(each.side()).isEqualTo(Side.IMPERIAL);
            assertThat(each.mission()).isEqualTo(Mission.DIPLOMACY);
            assertThat(each.attempted()).isEqualTo(1);
        });
    }

    private static Position adrax() {
        return Position.in(52).loyalty("Adrax", Loyalty.LOYAL);
    }

    // ---- whole games

    static List<Scenario> scenarios() {
        return Scenarios.skirmishes();
    }

    /** Whoever was killed is out of the game, and units placed less units lost are on the board. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void theLossesOfAGameExplainItsLastBoard(Scenario scenario) {
        for (long seed = 0; seed < 20; seed++) {
            Game game = Game.ofSeed(scenario, seed);
            Player player = Players.named(Players.RECRUIT, seed).orElseThrow();
            TurnStatistics statistics = new TurnStatistics(scenario);
            Chronicle chronicle = new Chronicle(statistics);
            List<Event> events = new ArrayList<>(game.log(Viewer.SPECTATOR));
            while (!game.isOver()) {
                var decision = game.pending().orElseThrow();
                List<Event> now = game.play(player.choose(game.viewFor(Viewer.of(decision.side())), decision));
                chronicle.happened(now, () -> game.viewFor(Viewer.SPECTATOR));
                events.addAll(now);
            }
            PlayerView last = game.viewFor(Viewer.SPECTATOR);
            for (Side side : Side.values()) {
                assertThat(total(statistics, side).killed()).isEqualTo(dead(last, side));
                assertThat(placed(events, side) - total(statistics, side).units())
                        .isEqualTo(onBoard(last, side));
            }
            assertThat(statistics.turns().getLast().points()).isEqualTo(last.points());
        }
    }

    private static Turn.Losses total(TurnStatistics statistics, Side side) {
        double killed = 0;
        double captured = 0;
        double units = 0;
        for (Turn turn : statistics.turns()) {
            Turn.Losses losses = side == Side.REBEL ? turn.rebels() : turn.empire();
            killed += losses.killed();
            captured += losses.captured();
            units += losses.units();
        }
        return new Turn.Losses(killed, captured, units);
    }

    private static double dead(PlayerView view, Side side) {
        int dead = 0;
        for (int character = 0; character < Cast.COUNT; character++) {
            dead += Cast.side(character) == side && view.people().at(character) == Place.OUT_OF_GAME ? 1 : 0;
        }
        return dead;
    }

    private static double placed(List<Event> events, Side side) {
        return events.stream()
                .mapToInt(event -> switch (event) {
                    case Event.UnitsPlaced units
                    when units.side() == side -> units.units().size();
                    case Happening.CountersPlaced counters
                    when counters.side() == side -> counters.counters().size();
                    default -> 0;
                })
                .sum();
    }

    private static double onBoard(PlayerView view, Side side) {
        int units = 0;
        for (int environ : view.scenario().environs()) {
            units += view.forces().units(environ, side);
        }
        return view.scenario().ruleset().edition() == Edition.FIRST ? units : units + counters(view, side);
    }

    private static int counters(PlayerView view, Side side) {
        Counters counters = Theatre.counters(view);
        int sum = 0;
        for (int each = 0; each < counters.count(); each++) {
            sum += counters.side(each) == side && counters.place(each) != Place.OUT_OF_GAME ? 1 : 0;
        }
        return sum;
    }

    // ---- what a scene comes to

    private static Turn turnOf(Scene scene) {
        TurnStatistics statistics = statisticsOf(scene);
        if (statistics.turns().isEmpty()) {
            statistics.ended(1, scene.game().viewFor(Viewer.SPECTATOR));
        }
        return statistics.turns().getFirst();
    }

    private static List<MissionSuccess> missionsOf(Scene scene) {
        return statisticsOf(scene).missions();
    }

    private static TurnStatistics statisticsOf(Scene scene) {
        TurnStatistics statistics = new TurnStatistics(scene.game().scenario());
        new Chronicle(statistics).happened(scene.events(), () -> scene.game().viewFor(Viewer.SPECTATOR));
        return statistics;
    }
}
