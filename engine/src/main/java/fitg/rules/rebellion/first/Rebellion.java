package fitg.rules.rebellion.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ForcePointCost;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.first.Engagements;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Chapters;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.mission.Missions;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.Position;

/** Case 15.4: a planet rises: units are raised in its environs, and may attack on the spot. */
public class Rebellion extends Procedure {

    private static final int COST_1_0 = PRINTED.forcePointCost(ForcePointCost.REBEL_1_0);
    private static final int COST_2_1 = PRINTED.forcePointCost(ForcePointCost.REBEL_2_1);

    private static final int NOT_COUNTED = -1;

    private enum Step {
        BEGIN,
        BUY_2_1,
        BUY_1_0,
        PLACE,
        SETTLE,
        UPRISING,
        SCENARIO
    }

    private final int planet;
    private final int missionEnviron;
    private Step step = Step.BEGIN;
    private boolean fromStopped;
    private boolean populaceWild;
    private int index;
    private int points;
    private int twos;
    private long raised;
    /** The rebels in the environ before a wider game raises others there. */
    private int before = NOT_COUNTED;

    public Rebellion(int planet, int missionEnviron) {
        this.planet = planet;
        this.missionEnviron = missionEnviron;
    }

    @Override
    public final void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case BUY_2_1 -> {
                r.ask(Ask.BUY_2_1, Side.REBEL, environ());
                for (int count = most2s(points); count >= 0; count--) {
                    r.or(Kind.COUNT, count);
                }
            }
            case BUY_1_0 -> {
                r.ask(Ask.BUY_1_0, Side.REBEL, environ());
                for (int count = most1s(points, twos); count >= 0; count--) {
                    r.or(Kind.COUNT, count);
                }
            }
            case PLACE -> {
                noteRaised(r.state());
                nextEnviron(r);
            }
            case SETTLE -> {
                step = Step.UPRISING;
                r.settle();
            }
            case UPRISING -> askUprising(r);
            case SCENARIO -> {
                r.rules().scenario().reinforcements().rebellionStarted(r.state());
                r.finish();
                Chapters.of(r).rebellionRaised(r, planet);
            }
        }
    }

    private int environ() {
        return Control.environsOf(planet)[index];
    }

    /** Case 15.4: the Empire loses the planet; missions that need its loyalty are over (RUL-63). */
    private void begin(Resolution r) {
        GameState s = r.state();
        fromStopped = s.planets().state(planet) == PlanetState.REBELLION_STOPPED;
        for (int environ : Control.environsOf(planet)) {
            populaceWild |= s.places().has(Mark.POPULACE_WILD, environ);
        }
        Control.setState(r, planet, PlanetState.REBELLION, "15.4");
        Missions.endByRebellion(r, missionEnviron);
        startEnviron(r);
    }

    /** How many 2-1 so many points buy. */
    public static int most2s(int points) {
        return points / COST_2_1;
    }

    /** How many 1-0 the rest of them buys. */
    public static int most1s(int points, int twos) {
        return (points - twos * COST_2_1) / COST_1_0;
    }

    /** Cases 15.41, 15.46, 15.48: the resource rating, doubled by a wild populace. */
    public static int points(Position s, int environ) {
        int resource = PRINTED.environ(environ).resource();
        return s.places().has(Mark.POPULACE_WILD, environ) ? 2 * resource : resource;
    }

    /** Case 15.49: once more from a stopped rebellion, where only a wild populace on the planet rises again (RUL-06). */
    public static int pointsOnceMore(int environ, boolean populaceWild) {
        return populaceWild ? PRINTED.environ(environ).resource() : 0;
    }

    private void startEnviron(Resolution r) {
        points = fromStopped ? pointsOnceMore(environ(), populaceWild) : points(r.state(), environ());
        if (r.listening() && points > 0) {
            r.tell(new Event.ForcePointsReceived(environ(), points, "15.41"));
        }
        twos = 0;
        step = points == 0 ? Step.PLACE : Step.BUY_2_1;
        Procedure own = points == 0 ? null : raising(environ(), points, isStarred(r.state()));
        if (own != null) {
            step = Step.PLACE;
            before = r.state().forces().units(environ(), Side.REBEL);
            r.call(own);
        }
    }

    /** Where a wider game buys other units than 1-0 and 2-1; null where it does not. */
    protected Procedure raising(int environ, int points, boolean starred) {
        return null;
    }

    /** Case 19.44: a wild populace counts as a star. */
    private boolean isStarred(Position s) {
        return PRINTED.environ(environ()).starred() || s.places().has(Mark.POPULACE_WILD, environ());
    }

    private void noteRaised(Position s) {
        boolean more = before >= 0 && s.forces().units(environ(), Side.REBEL) > before;
        raised |= more ? PieceSet.only(index) : 0;
        before = NOT_COUNTED;
    }

    @Override
    public final void answer(Resolution r, Action action) {
        switch (step) {
            case BUY_2_1 -> {
                twos = action.argument();
                step = Step.BUY_1_0;
            }
            case BUY_1_0 -> {
                raise(r, action.argument(), twos);
                step = Step.PLACE;
            }
            default -> {
                if (action.kind() == Kind.END) {
                    step = Step.SCENARIO;
                } else {
                    raised &= ~PieceSet.only(positionOf(action.argument()));
                    r.call(Engagements.of(r).militaryCombat(action.argument(), Side.REBEL, true));
                }
            }
        }
    }

    /** Case 15.43: placed at once, whoever is there; what the environ cannot hold waits (case 15.44). */
    private void raise(Resolution r, int ones, int twosBought) {
        GameState s = r.state();
        s.places().setPending(environ(), 1, s.places().pending(environ(), 1) + ones);
        s.places().setPending(environ(), 2, s.places().pending(environ(), 2) + twosBought);
        if (ones + twosBought > 0) {
            raised |= PendingUnits.isDue(s, environ()) ? PieceSet.only(index) : 0;
            r.call(new PendingUnits(environ()));
        }
    }

    private void nextEnviron(Resolution r) {
        if (index + 1 < Control.environsOf(planet).length) {
            index++;
            startEnviron(r);
        } else {
            step = Step.SETTLE;
        }
    }

    private int positionOf(int environ) {
        int position = 0;
        while (Control.environsOf(planet)[position] != environ) {
            position++;
        }
        return position;
    }

    /** Case 10.7: once in each environ where new units stand against Imperial ones; only the rebels may attack. */
    private void askUprising(Resolution r) {
        GameState s = r.state();
        r.ask(Ask.UPRISING, Side.REBEL);
        int[] environs = Control.environsOf(planet);
        for (int position = 0; position < environs.length; position++) {
            int each = environs[position];
            boolean stand = s.forces().hasNatives(each, PRINTED.environ(each).type());
            if (PieceSet.has(raised, position) && stand && s.forces().units(each, Side.IMPERIAL) > 0) {
                r.or(Kind.ENVIRON, each);
            }
        }
        r.or(Kind.END);
    }

    @Override
    protected final void digest(Digest d) {
        d.add(planet)
                .add(missionEnviron)
                .add(step.ordinal())
                .add(fromStopped ? 1 : 0)
                .add(populaceWild ? 1 : 0);
        d.add(index).add(points).add(twos).add(raised);
        if (before != NOT_COUNTED) {
            d.add(before);
        }
    }
}
