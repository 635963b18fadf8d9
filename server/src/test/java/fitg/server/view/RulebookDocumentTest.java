package fitg.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Looking up the rules. */
class RulebookDocumentTest {

    @Test
    void aCaseIsFoundByItsNumber() {
        assertThat(RulebookDocument.find("12.5")).hasValueSatisfying(found -> {
            assertThat(found.kind()).isEqualTo("case");
            assertThat(found.number()).isEqualTo("12.5");
        });
    }

    @Test
    void aRulingIsFoundByItsNumber() {
        assertThat(RulebookDocument.find("RUL-02"))
                .hasValueSatisfying(found -> assertThat(found.text()).isEqualTo("Wild environs are not special."));
    }

    @Test
    void whatIsNoNumberIsNotFound() {
        assertThat(RulebookDocument.find("hyperspace")).isEmpty();
    }

    @Test
    void aTitleCountsForMoreThanAText() {
        assertThat(RulebookDocument.search("break-off", 20))
                .isNotEmpty()
                .first()
                .satisfies(found -> assertThat(found.title()).containsIgnoringCase("break-off"));
    }

    @Test
    void allWordsMustOccur() {
        assertThat(RulebookDocument.search("wild special", 50))
                .allSatisfy(found -> assertThat(found.toString().toLowerCase()).contains("wild", "special"));
    }

    @Test
    void noMoreIsFoundThanAskedFor() {
        assertThat(RulebookDocument.search("the", 3)).hasSize(3);
    }
}
