package fitg.state;

import fitg.content.Area;
import fitg.content.UnitRoster;

/**
 * Everything that changes in play: a few parts, each with its own figures, sized by the area that is played in, so that a
 * game can be copied in a fraction of a microsecond. Pieces are named by their place in the catalogue; a set of
 * characters, cards, ships or missions is a long ({@link fitg.content.PieceSet}). Facts that follow from others (control
 * of a planet, ratings in use) are computed by the rules, never stored here.
 */
public final class GameState implements Position {

    private final Area area;
    private final TurnState turn;
    private final PlanetsState planets;
    private final PlacesState places;
    private final ForcesState forces;
    private final PeopleState people;
    private final GearState gear;
    private final MissionsState missions;
    private final Part further;
    private final Part wider;

    public GameState(Area area, UnitRoster roster) {
        this(area, roster, NothingMore.PART);
    }

    /** @param further what the ruleset keeps besides */
    public GameState(Area area, UnitRoster roster, Part further) {
        this(area, roster, further, NothingMore.PART);
    }

    /** @param wider what a wider level of the same edition adds to it */
    public GameState(Area area, UnitRoster roster, Part further, Part wider) {
        this.area = area;
        turn = new TurnState();
        planets = new PlanetsState(area);
        places = new PlacesState(area);
        forces = new ForcesState(area, roster);
        people = new PeopleState(area, further.people());
        gear = new GearState();
        missions = new MissionsState();
        this.further = further;
        this.wider = wider;
    }

    private GameState(GameState other) {
        area = other.area;
        turn = other.turn.copy();
        planets = other.planets.copy();
        places = other.places.copy();
        forces = other.forces.copy();
        people = other.people.copy();
        gear = other.gear.copy();
        missions = other.missions.copy();
        further = other.further.copy();
        wider = other.wider.copy();
    }

    public GameState copy() {
        return new GameState(this);
    }

    /** Makes {@code target}, a state of the same area, equal to this without allocating; search uses it. */
    public void copyInto(GameState target) {
        turn.copyInto(target.turn);
        planets.copyInto(target.planets);
        places.copyInto(target.places);
        forces.copyInto(target.forces);
        people.copyInto(target.people);
        gear.copyInto(target.gear);
        missions.copyInto(target.missions);
        further.copyInto(target.further);
        wider.copyInto(target.wider);
    }

    public void digest(Digest d) {
        turn.digest(d);
        planets.digest(d);
        places.digest(d);
        forces.digest(d);
        people.digest(d);
        gear.digest(d);
        missions.digest(d);
        further.digest(d);
        wider.digest(d);
    }

    /** Bytes of heap the figures of one state take. */
    public int bytes() {
        return turn.bytes()
                + planets.bytes()
                + places.bytes()
                + forces.bytes()
                + people.bytes()
                + gear.bytes()
                + missions.bytes()
                + further.bytes()
                + wider.bytes();
    }

    /** A new movement or reaction segment: everybody and everything may move again. */
    public void clearMoved() {
        people.clearMoved();
        gear.clearMoved();
        forces.clearMoved();
    }

    @Override
    public Area area() {
        return area;
    }

    @Override
    public TurnState turn() {
        return turn;
    }

    @Override
    public PlanetsState planets() {
        return planets;
    }

    @Override
    public PlacesState places() {
        return places;
    }

    @Override
    public ForcesState forces() {
        return forces;
    }

    @Override
    public PeopleState people() {
        return people;
    }

    @Override
    public GearState gear() {
        return gear;
    }

    @Override
    public MissionsState missions() {
        return missions;
    }

    @Override
    public Part further() {
        return further;
    }

    @Override
    public Part wider() {
        return wider;
    }

    @Override
    public <T> T further(Class<T> kind) {
        if (kind.isInstance(further)) {
            return kind.cast(further);
        }
        return kind.isInstance(wider) ? kind.cast(wider) : null;
    }
}
