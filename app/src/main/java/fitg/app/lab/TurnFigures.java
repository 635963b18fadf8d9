package fitg.app.lab;

import fitg.content.Loyalty;
import fitg.lab.Turn;
import fitg.lab.report.DataTable;
import fitg.lab.report.Figure;
import fitg.lab.report.LinePlot;
import fitg.lab.report.LinePlot.Point;
import fitg.lab.report.LinePlot.Series;
import fitg.lab.report.Section;
import fitg.lab.report.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.ToDoubleFunction;

/** How games go turn by turn, in figures. */
record TurnFigures(List<Turn> turns, int games) {

    Section section() {
        long toTheEnd = turns.getLast().games();
        String text =
                "Averages over the games that came to the end of each turn or ended in it. %s of %s games reached turn %d."
                        .formatted(
                                Words.count(toTheEnd),
                                Words.count(games),
                                turns.getLast().number());
        return new Section(
                "Turn by turn", text, List.of(points(), planets(), loyalty(), killed(), captured(), units()));
    }

    private Figure points() {
        return figure("Rebel victory points", "Points", "", List.of(series("On the table", Tone.REBEL, Turn::points)));
    }

    private Figure planets() {
        return figure(
                "Planets that rise",
                "Planets",
                "A planet in rebellion is nobody's: it counts in one line until the rebels control it, and then in the other.",
                List.of(
                        series("In rebellion", Tone.FIRST, Turn::inRebellion),
                        series("Under Rebel control", Tone.SECOND, Turn::rebelControlled)));
    }

    private Figure killed() {
        return losses(
                "Characters killed",
                "A prisoner who dies was captured before and is in both figures.",
                Turn.Losses::killed);
    }

    private Figure captured() {
        return losses("Characters captured", "", Turn.Losses::captured);
    }

    private Figure units() {
        return losses(
                "Military units lost",
                "All units that left play, those that changed sides included.",
                Turn.Losses::units);
    }

    private Figure losses(String title, String note, ToDoubleFunction<Turn.Losses> of) {
        return figure(
                title,
                "In this turn",
                note,
                List.of(
                        series("Rebels", Tone.REBEL, turn -> of.applyAsDouble(turn.rebels())),
                        series("Empire", Tone.EMPIRE, turn -> of.applyAsDouble(turn.empire()))));
    }

    private Figure loyalty() {
        List<Series> series = new ArrayList<>();
        for (String planet : turns.getFirst().loyalty().keySet()) {
            Tone tone = Tone.ofSeries(series.size());
            series.add(series(planet, tone, turn -> turn.loyalty().get(planet)));
        }
        List<String> names = new ArrayList<>();
        for (Loyalty each : Loyalty.values()) {
            names.add(each.name().charAt(0) + each.name().substring(1).toLowerCase(Locale.ROOT));
        }
        LinePlot plot = new LinePlot(series, false, names, "Turn", "Loyalty", OptionalInt.empty());
        return new Figure(
                "Loyalty of each planet",
                changes(series),
                plot,
                "Counted from 0, Patriotic, to 4, Unrest. A planet in rebellion or under Rebel control counts as Unrest.",
                table(series));
    }

    private Series series(String name, Tone tone, ToDoubleFunction<Turn> of) {
        return new Series(
                name,
                tone,
                turns.stream()
                        .map(turn -> Point.of(turn.number(), of.applyAsDouble(turn)))
                        .toList());
    }

    private Figure figure(String title, String yAxis, String note, List<Series> series) {
        return new Figure(title, changes(series), LinePlot.byTurn(yAxis, series), note, table(series));
    }

    /** Each line in words: where it begins, and where it ends. */
    private String changes(List<Series> series) {
        StringBuilder text = new StringBuilder();
        for (Series each : series) {
            text.append(text.isEmpty() ? "" : " ")
                    .append("%s: %s in turn %d, %s in turn %d."
                            .formatted(
                                    each.name(),
                                    Words.decimal(each.points().getFirst().y().value()),
                                    turns.getFirst().number(),
                                    Words.decimal(each.points().getLast().y().value()),
                                    turns.getLast().number()));
        }
        return text.toString();
    }

    private DataTable table(List<Series> series) {
        List<String> heading = new ArrayList<>(List.of("Turn", "Games"));
        series.forEach(each -> heading.add(each.name()));
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < turns.size(); row++) {
            List<String> cells = new ArrayList<>();
            cells.add(String.valueOf(turns.get(row).number()));
            cells.add(Words.count(turns.get(row).games()));
            for (Series each : series) {
                cells.add(Words.decimal(each.points().get(row).y().value()));
            }
            rows.add(cells);
        }
        return new DataTable(heading, rows);
    }
}
