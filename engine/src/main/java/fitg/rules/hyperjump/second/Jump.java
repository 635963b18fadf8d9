package fitg.rules.hyperjump.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.HyperjumpOutcome;
import fitg.content.Place;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.circumstance.EventInForce;
import fitg.rules.hyperjump.Distances;
import fitg.state.Position;
import java.util.function.Supplier;

/**
 * E3.2: a jump as it is about to be rolled.
 *
 * @param column distance less navigation; below 0 navigation is greater, above 5 column 5 is read and the rest added (E3.2.c.4)
 */
@Completion("C-JUMP-1")
public record Jump(int fromStar, int toStar, int distance, int navigation, int column, boolean emergency) {

    /** E3.2.c.2: every starship has this navigation. */
    public static final int STARSHIP_NAVIGATION = 4;

    private static final int LAST_COLUMN = 5;

    /** E3.2.d: so many starships count nothing. */
    private static final int FREE_SHIPS = 3;

    /** A jump of one ship or stack from a place to a star. */
    public static Jump of(int fromPlace, int toStar, int navigation) {
        int distance = Distances.of(fromPlace, toStar);
        return new Jump(Place.star(fromPlace), toStar, distance, navigation, distance - navigation, false);
    }

    /** E3.2.d and S-R19: starships together; the leader's rating lowers the size that counts, never below three. */
    public static Jump ofStack(int fromPlace, int toStar, int ships, int leadership) {
        int distance = Distances.of(fromPlace, toStar) + Math.max(0, ships - leadership - FREE_SHIPS);
        return new Jump(
                Place.star(fromPlace), toStar, distance, STARSHIP_NAVIGATION, distance - STARSHIP_NAVIGATION, false);
    }

    /** The same as the event of the game-turn makes it. */
    public Jump under(Position s) {
        return changed(Circumstances.now(s).furtherJump(fromStar, toStar), 0);
    }

    /** A jump of starships as the event of the game-turn makes it. */
    Jump ofStarshipsUnder(Position s) {
        EventInForce event = Circumstances.now(s);
        return changed(event.furtherJump(fromStar, toStar), event.worseNavigation());
    }

    private Jump changed(int further, int slower) {
        return further == 0 && slower == 0
                ? this
                : new Jump(
                        fromStar,
                        toStar,
                        distance + further,
                        navigation - slower,
                        column + further + slower,
                        emergency);
    }

    /** E3.2.e.1: column 5, nothing added. */
    public static Jump inEmergency(int fromPlace, int toStar) {
        return new Jump(Place.star(fromPlace), toStar, 0, 0, LAST_COLUMN, true);
    }

    /** What is added to the dice. */
    public int added() {
        return Math.max(0, column - LAST_COLUMN);
    }

    /** What a sum of two dice leads to; rolls above 12 are read as 12 (C-JUMP-1). */
    public HyperjumpOutcome outcome(int dice) {
        return PRINTED.variant2002().hyperjump(dice + added(), column);
    }

    /** @param jumper asked for only when somebody listens */
    public HyperjumpOutcome roll(Resolution r, Supplier<Happening.Piece> jumper) {
        int first = r.die("hyperjump");
        int second = r.die("hyperjump");
        HyperjumpOutcome outcome = outcome(first + second);
        if (r.listening()) {
            r.tell(new Happening.Jumped(
                    jumper.get(),
                    fromStar,
                    toStar,
                    distance,
                    navigation,
                    Math.clamp(column, -1, LAST_COLUMN),
                    first,
                    second,
                    added(),
                    outcome.drift(),
                    outcome.damaged(),
                    outcome.eliminated(),
                    emergency,
                    emergency ? "E3.2.e" : "E3.2.c"));
        }
        return outcome;
    }

    /** E3.2.T: where the ship comes out; the planet's orbit box when all is well. */
    public int arrival(HyperjumpOutcome outcome, int orbit) {
        return switch (outcome.drift()) {
            case 0 -> orbit;
            case 1 -> Place.drift(toStar);
            default -> Place.farDrift(toStar);
        };
    }
}
