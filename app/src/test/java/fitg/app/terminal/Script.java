package fitg.app.terminal;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Supplier;
import org.jline.utils.AttributedString;

/** A screen for tests: answers come from a script or a rule, and everything printed is kept. */
final class Script implements Screen {

    private static final String WIPED = "<wiped>";

    private final Queue<String> lines;
    private final Supplier<String> further;
    private final StringWriter out = new StringWriter();
    private final PlainScreen plain =
            new PlainScreen(new BufferedReader(new StringReader("")), new PrintWriter(out, true), Glyphs.UNICODE, true);

    private Script(List<String> lines, Supplier<String> further) {
        this.lines = new ArrayDeque<>(lines);
        this.further = further;
    }

    /** These lines, and then the end of the input. */
    static Script of(String... lines) {
        return new Script(List.of(lines), () -> {
            throw new InputEnded();
        });
    }

    static Script endless(Supplier<String> lines) {
        return new Script(List.of(), lines);
    }

    String printed() {
        return out.toString();
    }

    /** What has been printed since the screen was last wiped. */
    String visible() {
        String all = printed();
        return all.substring(all.lastIndexOf(WIPED) + WIPED.length());
    }

    String tail(int characters) {
        StringBuffer all = out.getBuffer();
        return all.substring(Math.max(0, all.length() - characters));
    }

    @Override
    public void print(AttributedString line) {
        plain.print(line);
    }

    @Override
    public String ask(String prompt) {
        String line = lines.isEmpty() ? further.get() : lines.remove();
        print(prompt + line);
        return line;
    }

    @Override
    public void hide() {
        print(WIPED);
    }

    @Override
    public int width() {
        return plain.width();
    }

    @Override
    public int height() {
        return plain.height();
    }

    @Override
    public Glyphs glyphs() {
        return plain.glyphs();
    }

    @Override
    public boolean live() {
        return false;
    }
}
