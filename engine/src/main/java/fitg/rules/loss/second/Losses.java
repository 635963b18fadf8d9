package fitg.rules.loss.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Pieces;
import fitg.rules.force.second.SovereignFlight;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.force.second.Squads;
import fitg.rules.force.second.Stacks;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.Prisoners;
import fitg.rules.prisoner.second.Captivity;
import fitg.rules.prisoner.second.Escorts;
import fitg.rules.prisoner.second.SovereignEnd;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.List;

/** What goes with a piece that is lost, in the order of S-R7: cargo, those aboard, then the rest by the settlement. */
@Completion({"C-POD-1", "C-JUMP-2"})
public final class Losses {

    private static final int POD_SAVES = 4;
    private static final int POD_SAVES_REBEL_PRISONER = 2;

    private Losses() {}

    /** A character, sovereign or escort is dead. */
    public static void kill(Resolution r, int fighter, String ruleCase) {
        if (Company.isSovereign(fighter)) {
            SovereignEnd.remove(r, fighter, ruleCase);
            return;
        }
        if (Company.isEscort(fighter)) {
            Escorts.remove(r, fighter);
            return;
        }
        GameState s = r.state();
        int place = s.people().at(fighter);
        long stack = place < 0 ? PieceSet.NONE : Stacks.around(s, fighter);
        if (s.people().isPrisoner(fighter)) {
            s.people().release(fighter);
        }
        Ships.orphan(s, fighter);
        Escorts.pass(r, fighter, stack);
        s.people().setAt(fighter, Place.OUT_OF_GAME);
        s.people().conceal(PieceSet.only(fighter));
        s.people().leaveMilitary(PieceSet.only(fighter));
        TheatreState.company(s).forget(fighter);
        Prisoners.leaveGroups(s, fighter);
        if (r.listening()) {
            r.tell(new Event.Killed(fighter, ruleCase));
        }
        Possessions.destroy(r, fighter);
    }

