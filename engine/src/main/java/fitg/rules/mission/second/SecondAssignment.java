package fitg.rules.mission.second;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Company;
import fitg.state.theatre.TheatreState;

/**
 * E2.C.2.1 and S-D53: the phasing player forms the groups of an environ, each with a mission of its own kind (S-R80): members one
 * by one, leader, target. Hands down the leaders and the target as one set (see {@link #leaders} and {@link #target}).
 */
final class SecondAssignment extends Procedure {

    private enum Step {
        MISSION,
        MEMBERS,
        LEADER,
        TARGET,
        SECOND
    }

    private final int environ;
    private Step step = Step.MISSION;
    private int mission;
    private long used;
    private long members;
    private long considered;
    private long leaders;
    private int target = Holder.NOBODY;
    private boolean shown;
    private boolean doubled;
    /** Whether the mission spoken of is the camp's. */
    private boolean camping;

    SecondAssignment(int environ) {
        this.environ = environ;
    }

    /** The leaders in what was handed down. */
    static long leaders(long declared) {
        return declared & PieceSet.first(Cast.COUNT);
    }

    /** The target in what was handed down; NOBODY when it is the sovereign of the environ, or nobody at all. */
    static int target(long declared) {
        long target = declared & ~PieceSet.first(Cast.COUNT);
        return target == 0 ? Holder.NOBODY : PieceSet.lowest(target) - Cast.COUNT;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        switch (step) {
            case MISSION -> {
                if (shown || !PossessionUse.offered(r, Moment.ASSIGNMENT, waiting(s))) {
                    askMission(r);
                }
                shown = true;
            }
            case MEMBERS -> askMember(r);
            case LEADER ->
                r.ask(Query.MISSION_LEADER, s.turn().phasing(), mission)
                        .orEach(Kind.CHARACTER, SecondMissions.leaders(s, members));
            case TARGET -> askTarget(r);
            case SECOND -> askSecond(r);
        }
    }

    /** Hyper-World: the same group may have another mission besides. */
    private void askSecond(Resolution r) {
        GameState s = r.state();
        long open = doubled ? PieceSet.NONE : openBesides(r);
        if (open == 0) {
            step = Step.MISSION;
            return;
        }
        r.ask(Affair.SECOND_MISSION, s.turn().phasing(), mission).or(Kind.NONE).orEach(Kind.ALSO, open);
    }

    private long openBesides(Resolution r) {
        Scenario scenario = r.rules().scenario();
        return camping
                ? DoubleMissions.openToCamp(scenario, r.state(), environ, used)
                : DoubleMissions.open(scenario, r.state(), environ, members, used);
    }

    private void giveBoth(Resolution r, int second) {
        doubled = true;
        mission = second;
        used |= PieceSet.only(second);
        if (camping) {
            sendCamp(r);
            return;
        }
        r.state().missions().setGroup(second, members);
        if (second == Mission.ASSASSINATION.ordinal()) {
            step = Step.TARGET;
        } else {
            begin(r, Holder.NOBODY);
        }
        DoubleMissions.show(r, environ);
    }

    private void askMission(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        Scenario scenario = r.rules().scenario();
        r.ask(Query.MISSION, side, environ)
                .orEach(Kind.MISSION, SecondMissions.offered(scenario, s, environ, side) & ~used);
        if (s.missions().campMissions() == 0) {
            r.orEach(Kind.CAMP, SecondMissions.openToCamp(scenario, s, environ, side) & ~used);
        }
        r.or(Kind.END);
    }

    /** A sovereign is the only one of his environ, so that he needs no further name. */
    private void askTarget(Resolution r) {
        GameState s = r.state();
        long targets = MissionGrounds.targets(s, environ, s.turn().phasing().opponent());
        r.ask(Query.MISSION_TARGET, s.turn().phasing(), mission)
                .orEach(Kind.CHARACTER, targets & PieceSet.first(Cast.COUNT));
        long sovereign = targets & Company.ALL_SOVEREIGNS;
        if (sovereign != 0) {
            r.or(Kind.SOVEREIGN, Sovereigns.sovereign(PieceSet.lowest(sovereign)));
        }
    }

    /** E5.4.a.2: the last one who can lead the group, or plan a Coup, cannot stay behind. */
    private void askMember(Resolution r) {
        GameState s = r.state();
        long waiting = waiting(s);
        if (waiting == 0) {
            form(r);
            return;
        }
        long others = members | PieceSet.rest(waiting);
        r.ask(Query.MISSION_MEMBER, s.turn().phasing(), PieceSet.lowest(waiting))
                .or(Kind.TAKE);
        if (SecondMissions.mayForm(s, Mission.at(mission), others)) {
            r.or(Kind.LEAVE);
        }
    }

    private long waiting(GameState s) {
        return SecondMissions.unassigned(s, environ, s.turn().phasing()) & ~considered;
    }

    /** E5.4.b.1: whoever goes on a mission does not rest. */
    private void form(Resolution r) {
        GameState s = r.state();
        s.missions().setGroup(mission, members);
        TheatreState.company(s).deeds().goOnMission(members);
        step = Step.LEADER;
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case MISSION -> choose(r, action);
            case MEMBERS -> {
                int next = PieceSet.lowest(waiting(r.state()));
                considered |= PieceSet.only(next);
                members |= action.kind() == Kind.TAKE ? PieceSet.only(next) : PieceSet.NONE;
            }
            case LEADER -> {
                leaders |= PieceSet.only(action.argument());
                if (mission == Mission.ASSASSINATION.ordinal()) {
                    step = Step.TARGET;
                } else {
                    begin(r, Holder.NOBODY);
                }
            }
            case SECOND -> {
                if (action.kind() == Kind.NONE) {
                    step = Step.MISSION;
                } else {
                    giveBoth(r, action.argument());
                }
            }
            case TARGET -> {
                target = action.kind() == Kind.SOVEREIGN ? Holder.NOBODY : action.argument();
                begin(r, target);
            }
        }
    }

    private void choose(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            r.finish(leaders | (target == Holder.NOBODY ? PieceSet.NONE : PieceSet.only(Cast.COUNT + target)));
            return;
        }
        mission = action.argument();
        used |= PieceSet.only(mission);
        doubled = false;
        camping = action.kind() == Kind.CAMP;
        if (camping) {
            sendCamp(r);
            return;
        }
        if (mission == Mission.QUESTION_PRISONER.ordinal()) {
            r.call(new Interrogation(environ));
            return;
        }
        members = PieceSet.NONE;
        considered = PieceSet.NONE;
        step = Step.MEMBERS;
    }

    /** A camp counts as one character, leads itself and is struck by no event (13.2). */
    private void sendCamp(Resolution r) {
        r.state().missions().sendCamp(mission);
        step = r.rules().has(Correction.CAMPS_HAVE_TWO_MISSIONS) ? Step.SECOND : Step.MISSION;
        if (r.listening()) {
            r.tell(new Event.MissionAssigned(
                    environ, Mission.at(mission), PieceSet.NONE, true, Holder.NOBODY, "E2.C.2.1"));
        }
    }

    private void begin(Resolution r, int named) {
        step = Step.SECOND;
        if (r.listening()) {
            r.tell(new Event.MissionAssigned(environ, Mission.at(mission), members, false, named, "E2.C.2.1"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(step.ordinal()).add(mission).add(used);
        d.add(members).add(considered).add(leaders).add(target);
        if (doubled) {
            d.add(1);
        }
        if (camping) {
            d.add(2);
        }
    }
}
