package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.play.Decision;
import fitg.play.Going;
import fitg.play.Going.Goal;
import fitg.play.Going.Member;
import fitg.play.odds.Odds;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.server.shape.Called;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import java.util.List;
import java.util.Optional;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "A whole act that can be ordered at once: send `go:` and the answer it begins with, `>` and where it leads, `+` and who comes,"
                + " between commas. What is not said is as suggested; who is not named by `+` stays.")
@Called("Going")
public record GoingDocument(
        @Says("The order that is described, or the answer with which the act begins.")
        String key,

        @Says("What that answer says.") String text,
        @Maybe PieceDocument piece,
        @Says("Who and what may come.") List<MemberDocument> members,
        @Says("Where it may lead; empty if nowhere.") List<GoalDocument> goals,

        @Says("The key of the goal it has now.") @Maybe String to,

        @Says("What it comes to: the keys to the questions one by one.")
        List<String> actions,

        @Says("Only where chance has a part.") @Maybe OddsDocument odds,

        @Says("Why it cannot be carried out so; absent if it can.") @Maybe
        String refused) {

    @Says("A piece that may come along.")
    @Called("GoingMember")
    public record MemberDocument(
            @Says("What an order calls it; of several, `name=2` takes two.")
            String name,

            PieceDocument piece,
            @Least(1) int most,
            @Says("How many come as it stands.") @Least(0) int comes) {}

    @Says("A place an act may lead to.")
    @Called("GoingGoal")
    public record GoalDocument(String key, String text, PieceDocument place) {}

    /** @param key as it was asked for */
    public static GoingDocument of(String key, Going going, Decision decision, Optional<Odds> odds) {
        Action head = going.go().head();
        return new GoingDocument(
                key,
                Narrator.describe(decision, head),
                PieceDocument.of(head.kind().of(), head.argument(), decision.names()),
                going.members().stream().map(each -> member(each, decision)).toList(),
                going.goals().stream().map(GoingDocument::goal).toList(),
                going.to().map(Action::key).orElse(null),
                going.answers().stream().map(Action::key).toList(),
                odds.map(OddsDocument::of).orElse(null),
                going.refusal().map(Throwable::getMessage).orElse(null));
    }

    private static MemberDocument member(Member member, Decision decision) {
        PieceDocument piece = PieceDocument.of(member.piece(), member.number(), decision.names());
        return new MemberDocument(
                member.name(), piece == null ? PieceDocument.units() : piece, member.most(), member.comes());
    }

    private static GoalDocument goal(Goal goal) {
        return new GoalDocument(
                goal.to().key(),
                Narrator.describe(goal.decision(), goal.to()),
                PieceDocument.of(goal.to().kind().of(), goal.to().argument()));
    }
}
