package fitg.saves;

import fitg.content.Side;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a player's own machine was told of the dice before it showed its nonce. Whoever has the server in hand can write
 * other promises into its database afterwards; here they still stand as they were.
 *
 * @param origin how the game came about: one that began anew has had no dice before these
 */
public record Evidence(String origin, String commitment, Map<Side, String> promises) {

    static final String FIELD = "evidence";

    private static final Set<String> ANEW = Set.of("new", "rematch");

    public Evidence {
        promises = Map.copyOf(promises);
    }

    static Evidence read(Fields fields) throws UnreadableGameException {
        Evidence evidence = new Evidence(
                fields.text("origin"), fields.text("commitment"), GameReader.bySide(fields.object("promises")));
        fields.nothingElse();
        return evidence;
    }

    /** Refuses a game whose dice are others than those that were promised. */
    public void requireKeptBy(SavedGame game) throws ReplayException {
        List<SavedChance> dice = dice(game);
        if (ANEW.contains(origin) && dice.size() > 1) {
            throw new ReplayException("the player was promised one set of dice, but they change in mid-game");
        }
        if (!(dice.getLast() instanceof SavedChance.Fair fair)
                || !fair.commitment().equalsIgnoreCase(commitment)) {
            throw new ReplayException("the commitment to the dice is not the one that the player was told");
        }
        for (Side side : Side.values()) {
            if (!same(promises.get(side), fair.promises().get(side))) {
                throw new ReplayException("the promise of the " + SavedChance.seat(side)
                        + " is not the one that the player was told before he showed his nonce");
            }
        }
    }

    /** In the order in which they were rolled. */
    private static List<SavedChance> dice(SavedGame game) {
        List<SavedChance> dice = new ArrayList<>(List.of(game.chance()));
        for (Entry entry : game.journal()) {
            if (entry instanceof Entry.NewDice other) {
                dice.add(other.chance());
            }
        }
        return dice;
    }

    private static boolean same(String told, String stands) {
        return told == null ? stands == null : told.equalsIgnoreCase(stands);
    }
}
