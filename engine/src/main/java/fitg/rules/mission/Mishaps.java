package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Ability;
import fitg.content.ActionEvent;
import fitg.content.ActionEvent.Type;
import fitg.content.Card;
import fitg.content.EnvironType;
import fitg.content.Mission;
import fitg.content.Side;
import fitg.rules.character.Ratings;
import fitg.rules.control.Control;
import fitg.rules.possession.Possessions;
import fitg.state.Cast;
import fitg.state.Ledger;
import fitg.state.Position;

/** Cases 13.41 to 13.47: which events can strike a mission group, and which end its mission. */
public final class Mishaps {

    private static final long BELOVED = Cast.with(Ability.IGNORES_IRATE_LOCALS);
    private static final long HANDY = Cast.with(Ability.IGNORES_SENTRY_ROBOTS);
    private static final long NATURALISTS = Cast.with(Ability.IGNORES_FIRST_CREATURE_NON_URBAN);
    private static final int VERSED = 2;

    private Mishaps() {}

    /** The mission an event is about, or null. */
    public static Mission about(Type type) {
        return switch (type) {
            case COUP_ABORT -> Mission.COUP;
            case CHICKEN_OUT -> Mission.REBELLION;
            case WRONG_SOLDIER -> Mission.SUBVERT_TROOPS;
            case PROTOCOL, POLITICS -> Mission.DIPLOMACY;
            default -> null;
        };
    }

    /** Case 13.42: a type of event that has been drawn in this environ, or that contradicts one that has. */
    public static boolean isRepeatedOrContradicted(Position s, Type type) {
        long drawn = s.missions().noted(Ledger.EVENTS);
        boolean repeated = (drawn & type.bit()) != 0 && type != Type.DETECTED_SEARCH;
        boolean contradicted = switch (type) {
            case NO_BONUS -> (drawn & Type.EXTRA_BONUS.bit()) != 0;
            case EXTRA_BONUS -> (drawn & Type.NO_BONUS.bit()) != 0;
            case CREATURE -> (drawn & Type.CREATURES_OFF.bit()) != 0;
            case DETECTED_SEARCH -> (drawn & Type.NO_SEARCH.bit()) != 0;
            default -> false;
        };
        return repeated || contradicted;
    }

    /** Whether somebody of a group makes it ignore the first creature of an environ: outside towns only (RUL-27). */
    public static boolean ignoresFirstCreature(int environ, long group) {
        return PRINTED.environ(environ).type() != EnvironType.URBAN && (group & NATURALISTS) != 0;
    }

    /** Whether somebody of a group has a way with sentry robots. */
    public static boolean ignoresRobots(long group) {
        return (group & HANDY) != 0;
    }

    /** Whether an event about a group's mission ends it. The Agent, who may betray any of the groups, is not about one. */
    public static boolean ends(Position s, Side side, Type type, Mission mission, long group) {
        return about(type) == mission
                && switch (type) {
                    case CHICKEN_OUT -> side == Side.REBEL;
                    case PROTOCOL -> !isSavedByAndroid(s, group);
                    case POLITICS -> !isVersed(s, group) && !isSavedByAndroid(s, group);
                    default -> true;
                };
    }

    /** Case 13.41: politics do not trouble a group with Diplomacy above one. */
    public static boolean isVersed(Position s, long group) {
        return Ratings.bestDiplomacy(s, group) >= VERSED;
    }

    /** RUL-74: the Advisor Android saves the first Diplomacy mission that protocol or politics would abort. */
    public static boolean isSavedByAndroid(Position s, long group) {
        return Possessions.countsFor(s, Card.ANDROID, group) && s.missions().noted(Ledger.ANDROID_USED) == 0;
    }

    /** Case 13.47: irate locals leave the rebels alone on a planet that has risen (R12.2), and whoever they love. */
    public static boolean isMetByLocals(Position s, Side side, int environ, long group) {
        return areLocalsIrate(s, side, environ) && !isBeloved(group);
    }

    /** Whether somebody of a group is loved by everybody. */
    public static boolean isBeloved(long group) {
        return (group & BELOVED) != 0;
    }

    public static boolean areLocalsIrate(Position s, Side side, int environ) {
        return mayLocalsBeIrate(s, side, environ)
                && PRINTED.environ(environ).irateLocals().isPresent();
    }

    /** Whoever lives there, they leave the rebels alone where they have risen. */
    public static boolean mayLocalsBeIrate(Position s, Side side, int environ) {
        boolean risen = !s.planets().state(Control.planetOf(environ)).usesLoyaltyMarker();
        return side == Side.IMPERIAL || !risen;
    }

    /** Case 13.46: robots guard only where the enemy controls the planet. */
    public static boolean isMetByRobots(Position s, Side side, int environ, long group) {
        boolean guarded = Control.of(s, Control.planetOf(environ)) == side.opponent();
        return guarded && !ignoresRobots(group);
    }

    /** Case 13.46: how many sentry robots an event brings where no creature lives. */
    public static int robots(ActionEvent event) {
        return switch (event) {
            case CREATURE_OR_TWO_SENTRIES -> 2;
            case CREATURE_OR_ONE_SENTRY -> 1;
            default -> 0;
        };
    }

    /** Case 13.4: a group stumbles over the enemy's units only on a planet he controls. */
    public static boolean isMetByUnits(Position s, Side side, int environ) {
        Side enemy = side.opponent();
        return Control.of(s, Control.planetOf(environ)) == enemy && s.forces().units(environ, enemy) > 0;
    }
}
