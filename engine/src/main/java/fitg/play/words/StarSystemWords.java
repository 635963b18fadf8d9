package fitg.play.words;

import fitg.content.Mission;
import fitg.content.Rating;
import fitg.content.Sentences;
import fitg.content.Side;
import fitg.content.Tongue;
import fitg.content.UnitType;
import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import java.util.Locale;
import java.util.Optional;

/** The questions and answers of the Star System Game: which sentence they are, and who or what is in it. */
public final class StarSystemWords {

    private static final String ANSWER = "answer.";
    private static final Said NOTHING = Said.name("");

    private StarSystemWords() {}

    // ---- questions

    public static Said question(Decision d) {
        return Said.of("ask." + word(d.question().name()), about(d), soFar(d));
    }

    private static String word(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Said about(Decision d) {
        int about = d.subject();
        String name = switch (d.question().subject()) {
            case ENVIRON -> Names.environ(about);
            case PLACE -> Names.place(about);
            case PLANET -> Names.planet(about);
            case CHARACTER -> Names.character(about);
            case UNIT -> Names.unit(UnitType.at(about));
            case SHIP -> Names.ship(about);
            case POSSESSION -> Names.card(about);
            case MISSION -> Names.mission(Mission.at(about), d.side());
            default -> "";
        };
        return Said.name(name);
    }

    /** Once the act has a destination or a mission. */
    private static Said soFar(Decision d) {
        for (Action action : d.soFar()) {
            if (action.kind() == Kind.ENVIRON) {
                return Said.of("so-far.place", Said.name(Names.environ(action.argument())));
            }
            if (action.kind() == Kind.MISSION) {
                return Said.of("so-far.mission", Said.name(Names.mission(Mission.at(action.argument()), d.side())));
            }
        }
        return NOTHING;
    }

    // ---- answers

    public static Said answer(Question question, Side side, Action action) {
        return switch (action.kind()) {
            case COUNT -> question == Ask.WOUNDS ? wounds(action.argument()) : count(action.argument());
            case RATING ->
                Said.of(ANSWER + "rating." + word(Rating.at(action.argument()).name()));
            case UNIT -> {
                boolean two = question == Ask.SUBVERT
                        && !UnitType.at(action.argument()).mobile();
                yield Said.of(ANSWER + (two ? "unit.two" : "unit"), piece(side, action));
            }
            default -> plain(question, side, action);
        };
    }

    /** Some answers are said otherwise to some questions. */
    private static Said plain(Question question, Side side, Action action) {
        String kind = ANSWER + action.kind().key();
        String own = kind + "." + word(question.name());
        Sentences english = Sentences.in(Tongue.ENGLISH);
        if (!english.has(kind)) {
            throw new IllegalArgumentException(action.key() + " is no answer of the Star System Game");
        }
        return Said.of(english.has(own) ? own : kind, piece(side, action));
    }

    private static Said piece(Side side, Action action) {
        int argument = action.argument();
        String name = switch (action.kind().of()) {
            case ENVIRON -> Names.environ(argument);
            case PLANET -> Names.planet(argument);
            case CHARACTER -> Names.character(argument);
            case UNIT -> Names.unit(UnitType.at(argument));
            case SHIP -> Names.ship(argument);
            case POSSESSION -> Names.card(argument);
            case MISSION -> Names.mission(Mission.at(argument), side);
            case PLACE -> Names.place(argument);
            default -> "";
        };
        return Said.name(name);
    }

    /** In words, because the answers are numbered too. */
    private static Said count(int number) {
        return worded("count", number).orElseGet(() -> Said.of(ANSWER + "count", Said.name(String.valueOf(number))));
    }

    private static Said wounds(int number) {
        return worded("wounds", number).orElseGet(() -> Said.of(ANSWER + "wounds", count(number)));
    }

    private static Optional<Said> worded(String what, int number) {
        String key = ANSWER + what + "." + number;
        return Sentences.in(Tongue.ENGLISH).has(key) ? Optional.of(Said.of(key)) : Optional.empty();
    }
}
