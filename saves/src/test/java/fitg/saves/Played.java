package fitg.saves;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Games for the tests to save. */
final class Played {

    static final Map<Side, String> NAMES = Map.of(Side.REBEL, "Ada", Side.IMPERIAL, "random");

    private Played() {}

    static Recording atRandom(Scenario scenario, SavedChance chance, int actions) throws ReplayException {
        Recording recording = Recording.start(scenario, Options.standard(), chance, NAMES);
        onward(recording, actions);
        return recording;
    }

    /** To the end, at random. */
    static void onward(Recording recording) {
        onward(recording, Integer.MAX_VALUE);
    }

    private static void onward(Recording recording, int actions) {
        SplittableRandom dice = new SplittableRandom(11);
        while (recording.game().number() < actions && !recording.game().isOver()) {
            List<Action> legal = recording.game().pending().orElseThrow().actions();
            recording.play(legal.get(dice.nextInt(legal.size())));
        }
    }

    static Recording toTheEnd(Scenario scenario, SavedChance chance) throws ReplayException {
        return atRandom(scenario, chance, Integer.MAX_VALUE);
    }
}
