package fitg.rules.possession;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Possession;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.words.Names;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Possession cards in general: what they are, how they come, change hands, stay secret and go (specification 14). */
class PossessionRulesTest {

    private static List<Integer> numbers(Possession.Kind kind) {
        return Catalogue.standard().possessions().stream()
                .filter(card -> card.kind() == kind)
                .map(Possession::number)
                .toList();
    }

    // ---- what there is

    @Test
    @Tag("R9.1")
    @Tag("R9.2")
    @Tag("R9.26")
    @Tag("R9.28")
    @Tag("R9.29")
    @Tag("R14.1.1")
    void thereAreTwentyCardsOfFourKinds() {
        assertThat(numbers(Possession.Kind.SPACESHIP)).containsExactly(33, 34, 35, 36, 37, 38, 39, 40);
        assertThat(numbers(Possession.Kind.WEAPON)).containsExactly(41, 42);
        assertThat(numbers(Possession.Kind.OBJECT)).containsExactly(43, 44, 45, 46, 47, 48);
        assertThat(numbers(Possession.Kind.COMPANION)).containsExactly(49, 50, 51, 52);
        assertThat(Catalogue.standard().possessions()).hasSize(20);
    }

    @Test
    @Tag("R9.26")
    @Tag("R9.28")
    @Tag("RUL-58")
    void theCardsAreKnownByTheirNames() {
        assertThat(Catalogue.standard().possessions().stream().skip(8).map(Possession::name))
                .containsExactly(
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
                        "Advisor Android");
    }

    @Test
    @Tag("R9.3")
    void onlyTheRebelPlayerScavengesForPossessions() {
        Scene imperial = Position.in(22).place("Redjac", 2211).start(Side.IMPERIAL, Segment.MISSIONS);
        Scene rebel = Position.in(22).place("Frun Sentel", 2211).start(Side.REBEL, Segment.MISSIONS);

        imperial.play("environ:2211");
        rebel.play("environ:2211");

        assertThat(imperial.offers("mission:P")).isFalse();
        assertThat(rebel.offers("mission:P")).isTrue();
    }

    @Test
    @Tag("R9.4")
    @Tag("R9.9")
    void aShipOfTheSetUpGoesToAnyRebelCharacter() {
        Game game = Game.start(Scenarios.VARU_POWDERKEG, Options.standard(), KeyedChance.ofSeed(1));
        Scene scene = new Scene(game, new LoadedChance(KeyedChance.ofSeed(1)));

        scene.skipTo(Ask.SET_UP_SHIP);
        while (scene.asked() == Side.IMPERIAL) {
            scene.play(scene.offers().getFirst());
            scene.skipTo(Ask.SET_UP_SHIP);
        }

        assertThat(scene.offers()).containsExactly("character:1", "character:7", "character:10", "character:11");
    }

    @Test
    @Tag("R9.5")
    void noPossessionCardIsAnImperialShip() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .card("Cache of Rare Gems", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.USE_POSSESSION).play("use:48");

