package fitg.rules.mission.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.prisoner.second.Revival;
import fitg.rules.secret.Unveiling;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * K-D31, planet secret Cloning Complex: who recruits there may take one of his own dead, at random, and with an empty deck may roll
 * for them. The Imperial player shows the secret by using it.
 */
@Completion("C-OTHER-1")
final class Cloning extends Procedure {

    private enum Step {
        ASK,
        ROLL,
        DRAW
    }

    private final int environ;
    private final boolean rolled;
    private Step step = Step.ASK;

    private Cloning(int environ, boolean rolled) {
        this.environ = environ;
        this.rolled = rolled;
    }

    /** Somebody would come; it may be one of the dead instead. */
    static Cloning insteadOfTheDeck(int environ) {
        return new Cloning(environ, true);
    }

    /** Nobody is left but the dead; he may roll for them. */
    static Cloning insteadOfNobody(int environ) {
        return new Cloning(environ, false);
    }

    static boolean isPossible(Position s, int environ, Side side) {
        return Circumstances.knownTo(side, s, Place.planet(environ)).clonesTheDead() && dead(s, side) != 0;
    }

    private static long dead(Position s, Side side) {
        return s.people().dead() & ~Realm.of(s).absent() & Cast.of(side);
    }

    @Override
    public void advance(Resolution r) {
        Side side = r.state().turn().phasing();
        switch (step) {
            case ASK ->
                r.ask(Affair.CLONING, side, environ).or(Kind.OWN_DEAD).or(rolled ? Kind.FROM_THE_DECK : Kind.NONE);
            case ROLL -> {
                step = Step.DRAW;
                if (!rolled && !Recruitment.succeeds(r, environ, side)) {
                    r.finish();
                }
            }
            case DRAW -> {
                r.finish();
                long pool = dead(r.state(), side);
                int back = PieceSet.size(pool) == 1 ? PieceSet.lowest(pool) : r.character(pool);
                Revival.of(r, back, environ, "K-D31");
                r.settle();
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case OWN_DEAD -> {
                step = Step.ROLL;
                Unveiling.byUse(r, Place.planet(environ));
            }
            case FROM_THE_DECK -> {
                r.finish();
                Recruitment.gain(r, environ, r.state().turn().phasing());
            }
            default -> r.finish();
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(rolled ? 1 : 0).add(step.ordinal());
    }
}
