package fitg.rules.combat.second;

import fitg.content.Side;
import fitg.state.Position;

/**
 * A combat under way as everybody at the table sees it: in a fight of this edition nothing is hidden but possessions.
 *
 * @param round 0 before the first one
 * @param stun whether the attackers' lasers are set on stun (E5.3.c.1)
 * @param attackers characters, escorts and system opponents of a character combat; nobody elsewhere
 * @param able those of both sides who can still fight
 * @param active the defenders in line; nobody until they are named
 * @param opponent the creature or the locals who attack; empty otherwise
 */
public record Battle(
        Sort sort,
        int place,
        Side attacker,
        int round,
        boolean stun,
        long attackers,
        long defenders,
        long able,
        long active,
        String opponent) {

    /** What fights. */
    public enum Sort {
        CHARACTERS,
        ENVIRONS,
        SPACE,
        SPACESHIP
    }

    /** A procedure in which there is fighting. */
    public interface UnderWay {

        Battle battle(Position s);
    }

    /** A combat of counters, which say themselves where they are and how they fare. */
    public static Battle ofCounters(Sort sort, int place, Side attacker, int round) {
        return new Battle(sort, place, attacker, round, false, 0, 0, 0, 0, "");
    }
}
