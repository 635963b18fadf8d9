package fitg.rules.domino;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.CampaignPosition;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The three domino effects in the whole galaxy (2-province 10 with the additions of 3-galactic 1), each set off by what sets it off in
 * play. Cieson is the home of the Yesters, who also live on Magro in the First Province, on Angoff, Charkhan and Pronox in the Second,
 * and on Tamset in the Third.
 */
@Tag("C-DOMINO-1")
class CampaignDominoTextTest {

    private static final List<String> YESTERS = List.of("Magro", "Angoff", "Charkhan", "Pronox", "Tamset");

    private static SecondPosition galaxy() {
        SecondPosition position =
                SecondPosition.campaign().place("Tourag", "2231").loyalty("Etreg", Loyalty.NEUTRAL);
        YESTERS.forEach(planet -> position.loyalty(planet, Loyalty.NEUTRAL));
        return position;
    }

    /** Takes every shift there is; the answers given. */
    private static List<String> takeAll(SecondScene scene) {
        List<String> taken = new ArrayList<>();
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.SHOW_SECRET) {
            String key = scene.question() == Affair.SHOW_SECRET
                    ? "none"
                    : scene.offers().getFirst();
            if (key.equals("end")) {
                key = scene.offers().get(1);
            }
            if (!key.equals("none")) {
                taken.add(key);
            }
            scene.play(key);
        }
        return taken;
    }

    private static Set<String> moved(SecondScene scene) {
        Set<String> found = new TreeSet<>();
        YESTERS.stream()
                .filter(planet -> scene.loyalty(planet) == Loyalty.DISSENT)
                .forEach(found::add);
        return found;
    }

    // ---- 23.1

    /** A Rebel diplomat moves Cieson two spaces: event 12 is weather in the air, success 63 shows D. */
    private static SecondScene diplomacyOnCieson() {
        SecondScene scene = galaxy().place("Vudot Vodot", "2111")
                .dice(10, 1, 2, 6, 3, 1, 2, 6, 3)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2111");
        assigned(mission(scene, "D", "Vudot Vodot"));
        follow(scene, "roll", "continue", "roll");
        assertThat(scene.loyalty("Cieson")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.last(Tidings.DominoBegan.class).kind()).isEqualTo(1);
        return scene;
    }

    @Test
    void aMissionOnAHomePlanetReachesItsPeopleInTheProvinceAndOnePlanetOutside() {
        SecondScene scene = diplomacyOnCieson();
        scene.expect(Affair.DOMINO);

        List<String> taken = takeAll(scene);

        assertThat(scene.loyalty("Etreg")).as("one of its system").isEqualTo(Loyalty.DISSENT);
        assertThat(moved(scene)).contains("Angoff", "Charkhan", "Pronox").hasSize(4);
        assertThat(taken).hasSize(5).doesNotHaveDuplicates();
    }

    @Test
    void theOneOutsideMayBeEither() {
        SecondScene scene = diplomacyOnCieson();
        while (!scene.offers("planet:312")) {
            scene.play(
                    scene.question() == Affair.SHOW_SECRET
                            ? "none"
                            : scene.offers("planet:212") ? "planet:212" : "end");
        }
        scene.expectOffers("planet:112").play("planet:312");

        assertThat(scene.loyalty("Tamset")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.question() == Affair.DOMINO && scene.offers("planet:112"))
                .isFalse();
    }

    // ---- 23.2

    @Test
    void aRebellionOnAHomePlanetReachesTwoOutside() {
        SecondScene scene = galaxy().round(2).loyalty("Cieson", Loyalty.UNREST).startStage(Segment.RESOURCES);
        scene.play("tax-full:211");
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        assertThat(scene.last(Tidings.DominoBegan.class).kind()).isEqualTo(2);

        takeAll(scene);

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.DISSENT);
        assertThat(moved(scene)).containsExactlyInAnyOrder("Magro", "Angoff", "Charkhan", "Pronox", "Tamset");
    }

    @Test
    void aRebellionOnAColonyReachesTwoOfItsPeopleAnywhereButNotTheHome() {
        // given: Tamset (Yesters; Kirts are no star-farers) rises in the year its province is taxed
        SecondScene scene = galaxy().round(3)
                .loyalty("Tamset", Loyalty.UNREST)
                .loyalty("Cieson", Loyalty.NEUTRAL)
                .startStage(Segment.RESOURCES);
        scene.play("tax-full:312");
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        Set<String> offered = new TreeSet<>();
        int taken = 0;
        while (scene.question() == Affair.DOMINO) {
            offered.addAll(scene.offers());
            scene.play(Orders.offered(scene, "planet:"));
            taken++;
        }

        assertThat(taken).isEqualTo(2);
        assertThat(offered)
                .contains("planet:112", "planet:222", "planet:223", "planet:231")
                .as("neither home nor capital")
                .doesNotContain("planet:211", "planet:311");
    }

    @Test
    void a232EffectPushesNobodyOverTheEdge() {
        SecondScene scene = galaxy().round(2)
                .loyalty("Cieson", Loyalty.UNREST)
                .loyalty("Angoff", Loyalty.UNREST)
                .loyalty("Pronox", Loyalty.PATRIOTIC)
                .startStage(Segment.RESOURCES);
        scene.play("tax-full:211");
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        List<String> taken = takeAll(scene);

        assertThat(taken).doesNotContain("planet:222", "planet:231");
        assertThat(scene.state("Angoff")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void theEmpiresOwnDominoCalmsADissentingPlanetButNoneAtUnrest() {
        // given: Rhexia's rebellion is stopped with two R (13); Tartio at Dissent
        SecondScene dissent = stopped(Loyalty.DISSENT);
        SecondScene unrest = stopped(Loyalty.UNREST);

        dissent.expect(Affair.DOMINO);
        assertThat(dissent.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(unrest.question()).isNotEqualTo(Affair.DOMINO);
    }

    private static SecondScene stopped(Loyalty tartio) {
        SecondScene scene = CampaignPosition.in(44)
                .control("Rhexia", PlanetState.REBELLION)
                .loyalty("Rhexia", Loyalty.UNREST)
                .loyalty("Tartio", tartio)
                .place("Jin Voles", "4411")
                .dice(1, 4, 1, 3, 1, 4, 1, 3)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "R", "Jin Voles"));
        follow(scene, "roll", "roll");
        return scene;
    }

    // ---- 23.3

    @Test
    void controlOfAHomePlanetReachesEveryPlanetOfItsPeople() {
        SecondScene scene = galaxy().control("Cieson", PlanetState.REBELLION)
                .loyalty("Cieson", Loyalty.UNREST)
                .loyalty("Magro", Loyalty.UNREST)
                .pdb("Cieson", 0, true)
                .counter("Air Regular", "2111")
                .startInterphase();
        assertThat(scene.last(Tidings.DominoBegan.class).kind()).isEqualTo(3);

        takeAll(scene);

        assertThat(moved(scene)).containsExactlyInAnyOrder("Angoff", "Charkhan", "Pronox", "Tamset");
        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.state("Magro")).as("pushed over").isEqualTo(PlanetState.REBELLION);
        assertThat(scene.victoryPoints()).as("a home planet").isEqualTo(3);
    }

    @Test
    @Tag("K-D21")
    void twoPlanetsAreWonInTheOrderTheRebelSays() {
        SecondScene scene = galaxy().control("Rhexia", PlanetState.REBELLION)
                .control("Barak", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .pdb("Barak", 0, true)
                .startInterphase();

        scene.expect(Affair.NEXT_CONTROL);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("planet:441", "planet:511");
        scene.play("planet:511");
        assertThat(scene.state("Barak")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    void imperialControlOfAStoppedPlanetSparksNothing() {
        SecondScene scene = galaxy().control("Cieson", PlanetState.REBELLION_STOPPED)
                .loyalty("Cieson", Loyalty.UNREST)
                .counter("Conscript", "2111")
                .startInterphase();

        assertThat(scene.state("Cieson")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }
}
