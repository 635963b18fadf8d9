package fitg.content;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** Everything printed: the map, the cards, the counters and the tables. Immutable, and the same in every game. */
public final class Catalogue {

    private static final int HIGHEST_SYSTEM = 99;
    private static final int HIGHEST_PLANET = 999;
    private static final int HIGHEST_ENVIRON = 9999;

    private final TableLoader.Tables tables;
    private final GalaxyLoader.Galaxy galaxy;
    private final CardLoader.Cards cards;
    private final MissionLoader.Missions missions;
    private final UnitLoader.Units units;
    private final SpaceTableLoader.SpaceTables spaceTables;
    private final Campaign campaign;
    private final List<ScenarioSheet> scenarios;
    private final List<ScenarioSheet> drafts;
    private final StarSystem[] systemOfId;
    private final Planet[] planetOfId;
    private final Environ[] environOfId;
    private final Creature[] sentryRobots;
    /** The same as the lists, for rules that look one up at every step. */
    private final Planet[] planets;

    private final Environ[] environs;
    private final List<CounterType> counterTypes;
    private final List<CharacterCard> people;

    private Catalogue(ContentSource source) {
        tables = new TableLoader(source).load();
        GalaxyLoader map = new GalaxyLoader(source, tables.characterCombat());
        galaxy = map.load();
        cards = new CardLoader(source, map.planetIds(), map.raceNames()).load();
        people = Stream.concat(
                        cards.characters().stream(),
                        Sovereign.faces(galaxy.sovereigns(), cards.characters().size()).stream())
                .toList();
        missions = new MissionLoader(source).load();
        units = new UnitLoader(source).load();
        counterTypes = new CounterLoader(source).load();
        spaceTables = new SpaceTableLoader(source).load();
        campaign = new CampaignLoader(source, map.planetIds(), map.systemIds()).load();
        ScenarioLoader loader = new ScenarioLoader(source, galaxy, cards, units.unitTypes());
        scenarios = loader.load(ScenarioSheet.FILE);
        drafts = loader.load(ScenarioSheet.DRAFTS);
        systemOfId = byId(galaxy.systems(), StarSystem::id, new StarSystem[HIGHEST_SYSTEM + 1]);
        planetOfId = byId(galaxy.planets(), Planet::id, new Planet[HIGHEST_PLANET + 1]);
        environOfId = byId(galaxy.environs(), Environ::id, new Environ[HIGHEST_ENVIRON + 1]);
        planets = galaxy.planets().toArray(Planet[]::new);
        environs = galaxy.environs().toArray(Environ[]::new);
        sentryRobots = new Creature[] {creatureNamed("Sentry Robot (1)"), creatureNamed("Sentry Robot (2)")};
    }

    private static <T> T[] byId(List<T> all, ToIntFunction<T> id, T[] places) {
        all.forEach(one -> places[id.applyAsInt(one)] = one);
        return places;
    }

    /** The catalogue of the shipped files, read when first asked for. */
    public static Catalogue standard() {
        return Standard.CATALOGUE;
    }

    /** Reads and checks all content files; a wrong one is refused with a {@link ContentException}. */
    public static Catalogue load(ContentSource source) {
        return new Catalogue(source);
    }

    private static final class Standard {
        private static final Catalogue CATALOGUE = load(ContentSource.shipped());
    }

    public List<Province> provinces() {
        return galaxy.provinces();
    }

    public List<StarSystem> systems() {
        return galaxy.systems();
    }

    public StarSystem system(int id) {
        return present(systemOfId, id, "star system");
    }

    public List<Planet> planets() {
        return galaxy.planets();
    }

    public Planet planet(int index) {
        return planets[index];
    }

    public Planet planetById(int id) {
        return present(planetOfId, id, "planet");
    }

    public List<Environ> environs() {
        return galaxy.environs();
    }

    public Environ environ(int index) {
        return environs[index];
    }

    public Environ environById(int id) {
        return present(environOfId, id, "environ");
    }

    public List<SpaceRoute> spaceRoutes() {
        return galaxy.routes();
    }

    public List<MapPosition> mapPositions() {
        return galaxy.mapPositions();
    }

    public List<Race> races() {
        return galaxy.races();
    }

    public List<IrateLocals> irateLocals() {
        return galaxy.irateLocals();
    }

    public List<Sovereign> sovereigns() {
        return galaxy.sovereigns();
    }

    public List<Creature> creatures() {
        return galaxy.creatures();
    }

