package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.level.province.ProvinceRules;
import fitg.play.ProvinceTally.Source;
import fitg.play.cases.CaseReader;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Scenario;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What must hold in every game of the Province Game, tried on games and positions drawn by lot, in which everything there is comes up. */
class ProvinceRandomPlayTest {

    private static final int GAMES = 8;
    private static final int TRIES = 25;
    private static final int MANY_ANSWERS = 60_000;
    private static final int LONGEST = 260;

    private static final Lots LOTS = new Lots(new int[] {101, 224, 269, 480}, 120, 1500);

    /** The turn before an end that no game by lot comes to; a stack too large to jump; a fragile ship under fire; a prisoner in orbit. */
    private static final List<String> RARE = List.of("""
            given  empires-backdoor, turn 7, empire missions
                   Angoff: Rebel control
                   Pronox: Rebel control
                   Charkhan: Rebel control
                   Angoff Urban: 1 urban-2-1
                   Orning Wild: 1 line
            """, """
            given  empires-backdoor, turn 3, empire missions
                   Cieson: Rebel control
                   Orning: Rebel control
                   Angoff: Rebel control
                   Angoff Urban: 1 urban-2-1
            """, """
            given  empires-backdoor, turn 3, rebels missions
                   Angoff: loyal, imperial control
                   Orning Wild: 1 line
            """, """
            given  open-1979-province-phisaria+gellas, turn 2, rebels interplanetary movement
                   orbit of Cieson: 7 wild-2-1, 4 urban-2-1, 3 subterranean-2-1
            """, """
            given  open-1979-province-egrix, turn 2, rebels character movement
                   Angoff: PDB 2 up
                   Quibron: PDB 2 up
                   Charkhan: PDB 2 up
                   Boccanegra: in Angoff Urban, detected
                   S-XIII: held by Boccanegra
            """, """
            given  open-1979-province-egrix, turn 2, rebels missions
                   orbit of Angoff: 1 line
                   Doctor Sontag: in orbit of Angoff, prisoner of the units
                   Kogus: in orbit of Angoff, prisoner of the units
                   Boccanegra: in orbit of Angoff
                   Star Cruiser: held by Boccanegra
            """);

    @Test
    @Tag("18.0")
    void gamesAndPositionsKeepTheirInvariantsAndReachEverything() {
        ProvinceTally tally = new ProvinceTally();
        playGames(tally, GAMES);
        for (String text : RARE) {
            for (int seed = 0; seed < TRIES; seed++) {
                play(tally, Source.BUILT, written(text, seed), seed, LONGEST / 4);
            }
        }
        LOTS.play(
                seed -> play(tally, Source.BUILT, ProvinceRandomPosition.of(seed), seed, LONGEST),
                () -> !tally.missing().isEmpty());
        tally.write(Path.of("target", "province-counts.txt"));
        assertThat(tally.missing()).as("never reached").isEmpty();
    }

    @Test
    @Tag("long")
    void hundredsOfGamesKeepTheirInvariantsAndEnd() {
        ProvinceTally tally = new ProvinceTally();
        playGames(tally, 500);
        tally.write(Path.of("target", "province-counts-long.txt"));
    }

    private static Game written(String text, int seed) {
        return CaseReader.readOne("case   28.28  Seldom seen\n" + text).open(KeyedChance.ofSeed(seed));
    }

    private static void playGames(ProvinceTally tally, int games) {
        for (Scenario scenario : Scenarios.under(ProvinceRules.RULES)) {
            for (int seed = 0; seed < games; seed++) {
                Game game = Game.ofSeed(scenario, seed);
                play(tally, Source.GAMES, game, seed, MANY_ANSWERS);
                assertThat(game.outcome())
                        .as("%s, seed %s", scenario.id(), seed)
                        .isPresent();
            }
        }
    }

    private static void play(ProvinceTally tally, Source source, Game game, int seed, int longest) {
        Lively player = new Lively(seed);
        game.rawEvents().forEach(event -> tally.happened(source, event));
        for (int step = 0; step < longest && !game.isOver(); step++) {
            Decision decision = game.pending().orElseThrow();
            Action action = player.choose(decision);
            tally.asked(source, game, decision);
            try {
                List<Event> events = game.play(action);
                events.forEach(event -> tally.happened(source, event));
                ProvinceInvariants.check(game);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed + ", step " + step + ", " + action + " to " + decision, e);
            }
        }
        game.outcome().ifPresent(verdict -> tally.ended(source, verdict.winner(), verdict.reason()));
    }
}
