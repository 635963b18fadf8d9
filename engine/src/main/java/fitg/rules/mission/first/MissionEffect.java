package fitg.rules.mission.first;

import fitg.content.Card;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.first.Engagements;
import fitg.procedure.Chapters;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.combat.Casualties;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.mission.EnvironEffects;
import fitg.rules.mission.Missions;
import fitg.rules.mission.SecretSources;
import fitg.rules.mission.Theft;
import fitg.rules.possession.FindPossession;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.realm.Realm;

/** Case 13.2: what a completed mission does. An effect that finds nothing to act on is lost (RUL-64). */
final class MissionEffect extends Procedure {

    private final int environ;
    private final Mission mission;
    private final int letters;
    private final long group;
    private final int target;
    private boolean begun;
    private boolean settled;

    MissionEffect(int environ, Mission mission, int letters, long group, int target) {
        this.environ = environ;
        this.mission = mission;
        this.letters = letters;
        this.group = group;
        this.target = target;
    }

    @Override
    public void advance(Resolution r) {
        if (settled) {
            r.finish();
            return;
        }
        GameState s = r.state();
        if (mission == Mission.GATHER_INFORMATION && s.turn().phasing() == Side.IMPERIAL && !begun) {
            begun = true;
            if (PossessionUse.offered(r, Moment.INFORMATION, Characters.free(s, environ, Side.REBEL))) {
                return;
            }
        } else if (begun && PieceSet.has(r.result(), Card.GEMS)) {
            r.finish();
            return;
        }
        settled = true;
        r.settle();
        apply(r);
    }

    private void apply(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        int planet = Control.planetOf(environ);
        switch (mission) {
            case SABOTAGE -> r.call(new FirstSabotage(environ, letters));
            case DIPLOMACY -> {
                // 4.3: the Living Planet rises for a diplomat.
                if (side == Side.REBEL && Circumstances.shown(s, planet).isAlive() && Loyalties.mayRise(s, planet)) {
                    r.call(Chapters.of(r).rebellion(planet, environ));
                } else {
                    shift(r, planet, side);
                }
            }
            case STEAL_RESOURCES -> Theft.carryOut(r, letters);
            case COUP -> {
                if (shift(r, planet, side)) {
                    s.places().put(Mark.COUP, environ);
                }
            }
            case REBELLION -> {
                if (!Realm.of(s).isHypnotised(planet)) {
                    EnvironEffects.rebellion(r, environ, "15.3");
                }
            }
            case SCAVENGE -> scavenge(r);
            case GAIN_CHARACTERS -> {
                if (ClonedRecruits.isPossible(s, environ, side)) {
                    r.call(new ClonedRecruits(environ));
                } else {
                    gain(r, environ, side);
                }
            }
            case GATHER_INFORMATION -> inform(r, side, planet);
            case FREE_PRISONERS -> r.call(new FreePrisoners(environ, letters));
            case ASSASSINATION -> Casualties.kill(r, target, "13.2");
            case START_REBEL_CAMP -> EnvironEffects.pitchCamp(r, environ, "13.2");
            case SUMMON_SOVEREIGN -> r.call(new SovereignCall(environ));
            case SUBVERT_TROOPS -> r.call(new Subversion(environ, letters));
            default -> throw new IllegalStateException(mission + " is not part of this game");
        }
    }

    private boolean shift(Resolution r, int planet, Side side) {
        int moved = 0;
        while (moved < letters && Loyalties.sway(r, planet, side, "13.2")) {
            moved++;
        }
        Chapters.of(r).loyaltyMoved(r, planet, side, moved);
        return moved > 0;
    }

    private void scavenge(Resolution r) {
        long deck = Possessions.deck(r.state());
        if (deck != 0) {
            r.call(new FindPossession(
                    r.possession(deck), group & r.state().people().free()));
        }
    }

    /** The newcomer stands in the character stack; the owner of a ship brings it along (case 14.53). */
    static void gain(Resolution r, int environ, Side side) {
        GameState s = r.state();
        long pool = Missions.pool(s, side);
        if (pool == 0) {
            return;
        }
        int gained = r.character(pool);
        s.people().setAt(gained, environ);
        s.people().leaveMilitary(PieceSet.only(gained));
        s.people().barFromMissions(PieceSet.only(gained));
        if (r.listening()) {
            r.tell(new Event.CharacterGained(gained, environ, "13.2"));
        }
        Ships.bringOwned(r, gained);
    }

    /** One letter shows and detects every enemy on the planet; two also score, once for each side (case 16.19). */
    private void inform(Resolution r, Side side, int planet) {
        GameState s = r.state();
        long enemies = s.people().free() & Cast.of(side.opponent());
        for (int each : Control.environsOf(planet)) {
            Detection.detect(r, s.people().present(each, enemies), "13.2");
            if (side == Side.REBEL) {
                Units.show(r, each, "13.2");
            }
        }
        if (letters >= 2) {
            Engagements.of(r).informationGathered(r, side);
        }
        if (side == Side.REBEL) {
            SecretSources.open(r, environ, group);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(mission.ordinal()).add(letters).add(group).add(target);
        d.add(begun ? 1 : 0).add(settled ? 1 : 0);
    }
}
