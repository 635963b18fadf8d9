package fitg.second.force;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CharacterCard;
import fitg.content.PieceSet;
import fitg.galaxy.state.Realm;
import fitg.second.Completion;
import fitg.state.Position;
import java.util.Set;

/** Event 120: while the Kayns quarrel, Kogus and Barca lead nothing and go on no missions. */
@Completion("C-EVENT-1")
public final class Quarrel {

    private static final int KAYN_QUARRELS = 120;
    private static final long KAYNS = kayns();

    private Quarrel() {}

    private static long kayns() {
        long found = PieceSet.NONE;
        for (CharacterCard card : PRINTED.characters()) {
            found |= Set.of("Kogus", "Barca").contains(card.name()) ? PieceSet.only(card.index()) : PieceSet.NONE;
        }
        return found;
    }

    /** Who can neither lead nor join a mission group now. */
    public static long unfit(Position s) {
        return Realm.of(s).isEvent(KAYN_QUARRELS) ? KAYNS : PieceSet.NONE;
    }
}
