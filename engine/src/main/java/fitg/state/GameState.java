package fitg.state;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitKind;
import java.util.Arrays;

/**
 * Everything that changes in play, in one block of bytes and a few words, so that a game can be copied in a
 * microsecond. Pieces are named by their place in the catalogue; a set of characters, cards or ships is an int with one
 * bit for each. Facts that follow from others (control of a planet, ratings in use) are computed by the rules, never
 * stored here.
 */
public final class GameState {

    public static final int PLANETS = 51;
    public static final int ENVIRONS = 83;
    public static final int CHARACTERS = 32;
    public static final int POSSESSIONS = 20;
    public static final int MISSIONS = 15;

    /** Places of a character or ship that is in no environ. */
    public static final int POOL = -1;

    public static final int SPACE = -2;
    public static final int OUT_OF_GAME = -3;

    /** Owners of a possession card, and holders of a ship or a prisoner, that are not characters. */
    public static final int DECK = -1;

    public static final int IMPERIAL_HANDS = -2;
    public static final int REMOVED = -3;
    public static final int NOBODY = -1;
    public static final int UNITS = -2;
    /** Holder of a ship whose holder was lost somewhere else. */
    public static final int ORPHANED = -4;

    private static final int LOYALTY = 0;
    private static final int STATE = LOYALTY + PLANETS;
    private static final int PDB_LEVEL = STATE + PLANETS;
    private static final int PDB_UP = PDB_LEVEL + PLANETS;
    /** For each environ and kind: the number of units in the low four bits, of those that moved in the high four. */
    private static final int UNIT_COUNT = PDB_UP + PLANETS;

    private static final int UNIT_TOTAL = UNIT_COUNT + ENVIRONS * UnitKind.COUNT;
    private static final int PENDING = UNIT_TOTAL + ENVIRONS * 2;
    private static final int CAMP = PENDING + ENVIRONS * 2;
    private static final int MARKS = CAMP + ENVIRONS;
    private static final int AT = MARKS + ENVIRONS;
    private static final int WOUNDS = AT + CHARACTERS;
    private static final int HOLDER = WOUNDS + CHARACTERS;
    private static final int OWNER = HOLDER + CHARACTERS;
    private static final int SHIP_AT = OWNER + POSSESSIONS;
    private static final int SHIP_HOLDER = SHIP_AT + Spaceship.COUNT;
    private static final int LETTERS = SHIP_HOLDER + Spaceship.COUNT;
    private static final int SIZE = LETTERS + MISSIONS;

    private final byte[] cells;
    private final int[] groups;
    /** For each environ the set of characters in it. */
    private final int[] here;

    private int military;
    private int detected;
    private int moved;
    private int movedShips;
    private int acted;
    private int noMission;
    private int disabled;
    private int prisoners;
    private int revealed;
    private int actionDeck;
    private int campMission;

    /** Everybody on the map; like {@link #here} and the unit totals kept only because every rule asks for it. */
    private int onMap;

    private int dead;

    private int turn;
    private int phasing;
    private int segment;
    private int owedLines;
    private int flags;
    private int startCharacters;
    private int startShips;
    private int drugCharacter;
    private int drugRating;
    private int drugPhasing;
    private int drugSegment;

    public GameState() {
        cells = new byte[SIZE];
        groups = new int[MISSIONS + Ledger.COUNT];
        here = new int[ENVIRONS];
        Arrays.fill(cells, AT, AT + CHARACTERS, (byte) POOL);
        Arrays.fill(cells, HOLDER, HOLDER + CHARACTERS, (byte) NOBODY);
        Arrays.fill(cells, OWNER, OWNER + POSSESSIONS, (byte) DECK);
        Arrays.fill(cells, SHIP_AT, SHIP_AT + Spaceship.COUNT, (byte) POOL);
        Arrays.fill(cells, SHIP_HOLDER, SHIP_HOLDER + Spaceship.COUNT, (byte) NOBODY);
        drugCharacter = NOBODY;
        campMission = NOBODY;
    }

