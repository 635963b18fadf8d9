package fitg.content;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/** Reads the cards and tracks of the Galactic Game. */
final class CampaignLoader {

    private static final Set<String> PROVINCES = Set.of("1", "2", "3", "4", "5");
    private static final Set<String> TIMINGS = Set.of("immediate", "this_turn");

    private final ContentSource source;
    private final Set<String> planetIds;
    private final Set<String> systemIds;
    /** The texts of 2002 that no card has claimed yet. */
    private final Map<String, Row> converted = new LinkedHashMap<>();

    CampaignLoader(ContentSource source, Set<String> planetIds, Set<String> systemIds) {
        this.source = source;
        this.planetIds = planetIds;
        this.systemIds = systemIds;
    }

    Campaign load() {
        CsvTable.read(source, "wording_2002.csv", "card,effect")
                .unique("card")
                .rows()
                .forEach(row -> converted.put(row.text("card"), row));
        Campaign campaign = new Campaign(galacticEvents(), planetSecrets(), strategicAssignments(), turnTrack());
        converted.values().forEach(row -> row.require(false, "no card is called " + row.text("card")));
        return campaign;
    }

    private List<GalacticEvent> galacticEvents() {
        return CsvTable.read(
                        source,
                        "galactic_events.csv",
                        "number,short_title,effect,timing,target_type,target_ids,parameters")
                .unique("short_title")
                .numbered("number", 98, 126)
                .rows()
                .stream()
                .map(this::galacticEvent)
                .toList();
    }

    private GalacticEvent galacticEvent(Row row) {
        row.text("timing");
        row.list("timing").forEach(word -> row.known("timing", word, TIMINGS));
        GalacticEvent.Target target = row.code("target_type", GalacticEvent.Target.class);
        List<String> ids = row.list("target_ids");
        switch (target) {
            case PLANETS -> checkTargets(row, ids, (id, column) -> row.known(column, id, planetIds));
            case STAR_SYSTEM -> checkTargets(row, ids, (id, column) -> row.known(column, id, systemIds));
            case PROVINCE -> checkTargets(row, ids, (id, column) -> row.known(column, id, PROVINCES));
            case ACTION_EVENT -> checkTargets(row, ids, (id, column) -> row.code(column, id, ActionEvent.class));
            default -> {}
        }
        return new GalacticEvent(
                row.number("number", 98, 126),
                row.text("short_title"),
                wording(row, "number"),
                target,
                ids,
                row.pairs("parameters", '='));
    }

    private Wording wording(Row row, String card) {
        Row other = converted.remove(row.text(card));
        return new Wording(row.text("effect"), (other == null ? row : other).text("effect"));
    }

    private static void checkTargets(Row row, List<String> ids, BiFunction<String, String, ?> check) {
        row.text("target_ids");
        ids.forEach(id -> check.apply(id, "target_ids"));
    }

    private List<PlanetSecret> planetSecrets() {
        return CsvTable.read(source, "planet_secrets.csv", "name,code,effect,lost_when")
                .unique("name")
                .unique("code")
                .exactly(16)
                .rows()
                .stream()
                .map(row -> new PlanetSecret(
                        row.text("name"),
                        row.text("code"),
                        wording(row, "code"),
                        row.code("lost_when", PlanetSecret.LostWhen.class)))
                .toList();
    }

    private List<StrategicAssignment> strategicAssignments() {
        return CsvTable.read(source, "strategic_assignments.csv", "number,province_a,province_b,source,note")
                .numbered("number", 127, 140)
                .rows()
                .stream()
                .map(CampaignLoader::strategicAssignment)
                .toList();
    }

    private static StrategicAssignment strategicAssignment(Row row) {
        int a = Integer.parseInt(row.reference("province_a", PROVINCES));
        int b = Integer.parseInt(row.reference("province_b", PROVINCES));
        row.require(a != b, "a Strategic Assignment names two provinces");
        return new StrategicAssignment(
                row.number("number", 127, 140), a, b, row.code("source", Evidence.class), row.text("note"));
    }

    private List<TurnTrackSpace> turnTrack() {
        return CsvTable.read(source, "turn_track.csv", "game_turn,taxed_province,source,note")
                .numbered("game_turn", 1, 20)
                .rows()
                .stream()
                .map(row -> {
                    int turn = row.number("game_turn", 1, 20);
                    row.require((turn == 1) == row.isBlank("taxed_province"), "only turn 1 has no taxation");
                    return new TurnTrackSpace(
                            turn,
                            row.optionalId("taxed_province", PROVINCES),
                            row.code("source", Evidence.class),
                            row.text("note"));
                })
                .toList();
    }
}
