package fitg.rules.mission.second;

import fitg.content.Mission;
import fitg.edition.second.Completion;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.loss.second.Losses;
import fitg.rules.mission.EnvironEffects;
import fitg.rules.mission.Theft;
import fitg.rules.possession.FindPossession;
import fitg.rules.possession.Possessions;
import fitg.state.Digest;

/** C-MISS-5: what a completed mission does. An effect that finds nothing to act on is lost (RUL-64). */
@Completion(SecondEffect.CASE)
final class SecondEffect extends Procedure {

    static final String CASE = "C-MISS-5";

    private final int environ;
    private final Mission mission;
    private final int letters;
    private final long group;
    private final int target;
    private boolean applied;

    SecondEffect(int environ, Mission mission, int letters, long group, int target) {
        this.environ = environ;
        this.mission = mission;
        this.letters = letters;
        this.group = group;
        this.target = target;
    }

    @Override
    public void advance(Resolution r) {
        if (applied) {
            r.finish();
            r.settle();
            return;
        }
        applied = true;
        switch (mission) {
            case SABOTAGE -> r.call(new SecondSabotage(environ, letters));
            case SUBVERT_TROOPS -> r.call(new SecondSubversion(environ, letters));
            case FREE_PRISONERS -> r.call(new SecondRescue(environ, letters));
            case ASSASSINATION -> Losses.kill(r, target, CASE);
            case GATHER_INFORMATION -> r.call(new Information(environ, letters, group));
            case DIPLOMACY, COUP -> r.call(new Persuasion(environ, mission, letters));
            case REBELLION -> EnvironEffects.rebellion(r, environ, CASE);
            case SCAVENGE -> scavenge(r);
            case START_REBEL_CAMP -> EnvironEffects.pitchCamp(r, environ, CASE);
            case STEAL_RESOURCES -> Theft.carryOut(r, letters);
            case SUMMON_SOVEREIGN -> r.call(new Summons(environ));
            default -> throw new IllegalStateException(mission + " has no effect in an environ");
        }
    }

    private void scavenge(Resolution r) {
        long deck = Possessions.deck(r.state());
        long finders = group & r.state().people().free();
        if (deck != 0 && finders != 0) {
            r.call(new FindPossession(r.possession(deck), finders));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(mission.ordinal()).add(letters).add(target).add(applied ? 1 : 0);
        if (mission == Mission.SCAVENGE) {
            d.add(group);
        }
    }
}
