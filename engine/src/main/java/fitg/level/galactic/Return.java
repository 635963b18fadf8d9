package fitg.level.galactic;

import fitg.content.PieceSet;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;

/** Event 119 and the Cloning Complex: somebody who was dead is back, unwounded, unknown, with nothing but a ship of his own. */
final class Return {

    private Return() {}

    static void fromTheDead(Resolution r, int character, int environ, String ruleCase) {
        GameState s = r.state();
        s.people().setAt(character, environ);
        s.people().setWounds(character, 0);
        s.people().leaveMilitary(PieceSet.only(character));
        s.people().conceal(PieceSet.only(character));
        s.people().barFromMissions(PieceSet.only(character));
        if (r.listening()) {
            r.tell(new Event.CharacterGained(character, environ, ruleCase));
        }
        Ships.bringOwned(r, character);
    }
}
