package fitg.rules.mission.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.mission.Missions;
import fitg.rules.secret.Unveiling;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Planet secret Cloning Complex: who gains a character there may take one of his own dead instead, at random (4.3). */
final class ClonedRecruits extends Procedure {

    private enum Step {
        ASK,
        DRAW
    }

    private final int environ;
    private Step step = Step.ASK;

    ClonedRecruits(int environ) {
        this.environ = environ;
    }

    /** The Imperial player knows the secret before it is shown. */
    static boolean isPossible(Position s, int environ, Side side) {
        return Circumstances.knownTo(side, s, Place.planet(environ)).clonesTheDead() && dead(s, side) != PieceSet.NONE;
    }

    private static long dead(Position s, Side side) {
        return s.people().dead() & ~Realm.of(s).absent() & Cast.characters(side);
    }

    @Override
    public void advance(Resolution r) {
        Side side = r.state().turn().phasing();
        switch (step) {
            case ASK -> {
                r.ask(Affair.CLONING, side, environ).or(Kind.OWN_DEAD);
                r.or(Missions.pool(r.state(), side) == PieceSet.NONE ? Kind.NONE : Kind.FROM_THE_DECK);
            }
            case DRAW -> {
                r.finish();
                long pool = dead(r.state(), side);
                int back = PieceSet.size(pool) == 1 ? PieceSet.lowest(pool) : r.character(pool);
                Powers.of(r).revive(r, back, environ, "31.2");
                r.settle();
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case OWN_DEAD -> {
                step = Step.DRAW;
                Unveiling.byUse(r, Place.planet(environ));
            }
            case FROM_THE_DECK -> {
                r.finish();
                MissionEffect.gain(r, environ, r.state().turn().phasing());
            }
            default -> r.finish();
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(step.ordinal());
    }
}
