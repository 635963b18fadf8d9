package fitg.play;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.odds.Odds;
import fitg.play.question.Family;
import fitg.procedure.Action;
import fitg.procedure.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What replies would lead to, tried in a game that could be the true one and that nobody else sees: as far as neither a
 * die or card nor the other side comes in. It is made from the view of whoever asks, so it cannot tell him more.
 *
 * @param tried one entry for each reply that fits, in order
 * @param refusal why the next one does not fit; empty if all do
 * @param reached what stopped it
 * @param next how the asking side would see the game then; empty unless it would be asked again
 */
public record Tentative(
        List<Tried> tried, Optional<IllegalActionException> refusal, Reached reached, Optional<PlayerView> next) {

    /** What comes after the last reply that fits. */
    public enum Reached {
        /** The same side is asked something. */
        QUESTION,
        /** A die, a card, or something that is shown: further replies cannot be tried. */
        CHANCE,
        /** The other side is asked. */
        OTHER_SIDE,
        /** The game would be over. */
        END
    }

    /**
     * A reply that fits.
     *
     * @param actions what it comes to
     * @param odds what it may lead to; empty where chance has no part in it
     */
    public record Tried(Reply reply, List<Action> actions, Optional<Odds> odds) {}

    /** Tries replies to the viewer's own decision. */
    public static Tentative of(PlayerView view, List<Reply> replies) {
        return new Trial(view).of(replies);
    }

    private static final class Trial {

        private final Viewer viewer;
        private final Side side;
        private final Game game;
        private final List<Tried> tried = new ArrayList<>();
        private Reached reached = Reached.QUESTION;

        private Trial(PlayerView view) {
            viewer = view.viewer();
            side = view.decision()
                    .orElseThrow(() -> new IllegalStateException("only who is asked tries"))
                    .side();
            game = view.imagine(ActWalk.SEED);
        }

        private Tentative of(List<Reply> replies) {
            IllegalActionException refusal = null;
            for (int each = 0; each < replies.size() && refusal == null && reached == Reached.QUESTION; each++) {
                refusal = attempt(replies.get(each));
            }
            Optional<PlayerView> next =
                    reached == Reached.QUESTION ? Optional.of(game.viewFor(viewer)) : Optional.empty();
            return new Tentative(List.copyOf(tried), Optional.ofNullable(refusal), reached, next);
        }

        private IllegalActionException attempt(Reply reply) {
            Game before = game.silentCopy();
            try {
                List<Action> actions = reply.in(game);
                actions.subList(0, actions.size() - 1).forEach(game::play);
                Optional<Odds> odds = Odds.of(game.viewFor(viewer), actions.getLast());
                game.play(actions.getLast());
                tried.add(new Tried(reply, actions, told(before, odds)));
                reached = look();
                return null;
            } catch (IllegalActionException refused) {
                before.copyInto(game);
                return refused;
            }
        }

        /** While a group is gathered its chances change with everybody who is named; they are told when all are. */
        private Optional<Odds> told(Game before, Optional<Odds> ofTheAnswer) {
            Question asked = before.resolution().question();
            Optional<Family.GroupOdds> ofGroups = Family.of(asked).groupOdds(asked);
            return ofGroups.isPresent() ? ofTheGroup(before, ofGroups.get()) : ofTheAnswer;
        }

        /** The chances of a mission whose group has just been formed. */
        private Optional<Odds> ofTheGroup(Game before, Family.GroupOdds odds) {
            for (Mission mission : Mission.values()) {
                long group = game.state().missions().group(mission.ordinal());
                if (group != before.state().missions().group(mission.ordinal())) {
                    int place = game.state().people().at(PieceSet.lowest(group));
                    return Optional.of(odds.of(game.viewFor(viewer), place, mission, group));
                }
            }
            return Optional.empty();
        }

        private Reached look() {
            if (game.isOver()) {
                return Reached.END;
            }
            if (game.resolution().irrevocable()) {
                return Reached.CHANCE;
            }
            return game.resolution().asked() == side ? Reached.QUESTION : Reached.OTHER_SIDE;
        }
    }
}
