package fitg.level.campaign;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Orders;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.procedure.Verdict;
import fitg.rules.assignment.Assignments;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two Provinces (4b, 5) where its own rules meet those of the whole war. */
@Tag("C-OTHER-1")
class CampaignTwoProvincesCasesTest {

    private static final Scenario SHORT = Scenarios.named("campaign-2002-short").orElseThrow();

    private static SecondPosition war(int turn, String... held) {
        SecondPosition position = SecondPosition.of(SHORT).round(turn).luck(1).place("Ly Mantok", "2231");
        for (String planet : held) {
            position.control(planet, PlanetState.REBEL_CONTROL).pdb(planet, 0, true);
        }
        return position;
    }

    private static SecondScene turned(int number, SecondPosition position) {
        return position.realm(eventOnTop(number)).startStage(Segment.GALACTIC_EVENT);
    }

    private static SecondScene quietly(SecondScene scene, int steps) {
        for (int step = 0; step < steps && !scene.game().isOver(); step++) {
            scene.play(quiet(scene));
        }
        return scene;
    }

    private static Verdict verdict(SecondScene scene) {
        return scene.game().outcome().orElseThrow();
    }

    // ---- planets that do not exist

    @Test
    void event99MovesLysendaTheOnlySegundenPlanetThereIs() {
        SecondScene scene = turned(99, war(2, "Angoff"));

        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.events(Event.LoyaltyShifted.class)).hasSize(1);
        assertThat(scene.loyalty("Lysenda")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void event124OffersTheSuvansOfTheTwoProvinces() {
        SecondScene scene = turned(124, war(2, "Angoff"));

        assertThat(scene.expect(Affair.EVENT_CHOICE).offers())
                .containsExactlyInAnyOrder("planet:241", "planet:341", "planet:342", "planet:351", "end");
    }

    @Test
    void event98PlundersOnlyInTheTwoProvinces() {
        SecondScene scene = turned(98, war(2, "Angoff"));

        assertThat(scene.expect(Affair.EVENT_CHOICE).offers()).allMatch(key -> key.matches("environ:[23].*"));
    }

    @Test
    void event119WakesNobodyWhoTakesNoPart() {
        // given: Gelba, Thysa Kymbo and the others outside this war are not dead
        SecondScene scene = turned(119, war(2, "Angoff").dead("Boccanegra"));

        assertThat(scene.place("Boccanegra")).isEqualTo("2221");
        assertThat(scene.place("Gelba")).isIn("nowhere", "dead");
        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
    }

    @Test
    void aRisingOnQuibronReachesPlanetsOfTheTwoProvincesOnly() {
        SecondScene scene = war(2, "Tamset").loyalty("Quibron", Loyalty.UNREST).startStage(Segment.RESOURCES);
        scene.play("tax-full:221");
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            if (scene.question() == Affair.DOMINO) {
                assertThat(scene.offers()).allMatch(key -> key.equals("end") || key.matches("planet:[23]\\d\\d"));
            }
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }
        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    void distancesGoOverTheWholeNet() {
        SecondScene small = SecondPosition.of(SHORT)
                .round(2)
                .place("Ly Mantok", "2231")
                .control("Angoff", PlanetState.REBEL_CONTROL)
                .pdb("Angoff", 0, true)
                .counter("Rebel Light", "orbit-241")
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        SecondScene whole = SecondPosition.campaign()
                .counter("Rebel Light", "orbit-241")
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        assertThat(Orders.sail(small, "orbit-241", "351", 0)
                        .last(Happening.Jumped.class)
                        .distance())
                .isEqualTo(Orders.sail(whole, "orbit-241", "351", 0)
                        .last(Happening.Jumped.class)
                        .distance());
    }

    // ---- assignments

    @ParameterizedTest
    @CsvSource({
        "127, orbit-241, 222, true",
        "127, orbit-241, 311, false",
        "127, orbit-331, 321, true",
        "127, orbit-331, 341, false",
        "131, orbit-331, 223, true",
        "134, orbit-241, 211, true",
        "134, orbit-241, 231, false",
        "134, orbit-311, 341, true"
    })
    @Tag("C-ASSIGN-1")
    void cardsThatNameProvincesOutsideBindAsEver(int card, String from, int planet, boolean legal) {
        SecondScene scene = war(2, "Angoff")
                .realm(realm -> {
                    realm.assignments().add(card - 127);
                    realm.assignments().turn();
                })
                .counter("Imperial Light", "orbit-211")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        // Angoff is in Rebel hands: 35.31 would open it, so it is asked for under a card that names its province
        assertThat(Assignments.allows(
                        scene.truth(),
                        SecondPosition.place(from),
                        Catalogue.standard().planetById(planet).index(),
                        true))
                .isEqualTo(legal);
    }

    @Test
    void theSeventhCardIsNeverTurnedAndNoOthersAreChosen() {
        SecondPosition position = war(6, "Angoff");
        for (int card : new int[] {0, 1, 4, 5, 7, 10, 11}) {
            position.realm(realm -> realm.assignments().add(card));
        }
        for (int turn = 1; turn < 6; turn++) {
            position.realm(realm -> realm.assignments().turn());
        }
        SecondScene scene = position.startStage(Segment.STRATEGIC_ASSIGNMENT);

        assertThat(scene.question()).isNotEqualTo(Affair.LAST_ASSIGNMENTS);
        assertThat(scene.realm().assignments().turned()).isEqualTo(6);
        assertThat(scene.realm().assignments().current()).isEqualTo(10);
    }

    // ---- money

    @Test
    void withOrningLostTheSecondProvincePaysNothingAndThereIsNoGrantInstead() {
        SecondScene scene = war(2, "Angoff", "Orning").points(Side.IMPERIAL, 5).startStage(Segment.RESOURCES);

        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(5);
        scene.play("buy:2nd-line").expectOffers("place:3111").expectNotOffered("place:2412");
    }

    @Test
    void withChimLostThereAreNoWorksInTheThirdProvince() {
        SecondScene scene = war(3, "Angoff", "Chim")
                .points(Side.IMPERIAL, 20)
                .pdb("Orning", 1, true)
                .pdb("Mrane", 1, true)
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.IMPERIAL_PURCHASE)
                .expectOffers("pdb-level:241")
                .expectNotOffered("pdb-level:351", "pdb-up:322");
    }

