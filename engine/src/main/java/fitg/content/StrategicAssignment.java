package fitg.content;

/** A Strategic Assignment card, 127 to 140: the two provinces it names (case 35.2). */
public record StrategicAssignment(int number, int provinceA, int provinceB, Evidence evidence, String note) {}
