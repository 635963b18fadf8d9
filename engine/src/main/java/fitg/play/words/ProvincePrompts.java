package fitg.play.words;

import static fitg.play.words.Names.card;
import static fitg.play.words.Names.character;
import static fitg.play.words.Names.environ;
import static fitg.play.words.Names.place;
import static fitg.play.words.Names.planet;
import static fitg.play.words.Names.ship;
import static fitg.play.words.Names.unit;

import fitg.content.ForcePointCost;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Tongue;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.Resolution;
import fitg.rules.force.first.Mix;

/** The questions and answers of the Province Game in words. */
public final class ProvincePrompts {

    private ProvincePrompts() {}

    public static String prompt(Matter matter, Decision d) {
        int about = d.subject();
        return switch (matter) {
            case SET_UP_PURCHASE -> "What do you begin with?";
            case SET_UP_PLACE -> "Where does the " + unit(UnitType.at(about)) + " begin?";
            case SET_UP_WHERE -> "Where does " + character(about) + " begin?";
            case SET_UP_SHIP_PLACE -> "Above which planet does " + ship(about) + " begin?";
            case SET_UP_CREW -> "Aboard which ship is " + character(about) + "?";
            case SET_UP_HOLDER -> "Who gets " + ship(about) + "?";
            case SET_UP_CARD -> "Who gets " + card(about) + "?";
            case SET_UP_CAMP -> "Where on " + planet(about) + " is your camp?";
            case PURCHASE -> "What do you spend Force Points on?";
            case PURCHASE_PLACE -> "Where does the " + unit(UnitType.at(about)) + " appear?";
            case ENTRY_STARS -> "From which star do your units come?";
            case WAITING_UNITS -> "Which of the units that wait takes its place in " + environ(about) + "?";
            case NAVIGATION_TWO -> "Do all your units jump with Navigation two, and stay face down?";
            case FLEET -> "Which stack sets out for another planet?";
            case STACK_UNITS -> "How many " + unit(UnitType.at(about)) + " go?";
            case STACK_LOADS -> "How many " + unit(UnitType.at(about)) + " are taken aboard?";
            case STACK_CHARACTER -> "Does " + character(about) + " go along?";
            case STACK_PRISONER -> "Does the prisoner " + character(about) + " go along?";
            case STACK_SHIP -> "Does " + ship(about) + " go along?";
            case RAKE -> "Does the PDB of " + planet(about) + " fire at the stack that passes?";
            case INTERCEPT -> "Do you intercept the stack above " + planet(about) + "?";
            case COURSE -> course(about);
            case LOST_BY_JUMP -> "How many " + unit(UnitType.at(about)) + " are lost in the jump?";
            case JOIN_INTERCEPTION -> "Does " + character(about) + " join the Interception Stack?";
            case SHIP_JOINS_INTERCEPTION -> "Does " + ship(about) + " join the Interception Stack?";
            case NEXT_ORBIT -> "Above which planet is it settled next?";
            case DECLARE_SPACE_COMBAT -> "Do you attack the enemy above " + planet(about) + "?";
            case ATTACK_PDB -> "Do your units attack the PDB of " + planet(about) + "?";
            case AID_PDB -> "Which of your units in orbit aid the PDB of " + planet(about) + "?";
            case AIDING_UNITS -> "How many " + unit(UnitType.at(about)) + " aid the PDB?";
            case SPACE_LEADER -> "Who leads your units above " + planet(about) + "?";
            case PDB_AID -> "Does the PDB of " + planet(about) + " aid your units?";
            case DETERMINED_ASSAULT -> "Do you make it a Determined Assault in " + place(about) + "?";
            case TRAVEL -> "Who moves?";
            case FLIGHT_TO -> "Where does " + ship(about) + " fly?";
            case WATCH -> "Do your units above " + planet(about) + " look for the ship?";
            case WATCHING_UNITS -> "How many " + unit(UnitType.at(about)) + " look for the ship?";
            case EVADE -> "Units attack " + ship(about) + ". Does it try to get away?";
            case SURFACE -> "Which stack moves on its planet?";
            case SURFACE_TO -> "To which environ?";
            case REACTION_LOAD -> "Which load comes along?";
            case REPAIR -> "What is repaired?";
            case REPAIRER -> "Who repairs it?";
            case QUEST_PRISONER -> "Who is freed?";
            case RAISED_UNITS -> "What rises in " + environ(about) + "?";
            case IMPERIAL_LEVY -> "What do the people of " + environ(about) + " raise for you?";
            case NEXT_CONTROL -> "Which planet comes under Rebel control next?";
            case REVEAL_AT_CAMP -> "Do you show your units in " + environ(about) + " to drive the camp away?";
            case MAINTENANCE -> "The maintenance cannot be paid for all. For what do you pay next?";
            case MAINTENANCE_UNIT -> "For which of the elites in " + place(about) + "?";
            case STAY_ABOVE -> "Does " + ship(about) + " land, or stay in orbit?";
            case QUESTIONER -> "Who questions a prisoner in " + place(about) + "?";
            case QUESTIONED -> "Whom does " + character(about) + " question?";
            case QUESTIONING -> "How is " + character(about) + " questioned?";
            case QUEST_AIM -> "What does the ship above " + planet(Place.planet(about)) + " want?";
            case GARRISON -> "What garrisons " + planet(about) + "?";
            case GARRISON_PLACE -> "Where does the " + unit(UnitType.at(about)) + " stand?";
            case COMING_DOWN -> "Where does " + ship(about) + " come down?";
            case QUEST_SHIP -> "Which ship tries to free a prisoner in " + place(about) + "?";
            case QUEST_CREW -> "Does " + character(about) + " fly along to free a prisoner?";
        };
    }

