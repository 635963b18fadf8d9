package fitg.galaxy.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Catalogue;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.IllegalActionException;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.rules.assignment.Assignments;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C-ASSIGN-1 and K-R22: Strategic Assignments, and where they let Imperial ships go (3-galactic, 11). */
class CampaignAssignmentsTest {

    /** The card of the First and Third Province, and that of the Second and Fourth, by their place in the deck. */
    private static final int ONE_AND_THREE = 128 - 127;

    private static final int TWO_AND_FOUR = 132 - 127;

    private static SecondPosition under(int card) {
        return SecondPosition.campaign().round(2).realm(realm -> {
            realm.assignments().add(card);
            realm.assignments().turn();
        });
    }

    /** The Imperial player is about to move something. */
    private static SecondScene waiting(SecondPosition position) {
        return position.counter("Imperial Light", "orbit-111").start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
    }

    private static boolean allows(SecondPosition position, String from, int planet) {
        SecondScene scene = waiting(position);
        int to = Catalogue.standard().planetById(planet).index();
        return Assignments.allows(scene.truth(), SecondPosition.place(from), to, true);
    }

    @ParameterizedTest
    @CsvSource({
        "orbit-161, 352, true",
        "orbit-331, 341, true",
        "orbit-241, 211, true",
        "orbit-211, 212, true",
        "orbit-241, 222, false",
        "orbit-222, 221, false",
        "orbit-222, 241, true",
        "orbit-222, 222, true",
        "orbit-542, 421, false",
        "orbit-152, 542, false",
        "orbit-312, 421, false",
        "drift-22, 221, true",
        "drift-22, 241, true",
        "drift-22, 231, false"
    })
    @Tag("C-ASSIGN-1")
    @Tag("K-R22")
    void theExamplesOfTheFirstAndThirdProvince(String from, int planet, boolean legal) {
        assertThat(allows(under(ONE_AND_THREE), from, planet)).isEqualTo(legal);
    }

    @ParameterizedTest
    @CsvSource({"orbit-241, 222, true", "orbit-542, 222, true", "orbit-421, 542, false", "orbit-312, 222, false"})
    @Tag("C-ASSIGN-1")
    void fromACapitalFleetsMayGoToARising(String from, int planet, boolean legal) {
        assertThat(allows(under(ONE_AND_THREE).control("Angoff", PlanetState.REBELLION), from, planet))
                .isEqualTo(legal);
        assertThat(allows(under(ONE_AND_THREE).control("Angoff", PlanetState.REBELLION_STOPPED), "orbit-241", 222))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"111, true", "121, true", "151, true", "161, true", "131, false", "142, false"})
    @Tag("C-ASSIGN-1")
    void insideAProvinceThatIsNotNamedOnlyCapitalsThroneAndHomesAreOpen(int planet, boolean legal) {
        assertThat(allows(under(TWO_AND_FOUR), "orbit-152", planet)).isEqualTo(legal);
    }

    @Test
    @Tag("K-R22")
    void theyEndAtTheInstantTheBaseIsKnownAndUnderEvent102() {
        assertThat(allows(under(ONE_AND_THREE).base("Lonica").baseRevealed(), "orbit-312", 421))
                .isTrue();
        assertThat(allows(under(ONE_AND_THREE).event(102), "orbit-312", 421)).isTrue();
        assertThat(allows(under(ONE_AND_THREE).event(121), "orbit-161", 352)).isFalse();
        assertThat(allows(SecondPosition.campaign().event(121), "orbit-161", 352))
                .isFalse();
        assertThat(allows(under(ONE_AND_THREE).event(121), "orbit-331", 341)).isTrue();
    }

    @Test
    void event115BindsStarshipsButNotCharacters() {
        SecondScene scene = waiting(under(ONE_AND_THREE).event(115));
        int kelta = Position.planetNamed("Kelta");
        int liomax = SecondPosition.place("orbit-161");

        assertThat(Assignments.allows(scene.truth(), liomax, kelta, true)).isFalse();
        assertThat(Assignments.allows(scene.truth(), liomax, kelta, false)).isTrue();
    }

    // ---- where it is asked

    @Test
    @Tag("E2.A.1.1")
    @Tag("C-ASSIGN-1")
    void forbiddenPlanetsAreNotOfferedToStarshipsAndRefusedWithTheCase() {
        SecondScene scene = under(ONE_AND_THREE)
                .counter("Imperial Light", "orbit-241")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        scene.play("move-ships:orbit-241");
        scene.skipTo(Query.DESTINATION);

        assertThat(scene.offers()).containsExactly("planet:211", "planet:212");
        assertThatThrownBy(() -> scene.play("planet:222"))
                .isInstanceOf(IllegalActionException.class)
                .hasMessageContaining("C-ASSIGN-1");
    }

    @Test
    @Tag("E2.A.3.2")
    @Tag("C-ASSIGN-1")
    void forbiddenPlanetsAreNotOfferedToSpaceshipsEither() {
        SecondScene scene = under(ONE_AND_THREE)
                .place("Redjac", "2221")
                .ship("Redjac's Spaceship", "Redjac")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);
        scene.play("fly:redjacs").expect(Query.FLY_TO_PLANET);

        assertThat(scene.offers()).containsExactly("planet:211", "planet:212", "planet:222", "planet:241");
        assertThatThrownBy(() -> scene.play("planet:223")).hasMessageContaining("C-ASSIGN-1");
    }

    @Test
    void theRebelsGoWhereTheyLike() {
        SecondScene scene = under(ONE_AND_THREE)
                .counter("Rebel Light", "orbit-241")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        scene.play("move-ships:orbit-241");

        assertThat(scene.skipTo(Query.DESTINATION).offers()).hasSize(50);
    }

    // ---- the cards

    @Test
    @Tag("E2.1.C.1")
    void aCardIsTurnedEveryGameTurn() {
        SecondScene scene = SecondPosition.campaign()
                .round(2)
                .realm(realm -> realm.assignments().add(ONE_AND_THREE))
                .realm(realm -> realm.assignments().add(TWO_AND_FOUR))
                .counter("Rebel Light", "orbit-241")
                .startStage(Segment.STRATEGIC_ASSIGNMENT);

        scene.expect(Query.INTERPLANETARY);
        assertThat(scene.realm().assignments().current()).isEqualTo(ONE_AND_THREE);
        assertThat(scene.last(Tidings.AssignmentTurned.class).card()).isEqualTo(ONE_AND_THREE);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).assignments().card(1))
                .isEqualTo(Realm.NONE);
    }

    @Test
    @Tag("E2.1.C.1")
    void whenTheLastCardIsTurnedSixOfTheOthersAreChosen() {
        SecondPosition position = SecondPosition.of(
                        Scenarios.named("campaign-2002").orElseThrow())
                .round(14);
        for (int card = 0; card < 14; card++) {
            int next = card;
            position.realm(realm -> realm.assignments().add(next));
        }
        for (int card = 0; card < 13; card++) {
            position.realm(realm -> realm.assignments().turn());
        }
        SecondScene scene = position.luck(1).place("Ly Mantok", "2221").startStage(Segment.STRATEGIC_ASSIGNMENT);
        scene.expect(Affair.LAST_ASSIGNMENTS).expectOffers("assignment:130", "shuffle");

        // 140 has just been turned and names the same provinces as 130
        scene.play("assignment:130")
                .expectNotOffered("assignment:130", "assignment:140")
                .play("shuffle");

        assertThat(scene.realm().assignments().ordered()).isEqualTo(20);
        assertThat(scene.realm().assignments().card(14)).isEqualTo(3);
    }
}
