package fitg.rules.mission.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** S-R88: Boccanegra's Planetary Privateer tries to rescue Mantok from an Imperial transport over Angoff. */
class SecondQuestTest {

    private static final String MANTOK = "Ly Mantok";
    private static final String FRUN = "Frun Sentel";
    private static final String SHIP = "Planetary Privateer";
    private static final int ROLLS = 10;

    private static SecondPosition overAngoff() {
        return SecondPosition.in(22)
                .counter("Imperial Transport", "orbit-222")
                .prisonerAboard(MANTOK, 0)
                .place("Boccanegra", "orbit-222")
                .ship(SHIP, "Boccanegra")
                .aboardShip(FRUN, SHIP);
    }

    private static SecondScene begin(SecondPosition position) {
        return position.start(Side.REBEL, Segment.MISSIONS);
    }

    /** Bonus rolls that all show 11, on which no section has J; then the die for the failure. */
    private static int[] failure(int die) {
        int[] dice = new int[2 * ROLLS + 1];
        java.util.Arrays.fill(dice, 1);
        dice[2 * ROLLS] = die;
        return dice;
    }

    private static SecondScene quest(SecondPosition position) {
        SecondScene scene = begin(position);
        scene.skipTo(Query.MISSION_PLACE).play("place:orbit-222", "mission:J");
        return scene;
    }

    @Test
    @Tag("S-R88")
    @Tag("C-MISS-5")
    void theRollsAreEvasionAndCannons() {
        // Maneuver 3 and navigation 4 make an evasion value of 7; the ship has 3 cannons.
        var s = begin(overAngoff()).truth();
        int pilot = Position.character("Boccanegra");
        assertThat(SecondMissions.bonusRolls(
                        s,
                        SecondPosition.place("orbit-222"),
                        Side.REBEL,
                        Mission.SPACESHIP_QUEST,
                        PieceSet.only(pilot),
                        pilot))
                .isEqualTo(ROLLS);
        assertThat(SecondMissions.ways(SecondPosition.place("orbit-222"), Mission.SPACESHIP_QUEST))
                .isEqualTo(4);
    }

