package fitg.rules.reaction;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Specification 8: the enemy reaction segment. */
class ReactionTest {

    /** Frun Sentel, detected, in Charkhan's Wild; the Rebel player is phasing. */
    private static Position frunSeen() {
        return Position.in(22).place("Frun Sentel", 2232).detected("Frun Sentel");
    }

    @Test
    @Tag("R5.1")
    @Tag("R10.1")
    void theNonPhasingPlayerReacts() {
        Scene scene = frunSeen().units(2231, UnitKind.LINE, 1).start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.REACTION);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("react:2232");
        assertThat(scene.units(2232, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    @Tag("R10.1")
    void theRebelPlayerReactsInTheImperialTurn() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.LINE, 1)
                .units(2231, UnitKind.AIR_1_0, 1)
                .start(Side.IMPERIAL, Segment.REACTION);

        scene.expect(Ask.REACTION).play("react:2232");

        assertThat(scene.units(2232, UnitKind.AIR_1_0)).isEqualTo(1);
    }

    @Test
    @Tag("R5.2")
    @Tag("R10.2")
    @Tag("RUL-03")
    void aMilitaryUnitAloneTriggersAReaction() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.REACTION).expectOffers("react:2232");
    }

    @Test
    @Tag("R5.2")
    @Tag("R10.2")
    @Tag("RUL-03")
    void aDetectedCharacterAloneTriggersAReaction() {
        Scene scene = frunSeen().units(2231, UnitKind.LINE, 1).start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.REACTION).expectOffers("react:2232");
    }

    @Test
    @Tag("RUL-03")
    void anUndetectedCharacterTriggersNone() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    @Tag("R5.2")
    @Tag("R10.2")
    void thereIsOneMoveForEachTriggerEnviron() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.LINE, 2)
                .place("Boccanegra", 2221)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");
        scene.skipTo(Ask.NEXT_SEARCH);

        assertThat(scene.units(2232, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    @Tag("R5.3")
    @Tag("R10.3")
    void aMoveIsOneUnitOrOneCharacter() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.LINE, 2)
                .units(2231, UnitKind.PATROL, 1)
                .placeWithUnits("Jon Kidu", 2231)
                .place("Senator Dermond", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        scene.expect(Ask.REACTION_PIECE);
        assertThat(scene.offers())
                .containsExactlyInAnyOrder("unit:line", "unit:patrol", "character:25", "character:27");
    }

    @Test
    @Tag("R5.3")
    @Tag("R10.3")
    void aMoveIsOneUnitWithALeaderOfItsStack() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.LINE, 1)
                .placeWithUnits("Jon Kidu", 2231)
                .placeWithUnits("Senator Dermond", 2231)
                .place("Gelba", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "unit:line");

        scene.expect(Ask.REACTION_LEADER);
        assertThat(scene.offers()).containsExactlyInAnyOrder("none", "character:25");
        scene.play("character:25");
        assertThat(scene.units(2232, UnitKind.LINE)).isEqualTo(1);
        assertThat(scene.isWithUnits("Jon Kidu")).isTrue();
        assertThat(scene.at("Jon Kidu")).isEqualTo(2232);
    }

    @Test
    @Tag("R10.4")
    void nothingReactsFromAnotherPlanet() {
        Scene scene = frunSeen().units(2221, UnitKind.LINE, 1).start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    @Tag("R10.4")
    void aPilotDoesNotReactFromAnotherPlanet() {
        Scene scene = frunSeen()
                .place("Jin Voles", 2221)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    @Tag("R10.3")
    void theOriginMayBeAnyOtherEnvironOfThePlanet() {
        Scene scene = Position.in(43)
                .place("Kogus", 4321)
                .detected("Kogus")
                .units(4322, UnitKind.LINE, 1)
                .units(4323, UnitKind.PATROL, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:4321");

        scene.expect(Ask.REACTION_ORIGIN).expectOffers("environ:4322", "environ:4323");
    }

    @Test
    @Tag("R10.5")
    void aUnitThatReactsJoinsTheUnitsThereAndFights() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2232, UnitKind.MILITIA, 1)
                .units(2231, UnitKind.LINE, 1)
                .dice(6, 6)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");
        scene.skipTo(Ask.DECLARE_COMBAT).play("attack");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).defence()).isEqualTo(4);
    }

    @Test
    @Tag("R10.5")
    void aCharacterThatReactsMayJoinTheUnitsThere() {
        Scene scene = frunSeen()
                .units(2232, UnitKind.MILITIA, 1)
                .place("Jon Kidu", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        scene.expect(Ask.REACTION_STACK)
                .expectOffers("military-stack", "character-stack")
                .play("military-stack");
        assertThat(scene.isWithUnits("Jon Kidu")).isTrue();
    }

    @Test
    @Tag("R10.6")
    void aPilotReactsByShipWithoutPassengers() {
        Scene scene = frunSeen()
                .place("Jin Voles", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .place("Jon Kidu", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "character:29", "by-ship");

        scene.expect(Ask.NEXT_SEARCH);
        assertThat(scene.at("Jin Voles")).isEqualTo(2232);
        assertThat(scene.shipAt("Imperial Spaceship 1")).isEqualTo(2232);
        assertThat(scene.at("Jon Kidu")).isEqualTo(2231);
    }

    @Test
    @Tag("RUL-18")
    void aGuardWhoReactsByShipBringsHisPrisoner() {
        Scene scene = frunSeen()
                .place("Jin Voles", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .prisoner("Boccanegra", "Jin Voles")
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "by-ship");

        assertThat(scene.at("Boccanegra")).isEqualTo(2232);
        assertThat(scene.holder("Boccanegra")).isEqualTo("Jin Voles");
    }

    @Test
    void theLastUnitToLeaveTakesThePrisonersAlong() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.LINE, 1)
                .prisonerOfUnits("Boccanegra", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        assertThat(scene.at("Boccanegra")).isEqualTo(2232);
        assertThat(scene.holder("Boccanegra")).isEqualTo("units");
    }

    @Test
    void aFlightInReactionIsTestedByThePdbOfThePhasingPlayer() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBEL_CONTROL)
                .pdb("Charkhan", 1, true)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .place("Jin Voles", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .dice(6)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "by-ship");

        assertThat(scene.hasDetectedFlag("Jin Voles")).isTrue();
        scene.expectLuckUsedUp();
    }

    @Test
    void unitsThatReactAreNotAttackedByThePdb() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBEL_CONTROL)
                .pdb("Charkhan", 2, true)
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        assertThat(scene.events(Event.PdbAttacked.class)).isEmpty();
        assertThat(scene.units(2232, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    void theUnitLimitHoldsInReaction() {
        Scene scene = frunSeen()
                .units(2232, UnitKind.MILITIA, 3)
                .units(2231, UnitKind.LINE, 1)
                .place("Jon Kidu", 2231)
                .place("Gelba", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        scene.expect(Ask.REACTION_PIECE).expectNotOffered("unit:line");
    }

    @Test
    void aUnitReactsOnlyOnce() {
        Scene scene = Position.in(43)
                .place("Kogus", 4321)
                .place("Zina Adora", 4322)
                .detected("Kogus", "Zina Adora")
                .units(4323, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:4321");

        scene.expect(Ask.NEXT_SEARCH);
        assertThat(scene.units(4321, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    void walkingInReactionShedsDetection() {
        Scene scene = frunSeen().place("Jon Kidu", 2231).detected("Jon Kidu").start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2232);
        assertThat(scene.hasDetectedFlag("Jon Kidu")).isFalse();
    }

    @Test
    @Tag("RUL-08")
    void aLeaderWhoComesWithAUnitIsDetected() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.LINE, 1)
                .placeWithUnits("Jon Kidu", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "unit:line", "character:25");

        assertThat(scene.hasDetectedFlag("Jon Kidu")).isTrue();
    }

    // ---- finer points

    @Test
    void aPilotWhoReactsOnFootMayLoseHisShip() {
        Scene scene = frunSeen()
                .place("Jin Voles", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "on-foot");

        assertThat(scene.at("Jin Voles")).isEqualTo(2232);
        assertThat(scene.shipAt("Imperial Spaceship 1")).isZero();
    }

    @Test
    void aGuardWhoReactsOnFootBringsHisPrisoner() {
        Scene scene = frunSeen()
                .place("Jon Kidu", 2231)
                .prisoner("Boccanegra", "Jon Kidu")
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        assertThat(scene.at("Boccanegra")).isEqualTo(2232);
        assertThat(scene.holder("Boccanegra")).isEqualTo("Jon Kidu");
    }

    @Test
    void aUnitThatIsNotTheLastLeavesThePrisonersBehind() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.LINE, 2)
                .prisonerOfUnits("Boccanegra", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        assertThat(scene.units(2232, UnitKind.LINE)).isEqualTo(1);
        assertThat(scene.at("Boccanegra")).isEqualTo(2231);
    }

    @Test
    void aPrisonerTriggersNoReaction() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .prisonerOfUnits("Boccanegra", 2232)
                .units(2232, UnitKind.MILITIA, 1)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    void aCharacterLeavesTheUnitsToReactAlone() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.MILITIA, 1)
                .placeWithUnits("Jon Kidu", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "character:25");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2232);
        assertThat(scene.isWithUnits("Jon Kidu")).isFalse();
        assertThat(scene.units(2231, UnitKind.MILITIA)).isEqualTo(1);
    }

    @Test
    void militiaReact() {
        Scene scene = frunSeen().units(2231, UnitKind.MILITIA, 1).start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        assertThat(scene.units(2232, UnitKind.MILITIA)).isEqualTo(1);
    }

    @Test
    void theNonPhasingPlayerChoosesTheOrderOfHisReactions() {
        Scene scene = Position.in(43)
                .place("Kogus", 4321)
                .place("Zina Adora", 4322)
                .detected("Kogus", "Zina Adora")
                .units(4323, UnitKind.LINE, 2)
                .start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.REACTION)
                .expectOffers("react:4321", "react:4322", "end")
                .play("react:4322");

        scene.expect(Ask.REACTION).expectOffers("react:4321").expectNotOffered("react:4322");
    }

    @Test
    void anArrivalAmongDetectedFriendsIsDetected() {
        Scene scene = frunSeen()
                .place("Jon Kidu", 2231)
                .place("Gelba", 2232)
                .detected("Gelba")
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232");

        assertThat(scene.hasDetectedFlag("Jon Kidu")).isTrue();
    }

    @Test
    void aLeaderWhoComesWithAUnitGivesAwayHisFriends() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.LINE, 1)
                .placeWithUnits("Jon Kidu", 2231)
                .place("Gelba", 2232)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "unit:line", "character:25");

        assertThat(scene.hasDetectedFlag("Gelba")).isTrue();
    }

    @Test
    void aHolderWithoutNavigationReactsOnFoot() {
        Scene scene = frunSeen()
                .place("Senator Dermond", 2231)
                .ship("Imperial Spaceship 1", "Senator Dermond")
                .place("Gelba", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "character:27");

        assertThat(scene.at("Senator Dermond")).isEqualTo(2232);
        assertThat(scene.shipAt("Imperial Spaceship 1")).isEqualTo(2231);
    }

    @Test
    @Tag("RUL-10")
    void aFlightInReactionWithoutATestShedsDetection() {
        Scene scene = frunSeen()
                .place("Jin Voles", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .detected("Jin Voles")
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "by-ship");

        assertThat(scene.hasDetectedFlag("Jin Voles")).isFalse();
    }

    @Test
    void aFlightInReactionCanBeShotDown() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBEL_CONTROL)
                .pdb("Charkhan", 2, true)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .place("Emperor Coreguya", 2231)
                .ship("Imperial Spaceship 1", "Emperor Coreguya")
                .detected("Emperor Coreguya")
                .dice(6)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "by-ship");

        assertThat(scene.isDead("Emperor Coreguya")).isTrue();
        assertThat(scene.shipAt("Imperial Spaceship 1")).isZero();
    }

    @Test
    @Tag("RUL-18")
    @Tag("RUL-12")
    void aGuardWithMorePrisonersThanSeatsReactsOnFoot() {
        Scene scene = frunSeen()
                .place("Jin Voles", 2231)
                .ship("Imperial Spaceship 1", "Jin Voles")
                .place("Gelba", 2231)
                .prisoner("Boccanegra", "Jin Voles")
                .prisoner("Kogus", "Jin Voles")
                .prisoner("Tourag", "Jin Voles")
                .prisoner("Ran Jayma", "Jin Voles")
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "character:29");

        assertThat(scene.at("Ran Jayma")).isEqualTo(2232);
        assertThat(scene.shipAt("Imperial Spaceship 1")).isEqualTo(2231);
    }

    @Test
    @Tag("RUL-18")
    void aLeaderWhoComesWithAUnitBringsHisPrisoner() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.LINE, 2)
                .placeWithUnits("Jon Kidu", 2231)
                .prisoner("Boccanegra", "Jon Kidu")
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "unit:line", "character:25");

        assertThat(scene.at("Boccanegra")).isEqualTo(2232);
        assertThat(scene.holder("Boccanegra")).isEqualTo("Jon Kidu");
    }

    @Test
    void thoseTheLastUnitLeavesBehindBecomeACharacterStack() {
        Scene scene = frunSeen()
                .units(2231, UnitKind.LINE, 1)
                .placeWithUnits("Jon Kidu", 2231)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "unit:line", "none");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2231);
        assertThat(scene.isWithUnits("Jon Kidu")).isFalse();
        assertThat(scene.hasDetectedFlag("Jon Kidu")).isFalse();
    }
}
