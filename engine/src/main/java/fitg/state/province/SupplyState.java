package fitg.state.province;

import fitg.content.Area;
import fitg.content.PieceSet;
import fitg.content.UnitRoster;
import fitg.content.UnitType;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Part;

/** The {@link Supply} of a game under way. */
public final class SupplyState extends Supply implements Part {

    public SupplyState(Area area, UnitRoster roster) {
        super(area, roster);
    }

    public static SupplyState of(GameState s) {
        return (SupplyState) Supply.of(s);
    }

    public void countElites(int built) {
        elites += built;
    }

    public void countSquads(int built) {
        squads += built;
    }

    public void markLevelled(int planet) {
        levelled |= PieceSet.only(planet);
    }

    public void markPutUp(int planet) {
        putUp |= PieceSet.only(planet);
    }

    /** A new game-turn: every PDB may be improved again (case 19.22). */
    public void clearWorks() {
        levelled = PieceSet.NONE;
        putUp = PieceSet.NONE;
    }

    public void setWaiting(int environ, UnitType type, int count) {
        int cell = cell(environ, type);
        if (count != waiting[cell]) {
            allWaiting += count - waiting[cell];
            ensureWaiting()[cell] = (byte) count;
        }
    }

    /** Room for those that wait. */
    private byte[] ensureWaiting() {
        if (waiting == NOBODY) {
            waiting = new byte[cells()];
        }
        return waiting;
    }

    public void setDamaged(int ship, boolean damaged) {
        long self = PieceSet.only(ship);
        damagedShips = damaged ? damagedShips | self : damagedShips & ~self;
    }

    /** As the rebels know it: how many units wait, but not which of those that lie face down, and not what was bought. */
    public void turnFaceDown() {
        elites = 0;
        squads = 0;
        if (allWaiting == 0) {
            return;
        }
        for (int environ : area.environs()) {
            for (UnitType type : roster.hidden()) {
                int count = waiting(environ, type);
                setWaiting(environ, type, 0);
                setWaiting(environ, type.toldAs(), waiting(environ, type.toldAs()) + count);
            }
        }
    }

    public void setSovereign(int sovereign, Fate fate) {
        fates[sovereign] = (byte) fate.ordinal();
    }

    public void setCampsSpared(boolean spared) {
        campsSpared = spared;
    }

    @Override
    public int people() {
        return Cast.WITH_SOVEREIGNS;
    }

    @Override
    public SupplyState copy() {
        SupplyState copy = new SupplyState(area, roster);
        copyInto(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        SupplyState t = (SupplyState) target;
        if ((allWaiting | t.allWaiting) != 0) {
            System.arraycopy(waiting, 0, t.ensureWaiting(), 0, cells());
        }
        System.arraycopy(fates, 0, t.fates, 0, fates.length);
        t.allWaiting = allWaiting;
        t.elites = elites;
        t.squads = squads;
        t.levelled = levelled;
        t.putUp = putUp;
        t.damagedShips = damagedShips;
        t.campsSpared = campsSpared;
    }

    /** How many wait in all follows from the rest. */
    @Override
    public void digest(Digest d) {
        d.add(waiting, cells()).add(fates).add(elites).add(squads).add(levelled).add(putUp);
        d.add(damagedShips).add(campsSpared ? 1 : 0);
    }

    @Override
    public int bytes() {
        return (waiting == NOBODY ? 0 : waiting.length) + fates.length + 3 * Integer.BYTES + 3 * Long.BYTES + 1;
    }
}
