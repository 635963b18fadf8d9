package fitg.rules.mission.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionCard;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Rules;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.mission.CasinoNight;
import fitg.rules.mission.Declared;
import fitg.rules.mission.Drawing;
import fitg.rules.mission.FailedAssassination;
import fitg.rules.mission.Missions;
import fitg.rules.sovereign.Sovereignty;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.List;

/** Cases 13.3 to 13.6: the missions of one environ, from the assignment to the last bonus draw. */
public final class EnvironMissions extends Procedure implements Drawing {

    private enum Step {
        ASSIGN,
        ASSIGNED,
        DRAW,
        EVENT_DONE,
        LETTERS,
        COMPLETE,
        BONUS,
        WRAP_UP,
        /** Of the Galactic Game: prisoners are questioned first (G-R24). */
        QUESTIONED
    }

    private final int environ;
    private Step step = Step.ASSIGN;
    private int loyaltyValue;
    private long declared;
    private int drawn;
    private long letters;
    private int asking = Holder.NOBODY;
    /** The missions of which the people of the planet have discarded a letter already. */
    private long discarded;
    /** The groups that have been out in Casino Galactica; never changed. */
    private List<Long> guests = List.of();

    EnvironMissions(int environ) {
        this.environ = environ;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (step.ordinal() > Step.ASSIGNED.ordinal() && step != Step.QUESTIONED) {
            abortPointlessAssassination(r);
            abortGroupsOfSovereigns(r);
        }
        switch (step) {
            case ASSIGN -> {
                step = Step.QUESTIONED;
                if (Questioning.isPossible(
                        r.rules().scenario(), s, environ, s.turn().phasing())) {
                    r.call(new Questioning(environ));
                }
            }
            case QUESTIONED -> {
                s.missions().clear();
                s.missions().setActionDeck(Missions.WHOLE_DECK);
                loyaltyValue = Assignment.loyaltyValue(s, environ);
                step = Step.ASSIGNED;
                r.call(new Assignment(environ));
            }
            case ASSIGNED -> {
                declared = r.result();
                guests = CasinoNight.guests(s, environ);
                step = Step.DRAW;
                drawOrStop(r);
            }
            case DRAW -> drawOrStop(r);
            case EVENT_DONE -> beginLetters(r);
            case LETTERS -> nextLetter(r);
            case COMPLETE ->
                r.ask(Ask.COMPLETE, s.turn().phasing(), asking)
                        .or(Kind.COMPLETE)
                        .or(Kind.CONTINUE);
            case BONUS -> askBonus(r);
            case WRAP_UP -> wrapUp(r);
        }
    }

    // ---- C2: action draws

    private void drawOrStop(Resolution r) {
        GameState s = r.state();
        if (!Missions.anyUnderWay(s)) {
            step = Step.WRAP_UP;
            wrapUp(r);
        } else if (drawn == Missions.actionDraws(environ)) {
            step = Step.BONUS;
            askBonus(r);
        } else if (drawn == 0) {
            draw(r);
        } else {
            r.ask(Ask.DRAW, s.turn().phasing(), environ).or(Kind.DRAW).or(Kind.STOP);
        }
    }

    /** Case 13.3: how many of the environ's cards can still be drawn; none when the bonus draws have begun. */
    @Override
    public int drawsLeft() {
        return step.ordinal() < Step.BONUS.ordinal() ? Missions.actionDraws(environ) - drawn : 0;
    }

    /** Case 13.31: without replacement; the event comes first, then the letters. */
    private void draw(Resolution r) {
        drawn++;
        ActionCard card = take(r, false);
        ActionCard.Face face = card.face(PRINTED.environ(environ).type().section());
        letters = face.letters();
        step = Step.EVENT_DONE;
        r.call(new FirstMissionEvent(environ, face.event()));
    }

    private ActionCard take(Resolution r, boolean bonus) {
        GameState s = r.state();
        if (s.missions().actionDeck() == 0) {
            s.missions().setActionDeck(Missions.WHOLE_DECK);
        }
        int card = r.actionCard(s.missions().actionDeck());
        s.missions().setActionDeck(s.missions().actionDeck() & ~PieceSet.only(card));
        if (r.listening()) {
            r.tell(new Event.ActionCardDrawn(environ, card, bonus, bonus ? "13.6" : "13.3"));
        }
        return PRINTED.actionCard(card);
    }

