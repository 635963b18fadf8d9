package fitg.players.captain;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.rules.movement.first.MilitaryMove;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.settlement.Settlement;

/** Where military units are wanted, and how many of them. */
final class Troops {

    private final Situation on;
    private final Stakes stakes;
    private final Peril peril;

    Troops(Situation on, Stakes stakes, Peril peril) {
        this.on = on;
        this.stakes = stakes;
        this.peril = peril;
    }

    /** A move of units: how many of each kind, and what is gained by it. */
    record March(int to, int[] counts, double gain) {
        static final March NONE = new March(-1, new int[0], Double.NEGATIVE_INFINITY);
    }

    // ---- what strength is worth in a place

    /** What it is worth to have so much strength in an environ, apart from its part in holding the planet. */
    double inEnviron(int environ, double strength) {
        if (strength <= 0) {
            return 0;
        }
        return battle(environ, strength) + hunt(environ, strength) + camp(environ, strength);
    }

    private double battle(int environ, double strength) {
        double enemies = on.strength(environ, on.enemy());
        if (enemies <= 0) {
            return 0;
        }
        int planet = on.planetOf(environ);
        double prevail = strength * strength / (strength * strength + enemies * enemies);
        double prize = enemies * stakes.strength(planet) + (on.hasRisen(planet) ? prize(planet) : 1);
        double cost = strength * stakes.strength(planet) * (1 - prevail);
        return prevail * prize * on.temperament().aggression()
                - on.temperament().fear(0.6 * cost);
    }

    private double prize(int planet) {
        boolean decides = on.amRebel() && on.view().planets().state(planet) == PlanetState.REBELLION;
        return decides ? 0.3 * stakes.control(planet) : 4;
    }

    /** Characters who may still be here when I search, in the enemy's next turn. */
    private double hunt(int environ, double strength) {
        long hiders = on.characterStack(environ, on.enemy());
        if (hiders == 0) {
            return 0;
        }
        double stay = on.canFlyFrom(environ, on.enemy()) ? 0.5 : 0.8;
        double known = (hiders & on.view().detected()) != 0 ? 0.9 : 0.4;
        int leader = on.leaderWithUnits(environ, on.me());
        return stay
                * known
                * peril.fromUnits(environ, hiders, strength, leader)
                * on.temperament().aggression();
    }

    /** Case 13.2: a garrison that strong finds the camp. */
    private double camp(int environ, double strength) {
        boolean crushed = !on.amRebel()
                && on.view().places().campSince(environ) > 0
                && Settlement.crushesCamp(environ, (int) Math.floor(strength));
        return crushed ? on.future() : 0;
    }

    /** What it is worth to have so much strength on a planet, in whatever environs. */
    double onPlanet(int planet, double strength) {
        double stake = on.amRebel() ? rebelStake(planet) : imperialStake(planet);
        return stake * (1 - Math.exp(-strength / 3));
    }

    private double imperialStake(int planet) {
        if (on.view().planets().state(planet) == PlanetState.REBELLION) {
            return 0.6 * stakes.control(planet);
        }
        if (on.view().planets().state(planet) == PlanetState.REBEL_CONTROL) {
            return 4;
        }
        Loyalty loyalty = on.view().planets().loyalty(planet);
        boolean rebels = false;
        for (int environ : Situation.PRINTED.planet(planet).environs()) {
            rebels |= on.free(environ, Side.REBEL) != 0;
        }
        double unrest = new double[] {0.3, 0.5, 1, 2, 3.5}[loyalty.ordinal()];
        return unrest * (rebels ? 1.4 : 0.7);
    }

    private double rebelStake(int planet) {
        PlanetState state = on.view().planets().state(planet);
        return switch (state) {
            case REBEL_CONTROL -> 6;
            case REBELLION -> 5;
            case REBELLION_STOPPED -> 2;
            case IMPERIAL_CONTROL -> 0.2;
        };
    }

    // ---- moves

    March best(int from) {
        March best = March.NONE;
        for (int to : on.environs()) {
            if (to != from && on.room(to, on.me()) > 0) {
                March march = march(from, to);
                best = march.gain > best.gain ? march : best;
            }
        }
        return best;
    }

