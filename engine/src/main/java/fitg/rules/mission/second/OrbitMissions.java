package fitg.rules.mission.second;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Chapters;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.Position;

/** The missions of an orbit box: Spaceship Quest, and the questioning of somebody aboard; each once (S-R80). */
final class OrbitMissions extends Procedure implements Effect {

    private final int orbit;
    private long used;

    OrbitMissions(int orbit) {
        this.orbit = orbit;
    }

    /** What a side could begin here, as a set of {@link Mission#bit()}. */
    static long possible(Position s, int orbit, Side side) {
        if (s.people().present(orbit, s.people().free()) == 0) {
            return PieceSet.NONE;
        }
        return (SpaceshipQuest.pilots(s, orbit, side) != 0 ? Mission.SPACESHIP_QUEST.bit() : PieceSet.NONE)
                | (Interrogation.questioners(s, orbit, side) != 0 ? Mission.QUESTION_PRISONER.bit() : PieceSet.NONE);
    }

    @Override
    public void advance(Resolution r) {
        if (Chapters.of(r).effectEnds(r)) {
            return;
        }
        Position s = r.state();
        Side side = s.turn().phasing();
        long open = SecondMissions.offered(r.rules().scenario(), s, orbit, side) & ~used;
        if (open == 0) {
            r.finish();
            return;
        }
        r.ask(Query.MISSION, side, orbit).orEach(Kind.MISSION, open).or(Kind.END);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            r.finish();
            return;
        }
        Mission mission = Mission.at(action.argument());
        used |= mission.bit();
        r.call(mission == Mission.SPACESHIP_QUEST ? new SpaceshipQuest(orbit) : new Interrogation(orbit));
    }

    @Override
    public boolean awaitsRisen() {
        return true;
    }

    @Override
    protected void digest(Digest d) {
        d.add(orbit).add(used);
    }
}
