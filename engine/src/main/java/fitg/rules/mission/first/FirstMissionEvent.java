package fitg.rules.mission.first;

import fitg.content.ActionEvent;
import fitg.content.ActionEvent.Type;
import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Engagements;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Chapters;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.first.FirstAtrocityEvent;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.circumstance.EventInForce;
import fitg.rules.combat.Casualties;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.mission.MissionEvent;
import fitg.rules.prisoner.Capture;
import fitg.rules.search.first.Search;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Cases 13.4 to 13.48 as 1979 has them: squads and characters meet a group, and accidents strike whom its player likes. */
final class FirstMissionEvent extends MissionEvent {

    FirstMissionEvent(int environ, ActionEvent event) {
        super(environ, event, "9.42", "13.41");
    }

    /** Nothing comes of rumours in the month of the blitz (126), and creatures know no season under the sunspots (111). */
    @Override
    protected boolean hasMeaning(Resolution r) {
        EventInForce galactic = Circumstances.now(r.state());
        return Chapters.of(r).knows(event.type())
                && !(event.type() == Type.NO_BONUS && galactic.ignoresRumours())
                && !(event.type() == Type.CREATURES_OFF && galactic.wakesCreatures(planet()));
    }

    @Override
    protected boolean isTireless(Position s) {
        return event.type() == Type.CREATURE && Circumstances.now(s).wakesCreatures(planet());
    }

    @Override
    protected void witnessAtrocity(Resolution r) {
        r.call(new FirstAtrocityEvent(environ));
    }

    @Override
    protected void announce(Resolution r, boolean takesEffect) {
        r.tell(new Event.ActionEventDrawn(environ, event, takesEffect, "13.4"));
    }

    // ---- who is met

    @Override
    protected void meetCreature(Resolution r) {
        r.call(new CreatureEvent(environ, event));
    }

    @Override
    protected void meetLocals(Resolution r) {
        r.call(new LocalsEvent(environ));
    }

    @Override
    protected boolean hasPatrols(Position s) {
        return s.forces().strikingStrength(environ, enemy(s)) > 0;
    }

    @Override
    protected void meetPatrol(Resolution r, long members) {
        Units.show(r, environ, "7.22");
        r.call(Engagements.of(r).fightBySquad(r.state(), environ, enemy(r.state()), members));
    }

    // ---- who is found

    @Override
    protected void spreadDetection(Resolution r) {
        Detection.spread(r);
    }

    @Override
    protected boolean hasSearchers(Position s) {
        return Search.hasSearchers(s, environ, enemy(s));
    }

    @Override
    protected void searchFor(Resolution r, long members) {
        r.call(Engagements.of(r).searchForGroup(r.state(), environ, mission));
    }

    @Override
    protected boolean hasTroops(Position s) {
        return s.forces().units(environ, enemy(s)) > 0;
    }

    @Override
    protected boolean areTroopsLed(Position s) {
        return Characters.leaders(s, Characters.inMilitaryStack(s, environ, enemy(s))) != 0;
    }

    @Override
    protected void capture(Resolution r, long members) {
        Capture.attempt(r, environ, enemy(r.state()), members);
    }

    @Override
    protected void beFoundByTroops(Resolution r, long members) {
        r.call(new FoundGroup(environ, members, true));
    }

    // ---- what goes wrong

    @Override
    protected void failCoup(Resolution r, long members) {
        r.call(new FirstAbortedCoup(environ, event, members));
    }

    @Override
    protected void troubleDiplomats(Resolution r) {
        r.call(new DiplomacyEvent(environ, event));
    }

    @Override
    protected void splitLoyalty(Resolution r) {
        if (Loyalties.isFree(r.state(), planet())) {
            Control.setLoyalty(r, planet(), Loyalty.NEUTRAL, "13.4");
        }
    }

    @Override
    protected void haveAccident(Resolution r) {
        step = Characters.onMissions(r.state()) == 0 ? Step.SETTLE : Step.CHOICE;
    }

    @Override
    protected void choose(Resolution r) {
        if (event.type() == Type.LOCALS_RAID) {
            askRaid(r);
            return;
        }
        r.ask(Ask.ACCIDENT, r.state().turn().phasing(), environ);
        r.orEach(Kind.CHARACTER, Characters.onMissions(r.state()));
    }

    /** Case 8.31: the non-phasing player gives up a unit here or puts his Up PDB Down. */
    private void askRaid(Resolution r) {
        GameState s = r.state();
        Side victim = enemy(s);
        boolean any = Control.hasUsablePdb(s, planet(), victim);
        r.ask(Ask.LOCALS_RAID, victim, environ);
        if (any) {
            r.or(Kind.PDB);
        }
        for (UnitType type : s.forces().roster().of(victim)) {
            if (s.forces().units(environ, type) > 0) {
                r.or(Kind.UNIT, type.index());
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            step = Step.SETTLE;
        } else if (s.forces().faceDown(environ) > 1) {
            // RUL-85: whether the Empire has a choice depends on what lies face down.
            r.evenIfForced();
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        step = Step.SETTLE;
        if (event.type() == Type.ACCIDENT) {
            Casualties.wound(r, action.argument(), 1);
        } else if (action.kind() == Kind.PDB) {
            Control.putPdbDown(r, planet(), "8.31");
        } else {
            UnitType type = UnitType.at(action.argument());
            Units.eliminate(r, environ, type.side(), UnitSet.of(type, 1), "8.31");
        }
    }

    @Override
    protected void settle(Resolution r) {
        step = Step.OVER;
        r.settle();
    }

    @Override
    protected String tag() {
        return "EventResolution";
    }

    /** Steps have kept the numbers they had before {@link Step#DETECTED} was one, and only a search remembers its group. */
    @Override
    protected void digest(Digest d) {
        boolean search = event.type() == Type.DETECTED_SEARCH;
        d.add(environ).add(event.ordinal()).add(step == Step.BEGIN ? 0 : step.ordinal() - 1);
        d.add(search ? mission : Holder.NOBODY);
    }
}
