package fitg.play;

/** Placeholder replaced below. */
public final class PlayerView {
    static PlayerView of(Game game, Viewer viewer) {
        return new PlayerView();
    }
}
