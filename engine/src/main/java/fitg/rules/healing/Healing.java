package fitg.rules.healing;

import fitg.content.Ability;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.GameState;

/** Case 13.7: wounds heal by rest, by Doctor Sontag and by the Medi-kit, and at no other time. */
public final class Healing {

    private static final int DOCTORS = Cast.with(Ability.HEALS_STACK);

    private Healing() {}

    /** Case 13.71: whoever did nothing in the whole player-turn is well again. */
    public static void rest(Resolution r, Side side) {
        GameState s = r.state();
        heal(r, s.free() & Cast.of(side) & ~s.acted(), "13.71");
    }

    /** Case 13.72: the doctor heals his stack at the start of the Rebel player-turn. */
    public static void doctor(Resolution r) {
        for (int rest = DOCTORS & r.state().free(); rest != 0; rest &= rest - 1) {
            heal(r, stackOf(r.state(), Integer.numberOfTrailingZeros(rest)), "13.72");
        }
    }

    public static void heal(Resolution r, int set, String ruleCase) {
        GameState s = r.state();
        int healed = wounded(s, set);
        for (int rest = healed; rest != 0; rest &= rest - 1) {
            s.setWounds(Integer.numberOfTrailingZeros(rest), 0);
        }
        if (healed != 0 && r.listening()) {
            r.tell(new Event.Healed(healed, ruleCase));
        }
    }

    public static int wounded(GameState s, int set) {
        int found = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int character = Integer.numberOfTrailingZeros(rest);
            if (s.wounds(character) > 0) {
                found |= 1 << character;
            }
        }
        return found;
    }

    /** The free characters stacked with one, himself included. */
    public static int stackOf(GameState s, int character) {
        int friends = Characters.free(s, s.at(character), Cast.side(character));
        boolean withUnits = (s.military() & 1 << character) != 0;
        return friends & (withUnits ? s.military() : ~s.military());
    }
}
