package fitg.lab.report;

import java.util.Locale;

/** How a series looks. Each has a colour, and a shape and a stroke as well, for those who see no colours. */
public enum Tone {
    REBEL(Shape.CIRCLE),
    EMPIRE(Shape.SQUARE),
    FIRST(Shape.CIRCLE),
    SECOND(Shape.SQUARE),
    THIRD(Shape.TRIANGLE),
    FOURTH(Shape.DIAMOND);

    enum Shape {
        CIRCLE,
        SQUARE,
        TRIANGLE,
        DIAMOND
    }

    private final Shape shape;

    Tone(Shape shape) {
        this.shape = shape;
    }

    Shape shape() {
        return shape;
    }

    String css() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For series without a meaning of their own; after four they begin again. */
    public static Tone ofSeries(int place) {
        Tone[] series = {FIRST, SECOND, THIRD, FOURTH};
        return series[place % series.length];
    }
}
