package fitg.galaxy.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.rules.control.Control;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 4b, 1 and 5: both campaigns are set up question by question, and what is suggested is a sound deployment. */
class CampaignSetUpTest {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final Scenario CAMPAIGN = Scenarios.named("campaign-2002").orElseThrow();
    private static final Scenario SHORT = Scenarios.named("campaign-2002-short").orElseThrow();

    private static SecondScene begin(Scenario scenario, long seed) {
        LoadedChance chance = new LoadedChance(KeyedChance.ofSeed(seed));
        return new SecondScene(Game.start(scenario, Options.standard(), chance), chance);
    }

    /** Whatever is suggested, until a question comes up or the set-up is over. */
    private static SecondScene follow(SecondScene scene, Question until) {
        while (scene.truth().turn().segment() == Segment.SET_UP && scene.question() != until) {
            scene.play(scene.decision().suggested().key());
        }
        return scene;
    }

    private static SecondScene setUp(Scenario scenario, long seed) {
        return follow(begin(scenario, seed), null);
    }

    private static Counters counters(SecondScene scene) {
        return Theatre.counters(scene.truth());
    }

    // ---- money

    @Test
    @Tag("K-R3")
    @Tag("K-R4")
    @Tag("KA2")
    void theSuggestedDeploymentIsLegalAndSpendsEverything() {
        // KA2
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.KNIGHT);

