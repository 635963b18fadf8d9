package fitg.rules.healing;

import fitg.content.Ability;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Case 13.7: wounds heal by rest, by Doctor Sontag and by the Medi-kit, and at no other time. */
public final class Healing {

    private static final long DOCTORS = Cast.with(Ability.HEALS_STACK);

    private Healing() {}

    /** Case 13.71: whoever did nothing in the whole player-turn is well again. */
    public static void rest(Resolution r, Side side) {
        GameState s = r.state();
        heal(r, s.people().free() & Cast.of(side) & ~s.people().acted(), "13.71");
    }

    /** Case 13.72: the doctor heals his stack at the start of the Rebel player-turn. */
    public static void doctor(Resolution r) {
        for (long rest = DOCTORS & r.state().people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            heal(r, stackOf(r.state(), PieceSet.lowest(rest)), "13.72");
        }
    }

    public static void heal(Resolution r, long set, String ruleCase) {
        GameState s = r.state();
        long healed = wounded(s, set) & ~beyondHelp(s, set);
        for (long rest = healed; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setWounds(PieceSet.lowest(rest), 0);
        }
        if (healed != 0 && r.listening()) {
            r.tell(new Event.Healed(healed, ruleCase));
        }
    }

    /** On Drug World and on a planet that is gone nobody heals (3-galactic, 4.3). */
    private static long beyondHelp(Position s, long set) {
        long found = PieceSet.NONE;
        for (long rest = Realm.of(s).hasDrugsOrRuins() ? set : PieceSet.NONE; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = s.people().at(each);
            boolean drugged = Place.isEnviron(at) && s.places().has(Mark.DRUGGED, at);
            boolean gone = at >= 0 && Place.planet(at) >= 0 && Realm.of(s).isDestroyed(Place.planet(at));
            found |= drugged || gone ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    public static long wounded(Position s, long set) {
        long found = 0;
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            int character = PieceSet.lowest(rest);
            if (s.people().wounds(character) > 0) {
                found |= PieceSet.only(character);
            }
        }
        return found;
    }

    /** The free characters stacked with one, himself included. */
    public static long stackOf(Position s, int character) {
        long friends = Characters.free(s, s.people().at(character), Cast.side(character));
        boolean withUnits = PieceSet.has(s.people().military(), character);
        return friends & (withUnits ? s.people().military() : ~s.people().military());
    }
}
