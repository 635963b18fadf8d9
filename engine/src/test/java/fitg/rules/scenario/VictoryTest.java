package fitg.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Verdict;
import fitg.state.Flag;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Specification 19.3, 19.4 and 20: instant victories and victory points. */
class VictoryTest {

    /** Egrix in its last turn with a score of 0: no planet at Unrest or Patriotic, nobody dead or taken. */
    private static Position egrix() {
        return Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .turn(6)
                .loyalty("Charkhan", Loyalty.LOYAL)
                .place("Frun Sentel", 2231)
                .place("Jon Kidu", 2211);
    }

    /** Varu in its last turn with a score of 9, for Cercis. */
    private static Position varu() {
        return Position.of(Scenarios.VARU_POWDERKEG)
                .turn(7)
                .place("Kogus", 4331)
                .place("Gelba", 4321);
    }

    private static Verdict end(Position position) {
        Scene scene = position.start(Side.IMPERIAL, Segment.END);
        assertThat(scene.game().isOver()).isTrue();
        return scene.game().outcome().orElseThrow();
    }

    // ---- points (20)

    @Test
    void aQuietEgrixIsWorthNothing() {
        assertThat(end(egrix())).isEqualTo(new Verdict(Side.IMPERIAL, Verdict.Reason.POINTS, 0));
    }

    @Test
    void aPlanetTheRebelPlayerControlsIsWorthNine() {
        assertThat(end(varu()).points()).isEqualTo(9);
    }

    @Test
    void aRebellionIsWorthSix() {
        Verdict verdict = end(egrix().state("Angoff", PlanetState.REBELLION).pdb("Angoff", 2, false));

        assertThat(verdict.points()).isEqualTo(6);
    }

    @Test
    @Tag("RUL-39")
    void rebelControlWithoutActualControlIsWorthSix() {
        Verdict verdict = end(varu().units(4331, UnitKind.LINE, 1).pdb("Cercis", 1, false));

        assertThat(verdict.points()).isEqualTo(6);
    }

    @Test
    void unrestIsWorthThreeUnderImperialControl() {
        assertThat(end(egrix().loyalty("Angoff", Loyalty.UNREST)).points()).isEqualTo(3);
    }

    @Test
    void unrestIsWorthThreeInAStoppedRebellion() {
        assertThat(end(egrix().state("Angoff", PlanetState.REBELLION_STOPPED)).points())
                .isEqualTo(3);
    }

    @Test
    void aStoppedRebellionAtDissentIsWorthNothing() {
        Position position =
                egrix().state("Angoff", PlanetState.REBELLION_STOPPED).loyalty("Angoff", Loyalty.DISSENT);

        assertThat(end(position).points()).isZero();
    }

    @Test
    void aPatrioticPlanetCostsTwo() {
        assertThat(end(egrix().loyalty("Charkhan", Loyalty.PATRIOTIC)).points()).isEqualTo(-2);
    }

    @Test
    void aDeadImperialCharacterIsWorthOne() {
        assertThat(end(egrix().dead("Vans Ka-Tie-A")).points()).isEqualTo(1);
    }

    @Test
    void anImperialPrisonerIsWorthTwo() {
        assertThat(end(egrix().prisoner("Vans Ka-Tie-A", "Frun Sentel")).points())
                .isEqualTo(2);
    }

    @Test
    void aDeadRebelCharacterCostsOne() {
        assertThat(end(egrix().dead("Boccanegra")).points()).isEqualTo(-1);
    }

    @Test
    void aRebelPrisonerCostsTwo() {
        assertThat(end(egrix().prisoner("Boccanegra", "Jon Kidu")).points()).isEqualTo(-2);
    }

    @Test
    void rebelInformationIsWorthOne() {
        assertThat(end(egrix().flag(Flag.REBEL_INFORMATION)).points()).isEqualTo(1);
    }

    @Test
    void imperialInformationCostsOne() {
        assertThat(end(egrix().flag(Flag.IMPERIAL_INFORMATION)).points()).isEqualTo(-1);
    }

    // ---- the number to reach

    private static Position twoRebellions() {
        return egrix().state("Angoff", PlanetState.REBELLION)
                .pdb("Angoff", 2, false)
                .state("Charkhan", PlanetState.REBELLION)
                .pdb("Charkhan", 0, false);
    }

