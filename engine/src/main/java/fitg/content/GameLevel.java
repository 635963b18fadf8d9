package fitg.content;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The three games of the box, each adding to the one before. */
public enum GameLevel {
    STAR_SYSTEM,
    PROVINCE,
    GALACTIC;

    /** Its name on the command line and in the list of scenarios. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<GameLevel> named(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }

    static Set<GameLevel> read(Row row, String column) {
        row.text(column);
        Set<GameLevel> games = EnumSet.noneOf(GameLevel.class);
        row.list(column).forEach(word -> games.add(row.code(column, word, GameLevel.class)));
        return Collections.unmodifiableSet(games);
    }
}
