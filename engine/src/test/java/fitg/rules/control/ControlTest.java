package fitg.rules.control;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Specification 17: who controls a planet, and what hangs on it. */
class ControlTest {

    /** Charkhan in a state, with a Militia in one environ and a Rebel unit in the other as asked for. */
    private static Scene charkhan(PlanetState state, boolean imperial, boolean rebel, boolean up) {
        Position position =
                Position.in(22).state("Charkhan", state).pdb("Charkhan", 1, up).units(2221, UnitKind.LINE, 1);
        if (imperial) {
            position.units(2231, UnitKind.MILITIA, 1);
        }
        if (rebel) {
            position.units(2232, UnitKind.WILD_1_0, 1);
        }
        return position.start(Side.IMPERIAL, Segment.MOVEMENT);
    }

    @ParameterizedTest
    @CsvSource({
        "false, false, true",
        "false, false, false",
        "true, false, true",
        "true, false, false",
        "true, true, true",
        "true, true, false"
    })
    @Tag("R4.2.1.2")
    void inImperialControlTheImperialPlayerHoldsThePlanetUnlessOnlyRebelsStandThere(
            boolean imperial, boolean rebel, boolean up) {
        Scene scene = charkhan(PlanetState.IMPERIAL_CONTROL, imperial, rebel, up);

        assertThat(scene.control("Charkhan")).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("R4.2.1.3")
    void onlyRebelUnitsDoNotTakeAPlanetWithAnUpPdb() {
        Scene scene = charkhan(PlanetState.IMPERIAL_CONTROL, false, true, true);

        assertThat(scene.control("Charkhan")).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("R4.2.1.4")
    @Tag("R4.1.9")
    void onlyRebelUnitsAndADownPdbLeaveNobodyInControl() {
        Scene scene = charkhan(PlanetState.IMPERIAL_CONTROL, false, true, false);

        assertThat(scene.control("Charkhan")).isNull();
    }

    @ParameterizedTest
    @CsvSource({"true, false, true", "true, false, false", "true, true, true", "true, true, false"})
    @Tag("R4.2.2.1")
    void inRebellionNobodyControlsAPlanetWithImperialUnits(boolean imperial, boolean rebel, boolean up) {
        assertThat(charkhan(PlanetState.REBELLION, imperial, rebel, up).control("Charkhan"))
                .isNull();
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    @Tag("R4.2.2.2")
    void inRebellionNobodyControlsAPlanetWhosePdbIsDown(boolean rebel) {
        assertThat(charkhan(PlanetState.REBELLION, false, rebel, false).control("Charkhan"))
                .isNull();
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    @Tag("R4.2.2.4")
    void inRebellionNobodyControlsAPlanetEvenWhenItsPdbIsUp(boolean rebel) {
        assertThat(charkhan(PlanetState.REBELLION, false, rebel, true).control("Charkhan"))
                .isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "false, false, true, REBEL",
        "false, false, false, REBEL",
        "false, true, true, REBEL",
        "false, true, false, REBEL",
        "true, true, true, REBEL",
        "true, true, false, REBEL",
        "true, false, true, REBEL",
        "true, false, false, "
    })
    @Tag("R4.1.9")
    void inRebelControlTheRebelPlayerHoldsThePlanetUnlessOnlyImperialUnitsAndADownPdbAreThere(
            boolean imperial, boolean rebel, boolean up, Side controller) {
        assertThat(charkhan(PlanetState.REBEL_CONTROL, imperial, rebel, up).control("Charkhan"))
                .isEqualTo(controller);
    }

    @ParameterizedTest
    @CsvSource({"false, false, true", "false, true, true", "true, true, true", "false, true, false"})
    void inRebellionStoppedNobodyControlsThePlanet(boolean imperial, boolean rebel, boolean up) {
        assertThat(charkhan(PlanetState.REBELLION_STOPPED, imperial, rebel, up).control("Charkhan"))
                .isNull();
    }

    @Test
    @Tag("R4.1.10")
    void aStoppedRebellionWithOnlyImperialUnitsIsImperialControlAtOnce() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION_STOPPED)
                .pdb("Charkhan", 0, false)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.MILITIA, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2232");

        scene.expect(Ask.MOVE);
        assertThat(scene.state("Charkhan")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.loyalty("Charkhan")).isEqualTo(Loyalty.UNREST);
    }

    @Test
    @Tag("R4.1.5")
    void charactersDoNotCountForControl() {
        Scene scene = Position.in(22)
                .pdb("Charkhan", 1, false)
                .units(2232, UnitKind.WILD_1_0, 1)
                .place("Jon Kidu", 2231)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        assertThat(scene.control("Charkhan")).isNull();
    }

    @Test
    @Tag("R4.1.5")
    void charactersDoNotKeepAStoppedRebellionFromTheEmpire() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION_STOPPED)
                .place("Frun Sentel", 2231)
                .units(2221, UnitKind.LINE, 1)
                .units(2211, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2232");

        assertThat(scene.state("Charkhan")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    @Tag("R4.1.10")
    @Tag("R4.1.9")
    void aPlanetIsLostTheMomentItsPdbGoesDown() {
        Scene scene = Position.in(22)
                .pdb("Angoff", 1, true)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .place("Frun Sentel", 2221)
                .actionCards(79)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221", "mission:S", "complete");

        assertThat(scene.control("Angoff")).isNull();
        assertThat(scene.state("Angoff")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    // ---- states (17.2, 17.3)

    @Test
    @Tag("R4.2.2.5")
    @Tag("R4.2.3.1")
    void aRebellionWithoutImperialUnitsAndWithAnUpPdbBecomesRebelControlAfterTheImperialTurn() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION)
                .pdb("Charkhan", 0, true)
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2221, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);
        assertThat(scene.state("Charkhan")).isEqualTo(PlanetState.REBELLION);

        scene.skipSegment();

        assertThat(scene.turn()).isEqualTo(2);
        assertThat(scene.state("Charkhan")).isEqualTo(PlanetState.REBEL_CONTROL);
    }

    @Test
    @Tag("R4.2.2.5")
    @Tag("R4.2.3.1")
    void noUnitsAtAllWillDo() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION)
                .pdb("Charkhan", 0, true)
                .units(2221, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.skipSegment();

        assertThat(scene.state("Charkhan")).isEqualTo(PlanetState.REBEL_CONTROL);
    }

