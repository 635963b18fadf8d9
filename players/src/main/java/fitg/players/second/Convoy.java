package fitg.players.second;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.state.Holder;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;

/**
 * Starships that fly together.
 *
 * @param guns the attack factors of the ships
 * @param troops those of the units aboard, or that could be taken aboard
 * @param transports whether it has any
 */
record Convoy(int guns, int troops, boolean transports) {

    /** No counter has more attack factors. */
    private static final int STRONGEST = Catalogue.standard().counterTypes().stream()
            .mapToInt(CounterType::attack)
            .max()
            .orElseThrow();

    /** The ships that have been named, with what is aboard. */
    static Convoy chosen(Field field, int from) {
        return of(field, from, true, false);
    }

    /** All that could fly, with the best troops there if they may leave. */
    static Convoy possible(Field field, int from, boolean board) {
        return of(field, from, false, board);
    }

    private static Convoy of(Field field, int from, boolean chosen, boolean board) {
        Counters counters = field.counters;
        int guns = 0;
        int troops = 0;
        int empty = 0;
        boolean transports = false;
        for (int each = 0; each < counters.count(); each++) {
            if (counters.isStarship(each, from, field.side) && (!chosen || counters.is(CounterMark.CHOSEN, each))) {
                guns += counters.attack(each);
                if (counters.type(each).isTransport()) {
                    transports = true;
                    int cargo = counters.cargo(each);
                    troops += cargo == Holder.NOBODY ? 0 : counters.attack(cargo);
                    empty += cargo == Holder.NOBODY ? 1 : 0;
                }
            }
        }
        return new Convoy(guns, troops + (board && empty > 0 ? boarding(field, from, empty) : 0), transports);
    }

    /** What so many transports could take aboard, the strongest first. */
    private static int boarding(Field field, int from, int room) {
        int[] byAttack = new int[STRONGEST + 1];
        for (int each = 0; each < field.counters.count(); each++) {
            if (field.counters.isGroundUnit(each, from, field.side)
                    && !field.counters.type(each).garrison()) {
                byAttack[field.counters.attack(each)]++;
            }
        }
        int sum = 0;
        int left = room;
        for (int attack = STRONGEST; attack > 0 && left > 0; attack--) {
            int units = Math.min(left, byAttack[attack]);
            sum += units * attack;
            left -= units;
        }
        return sum;
    }
}
