package fitg.rules.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Flag;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Creatures with a text of their own, each in its environ (specification 11.9). */
class SpecialCreatureTest {

    /** Frun Sentel (Combat 5, Endurance 5, Intelligence 1) alone meets the creature of an environ. */
    private static Scene frunMeets(int environ, int... dice) {
        return Encounters.meet(
                Position.around(environ).place("Frun Sentel", environ).dice(dice), environ);
    }

    /** Frun and Doctor Sontag (Combat 2, Endurance 2, Intelligence 4). */
    private static Position frunAndSontag(int environ) {
        return Position.around(environ).place("Frun Sentel", environ).place("Doctor Sontag", environ);
    }

    private static List<Integer> strengths(Scene scene) {
        return scene.events(Event.RoundFought.class).stream()
                .map(Event.RoundFought::attackStrength)
                .toList();
    }

    // ---- one round and gone

    @ParameterizedTest
    @ValueSource(ints = {3211, 4311}) // Alweg, Snorkas: strength 8
    void aOneRoundCreatureStrikesOnceUnhurtAndIsGone(int environ) {
        // 8 - 5 = +3, die 6: two wounds. No break-off, no roll for Frun.
        Scene scene = frunMeets(environ, 6);

        assertThat(strengths(scene)).containsExactly(8);
        assertThat(scene.last(Event.RoundFought.class).column()).isEqualTo(6);
        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
        scene.expect(Ask.DRAW).expectLuckUsedUp();
    }

    // ---- growing and shrinking

    @Test
    void theChantenesGrowEveryRound() {
        Scene scene = frunMeets(3222, 1, 1, 1, 1, 1, 3, 1, 6);

        // 5/5 less 2 and one more: 4/4; less 2: 3/3; less 2: still alive as 2/2.
        for (int round = 1; round <= 4; round++) {
            scene.expect(Ask.BREAK_OFF).play("stand");
        }

        assertThat(strengths(scene)).containsExactly(5, 4, 3, 2);
    }

    @Test
    void theDerigionShrugsOffItsFirstTwoWounds() {
        Scene scene = frunMeets(2111, 1, 1, 1, 1, 1, 1);

        scene.play("stand", "stand", "stand");

        // Endurance 6: two, two and three wounds.
        assertThat(strengths(scene)).containsExactly(4, 4, 2);
        scene.expect(Ask.DRAW);
    }

    @Test
    void theDindinGainsStrengthForItsFirstTwoWoundsDealt() {
        // Two wounds each in rounds 1 and 2; Frun dies in round 3.
        Scene scene = frunMeets(1131, 5, 6, 5, 6, 1, 6);

        scene.play("stand", "stand", "stand");

        assertThat(strengths(scene)).containsExactly(7, 9, 9);
        assertThat(scene.isDead("Frun Sentel")).isTrue();
    }

    @Test
    void theGachHurtsItselfAfterEveryRound() {
        // 7 - 5 = +2: nothing for both; then a 1 on column +1: two wounds of its own.
        Scene scene = frunMeets(5121, 1, 6, 1, 1, 6, 6);

        scene.play("stand", "stand");

        assertThat(strengths(scene)).containsExactly(7, 5);
        scene.expectLuckUsedUp();
    }

    @Test
    void theGachCanDieOfItself() {
        // +2, a 1: two wounds, and two of its own: 3/2; then -2, a 4: two more.
        Scene scene = frunMeets(5121, 1, 1, 1, 1, 4);

        scene.play("stand", "stand");

        assertThat(strengths(scene)).containsExactly(7, 3);
        scene.expect(Ask.DRAW).expectLuckUsedUp();
    }

    @Test
    void theGadharsGrowByTwoEverySecondRound() {
        Scene scene = frunMeets(4323, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6);

        for (int round = 1; round <= 5; round++) {
            scene.expect(Ask.BREAK_OFF).play("stand");
        }

        assertThat(strengths(scene)).containsExactly(5, 5, 7, 7, 9);
    }

    @Test
    void theGadharsEnduranceGrowsToo() {
        // Three wounds of four in two rounds (0: a 1 is two; then 3 - 5: a 5 is one); in round 3 it is 4/3.
        Scene scene = frunMeets(4323, 1, 1, 1, 5, 1, 1);

        scene.play("stand", "stand", "stand");

        // 4 - 5 = -1: a 1 is two wounds, which 3 survives.
        assertThat(strengths(scene)).containsExactly(5, 3, 4);
        scene.expect(Ask.BREAK_OFF);
    }

