package fitg.level.campaign;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.faceDown;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.CampaignPosition.summoned;
import static fitg.play.CampaignPosition.typeOf;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.galaxy.politics.EnemySecret;
import fitg.play.CampaignPosition;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.rules.destruction.Destruction;
import fitg.rules.rebellion.second.UprisingCombats;
import fitg.state.Mark;
import fitg.state.Segment;
import fitg.state.realm.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules of the campaign where they meet each other, written from the specification a second time. */
class CampaignSecondLookTest {

    private static final int ONE_AND_THREE = 128 - 127;

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    private static SecondScene uprising(SecondPosition position, String planet) {
        return position.control(planet, PlanetState.REBELLION)
                .realm(realm -> realm.addUprising(Position.planetNamed(planet)))
                .startWith(new UprisingCombats());
    }

    private static SecondScene on(SecondScene scene, Object question) {
        for (int patience = 0; scene.question() != question && patience < 60; patience++) {
            scene.play(quiet(scene));
        }
        assertThat(scene.question()).isEqualTo(question);
        return scene;
    }

    // ---- Special Rebellion Combat in space

    @Test
    @Tag("C-ENV-4")
    @Tag("K-R221")
    void inOrbitTooTheRisenHaveADieMoreWithoutALeader() {
        SecondScene scene = uprising(
                galaxy(2).luck(1).counter("Rebel Cruiser", "orbit-441").counter("Imperial Light", "orbit-441"),
                "Rhexia");
        scene.play("place:orbit-441");
        while (scene.events(Happening.Volley.class).size() < 2) {
            scene.play(scene.decision().suggested().key());
        }

        assertThat(extraDice(scene)).first().isEqualTo(1);
    }

    @Test
    @Tag("C-ENV-4")
    void whoLeadsTheRisenFleetLeadsItInsteadOfThatDie() {
        SecondScene scene = uprising(
                galaxy(2)
                        .luck(1)
                        .counter("Rebel Cruiser", "orbit-441")
                        .counter("Imperial Light", "orbit-441")
                        .aboard("Ly Mantok", 0),
                "Rhexia");
        scene.play("place:orbit-441");
        on(scene, Query.LEADER).play("character:6");
        while (scene.events(Happening.Volley.class).size() < 2) {
            scene.play(scene.decision().suggested().key());
        }

        assertThat(extraDice(scene)).first().isEqualTo(2);
    }

    @Test
    @Tag("E2.A.2.1")
    void inAnOrdinarySpaceCombatNobodyHasThatDie() {
        SecondScene scene = galaxy(2)
                .luck(1)
                .control("Rhexia", PlanetState.REBELLION)
                .counter("Rebel Cruiser", "orbit-441")
                .counter("Imperial Light", "orbit-441")
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        while (scene.events(Happening.Volley.class).size() < 2) {
            scene.play(scene.decision().suggested().key());
        }

        assertThat(scene.events(Happening.Volley.class))
                .extracting(volley -> volley.shooter().sort())
                .doesNotContain(Happening.Sort.EXTRA);
    }

    @ParameterizedTest
    @CsvSource({"311, -4", "312, -3"})
    @Tag("C-CHAR-2")
    @Tag("E5.3.a.7")
    @Tag("K-R222")
    void theGovernorOfChimBreaksOffMoreEasilyOverHisOwnPlanet(int planet, int modifier) {
        // by warp -2, with the governor -1, at home -2
        String orbit = "orbit-" + planet;
        SecondScene scene = galaxy(2)
                .counter("Rebel Light", orbit)
                .counter("Rebel Light", orbit)
                .counter("Imperial Light", orbit)
                .aboard("Jon Kidu", 2)
                .luck(3)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        on(scene, Query.LEADER).play("character:25");
        while (scene.question() != Query.FLEET_BREAK_OFF) {
            scene.play(scene.decision().suggested().key());
        }
        scene.play("break-off-all", "warp:241");

        assertThat(scene.last(Happening.BreakOffTried.class).modifier()).isEqualTo(modifier);
    }

    // ---- interphase

