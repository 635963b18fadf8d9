package fitg.players.second;

import fitg.content.Mission;

/** What missions are for. */
interface Aims {

    /** What a mission can be expected to bring with this group and so many rolls. */
    double worth(int place, Mission mission, long group, int rolls);

    /** Rebels go together until they have so many dice. */
    int sturdy();
}
