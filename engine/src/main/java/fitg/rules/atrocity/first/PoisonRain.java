package fitg.rules.atrocity.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CharacterCard;
import fitg.content.EnvironType;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Backlash;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.state.Digest;

/** Case 36.33: chemicals kill the rebels' units of special environs, wherever on the planet (G-R30), and hurt everybody but Rhones. */
final class PoisonRain extends Procedure {

    private static final String CASE = "36.33";
    private static final int WOUNDS = 2;
    private static final String RHONE = "Rhone";
    private static final long RHONES = rhones();

    private final int planet;

    PoisonRain(int planet) {
        this.planet = planet;
    }

    private static long rhones() {
        long found = PieceSet.NONE;
        for (CharacterCard card : PRINTED.characters()) {
            found |= card.race().equals(RHONE) ? PieceSet.only(card.index()) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public void advance(Resolution r) {
        r.finish();
        for (int environ : Control.environsOf(planet)) {
            UnitSet dying = r.state()
                    .forces()
                    .in(environ, Side.REBEL)
                    .only(type -> type.environType().map(EnvironType::isSpecial).orElse(false));
            Units.eliminate(r, environ, Side.REBEL, dying, CASE);
            Powers.of(r).afflict(r, environ, RHONES, WOUNDS, CASE);
        }
        r.call(Backlash.on(planet));
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet);
    }
}
