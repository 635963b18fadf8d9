package fitg.play.odds;

import fitg.content.Card;
import fitg.content.DetectionTable.Result;
import fitg.content.PieceSet;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.rules.combat.first.BattleColumn;
import fitg.rules.combat.first.CharacterCombat;
import fitg.rules.combat.first.MilitaryCombat;
import fitg.rules.combat.first.Outlook;
import fitg.rules.combat.first.RoundChances;
import fitg.rules.combat.first.SingleAttacks;
import fitg.rules.detection.first.DetectionRoutine;
import fitg.rules.mission.first.Assignment;
import fitg.rules.mission.first.CreatureEncounter;
import fitg.rules.mission.first.CreatureEvent;
import fitg.rules.mission.first.LocalsEvent;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.rules.search.first.Search;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Cases 14.2 to 14.4: what a card changes in the search, test, fight or mission at hand, and whether its owner keeps it. */
final class UseOdds {

    private static final int NO_CARD = -1;

    private final PlayerView view;
    private final Decision decision;
    private final Action action;
    private final int card;
    /** What the Drug is taken for; null while that is still to be said. */
    private final Rating rating;
    /** The cards in use, those used before in the same breath among them. */
    private final long inUse;

    private final GameState state;
    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<Said> remarks = new ArrayList<>();
    private String ruleCase = "14.2";

    private UseOdds(PlayerView view, Decision decision, PossessionUse use, Action action) {
        boolean drugged = decision.question() == Ask.DRUG_RATING;
        this.view = view;
        this.decision = decision;
        this.action = action;
        this.card = drugged ? Card.HELIAN_DRUG : action.kind() == Kind.USE ? action.argument() : NO_CARD;
        this.rating = drugged ? Rating.at(action.argument()) : null;
        this.inUse = use.used() | (card == NO_CARD ? PieceSet.NONE : PieceSet.only(card));
        this.state = view.seen().copy();
    }

    static Optional<Odds> of(PlayerView view, Decision decision, Action action) {
        List<Procedure> underWay = view.underWay();
        if (underWay.size() < 2 || !(underWay.getLast() instanceof PossessionUse use)) {
            return Optional.empty();
        }
        UseOdds odds = new UseOdds(view, decision, use, action);
        odds.reckon(underWay.get(underWay.size() - 2), use.moment());
        odds.breakage(use);
        return odds.outcomes.isEmpty()
                ? Optional.empty()
                : Optional.of(new Odds(odds.ruleCase, List.copyOf(odds.outcomes), List.copyOf(odds.remarks)));
    }

    private void reckon(Procedure asking, Moment moment) {
        switch (asking) {
            case Search search when search.isAboutToRoll() -> search(search);
            case Search search when moment == Moment.LEADER -> searchLeader(search);
            case MilitaryCombat combat -> combatLeader(combat);
            case DetectionRoutine test -> detection(test);
            case CharacterCombat combat when combat.isAskingForCards() -> round(combat);
            case SingleAttacks attacks -> apart(attacks);
            case LocalsEvent locals -> locals(locals);
            case CreatureEvent event -> creature(event);
            case CreatureEncounter creature -> shown(creature);
            case Assignment assignment when moment == Moment.BONUS_DRAWS -> bonusDraws(assignment);
            case Assignment assignment when moment == Moment.ASSIGNMENT -> ratings(assignment);
            default -> {}
        }
    }

    /** The card lies shown; the Drug raises what it is taken for, or what counts here. */
    private void play(Rating useful) {
        if (card == NO_CARD) {
            return;
        }
        state.gear().setRevealed(card, true);
        if (card == Card.HELIAN_DRUG) {
            Rating raised = rating == null ? useful : rating;
            state.turn().startDrug(state.gear().owner(card), raised);
            remarks.add(Said.of(
                    "odds.use.drug-for", Said.of("odds.rating." + raised.name().toLowerCase(Locale.ROOT))));
        }
    }

    private void add(Odds odds) {
        outcomes.addAll(odds.outcomes());
        remarks.addAll(odds.assumed());
        ruleCase = odds.ruleCase();
    }

    // ---- searches and tests

    private void search(Search search) {
        play(Rating.INTELLIGENCE);
        int number = search.number(state, PieceSet.has(inUse, Card.SCRAMBLER));
        outcomes.add(Outcome.of(Odds.sixths(number), "odds.use.found"));
        remarks.add(SearchOdds.needed(number));
        ruleCase = "11.0";
    }

