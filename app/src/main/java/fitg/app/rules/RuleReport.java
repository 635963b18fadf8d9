package fitg.app.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The rules, the tests that cover them, and what is missing; as lines to print.
 *
 * @param list the rules that are asked about
 * @param everything the rules of all editions
 */
record RuleReport(RuleList list, List<Rule> everything, Coverage coverage, Ratchet ratchet) {

    List<String> listing(List<Rule> rules) {
        return rules.stream().map(this::line).toList();
    }

    private String line(Rule rule) {
        String cases = rule.cases().isEmpty() ? "" : "[" + rule.cases() + "]";
        String note = rule.isCompletion() ? " (our completion)" : "";
        return "%-10s %-15s %-12s %s"
                .formatted(rule.id(), cases, coverage.of(rule.id()).state(), rule.text() + note);
    }

    List<String> failures(List<Rule> rules) {
        return rules.stream()
                .flatMap(rule -> coverage.of(rule.id()).failed().stream().map(test -> rule.id() + " failed: " + test))
                .toList();
    }

    /** What stands between us and full coverage; nothing when all is well. */
    List<String> missing(List<Rule> rules) {
        List<String> lines = new ArrayList<>();
        for (Rule rule : rules) {
            if (!coverage.covers(rule.id())) {
                lines.add(line(rule));
                coverage.of(rule.id()).failed().forEach(test -> lines.add("          failed: " + test));
            }
        }
        return lines;
    }

    List<String> lost() {
        return ratchet.lost(coverage).stream()
                .map(rule -> rule + " was covered and has no passing test now")
                .toList();
    }

    /** Tags that look like rules and name none: most likely a slip of the pen. */
    List<String> unknown() {
        Set<String> known = everything.stream().map(Rule::id).collect(Collectors.toSet());
        return coverage.rules().stream()
                .filter(rule -> !known.contains(rule))
                .sorted()
                .toList();
    }

    List<String> covered() {
        return everything.stream().map(Rule::id).filter(coverage::covers).toList();
    }

    boolean complete() {
        return list.rules().stream().allMatch(rule -> coverage.covers(rule.id())) && lost().isEmpty();
    }

    String summary() {
        return covered(list.rules()) + " of " + list.rules().size() + " " + list.rulesName() + " covered";
    }

    String completionsSummary() {
        return covered(list.completions()) + " of " + list.completions().size() + " completions covered";
    }

    String rulingsSummary() {
        return covered(list.rulings()) + " of " + list.rulings().size() + " rulings covered";
    }

    private long covered(List<Rule> rules) {
        return rules.stream().filter(rule -> coverage.covers(rule.id())).count();
    }
}
