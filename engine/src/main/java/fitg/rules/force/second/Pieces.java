package fitg.rules.force.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.content.Spaceship;
import fitg.edition.second.Happening.Piece;
import fitg.edition.second.Happening.Sort;
import fitg.procedure.PieceNames;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Opponents;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** What pieces are called in events and prompts. */
public final class Pieces implements PieceNames {

    /** The kind of each, as far as the reader knows it. */
    private final String[] counters;

    private final Soldier[] escorts = new Soldier[Company.ESCORT_SLOTS];
    private final String opponents;

    private Pieces(Position s, Side reader) {
        Counters all = Theatre.counters(s);
        counters = new String[all.count()];
        for (int each = 0; each < counters.length; each++) {
            boolean known = reader == Side.IMPERIAL || !all.is(CounterMark.FACE_DOWN, each);
            counters[each] = known ? all.type(each).name() : unknown(all.type(each));
        }
        Company company = Theatre.company(s);
        opponents = company.opponents().called();
        for (int slot = 0; slot < escorts.length; slot++) {
            boolean there = company.escortOf(Company.ESCORTS + slot) != Holder.NOBODY;
            escorts[slot] = there ? company.soldier(Company.ESCORTS + slot) : null;
        }
    }

    /** The names of a moment, which stay when the position changes; null reads as somebody who knows no side's secrets. */
    public static PieceNames of(Position s, Side reader) {
        return new Pieces(s, reader);
    }

    @Override
    public String counter(int number) {
        return name(counters[number], number);
    }

    @Override
    public String fighter(int number) {
        return fighterName(number, Company.isEscort(number) ? escorts[number - Company.ESCORTS] : null, opponents);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pieces pieces
                && Arrays.equals(counters, pieces.counters)
                && Arrays.equals(escorts, pieces.escorts)
                && opponents.equals(pieces.opponents);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(counters) + Arrays.hashCode(escorts);
    }

    private static String name(String type, int number) {
        return type + " " + (number + 1);
    }

    /** C-UNIT-4: all that is seen of it. */
    private static String unknown(CounterType type) {
        return type.isGround() ? "ground unit" : "starship";
    }

    private static String fighterName(int number, Soldier escort, String opponents) {
        if (Company.isCharacter(number)) {
            return PRINTED.character(number).name();
        }
        if (Company.isSovereign(number)) {
            return Sovereigns.printed(Sovereigns.sovereign(number)).name();
        }
        if (escort != null) {
            return escort.key() + " escort " + (number - Company.ESCORTS + 1);
        }
        return opponents.equals(Opponents.SOLDIER) ? opponents + " " + (number - Company.OPPONENTS + 1) : opponents;
    }

    // ---- for events

    public static Piece counter(Position s, int number) {
        Counters counters = Theatre.counters(s);
        CounterType type = counters.type(number);
        String told = counters.is(CounterMark.FACE_DOWN, number) ? unknown(type) : type.name();
        return new Piece(Sort.COUNTER, number, name(type.name(), number), name(told, number));
    }

    public static Piece fighter(Position s, int number) {
        Company company = Theatre.company(s);
        Soldier escort = Company.isEscort(number) ? company.soldier(number) : null;
        return new Piece(
                Sort.FIGHTER,
                number,
                fighterName(number, escort, company.opponents().called()));
    }

    public static Piece spaceship(int ship) {
        Spaceship printed = PRINTED.ship(ship);
        return new Piece(Sort.SPACESHIP, ship, printed.name());
    }

    public static Piece pdb(int planet) {
        return new Piece(
                Sort.PDB, planet, "the PDB of " + PRINTED.planet(planet).name());
    }

    public static Piece extraDice(Side side) {
        return new Piece(Sort.EXTRA, side.ordinal(), side == Side.REBEL ? "Rebel extra dice" : "Imperial extra dice");
    }

    /** All counters of a game that are so, for an event. */
    public static List<Piece> counters(Position s, IntPredicate chosen) {
        List<Piece> found = new ArrayList<>();
        for (int each = 0; each < Theatre.counters(s).count(); each++) {
            if (chosen.test(each)) {
                found.add(counter(s, each));
            }
        }
        return List.copyOf(found);
    }
}
