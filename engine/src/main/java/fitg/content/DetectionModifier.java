package fitg.content;

import java.util.Set;

/** A footnote of the Detection Table in words. A shift can be a figure, a formula or a word. */
public record DetectionModifier(
        String modifier, String columnShift, String effect, Set<GameLevel> games, String status, String reference) {}
