package fitg.level.campaign;

import fitg.content.ActionEvent;
import fitg.content.Area;
import fitg.content.Card;
import fitg.content.Edition;
import fitg.content.GameLevel;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.edition.second.Query;
import fitg.edition.second.Reach;
import fitg.galaxy.Powers;
import fitg.galaxy.politics.Domino;
import fitg.galaxy.politics.EnemySecret;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Action;
import fitg.procedure.Chance;
import fitg.procedure.Enough;
import fitg.procedure.Phase;
import fitg.procedure.PieceNames;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Reinforcements;
import fitg.procedure.Resolution;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.rules.combat.second.Affliction;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Pieces;
import fitg.rules.force.second.Squads;
import fitg.rules.movement.second.StarshipMove;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.second.Revival;
import fitg.rules.prisoner.second.Snare;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** The campaign of 2002: chapter 2 whole, with the galactic stage and politics of 1979 read through its units (4b). */
public final class CampaignRules extends Ruleset implements Powers, Reach {

    public static final Ruleset RULES = new CampaignRules();

    private static final int USUAL_COUNTERS = 160;

    private static final EnumSet<Place.Zone> ZONES =
            EnumSet.of(Place.Zone.ENVIRON, Place.Zone.ORBIT, Place.Zone.DRIFT, Place.Zone.FAR_DRIFT);

    private static final List<Mission> MISSIONS = Arrays.stream(Mission.values())
            .filter(mission -> mission != Mission.GAIN_CHARACTERS)
            .toList();

    private CampaignRules() {
        super(Edition.SECOND, GameLevel.GALACTIC, UnitRoster.none());
    }

    @Override
    public Scenario scenario(ScenarioSheet sheet) {
        return new Scenario(
                this,
                sheet,
                Area.of(sheet.systems(), ZONES),
                Reinforcements.NONE,
                Map.of(
                        Side.REBEL, CampaignVictory.of(sheet, Side.REBEL),
                        Side.IMPERIAL, CampaignVictory.of(sheet, Side.IMPERIAL)),
                CharterReader.read(sheet));
    }

    /** All of them but Gain Characters, which recruitment replaces (C-RECRUIT-1). */
    @Override
    public List<Mission> missions() {
        return MISSIONS;
    }

    @Override
    public PieceNames names(Position s, Side reader) {
        return Pieces.of(s, reader);
    }

    @Override
    public GameState emptyState(Area area) {
        return new GameState(area, units(), new TheatreState(area, USUAL_COUNTERS), new RealmState(area));
    }

    @Override
    public Action suggestion(Resolution r) {
        return Advice.of(r);
    }

    @Override
    public List<Phase> setUp() {
        return CampaignSetUp.STEPS;
    }

    @Override
    public List<Phase> gameTurn() {
        return CampaignTurn.GAME_TURN;
    }

    @Override
    public String sequenceCase() {
        return "E2";
    }

    @Override
    public List<Phase> playerTurn() {
        return CampaignSegments.PLAYER_TURN;
    }

    @Override
    public Procedure settlement() {
        return new CampaignSettlement();
    }

    @Override
    public int points(Scenario scenario, Position s) {
        return CampaignVictory.points(s);
    }

    @Override
    public List<Scored> scored(Scenario scenario, Position s) {
        return CampaignVictory.items(s);
    }

    @Override
    public List<Enough> enough(Scenario scenario) {
        return CampaignVictory.enough(scenario);
    }

    @Override
    public int planetPoints(Position s, int planet) {
        return CampaignVictory.points(s, planet);
    }

    @Override
    public int worth(int planet) {
        return CampaignVictory.worth(planet);
    }

    @Override
    public void conceal(GameState seen, Side viewer) {
        if (viewer != Side.IMPERIAL) {
            Screen.conceal(seen);
        }
        RealmState.of(seen).hideFrom(viewer);
        if (viewer != Side.IMPERIAL) {
            TheatreState.counters(seen).turnFaceDown();
            if (!RealmState.of(seen).unitsShown()) {
                TheatreState.counters(seen).clear(CounterMark.WITH_SQUAD);
            }
        }
    }

