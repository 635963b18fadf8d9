package fitg.edition.second;

import fitg.content.ActionEvent;
import fitg.content.DetectionTable;
import fitg.content.Mission;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.procedure.Event;
import java.util.List;

/**
 * What happens in a game of 2002 and in no other. What both editions know (somebody walks, is captured, is freed, dies) is told
 * by the events of {@link Event}. Counters are named by their numbers, fighters by theirs, places by their index.
 */
public sealed interface Happening extends Event {

    /** What shoots or is shot at in a round of combat. */
    enum Sort {
        FIGHTER,
        COUNTER,
        SPACESHIP,
        PDB,
        /** Dice that belong to a leader or the ground and to no piece (S-R32). */
        EXTRA
    }

    /**
     * One of them by its name; {@code number} is a fighter, a counter, a ship or a planet.
     *
     * @param told what those call it who may not know its kind (C-UNIT-4)
     */
    record Piece(Sort sort, int number, String name, String told) {

        public Piece(Sort sort, int number, String name) {
            this(sort, number, name, name);
        }

        Piece seenBy(Side viewer) {
            return viewer == Side.IMPERIAL || told.equals(name) ? this : new Piece(sort, number, told);
        }
    }

    private static List<Piece> seenBy(List<Piece> pieces, Side viewer) {
        return pieces.stream().map(piece -> piece.seenBy(viewer)).toList();
    }

    record CountersPlaced(Side side, int place, List<Piece> counters, String ruleCase) implements Happening {
        @Override
        public Event seenBy(Side viewer) {
            return new CountersPlaced(side, place, Happening.seenBy(counters, viewer), ruleCase);
        }
    }

    /** C-UNIT-4: the kinds of Imperial units become known because their values are used. */
    record CountersShown(int place, List<Piece> counters, String ruleCase) implements Happening {}

    /** A summoned sovereign leads the units of his environ, or the starships over his planet. */
    record SovereignLeads(int environ, Side side, int sovereign, String ruleCase) implements Happening {}

    /** A sovereign goes up to the orbit box of his planet, or comes down to his environ. */
    record SovereignMoved(int place, Side side, int sovereign, String ruleCase) implements Happening {}

    record CountersMoved(Side side, int from, int to, List<Piece> counters, boolean reaction, String ruleCase)
            implements Happening {
        @Override
        public Event seenBy(Side viewer) {
            return new CountersMoved(side, from, to, Happening.seenBy(counters, viewer), reaction, ruleCase);
        }
    }

    /** Onto a starship, a character spaceship, or out of one into the environ {@code place}. */
    record Boarded(int character, Piece ship, int place, String ruleCase) implements Happening {
        @Override
        public Event seenBy(Side viewer) {
            return new Boarded(character, ship.seenBy(viewer), place, ruleCase);
        }
    }

    record Debarked(int character, int place, String ruleCase) implements Happening {}

    /**
     * E3.2: who jumps, over which distance, with what result. {@code column} is -1 for navigation above distance; {@code
     * drift} 0 is a safe arrival.
     */
    record Jumped(
            Piece jumper,
            int fromStar,
            int toStar,
            int distance,
            int navigation,
            int column,
            int firstDie,
            int secondDie,
            int added,
            int drift,
            boolean damage,
            boolean disaster,
            boolean emergency,
            String ruleCase)
            implements Happening {
        @Override
        public Event seenBy(Side viewer) {
            return new Jumped(
                    jumper.seenBy(viewer),
                    fromStar,
                    toStar,
                    distance,
                    navigation,
                    column,
                    firstDie,
                    secondDie,
                    added,
                    drift,
                    damage,
                    disaster,
                    emergency,
                    ruleCase);
        }
    }

    record Intercepted(int planet, Side side, int number, int die, boolean success, String ruleCase)
            implements Happening {}

    /** A PDB fires at what passes. */
    record Raked(int planet, Side side, List<Integer> dice, String ruleCase) implements Happening {}

