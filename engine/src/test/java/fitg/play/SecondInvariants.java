package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Query;
import fitg.play.words.Names;
import fitg.procedure.Question;
import fitg.rules.character.Characters;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.prisoner.second.Seats;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Company;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** What must hold in a game of 2002 whenever somebody is asked something; one of these watches one game. */
final class SecondInvariants {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final Map<Side, Integer> FLEETS = Map.of(Side.IMPERIAL, 8, Side.REBEL, 4);

    /** Questions before which everything has been put right: no move, fight or meeting is half done. */
    private static final Set<Query> SETTLED = EnumSet.of(
            Query.INTERPLANETARY,
            Query.NEXT_SPACE_BATTLE,
            Query.CHARACTER_MOVE,
            Query.PLANETARY_MOVE,
            Query.REACTION,
            Query.NEXT_ENVIRONS_BATTLE,
            Query.FORMATION,
            Query.SEARCH,
            Query.EXCHANGE,
            Query.MISSION_PLACE,
            Query.MISSION,
            Query.EVENT_ROLL,
            Query.REPAIR,
            Query.PDB_UP);

    private final Map<Integer, Integer> garrisonedOn = new HashMap<>();
    /** Ships somebody was rescued or taken into; passenger limits are not checked on a rescue (R31). */
    private long crowded;

    void check(Game game) {
        GameState s = game.state();
        Question asked = game.isOver() ? null : game.resolution().question();
        boolean settled = asked == null || SETTLED.contains(asked);
        for (int character = 0; character < Cast.COUNT; character++) {
            characterIsSound(s, character, settled);
        }
        for (int escort = Company.ESCORTS; escort < Company.OPPONENTS; escort++) {
            escortIsSound(s, escort, settled);
        }
        for (int counter = 0; counter < Theatre.counters(s).count(); counter++) {
            counterIsSound(s, counter, settled);
        }
        Whereabouts.areSound(s);
        for (int environ : s.area().environs()) {
            unitsWithinLimits(s, environ);
        }
        for (int planet : s.area().planets()) {
            pdbIsSound(s, planet);
        }
        if (settled) {
            everybodyIsSettled(s);
            shipsAreSound(s);
            fleetsWithinLimits(s);
        }
    }

    /** The rescued joins the group whether or not there is a seat. */
    void mayBeCrowded(int ship) {
        crowded |= PieceSet.only(ship);
    }

    // ---- characters

    /** In one place; in space aboard one ship that is there; hurt less than he can bear. */
    private static void characterIsSound(GameState s, int character, boolean settled) {
        Company company = Theatre.company(s);
        String name = Names.character(character);
        int place = s.people().at(character);
        if (place < 0) {
            assertThat(s.people().isPrisoner(character))
                    .as("%s, who is nowhere, is a prisoner", name)
                    .isFalse();
            assertThat(company.isAboard(character))
                    .as("%s, who is nowhere, is aboard", name)
                    .isFalse();
            assertThat(PieceSet.has(company.wounded() | company.stunned(), character))
                    .as("%s, who is nowhere, is hurt", name)
                    .isFalse();
            assertThat(company.hits(character)).as(name).isZero();
            return;
        }
        assertThat(s.area().placeSlot(place))
                .as("the place of %s is in play", name)
                .isNotNegative();
        assertThat(company.hits(character)).as("hits of %s", name).isBetween(0, Fighters.endurance(s, character) - 1);
        if (settled || !Place.isEnviron(place)) {
            assertThat(company.isAboard(character))
                    .as("%s in %s is aboard a ship", name, Place.key(place))
                    .isEqualTo(!Place.isEnviron(place));
        }
        Side ships = s.people().isPrisoner(character) ? Cast.side(character).opponent() : Cast.side(character);
        int starship = company.starshipOf(character);
        if (starship != Holder.NOBODY) {
            assertThat(Theatre.counters(s).place(starship))
                    .as("the starship of %s", name)
                    .isEqualTo(place);
            assertThat(Theatre.counters(s).side(starship))
                    .as("the starship of %s", name)
                    .isEqualTo(ships);
        }
        int spaceship = company.spaceshipOf(character);
        if (spaceship != Holder.NOBODY) {
            assertThat(s.gear().shipAt(spaceship)).as("the ship of %s", name).isEqualTo(place);
            assertThat(Ships.side(spaceship)).as("the ship of %s", name).isEqualTo(ships);
        }
    }

