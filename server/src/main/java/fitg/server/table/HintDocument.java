package fitg.server.table;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Narrator;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.Advice;
import fitg.players.Captain;
import fitg.server.shape.Called;
import fitg.server.shape.Says;
import fitg.server.table.Refusal.Kind;
import java.util.List;

@Says("What a Captain would do, and what he thinks of the alternatives.")
public record HintDocument(
        @Says("The number of the decision.") int number,
        @Says("The key of what he would do.") String action,
        @Says("Why; one sentence.") String reason,
        @Says("Every legal action, the best first.") List<OptionDocument> options) {

    @Says("A legal action with what it seems worth.")
    @Called("HintOption")
    public record OptionDocument(
            String key,
            String text,

            @Says("In victory points of this side, as he reckons; to be compared within one hint.")
            double worth) {}

    /** For the seat whose decision it is. */
    public static HintDocument of(Side side, Table table) {
        if (!table.isRunning()) {
            throw new Refusal(
                    table.isFinished() ? Kind.GAME_OVER : Kind.NOT_STARTED, "There is nothing to decide in this game.");
        }
        PlayerView view = table.play().viewFor(Viewer.of(side));
        Decision decision =
                view.decision().orElseThrow(() -> new Refusal(Kind.NOT_YOUR_DECISION, "It is not your decision."));
        return of(decision, new Captain(0).advise(view, decision));
    }

    private static HintDocument of(Decision decision, Advice advice) {
        return new HintDocument(
                decision.number(),
                advice.action().key(),
                advice.reason(),
                advice.options().stream()
                        .map(option -> option(decision, option))
                        .toList());
    }

    private static OptionDocument option(Decision decision, Advice.Option option) {
        return new OptionDocument(
                option.action().key(),
                Narrator.describe(decision, option.action()),
                Math.round(100 * option.worth()) / 100.0);
    }
}
