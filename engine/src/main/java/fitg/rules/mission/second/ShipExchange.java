package fitg.rules.mission.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.force.second.Stacks;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Theatre;

/**
 * S-D51: at the start of his Mission Phase a player gives spaceships to other characters of the holder's stack or ship, each ship
 * once, to somebody who has none. Ships are the only possessions of a skirmish.
 */
final class ShipExchange extends Procedure {

    private final Side side;
    private long passed;
    private int ship = Holder.NOBODY;

    ShipExchange(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        if (ship != Holder.NOBODY) {
            r.ask(Query.EXCHANGE_TO, side, ship).orEach(Kind.CHARACTER, takers(s, ship));
            return;
        }
        r.ask(Query.EXCHANGE, side);
        for (int each = Ships.first(side); each <= Ships.last(side); each++) {
            if (!PieceSet.has(passed, each) && takers(s, each) != 0) {
                r.or(Kind.SHIP, each);
            }
        }
        r.or(Kind.END);
    }

    /** Redjac's ship is Redjac's only; one whose holder is elsewhere stays his. */
    static long takers(Position s, int ship) {
        int place = s.gear().shipAt(ship);
        int holder = s.gear().shipHolder(ship);
        boolean elsewhere = holder >= 0 && s.people().at(holder) != place;
        if (place < 0 || ship == Spaceship.REDJACS || elsewhere) {
            return PieceSet.NONE;
        }
        long near = holder >= 0 ? Stacks.around(s, holder) & ~PieceSet.only(holder) : around(s, ship, place);
        long takers = PieceSet.NONE;
        for (long rest = near; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            takers |= Ships.heldBy(s, each) == Holder.NOBODY ? PieceSet.only(each) : PieceSet.NONE;
        }
        return takers;
    }

    /** A ship that nobody holds is for whoever is with it. */
    private static long around(Position s, int ship, int place) {
        long there = Characters.free(s, place, Ships.side(ship));
        return Place.isEnviron(place) ? there : there & Theatre.company(s).aboardSpaceship(ship);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case END -> r.finish();
            case SHIP -> ship = action.argument();
            default -> {
                passed |= PieceSet.only(ship);
                Ships.assign(r, ship, action.argument(), "S-D51");
                ship = Holder.NOBODY;
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(passed).add(ship);
    }
}
