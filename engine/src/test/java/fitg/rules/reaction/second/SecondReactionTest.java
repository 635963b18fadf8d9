package fitg.rules.reaction.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E2.A.5 of the second edition: the other player reacts. Lysenda has the environs 2321, 2322 (size 2) and 2323. */
class SecondReactionTest {

    private static SecondPosition detectedRebel() {
        return SecondPosition.in(23).place("Frun Sentel", "2321").detected("Frun Sentel");
    }

    private static SecondScene react(SecondPosition position) {
        return position.start(Side.REBEL, Segment.REACTION);
    }

    @Test
    @Tag("A03")
    @Tag("E2.A.5.1")
    @Tag("E5.2.e.1")
    @Tag("S-R9")
    void oneUnitAndItsLeaderComeAndNoSecondUnit() {
        SecondScene scene = react(detectedRebel()
                .counter("1st Line", "2322")
                .counter("2nd Line", "2322")
                .withUnits("Barca", "2322"));

        scene.expect(Query.REACTION);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("react:2321");
        scene.expect(Query.REACTION_PIECE);
        assertThat(scene.offers()).containsExactly("counter:0", "counter:1", "character:22");
        scene.play("counter:0");
        scene.expect(Query.REACTION_LEADER);
        assertThat(scene.offers()).containsExactly("character:22", "none");
        scene.play("character:22");

        assertThat(scene.counterPlace(0)).isEqualTo("2321");
        assertThat(scene.counterPlace(1)).isEqualTo("2322");
        assertThat(scene.place("Barca")).isEqualTo("2321");
        assertThat(scene.isWithUnits("Barca")).isTrue();
        assertThat(scene.events(Happening.CountersMoved.class)).hasSize(1);
        assertThat(scene.last(Happening.CountersMoved.class).reaction()).isTrue();
        assertThat(scene.question()).as("that environ is done").isNotEqualTo(Query.REACTION);
    }

    @Test
    @Tag("E2.A.5.1")
    void undetectedCharactersAndLandedStarshipsGiveNoCause() {
        SecondScene scene = react(SecondPosition.in(23)
                .place("Frun Sentel", "2321")
                .counter("Rebel Light", "2323")
                .counter("Wild Regular", "2311")
                .counter("1st Line", "2322")
                .counter("1st Line", "2312"));

        scene.expect(Query.REACTION);
        assertThat(scene.offers()).containsExactly("react:2311", "end");
    }

    @Test
    @Tag("E2.A.5.2")
    void nothingComesFromAnotherPlanet() {
        SecondScene scene = react(detectedRebel()
                .counter("1st Line", "2312")
                .place("Barca", "orbit-231")
                .ship("Imperial Spaceship 1", "Barca")
                .place("Boccanegra", "2311")
                .detected("Boccanegra"));

        scene.expect(Query.REACTION);
        assertThat(scene.offers()).containsExactly("react:2311", "end");
    }

    @Test
    @Tag("S-R74")
    void aLeaderMustStandWithTheUnitAndBeAbleToLead() {
        SecondScene scene = react(detectedRebel()
                .counter("1st Line", "2322")
                .place("Barca", "2322")
                .withUnits("Senator Dermond", "2322")
                .withUnits("Telmen", "2322")
                .withUnits("Jon Kidu", "2322")
                .wounded("Telmen"));

        scene.play("react:2321", "counter:0");

        scene.expect(Query.REACTION_LEADER);
        assertThat(scene.offers()).containsExactly("character:25", "none");
    }

    @Test
    @Tag("S-R74")
    @Tag("S-R63")
    @Tag("S-R73")
    void theLeadersPrisonersAndThoseOfTheLastUnitComeAlong() {
        SecondScene scene = react(detectedRebel()
                .counter("1st Line", "2322")
                .withUnits("Barca", "2322")
                .prisoner("Ly Mantok", "Barca")
                .prisonerOfUnits("Zina Adora", "2322"));

        scene.play("react:2321", "counter:0", "character:22");

        assertThat(scene.place("Ly Mantok")).isEqualTo("2321");
        assertThat(scene.holder("Ly Mantok")).isEqualTo("Barca");
        assertThat(scene.place("Zina Adora")).isEqualTo("2321");
        assertThat(scene.holder("Zina Adora")).isEqualTo("units");
    }

