package fitg.play.position;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.position.FactReader.Fact;
import fitg.rules.character.Ratings;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.List;

/** Positions that cannot come about, however each single thing in them may be. */
final class Impossible {

    private final Position s;
    private final WrittenLine head;
    private final List<Fact> facts;

    private Impossible(Position s, WrittenLine head, List<Fact> facts) {
        this.s = s;
        this.head = head;
        this.facts = facts;
    }

    static void refuse(Position s, WrittenLine head, List<Fact> facts) {
        Impossible check = new Impossible(s, head, facts);
        Sort.CHARACTER.members(s).forEach(check::character);
        Sort.SHIP.members(s).forEach(check::ship);
        Sort.CARD.members(s).forEach(check::card);
        if (s.further(Theatre.class) != null) {
            Sort.COUNTER.members(s).forEach(check::counter);
        }
    }

    private void refuse(boolean impossible, Sort sort, int piece, String sentence) {
        if (impossible) {
            WrittenLine line = facts.stream()
                    .filter(fact -> fact.sort() == sort && fact.piece() == piece)
                    .map(Fact::line)
                    .findFirst()
                    .orElse(head);
            throw line.wrong(sort.name(piece) + " " + sentence);
        }
    }

    private void character(int who) {
        int at = s.people().at(who);
        boolean prisoner = s.people().isPrisoner(who);
        boolean withUnits = PieceSet.has(s.people().military(), who);
        // Who dies with the units stays marked so; nothing comes of it.
        refuse(
                withUnits && at != Place.OUT_OF_GAME && (at < 0 || !hasUnits(at, Cast.side(who))),
                Sort.CHARACTER,
                who,
                "cannot be with the units: there are none of his side");
        refuse(
                s.people().wounds(who) > 0 && at >= 0 && Ratings.enduranceLeft(s, who) <= 0,
                Sort.CHARACTER,
                who,
                "cannot live with so many wounds");
        refuse(prisoner && at < 0, Sort.CHARACTER, who, "is a prisoner, but nowhere");
        if (prisoner) {
            prisoner(who, at, s.people().holder(who));
        }
    }

    private void prisoner(int who, int at, int holder) {
        Side captor = Cast.side(who).opponent();
        refuse(
                holder == Holder.UNITS && !hasUnits(at, captor),
                Sort.CHARACTER,
                who,
                "cannot be a prisoner of units where there are none");
        if (holder >= 0) {
            boolean guards = s.people().isFree(holder) && s.people().at(holder) == at && Cast.side(holder) == captor;
            refuse(!guards, Sort.CHARACTER, who, "cannot be guarded by " + Glossary.CHARACTERS.name(holder));
        }
    }

    private void ship(int ship) {
        int holder = s.gear().shipHolder(ship);
        int at = s.gear().shipAt(ship);
        refuse(holder >= 0 && !isInPlay(holder), Sort.SHIP, ship, "is held by somebody who is not in play");
        refuse(holder == Holder.UNITS && at < 0, Sort.SHIP, ship, "is held by units, but nowhere");
    }

    private void card(int card) {
        int owner = s.gear().owner(card);
        refuse(owner >= 0 && !isInPlay(owner), Sort.CARD, card, "is with somebody who is not in play");
    }

    private boolean isInPlay(int who) {
        return s.people().at(who) >= 0 || s.people().at(who) == Place.SPACE;
    }

    private void counter(int counter) {
        Counters all = Theatre.counters(s);
        int at = all.place(counter);
        int carrier = all.carrier(counter);
        refuse(
                carrier >= 0 && (!all.type(carrier).isTransport() || all.place(carrier) != at),
                Sort.COUNTER,
                counter,
                "cannot be aboard " + Glossary.COUNTERS.name(Math.max(0, carrier)));
        refuse(
                carrier >= 0 && all.cargo(carrier) != counter,
                Sort.COUNTER,
                counter,
                "finds no room aboard " + Glossary.COUNTERS.name(Math.max(0, carrier)));
        refuse(
                at >= 0 && carrier < 0 && all.type(counter).isGround() && !Place.isEnviron(at),
                Sort.COUNTER,
                counter,
                "cannot be in space by itself");
        refuse(
                Place.isEnviron(Math.max(0, at))
                        && at >= 0
                        && all.type(counter).isStarship()
                        && !all.type(counter).lands(),
                Sort.COUNTER,
                counter,
                "never comes down into an environ");
    }

    private boolean hasUnits(int place, Side side) {
        Theatre theatre = s.further(Theatre.class);
        return s.forces().units(place, side) > 0
                || theatre != null && Theatre.counters(s).anyMilitary(place, side);
    }
}
