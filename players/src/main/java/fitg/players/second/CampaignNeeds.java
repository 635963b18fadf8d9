package fitg.players.second;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.players.galaxy.Causes;
import fitg.players.galaxy.Stance;
import fitg.rules.control.Control;
import fitg.rules.force.second.Leaders;
import fitg.rules.search.second.SearchTable10;
import fitg.state.Cast;
import fitg.state.Mark;

/** What is needed where in a campaign: troops at risings, people where a planet can be swayed, fleets over both. */
final class CampaignNeeds implements Needs {

    private static final Catalogue PRINTED = Catalogue.standard();

    /** How uneasy a garrison is, by the loyalty of its planet. */
    private static final double[] UNEASE = {0, 0, 1, 4, 8};

    /** What there is for rebels to do, and for diplomats of the Empire. */
    private static final double[] UNDERGROUND = {8, 14, 19, 25, 34};

    private static final double[] DIPLOMACY = {0, 0, 3, 8, 14};

    private static final int CALM = 5;
    private static final int FIGHT = 25;
    private static final int HOLD = 20;
    private static final int HUNT = 12;

    /** Who is hunted flies away before anybody searches: troops do better where something has risen. */
    private static final int CHASE = 4;

    private static final int HEAVY_ODDS = 8;
    private static final int ENOUGH = 9;
    private static final int FOOTHOLD = 4;
    private static final double VALUE = 5;
    private static final double BARRED = 40;
    private static final double RAKED = 4;
    private static final int COMPANY = 12;
    private static final int CROWD = 7;
    private static final int CROWDED = 6;
    private static final int GROUP = 4;
    private static final int STRANDED = 3;
    private static final double WATCHED = 1.5;

    private final Field field;
    private final Stance stance;
    private final Causes causes;

    CampaignNeeds(Field field) {
        this.field = field;
        stance = new Stance(field.view);
        causes = new Causes(stance);
    }

    // ---- troops

    @Override
    public double troops(int environ) {
        return field.isRebel() ? assault(environ) : garrison(environ);
    }

    /** Some unease there is nearly everywhere. */
    @Override
    public boolean areIdle(int environ) {
        return troops(environ) < CALM;
    }

    /** The Empire fights risings, holds on to what has risen, and stands where rebels have been seen. */
    private double garrison(int environ) {
        int planet = Place.planet(environ);
        int value = stance.value(planet);
        int own = field.ground(environ, Side.IMPERIAL);
        double need = stance.isRisen(planet)
                ? recapture(environ, planet)
                : UNEASE[stance.unrest(planet)] + (value > 1 ? 3 : 0);
        long hiders = field.free(environ, Side.REBEL);
        if (hiders != 0) {
            need += CHASE + PieceSet.size(hiders);
        }
        return own > 2 * field.ground(environ, Side.REBEL) + ENOUGH ? need / 2 : need;
    }

    /** A single unit keeps a planet in rebellion from the rebels; more are needed only where they stand. */
    private double recapture(int environ, int planet) {
        double value = VALUE * stance.value(planet);
        if (field.ground(environ, Side.REBEL) > 0) {
            return FIGHT + value;
        }
        int own = stance.ground(planet, Side.IMPERIAL);
        boolean won = stance.isHeldBy(Side.REBEL, planet) || stance.ground(planet, Side.REBEL) > 0;
        return won || own == 0 ? HOLD + value : own < FOOTHOLD ? HUNT : CALM - 1;
    }

    /** The rebels drive the Empire from what has risen, hold what they have, and strip what is about to rise. */
    private double assault(int environ) {
        int planet = Place.planet(environ);
        int value = stance.value(planet);
        int enemy = field.ground(environ, Side.IMPERIAL);
        if (stance.isRisen(planet)) {
            if (enemy > 0) {
                return FIGHT + VALUE * value;
            }
            boolean contested = stance.hasUnits(planet, Side.IMPERIAL);
            boolean bare = !stance.hasUnits(planet, Side.REBEL);
            return bare || contested ? HUNT + 2.0 * value : CALM - 1;
        }
        boolean ripe = stance.unrest(planet) >= 3 && enemy > 0 && enemy <= HEAVY_ODDS;
        return ripe ? HUNT + 2.0 * value : 0;
    }

    /** Nobody lands where he would be beaten, on the ground or above it. */
    @Override
    public double landing(int planet, Convoy convoy, double here) {
        double best = 0;
        for (int environ : Control.environsOf(planet)) {
            int enemy = field.ground(environ, field.enemy);
            boolean beats = convoy.troops() + field.ground(environ, field.side) >= enemy;
            best = Math.max(best, beats ? troops(environ) : 0);
        }
        return best == 0 ? 0 : best - here - passage(planet, convoy.guns());
    }

