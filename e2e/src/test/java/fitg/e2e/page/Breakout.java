package fitg.e2e.page;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.e2e.browser.GameHouse;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.rules.combat.second.Battle;
import fitg.saves.Recording;
import fitg.server.client.Seat;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Moments of Breakout at Egrix: the second edition has orbits, jumps and fights to look at. */
public final class Breakout {

    public static final String SCENARIO = "breakout-at-egrix";

    private static final int GAMES = 20;
    private static final Pattern BOLD =
            Pattern.compile("^(attack|search|units|patrol|characters|take|stand|go-on|mission:|roll|fly:)");

    private Breakout() {}

    /** The Rebels' first question after the set-up: which starships move. Nothing has been rolled. */
    public static Seat orbit(GameHouse house) {
        return found(house, Decision::suggested, game -> asks(game, "INTERPLANETARY"));
    }

    /** Starships on Lysenda are about to go to another star. Nothing has been rolled. */
    public static Seat jump(GameHouse house) {
        return found(house, Breakout::aboardAndAway, game -> asks(game, "DESTINATION"));
    }

    /** A combat between characters with some dice behind it. */
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

    private static boolean isInTheThick(Game game) {
        return game.viewFor(Viewer.SPECTATOR)
                .battle()
                .filter(battle -> battle.sort() == Battle.Sort.CHARACTERS && battle.round() > 1)
                .isPresent();
    }

    private static boolean asks(Game game, String question) {
        return game.pending().orElseThrow().question().toString().equals(question);
    }

    /** Plays games until one comes to what is wanted. */
    private static Seat found(GameHouse house, Function<Decision, Action> way, Predicate<Game> wanted) {
        for (int seed = 1; seed <= GAMES; seed++) {
            Recording game = Prepared.played(SCENARIO, seed, way, wanted);
            if (!game.game().isOver()) {
                return Prepared.seat(house, game);
            }
        }
        throw new AssertionError("no game came to what was wanted");
    }

    /** The Rebel starships of Lysenda all go, with whatever is suggested aboard. */
    private static Action aboardAndAway(Decision decision) {
        return Stream.of("move-ships:", "counter:")
                .flatMap(wanted -> decision.actions().stream()
                        .filter(action -> action.key().startsWith(wanted)))
                .findFirst()
                .orElse(decision.suggested());
    }

    /** Whatever leads to a fight, now and then something else. */
    private static Action boldly(Decision decision, Random luck) {
        List<Action> bold = decision.actions().stream()
                .filter(action -> BOLD.matcher(action.key()).find())
                .toList();
        List<Action> some = bold.isEmpty() || luck.nextInt(5) == 0 ? decision.actions() : bold;
        return some.get(luck.nextInt(some.size()));
    }
}
