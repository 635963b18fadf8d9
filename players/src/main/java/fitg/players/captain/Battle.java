package fitg.players.captain;

import fitg.content.EnvironType;
import fitg.content.MilitaryCombatTable;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;

/** Case 10.0: whether a fight between units pays. */
final class Battle {

    /** So many times as strong an enemy wins. */
    private static final int HOPELESS = 3;

    private final Situation on;
    private final Stakes stakes;

    Battle(Situation on, Stakes stakes) {
        this.on = on;
        this.stakes = stakes;
    }

    /** What I may expect of a fight in which I attack. */
    double attack(int environ) {
        return expected(environ, on.me(), 0) * (on.temperament().aggression());
    }

    /** Case 10.7: in an uprising even leaderless rebels get a column. */
    double uprising(int environ) {
        boolean leaderless = leadership(environ, Side.REBEL) == 0;
        return expected(environ, Side.REBEL, leaderless ? 1 : 0);
    }

    private double expected(int environ, Side attacker, int extra) {
        double attack = on.strength(environ, attacker);
        double defence = on.strength(environ, attacker.opponent());
        MilitaryCombatTable table = Situation.PRINTED.militaryCombat();
        int base = table.baseColumn((int) Math.round(attack), (int) Math.round(defence));
        int column = table.clamp(base + shift(environ, attacker) + extra);
        double worth = 0;
        for (int die = 1; die <= 6; die++) {
            double inflicted = table.defenderLoss(column, die);
            double suffered = table.attackerLoss(column, die);
            worth += losses(environ, attacker.opponent(), inflicted, defence);
            worth -= losses(environ, attacker, suffered, attack);
        }
        return worth / 6;
    }

    /** What it costs a side to lose so many points of strength here. */
    private double losses(int environ, Side side, double points, double strength) {
        int planet = on.planetOf(environ);
        double lost = Math.min(points, strength) * stakes.strength(planet);
        return points >= strength ? lost + lastOnes(planet, side, strength) : lost;
    }

    /** What the last units on a planet in revolt mean. */
    private double lastOnes(int planet, Side side, double strength) {
        boolean last = on.strengthOnPlanet(planet, side) <= strength;
        if (!last || !on.hasRisen(planet)) {
            return 0.5;
        }
        if (side == Side.REBEL) {
            return 3;
        }
        boolean control = on.view().planets().state(planet) == PlanetState.REBELLION
                && on.view().planets().pdbUp(planet);
        return control ? stakes.control(planet) * 0.4 : 2;
    }

    /** Case 10.45: whoever leads units that will all be lost is lost with them, unless he is among them anyway. */
    double leader(int environ, int character) {
        boolean hopeless = on.strength(environ, on.enemy()) >= HOPELESS * on.strength(environ, on.me());
        boolean among = PieceSet.has(on.view().people().military(), character);
        return hopeless && !among ? 0 : on.rating(character, Rating.LEADERSHIP);
    }

    private int leadership(int environ, Side side) {
        return on.best(on.free(environ, side) & ~on.view().people().disabled(), Rating.LEADERSHIP);
    }

    /** Cases 10.41, 10.44 and 10.5, toward the attacker. */
    private int shift(int environ, Side attacker) {
        EnvironType type = on.environ(environ).type();
        boolean home = on.view().forces().hasNatives(environ, type);
        int imperial = leadership(environ, Side.IMPERIAL);
        int towardRebel = leadership(environ, Side.REBEL)
                - imperial
                + (home ? 1 : 0)
                + (type.isSpecial() && imperial == 0 ? 1 : 0);
        return attacker == Side.REBEL ? towardRebel : -towardRebel;
    }
}
