package fitg.state.theatre;

import java.util.List;

/** What is so of a military counter for a while. */
public enum CounterMark {
    /** Its hits have reached its endurance factor once (C-COMBAT-2). */
    DAMAGED,
    /** It has moved in this segment (E3.1.a.5). */
    MOVED,
    /** It belongs to the stack that is moving. */
    CHOSEN,
    /** It fights in this round of a space combat (S-R31). */
    IN_LINE,
    /** It tries to break off in this round (S-R35). */
    FLEEING,
    /** A starship in blockade dispersal (S-R40). */
    DISPERSED,
    /** An Imperial unit whose kind the Rebel player has not seen yet (C-UNIT-4). */
    FACE_DOWN,
    /** A suicide squad goes with this unit (E5.7.a.3). */
    WITH_SQUAD,
    /** An Imperial unit that was bought or set up and is not shown before he is done (K-R8). */
    BEHIND_SCREEN,
    /** An Imperial unit whose repair is paid for and not shown before he is done (K-R8). */
    IN_REPAIR;

    static final List<CounterMark> ALL = List.of(values());

    int bit() {
        return 1 << ordinal();
    }
}
