package fitg.play;

import fitg.play.odds.Odds;
import fitg.procedure.Action;

/** What the player who is asked in a scene is told of an answer. */
public final class Told {

    private Told() {}

    public static Odds odds(Scene scene, String key) {
        PlayerView view = scene.game().viewFor(Viewer.of(scene.asked()));
        return Odds.of(view, Action.parse(key)).orElseThrow(() -> new AssertionError("no odds for " + key));
    }

    public static double chance(Scene scene, String key, String outcome) {
        Odds odds = odds(scene, key);
        return odds.outcomes().stream()
                .filter(each -> each.what().equals(outcome))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no outcome " + outcome + " in " + odds))
                .probability();
    }
}
