package fitg.galaxy.state;

import fitg.content.Area;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Part;
import java.util.Arrays;

/** The {@link Realm} of a game under way. */
public final class RealmState extends Realm implements Part {

    private static final int IMPERIAL_TRACK = 99;
    private static final int REBEL_TRACK = 199;

    public RealmState(Area area) {
        super(area);
    }

    public static RealmState of(GameState s) {
        return (RealmState) s.wider();
    }

    public void setRound(int number) {
        round = number;
    }

    // ---- treasuries

    /** K-R20: the Rebel track is cut on receipt; the Imperial one only by {@link #cutImperialTrack}. */
    public void setPoints(Side side, int points) {
        if (side == Side.REBEL) {
            rebelPoints = Math.min(REBEL_TRACK, points);
        } else {
            imperialPoints = points;
        }
    }

    public void cutImperialTrack() {
        imperialPoints = Math.min(IMPERIAL_TRACK, imperialPoints);
    }

    /** K-R8: Imperial points that go behind the screen. */
    public void spendBehindScreen(int points) {
        imperialPoints -= points;
        screenedPoints += points;
    }

    /** A PDB put Up behind the screen. */
    public void putUpBehindScreen(int planet) {
        screenedUp |= PieceSet.only(planet);
    }

    /** A level of a PDB behind the screen; in the set-up there may be two. */
    public void raiseBehindScreen(int planet) {
        if (PieceSet.has(screenedLevels, planet)) {
            screenedSecondLevels |= PieceSet.only(planet);
        }
        screenedLevels |= PieceSet.only(planet);
    }

    /** PDBs that came Up or rose behind the screen. */
    public long screenedPdbs() {
        return screenedUp | screenedLevels;
    }

    public void dropScreen() {
        screenedPoints = 0;
        screenedUp = PieceSet.NONE;
        screenedLevels = PieceSet.NONE;
        screenedSecondLevels = PieceSet.NONE;
    }

    /** How many levels of a PDB the other side does not see yet. */
    public int screenedLevels(int planet) {
        return (PieceSet.has(screenedLevels, planet) ? 1 : 0) + (PieceSet.has(screenedSecondLevels, planet) ? 1 : 0);
    }

    public boolean isUpBehindScreen(int planet) {
        return PieceSet.has(screenedUp, planet);
    }

    public void setDebt(int points) {
        debt = points;
    }

    // ---- events

    public void setEventDeck(long cards) {
        eventDeck = cards;
    }

    public void setEvent(int number) {
        event = number;
    }

    // ---- secrets and planets

    public void setSecret(int planet, int secret) {
        secrets[area.planetSlot(planet)] = (byte) secret;
        withSecret |= PieceSet.only(planet);
    }

    public void setAlarm(int character, int planet) {
        alarms[character] = (byte) planet;
        long self = PieceSet.only(character);
        alarmed = planet == NONE ? alarmed & ~self : alarmed | self;
    }

    public void reveal(int planet) {
        revealed |= PieceSet.only(planet);
        drugs |= secret(planet) == Secret.DRUG_WORLD.ordinal();
    }

    public void end(int planet) {
        ended |= PieceSet.only(planet);
    }

    public void destroy(int planet) {
        destroyed |= PieceSet.only(planet);
    }

    /** NONE wakes the planet up. */
    public void setHypnotised(int unit, int planet) {
        hypnosis[unit] = (byte) planet;
    }

    // ---- the base

    public void setBase(int planet) {
        base = planet;
    }

    public void revealBase() {
        baseRevealed = true;
    }

    public void destroyBase() {
        baseRevealed = true;
        baseDestroyed = true;
    }

    public void name(int planet) {
        named |= PieceSet.only(planet);
    }

    public void learnSecret() {
        secretsLearned++;
    }

    // ---- Strategic Assignments

    public void addAssignment(int card) {
        assignments[assignmentsOrdered++] = (byte) card;
    }

    /** What somebody who does not know the deck imagines. */
    public void imagineAssignment(int place, int card) {
        assignments[place] = (byte) card;
    }

    public void turnAssignment() {
        assignmentsTurned++;
    }

    /** The Rebel player has seen the next card. */
    public void seeAssignment() {
        assignmentsSeen = assignmentsTurned + 1;
    }

    public void leaveOut(long characters) {
        absent |= characters;
    }

    // ---- sovereigns and squads

