package fitg.players.second;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.combat.second.BreakOffTable;
import fitg.rules.force.second.Fighters;
import fitg.state.Segment;
import fitg.state.theatre.Company;

/** E5.3: a fight between characters, soldiers and creatures. */
final class FightSense implements Sense {

    private static final int STURDY = 3;

    private final Field field;

    FightSense(Field field) {
        this.field = field;
    }

    @Override
    public double worth(Decision decision, Action action) {
        int about = decision.subject();
        return switch (Query.of(decision.question())) {
            case LASERS -> Sense.when(stuns(about), action.kind() == Kind.STUN);
            case LINE_UP -> Sense.when(stands(about), action.kind() == Kind.ACTIVE);
            case BREAK_OFF -> breakOff(about, action);
            case AIM, RETURN_FIRE, RELEASED_FIRE -> aim(action);
            case PATROL_KIND -> 5 * Soldier.at(action.argument()).attack();
            case HOLDER -> holder(action);
            case SHIP_HOLDER -> 5 * Fighters.navigation(field.view, action.argument());
            default -> NEUTRAL;
        };
    }

    /** The enemies in the fight: the soldiers or the creature in it, else the characters who are there. */
    private int opposition(int place, boolean stun) {
        long opponents = PieceSet.NONE;
        for (int each = Company.OPPONENTS; each < Company.COUNT; each++) {
            boolean there =
                    field.company.opponents().endurance(each) > 0 && !PieceSet.has(field.company.wounded(), each);
            opponents |= there ? PieceSet.only(each) : PieceSet.NONE;
        }
        long against = opponents != 0 ? opponents : field.company.withEscorts(field.hiders(place, field.enemy));
        int dice = Fighters.attack(field.view, against);
        return stun ? Math.max(0, dice - PieceSet.size(against)) : dice;
    }

    /** A prisoner counts more than a dead man, if the weaker fire is enough. */
    private boolean stuns(int place) {
        long defenders = field.hiders(place, field.enemy) & ~field.company.stunned();
        int dice = 0;
        for (int each = Company.OPPONENTS; each < Company.COUNT; each++) {
            dice += field.company.opponents().endurance(each) > 0
                    ? Math.max(0, Fighters.attack(field.view, each) - 1)
                    : 0;
        }
        long own = field.company.withEscorts(field.hiders(place, field.side));
        dice = dice > 0 ? dice : Fighters.attack(field.view, own) - PieceSet.size(own);
        return 4 * dice >= 3 * field.strength(defenders);
    }

    private boolean stands(int fighter) {
        return Fighters.attack(field.view, fighter) >= STURDY
                && !PieceSet.has(field.company.wounded(), fighter)
                && fighter != field.prize();
    }

    /** On a mission a group fights alone; which of them nobody says, so each thinks of the weakest. */
    private long fighters(int place) {
        long there = field.hiders(place, field.side);
        if (field.view.turn().segment() != Segment.MISSIONS || !field.outlook.groupsFightAlone()) {
            return there;
        }
        long weakest = there;
        for (int mission = 0; mission < Mission.COUNT; mission++) {
            long group = field.view.missions().group(mission) & there;
            weakest = group != 0 && standing(group) < standing(weakest) ? group : weakest;
        }
        return weakest;
    }

    private int standing(long characters) {
        int sum = 0;
        for (long rest = field.company.withEscorts(characters) & ~field.company.stunned();
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            sum += stands(each) ? Fighters.attack(field.view, each) : 0;
        }
        return sum;
    }

    /** Who is weaker runs while the die is good. */
    private double breakOff(int place, Action action) {
        int own = standing(fighters(place));
        int against = opposition(place, false);
        boolean weaker = against > own;
        int faces = Math.clamp(BreakOffTable.active(against - own), 0, BreakOffTable.DIE);
        return switch (action.kind()) {
            case STAND -> weaker ? NEUTRAL : YES;
            case BREAK_OFF_ALL -> weaker ? NEUTRAL + 3 * faces : NEUTRAL;
            default -> weaker ? NEUTRAL + 5 : NEUTRAL + 15;
        };
    }

    private double aim(Action action) {
        if (action.kind() == Kind.HOLD_FIRE) {
            return NO;
        }
        int target = action.argument();
        double prized = target == field.prize() ? 4 : 0;
        return YES - 3 * field.hitsToGoOf(target) + 2 * Fighters.attack(field.view, target) + prized;
    }

    private double holder(Action action) {
        return switch (action.kind()) {
            case UNITS -> YES;
            case CHARACTER -> NEUTRAL + 2 * Fighters.attack(field.view, action.argument());
            default -> NEUTRAL;
        };
    }
}
