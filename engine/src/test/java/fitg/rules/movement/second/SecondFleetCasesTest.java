package fitg.rules.movement.second;

import static fitg.play.CampaignPosition.sovereignNamed;
import static fitg.play.CampaignPosition.summoned;
import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.sail;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening.BattleBegan;
import fitg.edition.second.Happening.Intercepted;
import fitg.edition.second.Happening.PodTried;
import fitg.edition.second.Happening.Raked;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.rules.force.second.Sovereigns;
import fitg.state.Segment;
import fitg.state.theatre.TheatreState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Starships where several rules meet: formations, cargo, raking, interception, leaders, pods. */
class SecondFleetCasesTest {

    // ---- formations (E2.A.7, S-R40)

    /** Two Rebel lights in each of five orbit boxes, those of the first four dispersed. */
    private static SecondPosition fiveFleets() {
        SecondPosition position = SecondPosition.in(21, 22);
        for (String planet : new String[] {"211", "212", "221", "222", "223"}) {
            position.counter("Rebel Light", "orbit-" + planet).counter("Rebel Light", "orbit-" + planet);
        }
        return position.dispersed(0, 1, 2, 3, 4, 5, 6, 7);
    }

    @Test
    @Tag("S-R40")
    @Tag("C-FLEET-1")
    void aFifthRebelFleetDoesNotDisperseWhileFourAre() {
        SecondScene scene = fiveFleets().start(Side.REBEL, Segment.ORBIT_ORGANISATION);
        follow(scene, "dispersed", "dispersed", "dispersed", "dispersed");

        assertThat(scene.isDispersed(8)).isFalse();
        assertThat(scene.question()).isNotEqualTo(Query.FORMATION);
    }

    @Test
    @Tag("S-R40")
    void whenOneOfFourFormsForBattleAFifthMayDisperse() {
        SecondScene scene = fiveFleets().start(Side.REBEL, Segment.ORBIT_ORGANISATION);
        follow(scene, "battle-formation", "dispersed", "dispersed", "dispersed");
        scene.expect(Query.FORMATION).play("dispersed");

        assertThat(scene.isDispersed(0)).isFalse();
        assertThat(scene.isDispersed(8)).isTrue();
    }

    @Test
    @Tag("S-R40")
    void whoJoinsADispersedBoxTakesItsStatusAtTheNextOrganisation() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Cruiser", "orbit-221")
                .dispersed(0, 1)
                .start(Side.IMPERIAL, Segment.ORBIT_ORGANISATION);
        follow(scene, "dispersed");

