package fitg.galaxy.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.CampaignPosition;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Scenarios;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The worked start of 4b, 7, up to the end of the set-up: KA1 and KA2, and the tables 1.1 and 1.2 they stand on. */
class CampaignAcceptanceSetUpTest {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final Scenario CAMPAIGN = Scenarios.named("campaign-2002").orElseThrow();
    private static final Set<String> ELITES = Set.of("Marine", "Guard", "Imperial Heavy");
    private static final Set<String> ATROCITY_UNITS = Set.of("Resolution", "Peacemaker", "Planet Stabilizer");
    private static final int[] PLANETS_OF_PROVINCE = {14, 8, 10, 9, 10};

    private static SecondScene begin() {
        LoadedChance chance = new LoadedChance(KeyedChance.ofSeed(4));
        return new SecondScene(Game.start(CAMPAIGN, Options.standard(), chance), chance);
    }

    private static SecondScene suggested(SecondScene scene, Question until) {
        while (scene.truth().turn().segment() == Segment.SET_UP && scene.question() != until) {
            scene.play(scene.decision().suggested().key());
        }
        return scene;
    }

    /** The Third Province's planets get these one after the other, those before it conscripts; then the next one is asked for. */
    private static SecondScene thirdProvince(String... kinds) {
        SecondScene scene = suggested(begin(), Affair.GARRISON);
        for (int planet = 0; planet < PLANETS_OF_PROVINCE[0] + PLANETS_OF_PROVINCE[1]; planet++) {
            garrison(scene, "conscript");
        }
        for (String kind : kinds) {
            garrison(scene, kind);
        }
        assertThat(PRINTED.planet(scene.decision().subject()).id()).isEqualTo(331);
        return scene;
    }

    private static void garrison(SecondScene scene, String kind) {
        scene.expect(Affair.GARRISON).play("buy:" + kind);
        if (scene.question() == Affair.WHERE) {
            scene.play(scene.decision().suggested().key());
        }
    }

    @Test
    @Tag("KA1")
    void withNinePointsForFivePlanetsFiveMayBeSpentOnThisOne() {
        // given: 26 of 35 points are spent on five planets of the Third Province; this one and four more are empty
        SecondScene nine = thirdProvince("guard", "stormtrooper", "stormtrooper", "stormtrooper", "stormtrooper");

        nine.expectOffers("buy:conscript", "buy:2nd-line", "buy:1st-line", "buy:stormtrooper");
        nine.expectNotOffered("buy:guard", "buy:marine");
    }

    @Test
    @Tag("KA1")
    void aPointLessOrMoreMovesTheLimit() {
        // given: eight points, four to spend; ten points, six to spend and no elite yet; eleven points, seven
        SecondScene eight = thirdProvince("marine", "stormtrooper", "stormtrooper", "stormtrooper", "stormtrooper");
        SecondScene ten = thirdProvince("stormtrooper", "stormtrooper", "stormtrooper", "stormtrooper", "stormtrooper");
        SecondScene twelve = thirdProvince("stormtrooper", "stormtrooper", "stormtrooper", "stormtrooper", "1st-line");

        eight.expectOffers("buy:1st-line").expectNotOffered("buy:stormtrooper");
        ten.expectOffers("buy:guard").expectNotOffered("buy:marine");
        twelve.expectOffers("buy:guard", "buy:marine");
    }

    @Test
    @Tag("K-R2")
    @Tag("K-R3")
    void onlyGroundUnitsAreAGarrison() {
        SecondScene scene = suggested(begin(), Affair.GARRISON);

        assertThat(scene.offers())
                .containsExactlyInAnyOrder(
                        "buy:conscript", "buy:2nd-line", "buy:1st-line", "buy:stormtrooper", "buy:marine", "buy:guard");
    }

    @Test
    @Tag("KA2")
    void theSuggestedDeploymentStandsWhereTheTableSaysAndCostsWhatItSays() {
        // when: everything is set up as suggested
        SecondScene scene = suggested(begin(), Affair.KNIGHT);

        // then: a conscript on every planet, and the units of 1.2
        Map<String, List<String>> expected = new TreeMap<>();
        for (int planet : CAMPAIGN.planets()) {
            put(expected, CampaignPosition.garrison(planet), "Conscript");
        }
        CampaignPosition.DEPLOYED.forEach((place, all) -> all.forEach(each -> put(expected, place, each)));
        expected.values().forEach(each -> each.sort(null));
        assertThat(deployed(scene)).isEqualTo(expected);
    }

