package fitg.play;

import fitg.content.Place;
import fitg.play.IllegalActionException.Fault;
import fitg.play.refusal.Forbidding;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Action.Piece;
import fitg.procedure.Bystander;
import fitg.procedure.Forced;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A whole act ordered at once: the answer it begins with, where it leads, and who comes. Its key reads
 * {@code go:move-ships:2412>planet:312+counter:19,character:27}; without a goal or a party it goes as is suggested, and what is
 * left open (who carries whom, who leads) is answered so, too. It comes to the plain answers up to the first die, card or other
 * question. It knows pieces and places, and no rules: whatever begins an act can be ordered so, a march, a purchase, a search.
 *
 * @param to empty to go where is suggested
 * @param party what comes, each by how many; empty for those suggested
 */
public record Go(Action head, Optional<Action> to, Optional<Map<String, Integer>> party) implements Reply {

    static final String PREFIX = "go:";

    /** What is brought along and has no number: the units of the place. */
    private static final String UNITS = "units";

    private static final Set<Piece> PLACES = EnumSet.of(Piece.PLACE, Piece.PLANET, Piece.ENVIRON);

    private static final Set<Kind> GOALS = EnumSet.of(Kind.PLACE, Kind.PLANET, Kind.ENVIRON);

    /** Answers that bring a piece along. */
    private static final Set<Kind> BRINGS = EnumSet.of(Kind.COUNTER, Kind.SHIP, Kind.CHARACTER);

    public Go {
        party = party.map(Map::copyOf);
    }

    /** What begins with this answer, as is suggested. */
    public static Go of(Action head) {
        return new Go(head, Optional.empty(), Optional.empty());
    }

    /** What somebody means who would answer the questions of the act so one by one; the game stays as it is. */
    public static Go by(Game game, Function<Game, Action> answers) {
        Game trial = game.silentCopy();
        Resolution begun = game.resolution();
        Action head = answers.apply(trial);
        trial.play(head);
        Map<String, Integer> party = new TreeMap<>();
        Optional<Action> to = Optional.empty();
        while (goesOn(trial, begun)) {
            Decision decision = trial.pending().orElseThrow();
            Action answer = answers.apply(trial);
            brought(decision.question(), answer).ifPresent(name -> party.put(name, 1));
            if (isAboutItsPiece(decision) && count(answer) > 0) {
                party.put(name(decision.question().subject().piece(), decision.subject()), count(answer));
            }
            to = isGoal(answer) && (to.isEmpty() || to.get().kind() == Kind.PLANET) ? Optional.of(answer) : to;
            trial.play(answer);
        }
        return new Go(head, to, Optional.of(party));
    }

    /** How many of its piece come by this answer. */
    static int count(Action answer) {
        if (answer.kind() == Kind.COUNT) {
            return answer.argument();
        }
        return Choice.NO.contains(answer.kind()) ? 0 : 1;
    }

    static Go parse(String key) {
        String rest = key.substring(PREFIX.length());
        int plus = rest.indexOf('+');
        String way = plus < 0 ? rest : rest.substring(0, plus);
        int arrow = way.indexOf('>');
        Action head = Action.parse(arrow < 0 ? way : way.substring(0, arrow));
        Optional<Action> to = arrow < 0 ? Optional.empty() : Optional.of(Action.parse(way.substring(arrow + 1)));
        if (to.isPresent() && !isGoal(to.get())) {
            throw new IllegalArgumentException("an order leads to a place");
        }
        return new Go(head, to, plus < 0 ? Optional.empty() : Optional.of(party(rest.substring(plus + 1))));
    }

    /** As it is sent and read. */
    public String key() {
        String way = to.map(each -> ">" + each.key()).orElse("");
        String company = party.map(all -> all.entrySet().stream()
                        .map(each -> each.getKey() + (each.getValue() == 1 ? "" : "=" + each.getValue()))
                        .sorted()
                        .collect(Collectors.joining(",", "+", "")))
                .orElse("");
        return PREFIX + head.key() + way + company;
    }

