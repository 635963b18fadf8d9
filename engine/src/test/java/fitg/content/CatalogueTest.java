package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The shipped content loads and has as many things as the box. */
class CatalogueTest {

    private final Catalogue catalogue = Catalogue.standard();

    @Test
    void hasTheWholeGalaxy() {
        assertThat(catalogue.provinces()).hasSize(5);
        assertThat(catalogue.systems()).hasSize(25);
        assertThat(catalogue.planets()).hasSize(51);
        assertThat(catalogue.environs()).hasSize(83);
        assertThat(catalogue.spaceRoutes()).hasSize(42);
        assertThat(catalogue.races()).hasSize(31);
        assertThat(catalogue.irateLocals()).hasSize(47);
        assertThat(catalogue.sovereigns()).hasSize(12);
        assertThat(catalogue.mapPositions()).hasSize(25);
        assertThat(catalogue.creatures()).hasSize(58);
    }
}
