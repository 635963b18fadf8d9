package fitg.players.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.players.captain.Temperament;
import fitg.state.Cast;

/** How likely the Rebels win from a position at the beginning of a player-turn. */
final class Worth {

    /** How many points one must be ahead for a game that is as good as won. */
    private static final double SPREAD = 1.1;

    private static final double WOUND = 0.3;
    private static final double PERSON = 0.4;
    private static final double AT_THE_CELL = 0.22;
    private static final double DETECTED_AMONG_ENEMIES = 0.15;
    private static final double GUARD = 0.07;
    private static final double ASSAULT = 0.12;
    private static final double SHIP = 0.5;
    private static final double STARSHIP = 0.08;
    private static final double WAY_OUT = 0.9;
    private static final double ROUND = 0.25;

    private final Temperament how;
    private final Side thinker;

    Worth(Temperament how, Side thinker) {
        this.how = how;
        this.thinker = thinker;
    }

    double ofRebels(PlayerView view) {
        Field field = new Field(view, Side.REBEL);
        double ahead = view.points() - view.scenario().pointsToWin() + 0.5 + promise(field);
        return 1 / (1 + Math.exp(-ahead / SPREAD));
    }

    /** What is not on the table yet, in points. */
    private double promise(Field field) {
        double sum = people(field, Side.REBEL) * fear(Side.REBEL) - people(field, Side.IMPERIAL) * fear(Side.IMPERIAL);
        sum += how.ambition() * (field.prizeIsHeld() ? rescue(field) : field.prizeIsFree() ? escape(field) : 0);
        return sum + ships(field);
    }

    /** His own people weigh more for a careful man, the enemy's for one who likes a fight. */
    private double fear(Side side) {
        return side == thinker ? 1 / how.daring() : how.aggression();
    }

    private double people(Field field, Side side) {
        long free = field.all(side);
        long all = Cast.of(side)
                & (field.view.people().onMap() | field.view.people().dead());
        double lost = PieceSet.size(all & ~free);
        double sum = -PERSON * lost - WOUND * PieceSet.size(free & field.company.wounded());
        for (long rest = free; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = field.view.people().at(each);
            boolean exposed = Place.isEnviron(at)
                    && PieceSet.has(field.view.detected() & field.hiders(at, side), each)
                    && (field.units(at, side.opponent()) > 0 || field.free(at, side.opponent()) != 0);
            sum -= exposed ? DETECTED_AMONG_ENEMIES : 0;
        }
        return sum;
    }

    /** Every round is a try for those who are with the prisoner; guards are in the way, and troops of one's own help. */
    private double rescue(Field field) {
        int cell = field.cell();
        double chances = Math.min(3, field.roundsLeft()) / 3.0;
        if (!Place.isEnviron(cell)) {
            return -ROUND;
        }
        long there = field.free(cell, Side.REBEL) & ~field.company.wounded();
        double sum = AT_THE_CELL * Math.min(4, PieceSet.size(there)) + (there != 0 ? AT_THE_CELL : 0);
        sum += ASSAULT * field.ground(cell, Side.REBEL) - GUARD * field.ground(cell, Side.IMPERIAL);
        return chances * sum + ROUND * field.roundsLeft() / 2.0;
    }

    /** Free, he still has to be brought away. */
    private double escape(Field field) {
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

    private double ships(Field field) {
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
