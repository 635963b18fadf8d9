package fitg.play;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.realm.Realm;
import fitg.state.theatre.Company;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** A game of 2002 under test. Actions go by their keys, places too; counters by their numbers. */
public final class SecondScene extends Scene {

    public SecondScene(Game game, LoadedChance chance) {
        super(game, chance);
    }

    private GameState state() {
        return game().state();
    }

    private Counters counters() {
        return Theatre.counters(state());
    }

    private Company company() {
        return Theatre.company(state());
    }

    // ---- the realm of a campaign

    public Realm realm() {
        return Realm.of(state());
    }

    public int forcePoints(Side side) {
        return realm().points(side);
    }

    public Side controller(String planet) {
        return game().scenario().ruleset().chapters().controller(state(), Position.planetNamed(planet));
    }

    public int victoryPoints() {
        return game().scenario().ruleset().points(game().scenario(), state());
    }

    // ---- characters

    /** The key of the place a character is in; "dead", or "nowhere". */
    public String place(String character) {
        int at = state().people().at(Position.character(character));
        return at == Place.OUT_OF_GAME ? "dead" : at < 0 ? "nowhere" : Place.key(at);
    }

    public boolean isWounded(String character) {
        return PieceSet.has(company().wounded(), Position.character(character));
    }

    public int hits(String character) {
        return company().hits(Position.character(character));
    }

    public int stunHits(String character) {
        return company().stunHits(Position.character(character));
    }

    public boolean isStunned(String character) {
        return PieceSet.has(company().stunned(), Position.character(character));
    }

    /** The starship he is aboard, or -1. */
    public int starshipOf(String character) {
        return company().starshipOf(Position.character(character));
    }

    /** The character spaceship he is aboard, or "none". */
    public String spaceshipOf(String character) {
        int ship = company().spaceshipOf(Position.character(character));
        return ship < 0 ? "none" : Catalogue.standard().ship(ship).name();
    }

    public int escorts(String character) {
        return PieceSet.size(company().escorts(PieceSet.only(Position.character(character))));
    }

    /** Who holds a prisoner: "units", "ship" or the guard's name. */
    @Override
    public String holder(String prisoner) {
        int holder = state().people().holder(Position.character(prisoner));
        return holder == Holder.SHIP ? "ship" : super.holder(prisoner);
    }

    // ---- counters

    /** The key of the place a counter is in; "gone" when it is out of the game. */
    public String counterPlace(int counter) {
        int at = counters().place(counter);
        return at < 0 ? "gone" : Place.key(at);
    }

    public int counterHits(int counter) {
        return counters().hits(counter);
    }

    public boolean isCounterDamaged(int counter) {
        return counters().isDamaged(counter);
    }

    public boolean isDispersed(int counter) {
        return counters().is(CounterMark.DISPERSED, counter);
    }

    /** The transport a ground unit is in, or -1. */
    public int carrier(int counter) {
        return counters().carrier(counter);
    }

    public int groundUnits(String environ, Side side) {
        return counters().groundUnits(SecondPosition.place(environ), side);
    }

    public int starships(String place, Side side) {
        return counters().starships(SecondPosition.place(place), side);
    }

    // ---- ships and PDBs

    /** The key of the place of a character spaceship; "out" when it is lost. */
    public String shipPlace(String ship) {
        int at = state().gear().shipAt(Position.shipNamed(ship));
        return at < 0 ? "out" : Place.key(at);
    }

    public boolean isShipDamaged(String ship) {
        return PieceSet.has(company().damagedShips(), Position.shipNamed(ship));
    }

    public int shipHits(String ship) {
        return company().shipHits(Position.shipNamed(ship));
    }

    public int pdbHits(String planet) {
        return Theatre.of(state()).pdbHits(Position.planetNamed(planet));
    }

    /** The Rebel points if the game ended now. */
    public int points() {
        return game().scenario().ruleset().points(game().scenario(), state());
    }
}
