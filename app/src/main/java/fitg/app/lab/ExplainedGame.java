package fitg.app.lab;

import fitg.app.BadInput;
import fitg.app.Explained;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.play.words.Names;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.ParseResult;

/**
 * One game, told decision by decision with the reasons. It is the game that {@code fitg terminal} plays with the same players
 * and seed, where it can also be watched.
 */
final class ExplainedGame {

    private final Map<Side, Player> players = new EnumMap<>(Side.class);
    private final Game game;

    ExplainedGame(Scenario scenario, Map<Side, String> seats, long seed) {
        game = Game.ofSeed(scenario, seed);
        players.put(Side.REBEL, Players.named(seats.get(Side.REBEL), seed).orElseThrow());
        players.put(
                Side.IMPERIAL, Players.named(seats.get(Side.IMPERIAL), ~seed).orElseThrow());
    }

    /** A story of one game has no room for what counts many. */
    static void checkAlone(ParseResult given) {
        for (String other : new String[] {"--json", "--turns", "--csv", "--html"}) {
            if (given.hasMatchedOption(other)) {
                throw new BadInput("--explain tells one game and counts nothing; leave out " + other + ".");
            }
        }
        if (!given.matchedOptionValue("--games", 1).equals(1)) {
            throw new BadInput("--explain tells one game; ask for --games 1.");
        }
    }

    Game tell(PrintWriter out) {
        out.println(game.scenario().title() + ". " + Explained.KEY);
        int turn = 0;
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            var view = game.viewFor(Viewer.of(decision.side()));
            if (view.turn().number() != turn) {
                turn = view.turn().number();
                out.println();
                out.println("Turn " + turn);
            }
            Explained chosen = Explained.choice(players.get(decision.side()), view, decision);
            if (chosen.isRealChoice()) {
                chosen.lines().forEach(out::println);
            }
            game.play(chosen.action());
        }
        out.println();
        out.println(ending(game.outcome().orElseThrow()));
        return game;
    }

    private static String ending(Verdict verdict) {
        return "The " + Names.side(verdict.winner()) + " player wins ("
                + verdict.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ') + "), with " + verdict.points()
                + " rebel victory points.";
    }
}
