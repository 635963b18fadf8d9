package fitg.second.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.Place;
import fitg.content.Side;
import fitg.galaxy.Affair;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.second.Completion;
import fitg.second.Happening;
import fitg.second.force.Pieces;
import fitg.second.force.Stacks;
import fitg.second.state.TheatreState;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.List;

/**
 * K-D18: the Rebel player raises units in one environ of a planet that has risen: ground units of its type, with a star also
 * starships; elites and heavies never. What finds no room cannot be bought, and what is left is lost (K-R18).
 */
@Completion("C-RES-1")
final class RebelRaising extends Procedure {

    private static final int DEAR = 7;

    private final int environ;
    private final boolean starred;
    private int points;

    RebelRaising(int environ, int points, boolean starred) {
        this.environ = environ;
        this.points = points;
        this.starred = starred;
    }

    @Override
    public void advance(Resolution r) {
        r.ask(Affair.REBEL_UNITS, Side.REBEL, environ);
        boolean any = false;
        for (CounterType type : PRINTED.counterTypes()) {
            if (isOffered(r.state(), type)) {
                r.or(Kind.BUY, type.index());
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            r.finish();
            return;
        }
        r.or(Kind.END);
    }

    private boolean isOffered(Position s, CounterType type) {
        if (type.side() != Side.REBEL || type.cost() > points || type.cost() >= DEAR || !CounterMix.isLeft(s, type)) {
            return false;
        }
        return type.isGround()
                ? type.isAtHomeIn(PRINTED.environ(environ).type()) && Stacks.hasRoom(s, environ, Side.REBEL, 1)
                : starred;
    }

    /** The points that are left to raise units with. */
    int points() {
        return points;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            r.finish();
            return;
        }
        CounterType type = CounterType.at(action.argument());
        points -= type.cost();
        GameState s = r.state();
        int place = type.isGround() || type.lands() ? environ : Place.orbit(Place.planet(environ));
        int number = TheatreState.counters(s).add(type, place);
        if (r.listening()) {
            r.tell(new Happening.CountersPlaced(Side.REBEL, place, List.of(Pieces.counter(s, number)), "C-RES-1"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(starred ? 1 : 0).add(points);
    }
}
