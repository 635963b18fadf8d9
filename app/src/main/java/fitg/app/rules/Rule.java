package fitg.app.rules;

import fitg.content.Rulebook;
import fitg.content.SecondEditionBook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Something a test can be tagged with: a seed rule, a rule of the second edition, a ruling or a completion.
 */
record Rule(String id, String cases, String text) {

    /** A row of a table in docs/rulings.md: id, question, ruling and so on. */
    private static final Pattern OWN_RULING =
            Pattern.compile("\\|\\s*(RUL-\\d{3,}|[PSKG]-R\\d{3,})\\s*\\|[^|]*\\|\\s*([^|]*?)\\s*\\|.*");

    /** The numbers of our own rulings on the second edition. */
    private static final Pattern OF_SECOND_EDITION = Pattern.compile("RUL-2\\d\\d|[SK]-R\\d+");

    private static final Pattern OF_GALACTIC_GAME = Pattern.compile("G-R\\d+");

    private static final Pattern OF_PROVINCE_GAME = Pattern.compile("P-R\\d+");

    private static final Pattern OF_STAR_SYSTEM_GAME = Pattern.compile("RUL-1\\d\\d");

    boolean isCompletion() {
        return id.startsWith("C-");
    }

    static List<Rule> seedRules() {
        return Rulebook.standard().seedRules().stream()
                .map(rule -> new Rule(rule.id(), rule.cases(), rule.text()))
                .toList();
    }

    static List<Rule> secondEditionRules() {
        return secondEdition(false);
    }

    /** Every case of the Province Game and every ruling on it in the specification. */
    static List<Rule> provinceCases() {
        return Rulebook.standard().provinceCases().stream()
                .map(each -> new Rule(each.id(), "", "2-province " + each.sections()))
                .toList();
    }

    /** Every case of the Galactic Game and ruling on it, its events, secrets and assignments. */
    static List<Rule> galacticCases() {
        return Rulebook.standard().galacticCases().stream()
                .map(each -> new Rule(each.id(), "", "3-galactic, " + each.kind()))
                .toList();
    }

    static List<Rule> galacticRulings(Path project) throws IOException {
        return ownRulings(project, OF_GALACTIC_GAME);
    }

    static List<Rule> provinceRulings(Path project) throws IOException {
        return ownRulings(project, OF_PROVINCE_GAME);
    }

    /** What completes the second edition where it is silent. */
    static List<Rule> completions() {
        return secondEdition(true);
    }

    private static List<Rule> secondEdition(boolean completions) {
        return Rulebook.standard().secondEditionRules().stream()
                .filter(rule -> rule.isCompletion() == completions)
                .map(rule -> new Rule(rule.id(), "", rule.title()))
                .toList();
    }

    /** The rulings of the specification, then our own. */
    static List<Rule> rulings(Path project) throws IOException {
        List<Rule> rulings = new ArrayList<>();
        Rulebook.standard().rulings().forEach(ruling -> rulings.add(new Rule(ruling.id(), "", ruling.text())));
        rulings.addAll(ownRulings(project, OF_STAR_SYSTEM_GAME));
        return rulings;
    }

    /** The rulings that came with the specification of 2002, then our own. */
    static List<Rule> secondEditionRulings(Path project) throws IOException {
        List<Rule> rulings = new ArrayList<>();
        SecondEditionBook.standard().entries().stream()
                .filter(SecondEditionBook.Entry::isRuling)
                .forEach(ruling -> rulings.add(new Rule(ruling.id(), "", ruling.title() + ": " + ruling.text())));
        rulings.addAll(ownRulings(project, OF_SECOND_EDITION));
        return rulings;
    }

    private static List<Rule> ownRulings(Path project, Pattern numbers) throws IOException {
        Path own = project.resolve("docs/rulings.md");
        if (!Files.exists(own)) {
            return List.of();
        }
        return ownRulings(Files.readAllLines(own)).stream()
                .filter(ruling -> numbers.matcher(ruling.id()).matches())
                .toList();
    }

    static List<Rule> ownRulings(List<String> lines) {
        return lines.stream()
                .map(OWN_RULING::matcher)
                .filter(Matcher::matches)
                .map(row -> new Rule(row.group(1), "", row.group(2)))
                .toList();
    }
}
