package fitg.play.position;

import static fitg.play.position.Clause.flag;
import static fitg.play.position.Clause.number;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.UnitType;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.province.Supply;
import fitg.state.province.SupplyState;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the Province Game of 1979 keeps of purchases, damage and camps. */
final class SupplyWords implements Words {

    private static final int MOST = 40;

    private static final List<Clause> OF_THE_GAME = List.of(
            number(
                    "elites built",
                    MOST,
                    (s, game) -> Supply.of(s).elites(),
                    (s, game, built) -> SupplyState.of(s).countElites(built)),
            number(
                    "suicide squads built",
                    MOST,
                    (s, game) -> Supply.of(s).squads(),
                    (s, game, built) -> SupplyState.of(s).countSquads(built)),
            flag(
                    "camps are spared",
                    (s, game) -> Supply.of(s).campsSpared(),
                    (s, game) -> SupplyState.of(s).setCampsSpared(true)));

    private static final List<Clause> OF_PLANETS = List.of(
            flag(
                    "PDB put up in this turn",
                    (s, planet) -> PieceSet.has(Supply.of(s).putUp(), planet),
                    (s, planet) -> SupplyState.of(s).markPutUp(planet)),
            flag(
                    "PDB raised in this turn",
                    (s, planet) -> PieceSet.has(Supply.of(s).levelled(), planet),
                    (s, planet) -> SupplyState.of(s).markLevelled(planet)));

    private static final List<Clause> OF_SHIPS = List.of(flag(
            "damaged",
            (s, ship) -> Supply.of(s).isDamaged(ship),
            (s, ship) -> SupplyState.of(s).setDamaged(ship, true)));

    private static final List<Clause> OF_PLACES = List.of(new Waiting());

    @Override
    public boolean belongTo(Position s) {
        return s.further(Supply.class) != null;
    }

    @Override
    public List<Clause> of(Sort sort) {
        return switch (sort) {
            case GAME -> OF_THE_GAME;
            case PLANET -> OF_PLANETS;
            case PLACE -> OF_PLACES;
            case SHIP -> OF_SHIPS;
            default -> List.of();
        };
    }

    /** Case 15.44: "2 wild-2-1 wait". */
    private static final class Waiting implements Clause {

        private static final Pattern PATTERN = Pattern.compile("(\\d{1,2}) (\\S+) waits?");

        @Override
        public void say(Position s, int place, Consumer<String> words) {
            if (!Place.isEnviron(place) || !Supply.of(s).anyWaiting()) {
                return;
            }
            for (UnitType type : s.forces().roster().all()) {
                int waiting = Supply.of(s).waiting(place, type);
                if (waiting > 0) {
                    words.accept(waiting + " " + type.key() + " wait");
                }
            }
        }

        @Override
        public boolean heed(GameState s, int place, String words) {
            Matcher matcher = PATTERN.matcher(words);
            if (!matcher.matches()) {
                return false;
            }
            UnitType type = Arrays.stream(s.forces().roster().all())
                    .filter(each -> each.key().equals(matcher.group(2)))
                    .findFirst()
                    .orElseThrow(() -> new Nonsense("there is no unit called \"" + matcher.group(2) + "\""));
            SupplyState.of(s).setWaiting(place, type, Integer.parseInt(matcher.group(1)));
            return true;
        }
    }
}
