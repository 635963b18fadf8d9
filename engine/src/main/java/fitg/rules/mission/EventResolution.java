package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Ability;
import fitg.content.ActionEvent;
import fitg.content.ActionEvent.CoupPenalty;
import fitg.content.ActionEvent.Type;
import fitg.content.Creature;
import fitg.content.EnvironType;
import fitg.content.IrateLocals;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Chance;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.combat.Casualties;
import fitg.rules.combat.CharacterCombat;
import fitg.rules.combat.Units;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.possession.Card;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.Capture;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.search.Search;
import fitg.rules.stacking.Settlement;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Ledger;
import fitg.state.Mark;
import fitg.state.UnitSet;

/** Cases 13.4 to 13.48: the event of an action card, with everything it sets off. */
final class EventResolution extends Procedure {

    private static final int HANDY = Cast.with(Ability.IGNORES_SENTRY_ROBOTS);
    private static final int BELOVED = Cast.with(Ability.IGNORES_IRATE_LOCALS);
    private static final int NATURALISTS = Cast.with(Ability.IGNORES_FIRST_CREATURE_NON_URBAN);
    private static final int DIPLOMATIC = 2;

    private enum Step {
        BEGIN,
        NORROCKS,
        SCRAMBLER,
        SEARCHED,
        PROTOCOL,
        POLITICS,
        CHOICE,
        SETTLE,
        OVER
    }

    private final int environ;
    private final ActionEvent event;
    private Step step = Step.BEGIN;
    private int mission = GameState.NOBODY;
    private int members;

    EventResolution(int environ, ActionEvent event) {
        this.environ = environ;
        this.event = event;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case NORROCKS -> afterNorrocks(r);
            case SCRAMBLER -> attackByLocals(r);
            case SEARCHED -> {
                if (r.result() != 0) {
                    r.state().note(Ledger.SEARCHED, 1 << mission);
                }
                step = Step.SETTLE;
            }
            case PROTOCOL -> afterProtocolQuestion(r);
            case POLITICS -> afterPoliticsQuestion(r);
            case CHOICE -> askChoice(r);
            case SETTLE -> {
                step = Step.OVER;
                r.call(new Settlement());
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
            s.note(Ledger.EVENTS, type.bit());
            apply(r, type);
        }
    }

    /** Cases 13.41 and 13.42: repeats, contradictions, and events about a mission nobody is on. */
    private boolean isIgnored(GameState s, Type type) {
        int drawn = s.noted(Ledger.EVENTS);
        boolean repeated = (drawn & type.bit()) != 0 && type != Type.DETECTED_SEARCH;
        boolean contradicted =
                switch (type) {
                    case NO_BONUS -> (drawn & Type.EXTRA_BONUS.bit()) != 0;
                    case EXTRA_BONUS -> (drawn & Type.NO_BONUS.bit()) != 0;
                    case CREATURE -> (drawn & Type.CREATURES_OFF.bit()) != 0;
                    case DETECTED_SEARCH -> (drawn & Type.NO_SEARCH.bit()) != 0;
                    default -> false;
                };
        boolean imperialRebels = type == Type.CHICKEN_OUT && s.phasing() == Side.IMPERIAL;
        Mission about = about(type);
        return repeated || contradicted || imperialRebels || about != null && s.group(about.ordinal()) == 0;
    }

    /** The mission an event is about, or null. */
    private static Mission about(Type type) {
        return switch (type) {
            case COUP_ABORT -> Mission.COUP;
            case CHICKEN_OUT -> Mission.REBELLION;
            case WRONG_SOLDIER -> Mission.SUBVERT_TROOPS;
            case PROTOCOL, POLITICS -> Mission.DIPLOMACY;
            default -> null;
        };
    }

