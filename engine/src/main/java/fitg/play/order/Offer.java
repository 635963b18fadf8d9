package fitg.play.order;

/**
 * An order that can be given.
 *
 * @param kind the question it is for, or {@link Offers#ROUTINE}
 * @param answer the key of the answer; one that ends in a colon means the first of its kind
 * @param text what was ordered, in words
 * @param otherwise the answer while the odds are below a limit; null where there are no odds to go by
 */
public record Offer(String kind, String answer, Until until, String text, String otherwise) {

    Offer(String kind, String answer, Until until, String text) {
        this(kind, answer, until, text, null);
    }
}
