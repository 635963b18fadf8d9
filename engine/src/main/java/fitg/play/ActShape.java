package fitg.play;

import fitg.play.Act.Conflict;
import fitg.play.Act.Line;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Question;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * The limits that allow exactly the ways a run can be answered: a sum, pieces of which one is needed, and pairs that
 * exclude each other. They are guessed from the ways and then held against every combination; where they allow one way
 * too many or too few, there is no description.
 */
final class ActShape {

    /** More combinations than this are not looked at. */
    private static final int MOST_COMBINATIONS = 20_000;

    private final Question question;
    private final List<Line> lines = new ArrayList<>();
    /** Each way as the numbers of its answers, in the order of the lines. */
    private final Set<List<Integer>> ways = new HashSet<>();

    private int least;
    private int most;
    private final Set<Integer> oneOf = new LinkedHashSet<>();
    private final List<int[]> conflicts = new ArrayList<>();

    private ActShape(Question question) {
        this.question = question;
    }

    static Optional<Act> of(
            Question question,
            List<Map<Integer, Action>> ways,
            Map<Integer, Action> suggested,
            IntUnaryOperator weight) {
        ActShape shape = new ActShape(question);
        if (!shape.line(ways, suggested, weight) || !shape.isWorthIt()) {
            return Optional.empty();
        }
        return shape.fits() ? Optional.of(shape.act()) : Optional.empty();
    }

    // ---- lines

    /** Pieces that may be chosen, or must be; false where it matters that one was not asked about. */
    private boolean line(List<Map<Integer, Action>> all, Map<Integer, Action> suggested, IntUnaryOperator weight) {
        Map<Integer, Set<Action>> answers = new TreeMap<>();
        all.forEach(way -> way.forEach((piece, answer) ->
                answers.computeIfAbsent(piece, key -> new LinkedHashSet<>()).add(answer)));
        for (Map.Entry<Integer, Set<Action>> each : answers.entrySet()) {
            Action silence = silence(each.getValue());
            for (Map<Integer, Action> way : all) {
                if (!way.containsKey(each.getKey())) {
                    if (silence == null) {
                        return false;
                    }
                    way.put(each.getKey(), silence);
                    each.getValue().add(silence);
                }
            }
            if (each.getValue().size() > 1 || each.getValue().stream().anyMatch(ActShape::isChosen)) {
                lines.add(new Line(
                        each.getKey(),
                        weight.applyAsInt(each.getKey()),
                        List.copyOf(each.getValue()),
                        suggested.get(each.getKey())));
            }
        }
        all.forEach(way -> ways.add(lines.stream()
                .map(line -> line.answers().indexOf(way.get(line.subject())))
                .toList()));
        return true;
    }

    /** What a piece does that is not asked about: it stays, or gets nothing. Null where it must be asked. */
    private static Action silence(Set<Action> answers) {
        for (Action each : answers) {
            if (each.kind() == Kind.COUNT) {
                return Action.of(Kind.COUNT, 0);
            }
            if (Choice.NO.contains(each.kind())) {
                return each;
            }
        }
        return answers.stream().anyMatch(each -> each.kind() == Kind.TAKE) ? Action.of(Kind.LEAVE) : null;
    }

    /** Several pieces, something to choose, and not too much to look through. */
    private boolean isWorthIt() {
        long product = 1;
        for (Line line : lines) {
            product = Math.min(MOST_COMBINATIONS + 1, product * line.answers().size());
        }
        return lines.size() > 1 && product > 1 && product <= MOST_COMBINATIONS;
    }

    // ---- limits

    private boolean fits() {
        boolean counted = lines.stream().allMatch(ActShape::isCounted);
        if (counted) {
            least = ways.stream().mapToInt(this::sum).min().orElse(0);
            most = ways.stream().mapToInt(this::sum).max().orElse(0);
            if (allowsExactlyTheWays()) {
                return true;
            }
            nameThoseWhoSuffice();
            if (!oneOf.isEmpty() && allowsExactlyTheWays()) {
                return true;
            }
            oneOf.clear();
        }
        findConflicts();
        return allowsExactlyTheWays();
    }

