package fitg.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.level.starsystem.StarSystemRules;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.players.RandomPlayer;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepliesTest {

    private final List<Counting> players = new ArrayList<>();

    @Test
    void theShortestComesFirst() {
        Replies replies = Replies.of(this::player, Scenarios.under(StarSystemRules.RULES), 2);
        assertThat(replies.nanos()).isSorted();
    }

    /** The first games only warm the machine; each game has two players. */
    @Test
    void onlyAnswersWithAChoiceCountAndOnlyThoseOfWarmGames() {
        // So many that a question with one answer comes up in one of them, whatever the seeds lead to.
        int games = 20;
        Replies replies = Replies.of(this::player, Scenarios.under(StarSystemRules.RULES), games);

        List<Counting> warm = players.subList(players.size() - 2 * games, players.size());
        assertThat(replies.count())
                .isEqualTo(warm.stream().mapToInt(player -> player.choices).sum());
        assertThat(players).hasSizeGreaterThan(2 * games);
        assertThat(warm).anyMatch(player -> player.asked > player.choices);
    }

    @Test
    void theSlowestGameTakesNoLongerThanAllTogether() {
        Replies replies = Replies.of(this::player, Scenarios.under(StarSystemRules.RULES), 2);

        long all = 0;
        for (long each : replies.nanos()) {
            all += each;
        }
        assertThat(replies.longestGame()).isBetween((all + 1) / 2, all);
    }

    @Test
    void saysWithinWhatTimeSoManyAnswersCame() {
        Replies replies = new Replies(new long[] {1_000_000, 2_000_000, 3_000_000, 9_500_000}, 15_500_000);

        assertThat(replies.milliseconds(250)).isEqualTo(2);
        assertThat(replies.milliseconds(749)).isEqualTo(3);
        assertThat(replies.milliseconds(1000)).isEqualTo(9.5);
        assertThat(replies.longestGameInMilliseconds()).isEqualTo(15.5);
    }

    private Player player(long seed) {
        Counting player = new Counting(new RandomPlayer(seed));
        players.add(player);
        return player;
    }

    private static final class Counting implements Player {

        private final Player player;
        private int asked;
        private int choices;

        Counting(Player player) {
            this.player = player;
        }

        @Override
        public Action choose(PlayerView view, Decision decision) {
            asked++;
            choices += decision.actions().size() > 1 ? 1 : 0;
            return player.choose(view, decision);
        }
    }
}
