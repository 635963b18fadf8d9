package fitg.players.captain;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.rules.character.Characters;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.first.LoneJump;
import fitg.state.Cast;

/** The worth of each answer to the questions of the Province Game. */
final class Provincial {

    /** Something to be gained by doing nothing: every move can be answered. */
    private static final double INERTIA = 0.15;

    private static final int DIE = 6;

    private static final int DULL = 2;
    private static final int TOUGH = 4;

    private final Situation on;
    private final Decision decision;
    private final Stakes stakes;
    private final Travel travel;
    private final Troops troops;
    private final Armada armada;
    private final Quartermaster quartermaster;

    Provincial(Situation on, Decision decision, Stakes stakes, Travel travel, Troops troops) {
        this.on = on;
        this.decision = decision;
        this.stakes = stakes;
        this.travel = travel;
        this.troops = troops;
        armada = new Armada(on, troops);
        quartermaster = new Quartermaster(on, troops);
    }

    /** What news from elsewhere brings about, in the Province Game already; all else is for those who know the galaxy. */
    static boolean isAboutADomino(Affair affair) {
        return affair == Affair.DOMINO || affair == Affair.DOMINO_RACE || affair == Affair.NEXT_RISING;
    }

    /** Case 23.0: whom a domino moves, and who rises first. */
    double domino(Affair affair, Action action) {
        return switch (action.kind()) {
            case PLANET ->
                affair == Affair.DOMINO ? 0.05 + stakes.shift(action.argument(), 1) : -action.argument() / 100.0;
            default -> 0;
        };
    }

    double worth(Matter matter, Action action) {
        int subject = decision.subject();
        int argument = action.argument();
        Kind kind = action.kind();
        return switch (matter) {
            case SET_UP_PURCHASE, PURCHASE, GARRISON -> quartermaster.item(action);
            case SET_UP_PLACE, PURCHASE_PLACE, GARRISON_PLACE -> quartermaster.place(UnitType.at(subject), argument);
            case SET_UP_WHERE -> begin(argument);
            case SET_UP_SHIP_PLACE -> quartermaster.berth(argument);
            case SET_UP_CREW -> kind == Kind.TAKE == (subject % 2 == 0) ? 1 : 0;
            case SET_UP_CAMP -> quartermaster.camp(argument);
            case RAISED_UNITS, IMPERIAL_LEVY ->
                kind == Kind.UNIT ? quartermaster.raised(subject, UnitType.at(argument)) : 0;
            case WAITING_UNITS -> UnitType.at(argument).strength();
            case NAVIGATION_TWO, DETERMINED_ASSAULT -> kind == Kind.DECLINE ? 1 : 0;
            case FLEET -> fleet(action);
            case STACK_UNITS -> units(subject, argument);
            case STACK_LOADS, AIDING_UNITS, WATCHING_UNITS -> argument;
            case STACK_CHARACTER -> company(subject, kind);
            case COURSE -> armada.course(subject, action);
            case QUESTIONING -> torture(subject, kind);
            case RAKE -> kind == Kind.RAKE ? 1 : 0;
            case INTERCEPT -> kind == Kind.INTERCEPT ? armada.interception(subject) : 0;
            case DECLARE_SPACE_COMBAT -> kind == Kind.ATTACK ? armada.declaration(subject) : 0;
            case ATTACK_PDB -> kind == Kind.ATTACK ? armada.bombardment(subject) : 0;
            case SPACE_LEADER -> kind == Kind.NONE ? 0 : Cast.spaceLeadership(argument);
            case WATCH -> kind == Kind.DECLINE ? 0 : kind == Kind.TRACK ? 2 : 1;
            case TRAVEL -> travel(action);
            case FLIGHT_TO -> flight(subject, argument);
            case SURFACE -> kind == Kind.STACK ? armada.bestOnSurface(argument).gain() - INERTIA : 0;
            case SURFACE_TO -> armada.surface(subject, argument).gain();
            case JOIN_INTERCEPTION, SHIP_JOINS_INTERCEPTION, STACK_PRISONER, STACK_SHIP -> kind == Kind.LEAVE ? 1 : 0;
            case LOST_BY_JUMP -> argument * (UnitType.at(subject).spaceStrength() > 2 ? -1 : 1);
            case REVEAL_AT_CAMP, AID_PDB, PDB_AID, QUEST_CREW -> kind == Kind.LEAVE || kind == Kind.DECLINE ? 0 : 1;
            case EVADE -> kind == Kind.BREAK_OFF_ALL ? 1 : 0;
            default -> usual(kind);
        };
    }

