package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.level.starsystem.StarSystemRules;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Specification 2.9 and 5.6, looked at after every action of games played at random. */
class InvariantTest {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int GAMES = 200;

    /** Questions inside a move, a loss or a character combat, while ships and prisoners are between two places. */
    private static final Set<Ask> IN_THE_ACT = EnumSet.of(
            Ask.PDB_ATTACK,
            Ask.WEAPONS,
            Ask.AIM,
            Ask.ACTIVE,
            Ask.BREAK_OFF,
            Ask.WOUNDS,
            Ask.HOLDER,
            Ask.SHIP_HOLDER,
            Ask.USE_POSSESSION,
            Ask.DRUG_RATING,
            Ask.OVERSTACKED,
            Ask.LOSSES);

    static List<Scenario> scenarios() {
        return Scenarios.under(StarSystemRules.RULES);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @Tag("R15.2")
    @Tag("R7.1")
    @Tag("R8.1.7")
    void noPositionOfARandomGameBreaksTheInvariants(Scenario scenario) {
        for (int seed = 1; seed <= GAMES; seed++) {
            Game game = Game.ofSeed(scenario, seed);
            Random player = new Random(seed);
            while (!game.isOver()) {
                int options = game.optionCount();
                game.playOption(player.nextInt(options));
                game.pending().ifPresent(decision -> check(scenario, game, decision.question()));
            }
        }
    }

    private static void check(Scenario scenario, Game game, Question question) {
        if (IN_THE_ACT.contains(question)) {
            return;
        }
        String where = scenario.id() + ", " + game.journal().size() + " actions, before " + question + ", after "
                + game.journal()
                        .subList(
                                Math.max(0, game.journal().size() - 6),
                                game.journal().size());
        GameState state = game.state();
        for (int environ : scenario.environs()) {
            checkEnviron(state, environ, where);
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            checkShip(state, ship, where);
        }
        for (int character = 0; character < Cast.COUNT; character++) {
            checkCharacter(state, character, where);
        }
        for (int planet : scenario.planets()) {
            checkPlanet(scenario, state, planet, where);
        }
    }

    private static void checkEnviron(GameState state, int index, String where) {
        Environ environ = PRINTED.environ(index);
        for (Side side : Side.values()) {
            assertThat(state.forces().units(index, side))
                    .as("invariant 1: units of %s in %d, %s", side, environ.id(), where)
                    .isLessThanOrEqualTo(environ.size());
            long here = state.people().present(index, state.people().free() & Cast.of(side));
            long flagged = here & state.people().detectedFlags();
            assertThat(flagged == 0 || flagged == here)
                    .as("5.6: detection in %d reaches all of %s, %s", environ.id(), Scene.names(here), where)
                    .isTrue();
            if (state.forces().units(index, side) == 0) {
                assertThat(Scene.names(here & state.people().military()))
                        .as("invariant 7: with no units in %d, %s", environ.id(), where)
                        .isEmpty();
            }
        }
        if (state.places().campSince(index) > 0) {
            Loyalty loyalty = state.planets().loyalty(environ.planet());
            assertThat(loyalty == Loyalty.DISSENT || loyalty == Loyalty.UNREST)
                    .as("invariant 5: camp in %d at %s, %s", environ.id(), loyalty, where)
                    .isFalse();
            assertThat(state.forces().strength(index, Side.IMPERIAL))
                    .as("invariant 5: camp in %d, %s", environ.id(), where)
                    .isLessThan(environ.size() + 3);
        }
    }

    private static void checkShip(GameState state, int ship, String where) {
        int at = state.gear().shipAt(ship);
        if (at < 0) {
            return;
        }
        Side side = ship < Spaceship.REBEL_SHIPS ? Side.REBEL : Side.IMPERIAL;
        assertThat(state.forces().units(at, side) > 0
                        || state.people().present(at, state.people().free() & Cast.of(side)) != 0)
                .as("invariant 2: ship %d is attended, %s", ship, where)
                .isTrue();
        if (ship == Spaceship.REDJACS) {
            assertThat(state.people().at(Cast.REDJAC))
                    .as("invariant 2: Redjac's ship, %s", where)
                    .isEqualTo(at);
        }
        int holder = state.gear().shipHolder(ship);
        assertThat(holder < 0 || PieceSet.has(state.people().free(), holder))
                .as("ship %d is held by a free character, %s", ship, where)
                .isTrue();
    }

    private static void checkCharacter(GameState state, int character, String where) {
        if (!state.people().isPrisoner(character)) {
            return;
        }
        int at = state.people().at(character);
        int holder = state.people().holder(character);
        Side captor = Cast.side(character).opponent();
        if (holder == Holder.UNITS) {
            assertThat(state.forces().units(at, captor))
                    .as("invariant 3: prisoner %d of units, %s", character + 1, where)
                    .isPositive();
        } else {
            assertThat(PieceSet.has(state.people().free(), holder)
                            && state.people().at(holder) == at)
                    .as("invariant 3: prisoner %d of guard %d, %s", character + 1, holder + 1, where)
                    .isTrue();
        }
    }

    private static void checkPlanet(Scenario scenario, GameState state, int planet, String where) {
        PlanetState political = state.planets().state(planet);
        if (political == PlanetState.REBELLION || political == PlanetState.REBEL_CONTROL) {
            assertThat(state.planets().loyalty(planet)).as("15.47, %s", where).isEqualTo(Loyalty.UNREST);
        }
        if (political == PlanetState.REBELLION_STOPPED) {
            int imperial = 0;
            int rebel = 0;
            for (int environ : PRINTED.planet(planet).environs()) {
                imperial += state.forces().units(environ, Side.IMPERIAL);
                rebel += state.forces().units(environ, Side.REBEL);
            }
            assertThat(imperial > 0 && rebel == 0).as("invariant 4, %s", where).isFalse();
        }
        int printedLevel = scenario.pdbLevel(PRINTED.planet(planet));
        assertThat(state.planets().pdbLevel(planet)).as("18.1, %s", where).isBetween(0, printedLevel);
    }
}
