package fitg.content;

/** Where a figure of the larger games comes from; an inferred one is ours until a printed copy settles it. */
public enum Evidence {
    RULEBOOK,
    INFERRED
}
