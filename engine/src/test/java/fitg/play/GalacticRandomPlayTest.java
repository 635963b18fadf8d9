package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.level.galactic.GalacticRules;
import fitg.play.GalacticTally.Source;
import fitg.play.cases.CaseReader;
import fitg.procedure.Action;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.rules.control.Control;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What must hold in every Galactic Game of 1979, tried on games and on wars drawn by lot, in which everything there is comes up. */
class GalacticRandomPlayTest {

    private static final int GAMES = 1;
    private static final int WARS = 60;
    private static final int TRIES = 25;
    private static final int LONGEST = 220;
    /** Looking at two hundred places takes longer than playing on them. */
    private static final int SELDOM = 7;

    private static final int MANY_ANSWERS = 200_000;

    /** While news spreads its effect is not over. */
    private static final Set<Question> SPREADING = Set.of(Affair.DOMINO, Affair.DOMINO_RACE, Affair.NEXT_RISING);

    private static final Lots LOTS = new Lots(new int[] {}, WARS, 1500);

    /** A ship above a planet with a prisoner and an atrocity unit; a professor on his way; a doctor's kit in the plague; nomads; full tracks; clones; the last turn. */
    private static final List<String> RARE = List.of("""
            given  campaign-1979, turn 2, rebels missions
                   orbit of Chim: 1 resolution, 1 line
                   Kogus: in orbit of Chim, prisoner of the units
                   Boccanegra: in orbit of Chim
                   Planetary Privateer: held by Boccanegra
            """, """
            given  campaign-1979, turn 3, rebels character movement
                   Fliad: patriotic, hidden secret welcome rebels
                   Professor Mareg: in Kalgar Subterranean
                   Planetary Privateer: held by Professor Mareg
            """, """
            given  campaign-1979, turn 3, galactic event
                   game: event deck 117
                   Boccanegra: in Kelta Wild
                   Medi-kit of Ptolus: with Boccanegra
            """, """
            given  campaign-1979, turn 3, interphase again
                   game: event in force 114, round 2
                   Quibron: loyal
                   orbit of Quibron: 2 patrol
            """, """
            given  campaign-1979, turn 2, rebels missions
                   game: Rebel force points 199, Imperial force points 20, action cards 84 72
                   Fliad: hidden secret gem world
                   Tiglyf: hidden secret industrial world
                   Mitrith: hidden secret slave world
                   Boccanegra: in Orning Wild
                   Jon Kidu: in Orning Wild, prisoner of Boccanegra
                   Orning Wild: 1 militia
            """, """
            given  campaign-1979, turn 2, resources
                   game: Imperial force points 95
                   Quibron: unrest
                   Cieson: unrest
            """, """
            given  campaign-1979, turn 3, rebels missions
                   game: action cards 70
                   Fliad: revealed secret cloning complex
                   Boccanegra: in Fliad Wild
                   Kogus: out of the game
            """, """
            given  campaign-1979, turn 20, empire again missions
                   Jon Kidu: in Chim Urban
                   Boccanegra: in Lonica Urban
            """);

    @Test
    @Tag("29.0")
    void gamesAndWarsKeepTheirInvariants() {
        GalacticTally tally = new GalacticTally();
        playGames(tally, GAMES);
        for (int seed = 0; seed < WARS; seed++) {
            playWar(tally, seed);
        }
    }

    @Test
    @Tag("long")
    void everythingThereIsComesUp() {
        GalacticTally tally = new GalacticTally();
        playGames(tally, GAMES);
        for (String text : RARE) {
            for (int seed = 0; seed < TRIES; seed++) {
                Game game =
                        CaseReader.readOne("case   29.0  Seldom seen\n" + text).open(KeyedChance.ofSeed(seed));
                play(tally, Source.BUILT, game, seed, LONGEST / 4);
            }
        }
        LOTS.play(seed -> playWar(tally, seed), () -> !tally.missing().isEmpty());
        tally.write(Path.of("target", "galactic-counts.txt"));
        assertThat(tally.missing()).as("never reached").isEmpty();
    }

    @Test
    @Tag("long")
    void hundredsOfGamesAndWarsKeepTheirInvariantsAndEnd() {
        GalacticTally tally = new GalacticTally();
        playGames(tally, 300);
        for (int seed = 10_000; seed < 11_500; seed++) {
            playWar(tally, seed);
        }
        tally.write(Path.of("target", "galactic-counts-long.txt"));
    }

    /** A war that begins with an event has drawn it before anybody listens. */
    private static void playWar(GalacticTally tally, int seed) {
        Game game = GalacticRandomPosition.of(seed);
        int event = Realm.of(game.state()).event();
        if (event != Realm.NONE && GalacticRandomPosition.beginsWithAnEvent(seed)) {
            tally.happened(Source.BUILT, new Tidings.EventDrawn(event, "32.0"));
        }
        play(tally, Source.BUILT, game, seed, LONGEST);
    }

    private static void playGames(GalacticTally tally, int games) {
        for (Scenario scenario : Scenarios.under(GalacticRules.RULES)) {
            for (int seed = 0; seed < games; seed++) {
                Game game = Game.ofSeed(scenario, seed);
                play(tally, Source.GAMES, game, seed, MANY_ANSWERS);
                assertThat(game.outcome())
                        .as("%s, seed %s", scenario.id(), seed)
                        .isPresent();
            }
        }
    }

    private static void play(GalacticTally tally, Source source, Game game, int seed, int longest) {
        Lively player = new Lively(seed);
        game.rawEvents().forEach(event -> tally.happened(source, event));
        for (int step = 0; step < longest && !game.isOver(); step++) {
            Decision decision = game.pending().orElseThrow();
            Segment segment = game.segment();
            Action action = player.choose(decision);
            try {
                List<Event> events = game.play(action);
                tally.answered(source, decision, segment, action);
                events.forEach(event -> tally.happened(source, event));
                if (step % SELDOM == 0) {
                    check(game);
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ", step " + step + ", " + action + " to " + decision, e);
            }
        }
    }

    private static void check(Game game) {
        ProvinceInvariants.check(game);
        GameState s = game.state();
        Realm realm = Realm.of(s);
        assertThat(realm.points(Side.REBEL)).as("the Rebel track").isBetween(0, 199);
        assertThat(realm.points(Side.IMPERIAL)).as("the Imperial track").isNotNegative();
        assertThat(realm.debt()).as("the debt").isNotNegative();
        boolean spreads = !game.isOver() && SPREADING.contains(game.resolution().question());
        for (int planet : spreads ? new int[0] : s.area().planets()) {
            campsAreWelcome(s, planet);
        }
        assertThat(Arrays.stream(s.area().planets()).filter(realm::isHypnotised).count())
                .isLessThanOrEqualTo(Realm.ATROCITY_UNITS);
        assertThat(s.people().free() & s.people().prisoners())
                .as("free prisoners")
                .isZero();
        assertThat((s.people().free() | s.people().prisoners()) & s.people().dead())
                .as("the dead at large")
                .isZero();
    }

    /** 3.1: camps are removed where the people are on their side. */
    private static void campsAreWelcome(GameState s, int planet) {
        Loyalty loyalty = s.planets().loyalty(planet);
        for (int environ : Control.environsOf(planet)) {
            if (s.places().campSince(environ) > 0) {
                assertThat(loyalty).as("loyalty where a camp is").isNotIn(Loyalty.DISSENT, Loyalty.UNREST);
            }
        }
    }
}