    /** What an enemy in orbit does to those who come, and a PDB that is his. */
    private double passage(int planet, int guns) {
        int above = Math.max(0, field.fleet(Place.orbit(planet), field.enemy) - guns);
        boolean guarded = field.view.planets().pdbUp(planet) && stance.isHeldBy(field.enemy, planet);
        return Math.min(BARRED, 2.0 * above)
                + (guarded ? RAKED * field.view.planets().pdbLevel(planet) : 0);
    }

    @Override
    public boolean isLast(int environ) {
        int planet = Place.planet(environ);
        if (!stance.isRisen(planet)) {
            return false;
        }
        int units = 0;
        for (int each : Control.environsOf(planet)) {
            units += field.units(each, field.side);
        }
        return units <= 1;
    }

    // ---- fleets

    @Override
    public double fleet(int planet) {
        int orbit = Place.orbit(planet);
        int value = stance.value(planet);
        int enemy = field.fleet(orbit, field.enemy);
        if (field.isRebel()) {
            double worth =
                    stance.isHeldBy(Side.REBEL, planet) ? 6 + 2.0 * value : stance.isRisen(planet) ? 6 + value : 0;
            return worth - 2 * enemy;
        }
        double worth = stance.isRisen(planet) ? HUNT + 2.0 * value : UNEASE[stance.unrest(planet)] / 2;
        return worth + Math.min(enemy, ENOUGH) + (value > 3 ? 8 : 0);
    }

    // ---- people

    @Override
    public double people(long party, int place) {
        if (!Place.isEnviron(place)) {
            return field.isRebel() ? -2.0 * field.fleet(place, field.enemy) : 0;
        }
        return field.isRebel() ? rebels(party, place) : imperials(place);
    }

    /** Many planets are brought to Unrest, and then to rebellion; so they spread, and nobody stays where an army looks for him. */
    private double rebels(long party, int environ) {
        int planet = Place.planet(environ);
        int friends = PieceSet.size(field.onPlanet(planet, Side.REBEL) & ~party);
        int crowd = Math.max(0, Math.min(CROWDED, friends) + PieceSet.size(party) - GROUP);
        double worth =
                -danger(party, environ) - WATCHED * Math.min(CROWDED, field.fleet(Place.orbit(planet), field.enemy));
        if (stance.canBeSwayed(planet)) {
            worth += UNDERGROUND[stance.unrest(planet)] + causes.weight(planet) - CROWD * Math.min(friends, crowd);
            worth += 2 * PRINTED.environ(environ).size();
            boolean coup = PRINTED.environ(environ).hasCoupRating()
                    && !field.view.places().has(Mark.COUP, environ);
            worth += coup ? 2 * PRINTED.environ(environ).coupRating() : 0;
        } else {
            boolean leads = stance.hasUnits(planet, Side.IMPERIAL)
                    && field.units(environ, Side.REBEL) > 0
                    && Leaders.able(field.view, party) != 0;
            worth += (leads ? HUNT + 2.0 * stance.value(planet) : 0) + STRANDED * Math.min(CROWDED, friends);
        }
        long prisoners =
                field.view.people().present(environ, field.view.people().prisoners() & Cast.REBELS);
        return worth + HUNT * PieceSet.size(prisoners);
    }

    @Override
    public boolean isWorkFor(int place) {
        return Place.isEnviron(place) && stance.canBeSwayed(Place.planet(place));
    }

    /** What a search may do to them, more to the wounded. */
    private double danger(long party, int environ) {
        int troops = field.ground(environ, field.enemy);
        if (troops == 0) {
            return 0;
        }
        int number = SearchTable10.number(troops, SearchTable10.hiding(field.view, environ, party));
        return number * Math.min(3, 1 + troops / 4.0) + 6.0 * PieceSet.size(party & field.company.wounded());
    }

    /** Officers go with their troops to risings and to rebels; diplomats to where they are still heard. */
    private double imperials(int environ) {
        int planet = Place.planet(environ);
        int troops = field.ground(environ, Side.IMPERIAL);
        if (troops == 0) {
            return -COMPANY;
        }
        double worth = COMPANY + Math.min(troops, ENOUGH) + DIPLOMACY[stance.unrest(planet)];
        worth += field.free(environ, Side.REBEL) != 0 ? COMPANY : 0;
        worth += stance.isRisen(planet) ? COMPANY + 3.0 * stance.value(planet) : 0;
        return worth + (stance.unrest(planet) > 1 ? stance.value(planet) : 0);
    }
}
