package fitg.rules.rebellion;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Specification 12.9: the Rebel camp, in 5231 (Adrax, Subterranean, size 2, coup 2). */
class RebelCampTest {

    /** A camp of the turn before. */
    private static Position camp(Loyalty loyalty) {
        return Position.in(52).loyalty("Adrax", loyalty).turn(2).camp(5231, 1);
    }

    private static Scene missions(Position position, int... cards) {
        return position.actionCards(cards).start(Side.REBEL, Segment.MISSIONS).play("environ:5231");
    }

    @Test
    @Tag("RUL-31")
    void aCampDoesSixMissionsByItself() {
        Scene scene = missions(camp(Loyalty.LOYAL)
                .units(5231, UnitKind.MILITIA, 1)
                .prisonerOfUnits("Boccanegra", 5231)
                .place("Redjac", 5231)
                .detected("Redjac"));

        scene.expect(Ask.MISSION);
        assertThat(scene.offers())
                .containsExactlyInAnyOrder("camp:S", "camp:D", "camp:I", "camp:F", "camp:T", "camp:C", "end");
    }

    @Test
    void theConditionsOfTheMissionsHoldForACampToo() {
        Scene scene = missions(camp(Loyalty.LOYAL).coupMarker(5231));

        scene.expectNotOffered("camp:F", "camp:T", "camp:C").expectOffers("camp:D", "camp:S");
    }

