package fitg.level.campaign;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.rules.character.Ratings;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The worked cases of 4b, 7, about the war itself: KA11 to KA15. */
class CampaignAcceptanceWarTest {

    // ---- KA11: suicide squads

    private static final List<String> RISEN =
            List.of("Rhexia", "Barak", "Suti", "Angoff", "Lonica", "Cercis", "Tamset");

    /** Every second of them is Rebel-controlled already; the Empire holds a stormtrooper and a conscript on Orlog. */
    private static SecondScene purchases(int planets) {
        SecondPosition position = SecondPosition.campaign()
                .luck(2)
                .round(2)
                .points(Side.IMPERIAL, 40)
                .base("Horon")
                .place("Boccanegra", "4311")
                .realm(eventOnTop(126))
                .counter("Stormtrooper", "1621")
                .counter("Conscript", "1621");
        for (int each = 0; each < planets; each++) {
            boolean controlled = each % 2 == 0;
            position.control(RISEN.get(each), controlled ? PlanetState.REBEL_CONTROL : PlanetState.REBELLION);
            position.pdb(RISEN.get(each), 0, controlled);
        }
        SecondScene scene = position.startStage(Segment.RESOURCES);
        return untilPurchase(scene);
    }

    private static SecondScene untilPurchase(SecondScene scene) {
        while (scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }
        return scene;
    }

    @Test
    @Tag("KA11")
    @Tag("K-R31")
    void sixPlanetsAreTooFewForSuicideSquads() {
        assertThat(purchases(6).offers()).noneMatch(key -> key.startsWith("squad-with"));
    }

    @Test
    @Tag("KA11")
    @Tag("K-R31")
    @Tag("K-R502")
    void sevenAreEnoughAndLaterTheNumberIsNotAskedForAgain() {
        // given: seven
        SecondScene scene = purchases(7);
        scene.expectOffers("squad-with:0").expectNotOffered("squad-with:1");
        int before = scene.forcePoints(Side.IMPERIAL);

        // when
        scene.play("squad-with:0");

        // then: ten points, one in this Resource Phase
        assertThat(before - scene.forcePoints(Side.IMPERIAL)).isEqualTo(10);
        assertThat(scene.realm().squadCarrier(0)).isZero();
        assertThat(scene.offers()).noneMatch(key -> key.startsWith("squad-with"));

        // when: two planets are lost again before the next game-turn
        scene.play("end");
        scene.truth().planets().setState(Position.planetNamed("Suti"), PlanetState.IMPERIAL_CONTROL);
        scene.truth().planets().setState(Position.planetNamed("Lonica"), PlanetState.IMPERIAL_CONTROL);
        while (scene.turn() == 2) {
            scene.play(quiet(scene));
        }
        untilPurchase(scene);

        // then: five, and a second squad is for sale; a third never
        assertThat(scene.turn()).isEqualTo(3);
        scene.expectOffers("squad-with:0").play("squad-with:0");
        assertThat(scene.realm().squadCarrier(1)).isZero();
        scene.play("end");
        while (scene.turn() == 3) {
            scene.play(quiet(scene));
        }
        assertThat(untilPurchase(scene).offers()).noneMatch(key -> key.startsWith("squad-with"));
    }

    // ---- KA12: the ghost fleet

    private static SecondPosition overTrov() {
        return SecondPosition.campaign()
                .event(106)
                .realm(realm -> realm.setRound(1))
                .pdb("Trov", 2, true)
                .counter("Imperial Heavy", "orbit-542")
                .counter("Imperial Light", "orbit-542")
                .counter("Imperial Light", "orbit-542")
                .counter("Imperial Light", "orbit-411")
                .counter("Imperial Light", "5131");
    }

