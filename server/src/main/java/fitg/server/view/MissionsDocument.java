package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.ActionEvent;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.rules.mission.Missions;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Matching;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.Ledger;
import java.util.Arrays;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("The missions of the environ being handled.")
public record MissionsDocument(
        @Says("Where the groups stand; absent without a group, and in an orbit box.") @Maybe
        Integer environ,

        @Says("How many action cards are left in the deck.") @Least(0)
        int actionCardsLeft,

        @Says("How many cards can still be drawn for the missions here, or event rolls made, before the bonus ones;"
                + " 0 to whoever is not asked.")
        @Least(0)
        int drawsLeft,

        List<MissionDocument> underWay,

        @Says("Types of event drawn here, which cannot strike again.") @Is(ActionEvent.Type.class)
        List<String> eventsDrawn) {

    @Says("A mission under way.")
    public record MissionDocument(
            @Matching("^[A-Z]$") String letter,
            String name,
            @Says("Numbers of characters.") List<Integer> members,
            @Says("Letters drawn so far.") @Least(0) int letters,
            @Says("Whether the Rebel camp undertakes it.") boolean camp,
            boolean searched,
            boolean creatureMet,
            @Says("No bonus draws, because of a creature.") boolean drawsBarred,

            @Says("One bonus draw less, because of a creature.")
            boolean drawsReduced) {

        private static MissionDocument of(PlayerView view, Mission mission) {
            long group = view.missions().group(mission.ordinal());
            return new MissionDocument(
                    Printed.mission(mission),
                    Names.mission(mission, group == 0 ? Side.REBEL : view.turn().phasing()),
                    Printed.characters(group),
                    view.missions().letters(mission.ordinal()),
                    (view.missions().campMissions() & mission.bit()) != 0,
                    noted(view, Ledger.SEARCHED, mission),
                    noted(view, Ledger.CREATURE_MET, mission),
                    noted(view, Ledger.DRAWS_BARRED, mission),
                    noted(view, Ledger.DRAWS_REDUCED, mission));
        }

        private static boolean noted(PlayerView view, Ledger heading, Mission mission) {
            return (view.missions().noted(heading) & mission.bit()) != 0;
        }
    }

    static MissionsDocument of(PlayerView view) {
        List<Mission> underWay = Arrays.stream(Mission.values())
                .filter(mission -> Missions.isUnderWay(view, mission))
                .toList();
        return new MissionsDocument(
                environ(view, underWay),
                PieceSet.size(view.missions().actionDeck()),
                view.drawsLeft(),
                underWay.stream()
                        .map(mission -> MissionDocument.of(view, mission))
                        .toList(),
                Printed.each(
                        view.missions().noted(Ledger.EVENTS), type -> Printed.word(ActionEvent.Type.values()[type])));
    }

    /** The members of all groups stand in one environ. */
    private static Integer environ(PlayerView view, List<Mission> underWay) {
        long members = 0;
        for (Mission mission : underWay) {
            members |= view.missions().group(mission.ordinal());
        }
        int at = members == 0 ? -1 : view.people().at(PieceSet.lowest(members));
        return Whereabouts.environ(view, at);
    }
}
