package fitg.server.store;

import fitg.content.Side;

/**
 * Something said about a game.
 *
 * @param number counts from 0; given by the store, whatever the line said before
 * @param side null for a spectator
 */
public record ChatLine(int number, long at, Side side, String text) {

    ChatLine numbered(int given) {
        return new ChatLine(given, at, side, text);
    }
}