    /** All that can go, all but the weakest, or the strongest alone: whichever gains most. */
    March march(int from, int to) {
        int[] all = movable(from, to);
        March best = of(from, to, all);
        int[] butOne = all.clone();
        takeOne(butOne);
        best = better(best, of(from, to, butOne));
        int[] one = new int[on.view().forces().roster().columns()];
        int strongest = strongest(all);
        if (strongest >= 0) {
            one[strongest] = 1;
        }
        return better(best, of(from, to, one));
    }

    private static March better(March one, March other) {
        return other.gain > one.gain ? other : one;
    }

    private int[] movable(int from, int to) {
        int[] counts = new int[on.view().forces().roster().columns()];
        int room = on.room(to, on.me());
        UnitType[] types = on.view().forces().roster().of(on.me());
        for (int last = types.length - 1; last >= 0; last--) {
            UnitType each = types[last];
            counts[each.index()] = Math.min(room, MilitaryMove.movable(on.view(), from, to, each));
            room -= counts[each.index()];
        }
        return counts;
    }

    private void takeOne(int[] counts) {
        for (UnitType kind : on.view().forces().roster().of(on.me())) {
            if (counts[kind.index()] > 0) {
                counts[kind.index()]--;
                return;
            }
        }
    }

    private int strongest(int[] counts) {
        int strongest = -1;
        for (UnitType kind : on.view().forces().roster().of(on.me())) {
            boolean stronger =
                    strongest < 0 || kind.strength() > UnitType.at(strongest).strength();
            strongest = counts[kind.index()] > 0 && stronger ? kind.index() : strongest;
        }
        return strongest;
    }

    private March of(int from, int to, int[] counts) {
        double moving = 0;
        for (UnitType kind : on.view().forces().roster().of(on.me())) {
            moving += counts[kind.index()] * on.strengthOf(kind);
        }
        return moving == 0 ? March.NONE : new March(to, counts, shifted(from, to, moving));
    }

    double shifted(int from, int to, double moving) {
        int origin = on.planetOf(from);
        int target = on.planetOf(to);
        double here = on.strength(from, on.me());
        double there = on.strength(to, on.me());
        double gain = 0;
        double arriving = moving;
        if (origin != target) {
            double shot = pdbLoss(origin) + pdbLoss(target);
            arriving = Math.max(0, moving - shot);
            double before = on.strengthOnPlanet(origin, on.me());
            double after = on.strengthOnPlanet(target, on.me());
            gain += onPlanet(origin, before - moving) - onPlanet(origin, before);
            gain += onPlanet(target, after + arriving) - onPlanet(target, after);
            gain -= on.temperament().fear((moving - arriving) * 0.5);
        }
        gain += inEnviron(from, here - moving) - inEnviron(from, here);
        gain += inEnviron(to, there + arriving) - inEnviron(to, there);
        return gain;
    }

    private double pdbLoss(int planet) {
        if (!PdbAttack.isPossible(on.view(), planet, on.me())) {
            return 0;
        }
        double lost = 0;
        for (int die = 1; die <= 6; die++) {
            lost += PdbAttack.unitsLose(on.view().planets().pdbLevel(planet), die) / 6.0;
        }
        return lost;
    }

    /** What one more unit is worth here. */
    double arrival(int environ, double strength) {
        int planet = on.planetOf(environ);
        double held = on.strengthOnPlanet(planet, on.me());
        double here = on.strength(environ, on.me());
        return onPlanet(planet, held + strength)
                - onPlanet(planet, held)
                + inEnviron(environ, here + strength)
                - inEnviron(environ, here);
    }

    /** What a leader adds to the units of an environ, in the search to come. */
    double leader(int environ, int leadership) {
        double strength = on.strength(environ, on.me());
        long hiders = on.characterStack(environ, on.enemy());
        if (strength <= 0 || hiders == 0) {
            return 0;
        }
        double known = (hiders & on.view().detected()) != 0 ? 0.6 : 0.25;
        return known
                * (peril.fromUnits(environ, hiders, strength, leadership)
                        - peril.fromUnits(environ, hiders, strength, 0));
    }
}