    private void apply(Resolution r, Type type) {
        GameState s = r.state();
        switch (type) {
            case CREATURE -> creatureEvent(r);
            case IRATE_LOCALS -> localsEvent(r);
            case STUMBLE -> stumble(r);
            case DETECTED -> Detection.detect(r, Missions.charactersOnMissions(s), "9.42");
            case DETECTED_SEARCH -> searchEvent(r);
            case COUP_ABORT -> abortCoup(r);
            case CHICKEN_OUT -> {
                Detection.detect(r, s.group(Mission.REBELLION.ordinal()), "13.41");
                Missions.end(r, environ, Mission.REBELLION, End.ABORTED, "13.41");
            }
            case WRONG_SOLDIER -> wrongSoldier(r);
            case AGENT -> betray(r);
            case PROTOCOL -> {
                step = Step.PROTOCOL;
                PossessionUse.offered(r, Moment.PROTOCOL, s.group(Mission.DIPLOMACY.ordinal()));
            }
            case POLITICS -> {
                step = Step.POLITICS;
                if (Ratings.bestDiplomacy(s, s.group(Mission.DIPLOMACY.ordinal())) < DIPLOMATIC) {
                    PossessionUse.offered(r, Moment.POLITICS, s.group(Mission.DIPLOMACY.ordinal()));
                }
            }
            case CIVIL_WAR -> {
                if (s.loyalty(planet()).valueFor(s.phasing()) > 0) {
                    Control.setLoyalty(r, planet(), Loyalty.NEUTRAL, "13.4");
                }
            }
            case LOCALS_RAID -> step = Step.CHOICE;
            case ACCIDENT -> step = Missions.charactersOnMissions(s) == 0 ? Step.SETTLE : Step.CHOICE;
            case POPULACE_WILD -> {
                if (s.planetState(planet()) != PlanetState.REBELLION) {
                    s.put(Mark.POPULACE_WILD, environ);
                }
            }
            case CREATURES_OFF, NO_SEARCH, EXTRA_BONUS, NO_BONUS, ATROCITY -> {}
        }
    }

    /** Case 13.43: one group at random among those still on missions, camps excepted; false if there is none. */
    private boolean pickGroup(Resolution r, int among) {
        if (among == 0) {
            return false;
        }
        mission = Chance.member(among, r.pick("mission group", Integer.bitCount(among)));
        members = r.state().group(mission);
        if (r.listening()) {
            r.tell(new Event.GroupPicked(environ, Mission.at(mission), "13.43"));
        }
        return true;
    }

    /** RUL-27: an event that an "ignore the first" ability cancels does not count as drawn. */
    private void cancelled(GameState s) {
        s.forget(Ledger.EVENTS, event.type().bit());
        step = Step.SETTLE;
    }

    // ---- creatures, locals, squads

    private void creatureEvent(Resolution r) {
        GameState s = r.state();
        if (!pickGroup(r, Missions.groupsOfCharacters(s))) {
            return;
        }
        boolean first = (s.noted(Ledger.CREATURE_MET) & 1 << mission) == 0;
        s.note(Ledger.CREATURE_MET, 1 << mission);
        boolean wilderness = PRINTED.environ(environ).type() != EnvironType.URBAN;
        if (first && wilderness && (members & NATURALISTS) != 0) {
            cancelled(s);
            return;
        }
        step = Step.NORROCKS;
        if (!first || !PossessionUse.offered(r, Moment.CREATURE_EVENT, members)) {
            meetCreature(r);
        }
    }

    private void afterNorrocks(Resolution r) {
        if ((r.result() & 1 << Card.NORROCKS) != 0) {
            cancelled(r.state());
        } else {
            meetCreature(r);
        }
    }

    /** Cases 13.45 and 13.46: the creature named here, or sentry robots where the enemy controls the planet. */
    private void meetCreature(Resolution r) {
        step = Step.SETTLE;
        Creature creature = PRINTED.environ(environ).creature().orElse(null);
        if (creature == null) {
            int robots = event == ActionEvent.CREATURE_OR_TWO_SENTRIES
                    ? 2
                    : event == ActionEvent.CREATURE_OR_ONE_SENTRY ? 1 : 0;
            boolean guarded = Control.of(r.state(), planet()) == r.state().phasing().opponent();
            if (robots == 0 || !guarded || (members & HANDY) != 0) {
                return;
            }
            creature = PRINTED.sentryRobots(robots);
        }
        r.call(new CreatureEncounter(environ, mission, creature, members));
    }

