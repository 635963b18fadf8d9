package fitg.rules.mission.second;

import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;

/**
 * Missions C and D: one space for each letter. News of two spaces or more spread (case 23.1). The Living Planet rises at the first
 * word of a Rebel diplomat.
 */
@Completion({"C-MISS-5", "C-DOMINO-1"})
final class Persuasion extends Procedure {

    private final int environ;
    private final Mission mission;
    private final int letters;
    private boolean done;

    Persuasion(int environ, Mission mission, int letters) {
        this.environ = environ;
        this.mission = mission;
        this.letters = letters;
    }

    @Override
    public void advance(Resolution r) {
        if (done) {
            r.finish();
            return;
        }
        done = true;
        int planet = Place.planet(environ);
        Side side = r.state().turn().phasing();
        if (side == Side.REBEL && Circumstances.on(r.state(), planet).isAlive()) {
            r.call(Chapters.of(r).rebellion(planet, environ));
            return;
        }
        sway(r, planet, side);
    }

    private void sway(Resolution r, int planet, Side side) {
        GameState s = r.state();
        int moved = Loyalties.shift(r, planet, side, letters, Cause.MISSION, "C-MISS-5");
        if (moved > 0 && mission == Mission.COUP) {
            s.places().put(Mark.COUP, environ);
        }
        Chapters.of(r).loyaltyMoved(r, planet, side, moved);
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(mission.ordinal()).add(letters).add(done ? 1 : 0);
    }
}
