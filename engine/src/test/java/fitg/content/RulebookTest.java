package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Rulebook.Case;
import fitg.content.Rulebook.Ruling;
import fitg.content.Rulebook.SecondEditionRule;
import fitg.content.Rulebook.SeedRule;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulebookTest {

    private final Rulebook rulebook = Rulebook.standard();

    @Test
    void hasEverySeedRuleOnce() {
        assertThat(rulebook.seedRules())
                .hasSize(250)
                .extracting(SeedRule::id)
                .doesNotHaveDuplicates()
                .startsWith("R2.1")
                .endsWith("R17.1");
    }

    @Test
    void hasEveryRulingOnce() {
        assertThat(rulebook.rulings())
                .hasSize(85)
                .extracting(Ruling::id)
                .doesNotHaveDuplicates()
                .startsWith("RUL-01")
                .endsWith("RUL-85");
    }

    @Test
    void hasEveryRuleOfTheSecondEditionOnceAndWhatCompletesThem() {
        assertThat(rulebook.secondEditionRules())
                .filteredOn(rule -> !rule.isCompletion())
                .hasSize(183)
                .allSatisfy(rule -> assertThat(rule.id()).startsWith("E"));
        assertThat(rulebook.secondEditionRules())
                .filteredOn(SecondEditionRule::isCompletion)
                .hasSize(61);
    }

    @Test
    void everyEntrySaysSomething() {
        Stream<String> texts = Stream.of(
                        rulebook.cases().stream().map(Case::text),
                        rulebook.seedRules().stream().map(SeedRule::text),
                        rulebook.rulings().stream().map(Ruling::text))
                .flatMap(all -> all);
        assertThat(texts).allSatisfy(text -> assertThat(text).endsWith(".").doesNotContain("\""));
    }

    @Test
    void everyCaseNamedByASeedRuleIsThere() {
        assertThat(rulebook.seedRules().stream()
                        .flatMap(rule -> Stream.of(rule.cases().split(", "))))
                .allSatisfy(number -> assertThat(rulebook.find(number))
                        .get()
                        .extracting(Case::number)
                        .isEqualTo(number));
    }

    @Test
    void fieldsWithCommasStayWhole() {
        SeedRule rule = rulebook.seedRules().stream()
                .filter(each -> each.id().equals("R7.3"))
                .findFirst()
                .orElseThrow();
        assertThat(rule)
                .isEqualTo(new SeedRule(
                        "R7.3",
                        "Environ",
                        "5.3J",
                        "1, 2.3",
                        "An environ is Urban, Wild, Liquid, Subterranean, Air or Fire."));
    }

    @ParameterizedTest
    @CsvSource({"12.53,12.53", "12.54,12.5", "12.99,12.9", "9.99,9.0", "5.3J,5.3J", "5.3A,5.3", "12,12.0"})
    void anUnknownCaseFallsBackToTheOneAbove(String asked, String found) {
        assertThat(rulebook.find(asked)).get().extracting(Case::number).isEqualTo(found);
    }

    @Test
    void whatIsNoCaseIsNotFound() {
        assertThat(rulebook.find("99.1")).isEmpty();
        assertThat(rulebook.find("")).isEmpty();
        assertThat(rulebook.find("wild")).isEmpty();
    }
}
