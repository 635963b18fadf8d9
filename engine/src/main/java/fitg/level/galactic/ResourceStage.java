package fitg.level.galactic;

import fitg.galaxy.taxation.Crown;
import fitg.galaxy.taxation.Taxes;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;

/**
 * G2: taxes, maintenance, then the Empire spends and then the Rebel (G-R27). In the first game-turn the Empire does none of it
 * (G-R16). Before it all the Imperial player says how he keeps his secrets in this game-turn (G-R59).
 */
final class ResourceStage extends Procedure {

    private enum Step {
        SECRETS,
        TAXES,
        MAINTENANCE,
        IMPERIAL,
        CUT,
        REBEL,
        END
    }

    private static final int FIRST_TURN = 1;

    private Step step = Step.SECRETS;

    @Override
    public void advance(Resolution r) {
        boolean first = r.state().turn().number() == FIRST_TURN;
        switch (step) {
            case SECRETS -> go(r, Step.TAXES, new Reticence());
            case TAXES -> go(r, Step.MAINTENANCE, first ? null : new Taxes());
            case MAINTENANCE -> go(r, Step.IMPERIAL, first ? null : new Maintenance());
            case IMPERIAL -> go(r, Step.CUT, first || !Crown.hasSeat(r) ? null : ImperialSpending.of(r));
            case CUT -> {
                step = Step.REBEL;
                Treasury.cutImperialTrack(r);
            }
            case REBEL -> go(r, Step.END, RebelSpending.of(r));
            case END -> {
                r.finish();
                r.settle();
            }
        }
    }

    private void go(Resolution r, Step next, Procedure procedure) {
        step = next;
        if (procedure != null) {
            r.call(procedure);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal());
    }
}
