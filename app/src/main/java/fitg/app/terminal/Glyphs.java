package fitg.app.terminal;

import java.nio.charset.Charset;

/** The signs the board is drawn with: box drawing where the terminal can show it, plain ASCII elsewhere. */
record Glyphs(
        String horizontal,
        String vertical,
        String topLeft,
        String topRight,
        String bottomLeft,
        String bottomRight,
        String teeLeft,
        String teeRight,
        String teeDown,
        String teeUp,
        String cross,
        String doubleLine,
        String doubleLeft,
        String doubleRight,
        String detected,
        String undetected,
        String prisoner,
        String ship,
        String creature,
        String camp,
        String pdbUp,
        String pdbDown,
        String here,
        String dot) {

    static final Glyphs UNICODE = new Glyphs(
            "─", "│", "╭", "╮", "╰", "╯", "├", "┤", "┬", "┴", "┼", "═", "╞", "╡", "●", "○", "×", "»", "¤", "▲", "▲",
            "▽", "►", "·");

    static final Glyphs ASCII = new Glyphs(
            "-", "|", "+", "+", "+", "+", "+", "+", "+", "+", "+", "=", "+", "+", "@", "o", "x", ">", "%", "^", "^",
            "v", ">", "-");

    static Glyphs in(Charset charset) {
        String all = UNICODE.toString();
        return charset.canEncode() && charset.newEncoder().canEncode(all) ? UNICODE : ASCII;
    }
}
