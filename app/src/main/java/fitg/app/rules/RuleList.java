package fitg.app.rules;

import fitg.app.BadInput;
import fitg.content.Edition;
import fitg.content.GameLevel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rules of one edition and level, and apart from them how we read them.
 *
 * @param rulesName what the rules are called when they are counted
 * @param completions what we added where the rules are silent; listed with them, counted apart
 */
record RuleList(String rulesName, List<Rule> rules, List<Rule> completions, List<Rule> rulings) {

    /** What was named on the command line; the second edition has one list for all its levels. */
    static RuleList of(String year, String levelId, Path project) throws IOException {
        Edition edition = Edition.of(year)
                .orElseThrow(() -> new BadInput("There is no edition '" + year + "'; the editions are "
                        + Arrays.stream(Edition.values()).map(Edition::year).collect(Collectors.joining(" and "))
                        + "."));
        GameLevel level = GameLevel.named(levelId)
                .orElseThrow(() -> new BadInput("There is no level '" + levelId + "'; the levels are "
                        + Arrays.stream(GameLevel.values()).map(GameLevel::id).collect(Collectors.joining(", "))
                        + "."));
        if (edition == Edition.SECOND) {
            return secondEdition(project);
        }
        return switch (level) {
            case STAR_SYSTEM -> starSystem(project);
            case PROVINCE -> province(project);
            case GALACTIC -> galactic(project);
        };
    }

    private static RuleList galactic(Path project) throws IOException {
        return new RuleList("galactic cases", Rule.galacticCases(), List.of(), Rule.galacticRulings(project));
    }

    private static RuleList province(Path project) throws IOException {
        return new RuleList("province cases", Rule.provinceCases(), List.of(), Rule.provinceRulings(project));
    }

    private static RuleList starSystem(Path project) throws IOException {
        return new RuleList("seed rules", Rule.seedRules(), List.of(), Rule.rulings(project));
    }

    private static RuleList secondEdition(Path project) throws IOException {
        return new RuleList(
                "second-edition rules",
                Rule.secondEditionRules(),
                Rule.completions(),
                Rule.secondEditionRulings(project));
    }

    /** Everything a test can be tagged with, of every edition. */
    static List<Rule> everything(Path project) throws IOException {
        return Stream.of(starSystem(project), province(project), galactic(project), secondEdition(project))
                .flatMap(list -> Stream.of(list.rules(), list.completions(), list.rulings()))
                .flatMap(List::stream)
                .toList();
    }
}
