package fitg.level.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E2.1.B: taxes, upkeep, the base revealed, what both sides buy, and combat at the base. */
class CampaignResourcesTest {

    private static final int EVENT_113 = 113 - 98;

    private static SecondPosition campaign(int turn) {
        return SecondPosition.campaign().round(turn);
    }

    private static SecondScene resources(SecondPosition position) {
        return position.startStage(Segment.RESOURCES);
    }

    // ---- taxes

    @Test
    @Tag("KA8")
    @Tag("E2.1.B.1")
    @Tag("C-RES-3")
    @Tag("K-R9")
    void taxesSecretIncomeDebtAndUpkeepComeInTheirOrder() {
        // KA8
        SecondScene scene = campaign(2)
                .points(Side.REBEL, 7)
                .realm(realm -> realm.setEventDeck(1L << EVENT_113))
                .secret("Etreg", Secret.GEM_WORLD)
                .secret("Quibron", Secret.INDUSTRIAL_WORLD)
                .secret("Angoff", Secret.SLAVE_WORLD)
                .counter("Marine", "1621")
                .counter("Marine", "2412")
                .counter("Marine", "3111")
                .counter("Guard", "4111")
                .counter("Imperial Heavy", "orbit-152")
                .counter("Imperial Heavy", "orbit-542")
                .startStage(Segment.GALACTIC_EVENT);
        scene.expect(Affair.SHOW_SECRET).expectOffers("none", "reveal:212", "reveal:221", "reveal:222");
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(12);

        scene.play("none").expect(Affair.TAX).play("half-for-all");

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37 + 13 - 5 - 6);
        assertThat(scene.realm().debt()).isZero();
        scene.expect(Affair.IMPERIAL_PURCHASE);
    }

    @Test
    @Tag("E2.1.B.1")
    void fullTaxesAngerAndNoTaxesCalmDown() {
        SecondScene scene = resources(campaign(2)
                .loyalty("Cieson", Loyalty.LOYAL)
                .loyalty("Etreg", Loyalty.DISSENT)
                .loyalty("Lysenda", Loyalty.LOYAL));
        scene.expect(Affair.TAX).expectOffers("tax-full:211", "tax-half:211", "tax-nothing:211", "half-for-all");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);

        scene.play("tax-full:211", "tax-nothing:212", "tax-nothing:232", "half-for-all");

        assertThat(scene.loyalty("Cieson")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.NEUTRAL);
        // Lysenda is where it began
        assertThat(scene.loyalty("Lysenda")).isEqualTo(Loyalty.LOYAL);
        assertThat(scene.events(Tidings.Taxed.class))
                .extracting(Tidings.Taxed::points)
                .startsWith(5, 0, 0);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37 - 2 + 5 - 6 - 6);
    }

    @Test
    @Tag("E2.1.B.1")
    @Tag("K-R17")
    void fullTaxesOnUnrestStartARebellionThatFightsBeforeTheNextPlanetIsTaxed() {
        SecondScene scene = resources(campaign(2)
                .loyalty("Quibron", Loyalty.UNREST)
                .counter("Conscript", "2211")
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));

        scene.play("tax-full:221").expect(Affair.REBEL_UNITS);
        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.REBELLION);
        scene.play("buy:wild-regular", "buy:wild-regular");
        scene.skipTo(Affair.UPRISING_COMBAT).expectOffers("place:2211", "end");
        scene.play("end");

        scene.expect(Affair.TAX).expectNotOffered("tax-half:221");
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(6);
        scene.play("half-for-all");
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37 - 3 + 6);
    }

    @Test
    @Tag("E2.1.B.1")
    void empireForeverPaysGladlyOnceItIsShownAndAnySecretMayBeShownBefore() {
        SecondScene scene = resources(campaign(2).secret("Etreg", Secret.EMPIRE_FOREVER));
        scene.play("none", "tax-full:212").expect(Affair.SHOW_SECRET).expectOffers("reveal:212", "none");

        scene.play("reveal:212");

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(scene.events(Tidings.Taxed.class))
                .extracting(Tidings.Taxed::points)
                .containsExactly(12);
    }

    @Test
    @Tag("E2.1.B.1")
    void whoWelcomesRebelsHatesEveryTax() {
        SecondScene half =
                resources(campaign(2).revealed("Etreg", Secret.WELCOME_REBELS).loyalty("Etreg", Loyalty.NEUTRAL));
        half.play("tax-half:212");
        SecondScene none =
                resources(campaign(2).revealed("Etreg", Secret.WELCOME_REBELS).loyalty("Etreg", Loyalty.NEUTRAL));
        none.play("tax-nothing:212");

        assertThat(half.loyalty("Etreg")).isEqualTo(Loyalty.DISSENT);
        assertThat(none.loyalty("Etreg")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    @Tag("E2.1.B.1")
    void withoutItsCapitalAProvincePaysNothingButSecretsDo() {
        SecondScene scene =
                resources(campaign(2).control("Orning", PlanetState.REBELLION).revealed("Etreg", Secret.GEM_WORLD));

        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(5);
        assertThat(scene.events(Tidings.Taxed.class)).isEmpty();
    }

    @Test
    @Tag("K-R10")
    void theFirstTurnHasNeitherTaxesNorUpkeepNorImperialPurchases() {
        SecondScene scene = campaign(1)
                .points(Side.IMPERIAL, 20)
                .points(Side.REBEL, 5)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .base("Lonica")
                .counter("Marine", "1621")
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.REVEAL_BASE).play("decline");

        scene.expect(Affair.REBEL_PURCHASE).expectOffers("pdb-up:441");
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(20);
    }

    // ---- upkeep

    @Test
    @Tag("C-RES-3")
    @Tag("K-R16")
    void whatCannotBePaidBecomesLess() {
        SecondScene scene = resources(campaign(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.IMPERIAL, 1)
                .pdb("Diomas", 2, true)
                .counter("Marine", "1621")
                .counter("Guard", "1521")
                .counter("Imperial Heavy", "orbit-152"));
        scene.expect(Affair.UPKEEP).expectOffers("pay-for:0", "pay-for:1", "pay-for:2", "pay-for-pdb:152");
        assertThat(scene.decision().suggested().key()).isEqualTo("pay-for:2");

        scene.play("pay-for:1");

        assertThat(typeOf(scene, 0)).isEqualTo("Stormtrooper");
        assertThat(typeOf(scene, 1)).isEqualTo("Guard");
        assertThat(typeOf(scene, 2)).isEqualTo("Imperial Cruiser");
        assertThat(scene.pdbLevel("Diomas")).isEqualTo(1);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
        assertThat(scene.last(Tidings.UpkeepUnpaid.class).number()).isEqualTo(3);
    }

    @Test
    @Tag("K-R3")
    @Tag("K-R16")
    void aDowngradeNeedsACounterOfTheLesserKind() {
        SecondPosition position =
                campaign(2).control("Orning", PlanetState.REBELLION).counter("Marine", "1621");
        for (int stormtrooper = 0; stormtrooper < 13; stormtrooper++) {
            position.counter("Stormtrooper", "1521");
        }

        SecondScene scene = resources(position);

        assertThat(typeOf(scene, 0)).isEqualTo("1st Line");
    }

    @Test
    @Tag("C-RES-3")
    void withoutDiomasAndOrlogNothingIsPaid() {
        SecondScene scene = resources(campaign(2)
                .control("Diomas", PlanetState.REBELLION)
                .control("Orlog", PlanetState.REBEL_CONTROL)
                .points(Side.REBEL, 5)
                .points(Side.IMPERIAL, 30)
                .counter("Marine", "2412"));

        assertThat(typeOf(scene, 0)).isEqualTo("Stormtrooper");
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(30);
        scene.expect(Affair.REBEL_PURCHASE).expectOffers("pdb-up:162");
    }

    private static String typeOf(SecondScene scene, int counter) {
        return Theatre.counters(scene.truth()).type(counter).name();
    }

    // ---- Imperial purchases

    private static SecondPosition rich(int turn) {
        return campaign(turn).points(Side.IMPERIAL, 60).control("Orning", PlanetState.REBELLION);
    }

    @Test
    @Tag("E2.1.B.3")
    @Tag("K-R4")
    @Tag("K-R8")
    void unitsAppearOnTheSeatsAndAreSeenWhenHeIsDone() {
        SecondScene scene = resources(rich(2));
        scene.expect(Affair.IMPERIAL_PURCHASE).expectOffers("buy:marine", "buy:imperial-heavy", "end");

        scene.play("buy:marine").expect(Affair.WHERE).expectOffers("place:1521", "place:1621");
        scene.expectNotOffered("place:2412", "place:orbit-152").play("place:1621");
        scene.play("buy:imperial-heavy").expectOffers("place:orbit-152").expectNotOffered("place:1521");
        scene.play("place:orbit-152").expectNotOffered("buy:marine", "buy:guard", "buy:imperial-heavy");
        scene.play("pdb-up:152");

        PlayerView meanwhile = scene.game().viewFor(Viewer.REBEL);
        assertThat(Realm.of(meanwhile).points(Side.IMPERIAL)).isEqualTo(60);
        assertThat(meanwhile.planets().pdbUp(Position.planetNamed("Diomas"))).isFalse();
        assertThat(Theatre.counters(meanwhile).anyMilitary(SecondPosition.place("1621"), Side.IMPERIAL))
                .isFalse();

        scene.play("end");

        PlayerView after = scene.game().viewFor(Viewer.REBEL);
        assertThat(Realm.of(after).points(Side.IMPERIAL)).isEqualTo(60 - 7 - 7 - 1);
        assertThat(after.planets().pdbUp(Position.planetNamed("Diomas"))).isTrue();
        assertThat(Theatre.counters(after).groundUnits(SecondPosition.place("1621"), Side.IMPERIAL))
                .isEqualTo(1);
        assertThat(Theatre.counters(scene.truth()).is(CounterMark.FACE_DOWN, 0)).isTrue();
        assertThat(scene.last(Tidings.PointsChanged.class).change()).isEqualTo(-15);
    }

    @Test
    @Tag("E2.1.B.3")
    void theCapitalOfTheProvinceTaxedIsASiteToo() {
        SecondScene scene = resources(campaign(2).points(Side.IMPERIAL, 30));
        scene.play("half-for-all", "buy:2nd-line");

        scene.expectOffers("place:2411", "place:2412", "place:1521").expectNotOffered("place:3111");
    }

    @Test
    @Tag("E2.1.B.3")
    void oneAtrocityUnitInAPhaseAndOnlyOverASeat() {
        SecondScene scene = resources(campaign(2).points(Side.IMPERIAL, 90));
        scene.play("half-for-all", "buy:resolution");

        assertThat(scene.offers()).containsExactly("place:orbit-152", "place:orbit-162");
        scene.play("place:orbit-162").expectNotOffered("buy:peacemaker", "buy:planet-stabilizer");
    }

    @Test
    @Tag("K-R15")
    void levelsOnlyWhereTaxesAreDueAndInTheFirstProvinceOneOfEachPdb() {
        SecondScene scene = resources(campaign(2)
                .points(Side.IMPERIAL, 30)
                .pdb("Orning", 0, true)
                .pdb("Diomas", 0, true)
                .pdb("Chim", 0, true));
        scene.play("half-for-all").expectOffers("pdb-level:241", "pdb-level:152", "pdb-up:312", "pdb-up:211");
        scene.expectNotOffered("pdb-level:311", "pdb-level:211");

        scene.play("pdb-level:241").expectNotOffered("pdb-level:241");
        scene.play("pdb-up:211").expectOffers("pdb-level:211");
    }

    @Test
    @Tag("K-R15")
    void noWorksInAProvinceWhoseCapitalIsLost() {
        SecondScene scene = resources(campaign(2).points(Side.IMPERIAL, 30).control("Chim", PlanetState.REBELLION));

        scene.play("half-for-all").expectOffers("pdb-up:211").expectNotOffered("pdb-up:321", "pdb-up:312");
    }

    @Test
    @Tag("K-R14")
    @Tag("C-RES-2")
    void damagedUnitsAreRepairedForHalfTheirCost() {
        SecondScene scene = resources(rich(2).counter("Stormtrooper", "1621")
                .counter("1st Line", "2111")
                .counter("Imperial Light", "drift-15")
                .counter("1st Line", "3211")
                .counter("Urban Militia", "3211")
                .damaged(0, 1, 2, 3));
        scene.expectOffers("repair-unit:0", "repair-unit:1").expectNotOffered("repair-unit:2", "repair-unit:3");

        scene.play("repair-unit:0");

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(57);
        scene.expectNotOffered("repair-unit:0");
        assertThat(scene.isCounterDamaged(0)).as("seen when he is done (K-R8)").isTrue();

        scene.play("end");

        assertThat(scene.isCounterDamaged(0)).isFalse();
        assertThat(scene.isCounterDamaged(1)).isTrue();
    }

    @Test
    void event103StopsUnitsAndEvent122StopsWorks() {
        SecondScene noUnits =
                resources(rich(2).event(103).counter("Stormtrooper", "1621").damaged(0));
        SecondScene noWorks = resources(rich(2).event(122));

        noUnits.expectOffers("repair-unit:0", "pdb-up:152");
        assertThat(noUnits.offers()).noneMatch(key -> key.startsWith("buy"));
        assertThat(noWorks.offers()).anyMatch(key -> key.startsWith("buy")).noneMatch(key -> key.startsWith("pdb"));
    }

    @Test
    @Tag("K-R20")
    void whatIsNotSpentIsCutTo99() {
        SecondScene scene = resources(campaign(2).points(Side.IMPERIAL, 95));
        scene.play("half-for-all");
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(132);

        scene.play("end");

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(99);
    }

    @Test
    @Tag("K-R31")
    @Tag("C-SUIC-1")
    void squadsNeedSevenPlanetsOnceAndACarrier() {
        // KA11
        SecondPosition six = rich(2).counter("Stormtrooper", "1621").counter("Conscript", "1621");
        for (String planet : List.of("Rhexia", "Barak", "Suti", "Angoff", "Lonica")) {
            six.control(planet, PlanetState.REBELLION);
        }
        resources(six).expectNotOffered("squad-with:0");

        SecondPosition seven = rich(2).counter("Stormtrooper", "1621").counter("Conscript", "1621");
        for (String planet : List.of("Rhexia", "Barak", "Suti", "Angoff", "Lonica", "Cercis")) {
            seven.control(planet, PlanetState.REBELLION);
        }
        SecondScene scene = resources(seven);
        scene.expectOffers("squad-with:0").expectNotOffered("squad-with:1").play("squad-with:0");
        scene.expectNotOffered("squad-with:0");
        assertThat(scene.realm().squadCarrier(0)).isZero();
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(50);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).squadCarrier(0)).isEqualTo(Realm.NONE);

        SecondPosition trained = rich(2).counter("Stormtrooper", "1621")
                .realm(realm -> realm.trainSquads())
                .control("Rhexia", PlanetState.REBELLION);
        resources(trained).expectOffers("squad-with:0");
    }

    // ---- the rebels

    @Test
    @Tag("KA9")
    @Tag("E2.1.B.2")
    @Tag("K-R11")
    @Tag("K-R14")
    void withAHiddenBaseTheRebelsRepairAndPutPdbsUpButBuyNothing() {
        // KA9
        SecondScene scene = resources(campaign(2)
                .points(Side.REBEL, 12)
                .base("Lonica")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true)
                .counter("Wild Regular", "4411")
                .damaged(0));
        scene.play("half-for-all").expect(Affair.REVEAL_BASE).play("decline").play("end");

        scene.expect(Affair.REBEL_PURCHASE).expectOffers("repair-unit:0").expectNotOffered("pdb-level:441");
        assertThat(scene.offers()).noneMatch(key -> key.startsWith("buy"));
        scene.play("repair-unit:0");
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(10);
    }

    @Test
    @Tag("E2.1.B.2")
    @Tag("K-R11")
    void theBaseIsNotOfferedToBeRevealedWithoutAPlanet() {
        SecondScene scene =
                resources(campaign(2).points(Side.REBEL, 12).base("Lonica").control("Rhexia", PlanetState.REBELLION));

        scene.play("half-for-all").expect(Affair.IMPERIAL_PURCHASE).play("end");

        scene.expect(Affair.REBEL_PURCHASE).expectOffers("pdb-up:441");
    }

    @Test
    @Tag("KA10")
    @Tag("E2.1.B.2")
    @Tag("E2.1.B.3")
    @Tag("E2.1.B.4")
    @Tag("E2.1.B.5")
    @Tag("K-R12")
    @Tag("K-R22")
    void theBaseIsRevealedUnitsAreBoughtAndFightAndNoCardIsTurned() {
        // KA10
        SecondScene scene = resources(campaign(3)
                .luck(5)
                .points(Side.REBEL, 20)
                .base("Lonica")
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .realm(realm -> realm.assignments().add(0))
                .counter("Conscript", "4211"));
        scene.play("half-for-all")
                .expect(Affair.REVEAL_BASE)
                .play("reveal-base")
                .play("end");

        scene.expect(Affair.REBEL_PURCHASE)
                .expectOffers("buy:urban-elite", "buy:wild-regular", "buy:rebel-heavy")
                .expectNotOffered("buy:air-regular");
        scene.play("buy:urban-elite").expectOffers("place:4211", "place:4212").play("place:4211");
        scene.play("buy:rebel-transport")
                .expectOffers("place:orbit-421", "place:4211")
                .play("place:orbit-421");
        scene.play("buy:wild-regular").expectOffers("place:orbit-421").play("place:orbit-421");
        assertThat(scene.carrier(3)).isEqualTo(2);
        scene.play("end").expect(Affair.BASE_COMBAT).expectOffers("place:4211", "end");
        scene.play("place:4211");
        scene.skipTo(Query.INTERPLANETARY);

        assertThat(scene.events(Happening.BattleBegan.class)).hasSize(1);
        assertThat(scene.realm().assignments().turned()).isZero();
        assertThat(scene.realm().assignments().current()).isEqualTo(Realm.NONE);
    }

    @Test
    @Tag("K-R13")
    void theOrbitOfTheBaseIsClosedByImperialStarshipsAndByAPdb() {
        SecondScene watched = resources(campaign(1)
                .points(Side.REBEL, 20)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .counter("Imperial Light", "orbit-421"));
        watched.expectNotOffered("buy:rebel-heavy").play("buy:rebel-light").expectNotOffered("place:orbit-421");

        SecondScene underGuns = resources(campaign(1)
                .points(Side.REBEL, 20)
                .base("Lonica")
                .baseRevealed()
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Lonica", 0, true));
        underGuns.expectNotOffered("buy:rebel-heavy");
    }

    @Test
    void aDestroyedBaseBringsNoUnitsButWorksAndRepairs() {
        SecondScene scene = resources(campaign(1)
                .points(Side.REBEL, 20)
                .base("Lonica")
                .realm(realm -> realm.destroyBase())
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .pdb("Rhexia", 0, true));

        assertThat(scene.offers()).containsExactly("pdb-level:441", "end");
    }

    // ---- two provinces

    @Test
    void inTwoProvincesAGrantComesWhereNothingIsTaxed() {
        SecondScene grant = resources(
                SecondPosition.of(Scenarios.named("campaign-2002-short").orElseThrow())
                        .round(3)
                        .place("Ly Mantok", "2221")
                        .control("Angoff", PlanetState.REBEL_CONTROL)
                        .realm(realm -> realm.setDebt(4)));
        grant.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(grant.forcePoints(Side.IMPERIAL)).isEqualTo(6);
        grant.play("buy:2nd-line").expectOffers("place:2412", "place:3111");

        SecondScene taxes = resources(
                SecondPosition.of(Scenarios.named("campaign-2002-short").orElseThrow())
                        .round(2)
                        .place("Ly Mantok", "2221")
                        .control("Angoff", PlanetState.REBEL_CONTROL));
        taxes.play("half-for-all");
        assertThat(taxes.forcePoints(Side.IMPERIAL)).isEqualTo(33);
    }

    // ---- the interphase

    @Test
    @Tag("E2.4.4")
    @Tag("K-R15")
    @Tag("C-PDB-3")
    void atAnInterphasePdbsGoUpForAPointEachAsLongAsThereArePoints() {
        SecondScene scene = campaign(2)
                .points(Side.REBEL, 2)
                .points(Side.IMPERIAL, 0)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .control("Barak", PlanetState.REBELLION)
                .control("Suti", PlanetState.REBELLION)
                .counter("Conscript", "3221")
                .startInterphase();
        scene.expect(Query.PDB_UP)
                .expectOffers("pdb-up:441", "pdb-up:511")
                .expectNotOffered("pdb-up:322", "pdb-up:152");

        scene.play("pdb-up:441", "pdb-up:511");

        assertThat(scene.pdbUp("Rhexia")).isTrue();
        assertThat(scene.pdbUp("Barak")).isTrue();
        assertThat(scene.forcePoints(Side.REBEL)).isZero();
        assertThat(scene.question()).isNotEqualTo(Query.PDB_UP);
    }
}
