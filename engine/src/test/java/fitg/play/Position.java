package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Possession;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitType;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.rules.sequence.GameSequence;
import fitg.rules.sequence.PlayerTurn;
import fitg.rules.settlement.Settlement;
import fitg.state.Cast;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.Segment;
import java.util.List;

/**
 * Builds a position for a test in the game's own words: pieces by their printed names, environs by their map numbers
 * (2211 is the first environ of planet 221). Everything not said is as at the start: all planets under Imperial
 * control with their printed loyalty and an Up PDB of level 0, nobody anywhere, turn 1.
 *
 * <pre>{@code
 * Scene scene = Position.in(22)                        // the star system Egrix
 *     .place("Boccanegra", 2232).detected("Boccanegra")
 *     .ship("Planetary Privateer", "Boccanegra")
 *     .units(2221, UnitKind.LINE, 1)
 *     .pdb("Angoff", 2, true)
 *     .dice(6, 1)
 *     .start(Side.REBEL, Segment.MOVEMENT);
 * }</pre>
 */
public final class Position {

    /** Steps of the game-turn, as the ruleset of the Star System Game lists them. */
    private static final int IMPERIAL_TURN = 2;

    private static final int INTERPHASE = 3;

    private static final Catalogue PRINTED = Catalogue.standard();

    private final GameState state;
    private final Scenario scenario;
    private Options options = Options.standard();
    private int rulesVersion = Rules.NEWEST;
    private LoadedChance chance = new LoadedChance(null);

    private Position(Scenario scenario) {
        this.scenario = scenario;
        state = scenario.emptyState();
        state.turn().setNumber(1);
        for (int index : scenario.planets()) {
            Planet planet = PRINTED.planet(index);
            boolean rebel = scenario.armageddon() && planet.armageddonRebelControlled();
            state.planets()
                    .setLoyalty(index, scenario.armageddon() ? planet.armageddonLoyalty() : planet.startLoyalty());
            state.planets().setState(index, rebel ? PlanetState.REBEL_CONTROL : PlanetState.IMPERIAL_CONTROL);
            state.planets().setPdbLevel(index, scenario.pdbLevel(planet));
            state.planets().setPdbUp(index, true);
        }
    }

    /** A star system by its number, without victory conditions or reinforcements. */
    public static Position in(int systemId) {
        return new Position(OpenSystem.of(systemId));
    }

    /** The star system an environ belongs to, wherever in the galaxy. */
    public static Position around(int environId) {
        return in(PRINTED.planet(PRINTED.environById(environId).planet()).systemId());
    }

    /** A scenario with its victory conditions, reinforcements and PDB levels, but an empty map. */
    public static Position of(Scenario scenario) {
        return new Position(scenario);
    }

    public Position with(Options chosen) {
        options = chosen;
        return this;
    }

    /** A game begun under an earlier version of the rules. */
    public Position begunUnder(int version) {
        rulesVersion = version;
        return this;
    }

    public Position turn(int number) {
        state.turn().setNumber(number);
        return this;
    }

    // ---- planets and environs

    public Position loyalty(String planet, Loyalty loyalty) {
        state.planets().setLoyalty(planetNamed(planet), loyalty);
        return this;
    }

    /** Sets the political state; outside Imperial control loyalty becomes Unrest. */
    public Position state(String planet, PlanetState planetState) {
        state.planets().setState(planetNamed(planet), planetState);
        if (planetState != PlanetState.IMPERIAL_CONTROL) {
            state.planets().setLoyalty(planetNamed(planet), Loyalty.UNREST);
        }
        return this;
    }

    public Position pdb(String planet, int level, boolean up) {
        state.planets().setPdbLevel(planetNamed(planet), level);
        state.planets().setPdbUp(planetNamed(planet), up);
        return this;
    }

    public Position camp(int environId, int sinceTurn) {
        state.places().setCampSince(environ(environId), sinceTurn);
        return this;
    }

    public Position coupMarker(int environId) {
        state.places().put(Mark.COUP, environ(environId));
        return this;
    }

    public Position units(int environId, UnitType kind, int count) {
        state.forces().add(environ(environId), kind, count);
        return this;
    }

    /** Rebel units bought but not yet placed. */
    public Position pending(int environId, int oneToZero, int twoToOne) {
        state.places().setPending(environ(environId), 1, oneToZero);
        state.places().setPending(environ(environId), 2, twoToOne);
        return this;
    }

    // ---- characters

    /** Puts a character into the character stack of an environ. */
    public Position place(String character, int environId) {
        state.people().setAt(character(character), environ(environId));
        return this;
    }

    /** Puts a character among the military units of his side in an environ. */
    public Position placeWithUnits(String character, int environId) {
        place(character, environId);
        state.people().joinMilitary(PieceSet.only(character(character)));
        return this;
    }

    /** Leaves a character outside, to enter from space. */
    public Position inSpace(String character) {
        state.people().setAt(character(character), Place.SPACE);
        return this;
    }

    public Position dead(String character) {
        state.people().setAt(character(character), Place.OUT_OF_GAME);
        return this;
    }

    public Position detected(String... characters) {
        for (String name : characters) {
            state.people().detect(PieceSet.only(character(name)));
        }
        return this;
    }

    public Position wounds(String character, int wounds) {
        state.people().setWounds(character(character), wounds);
        return this;
    }

    /** A prisoner guarded by an enemy character, who must have been placed already. */
    public Position prisoner(String character, String guard) {
        state.people().setAt(character(character), state.people().at(character(guard)));
        state.people().imprison(character(character), character(guard));
        return this;
    }

    /** A prisoner held by the enemy's military units in an environ. */
    public Position prisonerOfUnits(String character, int environId) {
        place(character, environId);
        state.people().imprison(character(character), Holder.UNITS);
        return this;
    }

