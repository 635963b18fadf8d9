package fitg.players.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.players.mind.Temperament;
import fitg.state.Cast;

/**
 * How likely the Rebels win from a position at the beginning of a player-turn: by the points they have, or by those they will have
 * when the prisoner is free, if the rounds that are left are enough for it.
 */
final class Worth implements Judge {

    /** How many points one must be ahead for a game that is as good as won. */
    private static final double SPREAD = 0.8;

    /** What promises something but no points counts less than what is on the table. */
    private static final double PROMISE = 0.5;

    private static final double SURE = 0.98;

    /** The chance of a rescue in a round: with nobody near, with somebody there, and for each of them. */
    private static final double FROM_AFAR = 0.07;

    private static final double AT_THE_CELL = 0.1;
    private static final double FRIEND = 0.03;
    private static final double TROOPS = 0.015;
    private static final double GUARDS = 0.006;
    private static final double LEAST = 0.01;

    /** What it takes to get away, once free: in points. */
    private static final double WAY_OUT = 0.9;

    private static final double WOUND = 0.25;
    private static final double PERSON = 0.3;
    private static final double EXPOSED = 0.2;
    private static final double SHIP = 0.6;
    private static final double STARSHIP = 0.08;

    private final Temperament how;
    private final Side thinker;

    Worth(Temperament how, Side thinker) {
        this.how = how;
        this.thinker = thinker;
    }

    @Override
    public double ofRebels(PlayerView view) {
        Field field = new Field(view, Side.REBEL);
        double chance = Math.clamp(chance(field), 1 - SURE, SURE);
        return logistic(Math.log(chance / (1 - chance)) + PROMISE * promise(field));
    }

    private static double logistic(double value) {
        return 1 / (1 + Math.exp(-value));
    }

    private double chance(Field field) {
        double ahead = field.view.points() - field.view.scenario().pointsToWin() + 0.5;
        if (field.prizeIsFree()) {
            return logistic((ahead + escape(field)) / SPREAD);
        }
        double now = logistic(ahead / SPREAD);
        if (!field.prizeIsHeld()) {
            return now;
        }
        double then = logistic((ahead + field.reward()) / SPREAD);
        return now + (then - now) * rescue(field);
    }

    /** The chance that the prisoner is freed in one of the rounds that are left. */
    private double rescue(Field field) {
        int cell = field.cell();
        long able = field.all(Side.REBEL) & ~field.company.wounded();
        long there = Place.isEnviron(cell) ? field.free(cell, Side.REBEL) & able : PieceSet.NONE;
        double chance = there != 0 ? AT_THE_CELL + FRIEND * PieceSet.size(there) : able != 0 ? FROM_AFAR : 0;
        if (Place.isEnviron(cell)) {
            chance += TROOPS * field.ground(cell, Side.REBEL) - GUARDS * field.ground(cell, Side.IMPERIAL);
        }
        boolean turnToCome = field.view.turn().phasing() == Side.REBEL;
        int tries = field.roundsLeft() + (turnToCome ? 1 : 0);
        return 1 - Math.pow(1 - Math.max(LEAST, how.ambition() * chance), tries);
    }

    /** Free, he still has to be brought away; points on the way. */
    private static double escape(Field field) {
        int at = field.view.people().at(field.prize());
        if (!field.mustGetAway() || field.isAway(at)) {
            return 1;
        }
        boolean ship = false;
        for (long rest = field.view.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int holder = field.view.gear().shipHolder(each);
            ship |= field.view.gear().shipAt(each) == at
                    && holder >= 0
                    && PieceSet.has(field.all(Side.REBEL), holder)
                    && !PieceSet.has(field.company.damagedShips(), each);
        }
        return ship ? WAY_OUT : 0;
    }

    /** What is not on the table yet. */
    private double promise(Field field) {
        return people(field, Side.REBEL) * fear(Side.REBEL)
                - people(field, Side.IMPERIAL) * fear(Side.IMPERIAL)
                + ships(field);
    }

    /** His own people weigh more for a careful man, the enemy's for one who likes a fight. */
    private double fear(Side side) {
        return side == thinker ? 1 / how.daring() : how.aggression();
    }

    private static double people(Field field, Side side) {
        long free = field.all(side);
        long all = Cast.characters(side)
                & (field.view.people().onMap() | field.view.people().dead());
        double sum = -PERSON * PieceSet.size(all & ~free) - WOUND * PieceSet.size(free & field.company.wounded());
        for (long rest = free; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = field.view.people().at(each);
            boolean exposed = Place.isEnviron(at)
                    && PieceSet.has(field.view.detected() & field.hiders(at, side), each)
                    && (field.units(at, side.opponent()) > 0 || field.free(at, side.opponent()) != 0);
            sum -= exposed ? EXPOSED : 0;
        }
        return sum;
    }

    private static double ships(Field field) {
        double sum = 0;
        for (long rest = field.view.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int holder = field.view.gear().shipHolder(each);
            boolean rebel = holder >= 0 && PieceSet.has(Cast.REBELS, holder);
            boolean damaged = PieceSet.has(field.company.damagedShips(), each);
            sum += rebel ? damaged ? SHIP / 3 : SHIP : 0;
        }
        for (int each = 0; each < field.counters.count(); each++) {
            if (field.counters.place(each) >= 0 && field.counters.type(each).isStarship()) {
                double worth = STARSHIP * (1 + field.counters.attack(each));
                sum += field.counters.side(each) == Side.REBEL ? worth : -worth;
            }
        }
        return sum;
    }
}
