package fitg.rules.possession.first;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.Position;

/**
 * Case 14.12: at the start of his mission phase a player redistributes possessions within a stack (the Imperial player
 * has only ships). Each card of the stack is asked for once, for its final holder, so that swaps need no empty hands.
 * The cards of a stack change hands together (RUL-116): they are asked for by number, and the order would tell of it.
 */
public final class Exchange extends Procedure {

    private static final int HALF = 10;
    private static final int HOLDER_BITS = 6;
    private static final long ANYBODY = PieceSet.first(HOLDER_BITS);

    private final Side side;
    private int environ = Holder.NOBODY;
    private boolean militaryStack;
    private long members;
    private long cards;
    private long ships;
    private int card = Holder.NOBODY;
    private int ship = Holder.NOBODY;
    private long placedCompanions;
    private long placedShips;
    private long asked;
    /** The final holders of the first and the second half of the cards, five bits each. */
    private long lowHolders;

    private long highHolders;
    /** Who was handed cards that the Empire has not seen. */
    private long takers;

    /** Hands down who was handed face-down cards. */
    public Exchange(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (environ == Holder.NOBODY) {
            askStack(r);
        } else if (ships != 0) {
            askShip(r);
        } else if (cards != 0) {
            askCard(r);
        } else if (!militaryStack && open(r, environ, true)) {
            begin(r, true);
        } else {
            environ = Holder.NOBODY;
            r.settle();
        }
    }

    private void askStack(Resolution r) {
        GameState s = r.state();
        r.ask(Ask.EXCHANGE, side);
        for (int each : r.rules().scenario().environs()) {
            if (Characters.free(s, each, side) != 0
                    && !s.places().has(Mark.DONE, each)
                    && (open(r, each, false) || open(r, each, true))) {
                r.or(Kind.EXCHANGE, each);
            }
        }
        r.or(Kind.END);
    }

    private long stack(GameState s, int where, boolean military) {
        long all = military ? Characters.inMilitaryStack(s, where, side) : Characters.inCharacterStack(s, where, side);
        return all & ~Cast.SOVEREIGNS; // case 25.23
    }

    /** Whether a stack has something that could change hands: a number anybody can see. */
    private boolean open(Resolution r, int where, boolean military) {
        GameState s = r.state();
        long stack = stack(s, where, military);
        if (stack == 0) {
            return false;
        }
        boolean several = PieceSet.size(stack) > 1;
        return several && (cardsOf(s, stack) != 0 || shipsOf(s, stack, where) != 0)
                || unheldShips(r, where) != 0 && anyWithoutShip(s, stack);
    }

    private static boolean anyWithoutShip(Position s, long stack) {
        for (long rest = stack; rest != 0; rest = PieceSet.rest(rest)) {
            if (Ships.heldBy(s, PieceSet.lowest(rest)) == Holder.NOBODY) {
                return true;
            }
        }
        return false;
    }

    private static long cardsOf(Position s, long stack) {
        long found = 0;
        for (long rest = stack & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            found |= s.gear().possessionsOf(PieceSet.lowest(rest));
        }
        return found;
    }

