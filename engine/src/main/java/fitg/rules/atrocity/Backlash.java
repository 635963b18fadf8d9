package fitg.rules.atrocity;

import fitg.content.Side;
import fitg.procedure.Chapters;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.LoyaltyShift;
import fitg.state.Digest;

/**
 * 36.32 and 36.33: what follows an atrocity. A planet at Unrest rises; another goes two spaces to the rebels, and the news spreads
 * if it really did (G-R29). Rebellions fight at once, or after the missions of the environ they came up in (K-R17).
 */
public final class Backlash extends Procedure implements Effect {

    private static final int SPACES = 2;

    private enum Step {
        SHIFT,
        SPARK,
        FIGHT,
        END
    }

    private final int planet;
    private final boolean sneaky;
    private Step step = Step.SHIFT;

    private Backlash(int planet, boolean sneaky) {
        this.planet = planet;
        this.sneaky = sneaky;
    }

    public static Backlash on(int planet) {
        return new Backlash(planet, false);
    }

    /** 36.31: one space, which raises no rebellion and no domino. */
    public static Backlash ofSneakAttack(int planet) {
        return new Backlash(planet, true);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case SHIFT -> {
                step = Step.SPARK;
                r.call(LoyaltyShift.of(
                        planet, Side.REBEL, sneaky ? 1 : SPACES, sneaky ? Cause.SNEAK_ATTACK : Cause.BACKLASH));
            }
            case SPARK -> {
                step = Step.FIGHT;
                Chapters.of(r).loyaltyMoved(r, planet, Side.REBEL, (int) r.result());
            }
            case FIGHT -> {
                step = Step.END;
                if (Characters.onMissions(r.state()) == 0) {
                    Chapters.of(r).stepEnds(r);
                }
            }
            case END -> r.finish();
        }
    }

    @Override
    public boolean awaitsRisen() {
        return step == Step.SPARK || step == Step.FIGHT;
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(sneaky ? 1 : 0).add(step.ordinal());
    }
}
