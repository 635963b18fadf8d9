package fitg.level.campaign;

import static fitg.play.CampaignPosition.quiet;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** E2.1.B.3: what both sides may buy, repair and raise, and where, at the borders of the rules (3-galactic, 9 and 10.2). */
@Tag("E2.1.B.3")
class CampaignPurchaseCasesTest {

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    /** Purchases of a game-turn without taxes: the capital of the taxed province is in rebellion. */
    private static SecondPosition purse(int points) {
        return galaxy(2).control("Orning", PlanetState.REBELLION).points(Side.IMPERIAL, points);
    }

    private static SecondScene resources(SecondPosition position) {
        return position.startStage(Segment.RESOURCES);
    }

    private static SecondScene buying(SecondPosition position) {
        SecondScene scene = resources(position);
        scene.expect(Affair.IMPERIAL_PURCHASE);
        return scene;
    }

    private static void fill(SecondPosition position, String type, int count, String place) {
        for (int each = 0; each < count; each++) {
            position.counter(type, place);
        }
    }

    // ---- what can be paid for

    @ParameterizedTest
    @CsvSource({
        "conscript, 1",
        "imperial-transport, 1",
        "2nd-line, 2",
        "imperial-light, 2",
        "1st-line, 3",
        "imperial-cruiser, 4",
        "stormtrooper, 5",
        "guard, 6",
        "marine, 7",
        "imperial-heavy, 7",
        "resolution, 15",
        "peacemaker, 15",
        "planet-stabilizer, 25"
    })
    @Tag("C-RES-1")
    void aKindIsOfferedToWhoCanPayItToThePoint(String kind, int cost) {
        buying(purse(cost)).expectOffers("buy:" + kind);
        if (cost > 1) {
            buying(purse(cost - 1)).expectNotOffered("buy:" + kind);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "conscript, 51, Conscript, 1521",
        "marine, 8, Marine, 1411",
        "guard, 6, Guard, 1411",
        "stormtrooper, 13, Stormtrooper, 1411",
        "imperial-heavy, 8, Imperial Heavy, orbit-141",
        "imperial-cruiser, 13, Imperial Cruiser, orbit-141",
        "imperial-light, 24, Imperial Light, orbit-141",
        "imperial-transport, 30, Imperial Transport, orbit-141"
    })
    @Tag("K-R3")
    void nothingIsBoughtBeyondTheMixAndALostCounterMayBeBoughtAgain(String kind, int mix, String type, String place) {
        SecondPosition all = purse(90);
        fill(all, type, mix, place);
        buying(all).expectNotOffered("buy:" + kind);

        SecondPosition oneLost = purse(90);
        fill(oneLost, type, mix, place);
        buying(oneLost.with(CampaignPosition.lost(0))).expectOffers("buy:" + kind);
    }

    @Test
    @Tag("K-R4")
    void twoElitesInAllWhateverTheirKindsAndTwoMoreInTheNextPhase() {
        SecondScene scene = buying(purse(90));
        scene.play("buy:guard", "place:1621", "buy:imperial-heavy", "place:orbit-152");
        scene.expectNotOffered("buy:marine", "buy:guard", "buy:imperial-heavy").expectOffers("buy:stormtrooper");
        scene.play("end");
        while (scene.turn() == 2 || scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }

        scene.expectOffers("buy:marine", "buy:guard", "buy:imperial-heavy");
    }

    @Test
    @Tag("G-R43")
    void aLostAtrocityUnitMayBeBoughtAgainButNotOneInPlay() {
        buying(purse(90).counter("Resolution", "orbit-152"))
                .expectNotOffered("buy:resolution")
                .expectOffers("buy:peacemaker");
        buying(purse(90).counter("Resolution", "orbit-152").with(CampaignPosition.lost(0)))
                .expectOffers("buy:resolution");
    }

    // ---- where it goes

    @Test
    @Tag("K-R7")
    @Tag("E3.3.b.2")
    void aFullEnvironTakesNobodyMore() {
        SecondPosition position = purse(90);
        fill(position, "1st Line", 3, "1522"); // size 3
        fill(position, "Stormtrooper", 6, "1621"); // size 6
        SecondScene scene = buying(position);

        scene.play("buy:conscript").expect(Affair.WHERE);
        scene.expectOffers("place:1521", "place:1622", "place:1623").expectNotOffered("place:1522", "place:1621");
    }

