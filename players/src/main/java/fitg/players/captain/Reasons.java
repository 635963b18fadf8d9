package fitg.players.captain;

import fitg.content.Environ;
import fitg.content.Mission;
import fitg.play.Decision;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.rules.mission.Missions;
import java.util.Locale;

/** Says in a sentence why an answer seems right. */
final class Reasons {

    private Reasons() {}

    static String of(Situation on, Stakes stakes, Decision decision, Action action) {
        int subject = decision.subject();
        if (!(decision.question() instanceof Ask)) {
            return fleets(decision, action);
        }
        return switch (Ask.of(decision.question())) {
            case MISSION ->
                action.kind() == Kind.MISSION
                        ? mission(on, stakes, subject, action)
                        : "Nobody left is worth risking here.";
            case MISSION_MEMBER ->
                action.kind() == Kind.TAKE
                        ? "He or she improves this mission most."
                        : "There is something better to do for this one.";
            case ENTER_FROM_SPACE, FLIGHT_DESTINATION, WALK_DESTINATION ->
                "The missions in " + name(on, action.argument()) + " promise more than the danger there takes away.";
            case MOVE -> move(action);
            case DECLARE_COMBAT ->
                action.kind() == Kind.ATTACK ? "The odds favour an attack." : "The odds are not good enough to attack.";
            case NEXT_SEARCH, SEARCH_UNITS ->
                action.kind() == Kind.SEARCH || action.kind() == Kind.UNITS
                        ? "They may be found, and it costs nothing but to show what the units are."
                        : "Nobody could be found, and a search shows what the units are.";
            case BREAK_OFF ->
                action.kind() == Kind.STAND
                        ? "The fight goes well enough to see it through."
                        : "Better to get away than to be worn down.";
            case COMPLETE ->
                action.kind() == Kind.COMPLETE
                        ? "What is in hand is worth more than the next card may bring."
                        : "Another success is likely and worth waiting for.";
            case AIM ->
                action.kind() == Kind.CAPTURE
                        ? "The advantage is large enough to take prisoners."
                        : "It is no fight for taking prisoners.";
            default -> "Of what is possible, \"" + Narrator.describe(decision, action) + "\" seems to gain most.";
        };
    }

    /** Of what only wider games have. */
    private static String fleets(Decision decision, Action action) {
        return switch (action.kind()) {
            case STACK -> "These units are needed more elsewhere.";
            case INTERCEPT, ATTACK -> "The odds favour it.";
            case RAKE -> "It costs nothing, and may cost them a unit.";
            case TRACK -> "The more of them look, the more likely they find it.";
            case PDB_UP -> "A base that is up holds the planet for its side.";
            default -> "Of what is possible, \"" + Narrator.describe(decision, action) + "\" seems to gain most.";
        };
    }

    private static String mission(Situation on, Stakes stakes, int environ, Action action) {
        Mission mission = Mission.at(action.argument());
        Environ printed = on.environ(environ);
        long pool = Missions.eligible(on.view(), environ, on.me());
        int bonus = new MissionWorth(on, stakes, environ).bonusDraws(mission, pool);
        double chance = Letters.one(Letters.inFullDeck(printed.type(), mission), Missions.actionDraws(environ) + bonus);
        return String.format(
                Locale.ROOT,
                "%s is worth most here; it succeeds in %.0f of 100 cases.",
                mission.name().charAt(0)
                        + mission.name().substring(1).toLowerCase(Locale.ROOT).replace('_', ' '),
                100 * chance);
    }

    private static String move(Action action) {
        return switch (action.kind()) {
            case END -> "Everybody is where he is needed.";
            case FLY, WALK -> "There is more to win elsewhere.";
            case MOVE_UNITS -> "These units are needed more elsewhere.";
            default -> "It gains something at no cost.";
        };
    }

    private static String name(Situation on, int environ) {
        Environ printed = on.environ(environ);
        String type = printed.type().name();
        return Situation.PRINTED.planet(printed.planet()).name() + " " + type.charAt(0)
                + type.substring(1).toLowerCase(Locale.ROOT);
    }
}
