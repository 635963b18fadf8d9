package fitg.rules.possession;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Corner cases of the moments at which cards are used, asked for, kept and lost (specification 14.3-14.9). */
class PossessionMomentsTest {

    // ---- asking

    @ParameterizedTest
    @ValueSource(ints = {41, 43, 45, 47, 50})
    @Tag("RUL-85")
    void everyFaceDownCardRaisesTheSameQuestionInASearch(int number) {
        String card = Catalogue.standard().possession(number - 33).name();
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .card(card, "Frun Sentel")
                .units(2211, UnitKind.LINE, 2)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2211", "units");

        scene.expect(Ask.USE_POSSESSION).expectOffers("pass");
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @ParameterizedTest
    @ValueSource(ints = {41, 44, 46, 48, 51})
    @Tag("RUL-85")
    void everyFaceDownCardRaisesTheSameQuestionInARound(int number) {
        String card = Catalogue.standard().possession(number - 33).name();
        Scene scene = Encounters.meet(Position.in(22).place("Frun Sentel", 2211).card(card, "Frun Sentel"), 2211);
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }

        scene.expect(Ask.USE_POSSESSION).expectOffers("pass");
    }

    @ParameterizedTest
    @ValueSource(ints = {42, 43, 45, 46, 52})
    @Tag("RUL-85")
    void everyFaceDownCardRaisesTheSameQuestionWhenALeaderIsNamed(int number) {
        String card = Catalogue.standard().possession(number - 33).name();
        Scene scene = Position.in(22)
                .placeWithUnits("Frun Sentel", 2211)
                .card(card, "Frun Sentel")
                .units(2211, UnitKind.WILD_2_1, 1)
                .units(2211, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("attack");

        scene.expect(Ask.USE_POSSESSION).expectOffers("pass");
    }

    @Test
    @Tag("RUL-72")
    void aShownRatingBonusCountsWithoutBeingDeclaredAgain() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .shownCard("Advisor Android", "Frun Sentel")
                .units(2211, UnitKind.LINE, 2)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2211", "units");

        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(5);
    }

    // ---- searches of events

    @ParameterizedTest
    @CsvSource({"Scrambler, 45, 8", "Scanner, 44, 6", "Advisor Android, 52, 5"})
    @Tag("RUL-72")
    void cardsHideAGroupFromTheSearchOfAnEvent(String card, int number, int hiding) {
        Scene scene = Encounters.assign(
                Position.in(22)
                        .luck(1)
                        .place("Frun Sentel", 2211)
                        .card(card, "Frun Sentel")
                        .units(2211, UnitKind.LINE, 2)
                        .actionCards(86),
                Side.REBEL,
                2211,
                "I");
        scene.expect(Ask.SEARCH_UNITS).play("units");

        Encounters.use(scene, number);

        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(hiding);
    }

    // ---- assignment

    @Test
    @Tag("RUL-81")
    @Tag("RUL-72")
    void aDeclaredCompanionMeetsTheConditionOfACoup() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .card("Cervac Mk V", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221");
        scene.expect(Ask.USE_POSSESSION).play("use:49");

        scene.skipTo(Ask.MISSION).expectOffers("mission:C");
    }

    @Test
    @Tag("RUL-81")
    void anUndeclaredCompanionDoesNot() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .card("Cervac Mk V", "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221");

