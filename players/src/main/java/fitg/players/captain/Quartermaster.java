package fitg.players.captain;

import static fitg.players.captain.Situation.PRINTED;

import fitg.content.Environ;
import fitg.content.Loyalty;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.level.province.Purchasing;
import fitg.players.galaxy.Stance;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.force.first.Mix;

/** What Force Points are spent on in the Province Game, and where it goes (case 19.0). */
final class Quartermaster {

    /** The share of the money that goes into troops which only hold their ground. */
    private static final double GARRISONS = 0.35;

    private static final double BEST_SHIPS = 0.4;
    private static final double SHIPS = 0.25;

    private final Situation on;
    private final Troops troops;

    Quartermaster(Situation on, Troops troops) {
        this.on = on;
        this.troops = troops;
    }

    private Purchasing purchasing() {
        return on.view().underWay().stream()
                .filter(Purchasing.class::isInstance)
                .map(Purchasing.class::cast)
                .findFirst()
                .orElse(null);
    }

    // ---- what

    double item(Action action) {
        if (givesTheBaseAway(action.kind())) {
            return -1;
        }
        return switch (action.kind()) {
            case UNIT -> 1 + unit(UnitType.at(action.argument()));
            case PDB_UP -> pdbUp(action.argument());
            case PDB_LEVEL -> on.amRebel() ? 0.3 : 0.4;
            default -> 0.2;
        };
    }

    /** Cases 34.41 and 34.44: units and levels tell where the rebels hide. */
    private boolean givesTheBaseAway(Kind kind) {
        if (!on.isGalaxyWide() || kind != Kind.UNIT && kind != Kind.PDB_LEVEL) {
            return false;
        }
        Stance stance = new Stance(on.view());
        return stance.hidesBase(on.me()) && !stance.isTimeToReveal();
    }

    /** A kind is wanted as long as less than its share was spent on it. */
    private double unit(UnitType type) {
        Purchasing purchasing = purchasing();
        int funds = purchasing == null ? 0 : purchasing.funds();
        int spent = purchasing == null ? 0 : purchasing.ordered().count(type) * Mix.cost(type);
        double share = share(type);
        return share == 0 ? -0.5 : (share * funds - spent) / Math.max(1, funds);
    }

    private double share(UnitType type) {
        if (type.isSquad() || type.isBoundToSpace()) {
            return 0;
        }
        if (!type.mobile()) {
            return on.amRebel() ? GARRISONS / 4 : GARRISONS;
        }
        int both = type.strength() + type.spaceStrength();
        return both >= 8 ? SHIPS : both >= 7 ? BEST_SHIPS : both >= 5 ? SHIPS / 2 : SHIPS / 4;
    }

    /** Case 15.52: a base that is Up makes a free planet the rebels' own. */
    private double pdbUp(int planet) {
        boolean decides = on.amRebel() && on.view().planets().state(planet) == PlanetState.REBELLION;
        return decides ? 9 : 1.5;
    }

    /** Raised by the populace: strength for the money, and more of it where there is little room. */
    double raised(int environ, UnitType type) {
        double crowded = on.room(environ, on.me()) < 3 ? 0.4 * type.strength() : 0;
        return type.strength() / (double) Mix.cost(type) + crowded + (type.mobile() ? 0.1 : 0);
    }

    // ---- where

    double place(UnitType type, int place) {
        UnitSet already = purchasing() == null ? UnitSet.EMPTY : purchasing().orderedFor(place);
        if (Place.zone(place) == Place.Zone.ENTRY_STAR) {
            return 1 + (already.isEmpty() ? 0 : 0.5);
        }
        int planet = Place.planet(place);
        double gain = garrison(planet, type.strength());
        boolean capital = PRINTED.planet(planet).kind() != Planet.Kind.ORDINARY;
        if (Place.isOrbit(place)) {
            return (capital ? 0.6 : 0.2) * gain + (capital && type.spaceStrength() >= 4 ? 0.5 : 0);
        }
        double crowd = 0.05 * already.size();
        return gain + 0.02 * PRINTED.environ(place).size() - crowd;
    }

    /** What more strength is worth on a planet, with what is there and what is ordered for it. */
    private double garrison(int planet, double strength) {
        Purchasing purchasing = purchasing();
        double held = on.strengthOnPlanet(planet, on.me());
        for (int environ : PRINTED.planet(planet).environs()) {
            UnitSet more = purchasing == null ? UnitSet.EMPTY : purchasing.orderedFor(environ);
            for (int index = 0; index < more.types(); index++) {
                held += more.count(UnitType.at(index)) * UnitType.at(index).strength();
            }
        }
        return troops.onPlanet(planet, held + strength) - troops.onPlanet(planet, held);
    }

    // ---- set-up

    /** Where a ship of the rebels begins: above people who listen, out of reach of guns. */
    double berth(int orbit) {
        int planet = Place.planet(orbit);
        Loyalty loyalty = on.view().planets().loyalty(planet);
        double people = 0;
        for (int environ : PRINTED.planet(planet).environs()) {
            Environ printed = PRINTED.environ(environ);
            people += printed.size() * 0.1 + (printed.hasCoupRating() ? 0.6 : 0);
        }
        double guns = on.controls(on.me(), planet) ? 0 : on.view().planets().pdbLevel(planet);
        return loyalty.ordinal() + people - 0.8 * guns - (on.hasRisen(planet) ? 2 : 0);
    }

    /** A camp is good where many cards are drawn and a coup can be tried. */
    double camp(int environ) {
        Environ printed = PRINTED.environ(environ);
        return printed.size() + (printed.hasCoupRating() ? 2 + printed.coupRating() : 0);
    }
}