        Counters counters = counters(scene);
        int points = 0;
        int ground = 0;
        int space = 0;
        int elites = 0;
        for (int each = 0; each < counters.count(); each++) {
            points += counters.type(each).cost();
            ground += counters.type(each).isGround() ? counters.attack(each) : 0;
            space += counters.type(each).isStarship() ? counters.attack(each) : 0;
            elites += counters.type(each).cost() >= 6 ? 1 : 0;
        }
        for (int planet : CAMPAIGN.planets()) {
            boolean up = scene.truth().planets().pdbUp(planet);
            points += up ? 1 + 3 * scene.truth().planets().pdbLevel(planet) : 0;
            assertThat(garrison(scene, planet))
                    .as(PRINTED.planet(planet).name())
                    .isPositive();
        }
        assertThat(points).isEqualTo(210);
        assertThat(counters.count()).isEqualTo(85);
        assertThat(ground).isEqualTo(103);
        assertThat(space).isEqualTo(33);
        assertThat(elites).isEqualTo(6);
    }

    private static int garrison(SecondScene scene, int planet) {
        int count = 0;
        for (int environ : Control.environsOf(planet)) {
            count += counters(scene).groundUnits(environ, Side.IMPERIAL);
        }
        return count;
    }

    /** The first planets of the Third Province get these, all others conscripts; then the next one of it is asked for. */
    private static SecondScene garrisonOfThirdProvince(String... kinds) {
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.GARRISON);
        int done = 0;
        while (done < kinds.length || PRINTED.planet(scene.decision().subject()).id() / 100 != 3) {
            boolean third = PRINTED.planet(scene.decision().subject()).id() / 100 == 3;
            scene.play("buy:" + (third ? kinds[done++] : "conscript"));
            if (scene.question() == Affair.WHERE) {
                scene.play(scene.decision().suggested().key());
            }
        }
        return scene;
    }

    @Test
    @Tag("K-R2")
    @Tag("KA1")
    void aGarrisonLeavesAPointForEveryEmptyPlanetOfItsProvince() {
        // KA1: 9 points for this planet and four more, so 5 may be spent; with 10 it would be 6
        SecondScene nine =
                garrisonOfThirdProvince("guard", "stormtrooper", "stormtrooper", "stormtrooper", "stormtrooper");
        SecondScene ten =
                garrisonOfThirdProvince("stormtrooper", "stormtrooper", "stormtrooper", "stormtrooper", "stormtrooper");

        nine.expectOffers("buy:stormtrooper").expectNotOffered("buy:guard", "buy:marine");
        ten.expectOffers("buy:stormtrooper", "buy:guard").expectNotOffered("buy:marine");
    }

    @Test
    @Tag("K-R4")
    void aProvinceHasItsElitesAndItsShareOfPdbs() {
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.DEPLOYMENT);
        assertThat(scene.decision().subject()).isEqualTo(1);
        scene.expectOffers("buy:marine", "buy:imperial-heavy").expectNotOffered("buy:resolution");

        scene.play("buy:imperial-heavy", "place:orbit-152", "buy:imperial-heavy", "place:orbit-162");
        scene.expectNotOffered("buy:marine", "buy:guard", "buy:imperial-heavy");

        // 35 points for PDBs: five of level 2 with 7 each
        for (String planet : List.of("111", "122", "152", "162", "141")) {
            scene.expectNotOffered("pdb-level:" + planet);
            scene.play("pdb-up:" + planet, "pdb-level:" + planet, "pdb-level:" + planet);
        }
        assertThat(scene.offers()).noneMatch(key -> key.startsWith("pdb"));
    }

    @Test
    @Tag("K-R7")
    void starshipsGoWhereTheyCanBe() {
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.DEPLOYMENT);

        scene.play("buy:imperial-cruiser").expect(Affair.WHERE);
        assertThat(scene.offers()).allMatch(key -> key.startsWith("place:orbit-1"));
        scene.play("place:orbit-152", "buy:imperial-light").expectOffers("place:1521", "place:orbit-152");
        scene.play("place:1521", "buy:2nd-line").expectOffers("place:1521").expectNotOffered("place:orbit-152");
    }

    // ---- secrets

    @Test
    @Tag("K-R8")
    void theRebelPlayerSeesNothingBeforeItIsDoneAndThenOnlyNumbers() {
        SecondScene scene = follow(begin(CAMPAIGN, 1), Query.SET_UP_FORMATION);
        PlayerView before = scene.game().viewFor(Viewer.REBEL);
        assertThat(before.planets().pdbUp(Position.planetNamed("Diomas"))).isFalse();
        assertThat(before.planets().pdbLevel(Position.planetNamed("Diomas"))).isZero();
        assertThat(Theatre.counters(before).anyMilitary(SecondPosition.place("1621"), Side.IMPERIAL))
                .isFalse();
        assertThat(scene.events(Happening.CountersPlaced.class)).isEmpty();

        follow(scene, Affair.KNIGHT);

        PlayerView after = scene.game().viewFor(Viewer.REBEL);
        assertThat(after.planets().pdbLevel(Position.planetNamed("Diomas"))).isEqualTo(1);
        assertThat(Theatre.counters(after).groundUnits(SecondPosition.place("1621"), Side.IMPERIAL))
                .isEqualTo(3);
        Happening.CountersPlaced told = scene.events(Happening.CountersPlaced.class).stream()
                .filter(placed -> placed.place() == SecondPosition.place("1621"))
                .findFirst()
                .orElseThrow();
        assertThat(told.counters()).anyMatch(piece -> piece.name().startsWith("Marine"));
        assertThat(((Happening.CountersPlaced) told.seenBy(Side.REBEL)).counters())
                .anyMatch(piece -> piece.name().startsWith("Conscript"))
                .noneMatch(piece -> piece.name().startsWith("Marine"));
    }

    @Test
    @Tag("C-UNIT-4")
    void onlyGarrisonsLieFaceUp() {
        Counters counters = counters(setUp(CAMPAIGN, 1));

        for (int each = 0; each < counters.count(); each++) {
            assertThat(counters.is(CounterMark.FACE_DOWN, each))
                    .as(counters.type(each).name())
                    .isEqualTo(!counters.type(each).garrison());
            assertThat(counters.is(CounterMark.BEHIND_SCREEN, each)).isFalse();
        }
    }

    @Test
    @Tag("C-BASE-1")
    void theBaseIsOneOfEighteenPlanetsAndTheEmpireDoesNotKnowWhich() {
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.BASE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).hasSize(18).contains("planet:421").doesNotContain("planet:412", "planet:222");
        assertThat(scene.decision().suggested().key()).isEqualTo("planet:421");

        scene.play("planet:441");

        assertThat(scene.realm().base()).isEqualTo(Position.planetNamed("Rhexia"));
        assertThat(Realm.of(scene.game().viewFor(Viewer.IMPERIAL)).base()).isEqualTo(Realm.NONE);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).base()).isEqualTo(Position.planetNamed("Rhexia"));
    }

    @Test
    @Tag("C-ASSIGN-1")
    void theImperialPlayerOrdersHisAssignmentsAndPairsThatAreTheSameAreOneAnswer() {
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.ASSIGNMENT_ORDER);
        scene.expectOffers("assignment:127", "assignment:136", "shuffle").expectNotOffered("assignment:137");

        scene.play("assignment:127").expectOffers("assignment:137");
        scene.play("assignment:137").expectNotOffered("assignment:127", "assignment:137");
        scene.play("shuffle").expect(Affair.BASE);

        Realm realm = scene.realm();
        Set<Integer> cards = new HashSet<>();
        for (int place = 0; place < realm.assignments().ordered(); place++) {
            cards.add(realm.assignments().card(place));
        }
        assertThat(realm.assignments().ordered()).isEqualTo(14);
        assertThat(cards).hasSize(14);
        assertThat(realm.assignments().card(0)).isZero();
        assertThat(realm.assignments().card(1)).isEqualTo(10);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).assignments().card(0))
                .isEqualTo(Realm.NONE);
    }

    @Test
    void sixteenSecretsLieOnTheSixteenMarkedPlanets() {
        SecondScene scene = setUp(CAMPAIGN, 5);

        Set<Integer> dealt = new HashSet<>();
        for (int planet : CAMPAIGN.planets()) {
            int secret = scene.realm().secret(planet);
            assertThat(secret != Realm.NONE).isEqualTo(PRINTED.planet(planet).hasSecret());
            dealt.add(secret);
        }
        assertThat(dealt).hasSize(17);
        assertThat(PieceSet.size(scene.realm().eventDeck())).isBetween(28, 29);
    }

    // ---- people

    @Test
    @Tag("K-R5")
    void barcaJoinsTheStrongestFleetOfTheFirstProvince() {
        SecondScene scene = setUp(CAMPAIGN, 3);

        assertThat(scene.place("Barca")).isEqualTo("orbit-152");
        assertThat(counters(scene).type(scene.starshipOf("Barca")).name()).isEqualTo("Imperial Heavy");
        assertThat(scene.place("Emperor Coreguya")).isEqualTo("1621");
        assertThat(scene.isWithUnits("Emperor Coreguya")).isFalse();
        assertThat(scene.isDetected("Emperor Coreguya")).isFalse();
        assertThat(scene.isInPool("Saytar")).isTrue();
        assertThat(scene.isInPool("Telmen")).isTrue();
    }

    @Test
    @Tag("K-R5")
    void withoutStarshipsBarcaJoinsTheStrongestUnitsAndChoosesAmongEquals() {
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.DEPLOYMENT);
        scene.play("buy:marine", "place:1621", "buy:marine", "place:1521");
        while (scene.question() == Affair.DEPLOYMENT) {
            scene.play("end");
        }
        follow(scene, Affair.BARCA);

        assertThat(scene.offers()).containsExactly("place:1521", "place:1621");
        scene.play("place:1621");

        assertThat(scene.isWithUnits("Barca")).isTrue();
    }

    @Test
    void eachKnightHasAProvinceOfHisOwnAndAShip() {
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.KNIGHT);
        assertThat(scene.decision().subject()).isEqualTo(Position.character("Redjac"));
        assertThat(scene.offers())
                .containsExactlyInAnyOrder(
                        "planet:211",
                        "planet:212",
                        "planet:221",
                        "planet:222",
                        "planet:312",
                        "planet:321",
                        "planet:331",
                        "planet:341",
                        "planet:351",
                        "planet:352",
                        "planet:442",
                        "planet:451",
                        "planet:512",
                        "planet:513",
                        "planet:521",
                        "planet:522",
                        "planet:531",
                        "planet:541");

        scene.play("planet:451").expectOffers("place:4511", "place:orbit-451").play("place:orbit-451");

        scene.expect(Affair.KNIGHT).expectNotOffered("planet:451", "planet:442");
        follow(scene, null);
        assertThat(scene.spaceshipOf("Redjac")).isEqualTo("Redjac's Spaceship");
        assertThat(List.of("Jin Voles", "Vans Ka-Tie-A", "Els Taroff"))
                .allMatch(knight -> scene.place(knight).length() == 4);
        assertThat(scene.truth().turn().startImperialShips()).isEqualTo(4);
    }

    @Test
    void fourteenRebelsBeginInFourProvinces() {
        SecondScene scene = setUp(CAMPAIGN, 7);

        Set<Integer> provinces = new HashSet<>();
        int free = 0;
        for (int character = 0; character < 20; character++) {
            int at = scene.truth().people().at(character);
            if (at >= 0) {
                free++;
                provinces.add(PRINTED.planet(Place.planet(at)).id() / 100);
            }
        }
        assertThat(free).isEqualTo(14);
        assertThat(provinces).containsExactlyInAnyOrder(2, 3, 4, 5);
        assertThat(scene.place("Boccanegra")).isEqualTo("4411");
        assertThat(scene.place("Zina Adora")).isEqualTo(scene.place("Kogus")).isEqualTo("5111");
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Rayner Derban");
        assertThat(scene.shipHolder("Solar Merchant")).isEqualTo("Tourag");
        assertThat(PieceSet.size(scene.truth().gear().owned())).isEqualTo(3);
        assertThat(scene.isDetected("Boccanegra")).isFalse();
    }

    @Test
    void aGroupBeginsOnAPlanetNobodyWatches() {
        SecondScene scene = follow(begin(CAMPAIGN, 7), Affair.GROUP_PLACE);
        Set<String> planets = new HashSet<>();
        scene.offers().forEach(key -> planets.add(key.substring("environ:".length(), "environ:".length() + 3)));

        assertThat(planets)
                .containsExactlyInAnyOrder(
                        "223", "231", "232", "322", "323", "342", "412", "421", "431", "432", "433", "441", "511",
                        "523", "551");
    }

    @Test
    @Tag("K-R6")
    void fleetsOverTheCapitalsMayBeginDispersed() {
        SecondScene scene = follow(begin(CAMPAIGN, 1), Query.SET_UP_FORMATION);
        scene.play("dispersed");
        follow(scene, null);

        Counters counters = counters(scene);
        for (int each = 0; each < counters.count(); each++) {
            boolean atDiomas = counters.isStarship(each, SecondPosition.place("orbit-152"), Side.IMPERIAL);
            assertThat(!atDiomas || counters.is(CounterMark.DISPERSED, each)).isTrue();
        }
    }

    // ---- two provinces

    @Test
    void twoProvincesBeginInTheMiddleOfTheWar() {
        SecondScene scene = setUp(SHORT, 2);

        assertThat(scene.state("Angoff")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.state("Suti")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.loyalty("Suti")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.pdbLevel("Orning")).isEqualTo(2);
        assertThat(scene.pdbUp("Squamot")).isTrue();
        assertThat(scene.victoryPoints()).isEqualTo(3);
        assertThat(scene.place("Ly Mantok")).isEqualTo("2221");
        assertThat(scene.shipHolder("Explorer")).isEqualTo("Ly Mantok");
        assertThat(scene.place("Saytar")).startsWith("223");
        assertThat(scene.place("Barca")).isEqualTo("orbit-241");
        assertThat(scene.isInPool("Telmen")).isTrue();
        assertThat(scene.isInPool("Els Taroff")).isTrue();
        assertThat(scene.isInPool("Gelba")).isFalse();
        assertThat(scene.forcePoints(Side.REBEL)).isBetween(30, 40);
        assertThat(scene.realm().assignments().ordered()).isEqualTo(7);
        assertThat(List.of("Etreg", "Quibron", "Midest", "Kelta"))
                .allMatch(planet -> scene.realm().secret(Position.planetNamed(planet)) != Realm.NONE);
        assertThat(scene.realm().secret(Position.planetNamed("Angoff"))).isEqualTo(Realm.NONE);
    }

    @Test
    void twoProvincesSpendFiftyEachAndOnlyOnUnits() {
        SecondScene scene = follow(begin(SHORT, 2), Affair.DEPLOYMENT);
        assertThat(scene.offers()).noneMatch(key -> key.startsWith("pdb"));
        follow(scene, Affair.KNIGHT);

        int points = 0;
        for (int each = 0; each < counters(scene).count(); each++) {
            points += counters(scene).type(each).cost();
        }
        assertThat(points).isEqualTo(100);
    }

    @Test
    void planetsInRebelHandsRaiseUnitsForTwentySevenPoints() {
        SecondScene scene = follow(begin(SHORT, 2), Affair.REBEL_UNITS);
        int before = counters(scene).count();
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play(scene.offers().getFirst());
        }

        int points = 0;
        for (int each = before; each < counters(scene).count(); each++) {
            assertThat(counters(scene).side(each)).isEqualTo(Side.REBEL);
            points += counters(scene).type(each).cost();
        }
        assertThat(points).isEqualTo(27);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(30);
    }

    @Test
    void theEmpireHasFifteenPlanetsToGarrison() {
        SecondScene scene = follow(begin(SHORT, 2), Affair.GARRISON);
        int garrisons = 0;
        while (scene.question() != Affair.DEPLOYMENT) {
            garrisons += scene.question() == Affair.GARRISON ? 1 : 0;
            scene.play(Action.parse(scene.decision().suggested().key()).key());
        }
        assertThat(garrisons).isEqualTo(15);
    }
}
