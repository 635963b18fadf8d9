package fitg.server.table;

import fitg.server.store.ChatLine;

/** A line of the chat. */
public record ChatDocument(int number, long at, String side, String text) {

    public static ChatDocument of(ChatLine line) {
        return new ChatDocument(line.number(), line.at(), GameDocument.word(line.side()), line.text());
    }
}
