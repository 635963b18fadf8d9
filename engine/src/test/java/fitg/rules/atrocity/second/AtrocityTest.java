package fitg.rules.atrocity.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Tidings;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 36.0: what the Imperial player may do when an event of a mission lets him. */
@Tag("K-D25")
class AtrocityTest {

    private static SecondPosition position() {
        return SecondPosition.campaign().place("Tourag", "2231").loyalty("Orning", Loyalty.LOYAL);
    }

    /** The event comes up in the Liquid of Orning. */
    private static SecondScene event(SecondPosition position) {
        return position.startWith(new SecondAtrocityEvent(SecondPosition.place("2411")));
    }

    @Test
    @Tag("K-R38")
    void heIsAlwaysAskedEvenIfHeCanDoNothing() {
        SecondScene scene = event(position());

        assertThat(scene.question()).isEqualTo(Affair.ATROCITY);
        assertThat(scene.offers()).containsExactly("pass");
        scene.play("pass");
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    @Tag("C-MISS-4")
    void theEventOfTheWildIsRolledWithAOneAndAFive() {
        SecondScene scene =
                position().place("Boccanegra", "2412").dice(10, 1, 5).start(Side.REBEL, Segment.MISSIONS);
        Orders.follow(scene, "place:2412");
        Orders.mission(scene, "I", "Boccanegra");
        Orders.assigned(scene);
        Orders.follow(scene, "roll");

        assertThat(scene.question()).isEqualTo(Affair.ATROCITY);
        assertThat(scene.decision().side()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    void aSneakAttackIsMadeByMarinesAndGuardsAloneAndTheirHitsCountTwice() {
        SecondScene scene = event(position()
                .counter("Marine", "2411")
                .counter("1st Line", "2411")
                .counter("Wild Regular", "2411")
                .dice(6, 6, 1, 1, 1, 1, 1));

        scene.play("sneak-attack:2411");

        assertThat(scene.counterPlace(2))
                .as("two hits count four: damaged, then one left")
                .isEqualTo("2411");
        assertThat(scene.isCounterDamaged(2)).isTrue();
        assertThat(scene.counterHits(2)).isEqualTo(1);
        assertThat(Orders.diceOfCounter(scene, 0)).as("two dice fewer").containsExactly(3);
        assertThat(Orders.diceOfCounter(scene, 1)).as("others stand aside").isEmpty();
        assertThat(scene.events(Happening.Volley.class))
                .filteredOn(volley -> volley.target().sort() == Happening.Sort.COUNTER)
                .noneMatch(volley -> volley.target().number() == 1);
        scene.play("call-off");
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    @Tag("KA13")
    @Tag("K-R30")
    void strafingKillsAllUnitsOnTheGroundAndHurtsEverybodyThere() {
        SecondScene scene = event(position()
                .pdb("Orning", 2, true)
                .counter("Marine", "2411")
                .counter("Imperial Light", "2411")
                .counter("Wild Elite", "2411")
                .counter("Imperial Cruiser", "orbit-241")
                .place("Zina Adora", "2411")
                .place("Jon Kidu", "2411"));

        scene.play("strafe:241");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.counterPlace(2)).isEqualTo("gone");
        assertThat(scene.counterPlace(3)).isEqualTo("orbit-241");
        assertThat(scene.isWounded("Zina Adora")).as("two hits on endurance 2").isTrue();
        assertThat(scene.hits("Jon Kidu")).isEqualTo(2);
        assertThat(scene.pdbLevel("Orning")).isEqualTo(1);
        assertThat(scene.pdbUp("Orning")).isFalse();
        assertThat(scene.loyalty("Orning")).as("two spaces to the rebels").isEqualTo(Loyalty.DISSENT);
        assertThat(scene.events(Tidings.DominoBegan.class))
                .extracting(Tidings.DominoBegan::kind)
                .containsExactly(1);
    }

    @Test
    void strafingNeedsAStrongPdbThatIsUpAndOurs() {
        assertThat(event(position().pdb("Orning", 2, false)).offers()).containsExactly("pass");
        assertThat(event(position().pdb("Orning", 1, true)).offers()).containsExactly("pass");
    }

    @Test
    @Tag("K-R17")
    void thePeopleOfAPlanetAtUnrestRise() {
        SecondScene scene = event(position().pdb("Orning", 2, true).loyalty("Orning", Loyalty.UNREST));

        scene.play("strafe:241");

        assertThat(scene.state("Orning")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    void chemicalsKillTroopsOfSpecialEnvironsAndHurtWhoeverIsNoRhone() {
        SecondScene scene = event(position()
                .counter("Resolution", "orbit-241")
                .counter("Air Regular", "2411")
                .counter("Wild Regular", "2411")
                .counter("Marine", "2411")
                .place("Zina Adora", "2411")
                .place("Kogus", "2411"));

        scene.play("chemicals:241");

        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.counterPlace(2)).isEqualTo("2411");
        assertThat(scene.counterPlace(3)).isEqualTo("2411");
        assertThat(scene.hits("Zina Adora")).as("a Rhone").isZero();
        assertThat(scene.hits("Kogus") + (scene.isWounded("Kogus") ? 100 : 0)).isGreaterThan(0);
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void aPlanetUnderHypnosisIsMovedByNothingUntilTheUnitLeaves() {
        SecondScene scene = event(position().counter("Peacemaker", "orbit-241"));

        scene.play("hypnosis:241");

        int orning = Position.planetNamed("Orning");
        assertThat(scene.realm().isHypnotised(orning)).isTrue();
        assertThat(Loyalties.canMove(scene.truth(), orning, Side.REBEL, Cause.MISSION))
                .isFalse();
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    @Tag("K-D26")
    void theImperialPlayerMayWakeAPlanetAndThenTheBacklashComes() {
        SecondScene scene = position()
                .counter("Peacemaker", "orbit-241")
                .realm(realm -> realm.setHypnotised(1, Position.planetNamed("Orning")))
                .start(Side.IMPERIAL, Segment.SEARCH);

        assertThat(scene.question()).isEqualTo(Affair.LIFT_HYPNOSIS);
        scene.play("lift-hypnosis:241");

        assertThat(scene.realm().isHypnotised(Position.planetNamed("Orning"))).isFalse();
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    void aHypnosisEndsWhenItsUnitLeavesTheOrbitBox() {
        SecondScene scene = position()
                .counter("Peacemaker", "orbit-241")
                .realm(realm -> realm.setHypnotised(1, Position.planetNamed("Orning")))
                .dice(1, 1)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        while (scene.question() != Query.INTERPLANETARY) {
            scene.play("none");
        }

        Orders.sail(scene, "orbit-241", "211", 0);

        assertThat(scene.realm().isHypnotised(Position.planetNamed("Orning"))).isFalse();
        assertThat(scene.loyalty("Orning")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    @Tag("K-R40")
    void whenTheRotationIsHaltedNothingOfThePlanetIsLeftAndItsNeighboursHearOfIt() {
        SecondScene scene = event(position()
                .counter("Planet Stabilizer", "orbit-241")
                .counter("Marine", "2411")
                .counter("Rebel Light", "orbit-241")
                .place("Zina Adora", "2411"));

        scene.play("halt-rotation:241");

        assertThat(scene.realm().isDestroyed(Position.planetNamed("Orning"))).isTrue();
        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.counterPlace(2)).isEqualTo("gone");
        assertThat(scene.isDead("Zina Adora")).isTrue();
        assertThat(scene.events(Tidings.DominoBegan.class))
                .extracting(Tidings.DominoBegan::kind)
                .containsExactly(3);
    }

    @Test
    void onlyTheStabilizerCanHaltAPlanet() {
        SecondScene scene = event(position().counter("Resolution", "orbit-241"));

        assertThat(scene.offers()).containsExactly("pass", "chemicals:241", "hypnosis:241");
    }

    @Test
    void atrocitiesReachTheRevealedBaseAndInARareMoodAnyPlanet() {
        SecondPosition far = position()
                .counter("Resolution", "orbit-421")
                .counter("Resolution", "orbit-441")
                .control("Barak", PlanetState.REBEL_CONTROL)
                .base("Lonica");

        assertThat(event(far).offers()).containsExactly("pass");
        assertThat(event(position()
                                .counter("Resolution", "orbit-421")
                                .control("Barak", PlanetState.REBEL_CONTROL)
                                .base("Lonica")
                                .baseRevealed())
                        .offers())
                .contains("chemicals:421");
        assertThat(event(position().counter("Resolution", "orbit-441").event(100))
                        .offers())
                .contains("chemicals:441");
    }

    @Test
    @Tag("34.46")
    void aBaseThatIsDestroyedIsKnownAndItsTreasureLost() {
        SecondScene scene = event(position()
                .counter("Planet Stabilizer", "orbit-421")
                .control("Barak", PlanetState.REBEL_CONTROL)
                .pdb("Barak", 0, true)
                .points(Side.REBEL, 30)
                .event(100)
                .base("Lonica"));

        scene.play("halt-rotation:421");

        assertThat(scene.realm().baseDestroyed()).isTrue();
        assertThat(scene.realm().baseRevealed()).isTrue();
        assertThat(scene.forcePoints(Side.REBEL)).isZero();
        assertThat(scene.realm().hypnotised(0)).isEqualTo(Realm.NONE);
    }
}
