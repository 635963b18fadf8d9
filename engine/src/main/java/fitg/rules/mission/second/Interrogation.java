package fitg.rules.mission.second;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Chapters;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.combat.second.FightHits;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Stacks;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * E5.5.a.5 and C-PRIS-1: a guard questions his prisoner; the only mission a guard does. Bonus rolls only, any section of the card
 * (C-MISS-5), without events. The Imperial player may torture (14.1). A letter tells a secret of the enemy's, where there are secrets.
 */
@Completion({"C-MISS-5", "C-PRIS-1", "C-OTHER-1"})
final class Interrogation extends Procedure {

    private static final int ROLLS = 3;
    private static final int ROLLS_UNDER_TORTURE = 6;
    private static final int HITS = 4;

    private enum Step {
        QUESTIONER,
        PRISONER,
        MEANS,
        ROLL,
        OVER
    }

    private final int place;
    private Step step = Step.QUESTIONER;
    private int questioner = Holder.NOBODY;
    private int prisoner = Holder.NOBODY;
    private boolean torture;

    Interrogation(int place) {
        this.place = place;
    }

    // ---- who can, and how often they roll

    /**
     * Unwounded guards who stand apart from the units (E2.C.2.2) and have not been on a mission; in an orbit box those who are in a
     * spaceship with a prisoner.
     */
    static long questioners(Position s, int place, Side side) {
        long found = PieceSet.NONE;
        if (MissionGrounds.isEntranced(s, place)) {
            return found;
        }
        for (long rest = s.people().present(place, s.people().prisoners() & Cast.of(side.opponent())); rest != 0; ) {
            int each = PieceSet.lowest(rest);
            rest = PieceSet.rest(rest);
            found |= keepers(s, each);
        }
        long apart = Place.isEnviron(place) ? Stacks.apart(s, place, side) : Characters.free(s, place, side);
        long busy = s.people().noMission() | Theatre.company(s).deeds().onMission();
        return SecondMissions.leaders(s, found & apart) & ~busy;
    }

    /** The guard of a prisoner, or everybody in the spaceship that holds him. */
    private static long keepers(Position s, int prisoner) {
        int holder = s.people().holder(prisoner);
        if (holder >= 0) {
            return PieceSet.only(holder);
        }
        Company company = Theatre.company(s);
        int ship = company.spaceshipOf(prisoner);
        return holder == Holder.SHIP && ship != Holder.NOBODY ? company.aboardSpaceship(ship) : PieceSet.NONE;
    }

    private static long prisonersOf(Position s, int place, int questioner) {
        long found = PieceSet.NONE;
        for (long rest = s.people().present(place, s.people().prisoners()); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= PieceSet.has(keepers(s, each), questioner) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    static int rolls(Position s, int guard) {
        return guard == Holder.NOBODY ? 0 : ROLLS + Ratings.intelligence(s, guard);
    }

    private int rolls(Position s) {
        return torture
                ? Math.max(
                        0,
                        ROLLS_UNDER_TORTURE + Ratings.intelligence(s, questioner) - Ratings.intelligence(s, prisoner))
                : rolls(s, questioner);
    }

    // ---- the mission

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        switch (step) {
            case QUESTIONER ->
                r.ask(Query.MISSION_LEADER, side, Mission.QUESTION_PRISONER.ordinal())
                        .orEach(Kind.CHARACTER, questioners(s, place, side));
            case PRISONER ->
                r.ask(Query.MISSION_TARGET, side, Mission.QUESTION_PRISONER.ordinal())
                        .orEach(Kind.CHARACTER, prisonersOf(s, place, questioner));
            case MEANS -> askMeans(r, side);
            case ROLL -> roll(r, side);
            case OVER -> {
                r.finish();
                r.settle();
            }
        }
    }

    private void askMeans(Resolution r, Side side) {
        if (!Chapters.of(r).mayTorture(side)) {
            begin(r);
            return;
        }
        r.ask(Query.QUESTIONING, side, prisoner).or(Kind.QUESTION).or(Kind.TORTURE);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case QUESTIONER -> {
                questioner = action.argument();
                step = Step.PRISONER;
            }
            case PRISONER -> {
                prisoner = action.argument();
                step = Step.MEANS;
            }
            default -> {
                torture = action.kind() == Kind.TORTURE;
                begin(r);
            }
        }
    }

    private void begin(Resolution r) {
        step = Step.ROLL;
        TheatreState.company(r.state()).deeds().goOnMission(PieceSet.only(questioner));
        if (r.listening()) {
            r.tell(new Event.MissionAssigned(
                    place, Mission.QUESTION_PRISONER, PieceSet.only(questioner), false, prisoner, "E5.5.a.5"));
        }
        if (torture) {
            torment(r);
        }
    }

    /** 4b, 3.3: what the die shows above what he can still bear is four hits a point. */
    private void torment(Resolution r) {
        GameState s = r.state();
        int die = r.die("torture");
        if (r.listening()) {
            r.tell(new Event.DieRolled("torture", die, "C-OTHER-1"));
        }
        int endurance = Cast.printed(prisoner, Rating.ENDURANCE);
        int bears = (Fighters.isWounded(s, prisoner) ? (endurance + 1) / 2 : endurance)
                - Theatre.company(s).hits(prisoner);
        if (die > bears) {
            FightHits.take(r, prisoner, HITS * (die - bears), "C-OTHER-1");
        }
    }

    private void roll(Resolution r, Side side) {
        Position s = r.state();
        step = Step.OVER;
        boolean told = false;
        int rolls = s.people().isPrisoner(prisoner) ? rolls(s) : 0;
        for (; rolls > 0 && !told; rolls--) {
            told = BonusRoll.inAnySection(r, place, Mission.QUESTION_PRISONER);
        }
        if (r.listening()) {
            End end = told ? End.COMPLETED : End.FAILED;
            r.tell(new Event.MissionEnded(place, Mission.QUESTION_PRISONER, end, told ? 1 : 0, "C-MISS-5"));
        }
        if (told) {
            Chapters.of(r).secretLearned(r, side);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(place).add(step.ordinal()).add(questioner).add(prisoner).add(torture ? 1 : 0);
    }
}
