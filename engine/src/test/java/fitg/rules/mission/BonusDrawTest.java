package fitg.rules.mission;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Specification 12.7 and 12.10: bonus draws and the special characteristics that give them. */
class BonusDrawTest {

    private static Position adrax(Loyalty loyalty) {
        return Position.in(52).loyalty("Adrax", loyalty);
    }

    private static long bonusCards(Scene scene) {
        return scene.events(Event.ActionCardDrawn.class).stream()
                .filter(Event.ActionCardDrawn::bonus)
                .count();
    }

    /** The number of bonus cards for one character alone on a mission in 5231 (size 2, coup 2). */
    private static long draws(Position position, Side side, String character, char letter) {
        Scene scene = position.luck(7)
                .place(character, 5231)
                .actionCards(harmless(letter))
                .start(side, Segment.MISSIONS)
                .play("environ:5231", "mission:" + letter, "draw");
        if (scene.question() == Ask.BONUS) {
            scene.play("bonus:" + letter);
        }
        return bonusCards(scene);
    }

    /** Two Special cards without this letter and without an event that matters. */
    private static int[] harmless(char letter) {
        return switch (letter) {
            case 'G', 'I' -> new int[] {69, 93};
            case 'F' -> new int[] {69, 73};
            default -> new int[] {73, 93};
        };
    }

    @ParameterizedTest
    @CsvSource({
        // Diplomacy of Zina Adora is 2; the value of the loyalty for the Rebels is added
        "PATRIOTIC, 0",
        "LOYAL, 1",
        "NEUTRAL, 2",
        "DISSENT, 3",
        "UNREST, 4"
    })
    void diplomacyHasTheDiplomacyOfOneAndTheLoyaltyValue(Loyalty loyalty, int draws) {
        assertThat(draws(adrax(loyalty), Side.REBEL, "Zina Adora", 'D')).isEqualTo(draws);
    }

    @ParameterizedTest
    @CsvSource({"PATRIOTIC, 6", "NEUTRAL, 4", "UNREST, 2"})
    void theLoyaltyValueIsThatOfThePhasingPlayer(Loyalty loyalty, int draws) {
        assertThat(draws(adrax(loyalty), Side.IMPERIAL, "Senator Dermond", 'D')).isEqualTo(draws);
    }

    @Test
    void theNumberIsNotBelowZero() {
        // Boccanegra has Diplomacy 0, Patriotic is -2
        assertThat(draws(adrax(Loyalty.PATRIOTIC), Side.REBEL, "Boccanegra", 'D'))
                .isZero();
    }

