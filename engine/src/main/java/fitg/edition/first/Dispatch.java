package fitg.edition.first;

import fitg.content.DetectionTable;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.procedure.Event;
import java.util.List;

/** What happens in the Province Game and in no smaller one. Planets, places and pieces are named by their place in the catalogue. */
public sealed interface Dispatch extends Event {

    /** Case 21.27. */
    record NavigationDeclared(boolean two, String ruleCase) implements Dispatch {}

    /** Case 20.6. */
    record Raked(int planet, Side side, int column, int die, int unitsLose, String ruleCase) implements Dispatch {}

    /** Case 20.4: so many units stop a stack above a planet. */
    record Intercepted(int planet, Side side, UnitSet units, String ruleCase) implements Dispatch {
        @Override
        public Event seenBy(Side viewer) {
            return new Intercepted(planet, side, Event.faceDown(units, viewer), ruleCase);
        }
    }

    /** Case 20.4: who joins an Interception Stack without having moved with it. */
    record InterceptionJoined(int planet, long characters, int ship, String ruleCase) implements Dispatch {}

    /** Cases 21.2 and 21.3; {@code die} is 0 where nothing was rolled. */
    record Jumped(
            Side side,
            int ship,
            int fromPlace,
            int toPlanet,
            int distance,
            int navigation,
            int die,
            int drift,
            boolean damaged,
            boolean severe,
            String ruleCase)
            implements Dispatch {}

    /** Case 22.0. */
    record SpaceCombatDeclared(int place, Side attacker, boolean intercepted, String ruleCase) implements Dispatch {}

    record SpaceCombatRolled(
            int place,
            Side attacker,
            int attack,
            int defence,
            int baseColumn,
            int leaderShift,
            int pdbShift,
            boolean determined,
            int column,
            int attackDie,
            int defenderLoses,
            int defenceDie,
            int attackerLoses,
            String ruleCase)
            implements Dispatch {}

    /** Case 22.3. */
    record AssaultDetermined(int place, Side attacker, String ruleCase) implements Dispatch {}

    /** Cases 22.22 to 22.24. */
    record PdbAssaulted(
            int planet,
            Side attacker,
            int attack,
            int defence,
            int baseColumn,
            int leaderShift,
            int downShift,
            int column,
            int attackDie,
            int pdbLoses,
            int defenceDie,
            int attackerLoses,
            String ruleCase)
            implements Dispatch {}

    /** Case 20.7, with the part that units in orbit have in it; {@code level} is -1 where only they look. */
    record Watched(
            int ship,
            int planet,
            int level,
            int strength,
            int evasion,
            int baseColumn,
            int shift,
            int column,
            int die,
            DetectionTable.Result result,
            boolean asterisk,
            List<DetectionTable.Result> byDie,
            String ruleCase)
            implements Dispatch {}

    /** Cases 20.71 to 20.73: units of so much strength attack a ship; {@code breakOffDie} is 0 where it did not try. */
    record FleetDetached(
            int ship, int strength, int shields, int column, int breakOffDie, int die, int hits, String ruleCase)
            implements Dispatch {}

    /** Case 27.1. */
    record ShipDamaged(int ship, boolean damaged, String ruleCase) implements Dispatch {}

    /** Case 19.6: a Suicide Squad and those it found are no more. */
    record SquadStruck(int environ, long characters, String ruleCase) implements Dispatch {}

    /** P-R61: what purchases show when they are done. */
    record Purchased(Side side, int spent, int lost, String ruleCase) implements Dispatch {}

    /** Case 15.44. */
    record UnitsHeldBack(int environ, UnitSet units, String ruleCase) implements Dispatch {
        @Override
        public Event seenBy(Side viewer) {
            return new UnitsHeldBack(environ, Event.faceDown(units, viewer), ruleCase);
        }
    }

    record SovereignSummoned(int sovereign, Side side, String ruleCase) implements Dispatch {}

    record SovereignLost(int sovereign, String ruleCase) implements Dispatch {}

    /** Case 27.0: {@code number} is what the die may show at most; {@code die} 0 where none was needed. */
    record Mended(int ship, int possession, int number, int die, boolean done, String ruleCase) implements Dispatch {}

    /** Case 24.0. */
    record QuestDrawn(int orbit, int draws, boolean letter, int die, String ruleCase) implements Dispatch {}
}
