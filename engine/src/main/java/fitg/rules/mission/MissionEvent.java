package fitg.rules.mission;

import fitg.content.ActionEvent;
import fitg.content.ActionEvent.Type;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Chapters;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.detection.Detection;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Ledger;
import fitg.state.Mark;
import fitg.state.Position;

/**
 * Cases 13.4 to 13.48 and E2.C.3.2: the event of an action card or an event roll, with everything it sets off. What befalls whom
 * is the same in both editions; an edition says who they meet, how they fight, and what else it keeps of them.
 */
public abstract class MissionEvent extends Procedure {

    protected enum Step {
        BEGIN,
        DETECTED,
        SEARCHED,
        CHOICE,
        SETTLE,
        OVER
    }

    protected final int environ;
    protected final ActionEvent event;
    private final String caseOfDetection;
    private final String caseOfEnd;
    protected Step step = Step.BEGIN;
    /** The mission of the group it has picked. */
    protected int mission = Holder.NOBODY;

    protected MissionEvent(int environ, ActionEvent event, String caseOfDetection, String caseOfEnd) {
        this.environ = environ;
        this.event = event;
        this.caseOfDetection = caseOfDetection;
        this.caseOfEnd = caseOfEnd;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case DETECTED -> search(r);
            case SEARCHED -> {
                step = Step.SETTLE;
                if (r.result() != 0) {
                    r.state().missions().note(Ledger.SEARCHED, PieceSet.only(mission));
                }
            }
            case CHOICE -> choose(r);
            case SETTLE -> settle(r);
            case OVER -> r.finish();
        }
    }

    private void begin(Resolution r) {
        Type type = event.type();
        boolean takesEffect = hasMeaning(r) && !isIgnored(r.state());
        if (r.listening()) {
            announce(r, takesEffect);
        }
        step = Step.SETTLE;
        if (takesEffect) {
            r.state().missions().note(Ledger.EVENTS, type.bit());
            befall(r);
        }
    }

    /** Cases 13.41, 13.42: repeats, contradictions, events about a mission nobody is on, and loyal troops who never chicken out. */
    private boolean isIgnored(Position s) {
        Type type = event.type();
        Mission about = Mishaps.about(type);
        return type == Type.CHICKEN_OUT && s.turn().phasing() == Side.IMPERIAL
                || Mishaps.isRepeatedOrContradicted(s, type) && !isTireless(s)
                || about != null && s.missions().group(about.ordinal()) == 0;
    }

    private void befall(Resolution r) {
        GameState s = r.state();
        switch (event.type()) {
            case CREATURE -> meetCreature(r);
            case IRATE_LOCALS -> meetLocals(r);
            case STUMBLE -> stumble(r);
            case DETECTED -> Detection.detect(r, Characters.onMissions(s), caseOfDetection);
            case DETECTED_SEARCH -> {
                step = Step.DETECTED;
                Detection.detect(r, Characters.onMissions(s), caseOfDetection);
                spreadDetection(r);
            }
            case COUP_ABORT -> failCoup(r, abort(r, Mission.COUP));
            case CHICKEN_OUT -> {
                Detection.detect(r, s.missions().group(Mission.REBELLION.ordinal()), caseOfEnd);
                abort(r, Mission.REBELLION);
            }
            case WRONG_SOLDIER -> approachWrongSoldier(r);
            case AGENT -> betray(r);
            case PROTOCOL, POLITICS -> troubleDiplomats(r);
            case CIVIL_WAR -> {
                if (s.planets().loyalty(planet()).valueFor(s.turn().phasing()) > 0) {
                    splitLoyalty(r);
                }
            }
            case LOCALS_RAID -> step = Step.CHOICE;
            case ACCIDENT -> haveAccident(r);
            case POPULACE_WILD -> {
                if (s.planets().state(planet()) != PlanetState.REBELLION) {
                    s.places().put(Mark.POPULACE_WILD, environ);
                }
            }
            case ATROCITY -> witnessAtrocity(r);
            case CREATURES_OFF, NO_SEARCH, EXTRA_BONUS, NO_BONUS -> {}
        }
    }

    protected final int planet() {
        return Place.planet(environ);
    }

    protected final Side enemy(Position s) {
        return s.turn().phasing().opponent();
    }

    // ---- groups

    /** Case 13.43: one of these groups at random; its members, or nobody. */
    protected final long pickGroup(Resolution r, long among) {
        mission = Missions.pickGroup(r, environ, among);
        return mission == Holder.NOBODY ? PieceSet.NONE : r.state().missions().group(mission);
    }

    /** Ends a mission without effect and returns those who were on it. */
    protected final long abort(Resolution r, Mission what) {
        long members = r.state().missions().group(what.ordinal());
        Missions.end(r, environ, what, End.ABORTED, caseOfEnd);
        return members;
    }

    /** Case 13.48: a search for one group that was not searched for yet, if there is anybody to search. */
    private void search(Resolution r) {
        GameState s = r.state();
        step = Step.SETTLE;
        long unsought = Missions.distinctGroups(s) & ~s.missions().noted(Ledger.SEARCHED);
        if (unsought != 0 && hasSearchers(s)) {
            long members = pickGroup(r, unsought);
            step = Step.SEARCHED;
            searchFor(r, members);
        }
    }

    /** A group stumbles over the enemy's men only on a planet he controls. */
    private void stumble(Resolution r) {
        GameState s = r.state();
        if (Chapters.of(r).controller(s, planet()) != enemy(s) || !hasPatrols(s)) {
            return;
        }
        long members = pickGroup(r, Missions.distinctGroups(s));
        if (members != 0) {
            meetPatrol(r, members);
        }
    }

    /** Captured if a leader is with the troops; otherwise found by them. */
    private void approachWrongSoldier(Resolution r) {
        long members = abort(r, Mission.SUBVERT_TROOPS);
        Position s = r.state();
        if (!hasTroops(s)) {
            return;
        }
        if (areTroopsLed(s)) {
            capture(r, members);
        } else {
            beFoundByTroops(r, members);
        }
    }

    private void betray(Resolution r) {
        GameState s = r.state();
        Detection.detect(r, Characters.onMissions(s), caseOfDetection);
        int betrayed = Missions.pickGroup(r, environ, Missions.distinctGroups(s));
        if (betrayed != Holder.NOBODY) {
            abort(r, Mission.at(betrayed));
        }
    }

    /** RUL-27: an event that an "ignore the first" ability cancels does not count as drawn. */
    public static void cancel(GameState s, ActionEvent event) {
        s.missions().forget(Ledger.EVENTS, event.type().bit());
    }

    // ---- what an edition says

    /** Whether such an event is in the game at all. */
    protected abstract boolean hasMeaning(Resolution r);

    /** Whether it strikes however often it has. */
    protected boolean isTireless(Position s) {
        return false;
    }

    protected abstract void announce(Resolution r, boolean takesEffect);

    protected abstract void meetCreature(Resolution r);

    protected abstract void meetLocals(Resolution r);

    protected abstract boolean hasPatrols(Position s);

    protected abstract void meetPatrol(Resolution r, long members);

    /** Those around somebody detected are detected too, before anything else happens. */
    protected abstract void spreadDetection(Resolution r);

    protected abstract boolean hasSearchers(Position s);

    protected abstract void searchFor(Resolution r, long members);

    protected abstract boolean hasTroops(Position s);

    protected abstract boolean areTroopsLed(Position s);

    protected abstract void capture(Resolution r, long members);

    protected abstract void beFoundByTroops(Resolution r, long members);

    protected abstract void failCoup(Resolution r, long members);

    protected abstract void troubleDiplomats(Resolution r);

    protected abstract void splitLoyalty(Resolution r);

    protected abstract void haveAccident(Resolution r);

    /** Asks what the event leaves to somebody. */
    protected abstract void choose(Resolution r);

    protected void witnessAtrocity(Resolution r) {}

    /** Puts right what must hold at all times when everything is over. */
    protected abstract void settle(Resolution r);

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(step.ordinal()).add(mission);
    }
}
