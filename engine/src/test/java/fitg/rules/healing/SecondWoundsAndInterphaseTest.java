package fitg.rules.healing;

import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.finishTurn;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Happening.RepairTried;
import fitg.edition.second.Happening.Sort;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Rules;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chapter 5.4 and the interphase: wounds, rest, doctors, repairs, hits, PDBs. */
class SecondWoundsAndInterphaseTest {

    @Test
    @Tag("A29")
    @Tag("E5.4.a.4")
    void aWoundedPilotOfFiveJumpsWithFour() {
        SecondScene scene = SecondPosition.in(22, 23)
                .place("Scott Rubel", "orbit-221")
                .ship("Explorer", "Scott Rubel")
                .wounded("Scott Rubel")
                .dice(1, 1)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:33", "planet:231", "place:orbit-231");

        assertThat(scene.last(Jumped.class).navigation()).isEqualTo(4);
    }

    @Test
    @Tag("A29")
    @Tag("E5.4.a.2")
    void aWoundedCharacterIsNotNamedToLeadAMission() {
        SecondScene scene = Orders.egrix()
                .place("Frun Sentel", "2232")
                .wounded("Frun Sentel")
                .place("Adam Starlight", "2231")
                .start(Side.REBEL, Segment.MISSIONS);

        until(scene, Query.MISSION_PLACE);

        assertThat(scene.offers()).containsExactlyInAnyOrder("place:2231", "end");
    }

    @Test
    @Tag("A30")
    @Tag("E5.4.b.1")
    @Tag("C-HEAL-1")
    void whoOnlyWalkedIsHealedByRest() {
        SecondScene scene = SecondPosition.in(22)
                .place("Frun Sentel", "2231")
                .wounded("Frun Sentel")
                .hits("Frun Sentel", 2)
                .place("Adam Starlight", "2211")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "walk:4");

        finishTurn(scene);

