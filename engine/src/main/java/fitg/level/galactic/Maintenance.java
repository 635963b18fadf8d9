package fitg.level.galactic;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.galaxy.taxation.Crown;
import fitg.level.province.Orders;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.force.first.Mix;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Case 33.4: a Force Point for each Imperial elite and each Imperial PDB of level 2. What can be paid must be; if it is not enough the
 * Imperial player says for what, and the rest becomes less (33.41).
 */
final class Maintenance extends Procedure {

    private static final String CASE = "33.4";
    private static final int STRONG = 2;
    private static final int NOWHERE = -1;

    private enum Step {
        BEGIN,
        CHOOSE,
        DOWNGRADE
    }

    private Step step = Step.BEGIN;
    private int purse;
    private Orders paid = Orders.NONE;
    private long paidPdbs;
    private int place = NOWHERE;

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case CHOOSE -> choose(r);
            case DOWNGRADE -> {
                downgrade(r);
                r.finish();
                r.settle();
            }
        }
    }

    /** Without Diomas and Orlog nothing can be paid (33.35). */
    private void begin(Resolution r) {
        Position s = r.state();
        int due = due(s);
        purse = Crown.hasSeat(r) ? Math.min(due, Realm.of(s).points(Side.IMPERIAL)) : 0;
        Treasury.spend(r, Side.IMPERIAL, purse, Reason.UPKEEP, CASE);
        if (purse == due) {
            r.finish();
            return;
        }
        if (r.listening()) {
            r.tell(new Tidings.UpkeepUnpaid(due - purse, "33.41"));
        }
        step = Step.CHOOSE;
    }

    /** What is due; the Imperial player is shown the sum (33.42). */
    static int due(Position s) {
        int due = PieceSet.size(pdbs(s));
        for (int each : s.area().places()) {
            due += elites(s, each).size();
        }
        return due;
    }

    private static UnitSet elites(Position s, int place) {
        return s.forces().in(place, Side.IMPERIAL).only(UnitType::elite);
    }

    private static long pdbs(Position s) {
        long found = PieceSet.NONE;
        for (int planet : s.area().planets()) {
            boolean strong = s.planets().pdbLevel(planet) == STRONG && Control.of(s, planet) == Side.IMPERIAL;
            found |= strong ? PieceSet.only(planet) : PieceSet.NONE;
        }
        return found;
    }

    // ---- for what

    private UnitSet unpaid(Position s, int where) {
        return elites(s, where).minus(paid.at(where));
    }

    private void choose(Resolution r) {
        Position s = r.state();
        if (purse == 0) {
            step = Step.DOWNGRADE;
            return;
        }
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
        r.orEach(Kind.PAY_FOR_PDB, pdbs(s) & ~paidPdbs);
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
                purse--;
            }
            default -> {
                paidPdbs |= PieceSet.only(action.argument());
                purse--;
            }
        }
    }

    // ---- what is not paid for

    private void downgrade(Resolution r) {
        GameState s = r.state();
        for (int each : s.area().places()) {
            UnitSet open = unpaid(s, each);
            for (int index = 0; index < open.types(); index++) {
                for (int count = open.count(UnitType.at(index)); count > 0; count--) {
                    reduce(r, each, UnitType.at(index));
                }
            }
        }
        for (long rest = pdbs(s) & ~paidPdbs; rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            Control.setPdb(r, planet, STRONG - 1, s.planets().pdbUp(planet), "33.41");
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
        d.add(step.ordinal()).add(purse).add(paidPdbs).add(place);
        paid.digest(d);
    }
}