    @Test
    @Tag("K-R7")
    @Tag("K-R18")
    void whereNoEnvironHasRoomOnlyStarshipsAreBought() {
        SecondPosition position = purse(90).control("Orlog", PlanetState.REBELLION);
        fill(position, "1st Line", 3, "1522");
        fill(position, "Stormtrooper", 5, "1521");
        SecondScene scene = buying(position);

        scene.expectOffers("buy:imperial-light", "buy:imperial-heavy", "buy:imperial-transport");
        scene.expectNotOffered("buy:conscript", "buy:2nd-line", "buy:marine", "buy:guard");
    }

    @Test
    @Tag("K-R7")
    void lightsAndTransportsStandInAFullEnvironToo() {
        SecondPosition position = purse(90);
        fill(position, "1st Line", 3, "1522");
        SecondScene scene = buying(position);

        scene.play("buy:imperial-light").expectOffers("place:1522", "place:orbit-152", "place:orbit-162", "place:1621");
    }

    @Test
    @Tag("K-R7")
    void imperialGroundUnitsAreNotBoughtIntoTransportsInOrbit() {
        SecondScene scene = buying(purse(90).counter("Imperial Transport", "orbit-152"));

        scene.play("buy:1st-line").expectNotOffered("place:orbit-152");
    }

    @Test
    @Tag("G-R19")
    void whenTheFirstProvinceIsTaxedThereAreOnlyItsTwoSeats() {
        SecondScene scene = resources(galaxy(6).points(Side.IMPERIAL, 9));
        scene.play("half-for-all", "buy:imperial-cruiser");

        assertThat(scene.offers()).containsExactlyInAnyOrder("place:orbit-152", "place:orbit-162");
    }

    @Test
    void anAtrocityUnitIsNeverBoughtOverTheTaxedCapitalAndNotOverASeatThatIsLost() {
        SecondScene scene = resources(galaxy(2).points(Side.IMPERIAL, 40).control("Orlog", PlanetState.REBELLION));
        scene.play("half-for-all", "buy:peacemaker");
        if (scene.question() == Affair.WHERE) {
            assertThat(scene.offers()).containsExactly("place:orbit-152");
            scene.play("place:orbit-152");
        }

        assertThat(scene.starships("orbit-152", Side.IMPERIAL)).isEqualTo(1);
    }

    @Test
    void thePlaceOfTheTaxedCapitalIsClosedWhileRebelTroopsHoldIt() {
        // K-R25: nobody but Rebel ground units stands on Orning, its PDB is Down: it is not Imperial-controlled
        SecondScene scene = buying(galaxy(2).points(Side.IMPERIAL, 40).counter("Wild Regular", "2412"));

        scene.play("buy:2nd-line").expectNotOffered("place:2411", "place:2412").expectOffers("place:1521");
    }

    @Test
    void rebelTroopsBesideAnImperialGarrisonDoNotCloseASeat() {
        SecondScene scene = buying(purse(40)
                .counter("Urban Regular", "1521")
                .counter("Conscript", "1522")
                .pdb("Diomas", 0, true));

        scene.play("buy:2nd-line").expectOffers("place:1521", "place:1522");
    }

    @Test
    @Tag("C-UNIT-4")
    void mobileUnitsComeFaceDownAndGarrisonsOpen() {
        SecondScene scene = buying(purse(40));
        scene.play("buy:conscript", "place:1521", "buy:guard", "place:1521", "buy:1st-line", "place:1521");
        scene.play("buy:imperial-transport", "place:1521", "end");
        var counters = Theatre.counters(scene.truth());

        assertThat(counters.is(CounterMark.FACE_DOWN, 0)).isFalse();
        assertThat(counters.is(CounterMark.FACE_DOWN, 1)).isFalse();
        assertThat(counters.is(CounterMark.FACE_DOWN, 2)).isTrue();
        assertThat(counters.is(CounterMark.FACE_DOWN, 3)).isTrue();
    }

    // ---- PDBs of the Empire

