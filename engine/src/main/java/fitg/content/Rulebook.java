package fitg.content;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the rules say, in our own words: the cases players look up, and the rules and rulings that tests are tagged with. */
public final class Rulebook {

    /** A numbered case of the rulebook, such as {@code 12.53}. */
    public record Case(String number, String title, String text) {}

    /** A rule of the seed list, such as {@code R6.1.9}, as it is ruled; with the cases and sections it comes from. */
    public record SeedRule(String id, String chapter, String cases, String spec, String text) {}

    /** How we read the rules where they are silent or contradict themselves, such as {@code RUL-07}. */
    public record Ruling(String id, String text) {}

    /**
     * A rule of the second edition, such as {@code E2.1.A.1}, or what completes it where it is silent, such as {@code
     * C-HEAL-1}: what it is about.
     */
    public record SecondEditionRule(String id, String title) {

        public boolean isCompletion() {
            return id.startsWith("C-");
        }
    }

    /** A case or ruling of the Province Game, such as {@code 20.43} or {@code P-R7}, with the sections of the specification that have it. */
    public record ProvinceCase(String id, String sections) {}

    /** A case of the Galactic Game of 1979, a ruling on it, an event, a planet secret or a Strategic Assignment card. */
    public record GalacticCase(String id, String kind) {}

    private static final int SEED_RULES = 250;
    private static final int PROVINCE_CASES = 238;
    private static final int GALACTIC_CASES = 223;
    private static final int SECOND_EDITION_RULES = 244;

    private static final Rulebook STANDARD = new Rulebook(ContentSource.shipped());

    private final Map<String, Case> cases = new LinkedHashMap<>();
    private final List<SeedRule> seedRules;
    private final List<Ruling> rulings;
    private final List<SecondEditionRule> secondEditionRules;
    private final List<ProvinceCase> provinceCases;
    private final List<GalacticCase> galacticCases;

    private Rulebook(ContentSource source) {
        CsvTable.read(source, "rulebook/cases.csv", "case,title,text").unique("case").rows().stream()
                .map(row -> new Case(row.text("case"), row.text("title"), row.text("text")))
                .forEach(found -> cases.put(found.number(), found));
        seedRules = CsvTable.read(source, "rulebook/seed-rules.csv", "id,chapter,case,spec,text")
                .unique("id")
                .exactly(SEED_RULES)
                .rows()
                .stream()
                .map(row -> new SeedRule(
                        row.text("id"), row.text("chapter"), row.text("case"), row.text("spec"), row.text("text")))
                .toList();
        rulings = CsvTable.read(source, "rulebook/rulings.csv", "id,text").unique("id").rows().stream()
                .map(row -> new Ruling(row.text("id"), row.text("text")))
                .toList();
        secondEditionRules = CsvTable.read(source, "rulebook/second-edition-rules.csv", "id,title")
                .unique("id")
                .exactly(SECOND_EDITION_RULES)
                .rows()
                .stream()
                .map(row -> new SecondEditionRule(row.text("id"), row.text("title")))
                .toList();
        provinceCases = CsvTable.read(source, "rulebook/province-cases.csv", "id,kind,spec_section")
                .unique("id")
                .exactly(PROVINCE_CASES)
                .rows()
                .stream()
                .map(row -> new ProvinceCase(row.text("id"), row.text("spec_section")))
                .toList();
        galacticCases = CsvTable.read(source, "rulebook/galactic-cases.csv", "id,kind,spec_section")
                .unique("id")
                .exactly(GALACTIC_CASES)
                .rows()
                .stream()
                .map(row -> new GalacticCase(row.text("id"), row.text("kind")))
                .toList();
    }

    public static Rulebook standard() {
        return STANDARD;
    }

    /** The case, or else the nearest above it: 12.53, then 12.5, then the chapter 12.0. */
    public Optional<Case> find(String number) {
        for (String at = number; !at.isEmpty(); at = shorter(at)) {
            if (cases.containsKey(at)) {
                return Optional.of(cases.get(at));
            }
        }
        return Optional.empty();
    }

    public List<Case> cases() {
        return List.copyOf(cases.values());
    }

    public List<SeedRule> seedRules() {
        return seedRules;
    }

    public List<Ruling> rulings() {
        return rulings;
    }

    /** The rules of 2002 in the order of their chapters, then what completes them. */
    public List<SecondEditionRule> secondEditionRules() {
        return secondEditionRules;
    }

    /** The cases of the Province Game, then the rulings on it. */
    public List<ProvinceCase> provinceCases() {
        return provinceCases;
    }

    /** What has to be covered of the Galactic Game. */
    public List<GalacticCase> galacticCases() {
        return galacticCases;
    }

    private static String shorter(String number) {
        int dot = number.indexOf('.');
        if (dot < 0) {
            return number + ".0";
        }
        if (number.endsWith(".0")) {
            return "";
        }
        return number.length() > dot + 2 ? number.substring(0, number.length() - 1) : number.substring(0, dot) + ".0";
    }
}
