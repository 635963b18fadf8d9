package fitg.players.marshal;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;

/** An answer at a node, how the imagined games went that gave it, and the questions they came to next. */
final class Edge {

    private final Action action;
    private final List<Node> next = new ArrayList<>(2);
    private int visits;
    private double rebels;

    Edge(Action action) {
        this.action = action;
    }

    Action action() {
        return action;
    }

    int visits() {
        return visits;
    }

    /** How a side did on average after this answer. */
    double mean(Side side) {
        double mean = rebels / visits;
        return side == Side.REBEL ? mean : 1 - mean;
    }

    void add(double chanceOfRebels) {
        visits++;
        rebels += chanceOfRebels;
    }

    /**
     * The next question worth thinking about that some game has come to; null if this one is new. Dice between the two are
     * not told apart: the node stands for all that may have been rolled.
     */
    Node next(Decision decision) {
        for (Node node : next) {
            if (node.isAbout(decision)) {
                return node;
            }
        }
        return null;
    }

    void lead(Node node) {
        next.add(node);
    }
}
