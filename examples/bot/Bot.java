import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * A bot that plays Freedom in the Galaxy over the public API. It needs a JDK and nothing else:
 *
 *     java examples/bot/Bot.java --against captain --games 10    plays ours, the sides in turn
 *     java examples/bot/Bot.java --against open                  prints an invitation for somebody
 *     java examples/bot/Bot.java LINK                            takes the seat of an invitation or of a link
 *
 * To make it yours, write another {@link Taste}. docs/bots.md explains the rest.
 */
public final class Bot {

    private static final String USAGE = """
            java Bot.java [LINK] [--server URL] [--name NAME] [--quiet]
                          [--scenario ID] [--side rebel|imperial|both] [--against LEVEL|open] [--games N]

            LINK       an invitation, or the link of a seat; without one the bot opens games itself
            --server   where to open them (http://localhost:8080)
            --scenario one of the server's scenarios; the first of them unless said
            --against  a computer player by its name (recruit), or open: somebody who follows an invitation
            --side     which seat the bot takes; both, which it is unless said, is one after the other
            --games    how many games, one at a time (1)
            --quiet    only the results, not every choice""";

    private final Server server;
    private final Map<String, String> wanted;
    private final String name;
    private final boolean quiet;

    private Bot(Server server, Map<String, String> wanted) {
        this.server = server;
        this.wanted = wanted;
        this.name = wanted.getOrDefault("name", "Example bot");
        this.quiet = wanted.containsKey("quiet");
    }

    public static void main(String[] args) {
        try {
            Map<String, String> wanted = options(args);
            String link = wanted.get("link");
            Server server = new Server(
                    link == null ? wanted.getOrDefault("server", "http://localhost:8080") : Server.ofLink(link));
            Bot bot = new Bot(server, wanted);
            if (link == null) {
                bot.playGames();
            } else {
                bot.play(bot.takeSeat(link));
            }
        } catch (IllegalArgumentException wrong) {
            System.err.println(wrong.getMessage());
            System.err.println(USAGE);
            System.exit(2);
        } catch (Refused refused) {
            System.err.println("The server refused: " + refused.getMessage() + " (" + refused.type() + ")");
            System.exit(1);
        } catch (Server.Unreachable | IllegalStateException failed) {
            System.err.println(failed.getMessage());
            System.exit(1);
        }
        System.exit(0); // the connections of the HTTP client would linger
    }

    private static Map<String, String> options(String[] args) {
        Map<String, String> options = new HashMap<>();
        for (int i = 0; i < args.length; i++) {
            switch (args[i]) {
                case "--quiet" -> options.put("quiet", "");
                case "--server", "--name", "--scenario", "--side", "--against", "--games" -> {
                    if (i + 1 == args.length) {
                        throw new IllegalArgumentException(args[i] + " needs a value.");
                    }
                    options.put(args[i].substring(2), args[++i]);
                }
                default -> {
                    if (args[i].startsWith("-")) {
                        throw new IllegalArgumentException("There is no option " + args[i] + ".");
                    }
                    options.put("link", args[i]);
                }
            }
        }
        return options;
    }

    // ---- getting a seat

    private record Seat(String game, String token) {}

    /** A seat's link is .../games/ID#SECRET, an invitation .../join#SECRET. The secret is never sent as part of an address. */
    private Seat takeSeat(String link) {
        String secret = link.substring(link.indexOf('#') + 1);
        if (link.contains("/join#")) {
            Map<?, ?> joined =
                    server.postOnce("/api/join", null, Map.of("invitation", secret, "name", name, "nonce", nonce()));
            String game = Json.text(joined, "game", "id");
            String token = Json.text(joined, "token");
            System.out.println("My seat, in case I have to be started again: " + server.link(game, token));
            return new Seat(game, token);
        }
        String path = link.substring(0, link.indexOf('#'));
        Seat seat = new Seat(path.substring(path.lastIndexOf('/') + 1), secret);
        sitDown(seat);
        return seat;
    }

    /** A game has the bot in one seat and a computer player or a guest in the other. */
    private Seat open(String side) {
        String against = wanted.getOrDefault("against", "recruit");
        Map<String, Object> other =
                against.equals("open") ? Map.of("kind", "open") : Map.of("kind", "computer", "level", against);
        Map<String, Object> mine = Map.of("kind", "human", "name", name);
        boolean rebel = side.equals("rebel");
        Map<?, ?> opened = server.postOnce("/api/games", null, Map.of(
                "scenario", wanted.containsKey("scenario") ? wanted.get("scenario") : firstScenario(),
                "seats", Map.of("rebel", rebel ? mine : other, "imperial", rebel ? other : mine)));
        Seat seat = new Seat(Json.text(opened, "game", "id"), Json.text(opened, "tokens", side));
        System.out.println("My seat, in case I have to be started again: " + server.link(seat.game(), seat.token()));
        if (against.equals("open")) {
            String invitation = Json.text(opened, "invitations", rebel ? "imperial" : "rebel");
            System.out.println("Send this to whoever shall play against me: " + server.invitation(invitation));
        }
        sitDown(seat);
        return seat;
    }

