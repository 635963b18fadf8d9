package fitg.rules.scenario.first;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Reinforcements;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.movement.first.MilitaryMove;
import fitg.rules.rebellion.first.PendingUnits;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.GameState;

/** Cases 15.44 and 16.15: what arrives before a side moves: units that waited for room, then reinforcements. */
public final class Arrivals extends Procedure {

    private final Side side;
    private int considered;
    private boolean reckoned;
    private boolean choosing;
    private int due;
    /** The type that arrives by its index, once it is known. */
    private int type;

    public Arrivals(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        int[] environs = r.rules().scenario().environs();
        while (side == Side.REBEL && considered < environs.length) {
            int environ = environs[considered++];
            if (PendingUnits.isDue(s, environ)) {
                r.call(new PendingUnits(environ));
                return;
            }
        }
        if (!reckoned) {
            reckon(r);
        }
        if (choosing) {
            r.ask(Ask.ARRIVAL_KIND, side);
            for (UnitType each : reinforcement(r).types()) {
                r.or(Kind.UNIT, each.index());
            }
        } else if (due > 0) {
            askPlace(r);
        } else {
            r.finish();
            r.settle();
        }
    }

    private void reckon(Resolution r) {
        GameState s = r.state();
        reckoned = true;
        Reinforcements.Due coming = reinforcement(r);
        s.turn().set(Flag.LINE_TAKEN, false);
        due = coming.count();
        if (due > 0) {
            choosing = coming.isChoice();
            type = coming.types().getFirst().index();
            s.turn().setOwedUnits(0);
        }
    }

    private Reinforcements.Due reinforcement(Resolution r) {
        return r.rules().scenario().reinforcements().due(r.state(), side);
    }

    /** Case 16.15: on a planet of his, or on nobody's in an environ without enemies (RUL-07); otherwise lost. */
    private void askPlace(Resolution r) {
        GameState s = r.state();
        boolean any = false;
        r.ask(Ask.ARRIVAL, side, type);
        for (int environ : r.rules().scenario().environs()) {
            if (mayArrive(s, environ)) {
                r.or(Kind.ENVIRON, environ);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            if (r.listening()) {
                r.tell(new Event.ReinforcementsLost(side, UnitSet.of(UnitType.at(type), due), "16.15"));
            }
            due = 0;
        }
    }

    private boolean mayArrive(GameState s, int environ) {
        Side controller = Control.of(s, Control.planetOf(environ));
        boolean enemies =
                s.forces().units(environ, side.opponent()) > 0 || Characters.free(s, environ, side.opponent()) != 0;
        boolean welcome = controller == side || controller == null && !enemies;
        return welcome && MilitaryMove.room(s, environ, side) > 0;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (choosing) {
            choosing = false;
            type = action.argument();
            r.state()
                    .turn()
                    .set(
                            Flag.LINE_TAKEN,
                            type == reinforcement(r).types().getFirst().index());
            return;
        }
        due--;
        Units.place(r, side, action.argument(), UnitType.at(type), 1, "16.15");
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal())
                .add(considered)
                .add(reckoned ? 1 : 0)
                .add(choosing ? 1 : 0)
                .add(due)
                .add(type);
    }
}
