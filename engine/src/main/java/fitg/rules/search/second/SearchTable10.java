package fitg.rules.search.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.rules.force.second.Fighters;
import fitg.rules.possession.Possessions;
import fitg.rules.search.HidingValue;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/** C-SEARCH-1: how well somebody searches and hides, and what the ten-sided die may show. */
@Completion("C-SEARCH-1")
public final class SearchTable10 {

    public static final int DIE = 10;

    private SearchTable10() {}

    /** The highest die that finds; 0 when nobody can search. Never certain, never hopeless (S-R78). */
    public static int number(int searchValue, int hidingValue) {
        return PRINTED.variant2002().search(searchValue, hidingValue);
    }

    public static int ofUnits(int attack, int leadership) {
        return attack + leadership;
    }

    /** S-R77: escorts search with intelligence 1. */
    public static int ofCharacters(Position s, long searchers) {
        int sum = 0;
        for (long rest = Theatre.company(s).withEscorts(searchers); rest != 0; rest = PieceSet.rest(rest)) {
            sum += Fighters.intelligence(s, PieceSet.lowest(rest));
        }
        return sum;
    }

    /** The best intelligence, plus the size, less the number who hide, escorts among them, plus what they can do. */
    public static int hiding(Position s, int environ, long hiders) {
        return hiding(s, environ, hiders, true);
    }

    /** @param fromUnits from whom a Scanner helps to hide */
    public static int hiding(Position s, int environ, long hiders, boolean fromUnits) {
        Company company = Theatre.company(s);
        int best = 0;
        for (long rest = hiders; rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, Fighters.intelligence(s, PieceSet.lowest(rest)));
        }
        int value = best
                + PRINTED.environ(environ).size()
                - PieceSet.size(company.withEscorts(hiders))
                + HidingValue.special(s, hiders);
        int scanner = fromUnits && Possessions.countsFor(s, Card.SCANNER, hiders) ? CardFigures.SCANNER_HIDING : 0;
        return Math.max(1, value + scanner);
    }
}