    @Test
    @Tag("K-R15")
    void withDiomasLostTheFirstProvinceHasNoWorksThoughOrlogIsASeat() {
        SecondScene scene = resources(galaxy(2)
                .points(Side.IMPERIAL, 40)
                .control("Diomas", PlanetState.REBELLION)
                .pdb("Orlog", 0, true));
        scene.play("half-for-all").expect(Affair.IMPERIAL_PURCHASE);

        scene.expectOffers("pdb-up:241", "buy:2nd-line");
        assertThat(scene.offers()).noneMatch(key -> key.startsWith("pdb-up:1") || key.startsWith("pdb-level:1"));
        scene.play("buy:2nd-line").expectOffers("place:1621").expectNotOffered("place:1521");
    }

    @Test
    @Tag("K-R15")
    void aPdbRisesOneLevelInATurnAndNeverAboveTwo() {
        SecondScene scene = resources(galaxy(2)
                .points(Side.IMPERIAL, 40)
                .pdb("Orning", 2, true)
                .pdb("Diomas", 1, true)
                .pdb("Orlog", 1, false));
        scene.play("half-for-all").expectNotOffered("pdb-level:241", "pdb-level:162", "pdb-up:241");
        int before = scene.forcePoints(Side.IMPERIAL);

        scene.play("pdb-level:152", "pdb-up:162", "pdb-level:162");

        scene.expectNotOffered("pdb-level:152", "pdb-level:162");
        assertThat(before - scene.forcePoints(Side.IMPERIAL)).isEqualTo(3 + 1 + 3);
    }

    @Test
    @Tag("K-R15")
    void planetsInRevoltOrStoppedHaveNoImperialWorks() {
        SecondScene scene = resources(galaxy(2)
                .points(Side.IMPERIAL, 40)
                .control("Cieson", PlanetState.REBELLION)
                .control("Etreg", PlanetState.REBELLION_STOPPED)
                .counter("Conscript", "2121")
                .counter("Conscript", "2111"));
        scene.play("half-for-all");

        scene.expectNotOffered("pdb-up:211", "pdb-up:212").expectOffers("pdb-up:221");
    }

    // ---- repairs

    @ParameterizedTest
    @CsvSource({"Resolution, 8", "Peacemaker, 8", "Planet Stabilizer, 13"})
    @Tag("K-R14")
    void atrocityUnitsAreRepairedForHalfToo(String type, int cost) {
        SecondScene scene = buying(purse(40).counter(type, "orbit-162").damaged(0));
        int before = scene.forcePoints(Side.IMPERIAL);

        scene.play("repair-unit:0");

        assertThat(before - scene.forcePoints(Side.IMPERIAL)).isEqualTo(cost);
    }

    @Test
    @Tag("K-R14")
    @Tag("C-RES-2")
    void anEnemyInAnotherBoxOfThePlanetDoesNotPreventARepairButALandedShipInTheSameOneDoes() {
        SecondScene scene = buying(purse(40)
                .counter("1st Line", "1521")
                .counter("Rebel Cruiser", "orbit-152")
                .counter("1st Line", "1621")
                .counter("Rebel Transport", "1621")
                .counter("Imperial Light", "orbit-162")
                .counter("1st Line", "1622")
                .damaged(0, 2, 4, 5));

        scene.expectOffers("repair-unit:0", "repair-unit:4", "repair-unit:5").expectNotOffered("repair-unit:2");
    }

    @Test
    @Tag("C-RES-2")
    void nothingIsRepairedOnAPlanetTheOwnerDoesNotControl() {
        SecondScene scene = buying(purse(40)
                .counter("1st Line", "2111")
                .control("Cieson", PlanetState.REBELLION)
                .counter("1st Line", "2121")
                .control("Etreg", PlanetState.REBELLION_STOPPED)
                .counter("1st Line", "2412") // Orning, in rebellion
                .counter("Imperial Light", "far-drift-15")
                .damaged(0, 1, 2, 3));

        assertThat(scene.offers()).noneMatch(key -> key.startsWith("repair"));
    }

    @Test
    @Tag("K-R14")
    void aDamagedUnitIsRepairedInAProvinceWhoseCapitalIsLost() {
        SecondScene scene = buying(purse(40).counter("1st Line", "2111").damaged(0));

        scene.expectOffers("repair-unit:0");
    }

    // ---- suicide squads

    private static SecondPosition trained(int points) {
        return purse(points).realm(realm -> realm.trainSquads());
    }

    @Test
    @Tag("E5.7.a.2")
    void aSquadCostsTenToThePoint() {
        buying(trained(10).counter("1st Line", "1521")).expectOffers("squad-with:0");
        buying(trained(9).counter("1st Line", "1521")).expectNotOffered("squad-with:0");
    }

