package fitg.rules.combat;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
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

/** Specification 9: military combat. Columns count from 0 (1-6) over 5 (1-1) to 10 (6-1). */
class MilitaryCombatTest {

    private static Event.MilitaryCombatRolled rolled(Scene scene) {
        return scene.last(Event.MilitaryCombatRolled.class);
    }

    /** Specification 9.8: an Air environ, Rebels 5 with a leader of 1 against a Line and a Militia. */
    private static Scene workedExample(int attackDie, int defenceDie) {
        return Position.in(22)
                .placeWithUnits("Frun Sentel", 2231)
                .units(2231, UnitKind.AIR_2_1, 2)
                .units(2231, UnitKind.AIR_1_0, 1)
                .units(2231, UnitKind.LINE, 1)
                .units(2231, UnitKind.MILITIA, 1)
                .dice(attackDie, defenceDie)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack", "character:4");
    }

    @Test
    void theWorkedExampleShiftsThreeColumns() {
        Scene scene = workedExample(4, 1);

        assertThat(rolled(scene).baseColumn()).isEqualTo(5);
        assertThat(rolled(scene).leaderShift()).isEqualTo(1);
        assertThat(rolled(scene).homeShift()).isEqualTo(1);
        assertThat(rolled(scene).specialShift()).isEqualTo(1);
        assertThat(rolled(scene).column()).isEqualTo(8);
    }

    @Test
    void theWorkedExampleCostsTheEmpireAllAndTheRebelsATwoToOne() {
        Scene scene = workedExample(4, 1);

        assertThat(scene.units(2231, Side.IMPERIAL)).isZero();
        assertThat(scene.units(2231, UnitKind.AIR_2_1)).isEqualTo(1);
        assertThat(scene.units(2231, UnitKind.AIR_1_0)).isEqualTo(1);
    }

    @Test
    void aUnitStrongerThanTheLossIsKept() {
        // 4-1, die 1: the defender loses 2: the Militia goes, the Line is 3
        Scene scene = workedExample(1, 6);

        assertThat(scene.units(2231, UnitKind.LINE)).isEqualTo(1);
        assertThat(scene.units(2231, UnitKind.MILITIA)).isZero();
    }

