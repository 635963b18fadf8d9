package fitg.players.second;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.players.mind.Temperament;
import fitg.players.second.Deliberation.Depth;

/** Everything is near, few rounds are left, and one prisoner is what it is about. */
enum SkirmishOutlook implements Outlook {
    ONLY;

    @Override
    public Depth depth(Depth usual) {
        return usual;
    }

    @Override
    public Judge judge(Temperament how, Side thinker) {
        return new Worth(how, thinker);
    }

    @Override
    public boolean matters(Query query) {
        return Matters.decidesFight(query) || Matters.isOfAnAct(query) || Matters.isFine(query);
    }

    @Override
    public Needs needs(Field field) {
        return new RescueNeeds(field);
    }

    @Override
    public Aims aims(Field field) {
        return new RescueAims(field);
    }

    @Override
    public boolean breaksPdbs() {
        return false;
    }

    @Override
    public boolean groupsFightAlone() {
        return false;
    }

    @Override
    public boolean sendsOfficers() {
        return false;
    }

    @Override
    public double farness() {
        return 0;
    }

    @Override
    public boolean leavesHands() {
        return false;
    }
}