    @Test
    @Tag("KA2")
    void theDeploymentHasItsTwoHundredAndTenPointsProvinceByProvince() {
        SecondScene scene = suggested(begin(), Affair.KNIGHT);
        Counters counters = Theatre.counters(scene.truth());
        int[] conscripts = new int[5];
        int[] units = new int[5];
        int[] pdbs = new int[5];
        int ground = 0;
        int space = 0;
        int elites = 0;
        for (int each = 0; each < counters.count(); each++) {
            int province = PRINTED.planet(Place.planet(counters.place(each))).id() / 100 - 1;
            boolean conscript = counters.type(each).name().equals("Conscript");
            (conscript ? conscripts : units)[province] += counters.type(each).cost();
            ground += counters.type(each).isGround() ? counters.attack(each) : 0;
            space += counters.type(each).isStarship() ? counters.attack(each) : 0;
            elites += ELITES.contains(counters.type(each).name()) ? 1 : 0;
        }
        for (int planet : CAMPAIGN.planets()) {
            String name = PRINTED.planet(planet).name();
            assertThat(scene.pdbUp(name)).as(name).isEqualTo(CampaignPosition.DEPLOYED_PDBS.containsKey(name));
            assertThat(scene.pdbLevel(name)).as(name).isEqualTo(CampaignPosition.DEPLOYED_PDBS.getOrDefault(name, 0));
            pdbs[PRINTED.planet(planet).id() / 100 - 1] += scene.pdbUp(name) ? 1 + 3 * scene.pdbLevel(name) : 0;
        }

        assertThat(conscripts).containsExactly(14, 8, 10, 9, 10);
        assertThat(units).containsExactly(42, 17, 15, 17, 15);
        assertThat(pdbs).containsExactly(14, 10, 10, 9, 10);
        assertThat(IntStream.of(conscripts).sum()
                        + IntStream.of(units).sum()
                        + IntStream.of(pdbs).sum())
                .isEqualTo(210);
        assertThat(counters.count()).isEqualTo(85);
        assertThat(ground).isEqualTo(103);
        assertThat(space).isEqualTo(33);
        assertThat(elites).isEqualTo(6);
    }

    @Test
    @Tag("K-R3")
    void theMixOfCountersIsTheOneOfTheTable() {
        int points = 0;
        int ground = 0;
        int space = 0;
        Map<String, Integer> rebel = new TreeMap<>();
        for (CounterType type : PRINTED.counterTypes()) {
            if (type.side() == Side.IMPERIAL && !ATROCITY_UNITS.contains(type.name())) {
                points += type.mix() * type.cost();
                ground += type.isGround() ? type.mix() * type.attack() : 0;
                space += type.isStarship() ? type.mix() * type.attack() : 0;
            } else if (type.side() == Side.REBEL) {
                rebel.put(type.name(), type.mix());
            } else {
                assertThat(type.mix()).as(type.name()).isEqualTo(1);
            }
        }

        // 1.3: all counters of the Imperial mix
        assertThat(points).isEqualTo(493);
        assertThat(ground).isEqualTo(272);
        assertThat(space).isEqualTo(127);
        assertThat(rebel)
                .containsEntry("Air Militia", 2)
                .containsEntry("Air Regular", 6)
                .containsEntry("Fire Irregular", 3)
                .containsEntry("Fire Regular", 1)
                .containsEntry("Liquid Irregular", 4)
                .containsEntry("Subterranean Militia", 5)
                .containsEntry("Urban Regular", 12)
                .containsEntry("Urban Elite", 5)
                .containsEntry("Wild Militia", 8)
                .containsEntry("Wild Irregular", 7)
                .containsEntry("Wild Regular", 13)
                .containsEntry("Wild Elite", 4)
                .containsEntry("Rebel Transport", 16)
                .containsEntry("Rebel Light", 20)
                .containsEntry("Rebel Cruiser", 14)
                .containsEntry("Rebel Heavy", 6)
                .doesNotContainKeys("Air Elite", "Fire Elite", "Liquid Elite", "Subterranean Elite");
    }

    /** A unit for which there is no room would be left out, and its points spent on whatever is usual. */
    @Test
    void thePlanOfTwoProvincesIsPlacedAsItIsWritten() {
        LoadedChance chance = new LoadedChance(KeyedChance.ofSeed(4));
        Scenario provinces = Scenarios.named("campaign-2002-short").orElseThrow();
        SecondScene scene = suggested(
                new SecondScene(Game.start(provinces, Options.standard(), chance), chance), Affair.REBEL_UNITS);
        Counters counters = Theatre.counters(scene.truth());
        int[] points = new int[5];
        int stormtroopers = 0;
        for (int each = 0; each < counters.count(); each++) {
            if (counters.side(each) == Side.IMPERIAL) {
                points[PRINTED.planet(Place.planet(counters.place(each))).id() / 100 - 1] +=
                        counters.type(each).cost();
                stormtroopers += counters.type(each).name().equals("Stormtrooper") ? 1 : 0;
            }
        }

        assertThat(points).containsExactly(0, 50, 50, 0, 0);
        assertThat(stormtroopers)
                .as("those of the plan, and none of what is usual")
                .isEqualTo(8);
    }

    private static void put(Map<String, List<String>> map, String place, String type) {
        map.computeIfAbsent(place, none -> new ArrayList<>()).add(type);
    }

    private static Map<String, List<String>> deployed(SecondScene scene) {
        Counters counters = Theatre.counters(scene.truth());
        Map<String, List<String>> all = new TreeMap<>();
        for (int each = 0; each < counters.count(); each++) {
            put(all, Place.key(counters.place(each)), counters.type(each).name());
        }
        all.values().forEach(each -> each.sort(null));
        return all;
    }
}
