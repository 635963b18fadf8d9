package fitg.content;

import java.util.Optional;

/** What an effect code of {@link Possession#effects()} means; {@code parameter} says what its value is, if it has one. */
public record PossessionEffect(String code, Optional<String> parameter, String meaning) {}
