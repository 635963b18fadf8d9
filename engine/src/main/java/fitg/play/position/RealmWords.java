package fitg.play.position;

import static fitg.play.position.Clause.flag;
import static fitg.play.position.Clause.number;
import static fitg.play.position.Clause.one;
import static fitg.play.position.Clause.some;

import fitg.content.Campaign;
import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.realm.Secret;
import fitg.state.theatre.Company;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a galaxy-wide game keeps besides: treasuries, events, secrets, assignments, the base, sovereigns. */
final class RealmWords implements Words {

    private static final int MOST = 199;

    private static final Campaign PRINTED = Catalogue.standard().campaign();

    private static final int EVENTS = PRINTED.galacticEvents().size();

    private static final IntFunction<String> EVENT_NUMBER =
            card -> String.valueOf(PRINTED.galacticEvents().get(card).number());

    /** The cards of the deck by their place in it, the event in force by its number. */
    private static final Glossary EVENT_CARDS = Glossary.of("galactic event", EVENTS, EVENT_NUMBER);

    private static final Glossary SECRETS = Glossary.of("planet secret", List.of(Secret.values()));

    private static final Glossary FATES = Glossary.of("fate", List.of(Realm.Fate.values()));

    private static final List<String> ATROCITY_UNITS = List.of("Resolution", "Peacemaker", "Planet Stabilizer");

    private static final List<Clause> OF_THE_GAME = List.of(
            number("round", 2, (s, game) -> Realm.of(s).round(), (s, game, round) -> realm(s).setRound(round)),
            points("Rebel force points", Side.REBEL),
            points("Imperial force points", Side.IMPERIAL),
            number("debt", MOST, (s, game) -> Realm.of(s).debt(), (s, game, points) -> realm(s).setDebt(points)),
            one(
                    "event in force",
                    EVENT_CARDS,
                    RealmWords::event,
                    (s, game, card) ->
                            realm(s).setEvent(PRINTED.galacticEvents().get(card).number())),
            some(
                    "event deck",
                    EVENT_CARDS,
                    (s, game) -> Realm.of(s).eventDeck(),
                    (s, game, cards) -> realm(s).setEventDeck(cards)),
            new AssignmentsInOrder(),
            number(
                    "assignments turned",
                    MOST,
                    (s, game) -> Realm.of(s).assignments().turned(),
                    (s, game, count) -> IntStream.range(0, count)
                            .forEach(each -> realm(s).assignments().turn())),
            number(
                    "assignments seen",
                    MOST,
                    (s, game) -> Realm.of(s).assignments().glimpsed(),
                    (s, game, count) -> realm(s).assignments().glimpse(count)),
            flag(
                    "assignment held",
                    (s, game) -> Realm.of(s).assignments().held(),
                    (s, game) -> realm(s).assignments().hold(true)),
            flag("base destroyed", (s, game) -> Realm.of(s).baseDestroyed(), (s, game) -> realm(s).destroyBase()),
            flag("base revealed", (s, game) -> Realm.of(s).baseRevealed(), (s, game) -> realm(s).revealBase()),
            number(
                    "secrets learned",
                    MOST,
                    (s, game) -> Realm.of(s).secretsLearned(),
                    (s, game, count) -> IntStream.range(0, count).forEach(each -> realm(s).learnSecret())),
            flag("squads trained", (s, game) -> Realm.of(s).squadsTrained(), (s, game) -> realm(s).trainSquads()),
            flag("units shown", (s, game) -> Realm.of(s).unitsShown(), (s, game) -> realm(s).showUnits()),
            squad(0),
            squad(1));

    private static final List<Clause> OF_PLANETS = Stream.concat(
                    Stream.of(
                            one(
                                    "hidden secret",
                                    SECRETS,
                                    (s, planet) -> Realm.of(s).isRevealed(planet)
                                            ? Realm.NONE
                                            : Realm.of(s).secret(planet),
                                    (s, planet, secret) -> realm(s).secrets().put(planet, secret)),
                            one(
                                    "revealed secret",
                                    SECRETS,
                                    (s, planet) -> Realm.of(s).isRevealed(planet)
                                            ? Realm.of(s).secret(planet)
                                            : Realm.NONE,
                                    RealmWords::reveal),
                            flag(
                                    "secret ended",
                                    (s, planet) ->
                                            PieceSet.has(Realm.of(s).secrets().ended(), planet),
                                    (s, planet) -> realm(s).secrets().end(planet)),
                            flag(
                                    "destroyed",
                                    (s, planet) -> Realm.of(s).isDestroyed(planet),
                                    (s, planet) -> realm(s).destroy(planet)),
                            flag(
                                    "secret base",
                                    (s, planet) -> Realm.of(s).base() == planet,
                                    (s, planet) -> realm(s).setBase(planet)),
                            flag(
                                    "not the base",
                                    (s, planet) -> PieceSet.has(Realm.of(s).named(), planet),
                                    (s, planet) -> realm(s).name(planet)),
                            flag(
                                    "uprising",
                                    (s, planet) -> PieceSet.has(Realm.of(s).uprisings(), planet),
                                    (s, planet) -> realm(s).addUprising(planet))),
                    IntStream.range(0, ATROCITY_UNITS.size()).mapToObj(RealmWords::hypnosis))
            .toList();

