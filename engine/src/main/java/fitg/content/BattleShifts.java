package fitg.content;

/**
 * What moves the column of military combat towards the rebels (cases 10.5 to 10.7).
 *
 * @param home any of their units is at home in this kind of environ
 * @param strange a Special environ, where the Empire has no leader
 * @param spontaneous they rise without a leader
 */
public record BattleShifts(int home, int strange, int spontaneous) {}
