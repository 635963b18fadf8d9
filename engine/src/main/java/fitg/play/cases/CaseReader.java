package fitg.play.cases;

import fitg.play.cases.Case.Step;
import fitg.play.position.WrittenLine;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads cases. A line begins with a word that says what it is, or with spaces, and goes on with what the line before began;
 * what comes after a # is a remark.
 *
 * <pre>
 * case   R6.1.9  A level 0 PDB only detects
 * given  open-1979-star-system-egrix, turn 1, rebels movement
 *        Frun Sentel: in Angoff Urban
 * dice   6
 * when   fly:36, Charkhan Wild
 * then   Frun Sentel: detected
 * </pre>
 */
public final class CaseReader {

    /** What names a rule; a title begins with the first word that does not. */
    private static final Pattern RULE = Pattern.compile(
            "\\d\\d\\.\\d{1,2}|(?:[A-Z0-9]+-)?R\\d+(?:\\.\\d+)*|RUL-\\d+|[EP]\\d+(?:\\.[A-Za-z0-9]+)+|C-[A-Z]+-\\d+"
                    + "|EV-\\d+|SA-\\d+|SEC-[A-Za-z!.-]+");

    private static final Pattern REMARK = Pattern.compile("(^|\\s)#.*");

    private static final String WORDS =
            "case, given, dice, action cards, possessions, characters, picks, prepared, when and then";

    private final List<Case> cases = new ArrayList<>();
    private WrittenLine title;
    private WrittenLine head;
    private List<WrittenLine> given = new ArrayList<>();
    private Map<Luck, List<Integer>> luck = new EnumMap<>(Luck.class);
    private Map<Luck, List<Integer>> prepared = new EnumMap<>(Luck.class);
    private List<Step> steps = new ArrayList<>();
    private String word = "";

    private CaseReader() {}

    /** What cannot be read is refused with its line; whether a position can be is seen when it is laid out. */
    public static List<Case> read(String text) {
        CaseReader reader = new CaseReader();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String said = REMARK.matcher(line).replaceFirst("").stripTrailing();
            if (!said.isEmpty()) {
                reader.read(number, said);
            }
        }
        reader.finish();
        return List.copyOf(reader.cases);
    }

    /** The one case of a text; several are refused. */
    public static Case readOne(String text) {
        List<Case> all = read(text);
        if (all.size() != 1) {
            int line = all.isEmpty() ? 1 : all.get(1).line();
            throw new WrittenLine(line, "")
                    .wrong(all.isEmpty() ? "there is no position" : "only one position is wanted");
        }
        return all.getFirst();
    }

    private void read(int number, String line) {
        boolean goesOn = Character.isWhitespace(line.charAt(0));
        String text = line.strip();
        if (!goesOn) {
            word = firstWord(number, text);
            text = text.substring(word.length()).strip();
        }
        take(new WrittenLine(number, text), goesOn);
    }

    private static String firstWord(int number, String text) {
        for (Luck each : Luck.values()) {
            if (text.startsWith(each.word() + " ")) {
                return each.word();
            }
        }
        String first = text.split("\\s+", 2)[0];
        if (!List.of("case", "given", "prepared", "when", "then").contains(first)) {
            throw new WrittenLine(number, text).wrong("\"" + first + "\" begins no line; " + WORDS + " do");
        }
        return first;
    }

    private void take(WrittenLine line, boolean goesOn) {
        switch (word) {
            case "case" -> begin(line, goesOn);
            case "given" -> takeGiven(line, goesOn);
            case "prepared" -> takePrepared(begun(line));
            case "when" -> steps.add(new Step.When(begun(line)));
            case "then" -> steps.add(new Step.Then(begun(line)));
            case "" -> throw line.wrong("the first line begins with \"case\" or \"given\"");
            default -> takeLuck(Luck.named(word).orElseThrow(), begun(line).words(), line, luck);
        }
    }

    private void begin(WrittenLine line, boolean goesOn) {
        if (goesOn) {
            throw line.wrong("the title of a case is one line");
        }
        finish();
        title = line;
    }

    private void takeGiven(WrittenLine line, boolean goesOn) {
        if (goesOn) {
            given.add(line);
            return;
        }
        if (head != null) {
            finish();
        }
        head = line;
    }

    private WrittenLine begun(WrittenLine line) {
        if (head == null) {
            throw line.wrong("what is given comes before it");
        }
        return line;
    }

    /** Luck of whoever plays on from here, each sort on a line of its own. */
    private void takePrepared(WrittenLine line) {
        for (Luck each : Luck.values()) {
            if (line.words().startsWith(each.word() + " ")) {
                takeLuck(each, line.words().substring(each.word().length()).strip(), line, prepared);
                return;
            }
        }
        throw line.wrong("what is prepared are dice, action cards, possessions, characters or picks");
    }

    private static void takeLuck(Luck sort, String numbers, WrittenLine line, Map<Luck, List<Integer>> luck) {
        for (String number : numbers.split("[ ,]+")) {
            if (!number.matches("\\d{1,3}")) {
                throw line.wrong("\"" + number + "\" is no number");
            }
            luck.computeIfAbsent(sort, each -> new ArrayList<>()).add(Integer.parseInt(number));
        }
    }

    private void finish() {
        if (head == null) {
            if (title != null) {
                throw title.wrong("nothing is given");
            }
            return;
        }
        List<String> rules = new ArrayList<>();
        String rest = title == null ? "" : title.words();
        for (Optional<String> rule = rule(rest); rule.isPresent(); rule = rule(rest)) {
            rules.add(rule.get());
            rest = rest.substring(rule.get().length()).strip();
        }
        int line = title == null ? head.number() : title.number();
        cases.add(new Case(line, List.copyOf(rules), rest, head, given, luck, prepared, steps));
        title = null;
        head = null;
        given = new ArrayList<>();
        luck = new EnumMap<>(Luck.class);
        prepared = new EnumMap<>(Luck.class);
        steps = new ArrayList<>();
    }

    /** Whether a word is the id of a rule, as titles of cases begin with. */
    public static boolean namesRule(String word) {
        return RULE.matcher(word).matches();
    }

    private static Optional<String> rule(String words) {
        String first = words.split("\\s+", 2)[0];
        return namesRule(first) ? Optional.of(first) : Optional.empty();
    }
}