        scene.expect(Ask.GEMS_SHIP);
        assertThat(scene.offers())
                .containsExactly("ship:33", "ship:34", "ship:35", "ship:36", "ship:37", "ship:38", "ship:39");
    }

    @Test
    @Tag("R9.6")
    void theRebelPlayerCannotFlyAnImperialShip() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Redjac", 2231)
                .ship("Imperial Spaceship 1", "Redjac")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE);

        assertThat(scene.offers()).containsExactly("walk:4", "end");
    }

    // ---- receiving

    @Test
    @Tag("R9.4")
    @Tag("R9.7")
    @Tag("R9.8")
    @Tag("R9.10")
    void aFoundPossessionGoesAtOnceToAMemberOfTheGroup() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .actionCards(68)
                .possessions(44)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:2211", "mission:P", "take", "take", "leave", "end");

        scene.expect(Ask.NEW_POSSESSION);
        assertThat(scene.offers()).containsExactly("character:4", "character:12");
        scene.play("character:12");
        assertThat(scene.owner("Scanner")).isEqualTo("Doctor Sontag");
    }

    @ParameterizedTest
    @ValueSource(ints = {33, 41, 47, 52})
    @Tag("R9.21")
    void luckDecidesWhichCardIsDrawn(int number) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .actionCards(68)
                .possessions(number)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:2211", "mission:P");

        String drawn = Catalogue.standard().possession(number - 33).name();
        assertThat(scene.owner(drawn)).isEqualTo("Frun Sentel");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("R9.13")
    void aFoundCompanionNobodyMayHoldGoesBackToTheDeck() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .shownCard("Charsot", "Frun Sentel")
                .actionCards(68)
                .possessions(50)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211");
        scene.skipTo(Ask.MISSION).play("mission:P");
        scene.skipSegment();

        assertThat(scene.owner("Norrocks")).isEqualTo("deck");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("R9.14")
    void aFoundShipNobodyMayHoldGoesBackToTheDeck() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .ship("Star Cruiser", "Frun Sentel")
                .actionCards(68)
                .possessions(34)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:2211", "mission:P");

        assertThat(scene.shipHolder("Galactic Freighter")).isEqualTo("deck");
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Frun Sentel");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("R9.13")
    void aFoundCompanionIsOfferedOnlyToThoseWithoutOne() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .shownCard("Charsot", "Doctor Sontag")
                .actionCards(68)
                .possessions(50)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211");
        scene.skipTo(Ask.MISSION).play("mission:P", "take", "take", "take");
        scene.skipTo(Ask.NEW_POSSESSION);

        assertThat(scene.offers()).containsExactly("character:4", "character:14");
    }

    // ---- limits and exchange

    @Test
    @Tag("R9.12")
    void oneCharacterMayHoldAllWeaponsAndObjects() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .card("High Energy Sniper's Rifle", "Frun Sentel")
                .card("Assassin's Blade", "Frun Sentel")
                .card("Helian Drug", "Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .card("Scrambler", "Doctor Sontag")
                .card("Medi-kit of Ptolus", "Doctor Sontag")
                .card("Personal Body Shield", "Doctor Sontag")
                .card("Cache of Rare Gems", "Doctor Sontag")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.EXCHANGE).play("exchange:2211");
        for (int card = 0; card < 8; card++) {
            scene.expect(Ask.EXCHANGE_CARD).play("character:12");
        }

        for (int number = 41; number <= 48; number++) {
            assertThat(scene.owner(Catalogue.standard().possession(number - 33).name()))
                    .isEqualTo("Doctor Sontag");
        }
    }

    @Test
    @Tag("R9.13")
    void anExchangeLeavesNobodyWithTwoCompanions() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .shownCard("Norrocks", "Frun Sentel")
                .shownCard("Charsot", "Doctor Sontag")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("exchange:2211", "character:14");

        scene.expect(Ask.EXCHANGE_CARD);
        assertThat(scene.offers()).containsExactly("character:4", "character:12");
    }

    @Test
    @Tag("R9.14")
    void anExchangeLeavesNobodyWithTwoShips() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Explorer", "Boccanegra")
                .ship("Star Cruiser", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("exchange:2211", "character:12");

        scene.expect(Ask.EXCHANGE_SHIP);
        assertThat(scene.offers()).containsExactly("character:4", "character:14");
    }

    @Test
    @Tag("R9.11")
    @Tag("R14.1.5")
    void possessionsChangeHandsBeforeTheFirstEnvironOfTheRebelMissionPhase() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .ship("Star Cruiser", "Frun Sentel")
                .shownCard("Scanner", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.EXCHANGE).play("exchange:2211", "character:12", "character:12");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Doctor Sontag");
        assertThat(scene.owner("Scanner")).isEqualTo("Doctor Sontag");
        scene.expect(Ask.NEXT_ENVIRON);
    }

    @Test
    @Tag("R9.11")
    void nothingChangesHandsLaterInTheMissionPhase() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2221)
                .shownCard("Scanner", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.expect(Ask.EXCHANGE).play("end", "environ:2221", "end");

        assertThat(scene.question()).isEqualTo(Ask.NEXT_ENVIRON);
        assertThat(scene.offers()).containsExactly("environ:2211", "end");
        assertThat(scene.owner("Scanner")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("R9.11")
    void rebelPossessionsDoNotChangeHandsInTheImperialMissionPhase() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .shownCard("Scanner", "Frun Sentel")
                .place("Redjac", 2221)
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.expect(Ask.NEXT_ENVIRON);

        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("R9.11")
    void charactersOfDifferentStacksExchangeNothing() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .placeWithUnits("Doctor Sontag", 2211)
                .units(2211, UnitKind.WILD_2_1, 1)
                .shownCard("Scanner", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.NEXT_ENVIRON);
    }

    // ---- secrecy

    @Test
    @Tag("R9.15")
    void theImperialPlayerLearnsOnlyThatSomethingWasFound() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .actionCards(68)
                .possessions(44)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:2211", "mission:P");

        Event.PossessionGained found = scene.last(Event.PossessionGained.class);
        assertThat(((Event.PossessionGained) found.seenBy(Side.REBEL)).card()).isEqualTo(Position.cardNamed("Scanner"));
        assertThat(((Event.PossessionGained) found.seenBy(Side.IMPERIAL)).card())
                .isEqualTo(Event.UNKNOWN_CARD);
        assertThat(scene.isShown("Scanner")).isFalse();
    }

    @Test
    @Tag("R9.15")
    void anExchangedSecretCardStaysSecret() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .card("Scanner", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.EXCHANGE).play("exchange:2211", "character:12");

        Event.PossessionPassed passed = scene.last(Event.PossessionPassed.class);
        assertThat(((Event.PossessionPassed) passed.seenBy(Side.IMPERIAL)).card())
                .isEqualTo(Event.UNKNOWN_CARD);
        assertThat(scene.isShown("Scanner")).isFalse();
    }

    /** They are asked for by number; if each passed at once, the order would tell which has the lower one. */
    @Test
    @Tag("R9.15")
    @Tag("RUL-116")
    void theCardsOfAStackChangeHandsTogether() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .card("Assassin's Blade", "Doctor Sontag")
                .card("Scanner", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.EXCHANGE).play("exchange:2211", "character:14");

        assertThat(scene.events(Event.PossessionPassed.class)).isEmpty();
        assertThat(scene.owner("Assassin's Blade")).isEqualTo("Doctor Sontag");

        scene.play("character:14");

        assertThat(scene.events(Event.PossessionPassed.class))
                .extracting(passed -> Names.character(passed.from()))
                .containsExactly("Frun Sentel", "Doctor Sontag");
        assertThat(scene.owner("Assassin's Blade")).isEqualTo("Boccanegra");
        assertThat(scene.owner("Scanner")).isEqualTo("Boccanegra");
    }

    @Test
    @Tag("R9.15")
    @Tag("RUL-36")
    void aCardOnceUsedStaysOpen() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .ship("Star Cruiser", "Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:38", "environ:2231");
        assertThat(scene.isShown("Scanner")).isFalse();

        scene.expect(Ask.USE_POSSESSION).play("use:44");
        scene.skipSegment().skipTo(Ask.NEXT_ENVIRON);

        assertThat(scene.isShown("Scanner")).isTrue();
        assertThat(scene.last(Event.PossessionUsed.class).seenBy(Side.IMPERIAL))
                .isEqualTo(scene.last(Event.PossessionUsed.class));
    }

    @Test
    @Tag("RUL-85")
    void thePossessionQuestionIsAskedEvenWhenTheCardIsOfNoUse() {
        Scene useless = Position.in(22)
                .place("Frun Sentel", 2211)
                .ship("Star Cruiser", "Frun Sentel")
                .card("Charsot", "Frun Sentel")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        useless.play("fly:38", "environ:2231");

        useless.expect(Ask.USE_POSSESSION);
        assertThat(useless.offers()).containsExactly("pass");
    }

    @Test
    @Tag("RUL-85")
    void aShownCardOfNoUseAsksNothing() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .ship("Star Cruiser", "Frun Sentel")
                .shownCard("Charsot", "Frun Sentel")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:38", "environ:2231");

        assertThat(scene.events(Event.DetectionRolled.class)).hasSize(2);
    }

    @Test
    @Tag("RUL-85")
    void somebodyElsesSecretCardAsksNothing() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2221)
                .ship("Star Cruiser", "Frun Sentel")
                .card("Scanner", "Doctor Sontag")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:38", "environ:2231");

        assertThat(scene.events(Event.DetectionRolled.class)).hasSize(2);
    }

    // ---- losing

    /** A squad of 10 finds Frun (Combat 5) and Doctor Sontag, who breaks off at once: +5, doubled in the firefight. */
    private static Position squadAgainstFrun() {
        return Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Doctor Sontag", 2211)
                .detected("Frun Sentel", "Doctor Sontag")
                .shownCard("Cache of Rare Gems", "Frun Sentel")
                .shownCard("Medi-kit of Ptolus", "Frun Sentel")
                .units(2211, UnitKind.LINE, 2);
    }

    private static Scene killFrun(Position position) {
        return position.dice(1, 1, 6, 6)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2211", "units", "attack", "kill", "active", "inactive", "break-off-inactive");
    }

    private static Scene captureFrun(Position position) {
        return position.dice(1, 1, 4, 6)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2211", "units", "attack", "capture", "active", "inactive", "break-off-inactive");
    }

    @Test
    @Tag("R9.22")
    @Tag("R9.23")
    void theCardsOfTheDeadAreOutOfTheGame() {
        Scene scene = killFrun(squadAgainstFrun());

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("out");
        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("out");
    }

    @Test
    @Tag("R9.22")
    @Tag("R14.1.15")
    void theShipOfTheDeadGoesToAFriend() {
        Scene scene = killFrun(squadAgainstFrun().ship("Star Cruiser", "Frun Sentel"));

        scene.expect(Ask.SHIP_HOLDER).play("character:12");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Doctor Sontag");
    }

    @Test
    @Tag("R9.24")
    void theEmpireKeepsTheCardsOfACapturedOwner() {
        Scene scene = captureFrun(squadAgainstFrun());

        assertThat(scene.isPrisoner("Frun Sentel")).isTrue();
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("empire");
        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("empire");
    }

    @Test
    @Tag("R9.24")
    @Tag("R14.1.15")
    void theShipOfACapturedOwnerGoesToAFriend() {
        Scene scene = captureFrun(squadAgainstFrun().ship("Star Cruiser", "Frun Sentel"));

        scene.expect(Ask.SHIP_HOLDER).play("character:12");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Doctor Sontag");
    }

    @Test
    @Tag("R9.24")
    void aFreedOwnerDoesNotGetHisCardsBack() {
        Scene scene = captureFrun(squadAgainstFrun().actionCards(78));
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211", "mission:F");
        scene.skipSegment();

        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("empire");
    }

    @Test
    @Tag("R9.3")
    @Tag("R9.24")
    void takenCardsGiveTheEmpireNothing() {
        Scene scene = squadAgainstFrun()
                .shownCard("Assassin's Blade", "Frun Sentel")
                .place("Jon Kidu", 2211)
                .dice(1, 1, 4, 6)
                .actionCards(71)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units", "leave", "attack", "capture", "active", "inactive");
        scene.skipTo(Ask.BREAK_OFF).play("break-off-inactive");
        assertThat(scene.owner("Assassin's Blade")).isEqualTo("empire");

        scene.skipTo(Ask.NEXT_ENVIRON);
        while (scene.asked() == Side.REBEL) {
            scene.play("end").skipTo(Ask.NEXT_ENVIRON);
        }
        scene.play("environ:2211", "mission:A");

        scene.expect(Ask.DRAW);
        assertThat(scene.events(Event.PossessionUsed.class)).isEmpty();
        assertThat(scene.owner("Assassin's Blade")).isEqualTo("empire");
    }

    @Test
    @Tag("R9.19")
    @Tag("R9.20")
    void aCardLostAfterOneUseCanBeFoundAgain() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .card("Cache of Rare Gems", "Frun Sentel")
                .actionCards(68)
                .possessions(48)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("use:48", "ship:35");
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("deck");
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211", "mission:P");

        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("Frun Sentel");
        assertThat(scene.isShown("Cache of Rare Gems")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    @Tag("R9.17")
    @Tag("R9.18")
    @Tag("R9.20")
    void anInoperativeCardIsLostToTheDeck(int die) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .card("Scrambler", "Frun Sentel")
                .dice(die)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("use:45");

        assertThat(scene.owner("Scrambler")).isEqualTo(die <= 2 ? "Frun Sentel" : "deck");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("R9.16")
    void aCardThatNeverNeedsRepairIsUsedAgainAndAgain() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .ship("Star Cruiser", "Frun Sentel")
                .card("Scanner", "Frun Sentel")
                .pdb("Quibron", 1, true)
                .pdb("Charkhan", 2, true)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:38", "environ:2231", "use:44").skipSegment();

        assertThat(scene.events(Event.DetectionRolled.class).stream().map(Event.DetectionRolled::level))
                .containsExactly(0, 1);
        assertThat(scene.owner("Scanner")).isEqualTo("Frun Sentel");
    }

    // ---- bonus draws

    @Test
    @Tag("R9.25")
    void aCardForBonusDrawsIsDeclaredBeforeTheFirstActionCard() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .card("Cache of Rare Gems", "Frun Sentel")
                .actionCards(71, 72)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211").skipTo(Ask.MISSION).play("mission:D");
        assertThat(scene.events(Event.ActionCardDrawn.class)).isEmpty();
        scene.expect(Ask.USE_POSSESSION).expectOffers("use:48").play("pass");

        scene.expect(Ask.DRAW).play("draw");
        scene.expect(Ask.COMPLETE).play("continue");
        scene.expect(Ask.DRAW);
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("R9.25")
    @Tag("RUL-67")
    void aDeclaredCardIsUsedUpThoughItsDrawsAreNeverTaken() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .card("Cache of Rare Gems", "Frun Sentel")
                .actionCards(71)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211").skipTo(Ask.MISSION).play("mission:D");
        scene.skipTo(Ask.USE_POSSESSION).play("use:48");

        scene.skipTo(Ask.DRAW).play("stop");

        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(1);
        assertThat(scene.owner("Cache of Rare Gems")).isEqualTo("deck");
    }

    // ---- passengers

    @Test
    @Tag("R9.27")
    @Tag("R14.1.4")
    @Tag("R14.1.17")
    @Tag("RUL-12")
    void aCompanionTakesASeat() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Interstellar Sloop", "Frun Sentel")
                .shownCard("Charsot", "Doctor Sontag")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        // Four seats: the pilot, Kogus, the Doctor and the Doctor's companion.
        scene.play("fly:35", "environ:2231", "take", "take");

        assertThat(scene.at("Doctor Sontag")).isEqualTo(2231);
        assertThat(scene.at("Boccanegra")).isEqualTo(2211);
    }

    @Test
    @Tag("R9.30")
    @Tag("R14.1.18")
    void weaponsAndObjectsTakeNoSeat() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Interstellar Sloop", "Frun Sentel")
                .shownCard("Medi-kit of Ptolus", "Doctor Sontag")
                .shownCard("High Energy Sniper's Rifle", "Kogus")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2231", "take", "take", "take");

        assertThat(scene.at("Boccanegra")).isEqualTo(2231);
    }
}