    private void beginLetters(Resolution r) {
        long waiting = 0;
        for (Mission mission : r.ruleset().missions()) {
            if ((letters & mission.bit()) != 0 && Missions.isUnderWay(r.state(), mission)) {
                waiting |= mission.bit();
            }
        }
        letters = waiting;
        step = Step.LETTERS;
        nextLetter(r);
    }

    /** Two letters on one card are taken in the order the phasing player likes. */
    private void nextLetter(Resolution r) {
        GameState s = r.state();
        if (letters == 0) {
            step = Step.DRAW;
            drawOrStop(r);
            return;
        }
        r.ask(Ask.LETTER_ORDER, s.turn().phasing(), environ);
        r.orEach(Kind.MISSION, letters);
    }

    private void gainLetter(Resolution r, Mission mission) {
        GameState s = r.state();
        letters &= ~mission.bit();
        if (!Missions.isUnderWay(s, mission) || !counts(s, mission) || isDiscarded(s, mission)) {
            return;
        }
        int held = s.missions().letters(mission.ordinal()) + 1;
        s.missions().setLetters(mission.ordinal(), held);
        if (r.listening()) {
            r.tell(new Event.LetterGained(environ, mission, held, "13.5"));
        }
        if (held >= Missions.usefulLetters(s, environ, s.turn().phasing(), mission)) {
            complete(r, mission);
        } else if (held >= Missions.neededLetters(environ, s.turn().phasing(), mission)) {
            asking = mission.ordinal();
            step = Step.COMPLETE;
        }
    }

    /** Case 15.2: a Rebel R counts only while the planet is at Unrest (RUL-04). */
    private boolean counts(GameState s, Mission mission) {
        return mission != Mission.REBELLION
                || Missions.isWorthwhile(s, environ, s.turn().phasing(), mission);
    }

    /** 4.3: Empire Forever and Welcome Rebels take the first letter of a mission. */
    private boolean isDiscarded(GameState s, Mission mission) {
        boolean first = (discarded & mission.bit()) == 0
                && Grounds.discardsFirst(s, environ, s.turn().phasing(), mission);
        discarded |= first ? mission.bit() : PieceSet.NONE;
        return first;
    }

    private void complete(Resolution r, Mission mission) {
        GameState s = r.state();
        int held = s.missions().letters(mission.ordinal());
        long group = s.missions().group(mission.ordinal());
        Missions.end(r, environ, mission, End.COMPLETED, "13.5");
        declared = mission == Mission.SUMMON_SOVEREIGN ? Assignment.heard(declared) : declared;
        r.call(new MissionEffect(environ, mission, held, group, target()));
    }

