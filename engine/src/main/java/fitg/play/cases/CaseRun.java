package fitg.play.cases;

import fitg.play.position.PositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Plays a case and says what differs. */
public final class CaseRun {

    private CaseRun() {}

    /** Everything that is not as the case says; nothing when all of it is. What cannot be laid out or answered ends it. */
    public static List<Difference> of(Case each) {
        List<Difference> differences = new ArrayList<>();
        int at = each.head().number();
        try {
            CaseGame game = each.begin();
            for (Case.Step step : each.steps()) {
                at = step.line().number();
                Optional<String> difference = carryOut(step, game);
                int line = at;
                difference.ifPresent(sentence -> differences.add(new Difference(line, sentence)));
            }
            if (!game.luckLeft().isEmpty()) {
                differences.add(
                        new Difference(each.line(), "not all that is written down was drawn: " + game.luckLeft()));
            }
        } catch (PositionException wrong) {
            differences.add(new Difference(wrong.line(), wrong.sentence()));
        } catch (UnwrittenLuckException missing) {
            differences.add(new Difference(at, missing.getMessage()));
        }
        return differences;
    }

    private static Optional<String> carryOut(Case.Step step, CaseGame game) {
        return switch (step) {
            case Case.Step.When when -> {
                game.play(when.line());
                yield Optional.empty();
            }
            case Case.Step.Then then -> Then.difference(then.line(), game);
        };
    }
}
