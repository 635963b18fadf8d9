package fitg.players.learned;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.state.realm.Realm;

/** What a galaxy-wide game keeps besides, as this side knows it. */
final class RealmSigns {

    private RealmSigns() {}

    static void draw(PlayerView view, Side side, Sketch sketch) {
        if (!Realm.spans(view)) {
            return;
        }
        Realm realm = Realm.of(view);
        sketch.add(Token.REALM, 0, realm.round());
        treasury(realm, side, 1, sketch);
        treasury(realm, side.opponent(), 2, sketch);
        sketch.add(Token.REALM, 3, 0, realm.debt() / 10.0);
        if (realm.event() >= 0) {
            sketch.add(Token.REALM, 4, realm.event());
        }
        if (realm.base() >= 0) {
            sketch.add(Token.REALM, 5, realm.base());
        }
        sketch.add(Token.REALM, 6, 0, realm.baseRevealed() ? 1 : 0);
        sketch.add(Token.REALM, 6, 1, realm.baseDestroyed() ? 1 : 0);
        sketch.add(Token.REALM, 6, 2, realm.secretsLearned() / 3.0);
        sketch.add(Token.REALM, 6, 3, realm.squadsTrained() ? 1 : 0);
        if (realm.assignments().current() >= 0) {
            sketch.add(Token.REALM, 7, realm.assignments().current());
        }
        for (long rest = realm.serving(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            sketch.add(Token.SOVEREIGN, each, realm.sovereign(each).ordinal());
        }
    }

    private static void treasury(Realm realm, Side whose, int what, Sketch sketch) {
        int points = realm.points(whose);
        sketch.add(Token.REALM, what, 0, points / 20.0);
        sketch.add(Token.REALM, what, 1 + Math.min(points, 30));
    }
}
