package fitg.play.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A case that says something else than the rules fails, and says in which line. */
class MutatedCasesTest {

    @ParameterizedTest(name = "{1} becomes {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "An eliminated ship and the cards | dice   6 | dice   1 | 12 | Galactic Freighter is not \"out of the game\"",
                "A ship that arrives at an Up | 1 event detection | 2 events detection | 10 | 1 instead",
                "A Down PDB detects nobody | Quibron: PDB 2 down | Quibron: PDB 2 up | 8 | nothing is written down",
                "A character on foot is not tested | in Charkhan Wild | in Angoff Urban | 7 | Frun Sentel is not \"in Angoff Urban\"",
                "Detection is not asked for | asks rebels move | asks empire move | 11 | the rebels are asked move (9.0)",
                "A Rebel 2-1 leaves its planet | offers Quibron Wild | does not offer Quibron Wild | 7 | Quibron Wild is offered",
                "A holder without navigation | Planetary Privateer: held by Doctor Sontag | Planetary Privateer: held by Frun Sentel | 7 | is offered",
                "A strong PDB shifts two columns | column 4 | column 5 | 8 | it did not happen; tracked",
                "A low flight is tracked by the PDB once | dice   5 | dice   5 5 | 1 | not all that is written down was drawn: dice 5",
                "pays in full and does not rise | points 12 | points 6 | 8 | 0 instead; taxed",
                "a tax revolt is heard of nowhere | event in force 121 | event in force 98 | 10 | it did happen"
            })
    void whatIsNotSoIsSaidWithItsLine(String title, String from, String to, int line, String sentence)
            throws IOException {
        String mutated = text(title).replace(from, to);

        assertThat(CaseRun.of(CaseReader.read(mutated).getFirst())).as(mutated).anySatisfy(difference -> {
            assertThat(difference.line()).isEqualTo(line);
            assertThat(difference.sentence()).contains(sentence);
        });
    }

    /** One case by itself, so that its first line is line 1. */
    private static String text(String title) throws IOException {
        return CaseFiles.all().values().stream()
                .flatMap(file -> Arrays.stream(file.split("\n\n")))
                .filter(each -> each.startsWith("case ") && each.contains(title))
                .findFirst()
                .orElseThrow();
    }
}
