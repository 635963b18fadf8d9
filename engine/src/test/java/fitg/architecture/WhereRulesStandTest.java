package fitg.architecture;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Twelve rules of both editions: whoever looks for the case finds the rule, in one place. */
class WhereRulesStandTest {

    private static final Path SOURCES = Path.of("src/main/java/fitg");
    private static final Set<String> ROOMS = Set.of("rules", "level", "galaxy", "procedure");

    /** It names the rules that once read otherwise, and is none. */
    private static final String LIST_OF_CORRECTIONS = "Correction.java";

    @ParameterizedTest(name = "{0}, {2}")
    @CsvSource({
        "12.86, rules/combat/first/CombatTerms.java, what an asterisk takes captive",
        "R17.1, procedure/Options.java, the house rule of the worst die",
        "9.35, rules/flight/first/Walk.java, who walks is seen no more",
        "12.31, rules/combat/first/Blows.java, a firefight doubles wounds",
        "13.71, rules/healing/Healing.java, who rested is well again",
        "15.8, rules/control/Control.java, who controls a planet",
        "20.61, rules/pdb/first/RakingAttack.java, raking has a column of its own",
        "23.44, rules/domino/Domino.java, capitals move by one another alone",
        "S-R78, rules/search/second/SearchTable10.java, no search is certain and none hopeless",
        "C-HEAL-1, rules/sequence/second/Rest.java, what rest heals in 2002",
        "K-R39, rules/mission/second/SecondSabotage.java, chance picks among counters face down",
        "K-R102, rules/force/second/SovereignFlight.java, a sovereign in orbit"
    })
    void aRuleIsFoundByItsCase(String ruleCase, String file, String about) throws IOException {
        assertThat(citing(ruleCase)).as(about).containsExactly(file);
    }

    private static Set<String> citing(String ruleCase) throws IOException {
        Pattern cited = Pattern.compile("(?<![\\d.])" + Pattern.quote(ruleCase) + "(?!\\d)");
        Set<String> found = new TreeSet<>();
        for (String room : ROOMS) {
            try (Stream<Path> files = Files.walk(SOURCES.resolve(room))) {
                for (Path file : files.filter(Files::isRegularFile).collect(toSet())) {
                    boolean isRule = !file.endsWith(LIST_OF_CORRECTIONS);
                    if (isRule && cited.matcher(Files.readString(file)).find()) {
                        found.add(SOURCES.relativize(file).toString());
                    }
                }
            }
        }
        return found;
    }
}
