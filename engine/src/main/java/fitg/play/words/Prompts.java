package fitg.play.words;

import static fitg.play.words.Names.card;
import static fitg.play.words.Names.character;
import static fitg.play.words.Names.ship;
import static fitg.play.words.Names.unit;

import fitg.content.CounterType;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.play.Decision;
import fitg.play.Decision.Step;
import fitg.play.question.Family;
import fitg.procedure.Action;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import fitg.procedure.Question.Subject;

/** The questions and the answers in words. */
public final class Prompts {

    private Prompts() {}

    static String prompt(Decision d) {
        return Family.of(d.question()).prompt(d);
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
            case COUNT -> answer.argument() == 0 ? "no " + subject : plain + " " + subject;
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
}
