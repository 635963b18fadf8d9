package fitg.state.theatre;

import fitg.content.PieceSet;
import fitg.content.Soldier;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Part;
import java.util.Arrays;

/** The {@link Company} of a game under way. */
public final class CompanyState extends Company implements Part {

    public CompanyState() {}

    // ---- hits

    public void setHits(int fighter, int count) {
        hits[fighter] = (byte) count;
        long self = PieceSet.only(fighter);
        hit = count == 0 ? hit & ~self : hit | self;
    }

    public void setStunHits(int fighter, int count) {
        stun[fighter] = (byte) count;
    }

    public void setPending(int fighter, int count) {
        pending[fighter] = (byte) count;
    }

    public void setAim(int fighter, int target) {
        aim[fighter] = (byte) target;
    }

    public void wound(int fighter) {
        wounded |= PieceSet.only(fighter);
    }

    public void stun(int fighter) {
        stunned |= PieceSet.only(fighter);
    }

    /** E5.3.c.5: when the fight is over nobody is stunned any more. */
    public void clearStun() {
        stunned = PieceSet.NONE;
        Arrays.fill(stun, (byte) 0);
    }

    /** Wounds and hits are gone. */
    public void heal(long fighters) {
        wounded &= ~fighters;
        takeHitsOff(fighters);
    }

    /** E2.4.3: hit markers go, wounds stay; somebody may keep his (K-R27). */
    public void clearHits(long keepers) {
        takeHitsOff(~keepers);
        Arrays.fill(shipHits, (byte) 0);
    }

    private void takeHitsOff(long fighters) {
        for (long rest = hit & fighters; rest != 0; rest = PieceSet.rest(rest)) {
            hits[PieceSet.lowest(rest)] = 0;
        }
        hit &= ~fighters;
    }

    // ---- escorts and opponents

    /** A soldier joins a character; returns his number, or NOBODY if there is no room for another. */
    public int addEscort(int character, Soldier type) {
        for (int slot = 0; slot < ESCORT_SLOTS; slot++) {
            if (escortOf[slot] == Holder.NOBODY) {
                putEscort(ESCORTS + slot, character, type);
                return ESCORTS + slot;
            }
        }
        return Holder.NOBODY;
    }

    /** The same with the soldier's number given. */
    public void putEscort(int escort, int character, Soldier type) {
        escortOf[escort - ESCORTS] = (byte) character;
        soldier[escort - ESCORTS] = (byte) type.ordinal();
        heal(PieceSet.only(escort));
    }

    /** An escort goes with somebody else, or with NOBODY and is gone. */
    public void setEscortOf(int escort, int character) {
        escortOf[escort - ESCORTS] = (byte) character;
        if (character == Holder.NOBODY) {
            heal(PieceSet.only(escort));
            soldier[escort - ESCORTS] = 0;
        }
    }

    /** A summoned sovereign is with a character, or with NOBODY. */
    public void setSovereignWith(int fighter, int character) {
        companions.setWith(fighter, character);
    }

    /** A sovereign goes up to the starships of his side over his planet, or comes down. */
    public void setAloft(int fighter, boolean up) {
        companions.setAloft(fighter, up);
    }

    /** Somebody of the system's own appears in a fight; all opponents of a fight are called the same. */
    public int addOpponent(int slot, String called, int attack, int endurance, boolean fightsOn) {
        int number = OPPONENTS + slot;
        opponents.add(number, called, fightsOn);
        opponents.setStrength(number, attack, endurance);
        heal(PieceSet.only(number));
        return number;
    }

    /** An opponent's strength changes in the fight. */
    public void setOpponent(int opponent, int attack, int endurance) {
        opponents.setStrength(opponent, attack, endurance);
    }

    /** An opponent is dead. */
    public void removeOpponent(int opponent) {
        opponents.remove(opponent);
        heal(PieceSet.only(opponent));
    }

