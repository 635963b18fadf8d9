package fitg.play.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every case of the rules that is written as text. */
class CasesTest {

    @TestFactory
    Stream<DynamicContainer> cases() throws IOException {
        return CaseFiles.all().entrySet().stream()
                .map(file -> dynamicContainer(
                        file.getKey(),
                        CaseReader.read(file.getValue()).stream()
                                .map(each -> dynamicTest(
                                        each.name(),
                                        () -> assertThat(CaseRun.of(each)).isEmpty()))));
    }

    /** Of both editions, of skirmishes and of the campaign. */
    @Test
    void thirtyCasesAndMoreAreWritten() throws IOException {
        long written = CaseFiles.all().values().stream()
                .map(CaseReader::read)
                .mapToLong(List::size)
                .sum();

        assertThat(written).isGreaterThanOrEqualTo(30);
    }
}
