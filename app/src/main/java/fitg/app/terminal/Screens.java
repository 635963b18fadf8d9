package fitg.app.terminal;

import fitg.content.Tongue;
import java.io.BufferedReader;
import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Finds out what kind of screen there is. */
final class Screens {

    /** Plays on a screen and gives it back afterwards. */
    interface Use {
        void of(Screen screen);
    }

    private Screens() {}

    static void open(PrintWriter out, boolean colour, Tongue tongue, Use use) throws IOException {
        Console console = System.console();
        boolean window = console != null && console.isTerminal();
        if (!window || "dumb".equals(System.getenv("TERM"))) {
            use.of(plain(out, !window, tongue));
            return;
        }
        try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
            boolean allowed = colour && System.getenv("NO_COLOR") == null;
            use.of(new LiveScreen(terminal, allowed, tongue));
        }
    }

    private static Screen plain(PrintWriter out, boolean echo, Tongue tongue) {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
        return new PlainScreen(in, out, Glyphs.in(System.out.charset()), echo, tongue);
    }
}