    /** E5.6: each goes with somebody of the game; once things are settled with somebody free. */
    private static void escortIsSound(GameState s, int escort, boolean settled) {
        Company company = Theatre.company(s);
        int master = company.escortOf(escort);
        if (master == Holder.NOBODY) {
            assertThat(company.hits(escort))
                    .as("hits of an escort that is gone")
                    .isZero();
            return;
        }
        assertThat(company.hits(escort)).isBetween(0, company.soldier(escort).endurance() - 1);
        if (settled) {
            assertThat(s.people().isFree(master))
                    .as("%s, who has an escort, is free", Names.character(master))
                    .isTrue();
        }
    }

    private static void everybodyIsSettled(GameState s) {
        Company company = Theatre.company(s);
        assertThat(company.stunned()).as("the stunned outside a fight").isZero();
        for (long rest = s.people().prisoners(); rest != 0; rest = PieceSet.rest(rest)) {
            prisonerIsHeld(s, PieceSet.lowest(rest));
        }
        for (long rest = s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            assertThat(company.stunHits(each)).as(Names.character(each)).isZero();
            stackIsSound(s, each);
        }
        for (long rest = company.companions().aloft(); rest != 0; rest = PieceSet.rest(rest)) {
            sovereignIsWithHisFleet(s, Sovereigns.sovereign(PieceSet.lowest(rest)));
        }
    }

    /** K-R102. */
    private static void sovereignIsWithHisFleet(GameState s, int sovereign) {
        Side side = Sovereigns.side(s, sovereign);
        String name = Sovereigns.printed(sovereign).name();
        assertThat(side).as(name).isNotNull();
        assertThat(Theatre.counters(s).starships(Sovereigns.orbitOf(sovereign), side))
                .as("starships over the planet of " + name)
                .isPositive();
        assertThat(Theatre.company(s).companions().with(Sovereigns.fighter(sovereign)))
                .as(name)
                .isEqualTo(Holder.NOBODY);
    }

    /** E5.5.a.2 and S-R62. */
    private static void prisonerIsHeld(GameState s, int prisoner) {
        Side captor = Cast.side(prisoner).opponent();
        int place = s.people().at(prisoner);
        int holder = s.people().holder(prisoner);
        String name = Names.character(prisoner);
        assertThat(PieceSet.has(s.people().military() | s.people().detectedFlags(), prisoner))
                .as("prisoner %s is in a stack or detected", name)
                .isFalse();
        if (holder == Holder.SHIP) {
            assertThat(Place.isEnviron(place))
                    .as("%s, held by a ship, is in an environ", name)
                    .isFalse();
            return;
        }
        assertThat(Place.isEnviron(place))
                .as("%s, held on the ground, is in an environ", name)
                .isTrue();
        if (holder == Holder.UNITS) {
            assertThat(Theatre.counters(s).anyMilitary(place, captor))
                    .as("units hold %s", name)
                    .isTrue();
        } else {
            assertThat(s.people().isFree(holder))
                    .as("the guard of %s is free", name)
                    .isTrue();
            assertThat(Cast.side(holder)).as("the guard of %s", name).isEqualTo(captor);
            assertThat(s.people().at(holder)).as("the guard of %s", name).isEqualTo(place);
        }
    }

    /** E3.3.b.4, E3.3.b.6, C-DETECT-1: with units that are there, and seen; one gives away his friends on the ground. */
    private static void stackIsSound(GameState s, int character) {
        int place = s.people().at(character);
        Side side = Cast.side(character);
        String name = Names.character(character);
        boolean detected = PieceSet.has(s.people().detectedFlags(), character);
        if (PieceSet.has(s.people().military(), character)) {
            assertThat(Place.isEnviron(place))
                    .as("%s, with units, is in an environ", name)
                    .isTrue();
            assertThat(Theatre.counters(s).anyMilitary(place, side))
                    .as("units with %s", name)
                    .isTrue();
            assertThat(detected).as("%s, with units, is detected", name).isTrue();
        }
        if (detected && Place.isEnviron(place)) {
            assertThat(Characters.free(s, place, side) & ~s.people().detectedFlags())
                    .as("undetected friends of %s", name)
                    .isZero();
        }
    }

    // ---- counters

    private void counterIsSound(GameState s, int counter, boolean settled) {
        Counters counters = Theatre.counters(s);
        CounterType type = counters.type(counter);
        int place = counters.place(counter);
        String name = type + " " + counter;
        if (place < 0) {
            assertThat(counters.hits(counter)).as(name).isZero();
            assertThat(counters.carrier(counter)).as(name).isEqualTo(Holder.NOBODY);
            return;
        }
        assertThat(s.area().placeSlot(place))
                .as("the place of %s is in play", name)
                .isNotNegative();
        assertThat(counters.hits(counter)).as("hits of %s", name).isBetween(0, type.endurance() - 1);
        if (Place.isEnviron(place)) {
            assertThat(type.isGround() || type.lands())
                    .as("%s may be in an environ", name)
                    .isTrue();
        }
        if (type.garrison()) {
            int home = garrisonedOn.computeIfAbsent(counter, none -> Place.planet(place));
            assertThat(Place.planet(place))
                    .as("the planet of the garrison %s", name)
                    .isEqualTo(home);
        }
        if (type.isGround() && !Place.isEnviron(place)) {
            isCarried(counters, counter, name);
        }
        if (settled) {
            counterIsSettled(counters, counter, name);
        }
    }

