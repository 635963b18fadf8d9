package fitg.state.realm;

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
        screen.spend(points);
    }

    public ImperialScreen screen() {
        return screen;
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

    @Override
    public PlanetSecretsState secrets() {
        return secrets;
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

    public void watch(boolean on) {
        watching = on;
    }

    public void learnSecret() {
        secretsLearned++;
    }

    @Override
    public AssignmentDeckState assignments() {
        return assignments;
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
            secrets.hide();
            watching = false;
            imperialPoints += screen.points();
            screen.drop();
            assignments.hideFrom(viewer);
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
        secrets.copyInto(t.secrets);
        assignments.copyInto(t.assignments);
        screen.copyInto(t.screen);
        System.arraycopy(sovereigns, 0, t.sovereigns, 0, sovereigns.length);
        System.arraycopy(squads, 0, t.squads, 0, squads.length);
        System.arraycopy(hypnosis, 0, t.hypnosis, 0, hypnosis.length);
        t.serving = serving;
        t.round = round;
        t.rebelPoints = rebelPoints;
        t.imperialPoints = imperialPoints;
        t.debt = debt;
        t.eventDeck = eventDeck;
        t.event = event;
        t.destroyed = destroyed;
        t.base = base;
        t.baseRevealed = baseRevealed;
        t.baseDestroyed = baseDestroyed;
        t.named = named;
        t.secretsLearned = secretsLearned;
        t.squadsTrained = squadsTrained;
        t.unitsShown = unitsShown;
        t.uprisings = uprisings;
        t.absent = absent;
        t.watching = watching;
    }

    /** In the order saved games were told in before some of it became a part of its own. */
    @Override
    public void digest(Digest d) {
        secrets.digestPlanets(d);
        assignments.digestCards(d);
        d.add(sovereigns).add(hypnosis);
        for (short carrier : squads) {
            d.add(carrier);
        }
        d.add(round).add(rebelPoints).add(imperialPoints).add(debt);
        d.add(eventDeck).add(event);
        secrets.digestFates(d);
        d.add(destroyed).add(base);
        d.add(baseRevealed ? 1 : 0).add(baseDestroyed ? 1 : 0).add(named).add(secretsLearned);
        assignments.digestProgress(d);
        d.add(squadsTrained ? 1 : 0).add(unitsShown ? 1 : 0).add(uprisings).add(absent);
        screen.digest(d);
        if (watching) {
            d.add(1);
        }
    }

    @Override
    public int bytes() {
        return secrets.bytes()
                + assignments.bytes()
                + screen.bytes()
                + sovereigns.length
                + hypnosis.length
                + squads.length * Short.BYTES
                + 7 * Integer.BYTES
                + 6 * Long.BYTES
                + 5;
    }
}
