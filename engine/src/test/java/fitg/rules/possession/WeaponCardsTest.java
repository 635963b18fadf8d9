package fitg.rules.possession;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Rules;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Sniper's Rifle (41) and the Assassin's Blade (42), specification 14.9. */
class WeaponCardsTest {

    private static final String RIFLE = "High Energy Sniper's Rifle";
    private static final String BLADE = "Assassin's Blade";

    /** Frun Sentel (Combat 5) meets the Snow Giants (6/4) on Quibron. */
    private static Scene frunMeetsSnowGiants(String card, int... dice) {
        return Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2211)
                        .card(card, "Frun Sentel")
                        .dice(dice),
                2211);
    }

    /** Past the question whether something cancels the event, to the question of the first round. */
    private static Scene toRound(Scene scene) {
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty()) {
            scene.play("pass");
        }
        return scene.expect(Ask.USE_POSSESSION);
    }

    @Test
    @Tag("RUL-72")
    void theRifleAddsOneToCombat() {
        Scene scene = toRound(frunMeetsSnowGiants(RIFLE, 1, 1));

        scene.play("use:41", "stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(6);
        assertThat(scene.isShown(RIFLE)).isTrue();
    }

    @Test
    @Tag("R9.15")
    void aCardNotDeclaredAddsNothing() {
        Scene scene = toRound(frunMeetsSnowGiants(RIFLE, 1, 1));

        scene.play("pass", "stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(5);
        assertThat(scene.isShown(RIFLE)).isFalse();
    }

    @Test
    @Tag("R9.16")
    void theRifleOnceShownCountsInEveryRoundAndStays() {
        Scene scene = toRound(frunMeetsSnowGiants(RIFLE, 1, 1, 1, 1));

        scene.play("use:41", "stand", "stand");

        assertThat(scene.events(Event.RoundFought.class)).hasSize(2);
        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(6);
        assertThat(scene.owner(RIFLE)).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("RUL-72")
    void theRifleAddsToCombatInTheAttackToo() {
        Scene scene = Position.in(22)
                .place("Rayner Derban", 2211)
                .card(RIFLE, "Rayner Derban")
                .place("Redjac", 2211)
                .detected("Redjac")
                .dice(1, 1, 1)
                .start(Side.IMPERIAL, Segment.SEARCH);
        scene.skipTo(Ask.NEXT_SEARCH).play("search:2211", "take");
        scene.skipTo(Ask.ATTACK_FOUND).play("attack", "hand-to-hand", "kill");

        scene.expect(Ask.USE_POSSESSION).play("use:41").skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(6);
    }

    @Test
    @Tag("RUL-72")
    void theBladeAddsThreeInOneRoundAndIsOutOfTheGame() {
        Scene scene = toRound(frunMeetsSnowGiants(BLADE, 1, 1, 1, 1));

        scene.play("use:42", "stand");
        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(8);
        scene.play("stand");

        assertThat(scene.owner(BLADE)).isEqualTo("out");
        assertThat(scene.events(Event.RoundFought.class).getFirst().woundsToAttacker())
                .isEqualTo(3);
    }

    @Test
    @Tag("RUL-72")
    void theBladeIsGoneInTheNextRound() {
        Scene scene = toRound(frunMeetsSnowGiants(BLADE, 1, 6, 1, 1));

        scene.play("use:42", "stand", "stand");

        assertThat(scene.events(Event.RoundFought.class).stream().map(Event.RoundFought::defenceStrength))
                .containsExactly(8, 5);
    }

    @Test
    @Tag("RUL-72")
    void theBladeCanWaitForALaterRound() {
        Scene scene = toRound(frunMeetsSnowGiants(BLADE, 1, 6, 1, 6));

        scene.play("pass", "stand", "use:42", "stand");

        assertThat(scene.events(Event.RoundFought.class).stream().map(Event.RoundFought::defenceStrength))
                .containsExactly(5, 8);
    }

    @Test
    @Tag("RUL-80")
    void aShownWeaponLetsACharacterWithoutCombatFightAlone() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Doctor Sontag", 2211)
                        .place("Oneste Woada", 2211)
                        .card(RIFLE, "Oneste Woada")
                        .dice(1, 1),
                2211);
        scene.skipTo(Ask.ACTIVE).play("inactive");

        scene.expect(Ask.USE_POSSESSION).play("use:41").skipTo(Ask.BREAK_OFF).play("stand");

        Event.RoundFought round = scene.last(Event.RoundFought.class);
        assertThat(round.defenceStrength()).isEqualTo(1);
        // 6 - 1 = +5, die 1: "1/1".
        assertThat(round.woundsToAttacker()).isEqualTo(1);
        assertThat(scene.wounds("Oneste Woada")).isEqualTo(1);
    }

    @Test
    @Tag("RUL-80")
    void withoutTheWeaponHeIsActiveButHurtsNobody() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Oneste Woada", 2211)
                        .card(RIFLE, "Oneste Woada")
                        .dice(1, 1),
                2211);
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).woundsToAttacker()).isZero();
    }

    // ---- assassination

    @ParameterizedTest
    @CsvSource({"High Energy Sniper's Rifle, 41, 3", "Assassin's Blade, 42, 5", "Charsot, 0, 2"})
    @Tag("R9.25")
    @Tag("RUL-72")
    void weaponsGiveBonusDrawsOnAnAssassination(String card, int number, int draws) {
        // Adam Starlight has Intelligence 2 and no draws of his own; the environ has size 2.
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .card(card, "Adam Starlight")
                .place("Jon Kidu", 2322)
                .detected("Jon Kidu")
                .actionCards(72, 80, 68, 69, 70, 71, 73)
                .dice(1)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");
        scene.skipTo(Ask.MISSION).play("mission:A");
        scene.expect(Ask.USE_POSSESSION).play(number == 0 ? "pass" : "use:" + number);
        scene.skipTo(Ask.DRAW).play("draw");
        scene.skipTo(Ask.BONUS).play("bonus:A");

        assertThat(scene.events(Event.ActionCardDrawn.class).stream()
                        .filter(Event.ActionCardDrawn::bonus)
                        .count())
                .isEqualTo(draws);
    }

    @Test
    @Tag("RUL-67")
    @Tag("RUL-72")
    void theBladeDeclaredForAnAssassinationIsOutOfTheGameAtOnce() {
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .card(BLADE, "Adam Starlight")
                .place("Jon Kidu", 2322)
                .detected("Jon Kidu")
                .actionCards(86)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");
        scene.skipTo(Ask.MISSION).play("mission:A");

        scene.expect(Ask.USE_POSSESSION).play("use:42");

        assertThat(scene.isDead("Jon Kidu")).isTrue();
        assertThat(scene.owner(BLADE)).isEqualTo("out");
    }

    @Test
    @Tag("RUL-72")
    void theRifleGivesNoDrawsOnOtherMissions() {
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .card(RIFLE, "Adam Starlight")
                .units(2322, UnitKind.MILITIA, 1)
                .actionCards(89)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");
        scene.skipTo(Ask.MISSION).play("mission:S");

        scene.expect(Ask.USE_POSSESSION);

        assertThat(scene.offers()).containsExactly("pass");
    }

    /**
     * Adam Starlight (Intelligence 2) goes on an assassination in a Special environ of size 2 that has no creature; the
     * first card brings irate locals, he shows his Rifle in the first round and breaks off.
     */
    private static long drawsWithTheRifleShownInAFight(int rulesVersion) {
        Scene scene = Position.around(2322)
                .begunUnder(rulesVersion)
                .luck(3)
                .dice(1)
                .place("Adam Starlight", 2322)
                .card(RIFLE, "Adam Starlight")
                .place("Jon Kidu", 2322)
                .detected("Jon Kidu")
                .actionCards(74, 80, 68, 69, 70)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");
        scene.skipTo(Ask.MISSION).play("mission:A");
        scene.expect(Ask.USE_POSSESSION).play("pass");
        Encounters.use(scene, 41).expect(Ask.BREAK_OFF).play("break-off-all");
        scene.skipTo(Ask.DRAW).play("draw");
        scene.skipTo(Ask.BONUS).play("bonus:A");
        assertThat(scene.isShown(RIFLE)).isTrue();
        return scene.events(Event.ActionCardDrawn.class).stream()
                .filter(Event.ActionCardDrawn::bonus)
                .count();
    }

    @Test
    @Tag("R9.25")
    @Tag("RUL-72")
    void aRifleShownLaterInTheMissionGivesNoDrawInIt() {
        assertThat(drawsWithTheRifleShownInAFight(Rules.NEWEST)).isEqualTo(2);
    }

    @Test
    void inAGameBegunUnderTheFirstRulesItStillDoes() {
        assertThat(drawsWithTheRifleShownInAFight(1)).isEqualTo(3);
    }

    @Test
    @Tag("RUL-108")
    void aRifleShownBeforeTheAssignmentNeedsNoDeclaration() {
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .shownCard(RIFLE, "Adam Starlight")
                .place("Jon Kidu", 2322)
                .detected("Jon Kidu")
                .actionCards(72, 80, 68, 69, 70)
                .dice(1)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2322");
        scene.skipTo(Ask.MISSION).play("mission:A");
        scene.skipTo(Ask.DRAW).play("draw");
        scene.skipTo(Ask.BONUS).play("bonus:A");

        assertThat(scene.events(Event.ActionCardDrawn.class)).hasSize(5);
    }
}
