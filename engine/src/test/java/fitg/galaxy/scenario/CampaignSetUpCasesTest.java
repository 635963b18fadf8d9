package fitg.galaxy.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 4b, 1: the order of the set-up, its limits, and what each side sees of it. */
class CampaignSetUpCasesTest {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final Scenario CAMPAIGN = Scenarios.named("campaign-2002").orElseThrow();
    private static final Scenario SHORT = Scenarios.named("campaign-2002-short").orElseThrow();

    private static SecondScene begin(Scenario scenario, long seed) {
        LoadedChance chance = new LoadedChance(KeyedChance.ofSeed(seed));
        return new SecondScene(Game.start(scenario, Options.standard(), chance), chance);
    }

    private static SecondScene suggested(SecondScene scene, Question until) {
        while (scene.truth().turn().segment() == Segment.SET_UP && scene.question() != until) {
            scene.play(scene.decision().suggested().key());
        }
        return scene;
    }

    /** The questions of a set-up in the order they first come up. */
    private static List<Question> order(Scenario scenario) {
        SecondScene scene = begin(scenario, 11);
        List<Question> questions = new ArrayList<>();
        while (scene.truth().turn().segment() == Segment.SET_UP) {
            if (!questions.contains(scene.question())) {
                questions.add(scene.question());
            }
            scene.play(scene.decision().suggested().key());
        }
        return questions;
    }

    @Test
    void theStepsComeInTheirOrder() {
        assertThat(order(CAMPAIGN))
                .filteredOn(question -> question != Affair.WHERE && question != Affair.KNIGHTS_BOX)
                .containsSubsequence(
                        Affair.ASSIGNMENT_ORDER,
                        Affair.BASE,
                        Affair.GARRISON,
                        Affair.DEPLOYMENT,
                        Query.SET_UP_FORMATION,
                        Affair.KNIGHT,
                        Affair.GROUP_PLACE);
        assertThat(order(SHORT))
                .containsSubsequence(
                        Affair.ASSIGNMENT_ORDER,
                        Affair.BASE,
                        Affair.GARRISON,
                        Affair.DEPLOYMENT,
                        Affair.KNIGHT,
                        Affair.REBEL_UNITS);
    }

    @Test
    void theBoardBeginsAtSWithEverythingDownAndEmpty() {
        SecondScene scene = suggested(begin(CAMPAIGN, 2), Affair.BASE);
        for (int planet : CAMPAIGN.planets()) {
            String name = PRINTED.planet(planet).name();
            assertThat(scene.loyalty(name))
                    .as(name)
                    .isEqualTo(PRINTED.planet(planet).startLoyalty());
            assertThat(scene.pdbLevel(name)).as(name).isZero();
            assertThat(scene.pdbUp(name)).as(name).isFalse();
            assertThat(scene.controller(name)).as(name).isEqualTo(Side.IMPERIAL);
        }
        assertThat(scene.forcePoints(Side.REBEL)).isZero();
        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
    }

