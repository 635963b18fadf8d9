package fitg.galaxy.taxation;

import static fitg.play.CampaignPosition.eventOnTop;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.CampaignPosition.typeOf;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** 3-galactic, 7 and 8, where taxes and upkeep meet events, secrets and lost capitals. */
@Tag("E2.1.B.1")
class CampaignTaxCasesTest {

    private static SecondPosition galaxy(int turn) {
        return SecondPosition.campaign().round(turn).place("Tourag", "2231");
    }

    private static SecondScene resources(SecondPosition position) {
        return position.startStage(Segment.RESOURCES);
    }

    private static List<Integer> taxed(SecondScene scene) {
        return scene.events(Tidings.Taxed.class).stream()
                .map(Tidings.Taxed::points)
                .toList();
    }

    // ---- what a planet pays, and what its people think of it

    @ParameterizedTest
    @CsvSource({
        "211, 5, 2",
        "212, 12, 6",
        "221, 6, 3",
        "222, 9, 4",
        "223, 12, 6",
        "231, 11, 5",
        "232, 12, 6",
        "241, 10, 5"
    })
    void halfATaxIsRoundedDownPlanetByPlanet(int planet, int full, int half) {
        SecondScene whole = resources(galaxy(2));
        whole.play("tax-full:" + planet);
        SecondScene part = resources(galaxy(2));
        part.play("tax-half:" + planet);

        assertThat(taxed(whole)).containsExactly(full);
        assertThat(taxed(part)).containsExactly(half);
    }

    @ParameterizedTest
    @CsvSource({"PATRIOTIC, PATRIOTIC", "LOYAL, LOYAL", "NEUTRAL, NEUTRAL", "DISSENT, NEUTRAL", "UNREST, DISSENT"})
    void withoutTaxesAPlanetReturnsOneSpaceTowardsItsStartAndNeverBeyond(Loyalty before, Loyalty after) {
        // given: Angoff, which began Neutral
        SecondScene scene = resources(galaxy(2).loyalty("Angoff", before));

        scene.play("tax-nothing:222");

        assertThat(scene.loyalty("Angoff")).isEqualTo(after);
    }

    @Test
    void planetsInRevoltOrStoppedAreNotTaxed() {
        SecondScene scene = resources(galaxy(2)
                .control("Quibron", PlanetState.REBELLION)
                .control("Angoff", PlanetState.REBELLION_STOPPED)
                .counter("Conscript", "2221")
                .control("Charkhan", PlanetState.REBEL_CONTROL)
                .pdb("Charkhan", 0, true));

        scene.expect(Affair.TAX).expectOffers("tax-full:211");
        assertThat(scene.offers()).noneMatch(key -> key.matches("tax-.*:(221|222|223)"));
    }

    @Test
    void anImperialPlanetWhosePdbIsDownAmongRebelTroopsPaysNothing() {
        // K-R25: control is lost through units at any instant; only Rebel ground units stand on Cieson
        SecondScene scene = resources(galaxy(2).counter("Air Regular", "2111"));

        assertThat(scene.controller("Cieson")).isNotEqualTo(Side.IMPERIAL);
        assertThat(scene.expect(Affair.TAX).offers()).noneMatch(key -> key.endsWith(":211"));
    }

    @Test
    void aPlanetIsHandledOnce() {
        SecondScene scene = resources(galaxy(2));
        scene.play("tax-nothing:211");

        assertThat(scene.offers()).noneMatch(key -> key.endsWith(":211"));
    }

    // ---- taxes and hypnosis, quarrels, jammed communications

