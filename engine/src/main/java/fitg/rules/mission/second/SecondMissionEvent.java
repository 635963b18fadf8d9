package fitg.rules.mission.second;

import fitg.content.ActionEvent;
import fitg.content.ActionEvent.Type;
import fitg.content.Card;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Chapters;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.second.SecondAtrocityEvent;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.combat.second.FightHits;
import fitg.rules.control.Control;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Leaders;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.MissionEvent;
import fitg.rules.mission.Missions;
import fitg.rules.mission.MutantPeople;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.prisoner.second.SecondCapture;
import fitg.rules.search.second.SecondSearch;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Ledger;
import fitg.state.Position;
import fitg.state.theatre.Theatre;

/** E2.C.3.1, E2.C.3.2 and C-MISS-4: events as 2002 has them, with patrols, secrets of the planet and galactic events. */
@Completion({"C-MISS-2", "C-MISS-4"})
final class SecondMissionEvent extends MissionEvent {

    private static final int HITS_OF_AN_ACCIDENT = 2;

    /** What it has stopped for; the numbers follow those of the steps. */
    private enum Pause {
        NONE,
        LOCALS,
        DIPLOMACY,
        MUTANTS
    }

    private Pause pause = Pause.NONE;

    SecondMissionEvent(int environ, ActionEvent event) {
        super(environ, event, "C-MISS-4", "C-MISS-4");
    }

    @Override
    public void advance(Resolution r) {
        Pause over = pause;
        pause = Pause.NONE;
        switch (over) {
            case NONE -> super.advance(r);
            case MUTANTS -> meetLocals(r);
            case LOCALS -> fightLocals(r, PieceSet.has(r.result(), Card.SCRAMBLER));
            case DIPLOMACY -> disturbDiplomacy(r);
        }
    }

    /** C-MISS-4: not what belongs to wider games, nor loyalty where it means nothing, nor rumours in the month of the blitz (126). */
    @Override
    protected boolean hasMeaning(Resolution r) {
        return Chapters.of(r).knows(event.type())
                && (event.type() != Type.CIVIL_WAR
                        || SecondMissions.hasLoyalty(r.rules().scenario()))
                && !(event.type() == Type.NO_BONUS
                        && Circumstances.now(r.state()).ignoresRumours());
    }

    /** Event 111: under the sunspots of Varu every creature attacks, however often it has, and none goes to sleep. */
    @Override
    protected boolean isTireless(Position s) {
        return event.type() == Type.CREATURE && Circumstances.now(s).wakesCreatures(planet());
    }

    @Override
    protected void announce(Resolution r, boolean takesEffect) {
        r.tell(new Happening.RandomEvent(environ, event, takesEffect, "E2.C.3.1"));
    }

    // ---- who is met

    @Override
    protected void meetCreature(Resolution r) {
        r.call(new CreatureMeeting(environ, event));
    }

    @Override
    protected void meetLocals(Resolution r) {
        GameState s = r.state();
        if (!MutantPeople.areLocalsIrate(s, s.turn().phasing(), environ)) {
            return;
        }
        if (MutantPeople.show(r, environ)) {
            pause = Pause.MUTANTS;
            return;
        }
        long members = pickGroup(r, Missions.distinctGroups(s));
        if (members == 0 || Mishaps.isBeloved(members)) {
            return;
        }
        if (PossessionUse.offered(r, Moment.IRATE_LOCALS, members)) {
            pause = Pause.LOCALS;
        } else {
            fightLocals(r, false);
        }
    }

    private void fightLocals(Resolution r, boolean scrambled) {
        GameState s = r.state();
        r.call(Encounters.withLocals(s, environ, scrambled, s.missions().group(mission)));
    }

    /** S-R90: where no troops are, the watch comes. */
    @Override
    protected boolean hasPatrols(Position s) {
        return true;
    }

    @Override
    protected void meetPatrol(Resolution r, long members) {
        Encounters.withPatrol(r, environ, members);
    }

    // ---- who is found

    @Override
    protected void spreadDetection(Resolution r) {
        r.settle();
    }

    @Override
    protected boolean hasSearchers(Position s) {
        return hasTroops(s) || Characters.free(s, environ, enemy(s)) != 0;
    }

