package fitg.app.advisories;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReleaseTest {

    @ParameterizedTest
    @CsvSource({
        "2.9, 2.10",
        "2.22, 2.22.4",
        "1.0-alpha1, 1.0-beta1",
        "1.0-rc1, 1.0",
        "1.0-SNAPSHOT, 1.0",
        "1.0, 1.0-sp1",
        "1.0, 1.0-jre",
        "1.0-rc1, 1.0.1",
        "1.0, 1.0-1",
        "12.1.12, 12.1.13",
        "0, 0.0.1"
    })
    void whatComesBeforeIsEarlier(String earlier, String later) {
        assertThat(Release.of(earlier)).isLessThan(Release.of(later));
        assertThat(Release.of(later)).isGreaterThan(Release.of(earlier));
    }

    @Test
    void noughtsAndFinalAddNothing() {
        assertThat(Release.of("1.0.0.Final")).isEqualByComparingTo(Release.of("1"));
        assertThat(Release.of("2.1-GA")).isEqualByComparingTo(Release.of("2.1.0"));
    }
}
