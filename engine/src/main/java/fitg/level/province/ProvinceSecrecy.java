package fitg.level.province;

import fitg.content.Side;
import fitg.procedure.Secrecy;
import fitg.state.GameState;
import fitg.state.province.SupplyState;

/** What each side may not know of the Province Game besides: which units the Empire has bought or keeps waiting (case 19.15, P-R61). */
public class ProvinceSecrecy implements Secrecy {

    @Override
    public void conceal(GameState seen, Side viewer) {
        if (viewer != Side.IMPERIAL) {
            SupplyState.of(seen).turnFaceDown();
        }
    }
}
