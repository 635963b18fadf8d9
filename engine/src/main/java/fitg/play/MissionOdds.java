package fitg.play;

import fitg.content.ActionCard;
import fitg.content.Catalogue;
import fitg.content.EnvironType;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.play.Odds.Outcome;
import fitg.rules.mission.Missions;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.List;

/** Case 13.3: the chance to see the letter of a mission among the cards to be drawn, events left aside. */
final class MissionOdds {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int DECK = 30;

    private MissionOdds() {}

    /** All eligible characters together, with every card and bonus draw taken. */
    static Odds assigned(PlayerView view, int environ, int mission) {
        GameState s = view.seen();
        Mission what = Mission.at(mission);
        long group = Missions.unassigned(s, environ, s.turn().phasing());
        int draws = PRINTED.environ(environ).size();
        int bonus = Missions.bonusDrawsOf(s, environ, what, group);
        int shown = cardsWith(what, environ, PieceSet.first(DECK));
        return new Odds(
                "13.3",
                List.of(
                        new Outcome("at least one letter", atLeast(1, shown, DECK, draws + bonus)),
                        new Outcome("at least two letters", atLeast(2, shown, DECK, draws + bonus))),
                List.of(
                        draws + " draws and " + bonus + " bonus draws with everybody here in the group",
                        shown + " of " + DECK + " cards show the letter here",
                        "events left aside"));
    }

    static Odds nextCard(PlayerView view, int environ) {
        int left = PieceSet.size(view.missions().actionDeck());
        List<Outcome> outcomes = new ArrayList<>();
        for (Mission mission : Mission.values()) {
            boolean underWay = view.missions().group(mission.ordinal()) != 0
                    || view.missions().campMission() == mission.ordinal();
            if (underWay) {
                int shown = cardsWith(mission, environ, view.missions().actionDeck());
                outcomes.add(new Outcome("a letter " + mission.letter(), (double) shown / left));
            }
        }
        return new Odds("13.3", List.copyOf(outcomes), List.of(left + " cards left"));
    }

    private static int cardsWith(Mission mission, int environ, long deck) {
        EnvironType.Section section = PRINTED.environ(environ).type().section();
        int count = 0;
        for (ActionCard card : PRINTED.actionCards()) {
            boolean there = PieceSet.has(deck, card.index());
            count += there && card.face(section).shows(mission) ? 1 : 0;
        }
        return count;
    }

    /** Drawing without replacement: at least {@code wanted} of the {@code good} among {@code all} cards. */
    static double atLeast(int wanted, int good, int all, int draws) {
        double fewer = 0;
        int taken = Math.min(draws, all);
        for (int hits = 0; hits < wanted; hits++) {
            fewer += choose(good, hits) * choose(all - good, taken - hits) / choose(all, taken);
        }
        return 1 - fewer;
    }

    private static double choose(int n, int k) {
        if (k < 0 || k > n) {
            return 0;
        }
        double value = 1;
        for (int i = 0; i < k; i++) {
            value = value * (n - i) / (i + 1);
        }
        return value;
    }
}
