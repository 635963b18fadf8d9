package fitg.players.captain;

import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.rules.combat.first.BattleColumn;

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
        return expected(environ, on.me(), false) * on.temperament().aggression();
    }

    /** Case 10.7: in an uprising even leaderless rebels get a column. */
    double uprising(int environ) {
        return expected(environ, Side.REBEL, true);
    }

    private double expected(int environ, Side attacker, boolean uprising) {
        double attack = on.strength(environ, attacker);
        double defence = on.strength(environ, attacker.opponent());
        BattleColumn at = BattleColumn.of(
                on.view(),
                environ,
                attacker,
                (int) Math.round(attack),
                (int) Math.round(defence),
                BattleColumn.Leaders.best(on.view(), environ),
                uprising);
        double worth = 0;
        for (int die = 1; die <= 6; die++) {
            double inflicted = at.defenderLoses(die);
            double suffered = at.attackerLoses(die);
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
}
