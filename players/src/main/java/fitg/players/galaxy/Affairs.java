package fitg.players.galaxy;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.rules.force.second.Fighters;

/** The rules of thumb for every question of a galaxy-wide game, a small class for each chapter. */
public final class Affairs {

    private Affairs() {}

    public static Sense sense(PlayerView view, Decision decision, Affair affair) {
        Stance stance = new Stance(view);
        return switch (affair) {
            case ASSIGNMENT_ORDER,
                    LAST_ASSIGNMENTS,
                    GARRISON,
                    DEPLOYMENT,
                    BARCA,
                    KNIGHT,
                    KNIGHTS_BOX,
                    CRUISER_HOLDER,
                    POSSESSION_HOLDER,
                    GROUP_PLACE,
                    BASE -> new SetUpSense(affair);
            case WHERE -> new PlacementSense(stance, decision);
            case TAX, UPKEEP, REVEAL_BASE, IMPERIAL_PURCHASE, REBEL_PURCHASE, REBEL_UNITS, IMPERIAL_UNITS ->
                new TreasurySense(stance, affair);
            case EVENT_CHOICE,
                    BASE_COMBAT,
                    UPRISING_COMBAT,
                    DOMINO_RACE,
                    DOMINO,
                    NEXT_RISING,
                    NEXT_CONTROL,
                    BLOCKADE,
                    MEDIKIT -> new PoliticsSense(stance, affair);
            case SHOW_SECRET,
                    KEEP_SECRETS,
                    ATROCITY,
                    LIFT_HYPNOSIS,
                    NAME_PLANET,
                    LEARN,
                    SECRET_TO_SEE,
                    SQUAD_CARRIER,
                    SHOW_ANDROID,
                    SECOND_MISSION,
                    CLONING -> new SecretSense(stance, affair);
        };
    }

    /** Questions about cards and ships that every game asks: who is clever holds it, and what helps is used. */
    public static Sense cards(PlayerView view) {
        return (decision, action) -> card(view, decision, action);
    }

    private static double card(PlayerView view, Decision decision, Action action) {
        return switch (action.kind()) {
            case PASS, NONE -> Sense.NEUTRAL;
            case CHARACTER -> Sense.YES + Fighters.intelligence(view, action.argument());
            case USE -> action == decision.suggested() ? Sense.YES : Sense.NO;
            default -> action == decision.suggested() ? Sense.YES : Sense.NEUTRAL;
        };
    }

    static double likeSuggested(Decision decision, Action action) {
        return Sense.when(true, action == decision.suggested());
    }

    static boolean ends(Action action) {
        return action.kind() == Kind.END || action.kind() == Kind.DECLINE || action.kind() == Kind.NONE;
    }
}
