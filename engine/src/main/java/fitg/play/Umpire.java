package fitg.play;

import fitg.procedure.Bystander;
import fitg.procedure.Chance;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Rules;
import fitg.state.Position;
import java.util.List;

/**
 * Lays out positions and knows all secrets: for positions and cases as text, and for nobody who plays. What a seat may know
 * comes out of {@link Game#viewFor}.
 */
public final class Umpire {

    private Umpire() {}

    /** A game that begins at a position; the procedures are stacked in the order given. */
    public static Game begin(Resolution resolution, Procedure... underWay) {
        return Game.resume(resolution, new History(), underWay);
    }

    /** A game that begins with its set-up, and somebody who hears how it goes on. */
    public static Game begin(Rules rules, Chance chance, Bystander bystander, Procedure sequence) {
        Resolution resolution = new Resolution(rules.scenario().emptyState(), rules, chance);
        resolution.attend(bystander);
        return begin(resolution, sequence);
    }

    /** A game that begins where another one stands. */
    public static Game beginAt(Game game, Chance chance) {
        return game.anew(chance);
    }

    /** From here on others deal, as players who give the dice their parts; what a position has prepared comes before. */
    public static void dealFrom(Game game, Chance chance) {
        game.useChance(game.resolution().preparedBefore(chance));
    }

    /** From here on somebody hears how a game goes on. */
    public static void tell(Bystander bystander, Game game) {
        game.resolution().attend(bystander);
    }

    /** The true position. */
    public static Position position(Game game) {
        return game.state();
    }

    /** The workings of a game, for the rooms of the front door: what is asked, of whom, and under which rules. */
    public static Resolution resolution(Game game) {
        return game.resolution();
    }

    /** Everything that happened, whoever may know of it. */
    public static List<Event> story(Game game) {
        return game.rawEvents();
    }
}
