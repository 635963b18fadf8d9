package fitg.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import fitg.lab.Interval;
import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class PageTest {

    private static final String NASTY = "<b>\"Tom & 'Jerry'\"</b>";
    private static final Interval UNKNOWN = new Interval(Double.NaN, 0, 1);
    private static final DataTable TABLE = new DataTable(List.of(NASTY, "n"), List.of(List.of(NASTY, "1")));

    static List<Plot> plots() {
        Interval known = new Interval(0.4, 0.3, 0.5);
        return List.of(
                new BarPlot(List.of(new BarPlot.Row(NASTY, 3, NASTY, Tone.REBEL)), 4),
                new BarPlot(List.of(new BarPlot.Row(NASTY, 0, NASTY, Tone.REBEL)), 0),
                new HistogramPlot(Map.of(-3, 2, 4, 7), 12, NASTY, NASTY),
                new IntervalPlot(
                        List.of(
                                new IntervalPlot.Row(NASTY, known, NASTY, Tone.THIRD),
                                new IntervalPlot.Row(NASTY, UNKNOWN, NASTY, Tone.FOURTH)),
                        true,
                        OptionalDouble.of(0.5),
                        NASTY),
                new IntervalPlot(
                        List.of(new IntervalPlot.Row(
                                NASTY,
                                new Interval(3, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY),
                                NASTY,
                                Tone.EMPIRE)),
                        false,
                        OptionalDouble.empty(),
                        NASTY),
                new LinePlot(
                        List.of(
                                new LinePlot.Series(
                                        NASTY,
                                        Tone.FIRST,
                                        List.of(new LinePlot.Point(1, known), new LinePlot.Point(2, known))),
                                new LinePlot.Series(NASTY, Tone.SECOND, List.of(LinePlot.Point.of(1, 0.2)))),
                        true,
                        List.of(),
                        NASTY,
                        NASTY,
                        OptionalInt.of(2)),
                LinePlot.byTurn(NASTY, List.of(new LinePlot.Series(NASTY, Tone.FIRST, List.of()))));
    }

    /** Whatever the names and however little there is to draw: a picture that any reader of XML can read. */
    @ParameterizedTest
    @MethodSource("plots")
    void everyPlotIsWellFormed(Plot plot) {
        String figure = new Figure(NASTY, NASTY, plot, NASTY, TABLE).html("figure");
        assertThat(figure).doesNotContain("<b>", "NaN", "Infinity");
        assertThatCode(() -> read(figure)).doesNotThrowAnyException();
    }

    private static void read(String xml) throws IOException, SAXException, ParserConfigurationException {
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    @Test
    void aPageSaysHowItWasMade() {
        Figure figure = new Figure("A title", "In words", plots().getFirst(), "", TABLE);
        String html = new Page(
                        NASTY,
                        "A lead",
                        Map.of("Command", "./fitg x --seed <1>"),
                        List.of(new Section("One", "Text", List.of(figure, figure)), new Section("Two", "", List.of())))
                .html();
        assertThat(html)
                .contains("&lt;b&gt;&quot;Tom &amp; &#39;Jerry&#39;&quot;&lt;/b&gt;")
                .contains("<span>--seed</span> <span>&lt;1&gt;</span>")
                .contains("figure-1-1-title", "figure-1-2-title")
                .contains("color-scheme: light dark", "@media print")
                .doesNotContain("<b>", "<script");
    }

    @Test
    void axesHaveRoundMarks() {
        assertThat(Scale.over(0, 9.3, 5, 0, 100).marks()).containsExactly(0.0, 2.0, 4.0, 6.0, 8.0, 10.0);
        assertThat(Scale.over(-3, 14, 6, 0, 100).marks()).containsExactly(-5.0, 0.0, 5.0, 10.0, 15.0);
        assertThat(Scale.over(0, 0, 5, 0, 100).high()).isEqualTo(1);
        Scale small = Scale.over(0, 0.06, 5, 0, 100);
        assertThat(small.label(small.marks().get(1))).isEqualTo("0.02");
        assertThat(small.at(0.06)).isEqualTo(100);
    }

    @Test
    void cellsWithCommasAndQuotesAreQuoted() {
        Csv csv = new Csv(List.of(row(1.5, "a, \"b\""), row(2.0, null), row(Double.NaN, "c")));
        assertThat(csv.text()).isEqualTo("number,text\n1.5000,\"a, \"\"b\"\"\"\n2,\n,c\n");
        assertThat(new Csv(List.of()).text()).isEmpty();
    }

    private static Map<String, Object> row(double number, String text) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("number", number);
        row.put("text", text);
        return row;
    }
}
