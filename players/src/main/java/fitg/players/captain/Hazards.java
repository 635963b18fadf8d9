package fitg.players.captain;

import fitg.content.ActionEvent;
import fitg.content.Creature;
import fitg.content.Environ;
import fitg.content.IrateLocals;

/** Case 13.4: what may attack a group while it is on a mission in one environ. */
final class Hazards {

    /** What a creature that does not simply fight may cost. */
    private static final double STRANGE = 0.12;

    /** Between one sentry robot and two. */
    private static final int ROBOTS = 5;

    private static final int ROBOTS_ENDURANCE = 3;

    /** What stands for the endurance of a creature that has none. */
    private static final int UNDYING = 6;

    private final Situation on;
    private final int environ;
    private final Environ printed;
    private final Creature creature;
    private final IrateLocals locals;
    private final double creatures;
    private final double riots;
    private final double encounters;
    private final double raids;
    private final int strength;
    private final int leader;

    Hazards(Situation on, int environ) {
        this.on = on;
        this.environ = environ;
        this.printed = on.environ(environ);
        boolean theirs = on.controls(on.enemy(), printed.planet());
        boolean safe = on.amRebel() && on.hasRisen(printed.planet());
        strength = (int) Math.round(on.strength(environ, on.enemy()));
        leader = on.leaderWithUnits(environ, on.enemy());
        creature = printed.creature().orElse(null);
        locals = printed.irateLocals().orElse(null);
        creatures = creature != null || theirs ? chance(ActionEvent.Type.CREATURE) : 0;
        riots = locals != null && !safe ? chance(ActionEvent.Type.IRATE_LOCALS) : 0;
        encounters = strength > 0 && theirs ? chance(ActionEvent.Type.STUMBLE) : 0;
        raids = strength > 0 ? chance(ActionEvent.Type.DETECTED_SEARCH) : 0;
    }

    /** That such a card comes up; a second one of the same kind does nothing. */
    private double chance(ActionEvent.Type type) {
        return Letters.one(Letters.events(printed.type(), type), printed.size());
    }

    /** The share of a group that may be expected to be lost if it is the only one; of several, one is struck. */
    double share(long group) {
        double lost = creatures == 0 ? 0 : creatures * byCreature(group);
        if (riots > 0) {
            lost += riots * on.losses(locals.firefight(), locals.strength(), locals.endurance(), group);
        }
        if (strength > 0) {
            lost += (encounters + raids * found(group)) * on.lossesToSquad(strength, leader > 0, group);
        }
        return lost;
    }

    private double byCreature(long group) {
        if (creature == null) {
            return on.losses(false, ROBOTS, ROBOTS_ENDURANCE, group);
        }
        return switch (creature.attackKind()) {
            case NONE -> 0;
            case INTELLIGENCE -> STRANGE;
            default ->
                creature.target() != Creature.Target.GROUP
                        ? STRANGE
                        : on.losses(
                                creature.attackKind() == Creature.AttackKind.FIREFIGHT,
                                creature.strength() + creature.surpriseShift(),
                                creature.endurance() > 0 ? creature.endurance() : UNDYING,
                                group);
        };
    }

    private double found(long group) {
        return Situation.PRINTED.search().number(on.hidingValue(environ, group), strength + leader) / 6.0;
    }
}
