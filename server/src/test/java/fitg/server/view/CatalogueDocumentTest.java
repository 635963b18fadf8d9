package fitg.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is printed, for those who draw and explain it. */
class CatalogueDocumentTest {

    private static final CatalogueDocument CATALOGUE = CatalogueDocument.standard();

    @Test
    void nothingOfTheGalaxyIsMissing() {
        assertThat(CATALOGUE.planets()).hasSize(51);
        assertThat(CATALOGUE.environs()).hasSize(83);
        int characters = 32;
        int sidesOfSovereigns = 16;
        assertThat(CATALOGUE.characters()).hasSize(characters + sidesOfSovereigns);
        assertThat(CATALOGUE.possessions()).hasSize(20);
        assertThat(CATALOGUE.ships()).hasSize(12);
        assertThat(CATALOGUE.actionCards()).hasSize(30);
    }

    @Test
    void itIsWrittenWithoutCatalogueIndexes() {
        JsonNode json = Games.json(CATALOGUE);
        assertThat(json.findValues("index")).isEmpty();
    }

    @Test
    void aCharacterIsPrintedAsOnHisCard() {
        assertThat(CATALOGUE.characters())
                .filteredOn(character -> character.name().equals("Boccanegra"))
                .singleElement()
                .satisfies(boccanegra -> {
                    assertThat(boccanegra.side()).isEqualTo("rebel");
                    assertThat(boccanegra.ratings()).containsKeys("combat", "endurance", "navigation");
                    assertThat(boccanegra.abilities())
                            .extracting(PrintedCards.AbilityFacts::id)
                            .contains("owns-planetary-privateer");
                });
    }

    @Test
    void everyTableHasACellForEachOfItsColumns() {
        assertThat(CATALOGUE.tables())
                .isNotEmpty()
                .allSatisfy(table -> assertThat(table.rows())
                        .isNotEmpty()
                        .allSatisfy(row -> assertThat(row.cells()).hasSameSizeAs(table.columns())));
    }

    @Test
    void theSearchTableIsShownAsTheRulesReadIt() {
        TableDocument search = table("search");
        for (int hiding = 0; hiding <= 12; hiding++) {
            for (int value = 1; value <= 30; value++) {
                int row = band(
                        search.rows().stream()
                                .map(TableDocument.RowDocument::label)
                                .toList(),
                        hiding);
                int column = band(search.columns(), value);
                assertThat(search.rows().get(row).cells().get(column))
                        .isEqualTo(String.valueOf(Printed.CATALOGUE.search().number(hiding, value)));
            }
        }
    }

    @Test
    void theSquadChartHasItsSixBracketsAndTheLeader() {
        assertThat(table("squad").rows()).hasSize(7);
    }

    private static TableDocument table(String id) {
        return CATALOGUE.tables().stream()
                .filter(table -> table.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** The place of the last label, "4-6" or "23+", that begins at or below a value; "1 or less" is always the first. */
    private static int band(List<String> labels, int value) {
        return IntStream.range(1, labels.size())
                .filter(place -> Integer.parseInt(labels.get(place).split("[-+ ]")[0]) <= value)
                .max()
                .orElse(0);
    }
}
