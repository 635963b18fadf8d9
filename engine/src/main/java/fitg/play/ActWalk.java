package fitg.play;

import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Bystander;
import fitg.procedure.Forced;
import fitg.procedure.Question;
import fitg.procedure.Question.Subject;
import fitg.procedure.Resolution;
import fitg.rules.spaceship.Ships;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Finds out what a run of questions allows by going through it with every answer, in a game that could be the true one:
 * up to the first die, the first card and the first other question. What comes out is what the questions would say one
 * by one, and nothing else.
 */
final class ActWalk {

    /** The same made-up units and cards for everybody who looks: the answers of a side cannot depend on them. */
    static final long SEED = 0;

    /** So many answers are tried; a run with more ways than this is asked one by one. */
    private static final int MOST_STEPS = 2_200;

    /** For each answer of a list, which is one of many runs to be described. */
    private static final int FEW_STEPS = 300;

    private static final Set<Subject> PIECES = EnumSet.of(
            Subject.CHARACTER, Subject.UNIT, Subject.SHIP, Subject.POSSESSION, Subject.COUNTER, Subject.FIGHTER);

    private static final Set<Kind> COUNTED_OR_GIVEN = EnumSet.of(Kind.COUNT, Kind.CHARACTER, Kind.NONE);

    private final Question question;
    private final int depth;
    private final PlayerView view;
    private int stepsLeft;
    private final Map<Integer, Action> suggested = new TreeMap<>();
    private final List<Map<Integer, Action>> ways = new ArrayList<>();

    private ActWalk(PlayerView view, Resolution start, int steps) {
        this.view = view;
        this.question = start.question();
        this.depth = start.depth();
        this.stepsLeft = steps;
    }

    static Optional<Act> from(PlayerView view, Game start) {
        return from(view, start, MOST_STEPS);
    }

    private static Optional<Act> from(PlayerView view, Game start, int steps) {
        if (start.isOver() || !isAboutPieces(start.resolution())) {
            return Optional.empty();
        }
        ActWalk walk = new ActWalk(view, start.resolution(), steps);
        return walk.goThrough(start, new LinkedHashMap<>()) ? walk.described() : Optional.empty();
    }

    /** Whether each piece gets a yes or no, a number, or somebody to hold it; not where it is put, or what it shoots at. */
    private static boolean isAboutPieces(Resolution r) {
        for (int option = 0; option < r.optionCount(); option++) {
            Kind kind = r.option(option).kind();
            boolean fits = Choice.YES.contains(kind) || Choice.NO.contains(kind) || COUNTED_OR_GIVEN.contains(kind);
            if (!fits) {
                return false;
            }
        }
        return PIECES.contains(r.question().subject());
    }

    static Optional<Act> after(PlayerView view, Action answer) {
        Decision decision = view.decision().orElse(null);
        if (decision == null || !decision.allows(answer)) {
            return Optional.empty();
        }
        Game game = view.imagine(SEED);
        game.play(answer);
        boolean leadsOn = !game.isOver()
                && !game.resolution().irrevocable()
                && game.resolution().asked() == decision.side()
                && game.resolution().question().continuesAct();
        return leadsOn ? from(view, game, FEW_STEPS) : Optional.empty();
    }

    /** False when there are too many ways. */
    private boolean goThrough(Game at, Map<Integer, Action> before) {
        Resolution asking = at.resolution();
        suggested.computeIfAbsent(
                asking.subject(), subject -> at.pending().orElseThrow().suggested());
        for (int option = 0; option < asking.optionCount(); option++) {
            if (stepsLeft-- == 0 || !goOn(at.silentCopy(), option, before)) {
                return false;
            }
        }
        return true;
    }

    private boolean goOn(Game next, int option, Map<Integer, Action> before) {
        Resolution r = next.resolution();
        Map<Integer, Action> answers = new LinkedHashMap<>(before);
        answers.put(r.subject(), r.option(option));
        List<Forced> unasked = new ArrayList<>();
        r.attend(Bystander.noting(unasked));
        next.playOption(option);
        for (Forced forced : unasked) {
            boolean here = forced.question() == question && forced.depth() == depth;
            if (here && answers.putIfAbsent(forced.subject(), forced.answer()) == null) {
                suggested.putIfAbsent(forced.subject(), forced.answer());
            }
        }
        if (next.isInRun()) {
            return goThrough(next, answers);
        }
        ways.add(answers);
        return true;
    }

    private Optional<Act> described() {
        return ActShape.of(question, ways, suggested, this::weight);
    }

    /** What one of a piece takes of the sum: a seat for everybody in a ship, the strength of units that are lost. */
    private int weight(int subject) {
        if (question == Ask.LOSSES) {
            return UnitType.at(subject).strength();
        }
        return question == Ask.FLIGHT_PASSENGER ? Ships.seats(view.seen(), subject) : 1;
    }
}
