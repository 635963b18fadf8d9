package fitg.app.terminal;

import fitg.procedure.Action;

/** What a player at the terminal can type. */
sealed interface Command {

    record Play(Action action) implements Command {}

    /** A whole act, as it was typed. */
    record Order(String words) implements Command {}

    /** With a case number, that case of the rules; without one, the pending decision. */
    record Explain(String ruleCase) implements Command {}

    record ShowOdds() implements Command {}

    record ShowHint() implements Command {}

    record ShowLog(int lines) implements Command {}

    /** With a name the star system of that name; without one, the whole board. */
    record ShowBoard(String star) implements Command {}

    record ShowPoints() implements Command {}

    record LookUp(String name) implements Command {}

    record Undo(boolean wholeSegment) implements Command {}

    /** How the fights here go on, as it was typed. */
    record Fight(String words) implements Command {}

    /** Lists the usual orders. */
    record ShowOrders() implements Command {}

    /** Switches one of them. */
    record SwitchOrder(String name, boolean on) implements Command {}

    record Save(String file) implements Command {}

    record WritePosition(String file) implements Command {}

    record Load(String file) implements Command {}

    /** The player who was called is at the screen now. */
    record SitDown() implements Command {}

    record Help() implements Command {}

    record Quit() implements Command {}

    /** Not understood; the sentence says why. */
    record Unclear(String sentence) implements Command {}
}
