package fitg.level.campaign;

import fitg.content.EventCard;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Correction;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Rules;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.combat.second.CounterDamage;
import fitg.rules.combat.second.Damage;
import fitg.rules.combat.second.Dice;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Passage;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * Event 106: before the space combats of the first Rebel turn a fleet of ghosts fires one volley at an Imperial fleet of the fifth
 * province the Rebel player names. Nobody fires back.
 */
@Completion("C-EVENT-1")
public final class GhostFleet extends Procedure {

    private static final String CASE = "C-EVENT-1";
    private static final int PROVINCE = EventCard.region(EventCard.GHOST_FLEET);
    private static final int DICE = EventCard.printed(EventCard.GHOST_FLEET).figure("strength");

    private GhostFleet() {}

    static void offer(Resolution r, Side side) {
        Position s = r.state();
        if (side == Side.REBEL
                && Realm.of(s).round() == 1
                && Circumstances.now(s).bringsGhosts()) {
            r.call(new GhostFleet());
        }
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        r.ask(Affair.EVENT_CHOICE, Side.REBEL, EventCard.GHOST_FLEET).or(Kind.DECLINE);
        for (int planet : s.area().planets()) {
            int orbit = Place.orbit(planet);
            boolean there = Provinces.of(planet) == PROVINCE;
            if (there && Theatre.counters(s).starships(orbit, Side.IMPERIAL) > 0 && !Passage.isGone(s, planet)) {
                r.or(Kind.PLACE, orbit);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        if (action.kind() == Kind.PLACE) {
            fire(r, action.argument());
            r.settle();
        }
    }

    private static void fire(Resolution r, int orbit) {
        Happening.Piece ghosts = new Happening.Piece(Happening.Sort.EXTRA, Side.REBEL.ordinal(), "the ghost fleet");
        Happening.Piece fleet =
                new Happening.Piece(Happening.Sort.EXTRA, Side.IMPERIAL.ordinal(), "the Imperial fleet");
        int hits = Dice.roll(r, orbit, ghosts, fleet, dice(r.rules(), r.state(), orbit), CASE);
        for (int each = 0; each < hits; each++) {
            strike(r, orbit);
        }
        CounterDamage.applyPending(r, CASE);
    }

    /** What they fire with; the best leader of the fleet takes his leadership off. */
    public static int dice(Rules rules, Position s, int orbit) {
        return DICE - bestLeadership(rules, s, orbit);
    }

    /** As in any fight, royalty over its planet leads better by one (11.4). No sovereign of the province can lead in space. */
    private static int bestLeadership(Rules rules, Position s, int orbit) {
        boolean royal = rules.has(Correction.ROYALTY_MEETS_GHOSTS);
        int best = 0;
        for (long rest = Leaders.inOrbit(s, orbit, Side.IMPERIAL); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            best = Math.max(best, royal ? Fighters.spaceLeadership(s, each) : Fighters.spaceLeadership(each));
        }
        return best;
    }

    /** Each hit falls on a starship at random that those before it have not destroyed. */
    private static void strike(Resolution r, int orbit) {
        CountersState counters = TheatreState.counters(r.state());
        int targets = 0;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            targets += isTarget(counters, each, orbit) ? 1 : 0;
        }
        if (targets == 0) {
            return;
        }
        int skipped = r.pick("starship hit", targets);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (isTarget(counters, each, orbit) && skipped-- == 0) {
                counters.setPending(each, counters.pending(each) + 1);
                return;
            }
        }
    }

    private static boolean isTarget(Counters counters, int ship, int orbit) {
        return counters.isStarship(ship, orbit, Side.IMPERIAL)
                && !Damage.of(
                                counters.hits(ship),
                                counters.isDamaged(ship),
                                counters.endurance(ship),
                                counters.pending(ship))
                        .eliminated();
    }

    @Override
    protected void digest(Digest d) {}
}
