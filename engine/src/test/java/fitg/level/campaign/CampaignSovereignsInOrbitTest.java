package fitg.level.campaign;

import static fitg.play.CampaignPosition.fateOf;
import static fitg.play.CampaignPosition.sovereignNamed;
import static fitg.play.CampaignPosition.summoned;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.volleys;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.rules.force.second.Sovereigns;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.Realm.Fate;
import fitg.state.theatre.TheatreState;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Case 25.21: a sovereign with space leadership goes to the orbit box of his planet and back. Balgar of Mrane (351) has 1, Nam Nhuk of
 * Ownex (141) 2, Yaldor of Rhexia none.
 */
@Tag("K-R102")
class CampaignSovereignsInOrbitTest {

    private static final String BALGAR = "sovereign:7";

    private static Consumer<GameState> aloft(String sovereign) {
        return s -> TheatreState.company(s).setAloft(Sovereigns.fighter(sovereignNamed(sovereign)), true);
    }

    private static boolean isAloft(SecondScene scene, String sovereign) {
        return Sovereigns.isAloft(scene.truth(), sovereignNamed(sovereign));
    }

    private static SecondPosition mrane() {
        return CampaignPosition.in(35).with(summoned("Balgar", Side.IMPERIAL));
    }

    // ---- up and down

    @Test
    void aShuttleTakesHimUpAndAnotherTurnDown() {
        SecondScene scene =
                mrane().counter("Imperial Light", "orbit-351").start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, BALGAR);
        assertThat(isAloft(scene, "Balgar")).isTrue();
        assertThat(scene.last(Happening.SovereignMoved.class).place()).isEqualTo(SecondPosition.place("orbit-351"));
        assertThat(scene.question() == Query.INTERPLANETARY && scene.offers(BALGAR))
                .as("once in a segment")
                .isFalse();

