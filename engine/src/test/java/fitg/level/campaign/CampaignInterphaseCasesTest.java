package fitg.level.campaign;

import static fitg.play.CampaignPosition.quiet;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.procedure.Verdict;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** E2.4 and 4b, 2.1: the steps of an interphase one after the other, and the ends of the war. */
class CampaignInterphaseCasesTest {

    private static final Scenario CAMPAIGN = Scenarios.named("campaign-2002").orElseThrow();
    private static final List<String> TWENTY_FIVE =
            List.of("Orlog", "Orning", "Chim", "Troliso", "Trov", "Mimulus", "Barak");

    private static SecondPosition galaxy() {
        return SecondPosition.campaign().round(2).place("Tourag", "2231");
    }

    private static SecondPosition war(List<String> held) {
        SecondPosition position = SecondPosition.of(CAMPAIGN).round(2).luck(1).place("Ly Mantok", "2231");
        for (String planet : held) {
            position.control(planet, PlanetState.REBEL_CONTROL).pdb(planet, 0, true);
        }
        return position;
    }

    private static void settle(SecondScene scene) {
        while (!scene.game().isOver()
                && List.of(Affair.DOMINO, Affair.DOMINO_RACE, Affair.NEXT_CONTROL)
                        .contains(scene.question())) {
            scene.play(scene.offers("end") ? "end" : scene.offers().getFirst());
        }
    }

    // ---- step 1

