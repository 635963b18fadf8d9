package fitg.rules.movement.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Engagements;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

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
    /** The types of his that have been asked about. */
    private int types;

    private UnitSet units = UnitSet.EMPTY;
    private long characters;
    private long prisoners;
    private long ships;
    private long asked;
    private boolean fired;

    MilitaryMove(Side side, int from) {
        this.side = side;
        this.from = from;
    }

    /** Whether any unit here may still move somewhere. */
    static boolean hasDestination(Resolution r, int environ, Side side) {
        if (!r.state().forces().anyUnmoved(environ, side)) {
            return false;
        }
        for (int destination : inReach(r, environ, side)) {
            if (mayGo(r.state(), environ, destination, side)) {
                return true;
            }
        }
        return false;
    }

    /** Case 7.21: only mobile units leave their planet. */
    private static int[] inReach(Resolution r, int from, Side side) {
        return r.state().forces().anyMobileUnmoved(from, side)
                ? r.rules().scenario().environs()
                : Control.environsOf(Control.planetOf(from));
    }

    /** Case 9.51: the destination must have room (RUL-14). */
    private static boolean mayGo(Position s, int from, int to, Side side) {
        return from != to && room(s, to, side) > 0;
    }

    public static int room(Position s, int environ, Side side) {
        return PRINTED.environ(environ).size() - s.forces().stacked(environ, side);
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
        r.ask(Ask.MOVE_DESTINATION, side, from);
        for (int environ : inReach(r, from, side)) {
            if (mayGo(r.state(), from, environ, side)) {
                r.or(Kind.ENVIRON, environ);
            }
        }
    }

    public boolean leavesPlanet() {
        return Control.planetOf(from) != Control.planetOf(to);
    }

    /** How many of a type may come along, apart from the room where they go. */
    public int movable(Position s, UnitType type) {
        return movable(s, from, to, type);
    }

    /** Case 9.51: how many more find room where they go. */
    public int roomLeft(Position s) {
        return room(s, to, side) - units.size();
    }

    /** Case 7.21: how many units of a type can go from one environ to another now, apart from the room there. */
    public static int movable(Position s, int from, int to, UnitType type) {
        boolean leaves = Control.planetOf(from) != Control.planetOf(to);
        return type.mobile() || !leaves ? s.forces().unmoved(from, type) : 0;
    }

    /** One type after the other; at least one unit goes. */
    private void askUnits(Resolution r) {
        GameState s = r.state();
        UnitType[] all = s.forces().roster().of(side);
        while (types < all.length && movable(s, all[types]) == 0) {
            types++;
        }
        int room = roomLeft(s);
        if (types == all.length || room == 0) {
            step = Step.CHARACTERS;
            askCharacter(r);
            return;
        }
        boolean mustTake = units.isEmpty() && !laterTypeMoves(s, all);
        r.ask(Ask.MOVE_UNITS, side, all[types].index());
        for (int count = mustTake ? 1 : 0; count <= Math.min(room, movable(s, all[types])); count++) {
            r.or(Kind.COUNT, count);
        }
    }

    private boolean laterTypeMoves(GameState s, UnitType[] all) {
        for (int later = types + 1; later < all.length; later++) {
            if (movable(s, all[later]) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Case 9.56: any number of characters come along, and need no pilot. */
    private void askCharacter(Resolution r) {
        GameState s = r.state();
        long waiting = Characters.free(s, from, side)
                & ~s.people().moved()
                & ~s.people().disabled()
                & ~asked;
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            asked |= PieceSet.only(each);
            if ((Characters.guardedBy(s, each) & s.people().moved()) == 0) {
                r.ask(Ask.MOVE_CHARACTER, side, each).or(Kind.TAKE).or(Kind.LEAVE);
                return;
            }
        }
        for (long rest = characters; rest != 0; rest = PieceSet.rest(rest)) {
            prisoners |= Characters.guardedBy(s, PieceSet.lowest(rest));
        }
        step = Step.PRISONERS;
        asked = 0;
        askPrisoner(r);
    }

    /** Prisoners the units hold stay or go with any of them, also with the last; the usual answer comes first. */
    private void askPrisoner(Resolution r) {
        GameState s = r.state();
        long held = Characters.heldByUnits(s, from, side) & ~s.people().moved();
        boolean last = s.forces().units(from, side) == units.size();
        if (last && !r.rules().has(Correction.PRISONER_LEFT_BEHIND)) {
            prisoners |= held;
        } else if ((held & ~asked) != 0) {
            int each = PieceSet.lowest(held & ~asked);
            asked |= PieceSet.only(each);
            r.ask(Ask.MOVE_PRISONER, side, each);
            r.or(last ? Kind.TAKE : Kind.LEAVE).or(last ? Kind.LEAVE : Kind.TAKE);
            return;
        }
        step = Step.SHIPS;
        asked = 0;
        askShip(r);
    }

    /** Case 9.55: ships come along without a pilot; the ship of a mover stays only where somebody stays with it. */
    private void askShip(Resolution r) {
        GameState s = r.state();
        boolean friendsStay =
                s.forces().units(from, side) > units.size() || (Characters.free(s, from, side) & ~characters) != 0;
        long waiting = s.gear().shipsOnMap() & Ships.of(side) & ~s.gear().movedShips() & ~asked;
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int ship = PieceSet.lowest(rest);
            if (s.gear().shipAt(ship) != from) {
                continue;
            }
            asked |= PieceSet.only(ship);
            boolean holderGoes = s.gear().shipHolder(ship) >= 0
                    && PieceSet.has(characters, s.gear().shipHolder(ship));
            if (ship == Spaceship.REDJACS) {
                ships |= holderGoes ? PieceSet.only(ship) : 0;
            } else if (!friendsStay) {
                ships |= PieceSet.only(ship);
            } else {
                r.ask(Ask.MOVE_SHIP, side, ship).or(Kind.TAKE).or(Kind.LEAVE);
                return;
            }
        }
        if (leavesPlanet()) {
            step = Step.DEPARTURE;
            depart(r);
        } else {
            step = Step.PLACING;
            place(r, to);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case DESTINATION -> {
                to = action.argument();
                step = Step.UNITS;
            }
            case UNITS -> {
                units = units.plus(r.state().forces().roster().of(side)[types], action.argument());
                types++;
            }
            default -> {
                if (action.kind() == Kind.TAKE) {
                    long last = PieceSet.only(PieceSet.highest(asked));
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
            r.call(Engagements.of(r).pdbAttack(from, side, units));
            return;
        }
        if (fired) {
            UnitSet lost = r.unitsHanded();
            units = units.minus(lost);
            Units.eliminate(r, from, side, lost, "9.24");
        }
        fired = false;
        if (units.isEmpty()) {
            setDown(r, from);
            return;
        }
        r.state().forces().remove(from, units);
        step = Step.ARRIVAL;
        arrive(r);
    }

    /** Once more at arrival, before the movers count there. */
    private void arrive(Resolution r) {
        int planet = Control.planetOf(to);
        if (!fired && PdbAttack.isPossible(r.state(), planet, side)) {
            fired = true;
            r.call(Engagements.of(r).pdbAttack(to, side, units));
            return;
        }
        UnitSet lost = fired ? r.unitsHanded() : UnitSet.EMPTY;
        if (!lost.isEmpty()) {
            units = units.minus(lost);
            r.shown();
            if (r.listening()) {
                r.tell(new Event.UnitsLost(side, to, lost, "9.24"));
            }
        }
        step = Step.PLACING;
        place(r, to);
    }

    private void place(Resolution r, int where) {
        GameState s = r.state();
        if (!leavesPlanet()) {
            s.forces().remove(from, units);
        }
        s.forces().addMoved(where, units);
        if (r.listening()) {
            r.tell(new Event.UnitsMoved(side, from, where, units, characters, false, "9.1"));
        }
        setDown(r, where);
    }

    /** RUL-17: when a PDB has destroyed all units, those with them are set down, detected, in the character stack. */
    private void setDown(Resolution r, int where) {
        GameState s = r.state();
        for (long rest = characters | prisoners; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), where);
        }
        for (long rest = ships; rest != 0; rest = PieceSet.rest(rest)) {
            s.gear().setShipAt(PieceSet.lowest(rest), where);
        }
        s.people().markMoved(characters | prisoners);
        s.gear().markShipsMoved(ships);
        Detection.detect(r, characters, "9.34");
        if (units.isEmpty()) {
            // Until the settlement has found their prisoners new holders they still count as one stack (RUL-61).
            boolean alone = s.forces().units(where, side) == 0;
            if (alone) {
                s.people().joinMilitary(characters);
            } else {
                s.people().leaveMilitary(characters);
            }
            s.people().barFromMissions(characters);
        } else {
            s.people().joinMilitary(characters);
        }
        r.finish();
        r.settle();
    }

    @Override
    public void turnFaceDown() {
        units = units.turnedFaceDown();
    }

    @Override
    public int faceDown() {
        return units.hidden();
    }

    @Override
    public void imagine(UnitSet hidden) {
        units = units.onlyOpen().plus(hidden);
    }

    /** Where the movers still count; an environ no more once they have left it. */
    public int standingIn() {
        return step == Step.ARRIVAL || step == Step.PLACING && leavesPlanet() ? Place.SPACE : from;
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(from).add(to).add(step.ordinal()).add(types).add(units.digest());
        d.add(characters).add(prisoners).add(ships).add(asked).add(fired ? 1 : 0);
    }
}
