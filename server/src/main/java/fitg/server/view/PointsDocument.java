package fitg.server.view;

import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.procedure.Action.Piece;
import fitg.rules.scenario.Victory;
import fitg.server.shape.Says;
import fitg.state.Cast;
import java.util.ArrayList;
import java.util.List;

@Says("Something that gives or takes Rebel victory points.")
public record PointsDocument(PieceDocument source, int points) {

    static List<PointsDocument> all(PlayerView view) {
        List<PointsDocument> all = new ArrayList<>();
        for (int planet : view.scenario().planets()) {
            add(all, PieceDocument.of(Piece.PLANET, planet), Victory.planetPoints(view, planet));
        }
        for (int character = 0; character < Cast.COUNT; character++) {
            add(all, PieceDocument.of(Piece.CHARACTER, character), Victory.characterPoints(view, character));
        }
        add(all, information(Side.REBEL, "Rebel"), Victory.informationPoints(view, Side.REBEL));
        add(all, information(Side.IMPERIAL, "Imperial"), Victory.informationPoints(view, Side.IMPERIAL));
        return List.copyOf(all);
    }

    private static PieceDocument information(Side side, String whose) {
        return new PieceDocument(PieceDocument.INFORMATION, Printed.side(side), whose + " information");
    }

    private static void add(List<PointsDocument> all, PieceDocument source, int points) {
        if (points != 0) {
            all.add(new PointsDocument(source, points));
        }
    }
}
