package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.saves.Recording;
import java.util.Locale;
import java.util.Set;

/** Saves and loads at a player's word, and knows whether the game on the table is in a file. */
final class SaveDesk {

    /** Whoever types this does not mean a file. */
    private static final Set<String> NO_FILE = Set.of("", "n", "no", "quit", "q", "exit");

    private final Screen screen;
    /** The game is the same as in its file while this many actions stand; a new game has nothing to lose. */
    private int kept;

    SaveDesk(Screen screen, Recording atStart) {
        this.screen = screen;
        kept = atStart.game().number();
    }

    boolean has(Recording recording) {
        return recording.game().number() == kept;
    }

    void save(Recording recording, String file) {
        Match.save(recording, file);
        kept = recording.game().number();
        screen.say("The game is saved in " + file + ".");
    }

    void write(Recording recording, String file) {
        Match.write(recording, file);
        screen.say("The position is written to " + file + ", with both sides' secrets.");
    }

    Recording load(String file) {
        Recording loaded = Match.load(file);
        kept = loaded.game().number();
        return loaded;
    }

    /** Asks for a file until one can be written or none is wanted. */
    void offer(Recording recording, String question) {
        screen.say(question);
        while (true) {
            String file = screen.ask("file > ");
            if (NO_FILE.contains(file.toLowerCase(Locale.ROOT))) {
                screen.say("The game was not saved.");
                return;
            }
            try {
                save(recording, file);
                return;
            } catch (BadInput bad) {
                screen.say(Style.WARNING, bad.getMessage());
            }
        }
    }
}
