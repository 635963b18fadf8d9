package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.IllegalActionException;
import fitg.play.PlayerView;
import fitg.play.Reply;
import fitg.play.Tentative;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.table.Refusal.Kind;
import fitg.server.view.DecisionDocument;
import fitg.server.view.OddsDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "What actions would lead to, as far as neither chance nor the other player comes in. Nothing was played, and nobody hears"
                + " of it.")
public record TentativeDocument(
        @Says("The number of the decision that the first of them answers.") @Least(0)
        int number,

        @Says("Whether all of them fit, as far as they could be tried.")
        boolean legal,

        @Says("Those that fit, in order.") List<TriedDocument> tried,

        @Says("Why the next one does not fit; absent if all do.") @Maybe
        MisfitDocument refused,

        @Says(
                "What comes after the last that fits: a further question of this seat, a die or card, a question of the other seat,"
                        + " the end of the game.")
        @Is(Tentative.Reached.class)
        String reached,

        @Says(
                "What this seat would be asked next, with `reached` at `question`. It has no `number` yet to be answered by.")
        @Maybe
        DecisionDocument next) {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("An action, or a choice, that fits.")
    @Called("TriedAction")
    public record TriedDocument(
            @Says("As it was sent.") String key,

            @Says("What it comes to: the keys to the questions one by one.")
            List<String> actions,

            @Says("Only where chance has a part.") @Maybe OddsDocument odds) {}

    @Says("Why something cannot be answered.")
    @Called("Misfit")
    public record MisfitDocument(
            @Says("A sentence for the player.") String detail,

            @Says("The case that forbids it; empty where none applies.")
            String ruleCase) {}

    /** Of the seat whose decision it is, and only while it is at this number. */
    public static TentativeDocument of(Side side, Table table, int number, List<String> keys) {
        Playing.requireRunning(table);
        PlayerView view = table.play().viewFor(Viewer.of(side));
        int at = table.play().number(side);
        if (view.decision().isEmpty()) {
            throw new Refusal(Kind.NOT_YOUR_DECISION, "It is not your decision.");
        }
        if (number != at) {
            throw new Refusal(Kind.STALE, "The game is at action " + at + ", not at " + number + ".");
        }
        List<Reply> replies = keys.stream().map(Playing::parse).toList();
        return of(number, keys, Tentative.of(view, replies));
    }

    private static TentativeDocument of(int number, List<String> keys, Tentative tentative) {
        List<TriedDocument> tried = new ArrayList<>();
        for (Tentative.Tried each : tentative.tried()) {
            tried.add(new TriedDocument(
                    keys.get(tried.size()),
                    each.actions().stream().map(Action::key).toList(),
                    each.odds().map(OddsDocument::of).orElse(null)));
        }
        return new TentativeDocument(
                number,
                tentative.refusal().isEmpty(),
                List.copyOf(tried),
                tentative.refusal().map(TentativeDocument::misfit).orElse(null),
                tentative.reached().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                tentative.next().flatMap(DecisionDocument::of).orElse(null));
    }

    private static MisfitDocument misfit(IllegalActionException refusal) {
        return new MisfitDocument(refusal.getMessage(), refusal.ruleCase());
    }
}
