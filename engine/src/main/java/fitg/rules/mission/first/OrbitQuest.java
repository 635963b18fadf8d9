package fitg.rules.mission.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionCard;
import fitg.content.EnvironType;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Engagements;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.first.AtrocityUnits;
import fitg.rules.character.Ratings;
import fitg.rules.combat.Casualties;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.flight.first.Flight;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.rules.mission.Missions;
import fitg.rules.prisoner.Capture;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.province.Supply;

/** Case 24.0: above a planet one ship tries to take a prisoner out of the enemy's hands. There are bonus draws alone, and no events. */
final class OrbitQuest extends Procedure {

    /** The pilot must be able to fly so well. */
    private static final int BOLD = 2;

    /** A prisoner is to be freed. */
    private static final int NOBODY_IS_HUNTED = -1;

    private static final int HARMLESS = 3;
    private static final int DAMAGED = 4;
    private static final int CAPTURED = 5;

    private static final int LETTERS_TO_DESTROY = 2;

    private enum Step {
        SHIP,
        CREW,
        PRISONER,
        COMING_DOWN,
        OVER,
        /** Of the Galactic Game: what it is about (37.3). */
        AIM
    }

    private final int orbit;
    private Step step = Step.SHIP;
    private int ship = Holder.NOBODY;
    private long asked;
    private long group;
    /** The atrocity unit that is to be destroyed, by its type. */
    private int aim = NOBODY_IS_HUNTED;

    OrbitQuest(int orbit) {
        this.orbit = orbit;
    }

    static boolean isPossible(Position s, int orbit, Side side) {
        return s.area().placeSlot(orbit) >= 0
                && (Prisoners.in(s, orbit, side) != 0 || !prey(s, orbit, side).isEmpty())
                && ships(s, orbit, side) != 0;
    }

    /** Case 37.3: what the rebels can destroy there; that it is one of these they know (G-R25). */
    private static UnitSet prey(Position s, int orbit, Side side) {
        return side == Side.REBEL ? AtrocityUnits.over(s, Place.planet(orbit)) : UnitSet.EMPTY;
    }

    /** P-R31: undamaged, with a pilot who is free to go, and not beside friendly units. */
    private static long ships(Position s, int orbit, Side side) {
        long able = PieceSet.NONE;
        if (Fleets.anybody(s, orbit, side)) {
            return able;
        }
        long eligible = Missions.eligible(s, orbit, side);
        for (long rest = Fleets.ships(s, orbit, side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int pilot = s.gear().shipHolder(each);
            boolean flies = pilot >= 0 && PieceSet.has(eligible, pilot) && Ratings.navigation(s, pilot) >= BOLD;
            able |= flies && !Supply.of(s).isDamaged(each) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return able;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        switch (step) {
            case SHIP -> r.ask(Matter.QUEST_SHIP, side, orbit).orEach(Kind.SHIP, ships(s, orbit, side));
            case AIM -> askAim(r, side);
            case CREW -> askCrew(r, side);
            case PRISONER -> r.ask(Matter.QUEST_PRISONER, side, orbit).orEach(Kind.CHARACTER, held(s));
            case COMING_DOWN -> {
                r.ask(Matter.COMING_DOWN, side, ship);
                for (int environ : Control.environsOf(Place.planet(orbit))) {
                    r.or(Kind.ENVIRON, environ);
                }
            }
            case OVER -> {
                r.finish();
                r.settle();
            }
        }
    }

    private void askAim(Resolution r, Side side) {
        Position s = r.state();
        UnitSet prey = prey(s, orbit, side);
        r.ask(Matter.QUEST_AIM, side, orbit);
        if (held(s) != PieceSet.NONE) {
            r.or(Kind.TAKE);
        }
        for (int index = 0; index < prey.types(); index++) {
            if (prey.count(UnitType.at(index)) > 0) {
                r.or(Kind.UNIT, index);
            }
        }
    }

    private long held(Position s) {
        return Prisoners.in(s, orbit, s.turn().phasing());
    }

    /** Everybody there may come aboard while there is a seat; once somebody is freed seats are not counted (P-R31). */
    private void askCrew(Resolution r, Side side) {
        GameState s = r.state();
        int seats = Ships.seats(ship) - Ships.seatsTaken(s, group);
        long waiting = Missions.eligible(s, orbit, side) & ~group & ~asked;
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            asked |= PieceSet.only(each);
            if (Ships.seats(s, each) <= seats) {
                r.ask(Matter.QUEST_CREW, side, each).or(Kind.TAKE).or(Kind.LEAVE);
                return;
            }
        }
        attempt(r);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case SHIP -> {
                ship = action.argument();
                group = PieceSet.only(r.state().gear().shipHolder(ship));
                step = Step.AIM;
            }
            case AIM -> {
                aim = action.kind() == Kind.UNIT ? action.argument() : NOBODY_IS_HUNTED;
                step = Step.CREW;
            }
            case CREW -> group |= action.kind() == Kind.TAKE ? PieceSet.only(r.subject()) : PieceSet.NONE;
            case PRISONER -> {
                step = Step.OVER;
                Prisoners.free(r, action.argument(), "24.0");
            }
            default -> {
                step = Step.OVER;
                comeDown(r, action.argument());
            }
        }
    }