    private GameState(GameState other) {
        cells = other.cells.clone();
        groups = other.groups.clone();
        here = other.here.clone();
        copyWords(other);
    }

    public GameState copy() {
        return new GameState(this);
    }

    /** Makes {@code target} equal to this without allocating; search uses it. */
    public void copyInto(GameState target) {
        System.arraycopy(cells, 0, target.cells, 0, SIZE);
        System.arraycopy(groups, 0, target.groups, 0, groups.length);
        System.arraycopy(here, 0, target.here, 0, ENVIRONS);
        target.copyWords(this);
    }

    private void copyWords(GameState o) {
        military = o.military;
        detected = o.detected;
        moved = o.moved;
        movedShips = o.movedShips;
        acted = o.acted;
        noMission = o.noMission;
        disabled = o.disabled;
        prisoners = o.prisoners;
        revealed = o.revealed;
        actionDeck = o.actionDeck;
        campMission = o.campMission;
        onMap = o.onMap;
        dead = o.dead;
        turn = o.turn;
        phasing = o.phasing;
        segment = o.segment;
        owedLines = o.owedLines;
        flags = o.flags;
        startCharacters = o.startCharacters;
        startShips = o.startShips;
        drugCharacter = o.drugCharacter;
        drugRating = o.drugRating;
        drugPhasing = o.drugPhasing;
        drugSegment = o.drugSegment;
    }

    public void digest(Digest d) {
        for (byte cell : cells) {
            d.add(cell);
        }
        for (int group : groups) {
            d.add(group);
        }
        d.add(military)
                .add(detected)
                .add(moved)
                .add(movedShips)
                .add(acted)
                .add(noMission)
                .add(disabled);
        d.add(prisoners);
        d.add(revealed)
                .add(actionDeck)
                .add(campMission)
                .add(turn)
                .add(phasing)
                .add(segment)
                .add(owedLines)
                .add(flags);
        d.add(startCharacters).add(startShips);
        d.add(drugCharacter).add(drugRating).add(drugPhasing).add(drugSegment);
    }

    /** Bytes of heap one state takes besides object headers. */
    public static int bytes() {
        return SIZE + ENVIRONS * Integer.BYTES + (MISSIONS + Ledger.COUNT) * Integer.BYTES + 24 * Integer.BYTES;
    }

    // ---- the turn

    public int turn() {
        return turn;
    }

    public void setTurn(int number) {
        turn = number;
    }

    public Side phasing() {
        return phasing == 0 ? Side.REBEL : Side.IMPERIAL;
    }

    public void setPhasing(Side side) {
        phasing = side.ordinal();
    }

    public Segment segment() {
        return Segment.at(segment);
    }

    public void setSegment(Segment s) {
        segment = s.ordinal();
    }

    public boolean is(Flag flag) {
        return (flags & flag.bit()) != 0;
    }

    public void set(Flag flag, boolean on) {
        flags = on ? flags | flag.bit() : flags & ~flag.bit();
    }

    public int owedLines() {
        return owedLines;
    }

    public void setOwedLines(int lines) {
        owedLines = lines;
    }

    public int startImperialCharacters() {
        return startCharacters;
    }

    public int startImperialShips() {
        return startShips;
    }

    public void setImperialStart(int characters, int ships) {
        startCharacters = characters;
        startShips = ships;
    }

    // ---- planets

    public Loyalty loyalty(int planet) {
        return Loyalty.at(cells[LOYALTY + planet]);
    }

    public void setLoyalty(int planet, Loyalty loyalty) {
        cells[LOYALTY + planet] = (byte) loyalty.ordinal();
    }

    public PlanetState planetState(int planet) {
        return PlanetState.at(cells[STATE + planet]);
    }

    public void setPlanetState(int planet, PlanetState state) {
        cells[STATE + planet] = (byte) state.ordinal();
    }

    public int pdbLevel(int planet) {
        return cells[PDB_LEVEL + planet];
    }

    public void setPdbLevel(int planet, int level) {
        cells[PDB_LEVEL + planet] = (byte) level;
    }

