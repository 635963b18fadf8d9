package fitg.rules.character;

import static fitg.play.Orders.finishTurn;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.lineUp;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.FateOfPrisoner;
import fitg.edition.second.Happening.PatrolSent;
import fitg.edition.second.Happening.Searched;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Characters where several rules meet: searches, guards, rest, healing and repairs. */
class SecondPeopleCasesTest {

    // ---- searches (E2.B, C-SEARCH-1, C-SEARCH-2)

    /** Kidu (leadership 3, intelligence 3) stands with a 1st line, Vans (intelligence 2) apart; Frun hides on Quibron. */
    private static SecondPosition hunters() {
        return SecondPosition.in(22)
                .counter("1st Line", "2211")
                .withUnits("Jon Kidu", "2211")
                .place("Vans Ka-Tie-A", "2211")
                .place("Frun Sentel", "2211")
                .detected("Frun Sentel");
    }

    private static List<Integer> values(SecondScene scene) {
        return scene.events(Searched.class).stream().map(Searched::searchValue).toList();
    }

    @Test
    @Tag("C-SEARCH-2")
    void unitsUnderTheirLeaderAndTheOthersSearchEachForThemselves() {
        SecondScene scene = hunters().dice(10, 10).start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2211", "character:25", "take", "units-first");

        assertThat(values(scene)).as("3 + 3, then Vans alone").containsExactly(6, 2);
    }

    @Test
    @Tag("C-SEARCH-2")
    void whoDoesNotLeadTheUnitsMaySearchWithTheCharactersFirst() {
        SecondScene scene = hunters().dice(10, 10).start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2211", "units", "take", "take", "characters-first");

        assertThat(values(scene)).as("3 + 2, then the unit without a leader").containsExactly(5, 3);
    }

    @Test
    @Tag("C-SEARCH-2")
    void whoDeclinedToAttackDoesNotAttackLaterButTheOtherSearchIsMade() {
        SecondScene scene = hunters().dice(1, 10).start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2211", "units", "leave", "take", "units-first", "decline");

        assertThat(scene.events(Searched.class)).hasSize(2);
        assertThat(scene.question()).isNotEqualTo(Query.FOUND);
    }

    @Test
    @Tag("S-R77")
    void anEscortSearchesWithOne() {
        SecondScene scene = hunters()
                .escort("Vans Ka-Tie-A", Soldier.LINE)
                .dead("Redjac")
                .dice(10)
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2211", "none", "leave", "take");

        assertThat(values(scene)).containsExactly(3);
    }

