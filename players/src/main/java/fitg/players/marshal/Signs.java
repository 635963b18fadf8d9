package fitg.players.marshal;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.players.captain.Talent;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.state.Cast;
import fitg.state.Segment;

/** Reads the signs of a position off the board. */
public final class Signs {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final Sign[] EARLY_LOYALTY = {
        null, Sign.LOYAL_EARLY, Sign.NEUTRAL_EARLY, Sign.DISSENT_EARLY, Sign.UNREST_EARLY
    };

    private final PlayerView view;
    private final double early;
    private final double[] signs = new double[Sign.values().length];

    private Signs(PlayerView view) {
        this.view = view;
        boolean toMove = view.turn().phasing() == Side.REBEL;
        boolean thisTurn = toMove
                && view.scenario()
                        .ruleset()
                        .isAhead(Segment.MISSIONS, view.turn().segment());
        int phases = view.scenario().lastTurn() - view.turn().number() + (thisTurn ? 1 : 0);
        early = phases / (double) view.scenario().lastTurn();
        add(Sign.ALWAYS, 1);
        add(Sign.EARLY, early);
        add(Sign.REBELS_TO_MOVE, toMove ? 1 : 0);
    }

    /** @param view of the Imperial seat, which tells Lines from Patrols */
    public static double[] of(PlayerView view) {
        Signs signs = new Signs(view);
        for (int planet : view.scenario().planets()) {
            signs.planet(planet);
        }
        signs.characters();
        signs.points();
        return signs.signs;
    }

    private void add(Sign sign, double value) {
        signs[sign.ordinal()] += value;
    }

    // ---- planets

    private void planet(int planet) {
        double rebels = strength(planet, Side.REBEL);
        double empire = strength(planet, Side.IMPERIAL);
        switch (view.planets().state(planet)) {
            case IMPERIAL_CONTROL, REBELLION_STOPPED -> quiet(planet, rebels, empire);
            case REBELLION -> risen(planet, rebels, empire);
            case REBEL_CONTROL -> {
                add(Sign.REBEL_CONTROL, 1);
                add(Sign.REBEL_STRENGTH_IN_CONTROL, rebels);
                add(Sign.IMPERIAL_STRENGTH_AGAINST_CONTROL, empire);
            }
        }
    }

    private void quiet(int planet, double rebels, double empire) {
        Loyalty loyalty = view.planets().loyalty(planet);
        signs[Sign.PATRIOTIC.ordinal() + loyalty.ordinal()]++;
        if (loyalty != Loyalty.PATRIOTIC) {
            add(EARLY_LOYALTY[loyalty.ordinal()], early);
        }
        add(Sign.REBELLION_STOPPED, view.planets().state(planet) == PlanetState.REBELLION_STOPPED ? 1 : 0);
        add(Sign.GARRISON, empire);
        add(Sign.REBELS_IN_ARMS, rebels);
        add(Sign.PDB, view.planets().pdbUp(planet) ? view.planets().pdbLevel(planet) : 0);
        add(Sign.AGITATION_EARLY, early * loyalty.ordinal() * ability(planet));
    }

    private void risen(int planet, double rebels, double empire) {
        add(Sign.REBELLION, 1);
        add(Sign.REBELLION_EARLY, early);
        add(Sign.SHARE_OF_STRENGTH, (rebels + 0.5) / (rebels + empire + 1));
        add(Sign.REBEL_STRENGTH, rebels);
        add(Sign.IMPERIAL_STRENGTH, empire);
        add(Sign.CLEARED_EARLY, empire == 0 ? early : 0);
        add(Sign.PDB_DOWN, view.planets().pdbUp(planet) ? 0 : 1);
        add(Sign.REBEL_LEADER, leader(planet, Side.REBEL));
        add(Sign.IMPERIAL_LEADER, leader(planet, Side.IMPERIAL));
    }

    private double strength(int planet, Side side) {
        double sum = 0;
        for (int environ : PRINTED.planet(planet).environs()) {
            sum += view.forces().strength(environ, side);
        }
        return sum;
    }

    /** Of the rebels on a planet. */
    private double ability(int planet) {
        double sum = 0;
        for (long rest = free(planet, Side.REBEL); rest != 0; rest = PieceSet.rest(rest)) {
            sum += Talent.of(PieceSet.lowest(rest));
        }
        return sum;
    }

    private int leader(int planet, Side side) {
        return Ratings.bestLeadership(view, Characters.leaders(view, free(planet, side)));
    }

    private long free(int planet, Side side) {
        long free = 0;
        for (int environ : PRINTED.planet(planet).environs()) {
            free |= view.free(environ, side);
        }
        return free;
    }

    // ---- characters and points

    private void characters() {
        int rebels = 0;
        for (int each = 0; each < Cast.COUNT; each++) {
            boolean rebel = Cast.side(each) == Side.REBEL;
            if (PieceSet.has(view.people().prisoners(), each)) {
                add(Sign.REBELS_CAPTURED, rebel ? 1 : 0);
            } else if (PieceSet.has(view.people().dead(), each)) {
                add(rebel ? Sign.REBELS_DEAD : Sign.IMPERIALS_DEAD, 1);
            } else if (Characters.isFree(view, each)) {
                rebels += rebel ? 1 : 0;
                add(Sign.IMPERIAL_CHARACTERS, rebel ? 0 : 1);
                add(rebel ? Sign.REBEL_ABILITY_EARLY : Sign.IMPERIAL_ABILITY_EARLY, early * Talent.of(each));
                add(Sign.REBELS_DETECTED, rebel && PieceSet.has(view.detected(), each) ? 1 : 0);
            }
        }
        add(Sign.LAST_REBEL, rebels <= 1 ? 1 : 0);
    }

    private void points() {
        double late = 1 - early;
        int margin = view.points() - view.scenario().pointsToWin();
        add(Sign.MARGIN_LATE, margin * late * late * late * late);
        add(Sign.WON_LATE, margin >= 0 ? late : 0);
    }
}
