package fitg.rules.search.second;

import static fitg.play.CampaignPosition.quiet;
import static fitg.play.CampaignPosition.summoned;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.rules.force.second.Sovereigns;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.theatre.TheatreState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Suicide squads (E5.7, C-SUIC-1, K-R31 to K-R33): who carries them, who sends them, whom they strike. */
@Tag("C-SUIC-1")
class CampaignSquadsTest {

    private static SecondPosition squadWith(SecondPosition position, int carrier) {
        return position.realm(realm -> {
            realm.trainSquads();
            realm.setSquadCarrier(0, carrier);
        });
    }

    /** A 1st line with a squad in the wild of Quibron, where Agan Rafa and Zina Adora are found in their Search Phase. */
    private static SecondScene found(SecondPosition position) {
        SecondScene scene = squadWith(position.counter("1st Line", "2211"), 0)
                .place("Agan Rafa", "2211")
                .place("Zina Adora", "2211")
                .detected("Agan Rafa", "Zina Adora")
                .start(Side.REBEL, Segment.SEARCH);
        return untilFound(scene, "units");
    }

    private static SecondScene untilFound(SecondScene scene, String searchers) {
        follow(scene, "search:2211");
        while (scene.question() != Query.FOUND) {
            if (scene.question() == Query.SEARCH_UNITS) {
                scene.play(searchers.equals("units") ? "units" : "none");
            } else if (scene.question() == Query.SEARCH_CHARACTER) {
                scene.play(searchers.equals("units") ? "leave" : "take");
            } else {
                scene.play(quiet(scene));
            }
        }
        return scene;
    }

    private static SecondPosition quibron() {
        return CampaignPosition.in(22).luck(1).dice(1);
    }

    // ---- the leader

    @Test
    @Tag("E5.7.a.4")
    void withoutALeaderNoSquadIsSent() {
        found(quibron()).expectNotOffered("suicide-squad");
    }

    @Test
    void aWoundedLeaderOrOneWhoCannotLeadSendsNone() {
        found(quibron().place("Redjac", "2211").wounded("Redjac")).expectNotOffered("suicide-squad");
        found(quibron().place("Senator Dermond", "2211")).expectNotOffered("suicide-squad");
    }

    @Test
    @Tag("K-R33")
    void theLeaderMayStandWithTheUnitsOrApart() {
        found(quibron().place("Thysa Kymbo", "2211")).expectOffers("suicide-squad");
        found(quibron().withUnits("Thysa Kymbo", "2211")).expectOffers("suicide-squad");
    }

    @Test
    @Tag("K-R33")
    void aLeaderElsewhereOnThePlanetIsNone() {
        SecondScene scene = squadWith(CampaignPosition.in(22).luck(1).counter("1st Line", "2231"), 0)
                .place("Redjac", "2232")
                .place("Agan Rafa", "2231")
                .detected("Agan Rafa")
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2231");
        while (scene.question() != Query.FOUND) {
            scene.play(scene.question() == Query.SEARCH_UNITS ? "units" : quiet(scene));
        }

        scene.expectNotOffered("suicide-squad");
    }

    // ---- when

    @Test
    @Tag("K-D29")
    void whoeverIsFoundByCharactersMeetsNoSquad() {
        SecondScene scene = squadWith(CampaignPosition.in(22).luck(1).counter("1st Line", "2211"), 0)
                .place("Redjac", "2211")
                .place("Zina Adora", "2211")
                .detected("Zina Adora")
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        untilFound(scene, "characters");

        scene.expectNotOffered("suicide-squad");
    }

    @Test
    @Tag("E5.7.a.5")
    @Tag("A37")
    void aSearchByAnEventSendsNoSquad() {
        // given: event 41 in the wild is a search
        SecondScene scene = squadWith(CampaignPosition.in(22).luck(1).counter("1st Line", "2211"), 0)
                .place("Redjac", "2211")
                .place("Agan Rafa", "2211")
                .dice(4, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "P", "Agan Rafa"));
        follow(scene, "roll");
        while (scene.truth().turn().phasing() == Side.REBEL && !scene.game().isOver()) {
            assertThat(scene.offers()).doesNotContain("suicide-squad");
            scene.play(scene.question() == Query.SEARCH_UNITS ? "units" : quiet(scene));
        }

