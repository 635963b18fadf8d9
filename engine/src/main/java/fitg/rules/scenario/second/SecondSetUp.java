package fitg.rules.scenario.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.force.second.Formation;
import fitg.rules.prisoner.second.Captivity;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Theatre;

/** S-D1: the Imperial player says who stands with the units, who holds the prisoners, and how his fleets are formed. */
public final class SecondSetUp extends Procedure {

    private int place;
    private long asked;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        int[] places = s.area().places();
        if (place == places.length) {
            r.finish();
            r.settle();
            return;
        }
        int here = places[place];
        if (!askedForSomebody(r, here) && !askedForFleet(r, here)) {
            place++;
        }
    }

    private boolean askedForSomebody(Resolution r, int here) {
        GameState s = r.state();
        if (!Place.isEnviron(here) || Theatre.counters(s).groundUnits(here, Side.IMPERIAL) == 0) {
            return false;
        }
        long own = Characters.free(s, here, Side.IMPERIAL) & ~asked;
        if (own != 0) {
            r.ask(Query.SET_UP_STACK, Side.IMPERIAL, PieceSet.lowest(own))
                    .or(Kind.MILITARY_STACK)
                    .or(Kind.CHARACTER_STACK);
            return true;
        }
        long prisoners = s.people().present(here, s.people().prisoners()) & Cast.REBELS & ~asked;
        if (prisoners == 0) {
            return false;
        }
        r.ask(Query.SET_UP_HOLDER, Side.IMPERIAL, PieceSet.lowest(prisoners))
                .or(Kind.UNITS)
                .orEach(Kind.CHARACTER, Characters.free(s, here, Side.IMPERIAL));
        return true;
    }

    private boolean askedForFleet(Resolution r, int here) {
        boolean fleet = Place.isOrbit(here) && Formation.isFleet(r.state(), here, Side.IMPERIAL);
        if (!fleet || PieceSet.has(asked, PieceSet.CAPACITY - 1)) {
            asked &= ~PieceSet.only(PieceSet.CAPACITY - 1);
            return false;
        }
        r.ask(Query.SET_UP_FORMATION, Side.IMPERIAL, Place.planet(here))
                .or(Kind.DISPERSED)
                .or(Kind.BATTLE_FORMATION);
        return true;
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        int about = r.subject();
        switch (action.kind()) {
            case MILITARY_STACK -> {
                s.people().joinMilitary(PieceSet.only(about));
                asked |= PieceSet.only(about);
            }
            case CHARACTER_STACK -> asked |= PieceSet.only(about);
            case UNITS -> hold(r, about, Holder.UNITS);
            case CHARACTER -> hold(r, about, action.argument());
            default -> form(r, about, action.kind() == Kind.DISPERSED);
        }
    }

    private void hold(Resolution r, int prisoner, int holder) {
        asked |= PieceSet.only(prisoner);
        Captivity.hold(r, prisoner, holder);
    }

    private void form(Resolution r, int planet, boolean dispersed) {
        asked |= PieceSet.only(PieceSet.CAPACITY - 1);
        Formation.form(r, planet, Side.IMPERIAL, dispersed);
    }

    @Override
    protected void digest(Digest d) {
        d.add(place).add(asked);
    }
}
