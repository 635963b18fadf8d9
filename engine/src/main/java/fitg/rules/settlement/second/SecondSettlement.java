package fitg.rules.settlement.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Stacks;
import fitg.rules.loss.second.Losses;
import fitg.rules.prisoner.second.Captivity;
import fitg.rules.prisoner.second.Escorts;
import fitg.rules.prisoner.second.Snare;
import fitg.rules.scenario.second.Briefing;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * S-R7: what is put right after every change, in this order: prisoners without guards, ships without holders, escorts without
 * characters, stacks without units, detection. Never inside a fight, only when it is over.
 */
public final class SecondSettlement extends Procedure {

    private static final int ESCAPES = 4;

    private int ship = Holder.NOBODY;
    private int prisoner = Holder.NOBODY;

    @Override
    public void advance(Resolution r) {
        noteEmptyCell(r);
        rollForUnguarded(r);
        if (askedForPrisoner(r) || askedForShip(r)) {
            return;
        }
        Escorts.settle(r);
        dissolveStacks(r.state());
        SovereignsAndCamps.settle(r);
        detectWithUnits(r);
        spread(r);
        loseUnattendedShips(r);
        loseDamagedSXIII(r);
        forgetLostShips(r.state());
        noteEmptyCell(r);
        r.finish();
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (ship != Holder.NOBODY) {
            Ships.assign(r, ship, action.argument(), "E5.1.b.9");
            ship = Holder.NOBODY;
        } else {
            Captivity.hold(r, prisoner, action.kind() == Kind.UNITS ? Holder.UNITS : action.argument());
            prisoner = Holder.NOBODY;
        }
    }

    /** 4a, 3.3: the cell of the scenario's prisoner is no more once he has left its planet as a prisoner. */
    private static void noteEmptyCell(Resolution r) {
        GameState s = r.state();
        Briefing briefing = Briefing.of(r.rules().scenario());
        boolean taken = briefing.hasCell()
                && s.people().isPrisoner(briefing.cell())
                && Place.planet(s.people().at(briefing.cell())) != briefing.cellPlanet();
        if (taken) {
            TheatreState.of(s).leaveCell();
        }
    }

