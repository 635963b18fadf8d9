package fitg.server.view;

import java.util.List;

/**
 * A printed table as rows and columns, to be shown and not to be reckoned with.
 *
 * @param corner what the rows are counted by
 */
public record TableDocument(
        String id, String title, String ruleCase, String corner, List<String> columns, List<RowDocument> rows) {

    /** A row with a cell for each column. */
    public record RowDocument(String label, List<String> cells) {}
}
