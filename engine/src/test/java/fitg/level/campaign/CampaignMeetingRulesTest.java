package fitg.level.campaign;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.galaxy.politics.EnemySecret;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.rules.assignment.Assignments;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules of the galactic stage that meet: control and troops, events and planets that are gone or asleep, taxes and capitals that rise. */
class CampaignMeetingRulesTest {

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    private static SecondScene turned(int number, SecondPosition position) {
        return position.realm(eventOnTop(number)).startStage(Segment.GALACTIC_EVENT);
    }

    private static void waiveDominoes(SecondScene scene) {
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }
    }

    private static SecondPosition gone(SecondPosition position, String... planets) {
        for (String planet : planets) {
            position.realm(realm -> realm.destroy(Position.planetNamed(planet)));
        }
        return position;
    }

    private static SecondPosition asleep(SecondPosition position, String planet, String orbit) {
        return position.counter("Resolution", orbit)
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed(planet)));
    }

    // ---- who controls a planet

    @ParameterizedTest
    @CsvSource({
        "IMPERIAL_CONTROL, only_imperial, true, IMPERIAL",
        "IMPERIAL_CONTROL, only_imperial, false, IMPERIAL",
        "IMPERIAL_CONTROL, only_rebel, true, IMPERIAL",
        "IMPERIAL_CONTROL, only_rebel, false, ",
        "IMPERIAL_CONTROL, both, true, IMPERIAL",
        "IMPERIAL_CONTROL, both, false, IMPERIAL",
        "IMPERIAL_CONTROL, none, true, IMPERIAL",
        "IMPERIAL_CONTROL, none, false, IMPERIAL",
        "REBELLION, only_imperial, true, ",
        "REBELLION, only_rebel, true, ",
        "REBELLION, both, false, ",
        "REBELLION, none, true, ",
        "REBEL_CONTROL, only_imperial, true, REBEL",
        "REBEL_CONTROL, only_imperial, false, ",
        "REBEL_CONTROL, only_rebel, true, REBEL",
        "REBEL_CONTROL, only_rebel, false, REBEL",
        "REBEL_CONTROL, both, true, REBEL",
        "REBEL_CONTROL, both, false, REBEL",
        "REBEL_CONTROL, none, true, REBEL",
        "REBEL_CONTROL, none, false, REBEL",
        "REBELLION_STOPPED, only_imperial, true, ",
        "REBELLION_STOPPED, only_imperial, false, ",
        "REBELLION_STOPPED, only_rebel, true, ",
        "REBELLION_STOPPED, both, true, ",
        "REBELLION_STOPPED, none, false, "
    })
    @Tag("K-R23")
    @Tag("K-R25")
    void theTableOfControlWithGroundUnits(PlanetState state, String units, boolean up, Side controller) {
        SecondPosition position = galaxy(2).control("Rhexia", state).pdb("Rhexia", 0, up);
        if (units.equals("only_imperial") || units.equals("both")) {
            position.counter("Conscript", "4411");
        }
        if (units.equals("only_rebel") || units.equals("both")) {
            position.counter("Wild Militia", "4411");
        }
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.controller("Rhexia")).isEqualTo(controller);
    }

    @Test
    @Tag("K-R2")
    void starshipsAndCargoChangeNothingInTheTable() {
        SecondScene scene = galaxy(2)
                .counter("Rebel Light", "4411")
                .counter("Rebel Transport", "orbit-441")
                .counter("Wild Regular", "orbit-441")
                .cargo(1, 2)
                .start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.controller("Rhexia")).isEqualTo(Side.IMPERIAL);
    }

    // ---- a capital rises while its province is taxed

    @Test
    @Tag("E2.1.B.1")
    @Tag("K-R15")
    void aCapitalThatRisesByItsOwnTaxTakesNoUnitsAndItsProvinceHasNoWorks() {
        SecondScene scene = galaxy(2).loyalty("Orning", Loyalty.UNREST).startStage(Segment.RESOURCES);
        scene.play("tax-full:241");
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        waiveDominoes(scene);
        scene.expect(Affair.TAX).play("half-for-all").expect(Affair.IMPERIAL_PURCHASE);

        assertThat(scene.forcePoints(Side.IMPERIAL)).as("the others pay half").isEqualTo(10 + 32);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(10);
        assertThat(scene.offers()).noneMatch(key -> key.startsWith("pdb-up:2"));
        scene.play("buy:2nd-line").expectNotOffered("place:2411", "place:2412").expectOffers("place:1521");
    }

    @Test
    @Tag("K-R9")
    void whatATaxRevoltBroughtIsSpentByTheRebelsInTheSameResourcePhase() {
        SecondScene scene = galaxy(2).loyalty("Orning", Loyalty.UNREST).startStage(Segment.RESOURCES);
        scene.play("tax-full:241");
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }
        waiveDominoes(scene);
        scene.play("half-for-all").expect(Affair.IMPERIAL_PURCHASE).play("end");

        scene.expect(Affair.REBEL_PURCHASE).play("pdb-up:241");
        assertThat(scene.pdbUp("Orning")).isTrue();
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(9);
    }

    @Test
    @Tag("K-R40")
    void aDeadWorldShownBeforeTheTaxesPushesItsNeighbourOverAndThatOneFightsAndIsNotTaxed() {
        SecondScene scene = galaxy(2)
                .luck(2)
                .secret("Etreg", Secret.DEAD_WORLD)
                .loyalty("Cieson", Loyalty.UNREST)
                .counter("Conscript", "2111")
                .startStage(Segment.RESOURCES);
        scene.play("reveal:212");
        boolean fought = false;
        while (scene.question() != Affair.TAX) {
            fought |= scene.question() == Affair.UPRISING_COMBAT;
            String next = scene.offers("planet:211")
                    ? "planet:211"
                    : scene.offers("buy:air-regular") ? "buy:air-regular" : quiet(scene);
            scene.play(next);
        }

        assertThat(scene.state("Cieson")).isEqualTo(PlanetState.REBELLION);
        assertThat(fought).isTrue();
        assertThat(scene.offers()).noneMatch(key -> key.endsWith(":211") || key.endsWith(":212"));
    }

    // ---- markers that are frozen when a secret would place them

    @ParameterizedTest
    @CsvSource({"EMPIRE_FOREVER", "WELCOME_REBELS"})
    @Tag("C-EVENT-1")
    void underEvent120ASecretShownOnEtregPlacesNoMarker(Secret secret) {
        SecondScene scene = galaxy(2)
                .event(120)
                .secret("Etreg", secret)
                .loyalty("Etreg", Loyalty.NEUTRAL)
                .startStage(Segment.RESOURCES);
        scene.play("reveal:212");

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.NEUTRAL);
    }

    @ParameterizedTest
    @CsvSource({"EMPIRE_FOREVER", "WELCOME_REBELS"})
    void underHypnosisASecretThatIsShownPlacesNoMarker(Secret secret) {
        SecondScene scene = asleep(galaxy(2), "Etreg", "orbit-212")
                .secret("Etreg", secret)
                .loyalty("Etreg", Loyalty.NEUTRAL)
                .startStage(Segment.RESOURCES);
        scene.play("reveal:212");

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.NEUTRAL);
    }

    // ---- events and planets that are asleep

    @Test
    @Tag("C-EVENT-1")
    void event107DoesNotWakeLonica() {
        SecondScene scene = turned(107, asleep(galaxy(2), "Lonica", "orbit-421").loyalty("Lonica", Loyalty.DISSENT));

        assertThat(scene.loyalty("Lonica")).isEqualTo(Loyalty.DISSENT);
    }

    @ParameterizedTest
    @CsvSource({"PATRIOTIC", "NEUTRAL", "UNREST"})
    @Tag("C-EVENT-1")
    void event109MovesNoRhexiaThatSleepsNorRaisesIt(Loyalty loyalty) {
        SecondScene scene = turned(109, asleep(galaxy(2), "Rhexia", "orbit-441").loyalty("Rhexia", loyalty));

        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.loyalty("Rhexia")).isEqualTo(loyalty);
        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    @Tag("C-EVENT-1")
    void event114IsNotAskedForWhereRebelsAreWelcomeAndTheEmpireIsStronger() {
        SecondScene scene = galaxy(2)
                .event(114)
                .realm(realm -> realm.setRound(2))
                .revealed("Quibron", Secret.WELCOME_REBELS)
                .loyalty("Quibron", Loyalty.DISSENT)
                .counter("Imperial Heavy", "orbit-221")
                .startInterphase();

        assertThat(scene.question()).isNotEqualTo(Affair.BLOCKADE);
    }

    // ---- events and planets that are gone

    @Test
    @Tag("C-EVENT-1")
    void planetsThatAreGoneAreNoTargetOfEvents() {
        SecondScene segundens = turned(99, gone(galaxy(2), "Lysenda", "Aras"));
        assertThat(segundens.expect(Affair.EVENT_CHOICE).offers())
                .containsExactly("planet:122", "planet:131", "planet:421");
        SecondScene lonica = turned(107, gone(galaxy(2), "Lonica"));
        SecondScene zakir = turned(108, gone(galaxy(2), "Liatris"));
        SecondScene cult = turned(109, gone(galaxy(2), "Rhexia"));
        SecondScene suvans = turned(124, gone(galaxy(2), "Mrane", "Fliad"));

        assertThat(lonica.events(Event.LoyaltyShifted.class)).isEmpty();
        assertThat(zakir.events(Event.LoyaltyShifted.class)).hasSize(2);
        assertThat(cult.events(Event.LoyaltyShifted.class)).hasSize(1);
        assertThat(suvans.expect(Affair.EVENT_CHOICE).offers())
                .containsExactlyInAnyOrder("planet:241", "planet:341", "planet:342", "end");
    }

    @Test
    @Tag("C-EVENT-1")
    void event114IsNotAskedForOverAPlanetThatIsGone() {
        SecondScene scene = gone(galaxy(2), "Angoff")
                .event(114)
                .realm(realm -> realm.setRound(2))
                .counter("Rebel Heavy", "orbit-222")
                .startInterphase();

        assertThat(scene.question()).isNotEqualTo(Affair.BLOCKADE);
    }

    @Test
    @Tag("C-EVENT-1")
    void event119PlacesNobodyOnAPlanetThatIsGone() {
        SecondScene scene = turned(119, gone(galaxy(2).dead("Jon Kidu"), "Chim"));

        scene.expect(Affair.EVENT_CHOICE).expectOffers("environ:1621").expectNotOffered("environ:3111");
    }

    @ParameterizedTest
    @ValueSource(strings = {"REBELLION", "REBEL_CONTROL"})
    @Tag("C-EVENT-1")
    void event117MovesNoPlanetWithoutAMarker(PlanetState state) {
        SecondScene scene = turned(
                117,
                galaxy(2).place("Doctor Sontag", "3221").control("Suti", state).pdb("Suti", 0, true));

        assertThat(scene.events(Event.LoyaltyShifted.class)).isEmpty();
        assertThat(scene.state("Suti")).isEqualTo(state);
    }

    @Test
    @Tag("C-EVENT-1")
    void event117StrikesTheEmpiresPeopleBesideTheDoctorAndSparesRebelPrisonersThere() {
        SecondScene scene = turned(
                117,
                galaxy(2)
                        .place("Doctor Sontag", "3211")
                        .place("Jin Voles", "3211")
                        .prisoner("Boccanegra", "Jin Voles"));

        assertThat(scene.hits("Jin Voles")).isEqualTo(2);
        assertThat(scene.hits("Boccanegra"))
                .as("a Rebel in the doctor's environ")
                .isZero();
    }

    // ---- repairs of the rebels

    @Test
    @Tag("C-RES-2")
    @Tag("K-R14")
    void rebelsRepairOnlyOnAndOverPlanetsTheyControl() {
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 20)
                .base("Lonica")
                .baseRevealed()
                .control("Cercis", PlanetState.REBEL_CONTROL)
                .pdb("Cercis", 0, true)
                .control("Rhexia", PlanetState.REBELLION)
                .counter("Wild Regular", "4411") // in rebellion
                .counter("Urban Regular", "4211") // at the base, an Imperial planet
                .counter("Wild Regular", "4332")
                .counter("Rebel Light", "orbit-433")
                .counter("Rebel Light", "drift-43")
                .counter("Imperial Light", "4331")
                .counter("Subterranean Regular", "4331") // beside a landed enemy
                .damaged(0, 1, 2, 3, 4, 6)
                .startStage(Segment.RESOURCES);

        assertThat(scene.expect(Affair.REBEL_PURCHASE).offers())
                .filteredOn(key -> key.startsWith("repair"))
                .containsExactlyInAnyOrder("repair-unit:2", "repair-unit:3");
    }

    // ---- upkeep everywhere

    @Test
    @Tag("C-RES-3")
    @Tag("K-R305")
    void elitesInDriftAndInTransportsArePaidFor() {
        SecondScene scene = galaxy(2)
                .counter("Imperial Heavy", "far-drift-53")
                .counter("Imperial Transport", "orbit-311")
                .counter("Marine", "orbit-311")
                .cargo(1, 2)
                .startStage(Segment.RESOURCES);
        scene.play("half-for-all").expect(Affair.IMPERIAL_PURCHASE);

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37 - 2);
    }

    // ---- squads and what was just bought

    @Test
    @Tag("K-R32")
    void aUnitJustBoughtMayCarryASquad() {
        SecondScene scene = galaxy(2)
                .points(Side.IMPERIAL, 20)
                .control("Orning", PlanetState.REBELLION)
                .realm(realm -> realm.trainSquads())
                .startStage(Segment.RESOURCES);
        scene.expectNotOffered("squad-with:0")
                .play("buy:1st-line", "place:1521")
                .expectOffers("squad-with:0");
        scene.play("squad-with:0");

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(20 - 3 - 10);
    }

    // ---- assignments

    private static boolean allows(SecondPosition position, String from, int planet, boolean military) {
        SecondScene scene = position.realm(realm -> {
                    realm.assignments().add(1); // One and Three
                    realm.assignments().turn();
                })
                .counter("Imperial Light", "orbit-111")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        return Assignments.allows(
                scene.truth(),
                SecondPosition.place(from),
                Catalogue.standard().planetById(planet).index(),
                military);
    }

    @ParameterizedTest
    @CsvSource({
        "drift-24, 222, false",
        "drift-24, 241, true",
        "far-drift-24, 211, true",
        "orbit-162, 222, true",
        "1622, 222, true",
        "2412, 222, true",
        "orbit-151, 222, false",
        "orbit-412, 411, true",
        "orbit-421, 451, true",
        "orbit-421, 442, false",
        "orbit-523, 541, true",
        "orbit-523, 512, true",
        "orbit-523, 522, false"
    })
    @Tag("C-ASSIGN-1")
    void whereACardOfOtherProvincesLetsShipsGoWithAngoffInRevolt(String from, int planet, boolean legal) {
        for (boolean military : new boolean[] {true, false}) {
            assertThat(allows(galaxy(2).control("Angoff", PlanetState.REBEL_CONTROL), from, planet, military))
                    .isEqualTo(legal);
        }
    }

    @Test
    @Tag("G-R50")
    @Tag("C-ASSIGN-1")
    void whoDriftsAtAStarWithoutPlanetsIsNotBoundByTheCard() {
        assertThat(allows(gone(galaxy(2), "Scythia"), "drift-53", 222, true)).isTrue();
        assertThat(allows(gone(galaxy(2), "Scythia"), "far-drift-53", 421, false))
                .isTrue();
    }

    @Test
    @Tag("K-R22")
    void aBaseFoundInTheFirstRoundFreesTheEmpireInTheSecond() {
        SecondScene scene = galaxy(2)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .base("Lonica")
                .realm(realm -> {
                    realm.setRound(1);
                    realm.assignments().add(1);
                    realm.assignments().add(5);
                    realm.assignments().turn();
                    for (int secret = 0; secret < 8; secret++) {
                        realm.learnSecret();
                    }
                    Catalogue.standard().planets().stream()
                            .filter(planet -> planet.rebelBaseCandidate() && planet.id() != 421 && planet.id() != 551)
                            .forEach(planet -> realm.name(planet.index()));
                })
                .counter("Imperial Light", "orbit-241")
                .startWith(EnemySecret.learnedBy(Side.IMPERIAL));
        assertThat(scene.realm().baseRevealed()).isTrue();
        while (scene.question() != Query.INTERPLANETARY || scene.truth().turn().phasing() != Side.IMPERIAL) {
            scene.play(quiet(scene));
        }
        scene.play("move-ships:orbit-241");

        assertThat(scene.turn()).isEqualTo(2);
        assertThat(scene.expect(Query.DESTINATION).offers()).hasSize(50);
    }

    @Test
    @Tag("K-D17")
    void withTheBaseKnownNoCardsAreChosenForTheLastTurns() {
        SecondPosition position = SecondPosition.of(
                        Scenarios.named("campaign-2002").orElseThrow())
                .round(14)
                .luck(1)
                .place("Ly Mantok", "2221")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .base("Lonica")
                .baseRevealed();
        for (int card = 0; card < 14; card++) {
            int next = card;
            position.realm(realm -> realm.assignments().add(next));
        }
        for (int card = 0; card < 13; card++) {
            position.realm(realm -> realm.assignments().turn());
        }
        SecondScene scene = position.startStage(Segment.STRATEGIC_ASSIGNMENT);

        assertThat(scene.question()).isNotEqualTo(Affair.LAST_ASSIGNMENTS);
        assertThat(scene.realm().assignments().turned()).isEqualTo(13);
    }

    // ---- the ends

    @Test
    @Tag("K-R35")
    void revealingTheBaseKeepsTheWarGoingOnlyWhileAPlanetIsHeld() {
        // given: Barak, the only free planet, its PDB Down and one militia; the base is revealed on purpose
        SecondScene scene = SecondPosition.of(Scenarios.named("campaign-2002").orElseThrow())
                .round(2)
                .luck(1)
                .place("Ly Mantok", "2231")
                .base("Lonica")
                .control("Barak", PlanetState.REBEL_CONTROL)
                .startStage(Segment.RESOURCES);
        scene.play("half-for-all").expect(Affair.REVEAL_BASE).play("reveal-base");

        assertThat(scene.game().isOver()).isFalse();
        assertThat(scene.controller("Barak")).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("C-EVENT-1")
    void event117AndABrokenMediKitHelpsNobody() {
        SecondScene scene = turned(
                117,
                galaxy(2)
                        .place("Boccanegra", "3211")
                        .card("Medi-kit of Ptolus", "Boccanegra")
                        .with(state -> {
                            state.gear().setRevealed(Position.cardNamed("Medi-kit of Ptolus"), true);
                            state.gear().setBroken(Position.cardNamed("Medi-kit of Ptolus"), true);
                        }));

        assertThat(scene.question()).isNotEqualTo(Affair.MEDIKIT);
        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
        assertThat(scene.loyalty("Unarpha")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    @Tag("K-R40")
    void aDeadWorldSeenInASearchPhaseStirsUpItsNeighbourWhoFightsBeforeAnybodySearches() {
        SecondScene scene = galaxy(2)
                .luck(2)
                .place("Boccanegra", "2121")
                .detected("Boccanegra")
                .secret("Etreg", Secret.DEAD_WORLD)
                .loyalty("Cieson", Loyalty.UNREST)
                .counter("Conscript", "2111")
                .start(Side.REBEL, Segment.SEARCH);
        scene.expect(Affair.DOMINO).play("planet:211");
        scene.expect(Affair.REBEL_UNITS).play("buy:air-regular");
        while (scene.question() != Affair.UPRISING_COMBAT) {
            assertThat(scene.truth().turn().segment()).isEqualTo(Segment.SEARCH);
            scene.play(quiet(scene));
        }

        scene.expectOffers("place:2111", "end");
        assertThat(scene.truth().turn().segment()).isEqualTo(Segment.SEARCH);
    }
}
