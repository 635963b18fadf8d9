package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import fitg.content.Card;
import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitType;
import fitg.play.words.Names;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.combat.first.CharacterCombat;
import fitg.rules.control.Control;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.Set;

/** What must hold whenever somebody is asked something (specification 2.9). */
final class Invariants {

    private static final Catalogue PRINTED = Catalogue.standard();

    /** Questions that come before a change has been put right. */
    private static final Set<Question> UNSETTLED =
            Set.of(Ask.HOLDER, Ask.SHIP_HOLDER, Ask.PDB_ATTACK, Ask.OVERSTACKED, Ask.LOSSES, Ask.ACTIVE, Ask.WOUNDS);

    private Invariants() {}

    static void check(Game game) {
        GameState s = game.state();
        Whereabouts.ofEveryGameAreSound(s);
        for (int environ : game.scenario().environs()) {
            unitsWithinLimits(game, s, environ);
        }
        for (int character = 0; character < Cast.COUNT; character++) {
            characterIsSound(s, character);
        }
        boolean settled = !game.isOver()
                && !UNSETTLED.contains(game.resolution().question())
                && !(game.resolution().underWay() instanceof CharacterCombat)
                && !inFight(game);
        if (settled) {
            prisonersAreHeld(s);
            shipsAreAttended(s);
            stacksHaveUnits(s);
            detectionHasSpread(s);
            campsMayStand(game, s);
            stoppedRebellionsAreRebel(game, s);
        }
        boolean exchanging =
                !game.isOver() && game.resolution().question().point().equals("D21");
        cardsAreSound(s, exchanging);
    }

    /** Possession questions also come up in the middle of a fight. */
    private static boolean inFight(Game game) {
        return game.resolution().question() == Ask.USE_POSSESSION
                || game.resolution().question() == Ask.DRUG_RATING
                || game.resolution().question() == Ask.BREAK_OFF;
    }

    private static void unitsWithinLimits(Game game, GameState s, int environ) {
        for (Side side : Side.values()) {
            boolean limited = game.isOver() || game.resolution().question() != Ask.OVERSTACKED;
            int units = s.forces().units(environ, side);
            if (limited && units > PRINTED.environ(environ).size()) {
                fail("%d %s units in %s", units, side, Names.environ(environ));
            }
        }
        for (UnitType type : s.forces().roster().all()) {
            assertThat(s.forces().unmoved(environ, type))
                    .isBetween(0, s.forces().units(environ, type));
        }
    }

    private static void characterIsSound(GameState s, int character) {
        boolean onMap = s.people().at(character) >= 0;
        if (onMap) {
            assertThat(Ratings.enduranceLeft(s, character))
                    .as(Names.character(character))
                    .isPositive();
            assertThat(s.people().wounds(character)).isNotNegative();
        }
        if (s.people().isPrisoner(character)) {
            assertThat(onMap)
                    .as("prisoner %s is somewhere", Names.character(character))
                    .isTrue();
        }
    }

    private static void prisonersAreHeld(GameState s) {
        for (long rest = s.people().prisoners(); rest != 0; rest = PieceSet.rest(rest)) {
            int prisoner = PieceSet.lowest(rest);
            Side captor = Cast.side(prisoner).opponent();
            int holder = s.people().holder(prisoner);
            if (holder == Holder.UNITS) {
                assertThat(s.forces().units(s.people().at(prisoner), captor))
                        .as(Names.character(prisoner))
                        .isPositive();
            } else {
                assertThat(s.people().free() & Cast.of(captor) & PieceSet.only(holder))
                        .as(Names.character(prisoner))
                        .isNotZero();
                assertThat(s.people().at(holder)).isEqualTo(s.people().at(prisoner));
            }
        }
    }

    private static void shipsAreAttended(GameState s) {
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            int environ = s.gear().shipAt(ship);
            if (environ >= 0) {
                Side side = Ships.side(ship);
                boolean friends = s.forces().units(environ, side) > 0 || Characters.free(s, environ, side) != 0;
                assertThat(friends).as(Names.ship(ship)).isTrue();
                int holder = s.gear().shipHolder(ship);
                assertThat(holder < 0 || PieceSet.has(s.people().free(), holder))
                        .as(Names.ship(ship))
                        .isTrue();
            }
        }
    }

    private static void stacksHaveUnits(GameState s) {
        for (long rest = s.people().military() & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int character = PieceSet.lowest(rest);
            assertThat(s.forces().units(s.people().at(character), Cast.side(character)))
                    .as(Names.character(character))
                    .isPositive();
        }
    }

    private static void detectionHasSpread(GameState s) {
        for (long rest = s.people().free() & s.people().detectedFlags(); rest != 0; rest = PieceSet.rest(rest)) {
            int seen = PieceSet.lowest(rest);
            long friends = Characters.free(s, s.people().at(seen), Cast.side(seen));
            assertThat(friends & ~s.people().detectedFlags())
                    .as("friends of %s", Names.character(seen))
                    .isZero();
        }
    }

    private static void campsMayStand(Game game, GameState s) {
        for (int environ : game.scenario().environs()) {
            if (s.places().campSince(environ) > 0) {
                int size = PRINTED.environ(environ).size();
                assertThat(s.forces().strength(environ, Side.IMPERIAL)).isLessThan(size + 3);
                assertThat(s.planets().state(Control.planetOf(environ)).usesLoyaltyMarker())
                        .isTrue();
            }
        }
    }

    private static void stoppedRebellionsAreRebel(Game game, GameState s) {
        for (int planet : game.scenario().planets()) {
            if (s.planets().state(planet) == PlanetState.REBELLION_STOPPED) {
                boolean onlyImperial =
                        Control.hasUnits(s, planet, Side.IMPERIAL) && !Control.hasUnits(s, planet, Side.REBEL);
                assertThat(onlyImperial).as(Names.planet(planet)).isFalse();
            }
        }
    }

    /** Case 14.13: one companion, one ship each, once an exchange is done; cards lie with living characters. */
    private static void cardsAreSound(GameState s, boolean exchanging) {
        int[] companions = new int[Cast.COUNT];
        int[] ships = new int[Cast.COUNT];
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            int owner = s.gear().owner(card);
            if (owner >= 0) {
                assertThat(s.people().at(owner)).as(Names.card(card)).isNotEqualTo(Place.OUT_OF_GAME);
                companions[owner] += PieceSet.has(Card.COMPANIONS, card) ? 1 : 0;
            }
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (s.gear().shipAt(ship) >= 0 && s.gear().shipHolder(ship) >= 0) {
                ships[s.gear().shipHolder(ship)]++;
            }
        }
        for (int character = 0; !exchanging && character < Cast.COUNT; character++) {
            assertThat(companions[character])
                    .as("companions of %s", Names.character(character))
                    .isLessThan(2);
            assertThat(ships[character])
                    .as("ships of %s", Names.character(character))
                    .isLessThan(2);
        }
    }
}
