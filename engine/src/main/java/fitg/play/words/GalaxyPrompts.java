package fitg.play.words;

import static fitg.play.words.Names.character;
import static fitg.play.words.Names.environ;
import static fitg.play.words.Names.place;
import static fitg.play.words.Names.planet;
import static fitg.play.words.Names.ship;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Mission;
import fitg.content.Side;
import fitg.content.StrategicAssignment;
import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.PieceNames;

/** The questions and answers of a galaxy-wide game in words. */
public final class GalaxyPrompts {

    private static final Catalogue PRINTED = Catalogue.standard();

    private GalaxyPrompts() {}

    public static String prompt(Affair affair, Decision d) {
        int about = d.subject();
        return switch (affair) {
            case ASSIGNMENT_ORDER -> "Which Strategic Assignment comes next in your deck?";
            case LAST_ASSIGNMENTS -> "Which of the other assignments comes next in the last six game-turns?";
            case BASE -> "On which planet is the secret base?";
            case GARRISON -> "What garrisons " + planet(about) + "?";
            case DEPLOYMENT -> "What else do you deploy in " + province(about) + "?";
            case WHERE -> "Where does the " + CounterType.at(about).name() + " go?";
            case BARCA -> "With which stack does " + character(about) + " begin?";
            case KNIGHT -> "On which planet does " + character(about) + " begin?";
            case KNIGHTS_BOX -> "Where at " + planet(about) + "?";
            case POSSESSION_HOLDER -> "Who gets " + Names.card(about) + "?";
            case CRUISER_HOLDER -> "Who gets " + ship(about) + "?";
            case GROUP_PLACE -> "Where does the group of " + character(about) + " begin?";
            case EVENT_CHOICE -> event(about) + ": what do you choose?";
            case TAX -> "How do you tax " + province(about) + "?";
            case SHOW_SECRET ->
                about < 0 ? "Do you show a planet secret?" : "Do you show the secret of " + planet(about) + " now?";
            case KEEP_SECRETS -> "Do you show planet secrets, or keep them in this game-turn?";
            case SHOW_ANDROID -> "Does the Advisor Android find out the secret of " + planet(about) + "?";
            case UPKEEP -> "The upkeep cannot be paid for all. For what do you pay next?";
            case REVEAL_BASE -> "Do you reveal the secret base?";
            case IMPERIAL_PURCHASE, REBEL_PURCHASE -> "What do you spend force points on?";
            case BASE_COMBAT -> "Where do your units at the base fight?";
            case IMPERIAL_UNITS -> "What do the people of " + environ(about) + " raise for you?";
            case REBEL_UNITS -> "What rises in " + environ(about) + "?";
            case UPRISING_COMBAT -> "Where do those who have risen fight?";
            case DOMINO_RACE -> "Whose people do you turn to first?";
            case DOMINO -> "The news from " + planet(about) + " spreads. Which planet hears it?";
            case NEXT_RISING -> "Which planet rises next?";
            case NEXT_CONTROL -> "Which planet is freed next?";
            case MEDIKIT -> "Does " + character(about) + " use the Medi-kit?";
            case BLOCKADE -> "Do your fleets turn the loyalty of " + planet(about) + "?";
            case ATROCITY -> "Do you commit an atrocity?";
            case LIFT_HYPNOSIS -> "Do you lift a mass hypnosis?";
            case NAME_PLANET -> "Which planet do you name as not your base?";
            case LEARN -> "What do you want to know of the Empire?";
            case SECRET_TO_SEE -> "Which planet's secret do you want to see?";
            case SQUAD_CARRIER ->
                "Which unit carries the suicide squad of " + d.names().counter(about) + "?";
            case SECOND_MISSION -> "Which other mission does the same group undertake?";
            case CLONING -> "One of your dead, or a new character?";
        };
    }

    public static String describe(Affair affair, Action action, PieceNames names) {
        int argument = action.argument();
        return switch (action.kind()) {
            case END -> affair == Affair.DOMINO ? "no more" : "done";
            case PASS, DECLINE, LEAVE -> "no";
            case NONE -> "none";
            case TAKE -> "yes";
            case COUNT -> PRINTED.races().get(argument).plural();
            case ENVIRON -> environ(argument);
            case PLANET -> planet(argument);
            case PLACE -> place(argument);
            case CHARACTER -> character(argument);
            case COUNTER -> names.counter(argument);
            case ASSIGNMENT -> assignment(argument);
            case SHUFFLE -> "shuffle the rest";
            case BUY ->
                CounterType.at(argument).name() + " ("
                        + CounterType.at(argument).cost() + ")";
            case PDB_UP -> "put the PDB of " + planet(argument) + " up (1)";
            case PDB_LEVEL -> "raise the PDB of " + planet(argument) + " by a level (3)";
            case REPAIR_UNIT -> "repair " + names.counter(argument);
            case SQUAD_WITH -> "a suicide squad with " + names.counter(argument) + " (10)";
            case TAX_FULL -> planet(argument) + " in full";
            case TAX_HALF -> planet(argument) + " by half";
            case TAX_NOTHING -> planet(argument) + " not at all";
            case HALF_FOR_ALL -> "half for all the rest";
            case REVEAL -> "show the secret of " + planet(argument);
            case IN_EVERY_SEGMENT -> "ask again in every segment";
            case REVEAL_BASE -> "reveal it";
            case PAY_FOR -> names.counter(argument);
            case PAY_FOR_PDB -> "the PDB of " + planet(argument);
            case PROVINCE -> "all Imperial units in " + province(argument);
            case TWO_SECRETS -> "two planet secrets";
            case NEXT_ASSIGNMENT -> "the next Strategic Assignment";
            case SNEAK_ATTACK -> "sneak attack in " + environ(argument);
            case STRAFE -> "strafe " + planet(argument);
            case CHEMICALS -> "chemicals on " + planet(argument);
            case HYPNOSIS -> "mass hypnosis on " + planet(argument);
            case HALT_ROTATION -> "halt the rotation of " + planet(argument);
            case LIFT_HYPNOSIS -> "wake " + planet(argument);
            case ALSO -> Names.mission(Mission.at(argument), Side.REBEL);
            case OWN_DEAD -> "one of your dead, at random";
            case FROM_THE_DECK -> "a new character";
            case SOVEREIGN -> PRINTED.sovereigns().get(argument).name();
            case ATTACK -> "attack";
            default -> throw new IllegalArgumentException(action.key() + " is no answer of a campaign");
        };
    }

    public static String event(int number) {
        return PRINTED.campaign().galacticEvents().stream()
                .filter(card -> card.number() == number)
                .findFirst()
                .orElseThrow()
                .title();
    }

    static String province(int province) {
        return PRINTED.provinces().stream()
                .filter(each -> each.id() == province)
                .findFirst()
                .orElseThrow()
                .name();
    }

    public static String assignment(int card) {
        StrategicAssignment printed = PRINTED.campaign().strategicAssignments().get(card);
        return province(printed.provinceA()) + " and " + province(printed.provinceB());
    }
}