    @Test
    void theEmpireKnowsThePlanetSecretsBeforeItDeploysAndTheRebelsDoNot() {
        SecondScene scene = suggested(begin(CAMPAIGN, 2), Affair.ASSIGNMENT_ORDER);
        int etreg = Position.planetNamed("Etreg");

        assertThat(Realm.of(scene.game().viewFor(Viewer.IMPERIAL)).secret(etreg))
                .isEqualTo(scene.realm().secret(etreg))
                .isNotEqualTo(Realm.NONE);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).secret(etreg)).isEqualTo(Realm.NONE);
    }

    // ---- money

    @Test
    @Tag("K-R4")
    void anEliteAsAGarrisonCountsAmongTheElitesOfItsProvince() {
        // given: the first planet of the Second Province gets a guard
        SecondScene scene = suggested(begin(CAMPAIGN, 2), Affair.GARRISON);
        while (PRINTED.planet(scene.decision().subject()).id() / 100 != 2) {
            garrison(scene, "conscript");
        }
        garrison(scene, "guard");

        scene.expectNotOffered("buy:guard", "buy:marine");
        while (scene.question() == Affair.GARRISON) {
            garrison(scene, "conscript");
        }
        while (scene.decision().subject() != 2) {
            scene.play("end");
        }
        scene.expect(Affair.DEPLOYMENT)
                .expectOffers("buy:stormtrooper")
                .expectNotOffered("buy:guard", "buy:marine", "buy:imperial-heavy");
    }

    private static void garrison(SecondScene scene, String kind) {
        scene.expect(Affair.GARRISON).play("buy:" + kind);
        if (scene.question() == Affair.WHERE) {
            scene.play(scene.decision().suggested().key());
        }
    }

    private static SecondScene provinceTwo() {
        SecondScene scene = suggested(begin(CAMPAIGN, 2), Affair.GARRISON);
        while (scene.question() == Affair.GARRISON) {
            garrison(scene, "conscript");
        }
        scene.expect(Affair.DEPLOYMENT).play("end");
        assertThat(scene.decision().subject()).isEqualTo(2);
        return scene;
    }

    @Test
    void outsideTheFirstProvinceSeventeenPointsMayGoIntoPdbs() {
        SecondScene scene = provinceTwo();
        scene.play("pdb-up:211", "pdb-level:211", "pdb-level:211"); // 7
        scene.play("pdb-up:212", "pdb-level:212", "pdb-level:212"); // 14
        scene.expectNotOffered("pdb-level:211").play("pdb-up:221"); // 15
        scene.expectNotOffered("pdb-level:221").expectOffers("pdb-up:222");
        scene.play("pdb-up:222", "pdb-up:223"); // 17

        assertThat(scene.offers()).noneMatch(key -> key.startsWith("pdb")).contains("buy:2nd-line");
    }

    @Test
    void pointsStayInTheirProvinceAndWhatIsLeftIsLost() {
        SecondScene scene = provinceTwo();
        // 35 - 8 = 27: three marines would be 21, but one elite only; 9 first lines are 27
        int bought = 0;
        while (scene.question() == Affair.DEPLOYMENT
                && scene.decision().subject() == 2
                && scene.offers("buy:1st-line")) {
            scene.play("buy:1st-line");
            if (scene.question() == Affair.WHERE) {
                scene.play(scene.offers().getFirst());
            }
            bought++;
        }
        assertThat(bought).isEqualTo(9);
        suggested(scene, Affair.KNIGHT);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
    }

    @Test
    void aUnitOfAProvinceIsPlacedInThatProvince() {
        SecondScene scene = provinceTwo();
        scene.play("buy:imperial-light").expect(Affair.WHERE);
        assertThat(scene.offers()).allMatch(key -> key.matches("place:(orbit-)?2.*"));
        assertThat(scene.offers()).hasSize(8 + 14);
    }

    @Test
    void neitherSquadsNorAtrocityUnitsAreDeployed() {
        SecondScene scene = provinceTwo();

        assertThat(scene.offers())
                .noneMatch(key -> key.startsWith("squad"))
                .doesNotContain("buy:resolution", "buy:peacemaker", "buy:planet-stabilizer");
    }

    @Test
    @Tag("K-R8")
    void whatTheEmpireTakesAndWhereIsNotHeardOfBeforeItIsDone() {
        SecondScene scene = provinceTwo();
        int heard = scene.game().log(Viewer.REBEL).size();
        scene.play("buy:marine");
        if (scene.question() == Affair.WHERE) {
            scene.play(scene.offers().getFirst());
        }
        scene.play("pdb-up:241", "pdb-level:241");

        assertThat(scene.game().log(Viewer.REBEL)).hasSize(heard);
    }

    // ---- people

    @Test
    @Tag("K-R5")
    void barcaJoinsLandedStarshipsIfTheyAreTheStrongest() {
        SecondScene scene = suggested(begin(CAMPAIGN, 2), Affair.DEPLOYMENT);
        scene.play("buy:imperial-light", "place:1521", "buy:imperial-light", "place:1521");
        scene.play("buy:imperial-cruiser", "place:orbit-162");
        while (scene.question() == Affair.DEPLOYMENT) {
            scene.play("end");
        }
        suggested(scene, Affair.KNIGHT);

        // 4 on the ground of Diomas against 3 over Orlog
        assertThat(scene.place("Barca")).isEqualTo("1521");
    }

    @Test
    @Tag("K-D6")
    void onATieOfFleetsTheImperialPlayerChoosesBarcasStack() {
        SecondScene scene = suggested(begin(CAMPAIGN, 2), Affair.DEPLOYMENT);
        scene.play("buy:imperial-cruiser", "place:orbit-111", "buy:imperial-cruiser", "place:orbit-162");
        scene.play("buy:imperial-light", "place:orbit-152");
        while (scene.question() == Affair.DEPLOYMENT) {
            scene.play("end");
        }
        suggested(scene, Affair.BARCA);

        assertThat(scene.offers()).containsExactly("place:orbit-111", "place:orbit-162");
        scene.play("place:orbit-111");
        assertThat(scene.place("Barca")).isEqualTo("orbit-111");
        assertThat(scene.starshipOf("Barca")).isNotNegative();
    }

    @Test
    void noSpaceshipIsDealtAsAPossession() {
        for (long seed = 1; seed <= 12; seed++) {
            SecondScene scene = suggested(begin(CAMPAIGN, seed), null);
            long ships = 0;
            for (int ship = 0; ship < 6; ship++) {
                ships += scene.truth().gear().shipAt(ship) >= 0 ? 1 : 0;
            }
            assertThat(ships).as("seed %s", seed).isEqualTo(4);
            assertThat(PieceSet.size(scene.truth().gear().owned()))
                    .as("seed %s", seed)
                    .isEqualTo(3);
        }
    }

    @Test
    @Tag("K-D8")
    void aProvinceTakesOneGroupAndTheGroupsComeInTheirOrder() {
        SecondScene scene = suggested(begin(CAMPAIGN, 5), Affair.GROUP_PLACE);
        assertThat(scene.decision().subject()).isEqualTo(Position.character("Boccanegra"));
        scene.play("environ:2311");
        assertThat(scene.decision().subject()).isEqualTo(Position.character("Ly Mantok"));
        assertThat(scene.offers()).noneMatch(key -> key.startsWith("environ:2"));
        scene.play("environ:5231");
        assertThat(scene.offers()).allMatch(key -> key.matches("environ:[34].*"));
        scene.play("environ:4411");
        assertThat(scene.decision().subject()).isEqualTo(Position.character("Tourag"));
        assertThat(scene.offers()).allMatch(key -> key.startsWith("environ:3"));
    }

    @Test
    @Tag("K-D7")
    void thePossessionsOfAGroupGoToItsMembersAndTheEmpireSeesNoCard() {
        SecondScene scene = suggested(begin(CAMPAIGN, 5), Affair.POSSESSION_HOLDER);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).hasSize(3).contains("character:" + (Position.character("Boccanegra") + 1));
        suggested(scene, null);

        assertThat(scene.game().log(Viewer.IMPERIAL))
                .noneMatch(event -> event instanceof Event.PossessionGained gained && gained.card() >= 0);
    }

    @Test
    void noRebelUnitBeginsTheWarAndItBeginsWithAnEvent() {
        SecondScene scene = suggested(begin(CAMPAIGN, 5), null);
        Counters counters = Theatre.counters(scene.truth());
        for (int each = 0; each < counters.count(); each++) {
            assertThat(counters.side(each)).isEqualTo(Side.IMPERIAL);
        }
        assertThat(scene.turn()).isEqualTo(1);
        assertThat(scene.events(Tidings.EventDrawn.class)).hasSize(1);
    }

    // ---- two provinces

    @Test
    void inTwoProvincesRebelPlanetsRaiseNeitherElitesNorHeavies() {
        SecondScene scene = suggested(begin(SHORT, 2), Affair.REBEL_UNITS);
        Set<String> offered = new HashSet<>();
        while (scene.question() == Affair.REBEL_UNITS) {
            offered.addAll(scene.offers());
            scene.play(
                    scene.offers("buy:rebel-transport")
                            ? "buy:rebel-transport"
                            : scene.offers().getFirst());
        }

        assertThat(offered).noneMatch(key -> key.contains("elite") || key.contains("heavy"));
        assertThat(offered).contains("buy:rebel-cruiser", "buy:urban-regular");
    }

    @Test
    void inTwoProvincesNoImperialUnitBeginsOnARebelPlanet() {
        SecondScene scene = suggested(begin(SHORT, 2), null);
        Counters counters = Theatre.counters(scene.truth());
        for (int each = 0; each < counters.count(); each++) {
            int planet = PRINTED.planet(Place.planet(counters.place(each))).id();
            if (counters.side(each) == Side.IMPERIAL) {
                assertThat(planet).isNotIn(222, 312, 331);
            } else {
                assertThat(planet).isIn(222, 312, 331);
            }
        }
        assertThat(scene.victoryPoints()).isEqualTo(3);
    }

    @Test
    void inTwoProvincesBarcaIsWithTheFleetOverOrningOrElseOnThePlanet() {
        SecondScene fleet = suggested(begin(SHORT, 2), Affair.DEPLOYMENT);
        fleet.play("buy:imperial-cruiser", "place:orbit-241");
        suggested(fleet, null);
        assertThat(fleet.place("Barca")).isEqualTo("orbit-241");

        SecondScene none = suggested(begin(SHORT, 2), Affair.DEPLOYMENT);
        while (none.question() == Affair.DEPLOYMENT) {
            none.play("end");
        }
        suggested(none, null);
        assertThat(none.place("Barca")).startsWith("241");
    }

    @Test
    void inTwoProvincesTheKnightsBeginOnHomeAndSecretPlanetsOneInEachProvince() {
        SecondScene scene = suggested(begin(SHORT, 2), Affair.KNIGHT);
        while (scene.question() != Affair.KNIGHT || scene.decision().subject() != Position.character("Redjac")) {
            scene.play(scene.decision().suggested().key());
        }
        assertThat(scene.offers())
                .containsExactlyInAnyOrder(
                        "planet:211",
                        "planet:212",
                        "planet:221",
                        "planet:321",
                        "planet:341",
                        "planet:351",
                        "planet:352");
        scene.play("planet:221");
        while (scene.question() == Affair.KNIGHTS_BOX) {
            scene.play(scene.offers().getFirst());
        }
        assertThat(scene.expect(Affair.KNIGHT).offers())
                .containsExactlyInAnyOrder("planet:321", "planet:341", "planet:351", "planet:352");
    }
}