    /** Case 13.47: the rebels' own people do not attack them on a risen planet (R12.2). */
    private void localsEvent(Resolution r) {
        GameState s = r.state();
        boolean risen = !s.planetState(planet()).usesLoyaltyMarker();
        if (s.phasing() == Side.REBEL && risen || !pickGroup(r, Missions.groupsOfCharacters(s))) {
            return;
        }
        if ((members & BELOVED) != 0 || PRINTED.environ(environ).irateLocals().isEmpty()) {
            return;
        }
        step = Step.SCRAMBLER;
        if (!PossessionUse.offered(r, Moment.IRATE_LOCALS, members)) {
            fightLocals(r, false);
        }
    }

    private void attackByLocals(Resolution r) {
        fightLocals(r, (r.result() & 1 << Card.SCRAMBLER) != 0);
    }

    private void fightLocals(Resolution r, boolean scrambled) {
        step = Step.SETTLE;
        IrateLocals locals = PRINTED.environ(environ).irateLocals().orElseThrow();
        Side enemy = r.state().phasing().opponent();
        r.call(CharacterCombat.byLocals(environ, enemy, locals, scrambled, members));
    }

    private void stumble(Resolution r) {
        GameState s = r.state();
        Side enemy = s.phasing().opponent();
        boolean possible = Control.of(s, planet()) == enemy && s.units(environ, enemy) > 0;
        if (possible && pickGroup(r, Missions.groupsOfCharacters(s))) {
            Units.show(r, environ, "7.22");
            r.call(CharacterCombat.bySquad(s, environ, enemy, members));
        }
    }

    /** Case 13.48: detection, then a search for one group that was not searched for yet. */
    private void searchEvent(Resolution r) {
        GameState s = r.state();
        Detection.detect(r, Missions.charactersOnMissions(s), "9.42");
        Detection.spread(r);
        int unsought = Missions.groupsOfCharacters(s) & ~s.noted(Ledger.SEARCHED);
        if (Search.hasSearchers(s, environ, s.phasing().opponent()) && pickGroup(r, unsought)) {
            step = Step.SEARCHED;
            r.call(Search.forGroup(s, environ, mission));
        }
    }

    // ---- missions that go wrong

    private void abort(Resolution r, Mission what) {
        members = r.state().group(what.ordinal());
        Missions.end(r, environ, what, End.ABORTED, "13.41");
    }

    private void abortCoup(Resolution r) {
        GameState s = r.state();
        abort(r, Mission.COUP);
        Detection.detect(r, members, "13.41");
        Detection.spread(r);
        int die = r.die("coup aborted");
        if (r.listening()) {
            r.tell(new Event.DieRolled("coup aborted", die, "13.41"));
        }
        CoupPenalty penalty = PRINTED.coupPenalty(event, die);
        Side enemy = s.phasing().opponent();
        if (penalty != CoupPenalty.NONE) {
            Control.shiftLoyalty(r, planet(), enemy, "13.41");
        }
        switch (penalty) {
            case SHIFT_CAPTURE -> capture(r, enemy);
            case SHIFT_CAPTURE_ONE_KILLED -> step = Step.CHOICE;
            case SHIFT_KILLED -> {
                for (int rest = members; rest != 0; rest &= rest - 1) {
                    Casualties.kill(r, Integer.numberOfTrailingZeros(rest), "13.41");
                }
            }
            case SHIFT_FOUND -> r.call(new FoundGroup(environ, members, false));
            case NONE, SHIFT -> {}
        }
    }

    /** Case 12.87: without anybody to hold them there is no capture. */
    private void capture(Resolution r, Side enemy) {
        if (members != 0 && Prisoners.canHold(r.state(), environ, enemy)) {
            r.call(Capture.without(r.state(), environ, enemy, members));
        }
    }

    private void wrongSoldier(Resolution r) {
        GameState s = r.state();
        abort(r, Mission.SUBVERT_TROOPS);
        Side enemy = s.phasing().opponent();
        if (s.units(environ, enemy) == 0) {
            return;
        }
        if (anyLeader(s, Characters.inMilitaryStack(s, environ, enemy))) {
            capture(r, enemy);
        } else {
            r.call(new FoundGroup(environ, members, true));
        }
    }

