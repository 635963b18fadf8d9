package fitg.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.level.starsystem.StarSystemRules;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.Umpire;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Specification 19.1 to 19.4: set-up and reinforcements of the two published scenarios. */
class ScenarioTest {

    private static Scene begin(Scenario scenario, int... dice) {
        LoadedChance chance = new LoadedChance(null);
        chance.dice(dice);
        return new Scene(Game.start(scenario, Options.standard(), chance), chance);
    }

    // ---- Flight to Egrix (19.3)

    /** Militia one on each planet, Patrols and Line on Angoff, characters on Charkhan. */
    private static Scene egrixSetUp(int... dice) {
        Scene scene = begin(Scenarios.FLIGHT_TO_EGRIX, dice);
        for (int unit = 0; unit < 7; unit++) {
            UnitType kind = UnitType.at(scene.decision().subject());
            String environ = "environ:2221";
            if (kind == UnitKind.MILITIA) {
                environ = scene.units(2211, UnitKind.MILITIA) == 0 ? "environ:2211" : "environ:2231";
            }
            scene.expect(Ask.SET_UP_UNIT).play(environ);
        }
        return scene.play("environ:2231", "character-stack", "character-stack");
    }

    @Test
    void egrixHasItsLoyaltiesAndPdbs() {
        Scene scene = begin(Scenarios.FLIGHT_TO_EGRIX);

        assertThat(scene.loyalty("Quibron")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.loyalty("Charkhan")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(List.of(scene.pdbLevel("Quibron"), scene.pdbLevel("Angoff"), scene.pdbLevel("Charkhan")))
                .containsExactly(1, 2, 0);
        assertThat(List.of(scene.pdbUp("Quibron"), scene.pdbUp("Angoff"), scene.pdbUp("Charkhan")))
                .containsOnly(true);
    }

    @Test
    @Tag("R8.1.2")
    @Tag("R8.1.3")
    @Tag("R8.1.4")
    void everyPlanetHasAnUpPdbOfLevelZeroToTwo() {
        for (Scenario scenario : Scenarios.under(StarSystemRules.RULES)) {
            Game game = Game.ofSeed(scenario, 1);
            for (int planet : scenario.planets()) {
                assertThat(Umpire.position(game).planets().pdbLevel(planet)).isBetween(0, 2);
                assertThat(Umpire.position(game).planets().pdbUp(planet)).isTrue();
            }
        }
    }

    @Test
    @Tag("R16.7")
    void theImperialPlayerSetsUpFirst() {
        for (Scenario scenario : Scenarios.under(StarSystemRules.RULES)) {
            Scene scene = begin(scenario);

            assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
            scene.expect(Ask.SET_UP_UNIT);
        }
    }

    @Test
    @Tag("R16.3")
    void theImperialUnitsOfEgrixStandWhereTheirOwnerPutThem() {
        Scene scene = egrixSetUp();

        assertThat(scene.units(2211, UnitKind.MILITIA)).isEqualTo(1);
        assertThat(scene.units(2231, UnitKind.MILITIA)).isEqualTo(2);
        assertThat(scene.units(2221, UnitKind.PATROL)).isEqualTo(3);
        assertThat(scene.units(2221, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    @Tag("R16.3")
    void unitsGoToAnyEnvironOfAPlanetTheirOwnerControls() {
        assertThat(begin(Scenarios.FLIGHT_TO_EGRIX).offers())
                .containsExactlyInAnyOrder("environ:2211", "environ:2221", "environ:2231", "environ:2232");
        assertThat(begin(Scenarios.VARU_POWDERKEG).offers())
                .containsExactlyInAnyOrder("environ:4311", "environ:4321", "environ:4322", "environ:4323");
    }

    @Test
    @Tag("R15.2")
    void theLimitHoldsInTheSetUp() {
        Scene scene = begin(Scenarios.FLIGHT_TO_EGRIX);

        scene.play("environ:2232", "environ:2232", "environ:2232");

        scene.expect(Ask.SET_UP_UNIT).expectNotOffered("environ:2232");
    }

    @Test
    @Tag("R16.1")
    @Tag("RUL-11")
    void theCharactersAndShipsOfASideStartInOneEnviron() {
        Scene scene = egrixSetUp();

        assertThat(scene.at("Jon Kidu")).isEqualTo(2231);
        assertThat(scene.at("Vans Ka-Tie-A")).isEqualTo(2231);
        assertThat(scene.shipAt("Imperial Spaceship 1")).isEqualTo(2231);
        assertThat(scene.events(Event.CharactersPlaced.class).getFirst().environ())
                .isEqualTo(Position.environ(2231));
    }

    @Test
    @Tag("R16.1")
    void theCharactersStartOnAPlanetTheirOwnerControls() {
        Scene scene = begin(Scenarios.VARU_POWDERKEG);
        for (int unit = 0; unit < 6; unit++) {
            scene.play("environ:4311");
        }

        scene.expect(Ask.SET_UP_CHARACTERS);

        assertThat(scene.offers())
                .containsExactlyInAnyOrder("environ:4311", "environ:4321", "environ:4322", "environ:4323");
    }

    @Test
    @Tag("RUL-68")
    void theImperialShipOfEgrixStartsWithTheKnight() {
        assertThat(egrixSetUp().shipHolder("Imperial Spaceship 1")).isEqualTo("Vans Ka-Tie-A");
    }

    @Test
    @Tag("R16.4")
    @Tag("RUL-54")
    void theUnitsOfAnEnvironFormOneStackAndEachCharacterJoinsEither() {
        Scene scene = begin(Scenarios.FLIGHT_TO_EGRIX);
        for (int unit = 0; unit < 7; unit++) {
            scene.play(unit < 4 ? "environ:2231" : "environ:2221");
        }
        scene.play("environ:2231");
        scene.expect(Ask.SET_UP_STACK).expectOffers("character-stack", "military-stack");

        scene.play("military-stack", "character-stack");

        assertThat(scene.isWithUnits("Jon Kidu")).isTrue();
        assertThat(scene.isWithUnits("Vans Ka-Tie-A")).isFalse();
        assertThat(scene.units(2231, Side.IMPERIAL)).isEqualTo(4);
    }

    @Test
    @Tag("R16.5")
    void theRebelPlayerDoesNotSeeWhichMobileUnitsArePlaced() {
        Scene scene = egrixSetUp();

        UnitSet seen = scene.game().log(Viewer.REBEL).stream()
                .filter(Event.UnitsPlaced.class::isInstance)
                .map(event -> ((Event.UnitsPlaced) event).units())
                .reduce(UnitSet.EMPTY, UnitSet::plus);

        assertThat(seen).isEqualTo(UnitSet.of(UnitKind.MILITIA, 3).plus(UnitKind.PATROL, 4));
    }

    /** The Line is always placed last, so whoever could watch would know it for the rest of the game. */
    @Test
    @Tag("R16.5")
    @Tag("RUL-85")
    @Tag("RUL-115")
    void theRebelPlayerSeesFaceDownUnitsWhenTheEmpireHasSetUp() {
        Scene scene = begin(Scenarios.FLIGHT_TO_EGRIX, 1).play("environ:2211", "environ:2231", "environ:2231");
        int log = scene.game().log(Viewer.REBEL).size();

        scene.play("environ:2221", "environ:2221", "environ:2231", "environ:2221");

        PlayerView before = scene.game().viewFor(Viewer.REBEL);
        assertThat(before.forces().units(Position.environ(2221), Side.IMPERIAL)).isZero();
        assertThat(scene.game().log(Viewer.REBEL)).hasSize(log);
        assertThat(scene.game().viewFor(Viewer.IMPERIAL).forces().units(Position.environ(2221), UnitKind.PATROL))
                .isEqualTo(2);

        scene.play("environ:2232");

        PlayerView after = scene.game().viewFor(Viewer.SPECTATOR);
        assertThat(after.forces().units(Position.environ(2221), UnitKind.PATROL))
                .isEqualTo(3);
        assertThat(scene.game().log(Viewer.SPECTATOR).stream().skip(log).filter(Event.UnitsPlaced.class::isInstance))
                .extracting(event -> ((Event.UnitsPlaced) event).units())
                .containsExactly(UnitSet.of(UnitKind.PATROL, 3), UnitSet.of(UnitKind.PATROL, 1));
        assertThat(scene.game().undoable(Side.IMPERIAL))
                .as("they have been seen")
                .isZero();
    }

    @Test
    @Tag("R16.2")
    @Tag("R16.8")
    void theRebelsOfEgrixEnterFromSpaceInTheFirstPlayerTurn() {
        Scene scene = egrixSetUp(1);

        scene.expect(Ask.ENTER_FROM_SPACE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("environ:2221");

        assertThat(scene.at("Boccanegra")).isEqualTo(2221);
        assertThat(scene.at("Doctor Sontag")).isEqualTo(2221);
        assertThat(scene.at("Frun Sentel")).isEqualTo(2221);
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("Boccanegra");
        assertThat(scene.last(Event.DetectionRolled.class).planet()).isEqualTo(Position.planetNamed("Angoff"));
    }

    @Test
    void egrixHasNoOtherPiecesInPlay() {
        Scene scene = egrixSetUp(1).play("environ:2221");

        assertThat(scene.truth().people().free())
                .isEqualTo(bits("Jon Kidu", "Vans Ka-Tie-A", "Boccanegra", "Doctor Sontag", "Frun Sentel"));
        assertThat(scene.units(2211, Side.REBEL) + scene.units(2221, Side.REBEL))
                .isZero();
    }

    private static long bits(String... names) {
        long set = 0;
        for (String name : names) {
            set |= PieceSet.only(Position.character(name));
        }
        return set;
    }

    // ---- the Varu Powderkeg (19.4)

    private static Scene varuSetUp() {
        Scene scene = begin(Scenarios.VARU_POWDERKEG);
        for (int unit = 0; unit < 6; unit++) {
            scene.play("environ:4311");
        }
        return scene.play("environ:4321");
    }

    @Test
    void varuHasItsLoyaltiesAndPdbs() {
        Scene scene = begin(Scenarios.VARU_POWDERKEG);

        assertThat(scene.loyalty("Horon")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.loyalty("Solvia")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.loyalty("Cercis")).isEqualTo(Loyalty.UNREST);
        assertThat(List.of(scene.pdbLevel("Horon"), scene.pdbLevel("Solvia"), scene.pdbLevel("Cercis")))
                .containsExactly(1, 2, 1);
        assertThat(scene.control("Cercis")).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("R16.6")
    void theRebelUnitsOfVaruStandInEnvironsOfTheirType() {
        Scene scene = varuSetUp();

        scene.expect(Ask.SET_UP_CHARACTERS);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.units(4331, UnitKind.SUBTERRANEAN_2_1)).isEqualTo(1);
        assertThat(scene.units(4332, UnitKind.WILD_2_1)).isEqualTo(2);
    }

    @Test
    void varuHasItsImperialForces() {
        Scene scene = varuSetUp();

        assertThat(scene.units(4311, UnitKind.MILITIA)).isEqualTo(3);
        assertThat(scene.units(4311, UnitKind.LINE)).isEqualTo(3);
        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("Redjac");
        assertThat(scene.at("Gelba")).isEqualTo(4321);
    }

    @Test
    @Tag("R16.1")
    void theRebelsOfVaruStartTogetherOnCercisAndAnyOfThemMayHoldTheStarCruiser() {
        Scene scene = varuSetUp();

        assertThat(scene.offers()).containsExactlyInAnyOrder("environ:4331", "environ:4332");
        scene.play("environ:4332");
        scene.expect(Ask.SET_UP_SHIP);
        assertThat(scene.offers())
                .containsExactlyInAnyOrder("character:1", "character:7", "character:10", "character:11");
        scene.play("character:10");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Rayner Derban");
        assertThat(List.of(
                        scene.at("Vudot Vodot"), scene.at("Zina Adora"), scene.at("Kogus"), scene.at("Rayner Derban")))
                .containsOnly(4332);
    }

    @Test
    @Tag("R16.8")
    void theRebelPlayerTurnComesFirst() {
        Scene scene = varuSetUp();
        scene.skipTo(Ask.MOVE);

        assertThat(scene.turn()).isEqualTo(1);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    // ---- reinforcements (19.2)

    private static Position egrix() {
        return Position.of(Scenarios.FLIGHT_TO_EGRIX).place("Frun Sentel", 2231);
    }

    @Test
    @Tag("R16.9")
    void reinforcementsArriveAnywhereOnThePlanetsOfTheirOwner() {
        Scene scene = egrix().owedLines(1).start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.expect(Ask.ARRIVAL);

        assertThat(scene.offers())
                .containsExactlyInAnyOrder("environ:2211", "environ:2221", "environ:2231", "environ:2232");
        scene.play("environ:2232");
        assertThat(scene.units(2232, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    @Tag("R16.10")
    @Tag("RUL-07")
    void onAPlanetNobodyControlsReinforcementsNeedAnEnvironWithoutEnemyUnitsAndCharacters() {
        Scene unit = Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .state("Charkhan", PlanetState.REBELLION)
                .pdb("Charkhan", 0, false)
                .units(2231, UnitKind.AIR_1_0, 1)
                .owedLines(1)
                .start(Side.IMPERIAL, Segment.ARRIVALS);
        Scene character = egrix().state("Charkhan", PlanetState.REBELLION)
                .pdb("Charkhan", 0, false)
                .owedLines(1)
                .start(Side.IMPERIAL, Segment.ARRIVALS);

        unit.expect(Ask.ARRIVAL).expectOffers("environ:2232").expectNotOffered("environ:2231");
        character.expect(Ask.ARRIVAL).expectOffers("environ:2232").expectNotOffered("environ:2231");
    }

    @Test
    @Tag("R16.10")
    @Tag("R16.9")
    void reinforcementsDoNotArriveOnAnEnemyPlanet() {
        Scene scene = Position.of(Scenarios.VARU_POWDERKEG)
                .turn(2)
                .place("Kogus", 4311)
                .start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.play("unit:line");

        scene.expect(Ask.ARRIVAL).expectNotOffered("environ:4331", "environ:4332");
    }

    @Test
    @Tag("R16.11")
    void reinforcementsWithoutAPlaceAreLost() {
        Scene scene = Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .state("Quibron", PlanetState.REBELLION)
                .state("Angoff", PlanetState.REBELLION)
                .state("Charkhan", PlanetState.REBELLION)
                .pdb("Quibron", 1, false)
                .pdb("Angoff", 1, false)
                .pdb("Charkhan", 1, false)
                .units(2211, UnitKind.WILD_1_0, 1)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .units(2231, UnitKind.AIR_1_0, 1)
                .place("Frun Sentel", 2232)
                .owedLines(1)
                .start(Side.IMPERIAL, Segment.ARRIVALS);

        assertThat(scene.events(Event.ReinforcementsLost.class)).hasSize(1);
        assertThat(scene.truth().turn().owedUnits()).isZero();
    }

    @Test
    @Tag("R16.11")
    @Tag("R15.2")
    void arrivalsNeedRoom() {
        Scene scene = egrix().units(2211, UnitKind.MILITIA, 4)
                .units(2221, UnitKind.MILITIA, 5)
                .owedLines(2)
                .start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.expect(Ask.ARRIVAL).expectNotOffered("environ:2211").play("environ:2221");

        scene.expect(Ask.ARRIVAL).expectNotOffered("environ:2221");
    }

    @Test
    void eachRebellionInEgrixOwesTheEmpireALine() {
        Scene scene = Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .loyalty("Charkhan", Loyalty.UNREST)
                .place("Frun Sentel", 2232)
                .actionCards(89)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:R");
        scene.skipTo(Ask.ARRIVAL);

        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("environ:2211");
        assertThat(scene.units(2211, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    void theRebelPlayerOfEgrixReceivesNoReinforcements() {
        Scene scene = egrix().owedLines(1).start(Side.REBEL, Segment.ARRIVALS);

        scene.expect(Ask.MOVE);
    }

    private static Position varu(int turn) {
        return Position.of(Scenarios.VARU_POWDERKEG)
                .turn(turn)
                .place("Kogus", 4331)
                .place("Gelba", 4321)
                .pdb("Horon", 1, false);
    }

    @Test
    @Tag("RUL-37")
    void theImperialPlayerOfVaruDecidesBetweenLineAndPatrolWhenItArrives() {
        Scene scene = varu(2).start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.expect(Ask.ARRIVAL_KIND);

        assertThat(scene.offers()).containsExactlyInAnyOrder("unit:line", "unit:patrol");
    }

    @Test
    @Tag("RUL-37")
    void withTheLineNoPdbGoesUpThisTurn() {
        Scene scene = varu(4).start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.play("unit:line", "environ:4321");

        assertThat(scene.units(4321, UnitKind.LINE)).isEqualTo(1);
        scene.expect(Ask.MOVE).expectNotOffered("pdb-up:431");
    }

    @Test
    @Tag("RUL-37")
    void withThePatrolAPdbMayGoUp() {
        Scene scene = varu(6).start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.play("unit:patrol", "environ:4321");

        assertThat(scene.units(4321, UnitKind.PATROL)).isEqualTo(1);
        scene.expect(Ask.MOVE).expectOffers("pdb-up:431");
    }

    @Test
    @Tag("RUL-37")
    void theLineOfOneTurnDoesNotKeepThePdbDownTwoTurnsLater() {
        Scene scene = varu(2).start(Side.IMPERIAL, Segment.ARRIVALS);
        scene.play("unit:line", "environ:4321");
        scene.skipTo(Ask.ARRIVAL_KIND);
        assertThat(scene.turn()).isEqualTo(4);

        scene.play("unit:patrol", "environ:4321");

        scene.expect(Ask.MOVE).expectOffers("pdb-up:431");
    }

    @Test
    void nothingArrivesInVarusOddTurns() {
        Scene scene = varu(3).start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.expect(Ask.MOVE);
    }

    @Test
    void aRebellionThatStartsAgainOwesAnotherLine() {
        Scene scene = Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .state("Charkhan", PlanetState.REBELLION_STOPPED)
                .place("Frun Sentel", 2232)
                .actionCards(89)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:R");
        scene.skipTo(Ask.ARRIVAL);

        assertThat(scene.state("Charkhan")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.units(2231, Side.REBEL) + scene.units(2232, Side.REBEL))
                .isZero();
    }

    @Test
    @Tag("R16.5")
    void theRebelPlayerDoesNotSeeWhichReinforcementArrived() {
        Scene scene = varu(4).start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.play("unit:line", "environ:4321");

        assertThat(scene.game().log(Viewer.REBEL))
                .filteredOn(Event.UnitsPlaced.class::isInstance)
                .extracting(event -> ((Event.UnitsPlaced) event).units())
                .containsExactly(UnitSet.of(UnitKind.PATROL, 1));
    }

    /** Cases 14.61 and 13.2: what the Empire began with limits its ships and its new characters for the whole game. */
    @Test
    @Tag("R4.1.4")
    void theSetUpRemembersWhatTheEmpireBeganWith() {
        Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1);

        while (Umpire.position(game).turn().segment() == Segment.SET_UP) {
            game.play(game.pending().orElseThrow().actions().getFirst());
        }

        assertThat(Umpire.position(game).turn().startImperialShips()).isEqualTo(1);
        assertThat(Umpire.position(game).turn().startImperialCharacters()).isEqualTo(2);
    }
}
