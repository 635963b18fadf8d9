package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.Place;
import fitg.content.Side;
import fitg.galaxy.politics.Guess;
import fitg.procedure.Chance;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;

/**
 * What a player may make up about what he cannot see in a campaign: the Rebel player the kinds of Imperial units, the planet
 * secrets and the assignments to come, the Imperial player the secret base. All of it fits what he sees and depends on nothing else.
 */
final class CampaignImagination {

    private final GameState s;
    private final Guess guess;
    private final Chance chance;

    private CampaignImagination(GameState s, Chance chance) {
        this.s = s;
        this.guess = new Guess(s, chance);
        this.chance = chance;
    }

    static CampaignImagination of(GameState seen, Chance chance) {
        return new CampaignImagination(seen, chance);
    }

    void fillIn(Side viewer) {
        if (viewer != Side.REBEL) {
            guess.base();
        }
        if (viewer != Side.IMPERIAL) {
            units();
            guess.secrets();
            guess.assignments();
        }
    }

    /** Each unknown counter is one of those left in the box that could stand where it stands. */
    private void units() {
        CountersState counters = TheatreState.counters(s);
        int[] left = left(counters);
        for (int each = 0; each < counters.count(); each++) {
            if (counters.is(CounterMark.FACE_DOWN, each) && counters.place(each) != Place.OUT_OF_GAME) {
                int type = draw(counters, each, left);
                left[type]--;
                counters.imagine(each, CounterType.at(type));
            }
        }
    }

    private static int[] left(CountersState counters) {
        int[] left = PRINTED.counterTypes().stream().mapToInt(CounterType::mix).toArray();
        for (int each = 0; each < counters.count(); each++) {
            if (!counters.is(CounterMark.FACE_DOWN, each) && counters.place(each) != Place.OUT_OF_GAME) {
                left[counters.type(each).index()]--;
            }
        }
        return left;
    }

    private int draw(CountersState counters, int counter, int[] left) {
        boolean ground = counters.type(counter).isGround();
        boolean carries = !ground && counters.cargo(counter) != Holder.NOBODY;
        boolean landed = !ground && Place.isEnviron(counters.place(counter));
        int all = 0;
        for (CounterType type : PRINTED.counterTypes()) {
            all += fits(type, ground, carries, landed) ? Math.max(0, left[type.index()]) : 0;
        }
        if (all == 0) {
            return counters.type(counter).index();
        }
        int drawn = chance.pick("face-down unit", all);
        for (CounterType type : PRINTED.counterTypes()) {
            int share = fits(type, ground, carries, landed) ? Math.max(0, left[type.index()]) : 0;
            if (drawn < share) {
                return type.index();
            }
            drawn -= share;
        }
        throw new IllegalStateException("nothing was drawn");
    }

    private static boolean fits(CounterType type, boolean ground, boolean carries, boolean landed) {
        return type.side() == Side.IMPERIAL
                && !type.garrison()
                && type.isGround() == ground
                && (!carries || type.isTransport())
                && (!landed || type.lands());
    }
}
