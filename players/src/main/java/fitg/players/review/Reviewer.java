package fitg.players.review;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.Captain;
import fitg.players.mind.Advice;
import fitg.players.mind.Trials;
import fitg.procedure.Action;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Watches a game go by once more. What seems doubtful at a glance is tried out afterwards: the answer given and those an expert likes
 * best are played on in the same imagined games, which fit what the side knew then.
 */
public final class Reviewer {

    /** So many decisions of a side are tried out a little, and so many of them thoroughly. */
    private static final int DOUBTED = 12;

    private static final int WEIGHED = 5;
    private static final int TOLD = 3;

    private static final int FEW_WORLDS = 16;
    private static final int MANY_WORLDS = 64;
    /** Games of a campaign take that much longer to imagine. */
    private static final int LARGER = 4;

    private static final int HORIZON = 1;

    /** Less than this is not worth the telling. */
    private static final double LEAST = 0.02;

    private final Expert expert;
    private final List<Review.Moment> curve = new ArrayList<>();
    private final Map<Side, List<Doubt>> doubts = new EnumMap<>(Side.class);

    /** A decision whose answer an expert would not have given. */
    private record Doubt(
            int number, PlayerView view, Decision decision, Action played, List<Action> liked, double gap) {}

    private record Tried(Doubt doubt, Trials trials, int best) {
        double cost() {
            return trials.value(best) - trials.value(0);
        }
    }

    public Reviewer(Scenario scenario) {
        expert = Expert.on(scenario);
        for (Side side : Side.values()) {
            doubts.put(side, new ArrayList<>());
        }
    }

    /** The game as it stands, and what is answered now. */
    public void watch(Game game, Action answer) {
        Decision decision = game.pending().orElseThrow();
        if (decision.actions().size() == 1) {
            return;
        }
        curve.add(new Review.Moment(game.number(), expert.ofRebels(game, decision)));
        if (game.segment() != Segment.SET_UP) {
            doubt(game.number(), game.viewFor(Viewer.of(decision.side())), decision, answer);
        }
    }

    private void doubt(int number, PlayerView view, Decision decision, Action played) {
        List<Advice.Option> options = expert.options(view, decision);
        double best = options.getFirst().worth();
        double gap = best
                - options.stream()
                        .filter(option -> option.action().equals(played))
                        .mapToDouble(Advice.Option::worth)
                        .findFirst()
                        .orElse(best);
        if (gap <= 0) {
            return;
        }
        List<Action> liked = options.stream()
                .map(Advice.Option::action)
                .filter(action -> !action.equals(played))
                .limit(2)
                .toList();
        List<Doubt> known = doubts.get(decision.side());
        known.add(new Doubt(number, view, decision, played, liked, gap));
        if (known.size() > DOUBTED) {
            known.remove(
                    known.stream().min(Comparator.comparingDouble(Doubt::gap)).orElseThrow());
        }
    }

    /** When the game is over. */
    public Review review() {
        Map<Side, List<Costly>> costly = new EnumMap<>(Side.class);
        doubts.forEach((side, each) -> costly.put(side, costly(each)));
        return new Review(List.copyOf(curve), costly);
    }

    private List<Costly> costly(List<Doubt> doubted) {
        return doubted.stream()
                .map(doubt -> tried(doubt, FEW_WORLDS))
                .sorted(Comparator.comparingDouble(Tried::cost).reversed())
                .limit(WEIGHED)
                .map(each -> tried(each.doubt(), MANY_WORLDS))
                .filter(each -> each.best() != 0 && each.cost() >= LEAST)
                .sorted(Comparator.comparingDouble(Tried::cost).reversed())
                .limit(TOLD)
                .map(Reviewer::told)
                .toList();
    }

    private Tried tried(Doubt doubt, int usualWorlds) {
        int worlds = Realm.spans(doubt.view()) ? usualWorlds / LARGER : usualWorlds;
        List<Action> answers = new ArrayList<>(List.of(doubt.played()));
        answers.addAll(doubt.liked());
        Trials trials = new Trials(answers);
        SplittableRandom seeds = new SplittableRandom(doubt.view().fingerprint());
        for (int each = 0; each < worlds; each++) {
            long world = seeds.nextLong();
            double first = 0;
            for (int answer = 0; answer < answers.size(); answer++) {
                PlayedOn game = new PlayedOn(doubt.view().imagine(world), expert, world, HORIZON);
                double value = game.after(answers.get(answer), doubt.decision().side());
                first = answer == 0 ? value : first;
                trials.add(answer, value, first);
            }
        }
        return new Tried(doubt, trials, trials.preferred());
    }

    private static Costly told(Tried tried) {
        Doubt doubt = tried.doubt();
        Action better = tried.trials().actions().get(tried.best());
        Advice advice = new Captain(0).advise(doubt.view(), doubt.decision());
        return new Costly(
                doubt.number(),
                doubt.view().turn().number(),
                doubt.decision(),
                doubt.played(),
                better,
                tried.trials().value(0),
                tried.trials().value(tried.best()),
                Optional.of(advice.reason()).filter(reason -> advice.action().equals(better)));
    }
}
