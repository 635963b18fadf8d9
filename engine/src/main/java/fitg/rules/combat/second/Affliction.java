package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Sovereigns;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/** 4b, 0: what 1979 counts as wounds of everybody in a place: two hits each, with surplus (K-R30). */
@Completion({"C-POSS-1", "C-COMBAT-2"})
public final class Affliction {

    private Affliction() {}

    /** Characters, prisoners among them, and escorts; those of a spared character are spared with him. */
    public static void strike(Resolution r, int place, long spared, int wounds, String ruleCase) {
        GameState s = r.state();
        long characters = s.people().present(place, s.people().onMap()) & ~spared;
        strikeAll(
                r,
                Theatre.company(s).withEscorts(characters) | sovereigns(s, place) & ~spared,
                wounds * Opponent.HITS_OF_A_WOUND,
                ruleCase);
    }

    /** The same where each goes by his own race: who is with a spared one is struck all the same. */
    public static void strikeEach(Resolution r, int place, long spared, int wounds, String ruleCase) {
        GameState s = r.state();
        long characters = s.people().present(place, s.people().onMap());
        long all = Theatre.company(s).withEscorts(characters) | sovereigns(s, place);
        strikeAll(r, all & ~spared, wounds * Opponent.HITS_OF_A_WOUND, ruleCase);
    }

    private static long sovereigns(GameState s, int place) {
        if (Place.isOrbit(place)) {
            return Sovereigns.inOrbit(s, place, Side.REBEL) | Sovereigns.inOrbit(s, place, Side.IMPERIAL);
        }
        return Sovereigns.summoned(s, place, Side.REBEL) | Sovereigns.summoned(s, place, Side.IMPERIAL);
    }

    /** Each of them takes so many hits. */
    public static void strikeAll(Resolution r, long fighters, int hits, String ruleCase) {
        Company company = Theatre.company(r.state());
        for (long rest = fighters; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean gone = Company.isEscort(each)
                    ? company.escortOf(each) == Holder.NOBODY
                    : Company.isSovereign(each) && !Sovereigns.isInPlay(r.state(), each);
            if (!gone) {
                FightHits.take(r, each, hits, ruleCase);
            }
        }
    }
}
