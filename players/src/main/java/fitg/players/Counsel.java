package fitg.players;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds;
import fitg.play.odds.Odds.Outcome;
import fitg.players.mind.Advice;
import fitg.procedure.Action;
import java.util.Optional;

/**
 * What a Captain advises at a question, and which answer may therefore be given without a look: his, or none. Browser and
 * terminal take it from here, so that Enter, hint and guide never say different things.
 *
 * @param preset empty where the odds that stand beside his choice speak against it
 */
public record Counsel(Advice advice, Optional<Action> preset) {

    /** Whoever attacks fears this. */
    private static final String RUIN = "odds.battle.attacker-cleared";

    private static final double LIKELY = 0.5;

    /** The view is that of the side which is asked. */
    public static Counsel of(PlayerView view, Decision decision) {
        Advice advice = new Captain(0).advise(view, decision);
        boolean spokenAgainst = Odds.of(view, advice.action())
                .filter(odds -> isRuinous(odds) || isVain(odds, decision))
                .isPresent();
        return new Counsel(advice, Optional.of(advice.action()).filter(choice -> !spokenAgainst));
    }

    private static boolean isRuinous(Odds odds) {
        return odds.outcomes().stream()
                .filter(outcome -> RUIN.equals(outcome.key()))
                .mapToDouble(Outcome::probability)
                .anyMatch(chance -> chance >= LIKELY);
    }

    /** What cannot succeed is not begun; what has begun is gone through with. */
    private static boolean isVain(Odds odds, Decision decision) {
        return odds.warning().isPresent() && !decision.question().continuesAct();
    }
}
