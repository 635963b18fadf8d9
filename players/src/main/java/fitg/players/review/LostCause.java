package fitg.players.review;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.state.realm.Realm;
import java.util.SplittableRandom;

/** Whether somebody had better give up: in none of many imagined games that fit what he knows does he still win. */
public final class LostCause {

    /** None of so many is less than one in thirteen, in 95 of 100 cases. */
    private static final int WORLDS = 40;

    private LostCause() {}

    /** The side that is asked; never in the first half of a game, and in a war of many turns much may still come. */
    public static boolean isSeenBy(PlayerView view, Decision decision) {
        if (Realm.spans(view) || 2 * view.turn().number() <= view.scenario().lastTurn()) {
            return false;
        }
        Expert expert = Expert.on(view.scenario());
        SplittableRandom seeds = new SplittableRandom(view.fingerprint());
        return seeds.longs(WORLDS)
                .noneMatch(world -> new PlayedOn(view.imagine(world), expert, world, 0).isWonBy(decision.side()));
    }
}