    /** A ground unit is destroyed; prisoners it held may lose their last guards (S-R65). */
    public static void groundUnit(Resolution r, int counter, String ruleCase) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        int place = counters.place(counter);
        Side side = counters.side(counter);
        remove(r, counter, ruleCase);
        Captivity.losesGuards(s, place, side);
    }

    /** A starship is destroyed where its crew can take to the pods (S-R26); landed, nobody is inside (S-R13). */
    public static void starship(Resolution r, int counter, String ruleCase) {
        int place = TheatreState.counters(r.state()).place(counter);
        Side side = TheatreState.counters(r.state()).side(counter);
        long aboard = clear(r, counter, ruleCase);
        escape(r, aboard, Place.planet(place), side);
        sovereignsEscape(r, place, side);
    }

    /** C-POD-1: with the last starship of his side over his planet a sovereign takes to a pod, and comes down in his environ. */
    private static void sovereignsEscape(Resolution r, int place, Side side) {
        if (!Place.isOrbit(place) || Theatre.counters(r.state()).starships(place, side) > 0) {
            return;
        }
        for (long rest = Sovereigns.inOrbit(r.state(), place, side); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (r.die("escape pod") <= POD_SAVES) {
                SovereignFlight.comeDown(r, Sovereigns.sovereign(each));
            } else {
                kill(r, each, "C-POD-1");
            }
        }
    }

    /** A starship is lost in a jump: everybody aboard is dead (S-R20). */
    public static void starshipInHyperspace(Resolution r, int counter, String ruleCase) {
        killAll(r, clear(r, counter, ruleCase), ruleCase);
    }

    /** Cargo and docked ships are lost first; returns everybody who was aboard any of them. */
    private static long clear(Resolution r, int counter, String ruleCase) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        CompanyState company = TheatreState.company(s);
        int cargo = counters.cargo(counter);
        if (cargo != Holder.NOBODY) {
            remove(r, cargo, ruleCase);
        }
        long aboard = company.aboardStarship(counter);
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (company.dockedTo(ship) == counter) {
                aboard |= company.aboardSpaceship(ship);
                dropSpaceship(r, ship, ruleCase);
            }
        }
        remove(r, counter, ruleCase);
        return aboard;
    }

    private static void remove(Resolution r, int counter, String ruleCase) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        if (r.listening()) {
            r.tell(new Happening.CountersLost(
                    counters.side(counter), counters.place(counter), List.of(Pieces.counter(s, counter)), ruleCase));
        }
        Squads.carrierLost(r, counter);
        counters.eliminate(counter);
    }

    /** A character spaceship is destroyed at a planet; those aboard take to the pods. */
    public static void spaceship(Resolution r, int ship, int planet, String ruleCase) {
        long aboard = TheatreState.company(r.state()).aboardSpaceship(ship);
        dropSpaceship(r, ship, ruleCase);
        escape(r, aboard, planet, Ships.side(ship));
    }

    /** A character spaceship is lost in a jump, with everybody aboard. */
    public static void spaceshipInHyperspace(Resolution r, int ship, String ruleCase) {
        long aboard = TheatreState.company(r.state()).aboardSpaceship(ship);
        dropSpaceship(r, ship, ruleCase);
        killAll(r, aboard, ruleCase);
    }

    private static void dropSpaceship(Resolution r, int ship, String ruleCase) {
        CompanyState company = TheatreState.company(r.state());
        company.dock(ship, Holder.NOBODY);
        company.setShipDamaged(ship, false);
        company.setShipHits(ship, 0);
        Ships.destroy(r, ship, ruleCase);
    }

    private static void killAll(Resolution r, long aboard, String ruleCase) {
        CompanyState company = TheatreState.company(r.state());
        long escorts = company.escorts(aboard);
        for (long rest = escorts; rest != 0; rest = PieceSet.rest(rest)) {
            Escorts.remove(r, PieceSet.lowest(rest));
        }
        for (long rest = aboard; rest != 0; rest = PieceSet.rest(rest)) {
            kill(r, PieceSet.lowest(rest), ruleCase);
        }
    }

    /** C-POD-1 and S-R27: a die for each, ascending; survivors of one ship come down together, apart and detected. */
    private static void escape(Resolution r, long aboard, int planet, Side shipSide) {
        GameState s = r.state();
        long crew = TheatreState.company(s).withEscorts(aboard);
        long saved = PieceSet.NONE;
        int[] dice = new int[Company.COUNT];
        for (long rest = crew; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            dice[each] = r.die("escape pod");
            saved |= dice[each] <= number(s, each, shipSide) ? PieceSet.only(each) : PieceSet.NONE;
        }
        List<Integer> environs = PRINTED.planet(planet).environs();
        int environ = saved == 0 ? Holder.NOBODY : environs.get(r.pick("landing of the pods", environs.size()));
        long characters = crew & ~Company.ALL_ESCORTS;
        for (long rest = characters; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            tellPod(r, each, dice[each], PieceSet.has(saved, each), environ);
        }
        // The dead first, while the others are still with them: their escorts find another (S-R68).
        for (long rest = crew & ~saved; rest != 0; rest = PieceSet.rest(rest)) {
            kill(r, PieceSet.lowest(rest), "C-POD-1");
        }
        for (long rest = characters & saved; rest != 0; rest = PieceSet.rest(rest)) {
            land(r, PieceSet.lowest(rest), environ);
        }
    }

    /** E5.5.b.4: a Rebel prisoner on an Imperial ship survives on 2 or less. */
    private static int number(GameState s, int fighter, Side shipSide) {
        boolean hopeless = shipSide == Side.IMPERIAL
                && Company.isCharacter(fighter)
                && s.people().isPrisoner(fighter);
        return hopeless ? POD_SAVES_REBEL_PRISONER : POD_SAVES;
    }

    private static void tellPod(Resolution r, int character, int die, boolean lives, int environ) {
        if (r.listening()) {
            r.tell(new Happening.PodTried(character, die, lives, environ, "C-POD-1"));
        }
    }

    /** E5.5.b.5: prisoners who come down are free. */
    private static void land(Resolution r, int character, int environ) {
        GameState s = r.state();
        TheatreState.company(s).leaveShip(character);
        s.people().setAt(character, environ);
        if (s.people().isPrisoner(character)) {
            Captivity.freeDetected(r, character, "E5.5.b.5");
        }
        s.people().leaveMilitary(PieceSet.only(character));
        s.people().detect(PieceSet.only(character));
    }
}
