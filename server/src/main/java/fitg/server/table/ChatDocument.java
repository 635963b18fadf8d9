package fitg.server.table;

import fitg.content.Side;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Says;
import fitg.server.store.ChatLine;

@Says("Something a player said.")
@Called("ChatLine")
public record ChatDocument(
        @Least(0) int number,
        @Says("Milliseconds since 1970, UTC.") long at,
        @Is(Side.class) String side,
        String text) {

    public static ChatDocument of(ChatLine line) {
        return new ChatDocument(line.number(), line.at(), GameDocument.word(line.side()), line.text());
    }
}
