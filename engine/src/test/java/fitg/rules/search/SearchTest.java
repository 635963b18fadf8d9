package fitg.rules.search;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Specification 10: search. */
class SearchTest {

    /** Frun Sentel hides alone in 2232 (Wild, size 3): hiding value 1 + 3 - 1 = 3. */
    private static Position frunHides() {
        return Position.in(22).place("Frun Sentel", 2232).detected("Frun Sentel");
    }

    private static Scene search(Position position) {
        return position.start(Side.REBEL, Segment.SEARCH).play("search:2232");
    }

    @Test
    @Tag("R13.1")
    @Tag("RUL-50")
    void unitsThatFindCharactersMayAttackThemAndUsuallyDo() {
        Scene scene = search(frunHides().units(2232, UnitKind.LINE, 1).dice(1)).play("units");

        scene.expect(Ask.ATTACK_FOUND);
        assertThat(scene.offers()).containsExactlyInAnyOrder("attack", "pass");
        assertThat(scene.decision().suggested().key()).isEqualTo("attack");
    }

    @Test
    @Tag("R13.1")
    void unitsAttackAsASquad() {
        Scene scene =
                search(frunHides().units(2232, UnitKind.LINE, 1).dice(1, 2, 5)).play("units", "attack", "kill");

        scene.play("stand");

        // squad chart: strength 3 gives 8
        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(8);
    }

    @Test
    @Tag("R13.2")
    void detectedCharactersDrawAReactionMove() {
        Scene scene = frunHides().units(2231, UnitKind.LINE, 1).start(Side.REBEL, Segment.REACTION);

        scene.expect(Ask.REACTION).expectOffers("react:2232");
    }

    @Test
    @Tag("R13.2")
    @Tag("R13.4")
    void theNonPhasingPlayerMaySearchForDetectedCharacters() {
        Scene scene = frunHides().units(2232, UnitKind.LINE, 1).start(Side.REBEL, Segment.SEARCH);

        scene.expect(Ask.NEXT_SEARCH).expectOffers("search:2232", "end");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("R13.4")
    void hisCharactersMaySearchToo() {
        Scene scene = search(frunHides().place("Redjac", 2232).dice(6)).play("take");

        // Intelligence 3
        assertThat(scene.last(Event.SearchRolled.class).searchValue()).isEqualTo(3);
    }

    @Test
    @Tag("R13.4")
    @Tag("R13.17")
    void thePhasingPlayerDoesNotSearch() {
        Scene scene = frunHides().place("Redjac", 2232).detected("Redjac").start(Side.IMPERIAL, Segment.SEARCH);

        scene.expect(Ask.NEXT_SEARCH);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("search:2232");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("R13.3")
    void anEventDetectsCharactersOnMissions() {
        Scene scene = Position.in(52)
                .place("Frun Sentel", 5231)
                .actionCards(70)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:G");

        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("R13.3")
    @Tag("R13.14")
    void charactersThatSearchBecomeDetectedEvenIfTheyFindNobody() {
        Scene scene = search(frunHides()
                        .place("Redjac", 2232)
                        .place("Boccanegra", 2221)
                        .dice(6))
                .play("take");

        assertThat(scene.last(Event.SearchRolled.class).found()).isFalse();
        assertThat(scene.hasDetectedFlag("Redjac")).isTrue();
    }

    @Test
    @Tag("R13.14")
    void unitsAloneDetectNobodyOfTheirOwnSide() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .place("Redjac", 2232)
                        .place("Boccanegra", 2221)
                        .dice(6))
                .play("units", "leave");

        assertThat(scene.hasDetectedFlag("Redjac")).isFalse();
    }

    /** Two groups in 5231 (size 2): Frun scavenges, Boccanegra gains characters; Redjac is there. */
    private static Position twoGroups() {
        return Position.in(52)
                .place("Frun Sentel", 5231)
                .place("Boccanegra", 5231)
                .place("Redjac", 5231);
    }

    @Test
    @Tag("R13.5")
    @Tag("R13.17")
    @Tag("R13.24")
    void anEventLetsTheNonPhasingPlayerSearchForOneRandomGroup() {
        Scene scene = twoGroups()
                .actionCards(85)
                .picks(1)
                .dice(6)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:P", "take", "leave", "mission:G");

        scene.expect(Ask.SEARCH_CHARACTER);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("take");

        // the second group (G): Boccanegra alone, 2 + 2 - 1 + 1; with both it would be 3
        Event.SearchRolled rolled = scene.last(Event.SearchRolled.class);
        assertThat(rolled.hidingValue()).isEqualTo(4);
    }

    @Test
    @Tag("R13.18")
    void playIsInterruptedUntilTheSearchOfAnEventIsOver() {
        // card 87 Wild: F G, detected and search
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .place("Redjac", 2232)
                .actionCards(87)
                .draws(20)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2232", "mission:G");

        scene.expect(Ask.SEARCH_CHARACTER);
        assertThat(scene.events(Event.LetterGained.class)).isEmpty();
        // found, attacked: the combat too comes first
        scene.play("take", "attack", "hand-to-hand", "kill");
        assertThat(scene.events(Event.LetterGained.class)).isEmpty();
        scene.play("break-off-all");

        assertThat(scene.at("Bridne Murcada")).isEqualTo(2232);
    }

    @ParameterizedTest
    @Tag("R13.6")
    @CsvSource({
        // lines, patrols, expected number against hiding value 3
        "0, 1, 1",
        "1, 0, 1",
        "1, 1, 2",
        "2, 1, 3",
        "3, 0, 3"
    })
    void theSearchTableGivesTheNumber(int lines, int patrols, int number) {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, lines)
                        .units(2232, UnitKind.PATROL, patrols)
                        .dice(6))
                .play("units");