    public void setSovereign(int sovereign, Fate fate) {
        sovereigns[sovereign] = (byte) fate.ordinal();
        long self = PieceSet.only(sovereign);
        serving = fate == Fate.REBEL || fate == Fate.IMPERIAL ? serving | self : serving & ~self;
    }

    public void setSquadCarrier(int squad, int counter) {
        squads[squad] = (short) counter;
    }

    public void trainSquads() {
        squadsTrained = true;
    }

    public void showUnits() {
        unitsShown = true;
    }

    public void addUprising(int planet) {
        uprisings |= PieceSet.only(planet);
    }

    public void endUprising(int planet) {
        uprisings &= ~PieceSet.only(planet);
    }

    /** Overwrites what a viewer may not know; null is somebody who knows no side's secrets. */
    public void hideFrom(Side viewer) {
        if (viewer != Side.REBEL && !baseRevealed) {
            base = NONE;
        }
        if (viewer != Side.IMPERIAL) {
            for (int planet : area.planets()) {
                if (!isRevealed(planet)) {
                    secrets[area.planetSlot(planet)] = (byte) NONE;
                }
            }
            imperialPoints += screenedPoints;
            dropScreen();
            int known = viewer == Side.REBEL ? assignmentsSeen() : assignmentsTurned;
            Arrays.fill(assignments, known, assignments.length, (byte) NONE);
            if (!unitsShown) {
                Arrays.fill(squads, (short) NONE);
            }
        }
    }

    @Override
    public RealmState copy() {
        RealmState copy = new RealmState(area);
        copyInto(copy);
        return copy;
    }

    @Override
    public void copyInto(Part target) {
        RealmState t = (RealmState) target;
        System.arraycopy(secrets, 0, t.secrets, 0, secrets.length);
        System.arraycopy(alarms, 0, t.alarms, 0, alarms.length);
        System.arraycopy(assignments, 0, t.assignments, 0, assignments.length);
        System.arraycopy(sovereigns, 0, t.sovereigns, 0, sovereigns.length);
        System.arraycopy(squads, 0, t.squads, 0, squads.length);
        System.arraycopy(hypnosis, 0, t.hypnosis, 0, hypnosis.length);
        t.alarmed = alarmed;
        t.serving = serving;
        t.round = round;
        t.rebelPoints = rebelPoints;
        t.imperialPoints = imperialPoints;
        t.debt = debt;
        t.eventDeck = eventDeck;
        t.event = event;
        t.withSecret = withSecret;
        t.revealed = revealed;
        t.ended = ended;
        t.destroyed = destroyed;
        t.base = base;
        t.baseRevealed = baseRevealed;
        t.baseDestroyed = baseDestroyed;
        t.named = named;
        t.secretsLearned = secretsLearned;
        t.assignmentsOrdered = assignmentsOrdered;
        t.assignmentsTurned = assignmentsTurned;
        t.assignmentsSeen = assignmentsSeen;
        t.squadsTrained = squadsTrained;
        t.unitsShown = unitsShown;
        t.drugs = drugs;
        t.uprisings = uprisings;
        t.absent = absent;
        t.screenedPoints = screenedPoints;
        t.screenedUp = screenedUp;
        t.screenedLevels = screenedLevels;
        t.screenedSecondLevels = screenedSecondLevels;
    }

    @Override
    public void digest(Digest d) {
        d.add(secrets)
                .add(alarms)
                .add(assignmentsSeen)
                .add(assignments)
                .add(sovereigns)
                .add(hypnosis);
        for (short carrier : squads) {
            d.add(carrier);
        }
        d.add(round)
                .add(rebelPoints)
                .add(imperialPoints)
                .add(debt)
                .add(eventDeck)
                .add(event);
        d.add(withSecret).add(revealed).add(ended).add(destroyed).add(base);
        d.add(baseRevealed ? 1 : 0).add(baseDestroyed ? 1 : 0).add(named).add(secretsLearned);
        d.add(assignmentsOrdered).add(assignmentsTurned);
        d.add(squadsTrained ? 1 : 0).add(unitsShown ? 1 : 0).add(uprisings).add(absent);
        d.add(screenedPoints).add(screenedUp).add(screenedLevels).add(screenedSecondLevels);
    }

    @Override
    public int bytes() {
        return secrets.length
                + alarms.length
                + assignments.length
                + sovereigns.length
                + hypnosis.length
                + squads.length * Short.BYTES
                + 11 * Integer.BYTES
                + 15 * Long.BYTES
                + 4;
    }
}
