package fitg.lab;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Umpire;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Unfinished games of today's rules, one for each procedure that asks anything, stopped while it does: the shortest of many. Run
 * before a new version of the rules, so that games under way are known to go on as they were.
 */
public final class StoppedGames {

    private static final Path FOLDER = Path.of("src/test/resources/earlier/rules-v" + Game.RULES_VERSION + "/stopped");
    private static final int SKIRMISHES = 40;
    private static final int CAMPAIGNS = 6;
    private static final int LONG = 8;
    private static final int MOST_ENTRIES = 2500;

    private final Map<String, SavedGame> shortest = new TreeMap<>();

    private StoppedGames() {}

    public static void main(String[] args) throws IOException, ReplayException {
        StoppedGames stopped = new StoppedGames();
        List<Scenario> scenarios = Scenarios.all().stream()
                .sorted(Comparator.comparingInt(Scenario::lastTurn))
                .toList();
        for (Scenario scenario : scenarios) {
            int games = scenario.lastTurn() < LONG ? SKIRMISHES : CAMPAIGNS;
            for (long seed = 1; seed <= games; seed++) {
                stopped.play(scenario, seed);
            }
        }
        stopped.write();
    }

    private void play(Scenario scenario, long seed) throws ReplayException {
        String who = seed % 2 == 0 ? Players.RECRUIT : Players.RANDOM;
        Map<Side, String> seats = Map.of(Side.REBEL, who, Side.IMPERIAL, who);
        Table table = new Table(scenario, seats);
        Recording recording = Recording.start(scenario, Options.standard(), new SavedChance.Seed(seed), seats);
        Map<Side, Player> players = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            players.put(side, table.player(side, seed));
        }
        for (int entry = 0; entry < MOST_ENTRIES && !recording.game().isOver(); entry++) {
            keep(recording, entry);
            Decision decision = recording.game().pending().orElseThrow();
            Player player = players.get(decision.side());
            recording.play(player.choose(recording.game().viewFor(Viewer.of(decision.side())), decision));
        }
    }

    private void keep(Recording recording, int entry) {
        String asking =
                Umpire.resolution(recording.game()).underWay().getClass().getSimpleName();
        SavedGame known = shortest.get(asking);
        if (known == null || known.journal().size() > entry) {
            shortest.put(asking, recording.saved());
        }
    }

    private void write() throws IOException {
        Files.createDirectories(FOLDER);
        for (Map.Entry<String, SavedGame> each : shortest.entrySet()) {
            GameFile.write(each.getValue(), FOLDER.resolve(each.getKey() + ".json"));
            System.out.println(each.getKey() + ": " + each.getValue().journal().size() + " entries of "
                    + each.getValue().scenario());
        }
    }
}
