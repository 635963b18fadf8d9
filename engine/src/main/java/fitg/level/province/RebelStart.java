package fitg.level.province;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.force.first.Transit;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.rules.stacking.first.Organisation;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Places;
import java.util.List;

/**
 * Cases 28.12, 28.24, 28.34 and 28.35: the ships and who holds them, possessions by chance, where the characters begin, and the camps.
 */
final class RebelStart extends Procedure {

    private enum Step {
        HOLDERS,
        CARDS,
        CREWS,
        SHIPS,
        PLACES,
        CAMPS,
        STACKS
    }

    private static final long[] NOBODY_ABOARD = new long[Spaceship.REBEL_SHIPS];

    private Step step = Step.HOLDERS;
    private int next;
    private int card = Holder.NOBODY;
    private long gifted;
    private long seated;
    /** Who is in each ship of the list; replaced, never changed, so that a clone is a copy. */
    private long[] crews = NOBODY_ABOARD;

    private static Outset outset(Resolution r) {
        return Outset.of(r.rules().scenario());
    }

    private static long cast(Resolution r) {
        return r.rules().scenario().cast(Side.REBEL);
    }

    private static List<Integer> ships(Resolution r) {
        return r.rules().scenario().ships(Side.REBEL);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case HOLDERS -> askHolder(r);
            case CARDS -> askCard(r);
            case CREWS -> askCrew(r);
            case SHIPS -> askShip(r);
            case PLACES -> askPlace(r);
            case CAMPS -> askCamp(r);
            case STACKS -> askStack(r);
        }
    }

    private void go(Step to) {
        step = to;
        next = 0;
    }

    // ---- ships and cards

    /** Case 14.53: an owner has his own ship; whoever is to be divided among ships needs a pilot in each (case 28.24). */
    private void askHolder(Resolution r) {
        if (next == ships(r).size()) {
            go(Step.CARDS);
            return;
        }
        int ship = ships(r).get(next);
        r.ask(Matter.SET_UP_HOLDER, Side.REBEL, ship).orEach(Kind.CHARACTER, holders(r, ship));
    }

    private long holders(Resolution r, int ship) {
        long others = PieceSet.NONE;
        for (long rest = cast(r); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int owned = Ships.ownedBy(each);
            if (owned == ship) {
                return PieceSet.only(each);
            }
            boolean taken = PieceSet.has(seated, each) || owned != Holder.NOBODY && ships(r).contains(owned);
            boolean pilot = Ships.isPilot(r.state(), each) || !outset(r).start().aboard();
            others |= taken || !pilot ? PieceSet.NONE : PieceSet.only(each);
        }
        return others;
    }

    /** By chance, never a ship; a companion only where there is a seat for him. */
    private void askCard(Resolution r) {
        if (card == Holder.NOBODY && PieceSet.size(gifted) < outset(r).cards()) {
            long deck = Possessions.deck(r.state()) & ~PieceSet.first(Card.SHIPS);
            card = r.possession(deck);
        }
        if (card == Holder.NOBODY) {
            go(outset(r).start().aboard() ? Step.CREWS : Step.PLACES);
            return;
        }
        r.ask(Matter.SET_UP_CARD, Side.REBEL, card);
        for (long rest = cast(r); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean again = outset(r).apart() && PieceSet.size(r.state().gear().possessionsOf(each)) > 0;
            if (!again && Possessions.mayHold(r.state(), each, card)) {
                r.or(Kind.CHARACTER, each);
            }
        }
    }

    // ---- divided among the ships

    private void askCrew(Resolution r) {
        long waiting = cast(r) & ~seated;
        if (waiting == 0) {
            go(Step.SHIPS);
            return;
        }
        int each = PieceSet.lowest(waiting);
        r.ask(Matter.SET_UP_CREW, Side.REBEL, each);
        for (int index = 0; index < ships(r).size(); index++) {
            if (Ships.seats(r.state(), each) <= free(r, index)) {
                r.or(Kind.SHIP, ships(r).get(index));
            }
        }
    }

    private int free(Resolution r, int index) {
        return Ships.seats(ships(r).get(index)) - Ships.seatsTaken(r.state(), crews[index]);
    }

    private void seat(int character, int index) {
        seated |= PieceSet.only(character);
        crews = crews.clone();
        crews[index] |= PieceSet.only(character);
    }

    private void askShip(Resolution r) {
        if (next == ships(r).size()) {
            go(Step.CAMPS);
            return;
        }
        int ship = ships(r).get(next);
        r.ask(Matter.SET_UP_SHIP_PLACE, Side.REBEL, ship);
        for (int orbit : outset(r).start().places()) {
            boolean taken = ships(r).subList(0, next).stream()
                    .anyMatch(other -> r.state().gear().shipAt(other) == orbit);
            if (!taken) {
                r.or(Kind.PLACE, orbit);
            }
        }
    }

    // ---- each for himself

    private void askPlace(Resolution r) {
        long waiting = cast(r) & ~r.state().people().onMap();
        if (waiting == 0) {
            for (int ship : ships(r)) {
                int holder = r.state().gear().shipHolder(ship);
                r.state().gear().setShipAt(ship, r.state().people().at(holder));
            }
            go(Step.CAMPS);
            return;
        }
        r.ask(Matter.SET_UP_WHERE, Side.REBEL, PieceSet.lowest(waiting));
        outset(r).start().places().forEach(place -> r.or(Kind.PLACE, place));
    }

    // ---- camps, stacks

    private void askCamp(Resolution r) {
        if (next == outset(r).camps().size()) {
            go(Step.STACKS);
            return;
        }
        int planet = outset(r).camps().get(next);
        r.ask(Matter.SET_UP_CAMP, Side.REBEL, planet);
        for (int environ : Control.environsOf(planet)) {
            r.or(Kind.ENVIRON, environ);
        }
    }

    private void askStack(Resolution r) {
        GameState s = r.state();
        long waiting = cast(r) & ~PieceSet.first(next);
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            next = each + 1;
            if (s.forces().units(s.people().at(each), Side.REBEL) > 0) {
                r.ask(Ask.SET_UP_STACK, Side.REBEL, each)
                        .or(Kind.CHARACTER_STACK)
                        .or(Kind.MILITARY_STACK);
                return;
            }
        }
        r.finish();
        r.settle();
    }

    @Override
    public void answer(Resolution r, Action action) {
        int argument = action.argument();
        GameState s = r.state();
        switch (step) {
            case HOLDERS -> {
                seat(argument, next);
                Ships.bringIn(r, ships(r).get(next++), argument, Place.SPACE);
            }
            case CARDS -> {
                Possessions.give(r, card, argument);
                gifted |= PieceSet.only(card);
                card = Holder.NOBODY;
            }
            case CREWS -> seat(r.subject(), ships(r).indexOf(argument));
            case SHIPS -> launch(r, next++, argument);
            case PLACES -> {
                s.people().setAt(r.subject(), argument);
                if (r.listening()) {
                    r.tell(new Event.CharactersPlaced(PieceSet.only(r.subject()), argument, "28.12"));
                }
            }
            case CAMPS -> {
                next++;
                s.places().setCampSince(argument, Places.BEFORE_THE_GAME);
                if (r.listening()) {
                    r.tell(new Event.CampPlaced(argument, true, "28.35"));
                }
            }
            case STACKS -> {
                if (action.kind() == Kind.MILITARY_STACK) {
                    Organisation.change(r, r.subject(), true);
                }
            }
        }
    }

    private void launch(Resolution r, int index, int orbit) {
        GameState s = r.state();
        s.gear().setShipAt(ships(r).get(index), orbit);
        Transit.people(s, crews[index], orbit);
        if (r.listening()) {
            r.tell(new Event.CharactersPlaced(crews[index], orbit, "28.24"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(next).add(card).add(gifted).add(seated);
        for (long crew : crews) {
            d.add(crew);
        }
    }
}
