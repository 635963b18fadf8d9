package fitg.play.words;

import static fitg.play.words.Names.card;
import static fitg.play.words.Names.character;
import static fitg.play.words.Names.environ;
import static fitg.play.words.Names.planet;
import static fitg.play.words.Names.ship;
import static fitg.play.words.Names.unit;

import fitg.content.CounterType;
import fitg.content.Mission;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.play.Decision;
import fitg.play.Decision.Step;
import fitg.play.question.Family;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import fitg.procedure.Question.Subject;
import java.util.Locale;

/** The questions and the answers in words. */
public final class Prompts {

    private static final String[] NUMBERS = {"none", "one", "two", "three", "four", "five", "six"};

    private Prompts() {}

    static String prompt(Decision d) {
        return Family.of(d.question()).prompt(d);
    }

    /** The questions of the Star System Game. */
    public static String ofAsk(Decision d) {
        int about = d.subject();
        return switch (Ask.of(d.question())) {
            case SET_UP_UNIT -> "Where do you place this " + unit(UnitType.at(about)) + "?";
            case SET_UP_CHARACTERS -> "In which environ do your characters and ships begin?";
            case SET_UP_STACK -> "Does " + character(about) + " begin with the military units?";
            case SET_UP_SHIP -> "Who gets " + ship(about) + "?";
            case PENDING_UNITS -> "Not all waiting units fit into " + environ(about) + ". How many 2-1 come now?";
            case ARRIVAL_KIND -> "Which reinforcement: a Line, or a Patrol and the right to put a PDB Up this turn?";
            case ARRIVAL -> "Where does the " + unit(UnitType.at(about)) + " arrive?";
            case ENTER_FROM_SPACE -> "Where do you come down from space?";
            case MOVE -> "What do you move?";
            case MOVE_DESTINATION -> "Where do units from " + environ(about) + " go?";
            case MOVE_UNITS -> "How many go" + placeSoFar(d) + ": " + unit(UnitType.at(about)) + "?";
            case MOVE_CHARACTER -> "Does " + character(about) + " go along with the units" + placeSoFar(d) + "?";
            case MOVE_PRISONER -> "Does the prisoner " + character(about) + " go along?";
            case MOVE_SHIP -> "Does " + ship(about) + " go along?";
            case FLIGHT_DESTINATION -> "Where does " + ship(about) + " fly?";
            case FLIGHT_PASSENGER -> "Does " + character(about) + " come aboard" + placeSoFar(d) + "?";
            case WALK_DESTINATION -> "Where does " + character(about) + " walk?";
            case HAND_OVER -> "Who takes over the prisoner " + character(about) + "?";
            case PDB_ATTACK -> "Does the PDB of " + planet(about) + " fire at the moving units?";
            case LOSSES -> "How many do you lose: " + unit(UnitType.at(about)) + "?";
            case ORGANISE -> "Who changes between the military and the character stack?";
            case REACTION -> "Where do you react?";
            case REACTION_ORIGIN -> "From where do you react into " + environ(about) + "?";
            case REACTION_PIECE -> "Who reacts from " + environ(about) + "?";
            case REACTION_LEADER -> "Does a leader go along from " + environ(about) + "?";
            case REACTION_WAY -> "How does " + character(about) + " come?";
            case REACTION_STACK -> "Which stack does " + character(about) + " join?";
            case NEXT_COMBAT -> "Which contested environ is next?";
            case DECLARE_COMBAT -> "Do you attack in " + environ(about) + "?";
            case LEADER -> "Who leads your units in " + environ(about) + "?";
            case NEXT_SEARCH -> "Where do you search?";
            case SEARCH_UNITS -> "Do your units search " + environ(about) + "?";
            case SEARCH_LEADER -> "Who leads the search of your units in " + environ(about) + "?";
            case SEARCH_CHARACTER -> "Does " + character(about) + " search, and so become detected?";
            case SEARCH_ORDER -> "Who searches " + environ(about) + " first?";
            case ATTACK_FOUND -> "They are found in " + environ(about) + ". Do you attack?";
            case ATTACK_FOUND_WITH -> "A group is found in " + environ(about) + ". With whom do you attack?";
            case ATTACKER -> "Does " + character(about) + " attack?";
            case WEAPONS -> "Which weapons do you choose in " + environ(about) + "?";
            case AIM -> "Do you fight to kill or to capture?";
            case ACTIVE -> "Does " + character(about) + " fight in this round?";
            case BREAK_OFF -> "Do you try to break off?";
            case WOUNDS -> "How many wounds does " + character(about) + " take?";
            case HOLDER -> "Who holds the prisoner " + character(about) + "?";
            case SHIP_HOLDER -> "Who takes over " + ship(about) + "?";
            case EXCHANGE -> "Where do possessions or ships change hands?";
            case EXCHANGE_CARD -> "Who holds " + card(about) + " from now on?";
            case EXCHANGE_SHIP -> "Who holds " + ship(about) + " from now on?";
            case NEXT_ENVIRON -> "In which environ do you undertake missions next?";
            case MISSION -> "Which mission is undertaken in " + environ(about) + "?";
            case MISSION_MEMBER -> "Does " + character(about) + " go on the mission" + missionSoFar(d) + "?";
            case TARGET -> "Who is to be assassinated?";
            case DRAW -> "Draw another action card in " + environ(about) + "? Stopping forgoes the bonus draws.";
            case LETTER_ORDER -> "Which mission takes its success first?";
            case COMPLETE ->
                "Complete " + Names.mission(Mission.at(about), d.side()) + " now with the successes it has?";
            case ACCIDENT -> "Who has the accident?";
            case LOCALS_RAID -> "The locals raid your forces in " + environ(about) + ". What do you give up?";
            case COUP_VICTIM -> "Who of the group is killed?";
            case CREATURE_TARGET -> "Who faces the creature?";
            case CREATURE_SHIP -> "Which ship does it wreck?";
            case BONUS -> "Whose bonus draws are taken next in " + environ(about) + "?";
            case SABOTAGE -> "What is sabotaged in " + environ(about) + "?";
            case SUBVERT -> "Which of your units in " + environ(about) + " go over to the rebels?";
            case FREE_PRISONER -> "Who is freed?";
            case NEW_POSSESSION -> "Who receives " + card(about) + "?";
            case OVERSTACKED -> "There are too many units in " + environ(about) + ". Which one goes?";
            case BUY_2_1 -> "How many 2-1 units (three points each) rise in " + environ(about) + "?";
            case BUY_1_0 -> "How many 1-0 units (one point each) rise in " + environ(about) + "?";
            case UPRISING -> "Where do the new units attack at once?";
            case KNIGHT_SHIP -> "Which Knight receives a new spaceship?";
            case USE_POSSESSION -> "Do you use a possession now?";
            case DRUG_RATING -> "Which rating of " + character(about) + " does the drug raise?";
            case CERVAC_VICTIM -> "Whom does Cervac Mk V disable for this phase?";
            case GEMS_SHIP -> "Which ship do the gems buy?";
            case GEMS_HOLDER -> "Who gets " + ship(about) + "?";
        };
    }

