package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Effect;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.mission.CasinoNight;
import fitg.rules.mission.Drawing;
import fitg.rules.mission.Missions;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.rebellion.second.UprisingCombats;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Company;
import java.util.List;

/** E2.C.1 to E2.C.5 in one environ: recruitment, assignment, event and success rolls, bonus rolls, the fights of those who rose. */
public final class PlaceMissions extends Procedure implements Drawing, Effect {

    private enum Step {
        RECRUIT,
        ASSIGN,
        ASSIGNED,
        ROLL,
        SUCCESS,
        LETTERS,
        COMPLETE,
        BONUS,
        WRAP_UP,
        FIGHTS,
        OVER,
        CARDS
    }

    private final int environ;
    private Step step = Step.RECRUIT;
    private long declared;
    private int rolled;
    private long letters;
    private long bonusMade;
    private int asking = Holder.NOBODY;
    private int asked = Holder.NOBODY;
    /** The missions of which the people of the planet have discarded a letter already. */
    private long discarded;
    /** Whether a sovereign is being called. */
    private boolean calling;
    /** The missions for which the rebels have not said which cards they use. */
    private long undeclared;

    private Pledges pledges = Pledges.NONE;
    /** The groups that have been out in Casino Galactica; never changed. */
    private List<Long> guests = List.of();

    PlaceMissions(int environ) {
        this.environ = environ;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (step.ordinal() > Step.ASSIGNED.ordinal()) {
            abortPointlessMissions(r);
        }
        switch (step) {
            case RECRUIT -> recruit(r);
            case ASSIGN -> {
                s.missions().clear();
                step = Step.ASSIGNED;
                r.call(new SecondAssignment(environ));
            }
            case ASSIGNED -> {
                declared = r.result();
                calling = s.missions().group(Mission.SUMMON_SOVEREIGN.ordinal()) != 0;
                guests = CasinoNight.guests(s, environ);
                undeclared = Missions.groupsOfCharacters(s);
                pledges = Pledges.open(r, environ);
                step = Step.CARDS;
            }
            case CARDS -> declareCards(r);
            case ROLL -> rollOrGoOn(r);
            case SUCCESS -> rollForSuccess(r);
            case LETTERS -> nextLetter(r);
            case COMPLETE ->
                r.ask(Query.COMPLETE, s.turn().phasing(), asking)
                        .or(Kind.COMPLETE)
                        .or(Kind.CONTINUE);
            case BONUS -> askBonus(r);
            case WRAP_UP -> wrapUp(r);
            case FIGHTS -> {
                step = Step.OVER;
                r.call(new UprisingCombats());
            }
            case OVER -> {
                r.finish();
                if (!guests.isEmpty()) {
                    r.call(new CasinoNight(environ, guests));
                }
            }
        }
    }

    /** 14.27: possessions used for bonus rolls are declared when all groups are formed, and used up by it. */
    private void declareCards(Resolution r) {
        GameState s = r.state();
        if (asked != Holder.NOBODY) {
            pledges = pledges.with(r.result(), asked);
            asked = Holder.NOBODY;
        }
        while (undeclared != 0) {
            int mission = PieceSet.lowest(undeclared);
            undeclared = PieceSet.rest(undeclared);
            if (PossessionUse.offered(r, Moment.BONUS_DRAWS, s.missions().group(mission), 0, mission, 0)) {
                asked = mission;
                return;
            }
        }
        pledges = pledges.closed(s);
        step = Step.ROLL;
    }

    private void recruit(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        step = Step.ASSIGN;
        if (SecondMissions.recruits(r.rules().scenario()) && Recruitment.isPossible(s, environ, side)) {
            Recruitment.roll(r, environ, side);
        }
    }

    // ---- E2.C.3: events and successes

    /** S-D54 and S-R81: he may stop before any roll, the first included. */
    private void rollOrGoOn(Resolution r) {
        GameState s = r.state();
        if (!Missions.anyUnderWay(s)) {
            step = Step.WRAP_UP;
        } else if (rolled == SecondMissions.successRolls(environ)) {
            step = Step.BONUS;
        } else {
            r.ask(Query.EVENT_ROLL, s.turn().phasing(), environ).or(Kind.ROLL).or(Kind.STOP);
        }
    }

