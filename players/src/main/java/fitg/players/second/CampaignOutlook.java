package fitg.players.second;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.players.galaxy.Tide;
import fitg.players.mind.Temperament;
import fitg.players.second.Deliberation.Depth;

/** Ways are long, much goes on at once, and planets are what it is about. */
enum CampaignOutlook implements Outlook {
    ONLY;

    private static final int PATIENCE = 100;
    private static final double CLOSE_CALL = 18;
    private static final double FAR = 0.8;

    /** Only close calls, half of the answers in half of the games, to the end of the player-turn at most. */
    @Override
    public Depth depth(Depth usual) {
        return new Depth(
                usual.candidates() / 2, Math.ceilDiv(usual.worlds(), 2), usual.horizon() - 1, PATIENCE, CLOSE_CALL);
    }

    @Override
    public Judge judge(Temperament how, Side thinker) {
        double own = 1 / how.daring();
        return thinker == Side.REBEL
                ? new Tide(own, how.aggression())::ofRebels
                : new Tide(how.aggression(), own)::ofRebels;
    }

    /**
     * What a journey or a mission is for shows long after the player-turn that is played on in thought, and who judges them by it
     * sits still: rules of thumb have the longer view. Of the finer questions there are too many.
     */
    @Override
    public boolean matters(Query query) {
        return Matters.decidesFight(query);
    }

    @Override
    public Needs needs(Field field) {
        return new CampaignNeeds(field);
    }

    @Override
    public Aims aims(Field field) {
        return new CampaignAims(field);
    }

    @Override
    public boolean breaksPdbs() {
        return true;
    }

    @Override
    public boolean groupsFightAlone() {
        return true;
    }

    @Override
    public boolean sendsOfficers() {
        return true;
    }

    @Override
    public double farness() {
        return FAR;
    }

    @Override
    public boolean leavesHands() {
        return true;
    }
}
