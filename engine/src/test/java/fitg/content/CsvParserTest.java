package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class CsvParserTest {

    @Test
    void readsQuotesAndBothKindsOfLineBreak() {
        assertThat(CsvParser.parse("x.csv", "a,\"b, \"\"c\"\"\",\r\n\"two\nlines\",,d\ne,f,g\n"))
                .containsExactly(
                        new CsvParser.Line(1, List.of("a", "b, \"c\"", "")),
                        new CsvParser.Line(2, List.of("two\nlines", "", "d")),
                        new CsvParser.Line(4, List.of("e", "f", "g")));
    }

    @Test
    void refusesWhatIsNotCsv() {
        assertThatThrownBy(() -> CsvParser.parse("x.csv", "a\n\"b"))
                .hasMessage("x.csv, line 2: a quote is opened and never closed");
        assertThatThrownBy(() -> CsvParser.parse("x.csv", "a\n\"b\"c\n"))
                .hasMessage("x.csv, line 2: text after a closing quote");
        assertThatThrownBy(() -> CsvParser.parse("x.csv", "a\nb\"c\n"))
                .hasMessage("x.csv, line 2: a quote inside a cell that does not begin with one");
        assertThatThrownBy(() -> CsvParser.parse("x.csv", "a\nb"))
                .hasMessage("x.csv, line 2: the file breaks off in this line");
        assertThatThrownBy(() -> CsvParser.parse("x.csv", "a\rb\n"))
                .hasMessage("x.csv, line 1: a carriage return without a line feed");
    }
}
