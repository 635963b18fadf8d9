package fitg.rules.mission.second;

import fitg.content.Creature;
import fitg.content.Creature.Peculiarity;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.procedure.Chapters;
import fitg.procedure.Resolution;
import fitg.rules.loss.second.Losses;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.possession.FindPossession;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.TheatreState;

/** C-SO-3: what creatures do besides fighting: terrify, give, rob, wreck ships, and be missed by nobody. */
@Completion("C-SO-3")
final class AfterCreature {

    private AfterCreature() {}

    /** Those that do not attack. */
    static void inPeace(Resolution r, Creature creature, long group) {
        GameState s = r.state();
        if (creature.peculiarity() == Peculiarity.CRUNGE) {
            CreatureStrike.terrify(r, group);
        } else if (creature.peculiarity() == Peculiarity.ZOP) {
            s.turn().set(Flag.ZOP_MET, true);
            long gifts = Chapters.of(r).gifts(s);
            if (gifts != 0) {
                r.call(new FindPossession(r.possession(gifts), group));
            }
        }
    }

    /** The ships of a group that stand in the environ. */
    static long ships(Position s, int environ, long group) {
        long found = PieceSet.NONE;
        for (long rest = group & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = Ships.heldBy(s, PieceSet.lowest(rest));
            boolean here = ship != Holder.NOBODY && s.gear().shipAt(ship) == environ;
            found |= here ? PieceSet.only(ship) : PieceSet.NONE;
        }
        return found;
    }

    /** One possession of the survivors at random; ships are too big to carry off. */
    static void rob(Resolution r, long group) {
        GameState s = r.state();
        long loot = PieceSet.NONE;
        for (long rest = group & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            loot |= s.gear().possessionsOf(PieceSet.lowest(rest));
        }
        if (loot != 0) {
            Possessions.lose(r, PieceSet.member(loot, r.pick("stolen possession", PieceSet.size(loot))), "C-SO-3");
        }
    }

    /** The locals think better of Rebels who rid them of it, where loyalty has a part. */
    static void impress(Resolution r, int environ) {
        GameState s = r.state();
        if (s.turn().phasing() == Side.REBEL
                && SecondMissions.hasLoyalty(r.rules().scenario())) {
            Loyalties.shift(r, Place.planet(environ), Side.REBEL, 1, Cause.MISSION, "C-SO-3");
        }
    }

    /** C-SHIP-3: damaged again it is destroyed. */
    static void wreck(Resolution r, int environ, int ship) {
        CompanyState company = TheatreState.company(r.state());
        if (PieceSet.has(company.damagedShips(), ship)) {
            Losses.spaceship(r, ship, Place.planet(environ), "C-SHIP-3");
            return;
        }
        company.setShipDamaged(ship, true);
        if (r.listening()) {
            r.tell(new Happening.SpaceshipChanged(ship, true, "C-SO-3"));
        }
    }
}
