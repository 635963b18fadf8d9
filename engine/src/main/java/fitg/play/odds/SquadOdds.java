package fitg.play.odds;

import fitg.content.PieceSet;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.rules.combat.second.Damage;
import fitg.rules.force.second.Fighters;
import fitg.state.Position;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;

/** E5.7.a.4: a suicide squad strikes each of those found with the sum of two dice, so that each goes by himself. */
final class SquadOdds {

    private static final int FACES = 6;
    private static final double THROWS = FACES * FACES;

    private SquadOdds() {}

    static Odds of(Position s, long found) {
        double nobodyDies = 1;
        double allDie = 1;
        double nobodyIsWounded = 1;
        for (long rest = found; rest != 0; rest = PieceSet.rest(rest)) {
            Blow blow = Blow.at(s, PieceSet.lowest(rest));
            nobodyDies *= 1 - blow.kills();
            allDie *= blow.kills();
            nobodyIsWounded *= 1 - blow.wounds();
        }
        boolean alone = PieceSet.size(found) == 1;
        List<Outcome> outcomes = new ArrayList<>();
        outcomes.add(Outcome.of(1 - nobodyDies, alone ? "odds.squad.he-dies" : "odds.squad.somebody-dies"));
        if (!alone) {
            outcomes.add(Outcome.of(allDie, "odds.squad.all-die"));
        }
        outcomes.add(
                Outcome.of(1 - nobodyIsWounded, alone ? "odds.squad.he-is-wounded" : "odds.squad.somebody-is-wounded"));
        return new Odds(
                "E5.7.a.4",
                List.copyOf(outcomes),
                List.of(Said.of("odds.squad.two-dice"), Said.of("odds.squad.no-more")));
    }

    /** What two dice do to one of them. */
    private record Blow(double kills, double wounds) {

        private static Blow at(Position s, int fighter) {
            boolean wounded = Fighters.isWounded(s, fighter);
            int hits = Theatre.company(s).hits(fighter);
            double kills = 0;
            double wounds = 0;
            for (int first = 1; first <= FACES; first++) {
                for (int second = 1; second <= FACES; second++) {
                    Damage damage = Damage.of(hits, wounded, Fighters.endurance(s, fighter), first + second);
                    kills += damage.eliminated() ? 1 / THROWS : 0;
                    wounds += damage.damaged() && !wounded && !damage.eliminated() ? 1 / THROWS : 0;
                }
            }
            return new Blow(kills, wounds);
        }
    }
}
