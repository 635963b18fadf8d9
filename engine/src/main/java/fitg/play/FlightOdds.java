package fitg.play;

import fitg.content.Card;
import fitg.content.Catalogue;
import fitg.content.DetectionTable;
import fitg.content.DetectionTable.Result;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.Odds.Outcome;
import fitg.procedure.Ask;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.detection.DetectionRoutine;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Case 9.3: how a flight ends, with the tests at departure and arrival taken together. */
final class FlightOdds {

    private static final Catalogue PRINTED = Catalogue.standard();

    /** How a ship and its crew may stand after a test. */
    private static final int CLEAR = 0;

    private static final int SEEN = 1;
    private static final int CLEAR_DAMAGED = 2;
    private static final int SEEN_DAMAGED = 3;
    private static final int GONE = 4;

    private final GameState seen;
    private final int ship;
    private final long aboard;
    private final boolean worstDetection;
    private final List<String> remarks = new ArrayList<>();
    private double[] standing = new double[5];

    private FlightOdds(PlayerView view, int ship) {
        this.seen = view.seen();
        this.worstDetection = view.options().worstDetection();
        this.ship = ship;
        this.aboard = PieceSet.only(seen.gear().shipHolder(ship));
    }

    /** The pilot's own risk; passengers share the ship's fate, but a detected one adds a column. */
    static Odds toward(PlayerView view, int ship, int destination) {
        FlightOdds odds = new FlightOdds(view, ship);
        boolean detected = (Characters.detected(odds.seen) & odds.aboard) != 0;
        odds.standing[detected ? SEEN : CLEAR] = 1;
        int origin = Control.planetOf(view.gear().shipAt(ship));
        odds.test(origin, true);
        if (Control.planetOf(destination) != origin) {
            odds.test(Control.planetOf(destination), false);
        }
        odds.joinFriends(destination);
        odds.remarks.add("counted for the pilot alone");
        return odds.result();
    }

    /** Case 14.56: the pilot reacts alone, within the planet. */
    static Optional<Odds> reaction(PlayerView view, Decision decision) {
        int ship = Ships.flownBy(view.seen(), decision.subject());
        return decision.steps().stream()
                .filter(step -> step.question() == Ask.REACTION)
                .map(step -> toward(view, ship, step.answer().argument()))
                .findFirst();
    }

    static Optional<Odds> fromSpace(PlayerView view, Side side, int destination) {
        for (int ship = Ships.first(side); ship <= Ships.last(side); ship++) {
            if (view.gear().shipAt(ship) == Place.SPACE) {
                FlightOdds odds = new FlightOdds(view, ship);
                odds.standing[CLEAR] = 1;
                odds.test(Control.planetOf(destination), false);
                odds.joinFriends(destination);
                return Optional.of(odds.result());
            }
        }
        return Optional.empty();
    }

    private void test(int planet, boolean leaving) {
        Side enemy = Ships.side(ship).opponent();
        int level = seen.planets().pdbLevel(planet) - (Possessions.countsFor(seen, Card.SCANNER, aboard) ? 1 : 0);
        if (!Control.hasUsablePdb(seen, planet, enemy) || level < 0) {
            remarks.add("no test " + (leaving ? "leaving " : "reaching ") + Names.planet(planet));
            if (leaving) {
                move(SEEN, CLEAR);
            }
            return;
        }
        DetectionTable table = PRINTED.detection();
        int evasion = Ships.evasion(seen, ship, seen.gear().shipHolder(ship), aboard);
        double[] after = new double[5];
        after[GONE] = standing[GONE];
        for (int before = CLEAR; before < GONE; before++) {
            boolean detected = before == SEEN || before == SEEN_DAMAGED;
            boolean damaged = before >= CLEAR_DAMAGED;
            int column = Math.max(0, table.columnOf(evasion) - DetectionRoutine.shift(level, detected));
            for (int die = 1; die <= 6; die++) {
                int read = worstDetection ? 6 : die;
                Result result = DetectionRoutine.softened(table.result(column, read), level);
                after[next(result, damaged)] += standing[before] / 6;
            }
        }
        standing = after;
        remarks.add((leaving ? "leaving " : "reaching ") + Names.planet(planet) + ": evasion " + evasion
                + ", PDB level " + level);
    }

    /** Case 9.4: nobody stays unseen among friends who are detected. */
    private void joinFriends(int destination) {
        long friends = Characters.free(seen, destination, Ships.side(ship)) & ~aboard;
        if ((friends & seen.people().detectedFlags()) != 0) {
            move(CLEAR, SEEN);
            move(CLEAR_DAMAGED, SEEN_DAMAGED);
            remarks.add("detected friends in " + Names.environ(destination));
        }
    }

    private static int next(Result result, boolean damaged) {
        return switch (result) {
            case UNDETECTED -> damaged ? CLEAR_DAMAGED : CLEAR;
            case DETECTED -> damaged ? SEEN_DAMAGED : SEEN;
            case DAMAGED -> damaged ? GONE : SEEN_DAMAGED;
            case ELIMINATED -> GONE;
        };
    }

    private void move(int from, int to) {
        standing[to] += standing[from];
        standing[from] = 0;
    }

    private Odds result() {
        return new Odds(
                "9.3",
                List.of(
                        new Outcome("arrive undetected", standing[CLEAR] + standing[CLEAR_DAMAGED]),
                        new Outcome("arrive detected", standing[SEEN] + standing[SEEN_DAMAGED]),
                        new Outcome("lose the ship on arrival", standing[CLEAR_DAMAGED] + standing[SEEN_DAMAGED]),
                        new Outcome("destroyed with all aboard", standing[GONE])),
                List.copyOf(remarks));
    }
}
