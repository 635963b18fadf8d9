package fitg.rules.mission.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Chapters;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.combat.Casualties;
import fitg.rules.mission.Missions;
import fitg.rules.prisoner.Prisoners;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.Position;

/**
 * Case 37.1, mission Q: somebody alone, who stands with an enemy prisoner, questions him; only bonus draws, any section of each card, no
 * events (G-R24). The Imperial player may torture, which may kill.
 */
final class Questioning extends Procedure {

    private static final int DRAWS = 3;
    private static final int DRAWS_UNDER_TORTURE = 6;

    private enum Step {
        QUESTIONER,
        PRISONER,
        MEANS,
        DRAW,
        OVER
    }

    private final int place;
    private Step step = Step.QUESTIONER;
    private int questioner = Holder.NOBODY;
    private int prisoner = Holder.NOBODY;
    private boolean torture;

    Questioning(int place) {
        this.place = place;
    }

    /** Where no bonus draws are made nobody is questioned (event 110). */
    static boolean isPossible(Scenario scenario, Position s, int place, Side side) {
        boolean entranced = Place.isEnviron(place) && Circumstances.now(s).forbidsBonus(Place.planet(place));
        return (scenario.missions() & Mission.QUESTION_PRISONER.bit()) != 0
                && !entranced
                && (Place.isEnviron(place) || !s.places().has(Mark.DONE, place))
                && questioners(s, place, side) != PieceSet.NONE;
    }

    /** With units or without, the guard himself too (14.1). */
    private static long questioners(Position s, int place, Side side) {
        long able = Characters.free(s, place, side)
                & ~Cast.SOVEREIGNS
                & ~s.people().disabled()
                & ~Circumstances.now(s).unfit();
        long found = PieceSet.NONE;
        for (long rest = able; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= wards(s, place, each) != PieceSet.NONE ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** The enemies a character is stacked with; in a trap they are with everybody. */
    private static long wards(Position s, int place, int character) {
        long found = PieceSet.NONE;
        Side side = Cast.side(character);
        boolean snared = side == Side.IMPERIAL
                && Place.isEnviron(place)
                && Circumstances.shown(s, Place.planet(place)).capturesRebels();
        for (long rest = Prisoners.in(s, place, side.opponent()) & ~Cast.SOVEREIGNS;
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int holder = s.people().holder(each);
            boolean withUnits =
                    holder == Holder.UNITS || PieceSet.has(s.people().military(), holder);
            boolean together = withUnits == PieceSet.has(s.people().military(), character);
            found |= together || snared ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        switch (step) {
            case QUESTIONER ->
                r.ask(Matter.QUESTIONER, side, place)
                        .orEach(Kind.CHARACTER, questioners(s, place, side))
                        .or(Kind.NONE);
            case PRISONER ->
                r.ask(Matter.QUESTIONED, side, questioner).orEach(Kind.CHARACTER, wards(s, place, questioner));
            case MEANS -> askMeans(r, side);
            case DRAW -> draw(r, side);
            case OVER -> {
                r.finish();
                r.settle();
            }
        }
    }

    private void askMeans(Resolution r, Side side) {
        if (Chapters.of(r).mayTorture(side)) {
            r.ask(Matter.QUESTIONING, side, prisoner).or(Kind.QUESTION).or(Kind.TORTURE);
        } else {
            begin(r);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case NONE -> r.finish();
            case CHARACTER -> {
                if (step == Step.QUESTIONER) {
                    questioner = action.argument();
                    step = Step.PRISONER;
                } else {
                    prisoner = action.argument();
                    step = Step.MEANS;
                }
            }
            default -> {
                torture = action.kind() == Kind.TORTURE;
                begin(r);
            }
        }
    }

    private void begin(Resolution r) {
        GameState s = r.state();
        step = Step.DRAW;
        s.people().barFromMissions(PieceSet.only(questioner));
        s.people().markActed(PieceSet.only(questioner));
        if (r.listening()) {
            r.tell(new Event.MissionAssigned(
                    place, Mission.QUESTION_PRISONER, PieceSet.only(questioner), false, prisoner, "37.1"));
        }
        if (torture) {
            torment(r);
        }
    }

    /** Case 37.13: what the die shows above what he can still bear is two wounds a point. */
    private void torment(Resolution r) {
        int die = r.die("torture");
        if (r.listening()) {
            r.tell(new Event.DieRolled("torture", die, "37.13"));
        }
        Casualties.wound(r, prisoner, 2 * Math.max(0, die - Ratings.enduranceLeft(r.state(), prisoner)));
    }

    private int draws(Position s) {
        int clever = Ratings.intelligence(s, questioner);
        if (!s.people().isPrisoner(prisoner)) {
            return 0;
        }
        return torture ? Math.max(0, DRAWS_UNDER_TORTURE + clever - Ratings.intelligence(s, prisoner)) : DRAWS + clever;
    }

    private void draw(Resolution r, Side side) {
        step = Step.OVER;
        long deck = Missions.WHOLE_DECK;
        int letters = 0;
        for (int draws = draws(r.state()); draws > 0 && deck != 0; draws--) {
            int card = r.actionCard(deck);
            deck &= ~PieceSet.only(card);
            letters += OrbitQuest.shows(PRINTED.actionCard(card), Mission.QUESTION_PRISONER) ? 1 : 0;
            if (r.listening()) {
                r.tell(new Event.ActionCardDrawn(place, card, true, "37.11"));
            }
        }
        if (r.listening()) {
            End how = letters > 0 ? End.COMPLETED : End.FAILED;
            r.tell(new Event.MissionEnded(place, Mission.QUESTION_PRISONER, how, letters, "37.14"));
        }
        if (letters > 0) {
            Chapters.of(r).secretLearned(r, side);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(place).add(step.ordinal()).add(questioner).add(prisoner).add(torture ? 1 : 0);
    }
}
