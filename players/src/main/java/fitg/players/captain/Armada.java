package fitg.players.captain;

import static fitg.players.captain.Situation.PRINTED;

import fitg.content.HyperjumpOutcome;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.rules.control.Control;
import fitg.rules.force.first.Fleets;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.first.FleetJump;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.space.first.FleetColumn;
import java.util.ArrayList;
import java.util.List;

/** Stacks of units between planets, and their fights in orbit: what a journey or an exchange of fire is worth in points. */
final class Armada {

    /** What a point of strength is worth where it may be lost. */
    private static final double STRENGTH = 0.5;

    /** What is left of a plan that is put off by a turn. */
    private static final double LATER = 0.45;

    /** Who stays in orbit first can be met there, but need not face the guns. */
    private static final double FROM_ORBIT = 0.9;

    private static final double UNKNOWN_SHIP = 2.5;
    private static final int DIE = 6;
    private static final int[] PDB_STRENGTH = {1, 4, 8};
    private static final double[] RAKED = {0, 1.3, 2.5};

    private final Situation on;
    private final Troops troops;

    Armada(Situation on, Troops troops) {
        this.on = on;
        this.troops = troops;
    }

    /** Units that set out for an environ, and what is gained by it. */
    record Plan(int to, UnitSet units, double gain) {
        static final Plan NONE = new Plan(-1, UnitSet.EMPTY, Double.NEGATIVE_INFINITY);
    }

    // ---- strength

    double ground(UnitSet units) {
        double sum = 0;
        for (int index = 0; index < units.types(); index++) {
            int count = units.count(UnitType.at(index));
            sum += count == 0 ? 0 : count * on.strengthOf(UnitType.at(index));
        }
        return sum;
    }

    /** In space; of an enemy who lies face down what is likely. */
    double space(UnitSet units) {
        double sum = 0;
        for (int index = 0; index < units.types(); index++) {
            UnitType type = UnitType.at(index);
            boolean unknown = type.hidden() && !on.view().knowsMobileUnits();
            sum += units.count(type) * (unknown ? UNKNOWN_SHIP : type.isSquad() ? 0 : type.spaceStrength());
        }
        return sum;
    }

    private UnitSet at(int place, Side side) {
        return on.view().forces().in(place, side);
    }

    // ---- where to

    /** The best that units of a place can do on another planet. */
    Plan best(int from) {
        Plan best = Plan.NONE;
        List<UnitSet> stacks = stacks(from);
        for (int planet : on.planets()) {
            if (planet == Place.planet(from)) {
                continue;
            }
            for (UnitSet units : stacks) {
                Plan plan = to(from, planet, units);
                best = plan.gain > best.gain ? plan : best;
            }
        }
        return best;
    }

    private Plan to(int from, int planet, UnitSet units) {
        int target = bestLanding(planet, units);
        double worth = target < 0 ? 0 : journey(from, planet, units) * landing(target, units);
        return new Plan(target, units, worth - missed(from, units) - risk(from, planet, units));
    }

    /** All that can leave, all but the weakest, three at most, and one alone. */
    private List<UnitSet> stacks(int from) {
        UnitSet all = UnitSet.EMPTY;
        for (UnitType type : on.view().forces().roster().of(on.me())) {
            int count = type.mobile() ? on.view().forces().unmoved(from, type) : 0;
            all = count > 0 ? all.plus(type, count) : all;
        }
        List<UnitSet> stacks = new ArrayList<>(List.of(all));
        UnitSet fewer = all;
        while (fewer.size() > 1) {
            fewer = fewer.minus(weakest(fewer), 1);
            boolean handy = fewer.size() <= 3 || fewer.size() == all.size() - 1;
            if (handy) {
                stacks.add(fewer);
            }
        }
        return stacks;
    }

    private static UnitType weakest(UnitSet units) {
        UnitType weakest = null;
        for (int index = 0; index < units.types(); index++) {
            UnitType type = UnitType.at(index);
            boolean weaker = weakest == null || type.spaceStrength() < weakest.spaceStrength();
            weakest = units.count(type) > 0 && weaker ? type : weakest;
        }
        return weakest;
    }

