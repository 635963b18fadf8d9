package fitg.state.theatre;

/** What the {@link Company} has done in this player-turn, and who has come and gone in this segment. */
public class Deeds {

    long led;
    long piloted;
    long onMission;
    long boarded;
    long left;
    long aboardAtStart;
    long rehoused;

    Deeds() {}

    /** Who has led units in combat in this player-turn (E5.4.b.1). */
    public long led() {
        return led;
    }

    /** Who has piloted a spaceship in this player-turn. */
    public long piloted() {
        return piloted;
    }

    /** Who has been on a mission in this player-turn. */
    public long onMission() {
        return onMission;
    }

    /** Who has boarded a starship in this segment (S-R14). */
    public long boarded() {
        return boarded;
    }

    /** Who has left a starship in this segment (S-R14). */
    public long left() {
        return left;
    }

    /** Who was aboard a starship when this segment began (S-R14). */
    public long aboardAtStart() {
        return aboardAtStart;
    }

    /** The prisoners who have changed hands in this segment (S-R9). */
    public long rehoused() {
        return rehoused;
    }
}
