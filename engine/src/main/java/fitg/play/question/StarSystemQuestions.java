package fitg.play.question;

import fitg.content.Side;
import fitg.content.Tongue;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Umpire;
import fitg.play.odds.MissionOdds;
import fitg.play.odds.Odds;
import fitg.play.refusal.Forbidding;
import fitg.play.words.Said;
import fitg.play.words.StarSystemWords;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.PieceNames;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.WoundDistribution;
import java.util.List;
import java.util.Optional;

/** The questions of the Star System Game of 1979, some of which every game asks. */
final class StarSystemQuestions implements Family {

    @Override
    public String prompt(Decision decision) {
        return StarSystemWords.question(decision).in(Tongue.ENGLISH);
    }

    @Override
    public String describe(Question question, Side side, Action action, PieceNames names) {
        return StarSystemWords.answer(question, side, action).in(Tongue.ENGLISH);
    }

    @Override
    public Optional<Said> said(Decision decision) {
        return Optional.of(StarSystemWords.question(decision));
    }

    @Override
    public Optional<Said> said(Question question, Side side, Action action) {
        return Optional.of(StarSystemWords.answer(question, side, action));
    }

    @Override
    public Action suggestion(Game game, List<Action> actions) {
        Resolution r = Umpire.resolution(game);
        Ask ask = Ask.of(r.question());
        return switch (ask) {
            case EXCHANGE_CARD -> naming(r.state().gear().owner(r.subject()), actions);
            case EXCHANGE_SHIP -> naming(r.state().gear().shipHolder(r.subject()), actions);
            case NEXT_SEARCH, SEARCH_UNITS -> SearchSuggestion.among(game, ask, actions);
            case MISSION -> MissionSuggestion.among(r.state(), r.subject(), r.asked(), actions);
            case WOUNDS -> fairShare(r, actions);
            default -> Suggestion.ofKind(usual(ask), actions);
        };
    }

    /** Each bears of the wounds what he can bear of them beside the others, so that nobody falls who need not. */
    private static Action fairShare(Resolution r, List<Action> actions) {
        int share = ((WoundDistribution) r.underWay()).fairShare(r.state());
        for (Action action : actions) {
            if (action.argument() >= share) {
                return action;
            }
        }
        return actions.getLast();
    }

    /** Who holds it already. */
    private static Action naming(int holder, List<Action> actions) {
        for (Action action : actions) {
            if (action.kind() == Kind.CHARACTER && action.argument() == holder) {
                return action;
            }
        }
        return actions.getFirst();
    }

    private static Kind usual(Ask ask) {
        return switch (ask) {
            case SEARCH_CHARACTER -> Kind.LEAVE;
            case ATTACK_FOUND -> Kind.ATTACK;
            case ATTACK_FOUND_WITH -> Kind.SQUAD;
            case DRAW -> Kind.DRAW;
            case BONUS -> Kind.BONUS;
            case COMPLETE -> Kind.COMPLETE;
            case USE_POSSESSION -> Kind.PASS;
            case MOVE, REACTION, ORGANISE, EXCHANGE -> Kind.END;
            case BREAK_OFF -> Kind.STAND;
            case MOVE_SHIP, MISSION_MEMBER, FLIGHT_PASSENGER -> Kind.TAKE;
            default -> null;
        };
    }

    @Override
    public Optional<Odds> odds(PlayerView view, Decision decision, Action action) {
        return Odds.ofAsk(view, decision, action);
    }

    @Override
    public Optional<GroupOdds> groupOdds(Question question) {
        return question == Ask.MISSION_MEMBER ? Optional.of(MissionOdds::ofGroup) : Optional.empty();
    }

    @Override
    public String forbiddingCase(Resolution r, Question question, int subject, Action action) {
        return Forbidding.ofAsk(r, Ask.of(question), subject, action);
    }

    @Override
    public String unaskedCase(Resolution r, Question question, int subject, String piece) {
        return Forbidding.unaskedOfAsk(r, Ask.of(question), subject, piece);
    }
}
