package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The client's types of the documents, in net/documents.js, are those of the server's records. */
class ClientDocumentsTest {

    @Test
    void theClientHasTheTypesOfTheDocuments() throws IOException {
        String meant = ApiDescription.clientTypes();
        String written = written();

        assertThat(linesNotIn(written, meant))
                .as("lines that net/documents.js lacks; './fitg api --renew' writes it anew")
                .isEmpty();
        assertThat(written.equals(meant))
                .as("net/documents.js is what './fitg api --renew' writes")
                .isTrue();
    }

    private static String written() throws IOException {
        try (InputStream source = ClientDocumentsTest.class.getResourceAsStream("/fitg/web/net/documents.js")) {
            return new String(source.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<String> linesNotIn(String text, String lines) {
        List<String> there = text.lines().toList();
        return lines.lines().filter(line -> !there.contains(line)).toList();
    }
}
