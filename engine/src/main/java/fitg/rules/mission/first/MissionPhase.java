package fitg.rules.mission.first;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Correction;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.assignment.Ways;
import fitg.rules.mission.Missions;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.first.Exchange;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.province.Supply;

/** Case 13.1: possessions change hands, then the phasing player takes one environ after the other. */
public final class MissionPhase extends Procedure {

    private enum Step {
        GEMS,
        EXCHANGE,
        EXCHANGED,
        MISSIONS
    }

    private Step step = Step.GEMS;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        switch (step) {
            case GEMS -> {
                step = Step.EXCHANGE;
                s.places().clearAll(Mark.DONE);
                s.places().clearAll(Mark.POPULACE_WILD);
                boolean asked = side == Side.REBEL
                        && PossessionUse.offered(
                                r, Moment.MISSION_START, s.people().free() & Cast.REBELS);
                if (!asked) {
                    exchange(r, side);
                }
            }
            case EXCHANGE -> exchange(r, side);
            case EXCHANGED -> {
                step = Step.MISSIONS;
                // Case 14.12: gems that changed hands may still buy a ship; the Empire knows who was handed cards.
                boolean asked = side == Side.REBEL
                        && r.rules().has(Correction.GEMS_HANDED_OVER)
                        && PossessionUse.offered(r, Moment.MISSION_START, r.result());
                if (!asked) {
                    askNext(r, side);
                }
            }
            case MISSIONS -> askNext(r, side);
        }
    }

    private void exchange(Resolution r, Side side) {
        step = Step.EXCHANGED;
        r.call(new Exchange(side));
    }

    private static void askNext(Resolution r, Side side) {
        GameState s = r.state();
        r.ask(Ask.NEXT_ENVIRON, side);
        for (int environ : r.rules().scenario().environs()) {
            boolean anybody = (Missions.eligible(s, environ, side) & ~Cast.SOVEREIGNS) != 0
                    || Missions.campMayAct(s, environ, side)
                    || Questioning.isPossible(r.rules().scenario(), s, environ, side);
            if (anybody && !s.places().has(Mark.DONE, environ) && !Ways.isRuin(s, environ)) {
                r.or(Kind.ENVIRON, environ);
            }
        }
        if (Supply.isKept(s)) {
            offerQuests(r, side);
        }
        r.or(Kind.END);
    }

    /** Case 24.0: an orbit box with a prisoner is one more place. */
    private static void offerQuests(Resolution r, Side side) {
        for (int planet : r.rules().scenario().planets()) {
            int orbit = Place.orbit(planet);
            boolean open = OrbitQuest.isPossible(r.state(), orbit, side)
                    || Questioning.isPossible(r.rules().scenario(), r.state(), orbit, side);
            if (open && !Ways.isRuin(r.state(), orbit)) {
                r.or(Kind.PLACE, orbit);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            r.state().places().clearAll(Mark.POPULACE_WILD);
            r.finish();
            return;
        }
        if (action.kind() == Kind.PLACE) {
            goAbove(r, action.argument());
            return;
        }
        r.state().places().put(Mark.DONE, action.argument());
        r.call(new EnvironMissions(action.argument()));
    }

    /** Prisoners are questioned once above a planet, and before a quest; what is called last is done first. */
    private static void goAbove(Resolution r, int orbit) {
        Side side = r.state().turn().phasing();
        boolean questions = Questioning.isPossible(r.rules().scenario(), r.state(), orbit, side);
        if (OrbitQuest.isPossible(r.state(), orbit, side)) {
            r.call(new OrbitQuest(orbit));
        }
        if (questions) {
            r.call(new Questioning(orbit));
            r.state().places().put(Mark.DONE, orbit);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal());
    }
}
