package fitg.players;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.prisoner.Prisoners;

/** What a player reads off the board, in the terms of his plans. */
final class Board {

    private static final Catalogue PRINTED = Catalogue.standard();

    /** Somebody who cannot tell a Patrol (1) from a Line (3) expects the middle. */
    private static final int FACE_DOWN_STRENGTH = 2;

    private final PlayerView view;
    private final Side me;

    Board(PlayerView view, Side me) {
        this.view = view;
        this.me = me;
    }

    PlayerView view() {
        return view;
    }

    Side me() {
        return me;
    }

    boolean amRebel() {
        return me == Side.REBEL;
    }

    Side enemy() {
        return me.opponent();
    }

    // ---- places

    int[] environs() {
        return view.scenario().environs();
    }

    Environ environ(int environ) {
        return PRINTED.environ(environ);
    }

    int planetOf(int environ) {
        return PRINTED.environ(environ).planet();
    }

    /** A rebellion goes on or has won: the loyalty track counts no more. */
    boolean hasRisen(int planet) {
        return !view.planets().state(planet).usesLoyaltyMarker();
    }

    /** From 0 (as the Empire likes it) to 4 (as the rebels do). */
    int unrest(int planet) {
        return view.planets().loyalty(planet).ordinal();
    }

    boolean atUnrest(int planet) {
        return view.planets().loyalty(planet) == Loyalty.UNREST;
    }

    // ---- forces

    int strength(int environ, Side side) {
        int sum = 0;
        for (UnitType each : view.forces().roster().of(side)) {
            boolean unknown = each.hidden() && !view.knowsMobileUnits(environ);
            sum += view.forces().units(environ, each) * (unknown ? FACE_DOWN_STRENGTH : each.strength());
        }
        return sum;
    }

    int strengthOnPlanet(int planet, Side side) {
        int sum = 0;
        for (int environ : PRINTED.planet(planet).environs()) {
            sum += strength(environ, side);
        }
        return sum;
    }

    /** How much stronger my units are here than those of the enemy. */
    int advantage(int environ) {
        return strength(environ, me) - strength(environ, enemy());
    }

    // ---- characters

    int combat(int character) {
        return Ratings.combat(view, character);
    }

    int leadership(int character) {
        return Ratings.leadership(view, character);
    }

    int enduranceLeft(int character) {
        return Ratings.enduranceLeft(view, character);
    }

    boolean isWithUnits(int character) {
        return PieceSet.has(view.people().military(), character);
    }

    int free(int environ, Side side) {
        return PieceSet.size(view.free(environ, side));
    }

    /** Enemy characters that could be searched for here. */
    int huntable(int environ) {
        return PieceSet.size(Characters.inCharacterStack(view, environ, enemy()) & view.detected());
    }

    int combatStrength(int environ, Side side) {
        int sum = 0;
        for (long rest = view.free(environ, side); rest != 0; rest = PieceSet.rest(rest)) {
            sum += combat(PieceSet.lowest(rest));
        }
        return sum;
    }

    /** The worst state of health among my characters here. */
    int weakestLeft(int environ) {
        int least = Integer.MAX_VALUE;
        for (long rest = view.free(environ, me); rest != 0; rest = PieceSet.rest(rest)) {
            least = Math.min(least, enduranceLeft(PieceSet.lowest(rest)));
        }
        return least;
    }

    /** Members of my side held by the enemy here. */
    int captives(int environ) {
        return PieceSet.size(Prisoners.in(view, environ, me));
    }
}
