package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Levies;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.loyalty.LoyaltyShift;
import fitg.rules.sovereign.Calling;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.Realm.Fate;
import fitg.state.realm.RealmState;

/** Mission E (25.1): a sovereign joins a side, his people raise units for it, and the planet leans towards it. */
@Completion("C-OTHER-1")
final class Summons extends Procedure {

    private enum Step {
        JOIN,
        UNITS,
        SHIFT,
        OVER
    }

    private final int environ;
    private Step step = Step.JOIN;

    Summons(int environ) {
        this.environ = environ;
    }

    /** 25.11 and 25.12: his own or a neutral one, on a planet at peace, with two of the province or of his people in rebellion. */
    static boolean isPossible(Position s, int environ, Side side) {
        int sovereign = Sovereigns.of(s, environ);
        if (sovereign == Holder.NOBODY
                || Realm.of(s).sovereign(sovereign) != Fate.UNSUMMONED
                || Loyalties.isRisen(s, Place.planet(environ))) {
            return false;
        }
        boolean willing = Sovereigns.printed(sovereign)
                .allegiance()
                .map(allegiance -> allegiance == side)
                .orElse(true);
        return willing && Calling.isTimely(s, environ);
    }

    /** 25.15: a call that was not heard, for whatever reason, turns the people to the other side. */
    static void lament(Resolution r, int environ) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        int sovereign = Sovereigns.of(s, environ);
        if (sovereign == Holder.NOBODY || Sovereigns.side(s, sovereign) != side) {
            r.call(LoyaltyShift.of(Place.planet(environ), side.opponent(), 1, Cause.SOVEREIGN));
        }
    }

    @Override
    public void advance(Resolution r) {
        Side side = r.state().turn().phasing();
        switch (step) {
            case JOIN -> join(r, side);
            case UNITS -> {
                step = Step.SHIFT;
                int points = PRINTED.environ(environ).resource();
                boolean starred = PRINTED.environ(environ).starred();
                r.call(
                        side == Side.REBEL
                                ? Powers.of(r).raising(environ, points, starred)
                                : Levies.of(r).levy(environ, points));
            }
            case SHIFT -> {
                step = Step.OVER;
                r.call(LoyaltyShift.of(Place.planet(environ), side, 1, Cause.SOVEREIGN));
            }
            case OVER -> {
                r.finish();
                r.settle();
            }
        }
    }

    private void join(Resolution r, Side side) {
        int sovereign = Sovereigns.of(r.state(), environ);
        if (sovereign == Holder.NOBODY || Realm.of(r.state()).sovereign(sovereign) != Fate.UNSUMMONED) {
            r.finish();
            return;
        }
        RealmState.of(r.state()).setSovereign(sovereign, side == Side.REBEL ? Fate.REBEL : Fate.IMPERIAL);
        if (r.listening()) {
            r.tell(new Tidings.SovereignChanged(sovereign, side, "C-OTHER-1"));
        }
        step = Step.UNITS;
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(step.ordinal());
    }
}
