package fitg.players.captain;

import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.mission.Missions;

/** The mission phase: where, who, what for, and when to be content with what is in hand. */
final class Assignments {

    private final Situation on;
    private final Decision decision;
    private final Stakes stakes;
    private final Planning planning;
    private MissionPlan assignment;

    Assignments(Situation on, Decision decision, Stakes stakes, Planning planning) {
        this.on = on;
        this.decision = decision;
        this.stakes = stakes;
        this.planning = planning;
    }

    MissionPlan plan(int environ) {
        long pool = Missions.eligible(on.view(), environ, on.me());
        return planning.best(environ, pool, planning.worthIn(environ).allowed());
    }

    /** All answers to one question are weighed by the same plan. */
    private MissionPlan planOf(int environ, long offered) {
        if (assignment == null) {
            assignment = planning.best(environ, pool(environ), offered);
        }
        return assignment;
    }

    private long pool(int environ) {
        return Missions.unassigned(on.view(), environ, on.me());
    }

    double mission(Action action) {
        int environ = decision.subject();
        if (action.kind() == Kind.CAMP) {
            return camp(Mission.at(action.argument()));
        }
        if (action.kind() == Kind.END) {
            return 0;
        }
        Mission mission = Mission.at(action.argument());
        return planOf(environ, offered()).group(mission) == 0 ? -1 : 1 + mission.ordinal() / 100.0;
    }

    private long offered() {
        long offered = 0;
        for (Action each : decision.actions()) {
            offered |= each.kind() == Kind.MISSION ? PieceSet.only(each.argument()) : 0;
        }
        return offered;
    }

    /** What all groups together can do if this mission is one of theirs; nothing more than now if it is the last. */
    double worthTrying(Action action) {
        if (action.kind() != Kind.MISSION) {
            return mission(action);
        }
        Mission mission = Mission.at(action.argument());
        MissionPlan plan = planOf(decision.subject(), offered());
        double order = mission.ordinal() / 1000.0;
        return order
                + (plan.group(mission) != 0
                        ? plan.value()
                        : planWith(mission, decision.subject(), offered()).value());
    }

    /** A plan that goes on a mission which the best one leaves out. */
    private MissionPlan planWith(Mission mission, int environ, long offered) {
        return planning.with(mission, environ, pool(environ), offered);
    }

    private static double camp(Mission mission) {
        return switch (mission) {
            case DIPLOMACY -> 2;
            case COUP -> 1.9;
            case FREE_PRISONERS -> 1.8;
            case SUBVERT_TROOPS -> 1.5;
            default -> 1.2;
        };
    }

    /** Who goes is part of the plan that made me choose the mission. */
    double member(int character, Kind kind) {
        int environ = on.view().people().at(character);
        MissionWorth worth = planning.worthIn(environ);
        long offered = 0;
        for (Mission each : Mission.values()) {
            boolean free = on.view().missions().group(each.ordinal()) == 0;
            offered |= free && worth.isAllowed(each) ? each.bit() : 0;
        }
        Mission mission = Mission.at(decision.steps().getFirst().answer().argument());
        long group = planOf(environ, offered).group(mission);
        if (group == 0) {
            group = planWith(mission, environ, offered).group(mission);
        }
        boolean goes = PieceSet.has(group, character);
        return (kind == Kind.TAKE) == goes ? 1 : 0;
    }

    /** One letter in hand: what a second one would add against what an abort would cost. */
    double goingOn(Mission mission) {
        long group = on.view().missions().group(mission.ordinal());
        if (group == 0) {
            return 1;
        }
        int environ = on.view().people().at(PieceSet.lowest(group));
        int planet = on.planetOf(environ);
        long deck = on.view().missions().actionDeck();
        int drawn = PieceSet.size(Missions.WHOLE_DECK) - PieceSet.size(deck);
        int left = Math.max(0, Missions.actionDraws(environ) - drawn);
        int good = Letters.left(deck, on.environ(environ).type(), mission);
        MissionWorth worth = planning.worthIn(environ);
        double abort = 1 - Math.pow(1 - worth.abort(mission, group, 2), left);
        int bonus = worth.bonusDraws(mission, group);
        double more = Letters.atLeastOne(good, PieceSet.size(deck), left + bonus);
        double now = switch (mission) {
            case DIPLOMACY, COUP -> stakes.shift(planet, on.view().missions().letters(mission.ordinal()));
            default -> 1;
        };
        double then = switch (mission) {
            case DIPLOMACY, COUP -> stakes.shift(planet, on.view().missions().letters(mission.ordinal()) + 1);
            default -> 2;
        };
        boolean rising = on.amRebel()
                && on.view().missions().group(Mission.REBELLION.ordinal()) != 0
                && on.view().planets().loyalty(planet).ordinal()
                                + on.view().missions().letters(mission.ordinal())
                        == Loyalty.UNREST.ordinal();
        return rising ? -1 : more * (then - now) - abort * now;
    }

    static double letterFirst(Mission mission) {
        return switch (mission) {
            case DIPLOMACY -> 3;
            case COUP -> 2;
            default -> 1;
        };
    }
}