    @Test
    void secretsPayInTurnsOfGrantsToo() {
        SecondScene scene = war(3, "Angoff").revealed("Kelta", Secret.GEM_WORLD).startStage(Segment.RESOURCES);

        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(10 + 5);
    }

    @Test
    @Tag("C-RES-3")
    void upkeepIsPaidFromTheGrantAndNotInTheFirstTurn() {
        SecondScene third = war(3, "Angoff")
                .counter("Marine", "3111")
                .pdb("Orning", 2, true)
                .startStage(Segment.RESOURCES);
        third.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(third.forcePoints(Side.IMPERIAL)).isEqualTo(8);

        SecondScene first = war(1, "Angoff")
                .points(Side.REBEL, 30)
                .base("Suti")
                .counter("Marine", "3111")
                .startStage(Segment.RESOURCES);
        first.expect(Affair.REVEAL_BASE);
        assertThat(CampaignPosition.typeOf(first, 0)).isEqualTo("Marine");
    }

    @Test
    void theRebelsMaySpendTheirThirtyPointsInTheFirstTurnAtAnOpenBase() {
        SecondScene scene = war(1, "Angoff").points(Side.REBEL, 30).base("Suti").startStage(Segment.RESOURCES);
        scene.expect(Affair.REVEAL_BASE).play("reveal-base");

        scene.expect(Affair.REBEL_PURCHASE).expectOffers("buy:urban-elite", "buy:rebel-heavy", "pdb-level:222");
        scene.play("buy:urban-elite").expectOffers("place:3221", "place:3222");
    }

    @Test
    @Tag("K-R31")
    void sevenPlanetsAreNeededForSquadsHereToo() {
        SecondPosition six = war(3, "Angoff", "Tamset", "Squamot", "Suti", "Etreg", "Quibron")
                .points(Side.IMPERIAL, 20)
                .counter("1st Line", "3111");
        SecondPosition seven = war(3, "Angoff", "Tamset", "Squamot", "Suti", "Etreg", "Quibron", "Kelta")
                .points(Side.IMPERIAL, 20)
                .counter("1st Line", "3111");

        SecondScene few = six.startStage(Segment.RESOURCES);
        few.expect(Affair.IMPERIAL_PURCHASE).expectNotOffered("squad-with:0");
        SecondScene enough = seven.startStage(Segment.RESOURCES);
        enough.expect(Affair.IMPERIAL_PURCHASE).expectOffers("squad-with:0");
    }