        assertThat(scene.isWounded("Frun Sentel")).isFalse();
        assertThat(scene.hits("Frun Sentel")).isZero();
    }

    @Test
    @Tag("A30")
    @Tag("E5.4.b.1")
    @Tag("S-R84")
    void whoPilotedIsNotHealedByRest() {
        SecondScene scene = SecondPosition.in(22)
                .place("Scott Rubel", "2231")
                .ship("Explorer", "Scott Rubel")
                .wounded("Scott Rubel")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:33", "planet:223", "place:2232");

        finishTurn(scene);

        assertThat(scene.isWounded("Scott Rubel")).isTrue();
    }

    @Test
    @Tag("E5.4.b.2")
    @Tag("E2.4.6")
    @Tag("S-R86")
    void doctorSontagHealsHisStackInTheInterphase() {
        SecondScene scene = SecondPosition.in(22)
                .place("Doctor Sontag", "2231")
                .place("Frun Sentel", "2231")
                .place("Kogus", "2232")
                .wounded("Frun Sentel", "Kogus")
                .startInterphase();

        assertThat(scene.isWounded("Frun Sentel")).isFalse();
        assertThat(scene.isWounded("Kogus")).isTrue();
    }

    @Test
    @Tag("E5.4.a.3")
    void theWoundedRepairNothing() {
        SecondScene scene = SecondPosition.in(22)
                .place("Scott Rubel", "2231")
                .ship("Explorer", "Scott Rubel")
                .shipDamaged("Explorer")
                .wounded("Scott Rubel")
                .startInterphase();

        assertThat(scene.question()).isNotEqualTo(Query.REPAIR);
    }

    @Test
    @Tag("E2.4.6")
    @Tag("C-POSS-2")
    void aDamagedSpaceshipIsRepairedOnTheNavigationOrLess() {
        SecondScene scene = SecondPosition.in(22)
                .place("Scott Rubel", "2231")
                .ship("Explorer", "Scott Rubel")
                .shipDamaged("Explorer")
                .dice(5)
                .startInterphase();
        scene.expect(Query.REPAIR);

        follow(scene, "repair:33");

        assertThat(scene.last(RepairTried.class).success()).isTrue();
        assertThat(scene.isShipDamaged("Explorer")).isFalse();
    }

    @Test
    @Tag("E2.4.6")
    @Tag("S-R50")
    void aDamagedShipThatWasLostIsNotRepairedAnyMore() {
        // Its holder walks away from it, and the interphase comes.
        SecondScene scene = SecondPosition.in(22)
                .place("Scott Rubel", "2231")
                .ship("Explorer", "Scott Rubel")
                .shipDamaged("Explorer")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "walk:13");
        assertThat(scene.shipPlace("Explorer")).isEqualTo("out");

        finishTurn(scene);
        while (scene.truth().turn().segment() != Segment.INTERPHASE) {
            finishTurn(scene);
        }

        scene.expect(Query.PDB_UP);
    }

    @Test
    @Tag("A06")
    @Tag("E2.4.3")
    @Tag("S-R4")
    void hitsGoAndWoundsStay() {
        SecondScene scene = SecondPosition.in(22)
                .place("Ly Mantok", "2231")
                .hits("Ly Mantok", 3)
                .place("Kogus", "2232")
                .wounded("Kogus")
                .counter("Wild Regular", "2211")
                .damaged(0)
                .counterHits(0, 2)
                .startInterphase();

        until(scene, Query.PDB_UP);
        scene.play("end");

        assertThat(scene.hits("Ly Mantok")).isZero();
        assertThat(scene.isWounded("Kogus")).isTrue();
        assertThat(scene.counterHits(0)).isZero();
        assertThat(scene.isCounterDamaged(0)).isTrue();
    }

    @Test
    @Tag("SA23")
    @Tag("E2.4.4")
    @Tag("S-R87")
    void theImperialRaisesOneOfHisPdbsAndOnlyOne() {
        SecondScene scene = SecondPosition.in(22, 24)
                .pdb("Quibron", 1, true)
                .pdb("Charkhan", 0, true)
                .pdb("Angoff", 2, false)
                .counter("Rebel Light", "orbit-221")
                .startInterphase();
        scene.expect(Query.PDB_UP);
        assertThat(scene.offers()).containsExactlyInAnyOrder("pdb-up:222", "pdb-up:241", "end");

        scene.play("pdb-up:222");

        assertThat(scene.pdbUp("Angoff")).isTrue();
        assertThat(scene.pdbUp("Orning")).isFalse();
        assertThat(scene.question()).isNotEqualTo(Query.PDB_UP);
    }

    // ---- soldiers

    @Test
    @Tag("A34")
    @Tag("E5.6.a.5")
    @Tag("E5.6.a.6")
    void aWoundedLineSoldierStaysAndFightsWithTwoDice() {
        // Kidu and a line soldier (3/3) are found by Frun Sentel; three hits wound the soldier, who goes on with half
        // his dice.
        SecondScene scene = SecondPosition.in(22)
                .place("Jon Kidu", "2232")
                .detected("Jon Kidu")
                .escort("Jon Kidu", Soldier.LINE)
                .dead("Redjac")
                .place("Frun Sentel", "2232")
                .dice(1)
                .dice(6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1)
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.IMPERIAL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        follow(scene, "kill", "active", "active", "stand");
        scene.play(Orders.offered(until(scene, Query.AIM), "fighter:extra"));
        follow(scene, "go-on", "kill", "active", "active", "stand", "fighter:25");
        until(scene, Query.PRESS_ON);

        assertThat(Orders.volleysOf(scene, Sort.FIGHTER).stream()
                        .filter(volley -> volley.shooter().number() >= 32)
                        .map(volley -> volley.dice().size()))
                .containsExactly(3, 2);
        assertThat(diceOf(scene, "Jon Kidu")).containsExactly(3, 3);
    }

    @Test
    @Tag("C-POSS-2")
    @Tag("K-R232")
    void whoHasNoNavigationIsOfferedForNoRepairUnlessADrugMayHelp() {
        assertThat(besideTheExplorer(Rules.NEWEST, "").question()).isNotEqualTo(Query.REPAIR);
        assertThat(besideTheExplorer(6, "").question())
                .as("a game begun before")
                .isEqualTo(Query.REPAIR);
        assertThat(besideTheExplorer(Rules.NEWEST, "Helian Drug").question()).isEqualTo(Query.REPAIR);
        assertThat(besideTheExplorer(Rules.NEWEST, "Scanner").question())
                .as("whether he is asked does not tell which card it is")
                .isEqualTo(Query.REPAIR);
    }

    /** Doctor Sontag has navigation 0. */
    private static SecondScene besideTheExplorer(int version, String card) {
        SecondPosition position = SecondPosition.in(22)
                .place("Doctor Sontag", "2231")
                .ship("Explorer", "Doctor Sontag")
                .shipDamaged("Explorer")
                .underVersion(version);
        return (card.isEmpty() ? position : position.card(card, "Doctor Sontag")).startInterphase();
    }
}
