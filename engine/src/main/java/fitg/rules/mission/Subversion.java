package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.EnvironType;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.combat.Units;
import fitg.rules.movement.MilitaryMove;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.UnitSet;

/** Mission T: Imperial troops change sides. The Imperial player chooses which units go (RUL-41). */
final class Subversion extends Procedure {

    private final int environ;
    private int letters;
    private boolean joined;

    Subversion(int environ, int letters) {
        this.environ = environ;
        this.letters = letters;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (joined) {
            askOverstacked(r);
            return;
        }
        int militia = s.units(environ, UnitKind.MILITIA);
        boolean mobile = s.units(environ, UnitKind.PATROL) + s.units(environ, UnitKind.LINE) > 0;
        if (letters >= 2 && militia < 2 && !mobile) {
            letters = 1;
        }
        if (letters == 1) {
            subvertMilitia(r, militia);
            return;
        }
        r.ask(Question.SUBVERT, Side.IMPERIAL, environ);
        if (militia >= 2) {
            r.or(Kind.UNIT, UnitKind.MILITIA.ordinal());
        }
        offer(r, UnitKind.PATROL);
        offer(r, UnitKind.LINE);
        if (s.units(environ, UnitKind.PATROL) + s.units(environ, UnitKind.LINE) > 1) {
            // RUL-85: whether the Empire has a choice depends on what lies face down.
            r.evenIfForced();
        }
    }

    private void offer(Resolution r, UnitKind kind) {
        if (r.state().units(environ, kind) > 0) {
            r.or(Kind.UNIT, kind.ordinal());
        }
    }

    /** RUL-40: one letter needs a Militia; two letters with a single one work as one. */
    private void subvertMilitia(Resolution r, int militia) {
        if (militia == 0) {
            r.finish();
            return;
        }
        change(r, UnitSet.of(UnitKind.MILITIA, 1), UnitKind.rebel1to0(type()));
    }

    private EnvironType type() {
        return PRINTED.environ(environ).type();
    }

    private void change(Resolution r, long lost, UnitKind gained) {
        joined = true;
        Units.eliminate(r, environ, Side.IMPERIAL, lost, "13.2");
        Units.place(r, Side.REBEL, environ, gained, 1, "13.2");
    }

    /** Case 9.51: the Rebel player at once removes what is too much. */
    private void askOverstacked(Resolution r) {
        GameState s = r.state();
        if (MilitaryMove.room(s, environ, Side.REBEL) >= 0) {
            r.finish();
            return;
        }
        r.ask(Question.OVERSTACKED, Side.REBEL, environ);
        for (int kind = UnitKind.first(Side.REBEL); kind <= UnitKind.last(Side.REBEL); kind++) {
            offer(r, UnitKind.at(kind));
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        UnitKind kind = UnitKind.at(action.argument());
        if (joined) {
            Units.eliminate(r, environ, Side.REBEL, UnitSet.of(kind, 1), "9.51");
        } else {
            change(r, UnitSet.of(kind, kind == UnitKind.MILITIA ? 2 : 1), UnitKind.rebel2to1(type()));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(letters).add(joined ? 1 : 0);
    }
}
