package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Fighters;
import fitg.rules.loss.second.Losses;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.prisoner.second.Captivity;
import fitg.rules.prisoner.second.SecondCapture;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * E5.5.c.1 and S-R88: in an orbit box a spaceship with all aboard tries to rescue a prisoner from an enemy starship or spaceship, or
 * to destroy an atrocity unit (14.3). No events; bonus rolls only, any section of the card (C-MISS-5). The pilot leads.
 */
@Completion("C-MISS-5")
final class SpaceshipQuest extends Procedure {

    private static final int BOLD = 2;
    private static final int LETTERS_TO_DESTROY = 2;
    private static final int DAMAGED = 4;
    private static final int LOST = 5;
    private static final int DESTROYED = 6;

    private enum Step {
        PILOT,
        AIM,
        PRISONER,
        CAPTURED,
        OVER
    }

    private final int orbit;
    private Step step = Step.PILOT;
    private int ship = Holder.NOBODY;
    private int pilot = Holder.NOBODY;
    /** The atrocity unit that is to be destroyed, or NOBODY when a prisoner is to be freed. */
    private int quarry = Holder.NOBODY;

    SpaceshipQuest(int orbit) {
        this.orbit = orbit;
    }

    // ---- who can, and how often they roll

    /** Own characters in an enemy's hands aboard a ship of the box. */
    static long prisoners(Position s, int orbit, Side side) {
        return Prisoners.in(s, orbit, side);
    }