    public boolean pdbUp(int planet) {
        return cells[PDB_UP + planet] != 0;
    }

    public void setPdbUp(int planet, boolean up) {
        cells[PDB_UP + planet] = (byte) (up ? 1 : 0);
    }

    // ---- environs

    public boolean has(Mark mark, int environ) {
        return (cells[MARKS + environ] & mark.bit()) != 0;
    }

    public void put(Mark mark, int environ) {
        cells[MARKS + environ] |= (byte) mark.bit();
    }

    public void clear(Mark mark, int environ) {
        cells[MARKS + environ] &= (byte) ~mark.bit();
    }

    /** The game-turn in which the Rebel camp here was placed; 0 if there is none. */
    public int campSince(int environ) {
        return cells[CAMP + environ];
    }

    public void setCampSince(int environ, int gameTurn) {
        cells[CAMP + environ] = (byte) gameTurn;
    }

    /** Case 15.44: Rebel units bought but not placed yet; strength 1 or 2 tells the 1-0 from the 2-1. */
    public int pending(int environ, int strength) {
        return cells[PENDING + environ * 2 + strength - 1];
    }

    public void setPending(int environ, int strength, int count) {
        cells[PENDING + environ * 2 + strength - 1] = (byte) count;
    }

    /** Takes a kind of mark off the whole map. */
    public void clearAll(Mark mark) {
        int others = ~mark.bit();
        for (int cell = MARKS; cell < MARKS + ENVIRONS; cell++) {
            cells[cell] &= (byte) others;
        }
    }

    // ---- military units

    public int units(int environ, UnitKind kind) {
        return cells[UNIT_COUNT + environ * UnitKind.COUNT + kind.ordinal()] & 15;
    }

    public int unmoved(int environ, UnitKind kind) {
        int cell = cells[UNIT_COUNT + environ * UnitKind.COUNT + kind.ordinal()];
        return (cell & 15) - (cell >>> 4 & 15);
    }

    /** All units of a side in an environ. */
    public int units(int environ, Side side) {
        return cells[UNIT_TOTAL + environ * 2 + side.ordinal()];
    }

    private void count(int environ, UnitKind kind, int change) {
        cells[UNIT_COUNT + environ * UnitKind.COUNT + kind.ordinal()] += (byte) change;
        cells[UNIT_TOTAL + environ * 2 + kind.side().ordinal()] += (byte) change;
    }

    public int strength(int environ, Side side) {
        if (units(environ, side) == 0) {
            return 0;
        }
        int row = UNIT_COUNT + environ * UnitKind.COUNT;
        int total = 0;
        for (int kind = UnitKind.first(side); kind <= UnitKind.last(side); kind++) {
            int count = cells[row + kind] & 15;
            if (count != 0) {
                total += count * UnitKind.at(kind).strength();
            }
        }
        return total;
    }

    public void addUnits(int environ, UnitKind kind, int count) {
        count(environ, kind, count);
    }

    /** Takes units away; those that have not moved this segment go first. */
    public void removeUnits(int environ, UnitKind kind, int count) {
        count(environ, kind, -count);
        int cell = UNIT_COUNT + environ * UnitKind.COUNT + kind.ordinal();
        int left = cells[cell] & 15;
        int moved = Math.min(cells[cell] >>> 4 & 15, left);
        cells[cell] = (byte) (moved << 4 | left);
    }

    public void addMoved(int environ, UnitKind kind, int count) {
        count(environ, kind, count);
        cells[UNIT_COUNT + environ * UnitKind.COUNT + kind.ordinal()] += (byte) (count << 4);
    }

    /** Case 7.22: counts every Line as a Patrol, for the eyes of those who cannot tell them apart. */
    public void turnMobileUnitsFaceDown() {
        for (int environ = 0; environ < ENVIRONS; environ++) {
            int row = UNIT_COUNT + environ * UnitKind.COUNT;
            cells[row + UnitKind.PATROL.ordinal()] += cells[row + UnitKind.LINE.ordinal()];
            cells[row + UnitKind.LINE.ordinal()] = 0;
        }
    }