    @Test
    void theExampleOfTheSpecificationGivesFourDraws() {
        // two characters, best Diplomacy 3 with the Advisor Android, Loyal
        Scene scene = adrax(Loyalty.LOYAL)
                .luck(7)
                .place("Boccanegra", 5231)
                .place("Doctor Sontag", 5231)
                .shownCard("Advisor Android", "Doctor Sontag")
                .actionCards(73, 93)
                .start(Side.REBEL, Segment.MISSIONS)
                .skipTo(Ask.NEXT_ENVIRON)
                .play("environ:5231")
                .skipTo(Ask.MISSION)
                .play("mission:D", "take", "take")
                .skipTo(Ask.DRAW)
                .play("draw")
                .skipTo(Ask.BONUS)
                .play("bonus:D");

        assertThat(bonusCards(scene)).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "I, Boccanegra, 2", // Intelligence
        "I, Doctor Sontag, 6", // 4 and his own 2
        "I, Zina Adora, 4", // 3 and her own 1
        "C, Boccanegra, 4", // Leadership 2 and the coup rating 2
        "C, Vudot Vodot, 6", // 2 + 2 and his own 2
        "C, Sidir Ganang, 3", // 0 + 2 and his own 1
        "S, Boccanegra, 0",
        "S, Rayner Derban, 2",
        "P, Boccanegra, 0",
        "P, Tourag, 2",
        "G, Boccanegra, 0",
        "R, Boccanegra, 0",
        "B, Boccanegra, 2", // Leadership
        "B, Frun Sentel, 2" // 1 and his own 1
    })
    void theNumberOfRebelDrawsForOneCharacter(char letter, String character, int draws) {
        assertThat(draws(adrax(Loyalty.LOYAL), Side.REBEL, character, letter)).isEqualTo(draws);
    }

    @ParameterizedTest
    @CsvSource({
        "A, Boccanegra, 2", // Intelligence
        "A, Agan Rafa, 3", // 1 and his own 2
        "A, Bridne Murcada, 7", // 4 and her own 3
        "T, Boccanegra, 2", // Leadership
        "T, Ly Mantok, 5", // 3 and his own 2
        "F, Boccanegra, 0"
    })
    void theNumberOfRebelDrawsAgainstEnemiesThere(char letter, String character, int draws) {
        Position position = adrax(Loyalty.NEUTRAL)
                .place("Redjac", 5231)
                .detected("Redjac")
                .units(5231, UnitKind.LINE, 1)
                .prisonerOfUnits("Kogus", 5231);

        assertThat(draws(position, Side.REBEL, character, letter)).isEqualTo(draws);
    }

    @ParameterizedTest
    @CsvSource({
        "A, Redjac, 4", // Intelligence 3 and his own 1
        "C, Senator Dermond, 4", // 0 + 2 and his own 2
        "S, Barca, 2", // his own
        "I, Vans Ka-Tie-A, 3", // 2 and his own 1
        "G, Redjac, 0"
    })
    void theNumberOfImperialDrawsForOneCharacter(char letter, String character, int draws) {
        Position position = adrax(Loyalty.NEUTRAL)
                .place("Boccanegra", 5231)
                .detected("Boccanegra")
                .units(5231, UnitKind.WILD_2_1, 1);

        assertThat(draws(position, Side.IMPERIAL, character, letter)).isEqualTo(draws);
    }

    @Test
    void eachMemberAddsHisOwnSpecialDraws() {
        // Intelligence 4 of one, Zina Adora 1, Doctor Sontag 2
        Scene scene = adrax(Loyalty.NEUTRAL)
                .luck(7)
                .place("Zina Adora", 5231)
                .place("Doctor Sontag", 5231)
                .actionCards(69, 93)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:I", "take", "take", "draw", "bonus:I");

        assertThat(bonusCards(scene)).isEqualTo(7);
    }

    @Test
    void everyOtherMemberAddsADrawToDiplomacy() {
        // Diplomacy 2 and two others
        Scene scene = adrax(Loyalty.NEUTRAL)
                .luck(7)
                .place("Zina Adora", 5231)
                .place("Frun Sentel", 5231)
                .place("Boccanegra", 5231)
                .actionCards(73, 93)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "take", "take", "take", "draw", "bonus:D");

        assertThat(bonusCards(scene)).isEqualTo(4);
    }

    @Test
    @Tag("RUL-117")
    void aRatingRaisedDuringTheMissionCountsForItsDraws() {
        // Zina Adora, Diplomacy 2, keeps her Android to herself until 80, local protocol: from then on it is 3
        Scene scene = adrax(Loyalty.NEUTRAL)
                .luck(7)
                .place("Zina Adora", 5231)
                .card("Advisor Android", "Zina Adora")
                .actionCards(80, 93)
                .start(Side.REBEL, Segment.MISSIONS)
                .skipTo(Ask.NEXT_ENVIRON)
                .play("environ:5231")
                .skipTo(Ask.MISSION)
                .play("mission:D");
        scene.expect(Ask.USE_POSSESSION).play("pass");
        assertThat(scene.isShown("Advisor Android")).isFalse();
        scene.expect(Ask.USE_POSSESSION).play("use:52");
        scene.skipTo(Ask.DRAW).play("draw").skipTo(Ask.BONUS).play("bonus:D");

        assertThat(bonusCards(scene)).isEqualTo(3);
    }

    @Test
    void eventsOfBonusDrawsAreIgnored() {
        // Zina Adora, two draws: 70 (characters detected) and 80 (protocol)
        Scene scene = adrax(Loyalty.NEUTRAL)
                .place("Zina Adora", 5231)
                .actionCards(73, 93, 70, 80)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "draw", "bonus:D");

        assertThat(scene.hasDetectedFlag("Zina Adora")).isFalse();
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.NEUTRAL);
    }

    @Test
    void lettersOfBonusDrawsAreAddedToThoseHeld() {
        // one D held (75), one more among the bonus cards (96)
        Scene scene = adrax(Loyalty.NEUTRAL)
                .place("Zina Adora", 5231)
                .actionCards(73, 75, 96, 69)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "draw", "continue", "bonus:D");

        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.UNREST);
    }

    @Test
    void bonusCardsAreDrawnAllAtOnce() {
        // the A of the first (86) would be enough: Intelligence 4 and her own 3
        Scene scene = adrax(Loyalty.NEUTRAL)
                .place("Bridne Murcada", 5231)
                .place("Redjac", 5231)
                .detected("Redjac")
                .actionCards(73, 93, 86, 69, 70, 71, 72, 75, 77)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:A", "draw", "bonus:A");

        assertThat(bonusCards(scene)).isEqualTo(7);
        assertThat(scene.isDead("Redjac")).isTrue();
    }

    @Test
    void theUnfinishedGroupsAreTakenInAnyOrder() {
        Scene scene = adrax(Loyalty.NEUTRAL)
                .luck(7)
                .place("Zina Adora", 5231)
                .place("Boccanegra", 5231)
                .actionCards(69, 93)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "take", "leave", "mission:I", "draw");

        scene.expect(Ask.BONUS).expectOffers("bonus:D", "bonus:I");
        scene.play("bonus:I").expect(Ask.BONUS).expectOffers("bonus:D").expectNotOffered("bonus:I");
    }

    @Test
    void aCompletedMissionHasNoBonusDraws() {
        Scene scene = adrax(Loyalty.NEUTRAL)
                .place("Zina Adora", 5231)
                .place("Boccanegra", 5231)
                .actionCards(75, 93)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "take", "leave", "mission:I", "complete", "draw");

        scene.expect(Ask.BONUS).expectOffers("bonus:I").expectNotOffered("bonus:D");
    }

    @Test
    void bonusDrawsMayBeDeclinedAndTheLettersHeldStillCount() {
        Scene scene = adrax(Loyalty.NEUTRAL)
                .place("Zina Adora", 5231)
                .actionCards(73, 75)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "draw", "continue", "end");

        assertThat(bonusCards(scene)).isZero();
        assertThat(scene.loyalty("Adrax")).isEqualTo(Loyalty.DISSENT);
    }

    @Test
    @Tag("RUL-42")
    void contactsGiveStartRebellionOneDraw() {
        Scene scene = adrax(Loyalty.UNREST)
                .place("Boccanegra", 5231)
                .actionCards(91, 93, 82)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "draw", "bonus:R");

        assertThat(bonusCards(scene)).isEqualTo(1);
        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("RUL-42")
    void contactsGiveStopRebellionNone() {
        Scene scene = Position.in(52)
                .state("Adrax", PlanetState.REBELLION)
                .pdb("Adrax", 0, false)
                .place("Redjac", 5231)
                .actionCards(91, 84)
                .start(Side.IMPERIAL, Segment.MISSIONS)
                .play("environ:5231", "mission:R", "draw");

        assertThat(scene.question()).isNotEqualTo(Ask.BONUS);
        assertThat(bonusCards(scene)).isZero();
        assertThat(scene.state("Adrax")).isEqualTo(PlanetState.REBELLION);
    }

    @Test
    @Tag("RUL-79")
    void theDrawsAreCountedFromTheSurvivors() {
        // Zina Adora (Intelligence 3, one draw) has an accident (81) and dies; Boccanegra has Intelligence 2
        Scene scene = adrax(Loyalty.NEUTRAL)
                .luck(7)
                .place("Zina Adora", 5231)
                .wounds("Zina Adora", 1)
                .place("Boccanegra", 5231)
                .actionCards(81, 93)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:I", "take", "take", "character:1", "draw", "bonus:I");

        assertThat(scene.isDead("Zina Adora")).isTrue();
        assertThat(bonusCards(scene)).isEqualTo(2);
    }

    @Test
    @Tag("RUL-79")
    void theLoyaltyValueIsThatOfTheAssignment() {
        // a coup moves Neutral to Dissent (69: C), but Zina Adora's Diplomacy stays at 2
        Scene scene = adrax(Loyalty.NEUTRAL)
                .luck(7)
                .place("Zina Adora", 5231)
                .place("Boccanegra", 5231)
                .actionCards(69, 73)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:D", "take", "leave", "mission:C", "complete", "draw", "bonus:D");

        assertThat(scene.events(Event.LoyaltyShifted.class)).isNotEmpty();
        assertThat(bonusCards(scene)).isEqualTo(2);
    }

    @Test
    void aCreatureMayCostABonusDraw() {
        // Chlorofix in 1522 (Wild, size 3): Vudot Vodot's Diplomacy 4, Neutral, less one
        Scene scene = Position.in(15)
                .luck(7)
                .loyalty("Diomas", Loyalty.NEUTRAL)
                .place("Vudot Vodot", 1522)
                .actionCards(74, 71, 68)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:1522", "mission:D", "draw", "draw", "bonus:D");

        assertThat(bonusCards(scene)).isEqualTo(3);
    }

    // ---- Kogus and Zina Adora

    @Test
    @Tag("RUL-77")
    void kogusFightsBetterInTheStackOfZinaAdora() {
        // 2232: hiding 3 + 3 - 2 = 4 against three Lines
        Scene scene = Position.in(22)
                .place("Kogus", 2232)
                .place("Zina Adora", 2232)
                .detected("Kogus", "Zina Adora")
                .units(2232, UnitKind.LINE, 3)
                .dice(1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "attack", "kill")
                .play("inactive", "stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(6);
    }

    @Test
    @Tag("RUL-77")
    void kogusIsHisOrdinarySelfOnAMissionWithoutHer() {
        // irate locals (card 74) attack Kogus's group; Zina Adora is on another mission there
        Scene scene = adrax(Loyalty.NEUTRAL)
                .place("Kogus", 5231)
                .place("Zina Adora", 5231)
                .actionCards(74)
                .picks(1)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:P", "take", "leave", "mission:G", "stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(5);
    }

    @Test
    @Tag("RUL-77")
    void kogusIsBetterInTheSameMissionGroup() {
        Scene scene = adrax(Loyalty.NEUTRAL)
                .place("Kogus", 5231)
                .place("Zina Adora", 5231)
                .actionCards(74)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:G", "take", "take", "inactive", "stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(6);
    }

    @Test
    @Tag("RUL-77")
    void kogusCanLeadWithZinaAdoraAmongTheTroops() {
        Scene scene = Position.in(22)
                .placeWithUnits("Kogus", 2221)
                .placeWithUnits("Zina Adora", 2221)
                .units(2221, UnitKind.WILD_2_1, 1)
                .units(2221, UnitKind.PATROL, 2)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack", "character:11");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).leaderShift()).isEqualTo(1);
    }

    @Test
    @Tag("RUL-77")
    void kogusCannotLeadWithZinaAdoraOutsideTheTroops() {
        Scene scene = Position.in(22)
                .placeWithUnits("Kogus", 2221)
                .place("Zina Adora", 2221)
                .units(2221, UnitKind.WILD_2_1, 1)
                .units(2221, UnitKind.PATROL, 2)
                .start(Side.REBEL, Segment.MILITARY_COMBAT)
                .play("attack");

        scene.expect(Ask.LEADER).expectOffers("character:1").expectNotOffered("character:11");
    }

    @Test
    @Tag("RUL-77")
    void kogusGainsNothingFromACapturedZinaAdora() {
        Scene scene = Position.in(22)
                .place("Kogus", 2232)
                .detected("Kogus")
                .units(2232, UnitKind.LINE, 1)
                .prisonerOfUnits("Zina Adora", 2232)
                .dice(1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units", "attack", "kill", "stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(5);
    }

    @Test
    @Tag("RUL-67")
    void aPossessionDeclaredForDrawsThatAreNeverTakenIsUsedUp() {
        Scene scene = adrax(Loyalty.NEUTRAL)
                .place("Boccanegra", 5231)
                .shownCard("Cache of Rare Gems", "Boccanegra")
                .actionCards(73)
                .start(Side.REBEL, Segment.MISSIONS)
                .skipTo(Ask.NEXT_ENVIRON)
                .play("environ:5231", "mission:D", "use:48", "stop");

        assertThat(bonusCards(scene)).isZero();
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("deck");
    }
}
