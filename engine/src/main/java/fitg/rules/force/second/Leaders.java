package fitg.rules.force.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/** E2.A.2.2, E5.1.b.7 and S-R5: who can lead. */
public final class Leaders {

    private Leaders() {}

    /** Free, unwounded, leadership 1 or more; from either stack of the environ (S-R75). */
    public static long inEnviron(Position s, int environ, Side side) {
        return able(s, Characters.free(s, environ, side));
    }

    /** Offers the sovereign of an environ as a leader of the units of his side. */
    public static void orSovereign(Resolution r, int environ, Side side) {
        long him = Sovereigns.leading(r.state(), environ, side);
        if (him != 0) {
            r.or(Kind.SOVEREIGN, Sovereigns.sovereign(PieceSet.lowest(him)));
        }
    }

    /** 25.21: the same of one who is in orbit with the starships of his side. */
    public static void orSovereignInOrbit(Resolution r, int orbit, Side side) {
        long him = Sovereigns.leadingInOrbit(r.state(), orbit, side);
        if (him != 0) {
            r.or(Kind.SOVEREIGN, Sovereigns.sovereign(PieceSet.lowest(him)));
        }
    }

    /** Whether the units of an environ have somebody with them who can lead. */
    public static boolean areLed(Position s, int environ, Side side) {
        return able(s, Stacks.withUnits(s, environ, side)) != 0 || Sovereigns.leading(s, environ, side) != 0;
    }

    /** Those of a set who can lead on the ground. */
    public static long able(Position s, long characters) {
        long found = PieceSet.NONE;
        for (long rest = unwounded(s, characters); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= Fighters.leadership(s, each) > 0 ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** Free, unwounded, space leadership 1 or more, aboard a starship of his side there or in a spaceship in that box. */
    public static long inOrbit(Position s, int orbit, Side side) {
        long found = PieceSet.NONE;
        for (long rest = unwounded(s, Characters.free(s, orbit, side)); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= Fighters.spaceLeadership(each) > 0 ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** S-R19: the highest space leadership aboard these starships, wounded or not; 0 without a leader. */
    public static int ofJump(Position s, long aboard) {
        int best = 0;
        for (long rest = aboard & s.people().free() & ~Circumstances.now(s).unfit();
                rest != 0;
                rest = PieceSet.rest(rest)) {
            best = Math.max(best, Fighters.spaceLeadership(PieceSet.lowest(rest)));
        }
        return best;
    }

    /** S-R34: a leader aboard a starship changes the break-off die, royalty more at home; one in a spaceship of his own does not. */
    public static int breakOffModifier(Position s, int leader, boolean royal) {
        if (leader != Holder.NOBODY && Company.isSovereign(leader)) {
            return Fighters.spaceLeadership(s, leader);
        }
        boolean aboard = leader != Holder.NOBODY && Theatre.company(s).starshipOf(leader) != Holder.NOBODY;
        return !aboard ? 0 : royal ? Fighters.spaceLeadership(s, leader) : Fighters.spaceLeadership(leader);
    }

    private static long unwounded(Position s, long characters) {
        Company company = Theatre.company(s);
        return characters
                & ~company.wounded()
                & ~s.people().disabled()
                & ~Circumstances.now(s).unfit();
    }
}
