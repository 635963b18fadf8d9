package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.TypeChecker;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The client's JavaScript, with its types in comments, is right in the eyes of the TypeScript compiler. */
@ExtendWith(InBrowser.class)
class TypesTest {

    @Test
    void theClientsTypesFit(Browser browser) throws IOException {
        try (Page page = browser.newPage()) {
            List<String> wrong = new TypeChecker(page).check(Map.of());

            assertThat(wrong).as("%d types do not fit", wrong.size()).isEmpty();
        }
    }

    /** A checker that finds nothing would say the same of every client. */
    @Test
    @Tag("long")
    void aTypeThatDoesNotFitIsFound(Browser browser) throws IOException {
        String wrong = """
                import {LitElement} from 'lit';
                import {seatAddress} from '../net/my-seats.js';
                class Wrong extends LitElement {
                  /** @returns {number} */
                  lost() {
                    return this.updateComplete;
                  }
                }
                seatAddress({game: 1, side: 'rebel', token: ''});
                new Wrong();
                """;
        try (Page page = browser.newPage()) {
            List<String> found = new TypeChecker(page).check(Map.of("ui/wrong.js", wrong));

            assertThat(found)
                    .anyMatch(message -> message.contains("ui/wrong.js:6: Type 'Promise<boolean>' is not assignable"))
                    .anyMatch(message -> message.contains("ui/wrong.js:9: Type 'number' is not assignable"));
        }
    }
}
