package fitg.app.terminal;

import java.util.List;

/** What completion may propose: words to begin with, and names of pieces after {@code who} and {@code card}. */
record Hints(List<String> words, List<String> names) {

    static final Hints NONE = new Hints(List.of(), List.of());
}
