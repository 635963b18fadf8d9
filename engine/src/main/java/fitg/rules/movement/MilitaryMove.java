package fitg.rules.movement;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitKind;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.Units;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.pdb.PdbAttack;
import fitg.rules.spaceship.Ships;
import fitg.rules.stacking.Settlement;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.UnitSet;

/**
 * Cases 9.1, 9.2 and 9.5: military units move with the characters, prisoners and ships that go along; enemy PDBs may
 * fire when they leave or reach a planet.
 */
public final class MilitaryMove extends Procedure {

    private enum Step {
        DESTINATION,
        UNITS,
        CHARACTERS,
        PRISONERS,
        SHIPS,
        DEPARTURE,
        ARRIVAL,
        PLACING
    }

    private final Side side;
    private final int from;
    private int to;
    private Step step = Step.DESTINATION;
    private int kind;
    private long units;
    private int characters;
    private int prisoners;
    private int ships;
    private int asked;
    private boolean fired;

    MilitaryMove(Side side, int from) {
        this.side = side;
        this.from = from;
        this.kind = UnitKind.first(side);
    }

    /** Whether any unit here may still move somewhere. */
    static boolean hasDestination(Resolution r, int environ, Side side) {
        if (!MovementSegment.anyUnmoved(r.state(), environ, side, false)) {
            return false;
        }
        for (int destination : r.rules().scenario().environs()) {
            if (mayGo(r.state(), environ, destination, side)) {
                return true;
            }
        }
        return false;
    }

    /** Case 7.21: only mobile units leave their planet. Case 9.51: the destination must have room (RUL-14). */
    private static boolean mayGo(GameState s, int from, int to, Side side) {
        boolean leaves = Control.planetOf(from) != Control.planetOf(to);
        return from != to && room(s, to, side) > 0 && MovementSegment.anyUnmoved(s, from, side, leaves);
    }

