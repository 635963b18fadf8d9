package fitg.players.captain;

import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.content.Spaceship;
import fitg.procedure.Action.Kind;
import fitg.rules.spaceship.Ships;
import fitg.state.Holder;

/** Case 14.5: a ship belongs in the hands of somebody who can fly it. */
final class Pilots {

    private final Situation on;

    Pilots(Situation on) {
        this.on = on;
    }

    double holder(Kind kind, int character) {
        return kind == Kind.CHARACTER ? on.rating(character, Rating.NAVIGATION) : -1;
    }

    /** Whether hands should change in an environ: a ship stands there that only others could fly. */
    boolean isWanted(int environ) {
        for (int ship = Ships.first(on.me()); ship <= Ships.last(on.me()); ship++) {
            int holder = on.view().gear().shipHolder(ship);
            boolean stranded = on.view().gear().shipAt(ship) == environ
                    && ship != Spaceship.REDJACS
                    && (holder < 0 || on.view().people().at(holder) != environ || !Ships.isPilot(on.view(), holder));
            if (stranded && anyFlier(environ, holder)) {
                return true;
            }
        }
        return false;
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
        for (long rest = stack; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Ships.isPilot(on.view(), each) && Ships.heldBy(on.view(), each) == Holder.NOBODY) {
                return true;
            }
        }
        return false;
    }
}