    // ---- ends

    @Test
    void ninePointsDoNotWinInTheFirstInterphaseOfTheLastTurn() {
        SecondScene scene = war(6, "Orning", "Cieson", "Angoff", "Tamset").startInterphase();
        assertThat(scene.victoryPoints()).isEqualTo(9);
        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void twelveAreTooFewBeforeTheEnd() {
        SecondScene scene = war(3, "Orning", "Chim", "Cieson", "Angoff").startInterphase();

        assertThat(scene.victoryPoints()).isEqualTo(12);
        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void thirteenWinInTheFirstTurnToo() {
        SecondScene scene =
                war(1, "Orning", "Chim", "Cieson", "Angoff", "Tamset").startInterphase();

        assertThat(verdict(scene)).isEqualTo(new Verdict(Side.REBEL, Verdict.Reason.POINTS, 13));
    }

    @Test
    void fromTheThirdTurnARisingIsEnoughToFightOnButAStoppedOneIsNot() {
        SecondScene rising = war(3).control("Suti", PlanetState.REBELLION).startStage(Segment.RESOURCES);
        quietly(rising, 3);
        SecondScene stopped =
                war(3).control("Suti", PlanetState.REBELLION_STOPPED).startStage(Segment.RESOURCES);
        quietly(stopped, 3);

        assertThat(rising.game().isOver()).isFalse();
        assertThat(verdict(stopped).winner()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    void aPlanetInRebelHandsThatNobodyHoldsIsOneInRebellion() {
        // P-R35; given: Suti in state Rebel Control, its PDB Down, only Imperial troops there
        SecondScene scene = war(3).control("Suti", PlanetState.REBEL_CONTROL)
                .counter("1st Line", "3221")
                .startStage(Segment.RESOURCES);
        quietly(scene, 3);

        assertThat(scene.controller("Suti")).isNull();
        assertThat(scene.victoryPoints()).isZero();
        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void theThirdTurnBeginsAndEndsTheWarWhereTheSecondDidNot() {
        SecondScene scene =
                war(2).realm(realm -> realm.setRound(2)).realm(eventOnTop(126)).startInterphase();
        quietly(scene, 40);

        assertThat(verdict(scene).winner()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.truth().turn().number()).isEqualTo(3);
    }

    @Test
    void rebelsInTheDeckDoNotSaveTheWarWhenNobodyIsFree() {
        SecondScene scene = SecondPosition.of(SHORT)
                .round(2)
                .luck(1)
                .control("Angoff", PlanetState.REBEL_CONTROL)
                .pdb("Angoff", 0, true)
                .counter("Conscript", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .startStage(Segment.RESOURCES);
        quietly(scene, 3);

        assertThat(scene.isInPool("Tourag") || scene.place("Tourag").equals("nowhere"))
                .isTrue();
        assertThat(verdict(scene).winner()).isEqualTo(Side.IMPERIAL);
    }

    // ---- the base

    @Test
    @Tag("K-D27")
    void event112NamesOnePlanet() {
        SecondScene scene = turned(112, war(2, "Angoff").base("Suti"));
        scene.expect(Affair.NAME_PLANET).play("planet:231");

        assertThat(scene.question()).isNotEqualTo(Affair.NAME_PLANET);
        assertThat(scene.events(Tidings.NotTheBase.class)).hasSize(1);
        assertThat(Realm.of(scene.game().viewFor(Viewer.IMPERIAL)).base()).isEqualTo(Realm.NONE);
    }

    @Test
    void warpsOfImperialFleetsUnderEvent115StayInTheProvince() {
        SecondScene scene = war(2, "Angoff")
                .event(115)
                .counter("Imperial Light", "orbit-221")
                .counter("Rebel Heavy", "orbit-221")
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        while (scene.question() != Query.FLEET_BREAK_OFF) {
            scene.play(quiet(scene));
        }
        scene.play("break-off-all");

        assertThat(scene.expect(Query.BREAK_OFF_GOAL).offers().stream().filter(key -> key.startsWith("warp:")))
                .allMatch(key -> key.startsWith("warp:2"))
                .isNotEmpty();
        assertThat(List.of(scene.asked())).containsExactly(Side.IMPERIAL);
    }
}
