package fitg.lab;

import fitg.content.Side;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Two players who meet in many games, each game twice: once with each of them as the rebel. */
public record Pairing(String first, String second) {

    /** Everybody against everybody; the later in the list comes first, so that lists with the weakest first read well. */
    static List<Pairing> roundRobin(List<String> players) {
        List<Pairing> all = new ArrayList<>();
        for (int later = 1; later < players.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                all.add(new Pairing(players.get(later), players.get(earlier)));
            }
        }
        return all;
    }

    Match play(Scenario scenario, long seed, int game) {
        Side seat = game % 2 == 0 ? Side.REBEL : Side.IMPERIAL;
        Table table = new Table(scenario, Map.of(seat, first, seat.opponent(), second));
        GameRecord played = table.play(Seeds.ofGame(seed, game / 2));
        Verdict verdict = played.verdict();
        return new Match(
                first,
                second,
                game,
                seat,
                verdict.winner(),
                verdict.reason(),
                verdict.points(),
                played.thinking().getOrDefault(seat, Thinking.NONE),
                played.thinking().getOrDefault(seat.opponent(), Thinking.NONE));
    }
}
