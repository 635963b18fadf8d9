package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Pieces;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.function.IntUnaryOperator;

/** Who fires at whom in a round of character combat, and the dice. */
@Completion("C-COMBAT-4")
final class FightFire {

    private FightFire() {}

    /** E5.3.b.2 to E5.3.b.4: system opponents choose at random, spread as evenly as can be (S-R53). */
    static void aimOpponents(Resolution r, long shooters, long active, IntUnaryOperator dice) {
        CompanyState company = TheatreState.company(r.state());
        int[] share = new int[Company.COUNT];
        if (PieceSet.size(shooters) == 1) {
            int count = dice.applyAsInt(PieceSet.lowest(shooters));
            for (int die = 0; die < count; die++) {
                share[leastThreatened(r, active, share)]++;
            }
            setPending(r.state(), share);
            return;
        }
        for (long rest = shooters; rest != 0; rest = PieceSet.rest(rest)) {
            int target = leastThreatened(r, active, share);
            share[target]++;
            company.setAim(PieceSet.lowest(rest), target);
        }
    }

    /** The same number of dice for each of them. */
    static void dealToEach(GameState s, long active, int dice) {
        int[] share = new int[Company.COUNT];
        for (long rest = active; rest != 0; rest = PieceSet.rest(rest)) {
            share[PieceSet.lowest(rest)] = dice;
        }
        setPending(s, share);
    }

    private static int leastThreatened(Resolution r, long active, int[] share) {
        int least = Integer.MAX_VALUE;
        long candidates = PieceSet.NONE;
        for (long rest = active; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (share[each] < least) {
                least = share[each];
                candidates = PieceSet.NONE;
            }
            candidates |= share[each] == least ? PieceSet.only(each) : PieceSet.NONE;
        }
        return PieceSet.member(candidates, r.pick("target", PieceSet.size(candidates)));
    }

    /** A single opponent fires the dice it dealt out; everybody else all dice at one target. Returns the dice rolled. */
    static int byAttackers(Resolution r, int place, long shooters, long active, IntUnaryOperator dice, int[] hits) {
        boolean single = PieceSet.size(shooters) == 1 && (shooters & Company.ALL_OPPONENTS) != 0;
        return single
                ? dealt(r, place, PieceSet.lowest(shooters), active, hits)
                : aimed(r, place, shooters, dice, hits);
    }

    private static int dealt(Resolution r, int place, int shooter, long active, int[] hits) {
        Company company = Theatre.company(r.state());
        int rolled = 0;
        for (long rest = active; rest != 0; rest = PieceSet.rest(rest)) {
            int target = PieceSet.lowest(rest);
            int dice = company.pending(target);
            rolled += dice;
            hits[target] += shoot(r, place, shooter, target, dice);
        }
        return rolled;
    }

    /** Each of them at whom he aims, ascending. Returns the dice rolled. */
    static int aimed(Resolution r, int place, long shooters, IntUnaryOperator dice, int[] hits) {
        Company company = Theatre.company(r.state());
        int rolled = 0;
        for (long rest = shooters; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int count = dice.applyAsInt(each);
            if (count > 0) {
                rolled += count;
                hits[company.aim(each)] += shoot(r, place, each, company.aim(each), count);
            }
        }
        return rolled;
    }

    private static int shoot(Resolution r, int place, int shooter, int target, int dice) {
        Position s = r.state();
        return r.listening()
                ? Dice.roll(r, place, Pieces.fighter(s, shooter), Pieces.fighter(s, target), dice, "C-COMBAT-1")
                : Dice.roll(r, place, null, null, dice, "C-COMBAT-1");
    }

    static void setPending(GameState s, int[] counts) {
        CompanyState company = TheatreState.company(s);
        for (int fighter = 0; fighter < counts.length; fighter++) {
            company.setPending(fighter, counts[fighter]);
        }
    }

    /** The first who has dice to roll, or NOBODY. */
    static int firstWithDice(long among, IntUnaryOperator dice) {
        for (long rest = among; rest != 0; rest = PieceSet.rest(rest)) {
            if (dice.applyAsInt(PieceSet.lowest(rest)) > 0) {
                return PieceSet.lowest(rest);
            }
        }
        return Holder.NOBODY;
    }
}
