package fitg.galaxy.event;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.procedure.Verdict;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Galactic events where they meet secrets, hypnosis, the end of the track, the base, and each other's limits (3-galactic, 6; 4b, 3.1). */
@Tag("C-EVENT-1")
class CampaignEventCasesTest {

    private static final Scenario CAMPAIGN = Scenarios.named("campaign-2002").orElseThrow();

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().place("Tourag", "2231");
    }

    private static SecondScene turned(int number, SecondPosition position) {
        return position.realm(eventOnTop(number)).startStage(Segment.GALACTIC_EVENT);
    }

    private static void waiveDominoes(SecondScene scene) {
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }
    }

    // ---- 98

    @Test
    void event98MustBeCarriedOutAndCharactersGuardNothing() {
        SecondScene scene = turned(98, galaxy().place("Redjac", "1311").ship("Redjac's Spaceship", "Redjac"));

        scene.expect(Affair.EVENT_CHOICE).expectOffers("environ:1311").expectNotOffered("end", "decline");
    }

    @Test
    void event98FillsTheTrackTo199AndTheLootMayBeSpentInTheFirstTurn() {
        SecondScene scene = turned(98, galaxy().points(Side.REBEL, 194).control("Rhexia", PlanetState.REBELLION));
        scene.play("environ:1311");

        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(199);
        scene.expect(Affair.REBEL_PURCHASE).expectOffers("pdb-up:441");
    }

    @Test
    void event98PlundersNoPlanetThatIsGoneOrStopped() {
        SecondScene scene = turned(
                98,
                galaxy().control("Tiglyf", PlanetState.REBELLION_STOPPED)
                        .realm(realm -> realm.destroy(Position.planetNamed("Scythia"))));

        scene.expect(Affair.EVENT_CHOICE).expectNotOffered("environ:1311", "environ:5311");
    }

    // ---- 99, 104, 108, 124: whose marker can move

    @Test
    void event99LeavesOutWhatIsAsleepRisenOrForeverTheEmpires() {
        SecondScene scene = turned(
                99,
                galaxy().revealed("Tiglyf", Secret.EMPIRE_FOREVER)
                        .control("Lonica", PlanetState.REBELLION)
                        .counter("Resolution", "orbit-122")
                        .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Bajukai"))));

        // then: Lysenda and Aras are all that is left
        assertThat(scene.expect(Affair.EVENT_CHOICE).offers()).containsExactly("planet:232", "planet:521");
        scene.play("planet:521");
        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.loyalty("Lysenda")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.loyalty("Aras")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.events(Event.LoyaltyShifted.class)).hasSize(2);
    }

    @Test
    @Tag("G-R48")
    void event99AsksForTheSecretOfAPlanetThatIsChosenWhateverItIs() {
        SecondScene scene =
                turned(99, galaxy().secret("Aras", Secret.GEM_WORLD).secret("Tiglyf", Secret.EMPIRE_FOREVER));
        scene.play("planet:521").expect(Affair.SHOW_SECRET);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("none");
        assertThat(scene.loyalty("Aras")).isEqualTo(Loyalty.NEUTRAL);

        scene.play("planet:131").expect(Affair.SHOW_SECRET).play("reveal:131");
        assertThat(scene.loyalty("Tiglyf")).isEqualTo(Loyalty.PATRIOTIC);
    }

    @Test
    @Tag("G-R48")
    void event104MovesTowardsTheEmpireSoNoSecretIsAskedFor() {
        SecondScene scene =
                turned(104, galaxy().secret("Fliad", Secret.EMPIRE_FOREVER).loyalty("Fliad", Loyalty.DISSENT));
        scene.expect(Affair.EVENT_CHOICE).play("planet:113");

        assertThat(scene.question()).isEqualTo(Affair.EVENT_CHOICE);
        assertThat(scene.loyalty("Fliad")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void event104MayBeSpentOnAStoppedRebellion() {
        SecondScene scene = turned(
                104,
                galaxy().control("Jura", PlanetState.REBELLION_STOPPED)
                        .counter("Conscript", "1511")
                        .loyalty("Jura", Loyalty.UNREST)
                        .control("Icid", PlanetState.REBELLION)
                        .loyalty("Icid", Loyalty.UNREST));
        scene.expect(Affair.EVENT_CHOICE)
                .expectOffers("planet:151")
                .expectNotOffered("planet:163")
                .play("planet:151");

        assertThat(scene.loyalty("Jura")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.state("Jura")).isEqualTo(PlanetState.REBELLION_STOPPED);
    }

    @Test
    void event104MovesThreeOfFourAndNoPlanetTwice() {
        SecondScene scene = turned(104, galaxy().loyalty("Magro", Loyalty.UNREST));
        scene.expect(Affair.EVENT_CHOICE).expectOffers("planet:112", "planet:122", "planet:141", "planet:142");
        scene.expectNotOffered("end").play("planet:112").expectNotOffered("planet:112");
        scene.play("planet:122", "planet:141");

        assertThat(scene.loyalty("Magro")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.loyalty("Adare")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
    }

    @Test
    void event108LeavesAPlanetInRevoltAndOneThatSleepsAlone() {
        SecondScene scene = turned(
                108,
                galaxy().control("Barak", PlanetState.REBEL_CONTROL)
                        .pdb("Barak", 0, true)
                        .counter("Peacemaker", "orbit-513")
                        .realm(realm -> realm.setHypnotised(1, Position.planetNamed("Xan"))));

        assertThat(scene.loyalty("Liatris")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.events(Event.LoyaltyShifted.class)).hasSize(1);
    }

    @Test
    void event124OffersNoPlanetThatCannotMove() {
        SecondScene scene = turned(
                124,
                galaxy().loyalty("Mrane", Loyalty.UNREST)
                        .revealed("Fliad", Secret.EMPIRE_FOREVER)
                        .control("Orning", PlanetState.REBELLION));

        assertThat(scene.expect(Affair.EVENT_CHOICE).offers())
                .containsExactlyInAnyOrder("planet:341", "planet:342", "end");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    void event124SparksNoDominoAndRaisesNoRebellion() {
        SecondScene scene = turned(124, galaxy().loyalty("Mrane", Loyalty.DISSENT));
        scene.play("planet:351");

        assertThat(scene.loyalty("Mrane")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.state("Mrane")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    // ---- 102, 105

    @ParameterizedTest
    @CsvSource({"far-drift-24, 152, 2", "far-drift-15, 111, 0", "drift-15, 211, 2", "drift-15, 111, 0"})
    void event105AddsToJumpsFromDriftThatCrossTheBorder(String from, String planet, int more) {
        assertThat(distance(105, from, planet)).isEqualTo(distance(0, from, planet) + more);
    }

    @Test
    void event105DoesNotLengthenTheWayBackFromDriftTwo() {
        assertThat(distance(105, "far-drift-15", "152")).isEqualTo(2);
    }

    private static int distance(int event, String from, String planet) {
        SecondPosition position = galaxy().counter("Rebel Light", from).dice(1, 1);
        if (event > 0) {
            position.event(event);
        }
        SecondScene scene = position.start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        if (scene.question() != Query.DESTINATION) {
            follow(scene, "move-ships:" + from);
        }
        scene.expect(Query.DESTINATION).play("planet:" + planet);
        return scene.last(Happening.Jumped.class).distance();
    }

    @Test
    void inTheTurnAfterEvent102TheAssignmentBindsAgain() {
        SecondScene scene = galaxy().round(2)
                .event(102)
                .realm(eventOnTop(126))
                .realm(realm -> {
                    realm.assignments().add(11);
                    realm.assignments().add(1);
                    realm.assignments().add(2);
                    realm.assignments().turn();
                    realm.setRound(2);
                })
                .counter("Imperial Light", "orbit-241")
                .startInterphase();
        while (scene.turn() == 2
                || scene.question() != Query.INTERPLANETARY
                || scene.truth().turn().phasing() != Side.IMPERIAL) {
            scene.play(quiet(scene));
        }
        scene.play("move-ships:orbit-241").expect(Query.DESTINATION);

        assertThat(scene.offers()).containsExactly("planet:211", "planet:212");
    }

    // ---- 106

    @Test
    void event106FindsTransportsToo() {
        SecondScene scene = ghosts(galaxy().counter("Imperial Transport", "orbit-542"));

        scene.expect(Affair.EVENT_CHOICE).expectOffers("place:orbit-542", "decline");
    }

    @Test
    void event106FindsNobodyOutsideTheFifthProvinceOnTheGroundOrInDrift() {
        SecondScene scene = ghosts(galaxy().counter("Imperial Heavy", "orbit-411")
                .counter("Imperial Light", "5421")
                .counter("Imperial Heavy", "drift-54"));

        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
    }

    @Test
    void event106StrikesDownCargoWithItsTransportAndNothingElse() {
        // given: a transport with a marine in orbit and a conscript below; four hits of twenty dice destroy the
        // transport
        SecondScene scene = ghosts(galaxy().counter("Imperial Transport", "orbit-542")
                .counter("Marine", "orbit-542")
                .cargo(0, 1)
                .counter("Conscript", "5421")
                .pdb("Trov", 2, true)
                .dice(5, 6, 5, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
        scene.play("place:orbit-542");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.counterPlace(2)).isEqualTo("5421");
        assertThat(scene.events(Happening.Volley.class)).hasSize(1);
        scene.expectLuckUsedUp();
    }

    @Test
    void event106ThatDestroysTheHypnotistWakesThePlanet() {
        SecondScene scene = ghosts(galaxy().counter("Resolution", "orbit-542")
                .loyalty("Trov", Loyalty.PATRIOTIC)
                .realm(realm -> realm.setHypnotised(0, Position.planetNamed("Trov")))
                .dice(5, 6, 5, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
        scene.play("place:orbit-542");

        assertThat(scene.realm().isHypnotised(Position.planetNamed("Trov"))).isFalse();
        assertThat(scene.loyalty("Trov")).as("the backlash").isEqualTo(Loyalty.NEUTRAL);
    }

    private static SecondScene ghosts(SecondPosition position) {
        return position.event(106).realm(realm -> realm.setRound(1)).start(Side.REBEL, Segment.SPACE_COMBAT);
    }

    // ---- 109

    @Test
    void event109MayBeDeclinedAtUnrestAndThenNothingHappensThere() {
        SecondScene scene =
                turned(109, galaxy().loyalty("Rhexia", Loyalty.UNREST).loyalty("Tartio", Loyalty.DISSENT));
        scene.expect(Affair.EVENT_CHOICE).play("decline");

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.loyalty("Rhexia")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void event109CannotReachAnEmpireForeverOnTartio() {
        SecondScene scene =
                turned(109, galaxy().revealed("Tartio", Secret.EMPIRE_FOREVER).loyalty("Tartio", Loyalty.PATRIOTIC));

        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(scene.loyalty("Rhexia")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    @Tag("G-R4")
    void event109RevealsTheSecretOfTartioAndADeadWorldIsGoneInsteadOfRising() {
        SecondScene scene =
                turned(109, galaxy().secret("Tartio", Secret.DEAD_WORLD).loyalty("Tartio", Loyalty.UNREST));
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }
        scene.expect(Affair.EVENT_CHOICE).play("planet:442");
        while (scene.question() == Affair.SHOW_SECRET) {
            scene.play("none");
        }
        waiveDominoes(scene);

        assertThat(scene.realm().isDestroyed(Position.planetNamed("Tartio"))).isTrue();
        assertThat(scene.forcePoints(Side.REBEL)).isZero();
        assertThat(scene.events(Tidings.DominoBegan.class))
                .extracting(Tidings.DominoBegan::kind)
                .containsExactly(3);
    }

    @Test
    void event109OnPatrioticTartioSparksTheDominoOfAMissionForTheRebels() {
        SecondScene scene = turned(109, galaxy().loyalty("Tartio", Loyalty.PATRIOTIC));
        waiveDominoes(scene);

        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.events(Tidings.DominoBegan.class)).hasSize(1);
        Tidings.DominoBegan domino = scene.last(Tidings.DominoBegan.class);
        assertThat(domino.kind()).isEqualTo(1);
        assertThat(domino.favour()).isEqualTo(Side.REBEL);
        assertThat(domino.planet()).isEqualTo(Position.planetNamed("Tartio"));
    }

    @Test
    void event109OnALivingPlanetSparksNothing() {
        SecondScene scene =
                turned(109, galaxy().revealed("Tartio", Secret.LIVING_PLANET).loyalty("Tartio", Loyalty.PATRIOTIC));

        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    @Tag("K-R17")
    void event109MayRaiseBothPlanetsAndTheFirstIsSettledBeforeTheSecondIsAskedFor() {
        SecondScene scene =
                turned(109, galaxy().loyalty("Rhexia", Loyalty.UNREST).loyalty("Tartio", Loyalty.UNREST));
        scene.play("planet:441").expect(Affair.REBEL_UNITS).play("end");
        waiveDominoes(scene);
        scene.expect(Affair.EVENT_CHOICE).expectOffers("planet:442", "decline").play("planet:442");
        while (scene.question() == Affair.REBEL_UNITS) {
            scene.play("end");
        }

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.state("Tartio")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(7 + 8);
    }

    // ---- 112

    @Test
    @Tag("K-R22")
    @Tag("K-R35")
    void event112AsNinthSecretWithoutAFreePlanetEndsTheWar() {
        SecondScene scene = turned(
                112,
                SecondPosition.of(CAMPAIGN)
                        .place("Tourag", "2231")
                        .base("Lonica")
                        .realm(realm -> {
                            for (int secret = 0; secret < 8; secret++) {
                                realm.learnSecret();
                            }
                            Catalogue.standard().planets().stream()
                                    .filter(planet ->
                                            planet.rebelBaseCandidate() && planet.id() != 421 && planet.id() != 551)
                                    .forEach(planet -> realm.name(planet.index()));
                        }));
        while (!scene.game().isOver() && scene.question() != Query.INTERPLANETARY) {
            scene.play(quiet(scene));
        }

        assertThat(scene.realm().baseRevealed()).isTrue();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.game().outcome().orElseThrow().reason()).isEqualTo(Verdict.Reason.INSTANT_VICTORY);
        assertThat(scene.truth().turn().segment()).isEqualTo(Segment.GALACTIC_EVENT);
    }

    @Test
    @Tag("K-D27")
    void event112AsEighthSecretStillNamesTwoPlanetsAndHidesTheBase() {
        SecondScene scene = turned(112, galaxy().base("Lonica").realm(realm -> {
            for (int secret = 0; secret < 7; secret++) {
                realm.learnSecret();
            }
            Catalogue.standard().planets().stream()
                    .filter(planet -> planet.rebelBaseCandidate() && planet.id() != 421 && planet.id() < 523)
                    .limit(14)
                    .forEach(planet -> realm.name(planet.index()));
        }));
        assertThat(scene.expect(Affair.NAME_PLANET).offers()).hasSize(3);
        scene.play(scene.offers().getFirst(), scene.offers().getLast());

        assertThat(scene.realm().baseRevealed()).isFalse();
        assertThat(scene.realm().secretsLearned()).isEqualTo(8);
    }

    // ---- 114

    private static SecondScene overAngoff(SecondPosition position) {
        return position.event(114).realm(realm -> realm.setRound(2)).startInterphase();
    }

    @Test
    @Tag("K-D24")
    void event114MovesNoPlanetThatCannotMoveAndIsNotAskedForThen() {
        SecondScene rising = overAngoff(galaxy().counter("Rebel Cruiser", "orbit-222")
                .control("Angoff", PlanetState.REBELLION)
                .counter("Conscript", "2221"));
        SecondScene patriotic =
                overAngoff(galaxy().counter("Imperial Cruiser", "orbit-223").loyalty("Charkhan", Loyalty.PATRIOTIC));
        SecondScene forever = overAngoff(galaxy().counter("Rebel Cruiser", "orbit-222")
                .revealed("Angoff", Secret.EMPIRE_FOREVER)
                .loyalty("Angoff", Loyalty.PATRIOTIC));

        for (SecondScene scene : List.of(rising, patriotic, forever)) {
            assertThat(scene.question()).isNotEqualTo(Affair.BLOCKADE);
        }
    }

    @Test
    @Tag("K-D24")
    void event114MayBeWaivedAndAnAtrocityUnitCountsTwo() {
        SecondScene scene = overAngoff(galaxy().counter("Resolution", "orbit-222")
                .counter("Rebel Light", "orbit-222")
                .counter("Imperial Transport", "orbit-222")
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Peacemaker", "orbit-221")
                .loyalty("Quibron", Loyalty.LOYAL));
        // 2 against 2 over Angoff; 3 against 2 over Quibron
        scene.expect(Affair.BLOCKADE);
        assertThat(scene.decision().subject()).isEqualTo(Position.planetNamed("Quibron"));
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("decline");

        assertThat(scene.loyalty("Quibron")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.question()).isNotEqualTo(Affair.BLOCKADE);
    }

    @Test
    @Tag("K-D24")
    @Tag("G-R48")
    void event114AsksForASecretBeforeTheRebelsMoveItsPlanet() {
        SecondScene scene =
                overAngoff(galaxy().counter("Rebel Cruiser", "orbit-222").secret("Angoff", Secret.EMPIRE_FOREVER));
        scene.expect(Affair.BLOCKADE).play("take").expect(Affair.SHOW_SECRET).play("reveal:222");

        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.PATRIOTIC);
    }

    @Test
    @Tag("K-D24")
    void event114CountsShipsOfTheOrbitBoxOnly() {
        SecondScene scene = overAngoff(galaxy().counter("Rebel Light", "2221").counter("Rebel Heavy", "drift-22"));

        assertThat(scene.question()).isNotEqualTo(Affair.BLOCKADE);
    }

    // ---- 115, 121

    @Test
    void event115BindsFleetsThoughTheBaseIsRevealedAfterwards() {
        // given: the card is drawn while the base is hidden; the Rebel player reveals it in the same Resource Phase
        SecondScene scene = turned(
                115,
                galaxy().round(2)
                        .base("Lonica")
                        .control("Rhexia", PlanetState.REBEL_CONTROL)
                        .pdb("Rhexia", 0, true)
                        .realm(realm -> realm.assignments().add(1))
                        .counter("Imperial Light", "orbit-241"));
        scene.play("half-for-all").expect(Affair.REVEAL_BASE).play("reveal-base");
        while (scene.question() != Query.INTERPLANETARY || scene.truth().turn().phasing() != Side.IMPERIAL) {
            scene.play(quiet(scene));
        }
        scene.play("move-ships:orbit-241").expect(Query.DESTINATION);

        assertThat(scene.offers()).hasSize(7).allMatch(key -> key.startsWith("planet:2"));
    }

    @Test
    void event121HoldsThoughTheBaseIsKnownAndBindsFleetsFromCapitalsToARising() {
        SecondScene scene = galaxy().event(121)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .counter("Imperial Light", "orbit-241")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        scene.play("move-ships:orbit-241").expect(Query.DESTINATION);

        assertThat(scene.offers()).hasSize(7).allMatch(key -> key.startsWith("planet:2"));
    }

    @Test
    void event121SilencesTheDominoOfADestroyedPlanet() {
        SecondScene scene =
                galaxy().round(2).event(121).secret("Etreg", Secret.DEAD_WORLD).startStage(Segment.RESOURCES);
        scene.play("reveal:212");

        assertThat(scene.realm().isDestroyed(Position.planetNamed("Etreg"))).isTrue();
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    void events115And121DoNotBindTheRebels() {
        for (int event : new int[] {115, 121}) {
            SecondScene scene = galaxy().event(event)
                    .counter("Rebel Light", "orbit-241")
                    .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
            scene.play("move-ships:orbit-241");
            assertThat(scene.expect(Query.DESTINATION).offers()).hasSize(50);
        }
    }

    // ---- 116, 118: emergency jumps

    @Test
    void anEmergencyJumpKnowsNeitherEvent116NorTheFlux() {
        for (int event : new int[] {105, 116, 118}) {
            // break-off with a 1, then two dice for the jump on column 5*: 2 is safe
            SecondScene scene = galaxy().event(event)
                    .counter("Imperial Light", "orbit-221")
                    .counter("Rebel Light", "orbit-221")
                    .dice(1, 1, 1)
                    .start(Side.REBEL, Segment.SPACE_COMBAT);
            while (scene.question() != Query.FLEET_BREAK_OFF) {
                scene.play(quiet(scene));
            }
            scene.play("break-off-all").expect(Query.BREAK_OFF_GOAL).play("warp:152");

            assertThat(scene.counterPlace(0)).as("event %s", event).isEqualTo("orbit-152");
            scene.expectLuckUsedUp();
        }
    }

    // ---- 117

    @Test
    void event117KillsWhoIsWoundedAlreadyAndCannotBearTwoHits() {
        // Zina Adora: endurance 2, wounded
        SecondScene scene = turned(117, galaxy().place("Zina Adora", "3211").wounded("Zina Adora"));

        assertThat(scene.isDead("Zina Adora")).isTrue();
    }

    @Test
    void event117SparesNobodyBesideADoctorInSpaceButHimself() {
        SecondScene scene = turned(
                117,
                galaxy().place("Boccanegra", "orbit-321")
                        .ship("Planetary Privateer", "Boccanegra")
                        .aboardShip("Doctor Sontag", "Planetary Privateer"));

        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
        assertThat(scene.hits("Doctor Sontag")).isZero();
        assertThat(scene.isWounded("Doctor Sontag")).isFalse();
        assertThat(scene.events(Event.LoyaltyShifted.class)).isEmpty();
    }

    @Test
    void event117MovesNoPlanetAtUnrestIntoRebellion() {
        SecondScene scene = turned(117, galaxy().place("Doctor Sontag", "3221").loyalty("Suti", Loyalty.UNREST));

        assertThat(scene.state("Suti")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.loyalty("Suti")).isEqualTo(Loyalty.UNREST);
    }

    @Test
    void event117AndAMediKitThatIsNotShownHelpsNobodyAndStaysSecret() {
        SecondScene scene = turned(117, galaxy().place("Boccanegra", "3211").card("Medi-kit of Ptolus", "Boccanegra"));
        scene.expect(Affair.MEDIKIT).play("leave");

        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
        assertThat(scene.isShown("Medi-kit of Ptolus")).isFalse();
        assertThat(scene.loyalty("Unarpha")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void event117AndAMediKitInAnotherProvinceIsNotAskedFor() {
        SecondScene elsewhere =
                turned(117, galaxy().place("Boccanegra", "2111").card("Medi-kit of Ptolus", "Boccanegra"));

        assertThat(elsewhere.question()).isNotEqualTo(Affair.MEDIKIT);
    }

    @Test
    void event117WithDoctorAndMediKitOnOnePlanetMovesItOnce() {
        SecondScene scene = turned(
                117,
                galaxy().place("Doctor Sontag", "3221")
                        .place("Boccanegra", "3222")
                        .card("Medi-kit of Ptolus", "Boccanegra")
                        .loyalty("Suti", Loyalty.LOYAL));
        if (scene.question() == Affair.MEDIKIT) {
            scene.play("take");
        }

        assertThat(scene.loyalty("Suti")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.hits("Boccanegra")).isZero();
    }

    // ---- 119

    @Test
    void event119WithAPlanetInRebelHandsARisingIsNoPlaceForARebel() {
        SecondScene scene = turned(
                119,
                galaxy().dead("Boccanegra")
                        .control("Cercis", PlanetState.REBEL_CONTROL)
                        .pdb("Cercis", 0, true)
                        .control("Rhexia", PlanetState.REBELLION));

        assertThat(scene.expect(Affair.EVENT_CHOICE).offers())
                .containsExactlyInAnyOrder("environ:4331", "environ:4332");
    }

    @Test
    void event119WakesThemUnwoundedUndetectedWithoutPossessions() {
        SecondScene scene = turned(
                119,
                galaxy().wounded("Boccanegra")
                        .hits("Boccanegra", 1)
                        .dead("Boccanegra")
                        .control("Rhexia", PlanetState.REBEL_CONTROL)
                        .pdb("Rhexia", 0, true));

        assertThat(scene.place("Boccanegra")).isEqualTo("4411");
        assertThat(scene.isWounded("Boccanegra")).isFalse();
        assertThat(scene.hits("Boccanegra")).isZero();
        assertThat(scene.isDetected("Boccanegra")).isFalse();
    }

    @Test
    void event119WithNobodyDeadDoesNothing() {
        SecondScene scene = turned(119, galaxy());

        assertThat(scene.question()).isNotEqualTo(Affair.EVENT_CHOICE);
    }

    // ---- 123, 125

    @Test
    @Tag("K-R32")
    void event123TakesTheOnlySquadUnaskedShowsWhereAndItMayBeBoughtAgain() {
        SecondScene scene = turned(
                123,
                galaxy().round(2)
                        .counter("1st Line", "1521")
                        .points(Side.IMPERIAL, 30)
                        .realm(realm -> {
                            realm.trainSquads();
                            realm.setSquadCarrier(0, 0);
                        }));

        assertThat(scene.last(Tidings.SquadSpent.class).place()).isEqualTo(SecondPosition.place("1521"));
        assertThat(scene.realm().squadCarrier(0)).isEqualTo(Realm.NONE);
        assertThat(scene.counterPlace(0)).isEqualTo("1521");
        scene.play("half-for-all").expect(Affair.IMPERIAL_PURCHASE).expectOffers("squad-with:0");
    }

    @Test
    void underEvent125AShipInDriftStaysThereAndTheSegmentMayEnd() {
        SecondScene scene = galaxy().event(125)
                .place("Jin Voles", "drift-22")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .counter("Imperial Light", "orbit-241")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);
        while (scene.truth().turn().segment() == Segment.CHARACTER_MOVEMENT) {
            scene.play(quiet(scene));
        }

        assertThat(scene.place("Jin Voles")).isEqualTo("drift-22");
    }

    @Test
    void underEvent125ShipsDoNotFlyLowEither() {
        SecondScene scene = galaxy().event(125)
                .place("Jin Voles", "2121")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.IMPERIAL, Segment.CHARACTER_MOVEMENT);

        assertThat(scene.offers()).noneMatch(key -> key.startsWith("fly:")).anyMatch(key -> key.startsWith("walk:"));
    }

    @Test
    void underEvent125TheRebelsFly() {
        SecondScene scene = galaxy().event(125)
                .place("Boccanegra", "2111")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        scene.expectOffers("fly:36");
    }

    // ---- the deck

    @Test
    @Tag("E2.1.A.2")
    void aCardThatActsAtOnceBindsNothingLater() {
        // 104 has moved its planets; the next turn's taxes of the First Province are those of any turn
        SecondScene scene = turned(104, galaxy().round(6));
        while (scene.question() == Affair.EVENT_CHOICE) {
            scene.play(scene.offers().getFirst());
        }
        scene.expect(Affair.TAX).play("tax-full:122");

        assertThat(scene.loyalty("Bajukai")).isEqualTo(Loyalty.LOYAL);
    }
}
