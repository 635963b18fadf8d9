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
 * The rules of one edition and level, and apart from them how we read or complete them.
 *
 * @param rulesName what the rules are called when they are counted
 * @param readingsName the same for how they are read
 */
record RuleList(String rulesName, List<Rule> rules, String readingsName, List<Rule> readings) {

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
            return secondEdition();
        }
        if (level != GameLevel.STAR_SYSTEM) {
            throw new BadInput("The rules of the " + level.id() + " level of " + year + " are not listed yet; those of "
                    + GameLevel.STAR_SYSTEM.id() + " are.");
        }
        return starSystem(project);
    }

    private static RuleList starSystem(Path project) throws IOException {
        return new RuleList("seed rules", Rule.seedRules(), "rulings", Rule.rulings(project));
    }

    private static RuleList secondEdition() {
        return new RuleList("second-edition rules", Rule.secondEditionRules(), "completions", Rule.completions());
    }

    /** Everything a test can be tagged with, of every edition. */
    static List<Rule> everything(Path project) throws IOException {
        return Stream.of(starSystem(project), secondEdition())
                .flatMap(list -> Stream.concat(list.rules().stream(), list.readings().stream()))
                .toList();
    }
}
