package fitg.rules.flight.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Happening.BattleEnded.Ending;
import fitg.edition.second.Happening.HitsTaken.Fate;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.second.Battle;
import fitg.rules.combat.second.BreakOffTable;
import fitg.rules.combat.second.CounterDamage;
import fitg.rules.combat.second.Damage;
import fitg.rules.combat.second.Dice;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Pieces;
import fitg.rules.hyperjump.second.Jump;
import fitg.rules.loss.second.Losses;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * E2.A.3.5 and S-R47: the strongest enemy starship of an orbit box hunts a spaceship. A round: the hunter calls it off (from the
 * second on), the spaceship breaks off, both fire, both take their damage. If the ship is still in the orbit box afterwards, its
 * flight goes on.
 */
@Completion({"C-SHIP-1", "C-SHIP-2"})
public final class SpaceshipCombat extends Procedure implements Battle.UnderWay {

    private static final String CASE = "C-SHIP-1";

    /** S-R8. */
    private static final int LAST_ROUND = 20;

    private enum Step {
        HUNTER,
        ROUND,
        PRESS_ON,
        EVADE,
        FIRE
    }

    private final int ship;
    private final int orbit;
    private final int goal;
    private int hunter = Holder.NOBODY;
    private Step step = Step.HUNTER;
    private int round;
    private int tries;
    private boolean triedInVain;

    /** @param goal the place the flight leads to */
    SpaceshipCombat(int ship, int orbit, int goal) {
        this.ship = ship;
        this.orbit = orbit;
        this.goal = goal;
    }