    @Override
    protected void searchFor(Resolution r, long members) {
        r.call(SecondSearch.forGroup(r.state(), environ, members));
    }

    @Override
    protected boolean hasTroops(Position s) {
        return Theatre.counters(s).groundUnits(environ, enemy(s)) > 0;
    }

    @Override
    protected boolean areTroopsLed(Position s) {
        return Leaders.areLed(s, environ, enemy(s));
    }

    @Override
    protected void capture(Resolution r, long members) {
        GameState s = r.state();
        SecondCapture.attempt(r, environ, enemy(s), Theatre.company(s).withEscorts(members));
    }

    @Override
    protected void beFoundByTroops(Resolution r, long members) {
        r.call(FoundByEvent.byPatrol(environ, members));
    }

    // ---- what goes wrong

    @Override
    protected void failCoup(Resolution r, long members) {
        r.call(new SecondAbortedCoup(environ, event, members));
    }

    /** Protocol also moves loyalty; politics trouble only those without a diplomat. */
    @Override
    protected void troubleDiplomats(Resolution r) {
        Position s = r.state();
        Type type = event.type();
        long group = s.missions().group(Mission.DIPLOMACY.ordinal());
        pause = Pause.DIPLOMACY;
        if (Mishaps.ends(s, s.turn().phasing(), type, Mission.DIPLOMACY, group)) {
            PossessionUse.offered(r, type == Type.POLITICS ? Moment.POLITICS : Moment.PROTOCOL, group);
        }
    }

    private void disturbDiplomacy(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        long group = s.missions().group(Mission.DIPLOMACY.ordinal());
        if (!Mishaps.ends(s, side, event.type(), Mission.DIPLOMACY, group)) {
            noteAndroid(s, group);
            return;
        }
        abort(r, Mission.DIPLOMACY);
        if (event.type() == Type.PROTOCOL) {
            Loyalties.shift(r, planet(), side.opponent(), 1, Cause.MISSION, "C-MISS-4");
        }
    }

    /** RUL-74: the Advisor Android saves one mission, and the event has not happened. */
    private void noteAndroid(GameState s, long group) {
        boolean troubled = event.type() == Type.PROTOCOL || !Mishaps.isVersed(s, group);
        if (troubled && Mishaps.isSavedByAndroid(s, group)) {
            s.missions().note(Ledger.ANDROID_USED, 1);
            cancel(s, event);
        }
    }

    @Override
    protected void splitLoyalty(Resolution r) {
        Loyalties.put(r, planet(), Loyalty.NEUTRAL, "C-MISS-4");
    }

    /** C-MISS-4: two hits on somebody at random; escorts are on the mission too (S-R68). */
    @Override
    protected void haveAccident(Resolution r) {
        GameState s = r.state();
        long fighters = Theatre.company(s).withEscorts(Characters.onMissions(s));
        if (fighters != 0) {
            int victim = PieceSet.member(fighters, r.pick("accident", PieceSet.size(fighters)));
            FightHits.take(r, victim, HITS_OF_AN_ACCIDENT, "C-MISS-4");
        }
    }

    @Override
    protected void witnessAtrocity(Resolution r) {
        r.call(new SecondAtrocityEvent(environ));
    }

    /** S-R89: the other player gives up a unit or landed starship here, or his Up PDB goes Down. */
    @Override
    protected void choose(Resolution r) {
        GameState s = r.state();
        Side victim = enemy(s);
        r.ask(Query.LOCALS_RAID, victim, environ);
        boolean any = Defences.isUp(s, planet(), victim);
        if (any) {
            r.or(Kind.PDB);
        }
        any |= Losable.offer(r, environ, victim, counter -> true);
        if (!any) {
            r.askNothing();
            step = Step.SETTLE;
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        step = Step.SETTLE;
        if (action.kind() == Kind.PDB) {
            Control.putPdbDown(r, planet(), "S-R89");
        } else {
            Losable.lose(r, action.argument(), "S-R89");
        }
    }

    @Override
    protected void settle(Resolution r) {
        r.finish();
        r.settle();
    }

    @Override
    protected String tag() {
        return "SecondEvent";
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(event.ordinal())
                .add(step.ordinal() + pause.ordinal())
                .add(mission);
    }
}
