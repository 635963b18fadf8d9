package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Card;
import fitg.content.Side;
import fitg.play.odds.Odds;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Question.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Twins of a campaign under way: the same answers in both, compared as the blind side and an onlooker see them, until the secret
 * in which they differ is lawfully told, or its owner is asked things that only one of the two knows.
 */
final class CampaignPair {

    /** Odds, and what answers would lead to, are played out in thought, so only some of them are compared. */
    private static final int THOUGHTS_EVERY = 31;

    private static final int THOUGHTS = 4;

    /** How much of the story is read again each time. */
    private static final int RECENT = 12;

    /** Who has a secret gives it away as seldom as this. */
    private static final int INDISCRETION = 12;

    /** How it went on. */
    enum End {
        /** Still kept when we stopped. */
        KEPT,
        /** Lawfully told. */
        TOLD,
        /** The owner goes different ways with it. */
        PARTED
    }

    private final CampaignTwins twins;
    private final String name;
    private int compared;

    CampaignPair(CampaignTwins twins, String name) {
        this.twins = twins;
        this.name = name;
    }

    /** How many moments have been compared. */
    int compared() {
        return compared;
    }

    End play(SecondWhims player, Random whim, int longest) {
        for (int step = 0; step < longest && !twins.truth().isOver(); step++) {
            if (isMidAct() && !asksExactlyTheSame()) {
                return End.PARTED;
            }
            compare(step);
            Optional<Action> action = common().map(decision -> choose(player, decision, whim));
            if (action.isEmpty()) {
                return End.PARTED;
            }
            Action there = inTheTwin(action.get());
            List<Event> told = new ArrayList<>(twins.truth().play(action.get()));
            told.addAll(twins.twin().play(there));
            if (twins.isToldBy(told)) {
                return End.TOLD;
            }
        }
        compare(longest);
        return End.KEPT;
    }

    /** Whoever has a secret mostly keeps it. */
    static Action choose(SecondWhims player, Decision decision, Random whim) {
        List<Action> discreet = decision.actions().stream()
                .filter(action -> action.kind() != Kind.REVEAL && action.kind() != Kind.REVEAL_BASE)
                .toList();
        boolean keeps = !discreet.isEmpty() && whim.nextInt(INDISCRETION) > 0;
        return player.choose(keeps ? among(decision, discreet) : decision, whim);
    }

    private static Decision among(Decision decision, List<Action> actions) {
        return new Decision(
                decision.number(),
                decision.act(),
                decision.steps(),
                decision.side(),
                decision.question(),
                decision.subject(),
                actions,
                decision.suggested());
    }

    // ---- where the two may part

    /** The owner is in the middle of something whose steps depend on what he has. */
    private boolean isMidAct() {
        return isMidAct(twins.truth()) || isMidAct(twins.twin());
    }

    private boolean isMidAct(Game game) {
        return game.pending()
                .filter(decision -> decision.question().continuesAct() && decision.side() == twins.owner())
                .isPresent();
    }

    private boolean asksExactlyTheSame() {
        return common().isPresent()
                && common().get().actions().size()
                        == twins.truth().pending().orElseThrow().actions().size()
                && common().get().actions().size()
                        == twins.twin().pending().orElseThrow().actions().size();
    }

    /** The question with the answers that both have; empty if they are asked different things. */
    private Optional<Decision> common() {
        Decision here = twins.truth().pending().orElse(null);
        Decision there = twins.twin().pending().orElse(null);
        if (here == null || there == null || here.side() != there.side() || here.question() != there.question()) {
            return Optional.empty();
        }
        boolean sameSubject =
                here.subject() == there.subject() || here.question().subject() == Subject.POSSESSION;
        List<Action> both = here.actions().stream()
                .filter(action -> there.allows(inTheTwin(action)))
                .toList();
        return sameSubject && !both.isEmpty() ? Optional.of(among(here, both)) : Optional.empty();
    }

    /** The same answer; where it names a card, the one that the same owner has in its place. */
    private Action inTheTwin(Action action) {
        if (action.kind() != Kind.USE) {
            return action;
        }
        int owner = twins.truth().state().gear().owner(action.argument());
        int place = faceDown(twins.truth(), owner).indexOf(action.argument());
        List<Integer> cards = faceDown(twins.twin(), owner);
        return place < 0 || place >= cards.size() ? action : Action.of(Kind.USE, cards.get(place));
    }

    private static List<Integer> faceDown(Game game, int owner) {
        List<Integer> cards = new ArrayList<>();
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            if (owner >= 0
                    && game.state().gear().owner(card) == owner
                    && !game.state().gear().isRevealed(card)) {
                cards.add(card);
            }
        }
        return cards;
    }

    // ---- looking

    private void compare(int step) {
        for (Viewer viewer : List.of(twins.kept().blind(), Viewer.SPECTATOR)) {
            compare(viewer, name + ", step " + step + ", " + viewer + ", " + pending(twins.truth()), step);
        }
        compared++;
    }

    private static String pending(Game game) {
        return game.pending()
                .map(decision -> decision.side() + " " + decision.question())
                .orElse("over");
    }

    private void compare(Viewer viewer, String where, int step) {
        Game truth = twins.truth();
        Game twin = twins.twin();
        PlayerView here = truth.viewFor(viewer);
        PlayerView there = twin.viewFor(viewer);
        assertThat(there.waitingFor()).as(where).isEqualTo(here.waitingFor());
        assertThat(there.decision()).as(where).isEqualTo(here.decision());
        assertThat(there.battle()).as(where).isEqualTo(here.battle());
        assertThat(there.points()).as(where).isEqualTo(here.points());
        assertThat(heard(twin, viewer)).as(where).isEqualTo(heard(truth, viewer));
        assertThat(there.fingerprint()).as(where).isEqualTo(here.fingerprint());
        for (Side side : Side.values()) {
            if (viewer.is(side)) {
                assertThat(twin.number(side)).as(where).isEqualTo(truth.number(side));
                assertThat(twin.undoable(side)).as(where).isEqualTo(truth.undoable(side));
            }
        }
        if (step % THOUGHTS_EVERY == 0) {
            here.decision().ifPresent(decision -> compareThoughts(here, there, decision, where));
        }
    }

    /** The last of what somebody has heard, and how much it was in all. */
    private static List<String> heard(Game game, Viewer viewer) {
        int length = game.logLength(viewer);
        List<String> last = new ArrayList<>(List.of(String.valueOf(length)));
        game.log(viewer, length - RECENT).forEach(event -> last.add(event + " " + Narrator.tell(event, viewer)));
        return last;
    }

    private static void compareThoughts(PlayerView here, PlayerView there, Decision decision, String where) {
        decision.actions().stream().limit(THOUGHTS).forEach(action -> {
            assertThat(Odds.of(there, action))
                    .as("%s, odds of %s", where, action)
                    .isEqualTo(Odds.of(here, action));
            List<Reply> reply = List.of(new Reply.Plain(action));
            assertThat(tried(there, reply)).as("%s, %s tried", where, action).isEqualTo(tried(here, reply));
        });
    }

    private static String tried(PlayerView view, List<Reply> replies) {
        Tentative tentative = Tentative.of(view, replies);
        return tentative.tried() + " " + tentative.refusal().map(Throwable::getMessage) + " " + tentative.reached()
                + " " + tentative.next().map(PlayerView::fingerprint);
    }
}
