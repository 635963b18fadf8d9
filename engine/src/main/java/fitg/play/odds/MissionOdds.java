package fitg.play.odds;

import fitg.content.Catalogue;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.mission.FailedAssassination;
import fitg.rules.mission.Missions;
import fitg.rules.mission.first.Assignment;
import fitg.rules.mission.first.EnvironMissions;
import fitg.rules.prisoner.Prisoners;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cases 13.3 and 13.6: the chance to see the letter of a mission among the cards to be drawn, events left aside. */
public final class MissionOdds {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int DECK = PieceSet.size(Missions.WHOLE_DECK);

    static final Said NO_EVENTS = Said.of("odds.mission.no-events");
    private static final String GOING = "going";

    private MissionOdds() {}

    /** All eligible characters together, with every card and bonus draw taken; a camp has no bonus draws. */
    static Odds assigned(PlayerView view, int environ, Action action) {
        GameState s = view.seen();
        Mission what = Mission.at(action.argument());
        boolean camp = action.kind() == Kind.CAMP;
        long group = camp ? 0 : Missions.unassigned(s, environ, s.turn().phasing());
        return of(view, environ, what, group, camp ? "camp" : "everybody");
    }

    /** The same for a group that has been named. */
    public static Odds ofGroup(PlayerView view, int environ, Mission mission, long group) {
        return of(view, environ, mission, group, GOING);
    }

    /** Those named so far, with or without the one who is asked about. */
    static Optional<Odds> joined(PlayerView view, Decision decision, Action action) {
        if (!(view.underWay().getLast() instanceof Assignment assignment)) {
            return Optional.empty();
        }
        long group = assignment.members() | (action.kind() == Kind.TAKE ? PieceSet.only(decision.subject()) : 0);
        return group == 0
                ? Optional.empty()
                : Optional.of(of(view, assignment.environ(), assignment.mission(), group, "so-far"));
    }

    private static Odds of(PlayerView view, int environ, Mission what, long group, String whose) {
        GameState s = view.seen();
        int bonus = group == 0 ? 0 : Missions.bonusDrawsOf(s, environ, s.turn().phasing(), what, group);
        return withBonus(view, environ, what, bonus, whose);
    }

    /** The same with so many bonus draws of those who go. */
    static Odds withBonus(PlayerView view, int environ, Mission what, int bonus) {
        return withBonus(view, environ, what, bonus, GOING);
    }

    private static Odds withBonus(PlayerView view, int environ, Mission what, int bonus, String whose) {
        int draws = Missions.actionDraws(environ);
        int shown = cardsWith(what, environ, Missions.WHOLE_DECK);
        List<Outcome> outcomes = letters(view, environ, what, "odds.mission.", shown, DECK, draws + bonus);
        return new Odds(
                        "13.3",
                        outcomes,
                        List.of(
                                Said.of("odds.mission.draws-" + whose, Said.number(draws), Said.number(bonus)),
                                Said.of("odds.mission.of-all-cards", Said.number(shown), Said.number(DECK)),
                                NO_EVENTS))
                .inVain(worthless(view.seen(), environ, what));
    }

    /** Why letters would change nothing as the planet stands now. */
    static Optional<Said> worthless(Position s, int environ, Mission mission) {
        Side side = s.turn().phasing();
        if (Missions.isWorthwhile(s, environ, side, mission)) {
            return Optional.empty();
        }
        String why = mission == Mission.REBELLION ? "odds.mission.no-unrest" : "odds.mission.loyalty-at-its-end";
        return Optional.of(
                Said.of(why, Said.name(Names.planet(PRINTED.environ(environ).planet()))));
    }

    /** Case 13.6: the draws of a mission whose cards are still to come, from what is left of the deck. */
    static Odds bonus(PlayerView view, int environ, Mission mission) {
        int draws = bonusToCome(view, mission);
        int left = PieceSet.size(view.missions().actionDeck());
        int shown = cardsWith(mission, environ, view.missions().actionDeck());
        return new Odds(
                "13.6",
                letters(view, environ, mission, "odds.mission.further-", shown, left, draws),
                List.of(
                        Said.of("odds.mission.bonus-draws", Said.number(draws)),
                        Said.of("odds.mission.of-cards-left", Said.number(shown), Said.number(left))));
    }

