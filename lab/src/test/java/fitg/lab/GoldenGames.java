package fitg.lab;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The games kept as examples of every way a scenario can end. The main method records them anew: it plays seed after
 * seed until each end has come up, Recruits first.
 */
public final class GoldenGames {

    static final Path FOLDER = Path.of("src/test/resources/golden");

    private static final int MOST_GAMES = 200_000;
    /** Of games that take thousands of decisions fewer are tried, all seats with each seed. */
    private static final int MOST_LONG_GAMES = 2_000;

    private static final int HOURS = 120;
    /** A game of so many turns is too long to look for each of its ends; its rules are those of the short campaign. */
    private static final int LONG_WAR = 20;

    private static final List<Map<Side, String>> SEATS = List.of(
            Map.of(Side.REBEL, Players.RECRUIT, Side.IMPERIAL, Players.RECRUIT),
            Map.of(Side.REBEL, Players.RECRUIT, Side.IMPERIAL, Players.RANDOM),
            Map.of(Side.REBEL, Players.RANDOM, Side.IMPERIAL, Players.RECRUIT),
            Map.of(Side.REBEL, Players.CAPTAIN_2, Side.IMPERIAL, Players.RANDOM),
            Map.of(Side.REBEL, Players.RANDOM, Side.IMPERIAL, Players.CAPTAIN_2));

    private GoldenGames() {}

    /** One way a scenario can end. */
    record End(Scenario scenario, Side winner, Verdict.Reason reason) {

        static List<End> all() {
            return Scenarios.all().stream()
                    .filter(scenario -> scenario.lastTurn() < LONG_WAR)
                    .flatMap(scenario -> List.of(Side.values()).stream()
                            .flatMap(side ->
                                    reasons(scenario, side).stream().map(reason -> new End(scenario, side, reason))))
                    .toList();
        }

        private static List<Verdict.Reason> reasons(Scenario scenario, Side side) {
            return scenario.sheet().victories().get(side).isEmpty()
                    ? List.of(Verdict.Reason.POINTS)
                    : List.of(Verdict.Reason.INSTANT_VICTORY, Verdict.Reason.POINTS);
        }

        boolean is(Verdict verdict) {
            return verdict.winner() == winner && verdict.reason() == reason;
        }

        String fileName() {
            String how = reason == Verdict.Reason.POINTS ? "by-points" : "instant";
            return scenario.id() + "-" + winner.name().toLowerCase(Locale.ROOT) + "-" + how + ".json";
        }
    }

    /** @param scenarios the ids of those to record; all if none is given */
    public static void main(String[] scenarios) throws IOException, ReplayException {
        for (End end : End.all()) {
            if (scenarios.length == 0
                    || List.of(scenarios).contains(end.scenario().id())) {
                System.out.println(record(end, FOLDER));
            }
        }
    }

    private static String record(End end, Path folder) throws IOException, ReplayException {
        boolean isLong = end.scenario().sheet().minutes() > HOURS;
        int most = isLong ? MOST_LONG_GAMES : MOST_GAMES;
        int stretch = isLong ? 1 : MOST_GAMES;
        for (long first = 1; first <= most; first += stretch) {
            for (Map<Side, String> seats : SEATS) {
                Table table = new Table(end.scenario(), seats);
                for (long seed = first; seed < first + stretch; seed++) {
                    if (end.is(table.play(seed).verdict())) {
                        GameFile.write(recorded(table, seats, seed), folder.resolve(end.fileName()));
                        return end.fileName() + ": seed " + seed + ", " + seats;
                    }
                }
            }
        }
        return end.fileName() + ": not found";
    }

    /** Plays the game of that seed once more, taking down every action. */
    static SavedGame recorded(Table table, Map<Side, String> seats, long seed) throws ReplayException {
        Recording recording = Recording.start(table.scenario(), Options.standard(), new SavedChance.Seed(seed), seats);
        Map<Side, Player> players = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            players.put(side, table.player(side, seed));
        }
        while (!recording.game().isOver()) {
            Decision decision = recording.game().pending().orElseThrow();
            Player player = players.get(decision.side());
            recording.play(player.choose(recording.game().viewFor(Viewer.of(decision.side())), decision));
        }
        return recording.saved();
    }
}
