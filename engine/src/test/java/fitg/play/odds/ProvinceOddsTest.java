package fitg.play.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Catalogue;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.EveryThrow;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.play.cases.CaseReader;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.state.GameState;
import java.util.Set;
import java.util.function.Predicate;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is said before a commitment of the Province Game is as often so as the dice make it so. */
class ProvinceOddsTest {

    private static final Offset<Double> EXACT = within(1e-9);
    private static final Set<String> BATTLE = Set.of("space combat, attacker", "space combat, defender");
    private static final Set<String> ASSAULT = Set.of("attack on the PDB", "defence of the PDB");

    private static final int QUIBRON = planet("Quibron");
    private static final Predicate<GameState> NO_EMPIRE = gone(Side.IMPERIAL);
    private static final Predicate<GameState> NO_REBELS = gone(Side.REBEL);

    @Test
    @Tag("22.1")
    void aFightInOrbitCostsAsManyAsIsSaid() {
        Game game = given("empire space combat", "orbit of Quibron: 1 wild-4-3, 1 veteran", "Quibron: PDB 0 down");

        assertThat(chance(game, "attack", "odds.fleet.defender-gone"))
                .isCloseTo(EveryThrow.share(game, BATTLE, NO_REBELS, "attack", "decline"), EXACT);
        assertThat(chance(game, "attack", "odds.fleet.attacker-gone"))
                .isCloseTo(EveryThrow.share(game, BATTLE, NO_EMPIRE, "attack", "decline"), EXACT);
    }

    @Test
    @Tag("22.3")
    void aDeterminedAssaultCostsAsManyAsIsSaid() {
        Game game = given("rebels space combat", "orbit of Quibron: 1 wild-4-3, 1 line", "Quibron: PDB 0 down");
        game.play(Action.parse("attack"));

        for (String answer : new String[] {"decline", "determined"}) {
            assertThat(chance(game, answer, "odds.fleet.defender-gone"))
                    .as(answer)
                    .isCloseTo(EveryThrow.share(game, BATTLE, NO_EMPIRE, answer), EXACT);
            assertThat(chance(game, answer, "odds.fleet.attacker-gone"))
                    .as(answer)
                    .isCloseTo(EveryThrow.share(game, BATTLE, NO_REBELS, answer), EXACT);
        }
        assertThat(chance(game, "determined", "odds.fleet.attacker-gone"))
                .isNotCloseTo(chance(game, "decline", "odds.fleet.attacker-gone"), EXACT);
    }

    @Test
    @Tag("22.21")
    void aPdbThatAidsIsReckonedWith() {
        Game game = given("rebels space combat", "orbit of Quibron: 1 wild-4-3, 1 line", "Quibron: PDB 2 up");
        game.play(Action.parse("attack"));

        for (String answer : new String[] {"pdb", "decline"}) {
            assertThat(chance(game, answer, "odds.fleet.defender-gone"))
                    .as(answer)
                    .isCloseTo(EveryThrow.share(game, BATTLE, NO_EMPIRE, answer, "decline"), EXACT);
        }
    }

    @Test
    @Tag("22.24")
    void anAttackOnAPdbDoesWhatIsSaid() {
        Game game = given("rebels space combat", "orbit of Quibron: 2 wild-4-3", "Quibron: PDB 1 up");
        game.play(Action.parse("planet:221"));

        assertThat(chance(game, "attack", "odds.pdb.down"))
                .isCloseTo(EveryThrow.share(game, ASSAULT, s -> !s.planets().pdbUp(QUIBRON), "attack"), EXACT)
                .isBetween(0.1, 0.9);
        assertThat(chance(game, "attack", "odds.pdb.weaker"))
                .isCloseTo(EveryThrow.share(game, ASSAULT, s -> s.planets().pdbLevel(QUIBRON) < 1, "attack"), EXACT);
    }

    @Test
    @Tag("20.4")
    void whoMayInterceptKnowsWhatItCosts() {
        Game game = given(
                "rebels interplanetary movement", "orbit of Quibron: 1 wild-2-1, 1 veteran", "Quibron: PDB 0 down");
        game.play(Action.parse("stack:orbit-221"));

        assertThat(game.pending().orElseThrow().side()).isEqualTo(Side.IMPERIAL);
        assertThat(chance(game, "intercept", "odds.fleet.defender-gone")).isBetween(0.3, 1.0);
        assertThat(odds(game, "intercept").remarks())
                .anySatisfy(remark -> assertThat(remark).startsWith("4 against 1"));
    }

    @Test
    @Tag("21.3")
    void aHyperjumpEndsWhereIsSaid() {
        Game game = given("empire interplanetary movement", "orbit of Quibron: 1 line", "Quibron: PDB 0 down");
        game.play(Action.parse("decline"));
        game.play(Action.parse("stack:orbit-221"));
        int drift = Place.drift(Place.starOf(planet("Orning")));

        assertThat(chance(game, "planet:241", "odds.jump.drift-1"))
                .isCloseTo(
                        EveryThrow.share(
                                game,
                                Set.of("hyperjump"),
                                s -> s.forces().units(drift, Side.IMPERIAL) > 0,
                                "planet:241"),
                        EXACT)
                .isGreaterThan(0);
        assertThat(odds(game, "planet:231").outcomes())
                .as("within its navigation it arrives")
                .allSatisfy(each -> assertThat(each.key()).isEqualTo("odds.jump.safe"));
    }

    // ---- given, when, then

    private static Game given(String step, String... lines) {
        String text = "case   22.0  Odds\ngiven  open-1979-province-egrix+gellas+ancore, turn 1, " + step + "\n       "
                + String.join("\n       ", lines) + "\n";
        return CaseReader.readOne(text).open(KeyedChance.ofSeed(1));
    }

    private static Odds odds(Game game, String key) {
        Viewer asked = Viewer.of(game.pending().orElseThrow().side());
        return Odds.of(game.viewFor(asked), Action.parse(key))
                .orElseThrow(() -> new AssertionError("no odds for " + key + " at " + game));
    }

    private static double chance(Game game, String key, String outcome) {
        return odds(game, key).outcomes().stream()
                .filter(each -> each.key().equals(outcome))
                .mapToDouble(Odds.Outcome::probability)
                .findFirst()
                .orElseThrow(() -> new AssertionError(outcome + " is not among " + odds(game, key)));
    }

    private static int planet(String name) {
        return Catalogue.standard().planets().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .index();
    }

    private static Predicate<GameState> gone(Side side) {
        return s -> s.forces().units(Place.orbit(QUIBRON), side) == 0;
    }
}