    /** Case 13.2: who gives up an assassination without a letter throws the die for failure. */
    static Optional<Odds> stopped(PlayerView view, int environ) {
        int mission = Mission.ASSASSINATION.ordinal();
        if (view.missions().group(mission) == 0 || view.missions().letters(mission) > 0) {
            return Optional.empty();
        }
        return Optional.of(new Odds("13.2", failure(view, environ, 1), List.of(Said.of("odds.mission.fails"))));
    }

    private static List<Outcome> letters(
            PlayerView view, int environ, Mission mission, String key, int shown, int deck, int draws) {
        int held = view.missions().letters(mission.ordinal());
        int useful = Missions.usefulLetters(view.seen(), environ, view.turn().phasing(), mission) - held;
        double first = atLeast(1, shown, deck, draws);
        List<Outcome> outcomes = new ArrayList<>();
        outcomes.add(Outcome.of(first, key + "one"));
        if (useful > 1) {
            outcomes.add(Outcome.of(atLeast(2, shown, deck, draws), key + "two"));
        }
        if (mission == Mission.ASSASSINATION) {
            outcomes.addAll(failure(view, environ, 1 - first));
        }
        return List.copyOf(outcomes);
    }

    /** Nobody is captured where the enemy has nobody to hold him (case 12.87). */
    private static List<Outcome> failure(PlayerView view, int environ, double failed) {
        boolean held =
                Prisoners.canHold(view.seen(), environ, view.turn().phasing().opponent());
        double captured = 0;
        double killed = 0;
        for (int die = 1; die <= 6; die++) {
            captured += held && FailedAssassination.captures(die) ? failed / 6 : 0;
            killed += FailedAssassination.kills(die) ? failed / 6 : 0;
        }
        return List.of(Outcome.of(captured, "odds.mission.all-captured"), Outcome.of(killed, "odds.mission.all-die"));
    }

    /** The next card, and all that can still be drawn with it. */
    static Odds nextCard(PlayerView view, int environ) {
        int left = PieceSet.size(view.missions().actionDeck());
        List<Outcome> outcomes = new ArrayList<>();
        List<Said> remarks = new ArrayList<>(List.of(Said.of("odds.mission.cards-left", Said.number(left))));
        for (Mission mission : Mission.values()) {
            if (Missions.isUnderWay(view, mission)) {
                int shown = cardsWith(mission, environ, view.missions().actionDeck());
                outcomes.add(Outcome.of((double) shown / left, "odds.mission.next-card", name(view, mission)));
                int bonus = bonusToCome(view, mission);
                int draws = view.drawsLeft() + bonus;
                outcomes.addAll(toTheEnd(view, environ, mission, shown, left, draws));
                remarks.add(Said.of(
                        "odds.mission.draws-to-the-end",
                        name(view, mission),
                        Said.number(view.drawsLeft()),
                        Said.number(bonus)));
            }
        }
        remarks.add(NO_EVENTS);
        return new Odds("13.3", List.copyOf(outcomes), List.copyOf(remarks));
    }

    private static Said name(PlayerView view, Mission mission) {
        return Said.name(Names.mission(mission, view.turn().phasing()));
    }

    private static List<Outcome> toTheEnd(
            PlayerView view, int environ, Mission mission, int shown, int left, int draws) {
        int held = view.missions().letters(mission.ordinal());
        int useful = Missions.usefulLetters(view.seen(), environ, view.turn().phasing(), mission) - held;
        List<Outcome> outcomes = new ArrayList<>();
        double first = atLeast(1, shown, left, draws);
        outcomes.add(Outcome.of(first, "odds.mission.one-to-the-end", name(view, mission)));
        if (useful > 1) {
            outcomes.add(
                    Outcome.of(atLeast(2, shown, left, draws), "odds.mission.two-to-the-end", name(view, mission)));
        }
        if (mission == Mission.ASSASSINATION && held == 0) {
            outcomes.addAll(failure(view, environ, 1 - first));
        }
        return outcomes;
    }

    private static int bonusToCome(PlayerView view, Mission mission) {
        return view.underWay().getLast() instanceof EnvironMissions missions
                ? missions.bonusDraws(view.rules(), view.seen(), mission)
                : 0;
    }

    /** The chance of a letter in all draws from a whole deck. */
    static double letter(int environ, Mission mission, int bonus) {
        return atLeast(
                1, cardsWith(mission, environ, Missions.WHOLE_DECK), DECK, Missions.actionDraws(environ) + bonus);
    }

    private static int cardsWith(Mission mission, int environ, long deck) {
        return PieceSet.size(
                deck & Missions.cardsShowing(PRINTED.environ(environ).type(), mission));
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
