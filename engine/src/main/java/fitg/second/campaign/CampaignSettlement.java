package fitg.second.campaign;

import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.second.settlement.SecondSettlement;
import fitg.state.Digest;

/** What is put right after every change in a campaign; and then whether somebody has won by it (K-R35). */
final class CampaignSettlement extends Procedure {

    private boolean settled;

    @Override
    public void advance(Resolution r) {
        if (!settled) {
            settled = true;
            r.call(new SecondSettlement());
            return;
        }
        r.finish();
        CampaignVictory.afterEffect(r);
    }

    @Override
    protected void digest(Digest d) {
        d.add(settled ? 1 : 0);
    }
}
