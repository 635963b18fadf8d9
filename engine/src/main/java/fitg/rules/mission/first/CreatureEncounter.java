package fitg.rules.mission.first;

import fitg.content.Card;
import fitg.content.Creature;
import fitg.content.Creature.AttackKind;
import fitg.content.Creature.BonusDrawEffect;
import fitg.content.Creature.Peculiarity;
import fitg.content.Creature.Target;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.first.Engagements;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.combat.Casualties;
import fitg.rules.combat.first.CharacterCombat;
import fitg.rules.combat.first.SingleAttacks;
import fitg.rules.control.Control;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.possession.FindPossession;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Ledger;
import java.util.Optional;

/** Case 13.45: a mission group meets a creature, which does what its own text says (specification 11.9). */
public final class CreatureEncounter extends Procedure {

    private static final int CLEVER = 3;
    private static final int CRUNGE_TERROR = 4;

    private enum Step {
        RATINGS,
        CONDITION,
        CHARSOT,
        TARGET,
        AFTER,
        SHIP
    }

    private final int environ;
    private final int mission;
    private final Creature creature;
    private final long group;
    private Step step = Step.RATINGS;
    private long ships;

    CreatureEncounter(int environ, int mission, Creature creature, long group) {
        this.environ = environ;
        this.mission = mission;
        this.creature = creature;
        this.group = group;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case RATINGS -> {
                if (r.listening()) {
                    r.tell(new Event.CreatureMet(environ, creature.name(), Mission.at(mission), "13.45"));
                }
                step = Step.CONDITION;
                offerRatings(r);
            }
            case CONDITION -> testCondition(r);
            case CHARSOT -> attackUnlessCharmed(r);
            case TARGET -> {
                r.ask(Ask.CREATURE_TARGET, r.state().turn().phasing(), environ);
                r.orEach(Kind.CHARACTER, group);
            }
            case AFTER -> after(r);
            case SHIP -> {
                r.ask(Ask.CREATURE_SHIP, r.state().turn().phasing(), environ);
                r.orEach(Kind.SHIP, ships);
            }
        }
    }

    /** RUL-81: possessions that raise a rating may be shown wherever a creature's text reads it. */
    private void offerRatings(Resolution r) {
        Peculiarity own = creature.peculiarity();
        boolean intelligence = creature.condition() == Creature.Condition.GROUP_MAX_INTELLIGENCE_BELOW_3
                || own == Peculiarity.CRUNGE
                || own == Peculiarity.WYTHS;
        if (intelligence) {
            PossessionUse.offered(r, Moment.INTELLIGENCE_READ, group);
        } else if (creature.condition() == Creature.Condition.GROUP_MAX_DIPLOMACY_BELOW_3) {
            PossessionUse.offered(r, Moment.DIPLOMACY_READ, group);
        }
    }

    private void testCondition(Resolution r) {
        GameState s = r.state();
        if (!isMet(s)) {
            r.finish();
        } else if (creature.target() == Target.NONE) {
            meetPeacefully(r);
        } else {
            beginAttack(r);
        }
    }

    private boolean isMet(GameState s) {
        return switch (creature.condition()) {
            case ALWAYS, NON_PHASING_PLAYER_CONTROLS_PLANET, MUTANT_WORLD -> true;
            case GROUP_MAX_INTELLIGENCE_BELOW_3 -> Ratings.bestIntelligence(s, group) < CLEVER;
            case GROUP_MAX_DIPLOMACY_BELOW_3 -> Ratings.bestDiplomacy(s, group) < CLEVER;
            case GROUP_SPACESHIP_IN_ENVIRON -> groupShips(s) != 0;
            case REBEL_GROUP_FIRST_MEETING ->
                s.turn().phasing() == Side.REBEL && !s.turn().is(Flag.ZOP_MET);
        };
    }

    /** Its attack on the whole group as things are; empty if it does not attack them so. */
    public Optional<Procedure> attack(GameState s, Engagements chapters) {
        boolean together = creature.target() == Target.GROUP || creature.target() == Target.SPACESHIP;
        return together && isMet(s) && !isSentAway(s) ? Optional.of(attackOnAll(s, chapters)) : Optional.empty();
    }

    /** Its attack on one of them, where their owner says on whom. */
    public Procedure attackOn(GameState s, Engagements chapters, int chosen) {
        Side enemy = s.turn().phasing().opponent();
        return chapters.fightByCreature(environ, enemy, creature, PieceSet.only(chosen), false, Holder.NOBODY);
    }

    /** Whether nothing happens to the group as things are. */
    public boolean isHarmless(GameState s) {
        return !isMet(s) || isSentAway(s);
    }

    private Procedure attackOnAll(GameState s, Engagements chapters) {
        Side enemy = s.turn().phasing().opponent();
        return chapters.fightByCreature(environ, enemy, creature, group, isCharmed(s), Holder.NOBODY);
    }

    private boolean isCharmed(GameState s) {
        return Possessions.countsFor(s, Card.CHARSOT, group);
    }

    private boolean isSentAway(GameState s) {
        return creature.attackKind() == AttackKind.INTELLIGENCE && isCharmed(s);
    }

    private long groupShips(GameState s) {
        long found = 0;
        for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
            int ship = Ships.heldBy(s, PieceSet.lowest(rest));
            found |= ship != Holder.NOBODY && s.gear().shipAt(ship) == environ ? PieceSet.only(ship) : 0;
        }
        return found;
    }

    private void meetPeacefully(Resolution r) {
        GameState s = r.state();
        r.finish();
        applyBonusEffect(s);
        if (creature.peculiarity() == Peculiarity.CRUNGE) {
            int wounds = Math.max(0, CRUNGE_TERROR - Ratings.bestIntelligence(s, group));
            for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
                Casualties.wound(r, PieceSet.lowest(rest), wounds);
            }
        } else if (creature.peculiarity() == Peculiarity.ZOP) {
            s.turn().set(Flag.ZOP_MET, true);
            long deck = Possessions.deck(s) & ~PieceSet.first(Card.SHIPS);
            if (deck != 0) {
                r.call(new FindPossession(r.possession(deck), group));
            }
        }
    }

    private void applyBonusEffect(GameState s) {
        if (creature.bonusDrawEffect() == BonusDrawEffect.NO_BONUS_DRAWS) {
            s.missions().note(Ledger.DRAWS_BARRED, PieceSet.only(mission));
        } else if (creature.bonusDrawEffect() == BonusDrawEffect.MINUS_1) {
            s.missions().note(Ledger.DRAWS_REDUCED, PieceSet.only(mission));
        }
    }

    /** Card 51: the Charsot takes the surprise out of an attack and sends mental creatures away. */
    private void beginAttack(Resolution r) {
        step = Step.CHARSOT;
        if (creature.surpriseShift() > 0 || creature.attackKind() == AttackKind.INTELLIGENCE) {
            PossessionUse.offered(r, Moment.CREATURE_ATTACK, group);
        }
    }

    private void attackUnlessCharmed(Resolution r) {
        GameState s = r.state();
        if (isSentAway(s)) {
            r.finish();
            return;
        }
        if (!creature.bonusDrawEffectAfterRoundTwo()) {
            applyBonusEffect(s);
        }
        step = Step.AFTER;
        Side enemy = s.turn().phasing().opponent();
        switch (creature.target()) {
            case EACH_CHARACTER -> r.call(new SingleAttacks(environ, enemy, creature, group));
            case ONE_CHARACTER_OWNER_CHOICE -> step = Step.TARGET;
            case ONE_CHARACTER_RANDOM -> seize(r, enemy);
            default -> r.call(attackOnAll(s, Engagements.of(r)));
        }
    }

    /** The Magron takes one of the group; only the others can fight for him. */
    private void seize(Resolution r, Side enemy) {
        int seized = PieceSet.member(group, r.pick("seized", PieceSet.size(group)));
        long others = group & ~PieceSet.only(seized);
        if (others == 0) {
            Casualties.kill(r, seized, "13.45");
        } else {
            r.call(Engagements.of(r).fightByCreature(environ, enemy, creature, others, false, seized));
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (step == Step.SHIP) {
            r.finish();
            Engagements.of(r).damageShip(r, action.argument(), "13.45");
            return;
        }
        step = Step.AFTER;
        r.call(attackOn(r.state(), Engagements.of(r), action.argument()));
    }

    private void after(Resolution r) {
        GameState s = r.state();
        boolean beaten = (r.result() & CharacterCombat.ATTACKER_BEATEN) != 0;
        boolean aliveAfterTwo = (r.result() & CharacterCombat.ALIVE_AFTER_TWO) != 0;
        if (creature.bonusDrawEffectAfterRoundTwo() && aliveAfterTwo) {
            applyBonusEffect(s);
        }
        switch (creature.peculiarity()) {
            case MUGGERS -> {
                r.finish();
                if (!beaten) {
                    rob(r);
                }
            }
            case ROTRON -> {
                ships = groupShips(s);
                if (beaten || ships == 0) {
                    r.finish();
                } else {
                    step = Step.SHIP;
                }
            }
            case SYNESTINS -> {
                r.finish();
                if (beaten && s.turn().phasing() == Side.REBEL) {
                    Loyalties.sway(r, Control.planetOf(environ), Side.REBEL, "13.45");
                }
            }
            default -> r.finish();
        }
    }

    /** One possession of the survivors, at random, goes back to the deck; ships are too big to carry off. */
    private void rob(Resolution r) {
        GameState s = r.state();
        long loot = 0;
        for (long rest = group & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            loot |= s.gear().possessionsOf(PieceSet.lowest(rest));
        }
        if (loot != 0) {
            int stolen = PieceSet.member(loot, r.pick("stolen possession", PieceSet.size(loot)));
            Possessions.lose(r, stolen, "13.45");
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(mission)
                .add(creature.name())
                .add(group)
                .add(step.ordinal())
                .add(ships);
    }
}
