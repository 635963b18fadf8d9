package fitg.play.odds;

import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Procedure;
import fitg.rules.combat.first.CharacterCombat;
import fitg.rules.combat.first.Course;
import fitg.rules.combat.first.FightEnd;
import fitg.rules.combat.first.Outlook;
import fitg.rules.combat.first.SingleAttacks;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** A character combat to its end, as those who are asked about it are told of it. */
record WholeFight(Outlook outlook, Optional<Course> course) {

    static WholeFight of(Outlook outlook) {
        return new WholeFight(outlook, outlook.course());
    }

    /** The fight under way as the viewer knows it; only while he is asked. */
    static Optional<Outlook> underWay(PlayerView view) {
        for (Procedure each : view.underWay().reversed()) {
            if (each instanceof CharacterCombat combat) {
                return Optional.of(combat.outlook(view.seen()));
            }
            if (each instanceof SingleAttacks attacks) {
                return Optional.of(attacks.outlook(view.seen()));
            }
        }
        return Optional.empty();
    }

    void ifTheyStand(List<Outcome> outcomes, List<Said> remarks) {
        tell(Course::ifTheyStand, outcomes, remarks);
    }

    void ifTheyRun(List<Outcome> outcomes, List<Said> remarks) {
        tell(Course::ifTheyRun, outcomes, remarks);
    }

    void asCostsLeast(List<Outcome> outcomes, List<Said> remarks) {
        tell(Course::asCostsLeast, outcomes, remarks);
    }

    /** The chance that those in front live and are free if they stand. */
    OptionalDouble safety() {
        return course.map(Course::ifTheyStand)
                .map(end -> OptionalDouble.of(1 - end.dead() - end.taken()))
                .orElse(OptionalDouble.empty());
    }

    private void tell(Function<Course, FightEnd> choice, List<Outcome> outcomes, List<Said> remarks) {
        if (course.isEmpty()) {
            remarks.add(Said.of("odds.fight.not-reckoned"));
            return;
        }
        FightEnd end = choice.apply(course.get());
        outcomes.add(Outcome.of(end.dead(), "odds.fight.dead"));
        if (outlook.isToCapture()) {
            outcomes.add(Outcome.of(end.taken(), "odds.fight.prisoner"));
        }
        outcomes.add(Outcome.of(end.away(), "odds.fight.away"));
        if (end.spared() > 0) {
            outcomes.add(Outcome.of(end.spared(), "odds.fight.spared"));
        }
        outcomes.add(Outcome.of(end.beaten(), "odds.fight.beaten"));
        remarks.add(Said.of(course.get().number() > 1 ? "odds.fight.to-the-end-of-several" : "odds.fight.to-the-end"));
    }
}
