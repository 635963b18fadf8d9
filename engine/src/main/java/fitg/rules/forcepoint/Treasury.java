package fitg.rules.forcepoint;

import fitg.content.Side;
import fitg.procedure.Article;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.state.realm.RealmState;

/** The Resource Tracks: what comes in and what goes out is told, with what is left (2.2: both tracks lie open). */
public final class Treasury {

    private Treasury() {}

    public static void gain(Resolution r, Side side, int points, Reason reason, String ruleCase) {
        RealmState realm = RealmState.of(r.state());
        int before = realm.points(side);
        realm.setPoints(side, before + points);
        int change = realm.points(side) - before;
        if (change != 0 && r.listening()) {
            r.tell(new Tidings.PointsChanged(side, change, realm.points(side), reason, ruleCase));
        }
    }

    public static void spend(Resolution r, Side side, int points, Reason reason, String ruleCase) {
        gain(r, side, -points, reason, ruleCase);
    }

    /** K-R20: after his spending the Imperial player keeps at most 99. */
    public static void cutImperialTrack(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        int before = realm.points(Side.IMPERIAL);
        realm.cutImperialTrack();
        int lost = before - realm.points(Side.IMPERIAL);
        if (lost > 0 && r.listening()) {
            r.tell(new Tidings.PointsChanged(
                    Side.IMPERIAL, -lost, realm.points(Side.IMPERIAL), Reason.TRACK_FULL, Article.TRACK.in(r)));
        }
    }
}
