package fitg.rules.mission.second;

import fitg.content.Creature;
import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening.Piece;
import fitg.edition.second.Happening.Sort;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.combat.second.Dice;
import fitg.rules.combat.second.FightHits;
import fitg.rules.combat.second.Opponent;
import fitg.rules.force.second.Pieces;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import java.util.Arrays;

/** C-SO-3: what creatures do to a group that does not fight them. */
@Completion({"C-SO-3", "C-POSS-1"})
final class CreatureStrike {

    private static final int TERROR = 4;

    private CreatureStrike() {}

    /** C-POSS-1: the Crunge wounds everybody as much as the wits of the group fall short; a wound is two hits. */
    static void terrify(Resolution r, long group) {
        GameState s = r.state();
        int wounds = Math.max(0, TERROR - Ratings.bestIntelligence(s, group));
        for (long rest = Theatre.company(s).withEscorts(group); wounds > 0 && rest != 0; rest = PieceSet.rest(rest)) {
            FightHits.take(r, PieceSet.lowest(rest), wounds * Opponent.HITS_OF_A_WOUND, "C-POSS-1");
        }
    }

    /** S-R92 and S-R142: it strikes once, without defence or break-off, and is gone. */
    static void once(Resolution r, int environ, Creature creature, long group) {
        GameState s = r.state();
        Company company = Theatre.company(s);
        long victims = company.withEscorts(group);
        int[] dice = dice(r, creature, victims);
        Piece shooter = new Piece(Sort.FIGHTER, Holder.NOBODY, creature.name());
        for (long rest = victims; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Company.isEscort(each) && company.escortOf(each) == Holder.NOBODY) {
                continue;
            }
            int hits = Dice.roll(r, environ, shooter, Pieces.fighter(s, each), dice[each], "S-R92");
            if (hits > 0) {
                FightHits.take(r, each, hits, "S-R92");
            }
        }
    }

    /** Four for each where 1979 has a fixed column; otherwise its strength, spread as evenly as can be (E5.3.b.4). */
    private static int[] dice(Resolution r, Creature creature, long victims) {
        int[] dice = new int[Company.COUNT];
        if (creature.target() == Creature.Target.EACH_CHARACTER) {
            Arrays.fill(dice, Opponent.DICE_OF_COLUMN_0);
            return dice;
        }
        long spared = victims;
        for (int die = 0; die < creature.strength(); die++) {
            int struck = PieceSet.member(spared, r.pick("target", PieceSet.size(spared)));
            dice[struck]++;
            spared &= ~PieceSet.only(struck);
            spared = spared == 0 ? victims : spared;
        }
        return dice;
    }
}
