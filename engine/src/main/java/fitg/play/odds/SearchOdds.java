package fitg.play.odds;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.search.HidingValue;
import fitg.rules.search.first.Search;
import fitg.rules.search.first.SearchValue;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Case 11.0: the chances of units with their leader, of characters, and of both together, to find those who hide. */
public final class SearchOdds {

    private static final int CERTAIN = 6;

    private final GameState s;
    private final int environ;
    private final Side searcher;
    private final long hiders;
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<Said> remarks = new ArrayList<>();
    /** The chance that everybody who searches so far finds nobody. */
    private double missed = 1;

    /** @param seen the position as the searcher knows it */
    public SearchOdds(GameState seen, int environ, Side searcher, long hiders) {
        this.s = seen;
        this.environ = environ;
        this.searcher = searcher;
        this.hiders = hiders;
    }

    private static SearchOdds of(PlayerView view, int environ, Side searcher) {
        long stack = Characters.inCharacterStack(view.seen(), environ, searcher.opponent());
        return new SearchOdds(view.seen(), environ, searcher, view.hunted() == 0 ? stack : view.hunted());
    }

    /** Whether the units here, with their best leader, have any chance. */
    public boolean unitsMayFind() {
        if (s.forces().units(environ, searcher) == 0) {
            return false;
        }
        int leader = bestLeader();
        int help = leader == Holder.NOBODY ? 0 : Ratings.leadership(s, leader);
        return number(SearchValue.ofUnits(s.forces().strikingStrength(environ, searcher), help), true) > 0;
    }

    private long searchers() {
        return Characters.free(s, environ, searcher) & ~s.people().disabled();
    }

    private int bestLeader() {
        return Ratings.bestLeader(
                s, Characters.leaders(s, searchers() & s.people().military()));
    }

    /** Before anybody is named: the units with their best leader, all characters, and the best of both together. */
    static Odds in(PlayerView view, int environ, Side searcher) {
        SearchOdds odds = of(view, environ, searcher);
        long own = odds.searchers();
        boolean units = odds.s.forces().units(environ, searcher) > 0;
        int leader = units ? odds.bestLeader() : Holder.NOBODY;
        if (units) {
            odds.remarks.add(Said.of("odds.search.best-leader"));
            odds.units(leader);
        }
        if (own != 0) {
            double byUnits = odds.missed;
            odds.characters("odds.search.all-characters", own);
            long others = leader == Holder.NOBODY ? own : own & ~PieceSet.only(leader);
            odds.missed = byUnits * (1 - odds.chance(SearchValue.ofCharacters(odds.s, others), false));
            odds.together(units && others != 0);
        }
        return odds.result(view);
    }

    /** Case 11.23: those named so far, and who is being asked about. */
    static Optional<Odds> declared(PlayerView view, Decision decision, Action action) {
        if (!(view.underWay().getLast() instanceof Search search)) {
            return Optional.empty();
        }
        Search.Plan plan = search.plan();
        SearchOdds odds = of(view, plan.environ(), decision.side());
        boolean naming = decision.question() == Ask.SEARCH_LEADER;
        int named = action.kind() == Kind.CHARACTER ? action.argument() : Holder.NOBODY;
        long joining = action.kind() == Kind.TAKE ? PieceSet.only(decision.subject()) : 0;
        long characters = plan.characters() | joining;
        if (plan.withUnits()) {
            odds.units(naming ? named : plan.leader());
        }
        if (characters != 0) {
            odds.characters("odds.search.chosen-characters", characters);
        }
        odds.together(plan.withUnits() && characters != 0);
        return odds.outcomes.isEmpty() ? Optional.empty() : Optional.of(odds.result(view));
    }

    /** Case 11.22: the units with the best leader among them, in a position as it would be. */
    static Odds withBestLeader(PlayerView view, GameState s, Search search, Side searcher) {
        SearchOdds odds = new SearchOdds(s, search.plan().environ(), searcher, search.hiders(s));
        odds.remarks.add(Said.of("odds.search.best-leader"));
        odds.units(odds.bestLeader());
        return odds.result(view);
    }

    private void units(int leader) {
        int help = leader == Holder.NOBODY ? 0 : Ratings.leadership(s, leader);
        add("odds.search.units", SearchValue.ofUnits(s.forces().strikingStrength(environ, searcher), help), true);
    }

    private void characters(String key, long set) {
        add(key, SearchValue.ofCharacters(s, set), false);
    }

    private void add(String key, int value, boolean byUnits) {
        Outcome found = Outcome.of(chance(value, byUnits), key);
        outcomes.add(found);
        missed *= 1 - found.probability();
        remarks.add(Said.of(
                "odds.search.values",
                found.said(),
                Said.number(value),
                Said.number(hiding(byUnits)),
                needed(number(value, byUnits))));
    }

    private void together(boolean both) {
        if (both) {
            outcomes.add(Outcome.of(1 - missed, "odds.search.either"));
        }
    }

    private int hiding(boolean byUnits) {
        return HidingValue.of(s, environ, hiders, byUnits);
    }

    private int number(int value, boolean byUnits) {
        return SearchValue.number(hiding(byUnits), value);
    }

    private double chance(int value, boolean byUnits) {
        return Odds.sixths(number(value, byUnits));
    }

    /** RUL-82: what the die must show. */
    public static Said needed(int number) {
        return number <= 0
                ? Said.of("odds.needed.never")
                : number >= CERTAIN
                        ? Said.of("odds.needed.always")
                        : Said.of("odds.needed.number", Said.number(number));
    }

    private Odds result(PlayerView view) {
        for (long rest = hiders; rest != 0; rest = PieceSet.rest(rest)) {
            if (view.faceDownCards(PieceSet.lowest(rest)) > 0) {
                remarks.add(Said.of("odds.search.unseen-cards"));
                break;
            }
        }
        boolean hopeless = outcomes.stream().allMatch(each -> each.probability() == 0);
        return new Odds("11.0", List.copyOf(outcomes), List.copyOf(remarks))
                .inVain(hopeless ? Optional.of(Said.of("odds.hopeless")) : Optional.empty());
    }
}