        scene.skipTo(Ask.MISSION).expectNotOffered("mission:C");
    }

    @ParameterizedTest
    @CsvSource({"41, 42", "42, 41"})
    @Tag("R9.25")
    @Tag("RUL-72")
    void severalCardsMayBeDeclaredForOneMissionInAnyOrder(int first, int second) {
        // Intelligence 2 + Rifle 1 + Blade 3.
        Scene scene = Position.around(2322)
                .luck(1)
                .place("Adam Starlight", 2322)
                .card("High Energy Sniper's Rifle", "Adam Starlight")
                .card("Assassin's Blade", "Adam Starlight")
                .place("Jon Kidu", 2322)
                .detected("Jon Kidu")
                .actionCards(72, 80, 68, 69, 70, 71, 73, 74)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");
        scene.skipTo(Ask.MISSION).play("mission:A");
        Encounters.use(scene, first);
        Encounters.use(scene, second);
        scene.skipTo(Ask.DRAW).play("draw");
        scene.skipTo(Ask.BONUS).play("bonus:A");

        assertThat(scene.events(Event.ActionCardDrawn.class).stream().filter(Event.ActionCardDrawn::bonus))
                .hasSize(6);
    }

    @Test
    @Tag("RUL-74")
    void theAndroidCancelsPoliticsItsOwnDiplomacyDoesNotSatisfy() {
        // Kogus has Diplomacy 0: one with the Android, which is not enough.
        Scene scene = Encounters.assign(
                Position.in(22)
                        .place("Kogus", 2232)
                        .card("Advisor Android", "Kogus")
                        .actionCards(81),
                Side.REBEL,
                2232,
                "D");

        Encounters.use(scene, 52);

        assertThat(scene.events(Event.MissionEnded.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    // ---- captives and the dead

    @Test
    @Tag("R9.24")
    void aCaptiveWhoseCaptorIsBeatenKeepsHisCards() {
        // Squad of 10/6 against Frun and Boccanegra: 0, capture: "-3 to -2". A 4 is two wounds and an asterisk.
        // Frun is captured; Boccanegra (5) against the 6/2 left: +1, capture: "-1", a 1 ends it.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Boccanegra", 2211)
                .detected("Frun Sentel", "Boccanegra")
                .shownCard("Medi-kit of Ptolus", "Frun Sentel")
                .units(2211, UnitKind.LINE, 2)
                .picks(0)
                .dice(1, 1, 4, 1, 1)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units", "attack", "capture", "active", "active", "stand");

        scene.play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(5);
        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("R9.22")
    @Tag("R9.23")
    void anAssassinatedAssassinsCardsAreDestroyed() {
        // The failed assassination: a 6 kills the group.
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .shownCard("Medi-kit of Ptolus", "Adam Starlight")
                .place("Jon Kidu", 2322)
                .detected("Jon Kidu")
                .actionCards(72)
                .dice(6)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.play("environ:2322", "mission:A").skipTo(Ask.DRAW).play("stop");

        assertThat(scene.isDead("Adam Starlight")).isTrue();
        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("out");
    }

    @Test
    @Tag("R9.24")
    @Tag("R9.15")
    void theEmpireSeesTheCardsItTakes() {
        // The failed assassination: a 4 captures the group.
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .card("Medi-kit of Ptolus", "Adam Starlight")
                .place("Jon Kidu", 2322)
                .detected("Jon Kidu")
                .actionCards(72)
                .dice(4)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322").skipTo(Ask.MISSION).play("mission:A");
        scene.skipTo(Ask.DRAW).play("stop");

        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("empire");
        Event.PossessionGone gone = scene.last(Event.PossessionGone.class);
        assertThat(((Event.PossessionGone) gone.seenBy(Side.IMPERIAL)).card())
                .isEqualTo(Position.cardNamed("Medi-kit of Ptolus"));
    }

    @Test
    @Tag("R9.15")
    void theEmpireDoesNotSeeTheCardsOfTheDead() {
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .card("Medi-kit of Ptolus", "Adam Starlight")
                .place("Jon Kidu", 2322)
                .detected("Jon Kidu")
                .actionCards(72)
                .dice(6)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322").skipTo(Ask.MISSION).play("mission:A");
        scene.skipTo(Ask.DRAW).play("stop");

        Event.PossessionGone gone = scene.last(Event.PossessionGone.class);
        assertThat(((Event.PossessionGone) gone.seenBy(Side.IMPERIAL)).card()).isEqualTo(Event.UNKNOWN_CARD);
    }

    @Test
    @Tag("R9.20")
    void aLostCardIsFaceDownAgainWhenFoundAgain() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .shownCard("Scrambler", "Frun Sentel")
                .dice(3)
                .actionCards(68)
                .possessions(45)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("use:45").skipTo(Ask.NEXT_ENVIRON).play("environ:2211", "mission:P");

        assertThat(scene.owner("Scrambler")).isEqualTo("Frun Sentel");
        assertThat(scene.isShown("Scrambler")).isFalse();
    }

    // ---- Norrocks and Body Shield

    @Test
    @Tag("RUL-73")
    void norrocksOfAnInactiveOwnerTakeAWoundOfTheGroup() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .place("Doctor Sontag", 2211)
                        .shownCard("Norrocks", "Doctor Sontag")
                        .dice(6, 6),
                2211);
        scene.skipTo(Ask.ACTIVE)
                .play("active", "inactive")
                .skipTo(Ask.BREAK_OFF)
                .play("stand");

        Encounters.use(scene, 50);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        assertThat(scene.owner("Norrocks")).isEqualTo("out");
    }

    @Test
    @Tag("RUL-73")
    void norrocksTakeOneOfTheDoubledWoundsOfAFirefight() {
        // Saurians 5 against 5: 0, a 6 is two wounds, doubled four, less one.
        Scene scene = Encounters.anger(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .shownCard("Norrocks", "Frun Sentel")
                        .dice(6, 6),
                2211);
        scene.skipTo(Ask.BREAK_OFF).play("stand");
        Encounters.use(scene, 50);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(3);
    }

    @Test
    @Tag("RUL-73")
    void norrocksCancelSentryRobotsToo() {
        Scene scene = Encounters.assign(
                Position.in(22)
                        .place("Frun Sentel", 2232)
                        .card("Norrocks", "Frun Sentel")
                        .dice(1)
                        .actionCards(75),
                Side.REBEL,
                2232,
                "I");
        Encounters.use(scene, 50);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @Test
    @Tag("RUL-73")
    void norrocksThatOnlyWatchACombatDoNotRoll() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .card("Norrocks", "Frun Sentel")
                        .dice(1, 1, 1, 1),
                2211);
        while (scene.question() != Ask.DRAW) {
            scene.play(scene.offers("stand") ? "stand" : "pass");
        }

        assertThat(scene.owner("Norrocks")).isEqualTo("Frun Sentel");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("RUL-72")
    void theBodyShieldDoesNotHelpAgainstTheFrostMist() {
        Scene scene = Encounters.meet(
                Position.around(4212)
                        .place("Frun Sentel", 4212)
                        .place("Doctor Sontag", 4212)
                        .shownCard("Personal Body Shield", "Frun Sentel")
                        .dice(6),
                4212);
        scene.play("active", "inactive");
        Encounters.pass(scene);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
    }

    // ---- Charsot

    @ParameterizedTest
    @ValueSource(ints = {4321, 1311})
    @Tag("RUL-72")
    void theCharsotKeepsTelebotsAndVorozionAway(int environ) {
        Scene scene = Encounters.meet(
                Position.around(environ)
                        .place("Frun Sentel", environ)
                        .place("Doctor Sontag", environ)
                        .card("Charsot", "Doctor Sontag"),
                environ);
        Encounters.use(scene, 51);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    // ---- disabled characters

    @Test
    @Tag("RUL-72")
    void aDisabledCharacterIsNotMovedWithUnits() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .card("Cervac Mk V", "Frun Sentel")
                .placeWithUnits("Jon Kidu", 2231)
                .units(2231, UnitKind.LINE, 1)
                .dice(1)
                .start(Side.IMPERIAL, Segment.START);
        Encounters.use(scene, 49);

        scene.skipTo(Ask.MOVE).play("move-units:2231", "environ:2211");
        while (scene.question() != Ask.MOVE && scene.question() != Ask.NEXT_ENVIRON) {
            scene.play(scene.offers("take") ? "take" : scene.offers().getFirst());
        }

        assertThat(scene.units(2211, UnitKind.LINE)).isEqualTo(1);
        assertThat(scene.at("Jon Kidu")).isEqualTo(2231);
    }

    @Test
    @Tag("RUL-72")
    void aDisabledCharacterIsNoPassenger() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .card("Cervac Mk V", "Frun Sentel")
                .place("Jon Kidu", 2231)
                .place("Jin Voles", 2231)
                .detected("Jon Kidu", "Jin Voles")
                .ship("Imperial Spaceship 1", "Jin Voles")
                .dice(1)
                .start(Side.IMPERIAL, Segment.START);
        Encounters.use(scene, 49).play("character:25");

        scene.skipTo(Ask.MOVE).play("fly:imperial-1", "environ:2211");

        assertThat(scene.at("Jin Voles")).isEqualTo(2211);
        assertThat(scene.at("Jon Kidu")).isEqualTo(2231);
    }

    @Test
    @Tag("RUL-72")
    void theDisabledAddsNoEnduranceToASquad() {
        // A Line alone: squad 8/6. +3, a 1 is two wounds doubled; then -1, a 4 is one doubled: six in all.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .card("Cervac Mk V", "Frun Sentel")
                .placeWithUnits("Jon Kidu", 2211)
                .units(2211, UnitKind.LINE, 1)
                .dice(1, 1, 1, 1, 1, 4)
                .start(Side.REBEL, Segment.SEARCH);
        Encounters.use(scene, 49);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2211", "units").play("attack", "kill");

        scene.play("stand", "stand");

        assertThat(scene.events(Event.RoundFought.class)).hasSize(2);
        assertThat(scene.question()).isNotEqualTo(Ask.BREAK_OFF);
    }

    @Test
    @Tag("RUL-72")
    void theDisabledIsNoLeaderWhoCapturesAfterAWrongSoldier() {
        // Wrong soldier: with a leader among the enemy the group would be captured; the leader is disabled.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .card("Cervac Mk V", "Frun Sentel")
                .placeWithUnits("Jon Kidu", 2211)
                .units(2211, UnitKind.LINE, 2)
                .dice(1)
                .actionCards(73)
                .start(Side.REBEL, Segment.MISSIONS);
        Encounters.use(scene, 49);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211").skipTo(Ask.MISSION).play("mission:T");

        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.ABORTED);
        scene.expect(Ask.ATTACK_FOUND_WITH);
    }

    @Test
    @Tag("RUL-76")
    void theDisabledStaysBehindWhenTheOthersBreakOff() {
        // Redjac is disabled, Saytar (4) breaks off: 11 - 4 = +7 asks for 2.
        Scene scene = Position.in(22)
                .place("Rayner Derban", 2231)
                .place("Agan Rafa", 2231)
                .card("Cervac Mk V", "Rayner Derban")
                .place("Redjac", 2231)
                .place("Saytar", 2231)
                .detected("Redjac", "Saytar")
                .dice(1, 1, 1, 4, 4, 4, 4)
                .start(Side.IMPERIAL, Segment.SEARCH);
        Encounters.use(scene, 49).play("character:28");
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2231", "take", "take");
        scene.skipTo(Ask.ATTACK_FOUND).play("attack", "hand-to-hand", "kill");
        scene.skipTo(Ask.BREAK_OFF).play("break-off-all");
        Encounters.pass(scene);

        assertThat(scene.last(Event.BreakOffRolled.class).activeAway()).isTrue();
        assertThat(scene.isFree("Saytar")).isTrue();
        assertThat(scene.events(Event.RoundFought.class).getFirst().defenceStrength())
                .isZero();
        assertThat(scene.events(Event.RoundFought.class).getFirst().woundsToAttacker())
                .isZero();
        assertThat(scene.events(Event.Wounded.class))
                .extracting(Event.Wounded::character)
                .containsOnly(Position.character("Redjac"));
    }
}