    private static boolean isCounted(Line line) {
        return line.answers().stream()
                .allMatch(each -> each.kind() == Kind.COUNT
                        || Choice.YES.contains(each.kind())
                        || Choice.NO.contains(each.kind()));
    }

    private static boolean isChosen(Action answer) {
        return Act.count(answer) > 0;
    }

    private static int value(Line line, int answer) {
        return line.weight() * Act.count(line.answers().get(answer));
    }

    private int sum(List<Integer> way) {
        int sum = 0;
        for (int each = 0; each < lines.size(); each++) {
            sum += value(lines.get(each), way.get(each));
        }
        return sum;
    }

    /** The pieces that may go alone: somebody of them has to. */
    private void nameThoseWhoSuffice() {
        for (int each = 0; each < lines.size(); each++) {
            Integer[] alone = new Integer[lines.size()];
            for (int other = 0; other < lines.size(); other++) {
                alone[other] = answerWith(lines.get(other), other == each);
            }
            if (!Arrays.asList(alone).contains(-1) && ways.contains(Arrays.asList(alone))) {
                oneOf.add(each);
            }
        }
    }

    private static int answerWith(Line line, boolean yes) {
        for (int answer = 0; answer < line.answers().size(); answer++) {
            if (value(line, answer) == (yes ? line.weight() : 0)) {
                return answer;
            }
        }
        return -1;
    }

    /** Pairs of answers that never come together. */
    private void findConflicts() {
        for (int one = 0; one < lines.size(); one++) {
            for (int other = one + 1; other < lines.size(); other++) {
                for (int answer = 0; answer < lines.get(one).answers().size(); answer++) {
                    for (int reply = 0; reply < lines.get(other).answers().size(); reply++) {
                        if (!comeTogether(one, answer, other, reply)) {
                            conflicts.add(new int[] {one, answer, other, reply});
                        }
                    }
                }
            }
        }
    }

    private boolean comeTogether(int one, int answer, int other, int reply) {
        return ways.stream().anyMatch(way -> way.get(one) == answer && way.get(other) == reply);
    }

    // ---- the test

    private boolean allowsExactlyTheWays() {
        return allowed(new ArrayList<>()) == ways.size();
    }

    /** How many combinations are allowed; -1 as soon as one is that is no way. */
    private int allowed(List<Integer> begun) {
        if (begun.size() == lines.size()) {
            return !isAllowed(begun) ? 0 : ways.contains(begun) ? 1 : -1;
        }
        int count = 0;
        for (int answer = 0; answer < lines.get(begun.size()).answers().size(); answer++) {
            begun.add(answer);
            int more = allowed(begun);
            begun.removeLast();
            if (more < 0) {
                return -1;
            }
            count += more;
        }
        return count;
    }

    private boolean isAllowed(List<Integer> combination) {
        int sum = sum(combination);
        boolean counts = most == 0 || sum >= least && sum <= most;
        boolean suffices =
                oneOf.isEmpty() || oneOf.stream().anyMatch(each -> value(lines.get(each), combination.get(each)) > 0);
        return counts
                && suffices
                && conflicts.stream()
                        .noneMatch(pair -> combination.get(pair[0]) == pair[1] && combination.get(pair[2]) == pair[3]);
    }

    private Act act() {
        List<Conflict> told = conflicts.stream()
                .map(pair -> new Conflict(
                        lines.get(pair[0]).subject(),
                        lines.get(pair[0]).answers().get(pair[1]),
                        lines.get(pair[2]).subject(),
                        lines.get(pair[2]).answers().get(pair[3]),
                        question.ruleCase()))
                .toList();
        List<Integer> needed =
                oneOf.stream().map(each -> lines.get(each).subject()).toList();
        return new Act(question, List.copyOf(lines), least, most, needed, told);
    }
}