    /** The environ of a planet where they are worth most; -1 if none has room. */
    int bestLanding(int planet, UnitSet units) {
        int best = -1;
        for (int environ : PRINTED.planet(planet).environs()) {
            boolean fits = on.room(environ, on.me()) >= units.count(type -> !type.isSquad());
            if (fits && (best < 0 || landing(environ, units) > landing(best, units))) {
                best = environ;
            }
        }
        return best;
    }

    double landing(int environ, UnitSet units) {
        return troops.arrival(environ, ground(units));
    }

    /** The share of the worth that is left after the jump. */
    double journey(int from, int planet, UnitSet units) {
        double share = 0;
        for (HyperjumpOutcome each : jump(from, planet, units)) {
            share += each.drift() == 0 ? 1 : LATER;
        }
        return share / DIE;
    }

    /** What the jump and the guns on the way may cost. */
    double risk(int from, int planet, UnitSet units) {
        double lost = 0;
        double strength = ground(units);
        for (HyperjumpOutcome each : jump(from, planet, units)) {
            lost += each.eliminated() ? strength / 2 : each.damaged() ? strength / Math.max(1, units.size()) : 0;
        }
        double guns = Place.isEnviron(from) ? raked(Place.planet(from)) : 0;
        return on.temperament().fear(STRENGTH * (lost / DIE + guns + raked(planet) / 2));
    }

    private List<HyperjumpOutcome> jump(int from, int planet, UnitSet units) {
        if (!Distances.needsJump(from, planet)) {
            return List.of();
        }
        boolean led = Fleets.leaders(on.view(), from, on.me()) != 0;
        return FleetJump.of(on.view(), on.me(), units, led, from, planet).byDie();
    }

    /** Points of strength that a raking attack may be expected to cost. */
    double raked(int planet) {
        return PdbAttack.isPossible(on.view(), planet, on.me())
                ? RAKED[on.view().planets().pdbLevel(planet)]
                : 0;
    }

    /** What the place they leave loses. */
    private double missed(int from, UnitSet units) {
        if (!Place.isEnviron(from)) {
            return 0;
        }
        double moving = ground(units);
        int planet = Place.planet(from);
        double held = on.strengthOnPlanet(planet, on.me());
        double here = on.strength(from, on.me());
        return troops.onPlanet(planet, held)
                - troops.onPlanet(planet, held - moving)
                + troops.inEnviron(from, here)
                - troops.inEnviron(from, here - moving);
    }

    // ---- on its way

    /** Where a stack that has set out goes on to. */
    double course(int from, Action action) {
        UnitSet units = at(Place.UNDER_WAY, on.me());
        int argument = action.argument();
        return switch (action.kind()) {
            case ENVIRON -> landing(argument, units) - on.temperament().fear(STRENGTH * raked(Place.planet(argument)));
            case STAY -> staying(Place.planet(from), units);
            case PLANET -> onward(from, argument, units);
            default -> 0;
        };
    }

    private double staying(int planet, UnitSet units) {
        int target = bestLanding(planet, units);
        double landing = target < 0 ? 0 : landing(target, units);
        return FROM_ORBIT * Math.max(0, landing);
    }

    private double onward(int from, int planet, UnitSet units) {
        Plan plan = to(from, planet, units);
        return plan.gain - 0.01;
    }

    /** Case 20.3: what the units of a place can do elsewhere on their planet. */
    Troops.March surface(int from, int to) {
        UnitSet able = UnitSet.EMPTY;
        int room = on.room(to, on.me());
        boolean falls = Place.isOrbit(from);
        for (UnitType type : on.view().forces().roster().of(on.me())) {
            int count = type.mobile() || !falls ? on.view().forces().unmoved(from, type) : 0;
            int fits = Math.min(room - able.size(), count);
            able = fits > 0 && !type.isSquad() ? able.plus(type, fits) : able;
        }
        if (able.isEmpty()) {
            return Troops.March.NONE;
        }
        double moving = ground(able);
        double guns = falls ? raked(Place.planet(from)) : 0;
        double gain =
                falls ? landing(to, able) - on.temperament().fear(STRENGTH * guns) : troops.shifted(from, to, moving);
        return new Troops.March(to, counts(able), gain);
    }

