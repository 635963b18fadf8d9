package fitg.play;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.play.Act.Line;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** What an act promises, held against the game: every choice within its limits is legal, and no other. */
public final class ActPromise {

    private static final int TRIED = 40;

    private int kept;
    private int refused;

    public int kept() {
        return kept;
    }

    public int refused() {
        return refused;
    }

    /** Tries choices by lot: those within the limits are played in a copy, the others must be refused. */
    public void check(Game game, Act act, SplittableRandom random, String where) {
        for (int time = 0; time < TRIED; time++) {
            List<Action> chosen = act.lines().stream()
                    .map(line ->
                            line.answers().get(random.nextInt(line.answers().size())))
                    .toList();
            Reply choice = Reply.parse(key(act, chosen));
            String what = where + " " + act + " " + key(act, chosen);
            if (isWithinLimits(act, chosen)) {
                Game trial = game.silentCopy();
                choice.in(trial).forEach(trial::play);
                kept++;
            } else {
                assertThatThrownBy(() -> choice.in(game)).as(what).isInstanceOf(IllegalActionException.class);
                refused++;
            }
        }
    }

    private static String key(Act act, List<Action> chosen) {
        List<String> named = new ArrayList<>();
        for (int each = 0; each < chosen.size(); each++) {
            named.add(act.chosenAs(act.lines().get(each), chosen.get(each)));
        }
        return "choose:"
                + String.join(
                        ",", named.stream().filter(name -> !name.isEmpty()).toList());
    }

    /** The limits as a client would read them. */
    private static boolean isWithinLimits(Act act, List<Action> chosen) {
        int sum = 0;
        boolean suffices = act.oneOf().isEmpty();
        for (int each = 0; each < chosen.size(); each++) {
            Line line = act.lines().get(each);
            int value = act.value(line, chosen.get(each));
            sum += value;
            suffices |= value > 0 && act.oneOf().contains(line.subject());
        }
        boolean counts = act.most() == 0 || sum >= act.least() && sum <= act.most();
        return counts && suffices && act.conflicts().stream().noneMatch(each -> excludes(act, chosen, each));
    }

    private static boolean excludes(Act act, List<Action> chosen, Act.Conflict conflict) {
        return answer(act, chosen, conflict.one()) == conflict.answer()
                && answer(act, chosen, conflict.other()) == conflict.otherAnswer();
    }

    private static Action answer(Act act, List<Action> chosen, int subject) {
        for (int each = 0; each < chosen.size(); each++) {
            if (act.lines().get(each).subject() == subject) {
                return chosen.get(each);
            }
        }
        throw new AssertionError("no such line");
    }
}
