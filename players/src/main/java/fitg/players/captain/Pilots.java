package fitg.players.captain;

import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.content.Spaceship;
import fitg.procedure.Action.Kind;
import fitg.state.Cast;

/** Case 14.5: a ship belongs in the hands of somebody who can fly it. */
final class Pilots {

    private final Situation on;

    Pilots(Situation on) {
        this.on = on;
    }

    double holder(Kind kind, int character) {
        return kind == Kind.CHARACTER ? navigation(character) : -1;
    }

    /** Whether hands should change in an environ: a ship stands there that only others could fly. */
    boolean isWanted(int environ) {
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            int holder = on.view().gear().shipHolder(ship);
            boolean stranded = on.view().gear().shipAt(ship) == environ
                    && ship != Spaceship.REDJACS
                    && (holder < 0 || on.view().people().at(holder) != environ || navigation(holder) == 0);
            if (stranded && isMine(ship) && anyFlier(environ, holder)) {
                return true;
            }
        }
        return false;
    }

    private boolean isMine(int ship) {
        return ship < Spaceship.FIRST_IMPERIAL == on.amRebel();
    }

    /** Somebody of the holder's stack, or of any if nobody holds it, who has no ship of his own. */
    private boolean anyFlier(int environ, int holder) {
        long stack = on.free(environ, on.me());
        if (holder >= 0 && on.view().people().at(holder) == environ) {
            boolean withUnits = PieceSet.has(on.view().people().military(), holder);
            stack &= withUnits
                    ? on.view().people().military()
                    : ~on.view().people().military();
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            stack &= on.view().gear().shipHolder(ship) >= 0
                    ? ~PieceSet.only(on.view().gear().shipHolder(ship))
                    : -1;
        }
        return on.best(stack, Rating.NAVIGATION) > 0;
    }

    private static int navigation(int character) {
        return Cast.printed(character, Rating.NAVIGATION);
    }
}
