package fitg.e2e.page;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.e2e.browser.GameHouse;
import fitg.server.client.Seat;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Moments of Breakout at Egrix, reached over HTTP: the second edition has orbits, jumps and fights to look at. */
public final class Breakout {

    public static final String SCENARIO = "breakout-at-egrix";

    private static final int LONGEST_GAME = 4000;
    private static final int GAMES = 20;
    private static final Pattern BOLD =
            Pattern.compile("^(attack|search|units|patrol|characters|take|stand|go-on|mission:|roll|fly:)");

    private Breakout() {}

    /** The Rebels' first question after the set-up: which starships move. Nothing has been rolled. */
    public static Seat orbit(GameHouse house) {
        return found(house, Breakout::suggested, view -> asks(view, "interplanetary"));
    }

    /** Starships on Lysenda are about to go to another star. Nothing has been rolled. */
    public static Seat jump(GameHouse house) {
        return found(house, Breakout::aboardAndAway, view -> asks(view, "destination"));
    }

    /** A combat between characters with some dice behind it; which one is a matter of luck. */
    public static Seat fight(GameHouse house) {
        Random luck = new Random(5);
        return found(house, decision -> boldly(decision, luck), Breakout::isInTheThick);
    }

    /** The Rebel seat of a new game against a computer player who takes any answer. */
    public static Seat againstTheComputer(GameHouse house) {
        JsonNode opened = house.client().open(SCENARIO, "human", "random");
        Seat seat = new Seat(
                house.client(),
                opened.at("/game/id").asText(),
                opened.at("/tokens/rebel").asText());
        seat.sitDown("Ada");
        return seat;
    }

    private static boolean isInTheThick(JsonNode view) {
        JsonNode battle = view.at("/board/theatre/battle");
        return battle.path("kind").asText().equals("characters")
                && battle.path("round").asInt() > 1;
    }

    private static boolean asks(JsonNode view, String question) {
        return view.at("/decision/question").asText().equals(question);
    }

    private interface Way {
        String answer(JsonNode decision);
    }

    /** Plays games until a seat sees what is wanted. */
    private static Seat found(GameHouse house, Way way, Predicate<JsonNode> wanted) {
        for (int game = 0; game < GAMES; game++) {
            Seat seat = play(List.of(house.client().table(SCENARIO)), way, wanted);
            if (seat != null) {
                return seat;
            }
        }
        throw new AssertionError("no game came to what was wanted");
    }

    private static Seat play(List<Seat> seats, Way way, Predicate<JsonNode> wanted) {
        Seat now = seats.getFirst();
        for (int answers = 0; answers < LONGEST_GAME; answers++) {
            JsonNode view = now.view();
            if (!view.has("decision")) {
                now = now == seats.getFirst() ? seats.getLast() : seats.getFirst();
                view = now.view();
            }
            if (!view.has("decision")) {
                return null;
            }
            if (wanted.test(view)) {
                return now;
            }
            JsonNode decision = view.get("decision");
            now.play(decision.get("number").asInt(), way.answer(decision)).ok();
        }
        return null;
    }

    private static String suggested(JsonNode decision) {
        return decision.get("suggested").asText();
    }

    /** The Rebel starships of Lysenda all go, with whatever is suggested aboard. */
    private static String aboardAndAway(JsonNode decision) {
        return Stream.of("move-ships:", "counter:")
                .flatMap(wanted -> keys(decision).filter(key -> key.startsWith(wanted)))
                .findFirst()
                .orElse(suggested(decision));
    }

    /** Whatever leads to a fight, now and then something else. */
    private static String boldly(JsonNode decision, Random luck) {
        List<String> bold =
                keys(decision).filter(key -> BOLD.matcher(key).find()).toList();
        List<String> keys =
                bold.isEmpty() || luck.nextInt(5) == 0 ? keys(decision).toList() : bold;
        return keys.get(luck.nextInt(keys.size()));
    }

    private static Stream<String> keys(JsonNode decision) {
        return decision.get("actions")
                .valueStream()
                .map(action -> action.get("key").asText());
    }
}
