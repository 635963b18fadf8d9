package fitg.play;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.search.Search;
import fitg.state.GameState;
import java.util.List;

/** Case 11.0: a search is suggested where it may succeed, by those who may; never one that cannot, as far as they know. */
final class SearchSuggestion {

    private final Resolution r;
    private final Side searcher;
    private final GameState seen;

    private SearchSuggestion(Game game) {
        this.r = game.resolution();
        this.searcher = r.asked();
        this.seen = PlayerView.positionSeenBy(game, Viewer.of(searcher));
    }

    static Action among(Game game, Ask ask, List<Action> actions) {
        SearchSuggestion search = new SearchSuggestion(game);
        return switch (ask) {
            case NEXT_SEARCH -> search.where(actions);
            case SEARCH_UNITS -> Suggestion.ofKind(search.unitsMay() ? Kind.UNITS : Kind.NONE, actions);
            default -> Suggestion.ofKind(search.charactersShould() ? Kind.TAKE : Kind.LEAVE, actions);
        };
    }

    private Action where(List<Action> actions) {
        for (Action action : actions) {
            if (action.kind() == Kind.SEARCH && mayFind(action.argument())) {
                return action;
            }
        }
        return Suggestion.ofKind(Kind.END, actions);
    }

    private boolean mayFind(int environ) {
        long hiders = Characters.inCharacterStack(seen, environ, searcher.opponent());
        SearchOdds odds = new SearchOdds(seen, environ, searcher, hiders);
        return odds.unitsMayFind() || odds.charactersMayFind();
    }

    private boolean unitsMay() {
        return underWay().unitsMayFind();
    }

    /** Characters leave the units for it and are detected by it, so only where the units do not search. */
    private boolean charactersShould() {
        boolean withUnits = r.underWay() instanceof Search search && search.plan().withUnits();
        return !withUnits && underWay().charactersMayFind();
    }

    private SearchOdds underWay() {
        Search search = (Search) r.underWay();
        return new SearchOdds(seen, search.plan().environ(), searcher, search.hiders(r.state()));
    }
}
