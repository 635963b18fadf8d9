package fitg.content;

import java.util.List;

/** What a special characteristic does, in words, and the characters that have it. */
public record AbilityText(Ability ability, String effect, List<String> usedBy) {}