    @Test
    @Tag("E2.B.1")
    void aLandedStarshipDoesNotSearch() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "2211")
                .place("Frun Sentel", "2211")
                .detected("Frun Sentel")
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(scene.question()).isNotEqualTo(Query.SEARCH);
    }

    @Test
    @Tag("S-R77")
    @Tag("C-SEARCH-1")
    void aDamagedUnitSearchesWithHalfItsFactor() {
        SecondScene scene = hunters().damaged(0).dice(10).start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2211", "units", "leave", "leave");

        assertThat(values(scene)).containsExactly(2);
    }

    // ---- guards (S-R64, S-R65)

    @Test
    @Tag("S-R64")
    @Tag("E5.5.b.2")
    void whenTheGuardFleesAndAFriendStandsTheFriendGuardsThePrisoner() {
        // given: Boccanegra attacks Vans, who guards Mantok, and Kidu; Vans behind the line gets away
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "2211")
                .place("Vans Ka-Tie-A", "2211")
                .place("Jon Kidu", "2211")
                .detected("Vans Ka-Tie-A", "Jon Kidu")
                .prisoner("Ly Mantok", "Vans Ka-Tie-A")
                .dice(1, 1)
                .dice(1, 1, 1, 1, 1)
                .dice(1, 1, 1)
                .start(Side.IMPERIAL, Segment.SEARCH);
        follow(scene, "search:2211", "take", "characters", "kill");
        lineUp(scene, "Jon Kidu");
        follow(scene, "break-off-inactive");
        while (scene.question() != Query.PRESS_ON) {
            scene.play(scene.offers().getFirst());
        }
        scene.play("call-off");

        assertThat(scene.holder("Ly Mantok")).isEqualTo("Jon Kidu");
    }

    @Test
    @Tag("S-R65")
    @Tag("E5.5.b.6")
    void eachPrisonerOfTheLostGuardsHasADieOfHisOwn() {
        // given: four dice of the stormtrooper's enemy fell the conscript; a 4 and a 5
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2211")
                .counter("Conscript", "2211")
                .prisonerOfUnits("Boccanegra", "2211")
                .prisonerOfUnits("Kogus", "2211")
                .dice(6, 6, 6, 6, 1)
                .dice(5, 4)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack");

        assertThat(scene.events(FateOfPrisoner.class))
                .extracting(FateOfPrisoner::executed)
                .containsExactly(true, false);
        assertThat(scene.place("Boccanegra")).isEqualTo("2211");
    }

    @Test
    @Tag("C-ENV-3")
    void whereTheUnitsOfBothFallAtOnceNobodySendsAPatrol() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Militia", "2211")
                .counter("Conscript", "2211")
                .withUnits("Boccanegra", "2211")
                .dice(6, 6, 6, 6, 6, 6, 6, 6)
                .luck(1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack", "none");

        assertThat(scene.events(PatrolSent.class)).isEmpty();
    }

    // ---- rest (E5.4.b.1, S-R84)

    @Test
    @Tag("S-R84")
    void whoLedAnAttackOnAPdbDoesNotRest() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .aboard("Boccanegra", 0)
                .hits("Boccanegra", 2)
                .pdb("Quibron", 1, false)
                .dice(1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "attack", "character:14");
        finishTurn(scene);

        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
    }

    @Test
    @Tag("S-R84")
    void aWoundedPrisonerDoesNotRest() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Conscript", "2211")
                .prisonerOfUnits("Boccanegra", "2211")
                .wounded("Boccanegra")
                .place("Frun Sentel", "2221")
                .wounded("Frun Sentel")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        finishTurn(scene);

        assertThat(scene.isWounded("Boccanegra")).isTrue();
        assertThat(scene.isWounded("Frun Sentel")).isFalse();
    }

    // ---- the interphase (E2.4.6, S-R85, S-R86)

    @Test
    @Tag("S-R86")
    void aWoundedDoctorHealsHimselfToo() {
        SecondScene scene = SecondPosition.in(22)
                .place("Doctor Sontag", "2211")
                .wounded("Doctor Sontag")
                .startInterphase();

        assertThat(scene.isWounded("Doctor Sontag")).isFalse();
    }

    @Test
    @Tag("S-R86")
    void aCaptiveDoctorHealsNobody() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Conscript", "2211")
                .prisonerOfUnits("Doctor Sontag", "2211")
                .prisonerOfUnits("Boccanegra", "2211")
                .wounded("Boccanegra")
                .startInterphase();

        assertThat(scene.isWounded("Boccanegra")).isTrue();
    }

    @Test
    @Tag("S-R86")
    void inSpaceTheDoctorHealsThoseOfHisShipOnly() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .aboard("Doctor Sontag", 0)
                .aboard("Boccanegra", 0)
                .aboard("Kogus", 1)
                .wounded("Boccanegra", "Kogus")
                .startInterphase();

        assertThat(scene.isWounded("Boccanegra")).isFalse();
        assertThat(scene.isWounded("Kogus")).isTrue();
    }

    @Test
    @Tag("S-R86")
    void theDoctorApartDoesNotHealWhoStandsWithTheUnits() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2211")
                .place("Doctor Sontag", "2211")
                .withUnits("Boccanegra", "2211")
                .wounded("Boccanegra")
                .startInterphase();

        assertThat(scene.isWounded("Boccanegra")).isTrue();
    }

    @Test
    @Tag("S-R85")
    void aShipIsRepairedInADriftAreaByWhoIsAboard() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "drift-22")
                .ship("Planetary Privateer", "Boccanegra")
                .shipDamaged("Planetary Privateer")
                .dice(4)
                .startInterphase();
        follow(scene, "repair:36");

        assertThat(scene.isShipDamaged("Planetary Privateer")).isFalse();
    }

    @Test
    @Tag("S-R85")
    void somebodyAboardAStarshipOfTheBoxRepairsNoSpaceship() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .aboard("Yarro Latac", 0)
                .place("Boccanegra", "orbit-221")
                .ship("Planetary Privateer", "Boccanegra")
                .shipDamaged("Planetary Privateer")
                .wounded("Boccanegra")
                .control("Quibron", PlanetState.REBEL_CONTROL)
                .startInterphase();

        assertThat(scene.question()).isNotEqualTo(Query.REPAIR);
        assertThat(scene.isShipDamaged("Planetary Privateer")).isTrue();
    }
}
