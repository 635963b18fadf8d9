package fitg.content;

/**
 * What moves the column of military combat towards the rebels (cases 10.5 to 10.7).
 *
 * @param home any of their units is at home in this kind of environ
 * @param strange a Special environ, where the Empire has no leader
 * @param spontaneous they rise without a leader
 * @param space what moves it in orbit
 */
public record BattleShifts(int home, int strange, int spontaneous, Space space) {

    /**
     * What moves the column in orbit, counted towards the attacker (cases 22.2, 22.3).
     *
     * @param levelOneAids a PDB of level 1 aids the defender
     * @param pdbDown the PDB that is attacked is Down, or nobody's
     * @param determined a Determined Assault
     */
    public record Space(int levelOneAids, int levelTwoAids, int pdbDown, int determined) {

        /** Case 22.21: for a PDB of this level that aids the defender; level 0 does not help. */
        public int aid(int level) {
            return switch (level) {
                case 1 -> levelOneAids;
                case 2 -> levelTwoAids;
                default -> 0;
            };
        }
    }
}
