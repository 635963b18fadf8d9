package fitg.play.odds;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Measure;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.rules.control.Control;
import fitg.rules.force.first.Fleets;
import fitg.rules.space.first.Command;
import fitg.rules.space.first.FleetColumn;
import fitg.rules.space.first.FleetCombat;
import fitg.rules.space.first.PdbAssault;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Cases 20.4 and 22.0: what a fight in orbit costs either side, and what an attack makes of a PDB. Units that lie face down are taken
 * as each of their kinds with equal chance; of all else the dice are gone through.
 */
final class FleetOdds {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int FACES = 6;

    private final PlayerView view;
    private final GameState s;

    private FleetOdds(PlayerView view) {
        this.view = view;
        s = view.seen();
    }

    // ---- what is asked

    /** Of stopping a stack, with all that could do it. */
    static Odds ofInterception(PlayerView view, Decision decision) {
        FleetOdds odds = new FleetOdds(view);
        int planet = decision.subject();
        Side side = decision.side();
        Side other = side.opponent();
        boolean passing = Fleets.anybody(odds.s, Place.UNDER_WAY, other);
        int theirs = passing ? Place.UNDER_WAY : Place.orbit(planet);
        int mine = Place.orbit(planet);
        List<Said> remarks = new ArrayList<>();
        remarks.add(Said.of("odds.fleet.all-of-them"));
        return odds.battle(
                "20.4",
                mine,
                theirs,
                side,
                new Shifts(odds.best(mine, mine, side), 0, odds.best(theirs, mine, other), false),
                remarks);
    }

    /** Of an attack on whoever is above a planet, with the best leaders and the PDB of the defender. */
    static Odds ofDeclaration(PlayerView view, Decision decision) {
        FleetOdds odds = new FleetOdds(view);
        int orbit = Place.orbit(decision.subject());
        Side side = decision.side();
        int aid = odds.aid(decision.subject(), side.opponent());
        List<Said> remarks = new ArrayList<>();
        remarks.add(Said.of("odds.battle.best-leaders"));
        if (aid != 0) {
            remarks.add(Said.of("odds.fleet.pdb-aids"));
        }
        Shifts shifts = new Shifts(odds.best(orbit, orbit, side), aid, odds.best(orbit, orbit, side.opponent()), false);
        return odds.battle("22.1", orbit, orbit, side, shifts, remarks);
    }

    /** Of an answer while a fight has begun: who leads, whether the PDB aids, whether all is staked. */
    static Optional<Odds> ofAnswer(PlayerView view, Decision decision, Action action) {
        Procedure now = view.underWay().getLast();
        FleetOdds odds = new FleetOdds(view);
        if (now instanceof FleetCombat combat) {
            return Optional.of(odds.ofFight(combat, decision, action));
        }
        return now instanceof PdbAssault assault
                ? Optional.of(odds.ofAssault(assault, decision, action))
                : Optional.empty();
    }

    /** Of an attack on a PDB by all that are above it, without aid. */
    static Odds ofPdb(PlayerView view, Decision decision) {
        FleetOdds odds = new FleetOdds(view);
        int planet = decision.subject();
        Side side = decision.side();
        int orbit = Place.orbit(planet);
        int lead = Command.worth(odds.s, orbit, odds.best(orbit, orbit, side));
        return odds.pdb(planet, side, lead, UnitSet.EMPTY, List.of(Said.of("odds.fleet.no-aid")));
    }

    // ---- fights between fleets

    /** Who would lead, what a PDB adds, and whether every loss counts twice. */
    private record Shifts(int attackerLeader, int pdb, int defenderLeader, boolean determined) {}

