package fitg.second.mission;

import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.second.Completion;
import fitg.second.loss.Losses;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;

/** C-MISS-5: what a completed mission does. An effect that finds nothing to act on is lost (RUL-64). */
@Completion("C-MISS-5")
final class SecondEffect extends Procedure {

    private final int environ;
    private final Mission mission;
    private final int letters;
    private final int target;
    private boolean applied;

    SecondEffect(int environ, Mission mission, int letters, int target) {
        this.environ = environ;
        this.mission = mission;
        this.letters = letters;
        this.target = target;
    }

    @Override
    public void advance(Resolution r) {
        if (applied) {
            r.finish();
            r.settle();
            return;
        }
        applied = true;
        switch (mission) {
            case SABOTAGE -> r.call(new SecondSabotage(environ, letters));
            case SUBVERT_TROOPS -> r.call(new SecondSubversion(environ, letters));
            case FREE_PRISONERS -> r.call(new SecondRescue(environ, letters));
            case ASSASSINATION -> Losses.kill(r, target, "C-MISS-5");
            case GATHER_INFORMATION -> inform(r);
            case DIPLOMACY -> shift(r);
            case COUP -> {
                if (shift(r)) {
                    r.state().places().put(Mark.COUP, environ);
                }
            }
            default -> throw new IllegalStateException(mission + " is no mission of a skirmish");
        }
    }

    /** One space for each letter; whether it moved at all. */
    private boolean shift(Resolution r) {
        boolean moved = false;
        for (int letter = 0; letter < letters; letter++) {
            moved |= Control.shiftLoyalty(
                    r, Place.planet(environ), r.state().turn().phasing(), "C-MISS-5");
        }
        return moved;
    }

    /** Every enemy character on the planet is detected; for points and secrets a skirmish has no use. */
    private void inform(Resolution r) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        long enemies = s.people().free() & Cast.of(enemy);
        for (int each : Control.environsOf(Place.planet(environ))) {
            Detection.detect(r, s.people().present(each, enemies), "C-MISS-5");
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(mission.ordinal()).add(letters).add(target).add(applied ? 1 : 0);
    }
}
