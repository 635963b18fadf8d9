package fitg.rules.combat;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;

/** Cases 12.7 and 11.7: wounds and death. */
public final class Casualties {

    private Casualties() {}

    /** Case 12.73: wounds equal to Endurance kill. */
    public static void wound(Resolution r, int character, int wounds) {
        if (wounds == 0) {
            return;
        }
        GameState s = r.state();
        s.people().setWounds(character, s.people().wounds(character) + wounds);
        if (r.listening()) {
            r.tell(new Event.Wounded(character, wounds, "12.7"));
        }
        if (Ratings.enduranceLeft(s, character) <= 0) {
            kill(r, character, "12.73");
        }
    }

    /** The card is out of the game, and his possessions with it (case 14.25). Ships and wards are settled later. */
    public static void kill(Resolution r, int character, String ruleCase) {
        GameState s = r.state();
        if (s.people().isPrisoner(character)) {
            s.people().release(character);
        }
        Ships.orphan(s, character);
        s.people().setAt(character, Place.OUT_OF_GAME);
        s.people().conceal(PieceSet.only(character));
        Prisoners.leaveGroups(s, character);
        if (r.listening()) {
            r.tell(new Event.Killed(character, ruleCase));
        }
        Possessions.destroy(r, character);
        if (s.turn().drugCharacter() == character) {
            s.turn().endDrug();
        }
    }
}
