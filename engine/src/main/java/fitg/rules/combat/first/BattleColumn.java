package fitg.rules.combat.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.BattleShifts;
import fitg.content.Side;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * Cases 10.2 to 10.7: the column of a fight between units, and what moves it towards the attacker.
 *
 * @param leaders the Leadership of the attacker's leader less that of the defender's (case 10.41)
 * @param home towards the rebels if any of their units is at home in this kind of environ (case 10.5), or the planet is (4.3)
 * @param strange towards the rebels in a special environ without an Imperial leader (case 10.44)
 * @param spontaneous for the rebels who rise without a leader (case 10.7)
 * @param determined whether every loss counts twice (case 22.3)
 */
public record BattleColumn(int base, int leaders, int home, int strange, int spontaneous, boolean determined) {

    private static final int TWICE = 2;

    private static final BattleShifts SHIFTS = PRINTED.battleShifts();

    public static BattleColumn of(
            Position s, int environ, Side attacker, int attack, int defence, Leaders leaders, boolean uprising) {
        int rebels = attacker == Side.REBEL ? 1 : -1;
        boolean natives =
                s.forces().hasNatives(environ, PRINTED.environ(environ).type());
        boolean imperialLeader = leaders.of(Side.IMPERIAL) != Holder.NOBODY;
        boolean special = PRINTED.environ(environ).type().isSpecial();
        return new BattleColumn(
                PRINTED.militaryCombat().baseColumn(attack, defence),
                rebels * (leadership(s, leaders.rebel, environ) - leadership(s, leaders.imperial, environ)),
                (natives ? rebels * SHIFTS.home() : 0) + LivingSoil.columns(s, environ, attacker),
                special && !imperialLeader && !s.forces().hasElite(environ, Side.IMPERIAL)
                        ? rebels * SHIFTS.strange()
                        : 0,
                uprising && leaders.of(attacker) == Holder.NOBODY ? SHIFTS.spontaneous() : 0,
                false);
    }

    /** Case 22.3: the same for an attacker who stakes everything. */
    public BattleColumn staked() {
        return new BattleColumn(base, leaders, home, strange, spontaneous, true);
    }

    private static int leadership(Position s, int leader, int environ) {
        return leader == Holder.NOBODY ? 0 : Ratings.leadershipOfUnits(s, leader, environ);
    }

    public int column() {
        int staked = determined ? SHIFTS.space().determined() : 0;
        return PRINTED.militaryCombat().clamp(base + leaders + home + strange + spontaneous + staked);
    }

    /** The points of strength the defender must lose for the attacker's die. */
    public int defenderLoses(int die) {
        return times() * PRINTED.militaryCombat().defenderLoss(column(), die);
    }

    public int attackerLoses(int die) {
        return times() * PRINTED.militaryCombat().attackerLoss(column(), die);
    }

    private int times() {
        return determined ? TWICE : 1;
    }

    /** Who leads the units of each side; NOBODY if nobody does. */
    public record Leaders(int rebel, int imperial) {

        /** The best that both sides have here. */
        public static Leaders best(Position s, int environ) {
            return new Leaders(best(s, environ, Side.REBEL), best(s, environ, Side.IMPERIAL));
        }

        private static int best(Position s, int environ, Side side) {
            return Ratings.bestLeader(s, able(s, environ, side));
        }

        /** Case 10.4: any free character with Leadership 1 or more; those on an unfinished mission do not (case 10.7). */
        static long able(Position s, int environ, Side side) {
            return Characters.leaders(s, Characters.free(s, environ, side) & ~Characters.onMissions(s));
        }

        public int of(Side side) {
            return side == Side.REBEL ? rebel : imperial;
        }
    }
}
