package fitg.app.lab;

import fitg.lab.report.Csv;
import fitg.lab.report.Page;
import java.util.Map;

/** What came out, in every form somebody may want it. */
interface Report {

    /** To read in a terminal. */
    String text();

    /** For programs. */
    Map<String, Object> fields();

    /** For spreadsheets: tables by what their files' names have before the ending; one of them has nothing. */
    Map<String, Csv> tables();

    /** To look at. */
    Page page();
}
