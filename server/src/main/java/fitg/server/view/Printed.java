package fitg.server.view;

import fitg.content.ActionCard;
import fitg.content.Catalogue;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * The names under which pieces leave the server. They are those of the action keys, so that a client can match a piece
 * on its board with a legal action.
 */
final class Printed {

    static final Catalogue CATALOGUE = Catalogue.standard();

    private static final String[] SHIPS = keys(Kind.SHIP, CATALOGUE.ships().size());

    private static final String[] FIGHTERS = keys(Kind.FIGHTER, PieceSet.CAPACITY);

    private Printed() {}

    /** What stands behind the colon of the action key. */
    private static String[] keys(Kind kind, int count) {
        String[] keys = new String[count];
        for (int argument = 0; argument < count; argument++) {
            keys[argument] =
                    Action.of(kind, argument).key().substring(kind.key().length() + 1);
        }
        return keys;
    }

    static int environ(int environ) {
        return CATALOGUE.environ(environ).id();
    }

    /** An environ by its number, another place by its word in the action keys. */
    static Object place(int place) {
        return Place.isEnviron(place) ? (Object) environ(place) : Place.key(place);
    }

    /** What pieces without a printed name are called at this moment. */
    static PieceNames names(PlayerView view) {
        return view.names();
    }

    static int planet(int planet) {
        return CATALOGUE.planet(planet).id();
    }

    static int character(int character) {
        return CATALOGUE.character(character).number();
    }

    static int possession(int card) {
        return CATALOGUE.possession(card).number();
    }

    static int actionCard(int card) {
        return card + ActionCard.FIRST;
    }

    static String ship(int ship) {
        return SHIPS[ship];
    }

    /** Somebody in a character combat of 2002. */
    static String fighter(int fighter) {
        return FIGHTERS[fighter];
    }

    static String unit(UnitType kind) {
        return kind.key();
    }

    static String mission(Mission mission) {
        return String.valueOf(mission.letter());
    }

    /** A constant as the action keys spell theirs: {@code REBEL_CONTROL} becomes "rebel-control". */
    static String word(Enum<?> constant) {
        return word(constant.name());
    }

    static String word(Question question) {
        return word(question.name());
    }

    private static String word(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The same, or null where there is nobody. */
    static String side(Side side) {
        return side == null ? null : word(side);
    }

    static List<Integer> characters(long set) {
        return each(set, Printed::character);
    }

    /** The members of a set in ascending order, each translated. */
    static <T> List<T> each(long set, IntFunction<T> translation) {
        List<T> members = new ArrayList<>(PieceSet.size(set));
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            members.add(translation.apply(PieceSet.lowest(rest)));
        }
        return List.copyOf(members);
    }

    static boolean holds(long set, int member) {
        return PieceSet.has(set, member);
    }
}
