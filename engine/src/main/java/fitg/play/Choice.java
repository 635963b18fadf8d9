package fitg.play;

import fitg.play.IllegalActionException.Fault;
import fitg.play.refusal.Forbidding;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Bystander;
import fitg.procedure.Forced;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * One answer for a whole run of questions (a party, a mission group, wounds to spread): the pieces that go, fight or get
 * something, each with what it gets where there is more to say than yes. Its key reads {@code choose:14,16} or
 * {@code choose:line=2,patrol=1}; a piece that is not named stays, gets nothing, or keeps its holder.
 *
 * @param named by what keys call the piece: what it gets, an empty text for a plain yes
 */
public record Choice(Map<String, String> named) implements Reply {

    static final String PREFIX = "choose:";

    /** What a named piece does, and what one does that is not named. */
    static final Set<Kind> YES = EnumSet.of(Kind.TAKE, Kind.ACTIVE, Kind.IN_LINE, Kind.MILITARY_STACK);

    static final Set<Kind> NO = EnumSet.of(Kind.LEAVE, Kind.INACTIVE, Kind.HELD_BACK, Kind.CHARACTER_STACK);

    /** Of yes and no the one for the other. */
    private static final Map<Kind, Kind> OPPOSITES = new EnumMap<>(Map.of(
            Kind.TAKE, Kind.LEAVE,
            Kind.LEAVE, Kind.TAKE,
            Kind.ACTIVE, Kind.INACTIVE,
            Kind.INACTIVE, Kind.ACTIVE,
            Kind.IN_LINE, Kind.HELD_BACK,
            Kind.HELD_BACK, Kind.IN_LINE));

    public Choice {
        named = Map.copyOf(named);
    }

    static Choice parse(String key) {
        Map<String, String> named = new HashMap<>();
        String list = key.substring(PREFIX.length());
        for (String each : list.isEmpty() ? new String[0] : list.split(",", -1)) {
            int equals = each.indexOf('=');
            String piece = equals < 0 ? each : each.substring(0, equals);
            String what = equals < 0 ? "" : each.substring(equals + 1);
            if (piece.isEmpty() || equals >= 0 && what.isEmpty()) {
                throw new IllegalArgumentException("a choice names a piece between two commas");
            }
            if (named.put(piece, what) != null) {
                throw new IllegalArgumentException("a choice names each piece once");
            }
        }
        return new Choice(named);
    }

    /** The answers to the questions of the run, as they are asked. */
    @Override
    public List<Action> in(Game game) {
        if (game.isOver()) {
            throw Forbidding.refusal(game.resolution(), Action.of(Kind.PASS));
        }
        return new Following(game).toTheEnd();
    }

    /** Goes through the run on a copy, and sees that everybody named gets what was said. */
    private final class Following {

        private final Resolution begun;
        private final Game trial;
        private final Question question;
        private final Set<String> open = new HashSet<>(named.keySet());
        private final List<Action> answers = new ArrayList<>();

        private Following(Game game) {
            begun = game.resolution();
            trial = game.silentCopy();
            question = trial.resolution().question();
        }

        private List<Action> toTheEnd() {
            Resolution r = trial.resolution();
            List<Forced> unasked = new ArrayList<>();
            r.attend(Bystander.noting(unasked));
            int depth = r.depth();
            do {
                Decision decision = trial.pending().orElseThrow();
                String piece = question.subject().piece().name(decision.subject());
                Action answer = answer(decision, piece);
                open.remove(piece);
                answers.add(answer);
                trial.play(answer);
                unasked.stream()
                        .filter(each -> each.question() == question && each.depth() == depth)
                        .forEach(this::check);
                unasked.clear();
            } while (trial.isInRun());
            if (!open.isEmpty()) {
                String first = new TreeSet<>(open).first();
                throw refusal(
                        "Not everything that was named can be chosen here",
                        Forbidding.unasked(begun, question, begun.subject(), first));
            }
            return List.copyOf(answers);
        }

        private Action answer(Decision decision, String piece) {
            for (Action each : decision.actions()) {
                if (isMeant(each, piece)) {
                    return each;
                }
            }
            if (!named.containsKey(piece) && !isDecidedBySilence(decision)) {
                return decision.suggested();
            }
            throw misfit(piece, decision.subject(), decision.actions().getFirst());
        }

        /** Unasked is answered too; but not otherwise than was chosen. */
        private void check(Forced forced) {
            String piece = question.subject().piece().name(forced.subject());
            boolean free = !named.containsKey(piece) && !isYesOrNo(forced.answer());
            if (!free && !isMeant(forced.answer(), piece)) {
                throw misfit(piece, forced.subject(), forced.answer());
            }
            open.remove(piece);
        }

        private IllegalActionException misfit(String piece, int about, Action offered) {
            return refusal(
                    piece
                            + (named.containsKey(piece)
                                    ? " cannot be chosen so beside the others"
                                    : " cannot be left out"),
                    Forbidding.caseOf(trial.resolution(), question, about, meant(offered, piece)));
        }

        private IllegalActionException refusal(String what, String ruleCase) {
            return new IllegalActionException(Fault.NOT_LEGAL, ruleCase, what + " (case " + ruleCase + ").");
        }
    }

    /** The answer that was meant for a piece, told from one that is offered. */
    private Action meant(Action offered, String piece) {
        String what = named.get(piece);
        if (what == null || what.isEmpty()) {
            Kind other = OPPOSITES.get(offered.kind());
            return other != null ? Action.of(other) : offered.kind() == Kind.COUNT ? Action.of(Kind.COUNT, 0) : offered;
        }
        try {
            return Action.parse(what.contains(":") ? what : offered.kind().key() + ":" + what);
        } catch (IllegalArgumentException e) {
            return offered;
        }
    }

    /** Whether this is what was said about a piece. */
    private boolean isMeant(Action answer, String piece) {
        String what = named.get(piece);
        if (what == null) {
            return NO.contains(answer.kind()) || answer.kind() == Kind.COUNT && answer.argument() == 0;
        }
        if (what.isEmpty()) {
            return YES.contains(answer.kind());
        }
        String key = answer.key();
        return key.equals(what) || key.substring(key.indexOf(':') + 1).equals(what) && key.indexOf(':') >= 0;
    }

    /** Where a piece that is not named stays or gets nothing; elsewhere it keeps what it has. */
    private static boolean isDecidedBySilence(Decision decision) {
        return decision.actions().stream().anyMatch(Choice::isYesOrNo);
    }

    private static boolean isYesOrNo(Action answer) {
        return NO.contains(answer.kind()) || YES.contains(answer.kind()) || answer.kind() == Kind.COUNT;
    }
}
