package fitg.saves;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.content.Edition;
import fitg.content.Side;
import fitg.play.FairDice;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Text back into a saved game. Every field is looked at once, and nothing unknown is passed over. */
final class GameReader {

    private static final int DEEPEST = 20;

    /** A tree takes fifty times the memory of its text if that is made of braces; a journal needs ten tokens an entry. */
    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxTokenCount(GameFile.MOST_TOKENS)
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    SavedGame read(String text) throws UnreadableGameException {
        return read(parse(text));
    }

    SavedGame read(JsonNode tree) throws UnreadableGameException {
        Fields root = Fields.of("the file", tree);
        checkFormat(root);
        Optional<Verdict> verdict = verdict(root);
        SavedGame game = new SavedGame(
                rulesVersion(root),
                scenario(root),
                options(root.object("options")),
                chance(root.object("chance")),
                root.has("players") ? bySide(root.object("players")) : Map.of(),
                journal(root.array("journal"), verdict.isPresent()),
                verdict,
                hash(root.text("hash")));
        evidence(root);
        root.nothingElse();
        return game;
    }

    /** A player may have put it beside the game; of a file that is no game nothing else is looked at. */
    Optional<Evidence> readEvidence(String text) throws UnreadableGameException {
        return evidence(Fields.of("the file", parse(text)));
    }

    private static Optional<Evidence> evidence(Fields root) throws UnreadableGameException {
        return root.has(Evidence.FIELD) ? Optional.of(Evidence.read(root.object(Evidence.FIELD))) : Optional.empty();
    }

    private static JsonNode parse(String text) throws UnreadableGameException {
        if (text.isBlank()) {
            throw new UnreadableGameException("it is empty");
        }
        try {
            return JSON.readTree(text);
        } catch (StreamConstraintsException tooMuch) {
            throw new UnreadableGameException("it is far too large to be a saved game");
        } catch (JsonEOFException end) {
            throw new UnreadableGameException("it breaks off in the middle" + at(end));
        } catch (JsonProcessingException wrong) {
            String reason = wrong.getOriginalMessage().lines().findFirst().orElse("");
            throw new UnreadableGameException("it is not JSON: " + reason + at(wrong));
        }
    }

    private static String at(JsonProcessingException failure) {
        JsonLocation where = failure.getLocation();
        return where == null ? "" : ", line " + where.getLineNr() + ", column " + where.getColumnNr();
    }

    private static void checkFormat(Fields root) throws UnreadableGameException {
        if (!root.has("format") || !root.text("format").equals(GameFile.FORMAT)) {
            throw new UnreadableGameException(
                    "it is not a saved game; its \"format\" is not \"" + GameFile.FORMAT + "\"");
        }
        int version = root.integer("formatVersion");
        if (version != GameFile.FORMAT_VERSION) {
            throw new UnreadableGameException("it has the format version " + version + ", and only version "
                    + GameFile.FORMAT_VERSION + " can be read");
        }
    }

    private static int rulesVersion(Fields root) throws UnreadableGameException {
        int version = root.integer("rulesVersion");
        if (version < 1 || version > Game.RULES_VERSION) {
            throw new UnreadableGameException("it was begun under version " + version
                    + " of the rules, and only versions 1 to " + Game.RULES_VERSION + " are known here");
        }
        return version;
    }

    private static Scenario scenario(String id) throws UnreadableGameException {
        return Scenarios.named(id)
                .orElseThrow(() -> new UnreadableGameException(
                        "there is no scenario \"" + Excerpt.of(id) + "\"; the scenarios are "
                                + Scenarios.all().stream().map(Scenario::id).collect(Collectors.joining(", "))));
    }

    /** A file may name the edition it was played by; it must be that of its scenario. */
    private static Scenario scenario(Fields root) throws UnreadableGameException {
        Scenario scenario = scenario(root.text("scenario"));
        String played = scenario.ruleset().edition().year();
        String named = root.has(GameWriter.EDITION) ? root.text(GameWriter.EDITION) : played;
        if (Edition.of(named).isEmpty()) {
            throw new UnreadableGameException("there is no edition \"" + Excerpt.of(named) + "\"; the editions are "
                    + Arrays.stream(Edition.values()).map(Edition::year).collect(Collectors.joining(" and ")));
        }
        if (!named.equals(played)) {
            throw new UnreadableGameException("it mixes editions: it says " + named + ", but the scenario \""
                    + scenario.id() + "\" is of " + played);
        }
        return scenario;
    }