    private Odds ofFight(FleetCombat combat, Decision decision, Action action) {
        Side attacker = combat.attacker();
        int leader = action.kind() == Kind.CHARACTER ? action.argument() : Holder.NOBODY;
        boolean names = action.kind() == Kind.CHARACTER || action.kind() == Kind.NONE;
        boolean mine = names && decision.side() == attacker;
        boolean theirs = names && decision.side() != attacker;
        int best = best(combat.place(), combat.place(), attacker.opponent());
        int attackers = mine ? leader : combat.attackerLeader();
        int defenders = theirs ? leader : combat.hasBothLeaders() ? combat.defenderLeader() : best;
        boolean aided = action.kind() == Kind.PDB || combat.isAided();
        int aid = aided ? FleetColumn.aid(s.planets().pdbLevel(Place.planet(combat.place()))) : 0;
        boolean staked = action.kind() == Kind.DETERMINED;
        return battle(
                staked ? "22.3" : "22.1",
                combat.place(),
                combat.place(),
                attacker,
                new Shifts(attackers, aid, defenders, staked),
                new ArrayList<>());
    }

    private Odds battle(String ruleCase, int from, int at, Side attacker, Shifts shifts, List<Said> remarks) {
        Map<Integer, Double> attack = strengths(from, attacker, true);
        Map<Integer, Double> defence = strengths(at, attacker.opponent(), false);
        int leaders = Command.worth(s, from, shifts.attackerLeader) - Command.worth(s, from, shifts.defenderLeader);
        Tolls tolls = new Tolls();
        attack.forEach((mine, likely) -> defence.forEach((theirs, also) -> {
            FleetColumn column = FleetColumn.of(mine, theirs, leaders, shifts.pdb, shifts.determined);
            tolls.add(column, mine, theirs, likely * also);
            if (attack.size() == 1 && defence.size() == 1) {
                remarks.add(0, strengthsSaid(mine, theirs, column));
            }
        }));
        if (attack.size() > 1 || defence.size() > 1) {
            remarks.add(taken());
        }
        return new Odds(ruleCase, tolls.outcomes(), List.copyOf(remarks));
    }

    private static Said strengthsSaid(int attack, int defence, FleetColumn column) {
        return Said.of(
                "odds.battle.strengths",
                Said.number(attack),
                Said.number(defence),
                Said.name(PRINTED.militaryCombat().columnName(column.column())));
    }

