package fitg.rules.mission.first;

import fitg.content.ActionEvent;
import fitg.content.PieceSet;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.Casualties;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.mission.AbortedCoup;
import fitg.rules.prisoner.Capture;
import fitg.state.Digest;

/** Case 13.41 in 1979: who dies of it is the choice of the phasing player. */
final class FirstAbortedCoup extends AbortedCoup {

    private boolean rolled;

    FirstAbortedCoup(int environ, ActionEvent event, long members) {
        super(environ, event, members, "13.41");
    }

    @Override
    public void advance(Resolution r) {
        if (rolled) {
            r.ask(Ask.COUP_VICTIM, r.state().turn().phasing(), environ).orEach(Kind.CHARACTER, members);
        } else {
            rolled = true;
            super.advance(r);
        }
    }

    @Override
    protected void spreadDetection(Resolution r) {
        Detection.spread(r);
    }

    @Override
    protected void loseLoyalty(Resolution r) {
        Loyalties.sway(r, Control.planetOf(environ), r.state().turn().phasing().opponent(), "13.41");
    }

    @Override
    protected void loseOne(Resolution r) {}

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        Casualties.kill(r, action.argument(), "13.41");
        members &= ~PieceSet.only(action.argument());
        capture(r);
    }

    @Override
    protected void capture(Resolution r) {
        Capture.attempt(r, environ, r.state().turn().phasing().opponent(), members);
    }

    @Override
    protected void killAll(Resolution r) {
        for (long rest = members; rest != 0; rest = PieceSet.rest(rest)) {
            Casualties.kill(r, PieceSet.lowest(rest), "13.41");
        }
    }

    @Override
    protected Procedure foundGroup() {
        return new FoundGroup(environ, members, false);
    }

    @Override
    protected String tag() {
        return "AbortedCoup";
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(rolled ? 1 : 0);
    }
}
