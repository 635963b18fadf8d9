package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.procedure.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TournamentTest {

    @TempDir
    private Path folder;

    @Test
    void everybodyMeetsEverybodyInBothSeats() throws IOException {
        AtomicInteger finished = new AtomicInteger();
        Tournament.Result result = tournament(20, 1, null, "random", "recruit").run(finished::incrementAndGet);

        assertThat(finished).hasValue(20);
        assertThat(result.played()).isEqualTo(20);
        Score score = result.scores().getFirst();
        assertThat(result.scores()).hasSize(1);
        assertThat(score.pairing()).isEqualTo(new Pairing("recruit", "random"));
        assertThat(score.games(Side.REBEL)).isEqualTo(10);
        assertThat(score.games(Side.IMPERIAL)).isEqualTo(10);
        assertThat(score.wins()).isGreaterThan(10);
        assertThat(score.pointDifference().value()).isPositive();
        assertThat(result.ratings().get("random")).isZero();
        assertThat(result.ratings().get("recruit")).isPositive();
    }

    @Test
    void threadsDoNotMatter() throws IOException {
        Tournament.Result one = tournament(20, 1, null, "random", "recruit").run(() -> {});
        Tournament.Result two = tournament(20, 2, null, "random", "recruit").run(() -> {});
        assertThat(two.ratings()).isEqualTo(one.ratings());
        assertThat(two.scores().getFirst().pointDifference())
                .isEqualTo(one.scores().getFirst().pointDifference());
    }

    @Test
    void goesOnWhereItStopped() throws IOException {
        Path file = folder.resolve("results.jsonl");
        tournament(10, 1, file, "random", "recruit").run(() -> {});
        Files.writeString(file, Files.readString(file) + "{\"first\":\"recr");

        Tournament.Result more = tournament(20, 1, file, "random", "recruit").run(() -> {});
        Tournament.Result again = tournament(20, 1, file, "random", "recruit").run(() -> {});
        Tournament.Result atOnce = tournament(20, 1, null, "random", "recruit").run(() -> {});

        assertThat(more.played()).isEqualTo(10);
        assertThat(again.played()).isZero();
        assertThat(Files.readAllLines(file)).hasSize(21);
        assertThat(again.ratings()).isEqualTo(atOnce.ratings()).isEqualTo(more.ratings());
        assertThat(tournament(4, 1, file, "random", "recruit")
                        .run(() -> {})
                        .scores()
                        .getFirst()
                        .games())
                .isEqualTo(4);
    }

    @Test
    void anotherTournamentsFileIsRefused() throws IOException {
        Path file = folder.resolve("results.jsonl");
        tournament(2, 1, file, "random", "recruit").run(() -> {});
        Tournament other =
                new Tournament(Scenarios.VARU_POWDERKEG, List.of("random", "recruit"), 2, 3, 1, Optional.of(file));
        assertThatThrownBy(() -> other.run(() -> {})).hasMessageContaining("another tournament");

        Files.writeString(file, "hello\n");
        assertThatThrownBy(() -> tournament(2, 1, file, "random", "recruit").run(() -> {}))
                .hasMessageContaining("not a file of tournament results");
    }

    @Test
    void refusesWhatIsNoTournament() {
        assertThatThrownBy(() -> tournament(2, 1, null, "random")).hasMessageContaining("at least two players");
        assertThatThrownBy(() -> tournament(2, 1, null, "random", "random")).hasMessageContaining("each named once");
        assertThatThrownBy(() -> tournament(3, 1, null, "random", "recruit")).hasMessageContaining("must be even");
    }

    // ---- the numbers

    /** From tables: 8 of 10 has the Wilson interval 0.490 to 0.943. */
    @Test
    void intervalsOfShares() {
        Interval share = Interval.ofShare(8, 10);
        assertThat(share.low()).isCloseTo(0.490, within(0.001));
        assertThat(share.high()).isCloseTo(0.943, within(0.001));
        assertThat(Interval.ofShare(0, 20).low()).isZero();
        assertThat(Interval.ofShare(0, 20).high()).isBetween(0.1, 0.2);
        assertThat(Interval.ofShare(70, 100).excludes(0.5)).isTrue();
        assertThat(Interval.ofShare(55, 100).excludes(0.5)).isFalse();
    }

    /** 1, 2, 3: mean 2, deviation 1, so 1.96 / sqrt(3) to each side. */
    @Test
    void intervalsOfMeans() {
        Interval mean = Interval.ofMean(6, 14, 3);
        assertThat(mean.value()).isEqualTo(2);
        assertThat(mean.high() - mean.value()).isCloseTo(1.1316, within(0.001));
    }

    /** Three quarters of the games are 191 points of Elo. */
    @Test
    void eloFollowsFromTheShare() {
        Pairing pairing = new Pairing("b", "a");
        List<Match> matches = new ArrayList<>();
        for (int game = 0; game < 4000; game++) {
            Side winner = game % 4 == 0 ? Side.IMPERIAL : Side.REBEL;
            matches.add(match(game, Side.REBEL, winner, 0));
        }
        double elo = Ratings.of(List.of("a", "b"), List.of(new Score(pairing, matches)))
                .get("b");
        assertThat(elo).isCloseTo(190.8, within(1.0));
    }

    /** Two pairs: 15 against 10 and 12 against 9, so 5 and 3 more: 4 on average, 1.96 to each side. */
    @Test
    void pointsAreComparedWithinPairs() {
        Score score = new Score(
                new Pairing("b", "a"),
                List.of(
                        match(0, Side.REBEL, Side.REBEL, 15),
                        match(1, Side.IMPERIAL, Side.IMPERIAL, 10),
                        match(2, Side.REBEL, Side.REBEL, 12),
                        match(3, Side.IMPERIAL, Side.REBEL, 9),
                        match(4, Side.REBEL, Side.REBEL, 40)));
        assertThat(score.pairs()).isEqualTo(2);
        assertThat(score.pointDifference().value()).isEqualTo(4);
        assertThat(score.pointDifference().low()).isCloseTo(2.04, within(0.001));
        assertThat(score.share(Side.REBEL).value()).isEqualTo(1);
        assertThat(score.share(Side.IMPERIAL).value()).isEqualTo(0.5);
    }

    /** Whoever plays himself has the same game twice, because both games of a pair have the same dice. */
    @Test
    void bothGamesOfAPairHaveTheSameDice() {
        Pairing alike = new Pairing("recruit", "recruit");
        for (int pair = 0; pair < 5; pair++) {
            Match one = alike.play(Scenarios.VARU_POWDERKEG, 7, 2 * pair);
            Match other = alike.play(Scenarios.VARU_POWDERKEG, 7, 2 * pair + 1);
            assertThat(other.points()).isEqualTo(one.points());
            assertThat(other.winner()).isEqualTo(one.winner());
            assertThat(other.seatOfFirst()).isNotEqualTo(one.seatOfFirst());
        }
    }

    @Test
    void saysHowLongPlayersThought() throws IOException {
        Tournament.Result result = tournament(2, 1, null, "random", "recruit").run(() -> {});
        assertThat(result.thinking()).containsOnlyKeys("random", "recruit");
        assertThat(result.thinking().get("recruit").decisions()).isPositive();
        assertThat(result.thinking().get("recruit").nanos()).isPositive();
    }

    /** Files written before times were kept have none. */
    @Test
    void goesOnWithAFileThatKnowsNoTimes() throws IOException {
        Path file = folder.resolve("results.jsonl");
        tournament(2, 1, file, "random", "recruit").run(() -> {});
        String older = Files.readString(file).replaceAll(",\"thoughtOf(First|Second)\":\\{[^}]*}", "");
        assertThat(older).doesNotContain("thought");
        Files.writeString(file, older);

        Tournament.Result result = tournament(2, 1, file, "random", "recruit").run(() -> {});
        assertThat(result.played()).isZero();
        assertThat(result.thinking().get("recruit").millisPerDecision()).isNaN();
    }

    private static Match match(int game, Side seatOfFirst, Side winner, int points) {
        return new Match(
                "b", "a", game, seatOfFirst, winner, Verdict.Reason.POINTS, points, Thinking.NONE, Thinking.NONE);
    }

    private static Tournament tournament(int games, int threads, Path file, String... players) {
        return new Tournament(
                Scenarios.FLIGHT_TO_EGRIX, List.of(players), games, 1, threads, Optional.ofNullable(file));
    }
}