    @Test
    @Tag("E2.4.1")
    @Tag("K-R2")
    void noRebelUnitIsNeededAndNeitherFleetNorCargoNorSquadsHoldAPlanet() {
        SecondScene scene = galaxy().control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .counter("Imperial Heavy", "orbit-441")
                .counter("Imperial Transport", "orbit-441")
                .counter("Marine", "orbit-441")
                .cargo(1, 2)
                .counter("Imperial Light", "4411")
                .place("Redjac", "4411")
                .ship("Redjac's Spaceship", "Redjac")
                .startInterphase();

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBEL_CONTROL);
    }

    @Test
    @Tag("E2.4.1")
    void aSingleConscriptInAnyEnvironHoldsAPlanet() {
        SecondScene scene = galaxy().control("Lysenda", PlanetState.REBELLION)
                .pdb("Lysenda", 1, true)
                .counter("Conscript", "2323")
                .counter("Urban Regular", "2321")
                .startInterphase();

        assertThat(scene.state("Lysenda")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("K-R23")
    void aStoppedRebellionIsNotWonByTheRebels() {
        SecondScene scene = galaxy().control("Rhexia", PlanetState.REBELLION_STOPPED)
                .pdb("Rhexia", 0, true)
                .counter("Wild Regular", "4411")
                .startInterphase();

        assertThat(scene.state("Rhexia")).isEqualTo(PlanetState.REBELLION_STOPPED);
    }

    // ---- step 2

    @ParameterizedTest
    @CsvSource({
        "Conscript, , true",
        "Conscript, Rebel Transport, true",
        "Conscript, Wild Militia, false",
        "Imperial Light, , false",
        ", , false"
    })
    @Tag("E2.4.2")
    @Tag("K-R2")
    void aStoppedPlanetReturnsToWhoHasGroundUnitsThereAlone(String imperial, String rebel, boolean returns) {
        SecondPosition position =
                galaxy().control("Rhexia", PlanetState.REBELLION_STOPPED).loyalty("Rhexia", Loyalty.UNREST);
        if (imperial != null) {
            position.counter(imperial, "4411");
        }
        if (rebel != null) {
            position.counter(rebel, "4411");
        }
        SecondScene scene = position.startInterphase();

        assertThat(scene.state("Rhexia"))
                .isEqualTo(returns ? PlanetState.IMPERIAL_CONTROL : PlanetState.REBELLION_STOPPED);
        assertThat(scene.loyalty("Rhexia")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.events(Tidings.DominoBegan.class)).isEmpty();
    }

    @Test
    @Tag("E2.4.2")
    @Tag("E2.4.4")
    void thePdbOfAPlanetThatReturnedMayBePutUpInTheSameInterphase() {
        SecondScene scene = galaxy().points(Side.IMPERIAL, 1)
                .control("Rhexia", PlanetState.REBELLION_STOPPED)
                .counter("Conscript", "4411")
                .startInterphase();

        scene.expect(Query.PDB_UP).expectOffers("pdb-up:441").play("pdb-up:441");
        assertThat(scene.pdbUp("Rhexia")).isTrue();
        assertThat(scene.forcePoints(Side.IMPERIAL)).isZero();
    }

    // ---- step 3

    @Test
    @Tag("K-R35")
    void aPlanetWonInStepOneIsCountedInStepThree() {
        SecondScene scene = war(TWENTY_FIVE)
                .control("Rhexia", PlanetState.REBELLION)
                .pdb("Rhexia", 0, true)
                .startInterphase();
        settle(scene);

        assertThat(scene.game().outcome().orElseThrow()).isEqualTo(new Verdict(Side.REBEL, Verdict.Reason.POINTS, 26));
    }

    @Test
    @Tag("K-R35")
    void inTheLastInterphaseOfTheTwentiethTurnTheRebelsWinFirst() {
        SecondScene scene = war(List.of("Orlog", "Diomas", "Orning", "Chim", "Troliso", "Trov"))
                .round(20)
                .realm(realm -> realm.setRound(2))
                .startInterphase();

        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("E2.8.1")
    void theTwentiethTurnHasBothItsRoundsBeforeTheEmpireWins() {
        SecondScene scene = war(List.of("Barak")).round(20).startInterphase();
        assertThat(scene.game().isOver()).isFalse();
        int steps = 0;
        while (!scene.game().isOver()) {
            scene.play(quiet(scene));
            assertThat(++steps).isLessThan(500);
        }

        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.truth().turn().number()).isEqualTo(20);
    }

    @Test
    void eightyFivePointsAreInTheGalaxy() {
        SecondScene scene = war(Catalogue.standard().planets().stream()
                        .map(planet -> planet.name())
                        .toList())
                .start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.victoryPoints()).isEqualTo(85);
    }

    @ParameterizedTest
    @CsvSource({"Orlog, 5", "Diomas, 5", "Orning, 4", "Trov, 4", "Mimulus, 3", "Xan, 3", "Rhexia, 1", "Jura, 1"})
    void aPlanetIsWorthWhatItIs(String planet, int points) {
        assertThat(war(List.of(planet)).start(Side.REBEL, Segment.MISSIONS).victoryPoints())
                .isEqualTo(points);
    }

    @Test
    @Tag("G-R31")
    void aPlanetInRebellionOrStoppedIsWorthNothing() {
        SecondScene scene = war(List.of())
                .control("Orlog", PlanetState.REBELLION)
                .pdb("Orlog", 2, true)
                .counter("Urban Regular", "1621")
                .control("Diomas", PlanetState.REBELLION_STOPPED)
                .start(Side.REBEL, Segment.MISSIONS);

        assertThat(scene.victoryPoints()).isZero();
    }

    @Test
    @Tag("K-R35")
    void theEmpireDoesNotWinByAKnownBaseWhileOneRebelPlanetIsHeld() {
        SecondScene scene = war(List.of("Barak")).base("Lonica").baseRevealed().startInterphase();

        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    @Tag("K-R35")
    void aDestroyedBaseCountsAsKnown() {
        SecondScene scene = war(List.of())
                .base("Lonica")
                .realm(realm -> realm.destroyBase())
                .control("Barak", PlanetState.REBELLION)
                .counter("Conscript", "5111")
                .startInterphase();

        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("K-R35")
    void aHiddenBaseLosesNothingThoughNoPlanetIsHeld() {
        SecondScene scene = war(List.of()).base("Lonica").startInterphase();

        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    @Tag("K-R25")
    @Tag("K-R35")
    void theLastFreePlanetLostInMidTurnEndsTheWarAtOnceWhenTheBaseIsKnown() {
        // given: Barak, PDB Down, is held by one militia that a marine and a leader of the Empire attack
        SecondScene scene = SecondPosition.of(CAMPAIGN)
                .round(2)
                .luck(1)
                .place("Ly Mantok", "2231")
                .control("Barak", PlanetState.REBEL_CONTROL)
                .base("Lonica")
                .baseRevealed()
                .counter("Urban Militia", "5111")
                .counter("Marine", "5111")
                .counter("Marine", "5111")
                .dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1)
                .start(Side.IMPERIAL, Segment.ENVIRONS_COMBAT);
        while (!scene.game().isOver() && scene.truth().turn().segment() == Segment.ENVIRONS_COMBAT) {
            scene.play(scene.decision().suggested().key());
        }

        assertThat(scene.groundUnits("5111", Side.REBEL)).isZero();
        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(Side.IMPERIAL);
    }

    // ---- steps 4 and 5

    @Test
    @Tag("K-D22")
    @Tag("E2.4.6")
    void aFreeDoctorHealsHisStackUnaskedAndNoOther() {
        SecondScene scene = galaxy().place("Doctor Sontag", "2111")
                .place("Boccanegra", "2111")
                .place("Kogus", "2121")
                .counter("Air Regular", "2111")
                .withUnits("Zina Adora", "2111")
                .wounded("Boccanegra", "Kogus", "Zina Adora")
                .startInterphase();

        assertThat(scene.isWounded("Boccanegra")).isFalse();
        assertThat(scene.isWounded("Kogus")).isTrue();
        assertThat(scene.isWounded("Zina Adora")).as("another stack").isTrue();
    }

    @Test
    @Tag("K-D22")
    void aDoctorInPrisonHealsNobody() {
        SecondScene scene = galaxy().place("Jin Voles", "2111")
                .prisoner("Doctor Sontag", "Jin Voles")
                .place("Boccanegra", "2111")
                .wounded("Boccanegra")
                .startInterphase();

        assertThat(scene.isWounded("Boccanegra")).isTrue();
    }

    @Test
    @Tag("K-D23")
    @Tag("K-R301")
    void withoutDiomasAndOrlogTheEmpirePutsNothingUpAtInterphases() {
        SecondScene scene = galaxy().points(Side.IMPERIAL, 9)
                .control("Diomas", PlanetState.REBELLION)
                .control("Orlog", PlanetState.REBELLION)
                .counter("Conscript", "1521")
                .counter("Conscript", "1621")
                .startInterphase();

        assertThat(scene.question()).isNotEqualTo(Query.PDB_UP);
    }

    @Test
    @Tag("K-D23")
    @Tag("K-R15")
    void withoutAPointNothingIsPutUp() {
        SecondScene scene =
                galaxy().control("Rhexia", PlanetState.REBEL_CONTROL).startInterphase();

        assertThat(scene.question()).isNotEqualTo(Query.PDB_UP);
        assertThat(scene.pdbUp("Rhexia")).isFalse();
    }

    @Test
    @Tag("K-D23")
    void theRebelPutsUpTheDownPdbOfARisingButNotOfAStoppedOne() {
        SecondScene scene = galaxy().points(Side.REBEL, 5)
                .control("Barak", PlanetState.REBELLION)
                .control("Suti", PlanetState.REBELLION)
                .counter("Imperial Transport", "3221")
                .control("Cercis", PlanetState.REBELLION_STOPPED)
                .startInterphase();

        scene.expect(Query.PDB_UP).expectOffers("pdb-up:511", "pdb-up:322").expectNotOffered("pdb-up:433");
        scene.play("pdb-up:511");
        assertThat(scene.state("Barak")).as("K-R24: won at the next interphase").isEqualTo(PlanetState.REBELLION);
    }

    // ---- step 7

    @Test
    @Tag("E2.4.3")
    void hitsGoButDamageStays() {
        SecondScene scene = galaxy().counter("Stormtrooper", "1621")
                .counterHits(0, 3)
                .damaged(0)
                .pdb("Orlog", 1, false)
                .pdbHits("Orlog", 2)
                .place("Redjac", "1621")
                .hits("Redjac", 3)
                .wounded("Redjac")
                .startInterphase();
        while (scene.truth().turn().segment() == Segment.INTERPHASE) {
            scene.play(quiet(scene));
        }

        assertThat(scene.counterHits(0)).isZero();
        assertThat(scene.isCounterDamaged(0)).isTrue();
        assertThat(scene.pdbHits("Orlog")).isZero();
        assertThat(scene.pdbUp("Orlog")).isFalse();
        assertThat(scene.hits("Redjac")).isZero();
        assertThat(scene.isWounded("Redjac")).isTrue();
    }
}
