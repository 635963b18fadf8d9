package fitg.second.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.Creature;
import fitg.content.Creature.BonusDrawEffect;
import fitg.content.Creature.Peculiarity;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.control.Control;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.Missions;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.second.Completion;
import fitg.second.Happening;
import fitg.second.Query;
import fitg.second.combat.CharacterCombat;
import fitg.second.force.Defences;
import fitg.second.loss.Losses;
import fitg.second.state.CompanyState;
import fitg.second.state.Theatre;
import fitg.second.state.TheatreState;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Ledger;
import fitg.state.Position;

/** C-SO-3: one group meets the creature of the environ or, where there is none, sentry robots. */
@Completion("C-SO-3")
final class CreatureMeeting extends Procedure {

    private enum Step {
        MEET,
        TARGET,
        AFTER,
        SHIP
    }

    private static final int CLEVER = 3;

    private final int environ;
    private final ActionEvent event;
    private Step step = Step.MEET;
    private int mission = Holder.NOBODY;
    private long group;

    CreatureMeeting(int environ, ActionEvent event) {
        this.environ = environ;
        this.event = event;
    }

    @Override
    public void advance(Resolution r) {
        Side side = r.state().turn().phasing();
        switch (step) {
            case MEET -> begin(r);
            case TARGET -> r.ask(Query.CREATURE_TARGET, side, environ).orEach(Kind.CHARACTER, group);
            case AFTER -> after(r);
            case SHIP -> r.ask(Query.CREATURE_SHIP, side, environ).orEach(Kind.SHIP, ships(r.state()));
        }
    }

    private void begin(Resolution r) {
        GameState s = r.state();
        mission = Missions.pickGroup(r, environ, Missions.groupsOfCharacters(s));
        Creature creature = mission == Holder.NOBODY || isSpared(s) ? null : creature(s);
        if (creature == null) {
            r.finish();
        } else {
            group = members(s);
            meet(r, creature);
        }
    }

    private long members(GameState s) {
        return s.missions().group(mission);
    }

    /** RUL-27: a group that ignores its first creature has not met it. */
    private boolean isSpared(GameState s) {
        boolean first = !PieceSet.has(s.missions().noted(Ledger.CREATURE_MET), mission);
        s.missions().note(Ledger.CREATURE_MET, PieceSet.only(mission));
        boolean spared = first && Mishaps.ignoresFirstCreature(environ, members(s));
        if (spared) {
            s.missions().forget(Ledger.EVENTS, event.type().bit());
        }
        return spared;
    }

    /** The environ's own; else robots, which guard only where the enemy controls the planet. */
    private Creature creature(GameState s) {
        Creature own = PRINTED.environ(environ).creature().orElse(null);
        int robots = Mishaps.robots(event);
        Side enemy = s.turn().phasing().opponent();
        boolean guarded = Defences.controller(s, Place.planet(environ)) == enemy;
        if (own != null || robots == 0 || !guarded || Mishaps.ignoresRobots(members(s))) {
            return own;
        }
        return PRINTED.sentryRobots(robots);
    }

    private void meet(Resolution r, Creature creature) {
        GameState s = r.state();
        if (r.listening()) {
            r.tell(new Event.CreatureMet(environ, creature.name(), Mission.at(mission), "C-SO-3"));
        }
        if (!attacks(s, creature)) {
            r.finish();
            return;
        }
        if (!creature.bonusDrawEffectAfterRoundTwo()) {
            noteBonusEffect(s, creature);
        }
        step = Step.AFTER;
        switch (creature.target()) {
            case NONE -> {
                r.finish();
                if (creature.peculiarity() == Peculiarity.CRUNGE) {
                    CreatureStrike.terrify(r, group);
                }
            }
            case ONE_CHARACTER_OWNER_CHOICE -> step = Step.TARGET;
            case ONE_CHARACTER_RANDOM -> seize(r, creature);
            default -> {
                if (creature.cannotBeFought() && creature.roundsLimit() == 1) {
                    r.finish();
                    CreatureStrike.once(r, environ, creature, group);
                } else {
                    r.call(Encounters.withCreature(s, environ, creature, group, Holder.NOBODY));
                }
            }
        }
    }

