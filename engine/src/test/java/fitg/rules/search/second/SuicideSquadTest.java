package fitg.rules.search.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.PlayerView;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.rules.force.second.Squads;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E5.7: suicide squads, from their training to their end. */
@Tag("C-SUIC-1")
class SuicideSquadTest {

    private static final List<String> RISEN =
            List.of("Rhexia", "Tartio", "Barak", "Liatris", "Quibron", "Angoff", "Charkhan");

    /** A squad goes with a counter that has been placed. */
    private static SecondPosition squadWith(SecondPosition position, int squad, int counter) {
        return position.realm(realm -> {
            realm.trainSquads();
            realm.setSquadCarrier(squad, counter);
        });
    }

    private static SecondPosition hunted() {
        return SecondPosition.campaign()
                .counter("1st Line", "2211")
                .place("Redjac", "2211")
                .place("Zina Adora", "2211")
                .place("Agan Rafa", "2211")
                .detected("Zina Adora", "Agan Rafa");
    }

    private static SecondScene found(SecondPosition position) {
        SecondScene scene = position.start(Side.REBEL, Segment.SEARCH);
        Orders.follow(scene, "search:2211");
        while (scene.question() == Query.SEARCH_UNITS || scene.question() == Query.SEARCH_CHARACTER) {
            scene.play(scene.question() == Query.SEARCH_UNITS ? "units" : "leave");
        }
        assertThat(scene.question()).isEqualTo(Query.FOUND);
        return scene;
    }

    @Test
    @Tag("E5.7.a.1")
    @Tag("K-R31")
    @Tag("KA11")
    void trainingNeedsSevenPlanetsInRevoltButOnlyTheFirstTime() {
        assertThat(buying(6, false).offers()).doesNotContain("squad-with:0");
        assertThat(buying(7, false).offers()).contains("squad-with:0");
        assertThat(buying(5, true).offers()).contains("squad-with:0");
    }

    @Test
    @Tag("E5.7.a.2")
    void aSquadCostsTenPointsAndThereIsOneAResourcePhase() {
        SecondScene scene = buying(7, false);
        int before = scene.forcePoints(Side.IMPERIAL);

        scene.play("squad-with:0");

        assertThat(scene.realm().squadCarrier(0)).isZero();
        assertThat(scene.realm().squadsTrained()).isTrue();
        assertThat(before - scene.forcePoints(Side.IMPERIAL)).isEqualTo(10);
        assertThat(scene.offers()).noneMatch(key -> key.startsWith("squad-with"));
    }

    private static SecondScene buying(int risen, boolean trained) {
        SecondPosition position = SecondPosition.campaign()
                .round(2)
                .points(Side.IMPERIAL, 40)
                .counter("1st Line", "1522")
                .counter("Conscript", "1522")
                .place("Tourag", "2231");
        RISEN.stream().limit(risen).forEach(planet -> position.control(planet, PlanetState.REBELLION));
        position.realm(realm -> {
            if (trained) {
                realm.trainSquads();
            }
        });
        SecondScene scene = position.startStage(Segment.RESOURCES);
        while (scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(scene.offers("none") ? "none" : scene.offers().getLast());
        }
        return scene;
    }

    @Test
    @Tag("E5.7.a.3")
    @Tag("K-R32")
    void aSquadWhoseCarrierIsLostGoesWithAnotherUnitAndGarrisonsAreTheLastResort() {
        SecondPosition position = squadWith(
                SecondPosition.campaign()
                        .counter("1st Line", "2211")
                        .counter("Conscript", "2211")
                        .counter("2nd Line", "2211")
                        .counter("Wild Elite", "2211")
                        .counter("Wild Elite", "2211"),
                0,
                0);
        SecondScene scene = position.dice(6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        Orders.follow(scene, "attack", "counter:0");
        while (scene.question() == Query.AIM_COUNTER || scene.question() == Query.AIM_EXTRA_DICE) {
            scene.play(scene.offers("counter:0") ? "counter:0" : scene.offers().getFirst());
        }

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.realm().squadCarrier(0))
                .as("the other unit that is no garrison")
                .isEqualTo(2);
        assertThat(Squads.in(scene.truth(), SecondPosition.place("2211"))).isZero();
    }