    /** Unwounded holders, aboard, with navigation 2 or more, of undamaged ships that are not docked; nobody without an aim. */
    static long pilots(Position s, int orbit, Side side) {
        Company company = Theatre.company(s);
        long found = PieceSet.NONE;
        if (prisoners(s, orbit, side) == 0 && !hasQuarry(s, orbit, side)) {
            return found;
        }
        for (long rest = s.people().present(orbit, s.people().free() & Cast.of(side)); rest != 0; ) {
            int each = PieceSet.lowest(rest);
            rest = PieceSet.rest(rest);
            int own = Ships.heldBy(s, each);
            boolean aboard = own != Holder.NOBODY
                    && company.spaceshipOf(each) == own
                    && company.dockedTo(own) == Holder.NOBODY
                    && !PieceSet.has(company.damagedShips(), own);
            boolean able = !PieceSet.has(company.wounded() | s.people().noMission(), each)
                    && Fighters.navigation(s, each) >= BOLD;
            found |= aboard && able ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** P 11.1: the evasion value of the ship with this pilot, and its cannons. */
    static int rolls(Position s, int pilot) {
        int ship = pilot == Holder.NOBODY ? Holder.NOBODY : Ships.heldBy(s, pilot);
        if (ship == Holder.NOBODY) {
            return 0;
        }
        Spaceship printed = PRINTED.ship(ship);
        return Ships.evasion(s, ship, pilot, Theatre.company(s).aboardSpaceship(ship)) + printed.cannons();
    }

    // ---- the mission

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        switch (step) {
            case PILOT ->
                r.ask(Query.MISSION_LEADER, side, Mission.SPACESHIP_QUEST.ordinal())
                        .orEach(Kind.CHARACTER, pilots(s, orbit, side));
            case AIM -> askAim(r, side);
            case PRISONER -> r.ask(Query.FREE_PRISONER, side, orbit).orEach(Kind.CHARACTER, prisoners(s, orbit, side));
            case CAPTURED -> {
                step = Step.OVER;
                loseShip(r);
            }
            case OVER -> {
                r.finish();
                r.settle();
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case PILOT -> {
                pilot = action.argument();
                step = Step.AIM;
            }
            case AIM -> {
                quarry = action.kind() == Kind.COUNTER ? action.argument() : Holder.NOBODY;
                attempt(r);
            }
            default -> {
                step = Step.OVER;
                rescue(r, action.argument());
            }
        }
    }

    private long aboard(Position s) {
        return Theatre.company(s).aboardSpaceship(ship) & s.people().free();
    }

    /** 14.3: an Imperial atrocity unit in the box, which the rebels know of (G-R25). */
    private static boolean hasQuarry(Position s, int orbit, Side side) {
        Counters counters = Theatre.counters(s);
        if (side == Side.IMPERIAL || counters.starships(orbit, Side.IMPERIAL) == 0) {
            return false;
        }
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (isQuarry(counters, each, orbit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isQuarry(Counters counters, int counter, int orbit) {
        return counters.isStarship(counter, orbit, Side.IMPERIAL)
                && counters.type(counter).branch() == CounterType.Branch.ATROCITY;
    }

    /** One aim is declared; with one only there is nothing to ask. */
    private void askAim(Resolution r, Side side) {
        Position s = r.state();
        r.ask(Query.QUEST_AIM, side, orbit);
        if (prisoners(s, orbit, side) != 0) {
            r.or(Kind.CHARACTERS);
        }
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (side == Side.REBEL && isQuarry(counters, each, orbit)) {
                r.or(Kind.COUNTER, each);
            }
        }
    }

    private void attempt(Resolution r) {
        GameState s = r.state();
        ship = Ships.heldBy(s, pilot);
        long group = aboard(s);
        TheatreState.company(s).deeds().goOnMission(group);
        if (r.listening()) {
            r.tell(new Event.MissionAssigned(orbit, Mission.SPACESHIP_QUEST, group, false, Holder.NOBODY, "E5.5.c.1"));
        }
        int needed = quarry == Holder.NOBODY ? 1 : LETTERS_TO_DESTROY;
        int found = 0;
        for (int rolls = rolls(s, pilot); rolls > 0 && found < needed; rolls--) {
            found += BonusRoll.inAnySection(r, orbit, Mission.SPACESHIP_QUEST) ? 1 : 0;
        }
        tellEnd(r, found >= needed, found);
        if (found >= needed) {
            succeed(r);
        } else if (found == 0) {
            fail(r);
        } else {
            step = Step.OVER;
        }
    }

    private void succeed(Resolution r) {
        if (quarry == Holder.NOBODY) {
            step = Step.PRISONER;
        } else {
            step = Step.OVER;
            Losses.starship(r, quarry, "C-OTHER-1");
        }
    }

    private void tellEnd(Resolution r, boolean success, int letters) {
        if (r.listening()) {
            End end = success ? End.COMPLETED : End.FAILED;
            r.tell(new Event.MissionEnded(orbit, Mission.SPACESHIP_QUEST, end, letters, "C-MISS-5"));
        }
    }

    /** R31: the rescued joins the group aboard; seats are not counted. */
    private void rescue(Resolution r, int prisoner) {
        Captivity.freeByMission(r, prisoner, "E5.5.c.1");
        TheatreState.company(r.state()).boardSpaceship(prisoner, ship);
    }

    /** S-R88: 1 to 3 nothing, 4 damage, 5 ship and freedom lost, 6 the ship destroyed. */
    private void fail(Resolution r) {
        GameState s = r.state();
        int die = r.die("failed quest");
        if (r.listening()) {
            r.tell(new Event.DieRolled("failed quest", die, "S-R88"));
        }
        step = Step.OVER;
        switch (die) {
            case DAMAGED -> {
                TheatreState.company(s).setShipDamaged(ship, true);
                if (r.listening()) {
                    r.tell(new Happening.SpaceshipChanged(ship, true, "S-R88"));
                }
            }
            case LOST -> {
                step = Step.CAPTURED;
                Side enemy = s.turn().phasing().opponent();
                SecondCapture.attempt(r, orbit, enemy, Theatre.company(s).withEscorts(aboard(s)));
            }
            case DESTROYED -> Losses.spaceship(r, ship, Place.planet(orbit), "S-R88");
            default -> {}
        }
    }

    /** All aboard are taken, or take to the pods for want of a seat; enemies who were prisoners go over to a ship of theirs. */
    private void loseShip(Resolution r) {
        GameState s = r.state();
        for (long rest = Theatre.company(s).aboardSpaceship(ship); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (s.people().isPrisoner(each)) {
                Captivity.freeDetected(r, each, "E5.5.b.2");
                goOver(s, each);
            }
        }
        if (aboard(s) == 0) {
            Ships.lose(r, ship, "S-R88");
        } else {
            Losses.spaceship(r, ship, Place.planet(orbit), "E5.5.a.3");
        }
    }

    private void goOver(GameState s, int character) {
        var counters = TheatreState.counters(s);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (counters.isStarship(each, orbit, Cast.side(character))) {
                TheatreState.company(s).boardStarship(character, each);
                return;
            }
        }
        for (int each = Ships.first(Cast.side(character)); each <= Ships.last(Cast.side(character)); each++) {
            if (s.gear().shipAt(each) == orbit) {
                TheatreState.company(s).boardSpaceship(character, each);
                return;
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(orbit).add(step.ordinal()).add(ship).add(pilot).add(quarry);
    }
}