    /** S-R143: it takes one of the group, for whom only the others can fight; alone he is lost. */
    private void seize(Resolution r, Creature creature) {
        GameState s = r.state();
        int seized = PieceSet.member(group, r.pick("seized", PieceSet.size(group)));
        if (Theatre.company(s).withEscorts(group) == PieceSet.only(seized)) {
            r.finish();
            Losses.kill(r, seized, "C-SO-3");
        } else {
            r.call(Encounters.withCreature(s, environ, creature, group, seized));
        }
    }

    private boolean attacks(GameState s, Creature creature) {
        return switch (creature.condition()) {
            case GROUP_MAX_INTELLIGENCE_BELOW_3 -> Ratings.bestIntelligence(s, members(s)) < CLEVER;
            case GROUP_MAX_DIPLOMACY_BELOW_3 -> Ratings.bestDiplomacy(s, members(s)) < CLEVER;
            case GROUP_SPACESHIP_IN_ENVIRON -> ships(s) != 0;
            default -> true;
        };
    }

    /** S-R93: some creatures cost the group its bonus rolls, or one of them. */
    private void noteBonusEffect(GameState s, Creature creature) {
        if (creature.bonusDrawEffect() == BonusDrawEffect.NO_BONUS_DRAWS) {
            s.missions().note(Ledger.DRAWS_BARRED, PieceSet.only(mission));
        } else if (creature.bonusDrawEffect() == BonusDrawEffect.MINUS_1) {
            s.missions().note(Ledger.DRAWS_REDUCED, PieceSet.only(mission));
        }
    }

    // ---- after the fight

    private void after(Resolution r) {
        GameState s = r.state();
        Creature creature = PRINTED.environ(environ).creature().orElse(null);
        boolean beaten = (r.result() & CharacterCombat.BEATEN) != 0;
        boolean aliveAfterTwo = (r.result() & CharacterCombat.ALIVE_AFTER_TWO) != 0;
        Peculiarity own = creature == null ? Peculiarity.NONE : creature.peculiarity();
        if (own == Peculiarity.ROTRON && !beaten && ships(s) != 0) {
            step = Step.SHIP;
            return;
        }
        r.finish();
        if (creature != null && creature.bonusDrawEffectAfterRoundTwo() && aliveAfterTwo) {
            noteBonusEffect(s, creature);
        }
        if (own == Peculiarity.MUGGERS && !beaten) {
            rob(r);
        } else if (own == Peculiarity.SYNESTINS && beaten) {
            impress(r);
        }
    }

    /** The ships of the group that stand in the environ. */
    private long ships(Position s) {
        long found = PieceSet.NONE;
        for (long rest = group & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = Ships.heldBy(s, PieceSet.lowest(rest));
            boolean here = ship != Holder.NOBODY && s.gear().shipAt(ship) == environ;
            found |= here ? PieceSet.only(ship) : PieceSet.NONE;
        }
        return found;
    }

    /** One possession of the survivors at random; ships are too big to carry off. */
    private void rob(Resolution r) {
        GameState s = r.state();
        long loot = PieceSet.NONE;
        for (long rest = group & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            loot |= s.gear().possessionsOf(PieceSet.lowest(rest));
        }
        if (loot != 0) {
            Possessions.lose(r, PieceSet.member(loot, r.pick("stolen possession", PieceSet.size(loot))), "C-SO-3");
        }
    }

    /** The locals think better of Rebels who rid them of it, where loyalty has a part. */
    private void impress(Resolution r) {
        boolean counts = r.state().turn().phasing() == Side.REBEL
                && SecondMissions.hasLoyalty(r.rules().scenario());
        if (counts) {
            Control.shiftLoyalty(r, Place.planet(environ), Side.REBEL, "C-SO-3");
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        if (step == Step.SHIP) {
            r.finish();
            wreck(r, action.argument());
            return;
        }
        Creature creature = PRINTED.environ(environ).creature().orElseThrow();
        step = Step.AFTER;
        r.call(Encounters.withCreature(s, environ, creature, PieceSet.only(action.argument()), Holder.NOBODY));
    }

    /** C-SHIP-3: damaged again it is destroyed. */
    private void wreck(Resolution r, int ship) {
        CompanyState company = TheatreState.company(r.state());
        if (PieceSet.has(company.damagedShips(), ship)) {
            Losses.spaceship(r, ship, Place.planet(environ), "C-SHIP-3");
            return;
        }
        company.setShipDamaged(ship, true);
        if (r.listening()) {
            r.tell(new Happening.SpaceshipChanged(ship, true, "C-SO-3"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(step.ordinal()).add(mission).add(group);
    }
}
