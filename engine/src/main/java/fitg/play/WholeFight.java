package fitg.play;

import fitg.content.PieceSet;
import fitg.play.Odds.Outcome;
import fitg.play.Skirmish.End;
import fitg.rules.character.Ratings;
import fitg.rules.combat.Fight;
import java.util.List;
import java.util.OptionalDouble;

/** A character combat to its end, as far as it goes by the table; says nothing of the others. */
record WholeFight(boolean ordinary, boolean firefight, int attack, int endurance, int combat, int staying, int number) {

    /** With those who are active now, or all while nobody is named. */
    static WholeFight of(PlayerView view, Fight fight) {
        long front = fight.active() == 0 ? fight.defenders() : fight.active();
        return with(view, fight, front, fight.defence());
    }

    static WholeFight inFront(PlayerView view, Fight fight, long front) {
        int combat = 0;
        for (long rest = front; rest != 0; rest = PieceSet.rest(rest)) {
            combat += Ratings.combat(view.seen(), PieceSet.lowest(rest));
        }
        return with(view, fight, front, combat);
    }

    private static WholeFight with(PlayerView view, Fight fight, long front, int combat) {
        int staying = 0;
        for (long rest = front; rest != 0; rest = PieceSet.rest(rest)) {
            staying += Ratings.enduranceLeft(view.seen(), PieceSet.lowest(rest));
        }
        return new WholeFight(
                fight.ordinary() && front != 0,
                fight.firefight(),
                fight.attack(),
                fight.endurance(),
                combat,
                staying,
                PieceSet.size(front));
    }

    WholeFight with(boolean otherWeapons) {
        return new WholeFight(ordinary, otherWeapons, attack, endurance, combat, staying, number);
    }

    void ifTheyStand(List<Outcome> outcomes, List<String> remarks) {
        tell(Skirmish.endIfTheyStand(firefight, attack, endurance, combat, staying), outcomes, remarks);
    }

    /** The chance that those in front live if they stand. */
    OptionalDouble safety() {
        return ordinary
                ? OptionalDouble.of(1
                        - Skirmish.endIfTheyStand(firefight, attack, endurance, combat, staying)
                                .lost())
                : OptionalDouble.empty();
    }

    void ifTheyRun(List<Outcome> outcomes, List<String> remarks) {
        tell(Skirmish.endIfTheyRun(firefight, attack, endurance, combat, staying), outcomes, remarks);
    }

    void asCostsLeast(List<Outcome> outcomes, List<String> remarks) {
        tell(Skirmish.endAsCostsLeast(firefight, attack, endurance, combat, staying), outcomes, remarks);
    }

    private void tell(End end, List<Outcome> outcomes, List<String> remarks) {
        if (!ordinary) {
            return;
        }
        outcomes.add(new Outcome("in the end the defenders in front are dead", end.lost()));
        outcomes.add(new Outcome("in the end they are away", end.away()));
        outcomes.add(new Outcome("in the end the attacker is beaten", end.beaten()));
        remarks.add("to the end, if the defenders stand and run as costs them least and nobody shows a card"
                + (number > 1 ? ", those in front counted as one with the sum of their ratings" : ""));
    }
}
