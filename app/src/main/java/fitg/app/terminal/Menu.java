package fitg.app.terminal;

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
            screen.print(
                    Style.STRONG,
                    (i == 0 ? "* " : "  ") + (i + 1) + "  " + all.get(i).title());
            screen.say("     " + description(all.get(i)));
        }
        screen.print("");
        return all.get(choose("Which scenario? [1] > ", all.size()));
    }

    private static String description(Scenario scenario) {
        return switch (scenario.id()) {
            case "flight-to-egrix" -> """
                    Three fugitives drop out of space over a quiet star system and have six turns to raise it. The \
                    rebels win with 12 points, or as soon as one planet is theirs; the Empire wins at once when no \
                    rebel is left at large and all planets obey. Small and quick: good for a first game.""";
            case "varu-powderkeg" -> """
                    Cercis has risen, the rest of Varu may follow or crush it, and the Empire sends reinforcements \
                    every second turn. Seven turns; the rebels win with 20 points, or by holding Cercis and another \
                    planet; the Empire by breaking three of the rebels and every rising. Armies from the start.""";
            default -> scenario.lastTurn() + " turns; the rebels need " + scenario.pointsToWin() + " points.";
        };
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
