package fitg.players;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Chance;
import fitg.procedure.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What somebody would answer from one question to the end of its act: who flies, where to, and who comes along. It is played
 * in thought, on what his side knows, and ends where a die, a card or the other side would have a say.
 */
public final class WholeAct {

    /** A question of the act, and the answer it would get. */
    public record Answered(Decision decision, Action action) {}

    /**
     * What goes together besides: the missions of an environ, up to the word that these are all, and what one says about a
     * fight before the next die.
     */
    private static final List<Set<Question>> TOGETHER = List.of(
            Set.of(Ask.MISSION),
            Set.of(Query.MISSION),
            Set.of(
                    Ask.DECLARE_COMBAT,
                    Ask.LEADER,
                    Ask.ATTACK_FOUND,
                    Ask.ATTACK_FOUND_WITH,
                    Ask.WEAPONS,
                    Ask.AIM,
                    Ask.ACTIVE,
                    Ask.BREAK_OFF,
                    Ask.WOUNDS,
                    Ask.LOSSES),
            Set.of(
                    Query.ENVIRONS_BATTLE,
                    Query.LEADER,
                    Query.FOUND,
                    Query.PRESS_ON,
                    Query.LASERS,
                    Query.LINE_UP,
                    Query.BREAK_OFF,
                    Query.AIM));

    private static final int LONGEST = 99;

    private final Player mind;
    private final Side side;
    private final Set<Question> together;
    private final Game thought;

    private WholeAct(Player mind, PlayerView view, Decision decision) {
        this.mind = mind;
        this.side = decision.side();
        this.together = TOGETHER.stream()
                .filter(each -> each.contains(decision.question()))
                .findFirst()
                .orElse(Set.of());
        this.thought = view.imagine(0);
        thought.useChance(new NoLuck());
    }

    /** The first answer is always there; the view is that of the side which is asked. */
    public static List<Answered> of(Player mind, PlayerView view, Decision decision) {
        return new WholeAct(mind, view, decision).from(view, decision);
    }

    private List<Answered> from(PlayerView view, Decision first) {
        List<Answered> answers = new ArrayList<>();
        PlayerView seen = view;
        Optional<Decision> asked = Optional.of(first);
        while (asked.isPresent() && answers.size() < LONGEST) {
            Action answer = mind.choose(seen, asked.get());
            answers.add(new Answered(asked.get(), answer));
            asked = after(answer);
            seen = asked.isPresent() ? thought.viewFor(Viewer.of(side)) : seen;
        }
        return answers;
    }

    /** The next question of the act. */
    private Optional<Decision> after(Action answer) {
        try {
            thought.play(answer);
        } catch (NoLuck.Asked luck) {
            return Optional.empty();
        }
        return thought.pending().filter(next -> next.side() == side && goesOn(next.question()));
    }

    private boolean goesOn(Question next) {
        return next.continuesAct() || together.contains(next);
    }

    /** Dice and cards that nobody has rolled or drawn yet. */
    private static final class NoLuck implements Chance {

        private static final class Asked extends RuntimeException {
            private Asked() {
                super("nothing is rolled in thought", null, false, false);
            }
        }

        @Override
        public int die(String what, int sides) {
            throw new Asked();
        }

        @Override
        public int pick(String what, int count) {
            throw new Asked();
        }

        @Override
        public Chance copy() {
            return this;
        }
    }
}