    @Test
    void aLossSmallerThanEveryUnitCostsNothing() {
        // one Line against two 2-1: 3:4 is 1-2; attacker 3 costs the defender 1, defender 5 costs the attacker 2
        Scene scene = Position.in(22)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.WILD_2_1, 2)
                .dice(3, 5)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        assertThat(scene.units(2221, UnitKind.WILD_2_1)).isEqualTo(2);
        assertThat(scene.units(2221, UnitKind.LINE)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        // lines, militia, Rebel 2-1, Rebel 1-0, base column
        "3, 3, 2, 1, 6", // 12:5 is 2-1
        "4, 2, 1, 1, 8", // 14:3 is 4-1
        "3, 0, 0, 1, 9", // 9:1 is 5-1
        "1, 0, 3, 1, 3", // 3:7 is 1-3
        "0, 1, 4, 1, 1", // 1:9 is 1-5
        "1, 1, 2, 1, 4", // 4:5 is 1-2
        "1, 2, 2, 0, 5" // 5:4 is 1-1
    })
    void theRatioIsRoundedInFavourOfTheDefender(int lines, int militia, int twoToOnes, int oneToZeros, int column) {
        Scene scene = Position.in(22)
                .luck(1)
                .units(2221, UnitKind.LINE, lines)
                .units(2221, UnitKind.MILITIA, militia)
                .units(2221, UnitKind.WILD_2_1, twoToOnes)
                .units(2221, UnitKind.WILD_1_0, oneToZeros)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        assertThat(rolled(scene).baseColumn()).isEqualTo(column);
    }

    private static Position bothInTwoEnvirons() {
        return Position.in(22)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .units(2232, UnitKind.LINE, 1)
                .units(2232, UnitKind.WILD_1_0, 1);
    }

    @Test
    void thePhasingPlayerTakesTheContestedEnvironsInTheOrderHeLikesAndEachOnce() {
        Scene scene = bothInTwoEnvirons().start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.expect(Ask.NEXT_COMBAT);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).contains("environ:2221", "environ:2232");
        scene.play("environ:2232", "decline", "decline");

        // only 2221 is left
        scene.expect(Ask.DECLARE_COMBAT);
        assertThat(scene.decision().subject()).isEqualTo(Position.environ(2221));
    }

    @Test
    void theOtherPlayerMayDeclareOnlyIfThePhasingPlayerDeclines() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .dice(1, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.expect(Ask.DECLARE_COMBAT);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("decline").expect(Ask.DECLARE_COMBAT);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("attack");

        // the declarer is the attacker
        assertThat(rolled(scene).attacker()).isEqualTo(Side.IMPERIAL);
        assertThat(rolled(scene).attack()).isEqualTo(3);
    }

    @Test
    void ifNobodyDeclaresNothingHappens() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("decline", "decline");

        assertThat(scene.events(Event.MilitaryCombatRolled.class)).isEmpty();
        assertThat(scene.units(2221, UnitKind.URBAN_1_0)).isEqualTo(1);
    }

    private static Position patrolsAgainstUrban(int attackDie, int defenceDie) {
        return Position.in(22)
                .units(2221, UnitKind.PATROL, 2)
                .units(2221, UnitKind.WILD_2_1, 1)
                .dice(attackDie, defenceDie);
    }

    @Test
    @Tag("RUL-15")
    void theAttackerNamesHisLeaderFirst() {
        Scene scene = patrolsAgainstUrban(1, 6)
                .place("Boccanegra", 2221)
                .place("Barca", 2221)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        scene.expect(Ask.LEADER);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("character:22").expect(Ask.LEADER);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    void theDifferenceOfTheLeadersShiftsTheColumn() {
        Scene scene = patrolsAgainstUrban(1, 6)
                .place("Boccanegra", 2221)
                .place("Barca", 2221)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack", "character:22", "character:14");

        // 2:2 is 1-1, Leadership 4 against 2
        assertThat(rolled(scene).column()).isEqualTo(7);
    }

    @Test
    void aBetterLeaderOfTheDefenderShiftsToTheLeft() {
        Scene scene = patrolsAgainstUrban(6, 6)
                .place("Boccanegra", 2221)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack", "character:14");

        assertThat(rolled(scene).column()).isEqualTo(3);
    }

    @Test
    void aCharacterWithoutLeadershipCannotLead() {
        Scene scene = patrolsAgainstUrban(6, 6)
                .place("Senator Dermond", 2221)
                .place("Boccanegra", 2221)
                .place("Bridne Murcada", 2221)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        // Dermond has Leadership 0, so the Rebel player is asked at once, about Boccanegra only
        scene.expect(Ask.LEADER);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("character:14", "none");
    }

    @Test
    void aLeaderJoinsTheMilitaryStackAndDoesNoMissionThisTurn() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.URBAN_2_1, 2)
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2211)
                .dice(1, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack", "character:14");

        assertThat(scene.isWithUnits("Boccanegra")).isTrue();
        scene.skipTo(Ask.NEXT_ENVIRON);
        scene.expectOffers("environ:2211").expectNotOffered("environ:2221");
    }

    @ParameterizedTest
    @CsvSource({"Wild 2-1, 5", "Urban 2-1, 6"})
    void aRebelUnitOfTheEnvironsTypeHelpsTheAttackingRebels(String kind, int column) {
        Scene scene = Position.in(22)
                .luck(1)
                .units(2221, UnitKind.PATROL, 2)
                .units(2221, Catalogue.standard().unitNamed(kind), 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack");

        assertThat(rolled(scene).column()).isEqualTo(column);
    }

    @Test
    void oneUnitOfTheEnvironsTypeIsEnoughAndMoreDoNotHelpMore() {
        Scene scene = Position.in(22)
                .luck(1)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.PATROL, 2)
                .units(2221, UnitKind.URBAN_2_1, 2)
                .units(2221, UnitKind.WILD_1_0, 1)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        // 5:5; one to the left for the defending Rebels
        assertThat(rolled(scene).column()).isEqualTo(4);
    }

    @Test
    void aSpecialEnvironIsAgainstTheEmpireWithoutALeader() {
        Scene scene = Position.in(22)
                .luck(1)
                .units(2231, UnitKind.PATROL, 2)
                .units(2231, UnitKind.WILD_2_1, 1)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        assertThat(rolled(scene).column()).isEqualTo(4);
    }

    @Test
    void anImperialLeaderTakesTheDisadvantageOfASpecialEnvironAway() {
        Scene scene = Position.in(22)
                .luck(1)
                .place("Jin Voles", 2231)
                .units(2231, UnitKind.PATROL, 2)
                .units(2231, UnitKind.WILD_2_1, 1)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack", "character:29");

        // Leadership 1 to the right and nothing else
        assertThat(rolled(scene).column()).isEqualTo(6);
    }

    @Test
    void wildIsNoSpecialEnviron() {
        Scene scene = Position.in(22)
                .luck(1)
                .units(2232, UnitKind.PATROL, 2)
                .units(2232, UnitKind.AIR_2_1, 1)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        assertThat(rolled(scene).column()).isEqualTo(5);
    }

    @Test
    void shiftsAreSummedAndThenKeptWithinTheTable() {
        // 9:1 is 5-1; Barca +4
        Scene scene = Position.in(22)
                .place("Barca", 2221)
                .units(2221, UnitKind.LINE, 3)
                .units(2221, UnitKind.WILD_1_0, 1)
                .dice(1, 6)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack", "character:22");

        assertThat(rolled(scene).column()).isEqualTo(10);
        assertThat(rolled(scene).defenderLoses()).isEqualTo(4);
    }

    @Test
    void shiftsThatCancelOutAreSummedBeforeTheEdgeOfTheTable() {
        // 9:1 is 5-1; Barca +4 for the attacker, Boccanegra 2 and the environ's type for the defender: net 1
        Scene scene = Position.in(22)
                .place("Barca", 2221)
                .place("Boccanegra", 2221)
                .units(2221, UnitKind.LINE, 3)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .dice(1, 6)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack", "character:22", "character:14");

        assertThat(rolled(scene).column()).isEqualTo(10);
    }

    @Test
    void bothLossesAreAppliedTogether() {
        // two Patrols and one 2-1: 1-1; attacker 4: 2; defender 4: 2
        Scene scene = patrolsAgainstUrban(4, 4)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        assertThat(scene.units(2221, Side.IMPERIAL)).isZero();
        assertThat(scene.units(2221, Side.REBEL)).isZero();
    }

    @Test
    @Tag("RUL-82")
    void theDefenderRollsEvenIfHisLastUnitFalls() {
        // two Lines against a 1-0: 5-1; the attacker's 6 kills it; the defender's 1 costs 2, which no Line can take
        Scene scene = Position.in(22)
                .units(2221, UnitKind.LINE, 2)
                .units(2221, UnitKind.WILD_1_0, 1)
                .dice(6, 1)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        assertThat(rolled(scene).attackerLoses()).isEqualTo(2);
        scene.expectLuckUsedUp();
    }

    @Test
    void theOwnerChoosesAmongEqualLosses() {
        // Rebels attack with two 2-1 a Militia, a Patrol: 4:2 is 2-1, die 1: the defender loses 1 of either kind
        Scene scene = Position.in(22)
                .units(2221, UnitKind.MILITIA, 1)
                .units(2221, UnitKind.PATROL, 1)
                .units(2221, UnitKind.WILD_2_1, 2)
                .dice(1, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack");

        scene.expect(Ask.LOSSES);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    void theLossIsAsCloseToTheNumberAsTheUnitsAllow() {
        // 1-1, defender 3: the attacker loses 2 of Line + Militia + Patrol: Militia and Patrol, not one of them
        Scene scene = Position.in(22)
                .units(2221, UnitKind.LINE, 1)
                .units(2221, UnitKind.MILITIA, 1)
                .units(2221, UnitKind.PATROL, 1)
                .units(2221, UnitKind.WILD_2_1, 2)
                .units(2221, UnitKind.WILD_1_0, 1)
                .dice(1, 3)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack");

        assertThat(rolled(scene).attackerLoses()).isEqualTo(2);
        assertThat(scene.units(2221, UnitKind.LINE)).isEqualTo(1);
        assertThat(scene.units(2221, Side.IMPERIAL)).isEqualTo(1);
    }

    /** Three Lines wipe out the 1-0 that Frun Sentel stands with; 9:1, one left: 4-1. */
    private static Scene frunLosesHisUnit(Position position, int... dice) {
        return position.placeWithUnits("Frun Sentel", 2232)
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2232, UnitKind.LINE, 3)
                .dice(6, 6)
                .dice(dice)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("decline", "attack", "none");
    }

    @Test
    @Tag("RUL-45")
    void charactersWhoLoseAllTheirUnitsAreAttackedByASquadWithoutAsking() {
        Scene scene = frunLosesHisUnit(Position.in(22), 2, 6);

        scene.expect(Ask.AIM);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("kill", "stand");
        // squad of the three surviving Lines
        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(12);
    }

    @Test
    void survivorsOfTheSquadJoinTheCharacterStackDetected() {
        Scene scene = frunLosesHisUnit(Position.in(22), 1).play("kill", "break-off-all");

        assertThat(scene.isWithUnits("Frun Sentel")).isFalse();
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    @Test
    void charactersOutsideTheMilitaryStackAreNotAttackedByThatSquad() {
        Scene scene = frunLosesHisUnit(Position.in(22).place("Doctor Sontag", 2232), 1)
                .play("kill");

        assertThat(Scene.names(scene.last(Event.CharacterCombatBegan.class).defenders()))
                .containsExactly("Frun Sentel");
    }

    @Test
    @Tag("RUL-19")
    void theSurvivingSideAttacksWhoeverIsPhasing() {
        // Rebels: three 2-1 against a Militia with Redjac; 5-1 and more
        Scene scene = Position.in(22)
                .placeWithUnits("Redjac", 2221)
                .units(2221, UnitKind.MILITIA, 1)
                .units(2221, UnitKind.WILD_2_1, 3)
                .dice(6, 6, 5, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack", "none");

        scene.expect(Ask.AIM);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("kill").expect(Ask.BREAK_OFF);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("stand");
        // strength 6: squad 10 against 6, column +4: attacker 5 is 2, doubled 4
        assertThat(scene.wounds("Redjac")).isEqualTo(4);
    }

    @Test
    void aLeaderAmongTheSurvivorsMakesTheSquadTougher() {
        // Patrol with Jon Kidu survives: squad 4 with endurance 4 + 2; 4 - 5 = -1
        Scene scene = Position.in(22)
                .placeWithUnits("Frun Sentel", 2232)
                .placeWithUnits("Jon Kidu", 2232)
                .units(2232, UnitKind.AIR_1_0, 1)
                .units(2232, UnitKind.PATROL, 1)
                .dice(6, 6, 1, 1, 1, 1)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack", "character:25", "none", "kill", "stand");

        // round 1: defender 1 is 2, doubled 4: a squad of endurance 4 would be gone
        scene.expect(Ask.BREAK_OFF);
        assertThat(scene.events(Event.RoundFought.class)).hasSize(1);
    }

    @Test
    void ifBothSidesLoseEverythingThereIsNoSquad() {
        Scene scene = patrolsAgainstUrban(4, 4)
                .placeWithUnits("Frun Sentel", 2221)
                .start(Side.IMPERIAL, Segment.MILITARY_COMBAT)
                .play("attack", "none");

        assertThat(scene.units(2221, Side.IMPERIAL)).isZero();
        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.isWithUnits("Frun Sentel")).isFalse();
    }

    @Test
    void aPrisonerOfTheUnitsThatFellIsHeldByACharacterOfTheirStack() {
        // Rebels beat the Militia; Redjac, who stood with it, now guards Boccanegra and then fights
        Scene scene = Position.in(22)
                .placeWithUnits("Redjac", 2221)
                .units(2221, UnitKind.MILITIA, 1)
                .prisonerOfUnits("Boccanegra", 2221)
                .units(2221, UnitKind.WILD_2_1, 3)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack", "none", "kill");

        assertThat(scene.holder("Boccanegra")).isEqualTo("Redjac");
        assertThat(Scene.names(scene.last(Event.CharacterCombatBegan.class).defenders()))
                .containsExactly("Redjac");
    }

    @Test
    void aPrisonerOfUnitsThatFellWithoutAnybodyElseIsFree() {
        Scene scene = Position.in(22)
                .units(2221, UnitKind.MILITIA, 1)
                .prisonerOfUnits("Boccanegra", 2221)
                .units(2221, UnitKind.WILD_2_1, 3)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack");

        assertThat(scene.isFree("Boccanegra")).isTrue();
    }

    @Test
    void aGuardWhoLeadsTakesHisPrisonerIntoTheMilitaryStack() {
        // Redjac guards Boccanegra and leads the Lines; later he is assassinated, and the units hold the prisoner
        Scene scene = Position.in(22)
                .units(2221, UnitKind.LINE, 3)
                .units(2221, UnitKind.WILD_2_1, 2)
                .place("Redjac", 2221)
                .prisoner("Boccanegra", "Redjac")
                .place("Frun Sentel", 2221)
                .dice(1, 6)
                .actionCards(76)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("decline", "attack", "character:28", "none")
                .skipTo(Ask.NEXT_ENVIRON)
                .play("environ:2221", "mission:A");

        assertThat(scene.isDead("Redjac")).isTrue();
        assertThat(scene.isPrisoner("Boccanegra")).isTrue();
        assertThat(scene.holder("Boccanegra")).isEqualTo("units");
    }
}
