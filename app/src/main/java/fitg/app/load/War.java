package fitg.app.load;

import fitg.app.load.Documents.Opened;
import fitg.app.load.Tally.Request;
import fitg.play.Scenarios;
import fitg.procedure.Action;
import fitg.procedure.Options;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;

/** A long campaign on a server, as anybody may import one, with the links of both its seats. */
record War(String id, Map<String, String> tokens) {

    /** Onlookers are so many seconds behind. */
    private static final int BEHIND = 5;

    private static final Map<String, String> PERSON = Map.of("kind", "human");
    static final Map<String, Object> PEOPLE = Map.of("rebel", PERSON, "imperial", PERSON);

    /** So many of the same game, with everybody in his seat. */
    static List<War> lay(URI node, int count, String game) throws IOException {
        String request =
                "{\"game\":%s,\"spectatorDelay\":%d,\"seats\":%s}".formatted(game, BEHIND, Documents.write(PEOPLE));
        List<War> wars = new ArrayList<>();
        try (Wire wire = new Wire(new Tally())) {
            for (int i = 0; i < count; i++) {
                War war = of(required(wire.postText(Request.CREATE, node, "/api/games/import", null, request)));
                war.seat(wire, node);
                wars.add(war);
            }
        }
        return wars;
    }

    static War of(Answer opened) throws IOException {
        Opened game = opened.as(Opened.class);
        return new War(game.game().id(), game.tokens());
    }

    private void seat(Wire wire, URI node) throws IOException {
        for (String side : RandomClient.SIDES) {
            required(wire.post(
                    Request.SEAT,
                    node,
                    path("/seat"),
                    tokens.get(side),
                    Map.of("name", side, "nonce", RandomClient.NONCE)));
        }
    }

    String path(String below) {
        return "/api/games/" + id + below;
    }

    private static Answer required(Answer answer) throws IOException {
        if (!answer.isOk()) {
            throw new IOException("A long game could not be laid out: " + answer.describe());
        }
        return answer;
    }

    /** A campaign of so many entries, 9,000 at most. */
    static String campaign(int entries) {
        return played("campaign-2002", recording -> recording.entries() < entries);
    }

    /** A game that has come to this turn. */
    static String inTurn(String scenario, int turn) {
        return played(scenario, recording -> recording.game().turn() < turn);
    }

    /** Played at random, the same in every run. */
    private static String played(String scenario, Predicate<Recording> goesOn) {
        try {
            Recording recording = Recording.start(
                    Scenarios.named(scenario).orElseThrow(), Options.standard(), new SavedChance.Seed(3), Map.of());
            Random random = new Random(3);
            while (goesOn.test(recording)) {
                List<Action> choices = recording.game().pending().orElseThrow().actions();
                recording.play(choices.get(random.nextInt(choices.size())));
            }
            return GameFile.toText(recording.saved());
        } catch (ReplayException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
