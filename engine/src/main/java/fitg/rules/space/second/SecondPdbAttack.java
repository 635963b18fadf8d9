package fitg.rules.space.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.CounterDamage;
import fitg.rules.combat.second.Dice;
import fitg.rules.combat.second.LeaderNaming;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Pieces;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** C-PDB-1 and S-R39: all starships of a side that can fight attack the PDB below them, one round, at once. */
@Completion("C-PDB-1")
public final class SecondPdbAttack extends Procedure {

    private enum Step {
        LEADER,
        TARGET,
        FIRE,
        OVER
    }

    private final int planet;
    private final Side attacker;
    private Step step = Step.LEADER;
    private int leader = Holder.NOBODY;
    private int target = Holder.NOBODY;

    public SecondPdbAttack(int planet, Side attacker) {
        this.planet = planet;
        this.attacker = attacker;
    }

    /** E2.A.2.3: starships that can fight over a planet whose PDB is the enemy's. */
    public static boolean isPossible(Position s, int planet, Side side) {
        return Theatre.counters(s).starships(Place.orbit(planet), side) > 0
                && Defences.controller(s, planet) == side.opponent()
                && Theatre.counters(s).starshipAttack(Place.orbit(planet), side) > 0;
    }

    /** The same to who cannot see what lies face down. */
    static boolean looksPossible(Position s, int planet, Side side) {
        return Theatre.counters(s).anyFaceDown(Place.orbit(planet), side)
                && Defences.controller(s, planet) == side.opponent();
    }

    private boolean fights(Position s, int counter) {
        Counters counters = Theatre.counters(s);
        return counters.isStarship(counter, Place.orbit(planet), attacker) && counters.attack(counter) > 0;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case LEADER -> askLeader(r);
            case TARGET -> askTarget(r);
            case FIRE -> fire(r);
            case OVER -> r.finish();
        }
    }

    private void askLeader(Resolution r) {
        int orbit = Place.orbit(planet);
        r.ask(Query.LEADER, attacker, orbit).orEach(Kind.CHARACTER, Leaders.inOrbit(r.state(), orbit, attacker));
        if (r.rules().has(Correction.SOVEREIGNS_ATTACK_PDBS)) {
            Leaders.orSovereignInOrbit(r, orbit, attacker);
        }
        r.or(Kind.NONE);
    }

    /** A PDB that is Down rolls nothing. */
    private void askTarget(Resolution r) {
        Position s = r.state();
        if (!s.planets().pdbUp(planet)) {
            step = Step.FIRE;
            return;
        }
        r.ask(Query.PDB_TARGET, attacker.opponent(), planet);
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(Place.orbit(planet)); each >= 0; each = counters.nextIn(each)) {
            if (fights(s, each)) {
                r.or(Kind.COUNTER, each);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case NONE -> step = Step.TARGET;
            case CHARACTER -> {
                leader = action.argument();
                LeaderNaming.name(r, Place.orbit(planet), attacker, leader);
                step = Step.TARGET;
            }
            case SOVEREIGN -> {
                leader = LeaderNaming.nameSovereign(r, Place.orbit(planet), attacker, action.argument());
                step = Step.TARGET;
            }
            default -> {
                target = action.argument();
                step = Step.FIRE;
            }
        }
    }

    private void fire(Resolution r) {
        GameState s = r.state();
        Counters counters = Theatre.counters(s);
        int place = Place.orbit(planet);
        Fog.liftFromStarships(r, place);
        Happening.Piece pdb = Pieces.pdb(planet);
        int hits = 0;
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (fights(s, each)) {
                hits += Dice.roll(r, place, Pieces.counter(s, each), pdb, counters.attack(each), "C-PDB-1");
            }
        }
        if (leader != Holder.NOBODY) {
            hits += Dice.roll(
                    r, place, Pieces.extraDice(attacker), pdb, Fighters.spaceLeadership(r.state(), leader), "C-PDB-1");
        }
        int back = target == Holder.NOBODY
                ? 0
                : Dice.roll(r, place, pdb, Pieces.counter(s, target), Defences.attack(s, planet), "C-PDB-1");
        step = Step.OVER;
        hitPdb(r, planet, hits);
        if (target != Holder.NOBODY) {
            CounterDamage.apply(r, target, back, "C-PDB-1");
        }
        r.settle();
    }

    /** Up: enough hits put it Down. Down: enough hits cost a level. What is left over does not carry on in one attack. */
    public static void hitPdb(Resolution r, int planet, int hits) {
        GameState s = r.state();
        TheatreState theatre = TheatreState.of(s);
        if (r.listening()) {
            r.tell(new Happening.PdbHit(planet, hits, "C-PDB-1"));
        }
        int sum = theatre.pdbHits(planet) + hits;
        if (sum < Defences.endurance(s, planet)) {
            theatre.setPdbHits(planet, sum);
            return;
        }
        theatre.setPdbHits(planet, 0);
        boolean up = s.planets().pdbUp(planet);
        int level = s.planets().pdbLevel(planet);
        s.planets().setPdbUp(planet, false);
        s.planets().setPdbLevel(planet, up ? level : Math.max(0, level - 1));
        if (r.listening()) {
            r.tell(new Event.PdbChanged(planet, s.planets().pdbLevel(planet), false, "C-PDB-1"));
        }
    }

    @Override
    protected String tag() {
        return "PdbAttack";
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(attacker.ordinal()).add(step.ordinal()).add(leader).add(target);
    }
}
