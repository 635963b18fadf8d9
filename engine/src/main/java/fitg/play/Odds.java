package fitg.play;

import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.combat.CharacterCombat.BreakOffChances;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an action leads to, before it is taken: each outcome with its probability, what went into it, and the case.
 * Computed from a {@link PlayerView}, so that it can tell nobody more than he may know; exact unless a remark says
 * what was assumed.
 */
public record Odds(String ruleCase, List<Outcome> outcomes, List<String> remarks) {

    /** One thing that may happen. The outcomes of one list need not exclude each other ("one letter", "two letters"). */
    public record Outcome(String what, double probability) {}

    /** The odds of one of the viewer's legal actions; empty for those that leave nothing to chance. */
    public static Optional<Odds> of(PlayerView view, Action action) {
        Decision decision = view.decision().orElse(null);
        if (decision == null || !decision.allows(action)) {
            return Optional.empty();
        }
        return switch (decision.question()) {
            case FLIGHT_DESTINATION -> Optional.of(FlightOdds.toward(view, decision.subject(), action.argument()));
            case ENTER_FROM_SPACE -> FlightOdds.fromSpace(view, decision.side(), action.argument());
            case PDB_ATTACK ->
                action.kind() == Kind.ATTACK ? Optional.of(CombatOdds.pdb(view, decision.subject())) : Optional.empty();
            case DECLARE_COMBAT ->
                action.kind() == Kind.ATTACK
                        ? Optional.of(CombatOdds.military(view, decision.subject(), decision.side()))
                        : Optional.empty();
            case NEXT_SEARCH ->
                action.kind() == Kind.SEARCH
                        ? Optional.of(SearchOdds.in(view, action.argument(), decision.side()))
                        : Optional.empty();
            case SEARCH_UNITS ->
                action.kind() == Kind.UNITS
                        ? Optional.of(SearchOdds.in(view, decision.subject(), decision.side()))
                        : Optional.empty();
            case WEAPONS, AIM -> view.round(action.kind()).map(round -> FightOdds.first(round, action.kind()));
            case BREAK_OFF ->
                action.kind() == Kind.STAND
                        ? view.round(Kind.STAND).map(FightOdds::next)
                        : view.breakOff().map(chances -> breakOff(chances, action));
            case MISSION ->
                action.kind() == Kind.MISSION
                        ? Optional.of(MissionOdds.assigned(view, decision.subject(), action.argument()))
                        : Optional.empty();
            case DRAW ->
                action.kind() == Kind.DRAW
                        ? Optional.of(MissionOdds.nextCard(view, decision.subject()))
                        : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** Case 12.5: one die against the numbers of the column. */
    private static Odds breakOff(BreakOffChances chances, Action action) {
        List<Outcome> outcomes = new ArrayList<>();
        if (action.kind() == Kind.BREAK_OFF_ALL) {
            outcomes.add(new Outcome("active away", sixths(chances.active())));
        }
        if (chances.anyInactive()) {
            outcomes.add(new Outcome("inactive away", sixths(chances.inactive())));
        }
        return new Odds("12.5", List.copyOf(outcomes), List.of("column " + chances.column()));
    }

    /** The chance of a die not above a number. */
    static double sixths(int number) {
        return Math.clamp(number, 0, 6) / 6.0;
    }
}
