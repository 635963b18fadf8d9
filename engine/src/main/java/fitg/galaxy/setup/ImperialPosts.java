package fitg.galaxy.setup;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.galaxy.scenario.Posting;
import fitg.galaxy.scenario.Posting.Post;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Event;
import fitg.procedure.Powers;
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
import java.util.List;

/**
 * S7, K-D6 (38.3): Imperial characters begin where the sheet puts them, one after the other, undetected and apart from the units;
 * only Barca joins the strongest stack (K-R5), and knights choose a planet each.
 */
public final class ImperialPosts extends Procedure {

    private static final String CASE = "38.3";
    private static final int FIRST_PROVINCE = 1;

    private int next;
    private int planet = Holder.NOBODY;
    private long provinces;

    @Override
    public void advance(Resolution r) {
        Scenario scenario = r.rules().scenario();
        List<Post> posts = Posting.of(scenario).posts();
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

    /** K-R5: who is strongest is for an edition to say. */
    private static void askStack(Resolution r, Post post) {
        r.ask(Affair.BARCA, Side.IMPERIAL, post.character());
        for (int place : Powers.of(r).strongestStacks(r.state(), post.places())) {
            r.or(Kind.PLACE, place);
        }
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
        Post post = Posting.of(r.rules().scenario()).posts().get(next);
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
            case STRONGEST -> Powers.of(r).joinStack(r, character, place);
            case KNIGHT -> {
                provinces |= PieceSet.only(Provinces.of(Place.planet(place)));
                giveShip(r, character, place);
            }
        }
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
            Powers.of(r).boardShip(r, character, ship);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(next).add(planet).add(provinces);
    }
}
