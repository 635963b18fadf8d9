package fitg.rules.mission;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.possession.FindPossession;
import fitg.rules.possession.Possessions;
import fitg.state.Digest;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Planet secret Casino Galactica: every Rebel group that was on a mission here and still has somebody clever draws a possession,
 * whatever came of the mission. Nothing befalls a group after its environ is done, so it draws as soon as that is.
 */
public final class CasinoNight extends Procedure {

    private static final int CLEVER = 4;

    private final int environ;
    private final List<Long> guests;
    private int next;

    public CasinoNight(int environ, List<Long> guests) {
        this.environ = environ;
        this.guests = guests;
    }

    /** The groups that begin missions in the casino; none elsewhere. */
    public static List<Long> guests(Position s, int environ) {
        if (s.turn().phasing() == Side.IMPERIAL || !isOpen(s, environ)) {
            return List.of();
        }
        List<Long> groups = new ArrayList<>();
        long missions = Missions.distinctGroups(s);
        for (long rest = missions; rest != 0; rest = PieceSet.rest(rest)) {
            groups.add(s.missions().group(PieceSet.lowest(rest)));
        }
        return List.copyOf(groups);
    }

    private static boolean isOpen(Position s, int environ) {
        return Circumstances.shown(s, Place.planet(environ)).invitesGuests();
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        long deck = Possessions.deck(s);
        if (next == guests.size() || deck == 0 || !isOpen(s, environ)) {
            r.finish();
            return;
        }
        long group = guests.get(next++) & Characters.free(s, environ, Side.REBEL);
        if (Ratings.bestIntelligence(s, group) >= CLEVER) {
            r.call(new FindPossession(r.possession(deck), group));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(next);
        guests.forEach(d::add);
    }
}