    @Test
    @Tag("KA12")
    @Tag("K-R39")
    void theGhostFleetHasNineteenDiceAgainstALeaderOfOne() {
        // given: Jin Voles (1) aboard the heavy; six hits: four on the first light, one each on what is left
        SecondScene scene = overTrov()
                .aboard("Jin Voles", 0)
                .dice(5, 6, 5, 6, 5, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4)
                .picks(1, 1, 1, 1, 0, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        // then: only orbit boxes of the Fifth Province with Imperial starships
        scene.expect(Affair.EVENT_CHOICE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:orbit-542", "decline");
        scene.play("place:orbit-542");

        int dice = scene.events(Happening.Volley.class).stream()
                .mapToInt(volley -> volley.dice().size())
                .sum();
        assertThat(dice).isEqualTo(20 - 1);
        assertThat(scene.counterPlace(1)).as("four hits on endurance 2").isEqualTo("gone");
        assertThat(scene.counterHits(0)).isEqualTo(1);
        assertThat(scene.counterHits(2)).isEqualTo(1);
        assertThat(scene.isCounterDamaged(0) || scene.isCounterDamaged(2)).isFalse();
        assertThat(scene.question())
                .as("no further round, no return fire, no break-off")
                .isNotIn(Query.PRESS_ON, Query.FLEET_BREAK_OFF, Query.AIM_COUNTER);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("KA12")
    void whoWasOnAShipTheGhostFleetDestroyedTriesAPod() {
        // given: one light with Jin Voles; four hits, pod 4, the second environ of Trov
        SecondScene scene = SecondPosition.campaign()
                .event(106)
                .realm(realm -> realm.setRound(1))
                .counter("Imperial Light", "orbit-542")
                .aboard("Jin Voles", 0)
                .dice(6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .dice(4)
                .picks(1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        scene.play("place:orbit-542");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.place("Jin Voles")).isEqualTo("5422");
        assertThat(scene.isDetected("Jin Voles")).isTrue();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("KA12")
    void theGhostFleetComesOnlyInTheFirstRebelTurn() {
        SecondScene late = overTrov().realm(realm -> realm.setRound(2)).start(Side.REBEL, Segment.SPACE_COMBAT);
        SecondScene imperial = overTrov().start(Side.IMPERIAL, Segment.SPACE_COMBAT);

        assertThat(late.question()).isNotEqualTo(Affair.EVENT_CHOICE);
        assertThat(imperial.question()).isNotEqualTo(Affair.EVENT_CHOICE);
    }

    // ---- KA13: strafe

    @Test
    @Tag("KA13")
    @Tag("K-R30")
    void strafingWoundsZinaAdoraEndsHerMissionAndLeavesNoUnitOnTheGround() {
        // given: the event comes up in the wild of Orning; in the other environ a loaded transport and a squad's unit
        SecondScene scene = SecondPosition.campaign()
                .pdb("Orning", 2, true)
                .loyalty("Orning", Loyalty.PATRIOTIC)
                .place("Zina Adora", "2412")
                .counter("Wild Regular", "2412")
                .counter("1st Line", "2411")
                .counter("Imperial Transport", "2411")
                .counter("Stormtrooper", "2411")
                .counter("Imperial Cruiser", "orbit-241")
                .realm(realm -> {
                    realm.trainSquads();
                    realm.setSquadCarrier(0, 1);
                })
                .dice(10, 1, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412");
        assigned(mission(scene, "I", "Zina Adora"));
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);

        // when
        scene.play("strafe:241");

        // then: two hits against endurance 2
        assertThat(scene.isWounded("Zina Adora")).isTrue();
        assertThat(scene.hits("Zina Adora")).isZero();
        assertThat(scene.place("Zina Adora")).isEqualTo("2412");
        assertThat(scene.events(Event.MissionEnded.class)).hasSize(1);
        for (int each = 0; each < 4; each++) {
            assertThat(scene.counterPlace(each)).as("counter " + each).isEqualTo("gone");
        }
        assertThat(scene.realm().squadCarrier(0)).isEqualTo(Realm.NONE);
        assertThat(scene.counterPlace(4)).isEqualTo("orbit-241");
        assertThat(scene.pdbLevel("Orning")).isEqualTo(1);
        assertThat(scene.pdbUp("Orning")).isFalse();
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.last(Tidings.DominoBegan.class).kind()).isEqualTo(1);
        assertThat(scene.last(Tidings.DominoBegan.class).favour()).isEqualTo(Side.REBEL);
        scene.expectLuckUsedUp();
    }

    // ---- KA14: Drug World

    @Test
    @Tag("KA14")
    @Tag("K-R27")
    void threeMissionPhasesOnDrugWorldWoundAManOfEnduranceFour() {
        // given: Adam Starlight (endurance 4) with a ship on Quibron; nothing else happens in the galaxy
        SecondScene scene = SecondPosition.campaign()
                .luck(1)
                .secret("Quibron", Secret.DRUG_WORLD)
                .realm(realm -> realm.setRound(1))
                .realm(eventOnTop(126))
                .place("Adam Starlight", "2211")
                .ship("Explorer", "Adam Starlight")
                .place("Redjac", "1111")
                .ship("Redjac's Spaceship", "Redjac")
                .start(Side.REBEL, Segment.SEARCH);
        int who = Position.character("Adam Starlight");
        assertThat(scene.realm().isRevealed(Position.planetNamed("Quibron"))).isTrue();
        assertThat(Ratings.endurance(scene.truth(), who)).isEqualTo(5);

        // when, then: two hits after each of his Mission Phases, none healed by rest or interphase
        afterMissions(scene);
        assertThat(scene.hits("Adam Starlight")).isEqualTo(2);
        afterMissions(untilRebelTurn(scene));
        assertThat(scene.hits("Adam Starlight")).isEqualTo(4);
        assertThat(scene.isWounded("Adam Starlight")).isFalse();
        afterMissions(untilRebelTurn(scene));
        assertThat(scene.isWounded("Adam Starlight"))
                .as("6 hits against endurance 5")
                .isTrue();
        assertThat(scene.hits("Adam Starlight")).isEqualTo(1);
        assertThat(scene.turn()).isEqualTo(2);

        // when: he flies to Angoff
        untilRebelTurn(scene);
        assertThat(scene.hits("Adam Starlight")).isEqualTo(1);
        follow(scene, "fly:33", "planet:222", "place:2221");

        // then: endurance 4 again; he is still wounded
        assertThat(scene.place("Adam Starlight")).isEqualTo("2221");
        assertThat(Ratings.endurance(scene.truth(), who)).isEqualTo(4);
        assertThat(scene.isWounded("Adam Starlight")).isTrue();
        assertThat(scene.hits("Adam Starlight")).isEqualTo(1);
    }

    /** To the end of the Rebel Mission Phase under way. */
    private static SecondScene afterMissions(SecondScene scene) {
        while (scene.truth().turn().phasing() == Side.REBEL
                && scene.truth().turn().segment() != Segment.INTERPHASE) {
            scene.play(quiet(scene));
        }
        return scene;
    }

    private static SecondScene untilRebelTurn(SecondScene scene) {
        while (scene.truth().turn().phasing() != Side.REBEL || scene.question() != Query.CHARACTER_MOVE) {
            scene.play(quiet(scene));
        }
        return scene;
    }

    // ---- KA15: a camp

    /** A stormtrooper stands in the wild of Etreg, size 4, where the camp is; a 1st line comes from its town. */
    private static SecondScene marchToTheCamp(SecondPosition position) {
        SecondScene scene = position.start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);
        follow(scene, "march:2121");
        while (scene.question() != Query.PLANETARY_MOVE && !scene.offers("environ:2122")) {
            scene.play(
                    scene.offers("counter:1") ? "counter:1" : scene.offers("place:2122") ? "place:2122" : quiet(scene));
        }
        assertThat(scene.counterPlace(1)).isEqualTo("2122");
        return scene;
    }

    private static SecondPosition camp() {
        return CampaignPosition.in(21)
                .loyalty("Etreg", Loyalty.PATRIOTIC)
                .with(CampaignPosition.camp("2122"))
                .counter("Stormtrooper", "2122")
                .counter("1st Line", "2121");
    }

    @Test
    @Tag("KA15")
    void aFirstLineAndAStormtrooperFindTheCamp() {
        assertThat(marchToTheCamp(camp()).hasCamp(2122)).as("3 + 4 = 4 + 3").isFalse();
    }

    @Test
    @Tag("KA15")
    void halfAStormtrooperMoreLeadersOrConscriptsDoNot() {
        SecondScene damaged = marchToTheCamp(camp().damaged(0));
        SecondScene led = marchToTheCamp(camp().damaged(0).withUnits("Barca", "2122"));
        SecondScene conscripts = CampaignPosition.in(21)
                .with(CampaignPosition.camp("2122"))
                .counter("Conscript", "2122")
                .counter("Conscript", "2122")
                .counter("Conscript", "2122")
                .counter("Conscript", "2122")
                .place("Redjac", "2121")
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        assertThat(damaged.hasCamp(2122)).as("3 + 2").isTrue();
        assertThat(led.hasCamp(2122)).as("leaders do not count").isTrue();
        assertThat(conscripts.skipSegment()).isNotNull();
        assertThat(conscripts.hasCamp(2122)).isTrue();
    }
}
