package fitg.rules.stacking;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.EnvironType;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Specification 4.8, 7 and the environs of 1: size limits, stacks and leaders. */
class StackingTest {

    private static Position quietSystem() {
        return Position.in(22).pdb("Quibron", 0, false).pdb("Angoff", 0, false).pdb("Charkhan", 0, false);
    }

    // ---- environs

    @Test
    @Tag("R7.3")
    void thereAreSixTypesOfEnviron() {
        assertThat(Catalogue.standard().environs())
                .extracting(environ -> environ.type().name())
                .containsOnly("URBAN", "WILD", "LIQUID", "SUBTERRANEAN", "AIR", "FIRE")
                .contains("URBAN", "WILD", "LIQUID", "SUBTERRANEAN", "AIR", "FIRE");
    }

    @Test
    @Tag("R7.4")
    @Tag("RUL-02")
    void theSpecialEnvironsAreAllButUrbanAndWild() {
        assertThat(EnvironType.values())
                .filteredOn(EnvironType::isSpecial)
                .extracting(Enum::name)
                .containsExactlyInAnyOrder("LIQUID", "SUBTERRANEAN", "AIR", "FIRE");
    }

    private static Event.MilitaryCombatRolled combatIn(int environ) {
        Scene scene = quietSystem()
                .units(environ, UnitKind.URBAN_2_1, 1)
                .units(environ, UnitKind.PATROL, 1)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);
        scene.play("attack");
        return scene.last(Event.MilitaryCombatRolled.class);
    }

    @Test
    @Tag("R7.4")
    @Tag("RUL-02")
    void aWildEnvironDoesNotHamperTheImperialUnits() {
        assertThat(combatIn(2232).specialShift()).isZero();
    }

    @Test
    @Tag("R7.4")
    void aSpecialEnvironHampersTheImperialUnits() {
        assertThat(combatIn(2231).specialShift()).isEqualTo(1);
    }

    @Test
    @Tag("R7.5")
    void asManyActionCardsAreDrawnAsTheEnvironIsLarge() {
        Environ small = Catalogue.standard().environById(2232);
        assertThat(small.size()).isEqualTo(3);
        Scene scene =
                quietSystem().place("Frun Sentel", 2232).actionCards(69, 71, 89).start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:S", "draw", "draw");

        assertThat(scene.events(Event.ActionCardDrawn.class))
                .filteredOn(card -> !card.bonus())
                .hasSize(3);
        assertThat(scene.question()).isNotEqualTo(Ask.DRAW);
        scene.expectLuckUsedUp();
    }

    // ---- the limit (7.1)

    @Test
    @Tag("R15.2")
    @Tag("RUL-14")
    void aMoveThatWouldBreakTheLimitIsIllegal() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.LINE, 2)
                .units(2232, UnitKind.MILITIA, 3)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2231");

        scene.expect(Ask.MOVE_DESTINATION).expectOffers("environ:2211").expectNotOffered("environ:2232");
    }

    @Test
    @Tag("R15.2")
    @Tag("RUL-14")
    void onlyAsManyUnitsMoveAsThereIsRoom() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.LINE, 3)
                .units(2232, UnitKind.MILITIA, 2)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2232");

        assertThat(scene.units(2232, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    @Tag("R3.1.1")
    @Tag("R7.1")
    void theLimitIsPerPlayer() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.MILITIA, 3)
                .units(2231, UnitKind.AIR_2_1, 3)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2232", "count:3");

        assertThat(scene.units(2232, Side.REBEL)).isEqualTo(3);
    }

    @Test
    @Tag("R15.1")
    void anEnvironCanBeFilledUpToItsSize() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.LINE, 5)
                .units(2221, UnitKind.PATROL, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2221", "count:5");

        assertThat(scene.units(2221, Side.IMPERIAL)).isEqualTo(6);
    }

    @Test
    @Tag("R7.2")
    void charactersAndShipsAreNotLimited() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_1_0, 3)
                .place("Zina Adora", 2232)
                .place("Adam Starlight", 2232)
                .place("Agan Rafa", 2232)
                .place("Boccanegra", 2231)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36");

        scene.expect(Ask.FLIGHT_DESTINATION).expectOffers("environ:2232").play("environ:2232");
        assertThat(scene.shipAt("Planetary Privateer")).isEqualTo(2232);
    }

    // ---- stacks (4.8)

    @Test
    @Tag("R15.3")
    @Tag("R15.5")
    void duringTheSegmentAnyCharacterAndShipMayGoWithTheUnits() {
        Scene scene = quietSystem()
                .units(2221, UnitKind.URBAN_2_1, 1)
                .placeWithUnits("Frun Sentel", 2221)
                .place("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .place("Doctor Sontag", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "leave", "leave", "take", "take");

        assertThat(scene.at("Boccanegra")).isEqualTo(2211);
        assertThat(scene.shipAt("Planetary Privateer")).isEqualTo(2211);
        assertThat(scene.units(2211, UnitKind.URBAN_2_1)).isEqualTo(1);
        assertThat(scene.at("Frun Sentel")).isEqualTo(2221);
    }

    @Test
    @Tag("R15.4")
    @Tag("R15.14")
    void atTheEndOfTheSegmentThereAreTheUnitsStackAndTheMissionStack() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .place("Frun Sentel", 2232)
                .place("Boccanegra", 2232)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("end", "switch:4", "end");

        assertThat(scene.isWithUnits("Frun Sentel")).isTrue();
        assertThat(scene.isWithUnits("Boccanegra")).isFalse();
    }

    @Test
    @Tag("R15.14")
    void aCharacterMayLeaveTheUnitsForTheMissionStack() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("end", "switch:4");

        assertThat(scene.isWithUnits("Frun Sentel")).isFalse();
    }

    @Test
    @Tag("R15.15")
    void thoseOutsideTheMissionStackDoNoMissionsThisTurn() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .place("Frun Sentel", 2232)
                .place("Boccanegra", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("end", "switch:4");
        scene.skipTo(Ask.NEXT_ENVIRON);

        scene.expectOffers("environ:2231").expectNotOffered("environ:2232");
    }

    @Test
    @Tag("R15.15")
    @Tag("RUL-60")
    void losingTheUnitsLaterDoesNotBringMissionsBack() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2232, UnitKind.MILITIA, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .place("Boccanegra", 2221)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("end", "end", "attack", "none");
        scene.skipTo(Ask.NEXT_ENVIRON);

        assertThat(scene.units(2232, UnitKind.WILD_1_0)).isZero();
        assertThat(scene.isWithUnits("Frun Sentel")).isFalse();
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
        scene.expectOffers("environ:2221").expectNotOffered("environ:2232");
    }

    @Test
    void unitsThatMerelyMoveAwayLeaveTheirCompanionUndetected() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2232", "environ:2211", "leave");

        assertThat(scene.isWithUnits("Frun Sentel")).isFalse();
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isFalse();
        assertThat(scene.mayDoMissions("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("R15.15")
    void aLeaderNamedForACombatDoesNoMissionsThisTurn() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .units(2232, UnitKind.MILITIA, 1)
                .place("Frun Sentel", 2232)
                .place("Boccanegra", 2221)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("attack", "character:4");
        scene.skipTo(Ask.NEXT_ENVIRON);

        scene.expectOffers("environ:2221").expectNotOffered("environ:2232");
    }

    @Test
    @Tag("R15.7")
    void charactersAmongUnitsAreNotSearchedFor() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .place("Boccanegra", 2231)
                .units(2232, UnitKind.LINE, 3)
                .start(Side.REBEL, Segment.SEARCH);

        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    @Tag("R15.7")
    void aStackWithUnitsFightsMilitaryCombat() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .units(2232, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.expect(Ask.DECLARE_COMBAT).expectOffers("attack", "decline");
    }

    // ---- leaders (7.3)

    @Test
    @Tag("R15.9")
    void onlyACharacterWithLeadershipMayLead() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .placeWithUnits("Kogus", 2232)
                .units(2232, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("attack");

        scene.expect(Ask.LEADER).expectOffers("none", "character:4").expectNotOffered("character:11");
    }

    @Test
    @Tag("R15.10")
    void anotherCharacterMayLeadTheNextTime() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_1_0, 1)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .units(2232, UnitKind.LINE, 1)
                .placeWithUnits("Jon Kidu", 2232)
                .placeWithUnits("Gelba", 2232)
                .dice(6, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("attack", "none", "character:25");
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2232", "units");

        scene.expect(Ask.SEARCH_LEADER).expectOffers("character:25", "character:26");
    }

    @Test
    @Tag("R15.16")
    void aLeaderWhoLeftTheStackLeadsItNoMore() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.AIR_1_0, 1)
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2231, UnitKind.LINE, 1)
                .placeWithUnits("Jon Kidu", 2231)
                .place("Gelba", 2211)
                .dice(6, 6)
                .start(Side.REBEL, Segment.REACTION);

        scene.play("react:2232", "character:25");
        scene.skipTo(Ask.DECLARE_COMBAT).play("attack");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).leaderShift()).isZero();
    }

    @Test
    @Tag("R15.15")
    void theNextTurnHeMayDoMissionsAgain() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("end", "end");
        scene.skipTo(Ask.MOVE);
        assertThat(scene.turn()).isEqualTo(2);

        scene.play("end", "switch:4");

        scene.expect(Ask.NEXT_ENVIRON).expectOffers("environ:2232");
    }

    @Test
    void theDefaultLeavesTheStacksAsTheyAre() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .place("Boccanegra", 2232)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("end", "end");

        assertThat(scene.isWithUnits("Frun Sentel")).isTrue();
        assertThat(scene.isWithUnits("Boccanegra")).isFalse();
    }

    @Test
    @Tag("R15.9")
    void aCharacterOfTheMissionStackMayBeNamedLeaderAndJoinsTheUnits() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .units(2232, UnitKind.MILITIA, 1)
                .place("Frun Sentel", 2232)
                .place("Boccanegra", 2221)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("attack", "character:4");

        assertThat(scene.isWithUnits("Frun Sentel")).isTrue();
        assertThat(scene.last(Event.MilitaryCombatRolled.class).leaderShift()).isEqualTo(1);
    }

    @Test
    void anEnemyCharacterInAStackWithoutUnitsIsStillSearchedFor() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_2_1, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .place("Boccanegra", 2232)
                .detected("Boccanegra")
                .units(2232, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.SEARCH);

        scene.expect(Ask.NEXT_SEARCH).expectOffers("search:2232");
    }

    @Test
    @Tag("R15.14")
    void whoCameWithUnitsMayLeaveThemForMissionsAtTheEndOfTheSegment() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.AIR_2_1, 1)
                .placeWithUnits("Frun Sentel", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("move-units:2231", "environ:2232", "take");

        scene.skipTo(Ask.ORGANISE).play("switch:4");

        scene.expect(Ask.NEXT_ENVIRON).expectOffers("environ:2232");
    }

    @Test
    @Tag("RUL-60")
    void theDetectionOfThoseWhoLostTheirUnitsSpreads() {
        Scene scene = quietSystem()
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2232, UnitKind.MILITIA, 1)
                .placeWithUnits("Kogus", 2232)
                .place("Sidir Ganang", 2232)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("attack");

        assertThat(scene.hasDetectedFlag("Sidir Ganang")).isTrue();
    }
}
