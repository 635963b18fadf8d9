package fitg.level.galactic;

import fitg.content.ActionEvent;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.galaxy.politics.EnemySecret;
import fitg.galaxy.politics.Silence;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.galaxy.scenario.Terms;
import fitg.level.province.ProvinceChapters;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.atrocity.first.AtrocityUnits;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.force.first.Fleets;
import fitg.rules.rebellion.Revolt;
import fitg.rules.rebellion.first.RaisedUnits;
import fitg.rules.secret.SecretInterrupt;
import fitg.rules.stacking.first.Organisation;
import fitg.state.Position;
import fitg.state.realm.RealmState;
import java.util.List;

/** The chapters of 1979 as the Galactic Game has them: secrets are kept, the base is hidden, and loyalty spreads through the galaxy. */
final class GalacticChapters extends ProvinceChapters implements Powers {

    @Override
    public Procedure settlement() {
        return new GalacticSettlement();
    }

    /** Cases 31.0 and 34.3: the secret of the planet comes to light, and its resources fill the Rebel track. */
    @Override
    public Procedure rebellion(int planet, int missionEnviron) {
        return new Revolt(planet);
    }

    // ---- what happens besides

    /** 4.2 (b): he may first show what forbids it. */
    @Override
    public void loyaltyThreatened(Resolution r, int planet) {
        SecretInterrupt.offer(r, planet);
    }

    @Override
    public boolean isHeardOf(Resolution r, int planet) {
        return !Silence.lies(r, planet);
    }

    /** 3.3: nobody waits for a planet that is gone, and nobody reigns there. */
    @Override
    public void planetDestroyed(Resolution r, int planet) {
        Wreckage.clear(r.state(), planet);
    }

    @Override
    public void secretLearned(Resolution r, Side learner) {
        r.call(EnemySecret.learnedBy(learner));
    }

    /** Case 10.7: where new units stand against Imperial ones they may attack at once, before others hear of it. */
    @Override
    public void unitsRaised(Resolution r, int planet, long environs) {
        r.call(new Uprising(planet, environs));
    }

    /** Case 37.2: a secret of the enemy, and no victory point. */
    @Override
    public void informationGathered(Resolution r, Side side) {
        secretLearned(r, side);
    }

    @Override
    public boolean knows(ActionEvent.Type event) {
        return true;
    }

    @Override
    public boolean mayTorture(Side side) {
        return side == Side.IMPERIAL;
    }

    // ---- what the galactic rules ask

    @Override
    public int worth(int planet) {
        return GalacticVictory.worth(planet);
    }

    @Override
    public boolean hasGroundUnits(Position s, int planet, Side side) {
        return Control.hasUnits(s, planet, side);
    }

    @Override
    public boolean hasMilitary(Position s, int place, Side side) {
        return s.forces().units(place, side) > 0;
    }

    /** G-R58: Suicide Squads count nothing. */
    @Override
    public int fleetStrength(Position s, int orbit, Side side) {
        return Fleets.striking(s.forces().in(orbit, side), true).strength(true);
    }

    @Override
    public void showFleet(Resolution r, int orbit) {
        Units.show(r, orbit, "32.0");
    }

    @Override
    public Procedure raising(int environ, int points, boolean starred) {
        return new RaisedUnits(environ, points, starred);
    }

    @Override
    public int taxedProvince(Scenario scenario, Position s) {
        return Terms.of(scenario).taxed(s.turn().number());
    }

    @Override
    public void devastate(Resolution r, int planet) {
        Wreckage.leaveNobody(r, planet);
    }

    @Override
    public void showUnits(Resolution r, int province) {
        ArmyList.show(r, province);
    }

    @Override
    public void afflict(Resolution r, int place, long spared, int wounds, String ruleCase) {
        Epidemic.strike(r, place, spared, wounds);
    }

    @Override
    public void revive(Resolution r, int character, int environ, String ruleCase) {
        Return.fromTheDead(r, character, environ, ruleCase);
    }

    /** Case 35.32: the assignment on display binds to the end of the game-turn (G-R22). */
    @Override
    public void baseKnown(Resolution r) {
        RealmState.of(r.state()).assignments().hold(true);
    }

    @Override
    public Procedure trap(int planet) {
        return new SprungTrap(planet);
    }

    /** IPOC: from now on nothing mobile lies face down. */
    @Override
    public void openAllUnits(Resolution r) {
        r.shown();
        for (int place : r.state().area().places()) {
            Units.show(r, place, "31.2");
        }
    }

    @Override
    public Procedure squadOutcry() {
        return new SquadsSentHome();
    }

    @Override
    public boolean isAtrocityUnitOver(Position s, int sort, int planet) {
        return AtrocityUnits.isOver(s, sort, planet);
    }

    @Override
    public void showAtrocityUnit(Resolution r, int sort, int planet) {
        Units.show(r, Place.orbit(planet), UnitSet.of(AtrocityUnits.ofSort(sort), 1), "36.33");
    }

    @Override
    public boolean isDrugFelt(Resolution r, int planet) {
        Position s = r.state();
        for (int environ : Control.environsOf(planet)) {
            if (s.people().present(environ, s.people().onMap()) != PieceSet.NONE) {
                return true;
            }
        }
        return false;
    }

    // ---- where pieces begin

    /** Case 38.3: by strength in space. */
    @Override
    public List<Integer> strongestStacks(Position s, List<Integer> places) {
        int best = places.stream()
                .mapToInt(place -> s.forces().in(place, Side.IMPERIAL).strength(true))
                .max()
                .orElseThrow();
        return places.stream()
                .filter(place -> s.forces().units(place, Side.IMPERIAL) > 0
                        && s.forces().in(place, Side.IMPERIAL).strength(true) == best)
                .toList();
    }

    @Override
    public void joinStack(Resolution r, int character, int place) {
        Organisation.change(r, character, true);
    }
}