    private static String course(int place) {
        return Place.isAboveGround(place)
                ? "The stack is above " + planet(Place.planet(place)) + ". Where does it go?"
                : "To which planet?";
    }

    public static String describe(Matter matter, Side side, Action action) {
        int argument = action.argument();
        return switch (action.kind()) {
            case PLACE -> place(argument);
            case PLANET -> planet(argument);
            case STACK -> "units from " + place(argument);
            case STAY -> "stay in orbit";
            case RAKE -> "fire";
            case INTERCEPT -> "intercept";
            case NAVIGATION_TWO -> "yes, Navigation two for all";
            case DETERMINED -> "Determined Assault: two columns worse, all losses twice";
            case TRACK -> "all of them look for it";
            case UNITS -> "some of them";
            case TAKE ->
                matter == Matter.AID_PDB ? "all of them" : matter == Matter.QUEST_AIM ? "free a prisoner" : "yes";
            case PDB -> "it aids them";
            case DECLINE, LEAVE -> "no";
            case NONE -> matter == Matter.SPACE_LEADER ? "nobody" : "none";
            case STAND -> "fly on";
            case BREAK_OFF_ALL -> "try to get away";
            case UNIT -> unit(UnitType.at(argument)) + price(matter, argument);
            case PDB_UP -> "put the PDB of " + planet(argument) + " up for " + points(cost(ForcePointCost.PDB_UP));
            case PDB_LEVEL ->
                "raise the PDB of " + planet(argument) + " by a level for " + points(cost(ForcePointCost.PDB_LEVEL));
            case QUESTION -> "with words";
            case TORTURE -> "under torture";
            case PAY_FOR_PDB -> "the PDB of " + planet(argument);
            case REPAIR -> "repair " + ship(argument);
            case MEND -> "mend " + card(argument);
            default -> StarSystemWords.answer(matter, side, action).in(Tongue.ENGLISH);
        };
    }

    private static String price(Matter matter, int type) {
        boolean bought = matter == Matter.PURCHASE
                || matter == Matter.SET_UP_PURCHASE
                || matter == Matter.RAISED_UNITS
                || matter == Matter.GARRISON
                || matter == Matter.IMPERIAL_LEVY;
        return bought ? " for " + points(Mix.cost(UnitType.at(type))) : "";
    }

    private static String points(int cost) {
        return cost == 1 ? "a point" : cost + " points";
    }

    private static int cost(String item) {
        return Resolution.PRINTED.forcePointCost(item);
    }
}