    @Test
    void theQueemerGrowsStrongerWithItsWounds() {
        // 3 - 5 = -2, a 1: three wounds.
        Scene scene = frunMeets(3232, 1, 1, 1, 1);

        scene.play("stand", "stand");

        // 6 - 5 = +1, a 1: two more, which is its Endurance of 5.
        assertThat(strengths(scene)).containsExactly(3, 6);
        scene.expect(Ask.DRAW);
    }

    @Test
    void theThunkGrowsEveryRoundWhateverItsWounds() {
        Scene scene = frunMeets(4411, 1, 1, 1, 5, 1, 1);

        scene.play("stand", "stand", "stand");

        // Two wounds, none, two: Endurance 4.
        assertThat(strengths(scene)).containsExactly(5, 6, 7);
        scene.expect(Ask.DRAW);
    }

    // ---- cannot be hurt

    @Test
    void theGyrogosCannotBeHurtAndLoosensAfterTheFirstRound() {
        // +1 asks for 2: a 3 fails in round 1 (then one roll of the Gyrogos only), and succeeds in round 2.
        Scene scene = frunMeets(3511, 3, 1, 3);

        scene.play("break-off-all");
        assertThat(scene.events(Event.RoundFought.class)).hasSize(1);
        scene.play("break-off-all");

        scene.expect(Ask.DRAW).expectLuckUsedUp();
    }

    @Test
    void theVirusMakesEverybodyActiveAndCannotBeHurt() {
        // 10 - 7 = +3: an attack roll of 1 does nothing, and nobody rolls against the Virus.
        Scene scene = Encounters.meet(frunAndSontag(4121).dice(1), 4121);

        scene.expect(Ask.BREAK_OFF);
        assertThat(scene.offers()).containsExactly("stand", "break-off-all");
        scene.play("stand");

        Event.RoundFought round = scene.last(Event.RoundFought.class);
        assertThat(round.attackStrength()).isEqualTo(10);
        assertThat(round.defenceStrength()).isEqualTo(7);
        scene.expectLuckUsedUp();
    }

    @Test
    void theElilad() {
        // Frun's 3 gets him away on column 0. The Doctor's 4 does not, and a 3 on column 0 does not hurt him.
        Scene scene = Encounters.meet(frunAndSontag(3423).dice(3, 4, 3, 1), 3423);

        scene.expect(Ask.BREAK_OFF).play("break-off-all");
        scene.expect(Ask.BREAK_OFF).play("break-off-all");
        assertThat(scene.last(Event.RoundFought.class).column()).isEqualTo(4);
        scene.expect(Ask.BREAK_OFF).play("break-off-all");

        scene.expect(Ask.DRAW).expectLuckUsedUp();
        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Doctor Sontag")).isZero();
    }

    @Test
    @Tag("RUL-83")
    void theEliladStrikesEachOneHeldInAscendingOrder() {
        // Both stay: a 6 is two wounds for Frun (4), a 5 one for the Doctor (12).
        Scene scene = Encounters.meet(frunAndSontag(3423).dice(6, 5), 3423);

        scene.play("stand", "stand");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
        assertThat(scene.wounds("Doctor Sontag")).isEqualTo(1);
    }

    @Test
    @Tag("RUL-83")
    void theDrantsStrikeEachOneOnceOnColumnZero() {
        Scene scene = Encounters.meet(frunAndSontag(2231).dice(6, 5), 2231);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
        assertThat(scene.wounds("Doctor Sontag")).isEqualTo(1);
        assertThat(scene.events(Event.RoundFought.class))
                .extracting(Event.RoundFought::column)
                .containsOnly(4);
        scene.expect(Ask.DRAW).expectLuckUsedUp();
    }

    // ---- Intelligence

    @Test
    void theDrusersFightIntelligenceWithTheWholeGroup() {
        // 5 - (1 + 4) = 0: a 6 is two wounds, a 1 two for the Drusers. Nobody's Intelligence falls.
        Scene scene = Encounters.meet(frunAndSontag(2321).dice(6, 1, 1, 6), 2321);
        scene.play("active", "active", "stand", "count:2");
        scene.play("active", "active", "stand");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
        assertThat(scene.events(Event.RoundFought.class))
                .extracting(Event.RoundFought::attackStrength, Event.RoundFought::defenceStrength)
                .containsExactly(tuple(5, 5), tuple(5, 5));
    }

