package fitg.rules.atrocity.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CharacterCard;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Correction;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Backlash;
import fitg.rules.combat.second.Affliction;
import fitg.rules.control.Control;
import fitg.rules.loss.second.Losses;
import fitg.state.Digest;
import fitg.state.theatre.Company;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;

/** 36.33: chemicals kill the rebels' troops of special environs (G-R30) and hurt everybody who is no Rhone. */
@Completion("C-OTHER-1")
final class ChemicalRain extends Procedure {

    private static final String CASE = "C-OTHER-1";
    private static final int WOUNDS = 2;
    private static final String RHONE = "Rhone";
    private static final long RHONES = rhones();

    private final int planet;

    ChemicalRain(int planet) {
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
            killTroops(r, environ);
            strike(r, environ);
        }
        r.call(Backlash.on(planet));
        r.settle();
    }

    /** 4b, 3.3: escorts have no race, so they are struck even if they are with a Rhone. */
    private static void strike(Resolution r, int environ) {
        if (r.rules().has(Correction.CHEMICALS_STRIKE_ESCORTS)) {
            Affliction.strikeEach(r, environ, spared(environ), WOUNDS, CASE);
        } else {
            Affliction.strike(r, environ, spared(environ), WOUNDS, CASE);
        }
    }

    /** A sovereign is of the people of his environ. */
    private static long spared(int environ) {
        boolean rhones = PRINTED.environ(environ).races().contains(RHONE);
        return RHONES | (rhones ? Company.ALL_SOVEREIGNS : PieceSet.NONE);
    }

    private static void killTroops(Resolution r, int environ) {
        CountersState counters = TheatreState.counters(r.state());
        for (int each = 0; each < counters.count(); each++) {
            if (counters.isGroundUnit(each, environ, Side.REBEL) && isOfSpecialKind(counters, each)) {
                Losses.groundUnit(r, each, CASE);
            }
        }
    }

    private static boolean isOfSpecialKind(Counters counters, int unit) {
        return counters.type(unit).environType().map(type -> type.isSpecial()).orElse(false);
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet);
    }
}