    /** How many units lie face down here; those that moved in this segment, or those that did not. */
    public int faceDown(int environ, boolean moved) {
        int patrols = unmoved(environ, UnitKind.PATROL);
        int lines = unmoved(environ, UnitKind.LINE);
        int all = units(environ, UnitKind.PATROL) + units(environ, UnitKind.LINE);
        return moved ? all - patrols - lines : patrols + lines;
    }

    /** Makes so many of the Patrols here Lines, in somebody's imagination. */
    public void imagineLines(int environ, int unmoved, int moved) {
        int row = UNIT_COUNT + environ * UnitKind.COUNT;
        int change = unmoved + moved + (moved << 4);
        cells[row + UnitKind.PATROL.ordinal()] -= (byte) change;
        cells[row + UnitKind.LINE.ordinal()] += (byte) change;
    }

    /** Takes them off the map, for the eyes of those who may not see yet where they are placed. */
    public void hideMobileUnits() {
        for (int environ = 0; environ < ENVIRONS; environ++) {
            removeUnits(environ, UnitKind.PATROL, units(environ, UnitKind.PATROL));
            removeUnits(environ, UnitKind.LINE, units(environ, UnitKind.LINE));
        }
    }

    // ---- characters: sets

    /** Characters in the military stack of their environ; the others are in the character stack. */
    public int military() {
        return military;
    }

    public int detectedFlags() {
        return detected;
    }

    public int moved() {
        return moved;
    }

    public int acted() {
        return acted;
    }

    public int noMission() {
        return noMission;
    }

    public int disabled() {
        return disabled;
    }

    public int prisoners() {
        return prisoners;
    }

    public void joinMilitary(int set) {
        military |= set;
    }

    public void leaveMilitary(int set) {
        military &= ~set;
    }

    public void detect(int set) {
        detected |= set;
    }

    public void conceal(int set) {
        detected &= ~set;
    }

    public void markMoved(int set) {
        moved |= set;
    }

    /** A new movement or reaction segment: everybody may move again. */
    public void clearMoved() {
        moved = 0;
        movedShips = 0;
        for (int environ = 0; environ < ENVIRONS; environ++) {
            if ((cells[UNIT_TOTAL + environ * 2] | cells[UNIT_TOTAL + environ * 2 + 1]) != 0) {
                int row = UNIT_COUNT + environ * UnitKind.COUNT;
                for (int kind = 0; kind < UnitKind.COUNT; kind++) {
                    cells[row + kind] &= 15;
                }
            }
        }
    }

    public void markActed(int set) {
        acted |= set;
    }

    public void barFromMissions(int set) {
        noMission |= set;
    }

    /** The owner's player-turn begins: his characters have done nothing yet. */
    public void clearDeeds(int set) {
        acted &= ~set;
        noMission &= ~set;
    }

    public void disable(int set) {
        disabled |= set;
    }

    public void clearDisabled() {
        disabled = 0;
    }

    // ---- characters one by one

    /** The environ a character is in, or POOL, SPACE or OUT_OF_GAME. */
    public int at(int character) {
        return cells[AT + character];
    }

    public void setAt(int character, int place) {
        int before = cells[AT + character];
        if (before >= 0) {
            here[before] &= ~(1 << character);
        }
        if (place >= 0) {
            here[place] |= 1 << character;
        }
        cells[AT + character] = (byte) place;
        onMap = place >= 0 ? onMap | 1 << character : onMap & ~(1 << character);
        dead = place == OUT_OF_GAME ? dead | 1 << character : dead & ~(1 << character);
    }

    /** Everybody who is in some environ, free or prisoner. */
    public int onMap() {
        return onMap;
    }

    /** Everybody who is out of the game. */
    public int dead() {
        return dead;
    }

    /** Everybody who is in some environ and nobody's prisoner. */
    public int free() {
        return onMap & ~prisoners;
    }

    /** Everybody in this environ, free or prisoner, of the given set. */
    public int present(int environ, int among) {
        return here[environ] & among;
    }