    /** " to Quibron Wild" once the act has a destination. */
    private static String placeSoFar(Decision d) {
        for (Action action : d.soFar()) {
            if (action.kind() == Kind.ENVIRON) {
                return " to " + environ(action.argument());
            }
        }
        return "";
    }

    private static String missionSoFar(Decision d) {
        for (Action action : d.soFar()) {
            if (action.kind() == Kind.MISSION) {
                return " " + Names.mission(Mission.at(action.argument()), d.side());
            }
        }
        return "";
    }

    static String describe(Decision d, Action action) {
        return plain(d.question(), d.side(), action, d.names());
    }

    private static String plain(Question question, Side side, Action action, PieceNames names) {
        return Family.of(question).describe(question, side, action, names);
    }

    /** A step of an act that is done: "Frun Sentel", "not Doctor Sontag", "two Militia". */
    public static String describe(Step step, Side side, PieceNames names) {
        Action answer = step.answer();
        String subject = subject(step.question().subject(), step.subject(), names);
        String plain = plain(step.question(), side, answer, names);
        if (subject.isEmpty()) {
            return plain;
        }
        return switch (answer.kind()) {
            case TAKE -> subject;
            case LEAVE -> "not " + subject;
            case COUNT -> plain + " " + subject;
            case MILITARY_STACK, CHARACTER_STACK, ON_FOOT, BY_SHIP -> subject + " " + plain;
            case CHARACTER -> subject + " to " + plain;
            default -> plain;
        };
    }