    /** 17.1: only who is not clever, and can bear it. */
    private double torture(int prisoner, Kind kind) {
        boolean wanted =
                on.rating(prisoner, Rating.INTELLIGENCE) <= DULL && on.rating(prisoner, Rating.ENDURANCE) >= TOUGH;
        return wanted == (kind == Kind.TORTURE) ? 1 : 0;
    }

    /** To do something is better than not. */
    private static double usual(Kind kind) {
        return switch (kind) {
            case END, NONE, LEAVE, DECLINE -> 0;
            default -> 1;
        };
    }

    /** On the ground with troops; above it nobody searches, but nothing is done either. */
    private double begin(int place) {
        return Place.isEnviron(place)
                ? 1
                        + on.strength(place, on.me())
                        + Situation.PRINTED.environ(place).size()
                : 0;
    }

    // ---- stacks

    private double fleet(Action action) {
        return switch (action.kind()) {
            case STACK -> armada.best(action.argument()).gain() - INERTIA;
            case USE -> 0.3;
            default -> 0;
        };
    }

    /** As many of a kind as the plan takes that this act began with. */
    private double units(int type, int count) {
        if (decision.steps().isEmpty()) {
            return count; // a stack that has to move is not chosen: all of it goes
        }
        Decision.Step first = decision.steps().getFirst();
        int from = first.answer().argument();
        if (first.question() == Matter.FLEET) {
            Armada.Plan plan = armada.best(from);
            return -Math.abs(plan.units().count(UnitType.at(type)) - count);
        }
        if (first.question() == Matter.SURFACE) {
            Troops.March march = march(from);
            return march.counts().length == 0 ? count : -Math.abs(march.counts()[type] - count);
        }
        return count;
    }

    private Troops.March march(int from) {
        boolean named = decision.steps().size() > 1 && decision.steps().get(1).question() == Matter.SURFACE_TO;
        return named ? armada.surface(from, decision.steps().get(1).answer().argument()) : armada.bestOnSurface(from);
    }

    /** One leader goes with a fleet; on the ground those go who are wanted in a fight there. */
    private double company(int character, Kind kind) {
        if (kind == Kind.LEAVE) {
            return 0;
        }
        int from = on.view().people().at(character);
        boolean withUnits = PieceSet.has(on.view().people().military(), character);
        boolean fleet =
                decision.steps().isEmpty() || decision.steps().getFirst().question() == Matter.FLEET;
        double leads = fleet ? Cast.spaceLeadership(character) : 0;
        boolean others = taken() != 0;
        boolean hunts = on.me() == Side.IMPERIAL && Characters.free(on.view(), from, on.enemy()) != 0;
        return (leads > 0 && !others ? 0.6 : -0.5) + (withUnits ? 0.3 : on.amRebel() ? -0.6 : 0) - (hunts ? 0.6 : 0);
    }

    private long taken() {
        long taken = PieceSet.NONE;
        for (Decision.Step step : decision.steps()) {
            boolean comes =
                    step.question() == Matter.STACK_CHARACTER && step.answer().kind() == Kind.TAKE;
            taken |= comes ? PieceSet.only(step.subject()) : PieceSet.NONE;
        }
        return taken;
    }

    // ---- characters

    private double travel(Action action) {
        return switch (action.kind()) {
            case FLY -> bestFlight(action.argument());
            case WALK -> travel.bestWalk(action.argument()).gain() - INERTIA;
            case USE -> 0.3;
            default -> 0;
        };
    }

    private double bestFlight(int ship) {
        double best = Double.NEGATIVE_INFINITY;
        for (int to : on.environs()) {
            if (to != on.view().gear().shipAt(ship)) {
                best = Math.max(best, flight(ship, to));
            }
        }
        return best - INERTIA;
    }

    /** A flight with the jump that may go before it. */
    private double flight(int ship, int to) {
        if (!Place.isEnviron(to)) {
            return -2;
        }
        Travel.Journey journey = travel.flight(ship, to);
        int from = on.view().gear().shipAt(ship);
        if (!Distances.needsJump(from, Place.planet(to))) {
            return journey.gain();
        }
        int pilot = on.view().gear().shipHolder(ship);
        double lost = 0;
        double late = 0;
        for (var each : LoneJump.of(on.view(), ship, pilot, journey.party(), from, Place.planet(to))
                .byDie()) {
            lost += each.eliminated() ? 1 : 0;
            late += each.drift() > 0 ? 1 : 0;
        }
        double share = 1 - 0.6 * late / DIE;
        double gain = journey.gain() > 0 ? share * journey.gain() : journey.gain();
        return gain - on.temperament().fear(lost / DIE * stakes.deaths(journey.party()));
    }
}