    public int wounds(int character) {
        return cells[WOUNDS + character];
    }

    public void setWounds(int character, int wounds) {
        cells[WOUNDS + character] = (byte) wounds;
    }

    public boolean isPrisoner(int character) {
        return (prisoners & 1 << character) != 0;
    }

    /** Who holds a prisoner: a guarding character, or UNITS. */
    public int holder(int prisoner) {
        return cells[HOLDER + prisoner];
    }

    public void imprison(int character, int holder) {
        prisoners |= 1 << character;
        cells[HOLDER + character] = (byte) holder;
    }

    public void release(int character) {
        prisoners &= ~(1 << character);
        cells[HOLDER + character] = (byte) NOBODY;
    }

    // ---- possessions

    /** The character who has a card, or DECK, IMPERIAL_HANDS or REMOVED. */
    public int owner(int possession) {
        return cells[OWNER + possession];
    }

    public void setOwner(int possession, int owner) {
        cells[OWNER + possession] = (byte) owner;
    }

    public boolean isRevealed(int possession) {
        return (revealed & 1 << possession) != 0;
    }

    public void setRevealed(int possession, boolean shown) {
        revealed = shown ? revealed | 1 << possession : revealed & ~(1 << possession);
    }

    public int possessionsOf(int character) {
        int found = 0;
        for (int card = 0; card < POSSESSIONS; card++) {
            if (cells[OWNER + card] == character) {
                found |= 1 << card;
            }
        }
        return found;
    }

    // ---- spaceships

    public int shipAt(int ship) {
        return cells[SHIP_AT + ship];
    }

    public void setShipAt(int ship, int place) {
        cells[SHIP_AT + ship] = (byte) place;
    }

    /** The ships that have moved in this segment. */
    public int movedShips() {
        return movedShips;
    }

    public void markShipsMoved(int set) {
        movedShips |= set;
    }

    public int shipHolder(int ship) {
        return cells[SHIP_HOLDER + ship];
    }

    public void setShipHolder(int ship, int character) {
        cells[SHIP_HOLDER + ship] = (byte) character;
    }

    // ---- the mission phase of the environ being handled

    public int group(int mission) {
        return groups[mission];
    }

    public void setGroup(int mission, int members) {
        groups[mission] = members;
    }

    public int letters(int mission) {
        return cells[LETTERS + mission];
    }

    public void setLetters(int mission, int count) {
        cells[LETTERS + mission] = (byte) count;
    }

    /** What has been noted in this environ's mission phase under one heading. */
    public int noted(Ledger heading) {
        return groups[MISSIONS + heading.ordinal()];
    }

    public void note(Ledger heading, int bits) {
        groups[MISSIONS + heading.ordinal()] |= bits;
    }

    public void forget(Ledger heading, int bits) {
        groups[MISSIONS + heading.ordinal()] &= ~bits;
    }

    /** The mission (by number) the Rebel camp of the environ is on, or NOBODY. */
    public int campMission() {
        return campMission;
    }

    public void setCampMission(int mission) {
        campMission = mission;
    }

    public void clearMissions() {
        campMission = NOBODY;
        Arrays.fill(groups, 0);
        Arrays.fill(cells, LETTERS, LETTERS + MISSIONS, (byte) 0);
    }

    public int actionDeck() {
        return actionDeck;
    }

    public void setActionDeck(int cards) {
        actionDeck = cards;
    }

    // ---- the Helian Drug (case 14.4)

    public void startDrug(int character, Rating rating) {
        drugCharacter = character;
        drugRating = rating.ordinal();
        drugPhasing = phasing;
        drugSegment = segment;
    }

    public void endDrug() {
        drugCharacter = NOBODY;
    }

    public int drugCharacter() {
        return drugCharacter;
    }

    public boolean drugRaises(int character, Rating rating) {
        return drugCharacter == character && drugRating == rating.ordinal();
    }

    /** True at the start of the segment in which the drug wears off. */
    public boolean drugWearsOff() {
        return drugCharacter != NOBODY && drugPhasing == phasing && drugSegment == segment;
    }
}