    /** A prisoner of whatever the enemy has in an environ; nothing happens if he has nobody there. */
    Position prisonerIfHeld(String character, int environId) {
        Side captor = Cast.side(character(character)).opponent();
        int environ = environ(environId);
        long guards = state.people().present(environ, state.people().free() & Cast.of(captor));
        if (state.forces().units(environ, captor) > 0) {
            prisonerOfUnits(character, environId);
        } else if (guards != 0) {
            place(character, environId);
            state.people().imprison(character(character), PieceSet.lowest(guards));
        }
        return this;
    }

    /** Keeps a character from missions this turn. */
    public Position noMission(String character) {
        state.people().barFromMissions(PieceSet.only(character(character)));
        return this;
    }

    // ---- ships and possessions

    /** A ship by name, held by a character who has been placed; it stands where he is. */
    public Position ship(String ship, String holder) {
        int index = shipNamed(ship);
        state.gear().setShipAt(index, state.people().at(character(holder)));
        state.gear().setShipHolder(index, character(holder));
        return this;
    }

    /** A ship that nobody holds. */
    public Position unheldShip(String ship, int environId) {
        state.gear().setShipAt(shipNamed(ship), environ(environId));
        state.gear().setShipHolder(shipNamed(ship), Holder.NOBODY);
        return this;
    }

    public Position shipOutOfGame(String ship) {
        state.gear().setShipAt(shipNamed(ship), Place.OUT_OF_GAME);
        return this;
    }

    /** A card of the Rebel player, face down. */
    public Position card(String possession, String owner) {
        state.gear().setOwner(cardNamed(possession), character(owner));
        return this;
    }

    public Position shownCard(String possession, String owner) {
        card(possession, owner);
        state.gear().setRevealed(cardNamed(possession), true);
        return this;
    }

    /** Takes cards out of the deck and the game. */
    public Position withoutCards(String... possessions) {
        for (String name : possessions) {
            int card = cardNamed(name);
            if (card < 8) {
                state.gear().setShipAt(card, Place.OUT_OF_GAME);
            } else {
                state.gear().setOwner(card, Holder.REMOVED);
            }
        }
        return this;
    }

    // ---- the game as a whole

    /** What the Imperial player began with, for ship replacement and gaining characters. */
    public Position imperialStart(int characters, int ships) {
        state.turn().setImperialStart(characters, ships);
        return this;
    }

    public Position owedLines(int lines) {
        state.turn().setOwedUnits(lines);
        return this;
    }

    public Position flag(Flag flag) {
        state.turn().set(flag, true);
        return this;
    }

    // ---- luck

    public Position dice(int... faces) {
        chance.dice(faces);
        return this;
    }

    public Position actionCards(int... numbers) {
        chance.actionCards(numbers);
        return this;
    }

    public Position possessions(int... numbers) {
        chance.possessions(numbers);
        return this;
    }

    public Position draws(int... characterNumbers) {
        chance.characters(characterNumbers);
        return this;
    }

    public Position picks(int... chosen) {
        chance.picks(chosen);
        return this;
    }

    /** Everything not scripted afterwards comes from a seed. Call it before the scripts. */
    public Position luck(long seed) {
        chance = new LoadedChance(KeyedChance.ofSeed(seed));
        return this;
    }

    // ---- off we go

    /** Begins at the opening of a segment of a side's player-turn. */
    public Scene start(Side phasing, Segment segment) {
        return start(phasing, segment, sequence(phasing), playerTurn(phasing, segment));
    }

    /** As {@link #start}, after putting right what a position drawn by lot may have wrong (specification 2.9). */
    Scene startSettled(Side phasing, Segment segment) {
        return start(phasing, segment, sequence(phasing), playerTurn(phasing, segment), new Settlement());
    }

    /** The game-turn goes on with what follows the player-turn of this side. */
    private static Procedure sequence(Side phasing) {
        return GameSequence.at(phasing == Side.REBEL ? IMPERIAL_TURN : INTERPHASE);
    }

    private Procedure playerTurn(Side phasing, Segment from) {
        List<Segment> phases =
                scenario.ruleset().playerTurn().stream().map(Phase::segment).toList();
        return new PlayerTurn(phasing, phases.indexOf(from));
    }

    private Scene start(Side phasing, Segment segment, Procedure... underWay) {
        state.turn().setPhasing(phasing);
        state.turn().setSegment(segment);
        if (state.turn().startImperialCharacters() == 0) {
            state.turn().setImperialStart(PieceSet.size(state.people().free() & Cast.IMPERIALS), 0);
        }
        Resolution resolution = new Resolution(state, new Rules(scenario, options, rulesVersion), chance);
        return new Scene(Game.resume(resolution, new History(), underWay), chance);
    }

    // ---- names

    public static int planetNamed(String name) {
        return PRINTED.planets().stream()
                .filter(planet -> planet.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no planet is called " + name))
                .index();
    }

    public static int environ(int id) {
        return PRINTED.environById(id).index();
    }

    public static int character(String name) {
        return PRINTED.characterNamed(name).index();
    }

    public static int cardNamed(String name) {
        return PRINTED.possessions().stream()
                .filter(card -> card.name().equals(name))
                .map(Possession::index)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no possession is called " + name));
    }

    /** Imperial ships are "Imperial Spaceship 1" to "3" and "Redjac's Spaceship". */
    public static int shipNamed(String name) {
        if (name.startsWith("Imperial Spaceship")) {
            return Spaceship.FIRST_IMPERIAL + name.charAt(name.length() - 1) - '1';
        }
        return PRINTED.ships().stream()
                .filter(ship -> ship.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no ship is called " + name))
                .index();
    }
}
