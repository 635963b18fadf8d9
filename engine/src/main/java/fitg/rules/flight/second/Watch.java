package fitg.rules.flight.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.DetectionShifts;
import fitg.content.DetectionTable.Result;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.rules.force.second.Defences;
import fitg.rules.possession.Possessions;
import fitg.state.Position;
import fitg.state.theatre.Theatre;
import java.util.List;
import java.util.stream.IntStream;

/**
 * C-TRACK-1 and S-R45: who looks for a spaceship at a planet, and what each die would bring.
 *
 * @param level of the Up enemy PDB, or {@link #NO_PDB}
 * @param fleet the combined attack factor of the enemy starships that take part; 0 if none do
 */
@Completion({"C-TRACK-1", "C-TRACK-2"})
public record Watch(int level, int fleet) {

    public static final int NO_PDB = -1;

    private static final int FACES = 6;

    private static final DetectionShifts SHIFTS = PRINTED.detectionShifts();

    /** The PDB of a planet alone. */
    public static Watch byPdb(Position s, int planet, Side watcher) {
        return new Watch(Defences.isUp(s, planet, watcher) ? s.planets().pdbLevel(planet) : NO_PDB, 0);
    }

    /** The PDB, and the starships in the orbit box if they can help. */
    public static Watch byAll(Position s, int planet, Side watcher) {
        Watch pdb = byPdb(s, planet, watcher);
        Watch all = new Watch(pdb.level, Theatre.counters(s).starshipAttack(Place.orbit(planet), watcher));
        return all.looks() ? all : pdb;
    }

    /** Card 44: for a crew with a Scanner the PDB counts a level less; below 0 it sees nothing. */
    public Watch against(Position s, long crew) {
        boolean scanner = level != NO_PDB && Possessions.countsFor(s, Card.SCANNER, crew);
        return scanner ? new Watch(level + CardFigures.SCANNER_PDB_LEVEL, fleet) : this;
    }

    /** Whether anybody looks at all. */
    public boolean looks() {
        return level != NO_PDB || fleet >= SHIFTS.leastAlone();
    }

    /** Columns to the left: for the PDB, for somebody aboard who is detected already, and for the starships. */
    public int shift(boolean detected) {
        int ships = level == NO_PDB ? SHIFTS.alone(fleet) : SHIFTS.besidePdb(fleet);
        return SHIFTS.of(level, detected) + ships;
    }

    /** The column that is read for a ship of this evasion value. */
    public int column(int evasion, boolean detected) {
        return Math.max(0, PRINTED.detection().columnOf(evasion) - shift(detected));
    }

    /** A PDB of level 0 and starships alone only see (S-R45); a ship damaged before is destroyed by damage (S-R48). */
    public Result result(int column, int die, boolean damaged) {
        Result printed = PRINTED.detection().result(column, die);
        boolean harm = printed == Result.DAMAGED || printed == Result.ELIMINATED;
        if (harm && level < 1) {
            return Result.DETECTED;
        }
        return printed == Result.DAMAGED && damaged ? Result.ELIMINATED : printed;
    }

    /** S-R46: whether a starship attacks what was found; not what the PDB destroyed. */
    public boolean pursues(int column, int die, boolean damaged) {
        return fleet > 0
                && PRINTED.detection().asterisk(column, die)
                && result(column, die, damaged) != Result.ELIMINATED;
    }

    /** What each die from 1 to 6 brings. */
    public List<Result> byDie(int column, boolean damaged) {
        return IntStream.rangeClosed(1, FACES)
                .mapToObj(die -> result(column, die, damaged))
                .toList();
    }
}