    @Test
    @Tag("R4.2.2.5")
    @Tag("R4.2.3.1")
    void aDownPdbOrAnImperialUnitKeepsARebellionFromRebelControl() {
        Scene down = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION)
                .pdb("Charkhan", 0, false)
                .units(2221, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);
        Scene garrison = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION)
                .pdb("Charkhan", 0, true)
                .units(2231, UnitKind.MILITIA, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        down.skipSegment();
        garrison.skipSegment();

        assertThat(down.state("Charkhan")).isEqualTo(PlanetState.REBELLION);
        assertThat(garrison.state("Charkhan")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("R4.2.3.1")
    void theEndOfTheRebelTurnDoesNotBringRebelControl() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION)
                .pdb("Charkhan", 0, true)
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2221, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.skipSegment();

        assertThat(scene.truth().turn().phasing()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.state("Charkhan")).isEqualTo(PlanetState.REBELLION);
    }

    // ---- what control decides (17.4)

    /** Frun Sentel scavenges in Charkhan's Wild, where no creature lives, and draws "creature, or one sentry robot". */
    private static Scene robotCard(PlanetState state) {
        Scene scene = Position.in(22)
                .state("Charkhan", state)
                .place("Frun Sentel", 2232)
                .actionCards(75)
                .start(Side.REBEL, Segment.MISSIONS);
        return scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:P");
    }

    @Test
    @Tag("R4.1.1")
    void sentryRobotsAttackOnAPlanetTheEnemyControls() {
        Scene scene = robotCard(PlanetState.IMPERIAL_CONTROL);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).hasSize(1);
    }

    @Test
    @Tag("R4.1.1")
    void noSentryRobotsAttackOnAPlanetNobodyControls() {
        Scene scene = robotCard(PlanetState.REBELLION);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    private static Scene missionsOn(Position position) {
        Scene scene = position.start(Side.REBEL, Segment.MISSIONS);
        return scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221").expect(Ask.MISSION);
    }

    private static Position boccanegraOnRebelAngoff() {
        return Position.in(22).state("Angoff", PlanetState.REBEL_CONTROL).place("Boccanegra", 2221);
    }

    @Test
    @Tag("R4.1.2")
    @Tag("RUL-05")
    void thereIsNothingToLearnOnOnesOwnPlanetWithoutEnemies() {
        missionsOn(boccanegraOnRebelAngoff()).expectNotOffered("mission:I");
    }

    @Test
    @Tag("R4.1.2")
    @Tag("RUL-05")
    void anEnemyUnitOrCharacterOnOnesOwnPlanetAllowsGatheringInformation() {
        missionsOn(boccanegraOnRebelAngoff().place("Jon Kidu", 2221)).expectOffers("mission:I");
        missionsOn(boccanegraOnRebelAngoff().units(2221, UnitKind.PATROL, 1)).expectOffers("mission:I");
    }

    @Test
    @Tag("RUL-05")
    void onAnotherPlanetInformationIsAlwaysToBeHad() {
        missionsOn(Position.in(22).place("Boccanegra", 2221)).expectOffers("mission:I");
    }

    @Test
    @Tag("R4.1.6")
    void thereIsNoCoupAndNoDiplomacyUnderRebelControl() {
        missionsOn(boccanegraOnRebelAngoff()).expectNotOffered("mission:C", "mission:D");
        missionsOn(Position.in(22).place("Boccanegra", 2221)).expectOffers("mission:C", "mission:D");
    }

    @Test
    @Tag("R4.1.6")
    void norForTheImperialPlayer() {
        Scene scene = Position.in(22)
                .state("Angoff", PlanetState.REBEL_CONTROL)
                .place("Jon Kidu", 2221)
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221");

        scene.expect(Ask.MISSION).expectNotOffered("mission:C", "mission:D");
    }

    @Test
    @Tag("R4.1.7")
    void loyaltyShiftsUnderAStoppedRebellionAndTheStateStays() {
        Scene scene = Position.in(22)
                .state("Quibron", PlanetState.REBELLION_STOPPED)
                .place("Jon Kidu", 2211)
                .actionCards(72)
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211", "mission:D", "complete");

        assertThat(scene.loyalty("Quibron")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION_STOPPED);
    }

    private static Position knightWithoutShip(int shipsAtTheStart) {
        return Position.in(22).place("Jin Voles", 2221).imperialStart(1, shipsAtTheStart);
    }

    @Test
    @Tag("R4.1.3")
    void aKnightOnAnImperialPlanetReceivesAMissingShip() {
        Scene scene = knightWithoutShip(1).start(Side.IMPERIAL, Segment.END);

        scene.expect(Ask.KNIGHT_SHIP).play("character:29");

        assertThat(scene.shipHolder("Imperial Spaceship 1")).isEqualTo("Jin Voles");
        assertThat(scene.shipAt("Imperial Spaceship 1")).isEqualTo(2221);
    }

    @Test
    @Tag("R4.1.3")
    void aKnightOnAPlanetTheEmpireDoesNotControlReceivesNone() {
        Scene scene = knightWithoutShip(1)
                .state("Angoff", PlanetState.REBELLION)
                .pdb("Angoff", 0, false)
                .start(Side.IMPERIAL, Segment.END);

        scene.expect(Ask.NEXT_ENVIRON);
        assertThat(scene.turn()).isEqualTo(2);
    }

    @Test
    @Tag("R4.1.3")
    void whoIsNoKnightReceivesNone() {
        Scene scene =
                Position.in(22).place("Jon Kidu", 2221).imperialStart(1, 1).start(Side.IMPERIAL, Segment.END);

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    @Tag("R4.1.4")
    @Tag("R4.1.3")
    void noMoreShipsAreReceivedThanThereWereAtTheStart() {
        Scene scene = knightWithoutShip(1)
                .place("Els Taroff", 2231)
                .ship("Imperial Spaceship 1", "Els Taroff")
                .start(Side.IMPERIAL, Segment.END);

        assertThat(scene.question()).isNotEqualTo(Ask.KNIGHT_SHIP);
        assertThat(scene.turn()).isEqualTo(2);
    }

    @Test
    @Tag("R4.1.4")
    void receivingStopsAtTheStartingNumber() {
        Scene scene = knightWithoutShip(1).place("Els Taroff", 2231).start(Side.IMPERIAL, Segment.END);

        scene.expect(Ask.KNIGHT_SHIP).play("character:29");

        assertThat(scene.turn()).isEqualTo(2);
    }

    // ---- the start (17.2)

    @Test
    @Tag("R4.2.1.1")
    void inAStartRebellionScenarioEveryPlanetIsImperial() {
        Scene game = new Scene(Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1), new LoadedChance(null));

        assertThat(game.state("Quibron")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(game.state("Angoff")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(game.state("Charkhan")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    @Tag("R4.2.1.1")
    void inAnArmageddonScenarioThePlanetsMarkedAcAreRebel() {
        Scene game = new Scene(Game.ofSeed(Scenarios.VARU_POWDERKEG, 1), new LoadedChance(null));

        assertThat(game.state("Horon")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(game.state("Solvia")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(game.state("Cercis")).isEqualTo(PlanetState.REBEL_CONTROL);
    }
}
