package fitg.procedure;

import fitg.content.ActionEvent;
import fitg.content.DetectionTable;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.state.Segment;
import fitg.state.UnitSet;

/**
 * What happened, with the numbers behind it and the case followed. Pieces are named by their place in the catalogue,
 * sets are ints with one bit for each member, units are a {@link UnitSet}. An event knows what of it each side may see.
 */
public sealed interface Event {

    /** The rulebook case that was followed. */
    String ruleCase();

    /** This event as the Rebel, Imperial or (null) a neutral onlooker may see it; null when they see nothing. */
    default Event seenBy(Side viewer) {
        return this;
    }

    /** Case 7.22: Patrols and Lines look alike to everybody but their owner; both are told as Patrols. */
    static long faceDown(long units, Side viewer) {
        if (viewer == Side.IMPERIAL) {
            return units;
        }
        int hidden = UnitSet.count(units, UnitKind.PATROL) + UnitSet.count(units, UnitKind.LINE);
        long open = units & ~UnitSet.FACE_DOWN;
        return open | UnitSet.of(UnitKind.PATROL, hidden);
    }

    /** A card that is told as "a card" to those who may not know it. */
    int UNKNOWN_CARD = -1;

    record TurnBegan(int turn, String ruleCase) implements Event {}

    record SegmentBegan(Side phasing, Segment segment, String ruleCase) implements Event {}

    record UnitsPlaced(Side side, int environ, long units, boolean shown, String ruleCase) implements Event {
        @Override
        public Event seenBy(Side viewer) {
            return shown ? this : new UnitsPlaced(side, environ, Event.faceDown(units, viewer), false, ruleCase);
        }
    }

    record ReinforcementsLost(Side side, long units, String ruleCase) implements Event {
        @Override
        public Event seenBy(Side viewer) {
            return new ReinforcementsLost(side, faceDown(units, viewer), ruleCase);
        }
    }

    /** {@code environ} is SPACE for those still to enter. */
    record CharactersPlaced(int characters, int environ, String ruleCase) implements Event {}

    record ShipAssigned(int ship, int holder, String ruleCase) implements Event {}

    record ShipLost(int ship, int environ, String ruleCase) implements Event {}

    record StackChanged(int characters, int environ, boolean military, String ruleCase) implements Event {}

    record UnitsMoved(Side side, int from, int to, long units, int characters, boolean reaction, String ruleCase)
            implements Event {
        @Override
        public Event seenBy(Side viewer) {
            return new UnitsMoved(side, from, to, faceDown(units, viewer), characters, reaction, ruleCase);
        }
    }

    /** On foot when {@code ship} is -1. {@code from} is SPACE for an entry. */
    record CharactersMoved(int characters, int from, int to, int ship, boolean reaction, String ruleCase)
            implements Event {}

    record DetectionRolled(
            int ship,
            int planet,
            int level,
            int evasion,
            int baseColumn,
            int shift,
            int column,
            int die,
            DetectionTable.Result result,
            String ruleCase)
            implements Event {}

    record StatusChanged(int characters, boolean detected, String ruleCase) implements Event {}

    record PdbAttacked(
            int planet,
            Side attacker,
            int column,
            int attackDie,
            int unitsLose,
            int defenceDie,
            int pdbLoses,
            String ruleCase)
            implements Event {}

    record PdbChanged(int planet, int level, boolean up, String ruleCase) implements Event {}

    record UnitsLost(Side side, int environ, long units, String ruleCase) implements Event {}

    /** Face-down units were shown and are hidden again. */
    record UnitsShown(int environ, long units, String ruleCase) implements Event {}

    record CombatDeclared(int environ, Side attacker, boolean uprising, String ruleCase) implements Event {}

    record LeaderNamed(int environ, Side side, int leader, String ruleCase) implements Event {}

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
            implements Event {}

    record SearchRolled(
            int environ,
            Side searcher,
            int characters,
            int searchValue,
            int hidingValue,
            int number,
            int die,
            boolean found,
            String ruleCase)
            implements Event {}

    /** {@code attacker} says who attacks: characters as a set, or a squad, creature or locals by name. */
    record CharacterCombatBegan(
            int environ,
            String attacker,
            int attackers,
            int defenders,
            boolean firefight,
            boolean capture,
            String ruleCase)
            implements Event {}

    record BreakOffRolled(
            int environ,
            int column,
            int die,
            int active,
            boolean activeAway,
            int inactive,
            boolean inactiveAway,
            String ruleCase)
            implements Event {}

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
            implements Event {}

    record Wounded(int character, int wounds, String ruleCase) implements Event {}

    record CombatEnded(int environ, String ruleCase) implements Event {}

    record Killed(int character, String ruleCase) implements Event {}

    record Captured(int character, int holder, String ruleCase) implements Event {}

    record HolderNamed(int prisoner, int holder, String ruleCase) implements Event {}

    record Freed(int character, int environ, String ruleCase) implements Event {}

    record MissionAssigned(int environ, Mission mission, int members, boolean camp, int target, String ruleCase)
            implements Event {}

    record ActionCardDrawn(int environ, int card, boolean bonus, String ruleCase) implements Event {}

    record ActionEventDrawn(int environ, ActionEvent event, boolean takesEffect, String ruleCase) implements Event {}

    record GroupPicked(int environ, Mission mission, String ruleCase) implements Event {}

    record LetterGained(int environ, Mission mission, int letters, String ruleCase) implements Event {}

    record MissionEnded(int environ, Mission mission, End end, int letters, String ruleCase) implements Event {
        public enum End {
            COMPLETED,
            ABORTED,
            FAILED
        }
    }

    record DieRolled(String what, int die, String ruleCase) implements Event {}

    record CreatureMet(int environ, String creature, Mission mission, String ruleCase) implements Event {}

    record LoyaltyShifted(int planet, Loyalty from, Loyalty to, String ruleCase) implements Event {}

    record PlanetChanged(int planet, PlanetState from, PlanetState to, String ruleCase) implements Event {}

    record CampPlaced(int environ, boolean placed, String ruleCase) implements Event {}

    record InformationScored(Side side, String ruleCase) implements Event {}

    record CharacterGained(int character, int environ, String ruleCase) implements Event {}

    record PossessionGained(int card, boolean shown, int owner, String ruleCase) implements Event {
        @Override
        public Event seenBy(Side viewer) {
            return shown || viewer == Side.REBEL ? this : new PossessionGained(UNKNOWN_CARD, false, owner, ruleCase);
        }
    }

    record PossessionPassed(int card, boolean shown, int from, int to, String ruleCase) implements Event {
        @Override
        public Event seenBy(Side viewer) {
            return shown || viewer == Side.REBEL ? this : new PossessionPassed(UNKNOWN_CARD, false, from, to, ruleCase);
        }
    }

    record PossessionUsed(int card, int owner, String ruleCase) implements Event {}

    record PossessionGone(int card, boolean shown, int owner, Fate fate, String ruleCase) implements Event {
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

    record DrugTaken(int character, Rating rating, String ruleCase) implements Event {}

    record DrugWoreOff(int character, String ruleCase) implements Event {}

    record Disabled(int character, String ruleCase) implements Event {}

    record Healed(int characters, String ruleCase) implements Event {}

    record ForcePointsReceived(int environ, int points, String ruleCase) implements Event {}

    record UnitsWaiting(int environ, int oneToZero, int twoToOne, String ruleCase) implements Event {}

    record GameEnded(Verdict verdict) implements Event {
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