        assertThat(scene.isDispersed(2)).isTrue();
    }

    @Test
    @Tag("S-R40")
    @Tag("S-R16")
    void forTheNumberToInterceptOnlyTheDispersedCount() {
        // given: two dispersed, a cruiser that joined them since
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Cruiser", "orbit-222")
                .dispersed(1, 2)
                .dice(9)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(sail(scene, "orbit-221", "222", 0), "intercept");

        assertThat(scene.last(Intercepted.class).number()).isEqualTo(3);
    }

    @Test
    @Tag("S-R16")
    void aDispersedTransportDoesNotCountToIntercept() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Transport", "orbit-222")
                .dispersed(1, 2, 3)
                .dice(9)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(sail(scene, "orbit-221", "222", 0), "intercept");

        assertThat(scene.last(Intercepted.class).number()).isEqualTo(3);
    }

    @Test
    @Tag("C-FLEET-2")
    void fiveDispersedInterceptOnANine() {
        SecondPosition position = SecondPosition.in(22).counter("Rebel Light", "orbit-221");
        for (int each = 0; each < 6; each++) {
            position.counter("Imperial Light", "orbit-222");
        }
        SecondScene scene =
                position.dispersed(1, 2, 3, 4, 5, 6).dice(10).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(sail(scene, "orbit-221", "222", 0), "intercept");

        assertThat(scene.last(Intercepted.class).number()).isEqualTo(9);
        assertThat(scene.last(Intercepted.class).success()).isFalse();
    }

    // ---- interception on both ends (E2.A.1.2, S-R11)

    private static SecondPosition guardedOnBothEnds() {
        return SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-222");
    }

    @Test
    @Tag("S-R16")
    void aStackMayBeTriedOnceAtEachEnd() {
        SecondScene scene = guardedOnBothEnds().dice(5, 6).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(sail(scene, "orbit-221", "222", 0), "intercept", "intercept");

        assertThat(scene.events(Intercepted.class)).hasSize(2);
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-222");
    }

    @Test
    @Tag("S-R17")
    void whoIsStoppedOnLeavingDoesNotArrive() {
        SecondScene scene = guardedOnBothEnds()
                .dice(1)
                .dice(1, 1, 1, 1)
                .dice(1, 1, 1, 1)
                .dice(1, 1, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(sail(scene, "orbit-221", "222", 0), "intercept");
        until(scene, Query.PRESS_ON);

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-221");
        assertThat(scene.last(BattleBegan.class).attacker()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("E2.A.2.2")
    @Tag("K-R227")
    void whoIsAboardAFleetThatLooksOnDoesNotLeadTheOneThatIsStopped() {
        // given: Ly Mantok aboard a light that stays in the box; another light is stopped as it leaves
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .aboard("Ly Mantok", 1)
                .dice(1)
                .dice(1, 1, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(sail(scene, "orbit-221", "222", 0), "intercept");

        assertThat(scene.question()).as("no leader to name").isNotEqualTo(Query.LEADER);
    }

    @Test
    @Tag("E2.A.2.2")
    void whoIsInASpaceshipInTheBoxLeadsTheOneThatIsStopped() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .place("Ly Mantok", "orbit-221")
                .ship("Explorer", "Ly Mantok")
                .dice(1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(sail(scene, "orbit-221", "222", 0), "intercept");

        scene.expect(Query.LEADER);
        assertThat(scene.offers()).contains("character:6");
    }

    // ---- raking on the way (E2.A.1.3, S-R11, S-R25)

    private static SecondPosition betweenTwoPdbs() {
        return SecondPosition.in(22)
                .counter("Rebel Transport", "2211")
                .counter("Wild Regular", "2211")
                .pdb("Quibron", 1, true)
                .pdb("Angoff", 1, true);
    }

    @Test
    @Tag("S-R11")
    @Tag("S-R25")
    void fromEnvironToEnvironAStackIsRakedUpThereAndDownHere() {
        SecondScene scene =
                betweenTwoPdbs().dice(1, 1, 1, 1).dice(2, 2, 2, 2).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:2211", "counter:1", "planet:222", "rake", "land:2221", "rake");

        assertThat(scene.events(Raked.class))
                .extracting(Raked::planet)
                .containsExactly(Position.planetNamed("Quibron"), Position.planetNamed("Angoff"));
        assertThat(scene.counterPlace(1)).isEqualTo("2221");
    }

    @Test
    @Tag("S-R25")
    @Tag("C-COMBAT-2")
    void aTransportDamagedAtTheStartAndHitAgainAtTheEndIsLostWithItsCargo() {
        SecondScene scene =
                betweenTwoPdbs().dice(5, 6, 1, 1).dice(5, 6, 1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:2211", "counter:1", "planet:222", "rake", "land:2221", "rake");

        assertThat(scene.groundUnits("2221", Side.REBEL)).isZero();
        assertThat(scene.starships("2221", Side.REBEL)).isZero();
    }

    @Test
    @Tag("S-R25")
    void whoStaysInOrbitIsNotRakedThere() {
        SecondScene scene = betweenTwoPdbs().dice(1, 1, 1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:2211", "counter:1", "planet:222", "rake", "stay");

        assertThat(scene.events(Raked.class)).hasSize(1);
        assertThat(scene.carrier(1)).as("in its transport").isZero();
    }

    @Test
    @Tag("S-R25")
    void hitsBeyondTheLastShipAreLost() {
        // given: four hits finish a transport of endurance 2; level 2 rolls eight dice
        SecondScene scene = betweenTwoPdbs()
                .pdb("Quibron", 2, true)
                .dice(6, 6, 6, 6, 6, 6, 6, 6)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:2211", "counter:1", "planet:222", "rake");

        assertThat(scene.groundUnits("2211", Side.REBEL)).isZero();
        assertThat(scene.starships("orbit-221", Side.REBEL)).isZero();
        scene.expectLuckUsedUp();
    }

    // ---- landing (E3.3.b.2, S-R12, S-R101)

    @Test
    @Tag("S-R12")
    @Tag("E3.3.b.2")
    void aTransportWithCargoDoesNotLandWhereItsUnitFindsNoRoomButALightDoes() {
        // given: Quibron Wild is of size 4
        SecondPosition position = SecondPosition.in(22)
                .counter("Rebel Transport", "orbit-221")
                .counter("Wild Regular", "orbit-221")
                .cargo(0, 1)
                .counter("Rebel Light", "orbit-221");
        for (int each = 0; each < 4; each++) {
            position.counter("Wild Regular", "2211");
        }
        SecondScene scene = position.start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        follow(scene, "descend:orbit-221");

        assertThat(scene.counterPlace(2)).isEqualTo("2211");
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-221");
    }

    @Test
    @Tag("S-R101")
    void aStackWithACruiserStaysInOrbit() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Rebel Light", "2231")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        sail(scene, "orbit-221", "222", 0, 1);

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-222");
        assertThat(scene.question()).isEqualTo(Query.INTERPLANETARY);
    }

    // ---- pods (C-POD-1, S-R27)

    @Test
    @Tag("S-R27")
    void eachShipsSurvivorsLandInAnEnvironOfTheirOwn() {
        // given: two transports, each with one aboard, lost to eight hits; pods 4 and 4, environs by lot
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Transport", "orbit-223")
                .counter("Rebel Transport", "orbit-223")
                .aboard("Boccanegra", 0)
                .aboard("Kogus", 1)
                .pdb("Charkhan", 2, true)
                .dice(6, 6, 6, 6, 6, 6, 6, 6)
                .picks(0, 0, 0, 0)
                .dice(4)
                .picks(0)
                .dice(4)
                .picks(1)
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        follow(scene, "descend:orbit-223", "counter:0");
        while (scene.question() == Query.UNIT_JOINS) {
            scene.play(scene.offers("counter:1") ? "counter:1" : "end");
        }
        follow(scene, "rake");

        assertThat(scene.events(PodTried.class)).hasSize(2);
        assertThat(scene.place("Boccanegra")).isNotEqualTo(scene.place("Kogus"));
    }

    // ---- PDB attacks (S-R39)

    @Test
    @Tag("S-R39")
    @Tag("K-R226")
    void aSovereignInOrbitLeadsAnAttackOnThePdb() {
        // given: Balgar of Mrane (space leadership 1) follows the rebels over a planet the Empire holds
        SecondScene scene = CampaignPosition.in(35)
                .with(summoned("Balgar", Side.REBEL))
                .with(s -> TheatreState.company(s).setAloft(Sovereigns.fighter(sovereignNamed("Balgar")), true))
                .counter("Rebel Light", "orbit-351")
                .control("Mrane", PlanetState.IMPERIAL_CONTROL)
                .pdb("Mrane", 1, false)
                .dice(6, 6, 6)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "attack", "sovereign:7");

        assertThat(extraDice(scene)).containsExactly(1);
        assertThat(diceOfCounter(scene, 0)).containsExactly(2);
        assertThat(scene.pdbHits("Mrane")).isEqualTo(3);
    }
}
