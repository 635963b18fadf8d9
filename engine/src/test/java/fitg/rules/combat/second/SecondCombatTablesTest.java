package fitg.rules.combat.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.sail;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Happening.Intercepted;
import fitg.edition.second.Happening.PatrolSent;
import fitg.edition.second.Happening.Searched;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of the second edition, read through play: break-off, interception, patrols, search. */
class SecondCombatTablesTest {

    @ParameterizedTest(name = "{0} against {1}: {2}, {3}/{4}")
    @Tag("E5.3.a.4")
    @Tag("E5.3.a.6")
    @CsvSource({
        "Senator Dermond,                  2, -8, 8, 10",
        "Jon Kidu,                         2, -7, 8, 10",
        "Saytar,                           2, -6, 7, 9",
        "Redjac,                           2, -4, 7, 9",
        "Senator Dermond,                  1, -3, 6, 8",
        "Vans Ka-Tie-A,                    1, -1, 6, 8",
        "Jin Voles,                        1, 0, 5, 7",
        "Redjac,                           1, 1, 4, 6",
        "Redjac;Senator Dermond,           1, 3, 4, 6",
        "Jin Voles;Vans Ka-Tie-A,          1, 4, 3, 5",
        "Redjac;Jin Voles;Vans Ka-Tie-A,   1, 10, 3, 5",
        "Redjac;Barca;Jin Voles,           1, 11, 2, 4"
    })
    void theBreakOffTable(String attackers, int active, int differential, int first, int second) {
        SecondPosition position = SecondPosition.in(22)
                .place("Frun Sentel", "2232")
                .place("Boccanegra", "2232")
                .place("Doctor Sontag", "2232")
                .detected("Frun Sentel", "Boccanegra", "Doctor Sontag")
                .dice(1, 1);
        for (String each : attackers.split(";")) {
            position.place(each, "2232");
        }
        SecondScene scene = hunt(position.start(Side.REBEL, Segment.SEARCH), "2232", "characters");
        Orders.lineUp(scene, active == 1 ? new String[] {"Boccanegra"} : new String[] {"Boccanegra", "Frun Sentel"});

        follow(scene, "break-off-all");

        BreakOffTried tried = scene.last(BreakOffTried.class);
        assertThat(List.of(tried.differential(), tried.activeNumber(), tried.inactiveNumber()))
                .containsExactly(differential, first, second);
    }

    @ParameterizedTest(name = "{0} ships, {1} of them dispersed: {2}")
    @Tag("E2.A.1.2")
    @Tag("C-FLEET-2")
    @Tag("S-R40")
    @CsvSource({"1, 1, 1", "2, 2, 3", "3, 3, 5", "4, 4, 7", "5, 5, 9", "6, 6, 9", "4, 0, 1", "4, 2, 3"})
    void theInterceptionTable(int ships, int dispersed, int number) {
        SecondPosition position = SecondPosition.in(22).counter("Rebel Light", "orbit-221");
        for (int each = 1; each <= ships; each++) {
            position.counter("Imperial Light", "orbit-222");
            if (each <= dispersed) {
                position.dispersed(each);
            }
        }
        SecondScene scene = position.dice(10).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "orbit-221", "222", 0), "intercept");

        assertThat(scene.last(Intercepted.class).number()).isEqualTo(number);
    }

    @ParameterizedTest(name = "{0}, {1} of them: {2} {3}s")
    @Tag("C-SO-1")
    @Tag("C-SO-2")
    @Tag("E2.B.2")
    @CsvSource({
        "Conscript,    1, 2, CONSCRIPT",
        "Conscript,    3, 3, CONSCRIPT",
        "2nd Line,     1, 2, LINE",
        "1st Line,     1, 3, LINE",
        "Stormtrooper, 1, 3, STORMTROOPER",
        "Marine,       1, 3, MARINE",
        "Guard,        1, 3, MARINE",
        "Stormtrooper, 2, 4, STORMTROOPER"
    })
    void thePatrolChart(String unit, int units, int count, Soldier soldier) {
        SecondPosition position = SecondPosition.in(22)
                .place("Frun Sentel", "2221")
                .detected("Frun Sentel")
                .dice(1);
        for (int each = 0; each < units; each++) {
            position.counter(unit, "2221");
        }
        SecondScene scene = position.start(Side.REBEL, Segment.SEARCH);

        hunt(scene, "2221", "patrol:" + soldier.key());

        assertThat(scene.last(PatrolSent.class).count()).isEqualTo(count);
        assertThat(scene.last(PatrolSent.class).soldier()).isEqualTo(soldier);
    }

    @ParameterizedTest(name = "{0} Rebel {1} give {2} {3}s")
    @Tag("E2.3.1")
    @Tag("C-SO-1")
    @CsvSource({
        "1, Wild Militia, 2, MILITIA",
        "1, Wild Irregular, 2, REGULAR",
        "1, Wild Regular, 3, REGULAR",
        "1, Wild Elite, 3, ELITE"
    })
    void theRebelsSendPatrolsInTheImperialTurn(int units, String unit, int count, Soldier soldier) {
        SecondScene scene = SecondPosition.in(22)
                .place("Jin Voles", "2221")
                .detected("Jin Voles")
                .counter(unit, "2221")
                .dice(1)
                .start(Side.IMPERIAL, Segment.SEARCH);

        hunt(scene, "2221", "patrol:" + soldier.key());

        assertThat(scene.last(PatrolSent.class).count()).isEqualTo(count * units);
        assertThat(scene.last(PatrolSent.class).soldier()).isEqualTo(soldier);
    }

    @ParameterizedTest(name = "{0} stormtroopers against {1} rebels of Angoff: {2}")
    @Tag("C-SEARCH-1")
    @Tag("S-R78")
    @CsvSource({
        // Angoff Urban, size 6: Agan Rafa (intelligence 1) alone, or with Kogus (2)
        "1, 1, 4, 6, 1",
        "2, 1, 8, 6, 3",
        "3, 1, 12, 6, 4",
        "5, 1, 20, 6, 6",
        "6, 1, 24, 6, 6",
        "6, 2, 24, 6, 6"
    })
    void theSearchTable(int units, int hiders, int search, int hiding, int number) {
        SecondPosition position =
                SecondPosition.in(22).place("Agan Rafa", "2221").detected("Agan Rafa");
        if (hiders > 1) {
            position.place("Kogus", "2221").detected("Kogus");
        }
        for (int each = 0; each < units; each++) {
            position.counter("Stormtrooper", "2221");
        }
        SecondScene scene = position.dice(10).start(Side.REBEL, Segment.SEARCH);

        follow(scene, "search:2221", "units");

        Searched searched = scene.last(Searched.class);
        assertThat(List.of(searched.searchValue(), searched.hidingValue(), searched.number()))
                .containsExactly(search, hiding, number);
    }

    @ParameterizedTest(name = "round {0}")
    @Tag("E5.3.a.1")
    @CsvSource({"2", "3"})
    void theAttackerIsAskedBeforeEveryRoundButTheFirst(int round) {
        SecondPosition position = SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Frun Sentel", "2232")
                .detected("Frun Sentel")
                .dice(1);
        for (int each = 0; each < 11 * (round - 1); each++) {
            position.dice(1);
        }
        SecondScene scene = hunt(position.start(Side.REBEL, Segment.SEARCH), "2232", "characters");
        for (int each = 2; each < round; each++) {
            until(scene, Query.PRESS_ON);
            scene.play("go-on");
        }

        until(scene, Query.PRESS_ON);

        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(Orders.diceOf(scene, "Redjac")).hasSize(round - 1);
    }
}
