package fitg.server.secrecy;

import fitg.server.client.Answer;
import fitg.server.client.Client;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Something anybody can ask a server.
 *
 * @param body null to look, otherwise what is sent along
 */
record Request(String path, String token, Object body) {

    Answer to(Client client) {
        return body == null ? client.get(path, token) : client.post(path, token, body);
    }

    /** All there is to see of a game for the holder of a link, or for an onlooker. */
    static List<Request> looks(String game, String token) {
        List<Request> requests = new ArrayList<>();
        String base = "/api/games/" + game;
        for (String path : List.of(
                "",
                "/view",
                "/decision",
                "/deployments",
                "/hint",
                "/orders",
                "/log",
                "/log?since=3",
                "/log?before=3",
                "/log?before=99999",
                "/since-last-turn",
                "/since-last-turn?turns=1",
                "/chat",
                "/chat?since=1",
                "/export")) {
            requests.add(new Request(base + path, token, null));
        }
        requests.add(new Request("/api/my-games", null, Map.of("tokens", token == null ? List.of() : List.of(token))));
        return requests;
    }

    /** The least that shows everything. */
    static List<Request> glances(String game, String token) {
        return List.of(
                new Request("/api/games/" + game + "/export", token, null),
                new Request("/api/games/" + game + "/since-last-turn", token, null));
    }

    /** The game as it was when the viewer's log was so long. */
    static Request moment(String game, String token, int log) {
        return new Request("/api/games/" + game + "/view?at=" + log, token, null);
    }

    /** Which moments there have been. */
    static Request moments(String game, String token) {
        return new Request("/api/games/" + game + "/moments", token, null);
    }

    /**
     * What will not be granted: other people's views, moments to come, actions of the wrong side, at the wrong time or of
     * no sense, and whatever a running game does not allow.
     *
     * @param number the one that the next action must name
     * @param illegal a key that is not a legal answer of this seat
     */
    static List<Request> refused(String game, String token, int number, String illegal) {
        List<Request> requests = new ArrayList<>();
        String base = "/api/games/" + game;
        for (String viewer : List.of("rebel", "imperial", "spectator", "everybody")) {
            requests.add(new Request(base + "/view?as=" + viewer + "&at=99999", token, null));
            requests.add(new Request(base + "/log?since=99999&as=" + viewer, token, null));
        }
        requests.add(new Request(base + "/actions", token, "nonsense"));
        requests.add(new Request(base + "/actions", token, actions(number, "nonsense")));
        requests.add(new Request(base + "/actions", token, actions(number, illegal)));
        requests.add(new Request(base + "/actions", token, actions(number + 1, illegal)));
        requests.add(new Request(base + "/actions", token, actions(-1, illegal)));
        requests.add(new Request(base + "/undo", token, Map.of("number", number, "actions", 999)));
        requests.add(new Request(base + "/undo", token, Map.of("number", number + 1, "actions", 1)));
        requests.add(new Request(base + "/seen", token, Map.of("log", 99_999)));
        requests.add(new Request(base + "/rematch", token, Map.of()));
        requests.add(new Request(base + "/rematch/seat", token, Map.of()));
        requests.add(new Request(base + "/fork", token, Map.of("action", 0)));
        requests.add(new Request(base + "/seat", token, Map.of("name", "Ada")));
        requests.add(new Request(base + "/seats/rebel/invitation", token, Map.of()));
        requests.add(new Request(base + "/seats/imperial/invitation", token, Map.of()));
        return requests;
    }

    static Map<String, Object> actions(int number, String... keys) {
        return Map.of("number", number, "actions", List.of(keys));
    }
}
