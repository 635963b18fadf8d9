package fitg.rules.prisoner;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.Segment;

/** Cases 12.8 to 12.87: what it means to be a prisoner, and to be free again. */
public final class Prisoners {

    private Prisoners() {}

    /** Takes a character prisoner; his possessions fall to the Empire (case 14.26). Ships and wards are settled later. */
    public static void take(Resolution r, int character, int holder, String ruleCase) {
        GameState s = r.state();
        Ships.orphan(s, character);
        if (Cast.isSovereign(character)) {
            s.people().setAt(character, Place.OUT_OF_GAME); // case 25.24: he is nobody's prisoner
        } else {
            s.people().imprison(character, holder);
        }
        s.people().conceal(PieceSet.only(character));
        leaveGroups(s, character);
        if (r.listening()) {
            r.tell(new Event.Captured(character, holder, ruleCase));
        }
        Possessions.seize(r, character);
    }

    /** Case 12.82: free in the character stack, undetected unless friends there are detected, no mission this phase. */
    public static void free(Resolution r, int character, String ruleCase) {
        GameState s = r.state();
        s.people().release(character);
        s.people().leaveMilitary(PieceSet.only(character));
        s.people().conceal(PieceSet.only(character));
        if (s.turn().segment() == Segment.MISSIONS) {
            s.people().barFromMissions(PieceSet.only(character));
        }
        s.people().markActed(PieceSet.only(character));
        if (r.listening()) {
            r.tell(new Event.Freed(character, s.people().at(character), ruleCase));
        }
    }

    /** Case 12.87: whether a side has anybody here to hold a prisoner. */
    public static boolean canHold(Position s, int environ, Side captor) {
        return s.forces().units(environ, captor) > 0 || Characters.free(s, environ, captor) != 0;
    }

    /** Prisoners of one side in an environ. */
    public static long in(Position s, int environ, Side side) {
        return s.people().present(environ, s.people().prisoners() & Cast.of(side));
    }

    /** A dead or captured character is on no mission any more. */
    public static void leaveGroups(GameState s, int character) {
        for (int mission = 0; mission < Mission.COUNT; mission++) {
            s.missions().setGroup(mission, s.missions().group(mission) & ~PieceSet.only(character));
        }
    }

    /** Case 12.81: who may guard a prisoner is offered, the units first. */
    public static void offerHolders(Resolution r, long guards, boolean units) {
        if (units) {
            r.or(Kind.UNITS);
        }
        r.orEach(Kind.CHARACTER, guards);
    }

    public static void hold(Resolution r, int prisoner, int holder) {
        r.state().people().imprison(prisoner, holder);
        if (r.listening()) {
            r.tell(new Event.HolderNamed(prisoner, holder, "12.81"));
        }
    }
}