    @Test
    @Tag("S-R88")
    @Tag("E5.5.c.1")
    @Tag("E2.C.4.2")
    void aLetterInAnySectionRescuesAPrisonerWhoJoinsTheCrew() {
        // 41 is card 86: its Special section shows J.
        SecondScene scene = quest(overAngoff().dice(1, 1, 4, 1));

        assertThat(scene.isFree(MANTOK)).isTrue();
        assertThat(scene.spaceshipOf(MANTOK)).isEqualTo(SHIP);
        assertThat(scene.events(Happening.EventRolled.class)).isEmpty();
        assertThat(scene.events(Happening.SuccessRolled.class)).hasSize(2);
        assertThat(Scene.names(scene.last(Event.MissionAssigned.class).members()))
                .containsExactlyInAnyOrder("Boccanegra", FRUN);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R88")
    void aPrisonerInASpaceshipCanBeRescuedToo() {
        SecondScene scene = quest(SecondPosition.in(22)
                .place("Vans Ka-Tie-A", "orbit-222")
                .ship("Imperial Spaceship 1", "Vans Ka-Tie-A")
                .prisonerAboardShip(MANTOK, "Imperial Spaceship 1")
                .place("Boccanegra", "orbit-222")
                .ship(SHIP, "Boccanegra")
                .dice(6, 6));

        assertThat(scene.isFree(MANTOK)).isTrue();
    }

    @ParameterizedTest
    @Tag("S-R88")
    @ValueSource(ints = {3, 4})
    void aFailureMayDamageTheShip(int die) {
        SecondScene scene = quest(overAngoff().dice(failure(die)));

        assertThat(scene.isPrisoner(MANTOK)).isTrue();
        assertThat(scene.isFree("Boccanegra")).isTrue();
        assertThat(scene.events(Happening.SpaceshipChanged.class)).hasSize(die == 4 ? 1 : 0);
    }

    @Test
    @Tag("S-R88")
    @Tag("E5.5.a.1")
    void onAFiveTheShipIsLostAndAllAboardAreTakenByTheEnemyThere() {
        SecondScene scene = quest(overAngoff().dice(failure(5)));

        assertThat(scene.shipPlace(SHIP)).isEqualTo("out");
        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        assertThat(scene.isPrisoner(FRUN)).isTrue();
        assertThat(scene.holder(FRUN)).isEqualTo("ship");
        assertThat(scene.starshipOf(FRUN)).isZero();
    }

    /** Mantok is in a spaceship with so many Imperials aboard, four seats in all. */
    private static SecondPosition overASpaceship(String... imperials) {
        SecondPosition position = SecondPosition.in(22)
                .place(imperials[0], "orbit-222")
                .ship("Imperial Spaceship 1", imperials[0])
                .prisonerAboardShip(MANTOK, "Imperial Spaceship 1")
                .place("Boccanegra", "orbit-222")
                .ship(SHIP, "Boccanegra")
                .aboardShip(FRUN, SHIP);
        for (int each = 1; each < imperials.length; each++) {
            position.aboardShip(imperials[each], "Imperial Spaceship 1");
        }
        return position;
    }

    @Test
    @Tag("E5.5.a.3")
    @Tag("S-R145")
    void whoIsTakenAboardASpaceshipTakesASeatAndWithoutOneTakesToThePods() {
        // One seat is free: Frun, the first by his card, is taken; Boccanegra comes down in a pod.
        SecondScene one =
                quest(overASpaceship("Vans Ka-Tie-A", "Saytar").dice(failure(5)).dice(2));
        assertThat(one.isPrisoner(FRUN)).isTrue();
        assertThat(one.spaceshipOf(FRUN)).isEqualTo("Imperial Spaceship");
        assertThat(one.isFree("Boccanegra")).isTrue();
        assertThat(one.place("Boccanegra")).isEqualTo("2221");
        assertThat(one.shipPlace(SHIP)).isEqualTo("out");

        SecondScene full = quest(overASpaceship("Vans Ka-Tie-A", "Saytar", "Barca")
                .dice(failure(5))
                .dice(2, 3));
        assertThat(full.events(Happening.PodTried.class)).hasSize(2);
        assertThat(full.isPrisoner(FRUN)).isFalse();
    }

    @Test
    @Tag("S-R141")
    void anEnemyWhoWasAPrisonerAboardGoesOverToHisSide() {
        SecondScene scene =
                quest(overAngoff().prisonerAboardShip("Saytar", SHIP).dice(failure(5)));

        assertThat(scene.isFree("Saytar")).isTrue();
        assertThat(scene.starshipOf("Saytar")).isZero();
    }

    @Test
    @Tag("S-R88")
    @Tag("S-R26")
    void onASixTheShipIsDestroyedAndTheCrewTakesToThePods() {
        SecondScene scene = quest(overAngoff().dice(failure(6)).dice(4, 5));

        assertThat(scene.shipPlace(SHIP)).isEqualTo("out");
        assertThat(scene.events(Happening.PodTried.class)).hasSize(2);
        // Frun, by his card the first, survives; Boccanegra does not.
        assertThat(scene.place(FRUN)).isEqualTo("2221");
        assertThat(scene.isDead("Boccanegra")).isTrue();
    }

    @Test
    @Tag("S-R88")
    @Tag("C-MISS-5")
    @Tag("S-R140")
    void aDamagedShipAWoundedPilotOrOneAboardAStarshipCannotTry() {
        assertThat(asksForMissions(overAngoff())).isTrue();
        assertThat(asksForMissions(overAngoff().shipDamaged(SHIP))).isFalse();
        assertThat(asksForMissions(overAngoff().wounded("Boccanegra"))).isFalse();
        assertThat(asksForMissions(SecondPosition.in(22)
                        .counter("Imperial Transport", "orbit-222")
                        .counter("Rebel Light", "orbit-222")
                        .prisonerAboard(MANTOK, 0)
                        .aboard("Boccanegra", 1)))
                .isFalse();
        assertThat(asksForMissions(SecondPosition.in(22)
                        .counter("Imperial Transport", "orbit-222")
                        .place("Boccanegra", "orbit-222")
                        .ship(SHIP, "Boccanegra")))
                .isFalse();
    }

    private static boolean asksForMissions(SecondPosition position) {
        SecondScene scene = begin(position);
        while (!scene.game().isOver() && scene.truth().turn().segment() == Segment.MISSIONS) {
            if (scene.question() == Query.MISSION_PLACE) {
                return scene.offers("place:orbit-222");
            }
            scene.play("end");
        }
        return false;
    }
}