    private Side pilot() {
        return Ships.side(ship);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case HUNTER -> askForHunter(r);
            case ROUND -> beginRound(r);
            case PRESS_ON ->
                r.ask(Query.PRESS_ON, pilot().opponent(), orbit).or(Kind.GO_ON).or(Kind.CALL_OFF);
            case EVADE -> askToEvade(r);
            case FIRE -> fire(r);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case COUNTER -> {
                hunter = action.argument();
                step = Step.ROUND;
                if (r.listening()) {
                    r.tell(new Happening.BattleBegan(orbit, pilot().opponent(), CASE));
                }
                Fog.lift(r, orbit, each -> each == hunter);
            }
            case GO_ON -> step = Step.EVADE;
            case CALL_OFF -> end(r, Ending.CALLED_OFF);
            case IMPULSE -> tryImpulse(r);
            case WARP -> tryWarp(r, action.argument());
            default -> step = Step.FIRE;
        }
    }

    /** S-D25: one of those with the highest attack factor as it stands. */
    private void askForHunter(Resolution r) {
        Counters counters = Theatre.counters(r.state());
        Side side = pilot().opponent();
        int best = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            best = counters.isStarship(each, orbit, side) ? Math.max(best, counters.attack(each)) : best;
        }
        r.ask(Query.PURSUER, side, ship);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            boolean strongest = counters.isStarship(each, orbit, side) && counters.attack(each) == best;
            if (strongest && isFirstOfItsLike(counters, each)) {
                r.or(Kind.COUNTER, each);
            }
        }
    }

    private static boolean isFirstOfItsLike(Counters counters, int counter) {
        for (int each = counters.firstIn(counters.place(counter)); each < counter; each = counters.nextIn(each)) {
            if (counters.alike(each, counter)) {
                return false;
            }
        }
        return true;
    }

    private void beginRound(Resolution r) {
        round++;
        triedInVain = false;
        if (round > LAST_ROUND) {
            end(r, Ending.CALLED_OFF);
            return;
        }
        if (r.listening()) {
            r.tell(new Happening.RoundBegan(orbit, round, CASE));
        }
        step = round == 1 ? Step.EVADE : Step.PRESS_ON;
    }

    // ---- breaking off

    /** S-D26: by impulse on to where the flight leads, or by an emergency jump to another star in play (S-R24). */
    private void askToEvade(Resolution r) {
        r.ask(Query.EVADE, pilot(), ship).or(Kind.STAND).or(Kind.IMPULSE, goal);
        for (int planet : r.state().area().planets()) {
            if (Passage.mayWarp(r.state(), pilot(), orbit, planet, false)) {
                r.or(Kind.WARP, planet);
            }
        }
    }

    private void tryImpulse(Resolution r) {
        if (getsAway(r, false)) {
            end(r, Ending.UNDECIDED);
        }
    }

    private void tryWarp(Resolution r, int planet) {
        if (getsAway(r, true)) {
            ShipJump.make(r, ship, Jump.inEmergency(orbit, Place.starOf(planet)), Place.orbit(planet));
            end(r, Ending.UNDECIDED);
        }
    }

    /** E5.3.a.4; E5.3.a.5: who tries in vain fires with one die less. */
    private boolean getsAway(Resolution r, boolean warp) {
        Position s = r.state();
        int differential = Escape.differential(s, ship, hunter);
        int number = BreakOffTable.active(differential);
        int modifier = Escape.modifier(tries, warp);
        int die = r.die("break-off", BreakOffTable.DIE);
        boolean away = die + modifier <= number;
        if (r.listening()) {
            r.tell(new Happening.BreakOffTried(
                    orbit, pilot(), differential, die, modifier, number, number, away, away, "E5.3.a.4"));
        }
        tries++;
        triedInVain = !away;
        step = Step.FIRE;
        return away;
    }

    // ---- firing

    /** C-COMBAT-1: both at once; the hunter rolls first (S-R1). */
    private void fire(Resolution r) {
        Position s = r.state();
        Happening.Piece hunted = Pieces.spaceship(ship);
        Happening.Piece hunting = Pieces.counter(s, hunter);
        int attack = Theatre.counters(s).attack(hunter);
        int defence = Math.max(0, Spaceships.attack(s, ship) - (triedInVain ? 1 : 0));
        int onShip = Dice.roll(r, orbit, hunting, hunted, attack, CASE);
        int onHunter = Dice.roll(r, orbit, hunted, hunting, defence, CASE);
        step = Step.ROUND;
        boolean shipLost = hit(r, onShip);
        CounterDamage.apply(r, hunter, onHunter, CASE);
        if (shipLost) {
            end(r, Ending.ATTACKER_WON);
        } else if (Theatre.counters(r.state()).place(hunter) != orbit) {
            end(r, Ending.DEFENDER_WON);
        }
    }

    /** C-COMBAT-2 and C-SHIP-3; returns whether the ship is destroyed and its crew in the pods. */
    private boolean hit(Resolution r, int hits) {
        if (hits == 0) {
            return false;
        }
        GameState s = r.state();
        CompanyState company = TheatreState.company(s);
        boolean before = Spaceships.isDamaged(s, ship);
        Damage damage = Damage.of(company.shipHits(ship), before, Spaceships.endurance(ship), hits);
        boolean newly = damage.damaged() && !before;
        if (r.listening()) {
            Fate fate = damage.eliminated() ? Fate.ELIMINATED : newly ? Fate.DAMAGED : Fate.UNHARMED;
            r.tell(new Happening.HitsTaken(Pieces.spaceship(ship), hits, 0, fate, CASE));
        }
        if (damage.eliminated()) {
            Losses.spaceship(r, ship, Place.planet(orbit), CASE);
            return true;
        }
        company.setShipHits(ship, damage.hits());
        if (newly) {
            Spaceships.damage(r, ship, "C-SHIP-3");
        }
        return false;
    }

    private void end(Resolution r, Ending ending) {
        if (r.listening()) {
            r.tell(new Happening.BattleEnded(orbit, ending, CASE));
        }
        r.finish();
        r.settle();
    }

    @Override
    public Battle battle(Position s) {
        return Battle.ofCounters(Battle.Sort.SPACESHIP, orbit, pilot().opponent(), round);
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship)
                .add(orbit)
                .add(goal)
                .add(hunter)
                .add(step.ordinal())
                .add(round)
                .add(tries);
        d.add(triedInVain ? 1 : 0);
    }
}