    private int target() {
        return Assignment.unpack(declared, 0);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case DRAW -> {
                if (action.kind() == Kind.DRAW) {
                    draw(r);
                } else {
                    step = Step.WRAP_UP;
                }
            }
            case LETTERS -> gainLetter(r, Mission.at(action.argument()));
            case COMPLETE -> {
                step = Step.LETTERS;
                if (action.kind() == Kind.COMPLETE) {
                    complete(r, Mission.at(asking));
                }
            }
            case BONUS -> {
                if (action.kind() == Kind.END) {
                    step = Step.WRAP_UP;
                } else {
                    drawBonus(r, Mission.at(action.argument()));
                }
            }
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    // ---- C3: bonus draws and the end

    private int bonusDraws(Resolution r, Mission mission) {
        return bonusDraws(r.rules(), r.state(), mission);
    }

    /** What lies open: the group, what was declared for it, and what the events did. */
    public int bonusDraws(Rules rules, GameState s, Mission mission) {
        boolean declaredInTime = rules.has(Correction.DRAWS_ARE_DECLARED);
        Declared said = new Declared(
                loyaltyValue,
                Assignment.unpack(declared, 1),
                Assignment.unpack(declared, 2),
                Assignment.unpack(declared, 3),
                declaredInTime ? Assignment.unpack(declared, 4) : Missions.shownRifleOwner(s));
        return Missions.bonusDraws(s, environ, mission, said);
    }

    private void askBonus(Resolution r) {
        GameState s = r.state();
        boolean any = false;
        r.ask(Ask.BONUS, s.turn().phasing(), environ);
        for (long rest = Missions.groupsOfCharacters(s); rest != 0; rest = PieceSet.rest(rest)) {
            Mission mission = Mission.at(PieceSet.lowest(rest));
            if ((letters & mission.bit()) == 0 && bonusDraws(r, mission) > 0) {
                r.or(Kind.BONUS, mission.ordinal());
                any = true;
            }
        }
        r.or(Kind.END);
        if (!any) {
            r.askNothing();
            step = Step.WRAP_UP;
            wrapUp(r);
        }
    }

    /** Case 13.6: all at once; events are ignored, and the mission is then complete with the letters it has. */
    private void drawBonus(Resolution r, Mission mission) {
        GameState s = r.state();
        letters |= mission.bit();
        int useful = Missions.usefulLetters(s, environ, s.turn().phasing(), mission);
        int held = s.missions().letters(mission.ordinal());
        for (int draws = bonusDraws(r, mission); draws > 0; draws--) {
            ActionCard card = take(r, true);
            boolean shown = card.face(PRINTED.environ(environ).type().section()).shows(mission);
            held += shown && counts(s, mission) && !isDiscarded(s, mission) ? 1 : 0;
        }
        s.missions().setLetters(mission.ordinal(), Math.min(held, useful));
        conclude(r, mission);
    }

    /** Case 13.52: whatever letters are held when the draws end normally are put into effect. */
    private void wrapUp(Resolution r) {
        GameState s = r.state();
        for (Mission mission : r.ruleset().missions()) {
            if (Missions.isUnderWay(s, mission)) {
                conclude(r, mission);
                return;
            }
        }
        s.missions().clear();
        lament(r);
        r.finish();
        if (!guests.isEmpty()) {
            r.call(new CasinoNight(environ, guests));
        }
    }

    private void conclude(Resolution r, Mission mission) {
        GameState s = r.state();
        int held = s.missions().letters(mission.ordinal());
        if (held >= Missions.neededLetters(environ, s.turn().phasing(), mission)) {
            complete(r, mission);
            return;
        }
        long group = s.missions().group(mission.ordinal());
        Missions.end(r, environ, mission, End.FAILED, "13.5");
        if (mission == Mission.ASSASSINATION && !Cast.isSovereign(target())) {
            r.call(new FailedAssassination(environ, group));
        }
    }

    /** RUL-30: with the target dead, captured or gone the mission is aborted, without the die for failure. */
    private void abortPointlessAssassination(Resolution r) {
        GameState s = r.state();
        if (s.missions().group(Mission.ASSASSINATION.ordinal()) == 0) {
            return;
        }
        int target = target();
        boolean there = PieceSet.has(s.people().free(), target) && s.people().at(target) == environ;
        if (!there && !PieceSet.has(Sovereignty.openTarget(s, environ), target)) {
            Missions.end(r, environ, Mission.ASSASSINATION, End.ABORTED, "13.2");
        }
    }

    /** Case 25.22 and P-R55: a sovereign is on no mission by himself. */
    private void abortGroupsOfSovereigns(Resolution r) {
        GameState s = r.state();
        if ((Characters.onMissions(s) & Cast.SOVEREIGNS) == 0) {
            return;
        }
        for (long rest = Missions.groupsOfCharacters(s); rest != 0; rest = PieceSet.rest(rest)) {
            Mission mission = Mission.at(PieceSet.lowest(rest));
            if ((s.missions().group(mission.ordinal()) & ~Cast.SOVEREIGNS) == 0) {
                Missions.end(r, environ, mission, End.ABORTED, "25.22");
            }
        }
    }

    /** Case 25.15: whatever the reason, a call that was not heard turns the planet to the other side. */
    private void lament(Resolution r) {
        int planet = Control.planetOf(environ);
        if (Assignment.calls(declared) && r.state().planets().state(planet).usesLoyaltyMarker()) {
            Loyalties.sway(r, planet, r.state().turn().phasing().opponent(), "25.15");
        }
    }

    @Override
    protected void digest(Digest d) {
        if (discarded != PieceSet.NONE) {
            d.add(discarded);
        }
        guests.forEach(d::add);
        d.add(environ)
                .add(step == Step.QUESTIONED ? Step.ASSIGN.ordinal() : step.ordinal())
                .add(loyaltyValue)
                .add(declared)
                .add(drawn)
                .add(letters)
                .add(asking);
    }
}
