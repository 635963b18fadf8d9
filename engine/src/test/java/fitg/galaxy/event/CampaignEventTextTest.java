package fitg.galaxy.event;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.sail;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The galactic events by their text (galactic_events.csv and 4b, 3.1), where one effect among several is easily forgotten. */
@Tag("C-EVENT-1")
class CampaignEventTextTest {

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().place("Tourag", "2231");
    }

    private static SecondScene turned(int number, SecondPosition position) {
        return position.realm(eventOnTop(number)).startStage(Segment.GALACTIC_EVENT);
    }

    // ---- 98 and 99

    @Test
    void event98PlundersNeitherUnderAFleetNorBesideALandedShipNorOnAFreePlanet() {
        SecondScene scene = turned(
                98,
                galaxy().counter("Imperial Transport", "2111")
                        .counter("Imperial Transport", "orbit-212")
                        .counter("Conscript", "2231")
                        .control("Rhexia", PlanetState.REBELLION)
                        .control("Tartio", PlanetState.REBEL_CONTROL)
                        .pdb("Tartio", 0, true));

        scene.expect(Affair.EVENT_CHOICE).expectOffers("environ:2232", "environ:1311");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.expectNotOffered(
                "environ:2111", "environ:2121", "environ:2122", "environ:2231", "environ:4411", "environ:4421");
        scene.play("environ:1311");
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(10);
        assertThat(scene.state("Tiglyf")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void event98FindsNothingWhereEveryEnvironIsGuarded() {
        SecondScene scene = turned(
                98,
                SecondPosition.campaignIn(53, 55)
                        .counter("Conscript", "5311")
                        .counter("Conscript", "5511")
                        .place("Boccanegra", "5311")
                        .ship("Planetary Privateer", "Boccanegra"));

        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.forcePoints(Side.REBEL)).isZero();
    }

    @Test
    void event99MovesThreePlanetsOfTheSegundensAndStartsNoRebellion() {
        SecondScene scene = turned(99, galaxy().loyalty("Lonica", Loyalty.UNREST));
        assertThat(scene.offers())
                .as("Lonica cannot move")
                .containsExactly("planet:122", "planet:131", "planet:232", "planet:521");

        scene.play("planet:122", "planet:131", "planet:232");

        assertThat(scene.loyalty("Bajukai")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.loyalty("Tiglyf")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.loyalty("Lysenda")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.loyalty("Aras")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.state("Lonica")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    // ---- 101 to 105

    @Test
    void underEvent101OneRollServesBothMissions() {
        // given: nobody joins; event 11 shelters; success 12 shows P and I in the wild
        SecondScene scene = galaxy().event(101)
                .realm(realm -> realm.setRound(1))
                .possessions(33)
                .place("Boccanegra", "2211")
                .dice(10, 1, 1, 1, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "I", "Boccanegra");
        scene.expect(Affair.SECOND_MISSION).play("also:P");
        assigned(scene);
        follow(scene, "roll");

        assertThat(scene.events(Event.LetterGained.class))
                .extracting(gained -> gained.mission().letter())
                .containsExactlyInAnyOrder('I', 'P');
        assertThat(scene.events(Happening.SuccessRolled.class)).hasSize(1);
    }

    @Test
    void event101HoldsForTheFirstImperialTurnToo() {
        SecondScene scene = galaxy().event(101)
                .realm(realm -> realm.setRound(1))
                .place("Jin Voles", "2211")
                .place("Boccanegra", "2211")
                .dice(10)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:2211");
        mission(scene, "I", "Jin Voles");

        scene.expect(Affair.SECOND_MISSION);
    }

    @Test
    void underEvent102TheCardIsTurnedAndBindsNobody() {
        SecondScene scene = galaxy().round(2)
                .event(102)
                .realm(realm -> realm.assignments().add(0))
                .realm(realm -> realm.assignments().add(1))
                .counter("Imperial Light", "orbit-542")
                .startStage(Segment.STRATEGIC_ASSIGNMENT);
        assertThat(scene.events(Tidings.AssignmentTurned.class)).hasSize(1);
        while (scene.question() != Query.INTERPLANETARY || scene.truth().turn().phasing() != Side.IMPERIAL) {
            scene.play(quiet(scene));
        }
        scene.play("move-ships:orbit-542");

        assertThat(scene.expect(Query.DESTINATION).offers()).hasSize(50);
    }

    @Test
    void underEvent103NeitherSquadsNorAtrocityUnitsAreBoughtEither() {
        SecondScene scene = galaxy().round(2)
                .event(103)
                .points(Side.IMPERIAL, 80)
                .counter("Stormtrooper", "1621")
                .realm(realm -> realm.trainSquads())
                .startStage(Segment.RESOURCES);
        scene.play("half-for-all").expect(Affair.IMPERIAL_PURCHASE);

        assertThat(scene.offers())
                .noneMatch(key -> key.startsWith("buy") || key.startsWith("squad"))
                .contains("pdb-up:152");
    }

    @Test
    void event103DoesNotBindTheRebels() {
        SecondScene scene = galaxy().round(2)
                .event(103)
                .points(Side.REBEL, 8)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .startStage(Segment.RESOURCES);
        follow(scene, "half-for-all");
        Orders.untilAsked(scene, Affair.REBEL_PURCHASE);

        scene.expectOffers("buy:wild-regular");
    }

    @Test
    void event105AddsNothingInsideTheFirstProvince() {
        int plain = jumpOfAFleet(galaxy(), "orbit-152", "111").distance();
        int turbulent = jumpOfAFleet(galaxy().event(105), "orbit-152", "111").distance();

        assertThat(turbulent).isEqualTo(plain);
    }

    @Test
    void event105SlowsSpaceshipsToo() {
        int plain = jumpOfAShip(galaxy()).distance();
        int turbulent = jumpOfAShip(galaxy().event(105)).distance();

        assertThat(turbulent).isEqualTo(plain + 2);
    }

    private static Happening.Jumped jumpOfAFleet(SecondPosition position, String from, String to) {
        SecondScene scene =
                position.counter("Rebel Light", from).dice(1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        return sail(scene, from, to, 0).last(Happening.Jumped.class);
    }

    private static Happening.Jumped jumpOfAShip(SecondPosition position) {
        SecondScene scene = position.place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .dice(1, 1)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:36", "planet:111", "place:orbit-111");
        return scene.last(Happening.Jumped.class);
    }

    // ---- 107 to 111

    @Test
    void event107DoesNothingToALonicaInRebellion() {
        SecondScene scene =
                turned(107, galaxy().control("Lonica", PlanetState.REBELLION).loyalty("Lonica", Loyalty.UNREST));

        assertThat(scene.events(Event.LoyaltyShifted.class)).isEmpty();
        assertThat(scene.state("Lonica")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    void event108MovesXanAlthoughItIsAHomePlanet() {
        SecondScene scene = turned(108, galaxy());

        assertThat(scene.loyalty("Xan")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.loyalty("Barak")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.loyalty("Liatris")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void event109RaisesAPlanetAtUnrestWithUnitsDominoAndCombatAllInTheSameStep() {
        // given: Rhexia at Unrest with a conscript; Tartio Loyal moves one space by the card, one by the domino
        SecondScene scene =
                turned(109, galaxy().loyalty("Rhexia", Loyalty.UNREST).counter("Conscript", "4411"));
        scene.expect(Affair.EVENT_CHOICE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("planet:441").expect(Affair.REBEL_UNITS).play("buy:wild-regular", "end");
        scene.expect(Affair.DOMINO).play("planet:442");

        // then: the combat comes inside the event
        scene.expect(Affair.UPRISING_COMBAT).expectOffers("place:4411");
        assertThat(scene.truth().turn().segment()).isEqualTo(Segment.GALACTIC_EVENT);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(7);
        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void event109MovesOtherPlanetsOneSpace() {
        SecondScene scene = turned(109, galaxy());

        assertThat(scene.loyalty("Rhexia")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void underEvent110NobodyIsQuestionedOnTamsetButInItsOrbit() {
        assertThat(questioning(galaxy(), "3121")).isTrue();
        assertThat(questioning(galaxy().event(110), "3121")).isFalse();
        assertThat(questioning(galaxy().event(110), "2211")).isTrue();
        assertThat(questioning(galaxy().event(110), "orbit-312")).isTrue();
    }

    private static boolean questioning(SecondPosition position, String place) {
        position.place("Jin Voles", place).ship("Imperial Spaceship 1", "Jin Voles");
        if (place.startsWith("orbit")) {
            position.prisonerAboardShip("Zina Adora", "Imperial Spaceship 1");
        } else {
            position.prisoner("Zina Adora", "Jin Voles");
        }
        SecondScene scene = position.luck(1).start(Side.IMPERIAL, Segment.MISSIONS);
        if (scene.question() == Query.MISSION_PLACE && scene.offers("place:" + place)) {
            scene.play("place:" + place);
        }
        return scene.question() == Query.MISSION && scene.offers("mission:Q");
    }

    @Test
    void underEvent111TheOffSeasonOfVaruIsNone() {
        // given: in the wild of Solvia event 51 says that creatures are off season, 61 that they attack
        assertThat(attackedAfterOffSeason(galaxy())).isFalse();
        assertThat(attackedAfterOffSeason(galaxy().event(111))).isTrue();
    }

    private static boolean attackedAfterOffSeason(SecondPosition position) {
        SecondScene scene = position.luck(4)
                .place("Boccanegra", "4323")
                .dice(10, 5, 1, 6, 6, 6, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4323");
        assigned(mission(scene, "P", "Boccanegra"));
        follow(scene, "roll", "roll");
        return !scene.events(Event.CreatureMet.class).isEmpty();
    }

    // ---- 112 to 116

    @Test
    void event112IsIgnoredOnceTheBaseIsKnown() {
        SecondScene scene = turned(
                112,
                galaxy().base("Lonica")
                        .baseRevealed()
                        .control("Rhexia", PlanetState.REBEL_CONTROL)
                        .pdb("Rhexia", 0, true));

        assertThat(scene.events(Tidings.NotTheBase.class)).isEmpty();
        assertThat(scene.question()).isNotEqualTo(Affair.NAME_PLANET);
    }

    private static SecondPosition overEgrix() {
        return galaxy().event(114)
                .loyalty("Quibron", Loyalty.NEUTRAL)
                .loyalty("Angoff", Loyalty.NEUTRAL)
                .loyalty("Charkhan", Loyalty.UNREST)
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Cruiser", "orbit-222")
                .counter("Rebel Light", "orbit-223");
    }

    @Test
    void event114ComesInTheSecondInterphaseOnly() {
        SecondScene first = overEgrix().realm(realm -> realm.setRound(1)).startInterphase();
        SecondScene second = overEgrix().realm(realm -> realm.setRound(2)).startInterphase();

        assertThat(first.question()).isNotEqualTo(Affair.BLOCKADE);
        second.expect(Affair.BLOCKADE);
        assertThat(second.asked()).isEqualTo(Side.REBEL);
        second.play("take").expect(Affair.BLOCKADE);
        assertThat(second.asked()).isEqualTo(Side.IMPERIAL);
        second.play("take");
        assertThat(second.loyalty("Quibron")).isEqualTo(Loyalty.DISSENT);
        assertThat(second.loyalty("Angoff")).isEqualTo(Loyalty.LOYAL);
        assertThat(second.state("Charkhan")).as("no rebellion").isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    void event114LeavesATieAloneAndCountsDamage() {
        // given: a damaged cruiser (2) against a light (2)
        SecondScene scene =
                overEgrix().damaged(0).realm(realm -> realm.setRound(2)).startInterphase();

        scene.expect(Affair.BLOCKADE);
        assertThat(scene.decision().subject()).isEqualTo(Position.planetNamed("Angoff"));
        assertThat(scene.loyalty("Quibron")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void event115HoldsFleetsInTheirProvinceEvenAgainstARising() {
        SecondScene scene = galaxy().event(115)
                .control("Rhexia", PlanetState.REBELLION)
                .counter("Imperial Light", "orbit-241")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        scene.play("move-ships:orbit-241").expect(Query.DESTINATION);

        assertThat(scene.offers())
                .containsExactlyInAnyOrder(
                        "planet:211",
                        "planet:212",
                        "planet:221",
                        "planet:222",
                        "planet:223",
                        "planet:231",
                        "planet:232");
    }

    @Test
    void underEvents115And121AnImperialFleetWarpsOnlyInsideItsProvince() {
        for (int event : new int[] {115, 121}) {
            assertThat(warpGoals(galaxy().event(event)))
                    .as("event %s", event)
                    .containsExactlyInAnyOrder("211", "212", "231", "232", "241");
        }
        assertThat(warpGoals(galaxy())).contains("211", "152", "542").doesNotContain("222");
    }

    private static Set<String> warpGoals(SecondPosition position) {
        SecondScene scene = position.counter("Imperial Light", "orbit-221")
                .counter("Rebel Heavy", "orbit-221")
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        while (scene.question() != Query.FLEET_BREAK_OFF) {
            scene.play(quiet(scene));
        }
        scene.play("break-off-all");
        return scene.expect(Query.BREAK_OFF_GOAL).offers().stream()
                .filter(key -> key.startsWith("warp:"))
                .map(key -> key.substring("warp:".length()))
                .collect(Collectors.toSet());
    }

    @Test
    void event116StrikesTheEmpireTooButNoSpaceship() {
        SecondScene empire = galaxy().event(116)
                .counter("Imperial Light", "orbit-241")
                .dice(1, 1)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        sail(empire, "orbit-241", "211", 0);

        assertThat(empire.last(Happening.Jumped.class).navigation()).isEqualTo(3);
        assertThat(jumpOfAShip(galaxy().event(116)).navigation())
                .as("Boccanegra's own")
                .isEqualTo(4);
    }

    // ---- 117 to 119

    @Test
    void event117StrikesPrisonersEscortsSovereignsAndWhoIsInSpace() {
        SecondScene scene = turned(
                117,
                galaxy().place("Jin Voles", "3111")
                        .prisoner("Ran Jayma", "Jin Voles")
                        .place("Boccanegra", "orbit-321")
                        .ship("Planetary Privateer", "Boccanegra")
                        .place("Agan Rafa", "drift-33")
                        .ship("Explorer", "Agan Rafa")
                        .place("Rayner Derban", "3122")
                        .escort("Rayner Derban", Soldier.REGULAR)
                        .with(CampaignPosition.summoned("Shirofune", Side.REBEL)));

        for (String hit : List.of("Jin Voles", "Ran Jayma", "Boccanegra", "Agan Rafa", "Rayner Derban")) {
            assertThat(scene.hits(hit)).as(hit).isEqualTo(2);
        }
        assertThat(scene.hits("Tourag")).as("in the Second Province").isZero();
        assertThat(hitsBesideCharacters(scene)).as("escort and sovereign").isEqualTo(2 + 2);
        assertThat(scene.events(Event.LoyaltyShifted.class)).isEmpty();
    }

    /** Hits taken by fighters who are no characters with cards. */
    private static int hitsBesideCharacters(SecondScene scene) {
        return scene.events(Happening.HitsTaken.class).stream()
                .filter(taken -> taken.target().sort() == Happening.Sort.FIGHTER
                        && taken.target().number() >= 32)
                .mapToInt(Happening.HitsTaken::hits)
                .sum();
    }

    @Test
    void event117IsHealedByAFreeDoctorOnlyAndMovesHisPlanetOnce() {
        SecondScene free = turned(
                117,
                galaxy().place("Doctor Sontag", "3222")
                        .place("Zina Adora", "3222")
                        .place("Kogus", "3221"));
        SecondScene captive = turned(
                117,
                galaxy().place("Jin Voles", "3222")
                        .prisoner("Doctor Sontag", "Jin Voles")
                        .place("Kogus", "3222"));

        assertThat(free.hits("Zina Adora")).isZero();
        assertThat(free.isWounded("Zina Adora")).isFalse();
        assertThat(free.hits("Kogus")).as("another environ").isEqualTo(2);
        assertThat(free.loyalty("Suti")).isEqualTo(Loyalty.DISSENT);
        assertThat(captive.hits("Kogus")).isEqualTo(2);
        assertThat(captive.isWounded("Doctor Sontag")).as("exempt himself").isFalse();
        assertThat(captive.hits("Doctor Sontag")).isZero();
        assertThat(captive.loyalty("Suti")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void underEvent118ADriftTwoToItsOwnStarRollsNothingButElsewhereItDoes() {
        // two dice for the jump only; then two for the flux, which is no star, and two for the jump
        SecondScene home = galaxy().event(118)
                .counter("Rebel Light", "far-drift-24")
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        home.expect(Query.DESTINATION).play("planet:241"); // nothing else can be done in Drift 2
        SecondScene away = galaxy().event(118)
                .counter("Rebel Light", "far-drift-24")
                .dice(6, 6, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        away.expect(Query.DESTINATION).play("planet:211");

        assertThat(home.last(Happening.Jumped.class).distance()).isEqualTo(2);
        home.expectLuckUsedUp();
        away.expectLuckUsedUp();
    }

    @Test
    void underEvent118RollingTheNamedStarIsANormalJump() {
        SecondScene scene = galaxy().event(118)
                .counter("Rebel Light", "orbit-223")
                .dice(2, 4, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        sail(scene, "orbit-223", "241", 0);

        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-241");
    }

    @Test
    void underEvent118AnImperialStarHisAssignmentForbidsLeavesOnlyDriftTwo() {
        // given: Provinces One and Three are named; from Orning to Cieson the flux names Zakir (51)
        SecondScene scene = galaxy().event(118)
                .realm(realm -> {
                    realm.assignments().add(1);
                    realm.assignments().turn();
                })
                .counter("Imperial Light", "orbit-241")
                .dice(5, 1)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        sail(scene, "orbit-241", "211", 0);

        assertThat(scene.counterPlace(0)).isEqualTo("far-drift-21");
    }

    @Test
    void event119WakesThreeAndEachOwnerPlacesHis() {
        // given: four dead; Boccanegra, Kogus and Jon Kidu wake
        SecondScene scene = turned(
                119,
                galaxy().dead("Boccanegra", "Kogus", "Jon Kidu", "Gelba")
                        .characters(14, 11, 25)
                        .control("Rhexia", PlanetState.REBELLION)
                        .control("Tartio", PlanetState.REBELLION));
        Set<String> offered = Set.copyOf(scene.expect(Affair.EVENT_CHOICE).offers());
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(offered).containsExactlyInAnyOrder("environ:4411", "environ:4421", "environ:4422");
        scene.play("environ:4421", "environ:4411");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.expectOffers("environ:1621").expectNotOffered("environ:4411").play("environ:1621");

        assertThat(List.of(scene.place("Boccanegra"), scene.place("Kogus"))).containsExactlyInAnyOrder("4421", "4411");
        assertThat(scene.place("Jon Kidu")).isEqualTo("1621");
        assertThat(scene.isDead("Gelba")).isTrue();
        assertThat(scene.isDetected("Kogus")).isFalse();
    }

    @Test
    void event119LeavesThoseDeadWhoHaveNowhereToGo() {
        SecondScene scene = turned(119, galaxy().dead("Boccanegra"));

        assertThat(scene.isDead("Boccanegra")).isTrue();
    }

    // ---- 120 to 126

    @Test
    void underEvent120KaynPlanetsPayFullTaxesWithoutAStir() {
        SecondScene scene = galaxy().round(2)
                .event(120)
                .loyalty("Etreg", Loyalty.LOYAL)
                .loyalty("Cieson", Loyalty.LOYAL)
                .startStage(Segment.RESOURCES);

        scene.play("tax-full:212", "tax-full:211");

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.loyalty("Cieson")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.events(Tidings.Taxed.class))
                .extracting(Tidings.Taxed::points)
                .containsExactly(12, 5);
    }

    @Test
    void underEvent120ARebellionMayStillBeStarted() {
        // success 11 shows R in a town; event 24 is weather
        SecondScene scene = galaxy().event(120)
                .loyalty("Etreg", Loyalty.UNREST)
                .place("Adam Starlight", "2121")
                .dice(10, 2, 4, 1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2121");
        assigned(mission(scene, "R", "Adam Starlight"));
        follow(scene, "roll");

        assertThat(scene.state("Etreg")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    void underEvent120BarcaLeadsNoFleet() {
        assertThat(spaceLeaders(galaxy())).contains("character:22");
        assertThat(spaceLeaders(galaxy().event(120))).doesNotContain("character:22");
    }

    private static List<String> spaceLeaders(SecondPosition position) {
        SecondScene scene = position.counter("Imperial Heavy", "orbit-221")
                .counter("Rebel Heavy", "orbit-221")
                .aboard("Barca", 0)
                .aboard("Redjac", 0)
                .start(Side.IMPERIAL, Segment.SPACE_COMBAT);
        return scene.expect(Query.LEADER).offers();
    }

    @Test
    void underEvent121CharactersCrossNoBorderEither() {
        SecondScene scene = galaxy().event(121)
                .place("Redjac", "2411")
                .ship("Redjac's Spaceship", "Redjac")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:redjacs");

        assertThat(scene.expect(Query.FLY_TO_PLANET).offers()).allMatch(key -> key.startsWith("planet:2"));
    }

    @Test
    void underEvent121ControlOfAnInterphaseSparksNoDomino() {
        SecondScene scene = galaxy().event(121)
                .control("Rhexia", PlanetState.REBELLION)
                .loyalty("Rhexia", Loyalty.UNREST)
                .pdb("Rhexia", 0, true)
                .counter("Wild Regular", "4411")
                .startInterphase();

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBEL_CONTROL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void underEvent122TheEmpirePutsNoPdbUpAtInterphasesButTheRebelsMay() {
        SecondScene scene = galaxy().round(2)
                .event(122)
                .points(Side.REBEL, 1)
                .points(Side.IMPERIAL, 9)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .counter("Wild Regular", "4411")
                .startInterphase();

        scene.expect(Query.PDB_UP);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("pdb-up:441");
        assertThat(scene.question()).isNotEqualTo(Query.PDB_UP);
        assertThat(scene.pdbUp("Rhexia")).isTrue();
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(9);
    }

    @Test
    void event123FindsNobodyWithoutSquads() {
        SecondScene scene = turned(123, galaxy().counter("Stormtrooper", "1621"));

        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.events(Tidings.SquadSpent.class)).isEmpty();
    }

    @Test
    void event124LetsTheRebelPassAndAfterOneOfTheOthersMraneIsClosed() {
        SecondScene scene = turned(124, galaxy());
        assertThat(scene.expect(Affair.EVENT_CHOICE).offers())
                .containsExactlyInAnyOrder("planet:351", "planet:113", "planet:241", "planet:341", "planet:342", "end");

        scene.play("planet:241").expectNotOffered("planet:351", "planet:241").play("end");

        assertThat(scene.loyalty("Orning")).as("capitals too").isEqualTo(Loyalty.LOYAL);
        assertThat(scene.loyalty("Mrane")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void underEvent125RedjacFliesAndOtherShipsDoNotEvenRide() {
        SecondScene flight = galaxy().event(125)
                .place("Redjac", "2411")
                .ship("Redjac's Spaceship", "Redjac")
                .place("Jin Voles", "2411")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);
        assertThat(flight.offers()).filteredOn(key -> key.startsWith("fly:")).containsExactly("fly:redjacs");

        assertThat(mayDock(galaxy())).isTrue();
        assertThat(mayDock(galaxy().event(125))).isFalse();
    }

    /** Whether Jin Voles's ship may go along with a light over Orning. */
    private static boolean mayDock(SecondPosition position) {
        SecondScene scene = position.counter("Imperial Light", "orbit-241")
                .place("Jin Voles", "orbit-241")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        scene.play("move-ships:orbit-241");
        while (scene.question() != Query.DESTINATION) {
            if (scene.question() == Query.DOCK) {
                return true;
            }
            scene.play(quiet(scene));
        }
        return false;
    }
}
