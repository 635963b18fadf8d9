package fitg.play.words;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.play.PlayerView;
import fitg.procedure.Action.Piece;
import fitg.procedure.Enough;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The Rebel victory points in words: where they come from, and when how many of them win. Everything they count lies open. */
public final class ScoreSheet {

    /** What is counted, in words; {@code scored.piece()} is a {@code piece}, or NONE where a side is meant. */
    public record Item(Scored scored, Piece piece, String what) {

        public int points() {
            return scored.points();
        }
    }

    private ScoreSheet() {}

    public static List<Item> items(PlayerView view) {
        return view.scenario().ruleset().scored(view.scenario(), view).stream()
                .map(scored -> new Item(scored, piece(scored), what(view, scored)))
                .toList();
    }

    private static Piece piece(Scored scored) {
        return switch (scored.why()) {
            case HELD, RISEN, LOYALTY -> Piece.PLANET;
            case DEAD, PRISONER, FREE, FREE_OUTSIDE -> Piece.CHARACTER;
            case DEATHS, PRISONERS, INFORMATION -> Piece.NONE;
        };
    }

    private static String what(PlayerView view, Scored scored) {
        int piece = scored.piece();
        return switch (scored.why()) {
            case HELD -> Names.planet(piece) + ", held by the rebels";
            case RISEN ->
                Names.planet(piece) + ", " + Names.state(view.planets().state(piece)) + " but not held";
            case LOYALTY -> Names.planet(piece) + ", " + word(view.planets().loyalty(piece));
            case DEAD -> Names.character(piece) + ", dead";
            case PRISONER -> Names.character(piece) + ", prisoner";
            case FREE -> Names.character(piece) + " free";
            case FREE_OUTSIDE -> Names.character(piece) + " free outside " + star(scored.star());
            case DEATHS -> Names.side(scored.side()) + " characters dead: " + scored.times();
            case PRISONERS -> Names.side(scored.side()) + " characters taken: " + scored.times();
            case INFORMATION -> Names.side(scored.side()) + " information";
        };
    }

    private static String word(Loyalty loyalty) {
        return loyalty.name().charAt(0) + loyalty.name().substring(1).toLowerCase(Locale.ROOT);
    }

    private static String star(int star) {
        return Catalogue.standard().systems().get(star).name();
    }

    /** "13 after any pair of player-turns, 9 after the last turn". */
    public static String enough(Scenario scenario) {
        return scenario.ruleset().enough(scenario).stream()
                .map(each -> each.points() + " " + when(each.when()))
                .collect(Collectors.joining(", "));
    }

    private static String when(Enough.When when) {
        return switch (when) {
            case EVERY_INTERPHASE -> "after any pair of player-turns";
            case AFTER_THE_LAST_TURN -> "after the last turn";
        };
    }
}
