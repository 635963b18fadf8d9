package fitg.rules.mission.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Environ;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Engagements;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.rebellion.first.RaisedUnits;
import fitg.rules.sovereign.Sovereignty;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.province.Supply.Fate;
import fitg.state.province.SupplyState;

/** Cases 25.13 and 25.14, mission E: a sovereign follows the call, his people raise units, and the planet leans to his side. */
final class SovereignCall extends Procedure {

    private enum Step {
        JOIN,
        UNITS,
        LOYALTY
    }

    private final int environ;
    private Step step = Step.JOIN;

    SovereignCall(int environ) {
        this.environ = environ;
    }

    @Override
    public void advance(Resolution r) {
        Side side = r.state().turn().phasing();
        switch (step) {
            case JOIN -> join(r, side);
            case UNITS -> {
                step = Step.LOYALTY;
                r.call(levy(r, side));
            }
            case LOYALTY -> {
                int planet = Place.planet(environ);
                if (r.state().planets().state(planet).usesLoyaltyMarker()) {
                    Loyalties.sway(r, planet, side, "25.14");
                }
                r.finish();
                r.settle();
            }
        }
    }

    /** P-R28: the rebels by star and environ; the Empire what it likes. */
    private Procedure levy(Resolution r, Side side) {
        Environ printed = PRINTED.environ(environ);
        return side == Side.REBEL
                ? new RaisedUnits(environ, printed.resource(), printed.starred())
                : Engagements.of(r).levy(environ, printed.resource());
    }

    /** P-R29: he is one of the people of the side, undetected, and on no mission yet. */
    private void join(Resolution r, Side side) {
        GameState s = r.state();
        int sovereign = Sovereignty.unsummoned(s, environ);
        if (sovereign == Holder.NOBODY) {
            r.finish();
            return;
        }
        int person = Cast.face(sovereign, side);
        SupplyState.of(s).setSovereign(sovereign, side == Side.REBEL ? Fate.REBEL : Fate.IMPERIAL);
        s.people().setAt(person, environ);
        s.people().barFromMissions(PieceSet.only(person));
        if (r.listening()) {
            r.tell(new Dispatch.SovereignSummoned(sovereign, side, "25.14"));
        }
        step = Step.UNITS;
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(step.ordinal());
    }
}
