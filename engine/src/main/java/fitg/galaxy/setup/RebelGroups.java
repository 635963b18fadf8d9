package fitg.galaxy.setup;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.galaxy.scenario.Posting;
import fitg.galaxy.scenario.Posting.Berth;
import fitg.galaxy.scenario.Posting.Group;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.mission.Missions;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.List;

/**
 * S8 and S9 (38.41 to 38.43): the Rebel groups are drawn one after the other, their possessions and ships handed out (K-D7); then
 * each is placed whole and undetected in one environ (K-D8). Until then its members wait in space.
 */
public final class RebelGroups extends Procedure {

    private static final String CASE = "38.41";
    private static final long SHIPS = PieceSet.first(Card.SHIPS);

    private enum Step {
        DRAW,
        CARDS,
        SHIPS,
        PLACE
    }

    private Step step = Step.DRAW;
    private int group;
    private int done;
    private int card = Holder.NOBODY;
    private long provinces;
    private long first;
    private long second;
    private long third;
    private long fourth;

    @Override
    public void advance(Resolution r) {
        List<Group> groups = Posting.of(r.rules().scenario()).groups();
        if (group == groups.size()) {
            r.finish();
            r.settle();
            return;
        }
        switch (step) {
            case DRAW -> draw(r, groups.get(group));
            case CARDS -> handOutCards(r, groups.get(group));
            case SHIPS -> handOutShips(r, groups.get(group));
            case PLACE -> askPlace(r, groups.get(group));
        }
    }

    // ---- drawing

    /** Nobody who belongs to a group by name is drawn for another. */
    private void draw(Resolution r, Group wanted) {
        GameState s = r.state();
        long named = Posting.of(r.rules().scenario()).groups().stream()
                .mapToLong(Group::memberSet)
                .reduce(PieceSet.NONE, (some, more) -> some | more);
        long members = wanted.memberSet();
        for (int more = 0; more < wanted.drawn(); more++) {
            members |= PieceSet.only(r.character(Missions.pool(s, Side.REBEL) & ~named & ~members));
        }
        for (long rest = members; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), Place.SPACE);
        }
        setMembers(members);
        done = 0;
        step = Step.CARDS;
    }

    private void setMembers(long members) {
        switch (group) {
            case 0 -> first = members;
            case 1 -> second = members;
            case 2 -> third = members;
            default -> fourth = members;
        }
    }

    private long members() {
        return switch (group) {
            case 0 -> first;
            case 1 -> second;
            case 2 -> third;
            default -> fourth;
        };
    }

    // ---- K-D7

    /** 38.42: a spaceship that is drawn goes back at once. */
    private void handOutCards(Resolution r, Group wanted) {
        if (done == wanted.possessions()) {
            done = 0;
            step = Step.SHIPS;
            return;
        }
        if (card == Holder.NOBODY) {
            card = r.possession(Possessions.deck(r.state()) & ~SHIPS);
        }
        r.ask(Affair.POSSESSION_HOLDER, Side.REBEL, card);
        for (long rest = members(); rest != 0; rest = PieceSet.rest(rest)) {
            if (Possessions.mayHold(r.state(), PieceSet.lowest(rest), card)) {
                r.or(Kind.CHARACTER, PieceSet.lowest(rest));
            }
        }
    }

    private void handOutShips(Resolution r, Group wanted) {
        if (done == wanted.ships().size()) {
            done = 0;
            nextGroup(r);
            return;
        }
        Berth berth = wanted.ships().get(done);
        if (berth.holder() != Holder.NOBODY) {
            takeShip(r, berth.ship(), berth.holder());
            return;
        }
        r.ask(Affair.CRUISER_HOLDER, Side.REBEL, berth.ship()).orEach(Kind.CHARACTER, members());
    }

    private void takeShip(Resolution r, int ship, int holder) {
        Ships.bringIn(r, ship, holder, Place.SPACE);
        done++;
    }

    /** All groups are drawn before the first one is placed. */
    private void nextGroup(Resolution r) {
        group++;
        step = Step.DRAW;
        if (group == Posting.of(r.rules().scenario()).groups().size()) {
            group = 0;
            step = Step.PLACE;
        }
    }

    // ---- K-D8

    private void askPlace(Resolution r, Group wanted) {
        r.ask(Affair.GROUP_PLACE, Side.REBEL, wanted.members().getFirst());
        for (int planet : wanted.planets()) {
            if (wanted.isAtHome() || !PieceSet.has(provinces, Provinces.of(planet))) {
                for (int environ : Control.environsOf(planet)) {
                    r.or(Kind.ENVIRON, environ);
                }
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case CARDS -> {
                Possessions.give(r, card, action.argument());
                card = Holder.NOBODY;
                done++;
            }
            case SHIPS ->
                takeShip(
                        r,
                        Posting.of(r.rules().scenario())
                                .groups()
                                .get(group)
                                .ships()
                                .get(done)
                                .ship(),
                        action.argument());
            default -> place(r, action.argument());
        }
    }

    private void place(Resolution r, int environ) {
        GameState s = r.state();
        provinces |= PieceSet.only(Provinces.of(Place.planet(environ)));
        for (long rest = members(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            s.people().setAt(each, environ);
            int ship = Ships.heldBy(s, each);
            if (ship != Holder.NOBODY) {
                s.gear().setShipAt(ship, environ);
            }
        }
        if (r.listening()) {
            r.tell(new Event.CharactersPlaced(members(), environ, CASE));
        }
        group++;
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(group).add(done).add(card).add(provinces);
        d.add(first).add(second).add(third).add(fourth);
    }
}