    /** The best leader of a side in a stack, by what he is worth above the planet. */
    private int best(int place, int orbit, Side side) {
        int best = Holder.NOBODY;
        for (long rest = Fleets.leaders(s, place, side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            best = Command.worth(s, orbit, each) > Command.worth(s, orbit, best) ? each : best;
        }
        return best;
    }

    private int aid(int planet, Side defender) {
        boolean able = Control.hasUsablePdb(s, planet, defender);
        return able ? FleetColumn.aid(s.planets().pdbLevel(planet)) : 0;
    }

    // ---- strength that is not seen

    /** What a side may be worth in a place off the ground, each strength with its chance. */
    private Map<Integer, Double> strengths(int place, Side side, boolean strikes) {
        UnitSet units = s.forces().in(place, side);
        boolean hidden = side == Side.IMPERIAL && !view.knowsMobileUnits(place);
        UnitSet open = hidden ? units.onlyOpen() : units;
        UnitSet able = strikes ? Fleets.striking(open, true) : Fleets.fighting(open, true);
        Map<Integer, Double> sums = new TreeMap<>(Map.of(able.strength(true), 1.0));
        for (int unit = 0; unit < (hidden ? units.hidden() : 0); unit++) {
            sums = withOneMore(sums);
        }
        return sums;
    }

    private Map<Integer, Double> withOneMore(Map<Integer, Double> before) {
        UnitType[] types = s.forces().roster().hidden();
        Map<Integer, Double> sums = new TreeMap<>();
        before.forEach((sum, likely) -> {
            for (UnitType type : types) {
                int worth = type.isSquad() ? 0 : type.strength(true);
                sums.merge(sum + worth, likely / types.length, Double::sum);
            }
        });
        return sums;
    }

    private Said taken() {
        Said any = Arrays.stream(s.forces().roster().hidden())
                .map(type -> Said.name(type.name()))
                .reduce((one, other) -> Said.of("odds.unseen.or", one, other))
                .orElseThrow();
        return Said.of("odds.unseen.taken-as", any);
    }

    // ---- attacks on a PDB

    private Odds ofAssault(PdbAssault assault, Decision decision, Action action) {
        int orbit = Place.orbit(assault.planet());
        Side attacker = assault.attacker();
        boolean aids = action.kind() == Kind.TAKE;
        UnitSet aid = aids ? Fleets.striking(s.forces().in(orbit, attacker.opponent()), true) : assault.aid();
        int mine = decision.side() == attacker && action.kind() == Kind.CHARACTER
                ? action.argument()
                : assault.attackerLeader();
        int theirs = decision.side() != attacker && action.kind() == Kind.CHARACTER ? action.argument() : Holder.NOBODY;
        int leaders = Command.worth(s, orbit, mine) - Command.worth(s, orbit, theirs);
        return pdb(assault.planet(), attacker, leaders, aid, List.of());
    }

    private Odds pdb(int planet, Side attacker, int leaders, UnitSet aid, List<Said> more) {
        int level = s.planets().pdbLevel(planet);
        boolean up = s.planets().pdbUp(planet);
        int defence = PdbAssault.strength(level) + aid.strength(true);
        int weak = Control.hasUsablePdb(s, planet, attacker.opponent()) ? 0 : FleetColumn.weakPdb();
        Map<Integer, Double> attack = strengths(Place.orbit(planet), attacker, true);
        Tolls tolls = new Tolls();
        double[] fate = new double[2];
        List<Said> remarks = new ArrayList<>();
        attack.forEach((mine, likely) -> {
            FleetColumn column = FleetColumn.of(mine, defence, leaders, weak, false);
            tolls.addAttacker(column, mine, likely);
            for (int die = 1; die <= FACES; die++) {
                int after = PdbAssault.levelAfter(level, up, column.defenderLoses(die));
                boolean down = up && PdbAssault.goesDown(column.defenderLoses(die));
                fate[0] += down ? likely / FACES : 0;
                fate[1] += after < level ? likely / FACES : 0;
            }
            if (attack.size() == 1) {
                remarks.add(strengthsSaid(mine, defence, column));
            }
        });
        if (attack.size() > 1) {
            remarks.add(taken());
        }
        remarks.addAll(more);
        List<Outcome> outcomes = new ArrayList<>();
        if (up) {
            outcomes.add(Outcome.of(fate[0], "odds.pdb.down"));
        }
        outcomes.add(Outcome.of(fate[1], "odds.pdb.weaker"));
        outcomes.addAll(tolls.outcomes());
        return new Odds("22.2", List.copyOf(outcomes), List.copyOf(remarks));
    }

    // ---- losses

    /** What both sides must lose, and whether nothing is left of them. */
    private static final class Tolls {

        private final Map<Integer, Double> defender = new TreeMap<>();
        private final Map<Integer, Double> attacker = new TreeMap<>();
        private double defenderCleared;
        private double attackerCleared;

        void add(FleetColumn column, int attack, int defence, double likely) {
            addAttacker(column, attack, likely);
            for (int die = 1; die <= FACES; die++) {
                int lost = column.defenderLoses(die);
                defender.merge(lost, likely / FACES, Double::sum);
                defenderCleared += lost > 0 && lost >= defence ? likely / FACES : 0;
            }
        }

        void addAttacker(FleetColumn column, int attack, double likely) {
            for (int die = 1; die <= FACES; die++) {
                int lost = column.attackerLoses(die);
                attacker.merge(lost, likely / FACES, Double::sum);
                attackerCleared += lost > 0 && lost >= attack ? likely / FACES : 0;
            }
        }

        List<Outcome> outcomes() {
            List<Outcome> all = new ArrayList<>();
            tell(all, defender, "odds.battle.defender-must-lose");
            if (!defender.isEmpty()) {
                all.add(Outcome.of(defenderCleared, "odds.fleet.defender-gone"));
            }
            tell(all, attacker, "odds.battle.attacker-must-lose");
            all.add(Outcome.of(attackerCleared, "odds.fleet.attacker-gone"));
            return List.copyOf(all);
        }

        private static void tell(List<Outcome> all, Map<Integer, Double> losses, String key) {
            losses.forEach((points, chance) ->
                    all.add(Outcome.measured(chance, key, Measure.of(Said.number(points), points))));
        }
    }
}