    private int[] counts(UnitSet units) {
        int[] counts = new int[on.view().forces().roster().columns()];
        for (UnitType type : on.view().forces().roster().of(on.me())) {
            counts[type.index()] = units.count(type);
        }
        return counts;
    }

    Troops.March bestOnSurface(int from) {
        Troops.March best = Troops.March.NONE;
        for (int to : PRINTED.planet(Place.planet(from)).environs()) {
            Troops.March march = to == from ? Troops.March.NONE : surface(from, to);
            best = march.gain() > best.gain() ? march : best;
        }
        return best;
    }

    // ---- fights

    /** What an attack in orbit may be expected to gain, in points of strength lost on either side. */
    double exchange(double attack, double defence, int leaders, int pdb) {
        if (attack < 1) {
            return -1;
        }
        int attacking = (int) Math.round(attack);
        int defending = Math.max(1, (int) Math.round(defence));
        FleetColumn column = FleetColumn.of(attacking, defending, leaders, pdb, false);
        double gain = 0;
        for (int die = 1; die <= DIE; die++) {
            double inflicted = Math.min(defending, column.defenderLoses(die));
            double suffered = Math.min(attacking, column.attackerLoses(die));
            gain += on.temperament().aggression() * inflicted
                    - on.temperament().fear(suffered)
                    + (inflicted >= defending ? 1 : 0)
                    - (suffered >= attacking ? 1.5 : 0);
        }
        return gain / DIE * STRENGTH;
    }

    /** Case 20.4: mine in the box stop those who pass; only what moves is fought. */
    double interception(int planet) {
        UnitSet passing = at(Place.UNDER_WAY, on.enemy());
        UnitSet stopped = passing.isEmpty() ? at(Place.orbit(planet), on.enemy()) : passing;
        double denied = on.controls(on.me(), planet) ? 0.4 : 0.1;
        return exchange(space(at(Place.orbit(planet), on.me())), space(stopped), 0, 0) + denied;
    }

    double declaration(int planet) {
        boolean guarded = Control.hasUsablePdb(on.view(), planet, on.enemy());
        int aid = guarded ? FleetColumn.aid(on.view().planets().pdbLevel(planet)) : 0;
        int orbit = Place.orbit(planet);
        return exchange(space(at(orbit, on.me())), space(at(orbit, on.enemy())), 0, aid);
    }

    /** Case 22.2: what it is worth to have the guns of a planet silenced. */
    double bombardment(int planet) {
        double strength = space(at(Place.orbit(planet), on.me()));
        if (strength < 1) {
            return -1;
        }
        boolean up = on.view().planets().pdbUp(planet);
        int level = on.view().planets().pdbLevel(planet);
        boolean weak = !Control.hasUsablePdb(on.view(), planet, on.enemy());
        int down = weak ? FleetColumn.weakPdb() : 0;
        FleetColumn column = FleetColumn.of((int) Math.round(strength), PDB_STRENGTH[level], 0, down, false);
        double gain = 0;
        for (int die = 1; die <= DIE; die++) {
            double prize = column.defenderLoses(die) >= 2 && up ? silenced(planet, level) : 0;
            gain += prize - on.temperament().fear(STRENGTH * Math.min(strength, column.attackerLoses(die)));
        }
        return gain / DIE;
    }

    private double silenced(int planet, int level) {
        PlanetState state = on.view().planets().state(planet);
        UnitSet mine = at(Place.orbit(planet), on.me());
        int target = bestLanding(planet, mine);
        double landing = target < 0 ? 0 : Math.max(0, landing(target, mine));
        if (on.amRebel()) {
            return state == PlanetState.REBELLION ? -4 : 0.4 * landing + 0.3 * level;
        }
        return state == PlanetState.REBELLION ? 4 : 1 + 0.4 * landing;
    }
}