    /** The server lists its scenarios; the first is the one to begin with. */
    private String firstScenario() {
        return Json.text(Json.list(server.get("/api/scenarios", null), "scenarios").getFirst(), "id");
    }

    /** The nonce is the bot's part of the dice: with it neither the server nor anybody else can choose them. */
    private void sitDown(Seat seat) {
        try {
            server.post("/api/games/" + seat.game() + "/seat", seat.token(), Map.of("name", name, "nonce", nonce()));
        } catch (Refused refused) {
            if (!refused.is("conflict")) { // it sits there already and was started again
                throw refused;
            }
        }
    }

    private static String nonce() {
        byte[] bytes = new byte[32];
        new java.security.SecureRandom().nextBytes(bytes);
        return java.util.HexFormat.of().formatHex(bytes);
    }

    // ---- many games

    private void playGames() {
        String sides = wanted.getOrDefault("side", "both");
        if (!List.of("rebel", "imperial", "both").contains(sides)) {
            throw new IllegalArgumentException("--side is rebel, imperial or both, not " + sides + ".");
        }
        String games = wanted.getOrDefault("games", "1");
        if (!games.matches("[1-9]\\d{0,5}")) {
            throw new IllegalArgumentException("--games is a number, not " + games + ".");
        }
        int won = 0;
        for (int game = 0; game < Integer.parseInt(games); game++) {
            String side = sides.equals("both") ? (game % 2 == 0 ? "rebel" : "imperial") : sides;
            won += play(open(side)) ? 1 : 0;
        }
        System.out.println("Won " + won + " of " + games + (games.equals("1") ? " game." : " games."));
    }

    // ---- one game

    /** Looks, answers if asked, otherwise waits until the server has something new. Returns whether the game was won. */
    private boolean play(Seat seat) {
        String path = "/api/games/" + seat.game();
        Taste taste = new Taste(RandomGenerator.getDefault());
        try (Bell bell = new Bell(server, seat.game(), seat.token())) {
            Map<?, ?> view = null;
            while (true) {
                if (view == null) {
                    bell.hush(); // before looking, so that nothing is missed in between
                    view = Json.object(server.get(path + "/view", seat.token()), "view");
                }
                if (Json.text(view, "game", "status").equals("finished")) {
                    return tell(view);
                }
                if (view.get("decision") == null) {
                    bell.await();
                    view = null;
                } else {
                    view = answer(path, seat, view, taste);
                }
            }
        }
    }

    /** What the game looks like after it; null if that has to be asked. */
    private Map<?, ?> answer(String path, Seat seat, Map<?, ?> view, Taste taste) {
        Map<?, ?> decision = Json.object(view, "decision");
        try {
            return send(path, seat, decision, choice(path, seat, view, taste));
        } catch (Refused refused) {
            if (refused.is("stale") || refused.is("not-your-decision") || refused.is("game-over")) {
                return refused.view(); // an answer that was lost on the way had arrived, or somebody else has the same link
            }
            if (refused.is("not-legal")) {
                System.out.println("That was not legal, so I take what is suggested: " + refused.getMessage());
                return send(path, seat, decision, List.of(Json.text(decision, "suggested")));
            }
            throw refused;
        }
    }

    private Map<?, ?> send(String path, Seat seat, Map<?, ?> decision, List<?> actions) {
        return Json.object(
                server.post(
                        path + "/actions",
                        seat.token(),
                        Map.of("number", decision.get("number"), "actions", actions)),
                "view");
    }

    /** A set-up in one go if the server knows a way, otherwise one answer. */
    private List<?> choice(String path, Seat seat, Map<?, ?> view, Taste taste) {
        Map<?, ?> decision = Json.object(view, "decision");
        if (Json.text(decision, "question").startsWith("set-up")) {
            List<?> deployments = (List<?>) server.get(path + "/deployments", seat.token());
            if (!deployments.isEmpty()) {
                Map<?, ?> chosen = taste.anyOf(deployments);
                say(view, "I set up as \"" + chosen.get("name") + "\".");
                return new ArrayList<>((List<?>) chosen.get("actions"));
            }
        }
        String key = taste.choose(view);
        if (Json.list(decision, "actions").size() > 1) {
            say(view, Json.text(decision, "prompt") + " " + Taste.text(decision, key) + ".");
        }
        return List.of(key);
    }

    private void say(Map<?, ?> view, String sentence) {
        if (!quiet) {
            System.out.println("Turn " + Json.object(view, "board").get("turn") + ". " + sentence);
        }
    }

    private static boolean tell(Map<?, ?> view) {
        Map<?, ?> verdict = Json.object(view, "game", "verdict");
        boolean won = verdict.get("winner").equals(view.get("viewer"));
        System.out.println("I played the " + view.get("viewer") + " side and " + (won ? "won" : "lost") + " ("
                + verdict.get("reason") + "), with " + verdict.get("points") + " rebel victory points.");
        return won;
    }
}
