package fitg.play.odds;

import fitg.content.Card;
import fitg.content.Mission;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.mission.Missions;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * Case 14.2: what cards that raise a rating do for the missions that may be chosen after it. Told of those missions alone
 * whose bonus draws some card at hand changes, each with everybody here in the group.
 */
final class AssignmentOdds {

    private final PlayerView view;
    private final int environ;
    private final Side side;
    private final long group;

    AssignmentOdds(PlayerView view, int environ) {
        this.view = view;
        this.environ = environ;
        this.side = view.turn().phasing();
        this.group = Missions.unassigned(view.seen(), environ, side);
    }

    Odds of(Decision decision, Action action) {
        List<GameState> ways = after(action);
        List<GameState> anyWay = new ArrayList<>();
        decision.actions().forEach(each -> anyWay.addAll(after(each)));
        List<Outcome> outcomes = new ArrayList<>();
        for (Mission mission : view.rules().ruleset().missions()) {
            if (Missions.isAllowed(view.seen(), environ, side, mission) && isTouched(mission, anyWay)) {
                int draws = ways.stream().mapToInt(s -> draws(s, mission)).max().orElse(0);
                outcomes.add(Outcome.of(
                        MissionOdds.letter(environ, mission, draws),
                        "odds.mission.one-for",
                        Said.name(Names.mission(mission, side))));
            }
        }
        List<Said> remarks = new ArrayList<>(List.of(Said.of("odds.mission.everybody"), MissionOdds.NO_EVENTS));
        if (ways.size() > 1) {
            remarks.add(Said.of("odds.use.drug-as-helps-most"));
        }
        return new Odds("13.6", List.copyOf(outcomes), List.copyOf(remarks));
    }

    private boolean isTouched(Mission mission, List<GameState> anyWay) {
        int before = draws(view.seen(), mission);
        return anyWay.stream().anyMatch(s -> draws(s, mission) != before);
    }

    private int draws(GameState s, Mission mission) {
        return Missions.mayUndertake(s, mission, group) ? Missions.bonusDrawsOf(s, environ, side, mission, group) : 0;
    }

    /** How the position may be after an answer: the Drug can raise any rating. */
    private List<GameState> after(Action action) {
        if (action.kind() == Kind.RATING) {
            return List.of(drugged(Rating.at(action.argument())));
        }
        if (action.kind() != Kind.USE) {
            return List.of(view.seen());
        }
        if (action.argument() == Card.HELIAN_DRUG) {
            List<GameState> ways = new ArrayList<>();
            for (Rating rating : Rating.values()) {
                ways.add(drugged(rating));
            }
            return ways;
        }
        GameState shown = view.seen().copy();
        shown.gear().setRevealed(action.argument(), true);
        return List.of(shown);
    }

    private GameState drugged(Rating rating) {
        GameState s = view.seen().copy();
        s.turn().startDrug(s.gear().owner(Card.HELIAN_DRUG), rating);
        return s;
    }
}
