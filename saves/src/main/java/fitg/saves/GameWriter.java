package fitg.saves;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fitg.content.Edition;
import fitg.content.Side;
import fitg.play.FairDice;
import fitg.procedure.Options;
import fitg.procedure.Verdict;
import fitg.saves.SavedGame.Entry;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A saved game as text. */
final class GameWriter {

    static final String EDITION = "edition";

    /** A file that says nothing is one of this edition: its games were saved before there was another. */
    private static final Edition UNSAID = Edition.FIRST;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** One line for each field, and one for each entry of the journal, which may be long: never all of it at once. */
    void write(SavedGame game, Appendable out) throws IOException {
        out.append('{');
        writeFields(beforeTheJournal(game), "\n", out);
        out.append(",\n  \"journal\": ");
        writeJournal(game.journal(), out);
        writeFields(afterTheJournal(game), ",\n", out);
        out.append("\n}\n");
    }

    private static ObjectNode beforeTheJournal(SavedGame game) {
        ObjectNode fields = JSON.objectNode();
        fields.put("format", GameFile.FORMAT);
        fields.put("formatVersion", GameFile.FORMAT_VERSION);
        fields.put("rulesVersion", game.rulesVersion());
        fields.put("scenario", game.scenario().id());
        Edition edition = game.scenario().ruleset().edition();
        if (edition != UNSAID) {
            fields.put(EDITION, edition.year());
        }
        fields.set("options", options(game.options()));
        fields.set("chance", chance(game.chance()));
        fields.set("players", bySide(game.players()));
        return fields;
    }

    private static ObjectNode afterTheJournal(SavedGame game) {
        ObjectNode fields = JSON.objectNode();
        fields.put("finished", game.verdict().isPresent());
        game.verdict().ifPresent(verdict -> fields.set("verdict", verdict(verdict)));
        fields.put("hash", Replay.hex(game.hash()));
        return fields;
    }

    private static void writeFields(ObjectNode fields, String first, Appendable out) throws IOException {
        String before = first;
        for (var field : fields.properties()) {
            out.append(before).append("  \"").append(field.getKey()).append("\": ");
            out.append(field.getValue().toString());
            before = ",\n";
        }
    }

    private static void writeJournal(List<Entry> journal, Appendable out) throws IOException {
        out.append('[');
        String before = "\n    ";
        for (Entry entry : journal) {
            out.append(before).append(entry(entry).toString());
            before = ",\n    ";
        }
        out.append(journal.isEmpty() ? "]" : "\n  ]");
    }

    private static ObjectNode options(Options options) {
        return JSON.objectNode().put("worstDetection", options.worstDetection());
    }

    static ObjectNode chance(SavedChance chance) {
        ObjectNode node = JSON.objectNode();
        return switch (chance) {
            case SavedChance.Seed plain -> node.put("seed", plain.seed());
            case SavedChance.Fair fair -> {
                node.put("commitment", fair.commitment());
                fair.dice().map(FairDice::secret).ifPresent(secret -> node.put("secret", secret));
                fair.dice().map(FairDice::salt).ifPresent(salt -> node.put("salt", salt));
                if (!fair.promises().isEmpty()) {
                    node.set("promises", bySide(fair.promises()));
                }
                node.set("nonces", bySide(fair.nonces()));
                yield node;
            }
        };
    }

    private static ObjectNode bySide(Map<Side, String> texts) {
        ObjectNode node = JSON.objectNode();
        for (Side side : Side.values()) {
            if (texts.containsKey(side)) {
                node.put(name(side), texts.get(side));
            }
        }
        return node;
    }

    static ObjectNode entry(Entry entry) {
        ObjectNode node = JSON.objectNode();
        return switch (entry) {
            case Entry.Played played ->
                node.put("number", played.number())
                        .put("side", name(played.side()))
                        .put("question", played.question())
                        .put("action", played.action());
            case Entry.Back back -> node.put("back", back.number());
            case Entry.NewDice dice -> node.set("dice", chance(dice.chance()));
            case Entry.Resigned resigned -> node.put("resigned", name(resigned.side()));
        };
    }

    private static ObjectNode verdict(Verdict verdict) {
        return JSON.objectNode()
                .put("winner", name(verdict.winner()))
                .put("reason", verdict.reason().name())
                .put("points", verdict.points());
    }

    static String name(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
