package fitg.rules.mission.first;

import fitg.content.ActionEvent;
import fitg.content.ActionEvent.Type;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Engagements;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.Casualties;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.Missions;
import fitg.rules.prisoner.Capture;
import fitg.rules.search.first.Search;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Ledger;
import fitg.state.Mark;

/** Cases 13.4 to 13.48: the event of an action card, with everything it sets off. */
final class EventResolution extends Procedure {

    private enum Step {
        BEGIN,
        SEARCHED,
        CHOICE,
        SETTLE,
        OVER
    }

    private final int environ;
    private final ActionEvent event;
    private Step step = Step.BEGIN;
    private int mission = Holder.NOBODY;

    EventResolution(int environ, ActionEvent event) {
        this.environ = environ;
        this.event = event;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case SEARCHED -> {
                if (r.result() != 0) {
                    r.state().missions().note(Ledger.SEARCHED, PieceSet.only(mission));
                }
                step = Step.SETTLE;
            }
            case CHOICE -> askChoice(r);
            case SETTLE -> {
                step = Step.OVER;
                r.settle();
            }
            case OVER -> r.finish();
        }
    }

    private int planet() {
        return Control.planetOf(environ);
    }

    private void begin(Resolution r) {
        GameState s = r.state();
        Type type = event.type();
        boolean takesEffect = !isIgnored(s, type);
        if (r.listening()) {
            r.tell(new Event.ActionEventDrawn(environ, event, takesEffect, "13.4"));
        }
        step = Step.SETTLE;
        if (takesEffect) {
            s.missions().note(Ledger.EVENTS, type.bit());
            apply(r, type);
        }
    }

    /** Cases 13.41, 13.42: repeats, contradictions, events about a mission nobody is on, and those of other games. */
    private boolean isIgnored(GameState s, Type type) {
        boolean imperialRebels = type == Type.CHICKEN_OUT && s.turn().phasing() == Side.IMPERIAL;
        Mission about = Mishaps.about(type);
        boolean galactic = type == Type.ATROCITY;
        return Mishaps.isRepeatedOrContradicted(s, type)
                || imperialRebels
                || galactic
                || about != null && s.missions().group(about.ordinal()) == 0;
    }

    private void apply(Resolution r, Type type) {
        GameState s = r.state();
        switch (type) {
            case CREATURE -> r.call(new CreatureEvent(environ, event));
            case IRATE_LOCALS -> r.call(new LocalsEvent(environ));
            case STUMBLE -> stumble(r);
            case DETECTED -> Detection.detect(r, Characters.onMissions(s), "9.42");
            case DETECTED_SEARCH -> searchEvent(r);
            case COUP_ABORT -> r.call(new AbortedCoup(environ, event, abort(r, Mission.COUP)));
            case CHICKEN_OUT -> {
                Detection.detect(r, s.missions().group(Mission.REBELLION.ordinal()), "13.41");
                Missions.end(r, environ, Mission.REBELLION, End.ABORTED, "13.41");
            }
            case WRONG_SOLDIER -> wrongSoldier(r);
            case AGENT -> betray(r);
            case PROTOCOL, POLITICS -> r.call(new DiplomacyEvent(environ, event));
            case CIVIL_WAR -> {
                if (s.planets().loyalty(planet()).valueFor(s.turn().phasing()) > 0) {
                    Control.setLoyalty(r, planet(), Loyalty.NEUTRAL, "13.4");
                }
            }
            case LOCALS_RAID -> step = Step.CHOICE;
            case ACCIDENT -> step = Characters.onMissions(s) == 0 ? Step.SETTLE : Step.CHOICE;
            case POPULACE_WILD -> {
                if (s.planets().state(planet()) != PlanetState.REBELLION) {
                    s.places().put(Mark.POPULACE_WILD, environ);
                }
            }
            case CREATURES_OFF, NO_SEARCH, EXTRA_BONUS, NO_BONUS, ATROCITY -> {}
        }
    }

    /** RUL-27: an event that an "ignore the first" ability cancels does not count as drawn. */
    static void cancel(GameState s, ActionEvent event) {
        s.missions().forget(Ledger.EVENTS, event.type().bit());
    }

    private void stumble(Resolution r) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        boolean possible = Mishaps.isMetByUnits(s, s.turn().phasing(), environ);
        long groups = possible ? Missions.groupsOfCharacters(s) : 0;
        if (groups != 0) {
            long members = s.missions().group(Missions.pickGroup(r, environ, groups));
            Units.show(r, environ, "7.22");
            r.call(Engagements.of(r).fightBySquad(s, environ, enemy, members));
        }
    }

    /** Case 13.48: detection, then a search for one group that was not searched for yet. */
    private void searchEvent(Resolution r) {
        GameState s = r.state();
        Detection.detect(r, Characters.onMissions(s), "9.42");
        Detection.spread(r);
        long unsought = Missions.groupsOfCharacters(s) & ~s.missions().noted(Ledger.SEARCHED);
        if (Search.hasSearchers(s, environ, s.turn().phasing().opponent()) && unsought != 0) {
            mission = Missions.pickGroup(r, environ, unsought);
            step = Step.SEARCHED;
            r.call(Engagements.of(r).searchForGroup(s, environ, mission));
        }
    }

    // ---- missions that go wrong

    /** Ends a mission without effect and returns those who were on it. */
    private long abort(Resolution r, Mission what) {
        long members = r.state().missions().group(what.ordinal());
        Missions.end(r, environ, what, End.ABORTED, "13.41");
        return members;
    }

    private void wrongSoldier(Resolution r) {
        GameState s = r.state();
        long members = abort(r, Mission.SUBVERT_TROOPS);
        Side enemy = s.turn().phasing().opponent();
        if (s.forces().units(environ, enemy) == 0) {
            return;
        }
        if (Characters.leaders(s, Characters.inMilitaryStack(s, environ, enemy)) != 0) {
            Capture.attempt(r, environ, enemy, members);
        } else {
            r.call(new FoundGroup(environ, members, true));
        }
    }

    private void betray(Resolution r) {
        GameState s = r.state();
        Detection.detect(r, Characters.onMissions(s), "9.42");
        int betrayed = Missions.pickGroup(r, environ, Missions.groupsOfCharacters(s));
        if (betrayed != Holder.NOBODY) {
            abort(r, Mission.at(betrayed));
        }
    }

    // ---- choices of single events

    private void askChoice(Resolution r) {
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
        Side victim = s.turn().phasing().opponent();
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
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(step.ordinal()).add(mission);
    }
}