    public static int room(GameState s, int environ, Side side) {
        return PRINTED.environ(environ).size() - s.units(environ, side);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case DESTINATION -> askDestination(r);
            case UNITS -> askUnits(r);
            case CHARACTERS -> askCharacter(r);
            case PRISONERS -> askPrisoner(r);
            case SHIPS -> askShip(r);
            case DEPARTURE -> depart(r);
            case ARRIVAL -> arrive(r);
            case PLACING -> place(r, to);
        }
    }

    private void askDestination(Resolution r) {
        r.ask(Question.MOVE_DESTINATION, side, from);
        for (int environ : r.rules().scenario().environs()) {
            if (mayGo(r.state(), from, environ, side)) {
                r.or(Kind.ENVIRON, environ);
            }
        }
    }

    private boolean leavesPlanet() {
        return Control.planetOf(from) != Control.planetOf(to);
    }

    private int movable(GameState s, int ofKind) {
        UnitKind each = UnitKind.at(ofKind);
        return each.mobile() || !leavesPlanet() ? s.unmoved(from, each) : 0;
    }

    /** One kind after the other; at least one unit goes. */
    private void askUnits(Resolution r) {
        GameState s = r.state();
        while (kind <= UnitKind.last(side) && movable(s, kind) == 0) {
            kind++;
        }
        int room = room(s, to, side) - UnitSet.size(units);
        if (kind > UnitKind.last(side) || room == 0) {
            step = Step.CHARACTERS;
            return;
        }
        boolean mustTake = units == UnitSet.EMPTY && !laterKindMoves(s);
        r.ask(Question.MOVE_UNITS, side, kind);
        for (int count = mustTake ? 1 : 0; count <= Math.min(room, movable(s, kind)); count++) {
            r.or(Kind.COUNT, count);
        }
    }

    private boolean laterKindMoves(GameState s) {
        for (int later = kind + 1; later <= UnitKind.last(side); later++) {
            if (movable(s, later) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Case 9.56: any number of characters come along, and need no pilot. */
    private void askCharacter(Resolution r) {
        GameState s = r.state();
        int waiting = Characters.free(s, from, side) & ~s.moved() & ~s.disabled() & ~asked;
        for (int rest = waiting; rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            asked |= 1 << each;
            if ((Characters.guardedBy(s, each) & s.moved()) == 0) {
                r.ask(Question.MOVE_CHARACTER, side, each).or(Kind.TAKE).or(Kind.LEAVE);
                return;
            }
        }
        for (int rest = characters; rest != 0; rest &= rest - 1) {
            prisoners |= Characters.guardedBy(s, Integer.numberOfTrailingZeros(rest));
        }
        step = Step.PRISONERS;
        asked = 0;
    }

    /** Prisoners the units hold stay or go with any of them, also with the last; the usual answer comes first. */
    private void askPrisoner(Resolution r) {
        GameState s = r.state();
        int held = Characters.heldByUnits(s, from, side) & ~s.moved();
        boolean last = s.units(from, side) == UnitSet.size(units);
        if (last && !r.rules().has(Correction.PRISONER_LEFT_BEHIND)) {
            prisoners |= held;
        } else if ((held & ~asked) != 0) {
            int each = Integer.numberOfTrailingZeros(held & ~asked);
            asked |= 1 << each;
            r.ask(Question.MOVE_PRISONER, side, each);
            r.or(last ? Kind.TAKE : Kind.LEAVE).or(last ? Kind.LEAVE : Kind.TAKE);
            return;
        }
        step = Step.SHIPS;
        asked = 0;
    }

    /** Case 9.55: ships come along without a pilot; the ship of a mover stays only where somebody stays with it. */
    private void askShip(Resolution r) {
        GameState s = r.state();
        boolean friendsStay =
                s.units(from, side) > UnitSet.size(units) || (Characters.free(s, from, side) & ~characters) != 0;
        for (int ship = Ships.first(side); ship <= Ships.last(side); ship++) {
            if (s.shipAt(ship) != from || ((asked | s.movedShips()) & 1 << ship) != 0) {
                continue;
            }
            asked |= 1 << ship;
            boolean holderGoes = s.shipHolder(ship) >= 0 && (characters & 1 << s.shipHolder(ship)) != 0;
            if (ship == Spaceship.REDJACS) {
                ships |= holderGoes ? 1 << ship : 0;
            } else if (!friendsStay) {
                ships |= 1 << ship;
            } else {
                r.ask(Question.MOVE_SHIP, side, ship).or(Kind.TAKE).or(Kind.LEAVE);
                return;
            }
        }
        step = leavesPlanet() ? Step.DEPARTURE : Step.PLACING;
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case DESTINATION -> {
                to = action.argument();
                step = Step.UNITS;
            }
            case UNITS -> {
                units += UnitSet.of(UnitKind.at(kind), action.argument());
                kind++;
            }
            default -> {
                if (action.kind() == Kind.TAKE) {
                    int last = 1 << 31 - Integer.numberOfLeadingZeros(asked);
                    characters |= step == Step.CHARACTERS ? last : 0;
                    prisoners |= step == Step.PRISONERS ? last : 0;
                    ships |= step == Step.SHIPS ? last : 0;
                }
            }
        }
    }

    /** Case 9.27: once at departure, while the movers still count on the planet they leave. */
    private void depart(Resolution r) {
        int planet = Control.planetOf(from);
        if (!fired && PdbAttack.isPossible(r.state(), planet, side)) {
            fired = true;
            r.call(new PdbAttack(from, side, units));
            return;
        }
        if (fired) {
            long lost = r.result();
            units -= lost;
            Units.eliminate(r, from, side, lost, "9.24");
        }
        fired = false;
        if (units == UnitSet.EMPTY) {
            setDown(r, from);
            return;
        }
        takeOff(r.state());
        step = Step.ARRIVAL;
    }

    /** Once more at arrival, before the movers count there. */
    private void arrive(Resolution r) {
        int planet = Control.planetOf(to);
        if (!fired && PdbAttack.isPossible(r.state(), planet, side)) {
            fired = true;
            r.call(new PdbAttack(to, side, units));
            return;
        }
        if (fired && r.result() != UnitSet.EMPTY) {
            units -= r.result();
            r.shown();
            if (r.listening()) {
                r.tell(new Event.UnitsLost(side, to, r.result(), "9.24"));
            }
        }
        step = Step.PLACING;
    }

    private void takeOff(GameState s) {
        for (int each = UnitKind.first(side); each <= UnitKind.last(side); each++) {
            s.removeUnits(from, UnitKind.at(each), UnitSet.count(units, UnitKind.at(each)));
        }
    }

    private void place(Resolution r, int where) {
        GameState s = r.state();
        if (!leavesPlanet()) {
            takeOff(s);
        }
        for (int each = UnitKind.first(side); each <= UnitKind.last(side); each++) {
            s.addMoved(where, UnitKind.at(each), UnitSet.count(units, UnitKind.at(each)));
        }
        if (r.listening()) {
            r.tell(new Event.UnitsMoved(side, from, where, units, characters, false, "9.1"));
        }
        setDown(r, where);
    }

    /** RUL-17: when a PDB has destroyed all units, those with them are set down, detected, in the character stack. */
    private void setDown(Resolution r, int where) {
        GameState s = r.state();
        for (int rest = characters | prisoners; rest != 0; rest &= rest - 1) {
            s.setAt(Integer.numberOfTrailingZeros(rest), where);
        }
        for (int rest = ships; rest != 0; rest &= rest - 1) {
            s.setShipAt(Integer.numberOfTrailingZeros(rest), where);
        }
        s.markMoved(characters | prisoners);
        s.markShipsMoved(ships);
        Detection.detect(r, characters, "9.34");
        if (units == UnitSet.EMPTY) {
            // Until the settlement has found their prisoners new holders they still count as one stack (RUL-61).
            boolean alone = s.units(where, side) == 0;
            if (alone) {
                s.joinMilitary(characters);
            } else {
                s.leaveMilitary(characters);
            }
            s.barFromMissions(characters);
        } else {
            s.joinMilitary(characters);
        }
        r.finish();
        r.call(new Settlement());
    }

    @Override
    public void turnFaceDown() {
        units = UnitSet.turnedFaceDown(units);
    }

    @Override
    public int faceDown() {
        return UnitSet.faceDown(units);
    }

    @Override
    public void imagine(int lines) {
        units = UnitSet.withLines(units, lines);
    }

    /** Where the movers still count; an environ no more once they have left it. */
    public int standingIn() {
        return step == Step.ARRIVAL || step == Step.PLACING && leavesPlanet() ? GameState.SPACE : from;
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(from).add(to).add(step.ordinal()).add(kind).add(units);
        d.add(characters).add(prisoners).add(ships).add(asked).add(fired ? 1 : 0);
    }
}
