package fitg.saves;

import fitg.play.IllegalActionException;
import fitg.play.cases.Chronicle;
import fitg.procedure.Action;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.List;

/** A moment of a saved game as text: for a report, a lesson, a puzzle. Whoever has the text knows both sides' secrets. */
public final class SavedMoment {

    private SavedMoment() {}

    /**
     * The moment after so many actions, as a case that leads there.
     *
     * @param number of actions that stand; not more than the game has
     */
    public static String text(SavedGame saved, int number, String title) throws ReplayException {
        List<Entry> way = standing(saved.journal());
        Chronicle chronicle = chronicle(saved, way);
        int played = 0;
        for (Entry entry : way) {
            if (played == number && entry instanceof Entry.Played) {
                break;
            }
            played += follow(chronicle, entry, played) ? 1 : 0;
        }
        if (played < number) {
            throw new ReplayException("the game has " + played + " actions, not " + number);
        }
        return chronicle.text(title);
    }

    private static Chronicle chronicle(SavedGame saved, List<Entry> way) throws ReplayException {
        return !way.isEmpty() && way.getFirst() instanceof Entry.LaidOut laidOut
                ? Chronicle.from(laidOut.position(), saved.chance().open())
                : Chronicle.of(saved.rules(), saved.chance().open());
    }

    /** Whether it was an action. */
    private static boolean follow(Chronicle chronicle, Entry entry, int played) throws ReplayException {
        if (entry instanceof Entry.Played action) {
            play(chronicle, action, played);
            return true;
        }
        if (entry instanceof Entry.NewDice dice) {
            chronicle.useChance(dice.chance().open());
        }
        return false;
    }

    private static void play(Chronicle chronicle, Entry.Played action, int played) throws ReplayException {
        try {
            chronicle.play(Action.parse(action.action()));
        } catch (IllegalArgumentException | IllegalActionException refused) {
            throw new ReplayException("action " + played + ": " + refused.getMessage());
        }
    }

    /** What was done and not taken back. */
    public static List<Entry> standing(List<Entry> journal) {
        List<Entry> standing = new ArrayList<>();
        for (Entry entry : journal) {
            if (entry instanceof Entry.Back back) {
                while (!standing.isEmpty()
                        && standing.getLast() instanceof Entry.Played played
                        && played.number() >= back.number()) {
                    standing.removeLast();
                }
            } else {
                standing.add(entry);
            }
        }
        return standing;
    }
}