    private static boolean anyLeader(GameState s, int set) {
        return Ratings.bestLeadership(s, set) > 0;
    }

    private void betray(Resolution r) {
        GameState s = r.state();
        Detection.detect(r, Missions.charactersOnMissions(s), "9.42");
        int groups = Missions.groupsOfCharacters(s);
        if (pickGroup(r, groups)) {
            abort(r, Mission.at(mission));
        }
    }

    /** RUL-74: the Advisor Android saves the first Diplomacy mission that protocol or politics would abort. */
    private boolean savedByAndroid(GameState s) {
        int group = s.group(Mission.DIPLOMACY.ordinal());
        boolean saved = Possessions.countsFor(s, Card.ANDROID, group) && s.noted(Ledger.ANDROID_USED) == 0;
        if (saved) {
            s.note(Ledger.ANDROID_USED, 1);
            cancelled(s);
        }
        return saved;
    }

    private void afterProtocolQuestion(Resolution r) {
        GameState s = r.state();
        if (!savedByAndroid(s)) {
            step = Step.SETTLE;
            abort(r, Mission.DIPLOMACY);
            Control.shiftLoyalty(r, planet(), s.phasing().opponent(), "13.41");
        }
    }

    private void afterPoliticsQuestion(Resolution r) {
        GameState s = r.state();
        boolean versed = Ratings.bestDiplomacy(s, s.group(Mission.DIPLOMACY.ordinal())) >= DIPLOMATIC;
        if (!versed && savedByAndroid(s)) {
            return;
        }
        step = Step.SETTLE;
        if (!versed) {
            abort(r, Mission.DIPLOMACY);
        }
    }

    // ---- choices of single events

    private void askChoice(Resolution r) {
        switch (event.type()) {
            case LOCALS_RAID -> askRaid(r);
            case ACCIDENT -> {
                r.ask(Question.ACCIDENT, r.state().phasing(), environ);
                offer(r, Missions.charactersOnMissions(r.state()));
            }
            default -> {
                r.ask(Question.COUP_VICTIM, r.state().phasing(), environ);
                offer(r, members);
            }
        }
    }

    private static void offer(Resolution r, int characters) {
        for (int rest = characters; rest != 0; rest &= rest - 1) {
            r.or(Kind.CHARACTER, Integer.numberOfTrailingZeros(rest));
        }
    }

    /** Case 8.31: the non-phasing player gives up a unit here or puts his Up PDB Down. */
    private void askRaid(Resolution r) {
        GameState s = r.state();
        Side victim = s.phasing().opponent();
        boolean any = Control.hasUsablePdb(s, planet(), victim);
        r.ask(Question.LOCALS_RAID, victim, environ);
        if (any) {
            r.or(Kind.PDB);
        }
        for (int kind = UnitKind.first(victim); kind <= UnitKind.last(victim); kind++) {
            if (s.units(environ, UnitKind.at(kind)) > 0) {
                r.or(Kind.UNIT, kind);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            step = Step.SETTLE;
        } else if (s.units(environ, UnitKind.PATROL) + s.units(environ, UnitKind.LINE) > 1) {
            // RUL-85: whether the Empire has a choice depends on what lies face down.
            r.evenIfForced();
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        step = Step.SETTLE;
        switch (event.type()) {
            case LOCALS_RAID -> {
                if (action.kind() == Kind.PDB) {
                    Control.putPdbDown(r, planet(), "8.31");
                } else {
                    UnitKind kind = UnitKind.at(action.argument());
                    Units.eliminate(r, environ, kind.side(), UnitSet.of(kind, 1), "8.31");
                }
            }
            case ACCIDENT -> Casualties.wound(r, action.argument(), 1);
            default -> {
                Casualties.kill(r, action.argument(), "13.41");
                members &= ~(1 << action.argument());
                capture(r, r.state().phasing().opponent());
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(step.ordinal()).add(mission).add(members);
    }
}
