package fitg.server.table;

import fitg.content.Side;
import fitg.server.store.ChatLine;
import fitg.server.store.StoreUnavailableException;
import java.util.List;

/** What the two players say to each other. */
public final class Chat {

    /** How many lines are told at once. */
    public static final int PAGE = 100;

    private static final int LONGEST = 500;

    private final Tables tables;

    public Chat(Tables tables) {
        this.tables = tables;
    }

    public ChatLine say(String id, Side side, String text) {
        String said = checked(text);
        long now = tables.now();
        int number = said(id, new ChatLine(0, now, side, said));
        tables.said(id, number + 1);
        return new ChatLine(number, now, side, said);
    }

    private int said(String id, ChatLine line) {
        try {
            return tables.store().say(id, line);
        } catch (StoreUnavailableException unanswered) {
            tables.doubt(id);
            throw unanswered;
        }
    }

    /** A page of lines from this number on. */
    public List<ChatLine> since(String id, int number) {
        return tables.store().chat(id, number, PAGE);
    }

    private static String checked(String text) {
        if (text == null || text.isBlank()) {
            throw new Refusal(Refusal.Kind.MALFORMED, "There is nothing to say in an empty line.");
        }
        String stripped = text.strip();
        if (stripped.codePointCount(0, stripped.length()) > LONGEST) {
            throw new Refusal(Refusal.Kind.MALFORMED, "A line has at most " + LONGEST + " characters.");
        }
        SeatPlan.requirePlain("A line", stripped);
        return stripped;
    }
}
