package fitg.play.words;

import static fitg.play.words.Names.character;
import static fitg.play.words.Names.environ;
import static fitg.play.words.Names.place;
import static fitg.play.words.Names.planet;
import static fitg.play.words.Names.ship;

import fitg.content.Catalogue;
import fitg.content.Mission;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;

/** The questions and answers of 2002 in words. */
public final class SecondPrompts {

    private SecondPrompts() {}

    public static String prompt(Decision d) {
        int about = d.subject();
        PieceNames names = d.names();
        return switch (Query.of(d.question())) {
            case SET_UP_STACK -> "Does " + character(about) + " begin with the units or apart from them?";
            case SET_UP_HOLDER -> "Who holds the prisoner " + character(about) + "?";
            case SET_UP_FORMATION -> "How do your starships over " + planet(about) + " begin?";
            case INTERPLANETARY -> "Which starships move to another planet?";
            case STARSHIP_JOINS -> "Which starship goes along from " + place(about) + "?";
            case CARGO -> "What does " + names.counter(about) + " carry?";
            case BOARD -> "Which ship does " + character(about) + " board?";
            case DOCK -> "Which starship takes " + ship(about) + " along?";
            case DESTINATION -> "To which planet do the starships from " + place(about) + " go?";
            case RAKE -> "Does the PDB of " + planet(about) + " fire at what passes?";
            case PASSING -> "Does anybody change ships in " + place(about) + "?";
            case INTERCEPT -> "Do your starships over " + planet(about) + " intercept them?";
            case ARRIVAL -> "Stay in orbit over " + planet(about) + ", or land?";
            case TRANSFER_TO -> "Where does " + character(about) + " go?";
            case HAND_OVER_TO -> "Who takes over the prisoner " + character(about) + "?";
            case NEXT_SPACE_BATTLE -> "Which space combat is next?";
            case LEADER -> "Who leads your forces in " + place(about) + "?";
            case BATTLE_TRANSFER -> "Who changes ships before this round?";
            case PRESS_ON -> "Go on fighting in " + place(about) + "?";
            case LINE -> "Does " + names.counter(about) + " fight in the line?";
            case FLEET_BREAK_OFF -> "Do your starships try to break off from " + place(about) + "?";
            case BREAK_OFF_GOAL -> "Where do they flee?";
            case AIM_COUNTER -> "At what does " + names.counter(about) + " fire?";
            case AIM_EXTRA_DICE -> "At what do the extra dice fire?";
            case ATTACK_PDB -> "Do your starships attack the PDB of " + planet(about) + "?";
            case PDB_TARGET -> "At what does the PDB of " + planet(about) + " fire?";
            case CHARACTER_MOVE -> "Who moves?";
            case WALK_TO -> "Where does " + character(about) + " walk?";
            case CREW -> "Does " + character(about) + " come aboard?";
            case FLY_TO_PLANET -> "To which planet does " + ship(about) + " fly?";
            case FLY_TO_BOX -> "Where at " + planet(about) + " does it go?";
            case TRACK -> "Do your starships over " + planet(about) + " help to track the ship?";
            case PURSUER -> "Which starship goes after " + ship(about) + "?";
            case EVADE -> "Does " + ship(about) + " fight on or break off?";
            case PLANETARY_MOVE -> "Which units move on their planet?";
            case UNIT_JOINS -> "Which unit goes along from " + place(about) + "?";
            case MARCH_LEADER -> "Who leads them?";
            case TAKE_PRISONER -> "Does the prisoner " + character(about) + " go along?";
            case MARCH_TO -> "Where do they go from " + place(about) + "?";
            case ESCORT -> "Who takes a soldier as escort in " + environ(about) + "?";
            case ESCORT_KIND -> "Which soldier goes with " + character(about) + "?";
            case STACK -> "Does " + character(about) + " stand with the units or apart?";
            case REACTION -> "Where do you react?";
            case REACTION_PIECE -> "Who reacts into " + environ(about) + "?";
            case REACTION_LEADER -> "Does a leader go with " + names.counter(about) + "?";
            case REACTION_STACK -> "Does " + character(about) + " join the units or stand apart?";
            case NEXT_ENVIRONS_BATTLE -> "Which environ with units of both sides is next?";
            case ENVIRONS_BATTLE -> "Do you attack in " + environ(about) + "?";
            case FORMATION -> "How do your starships over " + planet(about) + " stand?";
            case SEARCH -> "Where do you search?";
            case SEARCH_UNITS -> "Do your units search " + environ(about) + ", and who leads them?";
            case SEARCH_CHARACTER -> "Does " + character(about) + " search, and so become detected?";
            case SEARCH_ORDER -> "Who searches " + environ(about) + " first?";
            case FOUND -> "They are found in " + environ(about) + ". How do you attack?";
            case LASERS -> "Lasers on stun or to kill?";
            case LINE_UP -> "Does " + names.fighter(about) + " fight in this round?";
            case BREAK_OFF -> "Do you try to break off?";
            case AIM -> "At whom does " + names.fighter(about) + " fire?";
            case RETURN_FIRE -> "At whom does " + names.fighter(about) + " fire back?";
            case RELEASED_FIRE -> "At whom does the fire of " + names.fighter(about) + ", held until now, go?";
            case PATROL_KIND -> "Which soldiers go after those left behind in " + environ(about) + "?";
            case HOLDER -> "Who holds the prisoner " + character(about) + "?";
            case SHIP_HOLDER -> "Who takes over " + ship(about) + "?";
            case EXCHANGE -> "Does a ship change hands?";
            case EXCHANGE_TO -> "Who gets " + ship(about) + "?";
            case EXCHANGE_CARD -> "Does a possession change hands?";
            case EXCHANGE_CARD_TO -> "Who gets " + Names.card(about) + "?";
            case MISSION_PLACE -> "Where do you undertake missions next?";
            case MISSION -> "Which mission is undertaken in " + place(about) + "?";
            case MISSION_MEMBER -> "Does " + character(about) + " go on the mission?";
            case MISSION_LEADER -> "Who leads " + Names.mission(Mission.at(about), d.side()) + "?";
            case MISSION_TARGET -> "Who is the target of " + Names.mission(Mission.at(about), d.side()) + "?";
            case QUEST_AIM -> "What is the ship after in " + place(about) + "?";
            case QUESTIONING -> "How is " + character(about) + " questioned?";
            case EVENT_ROLL -> "Roll for an event in " + environ(about) + "? Stopping forgoes the bonus rolls.";
            case COMPLETE -> "Complete " + Names.mission(Mission.at(about), d.side()) + " now?";
            case LOCALS_RAID -> "The locals raid your forces in " + environ(about) + ". What do you give up?";
            case SABOTAGE -> "What is sabotaged in " + environ(about) + "?";
            case SUBVERT -> "Which of your units in " + environ(about) + " goes over to the rebels?";
            case FREE_PRISONER -> "Who is freed?";
            case CREATURE_TARGET -> "Who faces the creature?";
            case CREATURE_SHIP -> "Which ship does it wreck?";
            case BONUS -> "Which group rolls its bonus dice next?";
            case REPAIR -> "What is repaired?";
            case CARD_REPAIRER -> "Who repairs " + Names.card(about) + "?";
            case REPAIRER -> "Who repairs " + ship(about) + "?";
            case PDB_UP -> "Which PDB is put up?";
        };
    }

