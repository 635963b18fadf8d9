package fitg.players.deployment;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.level.campaign.WarPlan;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Question;
import java.util.Optional;

/**
 * A deployment of a campaign of 2002: a plan with a name. Cards that are drawn or shuffled between two questions are nobody's to
 * foresee, so those questions are answered one by one and no part of what it does in one go.
 */
record CampaignDeployment(String scenario, Side side, String id, String name, String idea, WarPlan plan)
        implements Deployment {

    @Override
    public Optional<Action> answer(PlayerView view, Decision decision) {
        if (decision.question() == Query.SET_UP_FORMATION) {
            return Optional.of(Action.of(Kind.DISPERSED)).filter(decision::allows);
        }
        return plan.answer(view, decision.question(), decision.subject(), decision.actions());
    }

    @Override
    public boolean isOfSetUp(Question question) {
        if (question == Query.SET_UP_FORMATION) {
            return true;
        }
        if (!(question instanceof Affair affair)) {
            return false;
        }
        return switch (affair) {
            case BASE, GARRISON, DEPLOYMENT, WHERE, BARCA, KNIGHT, KNIGHTS_BOX, GROUP_PLACE -> true;
            default -> false;
        };
    }

    @Override
    public boolean stands(PlayerView view) {
        return side == Side.REBEL || plan.isCarriedOut(view);
    }
}
