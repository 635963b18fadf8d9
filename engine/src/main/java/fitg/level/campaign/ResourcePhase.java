package fitg.level.campaign;

import fitg.content.Side;
import fitg.galaxy.politics.FreeReveal;
import fitg.galaxy.politics.SecretBase;
import fitg.galaxy.taxation.Taxes;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Defences;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * G2, E2.1.B in the order of K-R9: secrets shown, taxes, upkeep, the base revealed, the Imperial player spends, the Rebel player
 * spends, combat at a base just revealed. K-R10: in the first game-turn the Empire neither earns nor spends.
 */
public final class ResourcePhase extends Procedure {

    private enum Step {
        SECRETS,
        TAXES,
        UPKEEP,
        BASE,
        IMPERIAL,
        REBEL,
        COMBAT,
        END
    }

    private static final int FIRST_TURN = 1;

    private Step step = Step.SECRETS;
    private boolean revealed;

    @Override
    public void advance(Resolution r) {
        boolean first = r.state().turn().number() == FIRST_TURN;
        switch (step) {
            case SECRETS -> go(r, Step.TAXES, new FreeReveal());
            case TAXES -> go(r, Step.UPKEEP, first ? null : new Taxes());
            case UPKEEP -> go(r, Step.BASE, first ? null : new Upkeep());
            case BASE -> askForBase(r);
            case IMPERIAL -> go(r, Step.REBEL, first ? null : new ImperialPurchases());
            case REBEL -> go(r, Step.COMBAT, new RebelPurchases());
            case COMBAT -> go(r, Step.END, revealed ? new BaseCombat() : null);
            case END -> r.finish();
        }
    }

    private void go(Resolution r, Step next, Procedure procedure) {
        step = next;
        if (procedure != null) {
            r.call(procedure);
        }
    }

    /** E2.1.B.2 and K-R11: while some planet is his; revealing it without one would lose at once. */
    private void askForBase(Resolution r) {
        Realm realm = Realm.of(r.state());
        if (realm.baseRevealed() || realm.base() == Realm.NONE || !holdsPlanet(r.state())) {
            step = Step.IMPERIAL;
            return;
        }
        r.ask(Affair.REVEAL_BASE, Side.REBEL).or(Kind.DECLINE).or(Kind.REVEAL_BASE);
    }

    private static boolean holdsPlanet(Position s) {
        for (int planet : s.area().planets()) {
            if (Defences.controller(s, planet) == Side.REBEL) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void answer(Resolution r, Action action) {
        step = Step.IMPERIAL;
        if (action.kind() == Kind.REVEAL_BASE) {
            revealed = true;
            SecretBase.reveal(r, "E2.1.B.2");
            r.settle();
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(revealed ? 1 : 0);
    }
}