    @Test
    void twelvePointsWinEgrixForTheRebelPlayer() {
        assertThat(end(twoRebellions())).isEqualTo(new Verdict(Side.REBEL, Verdict.Reason.POINTS, 12));
    }

    @Test
    void elevenPointsDoNot() {
        assertThat(end(twoRebellions().dead("Boccanegra")))
                .isEqualTo(new Verdict(Side.IMPERIAL, Verdict.Reason.POINTS, 11));
    }

    /** Cercis 9, Horon and Solvia in rebellion 12, one Rebel dead. */
    private static Position varuInFlames() {
        return varu().state("Horon", PlanetState.REBELLION)
                .pdb("Horon", 1, false)
                .state("Solvia", PlanetState.REBELLION)
                .pdb("Solvia", 2, false)
                .dead("Zina Adora");
    }

    @Test
    void twentyPointsWinVaruForTheRebelPlayer() {
        assertThat(end(varuInFlames())).isEqualTo(new Verdict(Side.REBEL, Verdict.Reason.POINTS, 20));
    }

    @Test
    void nineteenPointsDoNot() {
        assertThat(end(varuInFlames().dead("Vudot Vodot")))
                .isEqualTo(new Verdict(Side.IMPERIAL, Verdict.Reason.POINTS, 19));
    }

    @Test
    void egrixGoesOnBeforeItsSixthTurnIsOver() {
        Scene scene = egrix().turn(5).start(Side.IMPERIAL, Segment.END);

        assertThat(scene.game().isOver()).isFalse();
        assertThat(scene.turn()).isEqualTo(6);
    }

    @Test
    void varuGoesOnBeforeItsSeventhTurnIsOver() {
        Scene scene = varu().turn(6).start(Side.IMPERIAL, Segment.END);

        assertThat(scene.game().isOver()).isFalse();
        assertThat(scene.turn()).isEqualTo(7);
    }

    // ---- instant victories

    @Test
    void aPlanetThatComesUnderRebelControlWinsEgrixAtOnce() {
        Position position =
                egrix().turn(3).state("Angoff", PlanetState.REBELLION).pdb("Angoff", 2, true);

        Verdict verdict = end(position);

        assertThat(verdict.winner()).isEqualTo(Side.REBEL);
        assertThat(verdict.reason()).isEqualTo(Verdict.Reason.INSTANT_VICTORY);
    }

