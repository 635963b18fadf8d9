package fitg.rules.movement.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E2.A.3 of the second edition: characters on foot, and prisoners who change hands. */
class SecondWalkingTest {

    private static final Segment A3 = Segment.CHARACTER_MOVEMENT;

    @Test
    @Tag("E2.A.3.1")
    @Tag("E5.2.c.1")
    void aCharacterWalksToAnyEnvironOfHisPlanetAndNowhereElse() {
        SecondScene scene = SecondPosition.in(23).place("Zina Adora", "2321").start(Side.REBEL, A3);

        scene.play("walk:1");

        scene.expect(Query.WALK_TO);
        assertThat(scene.offers()).containsExactly("environ:2322", "environ:2323");
        scene.play("environ:2323");
        assertThat(scene.place("Zina Adora")).isEqualTo("2323");
        assertThat(scene.last(Event.CharactersMoved.class).ruleCase()).isEqualTo("E5.2.c.1");
    }

    @Test
    @Tag("E2.A.3.1")
    void onlyThePhasingPlayersFreeCharactersMove() {
        SecondScene scene = SecondPosition.in(23)
                .place("Zina Adora", "2321")
                .place("Barca", "2322")
                .prisoner("Frun Sentel", "Barca")
                .start(Side.REBEL, A3);

        assertThat(scene.offers()).containsExactly("walk:1", "end");
    }

    @Test
    @Tag("E3.1.a.5")
    @Tag("S-R9")
    void nobodyMovesTwiceInASegment() {
        SecondScene scene = SecondPosition.in(23)
                .place("Zina Adora", "2321")
                .place("Frun Sentel", "2321")
                .start(Side.REBEL, A3);

        scene.play("walk:1", "environ:2322");

        assertThat(scene.offers()).containsExactly("walk:4", "end");
    }

    @Test
    @Tag("S-R49")
    @Tag("C-DETECT-1")
    void walkingShedsDetectionUnlessADetectedFriendIsThere() {
        SecondScene scene = SecondPosition.in(23)
                .place("Zina Adora", "2321")
                .place("Frun Sentel", "2321")
                .place("Boccanegra", "2323")
                .detected("Zina Adora", "Frun Sentel", "Boccanegra")
                .start(Side.REBEL, A3);

        scene.play("walk:1", "environ:2322", "walk:4", "environ:2323");

        assertThat(scene.isDetected("Zina Adora")).isFalse();
        assertThat(scene.isDetected("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("S-R49")
    @Tag("E5.2.c.2")
    @Tag("E2.A.3.3")
    void whoStoodWithTheUnitsWalksAwayFromThem() {
        SecondScene scene = SecondPosition.in(23)
                .counter("Wild Regular", "2323")
                .withUnits("Boccanegra", "2323")
                .start(Side.REBEL, A3);

        scene.play("walk:14", "environ:2321");

        assertThat(scene.isWithUnits("Boccanegra")).isFalse();
        assertThat(scene.isDetected("Boccanegra")).isFalse();
    }

    @Test
    @Tag("E5.5.a.2")
    @Tag("S-R63")
    @Tag("S-R68")
    void guardedPrisonersAndEscortsGoAlong() {
        SecondScene scene = SecondPosition.in(23)
                .place("Barca", "2321")
                .prisoner("Ly Mantok", "Barca")
                .dead("Thysa Kymbo")
                .escort("Barca", Soldier.LINE)
                .start(Side.IMPERIAL, A3);

        scene.play("walk:22", "environ:2322");

        assertThat(scene.place("Ly Mantok")).isEqualTo("2322");
        assertThat(scene.holder("Ly Mantok")).isEqualTo("Barca");
        assertThat(scene.escorts("Barca")).isEqualTo(1);
    }

    @Test
    @Tag("S-R50")
    void aShipLeftWithoutFriendsIsLost() {
        SecondScene scene = SecondPosition.in(23)
                .place("Boccanegra", "2321")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, A3);

        scene.play("walk:14", "environ:2322");

        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("out");
    }

    @Test
    @Tag("S-R50")
    void aDamagedShipThatIsLeftIsLostAndNobodyRepairsIt() {
        SecondScene scene = SecondPosition.in(23)
                .place("Boccanegra", "2321")
                .ship("Planetary Privateer", "Boccanegra")
                .shipDamaged("Planetary Privateer")
                .start(Side.REBEL, A3);

        scene.play("walk:14", "environ:2322");
        scene.skipTo(Query.PDB_UP);

        assertThat(scene.isShipDamaged("Planetary Privateer")).isFalse();
    }

    @Test
    @Tag("E5.5.a.4")
    void aPrisonerPassesFromTheUnitsToAGuard() {
        SecondScene scene = SecondPosition.in(23)
                .counter("1st Line", "2321")
                .place("Barca", "2321")
                .place("Saytar", "2321")
                .prisonerOfUnits("Ly Mantok", "2321")
                .start(Side.IMPERIAL, A3);

        scene.play("hand-over:6");

        scene.expect(Query.HAND_OVER_TO);
        assertThat(scene.offers()).containsExactly("character:22", "character:23");
        scene.play("character:22");
        assertThat(scene.holder("Ly Mantok")).isEqualTo("Barca");
    }

    @Test
    @Tag("E5.5.a.4")
    void aGuardMayGiveHimToTheUnits() {
        SecondScene scene = SecondPosition.in(23)
                .counter("1st Line", "2321")
                .place("Barca", "2321")
                .prisoner("Ly Mantok", "Barca")
                .start(Side.IMPERIAL, A3);

        scene.play("hand-over:6");

        assertThat(scene.holder("Ly Mantok")).isEqualTo("units");
    }

    @Test
    @Tag("S-R9")
    void heChangesHandsOnceInASegment() {
        SecondScene scene = SecondPosition.in(23)
                .place("Barca", "2321")
                .place("Saytar", "2321")
                .prisoner("Ly Mantok", "Barca")
                .start(Side.IMPERIAL, A3);

        scene.play("hand-over:6");

        assertThat(scene.holder("Ly Mantok")).isEqualTo("Saytar");
        assertThat(scene.offers()).containsExactly("walk:22", "walk:23", "end");
    }

    @Test
    @Tag("S-R9")
    void aGuardWhosePrisonerHasMovedStaysWithHim() {
        SecondScene scene = SecondPosition.in(23)
                .place("Barca", "2321")
                .place("Saytar", "2322")
                .prisoner("Ly Mantok", "Barca")
                .start(Side.IMPERIAL, A3);

        scene.play("walk:22", "environ:2322", "hand-over:6");

        assertThat(scene.holder("Ly Mantok")).isEqualTo("Saytar");
        scene.expectNotOffered("walk:23");
    }

    @Test
    @Tag("E5.5.a.4")
    @Tag("S-R42")
    @Tag("RUL-204")
    void inOrbitNobodyChangesShipsInThisSegment() {
        SecondScene scene = SecondPosition.in(23)
                .counter("Imperial Light", "orbit-232")
                .counter("Imperial Light", "orbit-232")
                .prisonerAboard("Ly Mantok", 0)
                .place("Barca", "2321")
                .start(Side.IMPERIAL, A3);

        assertThat(scene.offers()).containsExactly("walk:22", "end");
    }
}
