package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Levies;
import fitg.galaxy.politics.EnemySecret;
import fitg.galaxy.politics.Silence;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.galaxy.scenario.Terms;
import fitg.level.skirmish.SecondChapters;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.atrocity.second.Means;
import fitg.rules.combat.second.Affliction;
import fitg.rules.control.Control;
import fitg.rules.domino.Domino;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.second.Revival;
import fitg.rules.prisoner.second.Snare;
import fitg.rules.rebellion.Revolt;
import fitg.rules.rebellion.second.Aftermath;
import fitg.rules.secret.SecretInterrupt;
import fitg.rules.secret.Unveiling;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.List;

/** The chapters of 2002 as a campaign has them: planets rise, secrets are kept, and the galactic rules ask what armies there are. */
final class CampaignChapters extends SecondChapters implements Powers, Levies {

    @Override
    public Procedure settlement() {
        return new CampaignSettlement();
    }

    // ---- what happens besides

    @Override
    public Procedure rebellion(int planet, int missionEnviron) {
        return new Revolt(planet);
    }

    @Override
    public void loyaltyMoved(Resolution r, int planet, Side favour, int spaces) {
        Domino.afterShift(r, planet, favour, spaces);
    }

    /** 4.2 (b): he may first show what forbids it. */
    @Override
    public void loyaltyThreatened(Resolution r, int planet) {
        SecretInterrupt.offer(r, planet);
    }

    @Override
    public void planetChanged(Resolution r, int planet, PlanetState from) {
        Domino.afterChange(r, planet);
    }

    @Override
    public void planetRises(Resolution r, int planet) {
        RealmState.of(r.state()).addUprising(planet);
    }

    @Override
    public void rebellionRaised(Resolution r, int planet) {
        Domino.afterRising(r, planet);
    }

    @Override
    public boolean isHeardOf(Resolution r, int planet) {
        return !Silence.lies(r, planet);
    }

    @Override
    public void planetDestroyed(Resolution r, int planet) {
        RealmState realm = RealmState.of(r.state());
        realm.endUprising(planet);
        for (int each = 0; each < PRINTED.sovereigns().size(); each++) {
            if (PRINTED.sovereigns().get(each).planetId()
                    == PRINTED.planet(planet).id()) {
                realm.setSovereign(each, Realm.Fate.GONE);
            }
        }
    }

    @Override
    public void secretLearned(Resolution r, Side learner) {
        r.call(EnemySecret.learnedBy(learner));
    }

    @Override
    public void stepEnds(Resolution r) {
        Aftermath.concludes(r);
    }

    @Override
    public boolean effectEnds(Resolution r) {
        return Aftermath.comes(r);
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
        if (Fog.hidesKinds(r)) {
            Fog.liftFromStarships(r, orbit);
        }
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
    public Procedure squadOutcry() {
        return new SquadOutcry();
    }

    @Override
    public boolean isAtrocityUnitOver(Position s, int sort, int planet) {
        return Means.isOver(s, sort, planet);
    }

    @Override
    public void showAtrocityUnit(Resolution r, int sort, int planet) {
        GameState s = r.state();
        TheatreState.counters(s).mark(CounterMark.FACE_DOWN, Means.unit(s, sort, planet), false);
    }

    /** S-R6: escorts and sovereigns may count as characters. */
    @Override
    public boolean isDrugFelt(Resolution r, int planet) {
        Position s = r.state();
        for (int environ : Control.environsOf(planet)) {
            boolean anybody = s.people().present(environ, s.people().onMap()) != 0;
            if (anybody || Unveiling.drugsReachCompanions(r) && isSovereignIn(s, environ)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSovereignIn(Position s, int environ) {
        return (Sovereigns.summoned(s, environ, Side.REBEL) | Sovereigns.summoned(s, environ, Side.IMPERIAL)) != 0;
    }

    @Override
    public List<Integer> strongestStacks(Position s, List<Integer> places) {
        return FirstStacks.strongest(s, places);
    }

    @Override
    public void joinStack(Resolution r, int character, int place) {
        FirstStacks.join(r.state(), character, place);
    }

    @Override
    public void boardShip(Resolution r, int character, int ship) {
        TheatreState.company(r.state()).boardSpaceship(character, ship);
    }

    @Override
    public int worth(int planet) {
        return GalacticVictory.worth(planet);
    }
}
