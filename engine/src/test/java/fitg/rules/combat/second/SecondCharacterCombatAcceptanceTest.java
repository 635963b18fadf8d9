package fitg.rules.combat.second;

import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.fire;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.lineUp;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.BattleEnded;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chapter 5.3 between characters: break-off, calling off, stun, damage. In the Rebel turn the Imperials search and attack. */
class SecondCharacterCombatAcceptanceTest {

    /** Redjac (6) and Senator Dermond (2) find Boccanegra (5) and Doctor Sontag (2) in Charkhan Wild. */
    private static SecondScene eightAgainstFive(int... dice) {
        SecondScene scene = SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Senator Dermond", "2232")
                .place("Boccanegra", "2232")
                .place("Doctor Sontag", "2232")
                .detected("Boccanegra", "Doctor Sontag")
                .dice(1)
                .dice(dice)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        return until(lineUp(scene, "Boccanegra"), Query.BREAK_OFF);
    }

    private static int[] misses(int number) {
        return IntStream.generate(() -> 1).limit(number).toArray();
    }

    private static int[] then(int first, int... rest) {
        return IntStream.concat(IntStream.of(first), Arrays.stream(rest)).toArray();
    }

    @Test
    @Tag("A21")
    @Tag("E5.3.a.3")
    @Tag("E5.3.a.4")
    @Tag("E5.3.a.6")
    @Tag("S-R59")
    void atPlusThreeAFourLetsEverybodyEscape() {
        SecondScene scene = eightAgainstFive(4);

        follow(scene, "break-off-all");

        BreakOffTried tried = scene.last(BreakOffTried.class);
        assertThat(tried.differential()).isEqualTo(3);
        assertThat(tried.activeNumber()).isEqualTo(4);
        assertThat(tried.inactiveNumber()).isEqualTo(6);
        assertThat(tried.activeAway() && tried.inactiveAway()).isTrue();
    }

    @Test
    @Tag("A21")
    @Tag("E5.3.a.4")
    void atPlusThreeASixLetsOnlyTheInactiveEscape() {
        SecondScene scene = eightAgainstFive(then(6, misses(12)));

        follow(scene, "break-off-all");

        assertThat(scene.last(BreakOffTried.class).activeAway()).isFalse();
        assertThat(scene.last(BreakOffTried.class).inactiveAway()).isTrue();
    }

    @Test
    @Tag("A21")
    @Tag("E5.3.a.5")
    void whoTriedAndFailedFiresOneDieLess() {
        SecondScene scene = eightAgainstFive(then(7, misses(12)));

        fire(follow(scene, "break-off-all"), "fighter:14", "fighter:28");

        assertThat(diceOf(scene, "Boccanegra")).containsExactly(4);
        assertThat(diceOf(scene, "Redjac")).containsExactly(6);
    }

    @Test
    @Tag("A22")
    @Tag("E5.3.a.7")
    void theSecondTryIsEasierByOne() {
        int[] dice = then(7, misses(12));
        dice = IntStream.concat(Arrays.stream(dice), IntStream.of(5)).toArray();
        SecondScene scene = eightAgainstFive(dice);
        fire(follow(scene, "break-off-all"), "fighter:14", "fighter:28");
        follow(scene, "go-on");
        lineUp(scene, "Boccanegra");

        follow(scene, "break-off-all");

        assertThat(scene.last(BreakOffTried.class).activeAway()).isTrue();
    }

    @Test
    @Tag("S-R51")
    @Tag("E5.3.a.4")
    void theInactiveAloneMayTryAndItCostsTheActiveNothing() {
        SecondScene scene = eightAgainstFive(then(10, misses(13)));

        fire(follow(scene, "break-off-inactive"), "fighter:14", "fighter:28");

        assertThat(diceOf(scene, "Boccanegra")).containsExactly(5);
    }

    @Test
    @Tag("E5.3.a.1")
    void anAttackerWithPlayerCharactersMayCallOffBeforeTheSecondRound() {
        SecondScene scene = eightAgainstFive(misses(13));
        fire(follow(scene, "stand"), "fighter:14", "fighter:28");
        scene.expect(Query.PRESS_ON);

        scene.play("call-off");

        assertThat(scene.last(BattleEnded.class).ending()).isEqualTo(BattleEnded.Ending.CALLED_OFF);
    }

    @Test
    @Tag("C-COMBAT-4")
    void theInactiveNeitherFireNorAreTargets() {
        SecondScene scene = eightAgainstFive(misses(13));

        follow(scene, "stand");

        scene.expect(Query.AIM);
        assertThat(scene.offers()).containsExactlyInAnyOrder("fighter:14", "hold-fire");
    }

    @Test
    @Tag("C-COMBAT-5")
    @Tag("S-R54")
    void heldFireFallsOnTheInactiveOnceNobodyActiveIsAble() {
        // One more hit kills Boccanegra; Dermond waits for the way to the doctor.
        SecondScene scene = SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Senator Dermond", "2232")
                .place("Boccanegra", "2232")
                .place("Doctor Sontag", "2232")
                .detected("Boccanegra", "Doctor Sontag")
                .wounded("Boccanegra")
                .hits("Boccanegra", 4)
                .dice(1)
                .dice(6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2232", "characters");
        lineUp(scene, "Boccanegra");

        follow(scene, "stand", "hold-fire", "fighter:14", "fighter:28");

        assertThat(scene.isDead("Boccanegra")).isTrue();
        assertThat(scene.hits("Doctor Sontag") > 0 || scene.isWounded("Doctor Sontag"))
                .isTrue();
    }

    // ---- damage

    private static SecondScene elevenDiceAtMantok(int... dice) {
        SecondScene scene = SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Jin Voles", "2232")
                .place("Ly Mantok", "2232")
                .detected("Ly Mantok")
                .dice(1)
                .dice(dice)
                .start(Side.REBEL, Segment.SEARCH);
        return fire(follow(hunt(scene, "2232", "characters"), "kill", "stand"), "fighter:6", "fighter:28");
    }

    @Test
    @Tag("A38")
    @Tag("C-COMBAT-2")
    @Tag("E5.1.b.5")
    @Tag("E5.4.a.1")
    @Tag("E5.1.c.2")
    void sevenHitsWoundMantokAndThreeOfThemStay() {
        SecondScene scene = elevenDiceAtMantok(6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertThat(scene.isWounded("Ly Mantok")).isTrue();
        assertThat(scene.hits("Ly Mantok")).isEqualTo(3);
    }

    @Test
    @Tag("A38")
    @Tag("E5.4.a.1")
    @Tag("C-CHAR-1")
    @Tag("E5.1.b.4")
    void woundedMantokFightsOnWithThreeDice() {
        SecondScene scene = elevenDiceAtMantok(
                6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, //
                1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        fire(follow(scene, "go-on", "kill", "stand"), "fighter:6", "fighter:28");

        assertThat(diceOf(scene, "Ly Mantok")).containsExactly(5, 3);
    }

    @Test
    @Tag("A38")
    @Tag("C-COMBAT-2")
    void eightHitsKillMantok() {
        SecondScene scene = elevenDiceAtMantok(6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1);

        assertThat(scene.isDead("Ly Mantok")).isTrue();
    }
}