    @Test
    @Tag("C-INTER-1")
    @Tag("K-R24")
    void aPlanetThatRoseAndFoughtItselfFreeInStepOneMayHaveItsPdbPutUpInStepFiveAndIsWonLater() {
        // given: control of Rhexia pushes Tartio over, whose conscript falls at once
        SecondScene scene = galaxy(2)
                .points(Side.REBEL, 1)
                .control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .loyalty("Tartio", Loyalty.UNREST)
                .counter("Conscript", "4421")
                .counter("Urban Elite", "4421")
                .dice(6, 6, 6, 6, 6, 6, 6, 1)
                .startInterphase();
        while (scene.question() != Affair.UPRISING_COMBAT) {
            scene.play(scene.offers("planet:442") ? "planet:442" : quiet(scene));
        }
        scene.play("place:4421");
        while (scene.question() != Query.PDB_UP) {
            scene.play(scene.decision().suggested().key());
        }

        scene.expectOffers("pdb-up:442");
        assertThat(scene.state("Tartio")).isEqualTo(PlanetState.REBELLION);
        scene.play("pdb-up:442");
        assertThat(scene.victoryPoints()).isEqualTo(1);
    }

    @Test
    @Tag("K-R27")
    void onDrugWorldHitsOfPrisonersStayAndThoseOfUnitsGo() {
        SecondScene scene = galaxy(2)
                .revealed("Etreg", Secret.DRUG_WORLD)
                .with(s -> s.places().put(Mark.DRUGGED, SecondPosition.place("2121")))
                .with(s -> s.places().put(Mark.DRUGGED, SecondPosition.place("2122")))
                .counter("1st Line", "2121")
                .counterHits(0, 2)
                .prisonerOfUnits("Frun Sentel", "2121")
                .hits("Frun Sentel", 2)
                .place("Redjac", "2122")
                .hits("Redjac", 3)
                .startInterphase();

        assertThat(scene.hits("Frun Sentel")).isEqualTo(2);
        assertThat(scene.hits("Redjac")).isEqualTo(3);
        assertThat(scene.counterHits(0)).isZero();
    }

    @Test
    @Tag("K-R27")
    void inTheOrbitOfDrugWorldHitsGo() {
        SecondScene scene = galaxy(2)
                .revealed("Etreg", Secret.DRUG_WORLD)
                .with(s -> s.places().put(Mark.DRUGGED, SecondPosition.place("2121")))
                .place("Boccanegra", "orbit-212")
                .ship("Planetary Privateer", "Boccanegra")
                .hits("Boccanegra", 3)
                .startInterphase();

        assertThat(scene.hits("Boccanegra")).isZero();
    }

