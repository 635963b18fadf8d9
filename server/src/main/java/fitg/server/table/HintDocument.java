package fitg.server.table;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Narrator;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.Advice;
import fitg.players.Captain;
import fitg.server.table.Refusal.Kind;
import java.util.List;

/**
 * What a Captain would do in this seat. He sees the seat's view and nothing else.
 *
 * @param number of the decision the hint is about
 * @param action the key of what he would do
 * @param reason why, in one sentence
 * @param options every legal action with what it seems worth in victory points, the best first
 */
public record HintDocument(int number, String action, String reason, List<OptionDocument> options) {

    public record OptionDocument(String key, String text, double worth) {}

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
