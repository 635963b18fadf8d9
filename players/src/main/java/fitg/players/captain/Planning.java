package fitg.players.captain;

import fitg.content.Card;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.Holder;
import fitg.state.Ledger;

/**
 * Makes plans for missions, or remembers them while everything stands that they depend on: what is true everywhere, what is
 * true in the environ and on its planet, and who is there to be sent. Whatever {@link MissionWorth} and {@link Hazards} come
 * to read has to be among the grounds; {@code PlanningTest} would notice if it were not.
 */
final class Planning {

    private static final int NONE_REQUIRED = -1;
    private static final Ledger[] LEDGER = Ledger.values();
    private static final Rating[] RATINGS = Rating.values();

    private final Situation on;
    private final Stakes stakes;
    private final Plans plans;
    /** By the slots of the area. */
    private final MissionWorth[] worths;

    private final long[] grounds;
    private long everywhere;
    private boolean known;

    Planning(Situation on, Stakes stakes, Plans plans) {
        this.on = on;
        this.stakes = stakes;
        this.plans = plans;
        int places = on.view().area().places().length;
        worths = new MissionWorth[places];
        grounds = new long[places];
    }

    MissionWorth worthIn(int environ) {
        int slot = on.view().area().placeSlot(environ);
        if (worths[slot] == null) {
            worths[slot] = new MissionWorth(on, stakes, environ);
            grounds[slot] = ground(environ);
        }
        return worths[slot];
    }

    /** @param allowed the missions that may be chosen, as a set of {@link Mission#bit()} */
    MissionPlan best(int environ, long pool, long allowed) {
        MissionWorth worth = worthIn(environ);
        long ground = ground(environ, pool, allowed, NONE_REQUIRED);
        MissionPlan plan = plans.on(ground);
        if (plan == null) {
            plan = Division.best(on, worth, pool, allowed);
            plans.keep(ground, plan);
        }
        return plan;
    }

    /** A plan that goes on a mission which the best one may leave out. */
    MissionPlan with(Mission required, int environ, long pool, long allowed) {
        MissionWorth worth = worthIn(environ);
        long ground = ground(environ, pool, allowed, required.ordinal());
        MissionPlan plan = plans.on(ground);
        if (plan == null) {
            plan = Division.with(required, on, worth, pool, allowed);
            plans.keep(ground, plan);
        }
        return plan;
    }

    // ---- what plans depend on

    private long ground(int environ, long pool, long allowed, int required) {
        Digest d = new Digest()
                .add(grounds[on.view().area().placeSlot(environ)])
                .add(pool)
                .add(allowed)
                .add(required);
        for (long rest = pool; rest != 0; rest = PieceSet.rest(rest)) {
            d.add(on.view().people().wounds(PieceSet.lowest(rest)));
        }
        return d.value();
    }

    private long ground(int environ) {
        int planet = on.planetOf(environ);
        Side control = Control.of(on.view(), planet);
        Digest d = new Digest().add(everywhere()).add(environ);
        d.add(control == null ? -1 : control.ordinal());
        d.add(on.view().planets().state(planet).ordinal());
        d.add(on.view().planets().loyalty(planet).ordinal());
        d.add(on.view().planets().pdbUp(planet) ? 1 : 0);
        d.add(Double.doubleToRawLongBits(on.strength(environ, on.enemy())));
        d.add(on.view().forces().units(environ, on.enemy()));
        d.add(on.view().forces().units(environ, on.view().forces().roster().garrison(Side.IMPERIAL)));
        d.add(on.leaderWithUnits(environ, on.enemy())).add(on.captives(environ, on.me()));
        long seen = Characters.detected(on.view());
        for (int each : Control.environsOf(planet)) {
            long enemies = on.free(each, on.enemy());
            d.add(enemies).add(enemies & seen);
        }
        return d.value();
    }

    private long everywhere() {
        if (!known) {
            known = true;
            everywhere = reckonEverywhere();
        }
        return everywhere;
    }

    private long reckonEverywhere() {
        Digest d = new Digest().add(on.me().ordinal());
        d.add(Double.doubleToRawLongBits(on.future()));
        d.add(Double.doubleToRawLongBits(on.temperament().fear(1)));
        d.add(stakes.isAboutTheLast() ? 1 : 0);
        d.add(on.view().turn().is(Flag.REBEL_INFORMATION) ? 1 : 0);
        d.add(on.view().turn().is(Flag.IMPERIAL_INFORMATION) ? 1 : 0);
        addRatings(d);
        for (Ledger heading : LEDGER) {
            d.add(on.view().missions().noted(heading));
        }
        d.add(on.view().missions().group(Mission.DIPLOMACY.ordinal()));
        d.add(on.view().missions().group(Mission.COUP.ordinal()));
        return d.value();
    }

    /** What changes the ratings of anybody apart from wounds. */
    private void addRatings(Digest d) {
        d.add(Ratings.guardingZina(on.view(), Cast.KOGUS));
        int drugged = on.view().turn().drugCharacter();
        d.add(drugged);
        for (Rating rating : RATINGS) {
            d.add(drugged != Holder.NOBODY && on.view().turn().drugRaises(drugged, rating) ? 1 : 0);
        }
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            d.add(on.view().gear().isRevealed(card) ? on.view().gear().owner(card) : Holder.NOBODY);
        }
    }
}
