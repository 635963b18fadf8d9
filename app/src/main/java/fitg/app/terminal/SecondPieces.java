package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.play.PlayerView;
import fitg.rules.force.second.Convoy;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Formation;
import fitg.state.Cast;
import fitg.state.theatre.Company;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What stands in a place of a game of 2002, and how the board writes it down. */
final class SecondPieces {

    private static final Catalogue PRINTED = Catalogue.standard();

    private SecondPieces() {}

    /** Attack and endurance factor as they stand, hits taken, and whether the damaged side is up: "2/3 h1 damaged". */
    static String condition(int attack, int endurance, int hits, boolean damaged, String word) {
        return attack + "/" + endurance + (hits > 0 ? " h" + hits : "") + (damaged ? " " + word : "");
    }

    // ---- counters

    /** The starships of a side in a place; those that are alike and empty stand together. */
    static List<List<Integer>> starships(PlayerView view, int place, Side side) {
        Counters counters = Theatre.counters(view);
        return alike(
                IntStream.range(0, counters.count())
                        .filter(each -> counters.isStarship(each, place, side))
                        .boxed()
                        .toList(),
                (one, other) -> Convoy.alike(view, one, other));
    }

    /** The ground units of a side in an environ that are in no transport; those that are alike stand together. */
    static List<List<Integer>> groundUnits(PlayerView view, int place, Side side) {
        Counters counters = Theatre.counters(view);
        return alike(
                IntStream.range(0, counters.count())
                        .filter(each -> counters.isGroundUnit(each, place, side))
                        .boxed()
                        .toList(),
                counters::alike);
    }

    private interface Likeness {
        boolean of(int one, int other);
    }

    private static List<List<Integer>> alike(List<Integer> counters, Likeness likeness) {
        List<List<Integer>> groups = new ArrayList<>();
        for (int counter : counters) {
            groups.stream()
                    .filter(group -> likeness.of(group.getFirst(), counter))
                    .findFirst()
                    .orElseGet(() -> {
                        groups.add(new ArrayList<>());
                        return groups.getLast();
                    })
                    .add(counter);
        }
        return groups;
    }

    /** "Imperial Light 4, 5: 2/2", with the numbers they have in questions and in the story. */
    static String counters(PlayerView view, List<Integer> alike) {
        Counters counters = Theatre.counters(view);
        int first = alike.getFirst();
        String numbers = alike.stream().map(each -> String.valueOf(each + 1)).collect(Collectors.joining(", "));
        return counters.type(first).name() + " " + numbers + ": "
                + condition(
                        counters.attack(first),
                        counters.endurance(first),
                        counters.hits(first),
                        counters.isDamaged(first),
                        "damaged");
    }

    /** How a side's starships lie in an orbit box; empty where that makes no difference. */
    static String formation(PlayerView view, int place, Side side) {
        if (!Place.isOrbit(place)) {
            return "";
        }
        if (Formation.isDispersed(view, place, side)) {
            return "blockade dispersal";
        }
        return Formation.isFleet(view, place, side) ? "battle formation" : "";
    }

    // ---- characters

    /** Factors, hits and wounds, missions: " 3/4 h1 wounded [F]". */
    static String tags(PlayerView view, int character) {
        Company company = Theatre.company(view);
        StringBuilder tags = new StringBuilder(" ")
                .append(condition(
                        Fighters.attack(view, character),
                        Fighters.endurance(view, character),
                        company.hits(character),
                        Fighters.isWounded(view, character),
                        "wounded"));
        if (PieceSet.has(company.stunned(), character)) {
            tags.append(" stunned");
        }
        for (Mission mission : Mission.values()) {
            if (Pieces.holds(view.missions().group(mission.ordinal()), character)) {
                tags.append(" [").append(mission.letter()).append("]");
            }
        }
        return tags.toString();
    }

    static List<String> escorts(PlayerView view, int character) {
        Company company = Theatre.company(view);
        return Pieces.members(company.escorts(PieceSet.only(character))).stream()
                .map(escort -> escort(view, company, escort))
                .toList();
    }

    private static String escort(PlayerView view, Company company, int escort) {
        Soldier soldier = company.soldier(escort);
        return soldier.key() + " escort "
                + condition(
                        Fighters.attack(view, escort),
                        Fighters.endurance(view, escort),
                        company.hits(escort),
                        Fighters.isWounded(view, escort),
                        "wounded");
    }

    /** The free characters of a side who stand in an environ, with the units or apart, and are in no ship. */
    static List<Integer> onFoot(PlayerView view, int place, Side side, boolean military) {
        return Pieces.free(view, place, side, military).stream()
                .filter(each -> !Theatre.company(view).isAboard(each))
                .toList();
    }

    // ---- character spaceships

    /** "Planetary Privateer h1 damaged". */
    static String spaceship(PlayerView view, int ship) {
        Company company = Theatre.company(view);
        int hits = company.shipHits(ship);
        return Pieces.ship(ship)
                + (hits > 0 ? " h" + hits : "")
                + (PieceSet.has(company.damagedShips(), ship) ? " damaged" : "");
    }

    /** Those with somebody in them, or with nobody to hold them; in no starship. */
    static List<Integer> spaceshipsByThemselves(PlayerView view, int place, Side side) {
        Company company = Theatre.company(view);
        return Pieces.ships(view).stream()
                .filter(ship -> view.gear().shipAt(ship) == place && company.dockedTo(ship) < 0)
                .filter(ship ->
                        company.aboardSpaceship(ship) != 0 || view.gear().shipHolder(ship) < 0)
                .filter(ship -> sideOf(view, ship) == side)
                .toList();
    }

    /** The ships a character has with him on the ground, with nobody in them. */
    static List<Integer> spaceshipsOf(PlayerView view, int holder) {
        Company company = Theatre.company(view);
        return Pieces.shipsOf(view, holder).stream()
                .filter(ship -> company.dockedTo(ship) < 0 && company.aboardSpaceship(ship) == 0)
                .toList();
    }

    private static Side sideOf(PlayerView view, int ship) {
        int holder = view.gear().shipHolder(ship);
        return holder >= 0 ? Cast.side(holder) : PRINTED.ship(ship).side();
    }
}