        SecondScene back = mrane().with(aloft("Balgar"))
                .counter("Imperial Light", "orbit-351")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(back, BALGAR);
        assertThat(isAloft(back, "Balgar")).isFalse();
    }

    @Test
    void noShuttleFliesWithoutAStarshipNorAmongEnemiesNorOnAPlanetThatIsNotOurs() {
        SecondScene noShip =
                mrane().counter("Imperial Light", "orbit-352").start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        SecondScene enemies = mrane().counter("Imperial Light", "orbit-351")
                .counter("Liquid Regular", "3511")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        SecondScene rising = mrane().counter("Imperial Light", "orbit-351")
                .control("Mrane", PlanetState.REBELLION)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        noShip.expect(Query.INTERPLANETARY).expectNotOffered(BALGAR);
        enemies.expect(Query.INTERPLANETARY).expectNotOffered(BALGAR);
        rising.expect(Query.INTERPLANETARY).expectNotOffered(BALGAR);
    }

    @Test
    void whoHasNoSpaceLeadershipStaysBelowAndNobodyMovesTheEnemys() {
        SecondScene yaldor = CampaignPosition.in(44)
                .with(summoned("Yaldor", Side.IMPERIAL))
                .counter("Imperial Light", "orbit-441")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        SecondScene enemy = CampaignPosition.in(35)
                .with(summoned("Balgar", Side.REBEL))
                .counter("Imperial Light", "orbit-351")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        SecondScene own = CampaignPosition.in(35)
                .counter("Imperial Light", "orbit-351")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        for (SecondScene scene : new SecondScene[] {yaldor, enemy, own}) {
            assertThat(scene.offers()).noneMatch(key -> key.startsWith("sovereign:"));
        }
    }

    @Test
    void heGoesUpWithAShipThatLiftsFromHisEnviron() {
        // given: Ownex rises; Nam Nhuk follows the rebels, a light stands beside him
        SecondScene scene = CampaignPosition.in(14)
                .with(summoned("Nam Nhuk", Side.REBEL))
                .control("Ownex", PlanetState.REBELLION)
                .counter("Rebel Light", "1411")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        follow(scene, "lift:1411");
        if (scene.offers("counter:0")) {
            scene.play("counter:0");
        }
        scene.expect(Query.UNIT_JOINS).expectOffers("sovereign:1", "end").play("sovereign:1");
        follow(scene, scene.offers("end") ? "end" : scene.offers().getFirst());

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-141");
        assertThat(isAloft(scene, "Nam Nhuk")).isTrue();
    }

    @Test
    void heComesDownOnlyToHisOwnEnviron() {
        // given: Pronox has an Urban environ, where Ascaill lives, and an Air one
        SecondScene scene = CampaignPosition.in(23)
                .with(summoned("Ascaill", Side.IMPERIAL))
                .with(aloft("Ascaill"))
                .counter("Imperial Light", "orbit-231")
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);
        follow(scene, "descend:orbit-231");
        if (scene.offers("counter:0")) {
            scene.play("counter:0");
        }
        scene.expect(Query.UNIT_JOINS).play("sovereign:4");
        while (scene.question() == Query.UNIT_JOINS) {
            scene.play("end");
        }

        assertThat(scene.counterPlace(0)).as("the only environ open").isEqualTo("2311");
        assertThat(isAloft(scene, "Ascaill")).isFalse();
    }

    @Test
    void whenTheFleetLeavesHeStaysAndComesDown() {
        SecondScene scene = mrane().with(aloft("Balgar"))
                .counter("Imperial Light", "orbit-351")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:orbit-351");
        while (scene.question() == Query.STARSHIP_JOINS) {
            scene.play(scene.offers("counter:0") ? "counter:0" : "end");
        }
        follow(scene, "stay");

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-352");
        assertThat(isAloft(scene, "Balgar")).isFalse();
        assertThat(fateOf(scene, "Balgar")).isEqualTo(Fate.IMPERIAL);
    }

    // ---- what he does there

    private static SecondScene battle(SecondPosition position, Side attacker) {
        return position.luck(2).start(attacker, Segment.SPACE_COMBAT);
    }

    @Test
    @Tag("C-SPACE-1")
    void heLeadsTheFleetWithHisSpaceLeadership() {
        SecondScene scene = battle(
                mrane().with(aloft("Balgar"))
                        .counter("Imperial Cruiser", "orbit-351")
                        .counter("Rebel Cruiser", "orbit-351"),
                Side.IMPERIAL);
        scene.expect(Query.LEADER).expectOffers(BALGAR, "none").play(BALGAR);
        while (volleys(scene).isEmpty()) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(extraDice(scene).getFirst()).isEqualTo(1);
        assertThat(scene.last(Happening.SovereignLeads.class).environ()).isEqualTo(SecondPosition.place("orbit-351"));
    }

    @Test
    void fromTheGroundOrWoundedHeLeadsNoFleet() {
        SecondScene below = battle(
                mrane().counter("Imperial Cruiser", "orbit-351").counter("Rebel Cruiser", "orbit-351"), Side.IMPERIAL);
        SecondScene wounded = battle(
                mrane().with(aloft("Balgar"))
                        .with(s -> TheatreState.company(s).wound(Sovereigns.fighter(sovereignNamed("Balgar"))))
                        .counter("Imperial Cruiser", "orbit-351")
                        .counter("Rebel Cruiser", "orbit-351"),
                Side.IMPERIAL);

        assertThat(below.question()).isEqualTo(Query.FLEET_BREAK_OFF);
        assertThat(wounded.question()).as("nobody to be named").isEqualTo(Query.FLEET_BREAK_OFF);
    }

    @Test
    void inOrbitHeLeadsNobodyBelowAndNobodyAssassinatesHim() {
        SecondScene combat = mrane().with(aloft("Balgar"))
                .luck(1)
                .counter("Imperial Light", "orbit-351")
                .counter("1st Line", "3511")
                .counter("Liquid Regular", "3511")
                .start(Side.IMPERIAL, Segment.ENVIRONS_COMBAT);
        follow(combat, "attack");
        assertThat(combat.offers()).doesNotContain(BALGAR);

        SecondScene missions = mrane().with(aloft("Balgar"))
                .counter("Imperial Light", "orbit-351")
                .place("Boccanegra", "3511")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(missions, "place:3511");
        missions.expectNotOffered("mission:A");
    }

    // ---- his end

    private static SecondScene doomed(int pod) {
        // given: a damaged light with Balgar against a heavy that hits with every die
        SecondScene scene = mrane().luck(1)
                .with(aloft("Balgar"))
                .counter("Imperial Light", "orbit-351")
                .damaged(0)
                .counter("Rebel Heavy", "orbit-351")
                .dice(6, 6, 6, 6, 6, 1, pod)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        while (scene.counterPlace(0).equals("orbit-351")) {
            scene.play(
                    scene.offers("stand")
                            ? "stand"
                            : scene.offers("none") ? "none" : scene.offers().getFirst());
        }
        return scene;
    }

    @Test
    @Tag("C-POD-1")
    void withTheLastShipHeTakesToAPod() {
        SecondScene saved = doomed(4);
        SecondScene lost = doomed(5);

        assertThat(fateOf(saved, "Balgar")).isEqualTo(Fate.IMPERIAL);
        assertThat(isAloft(saved, "Balgar")).isFalse();
        assertThat(fateOf(lost, "Balgar")).isEqualTo(Fate.GONE);
    }

    @Test
    void whoeverHaltsTheRotationKillsHimInOrbitToo() {
        SecondScene scene = mrane().with(aloft("Balgar"))
                .loyalty("Mrane", Loyalty.PATRIOTIC)
                .counter("Planet Stabilizer", "orbit-351")
                .place("Adam Starlight", "3511")
                .place("Boccanegra", "3521")
                .dice(5, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:3511");
        Orders.assigned(Orders.mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY).play("halt-rotation:351");

        assertThat(fateOf(scene, "Balgar")).isEqualTo(Fate.GONE);
        assertThat(Sovereigns.inOrbit(scene.truth(), SecondPosition.place("orbit-351"), Side.IMPERIAL))
                .isZero();
    }

    @Test
    void strafingDoesNotReachHimInOrbit() {
        SecondScene scene = mrane().with(aloft("Balgar"))
                .loyalty("Mrane", Loyalty.PATRIOTIC)
                .pdb("Mrane", 2, true)
                .counter("Imperial Light", "orbit-351")
                .place("Adam Starlight", "3511")
                .dice(5, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:3511");
        Orders.assigned(Orders.mission(scene, "P", "Adam Starlight"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY).play("strafe:351");

        assertThat(scene.events(Happening.HitsTaken.class))
                .extracting(taken -> taken.target().name())
                .doesNotContain("Balgar")
                .contains("Adam Starlight");
    }
}