    /** The fight is over: its opponents are gone, and nobody aims any more. */
    public void clearFight() {
        clearStun();
        heal(ALL_OPPONENTS);
        opponents.clear();
        Arrays.fill(aim, (byte) Holder.NOBODY);
        Arrays.fill(pending, (byte) 0);
    }

    // ---- ships

    public void boardStarship(int character, int counter) {
        board(character, counter);
    }

    public void boardSpaceship(int character, int ship) {
        board(character, SPACESHIP + ship);
    }

    private void board(int character, int code) {
        aboard[character] = (short) code;
        long self = PieceSet.only(character);
        embarked = code == Holder.NOBODY ? embarked & ~self : embarked | self;
    }

    public void leaveShip(int character) {
        board(character, Holder.NOBODY);
    }

    public void dock(int ship, int counter) {
        dockedTo[ship] = (short) counter;
        docked = counter == Holder.NOBODY ? docked & ~PieceSet.only(ship) : docked | PieceSet.only(ship);
    }

    public void setShipDamaged(int ship, boolean damaged) {
        damagedShips = damaged ? damagedShips | PieceSet.only(ship) : damagedShips & ~PieceSet.only(ship);
    }

    public void setShipHits(int ship, int count) {
        shipHits[ship] = (byte) count;
    }

    // ---- what they have done

    @Override
    public DeedsState deeds() {
        return deeds;
    }

    /** Nobody has boarded or left a starship yet. */
    public void beginSegment() {
        long aboardStarships = PieceSet.NONE;
        for (long rest = embarked; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            aboardStarships |= starshipOf(each) != Holder.NOBODY ? PieceSet.only(each) : PieceSet.NONE;
        }
        deeds.beginSegment(aboardStarships);
    }

    /** Dead: no wounds, no ship, nothing done. */
    public void forget(int character) {
        heal(PieceSet.only(character));
        leaveShip(character);
    }

    @Override
    public CompanyState copy() {
        CompanyState copy = new CompanyState();
        copyInto(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        CompanyState t = (CompanyState) target;
        System.arraycopy(hits, 0, t.hits, 0, COUNT);
        System.arraycopy(stun, 0, t.stun, 0, COUNT);
        System.arraycopy(pending, 0, t.pending, 0, COUNT);
        System.arraycopy(aim, 0, t.aim, 0, COUNT);
        companions.copyInto(t.companions);
        t.embarked = embarked;
        t.docked = docked;
        t.hit = hit;
        System.arraycopy(escortOf, 0, t.escortOf, 0, ESCORT_SLOTS);
        System.arraycopy(soldier, 0, t.soldier, 0, ESCORT_SLOTS);
        opponents.copyInto(t.opponents);
        deeds.copyInto(t.deeds);
        System.arraycopy(aboard, 0, t.aboard, 0, aboard.length);
        System.arraycopy(dockedTo, 0, t.dockedTo, 0, dockedTo.length);
        System.arraycopy(shipHits, 0, t.shipHits, 0, shipHits.length);
        t.wounded = wounded;
        t.stunned = stunned;
        t.damagedShips = damagedShips;
    }

    @Override
    public void digest(Digest d) {
        companions.digest(d);
        d.add(hits).add(stun).add(pending).add(aim).add(escortOf).add(soldier);
        opponents.digestStrength(d);
        d.add(shipHits);
        for (short ship : aboard) {
            d.add(ship);
        }
        for (short starship : dockedTo) {
            d.add(starship);
        }
        d.add(wounded).add(stunned).add(opponents.stubborn()).add(damagedShips);
        deeds.digest(d);
    }

    @Override
    public int bytes() {
        return 4 * COUNT
                + companions.bytes()
                + 2 * ESCORT_SLOTS
                + opponents.bytes()
                + deeds.bytes()
                + (aboard.length + dockedTo.length) * Short.BYTES
                + shipHits.length
                + 6 * Long.BYTES;
    }
}
