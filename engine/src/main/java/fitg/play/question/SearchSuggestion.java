package fitg.play.question;

import fitg.content.Side;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.play.Viewer;
import fitg.play.odds.SearchOdds;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.search.first.Search;
import fitg.state.GameState;
import java.util.List;

/**
 * Case 11.0: a search is suggested where the units may succeed, as far as their side knows, and never one that cannot.
 * Characters are detected by searching, so they are not suggested to.
 */
final class SearchSuggestion {

    private final Resolution r;
    private final Side searcher;
    private final GameState seen;

    private SearchSuggestion(Game game) {
        this.r = Umpire.resolution(game);
        this.searcher = r.asked();
        this.seen = PlayerView.positionSeenBy(game, Viewer.of(searcher));
    }

    static Action among(Game game, Ask ask, List<Action> actions) {
        SearchSuggestion search = new SearchSuggestion(game);
        return ask == Ask.NEXT_SEARCH
                ? search.where(actions)
                : Suggestion.ofKind(search.unitsMay() ? Kind.UNITS : Kind.NONE, actions);
    }

    private Action where(List<Action> actions) {
        for (Action action : actions) {
            if (action.kind() == Kind.SEARCH && unitsMay(action.argument())) {
                return action;
            }
        }
        return Suggestion.ofKind(Kind.END, actions);
    }

    private boolean unitsMay(int environ) {
        long hiders = Characters.inCharacterStack(seen, environ, searcher.opponent());
        return new SearchOdds(seen, environ, searcher, hiders).unitsMayFind();
    }

    /** The search under way may be for some of them only. */
    private boolean unitsMay() {
        Search search = (Search) r.underWay();
        return new SearchOdds(seen, r.subject(), searcher, search.hiders(r.state())).unitsMayFind();
    }
}
