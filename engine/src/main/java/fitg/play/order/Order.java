package fitg.play.order;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.Routine;
import fitg.play.odds.Prospect;
import fitg.procedure.Action;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A standing order.
 *
 * @param kind the question, or {@link Offers#ROUTINE}
 * @param scope what it holds for; once the game has left that, it is over
 * @param place where it holds; null if everywhere
 * @param below null where it goes by no odds
 * @param otherwise the answer while the odds are lower
 */
public record Order(
        String kind,
        String answer,
        Until until,
        String text,
        String scope,
        Integer place,
        Double below,
        String otherwise) {

    boolean holdsIn(PlayerView view) {
        return scope.equals(until.scope(view));
    }

    boolean isRoutine() {
        return kind.equals(Offers.ROUTINE);
    }

    boolean isFor(PlayerView view, Decision decision) {
        if (Offers.comesAlong(kind, decision.question())) {
            return view.battle()
                    .filter(each -> place != null && each.place() == place)
                    .isPresent();
        }
        boolean here = place == null || place == decision.subject();
        boolean asked = isRoutine() ? Routine.isRoutine(decision.question()) : kind.equals(Offers.kind(decision));
        return here && asked;
    }

    /** Empty where it says nothing, or where what it says is not on offer: then the player is asked. */
    Optional<Action> answer(PlayerView view, Decision decision) {
        if (Offers.comesAlong(kind, decision.question())) {
            return Optional.ofNullable(decision.suggested());
        }
        String key = answer;
        if (below != null) {
            OptionalDouble odds = Prospect.of(view);
            if (odds.isEmpty()) {
                return Optional.empty();
            }
            key = odds.getAsDouble() < below ? otherwise : answer;
        }
        return Optional.ofNullable(Offers.answer(decision, key));
    }
}
