package fitg.content;

/** A column shift of military combat in words; blank, a figure or a formula. */
public record MilitaryCombatModifier(String modifier, String columnShift, String effect, String reference) {}
