package fitg.play.refusal;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.assignment.Assignments;
import fitg.rules.force.second.Stacks;
import fitg.rules.mission.Missions;
import fitg.rules.mission.second.SecondMissions;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.theatre.Theatre;
import java.util.EnumMap;
import java.util.Map;

/** The rule of 2002 that forbids an answer: leaders, fights and missions here, what moves in {@link SecondForbiddenMove}. */
public final class SecondForbidding {

    public static final String SEATS = "S-R42";

    private static final String WOUNDED = "E5.4.a.2";
    private static final String MISSIONS = "C-MISS-5";

    /** Answers with which an act begins, and the questions they belong to. */
    private static final Map<Kind, Question> BEGINNINGS = new EnumMap<>(Map.ofEntries(
            Map.entry(Kind.MOVE_SHIPS, Query.INTERPLANETARY),
            Map.entry(Kind.WALK, Query.CHARACTER_MOVE),
            Map.entry(Kind.FLY, Query.CHARACTER_MOVE),
            Map.entry(Kind.MARCH, Query.PLANETARY_MOVE),
            Map.entry(Kind.LIFT, Query.PLANETARY_MOVE),
            Map.entry(Kind.DESCEND, Query.PLANETARY_MOVE),
            Map.entry(Kind.LOW_FLIGHT, Query.PLANETARY_MOVE),
            Map.entry(Kind.REACT, Query.REACTION),
            Map.entry(Kind.SEARCH, Query.SEARCH),
            Map.entry(Kind.MISSION, Query.MISSION),
            Map.entry(Kind.CAMP, Query.MISSION),
            Map.entry(Kind.ROLL, Query.EVENT_ROLL),
            Map.entry(Kind.BONUS, Query.BONUS)));

    private SecondForbidding() {}

    public static String caseOf(Resolution r, Query query, int subject, Action action) {
        if (BEGINNINGS.getOrDefault(action.kind(), query) != query) {
            return r.ruleset().sequenceCase();
        }
        if (isBarredByAssignment(r, query, subject, action)) {
            return Assignments.CASE;
        }
        return switch (query) {
            case INTERPLANETARY,
                    STARSHIP_JOINS,
                    ARRIVAL,
                    CHARACTER_MOVE,
                    WALK_TO,
                    FLY_TO_PLANET,
                    PLANETARY_MOVE,
                    UNIT_JOINS,
                    MARCH_TO,
                    REACTION,
                    REACTION_PIECE -> SecondForbiddenMove.caseOf(r, query, subject, action);
            case LEADER, MARCH_LEADER, REACTION_LEADER, SEARCH_UNITS ->
                action.kind() == Kind.CHARACTER ? leader(r, query, action.argument()) : query.ruleCase();
            case MISSION_LEADER, REPAIRER, CARD_REPAIRER -> wounded(r, query, action);
            case LINE_UP -> action.kind() == Kind.INACTIVE ? "C-COMBAT-3" : query.ruleCase();
            case AIM, RETURN_FIRE -> aim(query, action);
            case BREAK_OFF, FLEET_BREAK_OFF -> action.key().startsWith("break-off") ? "E5.3.a.4" : query.ruleCase();
            case MISSION_PLACE -> place(r, action);
            case MISSION -> mission(r, subject, action);
            case MISSION_MEMBER -> action.kind() == Kind.LEAVE ? WOUNDED : query.ruleCase();
            case BONUS -> action.kind() == Kind.BONUS ? "E2.C.4.1" : query.ruleCase();
            default -> query.ruleCase();
        };
    }

    /** K-R22: a planet that Imperial ships could go to under another Strategic Assignment. */
    private static boolean isBarredByAssignment(Resolution r, Query query, int subject, Action action) {
        boolean starships = query == Query.DESTINATION;
        boolean spaceship = query == Query.FLY_TO_PLANET;
        if (!starships && !spaceship || action.kind() != Kind.PLANET || r.asked() == Side.REBEL) {
            return false;
        }
        int from = starships ? subject : r.state().gear().shipAt(subject);
        return r.state().area().hasPlanet(action.argument())
                && !Assignments.allows(r.state(), from, action.argument(), starships);
    }

    // ---- leaders and fights

    /** A wounded character does not lead (E5.4.a.2), and who has no leadership cannot (E5.1.b.7). */
    private static String leader(Resolution r, Query query, int character) {
        GameState s = r.state();
        if (!PieceSet.has(s.people().free() & Cast.of(r.asked()), character)) {
            return query.ruleCase();
        }
        return isWounded(s, character) ? WOUNDED : "E5.1.b.7";
    }

    private static boolean isWounded(GameState s, int character) {
        return PieceSet.has(Theatre.company(s).wounded(), character);
    }

    private static String wounded(Resolution r, Query query, Action action) {
        boolean wounded = action.kind() == Kind.CHARACTER && isWounded(r.state(), action.argument());
        if (!wounded) {
            return query.ruleCase();
        }
        return query == Query.MISSION_LEADER ? WOUNDED : "E5.4.a.3";
    }

    /** C-COMBAT-4: inactive defenders are no targets; fire is held back only for their sake (C-COMBAT-5). */
    private static String aim(Query query, Action action) {
        return switch (action.kind()) {
            case FIGHTER -> "C-COMBAT-4";
            case HOLD_FIRE -> "C-COMBAT-5";
            default -> query.ruleCase();
        };
    }

    // ---- missions

    private static String place(Resolution r, Action action) {
        GameState s = r.state();
        int place = action.argument();
        if (action.kind() != Kind.PLACE || !Place.isEnviron(place) || s.area().placeSlot(place) < 0) {
            return Query.MISSION_PLACE.ruleCase();
        }
        boolean withUnits = Stacks.apart(s, place, r.asked()) == 0 && Stacks.withUnits(s, place, r.asked()) != 0;
        return withUnits && !s.places().has(Mark.DONE, place) ? "E2.C.2.2" : Query.MISSION_PLACE.ruleCase();
    }

    /** Each kind once (S-R80), under somebody unwounded (S-R79), where its conditions of 1979 hold. */
    private static String mission(Resolution r, int place, Action action) {
        if (action.kind() != Kind.MISSION && action.kind() != Kind.CAMP) {
            return Query.MISSION.ruleCase();
        }
        GameState s = r.state();
        Mission mission = Mission.at(action.argument());
        if (Missions.isUnderWay(s, mission)) {
            return "S-R80";
        }
        long group = SecondMissions.unassigned(s, place, r.asked());
        if (action.kind() == Kind.MISSION && group == 0) {
            return Query.MISSION.ruleCase();
        }
        if (action.kind() == Kind.MISSION && SecondMissions.leaders(s, group) == 0) {
            return WOUNDED;
        }
        return mission == Mission.FREE_PRISONERS ? "E5.5.c.1" : MISSIONS;
    }
}
