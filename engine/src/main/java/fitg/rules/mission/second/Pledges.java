package fitg.rules.mission.second;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.procedure.Correction;
import fitg.procedure.Resolution;
import fitg.rules.mission.Declared;
import fitg.rules.mission.Missions;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * 14.27 and K-R111: the cards pledged for bonus rolls when the groups of an environ are formed, whose they were, and the loyalty
 * of that moment (RUL-79). Never changed.
 *
 * @param inTime whether only what was pledged in time counts, of those who are still there; in games begun before it is as
 *     things are when the rolls come
 */
record Pledges(boolean inTime, Declared said, int bladeHolder, int gemsHolder) {

    static final Pledges NONE = new Pledges(
            false,
            new Declared(0, Holder.NOBODY, Holder.NOBODY, Holder.NOBODY, Holder.NOBODY),
            Holder.NOBODY,
            Holder.NOBODY);

    /** When the groups are formed and no card is pledged yet. */
    static Pledges open(Resolution r, int environ) {
        GameState s = r.state();
        return new Pledges(
                r.rules().has(Correction.ROLLS_ARE_DECLARED),
                Declared.nothing(s, environ, s.turn().phasing()),
                s.gear().owner(Card.BLADE),
                s.gear().owner(Card.GEMS));
    }

    /** The cards used for a mission; they are gone whatever becomes of it (RUL-67). */
    Pledges with(long cards, int mission) {
        Declared blade = PieceSet.has(cards, Card.BLADE) ? said.withBladeOf(bladeHolder) : said;
        Declared both = PieceSet.has(cards, Card.GEMS) ? blade.withGemsOf(gemsHolder, mission) : blade;
        return new Pledges(inTime, both, bladeHolder, gemsHolder);
    }

    /** When everything is said: a Rifle shown later gives no roll here, and who holds what else is forgotten, being secret. */
    Pledges closed(Position s) {
        return new Pledges(inTime, said.withRifleShown(s), Holder.NOBODY, Holder.NOBODY);
    }

    /** The bonus rolls of a group under a leader. */
    int rolls(Position s, int environ, Mission mission, int leader) {
        long group = s.missions().group(mission.ordinal());
        if (inTime) {
            return SecondMissions.bonusRolls(s, environ, s.turn().phasing(), mission, group, leader, said);
        }
        int rolls = SecondMissions.bonusRolls(s, environ, s.turn().phasing(), mission, group, leader);
        return Missions.isBarred(s, mission) ? rolls : rolls + cardRolls(mission);
    }

    private int cardRolls(Mission mission) {
        return (said.gemsMission() == mission.ordinal() ? CardFigures.draws(Card.GEMS, mission) : 0)
                + (hasBlade() ? CardFigures.draws(Card.BLADE, mission) : 0);
    }

    private boolean hasBlade() {
        return said.bladeOwner() != Holder.NOBODY;
    }

    boolean isEmpty() {
        return !hasBlade() && said.gemsMission() == Holder.NOBODY;
    }

    void digest(Digest d) {
        d.add(said.gemsMission()).add(hasBlade() ? 1 : 0);
    }

    /** What counts besides in games in which it does. */
    void digestOfTheMoment(Digest d) {
        if (inTime) {
            d.add(said.loyaltyValue()).add(said.rifleOwner()).add(said.gemsOwner());
            d.add(said.bladeOwner()).add(bladeHolder).add(gemsHolder);
        }
    }
}
