package fitg.play.position;

import static fitg.play.position.Clause.flag;
import static fitg.play.position.Clause.number;
import static fitg.play.position.Clause.one;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.rules.sovereign.Sovereignty;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.province.Supply;
import fitg.state.province.SupplyState;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

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

    private static final Glossary FATES = Glossary.of("fate", List.of(Supply.Fate.values()));

    /** What has become of one, and of who follows a side all that can be said of people. */
    private static final List<Clause> OF_SOVEREIGNS = Stream.concat(
                    Stream.of(one(
                            "",
                            FATES,
                            (s, who) -> Supply.of(s).sovereign(who - Cast.COUNT).ordinal(),
                            (s, who, fate) -> decide(s, who - Cast.COUNT, Supply.Fate.values()[fate]))),
                    PeopleWords.ALL.stream().map(OfPerson::new))
            .toList();

    /** Who follows a side is at home until something else is said. */
    private static void decide(GameState s, int sovereign, Supply.Fate fate) {
        SupplyState.of(s).setSovereign(sovereign, fate);
        int person = person(s, sovereign);
        if (person != Holder.NOBODY) {
            s.people().setAt(person, Sovereignty.home(sovereign));
        } else if (fate == Supply.Fate.GONE) {
            s.people().setAt(Cast.COUNT + sovereign, Place.OUT_OF_GAME);
        }
    }

    private static int person(Position s, int sovereign) {
        return switch (Supply.of(s).sovereign(sovereign)) {
            case REBEL -> Cast.face(sovereign, Side.REBEL);
            case IMPERIAL -> Cast.face(sovereign, Side.IMPERIAL);
            case UNSUMMONED, GONE -> Holder.NOBODY;
        };
    }

    /** What is said of people, said of a sovereign who has been summoned. */
    private record OfPerson(Clause said) implements Clause {

        @Override
        public void say(Position s, int who, Consumer<String> words) {
            int person = person(s, who - Cast.COUNT);
            if (person != Holder.NOBODY) {
                said.say(s, person, words);
            }
        }

        @Override
        public boolean heed(GameState s, int who, String words) {
            int person = person(s, who - Cast.COUNT);
            return person != Holder.NOBODY && said.heed(s, person, words);
        }
    }

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
            case SOVEREIGN -> OF_SOVEREIGNS;
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
