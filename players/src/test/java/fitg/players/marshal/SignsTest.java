package fitg.players.marshal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/**
 * Egrix has the planets Quibron (environ 2211, PDB 1, Loyal), Angoff (2221, PDB 2, Neutral) and Charkhan (2231 and 2232,
 * PDB 0, Patriotic); the game lasts six turns.
 */
class SignsTest {

    private static Position egrix() {
        return Position.of(Scenarios.FLIGHT_TO_EGRIX).place("Boccanegra", 2232);
    }

    // ---- time

    @Test
    void beforeTheRebelsFirstMissionsAllIsStillToCome() {
        double[] signs = rebelsMove(egrix().turn(1));
        assertSign(signs, Sign.ALWAYS, 1);
        assertSign(signs, Sign.EARLY, 1);
        assertSign(signs, Sign.REBELS_TO_MOVE, 1);
    }

    @Test
    void inTheEmpiresFourthTurnTheRebelsHaveTwoOfSixMissionPhasesLeft() {
        double[] signs = empireMoves(egrix().turn(4));
        assertSign(signs, Sign.EARLY, 2 / 6.0);
        assertSign(signs, Sign.REBELS_TO_MOVE, 0);
    }

    // ---- planets that have not risen

    @Test
    void everyQuietPlanetCountsUnderItsLoyalty() {
        double[] signs = empireMoves(egrix().turn(3).loyalty("Charkhan", Loyalty.NEUTRAL));
        assertSign(signs, Sign.PATRIOTIC, 0);
        assertSign(signs, Sign.LOYAL, 1);
        assertSign(signs, Sign.NEUTRAL, 2);
        assertSign(signs, Sign.LOYAL_EARLY, 0.5);
        assertSign(signs, Sign.NEUTRAL_EARLY, 1);
    }

    @Test
    void garrisonsCountByTheirStrengthAndLinesAreToldFromPatrols() {
        double[] signs = rebelsMove(egrix().units(2221, UnitKind.LINE, 2)
                .units(2211, UnitKind.PATROL, 1)
                .units(2231, UnitKind.MILITIA, 1));
        assertSign(signs, Sign.GARRISON, 2 * 3 + 1 + 1);
    }

    @Test
    void aPdbCountsWhileItIsUp() {
        assertSign(rebelsMove(egrix()), Sign.PDB, 1 + 2);
        assertSign(rebelsMove(egrix().pdb("Angoff", 2, false)), Sign.PDB, 1);
    }

    @Test
    void aRebellionPutDownIsSeen() {
        double[] signs = rebelsMove(
                egrix().state("Quibron", PlanetState.REBELLION_STOPPED).units(2211, UnitKind.WILD_1_0, 2));
        assertSign(signs, Sign.REBELLION_STOPPED, 1);
        assertSign(signs, Sign.REBELS_IN_ARMS, 2);
        assertSign(signs, Sign.UNREST, 1);
    }

    /** Boccanegra: combat 5, intelligence 2, leadership 2, diplomacy 0, navigation 4. */
    @Test
    void rebelsAgitateWherePeopleListen() {
        double ability = 5 + 0.8 * 2 + 1.2 * 2 + 0.5 * 4;
        assertSign(rebelsMove(egrix()), Sign.AGITATION_EARLY, 0);
        assertSign(rebelsMove(egrix().loyalty("Charkhan", Loyalty.DISSENT)), Sign.AGITATION_EARLY, 3 * ability);
    }

    // ---- planets in rebellion, and those that are won

    @Test
    void aPlanetInRebellionShowsBothSidesStrengthAndLeaders() {
        double[] signs = rebelsMove(egrix().state("Angoff", PlanetState.REBELLION)
                .units(2221, UnitKind.URBAN_1_0, 2)
                .units(2221, UnitKind.LINE, 1)
                .place("Jon Kidu", 2221)
                .place("Frun Sentel", 2221));
        assertSign(signs, Sign.REBELLION, 1);
        assertSign(signs, Sign.REBEL_STRENGTH, 2);
        assertSign(signs, Sign.IMPERIAL_STRENGTH, 3);
        assertSign(signs, Sign.SHARE_OF_STRENGTH, 2.5 / 6);
        assertSign(signs, Sign.REBEL_LEADER, 1);
        assertSign(signs, Sign.IMPERIAL_LEADER, 3);
        assertSign(signs, Sign.CLEARED_EARLY, 0);
        assertSign(signs, Sign.PDB_DOWN, 0);
        assertSign(signs, Sign.GARRISON, 0);
    }

