package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.level.campaign.Charter.Post;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.control.Control;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.List;

/**
 * S7, K-D6 (38.3): Imperial characters begin where the sheet puts them, one after the other, undetected and apart from the units;
 * only Barca joins the strongest stack (K-R5), and knights choose a planet each.
 */
final class ImperialPosts extends Procedure {

    private static final String CASE = "38.3";
    private static final int FIRST_PROVINCE = 1;

    private int next;
    private int planet = Holder.NOBODY;
    private long provinces;

    @Override
    public void advance(Resolution r) {
        Scenario scenario = r.rules().scenario();
        List<Post> posts = Charter.of(scenario).posts();
        if (next == posts.size()) {
            r.state()
                    .turn()
                    .setImperialStart(
                            posts.size(), scenario.ships(Side.IMPERIAL).size());
            r.finish();
            r.settle();
            return;
        }
        Post post = posts.get(next);
        switch (post.manner()) {
            case ENVIRONS -> askEnviron(r, post);
            case STRONGEST -> askStack(r, post);
            case KNIGHT -> askKnight(r, post);
        }
    }

    /** First the planet, if there are several, then the environ. */
    private void askEnviron(Resolution r, Post post) {
        long planets = PieceSet.NONE;
        for (int environ : post.places()) {
            planets |= PieceSet.only(Place.planet(environ));
        }
        if (planet == Holder.NOBODY) {
            r.ask(Affair.KNIGHT, Side.IMPERIAL, post.character()).orEach(Kind.PLANET, planets);
            return;
        }
        r.ask(Affair.KNIGHTS_BOX, Side.IMPERIAL, planet);
        for (int environ : post.places()) {
            if (Place.planet(environ) == planet) {
                r.or(Kind.PLACE, environ);
            }
        }
    }

    // ---- Barca

    /** K-R5: the highest attack factor of starships in one box, or of ground units where there are no starships. */
    private static void askStack(Resolution r, Post post) {
        Counters counters = Theatre.counters(r.state());
        boolean fleets = post.places().stream().anyMatch(place -> counters.starships(place, Side.IMPERIAL) > 0);
        int best = post.places().stream()
                .mapToInt(place -> strength(counters, place, fleets))
                .max()
                .orElseThrow();
        r.ask(Affair.BARCA, Side.IMPERIAL, post.character());
        for (int place : post.places()) {
            if (strength(counters, place, fleets) == best) {
                r.or(Kind.PLACE, place);
            }
        }
    }

    /** A box without any is weaker than one whose starships cannot fight. */
    private static int strength(Counters counters, int place, boolean fleets) {
        int there = fleets ? counters.starships(place, Side.IMPERIAL) : counters.groundUnits(place, Side.IMPERIAL);
        int attack =
                fleets ? counters.starshipAttack(place, Side.IMPERIAL) : counters.groundAttack(place, Side.IMPERIAL);
        return there == 0 ? -1 : attack;
    }

    // ---- knights

    private void askKnight(Resolution r, Post post) {
        if (planet == Holder.NOBODY) {
            r.ask(Affair.KNIGHT, Side.IMPERIAL, post.character()).orEach(Kind.PLANET, knightsPlanets(r.state()));
            return;
        }
        r.ask(Affair.KNIGHTS_BOX, Side.IMPERIAL, planet);
        for (int environ : Control.environsOf(planet)) {
            r.or(Kind.PLACE, environ);
        }
        r.or(Kind.PLACE, Place.orbit(planet));
    }

    /** Home and secret planets of the provinces without a knight, outside the First. */
    private long knightsPlanets(Position s) {
        long found = PieceSet.NONE;
        for (int each : s.area().planets()) {
            Planet printed = PRINTED.planet(each);
            boolean worthy = printed.homeOfRace().isPresent() || printed.hasSecret();
            int province = Provinces.of(each);
            if (worthy
                    && province != FIRST_PROVINCE
                    && !PieceSet.has(provinces, province)
                    && s.planets().state(each) == PlanetState.IMPERIAL_CONTROL) {
                found |= PieceSet.only(each);
            }
        }
        return found;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.PLANET) {
            planet = action.argument();
            return;
        }
        Post post = Charter.of(r.rules().scenario()).posts().get(next);
        place(r, post, action.argument());
        planet = Holder.NOBODY;
        next++;
    }

    private void place(Resolution r, Post post, int place) {
        GameState s = r.state();
        int character = post.character();
        s.people().setAt(character, place);
        if (r.listening()) {
            r.tell(new Event.CharactersPlaced(PieceSet.only(character), place, CASE));
        }
        switch (post.manner()) {
            case ENVIRONS -> {}
            case STRONGEST -> join(s, character, place);
            case KNIGHT -> {
                provinces |= PieceSet.only(Provinces.of(Place.planet(place)));
                giveShip(r, character, place);
            }
        }
    }

    private static void join(GameState s, int character, int place) {
        if (Place.isEnviron(place)) {
            s.people().joinMilitary(PieceSet.only(character));
        } else {
            TheatreState.company(s).boardStarship(character, strongest(Theatre.counters(s), place));
        }
    }

    private static int strongest(Counters counters, int orbit) {
        int best = Holder.NOBODY;
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            boolean better = best == Holder.NOBODY || counters.attack(each) > counters.attack(best);
            if (counters.isStarship(each, orbit, Side.IMPERIAL) && better) {
                best = each;
            }
        }
        return best;
    }

    /** Redjac has his own; each of the others gets one of those that are left. */
    private static void giveShip(Resolution r, int character, int place) {
        GameState s = r.state();
        int ship = character == Cast.REDJAC ? Spaceship.REDJACS : Spaceship.FIRST_IMPERIAL;
        while (s.gear().shipAt(ship) >= 0) {
            ship++;
        }
        Ships.bringIn(r, ship, character, place);
        if (!Place.isEnviron(place)) {
            TheatreState.company(s).boardSpaceship(character, ship);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(next).add(planet).add(provinces);
    }
}
