package fitg.rules.movement.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.content.Spaceship;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.SecondPosition;
import fitg.play.Umpire;
import fitg.procedure.Action;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.Segment;
import fitg.state.theatre.Company;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Military movement at random for many turns: whatever is done, everything is somewhere and aboard something. */
class MilitaryMovementPlayTest {

    private static final int GAMES = 60;
    private static final int STEPS = 400;

    private final Map<Query, Integer> asked = new EnumMap<>(Query.class);

    @Test
    @Tag("E3.3.c.4")
    @Tag("E3.3.b.2")
    @Tag("S-R28")
    @Tag("S-R13")
    @Tag("S-R63")
    void nothingFloatsAndNobodyIsLostInTransit() {
        for (int seed = 0; seed < GAMES; seed++) {
            play(seed);
        }
        assertThat(asked)
                .containsKeys(
                        Query.INTERPLANETARY,
                        Query.STARSHIP_JOINS,
                        Query.CARGO,
                        Query.BOARD,
                        Query.DOCK,
                        Query.DESTINATION,
                        Query.RAKE,
                        Query.PASSING,
                        Query.INTERCEPT,
                        Query.ARRIVAL,
                        Query.TRANSFER_TO,
                        Query.HAND_OVER_TO,
                        Query.PLANETARY_MOVE,
                        Query.UNIT_JOINS,
                        Query.MARCH_LEADER,
                        Query.TAKE_PRISONER,
                        Query.MARCH_TO,
                        Query.ESCORT,
                        Query.STACK,
                        Query.FORMATION);
    }

    private void play(int seed) {
        Game game =
                theatre(seed).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT).game();
        Random random = new Random(seed);
        for (int step = 0; step < STEPS && !game.isOver(); step++) {
            Decision decision = game.pending().orElseThrow();
            Query query = Query.of(decision.question());
            asked.merge(query, 1, Integer::sum);
            if (query == Query.INTERPLANETARY || query == Query.PLANETARY_MOVE || query == Query.FORMATION) {
                check(Umpire.position(game), "seed " + seed + ", step " + step);
            }
            List<Action> actions = decision.actions();
            game.play(actions.get(random.nextInt(actions.size())));
        }
    }

    private static SecondPosition theatre(int seed) {
        return SecondPosition.in(22, 23, 24)
                .luck(seed)
                .control("Charkhan", PlanetState.REBEL_CONTROL)
                .pdb("Charkhan", 1, true)
                .pdb("Quibron", 1, true)
                .pdb("Angoff", 2, true)
                .counter("Rebel Light", "2323")
                .counter("Rebel Transport", "2323")
                .counter("Wild Regular", "2323")
                .counter("Rebel Cruiser", "orbit-241")
                .counter("Rebel Light", "orbit-241")
                .counter("Rebel Transport", "2232")
                .counter("Wild Elite", "2232")
                .counter("Air Militia", "2231")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Cruiser", "orbit-221")
                .counter("Imperial Cruiser", "orbit-221")
                .counter("Imperial Transport", "2221")
                .counter("1st Line", "2221")
                .counter("Stormtrooper", "2211")
                .counter("Imperial Light", "2311")
                .counter("1st Line", "2311")
                .dispersed(8, 9)
                .place("Boccanegra", "orbit-241")
                .ship("Planetary Privateer", "Boccanegra")
                .aboardShip("Frun Sentel", "Planetary Privateer")
                .aboard("Odene Hobar", 3)
                .place("Adam Starlight", "2323")
                .place("Rayner Derban", "2232")
                .withUnits("Kogus", "2232")
                .escort("Kogus", Soldier.REGULAR)
                .prisoner("Saytar", "Rayner Derban")
                .place("Vans Ka-Tie-A", "2221")
                .ship("Imperial Spaceship 1", "Vans Ka-Tie-A")
                .withUnits("Jon Kidu", "2221")
                .place("Telmen", "2311")
                .prisonerOfUnits("Ly Mantok", "2221")
                .prisonerOfUnits("Tourag", "2311");
    }

    private static void check(Position s, String when) {
        checkCounters(s, when);
        checkPeople(s, when);
        for (int environ : s.area().environs()) {
            for (Side side : Side.values()) {
                assertThat(Theatre.counters(s).groundUnits(environ, side))
                        .as(when)
                        .isLessThanOrEqualTo(
                                Catalogue.standard().environ(environ).size());
            }
        }
    }

    private static void checkCounters(Position s, String when) {
        Counters counters = Theatre.counters(s);
        for (int each = 0; each < counters.count(); each++) {
            assertThat(counters.is(CounterMark.CHOSEN, each)).as(when).isFalse();
            int place = counters.place(each);
            int carrier = counters.carrier(each);
            if (place < 0) {
                continue;
            }
            if (carrier != Holder.NOBODY) {
                assertThat(counters.place(carrier)).as(when).isEqualTo(place);
            }
            boolean outside = counters.type(each).isGround() && carrier == Holder.NOBODY;
            assertThat(Place.isEnviron(place) ? outside || counters.type(each).isStarship() : !outside)
                    .as(when + ", counter " + each)
                    .isTrue();
            assertThat(Place.isEnviron(place)
                            && counters.type(each).isStarship()
                            && !counters.type(each).lands())
                    .as(when)
                    .isFalse();
        }
    }

    private static void checkPeople(Position s, String when) {
        Company company = Theatre.company(s);
        for (long rest = s.people().onMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int place = s.people().at(each);
            String who = when + ", character " + (each + 1);
            assertThat(company.isAboard(each)).as(who).isEqualTo(!Place.isEnviron(place));
            if (company.starshipOf(each) != Holder.NOBODY) {
                assertThat(Theatre.counters(s).place(company.starshipOf(each)))
                        .as(who)
                        .isEqualTo(place);
            } else if (company.spaceshipOf(each) != Holder.NOBODY) {
                assertThat(s.gear().shipAt(company.spaceshipOf(each))).as(who).isEqualTo(place);
            }
            if (s.people().isPrisoner(each)) {
                assertThat(s.people().holder(each) == Holder.SHIP).as(who).isEqualTo(company.isAboard(each));
            }
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            assertThat(company.dockedTo(ship)).as(when).isEqualTo(Holder.NOBODY);
        }
    }
}