    /**
     * C-UNIT-4: which units the Imperial player takes up one by one depends on kinds that lie face down, and those he pays for are
     * elites (K-D12). What has arrived has moved, whether or not it could land.
     */
    @Override
    public void concealAct(GameState seen, Side acting, Question asked) {
        if (acting != Side.IMPERIAL || !asked.continuesAct() && !asked.isSecret()) {
            return;
        }
        if (asked == Query.ARRIVAL) {
            StarshipMove.showAsOver(seen);
        }
        TheatreState.counters(seen).clear(CounterMark.CHOSEN);
    }

    @Override
    public boolean hidesStrength() {
        return true;
    }

    @Override
    public void imagine(GameState seen, Side viewer, Chance chance) {
        CampaignImagination.of(seen, chance).fillIn(viewer);
    }

    // ---- what happens besides

    @Override
    public void loyaltyMoved(Resolution r, int planet, Side favour, int spaces) {
        Domino.afterShift(r, planet, favour, spaces);
    }

    @Override
    public void planetChanged(Resolution r, int planet, PlanetState from) {
        Domino.afterChange(r, planet);
    }

    @Override
    public void rebellionRaised(Resolution r, int planet) {
        Domino.afterRising(r, planet);
    }

    @Override
    public void secretLearned(Resolution r, Side learner) {
        r.call(EnemySecret.learnedBy(learner));
    }

    // ---- what the chapters of 2002 ask

    @Override
    public long gifts(Position s) {
        return Possessions.deck(s) & ~PieceSet.first(Card.SHIPS);
    }

    @Override
    public boolean mayTorture(Side side) {
        return side == Side.IMPERIAL;
    }

    @Override
    public boolean knows(ActionEvent.Type event) {
        return true;
    }

    // ---- what the galactic rules ask

    @Override
    public boolean repairsPossessions() {
        return true;
    }

    @Override
    public Side controller(Position s, int planet) {
        return Defences.controller(s, planet);
    }

    @Override
    public boolean hasGroundUnits(Position s, int planet, Side side) {
        return Defences.hasGroundUnits(s, planet, side);
    }

    @Override
    public boolean hasMilitary(Position s, int place, Side side) {
        return Theatre.counters(s).anyMilitary(place, side);
    }

    @Override
    public int fleetStrength(Position s, int orbit, Side side) {
        return Theatre.counters(s).starshipAttack(orbit, side);
    }

    @Override
    public void showFleet(Resolution r, int orbit) {
        Fog.liftFromStarships(r, orbit);
    }

    @Override
    public Procedure raising(int environ, int points, boolean starred) {
        return Raising.byTheRebels(environ, points, starred);
    }

    @Override
    public Procedure levy(int environ, int points) {
        return Raising.byTheEmpire(environ, points);
    }

    @Override
    public int taxedProvince(Scenario scenario, Position s) {
        return Terms.of(scenario).taxed(s.turn().number());
    }

    @Override
    public Procedure uprisingCombats() {
        return new UprisingCombats();
    }

    @Override
    public void devastate(Resolution r, int planet) {
        Devastation.carryOut(r, planet);
    }

    @Override
    public void showUnits(Resolution r, int province) {
        UnitList.show(r, province);
    }

    @Override
    public void afflict(Resolution r, int place, long spared, int wounds, String ruleCase) {
        Affliction.strike(r, place, spared, wounds, ruleCase);
    }

    @Override
    public void revive(Resolution r, int character, int environ, String ruleCase) {
        Revival.of(r, character, environ, ruleCase);
    }

    @Override
    public Procedure trap(int planet) {
        return new Snare(planet);
    }

    @Override
    public void openAllUnits(Resolution r) {
        TheatreState.counters(r.state()).clear(CounterMark.FACE_DOWN);
        r.shown();
    }

    @Override
    public void disbandSquad(Resolution r, int squad, String ruleCase) {
        Squads.disband(r, squad, false, ruleCase);
    }
}
