package fitg.app.terminal;

import fitg.app.terminal.Command.Unclear;
import fitg.content.Tongue;
import fitg.play.Decision;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads a typed line: a number, an action's key or its words, or one of the commands. */
final class Interpreter {

    static final int LOG_LINES = 20;

    /** The words a line may begin with, for completion and help. */
    static final List<String> WORDS = List.of(
            "?",
            "odds",
            "hint",
            "log",
            "board",
            "points",
            "who",
            "card",
            "orders",
            "go",
            "fight",
            "undo",
            "undo turn",
            "save",
            "position",
            "load",
            "help",
            "quit");

    private Interpreter() {}

    /** @param preset what Enter alone answers; nothing where nobody would advise it */
    static Command read(String line, Decision decision, Optional<Action> preset) {
        String text = line.strip();
        if (text.isEmpty()) {
            return preset.<Command>map(Command.Play::new)
                    .orElseGet(() -> new Unclear("Nothing is advised here; type a number."));
        }
        if (text.matches("\\d{1,6}")) {
            return numbered(Integer.parseInt(text), decision);
        }
        int space = text.indexOf(' ');
        String word = (space < 0 ? text : text.substring(0, space)).toLowerCase(Locale.ROOT);
        String rest = space < 0 ? "" : unquoted(text.substring(space).strip());
        return switch (word) {
            case "?", "explain", "rule" -> new Command.Explain(rest);
            case "odds" -> new Command.ShowOdds();
            case "hint" -> new Command.ShowHint();
            case "log" -> log(rest);
            case "board", "b" -> new Command.ShowBoard(rest);
            case "points" -> new Command.ShowPoints();
            case "who", "card" ->
                rest.isEmpty()
                        ? new Unclear("Whom or what? Type a name after '" + word + "'.")
                        : new Command.LookUp(rest);
            case "go" ->
                rest.isEmpty()
                        ? new Unclear("What goes where? Type 'go NUMBER to PLACE with NAMES'.")
                        : new Command.Order(rest);
            case "fight" -> fight(rest.toLowerCase(Locale.ROOT), text, decision);
            case "orders" -> orders(rest.toLowerCase(Locale.ROOT));
            case "undo" -> undo(rest);
            case "save" -> rest.isEmpty() ? new Unclear("Type a file name after 'save'.") : new Command.Save(rest);
            case "position" ->
                rest.isEmpty() ? new Unclear("Type a file name after 'position'.") : new Command.WritePosition(rest);
            case "load" -> rest.isEmpty() ? new Unclear("Type a file name after 'load'.") : new Command.Load(rest);
            case "help", "h" -> new Command.Help();
            case "quit", "q", "exit" -> new Command.Quit();
            default -> worded(text, decision);
        };
    }

    private static Command numbered(int number, Decision decision) {
        int count = decision.actions().size();
        if (number < 1 || number > count) {
            return new Unclear(
                    count == 1
                            ? "The only answer is number 1."
                            : "There is no answer " + number + "; they go from 1 to " + count + ".");
        }
        return new Command.Play(decision.actions().get(number - 1));
    }

    private static Command log(String rest) {
        if (rest.isEmpty()) {
            return new Command.ShowLog(LOG_LINES);
        }
        return rest.matches("\\d{1,6}") && Integer.parseInt(rest) > 0
                ? new Command.ShowLog(Integer.parseInt(rest))
                : new Unclear("'log' takes a number of lines, not '" + rest + "'.");
    }

    private static Command orders(String rest) {
        if (rest.isEmpty()) {
            return new Command.ShowOrders();
        }
        String[] words = rest.split(" +");
        return words.length == 2 && words[0].matches("on|off")
                ? new Command.SwitchOrder(words[1], words[0].equals("on"))
                : new Unclear("Type 'orders', 'orders off NAME' or 'orders on NAME'.");
    }

    /** Some answers begin with this word, too. */
    private static Command fight(String rest, String text, Decision decision) {
        return TypedFight.isOne(rest) ? new Command.Fight(rest) : worded(text, decision);
    }

    private static Command undo(String rest) {
        return switch (rest.toLowerCase(Locale.ROOT)) {
            case "" -> new Command.Undo(false);
            case "turn" -> new Command.Undo(true);
            default -> new Unclear("Type 'undo' for one action or 'undo turn' for the whole segment.");
        };
    }

    /** An action by its key, or by the beginning of its words in any tongue if only one begins so. */
    private static Command worded(String text, Decision decision) {
        for (Action action : decision.actions()) {
            if (action.key().equals(text)) {
                return new Command.Play(action);
            }
        }
        String wanted = text.toLowerCase(Locale.ROOT);
        List<Action> fitting = decision.actions().stream()
                .filter(action -> Arrays.stream(Tongue.values())
                        .map(tongue -> Narrator.describe(decision, action, tongue))
                        .anyMatch(words -> words.toLowerCase(Locale.ROOT).startsWith(wanted)))
                .toList();
        return switch (fitting.size()) {
            case 1 -> new Command.Play(fitting.getFirst());
            case 0 -> new Unclear("'" + text + "' is neither an answer nor a command; 'help' lists the commands.");
            default -> new Unclear("'" + text + "' could be any of " + fitting.size() + " answers; type a number.");
        };
    }

    /** Completion may have quoted or escaped a blank. */
    private static String unquoted(String text) {
        return text.replaceAll("[\"'\\\\]", "").strip();
    }
}
