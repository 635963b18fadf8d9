package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.CounterType.Branch;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.galaxy.Affair;
import fitg.galaxy.state.Realm;
import fitg.galaxy.state.Secret;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.second.Happening;
import fitg.second.state.CounterMark;
import fitg.second.state.Counters;
import fitg.second.state.Theatre;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 4b, 1 and 5: both campaigns are set up question by question, and the suggestions make a sound deployment. */
class CampaignSetUpTest {

    private static final Scenario CAMPAIGN = Scenarios.named("campaign-2002").orElseThrow();
    private static final Scenario SHORT = Scenarios.named("campaign-2002-short").orElseThrow();

    private static SecondScene begin(Scenario scenario, long seed) {
        LoadedChance chance = new LoadedChance(fitg.procedure.KeyedChance.ofSeed(seed));
        return new SecondScene(Game.start(scenario, Options.standard(), chance), chance);
    }

    /** Whatever is suggested, until a question comes up or the set-up is over. */
    private static SecondScene follow(SecondScene scene, Question until) {
        while (scene.game().state().turn().segment() == Segment.SET_UP && scene.question() != until) {
            scene.play(scene.decision().suggested().key());
        }
        return scene;
    }

    private static SecondScene setUp(Scenario scenario, long seed) {
        return follow(begin(scenario, seed), null);
    }

    @Test
    @Tag("K-R3")
    @Tag("K-R4")
    void theSuggestedDeploymentIsLegalAndUsesAllPoints() {
        // KA2
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.KNIGHT);
        Counters counters = Theatre.counters(scene.game().state());
        int cost = 0;
        int ground = 0;
        int space = 0;
        int elites = 0;
        for (int each = 0; each < counters.count(); each++) {
            cost += counters.type(each).cost();
            ground += counters.type(each).isGround() ? counters.attack(each) : 0;
            space += counters.type(each).isStarship() ? counters.attack(each) : 0;
            boolean elite = counters.type(each).cost() >= 6;
            elites += elite ? 1 : 0;
        }
        for (int planet : CAMPAIGN.planets()) {
            boolean up = scene.game().state().planets().pdbUp(planet);
            cost += up ? 1 + 3 * scene.game().state().planets().pdbLevel(planet) : 0;
            assertThat(garrison(scene, planet)).as("units on planet %s", planet).isPositive();
        }
        assertThat(cost).isEqualTo(210);
        assertThat(counters.count()).isEqualTo(85);
        assertThat(ground).isEqualTo(103);
        assertThat(space).isEqualTo(33);
        assertThat(elites).isEqualTo(6);
    }

    private static int garrison(SecondScene scene, int planet) {
        int count = 0;
        for (int environ : fitg.rules.control.Control.environsOf(planet)) {
            count += Theatre.counters(scene.game().state()).groundUnits(environ, Side.IMPERIAL);
        }
        return count;
    }

    @Test
    @Tag("K-R2")
    void aGarrisonMayCostOnlyWhatLeavesAPointForEveryEmptyPlanetOfTheProvince() {
        // KA1: five planets of the Third Province are done, nine points are left
        SecondScene scene = follow(begin(CAMPAIGN, 1), Affair.GARRISON);
        int done = 0;
        while (done < 5) {
            int planet = scene.decision().subject();
            if (planetId(planet) / 100 == 3) {
                done++;
                String kind = List.of("marine", "guard", "stormtrooper", "stormtrooper", "1st-line").get(done - 1);
                scene.play("buy:" + kind);
            } else {
                scene.play("buy:conscript");
            }
            while (scene.question() == Affair.WHERE) {
                scene.play(scene.decision().suggested().key());
            }
        }
        // 35 - 7 - 6 - 5 - 5 - 3 = 9; but one elite is the limit, so the guard was refused above
        scene.expect(Affair.GARRISON).expectOffers("buy:stormtrooper").expectNotOffered("buy:guard", "buy:marine");
    }

    private static int planetId(int planet) {
        return fitg.content.Catalogue.standard().planet(planet).id();
    }

    @Test
    void everythingIsWhereTheCampaignBegins() {
        SecondScene scene = setUp(CAMPAIGN, 3);

        assertThat(scene.turn()).isEqualTo(1);
        assertThat(scene.place("Emperor Coreguya")).isEqualTo("1621");
        assertThat(scene.place("Barca")).isEqualTo("orbit-152");
    }
}
