package fitg.players.marshal;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.players.captain.Counsel;
import fitg.procedure.Action;
import fitg.procedure.Question;
import java.util.ArrayList;
import java.util.List;

/**
 * One question in the tree, to whichever side. The games that come here differ in what is hidden and in what was
 * rolled, so the answers on offer may differ too, and so may what the Captain thinks of them: both are taken from the
 * game at hand, only the experience with an answer is shared.
 */
final class Node {

    private static final int WIDTH = 4;

    /** How much the unexplored draws: in chances to win. */
    private static final double CURIOSITY = 0.3;

    /** How many points make an answer e times as likely to be the best. */
    private static final double TEMPERATURE = 1.0;

    private final Side side;
    private final Question question;
    private final int subject;
    private final List<Edge> edges = new ArrayList<>(WIDTH);
    private int visits;

    Node(Decision decision) {
        this.side = decision.side();
        this.question = decision.question();
        this.subject = decision.subject();
    }

    boolean isAbout(Decision decision) {
        return decision.question() == question && decision.side() == side && decision.subject() == subject;
    }

    /** The answer to try next: what did well, what the Captain thinks well of, what was seldom tried. */
    Edge choose(Decision decision, Counsel counsel) {
        Prior prior = Prior.of(decision, counsel, WIDTH, TEMPERATURE);
        double mean = mean();
        double draw = CURIOSITY * Math.sqrt(visits + 1.0);
        Edge best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (int each = 0; each < prior.size(); each++) {
            Edge edge = edge(prior.action(each));
            double known = edge.visits() == 0 ? mean : edge.mean(side);
            double score = known + draw * prior.chance(each) / (1 + edge.visits());
            if (score > most) {
                most = score;
                best = edge;
            }
        }
        visits++;
        return best;
    }

    private double mean() {
        double sum = 0;
        int count = 0;
        for (Edge edge : edges) {
            sum += edge.visits() == 0 ? 0 : edge.visits() * edge.mean(side);
            count += edge.visits();
        }
        return count == 0 ? 0 : sum / count;
    }

    private Edge edge(Action action) {
        for (Edge edge : edges) {
            if (edge.action() == action) {
                return edge;
            }
        }
        Edge edge = new Edge(action);
        edges.add(edge);
        return edge;
    }
}
