package fitg.players.galaxy;

import fitg.procedure.Action;
import fitg.procedure.Affair;

/** Why a Captain answers a question of a galaxy-wide game as he does, in one sentence. */
public final class AffairReasons {

    private AffairReasons() {}

    public static String of(Affair affair, Action action) {
        return switch (affair) {
            case ASSIGNMENT_ORDER, LAST_ASSIGNMENTS -> "What is left to chance nobody can foresee.";
            case BASE -> "It is as good as any other, and that is what keeps it hidden.";
            case GARRISON, DEPLOYMENT, WHERE, BARCA, KNIGHT, KNIGHTS_BOX ->
                "So the capitals are strong and no planet is bare.";
            case POSSESSION_HOLDER, CRUISER_HOLDER -> "There it is in the best hands.";
            case GROUP_PLACE -> "There is most to be done, and few are looking.";
            case EVENT_CHOICE, BLOCKADE, DOMINO_RACE, DOMINO -> "There the news count most.";
            case TAX -> tax(action);
            case SHOW_SECRET, KEEP_SECRETS, NAME_PLANET ->
                Affairs.ends(action) ? "A secret is worth most while it is one." : "Now it is of use.";
            case UPKEEP -> "The strongest are missed most.";
            case REVEAL_BASE ->
                Affairs.ends(action)
                        ? "Nobody looks for what nobody has seen."
                        : "There are planets to hold and points to spend: the troops are needed now.";
            case IMPERIAL_PURCHASE, REBEL_PURCHASE, REBEL_UNITS, IMPERIAL_UNITS ->
                Affairs.ends(action) ? "What is left is kept for the next month." : "Of these there are too few.";
            case BASE_COMBAT, UPRISING_COMBAT ->
                Affairs.ends(action) ? "They are too strong." : "The odds are good enough for a battle.";
            case NEXT_RISING, NEXT_CONTROL -> "The planet that counts most goes first.";
            case MEDIKIT, CLONING -> "People count more than what they carry.";
            case ATROCITY, LIFT_HYPNOSIS -> "The outcry would cost more than it brings.";
            case LEARN, SECRET_TO_SEE -> "That is what one would most like to know.";
            case SHOW_ANDROID -> "What it knows is worth more than what the Empire learns by it.";
            case SECOND_MISSION -> "Two birds may fall to one stone.";
            case SQUAD_CARRIER -> "With the strongest it is safest.";
        };
    }

    private static String tax(Action action) {
        return switch (action.kind()) {
            case TAX_NOTHING -> "They are close to rising; who is not taxed calms down.";
            case TAX_FULL -> "They will bear it.";
            default -> "Half brings money and angers nobody.";
        };
    }
}
