package fitg.rules.movement.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;

/** P-R9 and P-R58: who of a side joins its units in the Interception Stack of an orbit box, and which ships. */
final class InterceptionCompany extends Procedure {

    private final int planet;
    private final Side side;
    private long asked;
    private long askedShips;

    InterceptionCompany(int planet, Side side) {
        this.planet = planet;
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        int orbit = Place.orbit(planet);
        if (!Fleets.anybody(s, Place.interception(planet), side)) {
            r.finish();
            return;
        }
        boolean floating = Fleets.wouldFloat(s, orbit, side);
        long waiting = Characters.free(s, orbit, side)
                & ~asked
                & ~s.people().moved()
                & ~s.people().disabled();
        if (waiting != 0) {
            int each = PieceSet.lowest(waiting);
            asked |= PieceSet.only(each);
            r.ask(Matter.JOIN_INTERCEPTION, side, each);
            if (!floating) {
                r.or(Kind.LEAVE);
            }
            r.or(Kind.TAKE);
            return;
        }
        long ships = Fleets.ships(s, orbit, side)
                & ~PieceSet.only(Spaceship.REDJACS)
                & ~askedShips
                & ~s.gear().movedShips();
        if (ships == 0) {
            r.finish();
            r.settle();
            return;
        }
        askShip(r, PieceSet.lowest(ships));
    }

    /** A ship that nobody would stay with goes along; the last one of those who stay does not. */
    private void askShip(Resolution r, int ship) {
        GameState s = r.state();
        int orbit = Place.orbit(planet);
        askedShips |= PieceSet.only(ship);
        boolean units = Fleets.anybody(s, orbit, side);
        boolean characters = Characters.free(s, orbit, side) != 0;
        boolean last = Fleets.ships(s, orbit, side) == PieceSet.only(ship);
        r.ask(Matter.SHIP_JOINS_INTERCEPTION, side, ship);
        if (units || characters) {
            r.or(Kind.LEAVE);
        }
        if (units || !characters || !last) {
            r.or(Kind.TAKE);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.LEAVE) {
            return;
        }
        GameState s = r.state();
        int stack = Place.interception(planet);
        boolean ship = r.question() == Matter.SHIP_JOINS_INTERCEPTION;
        int piece = r.subject();
        if (ship) {
            Transit.ships(s, PieceSet.only(piece), stack);
        } else {
            long self = PieceSet.only(piece);
            Transit.people(s, self | Characters.guardedBy(s, piece), stack);
            s.people().joinMilitary(self);
            takeOwnShip(s, piece, stack);
        }
        if (r.listening()) {
            r.tell(new Dispatch.InterceptionJoined(
                    planet, ship ? 0 : PieceSet.only(piece), ship ? piece : Holder.NOBODY, "20.4"));
        }
    }

    /** Case 14.6: Redjac's ship is where he is. */
    private static void takeOwnShip(GameState s, int character, int stack) {
        long ships = s.gear().shipsOnMap() & PieceSet.only(Spaceship.REDJACS);
        if (character == Cast.REDJAC) {
            Transit.ships(s, ships, stack);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(side.ordinal()).add(asked).add(askedShips);
    }
}
