package fitg.level.province;

import fitg.content.Area;
import fitg.content.GameLevel;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.level.starsystem.StarSystemRules;
import fitg.procedure.Chapters;
import fitg.procedure.InstantVictory;
import fitg.procedure.Phase;
import fitg.procedure.Reinforcements;
import fitg.procedure.Resolution;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.procedure.Secrecy;
import fitg.rules.combat.first.MilitaryCombatSegment;
import fitg.rules.mission.first.MissionPhase;
import fitg.rules.movement.first.FleetSegment;
import fitg.rules.movement.first.SurfaceSegment;
import fitg.rules.movement.first.TravelSegment;
import fitg.rules.reaction.first.FirstReactionSegment;
import fitg.rules.search.first.SearchPhase;
import fitg.rules.sequence.Board;
import fitg.rules.sequence.PlayerTurn;
import fitg.rules.sequence.first.Interphase;
import fitg.rules.sequence.first.RepairWork;
import fitg.rules.sequence.first.TurnEnd;
import fitg.rules.sequence.first.TurnStart;
import fitg.rules.space.first.OrbitCombats;
import fitg.rules.stacking.first.StacksDissolve;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.Segment;
import fitg.state.province.Supply;
import fitg.state.province.SupplyState;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The Province Game of 1979, cases 17 to 28: what it replaces of the Star System Game. */
public class ProvinceRules extends StarSystemRules {

    public static final Ruleset RULES = new ProvinceRules();

    private static final Chapters CHAPTERS = new ProvinceChapters();

    private static final Secrecy SECRECY = new ProvinceSecrecy();

    private static final Set<Place.Zone> ZONES = EnumSet.of(
            Place.Zone.ENVIRON,
            Place.Zone.ORBIT,
            Place.Zone.DRIFT,
            Place.Zone.FAR_DRIFT,
            Place.Zone.ENTRY_STAR,
            Place.Zone.INTERCEPTION,
            Place.Zone.UNDER_WAY);

    /** Cases 28.1 and 16.14: the Empire sets up first. */
    private static final List<Phase> SET_UP = List.of(
            Phase.of(Segment.SET_UP, (r, side) -> layOut(r)),
            Phase.of(
                    Segment.SET_UP,
                    (r, side) -> r.call(new ImperialOutfit(outset(r).purse().funds()))),
            Phase.of(Segment.SET_UP, (r, side) -> r.call(new ImperialStart())),
            Phase.of(
                    Segment.SET_UP,
                    (r, side) -> r.call(new RebelOutfit(outset(r).raised().funds()))),
            Phase.of(Segment.SET_UP, (r, side) -> r.call(new RebelStart())));

    /** Case 18.0. */
    private static final List<Phase> GAME_TURN = List.of(
            Phase.of(Segment.START, (r, side) -> beginTurn(r)),
            Phase.turnOf(Side.REBEL, (r, side) -> r.call(new PlayerTurn(Side.REBEL))),
            Phase.turnOf(Side.IMPERIAL, (r, side) -> r.call(new PlayerTurn(Side.IMPERIAL))),
            Phase.of(Segment.INTERPHASE, (r, side) -> r.call(new ProvinceInterphase())),
            Phase.of(Segment.INTERPHASE, (r, side) -> Interphase.endTurn(r)));

    /** Case 18.0: P0, A1 to A7, B, C. */
    private static final List<Phase> PLAYER_TURN = List.of(
            Phase.opening(Segment.START, TurnStart::open),
            Phase.of(Segment.ARRIVALS, (r, side) -> r.call(new ResourceSegment(side)))
                    .openedBy(TurnStart::beginPhase),
            Phase.of(Segment.INTERPLANETARY_MOVEMENT, (r, side) -> r.call(new FleetSegment())),
            Phase.of(Segment.SPACE_COMBAT, (r, side) -> r.call(new OrbitCombats())),
            Phase.of(Segment.CHARACTER_MOVEMENT, (r, side) -> r.call(new TravelSegment())),
            Phase.of(Segment.PLANETARY_MOVEMENT, (r, side) -> r.call(new SurfaceSegment())),
            Phase.of(Segment.REACTION, (r, side) -> r.call(new FirstReactionSegment()))
                    .openedBy(TurnStart::beginReaction),
            Phase.of(Segment.MILITARY_COMBAT, (r, side) -> r.call(new MilitaryCombatSegment())),
            Phase.of(Segment.ORBIT_ORGANISATION, (r, side) -> StacksDissolve.carryOut(r)),
            Phase.of(Segment.SEARCH, (r, side) -> r.call(new SearchPhase())).openedBy(TurnStart::beginPhase),
            Phase.of(Segment.MISSIONS, ProvinceRules::undertakeMissions).openedBy(TurnStart::beginPhase),
            Phase.of(Segment.END, TurnEnd::carryOut).openedBy(ProvinceRules::endMissions));

