package fitg.players.second;

import fitg.content.Place;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.galaxy.Affairs;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Ask;

/** The rules of thumb for every question of 2002, a small class for each chapter. */
public final class Thumb {

    private final Field field;
    private final Decision decision;
    private final Sense sense;

    public Thumb(PlayerView view, Decision decision) {
        this.decision = decision;
        field = new Field(view, decision.side());
        sense = switch (decision.question()) {
            case Affair affair -> Affairs.sense(view, decision, affair);
            case Ask ask -> Affairs.cards(view);
            default -> sense(Query.of(decision.question()));
        };
    }

    public double worth(Action action) {
        return sense.worth(decision, action);
    }

    /** The best answer; the first of equals. */
    Action best() {
        Action best = null;
        double most = 0;
        for (Action action : decision.actions()) {
            double worth = worth(action);
            if (best == null || worth > most) {
                best = action;
                most = worth;
            }
        }
        return best;
    }

    private Sense sense(Query query) {
        return switch (query) {
            case SET_UP_STACK, SET_UP_HOLDER, SET_UP_FORMATION -> new SetUpSense();
            case INTERPLANETARY,
                    STARSHIP_JOINS,
                    CARGO,
                    BOARD,
                    DOCK,
                    DESTINATION,
                    RAKE,
                    PASSING,
                    INTERCEPT,
                    ARRIVAL,
                    TRANSFER_TO,
                    HAND_OVER_TO -> fleets();
            case NEXT_SPACE_BATTLE,
                    LEADER,
                    BATTLE_TRANSFER,
                    PRESS_ON,
                    LINE,
                    FLEET_BREAK_OFF,
                    BREAK_OFF_GOAL,
                    AIM_COUNTER,
                    AIM_EXTRA_DICE,
                    ATTACK_PDB,
                    PDB_TARGET,
                    NEXT_ENVIRONS_BATTLE,
                    ENVIRONS_BATTLE -> new BattleSense(field);
            case CHARACTER_MOVE, WALK_TO, CREW, FLY_TO_PLANET, FLY_TO_BOX, TRACK, PURSUER, EVADE ->
                new FlightSense(field, field.outlook.needs(field), fleets());
            case PLANETARY_MOVE,
                    UNIT_JOINS,
                    MARCH_LEADER,
                    TAKE_PRISONER,
                    MARCH_TO,
                    ESCORT,
                    ESCORT_KIND,
                    STACK,
                    REACTION,
                    REACTION_PIECE,
                    REACTION_LEADER,
                    REACTION_STACK,
                    FORMATION -> new GroundSense(field, field.outlook.needs(field), fleets());
            case SEARCH, SEARCH_UNITS, SEARCH_CHARACTER, SEARCH_ORDER, FOUND -> new SearchSense(field);
            case LASERS, LINE_UP, BREAK_OFF, AIM, RETURN_FIRE, RELEASED_FIRE, PATROL_KIND, HOLDER, SHIP_HOLDER ->
                new FightSense(field);
            case EXCHANGE,
                    EXCHANGE_TO,
                    EXCHANGE_CARD,
                    EXCHANGE_CARD_TO,
                    MISSION_PLACE,
                    MISSION,
                    MISSION_MEMBER,
                    MISSION_LEADER,
                    MISSION_TARGET,
                    QUEST_AIM,
                    QUESTIONING,
                    EVENT_ROLL,
                    COMPLETE,
                    LOCALS_RAID,
                    SABOTAGE,
                    SUBVERT,
                    FREE_PRISONER,
                    CREATURE_TARGET,
                    CREATURE_SHIP,
                    BONUS -> new MissionSense(field);
            case REPAIR, REPAIRER, CARD_REPAIRER, PDB_UP -> this::interphase;
        };
    }

    private FleetSense fleets() {
        return new FleetSense(field, field.outlook.needs(field));
    }

    /** Everything is mended; the PDB over the prisoner first. */
    private double interphase(Decision asked, Action action) {
        if (action.kind() == Kind.END) {
            return Sense.NO;
        }
        boolean cell =
                action.kind() == Kind.PDB_UP && field.cell() >= 0 && Place.planet(field.cell()) == action.argument();
        return cell ? Sense.YES + Sense.NEUTRAL : Sense.YES;
    }
}