    /** E2.C.3.1 and E2.C.3.2: one event for all groups. */
    private void rollEvent(Resolution r) {
        rolled++;
        step = Step.SUCCESS;
        int tens = r.die("event, tens");
        int units = r.die("event, units");
        if (r.listening()) {
            int card = MissionTable.card(tens, units);
            r.tell(new Happening.EventRolled(environ, tens, units, card, "E2.C.3.1"));
        }
        ActionEvent event =
                MissionTable.event(tens, units, PRINTED.environ(environ).type().section());
        r.call(new SecondMissionEvent(environ, event));
    }

    /** E2.C.3.3 and S-R82: one roll for all groups, unless the event has left none. */
    private void rollForSuccess(Resolution r) {
        long missions = Missions.underWay(r.state());
        letters = missions == 0 ? PieceSet.NONE : successRoll(r, null, "E2.C.3.3") & missions;
        step = Step.LETTERS;
    }

    private long successRoll(Resolution r, Mission bonus, String ruleCase) {
        int tens = r.die("success, tens");
        int units = r.die("success, units");
        long shown = MissionTable.letters(
                tens, units, PRINTED.environ(environ).type().section());
        if (r.listening()) {
            r.tell(new Happening.SuccessRolled(environ, tens, units, shown, bonus, ruleCase));
        }
        return shown;
    }

    /** Letters of one roll take effect in the order of the mission cards (S-R1). */
    private void nextLetter(Resolution r) {
        if (letters == 0) {
            step = Step.ROLL;
            return;
        }
        Mission mission = Mission.at(PieceSet.lowest(letters));
        letters = PieceSet.rest(letters);
        GameState s = r.state();
        if (!Missions.isUnderWay(s, mission) || !counts(s, mission)) {
            return;
        }
        int held = gain(r, mission);
        if (held >= useful(r, mission)) {
            complete(r, mission);
        } else if (achieves(r, mission, held)) {
            asking = mission.ordinal();
            step = Step.COMPLETE;
        }
    }

    /** RUL-04 and 4.3: some letters are none here. */
    private boolean counts(Position s, Mission mission) {
        Side side = s.turn().phasing();
        if (!SecondMissions.counts(s, environ, side, mission)) {
            return false;
        }
        boolean discards = (discarded & mission.bit()) == 0 && SecondMissions.discardsFirst(s, environ, side, mission);
        discarded |= discards ? mission.bit() : PieceSet.NONE;
        return !discards;
    }

    private int gain(Resolution r, Mission mission) {
        GameState s = r.state();
        int held = s.missions().letters(mission.ordinal()) + 1;
        s.missions().setLetters(mission.ordinal(), held);
        if (r.listening()) {
            r.tell(new Event.LetterGained(environ, mission, held, "C-MISS-5"));
        }
        return held;
    }

    private int useful(Resolution r, Mission mission) {
        GameState s = r.state();
        return SecondMissions.usefulLetters(
                r.rules().scenario(), s, environ, s.turn().phasing(), mission);
    }

    private boolean achieves(Resolution r, Mission mission, int held) {
        GameState s = r.state();
        return SecondMissions.achieves(
                r.rules().scenario(), s, environ, s.turn().phasing(), mission, held);
    }

