package fitg.play.question;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.Side;
import fitg.play.words.Names;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Powers;
import fitg.procedure.Scenario;
import fitg.rules.force.second.Defences;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** The answers of a campaign that are preselected (4b, section 2, "suggested"). */
final class GalaxySuggestion {

    private static final String LONICA = "Lonica";
    private static final int POINTS_TO_REVEAL = 30;
    private static final int PLANETS_TO_REVEAL = 3;
    private static final int MORE_THAN_ANY_COSTS = 100;

    private GalaxySuggestion() {}

    /** @param look at what can be seen, which only some questions weigh */
    static Action among(Affair affair, List<Action> actions, Supplier<Position> look, Scenario scenario) {
        return switch (affair) {
            case ASSIGNMENT_ORDER, LAST_ASSIGNMENTS -> first(actions, Kind.SHUFFLE);
            case BASE -> best(actions, action -> Names.planet(action.argument()).equals(LONICA) ? 1 : 0);
            case TAX -> first(actions, Kind.HALF_FOR_ALL);
            case SHOW_SECRET, KEEP_SECRETS, LIFT_HYPNOSIS -> first(actions, Kind.NONE);
            case REVEAL_BASE -> first(actions, isTimeToReveal(look.get()) ? Kind.REVEAL_BASE : Kind.DECLINE);
            case ATROCITY -> first(actions, Kind.PASS);
            case UPRISING_COMBAT -> mostPromising(actions, look.get(), 1);
            case BASE_COMBAT -> mostPromising(actions, look.get(), 2);
            case NEXT_CONTROL -> best(actions, action -> isHome(action.argument()) ? 1 : 0);
            case EVENT_CHOICE -> strongestFleet(actions, look, scenario);
            case BLOCKADE, MEDIKIT -> first(actions, Kind.TAKE);
            case LEARN -> first(actions, Kind.TWO_SECRETS);
            case CLONING -> first(actions, Kind.OWN_DEAD);
            case REBEL_UNITS, IMPERIAL_UNITS -> best(actions, GalaxySuggestion::dearest);
            case DEPLOYMENT -> first(actions, Kind.END);
            default -> actions.getFirst();
        };
    }

    /** K-D21: a home planet reaches its people everywhere. */
    private static boolean isHome(int planet) {
        return PRINTED.planet(planet).homeOfRace().isPresent();
    }

    /** K-D9: the ghosts of event 106 are not sent away but against the strongest fleet; elsewhere the first answer will do. */
    private static Action strongestFleet(List<Action> actions, Supplier<Position> look, Scenario scenario) {
        if (actions.getFirst().kind() != Kind.DECLINE) {
            return actions.getFirst();
        }
        Position seen = look.get();
        return best(
                actions,
                action -> action.kind() == Kind.PLACE
                        ? 1 + Powers.of(scenario).fleetStrength(seen, action.argument(), Side.IMPERIAL)
                        : 0);
    }

    /** K-D13: with 30 force points and three planets. */
    private static boolean isTimeToReveal(Position s) {
        int planets = 0;
        for (int planet : s.area().planets()) {
            planets += Defences.controller(s, planet) == Side.REBEL ? 1 : 0;
        }
        return planets >= PLANETS_TO_REVEAL && Realm.of(s).points(Side.REBEL) >= POINTS_TO_REVEAL;
    }

    /** K-D18: what is not spent on those who rise is lost, so the best that can be had on the ground, and then in orbit. */
    private static int dearest(Action action) {
        if (action.kind() != Kind.BUY) {
            return -1;
        }
        CounterType type = CounterType.at(action.argument());
        return type.cost() + (type.isGround() ? MORE_THAN_ANY_COSTS : 0);
    }

    private static Action mostPromising(List<Action> actions, Position s, int odds) {
        return best(actions, action -> advantage(s, action, odds));
    }

    /** A fight at so many to one or better is worth it, the easiest first; so is an end when there is none. */
    private static int advantage(Position s, Action action, int odds) {
        if (action.kind() != Kind.PLACE) {
            return 1;
        }
        Counters counters = Theatre.counters(s);
        int place = action.argument();
        int own = counters.groundAttack(place, Side.REBEL) + counters.starshipAttack(place, Side.REBEL);
        int enemy = counters.groundAttack(place, Side.IMPERIAL) + counters.starshipAttack(place, Side.IMPERIAL);
        return own >= odds * enemy ? 2 + own - enemy : 0;
    }

    private static Action first(List<Action> actions, Kind wanted) {
        return actions.stream()
                .filter(action -> action.kind() == wanted)
                .findFirst()
                .orElse(actions.getFirst());
    }

    private static Action best(List<Action> actions, ToIntFunction<Action> worth) {
        Action best = actions.getFirst();
        for (Action action : actions) {
            best = worth.applyAsInt(action) > worth.applyAsInt(best) ? action : best;
        }
        return best;
    }
}