    @Test
    @Tag("S-R63")
    void prisonersOfUnitsThatStayRemainWithThem() {
        SecondScene scene = react(detectedRebel()
                .counter("1st Line", "2322")
                .counter("Conscript", "2322")
                .prisonerOfUnits("Zina Adora", "2322"));

        scene.play("react:2321", "counter:0");

        assertThat(scene.counterPlace(0)).isEqualTo("2321");
        assertThat(scene.place("Zina Adora")).isEqualTo("2322");
        assertThat(scene.holder("Zina Adora")).isEqualTo("units");
    }

    @Test
    @Tag("E3.3.b.2")
    void aFullEnvironTakesNoFurtherUnit() {
        SecondScene scene = react(SecondPosition.in(23)
                .place("Frun Sentel", "2322")
                .detected("Frun Sentel")
                .counter("Conscript", "2322")
                .counter("Conscript", "2322")
                .counter("1st Line", "2321")
                .place("Barca", "2323"));

        scene.play("react:2322");

        assertThat(scene.place("Barca")).as("only he can come").isEqualTo("2322");
    }

    @Test
    @Tag("E5.2.e.1")
    @Tag("S-R69")
    void aLoneCharacterWalksAndChoosesHisStack() {
        SecondScene scene = react(detectedRebel()
                .counter("1st Line", "2321")
                .place("Barca", "2322")
                .detected("Barca")
                .dead("Thysa Kymbo")
                .escort("Barca", Soldier.LINE));

        scene.play("react:2321");
        scene.expect(Query.REACTION_STACK);
        assertThat(scene.isDetected("Barca")).isFalse();
        scene.play("military-stack");

        assertThat(scene.isWithUnits("Barca")).isTrue();
        assertThat(scene.isDetected("Barca")).as("E3.3.b.6").isTrue();
        assertThat(scene.escorts("Barca")).isEqualTo(1);
    }

    @Test
    @Tag("S-R69")
    void whereNoUnitsAreHeStandsApartUnasked() {
        SecondScene scene = react(detectedRebel().place("Barca", "2322"));

        scene.play("react:2321");

        assertThat(scene.place("Barca")).isEqualTo("2321");
        assertThat(scene.isWithUnits("Barca")).isFalse();
    }

    @Test
    @Tag("S-R73")
    @Tag("E2.A.5.2")
    void aUnitComesDownFromOrbitWithItsTransportUnraked() {
        SecondScene scene = SecondPosition.in(23)
                .counter("Rebel Transport", "orbit-232")
                .counter("Wild Regular", "orbit-232")
                .cargo(0, 1)
                .aboard("Boccanegra", 0)
                .prisonerAboard("Jon Kidu", 0)
                .pdb("Lysenda", 2, true)
                .counter("Conscript", "2323")
                .start(Side.IMPERIAL, Segment.REACTION);

        scene.play("react:2323");

        assertThat(scene.counterPlace(0)).isEqualTo("2323");
        assertThat(scene.counterPlace(1)).isEqualTo("2323");
        assertThat(scene.carrier(1)).isEqualTo(-1);
        assertThat(scene.place("Boccanegra")).as("he leads it").isEqualTo("2323");
        assertThat(scene.isWithUnits("Boccanegra")).isTrue();
        assertThat(scene.isDetected("Boccanegra")).isTrue();
        assertThat(scene.holder("Jon Kidu")).isEqualTo("units");
        assertThat(scene.events(Happening.Raked.class)).isEmpty();
    }

    @Test
    @Tag("S-R73")
    @Tag("E2.A.5.1")
    @Tag("RUL-202")
    void aTransportWithMorePassengersThanALeaderDoesNotReact() {
        SecondScene scene = SecondPosition.in(23)
                .counter("Rebel Transport", "orbit-232")
                .counter("Wild Regular", "orbit-232")
                .cargo(0, 1)
                .aboard("Boccanegra", 0)
                .aboard("Frun Sentel", 0)
                .counter("Conscript", "2323")
                .place("Zina Adora", "2321")
                .start(Side.IMPERIAL, Segment.REACTION);

        scene.play("react:2323");

        assertThat(scene.place("Zina Adora")).as("only she could come").isEqualTo("2323");
        assertThat(scene.counterPlace(1)).isEqualTo("orbit-232");
    }

