package fitg.players.galaxy;

import fitg.content.CounterType;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;

/** E2.1.B: taxes that set nothing on fire, and purchases that are needed. */
final class TreasurySense implements Sense {

    private static final double SPARE = 40;
    /** What the rebels keep to put PDBs Up that are shot down. */
    private static final int RESERVE = 4;

    private final Stance stance;
    private final Affair affair;

    TreasurySense(Stance stance, Affair affair) {
        this.stance = stance;
        this.affair = affair;
    }

    @Override
    public double worth(Decision decision, Action action) {
        return switch (affair) {
            case TAX -> tax(action);
            case REVEAL_BASE -> Sense.when(stance.isTimeToReveal(), action.kind() == Kind.REVEAL_BASE);
            case IMPERIAL_PURCHASE, REBEL_PURCHASE -> purchase(decision.side(), action);
            case REBEL_UNITS, IMPERIAL_UNITS -> raising(action);
            default -> Affairs.likeSuggested(decision, action);
        };
    }

    // ---- taxes

    /** Nothing from those about to rise, half from all others, all from nobody. */
    private double tax(Action action) {
        return switch (action.kind()) {
            case TAX_NOTHING -> isToBeSpared(action.argument()) ? SPARE + stance.value(action.argument()) : NO;
            case TAX_HALF -> NEUTRAL;
            case TAX_FULL -> NO;
            default -> YES;
        };
    }

    /** Who is not taxed is grateful, if he is not as loyal as he once was; that pays where little is lost by it. */
    private boolean isToBeSpared(int planet) {
        Loyalty loyalty = stance.loyalty(planet);
        boolean grateful = stance.canBeSwayed(planet) && loyalty.compareTo(Loyalty.DISSENT) >= 0;
        return grateful && (loyalty == Loyalty.UNREST || Stance.resources(planet) <= 7);
    }

    // ---- purchases

    private double purchase(Side side, Action action) {
        return switch (action.kind()) {
            case REPAIR_UNIT -> YES + stance.counters.type(action.argument()).attack();
            case PDB_UP -> YES + NEUTRAL + stance.value(action.argument());
            case PDB_LEVEL -> level(side, action.argument());
            case BUY -> unit(side, CounterType.at(action.argument()));
            case SQUAD_WITH -> NO;
            default -> NEUTRAL;
        };
    }

    private double level(Side side, int planet) {
        if (side == Side.REBEL) {
            boolean bare = stance.view.planets().pdbLevel(planet) == 0;
            return bare && stance.realm.points(side) > RESERVE ? YES - 2 : NO;
        }
        boolean dear = stance.value(planet) > 1 && stance.view.planets().pdbLevel(planet) == 0;
        boolean rich = stance.realm.points(side) > 20;
        return dear && rich ? NEUTRAL + 2 : NO;
    }

    /** A transport for every unit that waits for one, then troops, as many as the points can buy, and warships to cover them. */
    private double unit(Side side, CounterType type) {
        if (type.branch() == CounterType.Branch.ATROCITY || type.garrison()) {
            return NO;
        }
        if (side == Side.REBEL && stance.realm.points(side) - type.cost() < RESERVE) {
            return NO;
        }
        Strength strength = strength(side);
        if (type.isTransport()) {
            return strength.transports < strength.mobile ? YES : NO;
        }
        boolean shipsWanted = strength.warships < strength.ground / (side == Side.REBEL ? 4 : 2);
        double bargain = 6.0 * type.attack() / type.cost() + 0.5 * type.attack();
        if (type.isStarship()) {
            return shipsWanted ? YES - NEUTRAL + bargain : NEUTRAL + 1;
        }
        return YES - NEUTRAL - 2 + bargain - upkeep(side, type);
    }

    /** Elites cost a point every month: worth it for who will have taxes, not at the end. */
    private double upkeep(Side side, CounterType type) {
        boolean paid = side == Side.IMPERIAL && type.attack() > 4;
        int turn = stance.view.turn().number();
        return paid && Terms.of(stance.view.scenario()).grant(turn + 1) == 0 ? 2 : 0;
    }

    /** What stands where units are bought, and what there is in all. */
    private record Strength(int transports, int mobile, int ground, int warships) {}

    private Strength strength(Side side) {
        int transports = 0;
        int mobile = 0;
        int ground = 0;
        int warships = 0;
        for (int each = 0; each < stance.counters.count(); each++) {
            if (stance.counters.place(each) >= 0 && stance.counters.side(each) == side) {
                CounterType type = stance.counters.type(each);
                boolean here = isSite(side, stance.counters.place(each));
                transports += here && type.isTransport() ? 1 : 0;
                mobile += here && type.isGround() && !type.garrison() ? 1 : 0;
                ground += type.isGround() ? type.attack() : 0;
                warships += type.isStarship() ? type.attack() : 0;
            }
        }
        return new Strength(transports, mobile, ground, warships);
    }

    /** Where units are bought: at the base, at the seats, and at the capital of the province taxed. */
    private boolean isSite(Side side, int place) {
        int planet = Place.planet(place);
        if (side == Side.REBEL) {
            return planet == stance.realm.base();
        }
        Terms terms = Terms.of(stance.view.scenario());
        return planet >= 0
                && (PieceSet.has(terms.seats(), planet)
                        || planet == terms.taxedCapital(stance.view.turn().number()));
    }

    /** Who has just risen has to fight at once: the strongest troops there are. */
    private double raising(Action action) {
        if (action.kind() != Kind.BUY) {
            return NO;
        }
        CounterType type = CounterType.at(action.argument());
        return type.isGround() ? YES + 5 * type.attack() : NEUTRAL + type.attack();
    }
}
