package fitg.content;

import java.util.OptionalInt;

/** A space of the Game-Turn track with the province taxed in that turn (case 33.1). */
public record TurnTrackSpace(int gameTurn, OptionalInt taxedProvince, Evidence evidence, String note) {}