    @Test
    @Tag("S-R73")
    void aPilotAloneComesWithHisShipAndIsTracked() {
        SecondScene scene = SecondPosition.in(23)
                .place("Boccanegra", "orbit-232")
                .ship("Planetary Privateer", "Boccanegra")
                .prisonerAboardShip("Jon Kidu", "Planetary Privateer")
                .pdb("Lysenda", 1, true)
                .counter("Conscript", "2323")
                .dice(5)
                .start(Side.IMPERIAL, Segment.REACTION);

        scene.play("react:2323");

        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("2323");
        assertThat(scene.isDetected("Boccanegra")).isTrue();
        assertThat(scene.holder("Jon Kidu")).isEqualTo("Boccanegra");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("RUL-203")
    void whoReactsFromAnEnvironLeavesHisShip() {
        SecondScene scene = react(detectedRebel()
                .place("Barca", "2322")
                .ship("Imperial Spaceship 1", "Barca")
                .place("Saytar", "2322"));

        scene.play("react:2321", "character:22");

        assertThat(scene.place("Barca")).isEqualTo("2321");
        assertThat(scene.shipPlace("Imperial Spaceship 1")).isEqualTo("2322");
    }

    @Test
    @Tag("S-R73")
    void aPilotWithCompanyStaysInOrbit() {
        SecondScene scene = SecondPosition.in(23)
                .place("Boccanegra", "orbit-232")
                .ship("Planetary Privateer", "Boccanegra")
                .aboardShip("Frun Sentel", "Planetary Privateer")
                .counter("Conscript", "2323")
                .place("Zina Adora", "2321")
                .start(Side.IMPERIAL, Segment.REACTION);

        scene.play("react:2323");

        assertThat(scene.place("Zina Adora")).isEqualTo("2323");
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-232");
    }

    @Test
    @Tag("S-R73")
    @Tag("E5.2.a.11")
    @Tag("E5.2.a.13")
    void aPassengerTakesTheShuttleToAFriendlyPlanetWithoutEnemies() {
        SecondScene scene =
                react(detectedRebel().counter("Imperial Cruiser", "orbit-232").aboard("Barca", 0));

        scene.play("react:2321");

        assertThat(scene.place("Barca")).isEqualTo("2321");
        assertThat(scene.starshipOf("Barca")).isEqualTo(-1);
        assertThat(scene.isDetected("Barca")).isTrue();
        assertThat(scene.last(Happening.Debarked.class).ruleCase()).isEqualTo("E5.2.e.1");
    }

    @Test
    @Tag("E5.2.a.11")
    void noShuttleFliesOverEnemyUnitsOrAPlanetThatIsNotTheirs() {
        SecondPosition overEnemies = detectedRebel()
                .counter("Imperial Cruiser", "orbit-232")
                .aboard("Barca", 0)
                .counter("Rebel Light", "2323")
                .place("Saytar", "2322");
        SecondScene scene = react(overEnemies);
        scene.play("react:2321");
        assertThat(scene.place("Saytar")).as("he alone can come").isEqualTo("2321");

        SecondScene rebellion = react(detectedRebel()
                .control("Lysenda", PlanetState.REBELLION)
                .counter("Imperial Cruiser", "orbit-232")
                .aboard("Barca", 0)
                .place("Saytar", "2322"));
        rebellion.play("react:2321");
        assertThat(rebellion.place("Barca")).isEqualTo("orbit-232");
        assertThat(rebellion.place("Saytar")).isEqualTo("2321");
    }

    @Test
    @Tag("S-R9")
    void aPieceReactsOnce() {
        SecondScene scene = react(detectedRebel()
                .place("Boccanegra", "2323")
                .detected("Boccanegra")
                .place("Barca", "2322"));

        assertThat(scene.offers()).containsExactly("react:2321", "react:2323", "end");
        scene.play("react:2321");

        assertThat(scene.place("Barca")).isEqualTo("2321");
        assertThat(scene.decision().question())
                .as("nothing is left to react with")
                .isNotEqualTo(Query.REACTION);
    }
}
