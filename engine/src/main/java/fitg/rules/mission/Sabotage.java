package fitg.rules.mission;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

/** Mission S (case 13.2, S-R89): an enemy unit of the environ, or the enemy's PDB, at the phasing player's choice. */
public abstract class Sabotage extends Procedure {

    /** With so many letters whatever stands there is lost, and a PDB a level. */
    protected static final int ANYTHING = 2;

    private final Question question;
    private final String ruleCase;
    protected final int environ;
    protected final int letters;

    protected Sabotage(Question question, String ruleCase, int environ, int letters) {
        this.question = question;
        this.ruleCase = ruleCase;
        this.environ = environ;
        this.letters = letters;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        Side enemy = s.turn().phasing().opponent();
        int planet = Place.planet(environ);
        r.ask(question, s.turn().phasing(), environ);
        boolean any = changesPdb(s, planet, letters) && Chapters.of(r).controller(s, planet) == enemy;
        if (any) {
            r.or(Kind.PDB);
        }
        any |= offerUnits(r, enemy);
        if (!any) {
            r.askNothing();
            r.finish();
        }
    }

    /** Whether so many letters would do anything to the PDB of a planet. */
    protected static boolean changesPdb(Position s, int planet, int letters) {
        return s.planets().pdbUp(planet) || letters >= ANYTHING && s.planets().pdbLevel(planet) > 0;
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        if (action.kind() == Kind.PDB) {
            harmPdb(r, Place.planet(environ));
        } else {
            loseUnit(r, action);
        }
    }

    private void harmPdb(Resolution r, int planet) {
        GameState s = r.state();
        int level = s.planets().pdbLevel(planet);
        boolean razed = letters >= ANYTHING && level > 0;
        Control.setPdb(r, planet, razed ? level - 1 : level, false, ruleCase);
        if (razed) {
            levelIsLost(r, planet);
        }
    }

    /** Offers what else can be harmed; false if there is nothing. */
    protected abstract boolean offerUnits(Resolution r, Side enemy);

    protected abstract void loseUnit(Resolution r, Action chosen);

    protected void levelIsLost(Resolution r, int planet) {}

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(letters);
    }
}
