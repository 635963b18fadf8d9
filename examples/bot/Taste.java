import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the bot likes. It knows few rules: which missions pay, where people are needed, and that one attacks who will lose
 * more. The chances come with the actions, and everything else is left to the answer the game suggests.
 */
final class Taste {

    /** What a mission is worth if it succeeds, in our opinion; a mission that is not here is worth one. */
    private static final Map<String, Double> MISSIONS = Map.of(
            "R", 8.0, // start or stop a rebellion
            "D", 4.0, // diplomacy
            "C", 5.0, // coup
            "F", 3.0, // free prisoners
            "G", 3.0, // gain characters
            "T", 2.5, // subvert troops
            "A", 2.0, // assassination
            "I", 2.0); // gather information

    private static final List<String> LOYALTY = List.of("patriotic", "loyal", "neutral", "dissent", "unrest");
    private static final Pattern LOSS = Pattern.compile("the (defender|attacker|units)\\b.* lose (\\d+)");

    private final RandomGenerator luck;
    private final Set<Object> movedThisTurn = new HashSet<>();
    private Object turn;

    Taste(RandomGenerator luck) {
        this.luck = luck;
    }

    Map<?, ?> anyOf(List<?> documents) {
        return (Map<?, ?>) documents.get(luck.nextInt(documents.size()));
    }

    /** The key of one of the legal actions. */
    String choose(Map<?, ?> view) {
        Map<?, ?> decision = Json.object(view, "decision");
        Map<?, ?> board = Json.object(view, "board");
        if (!board.get("turn").equals(turn)) {
            turn = board.get("turn");
            movedThisTurn.clear();
        }
        return switch (Json.text(decision, "question")) {
            case "move" -> move(board, decision);
            case "walk-destination", "flight-destination", "enter-from-space" ->
                best(decision, action -> need(board, Json.object(action, "piece").get("id")));
            case "mission" -> best(decision, action -> mission(board, decision, action));
            case "next-search" -> best(decision, action -> chance(action, "find them"));
            case "declare-combat" -> best(decision, Taste::battle);
            default -> Json.text(decision, "suggested");
        };
    }

    static String text(Map<?, ?> decision, String key) {
        return Json.list(decision, "actions").stream()
                .filter(action -> action.get("key").equals(key))
                .map(action -> Json.text(action, "text"))
                .findFirst()
                .orElse(key);
    }

    /** The action with the highest worth. Whatever is worth nothing is no better than what the game suggests. */
    private static String best(Map<?, ?> decision, ToDoubleFunction<Map<?, ?>> worth) {
        String best = Json.text(decision, "suggested");
        double most = 0;
        for (Map<?, ?> action : Json.list(decision, "actions")) {
            double value = worth.applyAsDouble(action);
            if (value > most) {
                most = value;
                best = Json.text(action, "key");
            }
        }
        return best;
    }

    // ---- where to go

    /** Each character and ship once in a turn, and only for a better place. */
    private String move(Map<?, ?> board, Map<?, ?> decision) {
        for (Map<?, ?> action : Json.list(decision, "actions")) {
            String key = Json.text(action, "key");
            boolean goes = key.startsWith("walk:") || key.startsWith("fly:");
            if (goes && isNeededElsewhere(board, key) && movedThisTurn.add(key)) {
                return key;
            }
        }
        return Json.text(decision, "suggested");
    }

    private static boolean isNeededElsewhere(Map<?, ?> board, String key) {
        String id = key.substring(key.indexOf(':') + 1);
        boolean flies = key.startsWith("fly:");
        Object here = null;
        for (Map<?, ?> each : Json.list(board, flies ? "ships" : "characters")) {
            if (String.valueOf(each.get(flies ? "key" : "number")).equals(id)) {
                here = each.get("environ");
            }
        }
        Object from = here;
        Object planet = planetOf(board, from);
        double mine = from == null ? 0 : need(board, from);
        return Json.list(board, "environs").stream()
                .filter(environ -> flies || environ.get("planet").equals(planet))
                .anyMatch(environ -> need(board, environ.get("id")) > mine + 1);
    }

