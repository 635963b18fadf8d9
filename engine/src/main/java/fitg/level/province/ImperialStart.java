package fitg.level.province;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.spaceship.Ships;
import fitg.rules.stacking.first.Organisation;
import fitg.state.Digest;
import fitg.state.GameState;

/** Cases 28.12, 28.22 and 28.32: whose the Imperial ships are, and where the characters begin, ships with who holds them. */
final class ImperialStart extends Procedure {

    private enum Step {
        PILOTS,
        PLACES,
        STACKS
    }

    private Step step = Step.PILOTS;
    private int next;
    private long holders;

    private static Outset outset(Resolution r) {
        return Outset.of(r.rules().scenario());
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case PILOTS -> askPilot(r);
            case PLACES -> askPlace(r);
            case STACKS -> askStack(r);
        }
    }

    private void askPilot(Resolution r) {
        if (next == outset(r).berths().size()) {
            next = 0;
            step = Step.PLACES;
            return;
        }
        Outset.Berth berth = outset(r).berths().get(next);
        r.ask(Matter.SET_UP_HOLDER, Side.IMPERIAL, berth.ship());
        for (int holder : berth.holders()) {
            if (!PieceSet.has(holders, holder)) {
                r.or(Kind.CHARACTER, holder);
            }
        }
    }

    // ---- where they begin

    private void askPlace(Resolution r) {
        if (next == outset(r).posts().size()) {
            next = 0;
            step = Step.STACKS;
            bringShips(r);
            return;
        }
        Outset.Post post = outset(r).posts().get(next);
        int companions = whereCompanionsAre(r, post);
        r.ask(Matter.SET_UP_WHERE, Side.IMPERIAL, post.character());
        for (int place : post.places()) {
            boolean together = companions < 0 || companions == place;
            if (together && (Place.isEnviron(place) || mayBeAbove(r, post.character(), place))) {
                r.or(Kind.PLACE, place);
            }
        }
    }

    private int whereCompanionsAre(Resolution r, Outset.Post post) {
        for (Outset.Post other : outset(r).posts().subList(0, next)) {
            if (post.together() && other.group() == post.group()) {
                return r.state().people().at(other.character());
            }
        }
        return -1;
    }

    /** P-R17: with a ship of his own, with units, or with somebody who has a ship. */
    private boolean mayBeAbove(Resolution r, int character, int orbit) {
        GameState s = r.state();
        return PieceSet.has(holders, character)
                || s.forces().units(orbit, Side.IMPERIAL) > 0
                || s.people().present(orbit, holders) != 0;
    }

    private void bringShips(Resolution r) {
        for (Outset.Berth berth : outset(r).berths()) {
            int holder = r.state().gear().shipHolder(berth.ship());
            r.state().gear().setShipAt(berth.ship(), r.state().people().at(holder));
        }
        GameState s = r.state();
        s.turn()
                .setImperialStart(
                        PieceSet.size(r.rules().scenario().cast(Side.IMPERIAL)),
                        outset(r).berths().size());
    }

    // ---- who begins with units

    private void askStack(Resolution r) {
        GameState s = r.state();
        while (next < outset(r).posts().size()) {
            int each = outset(r).posts().get(next++).character();
            int at = s.people().at(each);
            if (s.forces().units(at, Side.IMPERIAL) == 0) {
                continue;
            }
            if (Place.isOrbit(at)) {
                Organisation.change(r, each, true);
                continue;
            }
            r.ask(Ask.SET_UP_STACK, Side.IMPERIAL, each)
                    .or(Kind.CHARACTER_STACK)
                    .or(Kind.MILITARY_STACK);
            return;
        }
        r.finish();
        r.settle();
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case PILOTS -> {
                holders |= PieceSet.only(action.argument());
                Ships.bringIn(r, outset(r).berths().get(next++).ship(), action.argument(), Place.SPACE);
            }
            case PLACES -> {
                int character = outset(r).posts().get(next++).character();
                r.state().people().setAt(character, action.argument());
                if (r.listening()) {
                    r.tell(new Event.CharactersPlaced(PieceSet.only(character), action.argument(), "28.12"));
                }
            }
            case STACKS -> {
                if (action.kind() == Kind.MILITARY_STACK) {
                    Organisation.change(r, r.subject(), true);
                }
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(next).add(holders);
    }
}