    // ---- the attempt

    /** As many cards as evasion and cannons come to; a letter counts in any section. */
    private void attempt(Resolution r) {
        GameState s = r.state();
        s.people().markActed(group);
        s.people().barFromMissions(group);
        int pilot = s.gear().shipHolder(ship);
        int draws = Ships.evasion(s, ship, pilot, group) + PRINTED.ship(ship).cannons();
        long deck = Missions.WHOLE_DECK;
        int letters = 0;
        for (int drawn = 0; drawn < draws && deck != 0; drawn++) {
            int card = r.actionCard(deck);
            deck &= ~PieceSet.only(card);
            letters += shows(PRINTED.actionCard(card), Mission.SPACESHIP_QUEST) ? 1 : 0;
        }
        int die = letters > 0 ? 0 : r.die("failed quest");
        if (r.listening()) {
            r.tell(new Dispatch.QuestDrawn(orbit, draws, letters > 0, die, "24.0"));
        }
        step = letters > 0 && aim == NOBODY_IS_HUNTED ? Step.PRISONER : Step.OVER;
        if (die > HARMLESS) {
            fail(r, die);
        } else if (letters >= LETTERS_TO_DESTROY && aim != NOBODY_IS_HUNTED) {
            destroy(r);
        }
    }

    /** One letter is not enough, and costs nothing (37.3). */
    private void destroy(Resolution r) {
        UnitSet unit = UnitSet.of(UnitType.at(aim), 1);
        int stopped = Place.interception(Place.planet(orbit));
        boolean there = r.state().forces().units(stopped, UnitType.at(aim)) > 0;
        Units.eliminate(r, there ? stopped : orbit, Side.IMPERIAL, unit, "37.3");
    }

    /** Whether a card has a letter in any of its sections. */
    static boolean shows(ActionCard card, Mission mission) {
        for (EnvironType.Section section : EnvironType.Section.values()) {
            if (card.face(section).shows(mission)) {
                return true;
            }
        }
        return false;
    }

    private void fail(Resolution r, int die) {
        switch (die) {
            case DAMAGED -> {
                Engagements.of(r).damageInFlight(r, ship, "24.0");
                step = ship == Spaceship.S_XIII ? Step.COMING_DOWN : Step.OVER;
            }
            case CAPTURED -> {
                Ships.destroy(r, ship, "24.0");
                Capture.attempt(r, orbit, r.state().turn().phasing().opponent(), group);
            }
            default -> {
                for (long rest = Flight.party(r.state(), group); rest != 0; rest = PieceSet.rest(rest)) {
                    Casualties.kill(r, PieceSet.lowest(rest), "24.0");
                }
                Ships.destroy(r, ship, "24.0");
            }
        }
    }

    /** P-R16: nobody looks for it. */
    private void comeDown(Resolution r, int environ) {
        GameState s = r.state();
        Transit.people(s, Flight.party(s, group), environ);
        Transit.ships(s, PieceSet.only(ship), environ);
    }

    @Override
    protected void digest(Digest d) {
        d.add(orbit).add(step.ordinal()).add(ship).add(asked).add(group).add(aim);
    }
}
