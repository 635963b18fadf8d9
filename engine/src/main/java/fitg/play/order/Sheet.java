package fitg.play.order;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.IllegalActionException;
import fitg.play.PlayerView;
import fitg.play.Reply;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Orders for what will be asked in this player-turn, put in order: each is given when the game comes to its question. Between
 * them dice may fall and other questions be asked; an order that no longer fits stops the sheet, and the player is asked.
 *
 * @param scope the player-turn it holds for
 * @param stopped why it was not carried out to its end; null while it is
 */
public record Sheet(List<Entry> entries, String scope, String stopped) {

    /** Nobody plans further ahead. */
    public static final int MOST_ENTRIES = 100;

    public Sheet {
        entries = List.copyOf(entries);
    }

    /**
     * What is answered to one question, as often as it is asked.
     *
     * @param question as {@link Offers#kind} calls it
     * @param about what it has to be about; null if that does not matter
     * @param keys replies, the next one first
     */
    public record Entry(String question, String about, List<String> keys) {

        public Entry {
            keys = List.copyOf(keys);
        }

        boolean isFor(Decision decision) {
            return question.equals(Offers.kind(decision)) && (about == null || about.equals(subject(decision)));
        }
    }

    /** What a decision is about, as keys call it; empty where it is about nothing. */
    public static String subject(Decision decision) {
        return decision.subject() < 0
                ? ""
                : decision.question().subject().piece().name(decision.subject());
    }

    /**
     * What comes of looking at a question.
     *
     * @param answers the plain answers to be given; empty if the sheet says nothing here
     * @param rest what is left of it
     */
    public record Step(List<Action> answers, Sheet rest) {}

    public static Sheet of(List<Entry> entries, PlayerView view) {
        return new Sheet(entries, Until.TURN.scope(view), null);
    }

    public boolean isOver() {
        return entries.isEmpty();
    }

    /** Whether it can still be carried on with in this player-turn. */
    public boolean holdsIn(PlayerView view) {
        return scope.equals(Until.TURN.scope(view));
    }

    /** The answers to the pending question of its side, up to the first die. */
    public Step next(Game game, PlayerView view) {
        Decision decision = view.decision().orElseThrow();
        if (!holdsIn(view)) {
            return new Step(List.of(), new Sheet(List.of(), scope, stopped));
        }
        Optional<Entry> here = stopped != null
                ? Optional.empty()
                : entries.stream().filter(each -> each.isFor(decision)).findFirst();
        return here.map(entry -> next(game, decision, entry)).orElseGet(() -> new Step(List.of(), this));
    }

    private Step next(Game game, Decision decision, Entry entry) {
        String key = entry.keys().getFirst();
        try {
            List<Action> answers = Reply.parse(key).in(game);
            if (!decision.allows(answers.getFirst())) {
                game.silentCopy().play(answers.getFirst()); // says why not
            }
            return new Step(answers, without(entry));
        } catch (IllegalActionException misfit) {
            return new Step(List.of(), new Sheet(entries, scope, misfit.getMessage()));
        }
    }

    /** Without the next answer of an entry. */
    private Sheet without(Entry done) {
        List<Entry> rest = new ArrayList<>(entries);
        int at = rest.indexOf(done);
        if (done.keys().size() == 1) {
            rest.remove(at);
        } else {
            List<String> keys = done.keys().subList(1, done.keys().size());
            rest.set(at, new Entry(done.question(), done.about(), keys));
        }
        return new Sheet(rest, scope, null);
    }
}