    private static Scene lastRebelShotDown(Position position) {
        Scene scene = position.place("Boccanegra", 2221)
                .ship("Galactic Freighter", "Boccanegra")
                .pdb("Angoff", 2, false)
                .pdb("Quibron", 1, true)
                .units(2232, UnitKind.PATROL, 1)
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);
        return scene.play("fly:34", "environ:2211");
    }

    @Test
    void theDeathOfTheLastFreeRebelWinsEgrixForTheEmpireAtOnce() {
        Scene scene = lastRebelShotDown(Position.of(Scenarios.FLIGHT_TO_EGRIX));

        assertThat(scene.game().isOver()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.game().outcome().orElseThrow().reason()).isEqualTo(Verdict.Reason.INSTANT_VICTORY);
    }

    @Test
    void notWhileAPlanetIsOutOfImperialControl() {
        Scene scene = lastRebelShotDown(Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .state("Charkhan", PlanetState.REBELLION)
                .pdb("Charkhan", 0, false));

        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void aRebelPrisonerDoesNotKeepTheEmpireFromWinning() {
        Scene scene = lastRebelShotDown(
                Position.of(Scenarios.FLIGHT_TO_EGRIX).place("Jon Kidu", 2231).prisoner("Frun Sentel", "Jon Kidu"));

        assertThat(scene.game().isOver()).isTrue();
    }

    @Test
    void anotherFreeRebelDoes() {
        Scene scene = lastRebelShotDown(Position.of(Scenarios.FLIGHT_TO_EGRIX).place("Frun Sentel", 2231));

        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void thoseStillInSpaceCountAsFreeAndAlive() {
        Scene scene = Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .inSpace("Boccanegra")
                .ship("Planetary Privateer", "Boccanegra")
                .units(2211, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.START);

        scene.expect(Ask.ENTER_FROM_SPACE);
    }

    @Test
    void cercisAndAnotherPlanetUnderRebelControlWinVaruAtOnce() {
        Position position =
                varu().turn(3).state("Solvia", PlanetState.REBELLION).pdb("Solvia", 2, true);

        Verdict verdict = end(position);

        assertThat(verdict.winner()).isEqualTo(Side.REBEL);
        assertThat(verdict.reason()).isEqualTo(Verdict.Reason.INSTANT_VICTORY);
    }

    @Test
    void twoOtherPlanetsWithoutCercisDoNotWinVaru() {
        Scene scene = varu().turn(3)
                .state("Cercis", PlanetState.IMPERIAL_CONTROL)
                .state("Horon", PlanetState.REBEL_CONTROL)
                .state("Solvia", PlanetState.REBELLION)
                .pdb("Solvia", 2, true)
                .start(Side.IMPERIAL, Segment.END);

        assertThat(scene.state("Solvia")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.game().isOver()).isFalse();
    }

    /** The Line moves to Cercis, whose rebellion is stopped, and makes it Imperial. */
    private static Scene empireTakesCercis(Position position) {
        Scene scene = position.turn(3)
                .state("Cercis", PlanetState.REBELLION_STOPPED)
                .units(4311, UnitKind.LINE, 1)
                .units(4321, UnitKind.MILITIA, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);
        return scene.play("move-units:4311", "environ:4332");
    }

    @Test
    void allPlanetsAndThreeRebelsDeadOrTakenWinVaruForTheEmpireAtOnce() {
        Scene scene =
                empireTakesCercis(varu().dead("Zina Adora").dead("Vudot Vodot").prisoner("Rayner Derban", "Gelba"));

        assertThat(scene.game().isOver()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.game().outcome().orElseThrow().reason()).isEqualTo(Verdict.Reason.INSTANT_VICTORY);
    }

    @Test
    void twoRebelsDeadAreNotEnough() {
        Scene scene = empireTakesCercis(varu().dead("Zina Adora").dead("Vudot Vodot"));

        assertThat(scene.game().isOver()).isFalse();
    }

    // ---- finer points

    @Test
    void thePointsAreCountedAfterTheInterphase() {
        Position position = varu().state("Cercis", PlanetState.IMPERIAL_CONTROL)
                .loyalty("Cercis", Loyalty.NEUTRAL)
                .state("Solvia", PlanetState.REBELLION)
                .pdb("Solvia", 2, true);

        assertThat(end(position)).isEqualTo(new Verdict(Side.IMPERIAL, Verdict.Reason.POINTS, 9));
    }

    @Test
    void rebelControlOfCercisOnPaperDoesNotWinVaru() {
        Scene scene = varu().turn(3)
                .units(4331, UnitKind.LINE, 1)
                .pdb("Cercis", 1, false)
                .state("Solvia", PlanetState.REBELLION)
                .pdb("Solvia", 2, true)
                .start(Side.IMPERIAL, Segment.END);

        assertThat(scene.state("Solvia")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void allPlanetsMustBeImperialForTheEmpireToWinVaru() {
        Scene scene = varu().turn(3)
                .dead("Zina Adora")
                .dead("Vudot Vodot")
                .prisoner("Rayner Derban", "Gelba")
                .start(Side.IMPERIAL, Segment.END);

        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void theCaptureOfTheLastFreeRebelWinsEgrix() {
        Scene scene = Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .place("Frun Sentel", 2221)
                .detected("Frun Sentel")
                .units(2221, UnitKind.LINE, 4)
                .dice(1, 4, 6)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2221", "units", "attack", "capture", "stand");

        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
        assertThat(scene.game().isOver()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
    }

    /** The squad that captures Frun Sentel is wiped out in the same round, so he was never taken. */
    @Test
    void aCharacterCombatIsFinishedBeforeAnybodyWins() {
        Scene scene = Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .units(2232, UnitKind.MILITIA, 1)
                .dice(1, 1, 3)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2232", "units", "attack", "capture", "stand");

        assertThat(scene.events(Event.CombatEnded.class)).hasSize(1);
        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.game().isOver()).isFalse();
    }
}