    /** E3.3.c.4. */
    private static void isCarried(Counters counters, int counter, String name) {
        int transport = counters.carrier(counter);
        assertThat(transport).as("the transport of %s in space", name).isNotNegative();
        assertThat(counters.type(transport).isTransport())
                .as("%s is in a transport", name)
                .isTrue();
        assertThat(counters.place(transport)).as("the transport of %s", name).isEqualTo(counters.place(counter));
        assertThat(counters.side(transport)).as("the transport of %s", name).isEqualTo(counters.side(counter));
        assertThat(counters.cargo(transport))
                .as("the one cargo of its transport")
                .isEqualTo(counter);
    }

    private static void counterIsSettled(Counters counters, int counter, String name) {
        assertThat(counters.pending(counter)).as("hits of %s that wait", name).isZero();
        for (CounterMark mark : EnumSet.of(CounterMark.CHOSEN, CounterMark.FLEEING)) {
            assertThat(counters.is(mark, counter)).as("%s is %s", name, mark).isFalse();
        }
        if (Place.isEnviron(counters.place(counter))) {
            assertThat(counters.carrier(counter))
                    .as("what carries %s on the ground", name)
                    .isEqualTo(Holder.NOBODY);
        }
        if (counters.is(CounterMark.DISPERSED, counter)) {
            assertThat(Place.isOrbit(counters.place(counter))
                            && counters.type(counter).isStarship())
                    .as("%s, dispersed, is in orbit", name)
                    .isTrue();
        }
    }

    /** E3.3.b.1 and E3.3.b.2. */
    private static void unitsWithinLimits(GameState s, int environ) {
        for (Side side : Side.values()) {
            int units = Theatre.counters(s).groundUnits(environ, side);
            if (units > PRINTED.environ(environ).size()) {
                fail("%d %s units in %s", units, side, Place.key(environ));
            }
        }
    }

    /** S-R40: eight boxes of the Empire and four of the Rebels at most are dispersed. */
    private static void fleetsWithinLimits(GameState s) {
        Counters counters = Theatre.counters(s);
        for (Side side : Side.values()) {
            long boxes = IntStream.range(0, counters.count())
                    .filter(each -> counters.place(each) >= 0
                            && counters.side(each) == side
                            && counters.is(CounterMark.DISPERSED, each))
                    .map(counters::place)
                    .distinct()
                    .count();
            assertThat(boxes).as("dispersed fleets of %s", side).isLessThanOrEqualTo(FLEETS.get(side));
        }
    }

    // ---- ships and PDBs

    private void shipsAreSound(GameState s) {
        Company company = Theatre.company(s);
        assertThat(company.damagedShips() & ~s.gear().shipsOnMap())
                .as("damaged ships that are not there")
                .isZero();
        int[] held = new int[Cast.COUNT];
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (s.gear().shipAt(ship) < 0) {
                assertThat(company.aboardSpaceship(ship))
                        .as("aboard lost %s", Names.ship(ship))
                        .isZero();
                continue;
            }
            int holder = s.gear().shipHolder(ship);
            if (holder >= 0) {
                assertThat(s.people().isFree(holder))
                        .as("the holder of %s is free", Names.ship(ship))
                        .isTrue();
                assertThat(Cast.side(holder))
                        .as("the holder of %s", Names.ship(ship))
                        .isEqualTo(Ships.side(ship));
                assertThat(++held[holder])
                        .as("ships of %s", Names.character(holder))
                        .isEqualTo(1);
            }
            assertThat(company.dockedTo(ship))
                    .as("%s is docked", Names.ship(ship))
                    .isEqualTo(Holder.NOBODY);
            if (!PieceSet.has(crowded, ship)) {
                assertThat(Seats.free(s, ship))
                        .as("free seats of %s", Names.ship(ship))
                        .isNotNegative();
            }
        }
    }

    private static void pdbIsSound(GameState s, int planet) {
        assertThat(s.planets().pdbLevel(planet)).isBetween(0, 2);
        assertThat(Theatre.of(s).pdbHits(planet))
                .as("hits on the PDB of %s", Names.planet(planet))
                .isBetween(0, Defences.endurance(s, planet) - 1);
    }
}
