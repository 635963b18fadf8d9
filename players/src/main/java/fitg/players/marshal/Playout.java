package fitg.players.marshal;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.captain.Counsel;
import fitg.players.captain.Plans;
import fitg.players.mind.Luck;
import fitg.players.mind.Temperament;
import java.util.ArrayList;
import java.util.List;

/**
 * One imagined game, played on for a while: through the tree as far as it has grown, and from there with a Captain in
 * both seats. The steps within an act always follow the Captain's plan, so that an answer in the tree stands for a
 * whole act.
 */
final class Playout {

    /** Whole player-turns that are played after the one under way. */
    private static final int HORIZON = 1;

    private final Game game;
    private final long world;
    private final Plans plans;
    private final Prospect prospect;

    private final List<Edge> path = new ArrayList<>();
    private Side phasing;
    private int turns;
    private boolean inTree = true;
    private int answers;

    Playout(Game game, long world, Plans plans) {
        this.game = game;
        this.plans = plans;
        this.world = world;
        this.phasing = game.phasing();
        game.thinkOnly();
        game.useChance(new Luck(world));
        this.prospect = Prospect.in(game.scenario());
    }

    /** The chance of the rebels to win after this opening, as this one game shows it; the tree learns from it. */
    double after(Edge opening) {
        game.play(opening.action());
        path.add(opening);
        double rebels = play();
        path.forEach(edge -> edge.add(rebels));
        return rebels;
    }

    /** The mean of what each beginning of a player-turn promised, and of how it ended if it did: less luck than the last alone. */
    private double play() {
        double judged = 0;
        int judgements = 0;
        while (!game.isOver()) {
            if (isNewPlayerTurn()) {
                judged += prospect.ofRebels(game);
                judgements++;
                if (judgements > HORIZON) {
                    return judged / judgements;
                }
            }
            Decision decision = game.pending().orElseThrow();
            answer(game.glimpseFor(Viewer.of(decision.side())), decision);
        }
        int won = game.outcome().orElseThrow().winner() == Side.REBEL ? 1 : 0;
        return (judged + won) / (judgements + 1);
    }

    /** How many decisions were taken in it, by both sides. */
    int answers() {
        return answers;
    }

    private void answer(PlayerView view, Decision decision) {
        answers++;
        if (decision.actions().size() == 1) {
            game.play(decision.actions().getFirst());
            return;
        }
        Counsel counsel = new Counsel(view, decision, Temperament.STEADY, plans);
        if (inTree && Thought.isDeserved(view, decision)) {
            Edge last = path.getLast();
            Node node = last.next(decision);
            if (node == null) {
                node = new Node(decision);
                last.lead(node);
                inTree = false;
            }
            Edge edge = node.choose(decision, counsel);
            path.add(edge);
            game.play(edge.action());
        } else {
            game.play(counsel.best());
        }
    }

    /** Then all opening moves meet the same luck again, however much of it they used up. */
    private boolean isNewPlayerTurn() {
        if (game.phasing() == phasing) {
            return false;
        }
        phasing = game.phasing();
        turns++;
        game.useChance(new Luck(world + turns));
        return true;
    }
}
