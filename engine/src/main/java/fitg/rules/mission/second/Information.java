package fitg.rules.mission.second;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Fog;
import fitg.rules.mission.SecretSources;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/**
 * Mission I (14.2): every enemy character on the planet is detected, every Imperial unit in its environs shown. Two letters also tell
 * a secret of the enemy's, where there are secrets.
 */
@Completion({"C-MISS-5", "C-OTHER-1"})
final class Information extends Procedure {

    private static final int FOR_A_SECRET = 2;

    private final int environ;
    private final int letters;
    private final long group;
    private boolean offered;
    private boolean waiting;
    private boolean told;

    /** @param group who did the mission; nobody when it was a camp */
    Information(int environ, int letters, long group) {
        this.environ = environ;
        this.letters = letters;
        this.group = group;
    }

    @Override
    public void advance(Resolution r) {
        Side side = r.state().turn().phasing();
        if (told || isBought(r, side)) {
            r.finish();
            return;
        }
        if (waiting) {
            return;
        }
        told = true;
        inform(r, side);
        if (side == Side.REBEL) {
            SecretSources.open(r, environ, group);
        }
        if (letters >= FOR_A_SECRET) {
            Chapters.of(r).secretLearned(r, side);
        }
    }

    /** Card 48: gems in the environ may buy the silence of those who would tell the Empire. */
    private boolean isBought(Resolution r, Side side) {
        if (waiting) {
            waiting = false;
            return PieceSet.has(r.result(), Card.GEMS);
        }
        if (!offered && side == Side.IMPERIAL) {
            offered = true;
            waiting = PossessionUse.offered(r, Moment.INFORMATION, Characters.free(r.state(), environ, Side.REBEL));
        }
        return false;
    }

    private void inform(Resolution r, Side side) {
        GameState s = r.state();
        long enemies = s.people().free() & Cast.of(side.opponent());
        for (int each : Control.environsOf(Place.planet(environ))) {
            Detection.detect(r, s.people().present(each, enemies), "C-MISS-5");
            if (side == Side.REBEL) {
                Fog.liftFromUnits(r, each);
                Fog.liftFromStarships(r, each);
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(letters)
                .add(group)
                .add(told ? 1 : 0)
                .add(offered ? 1 : 0)
                .add(waiting ? 1 : 0);
    }
}