    @Test
    void aCampIsUsableFromTheNextRebelPlayerTurn() {
        Scene scene = Position.in(52)
                .turn(2)
                .loyalty("Adrax", Loyalty.LOYAL)
                .camp(5231, 2)
                .place("Boccanegra", 5232)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.NEXT_ENVIRON).expectOffers("environ:5232").expectNotOffered("environ:5231");
    }

    @Test
    void aCampFormsItsOwnGroupWithoutCharacters() {
        Scene scene = missions(camp(Loyalty.LOYAL).place("Boccanegra", 5231)).play("camp:D");

        assertThat(scene.last(Event.MissionAssigned.class).camp()).isTrue();
        assertThat(scene.last(Event.MissionAssigned.class).members()).isZero();
        // one mission for the camp, and nobody else does Diplomacy
        scene.expect(Ask.MISSION)
                .expectNotOffered("camp:S", "camp:D", "mission:D")
                .expectOffers("mission:S");
    }

    @Test
    void aCampHasNoBonusDraws() {
        // a coup by characters would have the coup rating, 2
        Scene scene = missions(camp(Loyalty.LOYAL), 91, 93).play("camp:C", "draw");

        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(2);
        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.FAILED);
    }

    @Test
    void aCampIsNotAttacked() {
        // 74: irate locals; 88: stumble on a squad
        Scene scene = missions(camp(Loyalty.LOYAL).units(5231, UnitKind.LINE, 1), 74, 88)
                .play("camp:D", "draw");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expectLuckUsedUp();
    }

    @Test
    void aCampIsNeverTheRandomGroup() {
        // enemy agent: the only group of characters is betrayed, without a pick
        Scene scene =
                missions(camp(Loyalty.LOYAL).place("Boccanegra", 5231), 90).play("camp:D", "mission:G");

        assertThat(scene.events(Event.MissionEnded.class))
                .extracting(Event.MissionEnded::mission)
                .containsExactly(Mission.GAIN_CHARACTERS);
    }

    @Test
    void anEnemyAgentBetraysNoCamp() {
        Scene scene = missions(camp(Loyalty.LOYAL), 90).play("camp:D");

        assertThat(scene.events(Event.MissionEnded.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @Test
    @Tag("RUL-66")
    void protocolDoesNotTouchTheDiplomacyOfACampNorTheLoyalty() {
        Scene scene = missions(camp(Loyalty.NEUTRAL), 80).play("camp:D");

        scene.expect(Ask.DRAW);
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    @Tag("RUL-66")
    void theCoupOfACampIsNotAbortedByEvents() {
        // card 77 would roll a die
        Scene scene = missions(camp(Loyalty.NEUTRAL), 77).play("camp:C");

        scene.expect(Ask.DRAW);
        assertThat(scene.events(Event.MissionEnded.class)).isEmpty();
    }

    @Test
    @Tag("RUL-66")
    void aWrongSoldierDoesNotTouchTheSubversionOfACamp() {
        Scene scene = missions(camp(Loyalty.NEUTRAL).units(5231, UnitKind.MILITIA, 1), 96)
                .play("camp:T");

        scene.expect(Ask.DRAW);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    void aCampDoesAMission() {
        Scene scene = missions(camp(Loyalty.PATRIOTIC), 75).play("camp:D", "complete");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void aCampDoesOneMissionInAPhase() {
        Scene scene =
                missions(camp(Loyalty.PATRIOTIC).place("Boccanegra", 5232), 75).play("camp:D", "complete");

        scene.expect(Ask.NEXT_ENVIRON).expectNotOffered("environ:5231");
    }

    @ParameterizedTest
    @CsvSource({"LOYAL, true", "NEUTRAL, false"})
    void aCampIsRemovedWhenPeopleDissent(Loyalty before, boolean stays) {
        // Boccanegra's Diplomacy moves the loyalty one space
        Scene scene = missions(camp(before).place("Boccanegra", 5231), 75).play("mission:D", "end", "complete");

        assertThat(scene.hasCamp(5231)).isEqualTo(stays);
    }

    @Test
    void theMissionOfARemovedCampEndsWithoutEffect() {
        // 69: C for the camp, which goes on; 75: D makes it Dissent
        Scene scene = missions(camp(Loyalty.NEUTRAL).place("Boccanegra", 5231), 69, 75)
                .play("mission:D", "camp:C", "continue", "draw", "complete");

        assertThat(scene.hasCamp(5231)).isFalse();
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.hasCoupMarker(5231)).isFalse();
    }

    @Test
    void anEffectOfTheCampItselfIsCarriedOutCompletely() {
        // Neutral, Dissent (the camp would go), Unrest
        Scene scene = missions(camp(Loyalty.NEUTRAL), 75, 96).play("camp:D", "continue", "draw");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.hasCamp(5231)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"Patrol, true", "Line, false"})
    void aCampIsRemovedWhenImperialStrengthReachesTheSizeAndThree(String there, boolean stays) {
        // size 2, so 5: a Patrol and a Line are 4, two Lines are 6
        Scene scene = camp(Loyalty.LOYAL)
                .units(5231, Catalogue.standard().unitNamed(there), 1)
                .units(5232, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT)
                .play("move-units:5232", "environ:5231");

        assertThat(scene.units(5231, Side.IMPERIAL)).isEqualTo(2);
        assertThat(scene.hasCamp(5231)).isEqualTo(stays);
    }

    @Test
    void aCampAmongTooManyTroopsIsRemovedAsSoonAsItIsPlaced() {
        // two Lines, 6 >= 2 + 3
        Scene scene = Position.in(52)
                .place("Boccanegra", 5231)
                .units(5231, UnitKind.LINE, 2)
                .actionCards(71)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:B");

        assertThat(scene.events(Event.LetterGained.class)).hasSize(1);
        assertThat(scene.hasCamp(5231)).isFalse();
    }

    @Test
    void aCampDoesNotHide() {
        // Boccanegra alone in 5231: 2 + 2 - 1 + 1
        Scene scene = camp(Loyalty.LOYAL)
                .place("Boccanegra", 5231)
                .detected("Boccanegra")
                .units(5231, UnitKind.LINE, 1)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:5231", "units");

        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(4);
    }

    @Test
    void aCampAloneIsNotSearchedFor() {
        Scene scene = camp(Loyalty.LOYAL)
                .units(5231, UnitKind.LINE, 1)
                .place("Frun Sentel", 5232)
                .detected("Frun Sentel")
                .units(5232, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.SEARCH);

        scene.expect(Ask.NEXT_SEARCH).expectOffers("search:5232").expectNotOffered("search:5231");
    }
}
