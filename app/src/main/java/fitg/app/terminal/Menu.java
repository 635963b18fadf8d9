package fitg.app.terminal;

import fitg.content.ScenarioSheet;
import fitg.play.Scenarios;
import fitg.players.Players;
import fitg.players.Profile;
import fitg.procedure.Scenario;
import java.util.List;

/** The questions before the game, for those who did not answer them on the command line. */
final class Menu {

    private final Screen screen;

    Menu(Screen screen) {
        this.screen = screen;
    }

    Scenario scenario() {
        screen.print(Style.STRONG, "FREEDOM IN THE GALAXY");
        screen.print("");
        List<Scenario> all = Scenarios.all();
        for (int i = 0; i < all.size(); i++) {
            ScenarioSheet.Texts said = all.get(i).sheet().texts();
            screen.print(
                    Style.STRONG,
                    (i == 0 ? "* " : "  ") + (i + 1) + "  " + all.get(i).title() + " ("
                            + all.get(i).ruleset().edition().year() + ")");
            screen.say("     " + said.summary() + " " + said.goals());
        }
        screen.print("");
        return all.get(choose("Which scenario? [1] > ", all.size()));
    }

    String seat(String side) {
        screen.print("Who plays the " + side + "?");
        screen.print("* 1  a person at this terminal");
        List<Profile> computers = Players.onOffer();
        for (int i = 0; i < computers.size(); i++) {
            Profile each = computers.get(i);
            screen.print("  " + (i + 2) + "  the computer, as " + each.name() + " (" + each.level() + ")");
            screen.say(Style.FAINT, "     " + each.description());
        }
        int chosen = choose("[1] > ", computers.size() + 1);
        return chosen == 0 ? Seats.HUMAN : computers.get(chosen - 1).level();
    }

    private int choose(String prompt, int count) {
        while (true) {
            String line = screen.ask(prompt);
            if (line.isEmpty()) {
                return 0;
            }
            for (int i = 0; i < count; i++) {
                if (line.equals(String.valueOf(i + 1))) {
                    return i;
                }
            }
            screen.say(Style.WARNING, "Type a number from 1 to " + count + ".");
        }
    }
}
