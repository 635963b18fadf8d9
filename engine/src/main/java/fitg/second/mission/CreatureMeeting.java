package fitg.second.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.Card;
import fitg.content.Creature;
import fitg.content.Creature.AttackKind;
import fitg.content.Creature.AutoWounds;
import fitg.content.Creature.BonusDrawEffect;
import fitg.content.Creature.Condition;
import fitg.content.Creature.Peculiarity;
import fitg.content.Creature.Target;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.galaxy.politics.Cause;
import fitg.galaxy.politics.Loyalties;
import fitg.galaxy.politics.Unveiling;
import fitg.galaxy.state.Realm;
import fitg.galaxy.state.Secret;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.Missions;
import fitg.rules.possession.FindPossession;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.second.Completion;
import fitg.second.Happening;
import fitg.second.Query;
import fitg.second.combat.CharacterCombat;
import fitg.second.force.Defences;
import fitg.second.state.TheatreState;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Ledger;
import fitg.state.Position;

/** C-SO-3: one group meets the creature of the environ or, where there is none, sentry robots. */
@Completion({"C-SO-3", "C-POSS-1"})
final class CreatureMeeting extends Procedure {

    private static final int CLEVER = 3;

    private enum Step {
        BEGIN,
        TARGET,
        NORROCKS,
        MEET,
        CONDITION,
        ATTACK,
        AFTER,
        SHIP
    }

    private final int environ;
    private final ActionEvent event;
    private Step step = Step.BEGIN;
    private int mission = Holder.NOBODY;

    CreatureMeeting(int environ, ActionEvent event) {
        this.environ = environ;
        this.event = event;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        switch (step) {
            case BEGIN -> begin(r);
            case NORROCKS -> {
                boolean driven = PieceSet.has(r.result(), Card.NORROCKS);
                step = Step.MEET;
                if (driven) {
                    s.missions().forget(Ledger.EVENTS, event.type().bit());
                    r.finish();
                }
            }
            case MEET -> meet(r);
            case CONDITION -> testCondition(r);
            case ATTACK -> attackUnlessCharmed(r, creature(s));
            case TARGET ->
                r.ask(Query.CREATURE_TARGET, s.turn().phasing(), environ).orEach(Kind.CHARACTER, members(s));
            case AFTER -> after(r, creature(s));
            case SHIP -> r.ask(Query.CREATURE_SHIP, s.turn().phasing(), environ).orEach(Kind.SHIP, ships(s));
        }
    }

    private long members(Position s) {
        return s.missions().group(mission);
    }

    // ---- who meets what

    /** RUL-27: a group that ignores its first creature has not met it: Professor Mareg by himself, Norrocks if he is shown. */
    private void begin(Resolution r) {
        GameState s = r.state();
        if (Unveiling.byUse(r, Secret.MUTANT_WORLD, Place.planet(environ))) {
            return;
        }
        mission = Missions.pickGroup(r, environ, DoubleMissions.distinct(s, Missions.groupsOfCharacters(s)));
        if (mission == Holder.NOBODY) {
            r.finish();
            return;
        }
        boolean first = !PieceSet.has(s.missions().noted(Ledger.CREATURE_MET), mission);
        s.missions().note(Ledger.CREATURE_MET, PieceSet.only(mission));
        step = Step.MEET;
        if (first && Mishaps.ignoresFirstCreature(environ, members(s))) {
            s.missions().forget(Ledger.EVENTS, event.type().bit());
            r.finish();
        } else if (first && PossessionUse.offered(r, Moment.CREATURE_EVENT, members(s))) {
            step = Step.NORROCKS;
        }
    }

    /** The environ's own, or the mutants of a whole planet; else robots, which guard only where the enemy controls it. */
    private Creature creature(Position s) {
        Creature own = Mutants.creature(s, environ);
        int robots = Mishaps.robots(event);
        Side enemy = s.turn().phasing().opponent();
        boolean guarded = Defences.controller(s, Place.planet(environ)) == enemy;
        if (own != null || robots == 0 || !guarded || Mishaps.ignoresRobots(members(s))) {
            return own;
        }
        return PRINTED.sentryRobots(robots);
    }

    private void meet(Resolution r) {
        Creature creature = creature(r.state());
        if (creature == null) {
            r.finish();
            return;
        }
        if (r.listening()) {
            r.tell(new Event.CreatureMet(environ, creature.name(), Mission.at(mission), "C-SO-3"));
        }
        step = Step.CONDITION;
        offerRatings(r, creature);
    }

    /** RUL-81: possessions that raise a rating may be shown wherever a creature's text reads it. */
    private void offerRatings(Resolution r, Creature creature) {
        boolean intelligence = creature.condition() == Condition.GROUP_MAX_INTELLIGENCE_BELOW_3
                || creature.peculiarity() == Peculiarity.CRUNGE
                || creature.peculiarity() == Peculiarity.WYTHS;
        if (intelligence) {
            PossessionUse.offered(r, Moment.INTELLIGENCE_READ, members(r.state()));
        } else if (creature.condition() == Condition.GROUP_MAX_DIPLOMACY_BELOW_3) {
            PossessionUse.offered(r, Moment.DIPLOMACY_READ, members(r.state()));
        }
    }

