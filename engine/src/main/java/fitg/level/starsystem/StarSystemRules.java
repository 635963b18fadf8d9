package fitg.level.starsystem;

import fitg.content.Area;
import fitg.content.Creature;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.IrateLocals;
import fitg.content.Mission;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitSet;
import fitg.procedure.Chapters;
import fitg.procedure.HouseRule;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.rules.combat.first.Assault;
import fitg.rules.combat.first.MilitaryCombat;
import fitg.rules.combat.first.MilitaryCombatSegment;
import fitg.rules.control.Control;
import fitg.rules.detection.first.DetectionRoutine;
import fitg.rules.mission.first.MissionPhase;
import fitg.rules.movement.first.MovementSegment;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.reaction.first.FirstReactionSegment;
import fitg.rules.rebellion.first.Rebellion;
import fitg.rules.scenario.Victory;
import fitg.rules.scenario.first.Arrivals;
import fitg.rules.scenario.first.ScoredItems;
import fitg.rules.scenario.first.SetUp;
import fitg.rules.search.first.Search;
import fitg.rules.search.first.SearchPhase;
import fitg.rules.sequence.Board;
import fitg.rules.sequence.PlayerTurn;
import fitg.rules.sequence.first.Interphase;
import fitg.rules.sequence.first.TurnEnd;
import fitg.rules.sequence.first.TurnStart;
import fitg.rules.settlement.Settlement;
import fitg.state.Position;
import fitg.state.Segment;
import java.util.List;
import java.util.Map;

/** The Star System Game of 1979, cases 1 to 16. */
public class StarSystemRules extends Ruleset implements Chapters {

    public static final Ruleset RULES = new StarSystemRules();

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
        super(Edition.FIRST, GameLevel.STAR_SYSTEM, UnitRoster.of(GameLevel.STAR_SYSTEM));
    }

    @Override
    public List<HouseRule> houseRules() {
        return List.of(HouseRule.WORST_DETECTION);
    }

    /** Played in the environs of one star system. */
    @Override
    public Scenario scenario(ScenarioSheet sheet) {
        if (sheet.systems().size() != 1) {
            throw sheet.fault("systems", "the Star System Game is played in one star system");
        }
        if (!sheet.phrases().isEmpty()) {
            throw sheet.fault("placed, pdbs down, missions, scoring and special are for scenarios of 2002");
        }
        return new Scenario(
                this,
                sheet,
                Area.ofSystem(sheet.systems().getFirst()),
                StarSystemReinforcements.of(sheet, units()),
                Map.of(
                        Side.REBEL, StarSystemVictories.of(sheet, Side.REBEL),
                        Side.IMPERIAL, StarSystemVictories.of(sheet, Side.IMPERIAL)));
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
    public Side controller(Position s, int planet) {
        return Control.of(s, planet);
    }

    @Override
    public int points(Scenario scenario, Position s) {
        return Victory.points(scenario, s);
    }

    @Override
    public List<Scored> scored(Scenario scenario, Position s) {
        return ScoredItems.of(scenario, s);
    }

    @Override
    public Procedure settlement() {
        return new Settlement();
    }

    @Override
    public Procedure searchForGroup(Position s, int environ, int mission) {
        return Search.forGroup(s, environ, mission);
    }

    @Override
    public Procedure militaryCombat(int environ, Side attacker, boolean uprising) {
        return new MilitaryCombat(environ, attacker, uprising);
    }

    @Override
    public Procedure pdbAttack(int environ, Side moving, UnitSet units) {
        return new PdbAttack(environ, moving, units);
    }

    @Override
    public Procedure rebellion(int planet, int missionEnviron) {
        return new Rebellion(planet, missionEnviron);
    }

    @Override
    public Procedure detection(
            int ship, int planet, long aboard, boolean alreadyDetected, boolean alreadyDamaged, boolean leaving) {
        return new DetectionRoutine(ship, planet, aboard, alreadyDetected, alreadyDamaged, leaving);
    }

    @Override
    public Procedure fightByCharacters(int environ, Side side, long attackers, long defenders) {
        return Assault.byCharacters(environ, side, attackers, defenders);
    }

    @Override
    public Procedure fightBySquad(Position s, int environ, Side side, long defenders) {
        return Assault.bySquad(s, environ, side, defenders);
    }

    @Override
    public Procedure fightByLocals(int environ, Side side, IrateLocals locals, boolean scrambled, long defenders) {
        return Assault.byLocals(environ, side, locals, scrambled, defenders);
    }

    @Override
    public Procedure fightByCreature(
            int environ, Side side, Creature creature, long defenders, boolean charmed, int seized) {
        return Assault.byCreature(environ, side, creature, defenders, charmed, seized);
    }
}
