package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.EnvironType;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.state.GameState;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Things of a campaign about people, for {@link SecondPosition#with}, and a look at what has become of them. */
public final class CampaignPosition {

    /** What stands where in the deployment of 4b, 1.2, besides a conscript on every planet. */
    public static final Map<String, List<String>> DEPLOYED = Map.ofEntries(
            Map.entry("1621", List.of("Marine", "Stormtrooper", "Imperial Transport")),
            Map.entry("orbit-152", List.of("Imperial Heavy", "Imperial Cruiser", "Imperial Light", "Imperial Light")),
            Map.entry("1521", List.of("Stormtrooper", "Imperial Transport")),
            Map.entry("1221", List.of("1st Line", "2nd Line")),
            Map.entry("1411", List.of("1st Line")),
            Map.entry("2412", List.of("Marine", "Imperial Transport")),
            Map.entry("orbit-241", List.of("Imperial Light", "Imperial Light")),
            Map.entry("2111", List.of("1st Line")),
            Map.entry("2221", List.of("2nd Line")),
            Map.entry("3111", List.of("Marine", "Imperial Transport")),
            Map.entry("orbit-311", List.of("Imperial Light", "Imperial Light")),
            Map.entry("3211", List.of("1st Line")),
            Map.entry("4111", List.of("Marine", "Imperial Transport")),
            Map.entry("orbit-411", List.of("Imperial Light", "Imperial Light")),
            Map.entry("4511", List.of("1st Line")),
            Map.entry("4211", List.of("2nd Line")),
            Map.entry("orbit-542", List.of("Imperial Heavy", "Imperial Transport", "Imperial Light", "Imperial Light")),
            Map.entry("5131", List.of("1st Line")));

    /** The PDBs that are Up in that deployment, with their levels. */
    public static final Map<String, Integer> DEPLOYED_PDBS = Map.ofEntries(
            Map.entry("Diomas", 1),
            Map.entry("Orlog", 1),
            Map.entry("Bajukai", 1),
            Map.entry("Mimulus", 0),
            Map.entry("Ownex", 0),
            Map.entry("Orning", 1),
            Map.entry("Cieson", 1),
            Map.entry("Angoff", 0),
            Map.entry("Quibron", 0),
            Map.entry("Chim", 1),
            Map.entry("Tamset", 0),
            Map.entry("Unarpha", 0),
            Map.entry("Suti", 0),
            Map.entry("Squamot", 0),
            Map.entry("Midest", 0),
            Map.entry("Mrane", 0),
            Map.entry("Troliso", 1),
            Map.entry("Ayod", 1),
            Map.entry("Rhexia", 0),
            Map.entry("Trov", 1),
            Map.entry("Xan", 1),
            Map.entry("Annell", 0),
            Map.entry("Barak", 0));

    private static final Set<String> QUIET = Set.of(
            "half-for-all", "end", "none", "pass", "decline", "leave", "stop", "stay", "go-on", "character-stack");

    private static final Catalogue PRINTED = Catalogue.standard();

    private CampaignPosition() {}

    /** Some star systems in the second game-turn, so that there are taxes; recruitment left out. */
    public static SecondPosition in(int... systems) {
        return SecondPosition.quietCampaignIn(systems).round(2).realm(realm -> realm.setRound(1));
    }

    public static Consumer<GameState> camp(String environ) {
        return s -> s.places().setCampSince(SecondPosition.place(environ), 1);
    }

    public static Consumer<GameState> summoned(String sovereign, Side side) {
        return s -> RealmState.of(s)
                .setSovereign(sovereignNamed(sovereign), side == Side.REBEL ? Realm.Fate.REBEL : Realm.Fate.IMPERIAL);
    }

    /** The whole galaxy with the deployment of 4b, 1.2. A planet's conscript is the counter with the planet's own index. */
    public static SecondPosition deployed() {
        SecondPosition position = SecondPosition.campaign();
        for (Planet planet : PRINTED.planets()) {
            position.counter("Conscript", garrison(planet.index()));
        }
        DEPLOYED.forEach((place, counters) -> counters.forEach(each -> position.counter(each, place)));
        DEPLOYED_PDBS.forEach((planet, level) -> position.pdb(planet, level, true));
        return position;
    }

    /** A counter has been lost. */
    public static Consumer<GameState> lost(int counter) {
        return s -> TheatreState.counters(s).eliminate(counter);
    }

    /** Counters that lie face down, so that the Rebel player sees no kind. */
    public static Consumer<GameState> faceDown(int... counters) {
        return s -> IntStream.of(counters)
                .forEach(each -> TheatreState.counters(s).mark(CounterMark.FACE_DOWN, each, true));
    }

    /** The first Urban environ of a planet, else its largest. */
    public static String garrison(int planet) {
        Comparator<Environ> urbanFirst = Comparator.comparing(each -> each.type() != EnvironType.URBAN);
        return PRINTED.environs().stream()
                .filter(each -> each.planet() == planet)
                .min(urbanFirst.thenComparing(each -> -each.size()).thenComparing(Environ::id))
                .map(each -> String.valueOf(each.id()))
                .orElseThrow();
    }

    /** The event deck holds this card alone. */
    public static Consumer<RealmState> eventOnTop(int number) {
        var cards = PRINTED.campaign().galacticEvents();
        int card = IntStream.range(0, cards.size())
                .filter(each -> cards.get(each).number() == number)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no card has the number " + number));
        return realm -> realm.setEventDeck(PieceSet.only(card));
    }

    /** The answer with which as little as possible happens: half taxes, nothing else; otherwise what is suggested. */
    public static String quiet(SecondScene scene) {
        return scene.offers().stream()
                .filter(QUIET::contains)
                .findFirst()
                .orElseGet(() -> scene.decision().suggested().key());
    }

    /** The name of a counter's type. */
    public static String typeOf(SecondScene scene, int counter) {
        return Theatre.counters(scene.game().state()).type(counter).name();
    }

    public static int sovereignNamed(String name) {
        return IntStream.range(0, Catalogue.standard().sovereigns().size())
                .filter(each ->
                        Catalogue.standard().sovereigns().get(each).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no sovereign is called " + name));
    }

    public static Realm.Fate fateOf(SecondScene scene, String sovereign) {
        return scene.realm().sovereign(sovereignNamed(sovereign));
    }

    public static Loyalty loyaltyOf(SecondScene scene, String planet) {
        return scene.game().state().planets().loyalty(Position.planetNamed(planet));
    }
}