    private static Options options(Fields options) throws UnreadableGameException {
        boolean worstDetection = options.has("worstDetection") && options.flag("worstDetection");
        options.nothingElse();
        return new Options(worstDetection);
    }

    // ---- chance

    private static SavedChance chance(Fields chance) throws UnreadableGameException {
        SavedChance read = chance.has("seed") ? new SavedChance.Seed(chance.number("seed")) : fair(chance);
        chance.nothingElse();
        return read;
    }

    private static SavedChance fair(Fields chance) throws UnreadableGameException {
        String commitment = chance.text("commitment");
        Map<Side, String> nonces = bySide(chance.object("nonces"));
        Map<Side, String> promises = chance.has("promises") ? bySide(chance.object("promises")) : Map.of();
        if (!chance.has("secret") && !chance.has("salt")) {
            return new SavedChance.Fair(commitment, Optional.empty(), nonces, promises);
        }
        try {
            FairDice dice = FairDice.of(chance.text("secret"), chance.text("salt"));
            dice.chance(nonces);
            return new SavedChance.Fair(commitment, Optional.of(dice), nonces, promises);
        } catch (IllegalArgumentException wrong) {
            throw new UnreadableGameException("in \"chance\" " + wrong.getMessage());
        }
    }

    // ---- journal and end

    private static List<Entry> journal(List<JsonNode> nodes, boolean finished) throws UnreadableGameException {
        int most = finished ? GameFile.MOST_ENTRIES_OF_FINISHED : GameFile.MOST_ENTRIES;
        if (nodes.size() > most) {
            throw new UnreadableGameException("its journal has more than " + most + " entries");
        }
        List<Entry> entries = new ArrayList<>(nodes.size());
        for (JsonNode node : nodes) {
            entries.add(entry(Fields.of("entry " + (entries.size() + 1), node)));
        }
        return entries;
    }

    private static Entry entry(Fields fields) throws UnreadableGameException {
        Entry entry;
        if (fields.has("back")) {
            entry = new Entry.Back(fields.integer("back"));
        } else if (fields.has("dice")) {
            entry = new Entry.NewDice(chance(fields.object("dice")));
        } else if (fields.has("resigned")) {
            entry = new Entry.Resigned(fields.side("resigned"));
        } else {
            entry = new Entry.Played(
                    fields.integer("number"), fields.side("side"), fields.text("question"), fields.text("action"));
        }
        fields.nothingElse();
        return entry;
    }

    /** One entry by itself, as a database keeps it. */
    Entry readEntry(String text) throws UnreadableGameException {
        return entry(Fields.of("the entry", parse(text)));
    }

    SavedChance readChance(String text) throws UnreadableGameException {
        return chance(Fields.of("\"chance\"", parse(text)));
    }

    private static Optional<Verdict> verdict(Fields root) throws UnreadableGameException {
        boolean finished = root.flag("finished");
        if (finished != root.has("verdict")) {
            throw new UnreadableGameException(
                    finished ? "it is finished but has no \"verdict\"" : "it has a \"verdict\" but is not finished");
        }
        if (!finished) {
            return Optional.empty();
        }
        Fields fields = root.object("verdict");
        Verdict verdict = new Verdict(
                fields.side("winner"), fields.oneOf("reason", Verdict.Reason.class), fields.integer("points"));
        fields.nothingElse();
        return Optional.of(verdict);
    }

    private static long hash(String hex) throws UnreadableGameException {
        if (!hex.matches("[0-9a-f]{16}")) {
            throw new UnreadableGameException("the \"hash\" is not made of sixteen hexadecimal digits");
        }
        return Long.parseUnsignedLong(hex, 16);
    }

    static Map<Side, String> bySide(Fields fields) throws UnreadableGameException {
        Map<Side, String> texts = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            if (fields.has(GameWriter.name(side))) {
                texts.put(side, fields.text(GameWriter.name(side)));
            }
        }
        fields.nothingElse();
        return texts;
    }
}