    @Test
    void theDrusersLoseEndurance() {
        // Two and two wounds leave one of five, and two more end it.
        Scene scene = Encounters.meet(
                Position.around(2321)
                        .place("Ly Mantok", 2321)
                        .place("Frun Sentel", 2321)
                        .dice(1, 1, 1, 1, 1, 1),
                2321);

        for (int round = 1; round <= 3; round++) {
            Encounters.fight(scene);
        }

        assertThat(strengths(scene)).containsExactly(5, 5, 5);
        scene.expect(Ask.DRAW);
    }

    @Test
    void theTelebotsFightOneCharacterOfTheOwnersChoice() {
        // 3 - 4 = -1: a 6 is one wound, for the Doctor alone.
        Scene scene = Encounters.meet(frunAndSontag(4321).dice(6, 1, 1, 1), 4321);

        scene.expect(Ask.CREATURE_TARGET);
        assertThat(scene.offers()).containsExactly("character:4", "character:12");
        scene.play("character:12", "stand");
        assertThat(scene.wounds("Doctor Sontag")).isEqualTo(1);
        scene.play("stand");

        // Wounds lower neither Intelligence: two and two wounds end the Endurance of 3.
        assertThat(strengths(scene)).containsExactly(3, 3);
        assertThat(scene.events(Event.RoundFought.class))
                .extracting(Event.RoundFought::defenceStrength)
                .containsExactly(4, 4);
        assertThat(scene.wounds("Frun Sentel")).isZero();
        scene.expect(Ask.DRAW);
    }

    @Test
    void theVorozionGoesAfterTheFirstRoundWithoutAWound() {
        // 6 - 5 = +1: a 3 is a wound, so there is a second round; a 1 is none. No break-off, no roll against it.
        Scene scene = Encounters.meet(frunAndSontag(1311).dice(3, 1), 1311);
        scene.play("active", "active").expect(Ask.WOUNDS).play("count:1");
        scene.play("active", "active");

        assertThat(strengths(scene)).containsExactly(6, 6);
        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(5);
        scene.expect(Ask.DRAW).expectLuckUsedUp();
    }

    @Test
    void theCrungeWoundsByTheHighestIntelligenceOfTheGroup() {
        Scene alone = frunMeets(1211);
        Scene both =
                Encounters.meet(Position.around(1211).place("Frun Sentel", 1211).place("Odene Hobar", 1211), 1211);
        Scene wise = Encounters.meet(frunAndSontag(1211), 1211);

        assertThat(alone.wounds("Frun Sentel")).isEqualTo(3);
        assertThat(both.wounds("Frun Sentel")).isEqualTo(1);
        assertThat(both.wounds("Odene Hobar")).isEqualTo(1);
        assertThat(wise.wounds("Frun Sentel")).isZero();
    }

    @Test
    @Tag("RUL-83")
    void theCrungeStrikesInAscendingOrder() {
        Scene scene =
                Encounters.meet(Position.around(1211).place("Frun Sentel", 1211).place("Odene Hobar", 1211), 1211);

        assertThat(scene.events(Event.Wounded.class))
                .extracting(Event.Wounded::character)
                .containsExactly(Position.character("Frun Sentel"), Position.character("Odene Hobar"));
    }

    @Test
    void theWythsLoseTheIntelligenceOfOneCharacterEveryRound() {
        // The Doctor's 4 off the 9, in both rounds.
        Scene scene = Encounters.meet(frunAndSontag(5511).dice(1, 6, 1, 6), 5511);

        Encounters.fight(scene);
        Encounters.fight(scene);

        assertThat(strengths(scene)).containsExactly(5, 5);
    }

    @Test
    void theWythsHoldHarder() {
        // 9 - 1 - 5 = +3 asks for 2, and a 2 counts 3.
        Scene scene = frunMeets(5511, 2, 1, 6);
        scene.skipTo(Ask.BREAK_OFF).play("break-off-all");

        assertThat(scene.last(Event.BreakOffRolled.class).activeAway()).isFalse();
    }

    // ---- wounds without a roll

    @Test
    void theFrostMistChillsEverybodyAfterEachRoundItSurvives() {
        // Only Frun rolls: 5 - 5 = 0, a 6 does nothing.
        Scene scene = Encounters.meet(frunAndSontag(4212).dice(6), 4212);

        scene.play("active", "inactive");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        assertThat(scene.wounds("Doctor Sontag")).isEqualTo(1);
        assertThat(scene.events(Event.RoundFought.class)).hasSize(1);
        assertThat(scene.events(Event.BreakOffRolled.class)).isEmpty();
        scene.expectLuckUsedUp();
    }

