package fitg.play;

import fitg.content.Card;
import fitg.content.DetectionTable.Result;
import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.play.Odds.Outcome;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.rules.combat.CharacterCombat;
import fitg.rules.combat.RoundChances;
import fitg.rules.detection.DetectionRoutine;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.rules.search.Search;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Cases 14.2 to 14.4: what a card changes in the search, test or round at hand, and whether its owner keeps it. */
final class UseOdds {

    private static final int NO_CARD = -1;

    private final PlayerView view;
    private final int card;
    private final GameState state;
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private String ruleCase = "14.2";

    private UseOdds(PlayerView view, int card) {
        this.view = view;
        this.card = card;
        this.state = view.seen().copy();
    }

    static Optional<Odds> of(PlayerView view, Action action) {
        List<Procedure> underWay = view.underWay();
        if (underWay.size() < 2 || !(underWay.getLast() instanceof PossessionUse use)) {
            return Optional.empty();
        }
        UseOdds odds = new UseOdds(view, action.kind() == Kind.USE ? action.argument() : NO_CARD);
        switch (underWay.get(underWay.size() - 2)) {
            case Search search when search.isAboutToRoll() -> odds.search(search);
            case DetectionRoutine test -> odds.detection(test);
            case CharacterCombat combat when combat.isAskingForCards() -> odds.round(combat);
            default -> {}
        }
        odds.breakage(use);
        return odds.outcomes.isEmpty()
                ? Optional.empty()
                : Optional.of(new Odds(odds.ruleCase, List.copyOf(odds.outcomes), List.copyOf(odds.remarks)));
    }

    /** The card lies shown; the Drug raises what counts here. */
    private void play(Rating drugged) {
        if (card == NO_CARD) {
            return;
        }
        state.gear().setRevealed(card, true);
        if (card == Card.HELIAN_DRUG) {
            state.turn().startDrug(state.gear().owner(card), drugged);
            remarks.add("the drug taken for " + drugged.name().toLowerCase(Locale.ROOT));
        }
    }

    private void search(Search search) {
        play(Rating.INTELLIGENCE);
        int number = search.number(state, card == Card.SCRAMBLER);
        outcomes.add(new Outcome("those who hide are found", Odds.sixths(number)));
        remarks.add(SearchOdds.needed(number));
        ruleCase = "11.0";
    }

    private void detection(DetectionRoutine test) {
        play(Rating.NAVIGATION);
        List<Result> byDie = test.byDie(view.rules(), state);
        Map<Result, Double> chances = new EnumMap<>(Result.class);
        byDie.forEach(result -> chances.merge(result, 1.0 / byDie.size(), Double::sum));
        chances.forEach((result, chance) -> outcomes.add(new Outcome(told(result), chance)));
        if (byDie.isEmpty()) {
            outcomes.add(new Outcome("no test", 1));
        }
        ruleCase = "9.3";
    }

    private static String told(Result result) {
        return switch (result) {
            case UNDETECTED -> "undetected";
            case DETECTED -> "detected";
            case DAMAGED -> "detected and the ship damaged";
            case ELIMINATED -> "destroyed with all aboard";
        };
    }

    private void round(CharacterCombat combat) {
        play(Rating.COMBAT);
        RoundChances round = combat.outlookWith(state, card == NO_CARD ? 0 : PieceSet.only(card))
                .round();
        outcomes.addAll(FightOdds.outcomes(round));
        remarks.add("column " + round.column());
        ruleCase = "12.6";
    }

    private void breakage(PossessionUse use) {
        if (card == NO_CARD || !use.mayBreak(card)) {
            return;
        }
        double lost = 0;
        for (int die = 1; die <= 6; die++) {
            lost += Possessions.breaks(card, die) ? 1 / 6.0 : 0;
        }
        outcomes.add(new Outcome("the card is lost afterwards", lost));
    }
}
