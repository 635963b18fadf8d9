package fitg.play.odds;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.level.campaign.GhostFleet;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.rules.combat.second.Damage;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.movement.second.MovingStack;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;

/** One volley of dice in 2002, between a PDB and starships or at them: reckoned exactly, as far as the viewer sees what is hit. */
final class FireOdds {

    private static final String PDB = "C-PDB-1";
    private static final Said FACE_DOWN = Said.of("odds.fire.face-down");

    private final GameState s;
    private final Counters counters;
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<Said> remarks = new ArrayList<>();

    private FireOdds(PlayerView view) {
        this.s = view.seen();
        this.counters = Theatre.counters(s);
    }

    private Odds odds(String ruleCase) {
        return new Odds(ruleCase, List.copyOf(outcomes), List.copyOf(remarks));
    }

    // ---- at starships chance picks

    /** C-PDB-2: at the stack that is passing. */
    static Odds raking(PlayerView view, int planet, Side owner) {
        FireOdds odds = new FireOdds(view);
        odds.scatter(odds.moving(), Defences.rakingDice(odds.s, planet, owner));
        return odds.odds("C-PDB-2");
    }

    /** Event 106: at the Imperial starships in an orbit box. */
    static Odds ghosts(PlayerView view, int orbit) {
        FireOdds odds = new FireOdds(view);
        odds.scatter(odds.starships(orbit, Side.IMPERIAL), GhostFleet.dice(view.rules(), odds.s, orbit));
        return odds.odds("C-EVENT-1");
    }

    private List<Integer> moving() {
        List<Integer> stack = new ArrayList<>();
        for (int each = MovingStack.next(s, 0); each < counters.count(); each = MovingStack.next(s, each + 1)) {
            stack.add(each);
        }
        return stack;
    }

    private List<Integer> starships(int place, Side side) {
        List<Integer> found = new ArrayList<>();
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (counters.isStarship(each, place, side)) {
                found.add(each);
            }
        }
        return found;
    }

    private void scatter(List<Integer> targets, int dice) {
        Hits hits = Hits.of(dice);
        remarks.add(dice(dice));
        if (targets.isEmpty() || targets.stream().anyMatch(this::isHidden)) {
            outcomes.addAll(hits.told());
            remarks.add(FACE_DOWN);
            return;
        }
        outcomes.addAll(ScatteredHits.on(counters, targets, hits));
    }

    /** C-UNIT-4: whether its kind is the other side's secret. */
    private boolean isHidden(int counter) {
        return counters.type(counter).unseen();
    }

    private static Said dice(int dice) {
        return dice == 1 ? Said.of("odds.fire.one-die") : Said.of("odds.fire.dice", Said.number(dice));
    }

    // ---- at a PDB, and its answer

    /** C-PDB-1: all starships over the planet, under the leader who leads them best, at the PDB; it fires at what falls soonest. */
    static Odds pdb(PlayerView view, int planet, Side attacker) {
        FireOdds odds = new FireOdds(view);
        int best = odds.bestLeader(Place.orbit(planet), attacker);
        odds.atPdb(planet, attacker, best);
        if (best > 0) {
            odds.remarks.add(Said.of("odds.fire.best-leader"));
        }
        odds.fromPdb(planet, odds.weakest(Place.orbit(planet), attacker));
        return odds.odds(PDB);
    }

    /** The same once somebody is named to lead them, or nobody. */
    static Odds pdbUnder(PlayerView view, int planet, Side attacker, Action named) {
        FireOdds odds = new FireOdds(view);
        odds.atPdb(
                planet,
                attacker,
                switch (named.kind()) {
                    case CHARACTER -> Fighters.spaceLeadership(odds.s, named.argument());
                    case SOVEREIGN -> Fighters.spaceLeadership(odds.s, Sovereigns.fighter(named.argument()));
                    default -> 0;
                });
        odds.fromPdb(planet, odds.weakest(Place.orbit(planet), attacker));
        return odds.odds(PDB);
    }

    /** What the PDB does to the starship its owner lets it fire at. */
    static Odds answer(PlayerView view, int planet, int target) {
        FireOdds odds = new FireOdds(view);
        odds.fromPdb(planet, target);
        return odds.odds(PDB);
    }

    private int bestLeader(int orbit, Side attacker) {
        int best = 0;
        long able = Leaders.inOrbit(s, orbit, attacker) | Sovereigns.inOrbit(s, orbit, attacker);
        for (long rest = able; rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, Fighters.spaceLeadership(s, PieceSet.lowest(rest)));
        }
        return best;
    }

    private void atPdb(int planet, Side attacker, int leadership) {
        int dice = leadership;
        for (int each : starships(Place.orbit(planet), attacker)) {
            dice += counters.attack(each);
        }
        int needed = Defences.endurance(s, planet) - Theatre.of(s).pdbHits(planet);
        boolean up = s.planets().pdbUp(planet);
        boolean falls = up || s.planets().pdbLevel(planet) > 0;
        String what = up ? "odds.pdb.down" : "odds.pdb.weaker";
        outcomes.add(Outcome.of(falls ? Hits.of(dice).atLeast(needed) : 0, what));
        remarks.add(Said.of("odds.fire.at-the-pdb", dice(dice), Said.number(needed)));
    }

    /** A PDB that is Down fires at nobody. */
    private void fromPdb(int planet, int target) {
        if (!s.planets().pdbUp(planet) || target == Holder.NOBODY) {
            return;
        }
        Hits hits = Hits.of(Defences.attack(s, planet));
        remarks.add(Said.of("odds.fire.in-return", dice(Defences.attack(s, planet))));
        if (isHidden(target)) {
            outcomes.addAll(hits.told());
            remarks.add(FACE_DOWN);
        } else {
            outcomes.addAll(hits.on(
                    "odds.fire.target", counters.hits(target), counters.isDamaged(target), counters.endurance(target)));
        }
    }

    /** The one that can fight and is lost with the fewest hits. */
    private int weakest(int orbit, Side side) {
        int weakest = Holder.NOBODY;
        for (int each : starships(orbit, side)) {
            boolean better = counters.attack(each) > 0 && (weakest == Holder.NOBODY || left(each) < left(weakest));
            weakest = better ? each : weakest;
        }
        return weakest;
    }

    private int left(int counter) {
        return Damage.toEliminate(counters.hits(counter), counters.isDamaged(counter), counters.endurance(counter));
    }
}
