package fitg.rules.atrocity;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CharacterCard;
import fitg.content.PieceSet;
import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Digest;

/** Case 36.33: chemicals kill the rebels' units of special environs, wherever on the planet (G-R30), and hurt everybody but Rhones. */
public abstract class Chemicals extends Procedure {

    protected static final int WOUNDS = 2;

    private static final String RHONE = "Rhone";
    private static final long RHONES = rhones();

    private final int planet;

    protected Chemicals(int planet) {
        this.planet = planet;
    }

    private static long rhones() {
        long found = PieceSet.NONE;
        for (CharacterCard card : PRINTED.characters()) {
            found |= card.race().equals(RHONE) ? PieceSet.only(card.index()) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public final void advance(Resolution r) {
        String ruleCase = Article.HYPNOSIS.in(r);
        r.finish();
        for (int environ : Control.environsOf(planet)) {
            killUnits(r, environ, ruleCase);
            boolean rhones = PRINTED.environ(environ).races().contains(RHONE);
            strike(r, environ, rhones ? RHONES | sovereigns() : RHONES, ruleCase);
        }
        r.call(Backlash.on(planet));
        r.settle();
    }

    protected abstract void killUnits(Resolution r, int environ, String ruleCase);

    /** Those of them who are sovereigns, as this edition numbers them: they are of the people of their environ. */
    protected abstract long sovereigns();

    protected void strike(Resolution r, int environ, long spared, String ruleCase) {
        Powers.of(r).afflict(r, environ, spared, WOUNDS, ruleCase);
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet);
    }
}
