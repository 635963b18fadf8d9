package fitg.players.galaxy;

import fitg.content.Place;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;

/** Events, dominoes, risings and the fights that follow. */
final class PoliticsSense implements Sense {

    /** What one space is worth for the rebels, by where the marker lies. */
    private static final double[] TO_REBELS = {2, 4, 7, 12, 20};

    /** And for the Empire. */
    private static final double[] TO_EMPIRE = {0, 1, 4, 8, 14};

    private final Stance stance;
    private final Affair affair;

    PoliticsSense(Stance stance, Affair affair) {
        this.stance = stance;
        this.affair = affair;
    }

    @Override
    public double worth(Decision decision, Action action) {
        return switch (affair) {
            case UPRISING_COMBAT -> fight(action, 1);
            case BASE_COMBAT -> fight(action, 2);
            case NEXT_CONTROL, NEXT_RISING -> NEUTRAL + 5 * stance.value(action.argument());
            case DOMINO -> Affairs.ends(action) ? NO : NEUTRAL + shift(decision.side(), action.argument());
            case DOMINO_RACE -> NEUTRAL;
            case EVENT_CHOICE -> choice(decision, action);
            default -> Sense.when(true, action.kind() == Kind.TAKE);
        };
    }

    private double shift(Side side, int planet) {
        double[] spaces = side == Side.REBEL ? TO_REBELS : TO_EMPIRE;
        return spaces[stance.loyalty(planet).ordinal()] + 2 * stance.value(planet);
    }

    private double choice(Decision decision, Action action) {
        int about = action.argument();
        return switch (action.kind()) {
            case PLANET -> YES + shift(decision.side(), about);
            case ENVIRON -> YES + environ(decision.side(), about);
            case PLACE -> YES + stance.above(about, decision.side().opponent());
            case COUNTER -> YES - stance.counters.attack(about);
            case END, DECLINE, NONE -> NO;
            default -> Affairs.likeSuggested(decision, action);
        };
    }

    /** Where friends can use it, and few enemies are. */
    private double environ(Side side, int environ) {
        return Stance.resources(Place.planet(environ))
                - stance.on(environ, side.opponent())
                + stance.on(environ, side) / 2.0;
    }

    /** A fight at so many to one, the easiest first. */
    private double fight(Action action, int odds) {
        if (action.kind() != Kind.PLACE) {
            return NEUTRAL;
        }
        int place = action.argument();
        int own = stance.counters.groundAttack(place, Side.REBEL) + stance.counters.starshipAttack(place, Side.REBEL);
        int enemy = stance.counters.groundAttack(place, Side.IMPERIAL)
                + stance.counters.starshipAttack(place, Side.IMPERIAL);
        return own >= odds * enemy ? YES + own - enemy : NO;
    }
}
