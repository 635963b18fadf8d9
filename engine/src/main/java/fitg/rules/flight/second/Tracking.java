package fitg.rules.flight.second;

import fitg.content.DetectionTable.Result;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.detection.Deltronics;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Passage;
import fitg.rules.loss.second.Losses;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.Position;

/**
 * E2.A.3.5 and E5.2.c.3: at a planet the enemy's PDB and starships look for a spaceship that leaves, arrives or flies low. If
 * the ship is still in the orbit box afterwards, it goes on.
 */
@Completion({"C-TRACK-1", "C-TRACK-2"})
final class Tracking extends Procedure {

    private final int ship;
    private final int planet;
    private final int goal;
    private final boolean leaving;
    private final boolean low;
    private boolean asked;
    private boolean fleetHelps;
    private boolean cardsOffered;

    private Tracking(int ship, int planet, int goal, boolean leaving, boolean low) {
        this.ship = ship;
        this.planet = planet;
        this.goal = goal;
        this.leaving = leaving;
        this.low = low;
    }

    /** @param low from environ to environ of the planet, where starships in orbit see nothing (E5.2.c.3) */
    static Tracking ofDeparture(int ship, int planet, int goal, boolean low) {
        return new Tracking(ship, planet, goal, true, low);
    }

    static Tracking ofArrival(int ship, int planet, int goal) {
        return new Tracking(ship, planet, goal, false, false);
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        if (Passage.isGone(s, planet)) {
            passUnseen(r);
            return;
        }
        if (!asked && !low && Watch.byAll(s, planet, watcher()).fleet() > 0) {
            asked = true;
            r.ask(Query.TRACK, watcher(), planet).or(Kind.TRACK).or(Kind.DECLINE);
            return;
        }
        if (!cardsOffered && watcher() == Side.IMPERIAL && watch(s).looks()) {
            cardsOffered = true;
            if (PossessionUse.offered(r, Moment.DETECTION, Spaceships.crew(s, ship))) {
                return;
            }
        }
        Watch watch = watch(s).against(s, Spaceships.crew(s, ship));
        if (watch.looks()) {
            if (watcher() == Side.IMPERIAL && Deltronics.show(r, planet)) {
                return;
            }
            roll(r, watch);
        } else {
            passUnseen(r);
        }
    }

    private Watch watch(Position s) {
        return fleetHelps ? Watch.byAll(s, planet, watcher()) : Watch.byPdb(s, planet, watcher());
    }

    @Override
    public void answer(Resolution r, Action action) {
        fleetHelps = action.kind() == Kind.TRACK;
    }

    private Side watcher() {
        return Ships.side(ship).opponent();
    }

    /** S-R43: nobody knows any more of those who leave a planet that does not look; an arrival changes nothing. */
    private void passUnseen(Resolution r) {
        if (leaving) {
            Detection.conceal(r, Spaceships.crew(r.state(), ship), "C-TRACK-1");
        }
        r.finish();
    }

    private void roll(Resolution r, Watch watch) {
        Position s = r.state();
        boolean damaged = Spaceships.isDamaged(s, ship);
        int column = column(s, ship, planet, watch);
        int die = r.die("tracking");
        Result result = watch.result(column, die, damaged);
        boolean pursued = watch.pursues(column, die, damaged);
        if (watch.fleet() > 0) {
            Fog.liftFromStarships(r, Place.orbit(planet));
        }
        if (r.listening()) {
            int evasion = Spaceships.evasion(s, ship, Spaceships.crew(s, ship));
            r.tell(new Happening.Tracked(
                    ship, planet, watch.level(), watch.fleet(), evasion, column, die, result, pursued, "C-TRACK-1"));
        }
        apply(r, result);
        r.finish();
        if (pursued) {
            r.call(new SpaceshipCombat(ship, Place.orbit(planet), goal));
        }
    }

    /** The column that is read for a ship under way with its crew. */
    static int column(Position s, int ship, int planet, Watch watch) {
        long crew = Spaceships.crew(s, ship);
        boolean detected = (crew & s.people().detectedFlags()) != 0;
        return Deltronics.column(s, ship, planet, watch.column(Spaceships.evasion(s, ship, crew), detected));
    }

    private void apply(Resolution r, Result result) {
        long crew = Spaceships.crew(r.state(), ship);
        switch (result) {
            case UNDETECTED -> Detection.conceal(r, crew, "C-TRACK-2");
            case DETECTED -> Detection.detect(r, crew, "C-TRACK-2");
            case DAMAGED -> {
                Detection.detect(r, crew, "C-TRACK-2");
                Spaceships.damage(r, ship, "C-TRACK-2");
            }
            case ELIMINATED -> Losses.spaceship(r, ship, planet, "C-TRACK-2");
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(planet).add(goal).add(leaving ? 1 : 0).add(low ? 1 : 0);
        d.add(asked ? 1 : 0).add(fleetHelps ? 1 : 0);
    }
}
