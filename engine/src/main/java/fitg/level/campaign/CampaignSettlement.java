package fitg.level.campaign;

import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.galaxy.politics.Alarms;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Hypnosis;
import fitg.rules.combat.second.FightHits;
import fitg.rules.force.second.Fighters;
import fitg.rules.rebellion.second.Aftermath;
import fitg.rules.secret.Scrutiny;
import fitg.rules.secret.SecretInterrupt;
import fitg.rules.secret.Unveiling;
import fitg.rules.sequence.HelianDrug;
import fitg.rules.settlement.second.SecondSettlement;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.realm.Realm;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/**
 * What must hold at all times in a campaign, after what must hold in every game of 2002: a planet whose hypnotist is gone awakes, who
 * has left Drug World is as strong as before, and the Imperial player may spring a trap on those who are detected (4.2 d). Who rises by a
 * secret that comes to light so fights before anything goes on (K-R40). Then somebody may have won by it all (K-R35).
 */
@Completion("C-OTHER-1")
final class CampaignSettlement extends Procedure {

    private enum Step {
        PIECES,
        PLANETS,
        PEOPLE,
        ALARM
    }

    private Step step = Step.PIECES;
    private long risenBefore;

    @Override
    public void advance(Resolution r) {
        if (step != Step.PIECES && Aftermath.comes(r, risenBefore)) {
            return;
        }
        switch (step) {
            case PIECES -> {
                step = Step.PLANETS;
                risenBefore = Realm.of(r.state()).uprisings();
                r.call(new SecondSettlement());
            }
            case PLANETS -> lookAtPlanets(r);
            case PEOPLE -> lookAtPeople(r);
            case ALARM -> raiseAlarm(r);
        }
    }

    private void lookAtPlanets(Resolution r) {
        int deserted = Hypnosis.deserted(r);
        if (deserted == Realm.NONE) {
            step = Step.PEOPLE;
            lookAtPeople(r);
        } else {
            Hypnosis.end(r, deserted);
        }
    }

    private void lookAtPeople(Resolution r) {
        int seen = Scrutiny.seen(r.state());
        if (seen >= 0) {
            r.call(new Unveiling(seen));
            return;
        }
        step = Step.ALARM;
        if (losesItsDrugs(r)) {
            r.call(new SecondSettlement());
        } else {
            raiseAlarm(r);
        }
    }

    /** On leaving Drug World, or without the Helian Drug, endurance falls back, and hits may be too many (C-COMBAT-2). */
    private static boolean losesItsDrugs(Resolution r) {
        GameState s = r.state();
        if (!Realm.of(s).secrets().drugsAreKnown() && !HelianDrug.hitsOutlastEndurance(r)) {
            return false;
        }
        boolean any = false;
        long everybody = s.people().onMap() | Company.ALL_SOVEREIGNS | Company.ALL_ESCORTS;
        for (long rest = Theatre.company(s).hit() & everybody; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Theatre.company(s).hits(each) >= Fighters.endurance(s, each)) {
                FightHits.take(r, each, 0, "C-COMBAT-2");
                any = true;
            }
        }
        return any;
    }

    private static void raiseAlarm(Resolution r) {
        long planets = Alarms.raise(r.state());
        if (planets == 0) {
            r.finish();
            GalacticVictory.afterEffect(r);
            return;
        }
        for (long rest = planets; rest != 0; rest = PieceSet.rest(rest)) {
            SecretInterrupt.offer(r, PieceSet.lowest(rest));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal());
        if (risenBefore != 0) {
            d.add(risenBefore);
        }
    }
}
