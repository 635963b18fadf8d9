package fitg.second.campaign;

import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;

/** 4b, 1: the steps S1 to S9 before the first game-turn. */
public final class CampaignSetUp extends Procedure {

    @Override
    public void advance(Resolution r) {
        r.finish();
    }

    @Override
    protected void digest(Digest d) {}
}
