package fitg.level.starsystem;

import fitg.content.Area;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.Mission;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.procedure.Chapters;
import fitg.procedure.HouseRule;
import fitg.procedure.InstantVictory;
import fitg.procedure.Phase;
import fitg.procedure.Reinforcements;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.rules.combat.first.MilitaryCombatSegment;
import fitg.rules.mission.first.MissionPhase;
import fitg.rules.movement.first.MovementSegment;
import fitg.rules.reaction.first.FirstReactionSegment;
import fitg.rules.scenario.Victory;
import fitg.rules.scenario.first.Arrivals;
import fitg.rules.scenario.first.ScoredItems;
import fitg.rules.scenario.first.SetUp;
import fitg.rules.search.first.SearchPhase;
import fitg.rules.sequence.Board;
import fitg.rules.sequence.PlayerTurn;
import fitg.rules.sequence.first.Interphase;
import fitg.rules.sequence.first.TurnEnd;
import fitg.rules.sequence.first.TurnStart;
import fitg.state.Position;
import fitg.state.Segment;
import java.util.List;

/** The Star System Game of 1979, cases 1 to 16. */
public class StarSystemRules extends Ruleset {

    public static final Ruleset RULES = new StarSystemRules();

    private static final Chapters CHAPTERS = new StarSystemChapters();

    /** Cases 16.11 to 16.13. */
    private static final List<Phase> SET_UP = List.of(
            Phase.of(Segment.SET_UP, (r, side) -> Board.layOut(r)),
            Phase.of(Segment.SET_UP, (r, side) -> r.call(new SetUp(Side.IMPERIAL))),
            Phase.of(Segment.SET_UP, (r, side) -> r.call(new SetUp(Side.REBEL))));

    /** Case 4.0. */
    private static final List<Phase> GAME_TURN = List.of(
            Phase.of(Segment.START, (r, side) -> Board.announceTurn(r)),
            Phase.turnOf(Side.REBEL, (r, side) -> r.call(new PlayerTurn(Side.REBEL))),
            Phase.turnOf(Side.IMPERIAL, (r, side) -> r.call(new PlayerTurn(Side.IMPERIAL))),
            Phase.of(Segment.INTERPHASE, (r, side) -> Interphase.checkControl(r)),
            Phase.of(Segment.INTERPHASE, (r, side) -> Interphase.endTurn(r)));

    /** Case 4.0. */
    private static final List<Phase> PLAYER_TURN = List.of(
            Phase.opening(Segment.START, TurnStart::open),
            Phase.of(Segment.ARRIVALS, (r, side) -> r.call(new Arrivals(side))).openedBy(TurnStart::beginPhase),
            Phase.of(Segment.MOVEMENT, (r, side) -> r.call(new MovementSegment())),
            Phase.of(Segment.REACTION, (r, side) -> r.call(new FirstReactionSegment()))
                    .openedBy(TurnStart::beginReaction),
            Phase.of(Segment.MILITARY_COMBAT, (r, side) -> r.call(new MilitaryCombatSegment())),
            Phase.of(Segment.SEARCH, (r, side) -> r.call(new SearchPhase())).openedBy(TurnStart::beginPhase),
            Phase.of(Segment.MISSIONS, (r, side) -> r.call(new MissionPhase())).openedBy(TurnStart::beginPhase),
            Phase.of(Segment.END, TurnEnd::carryOut).openedBy(TurnEnd::open));

    private static final List<Mission> MISSIONS =
            List.copyOf(List.of(Mission.values()).subList(0, Mission.COUP.ordinal() + 1));

    protected StarSystemRules() {
        this(GameLevel.STAR_SYSTEM);
    }

    /** A wider game of 1979. */
    protected StarSystemRules(GameLevel level) {
        super(Edition.FIRST, level, UnitRoster.of(level));
    }

    @Override
    public List<HouseRule> houseRules() {
        return List.of(HouseRule.WORST_DETECTION);
    }

    /** Played in the environs of one star system. */
    @Override
    protected Area area(ScenarioSheet sheet) {
        if (sheet.systems().size() != 1) {
            throw sheet.fault("systems", "the Star System Game is played in one star system");
        }
        return Area.ofSystem(sheet.systems().getFirst());
    }

    @Override
    protected Reinforcements reinforcements(ScenarioSheet sheet) {
        return StarSystemReinforcements.of(sheet, units());
    }

    @Override
    protected List<InstantVictory> victories(ScenarioSheet sheet, Side side) {
        return StarSystemVictories.of(sheet, side);
    }

    @Override
    protected Object further(ScenarioSheet sheet) {
        if (!sheet.phrases().isEmpty()) {
            throw sheet.fault("placed, pdbs down, missions, scoring and special are for scenarios of 2002");
        }
        return super.further(sheet);
    }

    @Override
    public Chapters chapters() {
        return CHAPTERS;
    }

    @Override
    public List<Mission> missions() {
        return MISSIONS;
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
        return Victory.planetPoints(s, planet);
    }

    @Override
    public int points(Scenario scenario, Position s) {
        return Victory.points(scenario, s);
    }

    @Override
    public List<Scored> scored(Scenario scenario, Position s) {
        return ScoredItems.of(scenario, s);
    }
}
