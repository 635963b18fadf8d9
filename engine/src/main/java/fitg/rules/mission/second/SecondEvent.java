package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.ActionEvent.Type;
import fitg.content.Card;
import fitg.content.EventCard;
import fitg.content.Loyalty;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Chapters;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.second.AtrocityEvent;
import fitg.rules.character.Characters;
import fitg.rules.combat.second.FightHits;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Leaders;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.Missions;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.prisoner.second.Capture;
import fitg.rules.search.second.SecondSearch;
import fitg.rules.secret.Unveiling;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Ledger;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import fitg.state.theatre.Theatre;

/** E2.C.3.1, E2.C.3.2 and C-MISS-4: a random event, with everything it sets off. */
@Completion({"C-MISS-2", "C-MISS-4"})
final class SecondEvent extends Procedure {

    private static final int HITS_OF_AN_ACCIDENT = 2;

    private static final int VARU = EventCard.region(EventCard.VARU_SUNSPOTS);

    private enum Step {
        BEGIN,
        DETECTED,
        SEARCHED,
        RAID,
        SETTLE,
        LOCALS,
        DIPLOMACY,
        BEGIN_LOCALS
    }

    private final int environ;
    private final ActionEvent event;
    private Step step = Step.BEGIN;
    private int mission = Holder.NOBODY;

