package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.CounterType.Branch;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Resolution;
import fitg.state.Segment;
import fitg.state.theatre.Theatre;
import java.util.Comparator;
import java.util.List;

/**
 * What is suggested to those who set up and buy (4b, section 2): the plan of the sheet, and usual purchases. Planets
 * that are not the base are named at random (K-D27): in any order that could be reckoned, the one left out would be the base.
 */
final class Advice {

    /** The best of the ground units that are neither elites nor bound to their planet. */
    private static final CounterType STORMTROOPER = PRINTED.counterTypes().stream()
            .filter(type -> type.side() == Side.IMPERIAL && type.isGround() && !type.elite() && !type.garrison())
            .max(Comparator.comparingInt(CounterType::attack))
            .orElseThrow();

    private Advice() {}

    static Action of(Resolution r) {
        if (r.state().turn().segment() == Segment.SET_UP) {
            return Charter.of(r.rules().scenario())
                    .plan()
                    .answer(r.state(), r.question(), r.subject(), r.options())
                    .orElse(null);
        }
        if (r.question() == Affair.IMPERIAL_PURCHASE && r.underWay() instanceof ImperialPurchases purchases) {
            return purchase(r.options(), purchases.bought());
        }
        if (r.question() == Affair.REBEL_PURCHASE) {
            return first(r.options(), Kind.PDB_UP);
        }
        if (r.question() == Affair.NAME_PLANET) {
            return r.option(r.whim(r.optionCount()));
        }
        return r.question() == Affair.UPKEEP ? upkeep(r) : null;
    }

    /** K-D14: a stormtrooper, a transport for him and a light, and again, as long as the points last. */
    private static Action purchase(List<Action> options, int bought) {
        for (Action option : options) {
            if (option.kind() == Kind.BUY && isNext(CounterType.at(option.argument()), bought)) {
                return option;
            }
        }
        return Action.of(Kind.END);
    }

    private static boolean isNext(CounterType type, int bought) {
        return switch (bought % 3) {
            case 0 -> type == STORMTROOPER;
            case 1 -> type.isTransport();
            default -> type.isLight();
        };
    }

    /** K-D12: heavies, marines, PDBs, guards. */
    private static Action upkeep(Resolution r) {
        List<Action> options = r.options();
        for (Action option : options) {
            if (option.kind() == Kind.PAY_FOR && typeOf(r, option).branch() == Branch.HEAVY) {
                return option;
            }
        }
        for (Action option : options) {
            if (option.kind() == Kind.PAY_FOR && !typeOf(r, option).garrison()) {
                return option;
            }
        }
        return first(options, Kind.PAY_FOR_PDB);
    }

    private static CounterType typeOf(Resolution r, Action option) {
        return Theatre.counters(r.state()).type(option.argument());
    }

    private static Action first(List<Action> options, Kind wanted) {
        return options.stream()
                .filter(option -> option.kind() == wanted)
                .findFirst()
                .orElse(options.getLast());
    }
}
