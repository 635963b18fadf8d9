package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Place;
import fitg.content.Soldier;
import fitg.content.Spaceship;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.rules.force.second.Fighters;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** What a game of 2002 has to look up besides: types of counters, soldiers, and how somebody fares there. */
final class SecondReference {

    private static final String OURS =
            "  The values are our completion (%s): the chapter that prints them is not at hand.";

    private final PlayerView view;

    SecondReference(PlayerView view) {
        this.view = view;
    }

    Map<String, Supplier<List<String>>> entries() {
        Map<String, Supplier<List<String>>> entries = new LinkedHashMap<>();
        Catalogue.standard().counterTypes().forEach(type -> entries.put(type.name(), () -> counter(type)));
        for (Soldier soldier : Soldier.values()) {
            entries.put(Text.upperFirst(soldier.key()) + " soldier", () -> soldier(soldier));
        }
        return entries;
    }

    private List<String> counter(CounterType type) {
        List<String> lines = new ArrayList<>();
        String branch = type.isGround() ? "ground unit" : "starship";
        lines.add(type.name() + " (" + Names.side(type.side()) + ", " + branch + ")");
        lines.add("  Attack factor " + type.attack() + " (" + (type.attack() + 1) / 2
                + " when damaged), endurance factor " + type.endurance() + ".");
        lines.add("  " + what(type));
        type.soldier()
                .ifPresent(soldier -> lines.add("  Its soldiers are of the kind " + soldier.key() + ", "
                        + soldier.attack() + "/" + soldier.endurance() + "."));
        lines.add(OURS.formatted(type.isGround() ? "C-UNIT-1" : "C-UNIT-2"));
        lines.add("  " + whereAll(type));
        return lines;
    }

    private static String what(CounterType type) {
        return switch (type.branch()) {
            case GROUND ->
                (type.garrison() ? "Never leaves its planet." : "Goes from planet to planet in a transport.")
                        + type.environType()
                                .map(home -> " At home in " + home.name().toLowerCase(Locale.ROOT) + " environs.")
                                .orElse("");
            case TRANSPORT -> "Carries one ground unit, lands, and does not fight.";
            case LIGHT -> "Lands, and flies from environ to environ.";
            case CRUISER, HEAVY -> "Stays in space.";
            case ATROCITY -> "Stays in space, and is the means of the worst the Empire does.";
        };
    }

    private String whereAll(CounterType type) {
        var counters = Theatre.counters(view);
        List<String> places = IntStream.range(0, counters.count())
                .filter(each -> counters.type(each) == type && counters.place(each) >= 0)
                .mapToObj(each -> name(each) + " in " + Names.place(counters.place(each)))
                .toList();
        return places.isEmpty() ? "None is in play." : "In play: " + String.join(", ", places) + ".";
    }

    private static List<String> soldier(Soldier soldier) {
        return List.of(
                Text.upperFirst(soldier.key()) + " soldier (patrols and escorts)",
                "  Attack factor " + soldier.attack() + ", endurance factor " + soldier.endurance() + ".",
                OURS.formatted("C-SO-1"));
    }

    // ---- characters and ships

    /** Of somebody who is in the game: factors, place, ship, company, hits. */
    String present(int character) {
        Company company = Theatre.company(view);
        List<String> state = new ArrayList<>();
        int place = view.people().at(character);
        state.add("In " + Names.place(place));
        aboard(company, character, state);
        if (view.people().isPrisoner(character)) {
            state.add("held prisoner by " + Names.holder(view.people().holder(character)));
        } else {
            stack(character, place, state);
        }
        state.add(
                Fighters.isWounded(view, character)
                        ? "wounded (attack factor " + Fighters.attack(view, character) + ", navigation "
                                + Fighters.navigation(view, character) + ")"
                        : "not wounded");
        state.add(company.hits(character) + " of " + Fighters.endurance(view, character) + " hits");
        state.addAll(SecondPieces.escorts(view, character));
        Pieces.shipsOf(view, character).forEach(ship -> state.add("with " + SecondPieces.spaceship(view, ship)));
        state.addAll(Pieces.cards(view, character));
        return String.join(", ", state) + ".";
    }

    private void aboard(Company company, int character, List<String> state) {
        int starship = company.starshipOf(character);
        if (starship >= 0) {
            state.add("aboard " + name(starship));
        }
        int ship = company.spaceshipOf(character);
        if (ship >= 0) {
            state.add("aboard " + Names.ship(ship));
        }
    }

    private void stack(int character, int place, List<String> state) {
        if (Place.isEnviron(place)) {
            boolean military = Pieces.holds(view.people().military(), character);
            state.add(military ? "with the military units" : "in the character stack");
        }
        boolean seen = Pieces.holds(view.detected(), character);
        state.add(seen ? "detected" : "undetected");
    }

    /** What befell a ship, after its printed figures. */
    String ship(Spaceship ship) {
        int place = view.gear().shipAt(ship.index());
        if (place < 0) {
            return "";
        }
        Company company = Theatre.company(view);
        long inside = company.aboardSpaceship(ship.index());
        int starship = company.dockedTo(ship.index());
        return "; in " + Names.place(place)
                + (starship < 0 ? "" : ", docked to " + name(starship))
                + (inside == 0 ? "" : "; aboard: " + Names.characters(inside))
                + (Pieces.holds(company.damagedShips(), ship.index()) ? "; damaged" : "");
    }

    /** As it is called in questions and in the story. */
    private String name(int counter) {
        return view.names().counter(counter);
    }
}
