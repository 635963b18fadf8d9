package fitg.app.terminal;

import fitg.content.Tongue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import org.jline.utils.AttributedString;

/** Plain lines for pipes, files and dumb terminals: no colours, no escape codes, nothing taken back. */
final class PlainScreen implements Screen {

    private static final int COLUMNS = 100;

    private final BufferedReader in;
    private final PrintWriter out;
    private final Glyphs glyphs;
    private final boolean echo;
    private final Tongue tongue;

    /** Where nobody types, the answers are echoed, so that the output reads like a game. */
    PlainScreen(BufferedReader in, PrintWriter out, Glyphs glyphs, boolean echo) {
        this(in, out, glyphs, echo, Tongue.ENGLISH);
    }

    PlainScreen(BufferedReader in, PrintWriter out, Glyphs glyphs, boolean echo, Tongue tongue) {
        this.tongue = tongue;
        this.in = in;
        this.out = out;
        this.glyphs = glyphs;
        this.echo = echo;
    }

    @Override
    public Tongue tongue() {
        return tongue;
    }

    @Override
    public void print(AttributedString line) {
        out.println(line.toString().stripTrailing());
    }

    @Override
    public String ask(String prompt) {
        out.print(prompt);
        out.flush();
        String line = read();
        if (line == null) {
            out.println();
            throw new InputEnded();
        }
        if (echo) {
            out.println(line.strip());
        }
        return line.strip();
    }

    private String read() {
        try {
            return in.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What has been printed cannot be unprinted; a rule says where one player's part ends. */
    @Override
    public void hide() {
        print(glyphs.horizontal().repeat(COLUMNS));
    }

    @Override
    public int width() {
        return COLUMNS;
    }

    @Override
    public int height() {
        return Integer.MAX_VALUE;
    }

    @Override
    public Glyphs glyphs() {
        return glyphs;
    }

    @Override
    public boolean live() {
        return false;
    }
}
