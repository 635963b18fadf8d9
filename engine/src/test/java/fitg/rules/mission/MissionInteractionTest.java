package fitg.rules.mission;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Holder;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Interactions of combat, missions, events and possessions that no other test looks at. */
class MissionInteractionTest {

    // ---- freed characters

    @Test
    @Tag("RUL-78")
    void aCharacterFreedInTheOperationsPhaseMayDoAMissionInTheMissionPhase() {
        Scene scene = Position.in(22)
                .luck(1)
                .units(2211, UnitKind.WILD_2_1, 4)
                .units(2211, UnitKind.MILITIA, 1)
                .prisonerOfUnits("Frun Sentel", 2211)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("attack");
        assertThat(scene.isFree("Frun Sentel")).isTrue();
        scene.skipTo(Ask.NEXT_ENVIRON);

        assertThat(scene.turn()).isEqualTo(1);
        scene.expectOffers("environ:2211");
    }

    @Test
    @Tag("RUL-78")
    void aCharacterFreedInTheSearchPhaseMayDoAMissionInTheMissionPhase() {
        // Jon Kidu (Combat 3, Endurance 4), three times wounded, guards Zina Adora and attacks Frun Sentel.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .place("Jon Kidu", 2211)
                .wounds("Jon Kidu", 3)
                .prisoner("Zina Adora", "Jon Kidu")
                .actionCards(68)
                .dice(1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2211", "take").skipTo(Ask.ATTACK_FOUND).play("attack", "hand-to-hand", "kill", "stand");
        assertThat(scene.isDead("Jon Kidu")).isTrue();
        assertThat(scene.isFree("Zina Adora")).isTrue();
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211");
        scene.skipTo(Ask.MISSION).play("mission:I");

        scene.expect(Ask.MISSION_MEMBER);
        assertThat(scene.decision().subject()).isEqualTo(Position.character("Zina Adora"));
    }

    // ---- Kogus

    @Test
    @Tag("RUL-77")
    void kogusGainsNothingFromZinaAdoraCapturedInAnEarlierRound() {
        Scene scene = Position.in(22)
                .place("Kogus", 2211)
                .place("Zina Adora", 2211)
                .detected("Kogus", "Zina Adora")
                .units(2211, UnitKind.LINE, 2)
                .dice(1, 1, 2, 1, 6)
                .picks(0)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units").skipTo(Ask.ATTACK_FOUND).play("attack", "capture");

        scene.play("active", "active", "stand");
        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(7);
        scene.play("stand");

        assertThat(scene.events(Event.RoundFought.class).get(1).defenceStrength())
                .isEqualTo(5);
    }

    // ---- strengths of the start of the round

    @Test
    @Tag("RUL-111")
    void whoBreaksOffFromTheWythsStillWeakensThemInThatRound() {
        Scene scene = Encounters.meet(
                Position.around(5511)
                        .place("Frun Sentel", 5511)
                        .place("Doctor Sontag", 5511)
                        .dice(1, 1, 1),
                5511);

        scene.play("active", "inactive", "break-off-inactive");

        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(5);
    }

    // ---- moments

    @Test
    @Tag("RUL-81")
    @Tag("RUL-111")
    void anIntelligentCompanionMayBeShownToTheWythsInALaterRoundToo() {
        Scene scene = Encounters.meet(
                Position.around(5511)
                        .place("Frun Sentel", 5511)
                        .card("Cervac Mk V", "Frun Sentel")
                        .dice(1, 6),
                5511);
        Encounters.fight(scene);
        assertThat(scene.events(Event.RoundFought.class)).hasSize(1);
        while (scene.question() != Ask.USE_POSSESSION) {
            scene.play(scene.offers().getFirst());
        }

        scene.expectOffers("use:49");
    }

    @Test
    @Tag("RUL-72")
    @Tag("RUL-85")
    void theDrugMayBeTakenWhenALeaderOfASearchIsNamed() {
        Scene scene = Position.in(22)
                .placeWithUnits("Kogus", 2211)
                .card("Helian Drug", "Kogus")
                .units(2211, UnitKind.WILD_2_1, 1)
                .place("Jon Kidu", 2211)
                .detected("Jon Kidu")
                .start(Side.IMPERIAL, Segment.SEARCH);
        scene.skipTo(Ask.NEXT_SEARCH);

        scene.play("search:2211", "units");

        scene.expect(Ask.USE_POSSESSION).expectOffers("use:43");
    }

    // ---- questions that betray a card

    @ParameterizedTest
    @ValueSource(ints = {41, 44})
    @Tag("RUL-80")
    @Tag("RUL-85")
    void whoIsAskedToStandDoesNotDependOnTheFaceDownCardOfAnother(int number) {
        String card = Catalogue.standard().possession(number - 33).name();
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .place("Oneste Woada", 2211)
                        .card(card, "Oneste Woada"),
                2211);
        while (scene.question() == Ask.USE_POSSESSION) {
            scene.play("pass");
        }

        scene.expect(Ask.ACTIVE);
        assertThat(scene.decision().subject()).isEqualTo(Position.character("Frun Sentel"));
    }

