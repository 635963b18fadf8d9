package fitg.rules.circumstance;

import static java.util.Map.entry;

import fitg.content.EventCard;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.Secret;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/**
 * What holds for a while or in one place besides the rules of every game: the galactic event of the game-turn and the secrets of planets.
 * Each of them is one class that answers the questions of the chapters, and nobody else asks for one by its number or name
 * ({@code ArchitectureTest}).
 */
public final class Circumstances {

    /** No event is in force that changes anything. */
    static final EventInForce NO_EVENT = new EventInForce() {};

    /** There is no secret that does anything. */
    static final SecretAtWork NO_SECRET = new SecretAtWork() {};

    private static final EventInForce[] EVENTS = events();

    private static final SecretAtWork[] SECRETS = secrets();

    private static final SecretAtWork[] ENDED =
            Arrays.stream(SECRETS).map(SecretAtWork::afterItsEnd).toArray(SecretAtWork[]::new);

    private Circumstances() {}

    private static EventInForce[] events() {
        EventInForce[] events = new EventInForce[EventCard.PROPAGANDA_BLITZ + 1];
        Arrays.fill(events, NO_EVENT);
        Map.ofEntries(
                        entry(EventCard.RARE_MOOD, new RareMood()),
                        entry(EventCard.TIME_SINGULARITY, new TimeSingularity()),
                        entry(EventCard.PEACE_MONTH, new PeaceMonth()),
                        entry(EventCard.RECRUITS_TURN_SCHOLARS, new ScholarlyRecruits()),
                        entry(EventCard.CORE_TURBULENCE, new CoreTurbulence()),
                        entry(EventCard.GHOST_FLEET, new Ghosts()),
                        entry(EventCard.LONICA_BACKLASH, new LonicaBacklash()),
                        entry(EventCard.DANCING_MOONS, new DancingMoons()),
                        entry(EventCard.VARU_SUNSPOTS, new VaruSunspots()),
                        entry(EventCard.NOMADS, new NomadInvasion()),
                        entry(EventCard.INVENTORY_MONTH, new InventoryMonth()),
                        entry(EventCard.TECHNICIANS_STRIKE, new TechniciansStrike()),
                        entry(EventCard.HYPERSPACE_FLUX, new UnsteadyHyperspace()),
                        entry(EventCard.KAYN_QUARRELS, new KaynQuarrels()),
                        entry(EventCard.COMMUNICATIONS_JAMMED, new JammedCommunications()),
                        entry(EventCard.PDB_WORKS_DISASTER, new PdbWorksDisaster()),
                        entry(EventCard.SPACESHIP_RECALL, new SpaceshipRecall()),
                        entry(EventCard.PROPAGANDA_BLITZ, new PropagandaBlitz()))
                .forEach((number, event) -> events[number] = event);
        return events;
    }

    private static SecretAtWork[] secrets() {
        Map<Secret, SecretAtWork> secrets = new EnumMap<>(Map.ofEntries(
                entry(Secret.CASINO_GALACTICA, new CasinoGalactica()),
                entry(Secret.CLONING_COMPLEX, new CloningComplex()),
                entry(Secret.DEAD_WORLD, new DeadWorld()),
                entry(Secret.DRUG_WORLD, new DrugWorld()),
                entry(Secret.EMPIRE_FOREVER, new EmpireForever()),
                entry(Secret.GEM_WORLD, new GemWorld()),
                entry(Secret.HYPER_WORLD, new HyperWorld()),
                entry(Secret.IMPERIAL_ARCHIVES, new ImperialArchives()),
                entry(Secret.IMPERIAL_DELTRONICS, new ImperialDeltronics(true)),
                entry(Secret.IPOC, new OrderOfBattle()),
                entry(Secret.INDUSTRIAL_WORLD, new IndustrialWorld()),
                entry(Secret.LIVING_PLANET, new LivingPlanet()),
                entry(Secret.MUTANT_WORLD, new MutantWorld()),
                entry(Secret.SLAVE_WORLD, new SlaveWorld()),
                entry(Secret.TRAP, new TrapSecret()),
                entry(Secret.WELCOME_REBELS, new WelcomeRebels())));
        return secrets.values().toArray(SecretAtWork[]::new);
    }

    /** The event of this game-turn. */
    public static EventInForce now(Position s) {
        int number = Realm.of(s).event();
        return number == Realm.NONE ? NO_EVENT : EVENTS[number];
    }

    /** The secret of a planet, shown or not. */
    public static SecretAtWork on(Position s, int planet) {
        Realm realm = Realm.of(s);
        int secret = planet < 0 ? Realm.NONE : realm.secret(planet);
        if (secret == Realm.NONE) {
            return NO_SECRET;
        }
        return PieceSet.has(realm.secrets().ended(), planet) ? ENDED[secret] : SECRETS[secret];
    }

    /** The secret of a planet if it lies open. */
    public static SecretAtWork shown(Position s, int planet) {
        return planet >= 0 && Realm.of(s).isRevealed(planet) ? on(s, planet) : NO_SECRET;
    }

    /** The secret of a planet that a side can make use of: the Imperial player knows those that are still hidden. */
    public static SecretAtWork knownTo(Side side, Position s, int planet) {
        return side == Side.REBEL ? shown(s, planet) : on(s, planet);
    }
}
