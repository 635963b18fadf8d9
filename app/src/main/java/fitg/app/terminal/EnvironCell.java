package fitg.app.terminal;

import fitg.content.Environ;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.state.Mark;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** What is printed of an environ, and the markers that lie there. */
final class EnvironCell {

    private EnvironCell() {}

    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, Environ environ, int width) {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(heading(environ, width));
        Text.pack(facts(view, glyphs, environ), " ", width).stream()
                .flatMap(line -> Text.wrap(line, width).stream())
                .forEach(line -> lines.add(new AttributedString(line)));
        return lines;
    }

    private static AttributedString heading(Environ environ, int width) {
        String figures = "size " + environ.size() + " res " + environ.resource();
        int room = width - figures.length() - 1;
        String type = Names.word(environ.type());
        String name = type.length() <= room ? type : type.substring(0, room - 1) + ".";
        return new AttributedStringBuilder()
                .append(Text.pad(name, room + 1), Style.STRONG.attributes())
                .append(figures)
                .toAttributedString();
    }

    private static List<String> facts(PlayerView view, Glyphs glyphs, Environ environ) {
        List<String> facts = new ArrayList<>();
        facts.add(String.join(", ", environ.races()));
        environ.creature().ifPresent(creature -> facts.add(glyphs.creature() + " " + creature.name()));
        if (environ.hasCoupRating()) {
            boolean done = view.places().has(Mark.COUP, environ.index());
            facts.add(done ? "coup " + environ.coupRating() + " (done)" : "coup " + environ.coupRating());
        }
        return facts;
    }
}