    private static String subject(Subject kind, int subject, PieceNames names) {
        return switch (kind) {
            case CHARACTER -> character(subject);
            case UNIT -> unit(UnitType.at(subject));
            case SHIP -> ship(subject);
            case POSSESSION -> card(subject);
            case COUNTER -> names.counter(subject);
            case FIGHTER -> names.fighter(subject);
            case COUNTER_TYPE -> CounterType.at(subject).name();
            case NONE, ENVIRON, PLANET, MISSION, PLACE, PROVINCE, EVENT, SOVEREIGN -> "";
        };
    }

    /** An answer in the Star System Game. */
    public static String describe(Question question, Side side, Action action) {
        int argument = action.argument();
        return switch (action.kind()) {
            case END -> "done";
            case PASS -> "no";
            case NONE -> question == Ask.SEARCH_UNITS ? "not with the units" : "nobody";
            case TAKE -> "yes";
            case LEAVE -> "no";
            case COUNT -> count(question, argument);
            case ENVIRON -> environ(argument);
            case PLACE -> Names.place(argument);
            case CHARACTER -> character(argument);
            case UNIT -> unitAnswer(question, argument);
            case UNITS -> units(question);
            case SHIP -> ship(argument);
            case RATING -> Rating.at(argument).name().toLowerCase(Locale.ROOT);
            case MILITARY_STACK -> "with the military units";
            case CHARACTER_STACK -> "in the character stack";
            case SWITCH -> character(argument) + " changes stack";
            case MOVE_UNITS -> "units from " + environ(argument);
            case FLY -> "fly " + ship(argument);
            case WALK -> character(argument) + " walks";
            case HAND_OVER -> "hand over the prisoner " + character(argument);
            case PDB_UP -> "put the PDB of " + planet(argument) + " Up";
            case PDB -> "the PDB";
            case FROM -> "from the " + Names.place(argument);
            case REACT -> "react into " + environ(argument);
            case ON_FOOT -> "on foot";
            case BY_SHIP -> "by ship";
            case ATTACK -> "attack";
            case DECLINE -> "do not attack";
            case SEARCH -> "search " + environ(argument);
            case UNITS_FIRST -> "the units";
            case CHARACTERS_FIRST -> "the characters";
            case SQUAD -> "with a squad";
            case CHARACTERS -> "with characters";
            case HAND_TO_HAND -> "hand to hand";
            case FIREFIGHT -> "firefight (wounds are doubled)";
            case KILL -> "to kill";
            case CAPTURE -> "to capture (two columns harder)";
            case ACTIVE -> "fights (active)";
            case INACTIVE -> "stays behind (inactive)";
            case STAND -> "stand and fight";
            case BREAK_OFF_INACTIVE -> "only those behind break off";
            case BREAK_OFF_ACTIVE -> "only those who fight break off";
            case BREAK_OFF_ALL -> "all break off";
            case EXCHANGE -> "exchange in " + environ(argument);
            case MISSION -> Names.mission(Mission.at(argument), side);
            case CAMP -> "the Rebel camp: " + Names.mission(Mission.at(argument), side);
            case DRAW -> "draw";
            case STOP -> "stop here";
            case COMPLETE -> "complete it now";
            case CONTINUE -> "go on for more successes";
            case BONUS -> Names.mission(Mission.at(argument), side);
            case USE -> "use " + card(argument);
            default -> throw new IllegalArgumentException(action.key() + " is no answer of the Star System Game");
        };
    }

    /** In words, because the answers are numbered too. */
    private static String count(Question question, int number) {
        String word = number < NUMBERS.length ? NUMBERS[number] : String.valueOf(number);
        if (question != Ask.WOUNDS) {
            return word;
        }
        return number == 0 ? "no wounds" : word + (number == 1 ? " wound" : " wounds");
    }

    private static String unitAnswer(Question question, int type) {
        boolean two = question == Ask.SUBVERT && !UnitType.at(type).mobile();
        return two ? "two " + unit(UnitType.at(type)) : unit(UnitType.at(type));
    }

    private static String units(Question question) {
        return switch (Ask.of(question)) {
            case SEARCH_UNITS -> "search with the units";
            case SABOTAGE -> "one of the mobile units, at random";
            default -> "the military units";
        };
    }
}