        assertThat(scene.events(Happening.Searched.class)).isNotEmpty();
        assertThat(scene.realm().squadCarrier(0)).isZero();
    }

    // ---- what happens

    @Test
    @Tag("E5.7.a.4")
    @Tag("A36")
    void theSquadStrikesEachWithTwoDiceAndIsGoneWithoutAFight() {
        // given: Rafa, endurance 6, takes 8; Zina Adora, endurance 2, takes 4
        SecondScene scene =
                found(CampaignPosition.in(22).place("Jin Voles", "2211").dice(1, 1, 3, 4, 4));

        scene.play("suicide-squad");

        assertThat(Orders.hitsOn(scene, "Zina Adora").hits()).isEqualTo(4);
        assertThat(scene.isDead("Zina Adora")).isTrue();
        assertThat(Orders.hitsOn(scene, "Agan Rafa").hits()).isEqualTo(8);
        assertThat(Orders.hitsOn(scene, "Agan Rafa").fate()).hasToString("DAMAGED");
        assertThat(scene.realm().squadCarrier(0)).isEqualTo(Realm.NONE);
        assertThat(scene.events(Happening.RoundBegan.class)).as("no combat").isEmpty();
        assertThat(scene.events(Tidings.SquadSpent.class)).hasSize(1);
        assertThat(scene.counterPlace(0)).as("its unit stays").isEqualTo("2211");
    }

    @Test
    @Tag("K-R33")
    void aSovereignFoundWithThemIsStruckToo() {
        SecondScene scene = squadWith(CampaignPosition.in(44).counter("1st Line", "4411"), 0)
                .with(summoned("Yaldor", Side.REBEL))
                .with(s -> TheatreState.company(s)
                        .setSovereignWith(
                                Sovereigns.fighter(CampaignPosition.sovereignNamed("Yaldor")),
                                Position.character("Agan Rafa")))
                .place("Redjac", "4411")
                .place("Agan Rafa", "4411")
                .detected("Agan Rafa")
                .dice(1, 1, 2, 3, 4)
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:4411");
        while (scene.question() != Query.FOUND) {
            scene.play(scene.question() == Query.SEARCH_UNITS ? "units" : quiet(scene));
        }
        scene.play("suicide-squad");

        assertThat(scene.events(Happening.HitsTaken.class))
                .extracting(taken -> taken.target().name() + " " + taken.hits())
                .containsExactly("Agan Rafa 3", "Yaldor 7");
    }

    @Test
    void ofTwoSquadsOneIsSent() {
        SecondScene scene = found(quibron().place("Redjac", "2211").realm(realm -> {
            realm.trainSquads();
            realm.setSquadCarrier(1, 0);
        }));
        scene.play("suicide-squad");

        assertThat(scene.events(Tidings.SquadSpent.class)).hasSize(1);
        boolean first = scene.realm().squadCarrier(0) == Realm.NONE;
        boolean second = scene.realm().squadCarrier(1) == Realm.NONE;
        assertThat(first ^ second).isTrue();
    }

    // ---- the carrier

    @Test
    @Tag("K-R32")
    void aSquadIsBoughtOnlyWithAMobileUnitWhereUnitsMayBePlaced() {
        SecondPosition position = SecondPosition.campaign()
                .round(2)
                .points(Side.IMPERIAL, 20)
                .place("Tourag", "2231")
                .counter("1st Line", "1521")
                .counter("Guard", "1521")
                .counter("Imperial Light", "1521")
                .counter("1st Line", "3111")
                .counter("1st Line", "2412")
                .counter("Imperial Transport", "orbit-152")
                .counter("2nd Line", "orbit-152")
                .cargo(5, 6)
                .realm(realm -> realm.trainSquads())
                .control("Orning", PlanetState.IMPERIAL_CONTROL);
        SecondScene scene = position.startStage(Segment.RESOURCES);
        while (scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }

        scene.expectOffers("squad-with:0", "squad-with:4")
                .expectNotOffered("squad-with:1", "squad-with:2", "squad-with:3", "squad-with:6");
    }

    @Test
    @Tag("E5.7.a.2")
    void nineForcePointsAreOneTooFew() {
        assertThat(squadsFor(9)).isFalse();
        assertThat(squadsFor(10)).isTrue();
    }

    private static boolean squadsFor(int points) {
        SecondScene scene = SecondPosition.campaign()
                .round(2)
                .points(Side.IMPERIAL, points)
                .control("Orning", PlanetState.REBELLION)
                .place("Tourag", "2231")
                .counter("1st Line", "1521")
                .realm(realm -> realm.trainSquads())
                .startStage(Segment.RESOURCES);
        while (scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }
        return scene.offers("squad-with:0");
    }

    @Test
    @Tag("K-R32")
    void aSquadWithGarrisonUnitsIsStillSent() {
        SecondScene scene = squadWith(CampaignPosition.in(22).luck(1).counter("Conscript", "2211"), 0)
                .place("Redjac", "2211")
                .place("Agan Rafa", "2211")
                .detected("Agan Rafa")
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        untilFound(scene, "units");

        scene.expectOffers("suicide-squad");
    }

    @Test
    @Tag("K-R32")
    void aSquadHoldsNoPlanet() {
        SecondScene scene = squadWith(
                        CampaignPosition.in(44)
                                .control("Rhexia", PlanetState.REBELLION)
                                .pdb("Rhexia", 0, true)
                                .counter("1st Line", "4421"),
                        0)
                .startInterphase();

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBEL_CONTROL);
    }

    @Test
    @Tag("K-D30")
    void inTheFirstAndTheLandingSegmentASquadMayChangeItsCarrier() {
        for (Segment segment : new Segment[] {Segment.INTERPLANETARY_MOVEMENT, Segment.PLANETARY_MOVEMENT}) {
            SecondScene scene = squadWith(
                            SecondPosition.campaign()
                                    .counter("1st Line", "1522")
                                    .counter("Stormtrooper", "1522"),
                            0)
                    .start(Side.IMPERIAL, segment);
            while (scene.question() == Affair.SHOW_SECRET) {
                scene.play("none");
            }
            scene.expect(Affair.SQUAD_CARRIER).expectOffers("counter:0", "counter:1");
            assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        }
    }

    @Test
    void theRebelsDoNotSeeWhoCarriesOne() {
        SecondScene scene = squadWith(SecondPosition.campaign().counter("1st Line", "1522"), 0)
                .place("Tourag", "2231")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).squadCarrier(0)).isEqualTo(Realm.NONE);
        assertThat(Realm.of(scene.game().viewFor(Viewer.IMPERIAL)).squadCarrier(0))
                .isZero();
    }

    @Test
    @Tag("K-R32")
    void inABattleTheSquadGoesToTheUnitThatIsLeft() {
        // given: two cruel volleys kill the 1st line; a 2nd line and a conscript are left
        SecondScene scene = squadWith(
                        CampaignPosition.in(22)
                                .luck(4)
                                .counter("1st Line", "2211")
                                .counter("Conscript", "2211")
                                .counter("2nd Line", "2211")
                                .counter("Wild Elite", "2211")
                                .counter("Wild Elite", "2211")
                                .counterHits(0, 2)
                                .damaged(0),
                        0)
                .dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack");
        while (!scene.counterPlace(0).equals("gone")
                && scene.events(Happening.BattleEnded.class).isEmpty()) {
            String aim = scene.offers().stream()
                    .filter(key -> key.equals("counter:0"))
                    .findFirst()
                    .orElse(null);
            scene.play(
                    aim != null
                            ? aim
                            : scene.offers("press-on")
                                    ? "press-on"
                                    : scene.offers().getFirst());
        }
        while (scene.events(Happening.BattleEnded.class).isEmpty()) {
            scene.play(scene.offers("call-off") ? "call-off" : scene.offers().getFirst());
        }

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.counterPlace(2)).isEqualTo("2211");
        assertThat(scene.realm().squadCarrier(0)).isEqualTo(2);
    }
}