    @Test
    @Tag("E5.7.a.3")
    void aSquadLeftWithoutGroundUnitsIsNoMore() {
        SecondScene scene = squadWith(
                        SecondPosition.campaign()
                                .counter("2nd Line", "2211")
                                .counter("Imperial Light", "2211")
                                .counter("Wild Elite", "2211")
                                .place("Tourag", "2231"),
                        0,
                        0)
                .dice(6, 6, 6, 6, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        Orders.follow(scene, "attack");
        while (scene.counterPlace(0).equals("2211")) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(scene.realm().squadCarrier(0)).isEqualTo(Realm.NONE);
    }

    @Test
    @Tag("E5.7.a.3")
    @Tag("K-D30")
    void beforeUnitsMoveASquadMayPassToAnotherUnitOfItsEnviron() {
        SecondScene scene = squadWith(
                        SecondPosition.campaign()
                                .counter("1st Line", "1522")
                                .counter("Stormtrooper", "1522")
                                .counter("Conscript", "1522")
                                .counter("Stormtrooper", "1521"),
                        0,
                        0)
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        assertThat(scene.question()).isEqualTo(Affair.SQUAD_CARRIER);
        assertThat(scene.offers()).containsExactly("counter:0", "counter:1");
        scene.play("counter:1");
        assertThat(scene.realm().squadCarrier(0)).isEqualTo(1);

        Orders.follow(scene, "march:1522", "counter:1");
        while (scene.question() != Query.PLANETARY_MOVE) {
            scene.play(
                    scene.offers("end")
                            ? "end"
                            : scene.offers("none") ? "none" : scene.offers().getFirst());
        }
        int environ = Theatre.counters(scene.truth()).place(1);
        assertThat(environ).isNotEqualTo(SecondPosition.place("1522"));
        assertThat(Squads.in(scene.truth(), environ))
                .as("it moves with its unit")
                .isZero();
    }

    @Test
    @Tag("E5.7.a.4")
    @Tag("K-R33")
    @Tag("K-D29")
    @Tag("A36")
    void aSquadStrikesEachWhoWasFoundWithTwoDiceAndIsGone() {
        SecondScene scene = found(squadWith(hunted(), 0, 0).dice(1, 3, 4, 3, 4));

        assertThat(scene.offers()).contains("suicide-squad", "decline");
        scene.play("suicide-squad");

        assertThat(scene.isDead("Zina Adora")).as("7 hits on endurance 2").isTrue();
        assertThat(scene.isWounded("Agan Rafa")).as("7 hits on endurance 6").isTrue();
        assertThat(scene.hits("Agan Rafa")).isEqualTo(1);
        assertThat(scene.realm().squadCarrier(0)).isEqualTo(Realm.NONE);
        assertThat(scene.events(Tidings.SquadSpent.class)).hasSize(1);
        assertThat(scene.counterPlace(0)).as("its unit stays").isEqualTo("2211");
    }

    @Test
    @Tag("E5.7.a.4")
    @Tag("K-R33")
    void withoutAnUnwoundedLeaderThereNoSquadIsSent() {
        assertThat(found(squadWith(hunted().wounded("Redjac"), 0, 0).dice(1)).offers())
                .doesNotContain("suicide-squad");
        assertThat(found(hunted().dice(1)).offers()).doesNotContain("suicide-squad");
    }

    @Test
    @Tag("E5.7.a.5")
    @Tag("A37")
    void aSquadIsNotSentAfterASearchAnEventHasCaused() {
        SecondScene scene = squadWith(hunted(), 0, 0).dice(10, 6, 3, 1).start(Side.REBEL, Segment.MISSIONS);
        Orders.follow(scene, "place:2211");
        Orders.mission(scene, "I", "Agan Rafa", "Zina Adora");
        Orders.assigned(scene);
        Orders.follow(scene, "roll");
        while (scene.question() == Query.SEARCH_UNITS || scene.question() == Query.SEARCH_CHARACTER) {
            scene.play(scene.question() == Query.SEARCH_UNITS ? "units" : "leave");
        }

        assertThat(scene.question()).isEqualTo(Query.FOUND);
        assertThat(scene.offers()).anyMatch(key -> key.startsWith("patrol")).doesNotContain("suicide-squad");
    }

    @Test
    @Tag("K-R38")
    void theRebelPlayerSeesNeitherSquadNorCarrier() {
        SecondPosition position = SecondPosition.campaign()
                .counter("1st Line", "2211")
                .counter("1st Line", "2211")
                .place("Tourag", "2231");
        SecondScene scene = position.start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        Squads.give(scene.truth(), 0, 1);

        PlayerView rebel = scene.game().viewFor(Viewer.REBEL);
        PlayerView imperial = scene.game().viewFor(Viewer.IMPERIAL);

        assertThat(Realm.of(rebel).squadCarrier(0)).isEqualTo(Realm.NONE);
        assertThat(Theatre.counters(rebel).is(CounterMark.WITH_SQUAD, 1)).isFalse();
        assertThat(Realm.of(imperial).squadCarrier(0)).isEqualTo(1);
        RealmState.of(scene.truth()).showUnits();
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).squadCarrier(0))
                .as("IPOC shows squads too")
                .isEqualTo(1);
    }
}