    private void testCondition(Resolution r) {
        GameState s = r.state();
        Creature creature = creature(s);
        boolean met = switch (creature.condition()) {
            case GROUP_MAX_INTELLIGENCE_BELOW_3 -> Ratings.bestIntelligence(s, members(s)) < CLEVER;
            case GROUP_MAX_DIPLOMACY_BELOW_3 -> Ratings.bestDiplomacy(s, members(s)) < CLEVER;
            case GROUP_SPACESHIP_IN_ENVIRON -> ships(s) != 0;
            case REBEL_GROUP_FIRST_MEETING ->
                s.turn().phasing() == Side.REBEL && !s.turn().is(Flag.ZOP_MET);
            default -> true;
        };
        if (!met) {
            r.finish();
            return;
        }
        step = Step.ATTACK;
        boolean cunning = creature.surpriseShift() > 0 || creature.attackKind() == AttackKind.INTELLIGENCE;
        if (creature.target() != Target.NONE && cunning) {
            PossessionUse.offered(r, Moment.CREATURE_ATTACK, members(s));
        }
    }

    private long ships(Position s) {
        long found = PieceSet.NONE;
        for (long rest = members(s); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = Ships.heldBy(s, PieceSet.lowest(rest));
            boolean here = ship != Holder.NOBODY && s.gear().shipAt(ship) == environ;
            found |= here ? PieceSet.only(ship) : PieceSet.NONE;
        }
        return found;
    }

    // ---- what it does

    /** Card 51: the Charsot takes the surprise out of an attack and sends mental creatures away. */
    private void attackUnlessCharmed(Resolution r, Creature creature) {
        GameState s = r.state();
        boolean charmed = Possessions.countsFor(s, Card.CHARSOT, members(s));
        if (charmed && creature.attackKind() == AttackKind.INTELLIGENCE) {
            r.finish();
            return;
        }
        noteBonusEffect(s, creature);
        CreatureStrike strike = new CreatureStrike(r, environ, creature);
        long group = members(s);
        switch (creature.target()) {
            case NONE -> {
                r.finish();
                meetPeacefully(r, creature);
            }
            case ONE_CHARACTER_OWNER_CHOICE -> step = Step.TARGET;
            case ONE_CHARACTER_RANDOM -> {
                r.finish();
                strike.seize(group);
            }
            case SPACESHIP -> step = strike.wrecks(group) ? Step.SHIP : Step.AFTER;
            default -> attack(r, creature, charmed, strike);
        }
    }

    private void attack(Resolution r, Creature creature, boolean charmed, CreatureStrike strike) {
        GameState s = r.state();
        boolean consequences =
                creature.peculiarity() == Peculiarity.MUGGERS || creature.peculiarity() == Peculiarity.SYNESTINS;
        if (consequences) {
            step = Step.AFTER;
        } else {
            r.finish();
        }
        if (creature.cannotBeFought()) {
            strike.once(members(s));
        } else if (creature.autoWoundTarget() == AutoWounds.ALL) {
            strike.freeze(members(s));
        } else {
            r.call(Encounters.withCreature(s, environ, creature, charmed, members(s)));
        }
    }

    private void meetPeacefully(Resolution r, Creature creature) {
        GameState s = r.state();
        if (creature.peculiarity() == Peculiarity.CRUNGE) {
            new CreatureStrike(r, environ, creature).terrify(members(s));
        } else if (creature.peculiarity() == Peculiarity.ZOP) {
            s.turn().set(Flag.ZOP_MET, true);
            long deck = Possessions.deck(s) & ~PieceSet.first(Card.SHIPS);
            if (deck != 0 && Realm.spans(s)) {
                r.call(new FindPossession(r.possession(deck), members(s)));
            }
        }
    }

    /** S-R93: some creatures cost the group its bonus rolls, or one of them. */
    private void noteBonusEffect(GameState s, Creature creature) {
        if (creature.bonusDrawEffect() == BonusDrawEffect.NO_BONUS_DRAWS) {
            s.missions().note(Ledger.DRAWS_BARRED, PieceSet.only(mission));
        } else if (creature.bonusDrawEffect() == BonusDrawEffect.MINUS_1) {
            s.missions().note(Ledger.DRAWS_REDUCED, PieceSet.only(mission));
        }
    }

    /** S-R144: thieves who were not driven away rob; rebels who drive Synestins away are thanked for it. */
    private void after(Resolution r, Creature creature) {
        boolean beaten = r.result() == CharacterCombat.ATTACKERS_BEATEN;
        r.finish();
        if (creature.peculiarity() == Peculiarity.MUGGERS && !beaten) {
            rob(r);
        } else if (creature.peculiarity() == Peculiarity.SYNESTINS
                && beaten
                && r.state().turn().phasing() == Side.REBEL) {
            Loyalties.shift(r, Place.planet(environ), Side.REBEL, 1, Cause.MISSION, "C-SO-3");
        }
    }

    /** One possession of the survivors, at random, goes back to the deck; ships are too big to carry off. */
    private void rob(Resolution r) {
        GameState s = r.state();
        long loot = PieceSet.NONE;
        for (long rest = members(s) & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            loot |= s.gear().possessionsOf(PieceSet.lowest(rest));
        }
        if (loot != 0) {
            int stolen = PieceSet.member(loot, r.pick("stolen possession", PieceSet.size(loot)));
            Possessions.lose(r, stolen, "C-SO-3");
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        r.finish();
        if (step == Step.SHIP) {
            TheatreState.company(s).setShipDamaged(action.argument(), true);
            if (r.listening()) {
                r.tell(new Happening.SpaceshipChanged(action.argument(), true, "S-R144"));
            }
            return;
        }
        Creature creature = creature(s);
        r.call(Encounters.withCreature(s, environ, creature, false, PieceSet.only(action.argument())));
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(mission);
        if (step != Step.TARGET && step != Step.BEGIN) {
            d.add(step.ordinal());
        }
    }
}
