package fitg.server.view;

import fitg.content.Side;
import fitg.play.Names;
import fitg.play.PlayerView;
import fitg.procedure.Action.Piece;
import fitg.rules.scenario.Victory;
import fitg.second.scenario.Briefing;
import fitg.second.scenario.Briefing.Score;
import fitg.second.scenario.Scoring;
import fitg.server.shape.Says;
import fitg.state.Cast;
import java.util.ArrayList;
import java.util.List;

@Says("Something that gives or takes Rebel victory points.")
public record PointsDocument(PieceDocument source, int points) {

    static List<PointsDocument> all(PlayerView view) {
        return Printed.isSecond(view) ? bySheet(view) : byCase(view);
    }

    /** The points of the second edition are those its scenario's sheet names. */
    private static List<PointsDocument> bySheet(PlayerView view) {
        List<PointsDocument> all = new ArrayList<>();
        for (Score score : Briefing.of(view.scenario()).scores()) {
            add(all, source(score), score.points() * Scoring.times(view, score));
        }
        for (int planet : view.scenario().planets()) {
            add(
                    all,
                    PieceDocument.of(Piece.PLANET, planet),
                    view.scenario().ruleset().planetPoints(view, planet));
        }
        return List.copyOf(all);
    }

    private static PieceDocument source(Score score) {
        return switch (score.what()) {
            case FREE -> named(score, " free");
            case FREE_OUTSIDE -> named(score, " free outside " + star(score.star()));
            case PRISONER -> of(score.side(), " prisoners");
            case DEAD -> of(score.side(), " dead");
        };
    }

    private static PieceDocument named(Score score, String how) {
        PieceDocument character = PieceDocument.of(Piece.CHARACTER, score.character());
        return new PieceDocument(character.kind(), character.id(), character.name() + how);
    }

    private static PieceDocument of(Side side, String what) {
        return new PieceDocument(PieceDocument.INFORMATION, Printed.side(side), Names.side(side) + what);
    }

    private static String star(int star) {
        return Printed.CATALOGUE.systems().get(star).name();
    }

    private static List<PointsDocument> byCase(PlayerView view) {
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