    @Test
    void aPlanetInRebellionWithoutTroopsOfTheEmpireIsCleared() {
        double[] signs = empireMoves(
                egrix().turn(3).state("Angoff", PlanetState.REBELLION).pdb("Angoff", 2, false));
        assertSign(signs, Sign.CLEARED_EARLY, 0.5);
        assertSign(signs, Sign.PDB_DOWN, 1);
    }

    @Test
    void aPlanetTheRebelsHoldCountsForItself() {
        double[] signs = rebelsMove(egrix().state("Charkhan", PlanetState.REBEL_CONTROL)
                .units(2232, UnitKind.WILD_2_1, 2)
                .units(2231, UnitKind.PATROL, 1));
        assertSign(signs, Sign.REBEL_CONTROL, 1);
        assertSign(signs, Sign.REBEL_STRENGTH_IN_CONTROL, 4);
        assertSign(signs, Sign.IMPERIAL_STRENGTH_AGAINST_CONTROL, 1);
    }

    // ---- characters

    @Test
    void charactersCountByWhatHasBecomeOfThem() {
        double[] signs = rebelsMove(egrix().detected("Boccanegra")
                .inSpace("Doctor Sontag")
                .place("Jon Kidu", 2221)
                .prisoner("Frun Sentel", "Jon Kidu")
                .dead("Zina Adora")
                .dead("Vans Ka-Tie-A"));
        assertSign(signs, Sign.REBELS_DETECTED, 1);
        assertSign(signs, Sign.REBELS_CAPTURED, 1);
        assertSign(signs, Sign.REBELS_DEAD, 1);
        assertSign(signs, Sign.IMPERIALS_DEAD, 1);
        assertSign(signs, Sign.IMPERIAL_CHARACTERS, 1);
        assertSign(signs, Sign.LAST_REBEL, 0);
    }

    @Test
    void whoIsAloneIsTheLastRebel() {
        assertSign(rebelsMove(egrix()), Sign.LAST_REBEL, 1);
    }

    // ---- points

    @Test
    void atTheBeginningPointsSayNothing() {
        double[] signs = rebelsMove(egrix().state("Angoff", PlanetState.REBEL_CONTROL));
        assertSign(signs, Sign.MARGIN_LATE, 0);
        assertSign(signs, Sign.WON_LATE, 0);
    }

    /** 6 for a planet in rebellion and 3 for one at Unrest, less 2 for Patriotic Charkhan: 5 short of 12. */
    @Test
    void inTheLastTurnPointsAreEverything() {
        Position position = egrix().turn(6)
                .state("Angoff", PlanetState.REBELLION)
                .units(2221, UnitKind.LINE, 1)
                .loyalty("Quibron", Loyalty.UNREST);
        double[] signs = empireMoves(position);
        assertSign(signs, Sign.MARGIN_LATE, 7 - 12);
        assertSign(signs, Sign.WON_LATE, 0);
    }

    @Test
    void whoHasEnoughPointsAtTheEndHasWon() {
        Position position = egrix().turn(6)
                .state("Angoff", PlanetState.REBELLION)
                .units(2221, UnitKind.LINE, 1)
                .loyalty("Quibron", Loyalty.UNREST)
                .loyalty("Charkhan", Loyalty.UNREST);
        double[] signs = empireMoves(position);
        assertSign(signs, Sign.MARGIN_LATE, 0);
        assertSign(signs, Sign.WON_LATE, 1);
    }

    private static double[] rebelsMove(Position position) {
        return signs(position, Side.REBEL);
    }

    /** Somebody must be there to move. */
    private static double[] empireMoves(Position position) {
        return signs(position.place("Vans Ka-Tie-A", 2231), Side.IMPERIAL);
    }

    private static double[] signs(Position position, Side phasing) {
        Scene scene = position.start(phasing, Segment.MOVEMENT).expect(Ask.MOVE);
        return Signs.of(scene.game().glimpseFor(Viewer.IMPERIAL));
    }

    private static void assertSign(double[] signs, Sign sign, double value) {
        assertThat(signs[sign.ordinal()]).as(sign.name()).isCloseTo(value, within(1e-9));
    }
}