    public Creature creatureNamed(String name) {
        return named(galaxy.creatures(), Creature::name, name);
    }

    /** Case 13.46: one robot, or two that fight as a single force. */
    public Creature sentryRobots(int howMany) {
        return sentryRobots[howMany - 1];
    }

    public List<CharacterCard> characters() {
        return cards.characters();
    }

    /** Of the characters, and then of the {@link #faces()}. */
    public CharacterCard character(int index) {
        return people.get(index);
    }

    /** The sides of the counters of sovereigns that can be up, as people beside the characters. */
    public List<CharacterCard> faces() {
        return people.subList(cards.characters().size(), people.size());
    }

    /** By the number on the card, which other cards use. */
    public CharacterCard characterNumbered(int number) {
        return cards.characters().get(number - 1);
    }

    public CharacterCard characterNamed(String name) {
        return named(cards.characters(), CharacterCard::name, name);
    }

    public List<AbilityText> abilityTexts() {
        return cards.abilityTexts();
    }

    public List<Possession> possessions() {
        return cards.possessions();
    }

    public Possession possession(int index) {
        return cards.possessions().get(index);
    }

    public List<PossessionEffect> possessionEffects() {
        return cards.possessionEffects();
    }

    public List<Spaceship> ships() {
        return cards.ships();
    }

    public Spaceship ship(int index) {
        return cards.ships().get(index);
    }

    public List<MissionCard> missions() {
        return missions.missions();
    }

    public MissionCard mission(Mission mission) {
        return missions.missions().get(mission.ordinal());
    }

    public List<ActionCard> actionCards() {
        return missions.actionCards();
    }

    public ActionCard actionCard(int index) {
        return missions.actionCards().get(index);
    }

    public EventText eventText(ActionEvent event) {
        return missions.events().get(event.ordinal());
    }

    /** What the die decides when this event aborts a coup. */
    public ActionEvent.CoupPenalty coupPenalty(ActionEvent event, int die) {
        ActionEvent.CoupPenalty[] penalties = missions.coupPenalties()[event.ordinal()];
        if (penalties == null) {
            throw new IllegalArgumentException(event + " aborts no coup");
        }
        return penalties[die - 1];
    }

    public DetectionTable detection() {
        return tables.detection();
    }

    public MilitaryCombatTable militaryCombat() {
        return tables.militaryCombat();
    }

    public CharacterCombatTable characterCombat() {
        return tables.characterCombat();
    }

    public SearchTable search() {
        return tables.search();
    }

    public SquadChart squads() {
        return tables.squads();
    }

    public PlanetControlTable planetControl() {
        return tables.planetControl();
    }

    /** The military units of all three games in the order of their index. */
    public List<UnitType> unitTypes() {
        return units.unitTypes();
    }

    public UnitType unitNamed(String name) {
        return named(unitTypes(), UnitType::name, name);
    }

    /** The military counters of 2002 in the order of their index. */
    public List<CounterType> counterTypes() {
        return counterTypes;
    }

    public CounterType counterNamed(String name) {
        return named(counterTypes, CounterType::name, name);
    }

    /** What one of the {@link ForcePointCost items} of the Force Point chart costs. */
    public int forcePointCost(String item) {
        return named(units.forcePointCosts(), ForcePointCost::item, item).cost();
    }

    public DetectionShifts detectionShifts() {
        return spaceTables.detectionShifts();
    }

    public BattleShifts battleShifts() {
        return spaceTables.battleShifts();
    }

    public HyperjumpTable hyperjump() {
        return spaceTables.hyperjump();
    }

    public Variant2002 variant2002() {
        return spaceTables.variant2002();
    }

    /** What only the Galactic Game uses. */
    public Campaign campaign() {
        return campaign;
    }

    /** The scenarios in the order they are offered. */
    public List<ScenarioSheet> scenarios() {
        return scenarios;
    }

    /** Those that are not on offer yet. */
    public List<ScenarioSheet> drafts() {
        return drafts;
    }

    private static <T> T present(T[] ofId, int id, String what) {
        T found = id >= 0 && id < ofId.length ? ofId[id] : null;
        if (found == null) {
            throw new NoSuchElementException("no " + what + " has the number " + id);
        }
        return found;
    }

    private static <T> T named(List<T> all, Function<T, String> name, String wanted) {
        for (T one : all) {
            if (name.apply(one).equals(wanted)) {
                return one;
            }
        }
        throw new NoSuchElementException("nothing is called " + wanted);
    }
}
