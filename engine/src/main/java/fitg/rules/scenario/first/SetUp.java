package fitg.rules.scenario.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Environ;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.movement.first.MilitaryMove;
import fitg.rules.spaceship.Ships;
import fitg.rules.stacking.first.Organisation;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/** Cases 16.12 and 16.13: a side places its units one by one, then all its characters and ships in one environ. */
public final class SetUp extends Procedure {

    private enum Step {
        UNITS,
        PLACE,
        SHIPS,
        STACKS
    }

    private final Side side;
    private Step step = Step.UNITS;
    private int next;
    private long considered;

    public SetUp(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case UNITS -> placeUnit(r);
            case PLACE -> placeCharacters(r);
            case SHIPS -> assignShip(r);
            case STACKS -> askStack(r);
        }
    }

    private boolean mine(GameState s, int environ) {
        return Control.of(s, Control.planetOf(environ)) == side;
    }

    private void placeUnit(Resolution r) {
        Scenario scenario = r.rules().scenario();
        if (next == scenario.units(side).size()) {
            step = Step.PLACE;
            return;
        }
        UnitType type = scenario.units(side).get(next);
        r.ask(Ask.SET_UP_UNIT, side, type.index());
        for (int environ : scenario.environs()) {
            Environ printed = PRINTED.environ(environ);
            if (type.mayBeRaisedIn(printed.type())
                    && mine(r.state(), environ)
                    && MilitaryMove.room(r.state(), environ, side) > 0) {
                r.or(Kind.ENVIRON, environ);
            }
        }
    }

    /**
     * RUL-115: units are placed kind by kind, so where each one went is told only when the side has set up, or the order
     * would tell which is which. From then on the other side has seen where they lie.
     */
    private void showFaceDownUnits(Resolution r) {
        boolean any = false;
        for (int environ : r.rules().scenario().environs()) {
            UnitSet faceDown = r.state().forces().in(environ, side).onlyHidden();
            any |= !faceDown.isEmpty();
            if (!faceDown.isEmpty() && r.listening()) {
                r.tell(new Event.UnitsPlaced(side, environ, faceDown, false, "16.13"));
            }
        }
        if (any) {
            r.shown();
        }
    }

    /** Whether a side has units on the map that the other must not see until it has set up. */
    public boolean isBehindScreen() {
        return side == Side.IMPERIAL;
    }

    /** RUL-11: all in the same environ; who has no planet waits in space (case 16.12). */
    private void placeCharacters(Resolution r) {
        boolean any = false;
        r.ask(Ask.SET_UP_CHARACTERS, side);
        for (int environ : r.rules().scenario().environs()) {
            if (mine(r.state(), environ)) {
                r.or(Kind.ENVIRON, environ);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            arrive(r, Place.SPACE);
        }
    }

    private void arrive(Resolution r, int place) {
        GameState s = r.state();
        for (long rest = r.rules().scenario().cast(side); rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), place);
        }
        if (r.listening()) {
            r.tell(new Event.CharactersPlaced(r.rules().scenario().cast(side), place, "16.12"));
        }
        next = 0;
        step = Step.SHIPS;
    }

    /** Cases 14.53 and 14.62: owned ships to their owners, Imperial ones to Knights, Redjac's to Redjac (RUL-68). */
    private void assignShip(Resolution r) {
        Scenario scenario = r.rules().scenario();
        if (next == scenario.ships(side).size()) {
            step = Step.STACKS;
            return;
        }
        int ship = scenario.ships(side).get(next);
        r.ask(Ask.SET_UP_SHIP, side, ship);
        r.orEach(Kind.CHARACTER, candidates(r, ship));
    }

    private long candidates(Resolution r, int ship) {
        long all = r.rules().scenario().cast(side);
        if (side == Side.IMPERIAL) {
            return all & (ship == Spaceship.REDJACS ? PieceSet.only(Cast.REDJAC) : Cast.KNIGHTS);
        }
        for (long rest = all; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Ships.ownedBy(each) == ship) {
                return PieceSet.only(each);
            }
        }
        return all;
    }

    private void askStack(Resolution r) {
        GameState s = r.state();
        for (long rest = r.rules().scenario().cast(side) & ~considered; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            considered |= PieceSet.only(each);
            if (s.people().at(each) >= 0 && s.forces().units(s.people().at(each), side) > 0) {
                r.ask(Ask.SET_UP_STACK, side, each).or(Kind.CHARACTER_STACK).or(Kind.MILITARY_STACK);
                return;
            }
        }
        if (side == Side.IMPERIAL) {
            int ships = r.rules().scenario().ships(side).size();
            s.turn().setImperialStart(PieceSet.size(r.rules().scenario().cast(side)), ships);
        }
        showFaceDownUnits(r);
        r.finish();
        r.settle();
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case UNITS -> {
                UnitType type = r.rules().scenario().units(side).get(next);
                next++;
                if (type.hidden()) {
                    r.state().forces().add(action.argument(), type, 1);
                } else {
                    Units.place(r, side, action.argument(), type, 1, "16.13");
                }
            }
            case PLACE -> arrive(r, action.argument());
            case SHIPS -> {
                int ship = r.rules().scenario().ships(side).get(next);
                next++;
                Ships.bringIn(r, ship, action.argument(), r.state().people().at(action.argument()));
            }
            case STACKS -> {
                if (action.kind() == Kind.MILITARY_STACK) {
                    Organisation.change(r, PieceSet.highest(considered), true);
                }
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(step.ordinal()).add(next).add(considered);
    }
}
