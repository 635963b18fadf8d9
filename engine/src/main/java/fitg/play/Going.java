package fitg.play;

import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Action.Piece;
import fitg.procedure.Resolution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What an order for a whole act can say: who may come and who does, and where it may lead. It is found by going through the act in
 * a game that could be the true one, so it is a function of what the asked side knows.
 *
 * @param go the order that is described
 * @param members who may come, in the order in which they are asked about
 * @param goals where the act may lead, each as near as it can be named; empty where it leads nowhere
 * @param to where this order leads
 * @param answers the plain answers it comes to, and {@code refusal} why it cannot be carried out so
 */
public record Going(
        Go go,
        List<Member> members,
        List<Goal> goals,
        Optional<Action> to,
        List<Action> answers,
        Optional<IllegalActionException> refusal) {

    /**
     * A piece that may come.
     *
     * @param name what an order calls it
     * @param most how many of it there are
     * @param comes how many come
     */
    public record Member(String name, Piece piece, int number, int most, int comes) {}

    /** A place to go to: the answer, and the question to which it is one. */
    public record Goal(Decision decision, Action to) {}

    /** Every act that can be begun at the viewer's question, as is suggested; none in the midst of one. */
    public static List<Going> at(PlayerView view) {
        Decision decision = view.decision().orElseThrow();
        if (decision.question().continuesAct()) {
            return List.of();
        }
        return decision.actions().stream()
                .map(Go::of)
                .map(each -> of(view, each))
                .filter(each -> !each.members().isEmpty() || !each.goals().isEmpty())
                .toList();
    }

    /** How many of its fields are other than what is suggested for the same way. */
    public int changes(PlayerView view) {
        Map<String, Integer> usual = come(of(view, new Go(go.head(), go.to(), Optional.empty())));
        Map<String, Integer> now = come(this);
        Set<String> names = new TreeSet<>(usual.keySet());
        names.addAll(now.keySet());
        return (int) names.stream()
                .filter(name -> !Objects.equals(usual.get(name), now.get(name)))
                .count();
    }

    private static Map<String, Integer> come(Going going) {
        return going.members().stream()
                .filter(each -> each.comes() > 0)
                .collect(Collectors.toMap(Member::name, Member::comes));
    }

    /** One order at the viewer's question. */
    public static Going of(PlayerView view, Go go) {
        return new Look(go).through(view.imagine(ActWalk.SEED));
    }

    private static final class Look implements Go.Watching {

        private final Go go;
        private Resolution begun;
        private final Map<String, Member> members = new LinkedHashMap<>();
        private final List<Goal> goals = new ArrayList<>();
        private Action chosen;

        private Look(Go go) {
            this.go = go;
        }

        private Going through(Game game) {
            begun = game.resolution();
            List<Action> answers = List.of();
            IllegalActionException refusal = null;
            try {
                Go.Following following = go.new Following(game);
                answers = following.toTheEnd(this);
                following.unaskedFor().forEach(this::comes);
            } catch (IllegalActionException refused) {
                refusal = refused;
            }
            return new Going(
                    go,
                    List.copyOf(members.values()),
                    List.copyOf(goals),
                    Optional.ofNullable(chosen),
                    answers,
                    Optional.ofNullable(refusal));
        }

        @Override
        public void answered(Game trial, Decision decision, Action answer) {
            for (Action each : decision.actions()) {
                Go.brought(decision.question(), each)
                        .ifPresent(name -> note(name, each.kind().of(), each.argument(), 1, each == answer ? 1 : 0));
            }
            if (Go.isAboutItsPiece(decision)) {
                Piece piece = decision.question().subject().piece();
                note(Go.name(piece, decision.subject()), piece, decision.subject(), most(decision), Go.count(answer));
            }
            if (Go.isGoal(answer) && goals.isEmpty()) {
                decision.actions().stream()
                        .filter(Go::isGoal)
                        .forEach(each -> goals.addAll(nearest(trial, decision, each)));
            }
            if (goals.stream().anyMatch(goal -> goal.to() == answer)) {
                chosen = answer;
            }
        }

        /** Who was left out by one question and taken by a later one comes. */
        private void note(String name, Piece piece, int number, int most, int comes) {
            members.merge(
                    name,
                    new Member(name, piece, number, most, comes),
                    (before, now) -> now.comes() > before.comes() ? now : before);
        }

        private void comes(String name) {
            members.computeIfPresent(
                    name,
                    (key, each) ->
                            new Member(name, each.piece(), each.number(), each.most(), Math.max(1, each.comes())));
        }

        private static int most(Decision decision) {
            return decision.actions().stream().mapToInt(Go::count).max().orElse(1);
        }

        /** The place itself; of a planet the places on it and over it that can be named. */
        private List<Goal> nearest(Game trial, Decision decision, Action goal) {
            if (goal.kind() == Kind.PLANET) {
                Game there = trial.silentCopy();
                there.play(goal);
                if (Go.goesOn(there, begun)) {
                    Decision next = there.pending().orElseThrow();
                    if (next.actions().stream().allMatch(Go::isGoal)) {
                        return next.actions().stream()
                                .map(each -> new Goal(next, each))
                                .toList();
                    }
                }
            }
            return List.of(new Goal(decision, goal));
        }
    }
}
