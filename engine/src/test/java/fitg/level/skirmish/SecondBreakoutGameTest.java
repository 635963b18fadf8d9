package fitg.level.skirmish;

import static fitg.play.Orders.egrix;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event.SegmentBegan;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Breakout at Egrix as a whole: set-up, order of a round, points and ends. */
class SecondBreakoutGameTest {

    private static final Scenario BREAKOUT =
            Scenarios.named("breakout-at-egrix").orElseThrow();

    private static SecondScene begin() {
        return new SecondScene(Game.ofSeed(BREAKOUT, 1), new LoadedChance(null));
    }

    private static SecondScene setUp(String vans, String kidu, String mantok, String fleet) {
        SecondScene scene = begin();
        for (int answers = 0; answers < 4; answers++) {
            assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
            boolean aboutVans = scene.decision().subject() == Position.character("Vans Ka-Tie-A");
            scene.play(
                    switch (Query.of(scene.question())) {
                        case SET_UP_STACK -> aboutVans ? vans : kidu;
                        case SET_UP_HOLDER -> mantok;
                        default -> fleet;
                    });
        }
        return scene;
    }

    @Test
    @Tag("S-D1")
    void theImperialSetsUpAndTheRebelBegins() {
        SecondScene scene = setUp("military-stack", "character-stack", "units", "dispersed");

        assertThat(scene.isWithUnits("Vans Ka-Tie-A")).isTrue();
        assertThat(scene.isWithUnits("Jon Kidu")).isFalse();
        assertThat(scene.holder("Ly Mantok")).isEqualTo("units");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.expect(Query.INTERPLANETARY);
    }

    @Test
    @Tag("S-D1")
    @Tag("E5.5.a.2")
    void vansMayHoldMantokHimself() {
        SecondScene scene = setUp("character-stack", "military-stack", "character:30", "battle-formation");

        assertThat(scene.holder("Ly Mantok")).isEqualTo("Vans Ka-Tie-A");
    }

    @Test
    @Tag("E5.1.a.2")
    @Tag("E5.1.a.3")
    void everybodyStandsWhereTheSheetSays() {
        SecondScene scene = setUp("military-stack", "military-stack", "units", "dispersed");

        for (String each : List.of("Boccanegra", "Frun Sentel", "Doctor Sontag", "Adam Starlight")) {
            assertThat(scene.spaceshipOf(each)).as(each).isEqualTo("Planetary Privateer");
            assertThat(scene.place(each)).isEqualTo("orbit-241");
            assertThat(scene.isDetected(each)).isFalse();
        }
        assertThat(scene.groundUnits("2323", Side.REBEL)).isEqualTo(1);
        assertThat(scene.starships("2323", Side.REBEL)).isEqualTo(2);
        assertThat(scene.groundUnits("2211", Side.IMPERIAL)).isEqualTo(2);
        assertThat(scene.groundUnits("2221", Side.IMPERIAL)).isEqualTo(2);
        assertThat(scene.starships("orbit-222", Side.IMPERIAL)).isEqualTo(2);
        assertThat(scene.pdbUp("Angoff")).isTrue();
        assertThat(scene.pdbUp("Orning")).isFalse();
        assertThat(scene.points()).isZero();
    }

    @Test
    @Tag("E2.3.1")
    @Tag("E2.4.3")
    void aRoundHasTheSegmentsOfBothTurnsInTheirOrder() {
        SecondScene scene = setUp("military-stack", "military-stack", "units", "dispersed");
        while (scene.turn() == 1) {
            Orders.finishTurn(scene);
            if (scene.truth().turn().segment() == Segment.INTERPHASE) {
                scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
            }
        }

        List<String> order = new ArrayList<>();
        for (SegmentBegan began : scene.events(SegmentBegan.class)) {
            order.add(began.phasing() + " " + began.segment());
        }
        List<String> turn = List.of(
                "INTERPLANETARY_MOVEMENT",
                "SPACE_COMBAT",
                "CHARACTER_MOVEMENT",
                "PLANETARY_MOVEMENT",
                "REACTION",
                "ENVIRONS_COMBAT",
                "ORBIT_ORGANISATION",
                "SEARCH",
                "MISSIONS");
        List<String> both = new ArrayList<>();
        turn.forEach(segment -> both.add("REBEL " + segment));
        turn.forEach(segment -> both.add("IMPERIAL " + segment));
        assertThat(order).containsSubsequence(both);
    }

    @Test
    @Tag("E2.4.3")
    void afterTheLastRoundWithNothingDoneTheEmpireWins() {
        SecondScene scene = setUp("military-stack", "military-stack", "units", "dispersed");

        while (!scene.game().isOver()) {
            Orders.finishTurn(scene);
            if (!scene.game().isOver() && scene.truth().turn().segment() == Segment.INTERPHASE) {
                scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
            }
        }

        assertThat(scene.turn()).isEqualTo(scene.game().scenario().lastTurn());
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
    }

    // ---- points

    private static SecondPosition mantokHeld() {
        return egrix().counter("Conscript", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .sinceTheBeginning("Ly Mantok")
                .place("Boccanegra", "2231");
    }

    @Test
    @Tag("SA24")
    void mantokFreeInEgrixIsWorthThree() {
        assertThat(egrix().place("Ly Mantok", "2211").startInterphase().points())
                .isEqualTo(3);
    }

    @Test
    @Tag("SA24")
    void mantokFreeOutsideEgrixIsWorthFive() {
        SecondScene scene = egrix().counter("Rebel Light", "orbit-231")
                .aboard("Ly Mantok", 0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        assertThat(scene.points()).isEqualTo(5);
    }

    @Test
    @Tag("SA24")
    void mantokInHisCellCostsNothing() {
        assertThat(mantokHeld().startInterphase().points()).isZero();
    }

    @Test
    @Tag("SA24")
    void mantokRetakenCostsTwo() {
        SecondScene scene = egrix().counter("Conscript", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .place("Boccanegra", "2231")
                .startInterphase();

        assertThat(scene.points()).isEqualTo(-2);
    }

    @Test
    @Tag("SA24")
    void imperialPrisonersAreWorthTwoAndTheDeadOne() {
        SecondScene scene = mantokHeld()
                .prisoner("Jon Kidu", "Boccanegra")
                .dead("Vans Ka-Tie-A")
                .startInterphase();

        assertThat(scene.points()).isEqualTo(2 + 1);
    }

    @Test
    @Tag("SA24")
    void rebelPrisonersCostTwoAndTheDeadOne() {
        SecondScene scene = mantokHeld()
                .prisonerOfUnits("Frun Sentel", "2211")
                .dead("Adam Starlight")
                .startInterphase();

        assertThat(scene.points()).isEqualTo(-2 - 1);
    }

    @Test
    @Tag("SA24")
    void withoutAFreeRebelTheEmpireWinsAtTheInterphase() {
        SecondScene scene = egrix().counter("Conscript", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .sinceTheBeginning("Ly Mantok")
                .prisonerOfUnits("Boccanegra", "2211")
                .startInterphase();

        while (!scene.game().isOver() && scene.question() == Query.PDB_UP) {
            scene.play("end");
        }

        assertThat(scene.game().isOver()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("SA24")
    void threePointsWithMantokStillInEgrixDoNotEndTheGame() {
        SecondScene scene = egrix().place("Ly Mantok", "2211").startInterphase();

        scene.play("end");

        assertThat(scene.game().isOver()).isFalse();
    }
}
