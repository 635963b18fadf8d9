package fitg.rules.search.second;

import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.Searched;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Phase B: who is searched for, how, and what may follow. */
class SecondSearchAcceptanceTest {

    private static SecondPosition frunInCharkhanWild() {
        return SecondPosition.in(22).place("Frun Sentel", "2232").detected("Frun Sentel");
    }

    @Test
    @Tag("A39")
    @Tag("C-SEARCH-1")
    @Tag("E2.B.1")
    @Tag("E5.1.b.6")
    void sevenAgainstThreeFindsOnAFour() {
        SecondScene scene = sevenAgainstThree(4);

        assertThat(scene.last(Searched.class).searchValue()).isEqualTo(7);
        assertThat(scene.last(Searched.class).hidingValue()).isEqualTo(3);
        assertThat(scene.last(Searched.class).found()).isTrue();
    }

    @Test
    @Tag("A39")
    @Tag("C-SEARCH-1")
    void sevenAgainstThreeDoesNotFindOnAFive() {
        assertThat(sevenAgainstThree(5).last(Searched.class).found()).isFalse();
    }

    private static SecondScene sevenAgainstThree(int die) {
        SecondScene scene = frunInCharkhanWild()
                .counter("Stormtrooper", "2232")
                .withUnits("Jon Kidu", "2232")
                .dice(die)
                .start(Side.REBEL, Segment.SEARCH);
        return follow(scene, "search:2232", "character:25");
    }

    @Test
    @Tag("E2.B.1")
    void theUndetectedAreNotSearchedFor() {
        SecondScene scene = SecondPosition.in(22)
                .place("Frun Sentel", "2232")
                .counter("Stormtrooper", "2232")
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(scene.question()).isNotEqualTo(Query.SEARCH);
    }

    @Test
    @Tag("E2.B.1")
    @Tag("E3.3.b.5")
    void whoStandsWithGroundUnitsIsNotSearchedFor() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2232")
                .withUnits("Frun Sentel", "2232")
                .counter("Stormtrooper", "2232")
                .start(Side.REBEL, Segment.SEARCH);

        assertThat(scene.question()).isNotEqualTo(Query.SEARCH);
    }

    @Test
    @Tag("E2.B.2")
    void theFoundNeedNotBeAttacked() {
        SecondScene scene =
                frunInCharkhanWild().counter("Stormtrooper", "2232").dice(1).start(Side.REBEL, Segment.SEARCH);

        follow(scene, "search:2232", "units");

        scene.expect(Query.FOUND);
        assertThat(scene.offers()).containsExactlyInAnyOrder("patrol:stormtrooper", "decline");
    }

    @Test
    @Tag("E5.1.b.11")
    @Tag("C-SEARCH-1")
    void boccanegrasTalentHelpsThoseWhoHideWithHim() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "2232")
                .detected("Boccanegra")
                .counter("Stormtrooper", "2232")
                .dice(9)
                .start(Side.REBEL, Segment.SEARCH);

        follow(scene, "search:2232", "units");

        assertThat(scene.last(Searched.class).hidingValue()).isEqualTo(2 + 3 - 1 + 1);
    }

    @Test
    @Tag("E5.6.a.7")
    @Tag("S-R77")
    void aSoldierCountsAsOneMoreToHide() {
        SecondScene scene = frunInCharkhanWild()
                .escort("Frun Sentel", Soldier.REGULAR)
                .counter("Stormtrooper", "2232")
                .dice(9)
                .start(Side.REBEL, Segment.SEARCH);

        follow(scene, "search:2232", "units");

        assertThat(scene.last(Searched.class).hidingValue()).isEqualTo(1 + 3 - 2);
    }
}
