package fitg.rules.combat.second;

import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Resolution;
import java.util.ArrayList;
import java.util.List;

/** C-COMBAT-1: every attack of every kind of combat is a roll of so many dice at one target; 5 and 6 hit. */
@Completion("C-COMBAT-1")
public final class Dice {

    public static final int HITS_FROM = 5;

    private Dice() {}

    /** Rolls, tells, and returns the hits. Attacks of no dice are not rolled (S-R2). */
    public static int roll(
            Resolution r, int place, Happening.Piece shooter, Happening.Piece target, int dice, String ruleCase) {
        if (dice <= 0) {
            return 0;
        }
        List<Integer> faces = r.listening() ? new ArrayList<>(dice) : null;
        int hits = 0;
        for (int each = 0; each < dice; each++) {
            int face = r.die("attack");
            hits += face >= HITS_FROM ? 1 : 0;
            if (faces != null) {
                faces.add(face);
            }
        }
        if (faces != null) {
            r.tell(new Happening.Volley(place, shooter, target, List.copyOf(faces), hits, ruleCase));
        }
        return hits;
    }
}
