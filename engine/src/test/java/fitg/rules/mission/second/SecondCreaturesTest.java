package fitg.rules.mission.second;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.egrix;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.until;
import static fitg.play.Orders.volleys;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Happening.HitsTaken;
import fitg.edition.second.Happening.PatrolSent;
import fitg.edition.second.Happening.SuccessRolled;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Creatures, locals and patrols met on missions in the three systems of Breakout. */
class SecondCreaturesTest {

    private static int[] misses(int number) {
        return IntStream.generate(() -> 1).limit(number).toArray();
    }

    private static SecondScene meets(SecondPosition position, String environ, String... group) {
        for (String each : group) {
            position.place(each, environ);
        }
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:" + environ);
        assigned(mission(scene, "I", group));
        return follow(scene, "roll");
    }

    private static List<Integer> dice(SecondScene scene) {
        return volleys(scene).stream().map(volley -> volley.dice().size()).toList();
    }

    @Test
    @Tag("E5.3.b.1")
    @Tag("E5.3.b.5")
    void theSnowGiantsRollSixDiceAndLeaveWhenDamaged() {
        // Boccanegra takes none and gives them four hits.
        SecondScene scene =
                meets(egrix().dice(2, 1).dice(misses(6)).dice(6, 6, 6, 6, 1).dice(1, 1), "2211", "Boccanegra");

        follow(scene, "stand");

        assertThat(dice(scene)).containsExactly(6, 5);
        assertThat(scene.events(HitsTaken.class)).anyMatch(hits -> hits.fate() == HitsTaken.Fate.FLED);
        scene.expect(Query.EVENT_ROLL);
    }

    @Test
    @Tag("E5.3.b.5")
    @Tag("C-SO-3")
    void theLaboroidIsAMachineAndFightsOnWithHalfItsDice() {
        // Card 70, urban: a creature attacks. 3/3 and surprise: four dice against four, then half of three against
        // five.
        SecondScene scene = meets(
                egrix().dice(1, 3).dice(misses(4)).dice(6, 6, 6, 1).dice(1, 1).dice(misses(5)), "2221", "Boccanegra");

        follow(scene, "stand");

        assertThat(dice(scene)).containsExactly(4, 4, 2, 5);
    }

    @Test
    @Tag("S-R92")
    void theDrantsRollFourDiceAtEachMemberOnceAndAreNotFought() {
        // Card 79, special: a creature. Then the success roll.
        SecondScene scene = meets(egrix().dice(2, 6).dice(misses(8)).dice(1, 1), "2231", "Boccanegra", "Frun Sentel");

        assertThat(dice(scene)).containsExactly(4, 4);
        scene.expect(Query.EVENT_ROLL);
    }

    @Test
    @Tag("S-R92")
    @Tag("E5.1.b.6")
    void theDrusersMeasureIntelligence() {
        // Card 70, urban: 5 dice against Adam Starlight's intelligence of 2.
        SecondScene scene = meets(egrix().dice(1, 3).dice(misses(7)), "2321", "Adam Starlight");

        follow(scene, "stand");

        assertThat(dice(scene)).containsExactly(5, 2);
    }

    @Test
    @Tag("S-R92")
    @Tag("E5.3.a.7")
    void thePropangMakesBreakOffHarderInTheFirstRound() {
        // Propang 5/3 against Boccanegra 5: differential 0, five or less; a five is read as six.
        SecondScene scene = meets(egrix().dice(1, 3).dice(5).dice(misses(9)), "2311", "Boccanegra");

        follow(scene, "break-off-all");

        assertThat(scene.last(BreakOffTried.class).activeAway()).isFalse();
    }

    @Test
    @Tag("S-R93")
    @Tag("E2.C.4.1")
    void afterTheSandiabsThereAreNoBonusRolls() {
        SecondPosition position = egrix().dice(2, 1, 1, 1); // the creature of Orning Wild, size 5
        for (int each = 0; each < 4; each++) {
            position.dice(1, 4, 1, 1);
        }
        SecondScene scene = meets(position, "2412", "Adam Starlight");

        follow(scene, "roll", "roll", "roll", "roll");

        assertThat(scene.events(SuccessRolled.class)).hasSize(5);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("E5.3.b.1")
    @Tag("C-SO-4")
    void irateLocalsAreOneOpponent() {
        // Card 91, wild: the Saurians of Quibron, 5/4.
        SecondScene scene = meets(egrix().dice(4, 6).dice(misses(10)), "2211", "Boccanegra");

        follow(scene, "stand");

        assertThat(dice(scene)).containsExactly(5, 5);
    }

    @Test
    @Tag("S-R90")
    @Tag("C-MISS-4")
    void whoStumblesWhereTheEnemyHasNoTroopsMeetsTwoConscripts() {
        // Card 80, wild: stumble.
        SecondScene scene = meets(egrix().dice(3, 1), "2211", "Boccanegra");

        assertThat(scene.last(PatrolSent.class).count()).isEqualTo(2);
        assertThat(scene.last(PatrolSent.class).soldier()).isEqualTo(fitg.content.Soldier.CONSCRIPT);
    }

    @Test
    @Tag("S-R90")
    @Tag("E5.3.b.1")
    void whoStumblesOnTroopsMeetsTheirPatrol() {
        SecondScene scene = meets(egrix().counter("Stormtrooper", "2211").dice(3, 1), "2211", "Boccanegra");

        assertThat(scene.last(PatrolSent.class).count()).isEqualTo(3);
        assertThat(scene.last(PatrolSent.class).soldier()).isEqualTo(fitg.content.Soldier.STORMTROOPER);
    }

    @Test
    @Tag("E5.3.a.3")
    @Tag("E5.3.a.4")
    void whoeverBreaksOffFromACreatureGoesOnWithHisMission() {
        // 6 - 5 = +1: a four is enough. Then the success roll.
        SecondScene scene = meets(egrix().dice(2, 1).dice(4).dice(1, 1), "2211", "Boccanegra");

        follow(scene, "break-off-all");

        scene.expect(Query.EVENT_ROLL);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-MISS-4")
    void anEventThatWasDrawnAlreadyIsIgnored() {
        SecondScene scene = meets(egrix().dice(2, 1).dice(4).dice(1, 1).dice(2, 1, 1, 1), "2211", "Boccanegra");
        follow(scene, "break-off-all");

        follow(until(scene, Query.EVENT_ROLL), "roll");

        scene.expect(Query.EVENT_ROLL);
        scene.expectLuckUsedUp();
    }
}
