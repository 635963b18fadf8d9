package fitg.level.galactic;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.galaxy.taxation.Expenses;
import fitg.level.province.Orders;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Units;
import fitg.rules.force.first.Mix;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Case 33.4 with the units of 1979: elites that are not paid for become Veterans, or Lines (G-R17). */
final class Maintenance extends Expenses {

    private static final int NOWHERE = -1;

    private Orders paid = Orders.NONE;
    private int place = NOWHERE;

    @Override
    protected int elites(Resolution r) {
        int all = 0;
        for (int each : r.state().area().places()) {
            all += elites(r.state(), each).size();
        }
        return all;
    }

    private static UnitSet elites(Position s, int place) {
        return s.forces().in(place, Side.IMPERIAL).only(UnitType::elite);
    }

    private UnitSet unpaid(Position s, int where) {
        return elites(s, where).minus(paid.at(where));
    }

    @Override
    protected void choose(Resolution r) {
        Position s = r.state();
        if (place != NOWHERE) {
            askType(r, unpaid(s, place));
            return;
        }
        r.ask(Matter.MAINTENANCE, Side.IMPERIAL);
        for (int each : s.area().places()) {
            if (!unpaid(s, each).isEmpty()) {
                r.or(Kind.PLACE, each);
            }
        }
        offerPdbs(r);
    }

    private void askType(Resolution r, UnitSet open) {
        r.ask(Matter.MAINTENANCE_UNIT, Side.IMPERIAL, place);
        for (int index = 0; index < open.types(); index++) {
            if (open.count(UnitType.at(index)) > 0) {
                r.or(Kind.UNIT, index);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case PLACE -> place = action.argument();
            case UNIT -> {
                paid = paid.plus(place, UnitType.at(action.argument()));
                place = NOWHERE;
                payForElite();
            }
            default -> payForPdb(action.argument());
        }
    }

    @Override
    protected void downgradeElites(Resolution r) {
        GameState s = r.state();
        for (int each : s.area().places()) {
            UnitSet open = unpaid(s, each);
            for (int index = 0; index < open.types(); index++) {
                for (int count = open.count(UnitType.at(index)); count > 0; count--) {
                    reduce(r, each, UnitType.at(index));
                }
            }
        }
    }

    /** G-R17: a Veteran, else a Line; the Rebel player is not told which counter it was, unless nothing of it is left. */
    private static void reduce(Resolution r, int where, UnitType elite) {
        GameState s = r.state();
        for (UnitType lesser : lesser(s)) {
            if (Mix.left(s, lesser) > 0) {
                s.forces().remove(where, elite, 1);
                s.forces().add(where, lesser, 1);
                return;
            }
        }
        Units.eliminate(r, where, Side.IMPERIAL, UnitSet.of(elite, 1), "33.41");
    }

    /** Veteran and Line: what is no elite and stronger than a Patrol, the stronger first. */
    private static List<UnitType> lesser(Position s) {
        return Arrays.stream(s.forces().roster().of(Side.IMPERIAL))
                .filter(type -> type.carries() && !type.elite() && type.strength() > 1)
                .sorted(Comparator.comparingInt((UnitType type) -> -type.strength() - type.spaceStrength()))
                .toList();
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(place);
        paid.digest(d);
    }
}
