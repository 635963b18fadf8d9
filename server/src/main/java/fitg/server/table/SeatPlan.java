package fitg.server.table;

import fitg.content.Side;
import fitg.players.Players;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;

/**
 * Who is to sit in a seat of a new game.
 *
 * @param kind HUMAN: whoever creates the game; OPEN: whoever follows the invitation; COMPUTER: a player of that level
 */
public record SeatPlan(SeatKind kind, String level, String name) {

    private static final int LONGEST_NAME = 40;
    /** The Hangul fillers and the empty Braille pattern. */
    private static final String BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800";

    public SeatPlan {
        if (kind == null) {
            throw new Refusal(Refusal.Kind.MALFORMED, "Each seat needs a kind: human, open or computer.");
        }
        if (kind == SeatKind.COMPUTER && (level == null || !Players.isOnOffer(level))) {
            throw new Refusal(
                    Refusal.Kind.MALFORMED, "A computer seat needs a level, one of " + Players.namesOnOffer() + ".");
        }
        if (kind != SeatKind.COMPUTER && level != null) {
            throw new Refusal(Refusal.Kind.MALFORMED, "Only a computer seat has a level.");
        }
        name = checkedName(name);
    }

    /** A name as others may read it: short and without anything that is not a letter on the screen; null if empty. */
    static String checkedName(String name) {
        if (name == null || name.isBlank()) {
            return null;
        }
        String stripped = name.strip();
        if (stripped.codePointCount(0, stripped.length()) > LONGEST_NAME) {
            throw new Refusal(Refusal.Kind.MALFORMED, "A name has at most " + LONGEST_NAME + " characters.");
        }
        requirePlain("A name", stripped);
        if (stripped.codePoints().noneMatch(SeatPlan::isVisible)) {
            throw new Refusal(
                    Refusal.Kind.MALFORMED, "A name needs a letter, a digit or another sign that can be seen.");
        }
        return stripped;
    }

    static void requirePlain(String what, String text) {
        if (text.codePoints().anyMatch(SeatPlan::isInvisible)) {
            throw new Refusal(Refusal.Kind.MALFORMED, what + " must not contain control characters.");
        }
    }

    /** What leaves ink on its own: a mark needs something it is put on, and some letters are drawn as nothing at all. */
    private static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.COMBINING_SPACING_MARK,
                    Character.SPACE_SEPARATOR -> false;
            default -> BLANK_LETTERS.indexOf(codePoint) < 0;
        };
    }

    /** Controls, and the marks that turn the direction of writing round. */
    private static boolean isInvisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    SeatRow row(String gameId, Side side, byte[] token, byte[] invite) {
        return new SeatRow(gameId, side, kind, level, name, token, invite, null, null, 0, null, null, false, null);
    }
}
