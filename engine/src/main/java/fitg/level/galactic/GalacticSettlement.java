package fitg.level.galactic;

import fitg.content.PieceSet;
import fitg.galaxy.politics.Alarms;
import fitg.level.province.ProvinceSettlement;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Hypnosis;
import fitg.rules.character.Ratings;
import fitg.rules.combat.Casualties;
import fitg.rules.secret.Scrutiny;
import fitg.rules.secret.SecretInterrupt;
import fitg.rules.secret.Unveiling;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.realm.Realm;

/**
 * What must hold at all times in the Galactic Game besides: a planet whose hypnotist is gone awakes, who has left Drug World is as
 * strong as before, and the Imperial player may spring a trap on Rebels who have just been detected (4.2).
 */
final class GalacticSettlement extends Procedure {

    private enum Step {
        PIECES,
        PLANETS,
        SIGHTS,
        DRUGS,
        ALARM
    }

    private Step step = Step.PIECES;

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case PIECES -> {
                step = Step.PLANETS;
                r.call(new ProvinceSettlement());
            }
            case PLANETS -> wake(r);
            case SIGHTS -> look(r);
            case DRUGS -> {
                step = Step.ALARM;
                sober(r);
            }
            case ALARM -> raiseAlarm(r);
        }
    }

    private void wake(Resolution r) {
        int deserted = Hypnosis.deserted(r);
        if (deserted == Realm.NONE) {
            step = Step.SIGHTS;
        } else {
            Hypnosis.end(r, deserted);
        }
    }

    /** G-R7: somebody with an eye for it stands in an orbit box. */
    private void look(Resolution r) {
        int seen = Scrutiny.seen(r.state());
        if (seen >= 0) {
            r.call(new Unveiling(seen));
        } else {
            step = Step.DRUGS;
        }
    }

    /** G-R9: without the drugs endurance falls back, and wounds may be too many. */
    private static void sober(Resolution r) {
        GameState s = r.state();
        if (!Realm.of(s).secrets().drugsAreKnown()) {
            return;
        }
        boolean any = false;
        for (long rest = s.people().onMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (s.people().wounds(each) > 0 && Ratings.enduranceLeft(s, each) <= 0) {
                Casualties.kill(r, each, "12.73");
                any = true;
            }
        }
        if (any) {
            r.call(new ProvinceSettlement());
        }
    }

    /** G-R48: asked for every planet with a hidden secret on which Rebels have just been detected, whatever the secret is. */
    private static void raiseAlarm(Resolution r) {
        long planets = Alarms.raise(r.state());
        if (planets == PieceSet.NONE) {
            r.finish();
            return;
        }
        for (long rest = planets; rest != 0; rest = PieceSet.rest(rest)) {
            SecretInterrupt.offer(r, PieceSet.lowest(rest));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal());
    }
}
