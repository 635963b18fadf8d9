package fitg.app;

import fitg.play.Scenarios;
import fitg.players.Players;
import fitg.procedure.Scenario;
import java.util.stream.Collectors;

/** Names given on the command line, and the one sentence for those that are not known. */
public final class Choices {

    private Choices() {}

    public static Scenario scenario(String id) {
        return Scenarios.onOffer(id)
                .orElseThrow(() -> new BadInput("There is no scenario '" + id + "'; the scenarios are "
                        + Scenarios.all().stream().map(Scenario::id).collect(Collectors.joining(", ")) + "."));
    }

    /** For measuring alone, one that is not on offer yet will do as well. */
    public static Scenario scenarioOrDraft(String id) {
        return Scenarios.draft(id).orElseGet(() -> scenario(id));
    }

    /** The name itself, if a computer player has it. */
    public static String computerPlayer(String name) {
        if (!Players.isKnown(name)) {
            throw new BadInput(
                    "There is no computer player '" + name + "'; the players are " + Players.namesOnOffer() + ".");
        }
        return name;
    }

    public static int notNegative(String what, int number) {
        if (number < 0) {
            throw new BadInput("The number of " + what + " must be at least 0, not " + number + ".");
        }
        return number;
    }

    public static int atLeastOne(String what, int number) {
        if (number < 1) {
            throw new BadInput("The number of " + what + " must be at least 1, not " + number + ".");
        }
        return number;
    }
}
