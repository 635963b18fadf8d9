package fitg.play.order;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.state.Digest;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The same question about further places: what will be asked of the viewer next in this step if everybody declines. So all battles of a
 * segment and all missions of a phase can stand on one sheet. It is found in a game that could be the true one; what others do in
 * between, and what the dice bring, may still change it.
 */
public final class Agenda {

    static final int FIRST_COURSE = 0;

    /** So many courses of luck are looked at, the same for everybody who looks; the made-up units and cards go with them. */
    private static final int COURSES = 12;

    /** More answers than this are not gone through. */
    private static final int MOST_STEPS = 120;

    private static final Set<Kind> DECLINING = EnumSet.of(Kind.END, Kind.DECLINE, Kind.PASS, Kind.NONE);

    private final PlayerView view;
    private final Decision asked;
    private final Game game;
    private final List<PlayerView> found;
    private boolean luckStoppedIt;

    private Agenda(PlayerView view, int course) {
        this.view = view;
        asked = view.decision().orElseThrow();
        game = view.imagine(course);
        found = new ArrayList<>(List.of(view));
    }

    /** The views in which the question is put, the present one first; that one alone where no other place follows. */
    public static List<PlayerView> of(PlayerView view) {
        List<PlayerView> longest = List.of();
        boolean isLuck = true;
        for (int course = FIRST_COURSE; course < COURSES && isLuck; course++) {
            Agenda agenda = new Agenda(view, course);
            agenda.follow();
            longest = agenda.found.size() > longest.size() ? List.copyOf(agenda.found) : longest;
            isLuck = agenda.luckStoppedIt;
        }
        return longest;
    }

    private void follow() {
        for (int step = 0; step < MOST_STEPS; step++) {
            Optional<Action> answer = answer();
            if (answer.isEmpty()) {
                return;
            }
            long before = whoIsWhere();
            game.play(answer.get());
            luckStoppedIt = Umpire.resolution(game).irrevocable() && whoIsWhere() != before;
            if (luckStoppedIt || !goesOn() || isPut() && !isFurther()) {
                return;
            }
        }
    }

    /** A die that brings or takes somebody leads elsewhere; one that changes nothing, as for a recruit who does not come, does not. */
    private long whoIsWhere() {
        GameState s = Umpire.resolution(game).state();
        Digest digest = new Digest();
        s.people().digest(digest);
        s.forces().digest(digest);
        return digest.value();
    }

    private boolean goesOn() {
        return !game.isOver()
                && game.segment() == view.turn().segment()
                && game.phasing() == view.turn().phasing();
    }

    private boolean isPut() {
        Decision now = game.pending().orElseThrow();
        return now.side() == asked.side() && now.question() == asked.question();
    }

    /** Notes the question if it is about a place it was not about before. */
    private boolean isFurther() {
        int place = game.pending().orElseThrow().subject();
        boolean isNew =
                found.stream().noneMatch(each -> each.decision().orElseThrow().subject() == place);
        if (isNew) {
            found.add(game.viewFor(view.viewer()));
        }
        return isNew;
    }

    /** Everybody declines what is asked of him; the viewer's other questions are answered as usual, if they can be. */
    private Optional<Action> answer() {
        Decision now = game.pending().orElseThrow();
        if (now.side() == asked.side() && now.question() != asked.question()) {
            PlayerView here = game.viewFor(view.viewer());
            return Unasked.AGAINST_THE_COMPUTER.answer(here).or(() -> StandingOrders.USUAL.answer(here));
        }
        return now.actions().stream().filter(Agenda::declines).findFirst();
    }

    static boolean declines(Action answer) {
        return DECLINING.contains(answer.kind());
    }
}
