package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.CounterMix;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Pieces;
import fitg.rules.force.second.Stacks;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.theatre.TheatreState;
import java.util.List;

/**
 * K-D18: units are raised in one environ. The Rebel player raises them on a planet that has risen or where a sovereign has followed
 * him: ground units of the environ's type, with a star also starships; elites and heavies never. The Imperial player raises whatever
 * he likes where a sovereign has followed him, atrocity units excepted. What finds no room cannot be bought, and what is left is
 * lost (K-R18).
 */
@Completion("C-RES-1")
final class Raising extends Procedure {

    private final Side side;
    private final int environ;
    private final boolean starred;
    private int points;

    private Raising(Side side, int environ, int points, boolean starred) {
        this.side = side;
        this.environ = environ;
        this.points = points;
        this.starred = starred;
    }

    static Raising byTheRebels(int environ, int points, boolean starred) {
        return new Raising(Side.REBEL, environ, points, starred);
    }

    static Raising byTheEmpire(int environ, int points) {
        return new Raising(Side.IMPERIAL, environ, points, true);
    }

    @Override
    public void advance(Resolution r) {
        r.ask(side == Side.REBEL ? Affair.REBEL_UNITS : Affair.IMPERIAL_UNITS, side, environ);
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
        if (type.side() != side || type.cost() > points || !CounterMix.isLeft(s, type)) {
            return false;
        }
        return side == Side.REBEL ? isForRebels(s, type) : isForTheEmpire(s, type);
    }

    private boolean isForRebels(Position s, CounterType type) {
        if (type.elite()) {
            return false;
        }
        return type.isGround()
                ? type.isAtHomeIn(PRINTED.environ(environ).type()) && Stacks.hasRoom(s, environ, side, 1)
                : starred;
    }

    /** 4b, 3.3: any kind but atrocity units; the limit on elites does not count. */
    private boolean isForTheEmpire(Position s, CounterType type) {
        return type.isGround() ? Stacks.hasRoom(s, environ, side, 1) : type.branch() != CounterType.Branch.ATROCITY;
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
        Fog.cover(s, number);
        if (r.listening()) {
            r.tell(new Happening.CountersPlaced(side, place, List.of(Pieces.counter(s, number)), "C-RES-1"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(environ).add(starred ? 1 : 0).add(points);
    }
}
