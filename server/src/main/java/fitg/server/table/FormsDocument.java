package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Go;
import fitg.play.Going;
import fitg.play.PlayerView;
import fitg.play.Reply;
import fitg.play.Tentative;
import fitg.play.Viewer;
import fitg.play.order.Agenda;
import fitg.play.order.Assumed;
import fitg.play.order.Proposal;
import fitg.server.shape.Called;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.table.Refusal.Kind;
import fitg.server.view.DecisionDocument;
import fitg.server.view.GoingDocument;
import fitg.server.view.RealmDocument;
import java.util.List;
import java.util.Optional;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "What can be ordered at once at the seat's question: whole acts that begin there, and the same question about further places."
                + " It goes by what this seat knows; nothing was played, and nobody hears of it.")
@Called("Forms")
public record FormsDocument(
        @Says("The number of the decision.") @Least(0) int number,

        @Says("Those asked for; all that begin here if none was.")
        List<GoingDocument> goings,

        @Says(
                "The same question about the places that follow while everybody declines, the present one first. They have no number"
                        + " of their own.")
        List<DecisionDocument> agenda,

        @Says("What is suggested at these places, as a sheet has it; empty where the question is about no place.")
        List<SheetDocument.EntryDocument> proposed,

        @Says("The force points the seat has, after the orders in `after`; absent where a game has none.") @Maybe
        Integer purse) {

    /**
     * Of the seat whose decision it is, and only while it is at this number.
     *
     * @param after the orders that stand before these
     */
    public static FormsDocument of(Side side, Table table, int number, List<String> keys, List<String> after) {
        Playing.requireRunning(table);
        PlayerView view = table.play().viewFor(Viewer.of(side));
        Decision decision =
                view.decision().orElseThrow(() -> new Refusal(Kind.NOT_YOUR_DECISION, "It is not your decision."));
        int at = table.play().number(side);
        if (number != at) {
            throw new Refusal(Kind.STALE, "The game is at action " + at + ", not at " + number + ".");
        }
        if (!after.isEmpty()) {
            return behind(view, number, keys, after);
        }
        if (!keys.isEmpty()) {
            return new FormsDocument(
                    number, keys.stream().map(key -> asked(view, decision, key)).toList(), List.of(), List.of(), null);
        }
        List<GoingDocument> all = Going.at(view).stream()
                .map(each -> GoingDocument.of(each.go().head().key(), each, decision, Optional.empty()))
                .toList();
        List<DecisionDocument> agenda = Agenda.of(view).stream()
                .map(each -> DecisionDocument.of(each).orElseThrow())
                .toList();
        List<SheetDocument.EntryDocument> proposed = Proposal.of(view).stream()
                .filter(each -> !each.orders().isEmpty())
                .map(each -> SheetDocument.entry(each.entry()))
                .toList();
        return new FormsDocument(number, all, agenda, proposed, RealmDocument.purse(view));
    }

    /** As if the orders before them had been carried out, and nobody had come to harm. */
    private static FormsDocument behind(PlayerView view, int number, List<String> keys, List<String> after) {
        PlayerView then = Assumed.after(view, after.stream().map(Playing::parse).toList())
                .orElseThrow(() -> new Refusal(
                        Kind.NOT_LEGAL, "The orders before this one cannot all be carried out one after the other."));
        Decision decision = then.decision().orElseThrow();
        List<GoingDocument> goings =
                keys.stream().map(key -> asked(then, decision, key)).toList();
        return new FormsDocument(number, goings, List.of(), List.of(), RealmDocument.purse(then));
    }

    private static GoingDocument asked(PlayerView view, Decision decision, String key) {
        if (!(Playing.parse(key) instanceof Go go)) {
            throw new Refusal(Kind.NOT_LEGAL, "\"" + key + "\" is no order for a whole act.");
        }
        Tentative tentative = Tentative.of(view, List.<Reply>of(go));
        return GoingDocument.of(
                key,
                Going.of(view, go),
                decision,
                tentative.tried().stream().findFirst().flatMap(Tentative.Tried::odds));
    }
}
