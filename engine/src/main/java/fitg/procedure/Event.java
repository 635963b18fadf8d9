package fitg.procedure;

import fitg.content.ActionEvent;
import fitg.content.DetectionTable;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.state.Segment;
import java.util.List;

/**
 * What happened, with the numbers behind it and the case followed. Pieces are named by their place in the catalogue,
 * sets are longs with one bit for each member, units are a {@link UnitSet}. An event knows what of it each side may see.
 */
public interface Event {

    /** The rulebook case that was followed. */
    String ruleCase();

    /** This event as the Rebel, Imperial or (null) a neutral onlooker may see it; null when they see nothing. */
    default Event seenBy(Side viewer) {
        return this;
    }

    /** Case 7.22: face-down units look alike to everybody but their owner. */
    static UnitSet faceDown(UnitSet units, Side viewer) {
        return viewer == Side.IMPERIAL ? units : units.turnedFaceDown();
    }

    /** The events of the rules that all levels and editions build on; each edition adds a sealed family of its own. */
    sealed interface Basic extends Event {}

    /** A card that is told as "a card" to those who may not know it. */
    int UNKNOWN_CARD = -1;

    record TurnBegan(int turn, String ruleCase) implements Basic {}

    record SegmentBegan(Side phasing, Segment segment, String ruleCase) implements Basic {}

    record UnitsPlaced(Side side, int environ, UnitSet units, boolean shown, String ruleCase) implements Basic {
        @Override
        public Event seenBy(Side viewer) {
            return shown ? this : new UnitsPlaced(side, environ, faceDown(units, viewer), false, ruleCase);
        }
    }

    record ReinforcementsLost(Side side, UnitSet units, String ruleCase) implements Basic {
        @Override
        public Event seenBy(Side viewer) {
            return new ReinforcementsLost(side, faceDown(units, viewer), ruleCase);
        }
    }

    /** {@code environ} is SPACE for those still to enter. */
    record CharactersPlaced(long characters, int environ, String ruleCase) implements Basic {}

    record ShipAssigned(int ship, int holder, String ruleCase) implements Basic {}

    record ShipLost(int ship, int environ, String ruleCase) implements Basic {}

    record StackChanged(long characters, int environ, boolean military, String ruleCase) implements Basic {}

    record UnitsMoved(Side side, int from, int to, UnitSet units, long characters, boolean reaction, String ruleCase)
            implements Basic {
        @Override
        public Event seenBy(Side viewer) {
            return new UnitsMoved(side, from, to, faceDown(units, viewer), characters, reaction, ruleCase);
        }
    }

    /** On foot when {@code ship} is -1. {@code from} is SPACE for an entry. */
    record CharactersMoved(long characters, int from, int to, int ship, boolean reaction, String ruleCase)
            implements Basic {}

    /**
     * Case 9.3. The shift has two parts: for the level of the PDB, and for somebody aboard who is known already.
     *
     * @param byDie what each die would have meant
     */
    record DetectionRolled(
            int ship,
            int planet,
            int level,
            int evasion,
            int baseColumn,
            int shift,
            int levelShift,
            int knownShift,
            int column,
            int die,
            List<DetectionTable.Result> byDie,
            DetectionTable.Result result,
            String ruleCase)
            implements Basic {}

    record StatusChanged(long characters, boolean detected, String ruleCase) implements Basic {}

    /** Case 9.2. What the PDB suffers may put it Down, and cost it a level besides. */
    record PdbAttacked(
            int planet,
            Side attacker,
            int column,
            int attackDie,
            int unitsLose,
            int defenceDie,
            int pdbLoses,
            boolean goesDown,
            boolean losesLevel,
            String ruleCase)
            implements Basic {}

    record PdbChanged(int planet, int level, boolean up, String ruleCase) implements Basic {}

    record UnitsLost(Side side, int environ, UnitSet units, String ruleCase) implements Basic {}

    /** Face-down units were shown and are hidden again. */
    record UnitsShown(int environ, UnitSet units, String ruleCase) implements Basic {}

    record CombatDeclared(int environ, Side attacker, boolean uprising, String ruleCase) implements Basic {}

    record LeaderNamed(int environ, Side side, int leader, String ruleCase) implements Basic {}

    record MilitaryCombatRolled(
            int environ,
            Side attacker,
            int attack,
            int defence,
            int baseColumn,
            int leaderShift,
            int homeShift,
            int specialShift,
            int uprisingShift,
            int column,
            int attackDie,
            int defenderLoses,
            int defenceDie,
            int attackerLoses,
            String ruleCase)
            implements Basic {}

    record SearchRolled(
            int environ,
            Side searcher,
            long characters,
            int searchValue,
            int hidingValue,
            int number,
            int die,
            boolean found,
            String ruleCase)
            implements Basic {}

