package fitg.rules.combat.second;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Passage;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** E2.A.6: in each environ with ground units of both sides the phasing player may attack, or else the other. */
public final class EnvironsCombatSegment extends Procedure {

    private enum Step {
        BEGIN,
        NEXT,
        PHASING,
        OTHER
    }

    private Step step = Step.BEGIN;
    private int environ = Holder.NOBODY;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side phasing = s.turn().phasing();
        switch (step) {
            case BEGIN -> {
                s.places().clearAll(Mark.DONE);
                step = Step.NEXT;
            }
            case NEXT -> askNext(r, phasing);
            case PHASING ->
                r.ask(Query.ENVIRONS_BATTLE, phasing, environ).or(Kind.ATTACK).or(Kind.DECLINE);
            case OTHER ->
                r.ask(Query.ENVIRONS_BATTLE, phasing.opponent(), environ)
                        .or(Kind.ATTACK)
                        .or(Kind.DECLINE);
        }
    }

    private void askNext(Resolution r, Side phasing) {
        Position s = r.state();
        r.ask(Query.NEXT_ENVIRONS_BATTLE, phasing);
        boolean any = false;
        for (int each : s.area().environs()) {
            if (isContested(s, each) && !s.places().has(Mark.DONE, each)) {
                r.or(Kind.ENVIRON, each);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            r.finish();
        }
    }

    public static boolean isContested(Position s, int environ) {
        Counters counters = Theatre.counters(s);
        return counters.groundUnits(environ, Side.REBEL) > 0
                && counters.groundUnits(environ, Side.IMPERIAL) > 0
                && !Passage.isDead(s, environ);
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        Side phasing = s.turn().phasing();
        switch (action.kind()) {
            case ENVIRON -> {
                environ = action.argument();
                s.places().put(Mark.DONE, environ);
                step = Step.PHASING;
            }
            case ATTACK -> {
                Side attacker = step == Step.PHASING ? phasing : phasing.opponent();
                step = Step.NEXT;
                r.call(new EnvironsCombat(environ, attacker));
            }
            default -> step = step == Step.PHASING ? Step.OTHER : Step.NEXT;
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(environ);
    }
}
