package fitg.second.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.Creature;
import fitg.content.Creature.BonusDrawEffect;
import fitg.content.Creature.Peculiarity;
import fitg.content.Creature.Target;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.galaxy.politics.Unveiling;
import fitg.galaxy.state.Secret;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.Missions;
import fitg.second.Completion;
import fitg.second.Happening.Piece;
import fitg.second.Happening.Sort;
import fitg.second.Query;
import fitg.second.combat.Dice;
import fitg.second.combat.FightHits;
import fitg.second.force.Defences;
import fitg.second.force.Pieces;
import fitg.second.force.Sovereigns;
import fitg.second.state.Company;
import fitg.second.state.Theatre;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Ledger;
import java.util.Arrays;

/** C-SO-3: one group meets the creature of the environ or, where there is none, sentry robots. */
@Completion({"C-SO-3", "C-POSS-1"})
final class CreatureMeeting extends Procedure {

    private static final int CLEVER = 3;
    private static final int CRUNGE_TERROR = 4;
    private static final int HITS_OF_A_WOUND = 2;

    /** S-R92: what the column 0 of 1979 has become. */
    private static final int DICE_OF_COLUMN_0 = 4;

    private final int environ;
    private final ActionEvent event;
    private int mission = Holder.NOBODY;

    CreatureMeeting(int environ, ActionEvent event) {
        this.environ = environ;
        this.event = event;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (mission != Holder.NOBODY) {
            r.ask(Query.CREATURE_TARGET, s.turn().phasing(), environ).orEach(Kind.CHARACTER, members(s));
            return;
        }
        if (Unveiling.byUse(r, Secret.MUTANT_WORLD, Place.planet(environ))) {
            return;
        }
        mission = Missions.pickGroup(r, environ, DoubleMissions.distinct(s, Missions.groupsOfCharacters(s)));
        if (mission == Holder.NOBODY || isSpared(s)) {
            r.finish();
            return;
        }
        Creature creature = creature(s);
        if (creature == null) {
            r.finish();
        } else {
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
        Creature own = Mutants.creature(s, environ);
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
        noteBonusEffect(s, creature);
        switch (creature.target()) {
            case NONE -> {
                r.finish();
                terrify(r, creature);
            }
            case ONE_CHARACTER_OWNER_CHOICE -> {}
            default -> {
                r.finish();
                if (creature.cannotBeFought()) {
                    strikeOnce(r, creature);
                } else {
                    r.call(Encounters.withCreature(s, environ, creature, members(s)));
                }
            }
        }
    }

    private boolean attacks(GameState s, Creature creature) {
        return switch (creature.condition()) {
            case GROUP_MAX_INTELLIGENCE_BELOW_3 -> Ratings.bestIntelligence(s, members(s)) < CLEVER;
            case GROUP_MAX_DIPLOMACY_BELOW_3 -> Ratings.bestDiplomacy(s, members(s)) < CLEVER;
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

    /** C-POSS-1: a wound in a creature's text is two hits. */
    private void terrify(Resolution r, Creature creature) {
        if (creature.peculiarity() != Peculiarity.CRUNGE) {
            return;
        }
        GameState s = r.state();
        long group = members(s);
        int wounds = Math.max(0, CRUNGE_TERROR - Ratings.bestIntelligence(s, group));
        for (long rest = Theatre.company(s).withEscorts(group); wounds > 0 && rest != 0; rest = PieceSet.rest(rest)) {
            FightHits.take(r, PieceSet.lowest(rest), wounds * HITS_OF_A_WOUND, "C-POSS-1");
        }
    }

    /** S-R92: what cannot be hurt strikes once, without defence or break-off, and is gone. */
    private void strikeOnce(Resolution r, Creature creature) {
        GameState s = r.state();
        Company company = Theatre.company(s);
        long victims = company.withEscorts(members(s));
        int[] dice = dice(r, creature, victims);
        Piece shooter = new Piece(Sort.FIGHTER, Holder.NOBODY, creature.name());
        for (long rest = victims; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean gone = Company.isEscort(each)
                    ? company.escortOf(each) == Holder.NOBODY
                    : Company.isSovereign(each) && !Sovereigns.isInPlay(s, each);
            if (gone) {
                continue;
            }
            int hits = Dice.roll(r, environ, shooter, Pieces.fighter(s, each), dice[each], "S-R92");
            if (hits > 0) {
                FightHits.take(r, each, hits, "S-R92");
            }
        }
    }

    /** Four for each where 1979 has a fixed column; otherwise its strength, spread as evenly as can be (E5.3.b.4). */
    private static int[] dice(Resolution r, Creature creature, long victims) {
        int[] dice = new int[Company.COUNT];
        if (creature.target() == Target.EACH_CHARACTER) {
            Arrays.fill(dice, DICE_OF_COLUMN_0);
            return dice;
        }
        long spared = victims;
        for (int die = 0; die < creature.strength(); die++) {
            int struck = PieceSet.member(spared, r.pick("target", PieceSet.size(spared)));
            dice[struck]++;
            spared &= ~PieceSet.only(struck);
            spared = spared == 0 ? victims : spared;
        }
        return dice;
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        Creature creature = Mutants.creature(s, environ);
        r.finish();
        r.call(Encounters.withCreature(s, environ, creature, PieceSet.only(action.argument())));
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(mission);
    }
}
