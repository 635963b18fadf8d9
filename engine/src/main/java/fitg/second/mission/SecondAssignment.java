package fitg.second.mission;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.mission.Missions;
import fitg.second.Query;
import fitg.second.state.TheatreState;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;

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
        QUESTIONER
    }

    private final int environ;
    private Step step = Step.MISSION;
    private int mission;
    private long used;
    private long members;
    private long considered;
    private long leaders;
    private int target = Holder.NOBODY;

    SecondAssignment(int environ) {
        this.environ = environ;
    }

    /** The leaders in what was handed down. */
    static long leaders(long declared) {
        return declared & PieceSet.first(Cast.COUNT);
    }

    /** The target in what was handed down, or NOBODY. */
    static int target(long declared) {
        long target = declared & ~PieceSet.first(Cast.COUNT);
        return target == 0 ? Holder.NOBODY : PieceSet.lowest(target) - Cast.COUNT;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        switch (step) {
            case MISSION -> askMission(r);
            case MEMBERS -> askMember(r);
            case LEADER ->
                r.ask(Query.MISSION_LEADER, s.turn().phasing(), mission)
                        .orEach(Kind.CHARACTER, SecondMissions.leaders(s, members));
            case QUESTIONER ->
                r.ask(Query.MISSION_LEADER, s.turn().phasing(), mission)
                        .orEach(
                                Kind.CHARACTER,
                                Interrogation.questioners(s, environ, s.turn().phasing()));
            case TARGET ->
                r.ask(Query.MISSION_TARGET, s.turn().phasing(), mission)
                        .orEach(
                                Kind.CHARACTER,
                                Missions.targets(s, environ, s.turn().phasing().opponent()));
        }
    }

    private void askMission(Resolution r) {
        GameState s = r.state();
        long open = SecondMissions.offered(
                        r.rules().scenario(), s, environ, s.turn().phasing())
                & ~used;
        r.ask(Query.MISSION, s.turn().phasing(), environ)
                .orEach(Kind.MISSION, open)
                .or(Kind.END);
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
        TheatreState.company(s).markOnMission(members);
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
            case TARGET -> {
                target = action.argument();
                begin(r, target);
            }
            case QUESTIONER -> {
                step = Step.MISSION;
                Interrogation.carryOut(r, environ, action.argument());
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
        members = PieceSet.NONE;
        considered = PieceSet.NONE;
        step = mission == Mission.QUESTION_PRISONER.ordinal() ? Step.QUESTIONER : Step.MEMBERS;
    }

    private void begin(Resolution r, int named) {
        step = Step.MISSION;
        if (r.listening()) {
            r.tell(new Event.MissionAssigned(environ, Mission.at(mission), members, false, named, "E2.C.2.1"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(step.ordinal()).add(mission).add(used);
        d.add(members).add(considered).add(leaders).add(target);
    }
}