    @ParameterizedTest
    @ValueSource(ints = {44, 51})
    @Tag("RUL-85")
    void theFinderOfACardIsAskedForWhateverTheCard(int number) {
        Scene scene = Encounters.assign(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .place("Kogus", 2211)
                        .shownCard("Norrocks", "Kogus")
                        .actionCards(68)
                        .possessions(number),
                Side.REBEL,
                2211,
                "P");

        scene.expect(Ask.NEW_POSSESSION);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Scanner", "Charsot"})
    @Tag("RUL-85")
    void anExchangeAsksForEveryCardWhateverItIs(String card) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2211)
                .shownCard("Norrocks", "Kogus")
                .card(card, "Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.EXCHANGE).play("exchange:2211");

        scene.expect(Ask.EXCHANGE_CARD).play(scene.offers().getFirst());

        scene.expect(Ask.EXCHANGE_CARD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Scanner", "Charsot"})
    @Tag("RUL-85")
    void theOfferOfTheLastSeatDoesNotBetrayAFaceDownCompanion(String card) {
        Scene scene = Position.in(22)
                .luck(1)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Interstellar Sloop", "Frun Sentel")
                .card(card, "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2231", "take", "take");

        scene.expect(Ask.FLIGHT_PASSENGER);
    }

    // ---- the Helian Drug

    @Test
    @Tag("RUL-75")
    void aDeathByTheEndOfTheDrugWinsTheGameBeforeAnythingElseIsAsked() {
        Scene scene = Position.of(Scenarios.VARU_POWDERKEG)
                .luck(3)
                .state("Cercis", PlanetState.IMPERIAL_CONTROL)
                .dead("Vudot Vodot")
                .dead("Rayner Derban")
                .place("Kogus", 4311)
                .place("Zina Adora", 4311)
                .card("Cervac Mk V", "Zina Adora")
                .place("Gelba", 4311)
                .detected("Gelba")
                .start(Side.REBEL, Segment.SEARCH);
        scene.skipTo(Ask.NEXT_ENVIRON);
        scene.truth().turn().startDrug(Position.character("Kogus"), Rating.ENDURANCE);
        while (scene.turn() == 1 || scene.truth().turn().segment() != Segment.MOVEMENT) {
            scene.skipSegment();
        }
        scene.truth().people().setWounds(Position.character("Kogus"), 6);
        while (!scene.game().isOver() && scene.truth().turn().segment() != Segment.MISSIONS) {
            scene.skipSegment();
        }

        assertThat(scene.isDead("Kogus")).isTrue();
        assertThat(scene.game().pending()).as("decision after the game is won").isEmpty();
    }

    // ---- interactions that work

    @Test
    @Tag("RUL-27")
    @Tag("RUL-74")
    void theAndroidSavesTheMissionFromPoliticsAndThenNotFromProtocol() {
        Scene scene = Encounters.assign(
                Position.in(22)
                        .place("Kogus", 2211)
                        .card("Advisor Android", "Kogus")
                        .actionCards(81, 90),
                Side.REBEL,
                2211,
                "D");
        Encounters.use(scene, 52);
        scene.expect(Ask.DRAW).play("draw");

        assertThat(scene.last(Event.MissionEnded.class).end()).isEqualTo(Event.MissionEnded.End.ABORTED);
        assertThat(scene.events(Event.LoyaltyShifted.class)).hasSize(1);
    }

    @Test
    @Tag("RUL-62")
    @Tag("RUL-73")
    void norrocksOfACaptiveRollAfterTheCombatAndOnlyThenGoToTheEmpire() {
        Scene scene = Position.in(22)
                .place("Kogus", 2211)
                .detected("Kogus")
                .card("Norrocks", "Kogus")
                .units(2211, UnitKind.LINE, 2)
                .dice(1, 1, 2, 5)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units").skipTo(Ask.ATTACK_FOUND).play("attack", "capture", "use:50", "stand");

        assertThat(scene.isPrisoner("Kogus")).isTrue();
        assertThat(scene.owner("Norrocks")).isEqualTo("empire");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("RUL-102")
    void theMagronsCaptiveMayHoldTheShieldButItDoesNotHelpHim() {
        Scene scene = Encounters.meet(
                Position.around(2122)
                        .place("Frun Sentel", 2122)
                        .place("Kogus", 2122)
                        .shownCard("Personal Body Shield", "Frun Sentel")
                        .picks(0)
                        .dice(6),
                2122);
        Encounters.fight(scene);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        assertThat(scene.wounds("Kogus")).isZero();
    }

    @Test
    void aCampRemovedInTheMiddleLosesItsLetters() {
        Scene scene = Position.in(22)
                .turn(2)
                .loyalty("Charkhan", Loyalty.NEUTRAL)
                .camp(2232, 1)
                .place("Kogus", 2232)
                .actionCards(73, 72, 73)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "camp:S", "mission:D");
        scene.expect(Ask.COMPLETE).play("continue").expect(Ask.DRAW).play("draw");

        scene.expect(Ask.COMPLETE).play("complete");

        assertThat(scene.loyalty("Charkhan")).isEqualTo(Loyalty.DISSENT);
        assertThat(scene.hasCamp(2232)).isFalse();
        assertThat(scene.pdbUp("Charkhan")).isTrue();
        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(2);
    }

    @Test
    void theGuardKilledByAnAssassinFreesHisPrisonerWhoDoesNoMissionInThatPhase() {
        Scene scene = Encounters.assign(
                Position.in(22)
                        .place("Yarro Latac", 2232)
                        .place("Jon Kidu", 2232)
                        .detected("Jon Kidu")
                        .prisoner("Zina Adora", "Jon Kidu")
                        .actionCards(75),
                Side.REBEL,
                2232,
                "A");

        assertThat(scene.isDead("Jon Kidu")).isTrue();
        assertThat(scene.isFree("Zina Adora")).isTrue();
        assertThat(scene.events(Event.MissionAssigned.class)).hasSize(1);
    }

    @Test
    @Tag("RUL-75")
    void aPrisonerWhoseDrugEndsDiesOfHisWounds() {
        Scene scene = Position.in(22).luck(1).place("Kogus", 2211).start(Side.REBEL, Segment.MISSIONS);
        scene.truth().turn().startDrug(Position.character("Kogus"), Rating.ENDURANCE);
        scene.truth().forces().add(Position.environ(2211), UnitKind.LINE, 1);
        scene.truth().people().setWounds(Position.character("Kogus"), 6);
        scene.truth().people().imprison(Position.character("Kogus"), Holder.UNITS);
        scene.skipSegment();
        while (!scene.isDead("Kogus") && scene.turn() < 3) {
            scene.skipSegment();
        }

        assertThat(scene.isDead("Kogus")).isTrue();
        assertThat(scene.events(Event.DrugWoreOff.class)).hasSize(1);
    }

    @Test
    @Tag("RUL-63")
    void theLetterOfAMissionTheRebellionEndedIsLostWithItsLettersHeld() {
        Scene scene = Position.in(22)
                .luck(1)
                .loyalty("Charkhan", Loyalty.UNREST)
                .place("Frun Sentel", 2232)
                .place("Kogus", 2232)
                .actionCards(72, 89)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2232");
        scene.play("mission:D", "take", "leave", "mission:R");
        scene.expect(Ask.COMPLETE).play("continue").skipTo(Ask.DRAW).play("draw");
        while (scene.question() == Ask.BUY_2_1 || scene.question() == Ask.BUY_1_0) {
            scene.play("count:0");
        }

        assertThat(scene.events(Event.PlanetChanged.class).getFirst().to()).isEqualTo(PlanetState.REBELLION);
        assertThat(scene.events(Event.LoyaltyShifted.class)).isEmpty();
        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(2);
    }

    @Test
    @Tag("RUL-30")
    void aTargetKilledAsAnAttackerOfTheGroupAbortsTheAssassinationWithoutADie() {
        Scene scene = Encounters.assign(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .place("Jon Kidu", 2211)
                        .detected("Jon Kidu")
                        .wounds("Jon Kidu", 3)
                        .actionCards(87)
                        .dice(1, 1, 1),
                Side.REBEL,
                2211,
                "A");

        scene.expect(Ask.SEARCH_CHARACTER).play("take");
        scene.skipTo(Ask.ATTACK_FOUND).play("attack", "hand-to-hand", "kill", "stand");

        assertThat(scene.isDead("Jon Kidu")).isTrue();
        assertThat(scene.isFree("Frun Sentel")).isTrue();
        scene.expectLuckUsedUp();
        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(1);
    }
}
