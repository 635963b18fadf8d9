package fitg.play.order;

import fitg.play.PlayerView;

/** How long an order holds: the whole game, this player-turn, or one place in this segment, as for a fight. */
public enum Until {
    GAME,
    TURN,
    PLACE;

    /** A text that changes when an order that was given now is over. All of it lies open to both sides. */
    public String scope(PlayerView view) {
        String turn = view.turn().number() + " " + view.turn().phasing();
        return switch (this) {
            case GAME -> "";
            case TURN -> turn;
            case PLACE -> turn + " " + view.turn().segment();
        };
    }
}
