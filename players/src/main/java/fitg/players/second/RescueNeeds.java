package fitg.players.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.rules.force.second.Leaders;
import fitg.rules.search.second.SearchTable10;

/** What is needed where in a skirmish, above all in one about a prisoner. */
final class RescueNeeds implements Needs {

    private static final int GUARD = 30;
    private static final int HUNT = 25;
    private static final int ENOUGH = 9;
    private static final int WATCH = 20;
    private static final int RESCUE = 50;
    private static final int HOME = 70;
    private static final int COMPANY = 15;

    private final Field field;

    RescueNeeds(Field field) {
        this.field = field;
    }

    @Override
    public double troops(int environ) {
        return field.isRebel() ? assault(environ) : garrison(environ);
    }

    /** The Empire guards its prisoner and stands where the Rebels are. */
    private double garrison(int environ) {
        double need = environ == field.cell() ? GUARD : 0;
        long rebels = field.free(environ, Side.REBEL);
        need += rebels != 0 ? HUNT + 2 * PieceSet.size(rebels) : 0;
        need += 4 * field.ground(environ, Side.REBEL);
        return field.ground(environ, Side.IMPERIAL) >= ENOUGH ? need / 2 : need;
    }

    /** The Rebels fight where the prisoner is, above all with somebody who leads. */
    private double assault(int environ) {
        if (environ != field.cell()) {
            return 0;
        }
        boolean led = Leaders.inEnviron(field.view, environ, Side.REBEL) != 0;
        return GUARD + (led ? 10 : 0);
    }

    @Override
    public double fleet(int planet) {
        if (field.isRebel()) {
            return 0;
        }
        int cell = field.cell();
        double need = cell >= 0 && Place.planet(cell) == planet ? WATCH : 0;
        for (long rest = field.all(Side.REBEL); rest != 0; rest = PieceSet.rest(rest)) {
            int at = field.view.people().at(PieceSet.lowest(rest));
            need += Place.planet(at) == planet ? 6 : 0;
        }
        return need;
    }

    @Override
    public double people(long party, int place) {
        return field.isRebel() ? rebels(party, place) : imperials(party, place);
    }

    private double rebels(long party, int place) {
        double worth = -danger(party, place);
        if (field.prizeIsHeld()) {
            long able = party & ~field.company.wounded();
            worth += place == field.cell() && able != 0 ? RESCUE + 3 * PieceSet.size(able) : prey(party, place);
        } else if (field.prizeIsFree()) {
            worth += withPrize(party, place);
        } else {
            worth += prey(party, place);
        }
        return worth;
    }

    /** He is brought out of the system; friends with a ship fetch him. */
    private double withPrize(long party, int place) {
        if (!PieceSet.has(party, field.prize())) {
            return place == field.view.people().at(field.prize()) ? RESCUE : 0;
        }
        return field.mustGetAway() && field.isAway(place) ? HOME : 0;
    }

    /** Imperial characters who can be found: taken, they count. */
    private double prey(long party, int place) {
        if (!Place.isEnviron(place)) {
            return 0;
        }
        long hiders = field.hiders(place, Side.IMPERIAL);
        boolean stronger = field.strength(party) > field.strength(hiders);
        return hiders != 0 && stronger ? HUNT : 0;
    }

    /** What a search may do to them, more to the wounded. */
    private double danger(long party, int place) {
        if (!Place.isEnviron(place)) {
            return 2 * field.fleet(place, field.enemy);
        }
        int troops = field.ground(place, field.enemy);
        int number = troops == 0 ? 0 : SearchTable10.number(troops, SearchTable10.hiding(field.view, place, party));
        int wounded = PieceSet.size(party & field.company.wounded());
        return 2.0 * number + (troops > 0 ? 6.0 * wounded : 0);
    }

    /** An Imperial character leads troops, best where the prisoner or Rebels are. */
    private double imperials(long party, int place) {
        if (!Place.isEnviron(place)) {
            return 0;
        }
        int troops = field.ground(place, Side.IMPERIAL);
        double worth = troops > 0 ? COMPANY + Math.min(troops, ENOUGH) : -COMPANY;
        if (troops > 0) {
            worth += place == field.cell() ? COMPANY : 0;
            worth += field.free(place, Side.REBEL) != 0 ? COMPANY : 0;
        }
        return worth;
    }
}
