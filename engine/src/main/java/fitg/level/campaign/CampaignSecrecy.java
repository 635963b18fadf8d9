package fitg.level.campaign;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Chance;
import fitg.procedure.Question;
import fitg.procedure.Secrecy;
import fitg.rules.movement.second.StarshipMove;
import fitg.state.GameState;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.TheatreState;

/** What each side may not know of a campaign: the enemy's secrets, his screen, and the units that lie face down. */
final class CampaignSecrecy implements Secrecy {

    @Override
    public void conceal(GameState seen, Side viewer) {
        if (viewer != Side.IMPERIAL) {
            Screen.conceal(seen);
        }
        RealmState.of(seen).hideFrom(viewer);
        if (viewer != Side.IMPERIAL) {
            TheatreState.counters(seen).turnFaceDown();
            if (!RealmState.of(seen).unitsShown()) {
                TheatreState.counters(seen).clear(CounterMark.WITH_SQUAD);
            }
        }
    }

    /**
     * C-UNIT-4: which units the Imperial player takes up one by one depends on kinds that lie face down, and those he pays for are
     * elites (K-D12). What has arrived has moved, whether or not it could land.
     */
    @Override
    public void concealAct(GameState seen, Side acting, Question asked) {
        if (acting != Side.IMPERIAL || !asked.continuesAct() && !asked.isSecret()) {
            return;
        }
        if (asked == Query.ARRIVAL) {
            StarshipMove.showAsOver(seen);
        }
        TheatreState.counters(seen).clear(CounterMark.CHOSEN);
    }

    @Override
    public boolean hidesStrength() {
        return true;
    }

    @Override
    public void imagine(GameState seen, Side viewer, Chance chance) {
        CampaignImagination.of(seen, chance).fillIn(viewer);
    }
}
