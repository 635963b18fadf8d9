package fitg.rules.rebellion.second;

import static fitg.play.CampaignPosition.loyaltyOf;
import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
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
import fitg.state.realm.Secret;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A planet rises by a mission, fights, and is won or lost again. */
class CampaignRebellionTest {

    /** Event 14 is weather and shelters everybody; a success of 13 shows R in the wild. */
    private static final int[] QUIET_AND_R = {1, 4, 1, 3};

    private static SecondPosition rhexia() {
        return CampaignPosition.in(44)
                .loyalty("Rhexia", Loyalty.UNREST)
                .place("Adam Starlight", "4411")
                .counter("Conscript", "4411");
    }

    private static SecondScene incite(SecondPosition position, int... dice) {
        SecondScene scene = position.dice(dice).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "R", "Adam Starlight"));
        return follow(scene, "roll");
    }

    private static SecondScene raised(SecondPosition position, int... dice) {
        return follow(incite(position, dice), "buy:wild-regular", "buy:wild-irregular", "buy:rebel-light");
    }

    @Test
    @Tag("KA4")
    @Tag("C-RES-1")
    @Tag("E2.C.5.1")
    void aPlanetAtUnrestRisesAndItsNeighbourHearsOfIt() {
        // given: seven points in Rhexia's wild, and Tartio with a secret nobody has seen
        SecondScene scene = incite(rhexia().secret("Tartio", Secret.DRUG_WORLD), QUIET_AND_R);

        // when: a regular, an irregular and a light use up all of it
        scene.expect(Affair.REBEL_UNITS);
        follow(scene, "buy:wild-regular", "buy:wild-irregular", "buy:rebel-light");

        // then: the track has as much, and the news reach Tartio unless its secret forbids
        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(7);
        assertThat(scene.groundUnits("4411", Side.REBEL)).isEqualTo(2);
        scene.expect(Affair.DOMINO).play("planet:442");
        scene.expect(Affair.SHOW_SECRET).play("none");
        assertThat(loyaltyOf(scene, "Tartio")).isEqualTo(Loyalty.NEUTRAL);
        scene.expect(Affair.UPRISING_COMBAT).expectOffers("place:4411");
    }

    @Test
    @Tag("KA5")
    @Tag("C-ENV-4")
    void whoRoseFightsAtOnceWithOneDieMoreWhileNobodyLeads() {
        SecondScene scene = raised(rhexia().dice(QUIET_AND_R).dice(1, 1, 1, 1, 1, 1, 1, 1));
        follow(scene, "end", "place:4411", "none");
        while (scene.question() != Query.PRESS_ON) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(diceOfCounter(scene, 1)).containsExactly(3);
        assertThat(diceOfCounter(scene, 2)).containsExactly(2);
        assertThat(extraDice(scene)).containsExactly(2);
        assertThat(diceOfCounter(scene, 0)).containsExactly(1);
    }

    private static SecondPosition freed(boolean pdbUp) {
        return CampaignPosition.in(44)
                .control("Rhexia", PlanetState.REBELLION)
                .loyalty("Rhexia", Loyalty.UNREST)
                .pdb("Rhexia", 0, pdbUp)
                .counter("Wild Regular", "4411");
    }

    @Test
    @Tag("KA6")
    @Tag("E2.4.1")
    void aFreePlanetWithItsPdbUpIsWonAtTheInterphaseAndTheNewsGoOn() {
        SecondScene scene = freed(true).startInterphase();

        follow(scene, "planet:442");

        assertThat(scene.points()).isEqualTo(1);
        assertThat(scene.events(Tidings.DominoBegan.class))
                .extracting(Tidings.DominoBegan::kind)
                .containsExactly(3);
        assertThat(loyaltyOf(scene, "Tartio")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    @Tag("KA6")
    void withThePdbDownItWaits() {
        SecondScene scene = freed(false).startInterphase();

        assertThat(scene.points()).isZero();
        assertThat(scene.events(Event.PlanetChanged.class)).isEmpty();
    }

    @Test
    @Tag("E2.4.5")
    @Tag("C-INTER-1")
    @Tag("K-R24")
    void aPlanetPushedOverInTheInterphaseRisesAndFightsButIsNotWonYet() {
        // given: Tartio at Unrest with its PDB up and a conscript in its town
        SecondScene scene = freed(true)
                .loyalty("Tartio", Loyalty.UNREST)
                .pdb("Tartio", 0, true)
                .counter("Conscript", "4421")
                .startInterphase();

        follow(scene, "planet:442", "buy:urban-irregular");
        Orders.untilAsked(scene, Affair.UPRISING_COMBAT);

        scene.expectOffers("place:4421");
        assertThat(scene.truth().planets().state(Position.planetNamed("Tartio")))
                .isEqualTo(PlanetState.REBELLION);
        assertThat(scene.points()).isEqualTo(1);
    }

    @Test
    @Tag("KA7")
    @Tag("K-R2")
    void aTransportOnTheGroundHoldsNothing() {
        SecondScene scene = freed(true).counter("Imperial Transport", "4411").startInterphase();

        assertThat(scene.points()).isEqualTo(1);
    }

    @Test
    @Tag("C-MISS-5")
    @Tag("RUL-04")
    void aLetterForARebellionIsNoneWhileThePlanetIsCalm() {
        SecondScene scene = incite(rhexia().loyalty("Rhexia", Loyalty.DISSENT), QUIET_AND_R);

        assertThat(scene.events(Event.LetterGained.class)).isEmpty();
        scene.expect(Query.EVENT_ROLL);
    }

    @Test
    @Tag("C-DOMINO-1")
    @Tag("K-R23")
    void theEmpireStopsARebellionWithTwoLettersAndItsNeighboursCalmDown() {
        // given: Tartio at Dissent; the Imperial 23.2 effect reaches it
        SecondScene scene = CampaignPosition.in(44)
                .control("Rhexia", PlanetState.REBELLION)
                .loyalty("Rhexia", Loyalty.UNREST)
                .loyalty("Tartio", Loyalty.DISSENT)
                .place("Jin Voles", "4411")
                .dice(1, 4, 1, 3, 1, 4, 1, 3)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "R", "Jin Voles"));

        // when: one letter does nothing, the second ends it
        follow(scene, "roll");
        scene.expect(Query.EVENT_ROLL);
        follow(scene, "roll", "planet:442");

        // then: nobody controls the planet until the interphase
        assertThat(scene.truth().planets().state(Position.planetNamed("Rhexia")))
                .isEqualTo(PlanetState.REBELLION_STOPPED);
        assertThat(loyaltyOf(scene, "Tartio")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    @Tag("E2.4.2")
    void aStoppedRebellionReturnsToTheEmpireAtTheInterphase() {
        SecondScene scene = CampaignPosition.in(44)
                .control("Rhexia", PlanetState.REBELLION_STOPPED)
                .loyalty("Rhexia", Loyalty.UNREST)
                .counter("Conscript", "4411")
                .startInterphase();

        assertThat(scene.truth().planets().state(Position.planetNamed("Rhexia")))
                .isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    @Tag("C-MISS-4")
    @Tag("C-RES-1")
    void aWildPopulaceRaisesTwiceAsMuch() {
        // 65 is the wild populace, then shelter and R
        SecondScene scene = rhexia().dice(6, 5, 1, 4, 1, 4, 1, 3).start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4411");
        assigned(mission(scene, "R", "Adam Starlight"));

        follow(scene, "roll", "roll");

        assertThat(scene.forcePoints(Side.REBEL)).isEqualTo(14);
    }

    @Test
    @Tag("C-MISS-4")
    void rebelsWhoLoseHeartAreSeen() {
        // Card 73 in a town: the rebels chicken out.
        SecondScene scene = CampaignPosition.in(44)
                .loyalty("Tartio", Loyalty.UNREST)
                .place("Adam Starlight", "4421")
                .dice(1, 6)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:4421");
        assigned(mission(scene, "R", "Adam Starlight"));

        follow(scene, "roll");

        assertThat(scene.events(Event.MissionEnded.class)).hasSize(1);
        assertThat(scene.isDetected("Adam Starlight")).isTrue();
    }
}
