package fitg.rules.hyperjump.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.HyperjumpOutcome;
import fitg.content.Spaceship;
import fitg.edition.first.Dispatch;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.Position;

/** Cases 21.2 and 21.3: a spaceship jumps by itself. Hands down where it comes out and how, to be read by {@link #drift} and the others. */
public final class LoneJump extends Procedure {

    private static final int DAMAGED = 4;
    private static final int DESTROYED = 8;

    private final int ship;
    private final int from;
    private final int planet;
    private final long aboard;
    private boolean offered;

    public LoneJump(int ship, int from, int planet, long aboard) {
        this.ship = ship;
        this.from = from;
        this.planet = planet;
        this.aboard = aboard;
    }

    /** 0 for the orbit box, 1 or 2 for the drift areas of the star. */
    public static int drift(long result) {
        return (int) (result & 3);
    }

    public static boolean isDamaged(long result) {
        return (result & DAMAGED) != 0;
    }

    public static boolean isDestroyed(long result) {
        return (result & DESTROYED) != 0;
    }

    /** The chances of a ship that would jump from one place to a planet; of the S-XIII they are better by one (case 14.58). */
    public static JumpRoll of(Position s, int ship, int pilot, long aboard, int from, int planet) {
        int navigation = Ratings.navigation(s, pilot, aboard) + (ship == Spaceship.S_XIII ? 1 : 0);
        return new JumpRoll(Disturbances.distance(s, from, planet), navigation);
    }

    @Override
    public void advance(Resolution r) {
        if (!offered) {
            offered = true;
            if (PossessionUse.offered(r, Moment.JUMP, aboard)) {
                return;
            }
        }
        JumpRoll chances = of(r.state(), ship, r.state().gear().shipHolder(ship), aboard, from, planet);
        int die = chances.isCertain()
                ? 0
                : r.die("hyperjump of " + PRINTED.ship(ship).name());
        HyperjumpOutcome outcome = die == 0 ? JumpRoll.SAFE : chances.with(die);
        if (r.listening()) {
            r.tell(new Dispatch.Jumped(
                    Ships.side(ship),
                    ship,
                    from,
                    planet,
                    chances.distance(),
                    chances.navigation(),
                    die,
                    outcome.drift(),
                    outcome.damaged(),
                    outcome.eliminated(),
                    "21.3"));
        }
        r.finish(outcome.drift() | (outcome.damaged() ? DAMAGED : 0) | (outcome.eliminated() ? DESTROYED : 0));
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(from).add(planet).add(aboard).add(offered ? 1 : 0);
    }
}
