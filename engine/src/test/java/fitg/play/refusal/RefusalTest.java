package fitg.play.refusal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import fitg.content.PlanetState;
import fitg.content.Rulebook;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.IllegalActionException;
import fitg.play.Position;
import fitg.play.Reply;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.state.Segment;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A refused action names the case that forbids it, which need not be the case of the question. */
class RefusalTest {

    private static String refusedBy(Scene scene, String key) {
        long before = scene.game().hash();
        IllegalActionException refused = catchThrowableOfType(IllegalActionException.class, () -> scene.play(key));
        assertThat(scene.game().hash()).isEqualTo(before);
        assertThat(refused).hasMessageContaining("(case " + refused.ruleCase() + ")");
        assertThat(Rulebook.standard().cases())
                .extracting(Rulebook.Case::number)
                .contains(refused.ruleCase());
        return refused.ruleCase();
    }

    private static Scene aFight() {
        return Position.in(22)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .detected("Boccanegra", "Frun Sentel")
                .units(2221, UnitKind.LINE, 2)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "attack", "kill");
    }

    @Test
    void theActiveDoNotBreakOffAlone() {
        Scene scene = aFight().play("active", "inactive").expect(Ask.BREAK_OFF);

        assertThat(refusedBy(scene, "break-off-active")).isEqualTo("12.52");
    }

    @Test
    void nobodyIsInactiveToBreakOff() {
        Scene scene = aFight().play("active", "active").expect(Ask.BREAK_OFF);

        assertThat(refusedBy(scene, "break-off-inactive")).isEqualTo("12.52");
        assertThat(refusedBy(scene, "end")).isEqualTo("12.5");
    }

    @Test
    void whatIsOutOfSequence() {
        assertThat(refusedBy(aFight(), "fly:36")).isEqualTo("4.0");
    }

    @Test
    void whoCannotLeaveThePlanet() {
        Scene scene = Position.in(43)
                .units(4321, UnitKind.MILITIA, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:4321");

        assertThat(refusedBy(scene, "environ:4311")).isEqualTo("7.21");
    }

    @Test
    void whereThereIsNoRoom() {
        Scene scene = Position.in(43)
                .units(4321, UnitKind.PATROL, 1)
                .units(4322, UnitKind.MILITIA, 3)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:4321");

        assertThat(refusedBy(scene, "environ:4322")).isEqualTo("9.51");
    }

    @Test
    void aShipWithoutAPilotAndAPdbOutOfTurn() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2231)
                .unheldShip("Star Cruiser", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);

        assertThat(refusedBy(scene, "fly:38")).isEqualTo("9.55");
        assertThat(refusedBy(scene, "pdb-up:221")).isEqualTo("16.16");
        assertThat(refusedBy(scene, "walk:4")).isEqualTo("9.0");
    }

    @Test
    void aMissionWithoutATarget() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2231)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2231")
                .expect(Ask.MISSION);

        assertThat(refusedBy(scene, "mission:A")).isEqualTo("9.44");
        assertThat(refusedBy(scene, "mission:F")).isEqualTo("12.82");
    }

    @Test
    void nobodyHoldsTwoShips() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Explorer", "Boccanegra")
                .ship("Star Cruiser", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS)
                .play("exchange:2211", "character:12");

        assertThat(refusedBy(scene, "character:12")).isEqualTo("14.13");
    }

    /** An environ of another star system is refused like any other answer that is not offered. */
    @Test
    void unitsDoNotMarchOutOfTheScenario() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.PATROL, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:2221")
                .expect(Ask.MOVE_DESTINATION);

        assertThat(refusedBy(scene, "environ:4311")).isEqualTo("9.0");
    }

    // ---- movement

    @Test
    void aShipThatHasFlownFliesNoMore() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2231)
                .ship("Planetary Privateer", "Boccanegra")
                .place("Frun Sentel", 2231)
                .ship("Explorer", "Frun Sentel")
                .pdb("Charkhan", 0, false)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("fly:36", "environ:2232", "leave");

        assertThat(refusedBy(scene, "fly:36")).isEqualTo("9.0");
        assertThat(refusedBy(scene, "walk:" + number("Boccanegra"))).isEqualTo("9.0");
    }

    @Test
    void noSeatsForAPrisonerAndNoEnvironToWalkTo() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Zina Adora", 2211)
                .ship("Explorer", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        assertThat(refusedBy(scene, "walk:" + number("Zina Adora"))).isEqualTo("9.35");
        assertThat(refusedBy(scene, "fly:imperial-1")).isEqualTo("9.0");
    }

    @Test
    void unitsThatStayAndUnitsThatAreNotThere() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.MILITIA, 1)
                .units(2231, UnitKind.PATROL, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        assertThat(refusedBy(scene, "move-units:2221")).isEqualTo("7.21");
        assertThat(refusedBy(scene, "move-units:2211")).isEqualTo("9.0");
    }

    @Test
    void rebelUnitsThatStay() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .units(2231, UnitKind.URBAN_1_0, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        assertThat(refusedBy(scene, "move-units:2221")).isEqualTo("7.3");
    }

    @Test
    void moreUnitsThanThereAreAndMoreThanFindRoom() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.PATROL, 3)
                .units(2232, UnitKind.MILITIA, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:2221", "environ:2232")
                .expect(Ask.MOVE_UNITS);

        assertThat(refusedBy(scene, "count:3")).isEqualTo("9.51");
        assertThat(refusedBy(scene, "count:4")).isEqualTo("9.0");
    }

    @Test
    void whoWalksStaysOnThePlanet() {
        Scene scene = Position.in(23)
                .place("Boccanegra", 2321)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("walk:" + number("Boccanegra"))
                .expect(Ask.WALK_DESTINATION);

        assertThat(refusedBy(scene, "environ:2311")).isEqualTo("9.55");
        assertThat(refusedBy(scene, "environ:2321")).isEqualTo("9.0");
    }

    // ---- reaction

    private static Position reaction() {
        return Position.in(22)
                .place("Frun Sentel", 2231)
                .detected("Frun Sentel")
                .place("Boccanegra", 2232);
    }

    @Test
    void withoutAReasonThereIsNoReaction() {
        Scene scene = reaction()
                .units(2231, UnitKind.LINE, 1)
                .units(2232, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.REACTION);

        assertThat(refusedBy(scene, "react:2232")).isEqualTo("9.6");
    }

    @Test
    void aReactionFindsNoRoom() {
        Scene scene = reaction()
                .detected("Boccanegra")
                .units(2231, UnitKind.MILITIA, 1)
                .units(2232, UnitKind.MILITIA, 3)
                .place("Jon Kidu", 2232)
                .start(Side.REBEL, Segment.REACTION)
                .expect(Ask.REACTION);

        assertThat(refusedBy(scene, "react:2232")).isEqualTo("9.51");
    }

    @Test
    void aReactionComesFromNoOtherPlanet() {
        Scene scene = reaction()
                .detected("Boccanegra")
                .place("Doctor Sontag", 2221)
                .detected("Doctor Sontag")
                .units(2231, UnitKind.MILITIA, 1)
                .start(Side.REBEL, Segment.REACTION)
                .expect(Ask.REACTION);

        assertThat(refusedBy(scene, "react:2221")).isEqualTo("9.61");
    }

    // ---- fights and searches

    @Test
    void somebodyAbleMustBeActive() {
        Scene first = aFight().expect(Ask.ACTIVE);
        assertThat(refusedBy(first, "end")).isEqualTo("12.4");
        assertThat(refusedChoice(first, "choose:")).isEqualTo("12.43");
    }

    @Test
    void whoIsWithTheUnitsIsNotSearchedFor() {
        Scene scene = Position.in(22)
                .placeWithUnits("Frun Sentel", 2231)
                .units(2231, UnitKind.URBAN_2_1, 1)
                .units(2231, UnitKind.LINE, 1)
                .place("Boccanegra", 2221)
                .detected("Boccanegra")
                .units(2221, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .expect(Ask.NEXT_SEARCH);

        assertThat(refusedBy(scene, "search:2231")).isEqualTo("11.11");
        assertThat(refusedBy(scene, "search:2211")).isEqualTo("11.1");
    }

    // ---- missions

    private static Scene missionsOn(PlanetState state) {
        return Position.in(22)
                .state("Angoff", state)
                .place("Vudot Vodot", 2221)
                .place("Frun Sentel", 2221)
                .camp(2221, 1)
                .turn(3)
                .luck(1)
                .start(Side.REBEL, Segment.MISSIONS)
                .skipTo(Ask.NEXT_ENVIRON)
                .play("environ:2221")
                .skipTo(Ask.MISSION);
    }

    @Test
    void inARebellionThereIsNeitherCoupNorDiplomacy() {
        Scene scene = missionsOn(PlanetState.REBELLION);

        assertThat(refusedBy(scene, "mission:C")).isEqualTo("15.47");
        assertThat(refusedBy(scene, "mission:D")).isEqualTo("15.47");
        assertThat(refusedBy(scene, "mission:R")).isEqualTo("15.2");
        assertThat(refusedBy(missionsOn(PlanetState.REBEL_CONTROL), "mission:D"))
                .isEqualTo("15.75");
    }

    @Test
    void eachMissionOnce() {
        Scene scene = missionsOn(PlanetState.IMPERIAL_CONTROL)
                .play("mission:D", "take", "leave")
                .skipTo(Ask.MISSION);

        assertThat(refusedBy(scene, "mission:D")).isEqualTo("13.1");
    }

    @Test
    void aCampDoesNotMurder() {
        assertThat(refusedBy(missionsOn(PlanetState.IMPERIAL_CONTROL), "camp:A"))
                .isEqualTo("13.2");
    }

    // ---- possessions

    @Test
    void possessionsStayInTheStack() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2221)
                .card("Scanner", "Frun Sentel")
                .card("Charsot", "Doctor Sontag")
                .card("Cervac Mk V", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS)
                .skipTo(Ask.EXCHANGE)
                .play("exchange:2211")
                .expect(Ask.EXCHANGE_CARD);

        assertThat(refusedBy(scene, "character:" + number("Boccanegra"))).isEqualTo("14.12");
        scene.play("character:" + number("Doctor Sontag"), "character:" + number("Doctor Sontag"));
        assertThat(refusedBy(scene, "character:" + number("Doctor Sontag"))).isEqualTo("14.13");
    }

    // ---- a whole choice

    @Test
    void aChoiceOfUnitsThatStay() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.MILITIA, 1)
                .units(2221, UnitKind.PATROL, 3)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:2221", "environ:2232")
                .expect(Ask.MOVE_UNITS);

        assertThat(refusedChoice(scene, "choose:patrol=1,militia=1")).isEqualTo("7.21");
        assertThat(refusedChoice(scene, "choose:patrol=4")).isEqualTo("9.0");
        assertThat(refusedChoice(scene, "choose:patrol=1,nobody=1")).isEqualTo("9.5");
    }

    @Test
    void aChoiceOfTooManyPassengers() {
        Scene scene = Position.in(22)
                .luck(1)
                .place("Boccanegra", 2231)
                .ship("Interstellar Sloop", "Boccanegra")
                .place("Frun Sentel", 2231)
                .place("Zina Adora", 2231)
                .place("Kogus", 2231)
                .place("Doctor Sontag", 2231)
                .place("Ly Mantok", 2231)
                .place("Tourag", 2231)
                .place("Adam Starlight", 2231)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("fly:35", "environ:2211")
                .expect(Ask.FLIGHT_PASSENGER);
        String all = "choose:"
                + String.join(
                        ",",
                        Stream.of(
                                        "Frun Sentel",
                                        "Zina Adora",
                                        "Kogus",
                                        "Doctor Sontag",
                                        "Ly Mantok",
                                        "Tourag",
                                        "Adam Starlight")
                                .map(RefusalTest::number)
                                .toList());

        assertThat(refusedChoice(scene, all)).isEqualTo("9.56");
    }

    private static String refusedChoice(Scene scene, String key) {
        return catchThrowableOfType(
                        IllegalActionException.class, () -> Reply.parse(key).in(scene.game()))
                .ruleCase();
    }

    private static String number(String character) {
        return String.valueOf(Position.character(character) + 1);
    }
}
