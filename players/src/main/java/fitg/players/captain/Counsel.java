package fitg.players.captain;

import fitg.content.Card;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.galaxy.Affairs;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.rules.rebellion.first.Rebellion;
import fitg.state.Cast;

/** The worth of each answer to a question, on one scale for each question: what it can be expected to gain, in points. */
public final class Counsel {

    /** Case 24.0: a friend may come free, and a ship be lost. */
    private static final double QUEST = 0.02;

    private final Situation on;
    private final Decision decision;
    private final Stakes stakes;
    private final Peril peril;
    private final Travel travel;
    private final Troops troops;
    private final Battle battle;
    private final Duel duel;
    private final Moves moves;
    private final Reactions reactions;
    private final Assignments assignments;
    private final Pilots pilots;
    private final Provincial provincial;

    public Counsel(PlayerView view, Decision decision, Temperament temperament) {
        this(view, decision, temperament, Plans.forOneDecision());
    }

    /** @param plans made for earlier decisions, of either side and in any game of the scenario; new ones are kept there */
    public Counsel(PlayerView view, Decision decision, Temperament temperament, Plans plans) {
        this.on = new Situation(view, decision.side(), temperament);
        this.decision = decision;
        stakes = new Stakes(on);
        peril = new Peril(on, stakes);
        Planning planning = new Planning(on, stakes, plans);
        Places places = new Places(on, stakes, peril, planning);
        travel = new Travel(on, stakes, places);
        troops = new Troops(on, stakes, peril);
        battle = new Battle(on, stakes);
        duel = new Duel(on, stakes);
        moves = new Moves(on, decision, places, travel, troops);
        reactions = new Reactions(on, decision, troops);
        assignments = new Assignments(on, decision, stakes, planning);
        pilots = new Pilots(on);
        provincial = new Provincial(on, decision, stakes, travel, troops);
    }

    public double worth(Action action) {
        int subject = decision.subject();
        int argument = action.argument();
        Kind kind = action.kind();
        if (decision.question() instanceof Matter matter) {
            return provincial.worth(matter, action);
        }
        if (decision.question() instanceof Affair affair) {
            return Provincial.isAboutADomino(affair)
                    ? provincial.domino(affair, action)
                    : Affairs.sense(on.view(), decision, affair).worth(decision, action);
        }
        return switch (Ask.of(decision.question())) {
            case SET_UP_UNIT -> troops.arrival(argument, UnitType.at(subject).strength());
            case SET_UP_CHARACTERS -> on.strength(argument, on.me());
            case SET_UP_STACK -> kind == Kind.CHARACTER_STACK ? 1 : 0;
            case ENTER_FROM_SPACE -> travel.entry(argument);
            case MOVE -> moves.move(action);
            case MOVE_DESTINATION -> troops.march(subject, argument).gain();
            case MOVE_UNITS -> moves.marchers(subject, argument);
            case MOVE_CHARACTER -> moves.company(subject, kind);
            case FLIGHT_DESTINATION -> travel.flight(subject, argument).gain();
            case FLIGHT_PASSENGER -> moves.passenger(subject, kind);
            case WALK_DESTINATION -> travel.walk(subject, argument);
            case ORGANISE -> moves.organise(action);
            case ARRIVAL_KIND -> UnitType.at(argument).strength() > 1 ? 1 : 0;
            case ARRIVAL -> troops.arrival(argument, UnitType.at(subject).strength());
            case PDB_ATTACK -> kind == Kind.ATTACK ? pdb(subject) : 0;
            case REACTION -> kind == Kind.END ? 0 : reactions.reaction(argument);
            case REACTION_ORIGIN -> reactions.bestPiece(argument, reactions.reactionTarget());
            case REACTION_PIECE -> reactions.piece(action, subject, reactions.reactionTarget());
            case REACTION_LEADER ->
                kind == Kind.NONE ? 0 : troops.leader(reactions.reactionTarget(), leadership(argument));
            case REACTION_STACK -> kind == Kind.MILITARY_STACK ? 1 : 0;
            case DECLARE_COMBAT -> kind == Kind.ATTACK ? battle.attack(subject) : 0;
            case UPRISING -> kind == Kind.END ? 0 : battle.uprising(argument);
            case LEADER -> kind == Kind.NONE ? 0.5 : battle.leader(subject, argument);
            case SEARCH_LEADER -> kind == Kind.NONE ? 0.5 : leadership(argument);
            case LOSSES -> argument * (UnitType.at(subject).mobile() ? -1 : 1);
            case NEXT_SEARCH -> kind == Kind.END ? 0 : searches(argument);
            case SEARCH_UNITS -> kind == Kind.UNITS ? peril.search(subject) : 0;
            case SEARCH_CHARACTER -> duel.seek(subject, kind);
            case ATTACKER -> duel.join(subject, kind);
            case ATTACK_FOUND -> kind == Kind.ATTACK ? duel.attackFound(subject, on.strength(subject, on.me()) > 0) : 0;
            case ATTACK_FOUND_WITH -> kind == Kind.SQUAD ? 1 : 0;
            case WEAPONS -> duel.weapons(subject, kind);
            case AIM -> duel.aim(subject, kind);
            case ACTIVE -> duel.active(subject, kind);
            case BREAK_OFF -> duel.breakOff(action);
            case WOUNDS -> duel.wounds(subject, argument);
            case ACCIDENT, COUP_VICTIM, CREATURE_TARGET -> duel.expose(argument);
            case HOLDER -> kind == Kind.UNITS ? 1 : 0;
            case NEXT_ENVIRON ->
                switch (kind) {
                    case END -> 0;
                    case PLACE -> QUEST;
                    default -> 0.01 + assignments.plan(argument).value();
                };
            case MISSION -> assignments.mission(action);
            case MISSION_MEMBER -> assignments.member(subject, kind);
            case TARGET -> stakes.death(argument);
            case COMPLETE -> kind == Kind.CONTINUE ? assignments.goingOn(Mission.at(subject)) : 0;
            case LETTER_ORDER -> Assignments.letterFirst(Mission.at(argument));
            case BUY_2_1 -> purchase(subject, argument);
            case BUY_1_0, PENDING_UNITS -> argument;
            case SABOTAGE -> sabotage(action);
            case SUBVERT, LOCALS_RAID -> sacrifice(action);
            case FREE_PRISONER -> stakes.use(argument);
            case SET_UP_SHIP, SHIP_HOLDER, EXCHANGE_SHIP -> pilots.holder(kind, argument);
            case EXCHANGE -> kind == Kind.END ? 1 : pilots.isWanted(argument) ? 2 : 0;
            case EXCHANGE_CARD -> on.view().gear().owner(subject) == argument ? 1 : 0;
            case USE_POSSESSION -> kind == Kind.USE ? card(argument) : 0;
            case HAND_OVER -> kind == Kind.UNITS ? 1 : 0;
            default -> usual(kind);
        };
    }

