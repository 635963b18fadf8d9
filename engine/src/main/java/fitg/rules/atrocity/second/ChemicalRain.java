package fitg.rules.atrocity.second;

import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Chemicals;
import fitg.rules.combat.second.Affliction;
import fitg.rules.loss.second.Losses;
import fitg.state.theatre.Company;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;

/** The counters of 2002 that chemicals kill (36.33). */
@Completion("C-OTHER-1")
final class ChemicalRain extends Chemicals {

    ChemicalRain(int planet) {
        super(planet);
    }

    /** 4b, 3.3: escorts have no race, so they are struck even if they are with a Rhone. */
    @Override
    protected void strike(Resolution r, int environ, long spared, String ruleCase) {
        if (r.rules().has(Correction.CHEMICALS_STRIKE_ESCORTS)) {
            Affliction.strikeEach(r, environ, spared, WOUNDS, ruleCase);
        } else {
            super.strike(r, environ, spared, ruleCase);
        }
    }

    @Override
    protected long sovereigns() {
        return Company.ALL_SOVEREIGNS;
    }

    @Override
    protected void killUnits(Resolution r, int environ, String ruleCase) {
        CountersState counters = TheatreState.counters(r.state());
        for (int each = 0; each < counters.count(); each++) {
            if (counters.isGroundUnit(each, environ, Side.REBEL) && isOfSpecialKind(counters, each)) {
                Losses.groundUnit(r, each, ruleCase);
            }
        }
    }

    private static boolean isOfSpecialKind(Counters counters, int unit) {
        return counters.type(unit).environType().map(type -> type.isSpecial()).orElse(false);
    }
}
