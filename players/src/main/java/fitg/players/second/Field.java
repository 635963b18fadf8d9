package fitg.players.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.rules.combat.second.Damage;
import fitg.rules.control.Control;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Stacks;
import fitg.rules.scenario.second.Briefing;
import fitg.rules.scenario.second.Briefing.Score;
import fitg.rules.scenario.second.Briefing.Score.What;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.theatre.Company;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** A position of 2002 as one side looks at it: who is where, and what the scenario is about. */
final class Field {

    final PlayerView view;
    final Side side;
    final Side enemy;
    final Outlook outlook;
    final Counters counters;
    final Company company;
    private final int prize;
    private final int prison;
    private final int reward;

    Field(PlayerView view, Side side) {
        this.view = view;
        this.side = side;
        enemy = side.opponent();
        outlook = Outlook.of(view);
        counters = Theatre.counters(view);
        company = Theatre.company(view);
        Briefing briefing = Briefing.of(view.scenario());
        int whom = Holder.NOBODY;
        int where = Holder.NOBODY;
        int points = 0;
        for (Score score : briefing.scores()) {
            boolean free = score.what() == What.FREE;
            boolean outside = score.what() == What.FREE_OUTSIDE;
            whom = free && whom == Holder.NOBODY ? score.character() : whom;
            where = outside && where == Holder.NOBODY ? score.star() : where;
            points += free || outside ? score.points() : 0;
        }
        prize = whom;
        prison = where;
        reward = points;
    }

    boolean isRebel() {
        return side == Side.REBEL;
    }

    // ---- the one it is about

    /** The character whose freedom the scenario scores, or NOBODY. */
    int prize() {
        return prize;
    }

    boolean prizeIsHeld() {
        return prize != Holder.NOBODY && view.people().isPrisoner(prize);
    }

    boolean prizeIsFree() {
        return prize != Holder.NOBODY && view.people().isFree(prize);
    }

    /** Where he is held; nowhere when he is not. */
    int cell() {
        return prizeIsHeld() ? view.people().at(prize) : Place.OUT_OF_GAME;
    }

    /** Whether the freed prisoner has still to be brought out of a star system, and this place is out of it. */
    boolean isAway(int place) {
        return prison != Holder.NOBODY && place >= 0 && Place.star(place) != prison;
    }

    boolean mustGetAway() {
        return prison != Holder.NOBODY;
    }

    /** The points for having him free, and away where that counts. */
    int reward() {
        return reward;
    }

    // ---- who is where

    long free(int place, Side whose) {
        return view.free(place, whose);
    }

    /** In any environ of a planet. */
    long onPlanet(int planet, Side whose) {
        long found = PieceSet.NONE;
        for (int environ : Control.environsOf(planet)) {
            found |= view.free(environ, whose);
        }
        return found;
    }

    long all(Side whose) {
        return view.people().free() & Cast.of(whose);
    }

    /** Who can be searched for, detected or not. */
    long hiders(int environ, Side whose) {
        return Stacks.hiders(view, environ, whose);
    }

    boolean isDetected(long anyOf) {
        return (view.detected() & anyOf) != 0;
    }

    int ground(int place, Side whose) {
        return counters.groundAttack(place, whose);
    }

    int units(int place, Side whose) {
        return counters.groundUnits(place, whose);
    }

    int fleet(int place, Side whose) {
        return counters.starshipAttack(place, whose);
    }

    boolean isWounded(int character) {
        return PieceSet.has(company.wounded(), character);
    }

    /** The dice of all of them, escorts too. */
    int strength(long characters) {
        return Fighters.attack(view, company.withEscorts(characters));
    }

    /** Hits until a counter is gone. */
    int hitsToGo(int counter) {
        return Damage.toEliminate(counters.hits(counter), counters.isDamaged(counter), counters.endurance(counter));
    }

    /** Hits until a fighter is out: stunned or killed. */
    int hitsToGoOf(int fighter) {
        boolean damaged = PieceSet.has(company.wounded(), fighter) || Company.isOpponent(fighter);
        int hits = company.hits(fighter) + company.stunHits(fighter);
        return Damage.toEliminate(hits, damaged, Fighters.endurance(view, fighter));
    }

    int roundsLeft() {
        return view.scenario().lastTurn() - view.turn().number();
    }
}
