package fitg.rules.secret;

import fitg.content.Ability;
import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Chapters;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.possession.Possessions;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Position;

/**
 * 31.21 and G-R7: Professor Mareg, or somebody with the Advisor Android, in the orbit box of a planet finds out its secret, also in
 * passing. A card that is still hidden is shown only if the Rebel player will (G-R49). Hands down 1 if the secret came to light.
 */
public final class Scrutiny extends Procedure implements Effect {

    private static final long SCHOLARS = Cast.with(Ability.REVEALS_PLANET_SECRET);

    private final int planet;
    /** Those who pass; nobody where everybody in the orbit box looks. */
    private final long aboard;

    private boolean asked;
    private boolean shown;

    private Scrutiny(int planet, long aboard) {
        this.planet = planet;
        this.aboard = aboard;
    }

    /** Those of a Rebel ship or stack that passes have a look, if anybody of them can. */
    public static boolean inPassing(Resolution r, int planet) {
        return look(r, new Scrutiny(planet, PieceSet.NONE));
    }

    /** The same for these, who are above the planet on their way. */
    public static boolean byPassengers(Resolution r, int planet, long aboard) {
        return aboard != PieceSet.NONE && look(r, new Scrutiny(planet, aboard));
    }

    private static boolean look(Resolution r, Scrutiny scrutiny) {
        Position s = r.state();
        if (!SecretInterrupt.isHidden(s, scrutiny.planet) || !scrutiny.sees(s) && scrutiny.androidOwner(s) < 0) {
            return false;
        }
        r.call(scrutiny);
        return true;
    }

    private boolean sees(Position s) {
        return aboard == PieceSet.NONE ? isSeen(s, planet) : (aboard & lookouts(s)) != 0;
    }

    /** Everybody on the map who finds out the secret of the planet in whose orbit box he is. */
    private static long lookouts(Position s) {
        long free = s.people().free();
        long android = Possessions.countsFor(s, Card.ANDROID, free)
                ? PieceSet.only(s.gear().owner(Card.ANDROID))
                : PieceSet.NONE;
        return free & SCHOLARS | android;
    }

    /** Whether somebody who needs no leave to do so looks at a planet from its orbit box now. */
    public static boolean isSeen(Position s, int planet) {
        return s.people().present(Place.orbit(planet), lookouts(s)) != 0;
    }

    /** A planet with a hidden secret that is so looked at, or -1; for what must hold at all times. */
    public static int seen(Position s) {
        long planets = PieceSet.NONE;
        for (long rest = lookouts(s); rest != 0; rest = PieceSet.rest(rest)) {
            int at = s.people().at(PieceSet.lowest(rest));
            planets |= Place.isOrbit(at) ? PieceSet.only(Place.planet(at)) : PieceSet.NONE;
        }
        long seen = planets & SecretInterrupt.hidden(s);
        return seen == 0 ? -1 : PieceSet.lowest(seen);
    }

    /** Who has the Android face down in the orbit box, or -1. */
    private int androidOwner(Position s) {
        int owner = s.gear().owner(Card.ANDROID);
        long those = aboard == PieceSet.NONE
                ? s.people().present(Place.orbit(planet), s.people().free())
                : aboard;
        boolean there = owner >= 0
                && !s.gear().isRevealed(Card.ANDROID)
                && PieceSet.has(those & s.people().free(), owner);
        return there ? owner : -1;
    }

    @Override
    public void advance(Resolution r) {
        if (shown && Chapters.of(r).effectEnds(r)) {
            return;
        }
        Position s = r.state();
        if (shown || !SecretInterrupt.isHidden(s, planet)) {
            r.finish(shown ? 1 : 0);
        } else if (sees(s)) {
            shown = true;
            r.call(new Unveiling(planet));
        } else if (!asked && androidOwner(s) >= 0) {
            asked = true;
            r.ask(Affair.SHOW_ANDROID, Side.REBEL, planet).or(Kind.LEAVE).or(Kind.TAKE);
        } else {
            r.finish(0);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.TAKE) {
            Possessions.show(r, Card.ANDROID);
        }
    }

    @Override
    public boolean awaitsRisen() {
        return shown;
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(asked ? 1 : 0).add(shown ? 1 : 0);
        if (aboard != PieceSet.NONE) {
            d.add(aboard);
        }
    }
}
