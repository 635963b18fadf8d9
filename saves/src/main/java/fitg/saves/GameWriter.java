package fitg.saves;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fitg.content.Edition;
import fitg.content.Side;
import fitg.play.FairDice;
import fitg.procedure.Options;
import fitg.procedure.Verdict;
import fitg.saves.SavedGame.Entry;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

/** A saved game as text. */
final class GameWriter {

    static final String EDITION = "edition";

    /** A file that says nothing is one of this edition: its games were saved before there was another. */
    private static final Edition UNSAID = Edition.FIRST;

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    String write(SavedGame game) {
        ObjectNode root = JSON.objectNode();
        root.put("format", GameFile.FORMAT);
        root.put("formatVersion", GameFile.FORMAT_VERSION);
        root.put("rulesVersion", game.rulesVersion());
        root.put("scenario", game.scenario().id());
        Edition edition = game.scenario().ruleset().edition();
        if (edition != UNSAID) {
            root.put(EDITION, edition.year());
        }
        root.set("options", options(game.options()));
        root.set("chance", chance(game.chance()));
        root.set("players", bySide(game.players()));
        ArrayNode journal = root.putArray("journal");
        game.journal().forEach(entry -> journal.add(entry(entry)));
        root.put("finished", game.verdict().isPresent());
        game.verdict().ifPresent(verdict -> root.set("verdict", verdict(verdict)));
        root.put("hash", Replay.hex(game.hash()));
        return text(root);
    }

    /** One line for each field, and one for each entry of the journal. */
    private static String text(ObjectNode root) {
        StringJoiner lines = new StringJoiner(",\n", "{\n", "\n}\n");
        root.properties().forEach(field -> lines.add("  \"" + field.getKey() + "\": " + value(field.getValue())));
        return lines.toString();
    }

    private static String value(JsonNode value) {
        if (!value.isArray() || value.isEmpty()) {
            return value.toString();
        }
        StringJoiner entries = new StringJoiner(",\n    ", "[\n    ", "\n  ]");
        value.forEach(entry -> entries.add(entry.toString()));
        return entries.toString();
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
