package fitg.galaxy.event;

import fitg.content.Ability;
import fitg.content.Card;
import fitg.content.EventCard;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Article;
import fitg.procedure.Correction;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.possession.Possessions;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * 117: everybody in the third province takes a wound, but for Rebels with a doctor or with the owner of a Medi-kit that is shown.
 * Where they help, the planet turns to the rebels.
 */
final class Plague extends Procedure {

    private static final int PROVINCE = EventCard.region(EventCard.PLAGUE);
    private static final int WOUNDS = EventCard.printed(EventCard.PLAGUE).figure("wounds");
    private static final long DOCTORS = Cast.with(Ability.HEALS_STACK);

    private enum Step {
        KIT,
        STRIKE,
        SHIFTS
    }

    private Step step = Step.KIT;
    private boolean kit;
    private long helped;

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case KIT -> askForKit(r);
            case STRIKE -> strike(r);
            case SHIFTS -> {
                r.finish();
                r.call(new FixedShifts(helped, Side.REBEL));
                r.settle();
            }
        }
    }

    /** G-R49: a hidden card is shown only if the Rebel player wants it to help. */
    private void askForKit(Resolution r) {
        step = Step.STRIKE;
        int owner = r.state().gear().owner(Card.MEDI_KIT);
        boolean works = !r.state().gear().isBroken(Card.MEDI_KIT) || !r.rules().has(Correction.PLAGUE_SPARES_REBELS);
        if (owner != Holder.NOBODY && owner >= 0 && works && helpsAt(r.state(), owner)) {
            step = Step.KIT;
            r.ask(Affair.MEDIKIT, Side.REBEL, owner).or(Kind.TAKE).or(Kind.LEAVE);
        }
    }

    /** A free Rebel in an environ of the province. */
    private static boolean helpsAt(Position s, int character) {
        return s.people().isFree(character)
                && Place.isEnviron(s.people().at(character))
                && isIn(s.people().at(character));
    }

    private static boolean isIn(int place) {
        int star = Place.star(place);
        return star >= 0 && Provinces.ofStar(star) == PROVINCE;
    }

    @Override
    public void answer(Resolution r, Action action) {
        step = Step.STRIKE;
        kit = action.kind() == Kind.TAKE;
        if (kit && !r.state().gear().isRevealed(Card.MEDI_KIT)) {
            Possessions.show(r, Card.MEDI_KIT);
        }
    }

    private void strike(Resolution r) {
        Position s = r.state();
        step = Step.SHIFTS;
        long spared = DOCTORS;
        long helpers = DOCTORS & s.people().free();
        helpers |= kit ? PieceSet.only(s.gear().owner(Card.MEDI_KIT)) : PieceSet.NONE;
        for (long rest = helpers; rest != 0; rest = PieceSet.rest(rest)) {
            int helper = PieceSet.lowest(rest);
            if (helpsAt(s, helper)) {
                int environ = s.people().at(helper);
                spared |= besideAHelper(r, environ);
                helped |= PieceSet.only(Place.planet(environ));
            }
        }
        for (int place : s.area().places()) {
            if (isIn(place)) {
                Powers.of(r).afflict(r, place, spared, WOUNDS, Article.EVENT.in(r));
            }
        }
    }

    /** All Rebels of the environ, prisoners too. */
    private static long besideAHelper(Resolution r, int environ) {
        Position s = r.state();
        return r.rules().has(Correction.PLAGUE_SPARES_REBELS)
                ? s.people().present(environ, s.people().onMap() & Cast.of(Side.REBEL))
                : Characters.free(s, environ, Side.REBEL);
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(kit ? 1 : 0).add(helped);
    }
}
