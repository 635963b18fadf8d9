package fitg.server.http;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.procedure.HouseRule;
import fitg.procedure.Options;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedGame;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import fitg.server.shape.Texts;
import fitg.server.store.SeatKind;
import fitg.server.table.GamePlan;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import fitg.server.table.SeatPlan;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/** What requests bring that open a game: a new one, one from a file, or another way on from an old one. */
final class OpeningBodies {

    private OpeningBodies() {}

    @Says("Who is to sit in a seat.")
    @Called("NewSeat")
    record Seat(
            @Says("`human`: you, and the answer contains the secret. `open`: whoever follows the invitation."
                    + " `computer`: the server plays.")
            SeatKind kind,

            @Says("For a computer seat, and only there: the level of one of `GET /api/players`.") @Maybe
            String level,

            @Maybe @Is(Texts.Name.class) String name) {
        SeatPlan plan() {
            return new SeatPlan(kind, level, name);
        }
    }

    @Says("Both seats; each is needed.")
    @Called("NewSeats")
    record Seats(Seat rebel, Seat imperial) {
        Map<Side, SeatPlan> plans() {
            if (rebel == null || imperial == null) {
                throw new Refusal(Kind.MALFORMED, "A game needs two seats: rebel and imperial.");
            }
            return new EnumMap<>(Map.of(Side.REBEL, rebel.plan(), Side.IMPERIAL, imperial.plan()));
        }
    }

    @Says("The house rules of a new game; what is not named is off.")
    @Called("ChosenOptions")
    record HouseRules(@Maybe Boolean worstDetection) {
        Options options(Scenario scenario) {
            Options wanted = new Options(Boolean.TRUE.equals(worstDetection));
            for (HouseRule stranger : scenario.ruleset().strangers(wanted)) {
                throw new Refusal(
                        Kind.MALFORMED,
                        "The house rule " + stranger.id() + " is not among those of " + scenario.id() + ".");
            }
            return wanted;
        }
    }

    @Says("A game to open.")
    record NewGame(
            @Says("The id of one of `GET /api/scenarios`; left out where there is a position.") @Maybe
            String scenario,

            @Says("House rules that the scenario offers; what is not named is off.") @Maybe
            HouseRules options,

            @Says(
                    "Where the game begins instead of its set-up, as text; it names scenario and house rules itself. Who writes"
                            + " it knows both sides' secrets.")
            @Maybe
            String position,

            Seats seats,

            @Says("Whether anybody with the game's address may look on. Default: true.") @Maybe
            Boolean spectators,

            @Says("How many seconds spectators are behind. Default: 0.") @Maybe @Least(0) @Most(86400)
            Integer spectatorDelay) {
        GamePlan plan() {
            return position == null ? ofScenario() : ofPosition();
        }

        private GamePlan ofPosition() {
            if (scenario != null || options != null) {
                throw new Refusal(
                        Kind.MALFORMED,
                        "A position names its scenario and house rules; leave those fields out with it.");
            }
            try {
                Rules rules = Recording.rulesOf(position);
                return OpeningBodies.plan(rules.scenario(), rules.options(), seats, spectators, spectatorDelay);
            } catch (ReplayException impossible) {
                throw new Refusal(Kind.MALFORMED, "In the field position: " + impossible.getMessage() + ".");
            }
        }

        private GamePlan ofScenario() {
            Scenario chosen = OpeningBodies.scenario(scenario);
            return OpeningBodies.plan(
                    chosen,
                    options == null ? Options.standard() : options.options(chosen),
                    seats,
                    spectators,
                    spectatorDelay);
        }
    }

    @Says("Another way on from a moment of a finished game.")
    record Fork(
            @Says("How many actions of the old game are kept. `GET /view` with `at` says which number belongs to a"
                    + " moment.")
            @Least(0)
            Integer action,

            Seats seats,

            @Says("Whether anybody with the game's address may look on. Default: true.") @Maybe
            Boolean spectators,

            @Says("How many seconds spectators are behind. Default: 0.") @Maybe @Least(0) @Most(86400)
            Integer spectatorDelay) {
        int at() {
            return Bodies.required("action", action);
        }

        GamePlan plan(Scenario scenario, Options options) {
            return OpeningBodies.plan(scenario, options, seats, spectators, spectatorDelay);
        }
    }

    @Says("A game from a file. A finished game needs no seats: nobody sits down in it any more.")
    record Import(
            @Is(SavedGameShape.class) JsonNode game,
            @Maybe Seats seats,

            @Says("Whether anybody with the game's address may look on. Default: true.") @Maybe
            Boolean spectators,

            @Says("How many seconds spectators are behind. Default: 0.") @Maybe @Least(0) @Most(86400)
            Integer spectatorDelay) {
        Import {
            if (game == null || !game.isObject()) {
                throw new Refusal(Kind.MALFORMED, "The field game must be a saved game, as a JSON object.");
            }
        }

        /** A finished game needs nobody; those who sat there are named as the file names them. */
        GamePlan plan(SavedGame saved) {
            boolean over = saved.verdict().isPresent();
            Seats chosen = over ? new Seats(named(saved, Side.REBEL), named(saved, Side.IMPERIAL)) : seats;
            return OpeningBodies.plan(saved.scenario(), saved.options(), chosen, spectators, spectatorDelay);
        }

        private static Seat named(SavedGame saved, Side side) {
            return new Seat(SeatKind.HUMAN, null, saved.players().get(side));
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
        return Scenarios.onOffer(id == null ? "" : id)
                .orElseThrow(() -> new Refusal(
                        Kind.MALFORMED,
                        "The field scenario must be one of "
                                + Scenarios.all().stream().map(Scenario::id).collect(Collectors.joining(", ")) + "."));
    }
}
