package fitg.server.table;

import fitg.content.Side;
import fitg.play.FairDice;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.store.Status;
import fitg.server.table.Refusal.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What people add to the dice. Everybody promises his nonce when he sits down, and shows it when all have promised; so
 * nobody can choose his own by what the others have. In games opened before there were promises, nonces are shown at once.
 *
 * @param promise the hash of the nonce; null in an old game, and where the dice are known already
 * @param nonce null while it is only promised
 */
record DiceParts(String promise, String nonce) {

    static final int PROMISED_FIRST = 2;

    private static final DiceParts NONE = new DiceParts(null, null);
    private static final int LONGEST_NONCE = 128;
    private static final Pattern PROMISE = Pattern.compile("[0-9a-fA-F]{64}");

    /** What somebody brings who sits down. Once the dice are thrown nobody can add to them. */
    static DiceParts brought(Table table, String promise, String nonce) {
        if (table.game().status() != Status.WAITING) {
            return NONE;
        }
        boolean old = table.game().diceScheme() != PROMISED_FIRST;
        if (nonce == null && (promise == null || old)) {
            throw new Refusal(
                    Kind.MALFORMED,
                    "Your part of the dice is missing: a nonce of at least 32 hexadecimal digits"
                            + (old ? "." : ", or its SHA-256 as promise."));
        }
        String hash = nonce == null ? checkedPromise(promise) : promiseOf(nonce);
        if (promise != null && !promise.equalsIgnoreCase(hash)) {
            throw new Refusal(Kind.MALFORMED, "The nonce is not the one that is promised.");
        }
        return old ? new DiceParts(null, nonce) : new DiceParts(hash, nonce);
    }

    private static String checkedPromise(String promise) {
        if (!PROMISE.matcher(promise).matches()) {
            throw new Refusal(Kind.MALFORMED, "A promise is the SHA-256 of the nonce, 64 hexadecimal digits.");
        }
        return promise;
    }

    private static String promiseOf(String nonce) {
        if (nonce.length() > LONGEST_NONCE) {
            throw new Refusal(Kind.MALFORMED, "The nonce has more than " + LONGEST_NONCE + " digits.");
        }
        try {
            return FairDice.promise(nonce);
        } catch (IllegalArgumentException wrong) {
            throw new Refusal(Kind.MALFORMED, "In your part of the dice, " + wrong.getMessage() + ".");
        }
    }

    /** The nonce of a seat that has promised it. */
    static String redeemed(Table table, Side side, String nonce) {
        SeatRow seat = table.seat(side);
        if (nonce != null && nonce.equals(seat.nonce())) {
            return nonce; // shown before; the answer may have been lost
        }
        if (seat.joinedAt() == null || seat.promise() == null || table.game().status() != Status.WAITING) {
            throw new Refusal(Kind.CONFLICT, "No part of the dice is awaited from you.");
        }
        if (!allPromised(table.seats())) {
            throw new Refusal(Kind.CONFLICT, "Keep your part of the dice to yourself until everybody has promised his.");
        }
        if (nonce == null || !promiseOf(nonce).equalsIgnoreCase(seat.promise())) {
            throw new Refusal(Kind.MALFORMED, "The nonce is not the one that is promised.");
        }
        return nonce;
    }

    /** The sides that may show their nonce now and have not yet. */
    static List<Side> due(Table table) {
        if (table.game().status() != Status.WAITING || !allPromised(table.seats())) {
            return List.of();
        }
        return Arrays.stream(Side.values())
                .filter(side -> isPerson(table.seat(side)) && table.seat(side).nonce() == null)
                .toList();
    }

    /** The nonces that everybody may see: in an old game as they come, otherwise when the dice are settled. */
    static Map<Side, String> shown(Table table) {
        boolean settled = table.game().status() != Status.WAITING;
        return settled || table.game().diceScheme() != PROMISED_FIRST
                ? Rebuilding.known(table.seats(), SeatRow::nonce)
                : Map.of();
    }

    private static boolean allPromised(Map<Side, SeatRow> seats) {
        return seats.values().stream().allMatch(seat -> !isPerson(seat) || seat.promise() != null);
    }

    /** Whether everybody who is a person sits there and has shown his nonce. */
    static boolean areComplete(Map<Side, SeatRow> seats) {
        return seats.values().stream()
                .allMatch(seat -> !isPerson(seat) || seat.joinedAt() != null && seat.nonce() != null);
    }

    private static boolean isPerson(SeatRow seat) {
        return seat.kind() != SeatKind.COMPUTER;
    }
}
