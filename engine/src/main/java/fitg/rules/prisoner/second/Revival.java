package fitg.rules.prisoner.second;

import fitg.content.PieceSet;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.theatre.TheatreState;

/** Event 119 and the Cloning Complex: somebody who was dead is back, unwounded, unknown, with nothing but a ship of his own. */
public final class Revival {

    private Revival() {}

    public static void of(Resolution r, int character, int environ, String ruleCase) {
        GameState s = r.state();
        s.people().setAt(character, environ);
        s.people().leaveMilitary(PieceSet.only(character));
        s.people().conceal(PieceSet.only(character));
        TheatreState.company(s).forget(character);
        if (r.listening()) {
            r.tell(new Event.CharacterGained(character, environ, ruleCase));
        }
        Ships.bringOwned(r, character);
    }
}
