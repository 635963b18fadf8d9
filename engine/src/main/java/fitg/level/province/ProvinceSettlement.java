package fitg.level.province;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.first.Dispatch;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.Casualties;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.rules.settlement.Settlement;
import fitg.rules.sovereign.Sovereignty;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.province.Supply;
import fitg.state.province.SupplyState;

/**
 * What must hold at all times in the Province Game besides: nobody floats (P-R17), the S-XIII is gone when it has landed damaged (P-R16),
 * and camps are not tested at first (P-R38).
 */
public final class ProvinceSettlement extends Settlement {

    /** Whoever has nothing left to be aboard of joins friends in the same orbit box, or dies. */
    @Override
    protected void prepare(Resolution r) {
        GameState s = r.state();
        removeWreck(r);
        loseSovereigns(r);
        for (long rest = s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = s.people().at(each);
            if (Place.isInSpace(at) && Fleets.wouldFloat(s, at, Cast.side(each))) {
                rescue(r, each, at);
            }
        }
    }

    /** Case 27.14: nobody can repair the S-XIII. */
    private static void removeWreck(Resolution r) {
        boolean landed = Place.isEnviron(r.state().gear().shipAt(Spaceship.S_XIII));
        if (landed && Supply.of(r.state()).isDamaged(Spaceship.S_XIII)) {
            Ships.lose(r, Spaceship.S_XIII, "27.14");
        }
    }

    /** Case 25.24: one who was killed or captured is gone for good. */
    private static void loseSovereigns(Resolution r) {
        GameState s = r.state();
        for (long rest = s.people().dead() & Cast.SOVEREIGNS; rest != 0; rest = PieceSet.rest(rest)) {
            int sovereign = Sovereignty.who(PieceSet.lowest(rest));
            if (Supply.of(s).sovereign(sovereign) != Supply.Fate.GONE) {
                SupplyState.of(s).setSovereign(sovereign, Supply.Fate.GONE);
                if (r.listening()) {
                    r.tell(new Dispatch.SovereignLost(sovereign, "25.24"));
                }
            }
        }
    }

    private static void rescue(Resolution r, int character, int at) {
        GameState s = r.state();
        Side side = Cast.side(character);
        int other = otherStack(at);
        if (other >= 0 && !Fleets.wouldFloat(s, other, side)) {
            long self = PieceSet.only(character);
            Transit.people(s, self | Characters.guardedBy(s, character), other);
            if (Fleets.anybody(s, other, side)) {
                s.people().joinMilitary(self);
            }
        } else {
            Casualties.kill(r, character, "14.56");
        }
    }

    private static int otherStack(int at) {
        if (Place.isOrbit(at)) {
            return Place.interception(Place.planet(at));
        }
        return Place.isIntercepted(at) ? Place.orbit(Place.planet(at)) : -1;
    }

    @Override
    protected boolean campsAreTested(Position s) {
        return !Supply.of(s).campsSpared();
    }
}
