package fitg.app.terminal;

import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.play.words.Names;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two people at one screen: when the decision passes to the other side, the screen is wiped and shows only what both
 * may know until the next player has sat down. A small question whose answers betray nothing can be answered right
 * there, so that a fight does not send the terminal back and forth with every round.
 */
final class HandOver {

    /** Answers that anybody may read over a shoulder; all others are shown only to their side. */
    private static final Set<Kind> OPEN = Set.of(
            Kind.END,
            Kind.PASS,
            Kind.COUNT,
            Kind.ATTACK,
            Kind.DECLINE,
            Kind.HAND_TO_HAND,
            Kind.FIREFIGHT,
            Kind.KILL,
            Kind.CAPTURE,
            Kind.ACTIVE,
            Kind.INACTIVE,
            Kind.STAND,
            Kind.BREAK_OFF_INACTIVE,
            Kind.BREAK_OFF_ALL,
            Kind.RAKE,
            Kind.INTERCEPT,
            Kind.TRACK,
            Kind.GO_ON,
            Kind.CALL_OFF,
            Kind.IN_LINE,
            Kind.HELD_BACK,
            Kind.STUN);

    private final Screen screen;
    private final Story story;

    HandOver(Screen screen, Story story) {
        this.screen = screen;
        this.story = story;
    }

    /** Asks for the next player. He sits down, answers without doing so, or saves or leaves. */
    Command call(Game game, Decision decision) {
        screen.hide();
        story.news(game, Viewer.SPECTATOR).forEach(screen::say);
        List<Action> open = openAnswers(decision);
        screen.print("");
        screen.say(
                Style.STRONG, "Hand the terminal to the " + Names.side(decision.side()) + " player and press Enter.");
        if (!open.isEmpty()) {
            screen.say("Or answer here, for all to see: " + Narrator.prompt(decision, screen.tongue()));
            for (int i = 0; i < open.size(); i++) {
                screen.print("  " + (i + 1) + "  " + Narrator.describe(decision, open.get(i), screen.tongue()));
            }
        }
        while (true) {
            Command command = read(screen.ask("(hand-over) > "), decision, open);
            if (!(command instanceof Command.Unclear unclear)) {
                return command;
            }
            screen.say(Style.WARNING, unclear.sentence());
        }
    }

    private static Command read(String line, Decision decision, List<Action> open) {
        if (line.isEmpty()) {
            return new Command.SitDown();
        }
        // Counted among the open answers: a place in the whole list would tell how many others there are.
        for (int i = 0; i < open.size(); i++) {
            if (line.equals(String.valueOf(i + 1))) {
                return new Command.Play(open.get(i));
            }
        }
        return switch (Interpreter.read(line, decision, Optional.empty())) {
            case Command.Save save -> save;
            case Command.WritePosition position -> position;
            case Command.Load load -> load;
            case Command.Quit quit -> quit;
            default ->
                new Command.Unclear("The " + Names.side(decision.side()) + " player is awaited; press Enter when seated"
                        + (open.isEmpty() ? "." : ", or type one of the numbers above."));
        };
    }

    /** Where some answers are secret, only those that decline are offered. */
    static List<Action> openAnswers(Decision decision) {
        return switch (decision.question()) {
            case Ask ask -> openAnswers(ask, decision);
            case Query query -> openAnswers(query, decision);
            default -> List.of();
        };
    }

    private static List<Action> openAnswers(Ask question, Decision decision) {
        return switch (question) {
            case PDB_ATTACK, WEAPONS, AIM, ACTIVE, BREAK_OFF, WOUNDS, ATTACK_FOUND -> open(decision);
            case USE_POSSESSION, REACTION, NEXT_SEARCH -> declining(decision);
            default -> List.of();
        };
    }

    private static List<Action> openAnswers(Query question, Decision decision) {
        return switch (question) {
            case RAKE,
                    INTERCEPT,
                    PRESS_ON,
                    LINE,
                    FLEET_BREAK_OFF,
                    ATTACK_PDB,
                    TRACK,
                    ENVIRONS_BATTLE,
                    FOUND,
                    LASERS,
                    LINE_UP,
                    BREAK_OFF -> open(decision);
            case BATTLE_TRANSFER, REACTION, SEARCH, PASSING -> declining(decision);
            default -> List.of();
        };
    }

    private static List<Action> open(Decision decision) {
        return decision.actions().stream()
                .filter(action -> OPEN.contains(action.kind()))
                .toList();
    }

    private static List<Action> declining(Decision decision) {
        return decision.actions().stream()
                .filter(action ->
                        action.kind() == Kind.PASS || action.kind() == Kind.END || action.kind() == Kind.GO_ON)
                .toList();
    }
}
