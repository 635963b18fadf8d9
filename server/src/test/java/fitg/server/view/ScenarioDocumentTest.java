package fitg.server.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.Catalogue;
import fitg.content.ScenarioSheet;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import org.junit.jupiter.api.Test;

/** The scenarios as they are offered. */
class ScenarioDocumentTest {

    @Test
    void theFlightToEgrixIsThreeFugitivesAgainstAGarrison() {
        ScenarioDocument egrix = ScenarioDocument.of(Scenarios.FLIGHT_TO_EGRIX);

        assertThat(egrix.lastTurn()).isEqualTo(6);
        assertThat(egrix.pointsToWin()).isEqualTo(12);
        assertThat(egrix.rebel().characters())
                .extracting(PieceDocument::name)
                .containsExactlyInAnyOrder("Boccanegra", "Doctor Sontag", "Frun Sentel");
        assertThat(egrix.imperial().units())
                .extracting(UnitsDocument::kind, UnitsDocument::count)
                .containsExactly(tuple("militia", 3), tuple("patrol", 3), tuple("line", 1));
    }

    @Test
    void cercisBeginsTheVaruPowderkegInRebelHands() {
        assertThat(ScenarioDocument.of(Scenarios.VARU_POWDERKEG).planets())
                .filteredOn(ScenarioDocument.StartDocument::rebelControlled)
                .extracting(ScenarioDocument.StartDocument::name)
                .containsExactly("Cercis");
    }

    /** Nothing until it was measured. */
    private static Integer rebelPercent(ScenarioDocument document) {
        return document.balance() == null ? null : document.balance().rebelPercent();
    }

    /** A scenario is written down once; nothing about it is known to the server alone. */
    @Test
    void everyScenarioOfTheCatalogueIsOfferedWithWhatIsWrittenAboutIt() {
        assertThat(ScenarioDocument.all())
                .extracting(
                        ScenarioDocument::id,
                        ScenarioDocument::edition,
                        ScenarioDocument::level,
                        ScenarioDocument::summary,
                        ScenarioDocument::description,
                        ScenarioDocument::goals,
                        ScenarioDocument::minutes,
                        ScenarioDocumentTest::rebelPercent)
                .containsExactlyElementsOf(Catalogue.standard().scenarios().stream()
                        .map(sheet -> tuple(
                                sheet.id(),
                                sheet.edition().year(),
                                sheet.level().id(),
                                sheet.texts().summary(),
                                sheet.texts().description(),
                                sheet.texts().goals(),
                                sheet.minutes(),
                                sheet.balance()
                                        .map(ScenarioSheet.Balance::rebelPercent)
                                        .orElse(null)))
                        .toList());
    }

    @Test
    void theOptionsOfferedAreThoseOfAGame() {
        JsonNode options = Games.json(OptionsDocument.of(Options.standard()));
        assertThat(ScenarioDocument.all().getFirst().options())
                .hasSize(options.size())
                .allSatisfy(option ->
                        assertThat(options.get(option.id()).booleanValue()).isEqualTo(option.standard()));
    }
}