    /** The answer worth most; among equals the first. */
    public Action best() {
        Action best = decision.actions().getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (Action action : decision.actions()) {
            double worth = worth(action);
            if (worth > most) {
                most = worth;
                best = action;
            }
        }
        return best;
    }

    /** What it would be worth to answer like this, even where the plan is another and {@link #worth} only says no. */
    public double worthTrying(Action action) {
        return decision.question() == Ask.MISSION ? assignments.worthTrying(action) : worth(action);
    }

    /** Why an action seems right, in a sentence. */
    public String reason(Action action) {
        return Reasons.of(on, stakes, decision, action);
    }

    private static double usual(Kind kind) {
        return switch (kind) {
            case END, PASS, DECLINE, NONE, STOP, LEAVE -> 0;
            case UNITS, SQUAD -> 2;
            default -> 1;
        };
    }

    // ---- the rest

    /** Whether any search here can find somebody. */
    private double searches(int environ) {
        double most = peril.search(environ);
        for (long rest = on.free(environ, on.me()) & ~on.view().people().disabled();
                rest != 0;
                rest = PieceSet.rest(rest)) {
            most = Math.max(most, duel.seek(PieceSet.lowest(rest), Kind.TAKE));
        }
        return most;
    }

    private int leadership(int character) {
        return on.rating(character, Rating.LEADERSHIP);
    }

    /** A weak PDB is more easily lost than it does harm. */
    private double pdb(int planet) {
        return on.view().planets().pdbLevel(planet) == 2 ? 1 : 0.1;
    }

    /** Strength first, then those who can move. */
    private double purchase(int environ, int twos) {
        int room = on.room(environ, Side.REBEL);
        int ones = Math.max(0, Math.min(Rebellion.most1s(forcePoints(environ), twos), room - twos));
        return 2 * Math.min(twos, room) + ones + 0.1 * twos;
    }

    /** The points at hand; a rebellion that was stopped before shows by what is on offer. */
    private int forcePoints(int environ) {
        int points = Rebellion.points(on.view(), environ);
        boolean fits = Rebellion.most2s(points) == decision.actions().size() - 1;
        return fits ? points : Rebellion.pointsOnceMore(environ, true);
    }

    private double sabotage(Action action) {
        int planet = on.planetOf(decision.subject());
        boolean wantsPdb = on.amRebel() && on.view().planets().loyalty(planet).ordinal() >= 3;
        return switch (action.kind()) {
            case UNIT -> 1 + on.strengthOf(UnitType.at(action.argument()));
            case PDB -> wantsPdb ? 0.5 : on.amRebel() ? 2 : 3;
            default -> 0;
        };
    }

    /** What the Empire must give up. */
    private double sacrifice(Action action) {
        return switch (action.kind()) {
            case UNIT ->
                -on.strengthOf(UnitType.at(action.argument()))
                        - (UnitType.at(action.argument()).mobile() ? 1 : 0);
            case PDB -> -2;
            default -> 0;
        };
    }

    /** Most cards are there to be used; what is gone after one use waits for its moment. */
    private double card(int possession) {
        return switch (possession) {
            case Card.HELIAN_DRUG, Card.BLADE -> -0.1;
            case Card.MEDI_KIT -> anybodyHurt() ? 1 : -0.1;
            default -> 0.5;
        };
    }

    private boolean anybodyHurt() {
        for (long rest = on.all(on.me()) & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            if (on.view().people().wounds(PieceSet.lowest(rest)) > 0) {
                return true;
            }
        }
        return false;
    }
}