    /** Redjac's ship stays with Redjac (case 14.6). */
    private long shipsOf(GameState s, long stack, int where) {
        long found = 0;
        for (long rest = s.gear().heldShips() & Ships.of(side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean theirs =
                    PieceSet.has(stack, s.gear().shipHolder(each)) && s.gear().shipAt(each) == where;
            found |= theirs && each != Spaceship.REDJACS ? PieceSet.only(each) : 0;
        }
        return found;
    }

    /** Ships here that nobody holds (case 14.55). One whose holder has walked away stays his (case 14.12, RUL-13). */
    private long unheldShips(Resolution r, int where) {
        GameState s = r.state();
        boolean absentLoseThem = !r.rules().has(Correction.SHIP_OF_AN_ABSENT_HOLDER);
        long found = 0;
        for (long rest = s.gear().shipsOnMap() & Ships.of(side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int holder = s.gear().shipHolder(each);
            boolean unheld = holder < 0 || absentLoseThem && s.people().at(holder) != where;
            found |= s.gear().shipAt(each) == where && unheld ? PieceSet.only(each) : 0;
        }
        return found;
    }

    private void begin(Resolution r, boolean military) {
        GameState s = r.state();
        militaryStack = military;
        members = stack(s, environ, military);
        boolean several = PieceSet.size(members) > 1;
        cards = several ? cardsOf(s, members) : 0;
        asked = cards;
        ships = (several ? shipsOf(s, members, environ) : 0) | unheldShips(r, environ);
        placedCompanions = 0;
        placedShips = holdersOfOtherShips(s);
    }

    /** Members whose ship is not here, or cannot change hands, hold no second one. */
    private long holdersOfOtherShips(GameState s) {
        long found = 0;
        for (long rest = members; rest != 0; rest = PieceSet.rest(rest)) {
            int member = PieceSet.lowest(rest);
            int held = Ships.heldBy(s, member);
            found |= held != Holder.NOBODY && !PieceSet.has(ships, held) ? PieceSet.only(member) : 0;
        }
        return found;
    }

    /** Case 14.13: one ship each; a ship nobody holds may stay so. */
    private void askShip(Resolution r) {
        ship = PieceSet.lowest(ships);
        long unheld = unheldShips(r, environ);
        boolean isUnheld = PieceSet.has(unheld, ship);
        long hands = members & ~placedShips;
        // Every ship that somebody holds now must find a holder later in the list.
        int reserved = PieceSet.size(ships & ~unheld);
        r.ask(Ask.EXCHANGE_SHIP, side, ship);
        r.orEach(Kind.CHARACTER, isUnheld && PieceSet.size(hands) <= reserved ? 0 : hands);
        if (isUnheld) {
            r.or(Kind.NONE);
        }
    }

    /** Case 14.13: one companion each, any number of weapons and objects. */
    private void askCard(Resolution r) {
        card = PieceSet.lowest(cards);
        boolean companion = PieceSet.has(Card.COMPANIONS, card);
        r.ask(Ask.EXCHANGE_CARD, side, card);
        r.orEach(Kind.CHARACTER, companion ? members & ~placedCompanions : members);
        // RUL-85: whether there is a choice depends on what the cards are.
        r.evenIfForced();
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        if (environ == Holder.NOBODY) {
            choose(r, action);
        } else if (ships != 0) {
            ships &= ~PieceSet.only(ship);
            if (action.kind() == Kind.CHARACTER) {
                placedShips |= PieceSet.only(action.argument());
                Ships.assign(r, ship, action.argument(), "14.12");
            }
        } else {
            cards &= ~PieceSet.only(card);
            placedCompanions |= PieceSet.has(Card.COMPANIONS, card) ? PieceSet.only(action.argument()) : 0;
            note(card, action.argument());
            if (cards == 0) {
                passAll(r);
            }
        }
    }

    private void choose(Resolution r, Action action) {
        GameState s = r.state();
        if (action.kind() == Kind.END) {
            s.places().clearAll(Mark.DONE);
            r.finish(takers);
            return;
        }
        environ = action.argument();
        s.places().put(Mark.DONE, environ);
        begin(r, !open(r, environ, false));
    }

    private void note(int which, int holder) {
        int shift = which % HALF * HOLDER_BITS;
        if (which < HALF) {
            lowHolders = lowHolders & ~(ANYBODY << shift) | (long) holder << shift;
        } else {
            highHolders = highHolders & ~(ANYBODY << shift) | (long) holder << shift;
        }
    }

    private int noted(int which) {
        return (int) ((which < HALF ? lowHolders : highHolders) >>> which % HALF * HOLDER_BITS & ANYBODY);
    }

    /** By giver and taker, which anybody can see, and not by card. */
    private void passAll(Resolution r) {
        for (int from = 0; from < Cast.COUNT; from++) {
            for (int to = 0; to < Cast.COUNT && PieceSet.has(members, from); to++) {
                if (from != to && PieceSet.has(members, to)) {
                    pass(r, from, to);
                }
            }
        }
    }

    private void pass(Resolution r, int from, int to) {
        GameState s = r.state();
        for (long rest = asked; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (s.gear().owner(each) == from && noted(each) == to) {
                asked &= ~PieceSet.only(each);
                s.gear().setOwner(each, to);
                takers |= s.gear().isRevealed(each) ? 0 : PieceSet.only(to);
                if (r.listening()) {
                    r.tell(new Event.PossessionPassed(each, s.gear().isRevealed(each), from, to, "14.12"));
                }
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal())
                .add(environ)
                .add(militaryStack ? 1 : 0)
                .add(members)
                .add(cards)
                .add(ships);
        d.add(card).add(ship).add(placedCompanions).add(placedShips);
        d.add(asked).add(lowHolders).add(highHolders).add(takers);
    }
}
