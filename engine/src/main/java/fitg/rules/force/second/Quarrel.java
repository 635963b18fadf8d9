package fitg.rules.force.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.EventCard;
import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Event 120: while the Kayns quarrel, Kogus and Barca lead nothing and go on no missions. */
@Completion("C-EVENT-1")
public final class Quarrel {

    private static final long KAYNS = kayns();

    private Quarrel() {}

    private static long kayns() {
        long found = PieceSet.NONE;
        for (String number :
                EventCard.printed(EventCard.KAYN_QUARRELS).word("characters").split(",")) {
            found |= PieceSet.only(
                    PRINTED.characterNumbered(Integer.parseInt(number)).index());
        }
        return found;
    }

    /** Who can neither lead nor join a mission group now. */
    public static long unfit(Position s) {
        return Realm.of(s).isEvent(EventCard.KAYN_QUARRELS) ? KAYNS : PieceSet.NONE;
    }
}