    record BattleBegan(int place, Side attacker, String ruleCase) implements Happening {}

    record RoundBegan(int place, int round, String ruleCase) implements Happening {}

    record LasersSet(int place, boolean stun, String ruleCase) implements Happening {}

    /** C-COMBAT-1: a roll of dice at one target. */
    record Volley(int place, Piece shooter, Piece target, List<Integer> dice, int hits, String ruleCase)
            implements Happening {}

    /** What the hits of a round made of a piece. */
    record HitsTaken(Piece target, int hits, int stun, Fate fate, String ruleCase) implements Happening {

        public enum Fate {
            UNHARMED,
            DAMAGED,
            STUNNED,
            STUNNED_AND_DAMAGED,
            FLED,
            ELIMINATED
        }
    }

    /** E5.3.a.4: {@code activeAway} and {@code inactiveAway} say who got away of those who tried. */
    record BreakOffTried(
            int place,
            Side side,
            int differential,
            int die,
            int modifier,
            int activeNumber,
            int inactiveNumber,
            boolean activeAway,
            boolean inactiveAway,
            String ruleCase)
            implements Happening {}

    record BattleEnded(int place, Ending ending, String ruleCase) implements Happening {

        public enum Ending {
            ATTACKER_WON,
            DEFENDER_WON,
            CALLED_OFF,
            UNDECIDED
        }
    }

    /** C-POD-1. {@code environ} is where a survivor comes down. */
    record PodTried(int character, int die, boolean survived, int environ, String ruleCase) implements Happening {}

    record CountersLost(Side side, int place, List<Piece> counters, String ruleCase) implements Happening {}

    record FormationChanged(Side side, int planet, boolean dispersed, String ruleCase) implements Happening {}

    /** C-TRACK-1. {@code level} is the PDB's or -1, {@code fleet} the attack factor of starships that take part. */
    record Tracked(
            int ship,
            int planet,
            int level,
            int fleet,
            int evasion,
            int column,
            int die,
            DetectionTable.Result result,
            boolean pursued,
            String ruleCase)
            implements Happening {}

    record SpaceshipChanged(int ship, boolean damaged, String ruleCase) implements Happening {}

    /** C-RES-2. */
    record CounterRepaired(int place, Piece counter, String ruleCase) implements Happening {
        @Override
        public Event seenBy(Side viewer) {
            return new CounterRepaired(place, counter.seenBy(viewer), ruleCase);
        }
    }

    record RepairTried(int ship, int repairer, int number, int die, boolean success, String ruleCase)
            implements Happening {}

    record PdbHit(int planet, int hits, String ruleCase) implements Happening {}

    record Searched(
            int environ,
            Side side,
            long characters,
            int searchValue,
            int hidingValue,
            int number,
            int die,
            boolean found,
            String ruleCase)
            implements Happening {}

    record PatrolSent(int environ, Side side, Soldier soldier, int count, String ruleCase) implements Happening {}

    record EscortJoined(int escort, int character, Soldier soldier, String ruleCase) implements Happening {}

    /** Somebody else's now, or nobody's and gone. */
    record EscortPassed(int escort, int character, String ruleCase) implements Happening {}

    /** E5.5.b.6. */
    record FateOfPrisoner(int prisoner, int die, boolean executed, String ruleCase) implements Happening {}

    /** E2.C.3.1: a roll of two dice told apart. */
    record EventRolled(int environ, int tens, int units, int card, String ruleCase) implements Happening {}

    /** C-MISS-2: the event that was rolled; it may be ignored (C-MISS-4). */
    record RandomEvent(int environ, ActionEvent event, boolean takesEffect, String ruleCase) implements Happening {}

    /** E2.C.3.3: {@code mission} is null for a roll of all groups; {@code letters} a set of {@link Mission#bit()}. */
    record SuccessRolled(int environ, int tens, int units, long letters, Mission mission, String ruleCase)
            implements Happening {}
}
