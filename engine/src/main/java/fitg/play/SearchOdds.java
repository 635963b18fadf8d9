package fitg.play;

import fitg.content.Catalogue;
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
        int stack = Characters.inCharacterStack(s, environ, searcher.opponent());
        int hiders = view.hunted() == 0 ? stack : view.hunted();
        List<Outcome> outcomes = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        int own = Characters.free(s, environ, searcher) & ~s.disabled();
        if (s.units(environ, searcher) > 0) {
            int leader = Ratings.bestLeadership(s, own & s.military());
            int value = s.strength(environ, searcher) + leader;
            remarks.add("the units with the best leader among them");
            outcomes.add(chance("the units find them", environ, s, hiders, value, true, remarks));
        }
        if (own != 0) {
            int value = 0;
            for (int rest = own; rest != 0; rest &= rest - 1) {
                value += Ratings.intelligence(s, Integer.numberOfTrailingZeros(rest));
            }
            outcomes.add(chance("all characters together find them", environ, s, hiders, value, false, remarks));
        }
        for (int rest = hiders; rest != 0; rest &= rest - 1) {
            if (view.faceDownCards(Integer.numberOfTrailingZeros(rest)) > 0) {
                remarks.add("cards not seen yet may change it");
                break;
            }
        }
        return new Odds("11.0", List.copyOf(outcomes), List.copyOf(remarks));
    }

    private static Outcome chance(
            String what, int environ, GameState s, int hiders, int value, boolean units, List<String> remarks) {
        int hiding = HidingValue.of(s, environ, hiders, units);
        int number = PRINTED.search().number(hiding, value);
        remarks.add(what + ": search value " + value + ", hiding value " + hiding + ", " + number + " or less");
        return new Outcome(what, Odds.sixths(number));
    }
}