    private static final List<Clause> OF_CHARACTERS = List.of(
            one(
                    "alarm on",
                    Glossary.PLANETS,
                    (s, who) -> Realm.of(s).secrets().alarm(who),
                    (s, who, planet) -> realm(s).secrets().setAlarm(who, planet)),
            flag(
                    "absent",
                    (s, who) -> PieceSet.has(Realm.of(s).absent(), who),
                    (s, who) -> realm(s).leaveOut(PieceSet.only(who))));

    private static final List<Clause> OF_SOVEREIGNS = List.of(one(
            "",
            FATES,
            (s, who) -> Realm.of(s).sovereign(who - Company.SOVEREIGNS).ordinal(),
            (s, who, fate) -> realm(s).setSovereign(who - Company.SOVEREIGNS, Realm.Fate.values()[fate])));

    private static RealmState realm(GameState s) {
        return RealmState.of(s);
    }

    private static Clause points(String told, Side side) {
        return number(
                told,
                MOST,
                (s, game) -> Realm.of(s).points(side),
                (s, game, points) -> realm(s).setPoints(side, points));
    }

    private static int event(Position s, int game) {
        return IntStream.range(0, EVENTS)
                .filter(card -> Realm.of(s).event()
                        == PRINTED.galacticEvents().get(card).number())
                .findFirst()
                .orElse(Realm.NONE);
    }

    private static Clause squad(int squad) {
        return one(
                "suicide squad " + (squad + 1) + " with",
                Glossary.COUNTERS,
                (s, game) -> Realm.of(s).squadCarrier(squad),
                (s, game, counter) -> realm(s).setSquadCarrier(squad, There.counter(s, counter)));
    }

    private static Clause hypnosis(int unit) {
        return flag(
                "hypnotised by " + ATROCITY_UNITS.get(unit),
                (s, planet) -> Realm.of(s).hypnotised(unit) == planet,
                (s, planet) -> realm(s).setHypnotised(unit, planet));
    }

    private static void reveal(GameState s, int planet, int secret) {
        realm(s).secrets().put(planet, secret);
        realm(s).secrets().reveal(planet);
    }

    @Override
    public boolean belongTo(Position s) {
        return s.further(Realm.class) != null;
    }

    @Override
    public List<Clause> of(Sort sort) {
        return switch (sort) {
            case GAME -> OF_THE_GAME;
            case PLANET -> OF_PLANETS;
            case CHARACTER -> OF_CHARACTERS;
            case SOVEREIGN -> OF_SOVEREIGNS;
            case PLACE, COUNTER, SHIP, CARD, ESCORT -> List.of();
        };
    }

    /** The deck of Strategic Assignments from the top: "assignments 3 17 5". */
    private static final class AssignmentsInOrder implements Clause {

        private static final String LEAD = "assignments ";

        private static final Glossary CARDS = Glossary.of(
                "assignment",
                PRINTED.strategicAssignments().size(),
                card -> String.valueOf(PRINTED.strategicAssignments().get(card).number()));

        @Override
        public void say(Position s, int piece, Consumer<String> words) {
            int ordered = Realm.of(s).assignments().ordered();
            StringJoiner all = new StringJoiner(" ", LEAD, "");
            for (int place = 0; place < ordered; place++) {
                int card = Realm.of(s).assignments().card(place);
                all.add(card == Realm.NONE ? "?" : CARDS.name(card));
            }
            if (ordered > 0) {
                words.accept(all.toString());
            }
        }

        @Override
        public boolean heed(GameState s, int piece, String words) {
            if (!words.matches("(?i)" + LEAD + "\\d.*")) {
                return false;
            }
            for (String each : words.substring(LEAD.length()).split(" +")) {
                realm(s).assignments().add(CARDS.number(each));
            }
            return true;
        }
    }
}
