package fitg.play.odds;

import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.sequence.Workshop;
import java.util.List;
import java.util.Optional;

/** A die up to what the repairer is able to; an item is told with whoever repairs it best. */
final class RepairOdds {

    private RepairOdds() {}

    /** Of the answer to which item is repaired, or to who does it. */
    static Optional<Odds> of(PlayerView view, Action action, String ruleCase) {
        if (!(view.underWay().getLast() instanceof Workshop workshop)) {
            return Optional.empty();
        }
        return switch (action.kind()) {
            case REPAIR, MEND, USE -> best(view, workshop, action, ruleCase);
            case CHARACTER, UNIT -> Optional.of(by(view, workshop, action, workshop.isAtShip(), ruleCase));
            default -> Optional.empty();
        };
    }

    private static Optional<Odds> best(PlayerView view, Workshop workshop, Action item, String ruleCase) {
        boolean ofShip = item.kind() == Kind.REPAIR;
        Action best = null;
        for (Action each : workshop.repairers(view.seen(), item)) {
            boolean better = best == null
                    || workshop.number(view.seen(), each, ofShip) > workshop.number(view.seen(), best, ofShip);
            best = better ? each : best;
        }
        return Optional.ofNullable(best).map(each -> by(view, workshop, each, ofShip, ruleCase));
    }

    private static Odds by(PlayerView view, Workshop workshop, Action repairer, boolean ofShip, String ruleCase) {
        int number = workshop.number(view.seen(), repairer, ofShip);
        Said who = repairer.kind() == Kind.CHARACTER
                ? Said.name(Names.character(repairer.argument()))
                : Said.of("odds.repair.a-unit");
        String needed = number >= Workshop.SURE ? "odds.repair.no-luck" : "odds.repair.die-up-to";
        return new Odds(
                ruleCase,
                List.of(Outcome.of(Odds.sixths(number), "odds.repair.done")),
                List.of(Said.of(needed, who, Said.number(number))));
    }
}