    private void searchLeader(Search search) {
        play(Rating.LEADERSHIP);
        add(SearchOdds.withBestLeader(view, state, search, Side.REBEL));
    }

    private void combatLeader(MilitaryCombat combat) {
        play(Rating.LEADERSHIP);
        int best = BattleColumn.Leaders.best(state, combat.environ()).rebel();
        add(CombatOdds.led(view, state, combat, best));
    }

    private void detection(DetectionRoutine test) {
        play(Rating.NAVIGATION);
        List<Result> byDie = test.byDie(view.rules(), state);
        Map<Result, Double> chances = new EnumMap<>(Result.class);
        byDie.forEach(result -> chances.merge(result, 1.0 / byDie.size(), Double::sum));
        chances.forEach((result, chance) ->
                outcomes.add(Outcome.of(chance, "odds.test." + result.name().toLowerCase(Locale.ROOT))));
        if (byDie.isEmpty()) {
            outcomes.add(Outcome.of(1, "odds.test.none"));
        }
        ruleCase = "9.3";
    }

    // ---- fights

    private void round(CharacterCombat combat) {
        play(combat.isMental() ? Rating.INTELLIGENCE : Rating.COMBAT);
        fight(combat.outlookWith(state, inUse));
        ruleCase = "12.6";
    }

    private void fight(Outlook outlook) {
        RoundChances round = outlook.round();
        outcomes.addAll(FightOdds.outcomes(round));
        remarks.add(FightOdds.column(round.column()));
        WholeFight.of(outlook).asCostsLeast(outcomes, remarks);
    }

    /** Each is struck by a die of his own; the shield covers all of them. */
    private void apart(SingleAttacks attacks) {
        play(Rating.ENDURANCE);
        outcomes.addAll(FightOdds.outcomes(attacks.outlook(state).round()));
        remarks.add(Said.of("odds.use.each-apart"));
        ruleCase = "13.45";
    }

    /** Card 45: the locals come with half their strength. */
    private void locals(LocalsEvent event) {
        boolean scrambled = PieceSet.has(inUse, Card.SCRAMBLER);
        if (event.attack(state, FightOdds.chapters(view), scrambled) instanceof CharacterCombat combat) {
            fight(combat.outlook(state));
            ruleCase = "13.47";
        }
    }

    /** Card 50: Norrocks drives the creature away. */
    private void creature(CreatureEvent event) {
        ruleCase = "13.45";
        Optional<CreatureEncounter> met = event.encounter(state);
        if (PieceSet.has(inUse, Card.NORROCKS) || met.isEmpty()) {
            nothing();
        } else {
            attack(met.get());
        }
    }

    /** Card 51 takes the surprise out of an attack or sends the creature away; others are stopped by a better rating (RUL-81). */
    private void shown(CreatureEncounter creature) {
        ruleCase = "13.45";
        play(Rating.COMBAT);
        attack(creature);
    }

    private void attack(CreatureEncounter creature) {
        if (creature.isHarmless(state)) {
            nothing();
        } else if (creature.attack(state, FightOdds.chapters(view)).orElse(null) instanceof CharacterCombat combat) {
            fight(combat.outlook(state));
        }
    }

    private void nothing() {
        outcomes.add(Outcome.of(1, "odds.use.nothing"));
    }

    // ---- missions

    /** Case 14.27: declared now, whatever becomes of the mission. */
    private void bonusDraws(Assignment assignment) {
        play(Rating.INTELLIGENCE);
        int draws = assignment.bonusDraws(state, inUse);
        add(MissionOdds.withBonus(view, assignment.environ(), assignment.mission(), draws));
    }

    private void ratings(Assignment assignment) {
        add(new AssignmentOdds(view, assignment.environ()).of(decision, action));
    }

    private void breakage(PossessionUse use) {
        if (card == NO_CARD || !use.mayBreak(card)) {
            return;
        }
        double lost = 0;
        for (int die = 1; die <= 6; die++) {
            lost += Possessions.breaks(card, die) ? 1 / 6.0 : 0;
        }
        outcomes.add(Outcome.of(lost, "odds.use.card-lost"));
    }
}