    @Test
    @Tag("K-R32")
    void aSquadIsBoughtOntoAMobileGroundUnitOnASeatOnly() {
        SecondScene scene = buying(trained(40)
                .counter("1st Line", "1521")
                .counter("Guard", "1521")
                .counter("Imperial Light", "1521")
                .counter("1st Line", "3111")
                .counter("Imperial Transport", "orbit-152")
                .counter("1st Line", "orbit-152")
                .cargo(4, 5));

        assertThat(scene.offers()).filteredOn(key -> key.startsWith("squad")).containsExactly("squad-with:0");
    }

    @Test
    @Tag("C-SUIC-1")
    void thereAreTwoSquadsAndNoThird() {
        SecondScene scene = buying(trained(40)
                .counter("1st Line", "1521")
                .counter("1st Line", "1621")
                .realm(realm -> {
                    realm.setSquadCarrier(0, 0);
                    realm.setSquadCarrier(1, 1);
                }));

        assertThat(scene.offers()).noneMatch(key -> key.startsWith("squad"));
    }

    @Test
    @Tag("K-R31")
    void stoppedRebellionsDoNotCountAmongTheSeven() {
        SecondPosition position = purse(40).counter("1st Line", "1521");
        for (String planet : List.of("Rhexia", "Barak", "Suti", "Cercis", "Lonica")) {
            position.control(planet, PlanetState.REBEL_CONTROL);
        }
        position.control("Angoff", PlanetState.REBELLION_STOPPED);
        buying(position).expectNotOffered("squad-with:0"); // with Orning six

        SecondPosition seven = purse(40).counter("1st Line", "1521");
        for (String planet : List.of("Rhexia", "Barak", "Suti", "Cercis", "Lonica", "Angoff")) {
            seven.control(planet, PlanetState.REBEL_CONTROL);
        }
        buying(seven).expectOffers("squad-with:0");
    }

    // ---- the rebels

