package fitg.app.load;

import fitg.app.load.Documents.Played;
import fitg.app.load.Documents.View;
import fitg.app.load.Tally.Request;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Sends actions and books what came of them. Answers null where the game must be looked at again. */
final class Mover {

    private final Wire wire;
    private final Tally tally;

    Mover(Wire wire, Tally tally) {
        this.wire = wire;
        this.tally = tally;
    }

    /** Alone in the game one is refused only when an earlier answer got lost. */
    View play(Ledger ledger, Move move, URI node) throws IOException {
        boolean explained = ledger.isInDoubt();
        ledger.sent(move.side(), move.number(), move.key());
        Answer answer = send(ledger, move, node);
        if (answer.isOk()) {
            return accepted(ledger, move, answer);
        }
        if (answer.isConflict()) {
            ledger.refused(move.key());
        }
        if (!answer.isConflict() || !explained) {
            tally.error("action: " + answer.describe());
        }
        return null;
    }

    /** The same action at two nodes at the same time: one of them must accept it and the other must not. */
    View playTwice(Ledger ledger, Move move, URI one, URI other) throws IOException {
        boolean explained = ledger.isInDoubt();
        ledger.sent(move.side(), move.number(), move.key());
        ledger.sent(move.side(), move.number(), move.key());
        List<Answer> answers = sendBoth(ledger, move, one, other);
        answers.stream()
                .filter(answer -> !answer.isOk() && !answer.isConflict())
                .forEach(answer -> tally.error("action: " + answer.describe()));
        List<Answer> accepted = answers.stream().filter(Answer::isOk).toList();
        long refused = answers.stream().filter(Answer::isConflict).count();
        if (accepted.isEmpty()) {
            bothRefused(ledger, move, refused, explained);
            return null;
        }
        if (accepted.size() > 1) {
            tally.error("action: accepted twice");
            accepted(ledger, move, accepted.getLast());
        }
        tally.refusedTwins(refused);
        return accepted(ledger, move, accepted.getFirst());
    }

    private void bothRefused(Ledger ledger, Move move, long refused, boolean explained) {
        for (long i = 0; i < refused; i++) {
            ledger.refused(move.key());
        }
        if (refused == 2 && !explained) {
            tally.error("action: refused twice");
        }
    }

    private View accepted(Ledger ledger, Move move, Answer answer) throws IOException {
        Played played = answer.as(Played.class);
        ledger.acknowledged(move.side(), move.key(), played.view().number());
        tally.accepted();
        return played.view();
    }

    /** The answers that came. */
    private List<Answer> sendBoth(Ledger ledger, Move move, URI one, URI other) {
        CompletableFuture<Optional<Answer>> second = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> second.complete(trySend(ledger, move, other)));
        Optional<Answer> first = trySend(ledger, move, one);
        return Stream.of(first, second.join()).flatMap(Optional::stream).toList();
    }

    private Optional<Answer> trySend(Ledger ledger, Move move, URI node) {
        try {
            return Optional.of(send(ledger, move, node));
        } catch (IOException away) {
            tally.broken();
            return Optional.empty();
        }
    }

    private Answer send(Ledger ledger, Move move, URI node) throws IOException {
        return wire.post(
                Request.ACTION,
                node,
                "/api/games/" + ledger.game() + "/actions",
                ledger.token(move.side()),
                Map.of("number", move.number(), "actions", List.of(move.key())));
    }
}
