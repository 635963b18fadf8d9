package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The client's types of the documents, in net/documents.js, are those of the server's records. */
class ClientDocumentsTest {

    @Test
    void theClientHasTheTypesOfTheDocuments() throws IOException {
        try (InputStream source = ClientDocumentsTest.class.getResourceAsStream("/fitg/web/net/documents.js")) {
            assertThat(new String(source.readAllBytes(), StandardCharsets.UTF_8))
                    .as("net/documents.js; './fitg api --renew' writes it anew")
                    .isEqualTo(ApiDescription.clientTypes());
        }
    }
}