    private static SecondPosition free(int points) {
        return galaxy(1)
                .points(Side.REBEL, points)
                .base("Lonica")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true);
    }

    private static SecondScene open(SecondPosition position) {
        SecondScene scene = position.baseRevealed().startStage(Segment.RESOURCES);
        scene.expect(Affair.REBEL_PURCHASE);
        return scene;
    }

    @ParameterizedTest
    @CsvSource({
        "urban-militia, 1",
        "wild-militia, 1",
        "wild-irregular, 2",
        "urban-regular, 3",
        "urban-elite, 7",
        "wild-elite, 7",
        "rebel-transport, 1",
        "rebel-light, 2",
        "rebel-cruiser, 4",
        "rebel-heavy, 7"
    })
    @Tag("K-R13")
    void atTheBaseAKindIsOfferedToWhoCanPayItToThePoint(String kind, int cost) {
        open(free(cost)).expectOffers("buy:" + kind);
        if (cost > 1) {
            open(free(cost - 1)).expectNotOffered("buy:" + kind);
        }
    }

    @Test
    @Tag("K-R13")
    void specialKindsAreNotBoughtEvenWhereTheBaseHasTheirEnviron() {
        // given: the base on Kalgar, all of it subterranean
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 20)
                .base("Kalgar")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .startStage(Segment.RESOURCES);

        scene.expectOffers("buy:urban-regular", "buy:wild-regular")
                .expectNotOffered("buy:subterranean-regular", "buy:subterranean-militia");
    }

    @Test
    @Tag("K-R13")
    void unitsComeIntoAnyEnvironOfTheBaseBesideTheEnemyAsFarAsThereIsRoom() {
        SecondPosition position = free(30).counter("Marine", "4211").counter("Marine", "4211");
        fill(position, "Urban Militia", 3, "4211");
        SecondScene scene = open(position);

        scene.play("buy:urban-regular");
        assertThat(scene.groundUnits("4212", Side.REBEL))
                .as("the town is full of rebels; urban troops may stand in the wild")
                .isEqualTo(1);
        scene.play("end");
        assertThat(scene.state("Lonica")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    @Tag("K-R3")
    void theRebelMixIsALimitToo() {
        SecondPosition position = free(30);
        fill(position, "Urban Elite", 5, "4411");
        fill(position, "Rebel Heavy", 6, "orbit-441");

        open(position).expectNotOffered("buy:urban-elite", "buy:rebel-heavy").expectOffers("buy:wild-elite");
    }

    @Test
    @Tag("K-R13")
    void aRebelPdbOrNobodysDoesNotCloseTheOrbitOfTheBase() {
        // given: Lonica itself in rebellion with its PDB Up
        open(free(30).control("Lonica", PlanetState.REBELLION).pdb("Lonica", 1, true))
                .expectOffers("buy:rebel-heavy");
        open(free(30).control("Lonica", PlanetState.REBEL_CONTROL).pdb("Lonica", 1, true))
                .expectOffers("buy:rebel-heavy");
    }

    @Test
    @Tag("C-PDB-3")
    void rebelsPutUpPdbsOfTheirPlanetsAndOfRisingsWithoutImperialGroundUnits() {
        SecondScene scene = free(5).control("Barak", PlanetState.REBELLION)
                .control("Suti", PlanetState.REBELLION)
                .counter("Conscript", "3222")
                .control("Angoff", PlanetState.REBELLION_STOPPED)
                .control("Cercis", PlanetState.REBELLION)
                .counter("Imperial Cruiser", "orbit-433")
                .startStage(Segment.RESOURCES);
        scene.play("decline");

        scene.expect(Affair.REBEL_PURCHASE).expectOffers("pdb-up:511", "pdb-up:433");
        scene.expectNotOffered("pdb-up:322", "pdb-up:222", "pdb-up:441", "pdb-up:421");
    }

    @Test
    @Tag("K-R15")
    void anOpenBaseRaisesLevelsOfControlledPlanetsOneEachAndNotOfRisings() {
        SecondScene scene =
                open(free(30).control("Barak", PlanetState.REBELLION).pdb("Barak", 0, true));

        scene.expectOffers("pdb-level:441").expectNotOffered("pdb-level:511", "pdb-level:421");
        scene.play("pdb-level:441").expectNotOffered("pdb-level:441");
        assertThat(scene.pdbLevel("Rhexia")).isEqualTo(1);
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(27);
    }

    @Test
    @Tag("C-EVENT-1")
    void event122DoesNotBindTheRebels() {
        open(free(30).event(122)).expectOffers("pdb-level:441");
    }

    @Test
    @Tag("K-R11")
    void aPdbPutUpDoesNotRevealTheBase() {
        SecondScene scene = free(30).control("Barak", PlanetState.REBELLION).startStage(Segment.RESOURCES);
        scene.play("decline", "pdb-up:511");

        assertThat(scene.realm().baseRevealed()).isFalse();
        assertThat(Realm.of(scene.game().viewFor(Viewer.IMPERIAL)).base()).isEqualTo(Realm.NONE);
    }

    @Test
    @Tag("K-D13")
    @Tag("K-R11")
    void aPlanetInRebelHandsThatNobodyControlsIsNoneToRevealTheBaseWith() {
        // given: Rhexia in state Rebel Control, PDB Down, only Imperial troops: nobody controls it
        SecondScene scene = galaxy(1)
                .points(Side.REBEL, 5)
                .base("Lonica")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .counter("1st Line", "4411")
                .control("Barak", PlanetState.REBELLION)
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.REBEL_PURCHASE);
    }

    @Test
    @Tag("K-D13")
    void theBaseMayBeRevealedWithoutAPointToSpend() {
        SecondScene scene = free(0).startStage(Segment.RESOURCES);

        scene.expect(Affair.REVEAL_BASE).play("reveal-base");
        assertThat(scene.realm().baseRevealed()).isTrue();
    }

    @Test
    @Tag("K-D13")
    void aKnownOrDestroyedBaseIsNotAskedFor() {
        assertThat(free(5).baseRevealed().startStage(Segment.RESOURCES).question())
                .isEqualTo(Affair.REBEL_PURCHASE);
        assertThat(free(5).realm(realm -> realm.destroyBase())
                        .startStage(Segment.RESOURCES)
                        .question())
                .isEqualTo(Affair.REBEL_PURCHASE);
    }

    // ---- combat at the base

    @Test
    @Tag("K-R12")
    @Tag("E2.1.B.5")
    void withoutImperialGroundUnitsOnTheBaseThereIsNoCombat() {
        SecondScene scene = free(30).counter("Imperial Transport", "4211").startStage(Segment.RESOURCES);
        scene.play("reveal-base", "buy:urban-regular", "place:4211", "end");

        assertThat(scene.question()).isNotEqualTo(Affair.BASE_COMBAT);
    }

    @Test
    @Tag("K-R12")
    void unitsThatStoodOnTheBaseBeforeMayFightThoughNothingIsBought() {
        SecondScene scene = free(0).counter("Wild Regular", "4212")
                .counter("Conscript", "4212")
                .counter("Conscript", "4211")
                .startStage(Segment.RESOURCES);
        scene.play("reveal-base");

        scene.expect(Affair.BASE_COMBAT);
        assertThat(scene.offers()).containsExactlyInAnyOrder("place:4212", "end");
    }

    @Test
    @Tag("K-R12")
    void baseCombatIsForTheGroundOnly() {
        SecondScene scene = free(30).counter("Imperial Light", "orbit-421")
                .counter("Rebel Heavy", "orbit-421")
                .startStage(Segment.RESOURCES);
        scene.play("reveal-base", "end");

        assertThat(scene.question()).isNotEqualTo(Affair.BASE_COMBAT);
    }

    @Test
    @Tag("K-R12")
    void eachEnvironOfTheBaseIsFoughtInOnce() {
        SecondScene scene = free(0).luck(3)
                .counter("Wild Regular", "4212")
                .counter("Stormtrooper", "4212")
                .counter("Urban Regular", "4211")
                .counter("Stormtrooper", "4211")
                .startStage(Segment.RESOURCES);
        scene.play("reveal-base").expect(Affair.BASE_COMBAT).expectOffers("place:4211", "place:4212", "end");
        scene.play("place:4212");
        while (scene.question() != Affair.BASE_COMBAT) {
            assertThat(scene.question()).isNotEqualTo(Query.INTERPLANETARY);
            scene.play(quiet(scene));
        }

        scene.expectOffers("place:4211").expectNotOffered("place:4212");
    }

    @Test
    @Tag("K-R9")
    void theEmpireSpendsAfterItHasSeenTheBaseAndBeforeTheRebels() {
        SecondScene scene = galaxy(2)
                .points(Side.REBEL, 20)
                .points(Side.IMPERIAL, 5)
                .base("Lonica")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .startStage(Segment.RESOURCES);
        scene.expect(Affair.TAX).play("half-for-all");
        scene.expect(Affair.REVEAL_BASE).play("reveal-base");
        assertThat(Realm.of(scene.game().viewFor(Viewer.IMPERIAL)).base()).isEqualTo(Position.planetNamed("Lonica"));
        scene.expect(Affair.IMPERIAL_PURCHASE).play("end");
        scene.expect(Affair.REBEL_PURCHASE);
    }

    // ---- sums and sights

    @Test
    @Tag("K-R8")
    void damagedMarkersAndCargoCountsAreSeenButNoKinds() {
        SecondScene scene = buying(purse(40)
                .counter("Imperial Transport", "orbit-152")
                .counter("Stormtrooper", "orbit-152")
                .cargo(0, 1)
                .damaged(1)
                .with(CampaignPosition.faceDown(0, 1)));
        var seen = Theatre.counters(scene.game().viewFor(Viewer.REBEL));

        List<Integer> aboard = IntStream.range(0, seen.count())
                .filter(each -> seen.carrier(each) >= 0)
                .boxed()
                .toList();
        assertThat(aboard).hasSize(1);
        assertThat(seen.isDamaged(aboard.getFirst())).isTrue();
        assertThat(seen.type(aboard.getFirst()).name()).isNotEqualTo("Stormtrooper");
    }

    @Test
    @Tag("K-R20")
    void bothTracksAreSeenByBothPlayers() {
        SecondScene scene = resources(free(12).points(Side.IMPERIAL, 7));

        assertThat(Realm.of(scene.game().viewFor(Viewer.IMPERIAL)).points(Side.REBEL))
                .isEqualTo(12);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).points(Side.IMPERIAL))
                .isEqualTo(7);
    }

    @Test
    void secretIncomeIsARiseWithoutAName() {
        SecondScene scene = resources(galaxy(2).secret("Etreg", Secret.GEM_WORLD));
        scene.play("none", "half-for-all");

        assertThat(scene.game().log(Viewer.REBEL).toString())
                .doesNotContain("GEM")
                .doesNotContain("Gem");
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37 + 5);
    }
}
