package fitg.rules.force.second;

import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;
import fitg.state.Holder;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * 25.21 and K-R102: a sovereign with space leadership in the orbit box of his planet. Up there he is with the starships of his side,
 * whichever they are; when they are gone elsewhere he comes down.
 */
@Completion({"C-NPC-1", "C-OTHER-1"})
public final class SovereignFlight {

    private static final String CASE = "K-R102";

    private SovereignFlight() {}

    public static boolean isPossible(Resolution r) {
        return r.rules().has(Correction.SOVEREIGNS_IN_ORBIT);
    }

    public static void goUp(Resolution r, int sovereign) {
        int fighter = Sovereigns.fighter(sovereign);
        TheatreState.company(r.state()).setSovereignWith(fighter, Holder.NOBODY);
        TheatreState.company(r.state()).setAloft(fighter, true);
        tell(r, sovereign, Sovereigns.orbitOf(sovereign));
    }

    public static void comeDown(Resolution r, int sovereign) {
        TheatreState.company(r.state()).setAloft(Sovereigns.fighter(sovereign), false);
        tell(r, sovereign, Sovereigns.environOf(sovereign));
    }

    private static void tell(Resolution r, int sovereign, int place) {
        if (r.listening()) {
            r.tell(new Happening.SovereignMoved(place, Sovereigns.side(r.state(), sovereign), sovereign, CASE));
        }
    }

    /** Whoever is gone is nowhere; he never leaves his planet with a fleet that does. */
    public static void stayWithTheFleet(Resolution r, int sovereign) {
        int fighter = Sovereigns.fighter(sovereign);
        if (!Sovereigns.isInPlay(r.state(), fighter)) {
            TheatreState.company(r.state()).setAloft(fighter, false);
        } else if (Theatre.counters(r.state())
                        .starships(Sovereigns.orbitOf(sovereign), Sovereigns.side(r.state(), sovereign))
                == 0) {
            comeDown(r, sovereign);
        }
    }
}
