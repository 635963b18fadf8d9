package fitg.rules.combat.second;

import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.fire;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hitsOn;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.HitsTaken.Fate;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chapter 5.3.c: lasers on stun, and when nobody calls off. */
class SecondStunAcceptanceTest {

    private static int[] misses(int number) {
        return IntStream.generate(() -> 1).limit(number).toArray();
    }

    private static SecondPosition redjacAgainstStarlight() {
        return SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Adam Starlight", "2232")
                .detected("Adam Starlight")
                .dice(1);
    }

    @Test
    @Tag("A27")
    @Tag("E5.3.c.2")
    @Tag("E5.3.c.3")
    void onStunADieLessIsRolledAndHalfOfTheHitsRoundedUpStun() {
        SecondScene scene =
                redjacAgainstStarlight().dice(5, 5, 5, 1, 1, 1, 1, 1).start(Side.REBEL, Segment.SEARCH);

        fire(follow(hunt(scene, "2232", "characters"), "stun", "stand"), "fighter:2", "fighter:28");

        assertThat(diceOf(scene, "Redjac")).containsExactly(5);
        assertThat(scene.stunHits("Adam Starlight")).isEqualTo(2);
        assertThat(scene.hits("Adam Starlight")).isEqualTo(1);
    }

    @Test
    @Tag("A27")
    @Tag("E5.3.c.4")
    @Tag("E5.3.c.5")
    @Tag("S-R55")
    void stunnedAndAloneHeIsCapturedWithTheOneNormalHit() {
        SecondScene scene = redjacAgainstStarlight()
                .dice(5, 5, 5, 1, 1, 1, 1, 1)
                .dice(5, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH);

        fire(follow(hunt(scene, "2232", "characters"), "stun", "stand"), "fighter:2", "fighter:28");
        fire(follow(scene, "go-on", "stun", "stand"), "fighter:2", "fighter:28");

        assertThat(hitsOn(scene, "Adam Starlight").fate()).isEqualTo(Fate.STUNNED);
        assertThat(scene.isPrisoner("Adam Starlight")).isTrue();
        assertThat(scene.isWounded("Adam Starlight")).isFalse();
        assertThat(scene.hits("Adam Starlight")).isEqualTo(1);
    }

    private static SecondScene starlightStunnedBesideBoccanegra(int... last) {
        SecondScene scene = redjacAgainstStarlight()
                .place("Boccanegra", "2232")
                .detected("Boccanegra")
                .dice(5, 5, 5, 1, 1)
                .dice(misses(8))
                .dice(5, 1, 1, 1, 1)
                .dice(misses(8))
                .dice(last)
                .start(Side.REBEL, Segment.SEARCH);
        fire(follow(hunt(scene, "2232", "characters"), "stun", "active", "active", "stand"), "fighter:2", "fighter:28");
        fire(follow(scene, "go-on", "stun", "active", "active", "stand"), "fighter:2", "fighter:28");
        return until(scene, Query.PRESS_ON);
    }

    @Test
    @Tag("A27")
    @Tag("E5.3.c.5")
    @Tag("S-R57")
    void ifTheAttackersCallOffTheStunnedManRejoinsHisFriends() {
        SecondScene scene = starlightStunnedBesideBoccanegra();
        assertThat(scene.isStunned("Adam Starlight")).isTrue();

        scene.play("call-off");

        assertThat(scene.isFree("Adam Starlight")).isTrue();
        assertThat(scene.isStunned("Adam Starlight")).isFalse();
        assertThat(scene.stunHits("Adam Starlight")).isZero();
        assertThat(scene.hits("Adam Starlight")).isEqualTo(1);
    }

    @Test
    @Tag("E5.3.c.6")
    @Tag("S-R56")
    void whoeverIsStunnedCannotBreakOffAndIsCapturedWhenHisFriendsLeave() {
        SecondScene scene = starlightStunnedBesideBoccanegra(1);

        follow(scene, "go-on", "stun", "break-off-all");

        assertThat(scene.isFree("Boccanegra")).isTrue();
        assertThat(scene.holder("Adam Starlight")).isEqualTo("Redjac");
    }

    @Test
    @Tag("E5.3.c.1")
    @Tag("E5.3.c.7")
    void theLasersMayBeSetAnewInEveryRound() {
        SecondScene scene = redjacAgainstStarlight().dice(misses(8)).start(Side.REBEL, Segment.SEARCH);
        fire(follow(hunt(scene, "2232", "characters"), "stun", "stand"), "fighter:2", "fighter:28");
        follow(scene, "go-on");

        scene.expect(Query.LASERS);
        assertThat(scene.offers()).containsExactlyInAnyOrder("stun", "kill");
    }

    @Test
    @Tag("A24")
    @Tag("E5.3.a.1")
    void beforeTheFirstRoundNobodyCallsOff() {
        SecondScene scene = redjacAgainstStarlight().start(Side.REBEL, Segment.SEARCH);

        hunt(scene, "2232", "characters");

        scene.expect(Query.LASERS);
    }
}
