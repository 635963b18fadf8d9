package fitg.app.terminal;

import fitg.content.Tongue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedCharSequence.ForceMode;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp;

/** A window with a person in front of it: line editing, history and completion, and colours as far as it has any. */
final class LiveScreen implements Screen {

    /** Moves home, clears the window, and forgets the lines scrolled out of it. */
    private static final String CLEAR_ALL = "\033[H\033[2J\033[3J";

    private final Terminal terminal;
    private final LineReader reader;
    private final boolean colour;
    private final Tongue tongue;
    private Hints hints = Hints.NONE;

    LiveScreen(Terminal terminal, boolean colour, Tongue tongue) {
        this.tongue = tongue;
        this.terminal = terminal;
        this.colour = colour;
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((line, parsed, candidates) -> complete(parsed, candidates))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .build();
    }

    @Override
    public Tongue tongue() {
        return tongue;
    }

    @Override
    public void print(AttributedString line) {
        terminal.writer().println(colour ? line.toAnsi(colours(), ForceMode.None) : line.toString());
    }

    /** Given as a number and not as the terminal, lest line drawing become letters of another character set. */
    private int colours() {
        Integer known = terminal.getNumericCapability(InfoCmp.Capability.max_colors);
        return known == null ? 0 : known;
    }

    @Override
    public String ask(String prompt) {
        terminal.flush();
        boolean warned = false;
        while (true) {
            try {
                return reader.readLine(prompt).strip();
            } catch (UserInterruptException interrupted) {
                print("To leave the game, type quit.");
            } catch (EndOfFileException end) {
                // A slip of the finger should not cost a game.
                if (warned) {
                    throw new InputEnded();
                }
                warned = true;
                print("To leave the game, type quit; another Ctrl-D leaves without saving.");
            }
        }
    }

    @Override
    public void hide() {
        terminal.writer().print(CLEAR_ALL);
        terminal.flush();
        try {
            reader.getHistory().purge();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public int width() {
        int columns = terminal.getWidth();
        return columns == 0 ? NARROWEST : Math.clamp(columns, NARROWEST, WIDEST);
    }

    @Override
    public int height() {
        return terminal.getHeight();
    }

    @Override
    public Glyphs glyphs() {
        return Glyphs.in(terminal.encoding());
    }

    @Override
    public boolean live() {
        return true;
    }

    @Override
    public void offer(Hints offered) {
        hints = offered;
    }

    private void complete(ParsedLine line, List<Candidate> candidates) {
        if (line.wordIndex() == 0) {
            hints.words().forEach(word -> candidates.add(new Candidate(word)));
            return;
        }
        switch (line.words().getFirst()) {
            case "who", "card" -> hints.names().forEach(name -> candidates.add(new Candidate(name)));
            case "save", "load" -> games().forEach(file -> candidates.add(new Candidate(file)));
            default -> {}
        }
    }

    private static List<String> games() {
        try (Stream<Path> files = Files.list(Path.of(""))) {
            return files.map(Path::toString)
                    .filter(name -> name.endsWith(".json"))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
