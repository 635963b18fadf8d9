package fitg.play.position;

import static fitg.play.position.Clause.flag;
import static fitg.play.position.Clause.number;
import static fitg.play.position.Clause.one;
import static fitg.play.position.Clause.some;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.Segment;
import fitg.state.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The board of every game: planets, what lies in their environs, and what is so for the whole game. */
final class BoardWords implements Words {

    private static final int MOST_LEVELS = 9;

    private static final int MOST = 100;

    private static final int FIRST_ACTION_CARD = 68;

    private static final Glossary LOYALTIES = Glossary.of("loyalty", List.of(Loyalty.values()));

    private static final Glossary STATES = Glossary.of("political state", List.of(PlanetState.values()));

    private static final Glossary BASES = Glossary.of(
            "PDB", 2 * (MOST_LEVELS + 1), number -> "PDB " + number / 2 + (number % 2 == 1 ? " up" : " down"));

    private static final Glossary ACTION_CARDS = Glossary.of(
            "action card",
            Catalogue.standard().actionCards().size(),
            index -> String.valueOf(index + FIRST_ACTION_CARD));

    private static final List<Clause> OF_PLANETS = List.of(
            one(
                    "",
                    LOYALTIES,
                    (s, planet) -> s.planets().loyalty(planet).ordinal(),
                    (s, planet, space) -> s.planets().setLoyalty(planet, Loyalty.at(space))),
            one(
                    "",
                    STATES,
                    (s, planet) -> s.planets().state(planet).ordinal(),
                    (s, planet, state) -> s.planets().setState(planet, PlanetState.at(state))),
            one(
                    "",
                    BASES,
                    (s, planet) ->
                            2 * s.planets().pdbLevel(planet) + (s.planets().pdbUp(planet) ? 1 : 0),
                    (s, planet, base) -> {
                        s.planets().setPdbLevel(planet, base / 2);
                        s.planets().setPdbUp(planet, base % 2 == 1);
                    }));

    private static final List<Clause> OF_PLACES = Stream.concat(
                    Arrays.stream(Mark.values())
                            .map(mark -> flag(
                                    Glossary.words(mark) + " marker",
                                    (s, place) -> s.places().has(mark, place),
                                    (s, place) -> s.places().put(mark, place))),
                    Stream.of(
                            number(
                                    "camp since",
                                    MOST,
                                    (s, place) -> s.places().campSince(place),
                                    (s, place, turn) -> s.places().setCampSince(place, turn)),
                            waiting("1-0", 1),
                            waiting("2-1", 2)))
            .toList();

    private static final List<Clause> OF_THE_GAME = Stream.concat(
                    Arrays.stream(Flag.values())
                            .map(each -> flag(
                                    Glossary.words(each),
                                    (s, game) -> s.turn().is(each),
                                    (s, game) -> s.turn().set(each, true))),
                    Stream.of(
                            number(
                                    "owed units",
                                    MOST,
                                    (s, game) -> s.turn().owedUnits(),
                                    (s, game, units) -> s.turn().setOwedUnits(units)),
                            number(
                                    "Imperial characters at the start",
                                    MOST,
                                    (s, game) -> s.turn().startImperialCharacters(),
                                    (s, game, count) -> s.turn()
                                            .setImperialStart(count, s.turn().startImperialShips())),
                            number(
                                    "Imperial ships at the start",
                                    MOST,
                                    (s, game) -> s.turn().startImperialShips(),
                                    (s, game, count) ->
                                            s.turn().setImperialStart(s.turn().startImperialCharacters(), count)),
                            some(
                                    "action cards",
                                    ACTION_CARDS,
                                    (s, game) -> s.missions().actionDeck(),
                                    (s, game, cards) -> s.missions().setActionDeck(cards)),
                            new HelianDrug()))
            .toList();

    /** Rebel units that are bought and not placed yet. */
    private static Clause waiting(String units, int strength) {
        return number(
                "waiting " + units,
                MOST,
                (s, place) -> s.places().pending(place, strength),
                (s, place, count) -> s.places().setPending(place, strength, count));
    }

    @Override
    public boolean belongTo(Position s) {
        return true;
    }

    @Override
    public List<Clause> of(Sort sort) {
        return switch (sort) {
            case GAME -> OF_THE_GAME;
            case PLANET -> OF_PLANETS;
            case PLACE -> OF_PLACES;
            default -> List.of();
        };
    }

    /** Case 14.4: "Helian Drug for Kogus, combat, since rebels movement" without the commas. */
    private static final class HelianDrug implements Clause {

        private static final Pattern PATTERN =
                Pattern.compile("Helian Drug for (.+) to (.+) since (rebels|empire) (.+)", Pattern.CASE_INSENSITIVE);

        private static final Glossary RATINGS = Glossary.of("rating", List.of(Rating.values()));

        @Override
        public void say(Position s, int piece, Consumer<String> words) {
            Turn turn = s.turn();
            if (turn.drugCharacter() == Holder.NOBODY) {
                return;
            }
            List<String> ratings = new ArrayList<>();
            for (Rating rating : Rating.values()) {
                if (turn.drugRaises(turn.drugCharacter(), rating)) {
                    ratings.add(Glossary.words(rating));
                }
            }
            for (Segment segment : Segment.values()) {
                if (turn.drugTakenIn(segment)) {
                    words.accept("Helian Drug for " + Glossary.CHARACTERS.name(turn.drugCharacter()) + " to "
                            + ratings.getFirst() + " since " + Beginning.side(turn.drugPhasing()) + " "
                            + Glossary.words(segment));
                }
            }
        }

        @Override
        public boolean heed(GameState s, int piece, String words) {
            Matcher matcher = PATTERN.matcher(words);
            if (!matcher.matches()) {
                return false;
            }
            s.turn().setPhasing(Beginning.side(matcher.group(3)).orElse(Side.REBEL));
            s.turn().setSegment(Segment.at(Beginning.SEGMENTS.number(matcher.group(4))));
            s.turn()
                    .startDrug(
                            Glossary.CHARACTERS.number(matcher.group(1)), Rating.at(RATINGS.number(matcher.group(2))));
            return true;
        }
    }
}
