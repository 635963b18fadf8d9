package fitg.play.order;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Prospect;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.state.Cast;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * How a side goes on in the fights of one place until its step is over: when it leaves off, and whether it strikes to kill. It goes by
 * the odds that lie open to both sides, and by its own losses, which both can count (RUL-85). Who stands in front and at whom is fired is
 * for the usual orders.
 *
 * @param below it leaves off while the odds are lower; of {@link Press#EVEN} and {@link Press#ODDS} only
 * @param prisoners whether it rather takes than kills; null to be asked as ever
 * @param before how many pieces it had there when this was ordered
 */
public record FightOrder(int place, Press press, Double below, Boolean prisoners, int before, String scope) {

    private static final double EVEN = 0.5;

    /** The questions before a fight and in it at which it can be ordered. */
    private static final Set<Question> FIGHTING = Set.of(
            Ask.DECLARE_COMBAT,
            Ask.ATTACK_FOUND,
            Ask.WEAPONS,
            Ask.AIM,
            Ask.BREAK_OFF,
            Query.ENVIRONS_BATTLE,
            Query.FOUND,
            Query.LASERS,
            Query.PRESS_ON,
            Query.FLEET_BREAK_OFF,
            Query.BREAK_OFF);

    private static final Set<Question> STANDING = Set.of(Ask.BREAK_OFF, Query.BREAK_OFF, Query.FLEET_BREAK_OFF);
    private static final Set<Question> STRIKING = Set.of(Ask.AIM, Query.LASERS);
    private static final Set<Kind> TAKING = Set.of(Kind.CAPTURE, Kind.STUN);

    /** When it leaves off. */
    public enum Press {
        /** Never: it stands and presses on to the end. */
        END,
        /** When it is worse than even. */
        EVEN,
        /** When the odds are below a limit. */
        ODDS,
        /** When half of those who were there are lost. */
        HALF
    }

    /** What the viewer says of a place while he is asked about a fight. */
    public static FightOrder at(PlayerView view, int place, Press press, Double below, Boolean prisoners) {
        Decision decision = view.decision().orElseThrow();
        return new FightOrder(
                place,
                press,
                press == Press.EVEN ? Double.valueOf(EVEN) : below,
                prisoners,
                pieces(view, place, decision.side()),
                Until.PLACE.scope(view));
    }

    /** Whether something can be said of a fight at this question. */
    public static boolean isOpenAt(Decision decision) {
        return FIGHTING.contains(decision.question());
    }

    boolean holdsIn(PlayerView view) {
        return scope.equals(Until.PLACE.scope(view));
    }

    /** Empty where it says nothing, or where what it says is not on offer. */
    Optional<Action> answer(PlayerView view, Decision decision) {
        Question question = decision.question();
        if (decision.subject() != place || !holdsIn(view)) {
            return Optional.empty();
        }
        if (STRIKING.contains(question)) {
            return Optional.ofNullable(prisoners).flatMap(take -> strike(decision, take));
        }
        if (STANDING.contains(question)) {
            return isTimeToLeave(view).flatMap(leaves -> offered(decision, leaves ? Kind.BREAK_OFF_ALL : Kind.STAND));
        }
        return question == Query.PRESS_ON
                ? isTimeToLeave(view).flatMap(leaves -> offered(decision, leaves ? Kind.CALL_OFF : Kind.GO_ON))
                : Optional.empty();
    }

    private static Optional<Action> strike(Decision decision, boolean take) {
        return decision.actions().stream()
                .filter(each -> TAKING.contains(each.kind()) == take)
                .findFirst();
    }

    private static Optional<Action> offered(Decision decision, Kind kind) {
        return Optional.of(Action.of(kind)).filter(decision::allows);
    }

    /** Empty where there are no odds to go by: then the player is asked. */
    private Optional<Boolean> isTimeToLeave(PlayerView view) {
        return switch (press) {
            case END -> Optional.of(false);
            case HALF -> {
                Side side = view.decision().orElseThrow().side();
                yield Optional.of(2 * pieces(view, place, side) <= before);
            }
            case EVEN, ODDS -> {
                OptionalDouble odds = Prospect.of(view);
                yield odds.isEmpty() ? Optional.empty() : Optional.of(odds.getAsDouble() < below);
            }
        };
    }

    /** People, units and starships of a side in a place. */
    private static int pieces(PlayerView view, int place, Side side) {
        int people = PieceSet.size(view.people().present(place, Cast.of(side)));
        int units = view.forces().units(place, side);
        return people + units + (view.further() instanceof Theatre ? counters(view, place, side) : 0);
    }

    private static int counters(PlayerView view, int place, Side side) {
        Counters counters = Theatre.counters(view);
        return counters.groundUnits(place, side) + counters.starships(place, side);
    }
}
