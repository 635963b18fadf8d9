package fitg.content;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The three games of the box, each adding to the one before. */
public enum GameLevel {
    STAR_SYSTEM,
    PROVINCE,
    GALACTIC;

    static Set<GameLevel> read(Row row, String column) {
        row.text(column);
        Set<GameLevel> games = EnumSet.noneOf(GameLevel.class);
        row.list(column).forEach(word -> games.add(row.code(column, word, GameLevel.class)));
        return Collections.unmodifiableSet(games);
    }
}
