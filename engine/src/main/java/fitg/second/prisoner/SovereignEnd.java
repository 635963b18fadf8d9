package fitg.second.prisoner;

import fitg.content.PieceSet;
import fitg.galaxy.Tidings;
import fitg.galaxy.state.Realm;
import fitg.galaxy.state.RealmState;
import fitg.procedure.Resolution;
import fitg.second.Completion;
import fitg.second.force.Sovereigns;
import fitg.second.state.CompanyState;
import fitg.second.state.TheatreState;
import fitg.state.Holder;

/** 25.24: a sovereign who is killed or captured leaves the game; he is nobody's prisoner. */
@Completion("C-NPC-1")
public final class SovereignEnd {

    private SovereignEnd() {}

    public static void remove(Resolution r, int fighter, String ruleCase) {
        int sovereign = Sovereigns.sovereign(fighter);
        CompanyState company = TheatreState.company(r.state());
        company.setSovereignWith(fighter, Holder.NOBODY);
        company.setAloft(fighter, false);
        company.heal(PieceSet.only(fighter));
        RealmState.of(r.state()).setSovereign(sovereign, Realm.Fate.GONE);
        if (r.listening()) {
            r.tell(new Tidings.SovereignChanged(sovereign, null, ruleCase));
        }
    }
}