    /** E5.5.b.6 and S-R65. */
    private static void rollForUnguarded(Resolution r) {
        TheatreState theatre = TheatreState.of(r.state());
        for (long rest = theatre.takeUnguarded(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int die = r.die("fate of the prisoner");
            boolean executed = die > ESCAPES;
            if (r.listening()) {
                r.tell(new Happening.FateOfPrisoner(each, die, executed, "E5.5.b.6"));
            }
            if (executed) {
                Losses.kill(r, each, "E5.5.b.6");
            } else {
                Captivity.freeDetected(r, each, "E5.5.b.6");
            }
        }
    }

    /** E5.5.a.6: a prisoner whose guard is gone gets another of the same stack, or is free and detected. */
    private boolean askedForPrisoner(Resolution r) {
        GameState s = r.state();
        for (long rest = s.people().prisoners(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (isHeld(s, each)) {
                continue;
            }
            long guards = guardsFor(s, each);
            boolean units = s.people().holder(each) != Holder.SHIP && unitsMayHold(s, each);
            if (guards == 0 && !units) {
                Captivity.freeDetected(r, each, "E5.5.a.6");
                continue;
            }
            prisoner = each;
            r.ask(Query.HOLDER, Cast.side(each).opponent(), each);
            if (units) {
                r.or(Kind.UNITS);
            }
            r.orEach(Kind.CHARACTER, guards);
            return true;
        }
        return false;
    }

    private static boolean isHeld(Position s, int prisoner) {
        Side captor = Cast.side(prisoner).opponent();
        int place = s.people().at(prisoner);
        return switch (s.people().holder(prisoner)) {
            case Holder.UNITS -> Theatre.counters(s).anyMilitary(place, captor) || Snare.holds(s, place);
            case Holder.SHIP -> Theatre.company(s).isAboard(prisoner);
            default -> {
                int guard = s.people().holder(prisoner);
                yield s.people().isFree(guard) && s.people().at(guard) == place;
            }
        };
    }

    /** In the stack of the one who held him. */
    private static long guardsFor(Position s, int prisoner) {
        Side captor = Cast.side(prisoner).opponent();
        int place = s.people().at(prisoner);
        if (!Place.isEnviron(place)) {
            return PieceSet.NONE;
        }
        int holder = s.people().holder(prisoner);
        boolean withUnits = holder < 0 || PieceSet.has(s.people().military(), holder);
        return withUnits ? Stacks.withUnits(s, place, captor) : Stacks.apart(s, place, captor);
    }

    private static boolean unitsMayHold(Position s, int prisoner) {
        int holder = s.people().holder(prisoner);
        boolean withUnits = holder < 0 || PieceSet.has(s.people().military(), holder);
        return withUnits
                && Theatre.counters(s)
                        .anyMilitary(
                                s.people().at(prisoner), Cast.side(prisoner).opponent());
    }

    /** S-D50: the ship of one who is dead or captured passes to somebody of his stack. */
    private boolean askedForShip(Resolution r) {
        GameState s = r.state();
        for (long rest = s.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int holder = s.gear().shipHolder(each);
            boolean orphaned = holder == Holder.ORPHANED;
            if (!orphaned && (holder < 0 || s.people().isFree(holder))) {
                continue;
            }
            long heirs = each == Spaceship.REDJACS ? PieceSet.NONE : heirs(s, each);
            if (heirs == 0) {
                Ships.assign(r, each, Holder.NOBODY, "E5.1.b.9");
                continue;
            }
            ship = each;
            r.ask(Query.SHIP_HOLDER, Ships.side(each), each);
            r.orEach(Kind.CHARACTER, heirs);
            return true;
        }
        return false;
    }

    /** Those with the ship who have none of their own; in space those aboard it. */
    private static long heirs(Position s, int ship) {
        int place = s.gear().shipAt(ship);
        long there = Characters.free(s, place, Ships.side(ship));
        if (!Place.isEnviron(place)) {
            there &= Theatre.company(s).aboardSpaceship(ship);
        }
        long heirs = PieceSet.NONE;
        for (long rest = there; rest != 0; rest = PieceSet.rest(rest)) {
            int heir = PieceSet.lowest(rest);
            heirs |= Ships.heldBy(s, heir) == Holder.NOBODY ? PieceSet.only(heir) : PieceSet.NONE;
        }
        return heirs;
    }

    /** E3.3.b.4: who stands with units that are gone stands apart; nobody in space is in such a stack. */
    private static void dissolveStacks(GameState s) {
        Counters counters = Theatre.counters(s);
        for (long rest = s.people().military() & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int place = s.people().at(each);
            if (!Place.isEnviron(place) || !counters.anyMilitary(place, Cast.side(each))) {
                s.people().leaveMilitary(PieceSet.only(each));
            }
        }
    }

    /** E3.3.b.6. */
    private static void detectWithUnits(Resolution r) {
        GameState s = r.state();
        Detection.detect(r, s.people().military() & s.people().free(), "E3.3.b.6");
    }

    /** C-DETECT-1 and S-R29: one gives away his friends in an environ; aboard ships each keeps his own state. */
    private static void spread(Resolution r) {
        GameState s = r.state();
        long free = s.people().free();
        for (long rest = free & s.people().detectedFlags(); rest != 0; rest = PieceSet.rest(rest)) {
            int seen = PieceSet.lowest(rest);
            int place = s.people().at(seen);
            long hidden = free & Cast.of(Cast.side(seen)) & ~s.people().detectedFlags();
            if (hidden != 0 && Place.isEnviron(place)) {
                Detection.detect(r, s.people().present(place, hidden), "C-DETECT-1");
            }
        }
    }

    /** Case 14.59, kept: a ship in an environ without a unit or character of its side is lost. */
    private static void loseUnattendedShips(Resolution r) {
        GameState s = r.state();
        Company company = Theatre.company(s);
        for (long rest = s.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int place = s.gear().shipAt(each);
            Side side = Ships.side(each);
            boolean attended = Place.isEnviron(place)
                    ? Theatre.counters(s).anyMilitary(place, side) || Characters.free(s, place, side) != 0
                    : company.aboardSpaceship(each) != 0
                            || company.dockedTo(each) != Holder.NOBODY
                            || Theatre.counters(s).anyMilitary(place, side);
            if (!attended) {
                Ships.lose(r, each, "14.59");
            }
        }
    }

    /** Card 40 (27.14): the S-XIII cannot be repaired; damaged it goes back to the deck once it has landed. */
    private static void loseDamagedSXIII(Resolution r) {
        GameState s = r.state();
        Company company = Theatre.company(s);
        int place = s.gear().shipAt(Spaceship.S_XIII);
        boolean landed = place >= 0 && Place.isEnviron(place) && company.aboardSpaceship(Spaceship.S_XIII) == 0;
        if (landed && PieceSet.has(company.damagedShips(), Spaceship.S_XIII)) {
            Ships.lose(r, Spaceship.S_XIII, "27.14");
        }
    }

    /** What befell a ship goes with it, however it was lost: another of its kind may come into the game (14.61). */
    private static void forgetLostShips(GameState s) {
        CompanyState company = TheatreState.company(s);
        for (long rest = company.damagedShips() & ~s.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = PieceSet.lowest(rest);
            company.setShipDamaged(ship, false);
            company.setShipHits(ship, 0);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(prisoner);
    }
}
