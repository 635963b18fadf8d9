package fitg.e2e;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import fitg.server.client.Client;

/**
 * The most that can ever stand on the map: every planet in play and every environ occupied by both sides. No scenario of
 * the present level has that, so what the server tells of a game is filled up on its way to the page.
 */
final class FullGalaxy {

    private static final JsonMapper JSON = new JsonMapper();
    private static final String[] LOYALTIES = {"patriotic", "loyal", "neutral", "dissent", "unrest"};

    private final JsonNode printed;

    private FullGalaxy(JsonNode printed) {
        this.printed = printed;
    }

    /** From now on every game that this page opens is a full galaxy. */
    static void fillFor(Page page, Client client) {
        FullGalaxy galaxy = new FullGalaxy(client.get("/api/catalogue").ok());
        page.routeWebSocket("**/api/socket", browser -> {
            WebSocketRoute server = browser.connectToServer();
            server.onMessage(message -> browser.send(galaxy.filled(message.text())));
        });
    }

    private String filled(String message) {
        try {
            JsonNode update = JSON.readTree(message);
            if (update.path("view").path("board") instanceof ObjectNode board) {
                fill(board);
            }
            return JSON.writeValueAsString(update);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private void fill(ObjectNode board) {
        ObjectNode planet = (ObjectNode) board.get("planets").get(0);
        ObjectNode environ = (ObjectNode) board.get("environs").get(0);
        ObjectNode character = (ObjectNode) board.get("characters").get(0);
        board.set("planets", planets(planet.deepCopy()));
        board.set("environs", environs(environ.deepCopy()));
        board.set("characters", characters(character.deepCopy()));
    }

    private ArrayNode planets(ObjectNode pattern) {
        ArrayNode all = JSON.createArrayNode();
        for (JsonNode each : printed.get("planets")) {
            int number = all.size();
            ObjectNode planet = pattern.deepCopy();
            planet.put("id", each.get("id").asInt())
                    .put("name", each.get("name").asText());
            planet.put("loyalty", LOYALTIES[number % LOYALTIES.length])
                    .put("loyaltyInUse", true)
                    .put("control", number % 2 == 0 ? "imperial" : "rebel")
                    .put("pdbLevel", number % 3)
                    .put("pdbUp", number % 4 != 0);
            all.add(planet);
        }
        return all;
    }

    private ArrayNode environs(ObjectNode pattern) {
        ArrayNode all = JSON.createArrayNode();
        for (JsonNode each : printed.get("environs")) {
            ObjectNode environ = pattern.deepCopy();
            for (String field : new String[] {"id", "planet", "name", "type"}) {
                environ.set(field, each.get(field));
            }
            ArrayNode units = environ.putArray("units");
            for (JsonNode unit : printed.get("units")) {
                boolean fits = !unit.get("kind").asText().contains("-")
                        || unit.get("kind").asText().startsWith(each.get("type").asText());
                if (fits) {
                    units.addObject()
                            .put("kind", unit.get("kind").asText())
                            .put("name", unit.get("name").asText())
                            .put("side", unit.get("side").asText())
                            .put("count", 1 + units.size() % 3);
                }
            }
            environ.put("campSince", 1);
            all.add(environ);
        }
        return all;
    }

    /** There are fewer characters than environs, so some environs see none of them and some see two. */
    private ArrayNode characters(ObjectNode pattern) {
        ArrayNode all = JSON.createArrayNode();
        JsonNode environs = printed.get("environs");
        for (JsonNode each : printed.get("characters")) {
            ObjectNode character = pattern.deepCopy();
            for (String field : new String[] {"number", "name", "side"}) {
                character.set(field, each.get(field));
            }
            int place = all.size() * 5 % environs.size();
            character.put("place", "environ").set("environ", environs.get(place).get("id"));
            all.add(character);
        }
        return all;
    }
}
