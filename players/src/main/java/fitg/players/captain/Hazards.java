package fitg.players.captain;

import fitg.content.ActionEvent;
import fitg.content.Creature;
import fitg.content.Environ;
import fitg.content.IrateLocals;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.Missions;

/** Case 13.4: what may attack a group while it is on a mission in one environ. */
final class Hazards {

    /** What a creature that does not simply fight may cost. */
    private static final double STRANGE = 0.12;

    private static final Creature[] ROBOTS = {Situation.PRINTED.sentryRobots(1), Situation.PRINTED.sentryRobots(2)};

    /** What stands for the endurance of a creature that has none. */
    private static final int UNDYING = 6;

    private final Situation on;
    private final int environ;
    private final Environ printed;
    private final Creature creature;
    private final IrateLocals locals;
    private final double creatures;
    private final double[] robots;
    private final double riots;
    private final double encounters;
    private final double raids;
    private final int strength;
    private final int leader;

    Hazards(Situation on, int environ) {
        this.on = on;
        this.environ = environ;
        this.printed = on.environ(environ);
        strength = (int) Math.round(on.strength(environ, on.enemy()));
        leader = on.leaderWithUnits(environ, on.enemy());
        creature = printed.creature().orElse(null);
        locals = printed.irateLocals().orElse(null);
        creatures = creature == null ? 0 : chance(ActionEvent.Type.CREATURE);
        robots = creature == null ? robots() : new double[ROBOTS.length];
        riots = locals == null ? 0 : chance(ActionEvent.Type.IRATE_LOCALS);
        encounters = Mishaps.isMetByUnits(on.view(), on.me(), environ) ? chance(ActionEvent.Type.STUMBLE) : 0;
        raids = strength > 0 ? chance(ActionEvent.Type.DETECTED_SEARCH) : 0;
    }

    /** That such a card comes up; a second one of the same kind does nothing. */
    private double chance(ActionEvent.Type type) {
        return Letters.one(Letters.events(printed.type(), type), Missions.actionDraws(environ));
    }

    /** The same for the cards that bring one robot, and for those that bring two. */
    private double[] robots() {
        double[] chances = new double[ROBOTS.length];
        for (ActionEvent event : ActionEvent.values()) {
            int number = Mishaps.robots(event);
            if (number > 0) {
                chances[number - 1] +=
                        Letters.one(Letters.cardsWith(printed.type(), event), Missions.actionDraws(environ));
            }
        }
        return chances;
    }

    /** The share of a group that may be expected to be lost if it is the only one; of several, one is struck. */
    double share(long group) {
        double lost = creatures == 0 ? 0 : creatures * byCreature(group);
        if (creature == null && Mishaps.isMetByRobots(on.view(), on.me(), environ, group)) {
            for (int each = 0; each < ROBOTS.length; each++) {
                lost += robots[each] == 0 ? 0 : robots[each] * inFight(ROBOTS[each], group);
            }
        }
        if (riots > 0 && Mishaps.isMetByLocals(on.view(), on.me(), environ, group)) {
            lost += riots * on.losses(locals.firefight(), locals.strength(), locals.endurance(), group);
        }
        if (strength > 0) {
            lost += (encounters + raids * on.foundByUnits(environ, group, strength, leader))
                    * on.lossesToSquad(strength, leader > 0, group);
        }
        return lost;
    }

    private double byCreature(long group) {
        return switch (creature.attackKind()) {
            case NONE -> 0;
            case INTELLIGENCE -> STRANGE;
            default -> creature.target() != Creature.Target.GROUP ? STRANGE : inFight(creature, group);
        };
    }

    private double inFight(Creature attacker, long group) {
        return on.losses(
                attacker.attackKind() == Creature.AttackKind.FIREFIGHT,
                attacker.strength() + attacker.surpriseShift(),
                attacker.endurance() > 0 ? attacker.endurance() : UNDYING,
                group);
    }
}
