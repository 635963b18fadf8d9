package fitg.play.refusal;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.mission.Missions;
import fitg.state.GameState;
import fitg.state.Position;

/** Chapter 13: why nobody does such a mission. */
final class ForbiddenMission {

    private static final String ASSIGNING = "13.1";
    private static final String CONDITIONS = "13.2";
    private static final String WITH_UNITS = "9.57";
    private static final String GUARDS = "12.81";

    private ForbiddenMission() {}

    static String caseOf(Resolution r, Ask ask, int subject, Action action) {
        int argument = action.argument();
        if (ask == Ask.NEXT_ENVIRON) {
            return action.kind() == Kind.ENVIRON ? environ(r, argument) : ASSIGNING;
        }
        return switch (action.kind()) {
            case MISSION -> group(r, subject, Mission.at(argument));
            case CAMP -> camp(r, subject, Mission.at(argument));
            default -> ask.ruleCase();
        };
    }

    private static String environ(Resolution r, int environ) {
        GameState s = r.state();
        boolean withUnits = s.area().placeSlot(environ) >= 0
                && Characters.inCharacterStack(s, environ, r.asked()) == 0
                && Characters.inMilitaryStack(s, environ, r.asked()) != 0;
        return withUnits ? WITH_UNITS : ASSIGNING;
    }

    private static String group(Resolution r, int environ, Mission mission) {
        GameState s = r.state();
        boolean nobody = Missions.unassigned(s, environ, r.asked()) == 0;
        return nobody || Missions.isUnderWay(s, mission) ? ASSIGNING : condition(s, environ, r.asked(), mission);
    }

    /** Case 13.2: a camp has one mission, of a few kinds, from the turn after it was placed. */
    private static String camp(Resolution r, int environ, Mission mission) {
        GameState s = r.state();
        boolean may = Missions.isOpenToCamp(mission)
                && Missions.campMayAct(s, environ, r.asked())
                && s.missions().campMissions() == 0;
        if (!may) {
            return CONDITIONS;
        }
        return Missions.isUnderWay(s, mission) ? ASSIGNING : condition(s, environ, r.asked(), mission);
    }

    /** The condition that each mission has of its own (specification 12.2). */
    static String condition(Position s, int environ, Side side, Mission mission) {
        PlanetState state = s.planets().state(Control.planetOf(environ));
        return switch (mission) {
            case DIPLOMACY, COUP ->
                state.usesLoyaltyMarker() ? CONDITIONS : state == PlanetState.REBEL_CONTROL ? "15.75" : "15.47";
            case REBELLION -> side == Side.REBEL ? "15.2" : "15.3";
            case GATHER_INFORMATION -> "15.72";
            case FREE_PRISONERS -> "12.82";
            case ASSASSINATION -> "9.44";
            default -> CONDITIONS;
        };
    }

    /** Who was named for a group and is not even asked: he stands with the units, or guards somebody. */
    static String unasked(Resolution r, int subject, String piece) {
        GameState s = r.state();
        int named = ForbiddenMove.character(piece);
        boolean there = s.people().at(named) == s.people().at(subject) && Characters.isFree(s, named);
        if (there && PieceSet.has(s.people().military(), named)) {
            return WITH_UNITS;
        }
        return there && Characters.guardedBy(s, named) != 0 ? GUARDS : ASSIGNING;
    }
}
