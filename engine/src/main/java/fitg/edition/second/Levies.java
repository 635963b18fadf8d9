package fitg.edition.second;

import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;

/** What the chapters of 2002 call besides where sovereigns are summoned. */
public interface Levies extends Chapters {

    /** Those of the game being played. */
    static Levies of(Resolution r) {
        return (Levies) Chapters.of(r);
    }

    /** The Imperial player raises units where a sovereign has followed his call (K-D18). */
    Procedure levy(int environ, int points);
}