    @Test
    @Tag("K-D24")
    void underEvent114APlanetAtUnrestIsNotAskedForByTheRebelFleet() {
        SecondScene scene = galaxy(2)
                .event(114)
                .realm(realm -> realm.setRound(2))
                .loyalty("Quibron", Loyalty.UNREST)
                .counter("Rebel Cruiser", "orbit-221")
                .startInterphase();

        assertThat(scene.events(Event.LoyaltyShifted.class)).isEmpty();
        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.question()).isNotEqualTo(Affair.BLOCKADE);
    }

    // ---- resources

    @Test
    @Tag("K-R16")
    @Tag("K-R32")
    void aSquadStaysWithTheMarineThatBecomesAStormtrooper() {
        SecondScene scene = galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.REBEL, 1)
                .counter("Marine", "1621")
                .with(faceDown(0))
                .realm(realm -> {
                    realm.trainSquads();
                    realm.setSquadCarrier(0, 0);
                })
                .startStage(Segment.RESOURCES);

        assertThat(typeOf(scene, 0)).isEqualTo("Stormtrooper");
        assertThat(scene.realm().squadCarrier(0)).isZero();
    }

    @Test
    @Tag("K-R16")
    void anUnpaidHeavyBecomesACruiserWithItsDamageAndThoseAboard() {
        SecondScene scene = galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.REBEL, 1)
                .counter("Imperial Heavy", "orbit-152")
                .damaged(0)
                .aboard("Barca", 0)
                .startStage(Segment.RESOURCES);

        assertThat(typeOf(scene, 0)).isEqualTo("Imperial Cruiser");
        assertThat(scene.isCounterDamaged(0)).isTrue();
        assertThat(scene.starshipOf("Barca")).isZero();
    }

    @Test
    @Tag("K-R14")
    void whatIsInDriftOrOverARisingIsNotRepaired() {
        SecondScene scene = galaxy(2)
                .points(Side.REBEL, 20)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .control("Barak", PlanetState.REBELLION)
                .pdb("Barak", 0, true)
                .counter("Rebel Light", "drift-44")
                .counter("Rebel Light", "orbit-511")
                .counter("Rebel Light", "orbit-441")
                .damaged(0, 1, 2)
                .startStage(Segment.RESOURCES);
        on(scene, Affair.REBEL_PURCHASE);

        scene.expectOffers("repair-unit:2").expectNotOffered("repair-unit:0", "repair-unit:1");
    }

    @Test
    @Tag("K-R10")
    void inTheFirstTurnTheRebelsMaySpendWhatAnEventGaveThem() {
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 5)
                .points(Side.IMPERIAL, 5)
                .control("Barak", PlanetState.REBEL_CONTROL)
                .pdb("Barak", 0, false)
                .base("Lonica")
                .startStage(Segment.RESOURCES);
        on(scene, Affair.REBEL_PURCHASE).play("pdb-up:511");

        assertThat(scene.pdbUp("Barak")).isTrue();
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(5);
    }

    // ---- assignments

    @Test
    @Tag("K-R22")
    void aFleetInTheDriftOfACapitalIsNotOnTheCapital() {
        // given: Provinces One and Three are named; Angoff is in rebellion
        SecondScene scene = galaxy(2)
                .control("Angoff", PlanetState.REBELLION)
                .counter("Imperial Light", "drift-24")
                .counter("Imperial Light", "orbit-241")
                .realm(realm -> {
                    realm.assignments().add(ONE_AND_THREE);
                    realm.assignments().turn();
                })
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:drift-24");
        on(scene, Query.DESTINATION);

        scene.expectOffers("planet:241", "planet:211").expectNotOffered("planet:222");
    }

    // ---- squads

    private static SecondScene found(SecondPosition position) {
        SecondScene scene = position.counter("1st Line", "2311")
                .realm(realm -> {
                    realm.trainSquads();
                    realm.setSquadCarrier(0, 0);
                })
                .place("Agan Rafa", "2311")
                .detected("Agan Rafa")
                .luck(1)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        follow(scene, "search:2311");
        while (scene.question() != Query.FOUND) {
            scene.play(
                    scene.question() == Query.SEARCH_UNITS
                            ? "units"
                            : scene.question() == Query.SEARCH_CHARACTER ? "leave" : quiet(scene));
        }
        return scene;
    }

    @Test
    @Tag("K-R33")
    @Tag("K-R223")
    void anImperialSovereignIsALeaderForASquad() {
        found(galaxy(2).with(summoned("Ascaill", Side.IMPERIAL))).expectOffers("suicide-squad");
    }

    @Test
    @Tag("C-EVENT-1")
    void underEvent120BarcaSendsNoSquad() {
        found(galaxy(2).event(120).place("Barca", "2311")).expectNotOffered("suicide-squad");
    }

    @Test
    @Tag("K-R32")
    void whenItsUnitIsSubvertedTheSquadGoesToAnotherThere() {
        // event 12 is weather, success 14 shows T, twice
        SecondScene scene = CampaignPosition.in(21, 22, 23)
                .counter("2nd Line", "2111")
                .counter("Conscript", "2111")
                .counter("1st Line", "2111")
                .realm(realm -> {
                    realm.trainSquads();
                    realm.setSquadCarrier(0, 0);
                })
                .place("Adam Starlight", "2111")
                .dice(1, 2, 1, 4, 1, 2, 1, 4)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2111");
        assigned(mission(scene, "T", "Adam Starlight"));
        follow(scene, "roll");
        while (scene.question() != Query.EVENT_ROLL) {
            scene.play(scene.offers("continue") ? "continue" : quiet(scene));
        }
        scene.play("roll");
        for (int patience = 0;
                patience < 10
                        && scene.counterPlace(0).equals("2111")
                        && scene.counterPlace(2).equals("2111");
                patience++) {
            scene.play(
                    scene.offers("counter:0")
                            ? "counter:0"
                            : scene.decision().suggested().key());
        }

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.realm().squadCarrier(0)).isEqualTo(2);
    }

    // ---- events

    @Test
    @Tag("C-EVENT-1")
    void underEvent109AStoppedRebellionIsTakenUpAgainWithoutUnitsAndItsTrackIsFilled() {
        SecondScene scene = galaxy(2)
                .control("Rhexia", PlanetState.REBELLION_STOPPED)
                .loyalty("Rhexia", Loyalty.UNREST)
                .counter("Conscript", "4411")
                .realm(eventOnTop(109))
                .startStage(Segment.GALACTIC_EVENT);
        scene.expect(Affair.EVENT_CHOICE).play("planet:441");

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(7);
        assertThat(scene.question()).isNotEqualTo(Affair.REBEL_UNITS);
    }

    @Test
    @Tag("C-EVENT-1")
    void underEvent109TheNeighbourIsMovedByTheDominoAndThenByTheCard() {
        SecondScene scene = galaxy(2)
                .loyalty("Rhexia", Loyalty.UNREST)
                .loyalty("Tartio", Loyalty.NEUTRAL)
                .realm(eventOnTop(109))
                .startStage(Segment.GALACTIC_EVENT);
        scene.play("planet:441");
        while (scene.question() == Affair.REBEL_UNITS || scene.question() == Affair.DOMINO) {
            scene.play(scene.offers("planet:442") ? "planet:442" : "end");
        }

        assertThat(scene.loyalty("Tartio")).isEqualTo(Loyalty.UNREST);
    }

    @ParameterizedTest
    @CsvSource({"far-drift-15, 241, 2", "far-drift-15, 161, 0", "far-drift-15, 152, 0", "far-drift-24, 152, 2"})
    @Tag("C-EVENT-1")
    @Tag("E3.2.f.3")
    void underEvent105AJumpFromDriftTwoIsLongerByTwoMoreOnlyOverTheBorder(String from, int to, int more) {
        SecondScene quietly =
                galaxy(2).luck(1).counter("Rebel Light", from).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        on(quietly, Query.DESTINATION).play("planet:" + to);
        SecondScene scene = galaxy(2)
                .luck(1)
                .event(105)
                .counter("Rebel Light", from)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        on(scene, Query.DESTINATION).play("planet:" + to);
        int plain = quietly.last(Happening.Jumped.class).distance();

        assertThat(scene.last(Happening.Jumped.class).distance() - plain).isEqualTo(more);
    }

    @Test
    @Tag("C-EVENT-1")
    void underEvent98ATransportInOrbitOrALandedOneClosesThePlanet() {
        SecondScene scene = galaxy(2)
                .counter("Imperial Transport", "orbit-152")
                .counter("Imperial Transport", "1611")
                .counter("Imperial Transport", "1621")
                .realm(eventOnTop(98))
                .startStage(Segment.GALACTIC_EVENT);

        scene.expect(Affair.EVENT_CHOICE)
                .expectOffers("environ:1622", "environ:1623", "environ:1511")
                .expectNotOffered("environ:1521", "environ:1522", "environ:1611", "environ:1621");
    }

    // ---- what a side learns of the other

    @ParameterizedTest
    @CsvSource({"5, true", "6, false"})
    @Tag("K-D28")
    @Tag("K-R225")
    void inTheLastTurnOfTwoProvincesNoCardWillBeTurnedAnyMore(int turn, boolean offered) {
        SecondScene scene = SecondPosition.of(
                        Scenarios.named("campaign-2002-short").orElseThrow())
                .round(turn)
                .luck(1)
                .place("Ly Mantok", "2221")
                .control("Angoff", PlanetState.REBEL_CONTROL)
                .pdb("Angoff", 0, true)
                .secret("Etreg", Secret.GEM_WORLD)
                .base("Charkhan")
                .with(s -> s.turn().setSegment(Segment.MISSIONS))
                .realm(realm -> {
                    for (int card : new int[] {127, 128, 131, 132, 134, 137, 138}) {
                        realm.assignments().add(card - 127);
                    }
                    for (int each = 0; each < turn; each++) {
                        realm.assignments().turn();
                    }
                })
                .startWith(EnemySecret.learnedBy(Side.REBEL));

        assertThat(scene.expect(Affair.LEARN).offers("next-assignment")).isEqualTo(offered);
    }

    // ---- secrets in odd states

    @Test
    @Tag("C-OTHER-1")
    void theSecretOfAPlanetThatIsGoneIsGoneToo() {
        // given: Tartio, which would be a Gem World, is halted with its secret hidden
        SecondScene scene = galaxy(2)
                .luck(1)
                .secret("Tartio", Secret.GEM_WORLD)
                .secret("Etreg", Secret.SLAVE_WORLD)
                .startWith(Destruction.of(Position.planetNamed("Tartio")));
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }
        on(scene, Affair.SHOW_SECRET);

        scene.expectOffers("reveal:212").expectNotOffered("reveal:442");
    }

    @Test
    @Tag("K-R17")
    @Tag("C-OTHER-1")
    void theArchivesTellOfADeadWorldAndWhoRisesByItFightsWithThatEnviron() {
        // nobody joins on a ten; event 53 in the wild of Quibron is a wild populace, success 12 shows I
        SecondScene scene = galaxy(2)
                .luck(3)
                .secret("Quibron", Secret.IMPERIAL_ARCHIVES)
                .revealed("Quibron", Secret.IMPERIAL_ARCHIVES)
                .secret("Etreg", Secret.DEAD_WORLD)
                .loyalty("Cieson", Loyalty.UNREST)
                .counter("Conscript", "2111")
                .counter("Conscript", "2211")
                .place("Zina Adora", "2211")
                .dice(10, 5, 3, 1, 2)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "I", "Zina Adora"));
        scene.play("roll");
        for (int patience = 0; patience < 30 && scene.question() != Affair.UPRISING_COMBAT; patience++) {
            scene.play(
                    scene.offers("complete")
                            ? "complete"
                            : scene.offers("planet:211")
                                    ? "planet:211"
                                    : scene.offers("buy:air-regular") ? "buy:air-regular" : quiet(scene));
        }

        scene.expect(Affair.UPRISING_COMBAT).expectOffers("place:2111");
        assertThat(scene.truth().turn().segment()).isEqualTo(Segment.MISSIONS);
    }

    // ---- rebellions without room, counters or peace in orbit

    @Test
    @Tag("K-R18")
    @Tag("K-R3")
    void whereTheMixOfTheGroundIsUsedUpAStarStillRaisesShips() {
        // given: all six Air regulars, two irregulars and two militias are in play; Cieson, starred, rises
        SecondPosition position = galaxy(2).loyalty("Cieson", Loyalty.UNREST);
        for (int each = 0; each < 6; each++) {
            position.counter("Air Regular", "2231");
        }
        position.counter("Air Irregular", "2312").counter("Air Irregular", "2312");
        position.counter("Air Militia", "3121").counter("Air Militia", "3121");
        SecondScene scene = position.startStage(Segment.RESOURCES);
        scene.play("tax-full:211");

        scene.expect(Affair.REBEL_UNITS);
        assertThat(scene.offers())
                .containsExactlyInAnyOrder("buy:rebel-transport", "buy:rebel-light", "buy:rebel-cruiser", "end");
    }

    @Test
    @Tag("K-R17")
    void aRisenPlanetMayFightInOrbitFirstAndOnTheGroundAfterwards() {
        SecondScene scene = uprising(
                galaxy(2)
                        .luck(1)
                        .counter("Rebel Cruiser", "orbit-441")
                        .counter("Imperial Light", "orbit-441")
                        .counter("Wild Regular", "4411")
                        .counter("Conscript", "4411"),
                "Rhexia");
        scene.expectOffers("place:4411", "place:orbit-441").play("place:orbit-441");
        for (int patience = 0; patience < 30 && scene.question() != Affair.UPRISING_COMBAT; patience++) {
            scene.play(scene.decision().suggested().key());
        }

        scene.expectOffers("place:4411").expectNotOffered("place:orbit-441");
    }

    // ---- the base

    @Test
    @Tag("K-R13")
    @Tag("K-R19")
    void withAnImperialTransportOverTheBaseNothingThatStaysInOrbitIsBought() {
        SecondScene scene = galaxy(3)
                .points(Side.REBEL, 30)
                .control("Barak", PlanetState.REBEL_CONTROL)
                .pdb("Barak", 0, true)
                .base("Lonica")
                .baseRevealed()
                .pdb("Lonica", 0, false)
                .counter("Imperial Transport", "orbit-421")
                .startStage(Segment.RESOURCES);
        on(scene, Affair.REBEL_PURCHASE);

        scene.expectOffers("buy:rebel-light", "buy:urban-elite")
                .expectNotOffered("buy:rebel-cruiser", "buy:rebel-heavy");
    }

    // ---- victory

    @Test
    @Tag("K-R35")
    void withAKnownBaseAndNoPlanetTheOneThatIsWonInStepOneSavesTheWar() {
        SecondScene scene = SecondPosition.of(Scenarios.named("campaign-2002").orElseThrow())
                .round(3)
                .luck(1)
                .place("Ly Mantok", "2231")
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .startInterphase();
        for (int patience = 0; patience < 20 && scene.question() == Affair.DOMINO; patience++) {
            scene.play("end");
        }

        assertThat(scene.game().isOver())
                .as("the planet was won in the same step")
                .isFalse();
    }

    // ---- a Dead World

    private static SecondPosition deadWorld() {
        return galaxy(2)
                .revealed("Etreg", Secret.DEAD_WORLD)
                .control("Etreg", PlanetState.REBELLION)
                .realm(realm -> realm.destroy(Position.planetNamed("Etreg")))
                .place("Boccanegra", "2321");
    }

    @Test
    @Tag("C-OTHER-1")
    void overADeadWorldNoSpaceCombatIsFought() {
        SecondScene scene = deadWorld()
                .counter("Rebel Cruiser", "orbit-212")
                .counter("Imperial Light", "orbit-212")
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        on(scene, Query.CHARACTER_MOVE);

        assertThat(scene.events(Happening.Volley.class)).isEmpty();
    }

    @Test
    @Tag("C-OTHER-1")
    void onADeadWorldNoBattleIsOffered() {
        SecondScene scene = deadWorld()
                .counter("Urban Regular", "2121")
                .counter("Conscript", "2121")
                .counter("Wild Regular", "2323")
                .counter("Conscript", "2323")
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        assertThat(scene.offers()).noneMatch(each -> each.contains("2121"));
        assertThat(scene.decision().subject()).isNotEqualTo(SecondPosition.place("2121"));
    }

    @Test
    @Tag("C-OTHER-1")
    void whoLeavesADeadWorldIsNotInterceptedThere() {
        SecondScene scene = deadWorld()
                .luck(1)
                .counter("Rebel Light", "orbit-212")
                .counter("Imperial Light", "orbit-212")
                .counter("Imperial Light", "orbit-212")
                .dispersed(1, 2)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        Orders.sail(scene, "orbit-212", "211", 0);

        assertThat(scene.question()).isNotEqualTo(Query.INTERCEPT);
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-211");
    }

    @Test
    @Tag("C-OTHER-1")
    void nobodyJoinsOnADeadWorld() {
        SecondScene scene = deadWorld().place("Zina Adora", "2121").start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.expect(Query.MISSION_PLACE).offers())
                .contains("place:2321")
                .doesNotContain("place:2121");
    }
}