    /** Case 24.0; the quest is undertaken above planets only. */
    private final List<Mission> missions;

    protected ProvinceRules() {
        this(GameLevel.PROVINCE);
    }

    /** A wider game. */
    protected ProvinceRules(GameLevel level) {
        super(level);
        List<Mission> all = new ArrayList<>(super.missions());
        all.add(Mission.SUMMON_SOVEREIGN);
        all.add(Mission.SPACESHIP_QUEST);
        missions = List.copyOf(all);
    }

    private static Outset outset(Resolution r) {
        return Outset.of(r.rules().scenario());
    }

    /** P-R35: a victory from a game-turn on is tested as it begins. */
    private static void beginTurn(Resolution r) {
        Board.announceTurn(r);
        r.settle();
    }

    private static void layOut(Resolution r) {
        Board.layOut(r);
        SupplyState.of(r.state()).setCampsSpared(!outset(r).camps().isEmpty());
    }

    /** C0: the camps of the first turn, repairs; then the missions. What is called last is done first. */
    private static void undertakeMissions(Resolution r, Side side) {
        r.call(new MissionPhase());
        r.call(new RepairWork(side));
        if (side == Side.REBEL && Supply.of(r.state()).campsSpared()) {
            r.call(new CampReveals());
        }
    }

    private static void endMissions(Resolution r, Side side) {
        TurnEnd.open(r, side);
        if (Supply.of(r.state()).campsSpared()) {
            SupplyState.of(r.state()).setCampsSpared(false);
            r.settle();
        }
    }

    /** One province, with its orbit boxes and drift areas, and the stars from which others come. */
    @Override
    protected Area area(ScenarioSheet sheet) {
        List<Integer> stars = OutsetReader.read(sheet).grants().stream()
                .flatMap(grant -> grant.stars().stream())
                .map(place ->
                        Resolution.PRINTED.systems().get(Place.star(place)).id())
                .distinct()
                .toList();
        return Area.of(sheet.systems(), ZONES, stars);
    }

    @Override
    protected Reinforcements reinforcements(ScenarioSheet sheet) {
        return Reinforcements.NONE;
    }

    @Override
    protected List<InstantVictory> victories(ScenarioSheet sheet, Side side) {
        return ProvinceVictories.of(sheet, side);
    }

    @Override
    protected Object further(ScenarioSheet sheet) {
        return OutsetReader.read(sheet);
    }

    @Override
    public GameState emptyState(Area area) {
        return new GameState(area, units(), new SupplyState(area, units()));
    }

    /** Case 19.34: of elites and Suicide Squads the scenario sets the number. */
    @Override
    public int mostCounters(Scenario scenario, UnitType type) {
        Outset.Purse purse = Outset.of(scenario).purse();
        if (type.side() == Side.REBEL || purse.funds() == 0) {
            return super.mostCounters(scenario, type);
        }
        return type.isSquad()
                ? purse.mostSquads()
                : type.elite() ? purse.mostElites() : super.mostCounters(scenario, type);
    }

    @Override
    public Chapters chapters() {
        return CHAPTERS;
    }

    @Override
    public Secrecy secrecy() {
        return SECRECY;
    }

    @Override
    public List<Mission> missions() {
        return missions;
    }

    @Override
    public String sequenceCase() {
        return "18.0";
    }

    @Override
    public List<Phase> setUp() {
        return SET_UP;
    }

    @Override
    public List<Phase> gameTurn() {
        return GAME_TURN;
    }

    @Override
    public List<Phase> playerTurn() {
        return PLAYER_TURN;
    }

    @Override
    public int planetPoints(Position s, int planet) {
        return ProvinceScore.planetPoints(s, planet);
    }

    @Override
    public int points(Scenario scenario, Position s) {
        return ProvinceScore.points(scenario, s);
    }

    @Override
    public List<Scored> scored(Scenario scenario, Position s) {
        return ProvinceScore.items(scenario, s);
    }
}
