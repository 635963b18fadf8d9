package fitg.procedure;

import fitg.content.Side;
import fitg.state.realm.Realm;
import java.util.List;

/** What happens in a galaxy-wide game and in no smaller one. Planets are named by their place in the catalogue. */
public sealed interface Tidings extends Event {

    /** A galactic event card, 98 to 126. */
    record EventDrawn(int number, String ruleCase) implements Tidings {}

    /** The event of the turn has come to its end. */
    record EventEnded(int number, String ruleCase) implements Tidings {}

    /** Force points come or go; {@code track} is what the side has now. */
    record PointsChanged(Side side, int change, int track, Reason reason, String ruleCase) implements Tidings {

        public enum Reason {
            TAXES,
            SECRET_INCOME,
            UPKEEP,
            PURCHASES,
            REBELLION,
            EVENT,
            STOLEN,
            BASE_LOST,
            GRANT,
            TRACK_FULL,
            REPAIRS
        }
    }

    /** {@code rate} 2 is full, 1 half, 0 none. */
    record Taxed(int planet, int rate, int points, String ruleCase) implements Tidings {}

    /** So many units and PDBs of the Empire go without their upkeep; which units is not told. */
    record UpkeepUnpaid(int number, String ruleCase) implements Tidings {}

    record SecretShown(int planet, int secret, String ruleCase) implements Tidings {}

    record PlanetDestroyed(int planet, String ruleCase) implements Tidings {}

    record BaseChosen(int planet, String ruleCase) implements Tidings {
        @Override
        public Event seenBy(Side viewer) {
            return viewer == Side.REBEL ? this : new BaseChosen(Realm.NONE, ruleCase);
        }
    }

    record BaseRevealed(int planet, String ruleCase) implements Tidings {}

    /** The Rebel player has named a planet that is not his base. */
    record NotTheBase(int planet, String ruleCase) implements Tidings {}

    /** A Strategic Assignment card is turned, or seen by the Rebel player before its time. */
    record AssignmentTurned(int card, String ruleCase) implements Tidings {}

    record AssignmentSeen(int card, String ruleCase) implements Tidings {
        @Override
        public Event seenBy(Side viewer) {
            return viewer == null ? new AssignmentSeen(Realm.NONE, ruleCase) : this;
        }
    }

    /** A domino effect begins: 1, 2 and 3 are cases 23.1, 23.2 and 23.3. */
    record DominoBegan(int planet, int kind, Side favour, String ruleCase) implements Tidings {}

    record HypnosisChanged(int planet, boolean asleep, String ruleCase) implements Tidings {}

    record AtrocityCommitted(Atrocity atrocity, int place, String ruleCase) implements Tidings {

        public enum Atrocity {
            SNEAK_ATTACK,
            STRAFE,
            CHEMICALS,
            HYPNOSIS,
            HALT_ROTATION
        }
    }

    /** Summoned by a side, or gone for good when {@code side} is null. */
    record SovereignChanged(int sovereign, Side side, String ruleCase) implements Tidings {}

    /** A suicide squad is no more: sent against Rebels, or given up. */
    record SquadSpent(int place, boolean sent, String ruleCase) implements Tidings {}

    /** 14.5: the Rebel player has looked at all Imperial units of a province, each named with its place. */
    record UnitsSeen(int province, List<String> units, String ruleCase) implements Tidings {
        @Override
        public Event seenBy(Side viewer) {
            return viewer == null ? new UnitsSeen(province, List.of(), ruleCase) : this;
        }
    }

    /** How many victory points the rebels have in an interphase. */
    record PointsCounted(int points, int needed, String ruleCase) implements Tidings {}
}
