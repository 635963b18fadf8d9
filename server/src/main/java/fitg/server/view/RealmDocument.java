package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Catalogue;
import fitg.content.Edition;
import fitg.content.GalacticEvent;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Sovereign;
import fitg.content.StrategicAssignment;
import fitg.play.PlayerView;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Sovereigns;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import fitg.state.realm.PlanetSecrets;
import fitg.state.realm.Realm;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("What else lies on the table in a galaxy-wide game: treasuries, the event, secrets, the base, assignments.")
@Called("Realm")
public record RealmDocument(
        @Says("The first or second round of player-turns of this game-turn; 0 before the first.") @Least(0) @Most(2)
        int round,

        @Says("Force points of the Rebel player.") @Least(0) int rebelPoints,

        @Says("Force points of the Imperial player.") @Least(0)
        int imperialPoints,

        @Says("What is taken from the next taxes.") @Least(0)
        int debt,

        @Says("The event of this game-turn.") @Maybe EventCardDocument event,

        @Says("How many event cards have not been drawn.") @Least(0)
        int eventsLeft,

        List<SecretDocument> secrets,
        SecretBaseDocument base,

        @Says("The Strategic Assignment of this game-turn; absent before the first and when the base is known.") @Maybe
        AssignmentDocument assignment,

        @Says("Those to come, as far as the reader knows them: the Imperial player's deck.")
        List<AssignmentDocument> assignmentsToCome,

        @Says("Numbers of planets that are no more.") List<Integer> destroyed,
        @Says("Numbers of planets under mass hypnosis.") List<Integer> hypnotised,
        @Says("Those who have been summoned or are gone.") List<SovereignDocument> sovereigns) {

    @Says("A galactic event card.")
    @Called("GalacticEventCard")
    public record EventCardDocument(int number, String title, String effect) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("The secret of a planet.")
    @Called("PlanetSecretOfGame")
    public record SecretDocument(
            int planet,

            @Says("Absent if the reader does not know it.") @Maybe
            String name,

            @Says("What it does.") @Maybe String effect,
            boolean revealed,
            boolean ended) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("The secret base of the rebels.")
    @Called("SecretBase")
    public record SecretBaseDocument(
            @Says("Absent if the reader does not know it.") @Maybe
            Integer planet,

            boolean revealed,
            boolean destroyed,

            @Says("Planets the rebels have named as not the base.")
            List<Integer> named,

            @Says("How many secrets the Empire has learned.") @Least(0)
            int secretsLearned) {}

    @Says("A Strategic Assignment card.")
    @Called("Assignment")
    public record AssignmentDocument(int number, List<Integer> provinces) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("What has become of a sovereign.")
    @Called("SovereignOfGame")
    public record SovereignDocument(
            String name,
            int environ,

            @Says("Whom he serves; absent when he is gone.") @Maybe @Is(Side.class)
            String side,

            boolean wounded,
            @Least(0) int hits,

            @Says("Whether he is with the starships over his planet, not in his environ.")
            boolean inOrbit) {}

    private static final Catalogue PRINTED = Printed.CATALOGUE;

    /** Null for games without a realm. */
    static RealmDocument of(PlayerView view) {
        Realm realm = view.further(Realm.class);
        return realm == null ? null : of(view, realm);
    }

    /** The force points of whoever is asked; null in a game without a treasury. */
    public static Integer purse(PlayerView view) {
        Side side = view.decision().orElseThrow().side();
        return view.wider() instanceof Realm realm ? realm.points(side) : null;
    }

    private static RealmDocument of(PlayerView view, Realm realm) {
        Edition edition = view.scenario().ruleset().edition();
        return new RealmDocument(
                realm.round(),
                realm.points(Side.REBEL),
                realm.points(Side.IMPERIAL),
                realm.debt(),
                event(realm.event(), edition).orElse(null),
                PieceSet.size(realm.eventDeck()),
                secrets(view, realm, edition),
                new SecretBaseDocument(
                        realm.base() == Realm.NONE ? null : Printed.planet(realm.base()),
                        realm.baseRevealed(),
                        realm.baseDestroyed(),
                        planets(realm.named()),
                        realm.secretsLearned()),
                realm.assignments().current() == Realm.NONE
                        ? null
                        : assignment(realm.assignments().current()),
                IntStream.range(
                                realm.assignments().turned(),
                                realm.assignments().ordered())
                        .filter(place -> realm.assignments().card(place) != Realm.NONE)
                        .mapToObj(place -> assignment(realm.assignments().card(place)))
                        .toList(),
                planets(realm.destroyed()),
                Arrays.stream(view.area().planets())
                        .filter(realm::isHypnotised)
                        .mapToObj(Printed::planet)
                        .toList(),
                sovereigns(view, realm));
    }

    private static Optional<EventCardDocument> event(int number, Edition edition) {
        return PRINTED.campaign().galacticEvents().stream()
                .filter(card -> card.number() == number)
                .map((GalacticEvent card) -> new EventCardDocument(
                        card.number(), card.title(), card.effect().in(edition)))
                .findFirst();
    }

    /** Which planets have a secret is printed on the map; a planet without one in this game is left out once that is known. */
    private static List<SecretDocument> secrets(PlayerView view, Realm realm, Edition edition) {
        List<SecretDocument> all = new ArrayList<>();
        for (int planet : view.area().planets()) {
            int secret = realm.secret(planet);
            if (!PRINTED.planet(planet).hasSecret() && secret == Realm.NONE) {
                continue;
            }
            boolean known = secret != Realm.NONE;
            all.add(new SecretDocument(
                    Printed.planet(planet),
                    known ? PlanetSecrets.printed(secret).name() : null,
                    known ? PlanetSecrets.printed(secret).effect().in(edition) : null,
                    realm.isRevealed(planet),
                    PieceSet.has(realm.secrets().ended(), planet)));
        }
        return List.copyOf(all);
    }

    private static AssignmentDocument assignment(int card) {
        StrategicAssignment printed = PRINTED.campaign().strategicAssignments().get(card);
        return new AssignmentDocument(printed.number(), List.of(printed.provinceA(), printed.provinceB()));
    }

    private static List<Integer> planets(long set) {
        List<Integer> numbers = new ArrayList<>();
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            numbers.add(Printed.planet(PieceSet.lowest(rest)));
        }
        return List.copyOf(numbers);
    }

    private static List<SovereignDocument> sovereigns(PlayerView view, Realm realm) {
        List<SovereignDocument> all = new ArrayList<>();
        for (int each = 0; each < PRINTED.sovereigns().size(); each++) {
            Realm.Fate fate = realm.sovereign(each);
            if (fate != Realm.Fate.UNSUMMONED) {
                Sovereign printed = PRINTED.sovereigns().get(each);
                String side = fate == Realm.Fate.GONE
                        ? null
                        : Printed.side(fate == Realm.Fate.REBEL ? Side.REBEL : Side.IMPERIAL);
                all.add(new SovereignDocument(
                        printed.name(),
                        printed.environId(),
                        side,
                        Fighters.isWounded(view, Sovereigns.fighter(each)),
                        Theatre.company(view).hits(Sovereigns.fighter(each)),
                        Sovereigns.isAloft(view, each)));
            }
        }
        return List.copyOf(all);
    }
}