    @Test
    void underHypnosisFullTaxesComeInWithoutAStirEvenAtUnrest() {
        SecondScene scene = resources(galaxy(2)
                .loyalty("Quibron", Loyalty.UNREST)
                .loyalty("Angoff", Loyalty.DISSENT)
                .counter("Resolution", "orbit-221")
                .counter("Peacemaker", "orbit-222")
                .realm(realm -> {
                    realm.setHypnotised(0, Position.planetNamed("Quibron"));
                    realm.setHypnotised(1, Position.planetNamed("Angoff"));
                }));

        scene.play("tax-full:221", "tax-nothing:222");

        assertThat(taxed(scene)).containsExactly(6, 0);
        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    @Tag("K-R17")
    void theDominoOfATaxRevoltMovesPlanetsBeforeTheyAreTaxed() {
        // given: Quibron rises; Angoff of the same system was Neutral and is moved to Dissent before anybody asks for
        // its tax
        SecondScene scene = resources(galaxy(2).loyalty("Quibron", Loyalty.UNREST));
        scene.play("tax-full:221").expect(Affair.REBEL_UNITS).play("end");
        while (scene.question() == Affair.DOMINO) {
            scene.play(scene.offers("planet:222") ? "planet:222" : "end");
        }
        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.DISSENT);

        scene.play("tax-full:222");

        assertThat(scene.loyalty("Angoff")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.state("Angoff")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    // ---- taxes and secrets

    @ParameterizedTest
    @EnumSource(Secret.class)
    @Tag("G-R48")
    void fullTaxesAskForWhateverSecretLiesThereAndHalfTaxesDoNot(Secret secret) {
        SecondScene full = resources(galaxy(2).secret("Etreg", secret));
        full.play("none", "tax-full:212");
        full.expect(Affair.SHOW_SECRET);
        assertThat(full.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(full.offers()).containsExactlyInAnyOrder("reveal:212", "none");

        SecondScene half = resources(galaxy(2).secret("Etreg", secret));
        half.play("none", "tax-half:212").expect(Affair.TAX);
    }

    @Test
    void welcomeRebelsShownInTheMiddleOfItsTaxGoesToDissentAndThenOneSpaceFurther() {
        SecondScene scene = resources(galaxy(2).secret("Etreg", Secret.WELCOME_REBELS));

        scene.play("none", "tax-full:212", "reveal:212");

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.state("Etreg")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
        assertThat(taxed(scene)).containsExactly(12);
    }

    @Test
    void unrevealedWelcomeRebelsIsAnOrdinaryPlanet() {
        SecondScene half =
                resources(galaxy(2).secret("Etreg", Secret.WELCOME_REBELS).loyalty("Etreg", Loyalty.NEUTRAL));
        half.play("none", "tax-half:212");
        SecondScene none =
                resources(galaxy(2).secret("Etreg", Secret.WELCOME_REBELS).loyalty("Etreg", Loyalty.NEUTRAL));
        none.play("none", "tax-nothing:212");

        assertThat(half.loyalty("Etreg")).isEqualTo(Loyalty.NEUTRAL);
        assertThat(none.loyalty("Etreg")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void aRevealedWelcomeRebelsMovesOneSpaceByFullTaxesNotTwo() {
        SecondScene scene =
                resources(galaxy(2).revealed("Etreg", Secret.WELCOME_REBELS).loyalty("Etreg", Loyalty.NEUTRAL));

        scene.play("tax-full:212");

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void aDeadWorldShownInTheMiddleOfItsTaxPaysNothing() {
        SecondScene scene = resources(galaxy(2).secret("Etreg", Secret.DEAD_WORLD));
        scene.play("none", "tax-full:212", "reveal:212");
        while (scene.question() == Affair.DOMINO || scene.question() == Affair.DOMINO_RACE) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }

        assertThat(scene.realm().isDestroyed(Position.planetNamed("Etreg"))).isTrue();
        assertThat(taxed(scene).stream().mapToInt(Integer::intValue).sum()).isZero();
        scene.expect(Affair.TAX);
        assertThat(scene.offers()).noneMatch(key -> key.endsWith(":212"));
    }

    @Test
    void halfForAllDoesNotAskForSecrets() {
        SecondScene scene = resources(galaxy(2).secret("Etreg", Secret.EMPIRE_FOREVER));
        scene.play("none", "half-for-all");

        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37);
    }

    @Test
    void empireForeverOnceShownIsNotAskedForAgainAndNeverTiresOfTaxes() {
        SecondScene scene =
                resources(galaxy(2).revealed("Etreg", Secret.EMPIRE_FOREVER).loyalty("Etreg", Loyalty.DISSENT));

        scene.play("tax-full:212").expect(Affair.TAX);

        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.DISSENT);
        assertThat(taxed(scene)).containsExactly(12);
    }

    @ParameterizedTest
    @CsvSource({"GEM_WORLD, 5", "INDUSTRIAL_WORLD, 3", "SLAVE_WORLD, 5"})
    void aSecretPaysHiddenOrShownInWhateverProvinceItLiesAsLongAsThePlanetIsHeld(Secret secret, int income) {
        SecondScene hidden = resources(galaxy(2).secret("Scythia", secret));
        hidden.play("none", "half-for-all");
        SecondScene shown = resources(galaxy(2).revealed("Scythia", secret));
        shown.play("half-for-all");
        SecondScene stopped =
                resources(galaxy(2).revealed("Scythia", secret).control("Scythia", PlanetState.REBELLION_STOPPED));
        stopped.play("half-for-all");

        assertThat(hidden.forcePoints(Side.IMPERIAL)).isEqualTo(37 + income);
        assertThat(shown.forcePoints(Side.IMPERIAL)).isEqualTo(37 + income);
        assertThat(stopped.forcePoints(Side.IMPERIAL)).isEqualTo(37);
    }

    @Test
    @Tag("K-R10")
    @Tag("G-R16")
    void inTheFirstTurnSecretsPayNothingAndNoDebtIsPaid() {
        SecondScene scene = galaxy(1)
                .revealed("Etreg", Secret.GEM_WORLD)
                .realm(realm -> realm.setDebt(5))
                .points(Side.REBEL, 5)
                .control("Rhexia", PlanetState.REBELLION)
                .startStage(Segment.RESOURCES);

        scene.expect(Affair.REBEL_PURCHASE);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
        assertThat(scene.realm().debt()).isEqualTo(5);
    }

    // ---- the debt of event 113

    @Test
    @Tag("G-R14")
    void aDebtGreaterThanTheIncomeIsPaidInPartAndLeavesTheSavingsAlone() {
        // given: only the Industrial World pays (3); 5 are owed, 4 are saved
        SecondScene scene = resources(galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .revealed("Etreg", Secret.INDUSTRIAL_WORLD)
                .realm(realm -> realm.setDebt(5))
                .points(Side.IMPERIAL, 4));

        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.realm().debt()).isEqualTo(2);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(4);
    }

    @Test
    @Tag("C-EVENT-1")
    void event113TakesFiveFromAFullTrackAndTheRebelsGetFiveAtMost199() {
        SecondScene scene = galaxy(2)
                .points(Side.IMPERIAL, 30)
                .points(Side.REBEL, 197)
                .realm(eventOnTop(113))
                .startStage(Segment.GALACTIC_EVENT);

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(25);
        assertThat(scene.realm().debt()).isZero();
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(199);
    }

    // ---- who may tax

    @Test
    void diomasMayBeLostAsLongAsOrlogIsHeld() {
        SecondScene scene = resources(galaxy(2).control("Diomas", PlanetState.REBELLION));

        scene.expect(Affair.TAX).play("half-for-all");
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37);
    }

    @Test
    void theFirstProvinceIsNotTaxedWithoutDiomasAlthoughOrlogIsHeld() {
        SecondScene scene =
                resources(galaxy(6).control("Diomas", PlanetState.REBELLION).points(Side.IMPERIAL, 3));

        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(3);
    }

    @Test
    void withoutItsCapitalAProvinceIsNotCalmedByLowTaxesEither() {
        SecondScene scene = resources(galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.IMPERIAL, 3)
                .loyalty("Etreg", Loyalty.DISSENT));

        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.loyalty("Etreg")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.events(Event.LoyaltyShifted.class)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "3, 3", "4, 4", "5, 5", "6, 1", "7, 2", "10, 5", "11, 1", "16, 1", "20, 5"})
    void theProvincesAreTaxedInTheOrderOfTheTrack(int turn, int province) {
        SecondScene scene = resources(galaxy(turn));

        scene.expect(Affair.TAX);
        assertThat(scene.decision().subject()).isEqualTo(province);
    }

    // ---- the 99 of the track

    @Test
    @Tag("K-R20")
    @Tag("G-R41")
    void theTrackIsCutEvenIfNothingMayBeSpent() {
        SecondScene scene = resources(galaxy(2)
                .control("Diomas", PlanetState.REBELLION)
                .control("Orlog", PlanetState.REBELLION)
                .points(Side.IMPERIAL, 97)
                .points(Side.REBEL, 1)
                .revealed("Etreg", Secret.GEM_WORLD));

        scene.expect(Affair.REBEL_PURCHASE);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(99);
    }

    @Test
    @Tag("K-R20")
    void aboveNinetyNineMayBeSpentBeforeTheTrackIsCut() {
        SecondScene scene = resources(galaxy(2).points(Side.IMPERIAL, 95));
        scene.play(
                "half-for-all",
                "buy:marine",
                "place:1521",
                "buy:marine",
                "place:1521",
                "buy:resolution",
                "place:orbit-152");

        scene.play("end");

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(99);
        // 132 - 7 - 7 - 15 = 103
        assertThat(scene.events(Tidings.PointsChanged.class).stream()
                        .filter(told -> told.side() == Side.IMPERIAL)
                        .mapToInt(Tidings.PointsChanged::track))
                .contains(99);
    }

    // ---- upkeep

    @Test
    @Tag("C-RES-3")
    void upkeepIsPaidFromTheTaxesOfTheSameTurnWithoutAQuestion() {
        SecondScene scene = resources(
                galaxy(2).counter("Marine", "1621").counter("Guard", "1621").pdb("Chim", 2, false));
        scene.play("half-for-all");

        scene.expect(Affair.IMPERIAL_PURCHASE);
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37 - 3);
        assertThat(scene.events(Tidings.UpkeepUnpaid.class)).isEmpty();
    }

    @Test
    @Tag("C-RES-3")
    void whatHeCanPayHeMustPay() {
        SecondScene scene = resources(galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.IMPERIAL, 2)
                .counter("Marine", "1621")
                .counter("Marine", "1521")
                .counter("Guard", "1521"));

        scene.expect(Affair.UPKEEP);
        assertThat(scene.offers()).allMatch(key -> key.startsWith("pay-for"));
        scene.play("pay-for:0")
                .expect(Affair.UPKEEP)
                .expectNotOffered("pay-for:0")
                .play("pay-for:2");
        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
        assertThat(typeOf(scene, 1)).isEqualTo("Stormtrooper");
        assertThat(typeOf(scene, 0)).isEqualTo("Marine");
    }

    @Test
    @Tag("C-RES-3")
    @Tag("K-R16")
    void anUnpaidPdbKeepsItsStateAndOneOfARisingOrOfTheRebelsIsNotPaidFor() {
        SecondScene scene = resources(galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .pdb("Orning", 2, true)
                .pdb("Diomas", 2, false)
                .pdb("Orlog", 2, true)
                .control("Rhexia", PlanetState.REBEL_CONTROL)
                .points(Side.REBEL, 1)
                .pdb("Rhexia", 2, true));

        assertThat(scene.pdbLevel("Diomas")).isEqualTo(1);
        assertThat(scene.pdbUp("Diomas")).isFalse();
        assertThat(scene.pdbLevel("Orlog")).isEqualTo(1);
        assertThat(scene.pdbUp("Orlog")).isTrue();
        assertThat(scene.pdbLevel("Orning")).isEqualTo(2);
        assertThat(scene.pdbLevel("Rhexia")).isEqualTo(2);
        assertThat(scene.last(Tidings.UpkeepUnpaid.class).number()).isEqualTo(2);
    }

    @Test
    @Tag("K-R304")
    @Tag("K-R16")
    void theRebelPlayerIsToldHowManyWereNotPaidForButNotWhich() {
        SecondScene scene = resources(galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.REBEL, 1)
                .control("Rhexia", PlanetState.REBELLION)
                .counter("Guard", "1621")
                .counter("Marine", "1621")
                .with(CampaignPosition.faceDown(1)));

        assertThat(scene.last(Tidings.UpkeepUnpaid.class).number()).isEqualTo(2);
        for (int counter = 0; counter < 2; counter++) {
            assertThat(typeOf(scene, counter)).isEqualTo("Stormtrooper");
            assertThat(Theatre.counters(scene.truth()).is(CounterMark.FACE_DOWN, counter))
                    .isTrue();
        }
        assertThat(scene.groundUnits("1621", Side.IMPERIAL)).isEqualTo(2);
    }

    @Test
    @Tag("K-R3")
    @Tag("K-R16")
    void twoDowngradesShareTheLastCounterOfTheLesserKind() {
        // given: one stormtrooper is left in the mix for two marines
        SecondPosition position = galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.REBEL, 1)
                .control("Rhexia", PlanetState.REBELLION)
                .counter("Marine", "1621")
                .counter("Marine", "1621");
        for (int each = 0; each < 12; each++) {
            position.counter("Stormtrooper", "1521");
        }
        SecondScene scene = resources(position);

        assertThat(List.of(typeOf(scene, 0), typeOf(scene, 1))).containsExactlyInAnyOrder("Stormtrooper", "1st Line");
    }

    @Test
    @Tag("C-RES-3")
    void whatIsBoughtIsFirstPaidForInTheNextTurn() {
        SecondScene scene = resources(galaxy(2).realm(eventOnTop(126)));
        scene.play("half-for-all", "buy:guard", "place:1621", "end");
        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37 - 6);
        while (scene.turn() == 2 || scene.question() != Affair.IMPERIAL_PURCHASE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.forcePoints(Side.IMPERIAL)).isEqualTo(37 - 6 + 35 - 1);
    }

    @Test
    @Tag("K-D12")
    void theQuestionAboutUpkeepSuggestsHeaviesThenMarinesThenPdbsThenGuards() {
        SecondScene scene = resources(galaxy(2)
                .control("Orning", PlanetState.REBELLION)
                .points(Side.IMPERIAL, 3)
                .pdb("Diomas", 2, true)
                .counter("Guard", "1621")
                .counter("Marine", "1521")
                .counter("Imperial Heavy", "orbit-152"));
        scene.expect(Affair.UPKEEP);
        assertThat(scene.decision().suggested().key()).isEqualTo("pay-for:2");
        scene.play("pay-for:2");
        assertThat(scene.decision().suggested().key()).isEqualTo("pay-for:1");
        scene.play("pay-for:1");
        assertThat(scene.decision().suggested().key()).isEqualTo("pay-for-pdb:152");
    }

    @Test
    @Tag("K-D11")
    @Tag("K-R21")
    void atTheStartOfTheResourcePhaseOneSecretAfterTheOtherMayBeShown() {
        SecondScene scene =
                resources(galaxy(2).secret("Etreg", Secret.GEM_WORLD).secret("Scythia", Secret.SLAVE_WORLD));
        scene.expect(Affair.SHOW_SECRET).play("reveal:212");

        scene.expect(Affair.SHOW_SECRET).expectOffers("reveal:531", "none").expectNotOffered("reveal:212");
        scene.play("none").expect(Affair.TAX);
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).secret(Position.planetNamed("Etreg")))
                .isEqualTo(Secret.GEM_WORLD.ordinal());
        assertThat(Realm.of(scene.game().viewFor(Viewer.REBEL)).secret(Position.planetNamed("Scythia")))
                .isEqualTo(Realm.NONE);
    }

    @Test
    @Tag("K-D11")
    @Tag("K-R10")
    void secretsMayBeShownInTheFirstResourcePhaseToo() {
        SecondScene scene = resources(galaxy(1).secret("Etreg", Secret.GEM_WORLD));

        scene.expect(Affair.SHOW_SECRET).expectOffers("reveal:212", "none");
    }
}
