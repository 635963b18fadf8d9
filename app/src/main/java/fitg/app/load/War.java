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

/** A long campaign on a server, as anybody may import one, with the links of both its seats. */
record War(String id, Map<String, String> tokens) {

    /** Onlookers are so many seconds behind. */
    private static final int BEHIND = 5;

    private static final Map<String, String> PERSON = Map.of("kind", "human");
    static final Map<String, Object> PEOPLE = Map.of("rebel", PERSON, "imperial", PERSON);

    /** So many of so many entries each, 9,000 at most, with everybody in his seat. */
    static List<War> lay(URI node, int count, int entries) throws IOException {
        String file = "{\"game\":%s,\"spectatorDelay\":%d,\"seats\":%s}"
                .formatted(file(entries), BEHIND, Documents.write(PEOPLE));
        List<War> wars = new ArrayList<>();
        try (Wire wire = new Wire(new Tally())) {
            for (int i = 0; i < count; i++) {
                War war = of(required(wire.postText(Request.CREATE, node, "/api/games/import", null, file)));
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

    /** Played at random, the same in every run. */
    private static String file(int entries) {
        try {
            Recording recording = Recording.start(
                    Scenarios.named("campaign-2002").orElseThrow(),
                    Options.standard(),
                    new SavedChance.Seed(3),
                    Map.of());
            Random random = new Random(3);
            while (recording.entries() < entries) {
                List<Action> choices = recording.game().pending().orElseThrow().actions();
                recording.play(choices.get(random.nextInt(choices.size())));
            }
            return GameFile.toText(recording.saved());
        } catch (ReplayException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