    private static Object planetOf(Map<?, ?> board, Object environ) {
        return Json.list(board, "environs").stream()
                .filter(each -> each.get("id").equals(environ))
                .map(each -> (Object) each.get("planet"))
                .findFirst()
                .orElse(null);
    }

    /** Rebels go where a planet is ripe and few are looking; the Empire where rebels were seen or a planet is unruly. */
    private static double need(Map<?, ?> board, Object environ) {
        boolean rebel = board.get("viewer").equals("rebel");
        Object where = planetOf(board, environ);
        double need = 1;
        for (Map<?, ?> planet : Json.list(board, "planets")) {
            if (planet.get("id").equals(where)) {
                boolean risen = Json.text(planet, "state", "id").startsWith("rebel");
                double unrest = LOYALTY.indexOf(Json.text(planet, "loyalty"));
                need += rebel ? (risen ? 0 : 1.5 * unrest) : (risen ? 5 : unrest);
            }
        }
        for (Map<?, ?> each : Json.list(board, "environs")) {
            if (each.get("id").equals(environ) && rebel) {
                for (Map<?, ?> units : Json.list(each, "units")) {
                    need -= units.get("side").equals("imperial") ? 0.5 * ((Number) units.get("count")).doubleValue() : 0;
                }
            }
        }
        for (Map<?, ?> character : Json.list(board, "characters")) {
            boolean prey = character.get("side").equals("rebel") && !Boolean.TRUE.equals(character.get("prisoner"));
            if (!rebel && prey && environ.equals(character.get("environ"))) {
                need += 2;
            }
        }
        return need;
    }

    // ---- what to risk

    /** What it would gain, times the chance of at least one letter. */
    private static double mission(Map<?, ?> board, Map<?, ?> decision, Map<?, ?> action) {
        String key = Json.text(action, "key");
        if (!key.startsWith("mission:")) {
            return 0;
        }
        String letter = key.substring("mission:".length());
        double worth = letter.equals("R") && isTooEarly(board, Json.object(decision, "subject").get("id"))
                ? 0
                : MISSIONS.getOrDefault(letter, 1.0);
        return worth * chance(action, "at least one letter");
    }

    /** A planet rises from unrest only; before that diplomacy has to do its work. */
    private static boolean isTooEarly(Map<?, ?> board, Object environ) {
        Object where = planetOf(board, environ);
        return board.get("viewer").equals("rebel")
                && Json.list(board, "planets").stream()
                        .anyMatch(planet -> planet.get("id").equals(where)
                                && !planet.get("loyalty").equals("unrest"));
    }

    /** The greatest chance among the outcomes that say so. */
    private static double chance(Map<?, ?> action, String what) {
        return outcomes(action).stream()
                .filter(outcome -> Json.text(outcome, "what").contains(what))
                .mapToDouble(outcome -> ((Number) outcome.get("probability")).doubleValue())
                .max()
                .orElse(0);
    }

    /** What they can be expected to lose beyond what we do; holding back stands for nothing lost and nothing won. */
    private static double battle(Map<?, ?> action) {
        if (!action.get("key").equals("attack")) {
            return 0.001;
        }
        double gain = 0;
        for (Map<?, ?> outcome : outcomes(action)) {
            Matcher loss = LOSS.matcher(Json.text(outcome, "what"));
            if (loss.find()) {
                double expected = ((Number) outcome.get("probability")).doubleValue() * Integer.parseInt(loss.group(2));
                gain += loss.group(1).equals("attacker") ? -expected : expected;
            }
        }
        return gain;
    }

    private static List<Map<?, ?>> outcomes(Map<?, ?> action) {
        return action.get("odds") == null ? List.of() : Json.list(Json.object(action, "odds"), "outcomes");
    }
}
