package fitg.app.serve;

import fitg.app.BadInput;

/** How much of the memory games kept ready may have, so that the program and its requests find room beside them. */
final class HeapShare {

    private static final int USUAL = 128;
    /** What the program takes, and what people who send files do. */
    private static final int FOR_THE_REST = 128;

    private HeapShare() {}

    /** In megabytes. What nobody wished is what is usual, or less where there is little. */
    static int ofGames(Integer wished) {
        return ofGames(wished, (int) (Runtime.getRuntime().maxMemory() >> 20));
    }

    static int ofGames(Integer wished, int heap) {
        int most = Math.max(heap - FOR_THE_REST, heap / 2);
        if (wished != null && wished > most) {
            throw new BadInput("Of a heap of " + heap + " MB at most " + most + " can be for games kept ready, not "
                    + wished + "; FITG_HEAP sets another heap.");
        }
        return wished == null ? Math.min(USUAL, most) : wished;
    }
}
