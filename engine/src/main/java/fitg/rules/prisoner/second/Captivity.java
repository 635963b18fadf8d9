package fitg.rules.prisoner.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.Segment;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E5.5: what it means to be a prisoner, and to be free again. */
public final class Captivity {

    private Captivity() {}

    /** E5.5.a.2: a character becomes a prisoner of the units, a guard, or the ship he is aboard (S-R62). */
    public static void take(Resolution r, int character, int holder, String ruleCase) {
        GameState s = r.state();
        Ships.orphan(s, character);
        s.people().imprison(character, holder);
        s.people().conceal(PieceSet.only(character));
        s.people().leaveMilitary(PieceSet.only(character));
        Prisoners.leaveGroups(s, character);
        Possessions.seize(r, character);
        if (r.listening()) {
            r.tell(new Event.Captured(character, holder, ruleCase));
        }
    }

    /** S-R66: free and apart, detected; no mission while this player-turn's Mission Phase is the one that freed him. */
    public static void freeDetected(Resolution r, int character, String ruleCase) {
        free(r, character, ruleCase);
        r.state().people().detect(PieceSet.only(character));
    }

    /** S-R66: freed by a mission he shares the state of his friends. */
    public static void freeByMission(Resolution r, int character, String ruleCase) {
        free(r, character, ruleCase);
        r.state().people().conceal(PieceSet.only(character));
    }

    private static void free(Resolution r, int character, String ruleCase) {
        GameState s = r.state();
        s.people().release(character);
        TheatreState.of(s).freed(character);
        s.people().leaveMilitary(PieceSet.only(character));
        boolean tooLate = s.turn().segment() == Segment.MISSIONS || s.turn().segment() == Segment.SEARCH;
        if (tooLate) {
            s.people().barFromMissions(PieceSet.only(character));
        }
        if (r.listening()) {
            r.tell(new Event.Freed(character, s.people().at(character), ruleCase));
        }
    }

    /** E5.5.a.4: somebody else of the captor's holds him now. */
    public static void hold(Resolution r, int prisoner, int holder) {
        r.state().people().imprison(prisoner, holder);
        if (r.listening()) {
            r.tell(new Event.HolderNamed(prisoner, holder, "E5.5.a.4"));
        }
    }

    /** The prisoners of this captor whom the military stack of an environ holds. */
    public static long heldByUnits(Position s, int environ, Side captor) {
        return held(s, environ, captor, Holder.UNITS);
    }

    /** The prisoners a character guards. */
    public static long guardedBy(Position s, int guard) {
        int place = s.people().at(guard);
        return place < 0 ? PieceSet.NONE : held(s, place, Cast.side(guard), guard);
    }

    private static long held(Position s, int place, Side captor, int holder) {
        long found = PieceSet.NONE;
        for (long rest = s.people().present(place, s.people().prisoners() & Cast.of(captor.opponent()));
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= s.people().holder(each) == holder ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** E5.5.a.1: whether a side has a military unit or a free character here to hold a prisoner. */
    public static boolean canHold(Position s, int place, Side captor) {
        Counters counters = Theatre.counters(s);
        return counters.anyMilitary(place, captor)
                || s.people().present(place, s.people().free() & Cast.of(captor)) != 0;
    }

    /** S-R65: the last ground unit that held them has been destroyed; their fate is settled when the fight is over. */
    public static void losesGuards(GameState s, int environ, Side captor) {
        boolean last = Place.isEnviron(environ) && Theatre.counters(s).groundUnits(environ, captor) == 0;
        if (last && !Snare.holds(s, environ)) {
            TheatreState.of(s).markUnguarded(heldByUnits(s, environ, captor));
        }
    }

    /** Whoever is a prisoner is nobody's passenger: he goes where the ship goes. */
    static void bringAboard(GameState s, int prisoner, int starship) {
        CompanyState company = TheatreState.company(s);
        company.boardStarship(prisoner, starship);
        s.people().imprison(prisoner, Holder.SHIP);
    }

    static void bringAboardSpaceship(GameState s, int prisoner, int ship) {
        TheatreState.company(s).boardSpaceship(prisoner, ship);
        s.people().imprison(prisoner, Holder.SHIP);
    }
}
