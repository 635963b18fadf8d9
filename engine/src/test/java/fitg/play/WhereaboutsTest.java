package fitg.play;

import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhereaboutsTest {

    /** In the game, in what its players see of it, and in a copy written over another game. */
    @ParameterizedTest
    @CsvSource({"campaign-2002-short, 1, 41", "campaign-2002-short, 2, 43", "campaign-2002, 3, 257"})
    void areSoundThroughoutACampaign(String scenario, long seed, int every) {
        Game game = Game.silent(Scenarios.named(scenario).orElseThrow(), Options.standard(), KeyedChance.ofSeed(seed));
        Game other = game.silentCopy();
        SplittableRandom dice = new SplittableRandom(seed);
        while (!game.isOver()) {
            game.playOption(dice.nextInt(game.optionCount()));
            if (game.number() % every == 0) {
                Whereabouts.areSound(game.state());
                Whereabouts.areSound(game.viewFor(Viewer.REBEL));
                game.copyInto(other);
                Whereabouts.areSound(other.state());
            }
        }
    }
}
