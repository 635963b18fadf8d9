package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Viewer;
import fitg.play.order.Sheet;
import fitg.procedure.Question;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("Orders of a seat that wait for their questions. Nobody else can see them.")
@Called("Sheet")
public record SheetDocument(
        @Says("Those not given yet.") List<EntryDocument> entries,

        @Says("Why they are not carried out any more; absent while they are.") @Maybe
        String stopped) {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("What is answered to a question.")
    @Called("SheetEntry")
    public record EntryDocument(
            @Is(Question.class) String question,

            @Says("What it has to be about: the `id` of its subject; absent if that does not matter.") @Maybe
            String about,

            @Says("Keys, the next one first.") List<String> actions) {}

    /** Null where nothing waits, or the player-turn it was for is over. */
    static SheetDocument of(Table table, Side side) {
        Sheet sheet = table.knowsOrders(side) ? table.sheet(side) : null;
        return sheet == null || !sheet.holdsIn(table.play().glimpseFor(Viewer.of(side)))
                ? null
                : new SheetDocument(
                        sheet.entries().stream().map(SheetDocument::entry).toList(), sheet.stopped());
    }

    static EntryDocument entry(Sheet.Entry entry) {
        return new EntryDocument(entry.question(), entry.about(), entry.keys());
    }
}
