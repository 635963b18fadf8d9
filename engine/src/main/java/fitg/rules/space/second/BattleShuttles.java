package fitg.rules.space.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;

/** E5.2.b.1 and S-D15: before a round passengers and prisoners change ships, each once. */
final class BattleShuttles extends Procedure {

    private final int orbit;
    private final Side side;
    private long moved;
    private int moving = Holder.NOBODY;

    BattleShuttles(int orbit, Side side) {
        this.orbit = orbit;
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        if (moving != Holder.NOBODY) {
            r.ask(Query.TRANSFER_TO, side, moving);
            ShipToShip.offer(r, orbit, side, moving);
            return;
        }
        r.ask(Query.BATTLE_TRANSFER, side, orbit);
        boolean any = false;
        for (long rest = ShipToShip.passengers(s, orbit, side) & ~moved; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (ShipToShip.hasWay(s, orbit, side, each)) {
                r.or(Kind.TRANSFER, each);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            r.finish();
            return;
        }
        r.or(Kind.END);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case END -> r.finish();
            case TRANSFER -> moving = action.argument();
            default -> {
                if (action.kind() == Kind.BOARD) {
                    ShipToShip.boardStarship(r, moving, action.argument());
                } else {
                    ShipToShip.boardSpaceship(r, moving, action.argument());
                }
                moved |= PieceSet.only(moving);
                moving = Holder.NOBODY;
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(orbit).add(side.ordinal()).add(moved).add(moving);
    }
}