    @Test
    void theFrostMistDoesNoHarmInTheRoundItDies() {
        // 5 - 12 = -7: fours; the second round ends it.
        Scene scene = Encounters.meet(
                Position.around(4212)
                        .place("Frun Sentel", 4212)
                        .place("Agan Rafa", 4212)
                        .place("Kogus", 4212)
                        .dice(1, 1),
                4212);
        Encounters.fight(scene);
        Encounters.fight(scene);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        scene.expect(Ask.DRAW).expectLuckUsedUp();
    }

    @Test
    void theMagronWoundsTheOneItHoldsWhileOthersFight() {
        // Frun is seized. The Doctor: 0 - 2 = -2, a 1 is three wounds, then again: Endurance 5.
        Scene scene = Encounters.meet(frunAndSontag(2122).picks(0).dice(1, 1), 2122);

        scene.play("stand");
        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        scene.play("stand");

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        assertThat(scene.wounds("Doctor Sontag")).isZero();
        scene.expect(Ask.DRAW).expectLuckUsedUp();
    }

    @Test
    void theMagronSeizesAtRandom() {
        Scene scene = Encounters.meet(frunAndSontag(2122).picks(1).dice(6), 2122);

        scene.play("stand");

        assertThat(scene.wounds("Doctor Sontag")).isEqualTo(1);
        assertThat(scene.wounds("Frun Sentel")).isZero();
    }

