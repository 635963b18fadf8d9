package fitg.play.odds;

import static fitg.play.Told.chance;
import static fitg.play.Told.odds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** What a player is told of the letters to be drawn, worked out by hand from the action cards. */
class MissionOddsTest {

    /** Two of the thirty Urban sections show an A; six draws, Intelligence 1 and two draws of Frun Sentel's own. */
    private static Scene frunAndJonKidu() {
        return Position.in(22)
                .place("Frun Sentel", 2221)
                .place("Jon Kidu", 2221)
                .detected("Jon Kidu")
                .actionCards(77)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2221");
    }

    @Test
    void anAssassinationIsToldWithTheRiskOfItsFailure() {
        Scene scene = frunAndJonKidu();

        double failed = 21.0 * 20 / (30 * 29);
        assertThat(chance(scene, "mission:A", "at least one success")).isCloseTo(1 - failed, within(1e-9));
        assertThat(chance(scene, "mission:A", "it fails and all are captured")).isCloseTo(failed / 3, within(1e-9));
        assertThat(chance(scene, "mission:A", "it fails and all die")).isCloseTo(failed / 6, within(1e-9));
    }

    @Test
    void oneLetterIsAllAnAssassinationCanUse() {
        assertThat(odds(frunAndJonKidu(), "mission:A").outcomes())
                .extracting(Odds.Outcome::what)
                .doesNotContain("at least two successes");
        assertThat(odds(frunAndJonKidu(), "mission:D").outcomes())
                .extracting(Odds.Outcome::what)
                .contains("at least two successes");
    }

    @Test
    void whoStopsAnAssassinationThrowsTheDieForFailure() {
        Scene scene = frunAndJonKidu().play("mission:A").expect(Ask.DRAW);

        assertThat(chance(scene, "stop", "it fails and all are captured")).isCloseTo(2 / 6.0, within(1e-9));
        assertThat(chance(scene, "stop", "it fails and all die")).isCloseTo(1 / 6.0, within(1e-9));
    }

    /** Case 13.3, in an environ of size 6: the first card is drawn unasked. */
    @Test
    void howManyDrawsAreLeftIsKnown() {
        Scene scene = frunAndJonKidu();
        assertThat(drawsLeft(scene)).isEqualTo(6);

        scene.play("mission:A").expect(Ask.DRAW);

        assertThat(drawsLeft(scene)).isEqualTo(5);
    }

    /** Subterranean, size 2: one Special section shows an A; Adam Starlight's Intelligence gives two draws. */
    @Test
    void bonusDrawsComeFromWhatIsLeftOfTheDeck() {
        Scene scene = Position.around(2322)
                .place("Adam Starlight", 2322)
                .place("Jon Kidu", 2322)
                .detected("Jon Kidu")
                .actionCards(72, 80)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2322", "mission:A")
                .play("draw")
                .expect(Ask.BONUS);

        assertThat(chance(scene, "bonus:A", "at least one further success")).isCloseTo(2 / 28.0, within(1e-9));
        assertThat(chance(scene, "bonus:A", "it fails and all are captured")).isCloseTo(26 / 28.0 / 3, within(1e-9));
        assertThat(chance(scene, "end", "it fails and all die")).isCloseTo(1 / 6.0, within(1e-9));
    }

    /** Four of the thirty Urban sections show a D, and a camp has no bonus draws. */
    @Test
    void aCampDrawsItsCardsAndNoMore() {
        Scene scene = Position.in(22)
                .turn(2)
                .loyalty("Angoff", Loyalty.LOYAL)
                .camp(2221, 1)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2221")
                .expect(Ask.MISSION);

        double none = 1;
        for (int draw = 0; draw < 6; draw++) {
            none *= (26.0 - draw) / (30 - draw);
        }
        assertThat(chance(scene, "camp:D", "at least one success")).isCloseTo(1 - none, within(1e-9));
        assertThat(odds(scene, "camp:D").remarks()).contains("6 draws and 0 bonus draws, for the camp");
    }

    private static int drawsLeft(Scene scene) {
        return scene.game().viewFor(Viewer.REBEL).drawsLeft();
    }

    /** One of 29 cards after the first: two show an A; five draws, Intelligence 1 and two of Frun Sentel's own make eight. */
    @Test
    void whoDrawsOnIsToldWhatTheRestMayGive() {
        Scene scene = frunAndJonKidu().play("mission:A").expect(Ask.DRAW);

        double none = 21.0 * 20 / (29 * 28);
        assertThat(chance(scene, "draw", "a success for Assassination")).isCloseTo(2 / 29.0, within(1e-9));
        assertThat(chance(scene, "draw", "to the end at least one success for Assassination"))
                .isCloseTo(1 - none, within(1e-9));
        assertThat(chance(scene, "draw", "it fails and all die")).isCloseTo(none / 6, within(1e-9));
    }

    /** Frun Sentel has Diplomacy 1; Oneste Woada has 3, and the second of a group adds a draw. */
    @Test
    void whoIsAskedAboutIsCountedInTheGroup() {
        Scene scene = Position.in(22)
                .place("Oneste Woada", 2221)
                .place("Frun Sentel", 2221)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2221", "mission:D")
                .expect(Ask.MISSION_MEMBER)
                .play("take")
                .expect(Ask.MISSION_MEMBER);

        assertThat(odds(scene, "take").remarks().getFirst()).startsWith("6 draws and 4 bonus draws");
        assertThat(odds(scene, "leave").remarks().getFirst()).startsWith("6 draws and 1 bonus draws");
    }
}
