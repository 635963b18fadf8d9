package fitg.lab.report;

/** A kind of picture for some numbers. */
public sealed interface Plot permits BarPlot, HistogramPlot, IntervalPlot, LinePlot {

    /** Draws it and says how high it became. */
    double draw(Drawing drawing);
}
