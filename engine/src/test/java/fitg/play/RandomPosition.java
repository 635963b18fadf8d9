package fitg.play;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Environ;
import fitg.content.GameLevel;
import fitg.content.Loyalty;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitType;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A lively position drawn by lot, somewhere in the galaxy: both sides' characters among units, camps, prisoners, face-down
 * cards and planets at every stage of rebellion. Random games from set-up almost never get there.
 */
public final class RandomPosition {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final List<Integer> SYSTEMS =
            PRINTED.systems().stream().map(system -> system.id()).toList();

    /** The Rotron is rare and asks a question of its own, so its system comes up more often than the others. */
    private static final int ROTRONS_HOME = 16;

    private final Random random;
    private final Position position;
    private final List<Environ> environs;
    private final List<String> rebels = new ArrayList<>();

    private RandomPosition(long seed) {
        random = new Random(seed);
        int system = random.nextInt(12) == 0 ? ROTRONS_HOME : SYSTEMS.get(random.nextInt(SYSTEMS.size()));
        position = Position.in(system).luck(seed).turn(1 + random.nextInt(6));
        environs = PRINTED.environs().stream()
                .filter(environ -> PRINTED.planet(environ.planet()).systemId() == system)
                .toList();
        planets(system);
        units();
        characters(Side.REBEL);
        characters(Side.IMPERIAL);
        cards();
    }

    public static Scene of(long seed) {
        RandomPosition lot = new RandomPosition(seed);
        Side phasing = lot.random.nextInt(3) == 0 ? Side.IMPERIAL : Side.REBEL;
        return lot.position.imperialStart(3, 2).startSettled(phasing, Segment.START);
    }

    private void planets(int system) {
        for (int index : PRINTED.system(system).planets()) {
            Planet planet = PRINTED.planet(index);
            position.pdb(planet.name(), random.nextInt(3), random.nextInt(4) > 0);
            PlanetState state = PlanetState.at(random.nextInt(6) % 4);
            position.state(planet.name(), state);
            if (state.usesLoyaltyMarker()) {
                position.loyalty(planet.name(), Loyalty.at(random.nextInt(5)));
            }
        }
    }

    private void units() {
        for (Environ environ : environs) {
            int imperial = random.nextInt(Math.min(4, environ.size() + 1));
            for (int i = 0; i < imperial; i++) {
                position.units(environ.id(), UnitType.at(random.nextInt(3)), 1);
            }
            rebelUnits(environ);
            if (random.nextInt(5) == 0) {
                position.camp(environ.id(), 1);
            }
        }
    }

    /** Often a few of both kinds, sometimes a full house. */
    private void rebelUnits(Environ environ) {
        int most = random.nextInt(4) == 0 ? environ.size() : random.nextInt(Math.min(3, environ.size() + 1));
        for (int i = 0; i < most; i++) {
            boolean mobile = random.nextInt(3) == 0;
            UnitType kind = UnitRoster.of(GameLevel.STAR_SYSTEM).raised(environ.type(), mobile ? 2 : 1);
            position.units(environ.id(), kind, 1);
        }
    }

    private void characters(Side side) {
        List<CharacterCard> cast = new ArrayList<>(PRINTED.characters().stream()
                .filter(card -> card.side() == side)
                .toList());
        Collections.shuffle(cast, random);
        Environ meeting = environs.get(random.nextInt(environs.size()));
        int free = 3 + random.nextInt(3);
        for (int i = 0; i < free; i++) {
            String name = cast.get(i).name();
            Environ where = random.nextInt(3) > 0 ? meeting : environs.get(random.nextInt(environs.size()));
            position.place(name, where.id());
            if (random.nextInt(3) == 0) {
                position.detected(name);
            }
            if (random.nextInt(4) == 0 && cast.get(i).endurance() > 1) {
                position.wounds(name, 1);
            }
            if (side == Side.REBEL) {
                rebels.add(name);
            }
        }
        if (random.nextInt(3) == 0) {
            position.prisonerIfHeld(cast.get(free).name(), meeting.id());
        }
        ships(side, cast.get(0).name(), cast.get(1).name());
    }

    private void ships(Side side, String first, String second) {
        List<String> ships = side == Side.REBEL
                ? List.of("Star Cruiser", "S-XIII", "Stellar Courier", "Galactic Freighter")
                : List.of("Imperial Spaceship 1", "Imperial Spaceship 2");
        int lot = random.nextInt(ships.size());
        if (random.nextInt(4) > 0) {
            position.ship(ships.get(lot), first);
        }
        if (random.nextBoolean()) {
            position.ship(ships.get((lot + 1) % ships.size()), second);
        }
    }

    private void cards() {
        List<Integer> deck = new ArrayList<>();
        for (int card = 8; card < 20; card++) {
            deck.add(card);
        }
        Collections.shuffle(deck, random);
        boolean companion = false;
        for (int i = 0; i < random.nextInt(5); i++) {
            int card = deck.get(i);
            if (card >= 16 && companion) {
                continue;
            }
            companion |= card >= 16;
            String name = PRINTED.possession(card).name();
            String owner = rebels.get(random.nextInt(rebels.size()));
            if (random.nextInt(4) == 0) {
                position.shownCard(name, owner);
            } else {
                position.card(name, owner);
            }
        }
    }
}