    /** Which of the counters face down is sabotaged is left to chance. */
    private static String counter(Query question, String name) {
        if (question != Query.SABOTAGE) {
            return name;
        }
        return name.startsWith("ground unit ")
                ? "one of the ground units face down, at random"
                : name.startsWith("starship ") ? "one of the starships face down, at random" : name;
    }

    public static String describe(Question question, Side side, Action action, PieceNames names) {
        int argument = action.argument();
        return switch (action.kind()) {
            case END -> end(Query.of(question));
            case NONE -> none(Query.of(question));
            case TAKE -> "yes";
            case LEAVE -> question == Query.BOARD || question == Query.DOCK ? "stays" : "no";
            case ENVIRON -> environ(argument);
            case PLANET -> planet(argument);
            case PLACE -> place(argument);
            case CHARACTER -> character(argument);
            case COUNTER -> counter(Query.of(question), names.counter(argument));
            case UNITS -> question == Query.SEARCH_UNITS ? "search with the units, without a leader" : "the units";
            case SHIP -> ship(argument);
            case USE -> question == Query.REPAIR ? "repair " + Names.card(argument) : Names.card(argument);
            case REPAIR -> "repair " + ship(argument);
            case MILITARY_STACK -> "with the units";
            case CHARACTER_STACK -> "apart";
            case MOVE_SHIPS -> "starships from " + place(argument);
            case MARCH -> "march from " + place(argument);
            case LIFT -> "lift off from " + place(argument);
            case DESCEND -> "come down from " + place(argument);
            case LOW_FLIGHT -> "fly low from " + place(argument);
            case LAND -> "land in " + environ(argument);
            case STAY -> "stay in orbit";
            case FLY -> "fly " + ship(argument);
            case WALK -> character(argument) + " walks";
            case TRANSFER -> character(argument) + " changes ships";
            case HAND_OVER -> "hand over the prisoner " + character(argument);
            case BOARD -> "aboard " + names.counter(argument);
            case BOARD_SHIP -> "aboard " + ship(argument);
            case DEBARK -> "by shuttle to " + environ(argument);
            case RAKE -> "rake them";
            case INTERCEPT -> "intercept";
            case TRACK -> "take part";
            case ATTACK -> "attack";
            case DECLINE -> "no";
            case GO_ON -> "go on";
            case CALL_OFF -> "call it off";
            case IN_LINE -> "in the line";
            case HELD_BACK -> "held back";
            case STAND -> "stand and fight";
            case BREAK_OFF_ALL -> "all try to break off";
            case BREAK_OFF_INACTIVE -> "only those held back try to break off";
            case IMPULSE -> "by impulse to " + place(argument);
            case WARP -> "by warp to " + planet(argument);
            case BATTLE_FORMATION -> "battle formation";
            case DISPERSED -> "blockade dispersal";
            case SOLDIER -> "a " + soldier(argument);
            case SUICIDE_SQUAD -> "with the suicide squad";
            case PATROL -> "with a patrol of " + soldier(argument) + "s";
            case CHARACTERS -> question == Query.QUEST_AIM ? "the prisoners" : "with the characters who searched";
            case SOVEREIGN ->
                sovereign(
                        question,
                        Catalogue.standard().sovereigns().get(argument).name());
            case CAMP -> Names.mission(Mission.at(argument), side) + ", by the camp";
            case QUESTION -> "with words";
            case TORTURE -> "under torture";
            case REACT -> "react into " + environ(argument);
            case SEARCH -> "search " + environ(argument);
            case UNITS_FIRST -> "the units";
            case CHARACTERS_FIRST -> "the characters";
            case STUN -> "on stun, to capture (one die less each)";
            case KILL -> "to kill";
            case ACTIVE -> "fights (active)";
            case INACTIVE -> "stays behind (inactive)";
            case FIGHTER -> names.fighter(argument);
            case HOLD_FIRE -> "holds fire, for those behind the line";
            case MISSION, BONUS -> Names.mission(Mission.at(argument), side);
            case ROLL -> "roll";
            case STOP -> "stop here";
            case COMPLETE -> "complete it now";
            case CONTINUE -> "go on for another success";
            case PDB -> "the PDB";
            case PDB_UP -> "put the PDB of " + planet(argument) + " up";
            default -> throw new IllegalArgumentException(action.key() + " is no answer of 2002");
        };
    }

    /** Who leads or is aimed at is a name; who goes to orbit or comes down from it goes along. */
    private static String sovereign(Question question, String name) {
        return question == Query.INTERPLANETARY
                ? "shuttle for " + name
                : question == Query.UNIT_JOINS ? name + " goes along" : name;
    }

    private static String soldier(int soldier) {
        Soldier kind = Soldier.at(soldier);
        return kind == Soldier.LINE || kind == Soldier.REGULAR ? kind.key() + " soldier" : kind.key();
    }

    private static String end(Query query) {
        return switch (query) {
            case STARSHIP_JOINS, UNIT_JOINS -> "that is all";
            case INTERPLANETARY, CHARACTER_MOVE, PLANETARY_MOVE, REACTION, SEARCH, MISSION_PLACE -> "end this";
            default -> "done";
        };
    }

    private static String none(Query query) {
        return switch (query) {
            case CARGO -> "nothing";
            case SEARCH_UNITS -> "not with the units";
            default -> "nobody";
        };
    }
}
