package fitg.play;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.Odds.Outcome;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.search.HidingValue;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.List;

/** Case 11.0: the chance that units, led by the best leader, and that all characters find those who hide. */
final class SearchOdds {

    private static final Catalogue PRINTED = Catalogue.standard();

    private SearchOdds() {}

    static Odds in(PlayerView view, int environ, Side searcher) {
        GameState s = view.seen();
        long stack = Characters.inCharacterStack(s, environ, searcher.opponent());
        long hiders = view.hunted() == 0 ? stack : view.hunted();
        List<Outcome> outcomes = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        long own = Characters.free(s, environ, searcher) & ~s.people().disabled();
        if (s.forces().units(environ, searcher) > 0) {
            int leader = Ratings.bestLeadership(s, own & s.people().military());
            int value = s.forces().strength(environ, searcher) + leader;
            remarks.add("the units with the best leader among them");
            outcomes.add(chance("the units find them", environ, s, hiders, value, true, remarks));
        }
        if (own != 0) {
            int value = 0;
            for (long rest = own; rest != 0; rest = PieceSet.rest(rest)) {
                value += Ratings.intelligence(s, PieceSet.lowest(rest));
            }
            outcomes.add(chance("all characters together find them", environ, s, hiders, value, false, remarks));
        }
        for (long rest = hiders; rest != 0; rest = PieceSet.rest(rest)) {
            if (view.faceDownCards(PieceSet.lowest(rest)) > 0) {
                remarks.add("cards not seen yet may change it");
                break;
            }
        }
        return new Odds("11.0", List.copyOf(outcomes), List.copyOf(remarks));
    }

    private static Outcome chance(
            String what, int environ, GameState s, long hiders, int value, boolean units, List<String> remarks) {
        int hiding = HidingValue.of(s, environ, hiders, units);
        int number = PRINTED.search().number(hiding, value);
        remarks.add(what + ": search value " + value + ", hiding value " + hiding + ", " + number + " or less");
        return new Outcome(what, Odds.sixths(number));
    }
}