        assertThat(scene.last(Event.SearchRolled.class).number()).isEqualTo(number);
    }

    @ParameterizedTest
    @Tag("R13.6")
    @CsvSource({"1, true", "2, true", "3, false", "6, false"})
    void theNumberOrLessFinds(int die, boolean found) {
        // Line and Patrol: 4 against 3: number 2
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .units(2232, UnitKind.PATROL, 1)
                        .dice(die))
                .play("units");

        assertThat(scene.last(Event.SearchRolled.class).found()).isEqualTo(found);
    }

    @Test
    @Tag("RUL-82")
    void aSearchWithTheNumberZeroFailsWithoutADie() {
        // Boccanegra in Angoff: 2 + 6 - 1 + 1 = 8 against a Militia
        Scene scene = Position.in(22)
                .place("Boccanegra", 2221)
                .detected("Boccanegra")
                .units(2221, UnitKind.MILITIA, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units");

        assertThat(scene.last(Event.SearchRolled.class).number()).isZero();
        assertThat(scene.last(Event.SearchRolled.class).found()).isFalse();
    }

    @Test
    @Tag("RUL-82")
    void aSearchWithTheNumberSixSucceedsWithoutADie() {
        // Six Lines with Barca (18 + 4 = 22) against nine hiders in Angoff: 4 + 6 - 9 = 1
        Scene scene = Position.in(22)
                .place("Zina Adora", 2221)
                .place("Adam Starlight", 2221)
                .place("Agan Rafa", 2221)
                .place("Frun Sentel", 2221)
                .place("Odene Hobar", 2221)
                .place("Ran Jayma", 2221)
                .place("Scott Rubel", 2221)
                .place("Doctor Sontag", 2221)
                .place("Kogus", 2221)
                .detected("Frun Sentel")
                .units(2221, UnitKind.LINE, 6)
                .placeWithUnits("Barca", 2221)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2221", "units", "character:22");

        Event.SearchRolled rolled = scene.last(Event.SearchRolled.class);
        assertThat(rolled.searchValue()).isEqualTo(22);
        assertThat(rolled.hidingValue()).isEqualTo(1);
        assertThat(rolled.number()).isEqualTo(6);
        scene.expect(Ask.ATTACK_FOUND);
    }

    @Test
    @Tag("R13.7")
    void charactersFoundCanBeAttacked() {
        Scene scene = search(frunHides()
                        .place("Doctor Sontag", 2232)
                        .units(2232, UnitKind.LINE, 2)
                        .dice(1))
                .play("units", "attack", "kill");

        assertThat(Scene.names(scene.last(Event.CharacterCombatBegan.class).defenders()))
                .containsExactlyInAnyOrder("Frun Sentel", "Doctor Sontag");
    }

    @Test
    @Tag("R13.8")
    @Tag("R13.9")
    void aCharacterLeavesTheMilitaryStackToSearch() {
        Scene scene = search(frunHides()
                .units(2232, UnitKind.LINE, 1)
                .placeWithUnits("Jon Kidu", 2232)
                .dice(1));

        scene.play("none", "take");

        assertThat(scene.isWithUnits("Jon Kidu")).isFalse();
        assertThat(scene.last(Event.SearchRolled.class).searchValue()).isEqualTo(3);
        assertThat(Scene.names(scene.last(Event.SearchRolled.class).characters()))
                .containsExactly("Jon Kidu");
    }

    @Test
    @Tag("R13.8")
    void aCharacterWhoLeftToSearchDoesNotLeadTheSquad() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .placeWithUnits("Jon Kidu", 2232)
                        .dice(1, 1, 1, 1, 4, 6))
                .play("units", "none", "take", "units-first", "attack", "kill");
        // squad 8 with endurance 6: no leader is among the units any more

        scene.play("stand", "stand");

        // column +3: 2, doubled 4; then 4 - 5 = -1: 1, doubled 2; the squad is gone and Jon Kidu searches
        assertThat(scene.events(Event.SearchRolled.class)).hasSize(2);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("R13.10")
    void theLeaderOfTheMilitarySearchDoesNotSearchHimself() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .placeWithUnits("Jon Kidu", 2232)
                        .dice(6))
                .play("units", "character:25");

        // no question about Jon Kidu: the search is rolled at once, 3 + 3
        assertThat(scene.events(Event.SearchRolled.class)).hasSize(1);
        assertThat(scene.last(Event.SearchRolled.class).searchValue()).isEqualTo(6);
    }

    @Test
    @Tag("R13.10")
    void onlyACharacterWithTheUnitsLeadsTheirSearch() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .placeWithUnits("Jon Kidu", 2232)
                        .place("Barca", 2232))
                .play("units");

        scene.expect(Ask.SEARCH_LEADER);
        assertThat(scene.offers()).containsExactlyInAnyOrder("character:25", "none");
    }

    @Test
    @Tag("R13.11")
    void unitsAndCharactersSearchSeparately() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .place("Redjac", 2232)
                        .place("Jin Voles", 2232)
                        .dice(6, 6))
                .play("units", "take", "take", "units-first");

        assertThat(scene.events(Event.SearchRolled.class))
                .extracting(Event.SearchRolled::searchValue)
                .containsExactly(3, 5);
    }

    @Test
    @Tag("R13.11")
    void theCharactersMaySearchFirst() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .place("Redjac", 2232)
                        .place("Jin Voles", 2232)
                        .dice(6, 6))
                .play("units", "take", "take", "characters-first");

        assertThat(scene.events(Event.SearchRolled.class))
                .extracting(Event.SearchRolled::searchValue)
                .containsExactly(5, 3);
    }

    @Test
    @Tag("R13.12")
    @Tag("R13.23")
    void onlyTheGroupThatFoundThemAttacks() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .place("Redjac", 2232)
                        .place("Jin Voles", 2232)
                        .dice(6, 1))
                .play("units", "take", "take", "units-first");
        // the units find nobody, the characters do

        scene.play("attack").expect(Ask.WEAPONS).play("hand-to-hand", "kill");

        Event.CharacterCombatBegan began = scene.last(Event.CharacterCombatBegan.class);
        assertThat(Scene.names(began.attackers())).containsExactlyInAnyOrder("Redjac", "Jin Voles");
    }

    @Test
    @Tag("R13.23")
    void aCharacterWhoDidNotSearchIsNotInTheAttackingForce() {
        Scene scene = search(frunHides()
                        .place("Redjac", 2232)
                        .place("Jin Voles", 2232)
                        .dice(1, 1, 6))
                .play("take", "leave", "attack", "hand-to-hand", "kill", "stand");

        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(6);
    }

    @Test
    @Tag("R13.13")
    void allSearchersAreNamedBeforeTheFirstDie() {
        Scene scene = search(frunHides()
                .units(2232, UnitKind.LINE, 1)
                .place("Redjac", 2232)
                .place("Boccanegra", 2221)
                .dice(6));

        scene.expect(Ask.SEARCH_UNITS).play("units");
        scene.expect(Ask.SEARCH_CHARACTER);
        assertThat(scene.events(Event.SearchRolled.class)).isEmpty();
        scene.play("leave");

        // the units failed; nobody may be sent after them now
        assertThat(scene.events(Event.SearchRolled.class)).hasSize(1);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("R13.15")
    void aSquadNeedNotAttackThoseFound() {
        Scene scene = search(frunHides().units(2232, UnitKind.LINE, 1).dice(1)).play("units", "pass");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("R13.15")
    void charactersNeedNotAttackThoseFound() {
        Scene scene = search(frunHides().place("Redjac", 2232).dice(1)).play("take", "pass");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
    }

    @Test
    @Tag("R13.16")
    void thoseFoundAreAttackedAtOnceOrNotAtAll() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .place("Boccanegra", 2231)
                .detected("Frun Sentel", "Boccanegra")
                .units(2232, UnitKind.LINE, 1)
                .units(2231, UnitKind.LINE, 1)
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2232", "units", "pass");

        scene.expect(Ask.NEXT_SEARCH);
        assertThat(scene.offers()).containsExactlyInAnyOrder("search:2231", "end");
    }

    @Test
    @Tag("R13.19")
    void thereIsNoSearchWhereTheSearcherHasNobody() {
        Scene scene = frunHides()
                .place("Boccanegra", 2231)
                .detected("Boccanegra")
                .units(2231, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.SEARCH);

        scene.expect(Ask.NEXT_SEARCH).expectOffers("search:2231").expectNotOffered("search:2232");
    }

    @Test
    @Tag("R13.19")
    @Tag("R13.4")
    void thereIsNoSearchForUndetectedCharacters() {
        Scene scene = frunHides()
                .units(2232, UnitKind.LINE, 1)
                .place("Boccanegra", 2231)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.SEARCH);

        scene.expect(Ask.NEXT_SEARCH).expectOffers("search:2232").expectNotOffered("search:2231");
    }

    @Test
    @Tag("R13.20")
    void charactersStackedWithUnitsAreNotSearchedFor() {
        Scene scene = frunHides()
                .units(2232, UnitKind.LINE, 1)
                .units(2231, UnitKind.AIR_2_1, 1)
                .placeWithUnits("Boccanegra", 2231)
                .detected("Boccanegra")
                .units(2231, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.SEARCH);

        scene.expect(Ask.NEXT_SEARCH).expectOffers("search:2232").expectNotOffered("search:2231");
    }

    @Test
    @Tag("R13.20")
    void charactersStackedWithUnitsAreNotAmongTheHiders() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .units(2232, UnitKind.WILD_2_1, 1)
                        .placeWithUnits("Rayner Derban", 2232)
                        .dice(1))
                .play("units", "attack", "kill");

        assertThat(Scene.names(scene.last(Event.CharacterCombatBegan.class).defenders()))
                .containsExactly("Frun Sentel");
    }

    @Test
    @Tag("R13.21")
    void charactersWithOtherCharactersAndSpaceshipsAreSearchedFor() {
        Scene scene = search(frunHides()
                        .place("Doctor Sontag", 2232)
                        .detected("Doctor Sontag")
                        .ship("Planetary Privateer", "Frun Sentel")
                        .units(2232, UnitKind.LINE, 1)
                        .dice(6))
                .play("units");

        // Intelligence of the best, 4, and the size, 3, less the two hiders; the ship does not count
        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(5);
    }

    @Test
    @Tag("R13.22")
    void everyEnvironWithDetectedCharactersMayBeSearched() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .place("Boccanegra", 2211)
                .detected("Frun Sentel", "Boccanegra")
                .units(2232, UnitKind.LINE, 1)
                .units(2211, UnitKind.LINE, 1)
                .units(2211, UnitKind.PATROL, 1)
                .dice(6, 6)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2232", "units", "search:2211", "units");

        assertThat(scene.events(Event.SearchRolled.class)).hasSize(2);
    }

    @Test
    @Tag("RUL-20")
    void theSecondSearchIsForThoseStillThereWithANewHidingValue() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .place("Doctor Sontag", 2232)
                .detected("Frun Sentel", "Doctor Sontag")
                .units(2232, UnitKind.LINE, 3)
                .place("Redjac", 2232)
                .dice(1, 4, 6, 1, 6)
                .start(Side.REBEL, Segment.SEARCH);
        // hiding 4 + 3 - 2 = 5; the squad of 12 kills
        scene.play("search:2232", "units", "take", "units-first", "attack", "kill");
        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(5);
        // active Sontag alone: 12 - 2 = +10: attacker 4 is 3, doubled 6: he dies; Frun is left
        scene.play("inactive", "stand");
        scene.play("break-off-all");

        // Frun alone: 1 + 3 - 1
        assertThat(scene.events(Event.SearchRolled.class)).hasSize(2);
        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(3);
    }

    @Test
    @Tag("RUL-20")
    void thoseWhoBrokeOffCanBeFoundAgainByTheSecondGroup() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .place("Redjac", 2232)
                        .dice(1, 1, 1))
                .play("units", "take", "units-first", "attack", "kill", "break-off-all");

        assertThat(scene.events(Event.SearchRolled.class)).hasSize(2);
        assertThat(scene.last(Event.SearchRolled.class).found()).isTrue();
        scene.expect(Ask.ATTACK_FOUND);
    }

    @ParameterizedTest
    @Tag("R13.6")
    @CsvSource({
        // name, hiding value alone in an environ of size 3: Intelligence + 3 - 1 + special bonus
        "Boccanegra, 5",
        "Bridne Murcada, 8",
        "Doctor Sontag, 6"
    })
    void theHidingValueCountsTheSpecialBonusOfTheHider(String hider, int hidingValue) {
        Scene scene = Position.in(22)
                .place(hider, 2232)
                .detected(hider)
                .units(2232, UnitKind.LINE, 3)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232", "units");

        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(hidingValue);
    }

    @Test
    @Tag("R13.17")
    void anEnvironIsSearchedAtMostOnceInASegment() {
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .place("Boccanegra", 2231)
                        .detected("Boccanegra")
                        .units(2231, UnitKind.LINE, 1)
                        .dice(6))
                .play("units");

        scene.expect(Ask.NEXT_SEARCH).expectNotOffered("search:2232");
    }

    @Test
    @Tag("RUL-20")
    void theUnitsStillSearchWhenTheCharactersBeforeThemHaveFallen() {
        // Redjac with one Endurance left attacks first: 1 - 5 = -4: defender 1 is 3
        Scene scene = search(frunHides()
                        .units(2232, UnitKind.LINE, 1)
                        .place("Redjac", 2232)
                        .wounds("Redjac", 5)
                        .dice(1, 1, 1, 6))
                .play("units", "take", "characters-first", "attack", "hand-to-hand", "kill", "stand");

        assertThat(scene.isDead("Redjac")).isTrue();
        assertThat(scene.events(Event.SearchRolled.class)).hasSize(2);
    }

    @Test
    @Tag("R13.24")
    void idleCharactersDoNotHideWithTheGroupSearchedForByAnEvent() {
        // Boccanegra on a mission, Frun idle: 2 + 2 - 1 + 1
        Scene scene = Position.in(52)
                .place("Boccanegra", 5231)
                .place("Frun Sentel", 5231)
                .units(5231, UnitKind.LINE, 1)
                .actionCards(83)
                .dice(1)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:5231", "mission:G", "leave", "end", "units", "attack", "kill");

        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(4);
        assertThat(Scene.names(scene.last(Event.CharacterCombatBegan.class).defenders()))
                .containsExactly("Boccanegra");
    }
}
