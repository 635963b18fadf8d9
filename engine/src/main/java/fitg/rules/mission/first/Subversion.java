package fitg.rules.mission.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Engagements;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Units;
import fitg.rules.movement.first.MilitaryMove;
import fitg.state.Digest;
import fitg.state.GameState;

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
        UnitType garrison = roster(r).garrison(Side.IMPERIAL);
        int militia = s.forces().units(environ, garrison);
        int mobile = s.forces().faceDown(environ);
        if (letters >= 2 && militia < 2 && !anyFickle(s)) {
            letters = 1;
        }
        if (letters == 1) {
            subvertMilitia(r, garrison);
            return;
        }
        r.ask(Ask.SUBVERT, Side.IMPERIAL, environ);
        if (militia >= 2) {
            r.or(Kind.UNIT, garrison.index());
        }
        for (UnitType type : roster(r).hidden()) {
            if (!type.isLoyal()) {
                offer(r, type);
            }
        }
        if (mobile > 1 || mobile > 0 && militia >= 2) {
            // RUL-85: whether the Empire has a choice depends on what lies face down.
            r.evenIfForced();
        }
    }

    private boolean anyFickle(GameState s) {
        for (UnitType type : s.forces().roster().hidden()) {
            if (!type.isLoyal() && s.forces().units(environ, type) > 0) {
                return true;
            }
        }
        return false;
    }

    private static UnitRoster roster(Resolution r) {
        return r.state().forces().roster();
    }

    private void offer(Resolution r, UnitType type) {
        if (r.state().forces().units(environ, type) > 0) {
            r.or(Kind.UNIT, type.index());
        }
    }

    /** RUL-40: one letter needs a Militia; two letters with a single one work as one. */
    private void subvertMilitia(Resolution r, UnitType garrison) {
        if (r.state().forces().units(environ, garrison) == 0) {
            r.finish();
            return;
        }
        change(r, UnitSet.of(garrison, 1), 1);
    }

    /** What they become is a unit of the environ's own type. */
    private void change(Resolution r, UnitSet lost, int strength) {
        joined = true;
        Units.eliminate(r, environ, Side.IMPERIAL, lost, "13.2");
        UnitType gained = roster(r).raised(PRINTED.environ(environ).type(), strength);
        if (Engagements.of(r).hasCounter(r.state(), gained)) {
            Units.place(r, Side.REBEL, environ, gained, 1, "13.2");
        }
    }

    /** Case 9.51: the Rebel player at once removes what is too much. */
    private void askOverstacked(Resolution r) {
        GameState s = r.state();
        if (MilitaryMove.room(s, environ, Side.REBEL) >= 0) {
            r.finish();
            return;
        }
        r.ask(Ask.OVERSTACKED, Side.REBEL, environ);
        for (UnitType type : roster(r).of(Side.REBEL)) {
            offer(r, type);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        UnitType type = UnitType.at(action.argument());
        if (joined) {
            Units.eliminate(r, environ, Side.REBEL, UnitSet.of(type, 1), "9.51");
        } else {
            change(r, UnitSet.of(type, type.mobile() ? 1 : 2), 2);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(letters).add(joined ? 1 : 0);
    }
}