    SecondEvent(int environ, ActionEvent event) {
        this.environ = environ;
        this.event = event;
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
            case RAID -> askRaid(r);
            case BEGIN_LOCALS -> {
                step = Step.SETTLE;
                meetLocals(r);
            }
            case LOCALS -> fightLocals(r, PieceSet.has(r.result(), Card.SCRAMBLER));
            case DIPLOMACY -> disturbDiplomacy(r);
            case SETTLE -> {
                r.finish();
                r.settle();
            }
        }
    }

    private void begin(Resolution r) {
        GameState s = r.state();
        Type type = event.type();
        boolean takesEffect = !isIgnored(r, type);
        if (r.listening()) {
            r.tell(new Happening.RandomEvent(environ, event, takesEffect, "E2.C.3.1"));
        }
        step = Step.SETTLE;
        if (takesEffect) {
            s.missions().note(Ledger.EVENTS, type.bit());
            apply(r, type);
        }
    }

    /** C-MISS-4: repeats and contradictions, events about a mission nobody is on, and those of wider games. */
    private boolean isIgnored(Resolution r, Type type) {
        GameState s = r.state();
        Mission about = Mishaps.about(type);
        boolean withoutLoyalty =
                type == Type.CIVIL_WAR && !SecondMissions.hasLoyalty(r.rules().scenario());
        boolean lawAndOrder = type == Type.CHICKEN_OUT && s.turn().phasing() == Side.IMPERIAL;
        return !Chapters.of(r).knows(type)
                || withoutLoyalty
                || lawAndOrder
                || type == Type.NO_BONUS && Realm.of(s).isEvent(EventCard.PROPAGANDA_BLITZ)
                || Mishaps.isRepeatedOrContradicted(s, type) && !(type == Type.CREATURE && areCreaturesMad(s))
                || about != null && s.missions().group(about.ordinal()) == 0;
    }

    /** Event 111: under the sunspots of Varu every creature attacks, however often it has, and none goes to sleep. */
    private boolean areCreaturesMad(Position s) {
        return Realm.of(s).isEvent(EventCard.VARU_SUNSPOTS)
                && PRINTED.planet(Place.planet(environ)).systemId() == VARU;
    }

    private void apply(Resolution r, Type type) {
        GameState s = r.state();
        switch (type) {
            case CREATURE -> r.call(new CreatureMeeting(environ, event));
            case IRATE_LOCALS -> meetLocals(r);
            case STUMBLE -> stumble(r);
            case DETECTED -> detectAll(r);
            case DETECTED_SEARCH -> {
                step = Step.DETECTED;
                detectAll(r);
                r.settle();
            }
            case WRONG_SOLDIER -> wrongSoldier(r);
            case AGENT -> betray(r);
            case LOCALS_RAID -> step = Step.RAID;
            case ACCIDENT -> accident(r);
            case COUP_ABORT -> r.call(new SecondAbortedCoup(environ, event, abort(r, Mission.COUP)));
            case PROTOCOL, POLITICS -> troubleDiplomats(r, type);
            case CIVIL_WAR -> splitLoyalty(r);
            case CHICKEN_OUT -> Detection.detect(r, abort(r, Mission.REBELLION), "C-MISS-4");
            case POPULACE_WILD -> {
                if (s.planets().state(Place.planet(environ)) != PlanetState.REBELLION) {
                    s.places().put(Mark.POPULACE_WILD, environ);
                }
            }
            case ATROCITY -> r.call(new AtrocityEvent(environ));
            case CREATURES_OFF, NO_SEARCH, EXTRA_BONUS, NO_BONUS -> {}
        }
    }

    /** Ends a mission without effect and returns those who were on it. */
    private long abort(Resolution r, Mission what) {
        long members = r.state().missions().group(what.ordinal());
        Missions.end(r, environ, what, End.ABORTED, "C-MISS-4");
        return members;
    }

    private static void detectAll(Resolution r) {
        Detection.detect(r, Characters.onMissions(r.state()), "C-MISS-4");
    }

    /** The groups of characters; one on two missions counts once, by the first of them. */
    private static long groups(Position s) {
        return DoubleMissions.distinct(s, Missions.groupsOfCharacters(s));
    }

    /** E2.C.3.2: one group at random, or nobody. */
    private long pickGroup(Resolution r, long among) {
        mission = Missions.pickGroup(r, environ, among);
        return mission == Holder.NOBODY ? PieceSet.NONE : r.state().missions().group(mission);
    }

    /** One group that was not searched for here yet, if there is anybody to search. */
    private void search(Resolution r) {
        GameState s = r.state();
        step = Step.SETTLE;
        Side enemy = s.turn().phasing().opponent();
        long unsought = groups(s) & ~s.missions().noted(Ledger.SEARCHED);
        boolean searchers =
                Theatre.counters(s).groundUnits(environ, enemy) > 0 || Characters.free(s, environ, enemy) != 0;
        if (searchers && unsought != 0) {
            long members = pickGroup(r, unsought);
            step = Step.SEARCHED;
            r.call(SecondSearch.forGroup(s, environ, members));
        }
    }

    private void meetLocals(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        if (!Mutants.areLocalsIrate(s, side, environ)) {
            return;
        }
        if (Unveiling.byUse(r, Secret.MUTANT_WORLD, Place.planet(environ))) {
            step = Step.BEGIN_LOCALS;
            return;
        }
        long members = pickGroup(r, groups(s));
        if (members == 0 || Mishaps.isBeloved(members)) {
            return;
        }
        if (PossessionUse.offered(r, Moment.IRATE_LOCALS, members)) {
            step = Step.LOCALS;
        } else {
            fightLocals(r, false);
        }
    }

    private void fightLocals(Resolution r, boolean scrambled) {
        GameState s = r.state();
        step = Step.SETTLE;
        r.call(Encounters.withLocals(s, environ, scrambled, s.missions().group(mission)));
    }

    /** S-R90: on a planet the enemy controls a group meets a patrol, or the watch where no troops are. */
    private void stumble(Resolution r) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        if (Defences.controller(s, Place.planet(environ)) != enemy) {
            return;
        }
        long members = pickGroup(r, groups(s));
        if (members != 0) {
            Encounters.withPatrol(r, environ, members);
        }
    }

    /** Captured if a leader is with the troops; otherwise found, and the enemy may send a patrol. */
    private void wrongSoldier(Resolution r) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        long members = abort(r, Mission.SUBVERT_TROOPS);
        if (Theatre.counters(s).groundUnits(environ, enemy) == 0) {
            return;
        }
        if (Leaders.areLed(s, environ, enemy)) {
            Capture.attempt(r, environ, enemy, Theatre.company(s).withEscorts(members));
        } else {
            r.call(FoundByEvent.byPatrol(environ, members));
        }
    }

    private void betray(Resolution r) {
        GameState s = r.state();
        detectAll(r);
        pickGroup(r, groups(s));
        if (mission != Holder.NOBODY) {
            abort(r, Mission.at(mission));
        }
    }

    // ---- loyalty

    /** Protocol also moves loyalty; politics trouble only those without a diplomat. */
    private void troubleDiplomats(Resolution r, Type type) {
        Position s = r.state();
        long group = s.missions().group(Mission.DIPLOMACY.ordinal());
        step = Step.DIPLOMACY;
        if (Mishaps.ends(s, s.turn().phasing(), type, Mission.DIPLOMACY, group)) {
            PossessionUse.offered(r, type == Type.POLITICS ? Moment.POLITICS : Moment.PROTOCOL, group);
        }
    }

    private void disturbDiplomacy(Resolution r) {
        GameState s = r.state();
        Type type = event.type();
        Side side = s.turn().phasing();
        long group = s.missions().group(Mission.DIPLOMACY.ordinal());
        step = Step.SETTLE;
        if (!Mishaps.ends(s, side, type, Mission.DIPLOMACY, group)) {
            noteAndroid(s, type, group);
            return;
        }
        abort(r, Mission.DIPLOMACY);
        if (type == Type.PROTOCOL) {
            Loyalties.shift(r, Place.planet(environ), side.opponent(), 1, Cause.MISSION, "C-MISS-4");
        }
    }

    /** RUL-74: the Advisor Android saves one mission, and the event has not happened. */
    private static void noteAndroid(GameState s, Type type, long group) {
        boolean troubled = type == Type.PROTOCOL || !Mishaps.isVersed(s, group);
        if (troubled && Mishaps.isSavedByAndroid(s, group)) {
            s.missions().note(Ledger.ANDROID_USED, 1);
            s.missions().forget(Ledger.EVENTS, type.bit());
        }
    }

    private void splitLoyalty(Resolution r) {
        GameState s = r.state();
        int planet = Place.planet(environ);
        if (s.planets().loyalty(planet).valueFor(s.turn().phasing()) > 0) {
            Loyalties.put(r, planet, Loyalty.NEUTRAL, "C-MISS-4");
        }
    }

    /** C-MISS-4: two hits on somebody at random; escorts are on the mission too (S-R68). */
    private static void accident(Resolution r) {
        GameState s = r.state();
        long fighters = Theatre.company(s).withEscorts(Characters.onMissions(s));
        if (fighters != 0) {
            int victim = PieceSet.member(fighters, r.pick("accident", PieceSet.size(fighters)));
            FightHits.take(r, victim, HITS_OF_AN_ACCIDENT, "C-MISS-4");
        }
    }

    /** S-R89: the other player gives up a unit or landed starship here, or his Up PDB goes Down. */
    private void askRaid(Resolution r) {
        GameState s = r.state();
        Side victim = s.turn().phasing().opponent();
        r.ask(Query.LOCALS_RAID, victim, environ);
        boolean any = Defences.isUp(s, Place.planet(environ), victim);
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
            Control.putPdbDown(r, Place.planet(environ), "S-R89");
        } else {
            Losable.lose(r, action.argument(), "S-R89");
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(step.ordinal()).add(mission);
    }
}
