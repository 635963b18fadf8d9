package fitg.rules.secret;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * K-D11 about one planet: the Imperial player may show its secret because of what is about to happen there. He is asked
 * whatever the secret is, so that the question tells nothing (G-R48).
 */
public final class SecretInterrupt extends Procedure {

    private final int planet;

    private SecretInterrupt(int planet) {
        this.planet = planet;
    }

    /** Asks if the planet has a secret that does not lie open yet. */
    public static void offer(Resolution r, int planet) {
        if (isHidden(r.state(), planet)) {
            r.call(new SecretInterrupt(planet));
        }
    }

    /** Which planets have secrets is public; which of them are still hidden is, too. */
    public static boolean isHidden(Position s, int planet) {
        return PieceSet.has(hidden(s), planet);
    }

    /** The planets whose secret does not lie open yet. */
    public static long hidden(Position s) {
        return Realm.of(s).hidden();
    }

    @Override
    public void advance(Resolution r) {
        r.ask(Affair.SHOW_SECRET, Side.IMPERIAL, planet).or(Kind.NONE).or(Kind.REVEAL, planet);
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        if (action.kind() == Kind.REVEAL) {
            r.call(new Unveiling(planet));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet);
    }
}
