package fitg.players;

import fitg.content.Place;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.play.Decision;
import fitg.players.galaxy.Stance;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.rules.force.first.Mix;
import fitg.state.realm.Realm;

/** Rules of thumb for the Province Game: buy what is strong, go where units are needed, fight where one is stronger. */
final class FleetThumb {

    private static final int SURE = 30;
    private static final int LIKELY = 15;
    /** No carelessness comes to that. */
    private static final int NEVER = -200;

    private final Board board;
    private final Promise promise;

    FleetThumb(Board board, Promise promise) {
        this.board = board;
        this.promise = promise;
    }

    /** In the Province Game already; all else is for those who know the galaxy. */
    static boolean isAboutADomino(Affair affair) {
        return affair == Affair.DOMINO || affair == Affair.DOMINO_RACE || affair == Affair.NEXT_RISING;
    }

    int domino(Affair affair, Action action) {
        return action.kind() == Kind.PLANET ? LIKELY + 3 * board.unrest(action.argument()) : 0;
    }

    int worth(Matter matter, Decision decision, Action action) {
        int subject = decision.subject();
        int argument = action.argument();
        Kind kind = action.kind();
        return switch (matter) {
            case SET_UP_PURCHASE, PURCHASE, RAISED_UNITS, IMPERIAL_LEVY -> item(action);
            case SET_UP_PLACE, PURCHASE_PLACE, SET_UP_WHERE -> where(argument);
            case SET_UP_SHIP_PLACE -> 3 * board.unrest(Place.planet(argument));
            case FLEET -> kind == Kind.STACK ? stack(argument) : LIKELY;
            case SURFACE -> kind == Kind.STACK && Place.isOrbit(argument) ? SURE : kind == Kind.END ? LIKELY : 0;
            case SURFACE_TO -> where(argument);
            case COURSE -> course(action);
            case STACK_UNITS, STACK_LOADS, AIDING_UNITS, WATCHING_UNITS -> 5 * argument;
            case STACK_CHARACTER, JOIN_INTERCEPTION, SHIP_JOINS_INTERCEPTION, STACK_PRISONER, STACK_SHIP ->
                kind == Kind.LEAVE ? SURE : 0;
            case INTERCEPT, DECLARE_SPACE_COMBAT -> kind == Kind.DECLINE ? 0 : odds(subject);
            case ATTACK_PDB -> kind == Kind.DECLINE ? LIKELY : board.amRebel() ? 0 : SURE;
            case NAVIGATION_TWO, DETERMINED_ASSAULT -> kind == Kind.DECLINE ? SURE : 0;
            case FLIGHT_TO -> Place.isEnviron(argument) ? promise.forCharacters(argument) : 0;
            case TRAVEL -> kind == Kind.FLY ? LIKELY : kind == Kind.END ? LIKELY : 8;
            default -> usual(kind);
        };
    }

    private int item(Action action) {
        if (givesTheBaseAway(action.kind())) {
            return NEVER;
        }
        return switch (action.kind()) {
            case UNIT -> {
                UnitType type = UnitType.at(action.argument());
                yield type.isBoundToSpace()
                        ? 0
                        : 10 + 20 * (type.strength() + type.spaceStrength()) / (2 * Mix.cost(type));
            }
            case PDB_UP -> SURE;
            case PDB_LEVEL -> 8;
            default -> 0;
        };
    }

    /** Cases 34.41 and 34.44: units and levels tell where the rebels hide. */
    private boolean givesTheBaseAway(Kind kind) {
        boolean galaxy = board.view().further(Realm.class) != null;
        if (!galaxy || kind != Kind.UNIT && kind != Kind.PDB_LEVEL) {
            return false;
        }
        Stance stance = new Stance(board.view());
        return stance.hidesBase(board.me()) && !stance.isTimeToReveal();
    }

    private int where(int place) {
        return Place.isEnviron(place) ? 4 + 10 * promise.needForUnits(place) : 5;
    }

    /** Those on the way go on; those above a planet may as well. */
    private int stack(int place) {
        return Place.isEnviron(place) ? 8 : LIKELY + 4;
    }

    private int course(Action action) {
        return switch (action.kind()) {
            case ENVIRON -> LIKELY + 10 * promise.needForUnits(action.argument());
            case PLANET -> need(action.argument());
            default -> LIKELY;
        };
    }

    private int need(int planet) {
        int most = 0;
        for (int environ : board.environs()) {
            most = board.planetOf(environ) == planet ? Math.max(most, promise.needForUnits(environ)) : most;
        }
        return 10 * most;
    }

    private int odds(int planet) {
        int orbit = Place.orbit(planet);
        int mine = board.view().forces().units(orbit, board.me());
        int others = Math.max(
                board.view().forces().units(orbit, board.enemy()),
                board.view().forces().units(Place.UNDER_WAY, board.enemy()));
        return mine >= others ? SURE : 0;
    }

    private static int usual(Kind kind) {
        return switch (kind) {
            case END, DECLINE, NONE, LEAVE, STAND -> 0;
            default -> SURE;
        };
    }
}
