package fitg.content;

/** Where a star stands on the printed map, in percent of its width and height. Geography only, not a layout. */
public record MapPosition(int systemId, String name, double xPercent, double yPercent) {}
