package fitg.content;

import java.util.Optional;

/** What an effect code of {@link Possession#effects()} means, and what kind of value it takes, if any. */
public record PossessionEffect(String code, Optional<String> parameter, String meaning) {}
