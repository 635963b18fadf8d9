package fitg.level.campaign;

import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.force.second.Defences;
import fitg.rules.rebellion.second.UprisingCombats;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * E2.4.1, E2.4.2 and E2.4.5: planets in rebellion come under Rebel control with all that follows, then those whose rebellion was
 * stopped return to the Empire, then the points are counted (4b, 2.1 steps 1 to 3).
 */
@Completion({"C-INTER-1", "C-DOMINO-1"})
final class CampaignInterphase extends Procedure implements Effect {

    private enum Step {
        SNAPSHOT,
        REBEL_CONTROL,
        COMBATS,
        IMPERIAL_CONTROL,
        VICTORY
    }

    private Step step = Step.SNAPSHOT;
    private long waiting;

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case SNAPSHOT -> {
                waiting = won(r.state());
                step = Step.REBEL_CONTROL;
            }
            case REBEL_CONTROL -> nextControl(r);
            case COMBATS -> {
                step = Step.IMPERIAL_CONTROL;
                r.call(new UprisingCombats());
            }
            case IMPERIAL_CONTROL -> {
                step = Step.VICTORY;
                returnToTheEmpire(r);
                r.settle();
            }
            case VICTORY -> {
                r.finish();
                GalacticVictory.count(r);
            }
        }
    }

    /** Planets that rise in this step wait for the next interphase (K-R24), so those that turn are taken down first. */
    private static long won(Position s) {
        long found = PieceSet.NONE;
        for (int planet : s.area().planets()) {
            boolean turns = s.planets().state(planet) == PlanetState.REBELLION
                    && !Realm.of(s).isDestroyed(planet)
                    && s.planets().pdbUp(planet)
                    && !Defences.hasGroundUnits(s, planet, Side.IMPERIAL);
            found |= turns ? PieceSet.only(planet) : PieceSet.NONE;
        }
        return found;
    }

    /** K-D21: the order is the Rebel player's. */
    private void nextControl(Resolution r) {
        waiting &= won(r.state());
        if (waiting == 0) {
            step = Step.COMBATS;
            return;
        }
        r.ask(Affair.NEXT_CONTROL, Side.REBEL).orEach(Kind.PLANET, waiting);
    }

    @Override
    public void answer(Resolution r, Action action) {
        int planet = action.argument();
        waiting &= ~PieceSet.only(planet);
        Control.setState(r, planet, PlanetState.REBEL_CONTROL, "E2.4.1");
        r.settle();
    }

    private static void returnToTheEmpire(Resolution r) {
        Position s = r.state();
        for (int planet : s.area().planets()) {
            if (s.planets().state(planet) == PlanetState.REBELLION_STOPPED
                    && !Realm.of(s).isDestroyed(planet)
                    && Defences.hasGroundUnits(s, planet, Side.IMPERIAL)
                    && !Defences.hasGroundUnits(s, planet, Side.REBEL)) {
                Control.setState(r, planet, PlanetState.IMPERIAL_CONTROL, "E2.4.2");
            }
        }
    }

    @Override
    public boolean awaitsRisen() {
        return step == Step.REBEL_CONTROL || step == Step.COMBATS;
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(waiting);
    }
}
