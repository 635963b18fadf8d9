package fitg.play;

import fitg.procedure.Action;

/** What the player who is asked in a scene is told of an answer. */
final class Told {

    private Told() {}

    static Odds odds(Scene scene, String key) {
        PlayerView view = scene.game().viewFor(Viewer.of(scene.asked()));
        return Odds.of(view, Action.parse(key)).orElseThrow(() -> new AssertionError("no odds for " + key));
    }

    static double chance(Scene scene, String key, String outcome) {
        Odds odds = odds(scene, key);
        return odds.outcomes().stream()
                .filter(each -> each.what().equals(outcome))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no outcome " + outcome + " in " + odds))
                .probability();
    }
}
