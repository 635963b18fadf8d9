package fitg.play.position;

import static fitg.play.position.Clause.flag;
import static fitg.play.position.Clause.one;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import java.util.List;

/** Possession cards and the spaceships of characters. */
final class GearWords implements Words {

    private static final List<Clause> OF_CARDS = List.of(
            owned("in the deck", Holder.DECK),
            owned("taken by the Empire", Holder.IMPERIAL_HANDS),
            owned("out of the game", Holder.REMOVED),
            one(
                    "with",
                    Glossary.CHARACTERS,
                    (s, card) -> s.gear().owner(card),
                    (s, card, who) -> s.gear().setOwner(card, who)),
            flag(
                    "shown",
                    (s, card) -> s.gear().isRevealed(card),
                    (s, card) -> s.gear().setRevealed(card, true)),
            flag(
                    "broken",
                    (s, card) -> s.gear().isBroken(card),
                    (s, card) -> s.gear().setBroken(card, true)));

    private static final List<Clause> OF_SHIPS = List.of(
            nowhere("in the pool", Place.POOL),
            nowhere("in space", Place.SPACE),
            nowhere("out of the game", Place.OUT_OF_GAME),
            one(
                    "in",
                    Glossary.PLACES,
                    (s, ship) -> s.gear().shipAt(ship),
                    (s, ship, place) -> s.gear().setShipAt(ship, There.place(s, place))),
            held("held by nobody", Holder.NOBODY),
            held("held by the units", Holder.UNITS),
            held("held by somebody elsewhere", Holder.ORPHANED),
            one(
                    "held by",
                    Glossary.CHARACTERS,
                    (s, ship) -> s.gear().shipHolder(ship),
                    (s, ship, who) -> s.gear().setShipHolder(ship, who)),
            flag(
                    "moved",
                    (s, ship) -> PieceSet.has(s.gear().movedShips(), ship),
                    (s, ship) -> s.gear().markShipsMoved(PieceSet.only(ship))));

    private static Clause owned(String told, int owner) {
        return flag(
                told,
                (s, card) -> s.gear().owner(card) == owner,
                (s, card) -> s.gear().setOwner(card, owner));
    }

    private static Clause nowhere(String told, int place) {
        return flag(
                told,
                (s, ship) -> s.gear().shipAt(ship) == place,
                (s, ship) -> s.gear().setShipAt(ship, place));
    }

    private static Clause held(String told, int holder) {
        return flag(
                told,
                (s, ship) -> s.gear().shipHolder(ship) == holder,
                (s, ship) -> s.gear().setShipHolder(ship, holder));
    }

    @Override
    public boolean belongTo(Position s) {
        return true;
    }

    @Override
    public List<Clause> of(Sort sort) {
        return switch (sort) {
            case CARD -> OF_CARDS;
            case SHIP -> OF_SHIPS;
            default -> List.of();
        };
    }

    /** A ship is where its holder is. */
    @Override
    public void complete(GameState s) {
        Sort.SHIP.members(s).forEach(ship -> {
            int holder = s.gear().shipHolder(ship);
            if (holder >= 0 && s.gear().shipAt(ship) == Place.POOL) {
                s.gear().setShipAt(ship, s.people().at(holder));
            }
        });
    }
}
