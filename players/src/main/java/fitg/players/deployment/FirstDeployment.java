package fitg.players.deployment;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.state.Cast;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A deployment of 1979: where the pieces of a side go.
 *
 * @param units for each kind the environ of each unit, as often as units stand there
 * @param characters the environ of all characters, or space
 * @param holders for each ship who gets it
 * @param withUnits the set of characters that start in the military stack
 */
public record FirstDeployment(
        String scenario,
        Side side,
        String id,
        String name,
        String idea,
        Map<UnitType, List<Integer>> units,
        int characters,
        Map<Integer, Integer> holders,
        long withUnits)
        implements Deployment {

    public FirstDeployment {
        units = Map.copyOf(units);
        holders = Map.copyOf(holders);
    }

    @Override
    public Optional<Action> answer(PlayerView view, Decision decision) {
        int subject = decision.subject();
        Optional<Action> wanted = switch (Ask.of(decision.question())) {
            case SET_UP_UNIT -> nextPlace(view, UnitType.at(subject)).map(place -> Action.of(Kind.ENVIRON, place));
            case SET_UP_CHARACTERS -> Optional.of(Action.of(Kind.ENVIRON, characters));
            case SET_UP_SHIP -> Optional.ofNullable(holders.get(subject)).map(to -> Action.of(Kind.CHARACTER, to));
            case SET_UP_STACK ->
                Optional.of(Action.of(PieceSet.has(withUnits, subject) ? Kind.MILITARY_STACK : Kind.CHARACTER_STACK));
            default -> Optional.empty();
        };
        return wanted.filter(decision::allows);
    }

    /** The first environ that has not yet all the units of a kind it should have. */
    private Optional<Integer> nextPlace(PlayerView view, UnitType kind) {
        List<Integer> places = units.getOrDefault(kind, List.of());
        return places.stream()
                .filter(place -> view.forces().units(place, kind) < Collections.frequency(places, place))
                .findFirst();
    }

    @Override
    public boolean isOfSetUp(Question question) {
        return question instanceof Ask
                && switch (Ask.of(question)) {
                    case SET_UP_UNIT, SET_UP_CHARACTERS, SET_UP_SHIP, SET_UP_STACK -> true;
                    default -> false;
                };
    }

    @Override
    public boolean stands(PlayerView view) {
        for (int environ : view.scenario().environs()) {
            for (UnitType kind : view.forces().roster().of(side)) {
                List<Integer> places = units.getOrDefault(kind, List.of());
                if (view.forces().units(environ, kind) != Collections.frequency(places, environ)) {
                    return false;
                }
            }
        }
        long cast = view.scenario().cast(side);
        boolean together = members(cast).allMatch(character -> view.people().at(character) == characters);
        boolean held =
                holders.entrySet().stream().allMatch(each -> view.gear().shipHolder(each.getKey()) == each.getValue());
        return together && held && (view.people().military() & cast) == withUnits;
    }

    private static IntStream members(long set) {
        return IntStream.range(0, Cast.COUNT).filter(each -> PieceSet.has(set, each));
    }
}
