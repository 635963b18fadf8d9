package fitg.rules.sequence.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Ability;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.force.second.Stacks;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E5.4.b: who heals. */
@Completion("C-HEAL-1")
final class Rest {

    private static final long DOCTORS = Cast.with(Ability.HEALS_STACK);

    private Rest() {}

    /** E5.4.b.1 and S-R84: whoever did no mission, led nothing and piloted nothing in this player-turn. */
    static void atTheEnd(Resolution r, Side side) {
        GameState s = r.state();
        Company company = Theatre.company(s);
        long busy = company.deeds().led()
                | company.deeds().piloted()
                | company.deeds().onMission();
        long resting = company.withEscorts(s.people().free() & Cast.of(side) & ~busy);
        heal(r, resting | restingSovereigns(r, side, busy), "E5.4.b.1");
    }

    /** Those who led nobody and were with nobody who was busy. */
    private static long restingSovereigns(Resolution r, Side side, long busy) {
        Position s = r.state();
        Company company = Theatre.company(s);
        long hit = r.rules().has(Correction.SOVEREIGNS_HEAL_LIKE_OTHERS) ? company.hit() : PieceSet.NONE;
        long hurt = (company.wounded() | hit) & Company.ALL_SOVEREIGNS;
        long found = PieceSet.NONE;
        for (long rest = hurt & ~busy; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean alone = company.companions().with(each) == Holder.NOBODY;
            found |= alone && Fighters.side(s, each) == side ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** E5.4.b.2: whoever of a character's stack or ship is hurt and can be healed. */
    static long patients(Resolution r, int healer) {
        return inNeed(r.state(), around(r, healer));
    }

    /** S-R86: his stack or ship with their company; a sovereign is with the ground units of his environ (K-R101). */
    private static long around(Resolution r, int healer) {
        Position s = r.state();
        int place = s.people().at(healer);
        Side side = Cast.side(healer);
        boolean amongUnits = r.rules().has(Correction.SOVEREIGNS_HEAL_LIKE_OTHERS)
                && Place.isEnviron(place)
                && PieceSet.has(s.people().military(), healer)
                && Theatre.counters(s).groundUnits(place, side) > 0;
        return Theatre.company(s).withEscorts(Stacks.around(s, healer))
                | (amongUnits ? Sovereigns.summoned(s, place, side) : PieceSet.NONE);
    }

    /** E5.4.b.2 and S-R86: the doctor heals everybody of his stack or ship, himself too. */
    static void byDoctor(Resolution r) {
        GameState s = r.state();
        for (long rest = DOCTORS & s.people().free(); rest != 0; rest = PieceSet.rest(rest)) {
            int doctor = PieceSet.lowest(rest);
            heal(r, around(r, doctor), "E5.4.b.2");
        }
    }

    static void heal(Resolution r, long fighters, String ruleCase) {
        CompanyState company = TheatreState.company(r.state());
        long healed = inNeed(r.state(), fighters);
        company.heal(healed);
        if (healed != 0 && r.listening()) {
            r.tell(new Event.Healed(healed & PieceSet.first(PRINTED.characters().size()), ruleCase));
        }
    }

    /** Nobody heals on a dead planet or on Drug World, whatever is done for him (K-R27). */
    static boolean heals(Position s, int fighter) {
        Company company = Theatre.company(s);
        if (Company.isSovereign(fighter)) {
            return !Fighters.isDrugged(s, fighter);
        }
        int character = Company.isEscort(fighter) ? company.escortOf(fighter) : fighter;
        if (!Company.isCharacter(character) || character < 0) {
            return true;
        }
        int at = s.people().at(character);
        boolean drugged = Place.isEnviron(at) && s.places().has(Mark.DRUGGED, at);
        return !drugged && !Passage.isDead(s, at);
    }

    /** Wounds and all hits are gone. */
    private static long inNeed(Position s, long fighters) {
        Company company = Theatre.company(s);
        long found = PieceSet.NONE;
        for (long rest = fighters; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean hurt = PieceSet.has(company.wounded(), each) || company.hits(each) > 0;
            found |= hurt && heals(s, each) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }
}
