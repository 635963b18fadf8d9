package fitg.server.view;

import fitg.play.PlayerView;
import fitg.play.words.ScoreSheet;
import fitg.procedure.Action.Piece;
import fitg.server.shape.Says;
import java.util.List;

@Says("Something that gives or takes Rebel victory points.")
public record PointsDocument(
        PieceDocument source,

        @Says("It in words, with how it is: \"Cercis, held by the rebels\".")
        String what,

        int points) {

    static List<PointsDocument> all(PlayerView view) {
        return ScoreSheet.items(view).stream()
                .map(item -> new PointsDocument(source(item), item.what(), item.points()))
                .toList();
    }

    private static PieceDocument source(ScoreSheet.Item item) {
        return item.piece() == Piece.NONE
                ? new PieceDocument(
                        PieceDocument.INFORMATION, Printed.side(item.scored().side()), item.what())
                : PieceDocument.of(item.piece(), item.scored().piece());
    }
}
