package fitg.rules.mission.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Correction;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.NumberSet;
import fitg.state.Position;

/**
 * E2.C: ships change hands, then the phasing player takes one environ or orbit box after the other (E2.C.0.1) and completes all
 * segments there, the fights of those who rose among them (E2.C.5.1).
 */
public final class SecondMissionPhase extends Procedure {

    private boolean exchanged;
    private boolean prepared;
    private boolean handedOver;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        if (!exchanged) {
            exchanged = true;
            s.places().clearAll(Mark.DONE);
            r.call(new ShipExchange(side));
            return;
        }
        if (!prepared) {
            prepared = true;
            prepare(r, side);
            return;
        }
        if (!handedOver && side == Side.REBEL && r.rules().has(Correction.GEMS_CHANGE_HANDS)) {
            handedOver = true;
            // The Empire knows who was handed cards, so being asked tells it nothing.
            if (PossessionUse.offered(r, Moment.MISSION_START, r.result() & onTheGround(s))) {
                return;
            }
        }
        r.ask(Query.MISSION_PLACE, side);
        NumberSet manned = manned(s, side);
        for (int place = manned.next(0, Place.COUNT); place >= 0; place = manned.next(place + 1, Place.COUNT)) {
            if (!s.places().has(Mark.DONE, place)
                    && SecondMissions.hasBusiness(r.rules().scenario(), s, place, side)) {
                r.or(Kind.PLACE, place);
            }
        }
        r.or(Kind.END);
    }

    /** Where nobody is, and no camp, nothing can be done. */
    private static NumberSet manned(Position s, Side side) {
        NumberSet manned = Characters.placesOf(s, s.people().free() & Cast.of(side));
        for (int slot = s.places().campFrom(0); slot >= 0; slot = s.places().campFrom(slot + 1)) {
            manned.add(s.area().environs()[slot]);
        }
        return manned;
    }

    /** Card 48: gems may buy a ship; then cards change hands (S-D51). Only the rebels have any. */
    private static void prepare(Resolution r, Side side) {
        GameState s = r.state();
        if (side == Side.REBEL && s.gear().owned() != PieceSet.NONE) {
            r.call(new CardExchange());
            PossessionUse.offered(r, Moment.MISSION_START, onTheGround(s));
        }
    }

    private static long onTheGround(Position s) {
        long found = PieceSet.NONE;
        for (long rest = s.people().free() & Cast.REBELS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= Place.isEnviron(s.people().at(each)) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        if (action.kind() == Kind.END) {
            s.places().clearAll(Mark.DONE);
            s.places().clearAll(Mark.POPULACE_WILD);
            r.finish();
            return;
        }
        int place = action.argument();
        s.places().put(Mark.DONE, place);
        r.call(Place.isOrbit(place) ? new OrbitMissions(place) : new PlaceMissions(place));
    }

    @Override
    protected void digest(Digest d) {
        d.add(exchanged ? 1 : 0);
        if (handedOver) {
            d.add(1);
        }
    }
}