    /** {@code attacker} says who attacks: characters as a set, or a squad, creature or locals by name. */
    record CharacterCombatBegan(
            int environ,
            String attacker,
            long attackers,
            long defenders,
            boolean firefight,
            boolean capture,
            String ruleCase)
            implements Basic {}

    record BreakOffRolled(
            int environ,
            int column,
            int die,
            long active,
            boolean activeAway,
            long inactive,
            boolean inactiveAway,
            String ruleCase)
            implements Basic {}

    record RoundFought(
            int environ,
            int round,
            int attackStrength,
            int defenceStrength,
            int column,
            int attackDie,
            int woundsToDefender,
            int defenceDie,
            int woundsToAttacker,
            String ruleCase)
            implements Basic {}

    record Wounded(int character, int wounds, String ruleCase) implements Basic {}

    record CombatEnded(int environ, String ruleCase) implements Basic {}

    record Killed(int character, String ruleCase) implements Basic {}

    record Captured(int character, int holder, String ruleCase) implements Basic {}

    record HolderNamed(int prisoner, int holder, String ruleCase) implements Basic {}

    record Freed(int character, int environ, String ruleCase) implements Basic {}

    record MissionAssigned(int environ, Mission mission, long members, boolean camp, int target, String ruleCase)
            implements Basic {}

    record ActionCardDrawn(int environ, int card, boolean bonus, String ruleCase) implements Basic {}

    record ActionEventDrawn(int environ, ActionEvent event, boolean takesEffect, String ruleCase) implements Basic {}

    record GroupPicked(int environ, Mission mission, String ruleCase) implements Basic {}

    record LetterGained(int environ, Mission mission, int letters, String ruleCase) implements Basic {}

    record MissionEnded(int environ, Mission mission, End end, int letters, String ruleCase) implements Basic {
        public enum End {
            COMPLETED,
            ABORTED,
            FAILED
        }
    }

    record DieRolled(String what, int die, String ruleCase) implements Basic {}

    record CreatureMet(int environ, String creature, Mission mission, String ruleCase) implements Basic {}

    record LoyaltyShifted(int planet, Loyalty from, Loyalty to, String ruleCase) implements Basic {}

    record PlanetChanged(int planet, PlanetState from, PlanetState to, String ruleCase) implements Basic {}

    /** A possession is of no use any more, or of use again. */
    record PossessionBroken(int card, int owner, boolean broken, String ruleCase) implements Basic {}

    record CampPlaced(int environ, boolean placed, String ruleCase) implements Basic {}

    record InformationScored(Side side, String ruleCase) implements Basic {}

    record CharacterGained(int character, int environ, String ruleCase) implements Basic {}

    record PossessionGained(int card, boolean shown, int owner, String ruleCase) implements Basic {
        @Override
        public Event seenBy(Side viewer) {
            return shown || viewer == Side.REBEL ? this : new PossessionGained(UNKNOWN_CARD, false, owner, ruleCase);
        }
    }

    record PossessionPassed(int card, boolean shown, int from, int to, String ruleCase) implements Basic {
        @Override
        public Event seenBy(Side viewer) {
            return shown || viewer == Side.REBEL ? this : new PossessionPassed(UNKNOWN_CARD, false, from, to, ruleCase);
        }
    }

    record PossessionUsed(int card, int owner, String ruleCase) implements Basic {}

    record PossessionGone(int card, boolean shown, int owner, Fate fate, String ruleCase) implements Basic {
        public enum Fate {
            BACK_TO_DECK,
            OUT_OF_GAME,
            TAKEN_BY_EMPIRE
        }

        @Override
        public Event seenBy(Side viewer) {
            boolean known = shown || viewer == Side.REBEL || viewer == Side.IMPERIAL && fate == Fate.TAKEN_BY_EMPIRE;
            return known ? this : new PossessionGone(UNKNOWN_CARD, false, owner, fate, ruleCase);
        }
    }

    record DrugTaken(int character, Rating rating, String ruleCase) implements Basic {}

    record DrugWoreOff(int character, String ruleCase) implements Basic {}

    record Disabled(int character, String ruleCase) implements Basic {}

    record Healed(long characters, String ruleCase) implements Basic {}

    record ForcePointsReceived(int environ, int points, String ruleCase) implements Basic {}

    record UnitsWaiting(int environ, int oneToZero, int twoToOne, String ruleCase) implements Basic {}

    record GameEnded(Verdict verdict) implements Basic {
        @Override
        public String ruleCase() {
            return switch (verdict.reason()) {
                case INSTANT_VICTORY -> "16.18";
                case POINTS -> "16.17";
                case RESIGNATION -> "";
            };
        }
    }
}
