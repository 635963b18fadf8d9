package fitg.procedure;

/** A procedure at whose end those fight who have risen while it went on ({@link Chapters#stepEnds}, {@link Chapters#effectEnds}). */
public interface Effect {

    /** Whether its end is still to come. */
    boolean awaitsRisen();
}
