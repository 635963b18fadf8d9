package fitg.rules.prisoner.second;

import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.rules.force.second.Sovereigns;
import fitg.state.Holder;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.TheatreState;

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
