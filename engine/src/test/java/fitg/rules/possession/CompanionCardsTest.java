package fitg.rules.possession;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The companions, cards 49 to 52, in each of their uses (specification 14.9). */
class CompanionCardsTest {

    private static Position frunWith(String card, int environ) {
        return Position.around(environ).place("Frun Sentel", environ).card(card, "Frun Sentel");
    }

    // ---- Intelligence: Cervac and Advisor Android

    @ParameterizedTest
    @CsvSource({"Cervac Mk V, 49", "Advisor Android, 52"})
    @Tag("RUL-72")
    void anIntelligentCompanionHelpsToHide(String card, int number) {
        Scene scene = frunWith(card, 2211)
                .detected("Frun Sentel")
                .units(2211, UnitKind.LINE, 2)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units");

        Encounters.use(scene, number);

        // (1 + 1) + 4 - 1; the companion itself does not count among the hiders.
        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(5);
        assertThat(scene.owner(card)).isEqualTo("Frun Sentel");
    }

    @ParameterizedTest
    @CsvSource({"Cervac Mk V, 49", "Advisor Android, 52"})
    @Tag("RUL-72")
    void anIntelligentCompanionHelpsToSearch(String card, int number) {
        Scene scene = frunWith(card, 2211)
                .place("Jon Kidu", 2211)
                .detected("Jon Kidu")
                .start(Side.IMPERIAL, Segment.SEARCH);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2211", "take");

        Encounters.use(scene, number);

        assertThat(scene.last(Event.SearchRolled.class).searchValue()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"Cervac Mk V, 49", "Advisor Android, 52"})
    @Tag("RUL-72")
    void anIntelligentCompanionGivesAnInformationDraw(String card, int number) {
        // Adam Starlight has Intelligence 2; environ size 2.
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .card(card, "Adam Starlight")
                .actionCards(72, 80, 68, 69, 70)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");
        Encounters.use(scene, number);
        scene.skipTo(Ask.MISSION).play("mission:I");
        scene.skipTo(Ask.DRAW).play("draw");
        scene.skipTo(Ask.BONUS).play("bonus:I");

        assertThat(bonusDraws(scene)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"Cervac Mk V, 49", "Advisor Android, 52"})
    @Tag("RUL-72")
    void anIntelligentCompanionFightsInMentalCombat(String card, int number) {
        // The Drusers of Lysenda: 5 against Intelligence 1 + 1.
        Scene scene = Encounters.meet(frunWith(card, 2321).dice(1, 1), 2321);

        Encounters.use(scene, number);
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"Cervac Mk V, 49", "Advisor Android, 52"})
    @Tag("RUL-81")
    void anIntelligentCompanionIsShownWheneverIntelligenceIsRead(String card, int number) {
        // The Crunge of Kalgar deals 4 less the highest Intelligence.
        Scene scene = Encounters.meet(frunWith(card, 1211), 1211);

        Encounters.use(scene, number);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(2);
    }

    @Test
    @Tag("RUL-81")
    void anIntelligentCompanionSeesThroughTheFog() {
        // Adam Starlight with Intelligence 2 + 1 is not lost in the Fog of Annell and gets his three draws.
        Scene scene = Encounters.assign(
                Position.around(5411)
                        .place("Adam Starlight", 5411)
                        .card("Advisor Android", "Adam Starlight")
                        .actionCards(97, 69, 72, 77, 68, 70, 71),
                Side.REBEL,
                5411,
                "I");
        Encounters.use(scene, 52);
        scene.play("draw", "draw", "draw");
        scene.skipTo(Ask.BONUS).play("bonus:I");

        assertThat(bonusDraws(scene)).isEqualTo(3);
    }

    private static long bonusDraws(Scene scene) {
        return scene.events(Event.ActionCardDrawn.class).stream()
                .filter(Event.ActionCardDrawn::bonus)
                .count();
    }

    // ---- Diplomacy: Charsot and Advisor Android

    @ParameterizedTest
    @CsvSource({"Charsot, 51", "Advisor Android, 52"})
    @Tag("RUL-72")
    void aDiplomaticCompanionGivesADiplomacyDraw(String card, int number) {
        // Frun's Diplomacy 1 + 1, Neutral loyalty.
        Scene scene = frunWith(card, 2322)
                .loyalty("Lysenda", Loyalty.NEUTRAL)
                .actionCards(68, 70, 69, 71)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");
        Encounters.use(scene, number);
        scene.skipTo(Ask.MISSION).play("mission:D");
        scene.skipTo(Ask.DRAW).play("draw");
        scene.skipTo(Ask.BONUS).play("bonus:D");

        assertThat(bonusDraws(scene)).isEqualTo(2);
    }

    @Test
    @Tag("RUL-72")
    void aDiplomaticCompanionSavesTheMissionFromPolitics() {
        Scene scene = politics("Charsot");

        Encounters.use(scene, 51);

        scene.expect(Ask.DRAW);
        assertThat(scene.events(Event.MissionEnded.class)).isEmpty();
    }

    @Test
    @Tag("RUL-72")
    void withoutACompanionPoliticsAbortTheMission() {
        Scene scene = politics("Charsot");

        Encounters.pass(scene);

        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.ABORTED);
    }

    /** Frun (Diplomacy 1) on a Diplomacy mission in Wild 2232 draws "political matters". */
    private static Scene politics(String card) {
        return Encounters.assign(frunWith(card, 2232).actionCards(81), Side.REBEL, 2232, "D");
    }

    @ParameterizedTest
    @CsvSource({"Charsot, 51", "Advisor Android, 52"})
    @Tag("RUL-81")
    @Tag("RUL-72")
    void aDiplomaticCompanionCalmsTheMorna(String card, int number) {
        // Odene Hobar has Diplomacy 2; the Morna of Midest wants 3.
        Scene scene =
                Encounters.meet(Position.around(3411).place("Odene Hobar", 3411).card(card, "Odene Hobar"), 3411);

        Encounters.use(scene, number);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    // ---- 49 Cervac: disabling

    private static Position cervac() {
        return Position.in(22)
                .place("Frun Sentel", 2231)
                .card("Cervac Mk V", "Frun Sentel")
                .place("Redjac", 2232)
                .place("Jon Kidu", 2231);
    }

    @ParameterizedTest
    @CsvSource({
        "REBEL, START",
        "REBEL, SEARCH",
        "REBEL, MISSIONS",
        "IMPERIAL, START",
        "IMPERIAL, SEARCH",
        "IMPERIAL, MISSIONS"
    })
    @Tag("RUL-72")
    void theCervacDisablesAtTheStartOfEveryPhase(Side phasing, Segment segment) {
        Scene scene = cervac().detected("Redjac").dice(1).start(phasing, segment);

        scene.expect(Ask.USE_POSSESSION);
        Encounters.use(scene, 49);

        assertThat(scene.last(Event.Disabled.class).character()).isEqualTo(Position.character("Redjac"));
        assertThat(scene.owner("Cervac Mk V")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("RUL-72")
    void theCervacDisablesOnlyTheDetectedOfItsPlanet() {
        Scene scene = cervac().place("Jin Voles", 2232)
                .detected("Redjac", "Jin Voles")
                .place("Barca", 2211)
                .detected("Barca")
                .dice(1)
                .start(Side.REBEL, Segment.MISSIONS);

        Encounters.use(scene, 49);

        scene.expect(Ask.CERVAC_VICTIM);
        assertThat(scene.offers()).containsExactly("character:28", "character:29");
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6})
    @Tag("R9.17")
    @Tag("RUL-72")
    void theCervacBreaksOnAFiveOrSixButTheVictimStaysDisabled(int die) {
        Scene scene = cervac().detected("Redjac").dice(die).start(Side.IMPERIAL, Segment.START);

        Encounters.use(scene, 49);

        assertThat(scene.owner("Cervac Mk V")).isEqualTo(die >= 5 ? "deck" : "Frun Sentel");
        scene.skipTo(Ask.MOVE).expectNotOffered("walk:28");
    }

    @Test
    @Tag("RUL-72")
    void aDisabledCharacterDoesNotMove() {
        Scene scene = cervac().detected("Redjac").dice(1).start(Side.IMPERIAL, Segment.START);
        Encounters.use(scene, 49);

        scene.skipTo(Ask.MOVE);

        assertThat(scene.offers()).containsExactly("walk:25", "end");
    }

    @Test
    @Tag("RUL-72")
    void aDisabledCharacterDoesNotReact() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .detected("Frun Sentel")
                .card("Cervac Mk V", "Frun Sentel")
                .place("Redjac", 2232)
                .detected("Redjac")
                .dice(1)
                .start(Side.REBEL, Segment.START);
        Encounters.use(scene, 49);

        scene.skipTo(Ask.MOVE).play("end");

        assertThat(scene.events(Event.SegmentBegan.class).stream().map(Event.SegmentBegan::segment))
                .contains(Segment.REACTION);
        assertThat(scene.question()).isNotEqualTo(Ask.REACTION);
        assertThat(scene.at("Redjac")).isEqualTo(2232);
    }

    @Test
    @Tag("RUL-72")
    void aDisabledCharacterDoesNotSearch() {
        Scene scene = cervac().detected("Jon Kidu", "Frun Sentel").dice(1).start(Side.REBEL, Segment.SEARCH);
        Encounters.use(scene, 49);

        assertThat(scene.events(Event.SearchRolled.class)).isEmpty();
        assertThat(scene.question()).isNotEqualTo(Ask.NEXT_SEARCH);
    }

    @Test
    @Tag("RUL-72")
    void aDisabledCharacterDoesNotLead() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .card("Cervac Mk V", "Frun Sentel")
                .units(2232, UnitKind.WILD_2_1, 1)
                .units(2232, UnitKind.LINE, 1)
                .placeWithUnits("Jon Kidu", 2232)
                .dice(1, 1, 1)
                .start(Side.REBEL, Segment.START);
        Encounters.use(scene, 49);

        scene.skipTo(Ask.DECLARE_COMBAT).play("attack");
        Encounters.pass(scene);

        assertThat(scene.last(Event.MilitaryCombatRolled.class).leaderShift()).isZero();
    }

    @Test
    @Tag("RUL-72")
    void aDisabledCharacterDoesNoMission() {
        Scene scene = cervac().detected("Redjac").dice(1).start(Side.IMPERIAL, Segment.MISSIONS);
        Encounters.use(scene, 49);

        scene.skipTo(Ask.NEXT_ENVIRON);

        assertThat(scene.offers()).containsExactly("environ:2231", "end");
    }

    @Test
    @Tag("RUL-72")
    void disablingEndsWithThePhase() {
        Scene scene = cervac().detected("Redjac").dice(1).start(Side.IMPERIAL, Segment.START);
        Encounters.use(scene, 49);

        scene.skipTo(Ask.NEXT_ENVIRON);

        assertThat(scene.offers()).containsExactly("environ:2231", "environ:2232", "end");
    }

    @Test
    @Tag("RUL-72")
    void aDisabledCharacterKeepsHisPrisoner() {
        Scene scene =
                cervac().detected("Redjac").prisoner("Kogus", "Redjac").dice(1).start(Side.IMPERIAL, Segment.START);
        Encounters.use(scene, 49);

        assertThat(scene.isPrisoner("Kogus")).isTrue();
        assertThat(scene.holder("Kogus")).isEqualTo("Redjac");
    }

    @Test
    @Tag("RUL-72")
    void aDisabledDefenderIsInactive() {
        Scene scene = Position.in(22)
                .place("Rayner Derban", 2231)
                .place("Agan Rafa", 2231)
                .card("Cervac Mk V", "Rayner Derban")
                .place("Redjac", 2231)
                .place("Saytar", 2231)
                .detected("Redjac", "Saytar")
                .dice(1, 1, 1, 6)
                .start(Side.IMPERIAL, Segment.SEARCH);
        Encounters.use(scene, 49);
        scene.play("character:28").skipTo(Ask.NEXT_SEARCH).play("search:2231", "take", "take");
        scene.skipTo(Ask.ATTACK_FOUND).play("attack", "hand-to-hand", "kill");
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(4);
    }

    @Test
    @Tag("RUL-76")
    void ifAllAreDisabledTheyAreActiveWithoutCombatAndDoNotBreakOff() {
        Scene scene = Position.in(22)
                .place("Rayner Derban", 2231)
                .card("Cervac Mk V", "Rayner Derban")
                .place("Bridne Murcada", 2231)
                .place("Saytar", 2231)
                .detected("Saytar")
                .dice(1, 1, 6, 1, 6, 1)
                .start(Side.IMPERIAL, Segment.SEARCH);
        Encounters.use(scene, 49);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2231", "take", "take");
        scene.skipTo(Ask.ATTACK_FOUND).play("attack", "hand-to-hand", "kill");

        Encounters.pass(scene);

        // 8 - 0: column "+7 to +10", die 6: three wounds; the attackers take none.
        Event.RoundFought round = scene.events(Event.RoundFought.class).getFirst();
        assertThat(round.defenceStrength()).isZero();
        assertThat(round.column()).isEqualTo(8);
        assertThat(round.woundsToAttacker()).isZero();
        assertThat(scene.events(Event.BreakOffRolled.class)).isEmpty();
    }

    // ---- 50 Norrocks

    private static Scene norrocksMeetSnowGiants(int... dice) {
        return Encounters.meet(frunWith("Norrocks", 2211).dice(dice), 2211);
    }

    private static Scene toCombat(Scene scene) {
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }
        return scene;
    }

    @Test
    @Tag("RUL-72")
    void norrocksAddTwoInDefence() {
        Scene scene = toCombat(norrocksMeetSnowGiants(1, 1));

        Encounters.use(scene, 50).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(7);
    }

    @Test
    @Tag("RUL-72")
    void norrocksAddNothingInTheAttack() {
        Scene scene = Position.in(22)
                .place("Rayner Derban", 2211)
                .shownCard("Norrocks", "Rayner Derban")
                .place("Redjac", 2211)
                .detected("Redjac")
                .dice(1, 1, 1)
                .start(Side.IMPERIAL, Segment.SEARCH);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2211", "take");
        scene.skipTo(Ask.ATTACK_FOUND).play("attack", "hand-to-hand", "kill");
        if (scene.question() == Ask.USE_POSSESSION) {
            scene.expectNotOffered("use:50");
        }
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6})
    @Tag("R9.17")
    @Tag("R9.18")
    @Tag("RUL-73")
    void norrocksRollOnceAfterACombatAndAreLostOnASix(int die) {
        // 6 - 7 = -1: two wounds with a 1; then 4 - 7 = -3: three more. One roll after two rounds.
        Scene scene = toCombat(norrocksMeetSnowGiants(1, 1, 1, 1, die));
        Encounters.use(scene, 50).play("stand");
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.events(Event.RoundFought.class)).hasSize(2);
        assertThat(scene.owner("Norrocks")).isEqualTo(die == 6 ? "deck" : "Frun Sentel");
        scene.expectLuckUsedUp();
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6})
    @Tag("RUL-73")
    void norrocksCancelACreatureAndRoll(int die) {
        Scene scene = norrocksMeetSnowGiants(die);

        Encounters.use(scene, 50);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.owner("Norrocks")).isEqualTo(die == 6 ? "deck" : "Frun Sentel");
    }

    @Test
    @Tag("RUL-27")
    void aCancelledCreatureComesBackAndIsNotCancelledTwice() {
        Scene scene = Encounters.assign(frunWith("Norrocks", 2211).dice(1).actionCards(74, 75), Side.REBEL, 2211, "I");
        Encounters.use(scene, 50);
        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();

        scene.expect(Ask.DRAW).play("draw");

        assertThat(scene.last(Event.CharacterCombatBegan.class).attacker()).isEqualTo("Snow Giants");
    }

    @Test
    @Tag("RUL-73")
    void norrocksTakeAWoundForTheGroupAndAreOutOfTheGameWithoutARoll() {
        // 6 - 5 = +1, die 6: two wounds, one of them for the Norrocks.
        Scene scene = toCombat(norrocksMeetSnowGiants(6, 6));
        Encounters.pass(scene);
        scene.play("stand");

        Encounters.use(scene, 50);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        assertThat(scene.owner("Norrocks")).isEqualTo("out");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("RUL-73")
    void norrocksThatFoughtAndTookAWoundRollNoMore() {
        // -1, die 6 for both: one wound, none back; then 6 - 5: die 1 and 1.
        Scene scene = toCombat(norrocksMeetSnowGiants(6, 6, 1, 1));
        Encounters.use(scene, 50).play("stand");
        Encounters.use(scene, 50);
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.owner("Norrocks")).isEqualTo("out");
        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(5);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("RUL-80")
    void norrocksLetACharacterWithoutCombatFightAlone() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Doctor Sontag", 2211)
                        .place("Oneste Woada", 2211)
                        .card("Norrocks", "Oneste Woada")
                        .dice(1, 1),
                2211);
        scene.skipTo(Ask.ACTIVE).play("inactive");
        Encounters.use(scene, 50);
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(2);
        assertThat(scene.last(Event.RoundFought.class).woundsToAttacker()).isEqualTo(1);
    }

    // ---- 51 Charsot

    @Test
    @Tag("RUL-72")
    void theCharsotTakesTheSurpriseFromACreature() {
        // The Laboroids of Angoff (3) surprise by two columns: 3 - 5 = -2.
        Scene scene = Encounters.meet(frunWith("Charsot", 2221).dice(1, 1), 2221);

        Encounters.use(scene, 51);

        assertThat(scene.events(Event.RoundFought.class).getFirst().column()).isEqualTo(2);
    }

    @Test
    @Tag("RUL-72")
    void theCharsotKeepsAMentalCreatureAway() {
        Scene scene = Encounters.meet(frunWith("Charsot", 2321), 2321);

        Encounters.use(scene, 51);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
        assertThat(scene.owner("Charsot")).isEqualTo("Frun Sentel");
    }

    // ---- 52 Advisor Android

    @Test
    @Tag("RUL-72")
    @Tag("RUL-74")
    void theAndroidCancelsTheFirstProtocol() {
        Scene scene = Encounters.assign(frunWith("Advisor Android", 2232).actionCards(93), Side.REBEL, 2232, "D");
        Loyalty before = scene.loyalty("Charkhan");

        Encounters.use(scene, 52);

        assertThat(scene.events(Event.MissionEnded.class)).isEmpty();
        assertThat(scene.loyalty("Charkhan")).isEqualTo(before);
        scene.expect(Ask.DRAW);
    }

    @Test
    @Tag("RUL-74")
    void theAndroidCancelsOnlyTheFirst() {
        // Protocol, then again protocol: the cancelled one does not count as drawn.
        Scene scene = Encounters.assign(
                frunWith("Advisor Android", 2232)
                        .loyalty("Charkhan", Loyalty.NEUTRAL)
                        .actionCards(93, 90),
                Side.REBEL,
                2232,
                "D");
        Encounters.use(scene, 52);
        scene.play("draw");
        Encounters.pass(scene);

        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.loyalty("Charkhan")).isEqualTo(Loyalty.LOYAL);
    }

    @Test
    @Tag("RUL-74")
    void theAndroidDoesNotHelpAgainstAnAgent() {
        Scene scene = Encounters.assign(frunWith("Advisor Android", 2232).actionCards(97), Side.REBEL, 2232, "D");
        Encounters.pass(scene);

        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.isShown("Advisor Android")).isFalse();
    }

    @ParameterizedTest
    @EnumSource(value = Side.class)
    @Tag("RUL-85")
    void theCervacQuestionIsAskedOfAnyFaceDownCard(Side phasing) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .card("Charsot", "Frun Sentel")
                .place("Redjac", 2232)
                .detected("Redjac")
                .start(phasing, Segment.SEARCH);

        scene.expect(Ask.USE_POSSESSION);

        assertThat(scene.offers()).containsExactly("pass");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }
}
