package fitg.rules.atrocity;

import fitg.procedure.Chapters;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.destruction.Destruction;
import fitg.state.Digest;

/** 36.34: a planet and everything on it and in its orbit is gone; its neighbours rise and fight at once (K-R40). */
public final class HaltedRotation extends Procedure implements Effect {

    private enum Step {
        DESTROY,
        FIGHT,
        END
    }

    private final int environ;
    private final int planet;
    private Step step = Step.DESTROY;

    /** @param environ where missions are being resolved */
    public HaltedRotation(int environ, int planet) {
        this.environ = environ;
        this.planet = planet;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case DESTROY -> {
                step = Step.FIGHT;
                Interruption.ofMissions(r, environ, planet);
                r.call(Destruction.of(planet));
            }
            case FIGHT -> {
                step = Step.END;
                Chapters.of(r).stepEnds(r);
            }
            case END -> r.finish();
        }
    }

    @Override
    public boolean awaitsRisen() {
        return step == Step.FIGHT;
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(planet).add(step.ordinal());
    }
}
