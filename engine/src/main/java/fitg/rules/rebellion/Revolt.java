package fitg.rules.rebellion;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Article;
import fitg.procedure.Chapters;
import fitg.procedure.Correction;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.rules.forcepoint.Treasury;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.mission.Missions;
import fitg.rules.secret.SecretInterrupt;
import fitg.rules.secret.Unveiling;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.Position;

/**
 * 3-galactic, 3.2: a planet goes into rebellion. Its secret comes to light, its environs raise units and fill the Rebel track,
 * and its neighbours hear of it.
 */
public final class Revolt extends Procedure {

    private enum Step {
        UNVEIL,
        RISE,
        UNITS,
        HEARD_OF,
        END,
        RAISED,
        FIGHTS
    }

    private final int planet;
    private Step step = Step.UNVEIL;
    private boolean fromStopped;
    private boolean wild;
    private int index;
    /** The environs in which units were raised, by their order; told by those that raise them. */
    private long raised;

    public Revolt(int planet) {
        this.planet = planet;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case UNVEIL -> unveil(r);
            case RISE -> rise(r);
            case UNITS -> raise(r);
            case RAISED -> {
                raised |= r.result() == 0 ? PieceSet.NONE : PieceSet.only(index - 1);
                step = Step.UNITS;
            }
            case FIGHTS -> {
                step = Step.HEARD_OF;
                if (raised != PieceSet.NONE) {
                    Powers.of(r).unitsRaised(r, planet, raised);
                }
            }
            case HEARD_OF -> {
                step = Step.END;
                Chapters.of(r).rebellionRaised(r, planet);
            }
            case END -> {
                Unveiling.endByRebellion(r, planet);
                r.finish();
                r.settle();
            }
        }
    }

    /** A planet that has risen meanwhile, or is gone, does not rise again. */
    private void unveil(Resolution r) {
        Position s = r.state();
        if (!Loyalties.mayRise(s, planet)) {
            r.finish();
            return;
        }
        step = Step.RISE;
        if (SecretInterrupt.isHidden(s, planet)) {
            r.call(new Unveiling(planet));
        }
    }

    private void rise(Resolution r) {
        GameState s = r.state();
        if (!Loyalties.mayRise(s, planet)) {
            r.finish();
            return;
        }
        fromStopped = s.planets().state(planet) == PlanetState.REBELLION_STOPPED;
        for (int environ : Control.environsOf(planet)) {
            wild |= isWild(r, environ);
        }
        Control.setState(r, planet, PlanetState.REBELLION, Article.RISING.in(r));
        endMissions(r);
        Chapters.of(r).planetRises(r, planet);
        step = Step.UNITS;
    }

    /** Missions that need the loyalty of this planet are over (RUL-63). */
    private void endMissions(Resolution r) {
        Position s = r.state();
        long members = Characters.onMissions(s);
        int place = members == 0 ? Place.OUT_OF_GAME : s.people().at(PieceSet.lowest(members));
        if (Place.isEnviron(place) && Place.planet(place) == planet) {
            Missions.endByRebellion(r, place);
        }
    }

    /** Environ by environ: units for the resource value, and as much for the track. */
    private void raise(Resolution r) {
        int[] environs = Control.environsOf(planet);
        if (index == environs.length) {
            step = Step.FIGHTS;
            return;
        }
        GameState s = r.state();
        int environ = environs[index++];
        Treasury.gain(r, Side.REBEL, contribution(s, environ), Reason.REBELLION, Article.RISING_POINTS.in(r));
        int points = unitPoints(s, environ);
        if (points > 0) {
            boolean starred = PRINTED.environ(environ).starred()
                    || isWild(r, environ)
                    || Circumstances.on(s, planet).starsEveryEnviron();
            step = Step.RAISED;
            r.call(Powers.of(r).raising(environ, points, starred));
        }
    }

    /** Where rebels are welcome a wild populace is ignored in everything, the star of 19.44 too. */
    private boolean isWild(Resolution r, int environ) {
        boolean ignored = r.rules().has(Correction.WELCOME_IS_NOT_WILD)
                && Circumstances.on(r.state(), planet).ignoresWildness();
        return !ignored && r.state().places().has(Mark.POPULACE_WILD, environ);
    }

    /** The table of 3.2; from a stopped rebellion nothing, or the plain value after a wild populace (G-R42). */
    private int unitPoints(Position s, int environ) {
        int value = PRINTED.environ(environ).resource();
        if (fromStopped) {
            return wild ? value : 0;
        }
        return Circumstances.on(s, planet).worthInUnits(value, s.places().has(Mark.POPULACE_WILD, environ));
    }

    private int contribution(Position s, int environ) {
        int value = PRINTED.environ(environ).resource();
        boolean hit = !fromStopped && s.places().has(Mark.POPULACE_WILD, environ);
        return Circumstances.on(s, planet).worthInPoints(value, hit);
    }

    /** What a rebellion would bring the Rebel track as things are; for those who weigh it. */
    public static int yield(Position s, int planet) {
        int sum = 0;
        Revolt imagined = new Revolt(planet);
        for (int environ : Control.environsOf(planet)) {
            sum += imagined.contribution(s, environ);
        }
        return sum;
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet)
                .add(step == Step.RAISED ? Step.UNITS.ordinal() : step.ordinal())
                .add(fromStopped ? 1 : 0)
                .add(wild ? 1 : 0)
                .add(index);
        if (raised != PieceSet.NONE) {
            d.add(raised);
        }
    }
}
