package fitg.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.saves.SavedGame;
import fitg.server.store.SeatKind;
import fitg.server.table.GamePlan;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import fitg.server.table.SeatPlan;
import fitg.server.table.Seating;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What requests bring, as the API describes it. Absent fields are null and get their defaults here. */
final class Bodies {

    private static final Pattern SOCKET = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    private Bodies() {}

    record Seat(SeatKind kind, String level, String name) {
        SeatPlan plan() {
            return new SeatPlan(kind, level, name);
        }
    }

    record Seats(Seat rebel, Seat imperial) {
        Map<Side, SeatPlan> plans() {
            if (rebel == null || imperial == null) {
                throw new Refusal(Kind.MALFORMED, "A game needs two seats: rebel and imperial.");
            }
            return new EnumMap<>(Map.of(Side.REBEL, rebel.plan(), Side.IMPERIAL, imperial.plan()));
        }
    }

    record HouseRules(Boolean worstDetection) {
        Options options() {
            return new Options(Boolean.TRUE.equals(worstDetection));
        }
    }

    record NewGame(String scenario, HouseRules options, Seats seats, Boolean spectators, Integer spectatorDelay) {
        GamePlan plan() {
            return Bodies.plan(
                    Bodies.scenario(scenario),
                    options == null ? Options.standard() : options.options(),
                    seats,
                    spectators,
                    spectatorDelay);
        }
    }

    record Fork(Integer action, Seats seats, Boolean spectators, Integer spectatorDelay) {
        int at() {
            return required("action", action);
        }

        GamePlan plan(Scenario scenario, Options options) {
            return Bodies.plan(scenario, options, seats, spectators, spectatorDelay);
        }
    }

    /** {@code game} is the saved game itself, as a JSON object. */
    record Import(JsonNode game, Seats seats, Boolean spectators, Integer spectatorDelay) {
        Import {
            if (game == null || !game.isObject()) {
                throw new Refusal(Kind.MALFORMED, "The field game must be a saved game, as a JSON object.");
            }
        }

        /** A finished game needs nobody; those who sat there are named as the file names them. */
        GamePlan plan(SavedGame saved) {
            boolean over = saved.verdict().isPresent();
            Seats chosen = over ? new Seats(named(saved, Side.REBEL), named(saved, Side.IMPERIAL)) : seats;
            return Bodies.plan(saved.scenario(), saved.options(), chosen, spectators, spectatorDelay);
        }

        private static Seat named(SavedGame saved, Side side) {
            return new Seat(SeatKind.HUMAN, null, saved.players().get(side));
        }
    }

    record SitDown(String name, String promise, String nonce) {
        Seating.Person person() {
            return new Seating.Person(name, promise, nonce);
        }
    }

    /** The nonce that was promised. */
    record Shown(String nonce) {}

    record Invited(String invitation) {
        Invited {
            requireInvitation(invitation);
        }
    }

    record Join(String invitation, String name, String promise, String nonce) {
        Join {
            requireInvitation(invitation);
        }

        Seating.Person person() {
            return new Seating.Person(name, promise, nonce);
        }
    }

    private static void requireInvitation(String invitation) {
        if (invitation == null || invitation.isEmpty()) {
            throw new Refusal(Kind.MALFORMED, "The invitation is missing.");
        }
    }

    record MyGames(List<String> tokens) {
        private static final int MOST = 100;

        MyGames {
            if (tokens == null || tokens.size() > MOST || tokens.contains(null)) {
                throw new Refusal(Kind.MALFORMED, "The field tokens must be a list of at most " + MOST + " texts.");
            }
        }
    }

    /** @param socket what the client calls its socket, to be told in the answer and not there as well */
    record Actions(Integer number, List<String> actions, String socket) {
        private static final int MOST = 100;
        private static final int LONGEST = 100;

        Actions {
            required("number", number);
            boolean fits = actions != null
                    && !actions.isEmpty()
                    && actions.size() <= MOST
                    && actions.stream().allMatch(key -> key != null && key.length() <= LONGEST);
            if (!fits) {
                throw new Refusal(Kind.MALFORMED, "The field actions must be a list of 1 to " + MOST + " action keys.");
            }
            requireSocket(socket);
        }
    }

    /** How many actions, or {@code to}: "segment-start". */
    record Undo(Integer number, Integer actions, String to) {
        private static final String START = "segment-start";

        Undo {
            required("number", number);
            boolean fits = actions == null ? START.equals(to) : to == null;
            if (!fits) {
                throw new Refusal(
                        Kind.MALFORMED, "Say how many actions to take back, or as field to: \"" + START + "\".");
            }
        }

        boolean toSegmentStart() {
            return to != null;
        }
    }

    record SeenLog(Integer log) {
        SeenLog {
            required("log", log);
        }
    }

    record Say(String text) {}

    /** The first message on a socket; {@code socket} is what the client calls it. */
    record Hello(String game, String token, String socket) {
        Hello {
            if (game == null) {
                throw new Refusal(Kind.MALFORMED, "The first message must name the game.");
            }
            requireSocket(socket);
        }
    }

    private static void requireSocket(String name) {
        if (name != null && !SOCKET.matcher(name).matches()) {
            throw new Refusal(Kind.MALFORMED, "The field socket must be 1 to 64 letters, digits, _ or -.");
        }
    }

    private static GamePlan plan(
            Scenario scenario, Options options, Seats seats, Boolean spectators, Integer spectatorDelay) {
        if (seats == null) {
            throw new Refusal(Kind.MALFORMED, "A game needs two seats: rebel and imperial.");
        }
        return new GamePlan(
                scenario,
                options,
                seats.plans(),
                spectators == null || spectators,
                spectatorDelay == null ? 0 : spectatorDelay);
    }

    private static Scenario scenario(String id) {
        return Scenarios.named(id == null ? "" : id)
                .orElseThrow(() -> new Refusal(
                        Kind.MALFORMED,
                        "The field scenario must be one of "
                                + Scenarios.all().stream().map(Scenario::id).collect(Collectors.joining(", ")) + "."));
    }

    private static int required(String field, Integer number) {
        if (number == null) {
            throw new Refusal(Kind.MALFORMED, "The field " + field + " is missing.");
        }
        return number;
    }
}
