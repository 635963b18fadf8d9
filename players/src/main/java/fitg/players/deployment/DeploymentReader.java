package fitg.players.deployment;

import fitg.content.ContentException;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.level.campaign.Charter;
import fitg.level.campaign.WarPlan;
import fitg.play.Scenarios;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads a file of deployments; whatever does not fit its form is refused with the line it stands in. */
final class DeploymentReader {

    private static final List<String> FIELDS = List.of("name", "idea", "units", "characters", "ships", "with units");
    private static final List<String> CAMPAIGN_FIELDS = List.of("name", "idea", "units", "pdbs", "base", "planets");

    private static final String FROM_SPACE = "space";

    private final String file;
    private final List<Deployment> read = new ArrayList<>();
    private final Map<String, String> fields = new HashMap<>();
    private String[] heading = {};
    private int line;

    private DeploymentReader(String file) {
        this.file = file;
    }

    static List<Deployment> read(String file, String text) {
        DeploymentReader reader = new DeploymentReader(file);
        text.lines().forEach(reader::line);
        reader.finish();
        return List.copyOf(reader.read);
    }

    private void line(String text) {
        line++;
        if (text.isBlank() || text.startsWith("#")) {
            return;
        }
        if (text.startsWith("[") && text.endsWith("]")) {
            finish();
            heading = text.substring(1, text.length() - 1).split(" ");
            require(heading.length == 3, "a heading names a scenario, a side and a deployment");
            return;
        }
        int colon = text.indexOf(':');
        require(heading.length == 3 && colon > 0, "neither a heading nor a field below one");
        String field = text.substring(0, colon);
        require(FIELDS.contains(field) || CAMPAIGN_FIELDS.contains(field), "unknown field " + field);
        require(fields.put(field, text.substring(colon + 1).strip()) == null, field + " appears twice");
    }

    private void finish() {
        if (heading.length == 0) {
            return;
        }
        Optional<ScenarioSheet> campaign = campaign();
        List<String> wanted = campaign.isPresent() ? CAMPAIGN_FIELDS : FIELDS;
        require(fields.keySet().containsAll(wanted), "the deployment above lacks one of " + wanted);
        read.add(campaign.<Deployment>map(this::ofCampaign).orElseGet(this::ofPieces));
        fields.clear();
        heading = new String[0];
    }

    private Optional<ScenarioSheet> campaign() {
        return Scenarios.named(heading[0])
                .filter(scenario -> scenario.further(Charter.class) != null)
                .map(Scenario::sheet);
    }

    private CampaignDeployment ofCampaign(ScenarioSheet sheet) {
        try {
            WarPlan plan = WarPlan.of(sheet, list("units"), list("pdbs"), list("base"), list("planets"));
            return new CampaignDeployment(
                    heading[0], side(heading[1]), heading[2], fields.get("name"), fields.get("idea"), plan);
        } catch (ContentException unreadable) {
            throw fault(unreadable.getMessage());
        }
    }

    private List<String> list(String field) {
        return fields.get(field).isEmpty()
                ? List.of()
                : List.of(fields.get(field).split("; "));
    }

    private FirstDeployment ofPieces() {
        return new FirstDeployment(
                heading[0],
                side(heading[1]),
                heading[2],
                fields.get("name"),
                fields.get("idea"),
                units(),
                place(fields.get("characters")),
                holders(),
                set(fields.get("with units")));
    }

    private Side side(String word) {
        for (Side side : Side.values()) {
            if (side.name().toLowerCase(Locale.ROOT).equals(word)) {
                return side;
            }
        }
        throw fault("unknown side " + word);
    }

    /** Case 16.12: who has no planet to begin on comes from space. */
    private int place(String name) {
        return name.equals(FROM_SPACE) ? Place.SPACE : number(Kind.ENVIRON, name);
    }

    private Map<UnitType, List<Integer>> units() {
        Map<UnitType, List<Integer>> units = new HashMap<>();
        if (fields.get("units").isEmpty()) {
            return units;
        }
        for (String part : fields.get("units").split("; ")) {
            String[] words = part.split(" ");
            List<Integer> places = new ArrayList<>();
            for (int word = 1; word < words.length; word++) {
                places.add(number(Kind.ENVIRON, words[word]));
            }
            units.put(UnitType.at(number(Kind.UNIT, words[0])), List.copyOf(places));
        }
        return units;
    }

    private Map<Integer, Integer> holders() {
        Map<Integer, Integer> holders = new HashMap<>();
        for (String part : fields.get("ships").split("; ")) {
            String[] words = part.split(" ");
            require(words.length == 2, "each ship needs one holder");
            holders.put(number(Kind.SHIP, words[0]), number(Kind.CHARACTER, words[1]));
        }
        return holders;
    }

    private long set(String numbers) {
        long set = 0;
        for (String word : numbers.isEmpty() ? new String[0] : numbers.split(" ")) {
            set |= PieceSet.only(number(Kind.CHARACTER, word));
        }
        return set;
    }

    /** The place in the catalogue of what a key names. */
    private int number(Kind kind, String name) {
        try {
            return Action.parse(kind.key() + ":" + name).argument();
        } catch (IllegalArgumentException unknown) {
            throw fault(unknown.getMessage());
        }
    }

    private void require(boolean condition, String reason) {
        if (!condition) {
            throw fault(reason);
        }
    }

    private IllegalArgumentException fault(String reason) {
        return new IllegalArgumentException(file + ", line " + line + ": " + reason);
    }
}
