package fitg.rules.combat.second;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.until;
import static fitg.play.Orders.volleys;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.HitsTaken;
import fitg.edition.second.Happening.PatrolSent;
import fitg.edition.second.Happening.Volley;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Search, patrols, creatures: those whom nobody commands. */
class SecondOpponentsAcceptanceTest {

    private static int[] misses(int number) {
        return IntStream.generate(() -> 1).limit(number).toArray();
    }

    /** How many volleys each of these characters received. */
    private static Map<Integer, Long> attackersOn(SecondScene scene, String... characters) {
        List<Integer> who =
                java.util.Arrays.stream(characters).map(Position::character).toList();
        return volleys(scene).stream()
                .map(volley -> volley.target().number())
                .filter(who::contains)
                .collect(Collectors.groupingBy(each -> each, Collectors.counting()));
    }

    private static SecondPosition frunInCharkhanWild() {
        return SecondPosition.in(22).place("Frun Sentel", "2232").detected("Frun Sentel");
    }

    // ---- patrols

    @Test
    @Tag("A40")
    @Tag("C-SO-1")
    @Tag("C-SO-2")
    void aFirstLineWithALeaderSendsThreeLineSoldiers() {
        SecondScene scene = frunInCharkhanWild()
                .counter("1st Line", "2232")
                .withUnits("Jon Kidu", "2232")
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);

        follow(scene, "search:2232", "character:25", "patrol:line");

        assertThat(scene.last(PatrolSent.class).count()).isEqualTo(3);
        assertThat(scene.last(PatrolSent.class).soldier()).isEqualTo(Soldier.LINE);
    }

    @Test
    @Tag("A25")
    @Tag("E5.3.b.1")
    @Tag("E5.3.b.3")
    @Tag("S-R53")
    void threeSoldiersAttackTwoRebelsAsTwoAndOne() {
        SecondScene scene = frunInCharkhanWild()
                .place("Agan Rafa", "2232")
                .detected("Agan Rafa")
                .counter("1st Line", "2232")
                .dice(1)
                .dice(misses(19))
                .picks(0, 0)
                .start(Side.REBEL, Segment.SEARCH);

        follow(hunt(scene, "2232", "patrol:line"), "kill", "active", "active", "stand");
        until(scene, Query.LASERS);

        assertThat(attackersOn(scene, "Frun Sentel", "Agan Rafa").values()).containsExactlyInAnyOrder(2L, 1L);
    }

    @Test
    @Tag("A25")
    @Tag("E5.3.b.3")
    void fourSoldiersAttackThreeRebelsAsTwoAndOneAndOne() {
        SecondScene scene = frunInCharkhanWild()
                .place("Agan Rafa", "2232")
                .place("Kogus", "2232")
                .detected("Agan Rafa", "Kogus")
                .counter("Stormtrooper", "2232")
                .counter("Stormtrooper", "2232")
                .dice(1)
                .dice(misses(31))
                .picks(0, 0, 0)
                .start(Side.REBEL, Segment.SEARCH);

        follow(hunt(scene, "2232", "patrol:stormtrooper"), "kill", "active", "active", "active", "stand");
        until(scene, Query.LASERS);

        assertThat(attackersOn(scene, "Frun Sentel", "Agan Rafa", "Kogus").values())
                .containsExactlyInAnyOrder(2L, 1L, 1L);
    }

    @Test
    @Tag("A24")
    @Tag("E5.3.a.2")
    @Tag("E5.3.b.2")
    void aPatrolNeverCallsOffNorHoldsItsFire() {
        SecondScene scene = frunInCharkhanWild()
                .counter("1st Line", "2232")
                .dice(1)
                .dice(misses(14))
                .start(Side.REBEL, Segment.SEARCH);

        follow(hunt(scene, "2232", "patrol:line"), "kill", "stand");
        scene.expect(Query.RETURN_FIRE); // nobody aimed for the soldiers
        follow(scene, scene.offers().getFirst());

        scene.expect(Query.LASERS); // the second round, and nobody was asked whether to go on
    }

    @Test
    @Tag("E5.3.b.5")
    void aDamagedSoldierLeavesTheFight() {
        SecondScene scene = frunInCharkhanWild()
                .counter("Conscript", "2232")
                .dice(1)
                .dice(1, 1, 1, 1, 6, 6, 1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH);

        follow(hunt(scene, "2232", "patrol:conscript"), "kill", "stand");
        until(scene, Query.RETURN_FIRE);
        follow(scene, scene.offers().getFirst());

        assertThat(scene.events(HitsTaken.class)).anyMatch(hits -> hits.fate() == HitsTaken.Fate.FLED);
    }

    // ---- creatures

    @Test
    @Tag("A26")
    @Tag("E5.3.b.4")
    @Tag("S-R53")
    void theLomrelsSpreadTheirFiveDiceAsThreeAndTwo() {
        SecondScene scene = SecondPosition.in(16)
                .place("Frun Sentel", "1611")
                .place("Agan Rafa", "1611")
                .dice(2, 1) // card 74, wild: the creature
                .dice(misses(15))
                .picks(0, 0, 0)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:1611");
        assigned(mission(scene, "I", "Frun Sentel", "Agan Rafa"));

        follow(scene, "roll", "active", "active", "stand");

        assertThat(volleys(scene).stream()
                        .filter(volley -> List.of(2, 3).contains(volley.target().number()))
                        .map(volley -> volley.dice().size()))
                .containsExactlyInAnyOrder(3, 2);
    }

    @Test
    @Tag("A28")
    @Tag("E5.3.d.1")
    void aSurprisingCreatureHasOneDieMoreAndTheSurprisedOneLessAndNobodyFlees() {
        SecondScene scene = surprise();

        assertThat(volleys(scene).stream().map(Volley::dice).map(List::size)).containsExactly(5, 2);
        assertThat(scene.events(fitg.edition.second.Happening.BreakOffTried.class))
                .isEmpty();
    }

    @Test
    @Tag("A28")
    @Tag("E5.3.d.1")
    @Tag("E5.3.a.3")
    void fromTheSecondRoundTheSurprisedMayBreakOff() {
        SecondScene scene = surprise();

        scene.expect(Query.BREAK_OFF);
        assertThat(scene.last(fitg.edition.second.Happening.RoundBegan.class).round())
                .isEqualTo(2);
    }

    @Test
    @Tag("E5.3.c.1")
    void creaturesHaveNoLasersToSetOnStun() {
        assertThat(surprise().events(fitg.edition.second.Happening.LasersSet.class))
                .noneMatch(fitg.edition.second.Happening.LasersSet::stun);
    }

    /** The Batranoban (4, surprise) jumps at Adam Starlight (3) in Lysenda Wild. */
    private static SecondScene surprise() {
        SecondScene scene = Orders.egrix()
                .place("Adam Starlight", "2323")
                .dice(2, 1)
                .dice(misses(7))
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2323");
        assigned(mission(scene, "I", "Adam Starlight"));
        return follow(scene, "roll");
    }
}