    private static Map<String, Integer> party(String list) {
        Map<String, Integer> party = new TreeMap<>();
        for (String each : list.isEmpty() ? new String[0] : list.split(",", -1)) {
            int equals = each.indexOf('=');
            String name = equals < 0 ? each : each.substring(0, equals);
            if (name.isEmpty() || party.put(name, equals < 0 ? 1 : number(each.substring(equals + 1))) != null) {
                throw new IllegalArgumentException("an order names each piece once");
            }
        }
        return party;
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("\"" + text + "\" is no number");
        }
    }

    /** What an order calls a piece. */
    static String name(Piece piece, int number) {
        return piece.name().toLowerCase(Locale.ROOT) + ":" + piece.name(number);
    }

    /** Whether this answer is a place to go to. */
    static boolean isGoal(Action answer) {
        return GOALS.contains(answer.kind());
    }

    /** The piece this answer brings along; empty if it brings none. A character named to a piece is who gets it. */
    static Optional<String> brought(Question question, Action answer) {
        if (answer.kind() == Kind.UNITS) {
            return Optional.of(UNITS);
        }
        Piece about = question.subject().piece();
        boolean holdsIt = answer.kind() == Kind.CHARACTER && about != Piece.NONE && !PLACES.contains(about);
        return BRINGS.contains(answer.kind()) && !holdsIt
                ? Optional.of(name(answer.kind().of(), answer.argument()))
                : Optional.empty();
    }

    /** Whether the pending question is a further one of the act that a side has begun, with nothing rolled or shown. */
    static boolean goesOn(Game game, Resolution before) {
        Resolution now = game.resolution();
        return !game.isOver()
                && !now.irrevocable()
                && now.asked() == before.asked()
                && now.question().continuesAct();
    }

    @Override
    public List<Action> in(Game game) {
        return new Following(game).toTheEnd(Watching.NOBODY);
    }

    /** Whoever wants to know what is asked on the way, and how the order answers it, before that is played. */
    interface Watching {
        Watching NOBODY = (trial, decision, answer) -> {};

        void answered(Game trial, Decision decision, Action answer);
    }

    /** Goes through the act on a copy, and sees that everybody named comes and that it arrives. */
    final class Following {

        private final Resolution begun;
        private final Game trial;
        private final List<Forced> unasked = new ArrayList<>();
        private final List<Action> answers = new ArrayList<>();
        private final Map<String, Integer> open = new TreeMap<>(party.orElse(Map.of()));
        private final Set<String> unaskedFor = new TreeSet<>();
        private boolean arrives = to.isEmpty();
        /** Whether the rules have begun another act of the sort by themselves. */
        private boolean another;

        Following(Game game) {
            begun = game.resolution();
            trial = game.silentCopy();
            trial.resolution().attend(Bystander.noting(unasked));
            if (game.isOver() || !begun.options().contains(head)) {
                throw Forbidding.refusal(begun, head);
            }
        }

        List<Action> toTheEnd(Watching watching) {
            give(head);
            while (!another && goesOn(trial, begun)) {
                Decision decision = trial.pending().orElseThrow();
                Action answer = answer(decision);
                watching.answered(trial, decision, answer);
                give(answer);
            }
            requireDone();
            return List.copyOf(answers);
        }

        /** Whoever has no choice but to come has come, too. */
        private void give(Action answer) {
            answers.add(answer);
            trial.play(answer);
            for (Forced each : unasked) {
                brought(each.question(), each.answer()).ifPresent(this::comeUnasked);
                if (takesAlong(each.answer())) {
                    comeUnasked(name(each.question().subject().piece(), each.subject()));
                }
                arrives |= to.isPresent() && leadsTo(each.answer(), to.get());
                another |= each.question() == begun.question();
            }
            unasked.clear();
        }

        private void comeUnasked(String name) {
            open.remove(name);
            unaskedFor.add(name);
        }

        /** Those who had no choice but to come. */
        Set<String> unaskedFor() {
            return unaskedFor;
        }

        private static boolean takesAlong(Action answer) {
            return Act.count(answer) > 0 || answer.kind() == Kind.BOARD || answer.kind() == Kind.BOARD_SHIP;
        }

        private Action answer(Decision decision) {
            List<Action> offered = decision.actions();
            if (to.isPresent() && offered.stream().anyMatch(Go::isGoal)) {
                return goal(decision);
            }
            if (party.isEmpty()) {
                return decision.suggested();
            }
            if (offered.stream()
                    .anyMatch(each -> brought(decision.question(), each).isPresent())) {
                return further(decision);
            }
            return isAboutItsPiece(decision) ? ofItsPiece(decision) : decision.suggested();
        }

        /** The place itself, or the planet it lies on; a planet that was reached leaves open where on it. */
        private Action goal(Decision decision) {
            Action wanted = to.orElseThrow();
            Optional<Action> there = decision.actions().stream()
                    .filter(each -> leadsTo(each, wanted))
                    .findFirst();
            if (there.isEmpty() && arrives) {
                return decision.suggested();
            }
            if (there.isEmpty()) {
                throw refusal("It cannot go there", Forbidding.caseOf(begun, decision.question(), 0, wanted));
            }
            arrives = true;
            return there.get();
        }

        /** The next of the party, until all are there. */
        private Action further(Decision decision) {
            for (Action each : decision.actions()) {
                String name = brought(decision.question(), each).orElse("");
                if (open.containsKey(name)) {
                    open.remove(name);
                    return each;
                }
            }
            return decision.actions().stream()
                    .filter(each -> each.kind() == Kind.END || each.kind() == Kind.NONE)
                    .findFirst()
                    .orElseThrow(() -> refusal("Without somebody more it cannot go", decision.ruleCase()));
        }

        private Action ofItsPiece(Decision decision) {
            String name = name(decision.question().subject().piece(), decision.subject());
            int count = Optional.ofNullable(open.remove(name)).orElse(0);
            if (isMeant(decision.suggested(), count)) {
                return decision.suggested();
            }
            return decision.actions().stream()
                    .filter(each -> isMeant(each, count))
                    .findFirst()
                    .orElseThrow(() ->
                            refusal(name + (count == 0 ? " cannot stay" : " cannot come so"), decision.ruleCase()));
        }

        private static boolean isMeant(Action answer, int count) {
            return answer.kind() == Kind.COUNT
                    ? answer.argument() == count
                    : count == 0 == Choice.NO.contains(answer.kind());
        }

        private void requireDone() {
            if (!arrives) {
                throw refusal(
                        "It does not lead anywhere",
                        head.kind() == Kind.END ? "" : begun.ruleset().cite(begun.question()));
            }
            if (!open.isEmpty()) {
                String first = open.keySet().iterator().next();
                throw refusal(first + " cannot come along", begun.ruleset().cite(begun.question()));
            }
        }

        private static IllegalActionException refusal(String what, String ruleCase) {
            return new IllegalActionException(Fault.NOT_LEGAL, ruleCase, what + " (case " + ruleCase + ").");
        }
    }

    /** Whether a piece may stay or come: a yes or no, a number, somewhere aboard or nowhere. */
    static boolean isAboutItsPiece(Decision decision) {
        Question question = decision.question();
        boolean aPiece = question.subject().piece() != Piece.NONE
                && !PLACES.contains(question.subject().piece());
        return aPiece
                && decision.actions().stream()
                        .anyMatch(each -> Choice.NO.contains(each.kind()) || each.kind() == Kind.COUNT);
    }

    /** Environs are places, by the same number. */
    private static boolean leadsTo(Action offered, Action wanted) {
        if (!isGoal(offered)) {
            return false;
        }
        if (offered.kind() == Kind.PLANET) {
            return offered.argument()
                    == (wanted.kind() == Kind.PLANET ? wanted.argument() : Place.planet(wanted.argument()));
        }
        return wanted.kind() != Kind.PLANET && offered.argument() == wanted.argument();
    }
}
