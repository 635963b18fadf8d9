package fitg.play.words;

import fitg.content.ActionCard;
import fitg.content.Catalogue;
import fitg.content.EventText;
import fitg.content.Mission;
import fitg.edition.second.Happening;
import fitg.procedure.Event;

/** The sentences of the mission phase. */
final class MissionTales {

    private static final Catalogue PRINTED = Catalogue.standard();

    private MissionTales() {}

    static String assigned(Event.MissionAssigned e) {
        String who = e.camp() ? "The Rebel camp" : Names.characters(e.members());
        return who + " in " + Names.environ(e.environ()) + ": " + title(e.mission()) + Narrator.target(e.target())
                + ".";
    }

    static String card(Event.ActionCardDrawn e) {
        ActionCard card = PRINTED.actionCard(e.card());
        ActionCard.Face face = card.face(PRINTED.environ(e.environ()).type().section());
        StringBuilder letters = new StringBuilder();
        for (Mission mission : Mission.values()) {
            letters.append(face.shows(mission) ? String.valueOf(mission.letter()) : "");
        }
        String what = e.bonus() ? "Bonus draw, card " : "Action card ";
        String event =
                e.bonus() ? "" : " - " + PRINTED.eventText(face.event()).title().printed();
        return what + card.number() + " (" + letters + ")" + event + ".";
    }

    static String event(Event.ActionEventDrawn e) {
        EventText text = PRINTED.eventText(e.event());
        return e.takesEffect() ? text.effect().printed() : ignored(text.title().printed());
    }

    static String event(Happening.RandomEvent e) {
        EventText text = PRINTED.eventText(e.event());
        return e.takesEffect()
                ? text.effect().converted()
                : ignored(text.title().converted());
    }

    private static String ignored(String title) {
        return title + ": ignored.";
    }

    static String ended(Event.MissionEnded e) {
        return title(e.mission()) + " in " + Names.environ(e.environ())
                + switch (e.end()) {
                    case COMPLETED ->
                        " is completed" + (e.letters() > 1 ? " with " + e.letters() + " successes." : ".");
                    case ABORTED -> " is aborted.";
                    case FAILED -> " comes to nothing.";
                };
    }

    private static String title(Mission mission) {
        return PRINTED.mission(mission).name();
    }
}
