package fitg.level.campaign;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.CampaignPosition.typeOf;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rulings of 3-galactic the campaign keeps (G-R), and those of 4b about money, bases, fleets and recruits, by their wording. */
class CampaignGalacticRulingsTest {

    private static final Scenario CAMPAIGN = Scenarios.named("campaign-2002").orElseThrow();

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    // ---- rebellions that were stopped

    private static SecondScene risenAgain(int... dice) {
        SecondScene scene = CampaignPosition.in(44)
                .control("Rhexia", PlanetState.REBELLION_STOPPED)
                .loyalty("Rhexia", Loyalty.UNREST)
                .loyalty("Tartio", Loyalty.PATRIOTIC)
                .place("Adam Starlight", "4411")
                .dice(dice)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "R", "Adam Starlight"));
        while (scene.question() == Query.EVENT_ROLL && scene.state("Rhexia") != PlanetState.REBELLION) {
            scene.play("roll");
        }
        return scene;
    }

    @Test
    @Tag("G-R6")
    void aRebellionTakenUpAgainRaisesNoUnitsButFillsTheTrack() {
        SecondScene scene = risenAgain(1, 4, 1, 3);

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.question()).isNotEqualTo(Affair.REBEL_UNITS);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(7);
    }

    @Test
    @Tag("G-R42")
    @Tag("G-R6")
    void withAWildPopulaceItRaisesUnitsForThePlainValueAndNoMorePoints() {
        // given: the wild populace (65), then weather and R
        SecondScene scene = risenAgain(6, 5, 6, 6, 1, 4, 1, 3);

        scene.expect(Affair.REBEL_UNITS).play("buy:rebel-cruiser", "buy:wild-regular");
        assertThat(scene.question()).as("seven points, not fourteen").isNotEqualTo(Affair.REBEL_UNITS);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(7);
    }

    // ---- money

    @Test
    @Tag("G-R14")
    void aDebtWaitsForTheNextIncome() {
        // given: five points of debt, and the capital of the Second Province in rebellion: no income
        SecondScene scene = galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .realm(eventOnTop(126))
                .realm(realm -> realm.setDebt(5))
                .startStage(Segment.RESOURCES);
        while (scene.turn() == 2) {
            assertThat(scene.realm().debt()).isEqualTo(5);
            scene.play(quiet(scene));
        }
        while (scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.turn()).isEqualTo(3);
        assertThat(scene.realm().debt()).isZero();
        assertThat(scene.forcePoints(Side.IMPERIAL))
                .as("35 of the Third Province")
                .isEqualTo(30);
    }

    @Test
    @Tag("G-R35")
    void withoutDiomasAndOrlogSecretsStillPayButNothingIsSpent() {
        SecondScene scene = galaxy(2)
                .control("Diomas", PlanetState.REBELLION)
                .control("Orlog", PlanetState.REBELLION)
                .points(Side.IMPERIAL, 20)
                .points(Side.REBEL, 1)
                .revealed("Etreg", Secret.GEM_WORLD)
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.REBEL_PURCHASE);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(25);
        assertThat(scene.events(Tidings.Taxed.class)).isEmpty();
    }

    @Test
    @Tag("G-R19")
    void nothingIsPlacedOnAnOrlogThatIsLost() {
        SecondScene scene = galaxy(2)
                .points(Side.IMPERIAL, 40)
                .control("Orlog", PlanetState.REBELLION)
                .startStage(Segment.RESOURCES);
        scene.play("half-for-all", "buy:2nd-line").expect(Affair.WHERE);

        scene.expectOffers("place:1521", "place:2412").expectNotOffered("place:1621");
    }

    @Test
    @Tag("K-R20")
    void theRebelTrackIsCutTo199OnReceipt() {
        SecondScene scene = galaxy(2)
                .points(Side.REBEL, 195)
                .loyalty("Etreg", Loyalty.UNREST)
                .startStage(Segment.RESOURCES);

        scene.play("tax-full:212");

        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(199);
    }

    @ParameterizedTest
    @CsvSource({
        "Conscript, 1621, 1",
        "2nd Line, 1621, 1",
        "1st Line, 1621, 2",
        "Stormtrooper, 1621, 3",
        "Guard, 1621, 3",
        "Marine, 1621, 4",
        "Imperial Transport, orbit-162, 1",
        "Imperial Light, orbit-162, 1",
        "Imperial Cruiser, orbit-162, 2",
        "Imperial Heavy, orbit-162, 4"
    })
    @Tag("K-R14")
    void aRepairCostsHalfRoundedUp(String type, String place, int cost) {
        SecondScene scene = galaxy(2)
                .points(Side.IMPERIAL, 40)
                .control("Orning", PlanetState.REBELLION)
                .counter(type, place)
                .damaged(0)
                .startStage(Segment.RESOURCES);
        scene.expect(Affair.IMPERIAL_PURCHASE);
        int before = scene.forcePoints(Side.IMPERIAL);

        scene.play("repair-unit:0");

        assertThat(before - scene.forcePoints(Side.IMPERIAL)).isEqualTo(cost);
        scene.expectNotOffered("repair-unit:0");
    }

    @ParameterizedTest
    @CsvSource({
        "Wild Militia, 4411, 1",
        "Wild Irregular, 4411, 1",
        "Wild Regular, 4411, 2",
        "Wild Elite, 4411, 4",
        "Rebel Transport, 4411, 1",
        "Rebel Cruiser, orbit-441, 2",
        "Rebel Heavy, orbit-441, 4"
    })
    @Tag("K-R14")
    void theRebelsPayAsMuch(String type, String place, int cost) {
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 10)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .counter(type, place)
                .damaged(0)
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.REBEL_PURCHASE).play("repair-unit:0");

        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(10 - cost);
    }

    @Test
    @Tag("K-R14")
    void cargoIsRepairedInItsShipsBoxAndNotBesideTheEnemy() {
        SecondScene scene = galaxy(2)
                .points(Side.IMPERIAL, 40)
                .control("Orning", PlanetState.REBELLION)
                .counter("Imperial Transport", "orbit-162")
                .counter("1st Line", "orbit-162")
                .cargo(0, 1)
                .counter("Imperial Transport", "orbit-311")
                .counter("1st Line", "orbit-311")
                .cargo(2, 3)
                .counter("Rebel Light", "orbit-311")
                .damaged(1, 3)
                .startStage(Segment.RESOURCES);

        scene.expectOffers("repair-unit:1").expectNotOffered("repair-unit:3");
    }

    @Test
    @Tag("K-R16")
    void whatIsNotPaidForFallsAsFarAsTheMixMakesIt() {
        // given: no stormtroopers, 1st lines, cruisers are left; no points
        SecondPosition position = galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .counter("Guard", "1621")
                .counter("Imperial Heavy", "orbit-162")
                .damaged(0)
                .counterHits(0, 1);
        fill(position, "Stormtrooper", 13, "1521");
        fill(position, "1st Line", 17, "1521");
        fill(position, "Imperial Cruiser", 13, "orbit-152");

        SecondScene scene = position.points(Side.REBEL, 1)
                .control("Rhexia", PlanetState.REBELLION)
                .startStage(Segment.RESOURCES);

        assertThat(typeOf(scene, 0)).isEqualTo("2nd Line");
        assertThat(scene.isCounterDamaged(0)).isTrue();
        assertThat(scene.counterHits(0)).isEqualTo(1);
        assertThat(typeOf(scene, 1)).isEqualTo("Imperial Light");
        assertThat(scene.last(Tidings.UpkeepUnpaid.class).number()).isEqualTo(2);
    }

    @Test
    @Tag("K-R16")
    void ifNothingIsLeftItIsRemoved() {
        SecondPosition position =
                galaxy(2).control("Orning", PlanetState.REBELLION).counter("Marine", "1621");
        fill(position, "Stormtrooper", 13, "1521");
        fill(position, "1st Line", 17, "1521");
        fill(position, "2nd Line", 24, "1521");

        SecondScene scene = position.points(Side.REBEL, 1)
                .control("Rhexia", PlanetState.REBELLION)
                .startStage(Segment.RESOURCES);

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
    }

    private static void fill(SecondPosition position, String type, int count, String place) {
        for (int each = 0; each < count; each++) {
            position.counter(type, place);
        }
    }

    @Test
    @Tag("K-R15")
    void atAnInterphaseNoPdbGoesUpInAProvinceWithoutItsCapital() {
        SecondScene scene = galaxy(2)
                .points(Side.IMPERIAL, 5)
                .control("Chim", PlanetState.REBELLION)
                .startInterphase();

        scene.expect(Query.PDB_UP)
                .expectOffers("pdb-up:211", "pdb-up:411")
                .expectNotOffered("pdb-up:312", "pdb-up:321");
        assertThat(scene.offers()).noneMatch(key -> key.startsWith("pdb-level"));
    }

    // ---- the base

    @Test
    @Tag("K-R13")
    void atTheBaseElitesHaveNoLimitAndADownPdbLeavesTheOrbitOpen() {
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 50)
                .base("Lonica")
                .baseRevealed()
                .pdb("Lonica", 1, false)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .startStage(Segment.RESOURCES);
        for (int elite = 0; elite < 3; elite++) {
            scene.expectOffers("buy:urban-elite").play("buy:urban-elite", "place:4211");
        }
        scene.play("buy:rebel-heavy");
        while (scene.question() == Affair.WHERE) {
            scene.play("place:orbit-421");
        }
        scene.play("buy:wild-elite").expectOffers("buy:rebel-heavy");

        // then: the town, size 3, is full; the elite of the wild kind may stand anywhere else
        assertThat(scene.groundUnits("4211", Side.REBEL)).isEqualTo(3);
        assertThat(scene.starships("orbit-421", Side.REBEL)).isEqualTo(1);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(50 - 3 * 7 - 7 - 7);
        scene.play("end");
        assertThat(scene.question())
                .as("K-R12: only when it is first revealed on purpose")
                .isNotEqualTo(Affair.BASE_COMBAT);
    }

    @Test
    @Tag("G-R32")
    void rebelsNobodyHasMetYetCountAsAlive() {
        SecondPosition one = everybodyDead();
        one.with(state -> state.people().setAt(Position.character("Kogus"), Place.POOL));

        assertThat(afterAnEvent(one).game().isOver()).isFalse();
        assertThat(afterAnEvent(everybodyDead()).game().isOver()).isTrue();
    }

    private static SecondPosition everybodyDead() {
        SecondPosition position = SecondPosition.of(CAMPAIGN)
                .round(2)
                .luck(1)
                .place("Redjac", "2111")
                .ship("Redjac's Spaceship", "Redjac");
        Catalogue.standard().characters().stream()
                .filter(card -> card.side() == Side.REBEL)
                .forEach(card -> position.dead(card.name()));
        return position;
    }

    private static SecondScene afterAnEvent(SecondPosition position) {
        SecondScene scene = position.startStage(Segment.RESOURCES);
        for (int step = 0; step < 5 && !scene.game().isOver(); step++) {
            scene.play(quiet(scene));
        }
        return scene;
    }

    // ---- moves

    @Test
    @Tag("G-R45")
    void fromACapitalAFleetMayGoToAFreePlanetThatNobodyHoldsAnyMore() {
        // given: Angoff in Rebel hands with its PDB Down and only Imperial troops; Provinces One and Three are named
        SecondScene scene = galaxy(2)
                .control("Angoff", PlanetState.REBEL_CONTROL)
                .counter("1st Line", "2221")
                .counter("Imperial Light", "orbit-241")
                .realm(realm -> {
                    realm.assignments().add(1);
                    realm.assignments().turn();
                })
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        assertThat(scene.controller("Angoff")).isNull();
        scene.play("move-ships:orbit-241").expect(Query.DESTINATION);

        scene.expectOffers("planet:222").expectNotOffered("planet:221");
    }

    @Test
    @Tag("K-R22")
    void assignmentsBindNeitherLandingsNorReactions() {
        // given: nothing of the Second Province is named; a light over Angoff may still land there in A.4
        SecondScene scene = galaxy(2)
                .counter("Imperial Light", "orbit-222")
                .realm(realm -> {
                    realm.assignments().add(128 - 127);
                    realm.assignments().turn();
                })
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        scene.expectOffers("descend:orbit-222");
    }

    @Test
    @Tag("G-R50")
    void whoDriftsAtAStarWithoutPlanetsJumpsElsewhere() {
        // given: Scythia, the only planet of Corusa, is gone
        SecondScene near = adrift("drift-53");
        SecondScene far = adrift("far-drift-53");

        near.expectNotOffered("planet:531").play("planet:542");
        far.expectNotOffered("planet:531").play("planet:542");

        assertThat(far.last(Happening.Jumped.class).distance())
                .isEqualTo(near.last(Happening.Jumped.class).distance() + 2);
    }

    private static SecondScene adrift(String place) {
        SecondScene scene = galaxy(2)
                .realm(realm -> realm.destroy(Position.planetNamed("Scythia")))
                .counter("Rebel Light", place)
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        if (scene.question() != Query.DESTINATION) {
            follow(scene, "move-ships:" + place);
        }
        scene.expect(Query.DESTINATION);
        return scene;
    }

    // ---- secrets

    @Test
    @Tag("G-R51")
    void secretsComeToLightInTheOrderOfTheirPlanets() {
        SecondScene scene = galaxy(2)
                .secret("Kelta", Secret.GEM_WORLD)
                .secret("Etreg", Secret.IPOC)
                .secret("Fliad", Secret.SLAVE_WORLD)
                .place("Boccanegra", "3521")
                .place("Kogus", "2121")
                .place("Agan Rafa", "1131")
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(scene.events(Tidings.SecretShown.class))
                .extracting(shown -> Catalogue.standard().planet(shown.planet()).id())
                .containsExactly(113, 212, 352);
    }

    // ---- events, victory, ships, camps

    @Test
    @Tag("G-R12")
    void ofThreePlanetsToBeMovedOnlyThoseThatCanAre() {
        // given: in the First Province only Adare can still turn to the Empire
        SecondScene scene = galaxy(1)
                .loyalty("Bajukai", Loyalty.PATRIOTIC)
                .loyalty("Ownex", Loyalty.PATRIOTIC)
                .realm(eventOnTop(104))
                .startStage(Segment.GALACTIC_EVENT);

        assertThat(scene.loyalty("Adare")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(scene.events(Event.LoyaltyShifted.class)).hasSize(1);
        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
    }

    @Test
    @Tag("G-R31")
    void aFreePlanetNobodyHoldsGivesNoPoints() {
        SecondPosition position = galaxy(2)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .control("Barak", PlanetState.REBEL_CONTROL)
                .pdb("Barak", 0, true)
                .counter("1st Line", "4411");
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.controller("Rhexia")).isNull();
        assertThat(scene.victoryPoints()).isEqualTo(1);
    }

    @Test
    @Tag("G-R53")
    void thereAreNeverMoreThanThreeStandardShips() {
        // given: Redjac has lost his ship; the three others fly
        SecondPosition three = galaxy(2)
                .with(state -> state.turn().setImperialStart(10, 4))
                .place("Redjac", "2111")
                .place("Jin Voles", "3211")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .place("Vans Ka-Tie-A", "4511")
                .ship("Imperial Spaceship 2", "Vans Ka-Tie-A")
                .place("Els Taroff", "5131")
                .ship("Imperial Spaceship 3", "Els Taroff");
        SecondScene scene = three.start(Side.IMPERIAL, Segment.MISSIONS);
        while (scene.truth().turn().phasing() == Side.IMPERIAL
                && scene.truth().turn().segment() != Segment.INTERPHASE) {
            assertThat(scene.question()).isNotEqualTo(Ask.KNIGHT_SHIP);
            scene.play(quiet(scene));
        }
    }

    @Test
    @Tag("G-R55")
    void strafingEndsTheMissionOfACampToo() {
        // given: a camp in the wild of Orning does a mission when the event comes up (15)
        SecondScene scene = CampaignPosition.in(22, 24)
                .luck(1)
                .loyalty("Orning", Loyalty.PATRIOTIC)
                .pdb("Orning", 2, true)
                .with(CampaignPosition.camp("2412"))
                .counter("Conscript", "2412")
                .dice(1, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2412", "camp:S");
        assigned(scene);
        follow(scene, "roll");
        scene.expect(Affair.ATROCITY).play("strafe:241");

        assertThat(scene.events(Event.MissionEnded.class)).hasSize(1);
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.ABORTED);
    }

    // ---- fleets

    @Test
    @Tag("K-R6")
    void atMostEightImperialAndFourRebelFleetsAreDispersed() {
        assertThat(dispersable(Side.IMPERIAL, "Imperial Light")).isEqualTo(8);
        assertThat(dispersable(Side.REBEL, "Rebel Light")).isEqualTo(4);
    }

    /** How many of ten fleets can be dispersed in one A.7. */
    private static int dispersable(Side side, String light) {
        SecondPosition position = galaxy(2);
        for (int orbit : new int[] {111, 121, 131, 141, 151, 161, 211, 221, 231, 241}) {
            position.counter(light, "orbit-" + orbit).counter(light, "orbit-" + orbit);
        }
        SecondScene scene = position.start(side, Segment.ORBIT_ORGANISATION);
        Set<Integer> dispersed = new TreeSet<>();
        while (scene.question() == Query.FORMATION && scene.truth().turn().phasing() == side) {
            if (scene.offers("dispersed")) {
                dispersed.add(scene.decision().subject());
                scene.play("dispersed");
            } else {
                scene.play(scene.offers().getFirst());
            }
        }
        return dispersed.size();
    }

    // ---- recruits

    @Test
    @Tag("K-R28")
    void aNewcomerMayGoOnAMissionAtOnce() {
        // given: Kogus (11) joins Starlight
        SecondScene scene = SecondPosition.campaignIn(44)
                .place("Adam Starlight", "4411")
                .characters(11)
                .dice(1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");

        assertThat(scene.place("Kogus")).isEqualTo("4411");
        mission(scene, "P", "Kogus");
        assertThat(scene.events(Event.MissionAssigned.class)).hasSize(1);
        assertThat(Scene.names(scene.last(Event.MissionAssigned.class).members()))
                .containsExactly("Kogus");
    }

    @Test
    @Tag("K-R28")
    void withAnEmptyDeckNoDieIsRolled() {
        SecondPosition position = SecondPosition.campaignIn(44);
        Catalogue.standard().characters().stream()
                .filter(card -> card.side() == Side.REBEL)
                .forEach(card -> position.dead(card.name()));
        SecondScene scene = position.place("Adam Starlight", "4411").start(Side.REBEL, Segment.MISSIONS);

        follow(scene, "place:4411"); // an unscripted die would fail the test

        scene.expect(Query.MISSION);
    }

    // ---- victory

    @Test
    @Tag("K-R35")
    void twentySixPointsAreCountedInStepThreeOnly() {
        // given: the five capitals, Orlog and Mimulus and four more in Rebel hands in mid-turn: 5+5+16+3 = 29
        SecondPosition position = SecondPosition.of(CAMPAIGN).round(2).luck(1).place("Tourag", "2231");
        for (String planet : List.of("Orlog", "Diomas", "Orning", "Chim", "Troliso", "Trov", "Mimulus")) {
            position.control(planet, PlanetState.REBEL_CONTROL).pdb(planet, 0, true);
        }
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.victoryPoints()).isEqualTo(29);
        assertThat(scene.game().isOver()).isFalse();
        while (!scene.game().isOver() && scene.truth().turn().segment() != Segment.INTERPHASE) {
            scene.play(quiet(scene));
        }
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.REBEL);
        assertThat(scene.turn()).isEqualTo(2);
    }
}
