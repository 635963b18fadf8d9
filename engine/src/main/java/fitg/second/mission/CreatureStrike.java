package fitg.second.mission;

import fitg.content.Creature;
import fitg.content.Creature.Target;
import fitg.content.PieceSet;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.second.Completion;
import fitg.second.Happening.Piece;
import fitg.second.Happening.Sort;
import fitg.second.combat.Dice;
import fitg.second.combat.FightHits;
import fitg.second.force.Fighters;
import fitg.second.force.Pieces;
import fitg.second.force.Sovereigns;
import fitg.second.loss.Losses;
import fitg.second.state.Company;
import fitg.second.state.Theatre;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import java.util.Arrays;

/** Creatures that do not fight like others: those that cannot be hurt, terrify, seize, freeze, or wreck ships (S-R92, S-R144). */
@Completion({"C-SO-3", "C-POSS-1"})
final class CreatureStrike {

    private static final int CRUNGE_TERROR = 4;
    private static final int HITS_OF_A_WOUND = 2;

    /** S-R92: what the column 0 of 1979 has become. */
    private static final int DICE_OF_COLUMN_0 = 4;

    /** S-R8. */
    private static final int LAST_ROUND = 20;

    private final Resolution r;
    private final int environ;
    private final Creature creature;

    CreatureStrike(Resolution r, int environ, Creature creature) {
        this.r = r;
        this.environ = environ;
        this.creature = creature;
    }

    /** C-POSS-1: a wound in a creature's text is two hits. */
    void terrify(long group) {
        int wounds = Math.max(0, CRUNGE_TERROR - Ratings.bestIntelligence(r.state(), group));
        if (wounds > 0) {
            hurt(Theatre.company(r.state()).withEscorts(group), wounds * HITS_OF_A_WOUND);
        }
    }

    private void hurt(long fighters, int hits) {
        for (long rest = fighters; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (isThere(r.state(), each)) {
                FightHits.take(r, each, hits, "C-POSS-1");
            }
        }
    }

    private static boolean isThere(Position s, int fighter) {
        if (Company.isCharacter(fighter)) {
            return s.people().isFree(fighter);
        }
        return Company.isEscort(fighter)
                ? Theatre.company(s).escortOf(fighter) != Holder.NOBODY
                : Sovereigns.isInPlay(s, fighter);
    }

    /** S-R92: what cannot be hurt strikes once, without defence or break-off, and is gone. */
    void once(long group) {
        GameState s = r.state();
        long victims = Theatre.company(s).withEscorts(group);
        int[] dice = dice(victims);
        for (long rest = victims; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (!isThere(s, each)) {
                continue;
            }
            int hits = Dice.roll(r, environ, itself(), Pieces.fighter(s, each), dice[each], "S-R92");
            if (hits > 0) {
                FightHits.take(r, each, hits, "S-R92");
            }
        }
    }

    /** Four for each where 1979 has a fixed column; otherwise its strength, spread as evenly as can be (E5.3.b.4). */
    private int[] dice(long victims) {
        int[] dice = new int[Company.COUNT];
        if (creature.target() == Target.EACH_CHARACTER) {
            Arrays.fill(dice, DICE_OF_COLUMN_0);
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

    private Piece itself() {
        return new Piece(Sort.FIGHTER, Holder.NOBODY, creature.name());
    }

    /** S-R144: one of the group is seized, and takes two hits each round until the others have freed him; alone he dies. */
    void seize(long group) {
        int seized = PieceSet.member(group, r.pick("seized", PieceSet.size(group)));
        long others = Theatre.company(r.state()).withEscorts(group & ~PieceSet.only(seized));
        if (others == 0) {
            Losses.kill(r, seized, "S-R144");
            return;
        }
        int hits = 0;
        for (int round = 1; round <= LAST_ROUND && r.state().people().isFree(seized); round++) {
            hits += fire(others);
            if (hits >= creature.endurance()) {
                return;
            }
            hurt(PieceSet.only(seized), HITS_OF_A_WOUND);
        }
    }

    /** S-R144: it is not fought off by being hurt a little: until it is gone everybody takes two hits each round. */
    void freeze(long group) {
        long everybody = Theatre.company(r.state()).withEscorts(group);
        int hits = 0;
        for (int round = 1; round <= LAST_ROUND; round++) {
            hits += fire(everybody);
            if (hits >= creature.endurance()) {
                return;
            }
            hurt(everybody, HITS_OF_A_WOUND);
        }
    }

    /** S-R144: two rounds to drive it off; whether it has wrecked the ship. */
    boolean wrecks(long group) {
        long everybody = Theatre.company(r.state()).withEscorts(group);
        int hits = 0;
        for (int round = 1; round <= creature.roundsLimit(); round++) {
            hits += fire(everybody);
        }
        return hits < creature.endurance();
    }

    private int fire(long fighters) {
        GameState s = r.state();
        int hits = 0;
        for (long rest = fighters; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int dice = isThere(s, each) ? Fighters.attack(s, each) : 0;
            if (dice > 0) {
                hits += Dice.roll(r, environ, Pieces.fighter(s, each), itself(), dice, "S-R144");
            }
        }
        return hits;
    }
}