    private void complete(Resolution r, Mission mission) {
        GameState s = r.state();
        int held = s.missions().letters(mission.ordinal());
        long group = s.missions().group(mission.ordinal());
        Missions.end(r, environ, mission, End.COMPLETED, "C-MISS-5");
        int target = mission == Mission.ASSASSINATION ? target(s) : SecondAssignment.target(declared);
        r.call(new SecondEffect(environ, mission, held, group, target));
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case ROLL -> rollEvent(r);
            case STOP -> step = Step.WRAP_UP;
            case COMPLETE -> {
                step = Step.LETTERS;
                complete(r, Mission.at(asking));
            }
            case CONTINUE -> step = Step.LETTERS;
            default -> rollBonus(r, Mission.at(action.argument()));
        }
    }

    // ---- E2.C.4: bonus rolls and the end

    /** How many event rolls, each with its success roll, can still be made. */
    @Override
    public int drawsLeft() {
        return SecondMissions.successRolls(environ) - rolled;
    }

    /** The bonus rolls of a group under way as things are. */
    public int bonusRolls(Position s, Mission mission) {
        int leader = SecondMissions.leader(s, environ, mission, SecondAssignment.leaders(declared));
        return pledges.rolls(s, environ, mission, leader);
    }

    /** S-D57: the order of the groups is his. */
    private void askBonus(Resolution r) {
        GameState s = r.state();
        long waiting = PieceSet.NONE;
        for (long rest = Missions.groupsOfCharacters(s) & ~bonusMade; rest != 0; rest = PieceSet.rest(rest)) {
            Mission mission = Mission.at(PieceSet.lowest(rest));
            waiting |= bonusRolls(s, mission) > 0 ? mission.bit() : PieceSet.NONE;
        }
        if (waiting == 0) {
            step = Step.WRAP_UP;
            return;
        }
        r.ask(Query.BONUS, s.turn().phasing(), environ).orEach(Kind.BONUS, waiting);
    }

    /** E2.C.4.2 and S-R83: without events, each group for itself, until no letter more is of use. */
    private void rollBonus(Resolution r, Mission mission) {
        GameState s = r.state();
        bonusMade |= mission.bit();
        int held = s.missions().letters(mission.ordinal());
        int useful = useful(r, mission);
        for (int rolls = bonusRolls(s, mission); rolls > 0 && held < useful; rolls--) {
            if ((successRoll(r, mission, "E2.C.4.2") & mission.bit()) != 0 && counts(s, mission)) {
                held = gain(r, mission);
            }
        }
        if (held >= useful) {
            complete(r, mission);
        }
    }

    /** S-R81: letters held when the rolls of all groups have ended count. */
    private void wrapUp(Resolution r) {
        GameState s = r.state();
        long missions = Missions.underWay(s);
        if (missions != 0) {
            conclude(r, Mission.at(PieceSet.lowest(missions)));
            return;
        }
        s.missions().clear();
        step = Realm.of(s).uprisings() != 0 ? Step.FIGHTS : Step.OVER;
        if (calling) {
            Summons.lament(r, environ);
        }
    }

    private void conclude(Resolution r, Mission mission) {
        GameState s = r.state();
        if (achieves(r, mission, s.missions().letters(mission.ordinal()))) {
            complete(r, mission);
            return;
        }
        long group = s.missions().group(mission.ordinal());
        Missions.end(r, environ, mission, End.FAILED, "C-MISS-5");
        if (mission == Mission.ASSASSINATION && !Company.isSovereign(target(s))) {
            FailedAttempt.roll(r, environ, group);
        }
    }

    /** The target of an assassination: a character, or the sovereign of the environ. */
    private int target(Position s) {
        int named = SecondAssignment.target(declared);
        int sovereign = Sovereigns.of(s, environ);
        return named == Holder.NOBODY && sovereign != Holder.NOBODY ? Sovereigns.fighter(sovereign) : named;
    }

    /** RUL-30: with the target dead, captured or gone the mission is aborted, without the die for failure; so is a lost camp's. */
    private void abortPointlessMissions(Resolution r) {
        GameState s = r.state();
        long ofTheCamp = s.places().campSince(environ) == 0 ? s.missions().campMissions() : PieceSet.NONE;
        for (long rest = ofTheCamp; rest != 0; rest = PieceSet.rest(rest)) {
            Missions.end(r, environ, Mission.at(PieceSet.lowest(rest)), End.ABORTED, "C-OTHER-1");
        }
        if (s.missions().group(Mission.ASSASSINATION.ordinal()) == 0) {
            return;
        }
        int target = target(s);
        boolean there = Company.isSovereign(target)
                ? Sovereigns.targets(s, environ, s.turn().phasing().opponent()) != 0
                : s.people().isFree(target) && s.people().at(target) == environ;
        if (!there) {
            Missions.end(r, environ, Mission.ASSASSINATION, End.ABORTED, "C-MISS-5");
        }
    }

    @Override
    public boolean awaitsRisen() {
        return step != Step.OVER;
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(step.ordinal()).add(declared).add(rolled);
        d.add(letters).add(bonusMade).add(asking);
        if (discarded != 0 || calling || undeclared != 0 || asked != Holder.NOBODY || !pledges.isEmpty()) {
            d.add(discarded).add(calling ? 1 : 0);
            d.add(undeclared).add(asked);
            pledges.digest(d);
        }
        pledges.digestOfTheMoment(d);
        guests.forEach(d::add);
    }
}