    @Test
    void theMagronKillsALoneVictim() {
        Scene scene =
                Encounters.meet(Position.around(2122).place("Frun Sentel", 2122).picks(0), 2122);

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.events(Event.RoundFought.class)).isEmpty();
    }

    // ---- two rolls

    @Test
    void theYmBarrorRollsTwicePerRound() {
        // 4 - 5 = -1: a 4 and a 5 are one wound each; Frun's 1 is two. No break-off in the first round.
        Scene scene = frunMeets(1223, 4, 5, 1);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
        assertThat(scene.last(Event.RoundFought.class).woundsToAttacker()).isEqualTo(2);
        scene.expect(Ask.BREAK_OFF).expectLuckUsedUp();
    }

    @Test
    void theBodyShieldCountsAgainstEachRollOfTheYmBarror() {
        Scene scene = Encounters.meet(
                Position.around(1223)
                        .place("Frun Sentel", 1223)
                        .shownCard("Personal Body Shield", "Frun Sentel")
                        .dice(4, 5, 1),
                1223);
        Encounters.pass(scene);

        assertThat(scene.wounds("Frun Sentel")).isZero();
    }

    // ---- thieves and wreckers

    @Test
    void theMuggersLeaveWithAPossessionAfterThreeRounds() {
        Scene scene = Encounters.meet(
                Position.around(1521)
                        .place("Frun Sentel", 1521)
                        .shownCard("Medi-kit of Ptolus", "Frun Sentel")
                        .shownCard("Cache of Rare Gems", "Frun Sentel")
                        .ship("Star Cruiser", "Frun Sentel")
                        .picks(1)
                        .dice(1, 6, 1, 6, 1, 6),
                1521);
        Encounters.pass(scene);

        assertThat(scene.events(Event.RoundFought.class)).hasSize(3);
        assertThat(scene.events(Event.BreakOffRolled.class)).isEmpty();
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("deck");
        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("Frun Sentel");
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Frun Sentel");
        scene.expect(Ask.DRAW);
    }

    @Test
    void beatenMuggersStealNothing() {
        // 0: a 1 is two wounds; then -2: three.
        Scene scene = Encounters.meet(
                Position.around(1521)
                        .place("Frun Sentel", 1521)
                        .shownCard("Medi-kit of Ptolus", "Frun Sentel")
                        .dice(1, 1, 1, 1),
                1521);

        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("Frun Sentel");
        scene.expect(Ask.DRAW).expectLuckUsedUp();
    }

    @Test
    void theRotronWrecksTheShipOfTheGroup() {
        // Only Frun rolls: 3 - 5 = -2, a 6 does nothing, twice.
        Scene scene = Encounters.meet(
                Position.around(1631)
                        .place("Frun Sentel", 1631)
                        .ship("Star Cruiser", "Frun Sentel")
                        .dice(6, 6),
                1631);
        while (scene.question() == Ask.BREAK_OFF) {
            scene.play("stand");
        }

        assertThat(scene.events(Event.RoundFought.class)).hasSize(2);
        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("deck");
        scene.expectLuckUsedUp();
    }

    @Test
    void aBeatenRotronLeavesTheShipAlone() {
        Scene scene = Encounters.meet(
                Position.around(1631)
                        .place("Frun Sentel", 1631)
                        .ship("Star Cruiser", "Frun Sentel")
                        .dice(1),
                1631);
        while (scene.question() == Ask.BREAK_OFF) {
            scene.play("stand");
        }

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Frun Sentel");
        scene.expect(Ask.DRAW);
    }

    @Test
    void theRotronWrecksOneOfSeveralShips() {
        Scene scene = Encounters.meet(
                Position.around(1631)
                        .place("Frun Sentel", 1631)
                        .place("Boccanegra", 1631)
                        .ship("Star Cruiser", "Frun Sentel")
                        .ship("Explorer", "Boccanegra")
                        .dice(6, 6),
                1631);
        // Boccanegra stays out of it: -2, a 6 does nothing, twice. Both ships are the group's; one is damaged.
        scene.play("active", "inactive", "stand", "active", "inactive", "stand");
        scene.expect(Ask.CREATURE_SHIP);
        assertThat(scene.offers()).containsExactly("ship:33", "ship:38");
        scene.play("ship:38");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("deck");
        assertThat(scene.shipHolder("Explorer")).isEqualTo("Boccanegra");
    }

    @Test
    void theRotronDoesNotCareForAGroupWithoutAShip() {
        Scene scene = frunMeets(1631);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    // ---- bonus draws

    private static long bonusDraws(Scene scene) {
        return scene.events(Event.ActionCardDrawn.class).stream()
                .filter(Event.ActionCardDrawn::bonus)
                .count();
    }

    /** Odene Hobar (Intelligence 3) gathers information and draws all cards, first the creature. */
    private static Scene odeneGathers(int environ, int... cards) {
        Scene scene = Encounters.assign(
                Position.around(environ).place("Odene Hobar", environ).actionCards(cards), Side.REBEL, environ, "I");
        while (scene.question() == Ask.DRAW) {
            scene.play("draw");
        }
        return scene;
    }

    @Test
    void theChlorofixCostsABonusDraw() {
        // Wild, size 3; three draws by Intelligence less one.
        Scene scene = odeneGathers(1522, 74, 71, 72, 83, 86);

        scene.skipTo(Ask.BONUS).play("bonus:I");

        assertThat(bonusDraws(scene)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"2412, 74, 71, 72, 83, 76", "5421, 68, 77, 76, 82, 0"})
    void sandiabsAndValaterixCostAllBonusDraws(int environ, int first, int second, int third, int fourth, int fifth) {
        Scene scene = fifth == 0
                ? odeneGathers(environ, first, second, third, fourth)
                : odeneGathers(environ, first, second, third, fourth, fifth);

        assertThat(scene.question()).isNotEqualTo(Ask.BONUS);
        assertThat(bonusDraws(scene)).isZero();
        assertThat(scene.last(Event.MissionEnded.class).letters()).isZero();
    }

    @Test
    void theFogCostsAllBonusDrawsOfADullGroup() {
        Scene scene = Encounters.assign(
                Position.around(5411).place("Adam Starlight", 5411).actionCards(97, 69, 72, 77), Side.REBEL, 5411, "I");
        scene.play("draw", "draw", "draw");

        assertThat(scene.question()).isNotEqualTo(Ask.BONUS);
        assertThat(bonusDraws(scene)).isZero();
    }

    @Test
    void theFogDoesNotTroubleAnIntelligentGroup() {
        Scene scene = odeneGathers(5411, 97, 69, 72, 77, 68, 70, 71);

        scene.skipTo(Ask.BONUS).play("bonus:I");

        assertThat(bonusDraws(scene)).isEqualTo(3);
    }

    @Test
    void hysnatonsAliveAfterTwoRoundsCostTheBonusDraws() {
        // Frun holds out two rounds and breaks off in the third.
        Scene scene = Encounters.assign(
                Position.around(5111)
                        .place("Frun Sentel", 5111)
                        .dice(1, 6, 1, 6, 1)
                        .actionCards(68, 77, 76, 82, 89),
                Side.REBEL,
                5111,
                "I");
        scene.play("stand", "stand", "break-off-all");
        scene.play("draw", "draw", "draw", "draw");

        assertThat(scene.question()).isNotEqualTo(Ask.BONUS);
        assertThat(bonusDraws(scene)).isZero();
    }

    @Test
    void hysnatonsBeatenInTwoRoundsCostNothing() {
        Scene scene = Encounters.assign(
                Position.around(5111)
                        .place("Frun Sentel", 5111)
                        .dice(1, 1, 1, 1)
                        .actionCards(68, 77, 76, 82, 89, 91),
                Side.REBEL,
                5111,
                "I");
        scene.play("stand", "stand", "draw", "draw", "draw", "draw");
        scene.skipTo(Ask.BONUS).play("bonus:I");

        assertThat(bonusDraws(scene)).isEqualTo(1);
    }

    // ---- prizes

    @Test
    void beatenSynestinsShiftLoyaltyForTheRebels() {
        // Akubera is Patriotic. 0: two wounds; -2: three.
        Scene scene = frunMeets(3421, 1, 1, 1, 1);

        scene.play("stand", "stand");

        assertThat(scene.loyalty("Akubera")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    void anImperialVictoryOverTheSynestinsShiftsNothing() {
        // Redjac (6): -1, two wounds; 3 - 6 = -3: three.
        Scene scene = Encounters.assign(
                Position.around(3421)
                        .loyalty("Akubera", Loyalty.NEUTRAL)
                        .place("Redjac", 3421)
                        .dice(1, 1, 1, 1)
                        .actionCards(68),
                Side.IMPERIAL,
                3421,
                "D");
        scene.play("stand", "stand");

        assertThat(scene.events(Event.RoundFought.class)).hasSize(2);
        assertThat(scene.loyalty("Akubera")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void theZopGivesAPossessionThatIsNoShip() {
        Scene scene = Encounters.meet(frunAndSontag(1432).possessions(43), 1432);

        scene.expect(Ask.NEW_POSSESSION).play("character:12");

        assertThat(scene.owner("Helian Drug")).isEqualTo("Doctor Sontag");
        assertThat(scene.flag(Flag.ZOP_MET)).isTrue();
        scene.expectLuckUsedUp();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void theZopNeverGivesAShip(long seed) {
        // Of all cards but the eight ships only the Scanner is in the deck.
        Scene scene = Encounters.meet(
                Position.around(1432)
                        .luck(seed)
                        .place("Frun Sentel", 1432)
                        .withoutCards(
                                "High Energy Sniper's Rifle",
                                "Assassin's Blade",
                                "Helian Drug",
                                "Scrambler",
                                "Medi-kit of Ptolus",
                                "Personal Body Shield",
                                "Cache of Rare Gems",
                                "Cervac Mk V",
                                "Norrocks",
                                "Charsot",
                                "Advisor Android"),
                1432);

        assertThat(scene.owner("Scanner")).isEqualTo("Frun Sentel");
    }

    @Test
    void theZopHasNothingWhenOnlyShipsAreLeft() {
        Scene scene = Encounters.meet(
                Position.around(1432)
                        .place("Frun Sentel", 1432)
                        .withoutCards(
                                "High Energy Sniper's Rifle",
                                "Assassin's Blade",
                                "Helian Drug",
                                "Scanner",
                                "Scrambler",
                                "Medi-kit of Ptolus",
                                "Personal Body Shield",
                                "Cache of Rare Gems",
                                "Cervac Mk V",
                                "Norrocks",
                                "Charsot",
                                "Advisor Android"),
                1432);

        assertThat(scene.events(Event.PossessionGained.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @Test
    void theZopGivesOnlyOnce() {
        Scene scene =
                Encounters.meet(Position.around(1432).place("Frun Sentel", 1432).flag(Flag.ZOP_MET), 1432);

        assertThat(scene.events(Event.PossessionGained.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @Test
    void theZopGivesNothingToTheEmpireAndKeepsItsGift() {
        Scene scene = Encounters.assign(
                Position.around(1432).place("Redjac", 1432).actionCards(74), Side.IMPERIAL, 1432, "D");

        assertThat(scene.events(Event.PossessionGained.class)).isEmpty();
        assertThat(scene.flag(Flag.ZOP_MET)).isFalse();
        scene.expect(Ask.DRAW);
    }
}
