package fitg.rules.healing;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Specification 13: healing. */
class HealingTest {

    private static Position woundedFrun() {
        return Position.in(22).place("Frun Sentel", 2232).wounds("Frun Sentel", 2);
    }

    /** Plays quietly to the end of the Rebel player-turn. */
    private static Scene restOfTurn(Scene scene) {
        Side phasing = scene.truth().turn().phasing();
        while (!scene.game().isOver() && scene.truth().turn().phasing() == phasing && scene.turn() == 1) {
            scene.skipSegment();
        }
        return scene;
    }

    @Test
    void aCharacterWhoRestsIsHealedOfAllWounds() {
        Scene scene = restOfTurn(woundedFrun().start(Side.REBEL, Segment.MOVEMENT));

        assertThat(scene.wounds("Frun Sentel")).isZero();
    }

    @Test
    void theRestOfTheOtherSideCountsInItsOwnTurn() {
        Scene scene = restOfTurn(
                woundedFrun().place("Redjac", 2221).wounds("Redjac", 2).start(Side.REBEL, Segment.MOVEMENT));

        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Redjac")).isEqualTo(2);
    }

    @Test
    void walkingPreventsHealing() {
        Scene scene = woundedFrun().start(Side.REBEL, Segment.MOVEMENT).play("walk:4", "environ:2231");

        assertThat(restOfTurn(scene).wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    void pilotingPreventsHealingButBeingAPassengerDoesNot() {
        Scene scene = woundedFrun()
                .place("Boccanegra", 2232)
                .wounds("Boccanegra", 1)
                .pdb("Charkhan", 0, false)
                .pdb("Quibron", 0, false)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("fly:36", "environ:2211", "take");
        assertThat(scene.at("Frun Sentel")).isEqualTo(2211);

        restOfTurn(scene);

        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Boccanegra")).isEqualTo(1);
    }

    @Test
    void movingWithUnitsDoesNotPreventHealing() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.WILD_2_1, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .wounds("Frun Sentel", 2)
                .start(Side.REBEL, Segment.MOVEMENT)
                .play("move-units:2232", "environ:2231", "take");
        assertThat(scene.at("Frun Sentel")).isEqualTo(2231);

        assertThat(restOfTurn(scene).wounds("Frun Sentel")).isZero();
    }

    @Test
    void aMissionPreventsHealing() {
        // card 71 Wild (P G, weather): stop after it
        Scene scene = woundedFrun()
                .actionCards(71)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2232", "mission:D", "stop");

        assertThat(restOfTurn(scene).wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    void leadingPreventsHealing() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.URBAN_2_1, 2)
                .units(2221, UnitKind.LINE, 1)
                .placeWithUnits("Frun Sentel", 2221)
                .wounds("Frun Sentel", 2)
                .dice(1, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack", "character:4");

        assertThat(restOfTurn(scene).wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    @Tag("RUL-32")
    void anActiveDefenderIsNotHealedButAnInactiveOneIs() {
        // hiding 2 + 3 - 2 + 1 = 4 against three Lines; both break off in round 1
        Scene scene = woundedFrun()
                .place("Boccanegra", 2232)
                .wounds("Boccanegra", 1)
                .detected("Frun Sentel", "Boccanegra")
                .units(2232, UnitKind.LINE, 3)
                .dice(1, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "attack", "kill", "inactive", "break-off-all");

        restOfTurn(scene);

        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Boccanegra")).isEqualTo(1);
    }

    @Test
    @Tag("RUL-32")
    void guardingDoesNotPreventHealing() {
        Scene scene = restOfTurn(woundedFrun()
                .prisoner("Redjac", "Frun Sentel")
                .place("Boccanegra", 2221)
                .start(Side.REBEL, Segment.MOVEMENT));

        assertThat(scene.wounds("Frun Sentel")).isZero();
    }

    @Test
    void prisonersAreNotHealed() {
        Scene scene = restOfTurn(Position.in(22)
                .place("Redjac", 2232)
                .prisoner("Frun Sentel", "Redjac")
                .wounds("Frun Sentel", 2)
                .place("Boccanegra", 2221)
                .start(Side.REBEL, Segment.MOVEMENT));

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    void aCharacterFreedInThisTurnIsNotHealed() {
        // card 77 Wild: F I, contacts
        Scene scene = Position.in(22)
                .units(2232, UnitKind.LINE, 1)
                .prisonerOfUnits("Frun Sentel", 2232)
                .wounds("Frun Sentel", 2)
                .place("Boccanegra", 2232)
                .actionCards(77)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2232", "mission:F");
        assertThat(scene.isFree("Frun Sentel")).isTrue();

        assertThat(restOfTurn(scene).wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    void imperialsRestInTheirOwnTurn() {
        Scene scene = restOfTurn(
                Position.in(22).place("Redjac", 2221).wounds("Redjac", 2).start(Side.IMPERIAL, Segment.MOVEMENT));

        assertThat(scene.wounds("Redjac")).isZero();
    }

    @Test
    void doctorSontagHealsHisStackAtTheStartOfTheRebelTurn() {
        Scene scene = woundedFrun()
                .place("Doctor Sontag", 2232)
                .wounds("Doctor Sontag", 1)
                .start(Side.REBEL, Segment.START)
                .expect(Ask.MOVE);

        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Doctor Sontag")).isZero();
    }

    @Test
    void doctorSontagDoesNotHealOtherStacks() {
        Scene scene = woundedFrun()
                .place("Doctor Sontag", 2232)
                .units(2232, UnitKind.WILD_1_0, 1)
                .placeWithUnits("Boccanegra", 2232)
                .wounds("Boccanegra", 1)
                .place("Kogus", 2231)
                .wounds("Kogus", 1)
                .start(Side.REBEL, Segment.START)
                .expect(Ask.MOVE);

        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Boccanegra")).isEqualTo(1);
        assertThat(scene.wounds("Kogus")).isEqualTo(1);
    }

    @Test
    void doctorSontagHealsNobodyInTheImperialTurn() {
        Scene scene = woundedFrun()
                .place("Doctor Sontag", 2232)
                .place("Redjac", 2231)
                .start(Side.IMPERIAL, Segment.START)
                .expect(Ask.MOVE);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    void aCapturedDoctorSontagHealsNobody() {
        Scene scene = woundedFrun()
                .units(2232, UnitKind.LINE, 1)
                .prisonerOfUnits("Doctor Sontag", 2232)
                .start(Side.REBEL, Segment.START)
                .expect(Ask.MOVE);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    void theHealedMayActInTheSameTurn() {
        Scene scene = woundedFrun().place("Doctor Sontag", 2232).start(Side.REBEL, Segment.START);

        scene.expect(Ask.MOVE).expectOffers("walk:4", "walk:12");
    }
}
