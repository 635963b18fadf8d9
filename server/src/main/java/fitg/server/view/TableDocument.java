package fitg.server.view;

import fitg.server.shape.Called;
import fitg.server.shape.Says;
import java.util.List;

@Says("A printed table, to be shown and not to be reckoned with.")
@Called("PrintedTable")
public record TableDocument(
        String id,
        String title,
        String ruleCase,
        @Says("What the rows are counted by.") String corner,
        List<String> columns,
        List<RowDocument> rows) {

    @Says("A row of a printed table, with a cell for each column.")
    @Called("TableRow")
    public record RowDocument(String label, List<String> cells) {}
}
