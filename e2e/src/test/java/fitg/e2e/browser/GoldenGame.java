package fitg.e2e.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.stream.StreamSupport;

/** A recorded game, any moment of which can be put on the table: the same position in every run, without any dice. */
public final class GoldenGame {

    private static final Path FOLDER = Path.of("..", "lab", "src", "test", "resources", "golden");

    /** A question of a recorded game; {@code number} is how many actions came before it. */
    public record Moment(int number, String side, String question) {}

    private final JsonNode file;
    /** Where it has been imported already, and under which name. */
    private final Map<GameHouse, String> imported = new WeakHashMap<>();

    private GoldenGame(JsonNode file) {
        this.file = file;
    }

    public static GoldenGame of(String name) {
        try {
            return new GoldenGame(
                    new JsonMapper().readTree(FOLDER.resolve(name + ".json").toFile()));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    public static List<GoldenGame> all() {
        String[] names = FOLDER.toFile().list((folder, name) -> name.endsWith(".json"));
        return Arrays.stream(names)
                .sorted()
                .map(name -> of(name.replace(".json", "")))
                .toList();
    }

    /** A kind of question, where it comes up first. Both editions have questions of the same name. */
    public record Kind(String name, GoldenGame game, Moment moment) {}

    /** Every kind of question that comes up in the recorded games. */
    public static List<Kind> everyKind() {
        Map<String, Kind> first = new LinkedHashMap<>();
        for (GoldenGame game : all()) {
            for (Moment moment : game.moments()) {
                String name = moment.question() + game.edition();
                first.putIfAbsent(name, new Kind(name, game, moment));
            }
        }
        return List.copyOf(first.values());
    }

    private String edition() {
        return file.has("edition") ? " of " + file.get("edition").asText() : "";
    }

    public List<Moment> moments() {
        return StreamSupport.stream(file.get("journal").spliterator(), false)
                .map(entry -> new Moment(
                        entry.get("number").asInt(),
                        entry.get("side").asText(),
                        entry.get("question").asText()))
                .toList();
    }

    /** The n-th time that a side has a question, counted from one. */
    public Moment moment(String side, String question, int nth) {
        return moments().stream()
                .filter(each -> each.side().equals(side) && each.question().equals(question))
                .skip(nth - 1)
                .findFirst()
                .orElseThrow();
    }

    /** The finished game, as {@code /games/ID}. */
    public String finished(GameHouse house) {
        return "/games/" + imported(house);
    }

    /** The seat that has the question, in a new game that has come to this moment. */
    public Seat seatAt(GameHouse house, Moment moment) {
        Seat[] seats = seatsAt(house, moment);
        return moment.side().equals("rebel") ? seats[0] : seats[1];
    }

    /** Both seats of such a game, as {rebel, imperial}. */
    public Seat[] seatsAt(GameHouse house, Moment moment) {
        Client client = house.client();
        Map<String, Object> fork = Map.of(
                "action",
                moment.number(),
                "seats",
                Map.of("rebel", Client.seat("human"), "imperial", Client.seat("human")));
        JsonNode opened =
                client.post("/api/games/" + imported(house) + "/fork", fork).ok();
        return new Seat[] {seat(client, opened, "rebel", "Ada"), seat(client, opened, "imperial", "Grace")};
    }

    private String imported(GameHouse house) {
        return imported.computeIfAbsent(
                house,
                here -> here.client()
                        .post("/api/games/import", Map.of("game", file))
                        .ok()
                        .get("game")
                        .get("id")
                        .asText());
    }

    private static Seat seat(Client client, JsonNode opened, String side, String name) {
        Seat seat = new Seat(
                client,
                opened.get("game").get("id").asText(),
                opened.get("tokens").get(side).asText());
        seat.sitDown(name);
        return seat;
    }
}
