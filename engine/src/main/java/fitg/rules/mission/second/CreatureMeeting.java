package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.Card;
import fitg.content.Creature;
import fitg.content.Creature.AttackKind;
import fitg.content.Creature.BonusDrawEffect;
import fitg.content.Creature.Condition;
import fitg.content.Creature.Peculiarity;
import fitg.content.Creature.Target;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.combat.second.SecondCharacterCombat;
import fitg.rules.force.second.Defences;
import fitg.rules.loss.second.Losses;
import fitg.rules.mission.FirstCreature;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.MissionEvent;
import fitg.rules.mission.Missions;
import fitg.rules.mission.MutantPeople;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Ledger;
import fitg.state.Position;
import fitg.state.theatre.Theatre;

/** C-SO-3: one group meets the creature of the environ or, where there is none, sentry robots. */
@Completion({"C-SO-3", "C-POSS-1"})
final class CreatureMeeting extends Procedure {

    private enum Step {
        BEGIN,
        NORROCKS,
        MEET,
        CONDITION,
        ATTACK,
        TARGET,
        AFTER,
        SHIP
    }

    private static final int CLEVER = 3;

    private final int environ;
    private final ActionEvent event;
    private Step step = Step.BEGIN;
    private int mission = Holder.NOBODY;
    private long group;

    CreatureMeeting(int environ, ActionEvent event) {
        this.environ = environ;
        this.event = event;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        switch (step) {
            case BEGIN -> begin(r);
            case NORROCKS -> {
                step = Step.MEET;
                if (PieceSet.has(r.result(), Card.NORROCKS)) {
                    MissionEvent.cancel(s, event);
                    r.finish();
                }
            }
            case MEET -> meet(r);
            case CONDITION -> testCondition(r);
            case ATTACK -> attackUnlessCharmed(r, creature(s));
            case TARGET -> r.ask(Query.CREATURE_TARGET, side, environ).orEach(Kind.CHARACTER, group);
            case AFTER -> after(r);
            case SHIP ->
                r.ask(Query.CREATURE_SHIP, side, environ).orEach(Kind.SHIP, AfterCreature.ships(s, environ, group));
        }
    }

    // ---- who meets what

    private void begin(Resolution r) {
        GameState s = r.state();
        if (MutantPeople.show(r, environ)) {
            return;
        }
        mission = Missions.pickGroup(r, environ, Missions.distinctGroups(s));
        if (mission == Holder.NOBODY) {
            r.finish();
            return;
        }
        group = s.missions().group(mission);
        switch (FirstCreature.of(r, environ, mission, event)) {
            case IGNORED -> r.finish();
            case ASKED -> step = Step.NORROCKS;
            case COMES -> step = Step.MEET;
        }
    }

    /** The environ's own, or the mutants of a whole planet; else robots, which guard only where the enemy controls it. */
    private Creature creature(Position s) {
        Creature own = MutantPeople.creature(s, environ);
        int robots = Mishaps.robots(event);
        Side enemy = s.turn().phasing().opponent();
        boolean guarded = Defences.controller(s, Place.planet(environ)) == enemy;
        if (own != null || robots == 0 || !guarded || Mishaps.ignoresRobots(group)) {
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
            PossessionUse.offered(r, Moment.INTELLIGENCE_READ, group);
        } else if (creature.condition() == Condition.GROUP_MAX_DIPLOMACY_BELOW_3) {
            PossessionUse.offered(r, Moment.DIPLOMACY_READ, group);
        }
    }

    private void testCondition(Resolution r) {
        GameState s = r.state();
        Creature creature = creature(s);
        boolean met = switch (creature.condition()) {
            case GROUP_MAX_INTELLIGENCE_BELOW_3 -> Ratings.bestIntelligence(s, group) < CLEVER;
            case GROUP_MAX_DIPLOMACY_BELOW_3 -> Ratings.bestDiplomacy(s, group) < CLEVER;
            case GROUP_SPACESHIP_IN_ENVIRON -> AfterCreature.ships(s, environ, group) != 0;
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
            PossessionUse.offered(r, Moment.CREATURE_ATTACK, group);
        }
    }

    // ---- what it does

    /** Card 51: the Charsot takes the surprise out of an attack and sends mental creatures away. */
    private void attackUnlessCharmed(Resolution r, Creature creature) {
        GameState s = r.state();
        boolean charmed = Possessions.countsFor(s, Card.CHARSOT, group);
        if (charmed && creature.attackKind() == AttackKind.INTELLIGENCE) {
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
                AfterCreature.inPeace(r, creature, group);
            }
            case ONE_CHARACTER_OWNER_CHOICE -> step = Step.TARGET;
            case ONE_CHARACTER_RANDOM -> seize(r, creature, charmed);
            default -> {
                if (creature.cannotBeFought() && creature.roundsLimit() == 1) {
                    r.finish();
                    CreatureStrike.once(r, environ, creature, group);
                } else {
                    r.call(Encounters.withCreature(s, environ, creature, charmed, group, Holder.NOBODY));
                }
            }
        }
    }

    /** S-R143: it takes one of the group, for whom only the others can fight; alone he is lost. */
    private void seize(Resolution r, Creature creature, boolean charmed) {
        GameState s = r.state();
        int seized = PieceSet.member(group, r.pick("seized", PieceSet.size(group)));
        if (Theatre.company(s).withEscorts(group) == PieceSet.only(seized)) {
            r.finish();
            Losses.kill(r, seized, "C-SO-3");
        } else {
            r.call(Encounters.withCreature(s, environ, creature, charmed, group, seized));
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

    private void after(Resolution r) {
        GameState s = r.state();
        Creature creature = MutantPeople.creature(s, environ);
        boolean beaten = (r.result() & SecondCharacterCombat.BEATEN) != 0;
        boolean aliveAfterTwo = (r.result() & SecondCharacterCombat.ALIVE_AFTER_TWO) != 0;
        Peculiarity own = creature == null ? Peculiarity.NONE : creature.peculiarity();
        if (own == Peculiarity.ROTRON && !beaten && AfterCreature.ships(s, environ, group) != 0) {
            step = Step.SHIP;
            return;
        }
        r.finish();
        if (creature != null && creature.bonusDrawEffectAfterRoundTwo() && aliveAfterTwo) {
            noteBonusEffect(s, creature);
        }
        if (own == Peculiarity.MUGGERS && !beaten) {
            AfterCreature.rob(r, group);
        } else if (own == Peculiarity.SYNESTINS && beaten) {
            AfterCreature.impress(r, environ);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        if (step == Step.SHIP) {
            r.finish();
            AfterCreature.wreck(r, environ, action.argument());
            return;
        }
        step = Step.AFTER;
        r.call(Encounters.withCreature(
                s, environ, creature(s), false, PieceSet.only(action.argument()), Holder.NOBODY));
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(step.ordinal()).add(mission).add(group);
    }
}
