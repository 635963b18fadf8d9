package fitg.players.second;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.PlayerView;
import fitg.players.mind.Temperament;
import fitg.state.realm.Realm;

/**
 * What somebody thinks of differently in a skirmish about one prisoner and in a war over provinces. It is chosen here for each
 * position; nobody else asks which of them it is.
 */
interface Outlook {

    static Outlook of(PlayerView view) {
        return Realm.spans(view) ? CampaignOutlook.ONLY : SkirmishOutlook.ONLY;
    }

    /** How much is thought, where so much is usual. */
    Deliberation.Depth depth(Deliberation.Depth usual);

    /** Whoever thinks weighs his own people by his care, and the enemy's by his liking for a fight. */
    Judge judge(Temperament how, Side thinker);

    /** Whether answers to a question are worth playing on in thought. */
    boolean matters(Query query);

    Needs needs(Field field);

    Aims aims(Field field);

    /** Whether the Empire shoots its way down to planets that have thrown it out. */
    boolean breaksPdbs();

    /** Whether a group on a mission has to reckon with fighting alone. */
    boolean groupsFightAlone();

    /** Whether officers leave their troops where nobody could find them and much is at stake. */
    boolean sendsOfficers();

    /** What a space of a hyperjump costs: who flies far may go astray. */
    double farness();

    /** Whether of many hands some stay where there is work left. */
    boolean leavesHands();
}
