package fitg.content;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads who lives in the galaxy: races, their irate locals and the sovereigns (galactic guide, cases 12.17, 25.0). */
final class InhabitantLoader {

    /** Irate locals of the Mutant World secret; on the chart, but not a race of the map. */
    private static final String MUTANT = "Mutant";

    private final CsvTable races;
    private final CsvTable locals;
    private final CsvTable sovereigns;

    InhabitantLoader(ContentSource source) {
        races = CsvTable.read(source, "races.csv", "name,plural,star_faring,home_planet_id,colonised_planet_ids")
                .unique("name")
                .exactly(31);
        locals = CsvTable.read(source, "irate_locals.csv", "race,environ_type,strength,endurance,combat")
                .unique("race", "environ_type")
                .exactly(47);
        sovereigns = CsvTable.read(
                        source,
                        "sovereigns.csv",
                        "name,planet_id,environ_id,allegiance,combat,endurance,leadership,space_leadership")
                .unique("name")
                .exactly(12);
    }

    Set<String> raceNames() {
        return races.values("name");
    }

    Set<String> sovereignNames() {
        return sovereigns.values("name");
    }

    List<Race> races(CsvTable planets, CsvTable environs) {
        return races.rows().stream().map(row -> race(row, planets, environs)).toList();
    }

    private static Race race(Row row, CsvTable planets, CsvTable environs) {
        Set<String> planetIds = planets.values("id");
        String name = row.text("name");
        Set<String> livesOn = new HashSet<>();
        for (Row environ : environs.rows()) {
            if (environ.list("races").contains(name)) {
                livesOn.add(environ.cell("planet_id"));
            }
        }
        Set<String> listed = new HashSet<>(row.list("colonised_planet_ids"));
        row.optionalText("home_planet_id").ifPresent(listed::add);
        row.require(livesOn.equals(listed), "the planets of the " + name + " differ from environs.csv");
        row.optionalReference("home_planet_id", planetIds)
                .filter(home -> row.flag("star_faring"))
                .ifPresent(home -> row.require(
                        planets.find("id", home)
                                .orElseThrow()
                                .cell("home_of_race")
                                .equals(name),
                        "planets.csv does not make planet " + home + " the home of the " + name));
        return new Race(
                name,
                row.text("plural"),
                row.flag("star_faring"),
                row.optionalId("home_planet_id", planetIds),
                row.ids("colonised_planet_ids", planetIds));
    }

    List<IrateLocals> irateLocals() {
        Set<String> known = new HashSet<>(raceNames());
        known.add(MUTANT);
        return locals.rows().stream()
                .map(row -> new IrateLocals(
                        row.reference("race", known),
                        row.code("environ_type", EnvironType.class),
                        row.number("strength", 1, 10),
                        row.number("endurance", 1, 10),
                        row.code("combat", Creature.AttackKind.class) == Creature.AttackKind.FIREFIGHT))
                .toList();
    }

    List<Sovereign> sovereigns(CsvTable environs) {
        return sovereigns.rows().stream().map(row -> sovereign(row, environs)).toList();
    }

    private static Sovereign sovereign(Row row, CsvTable environs) {
        String environId = row.reference("environ_id", environs.values("id"));
        Row environ = environs.find("id", environId).orElseThrow();
        row.require(
                environ.cell("sovereign").equals(row.text("name")),
                "environs.csv does not place this sovereign in environ " + environId);
        row.require(
                environ.cell("planet_id").equals(row.text("planet_id")),
                "environ " + environId + " is not on planet " + row.text("planet_id"));
        Optional<Side> allegiance = row.text("allegiance").equals("Neutral")
                ? Optional.empty()
                : Optional.of(row.code("allegiance", Side.class));
        return new Sovereign(
                row.text("name"),
                row.number("planet_id", 111, 999),
                row.number("environ_id", 1111, 9999),
                allegiance,
                row.number("combat", 1, 6),
                row.number("endurance", 1, 6),
                row.number("leadership", 1, 6),
                row.optionalNumber("space_leadership", 1, 6));
    }
}
