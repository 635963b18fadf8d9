package fitg.galaxy.politics;

import fitg.content.PieceSet;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Article;
import fitg.procedure.Correction;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.rules.secret.SecretInterrupt;
import fitg.rules.secret.Unveiling;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/**
 * 3-galactic, 14.5 and 10.3: a side learns a secret of the other. The Imperial player hears of planets that are not the base, and
 * at last which one it is (K-D27); the Rebel player chooses what he wants to know (K-D28).
 */
public final class EnemySecret extends Procedure {

    /** With the base and one more left, the next secret names the base (34.23). */
    private static final int LAST_CANDIDATES = 2;

    private static final int PLANET_SECRETS = 2;

    private enum Step {
        BEGIN,
        NAME,
        CHOOSE,
        SECRET
    }

    private final Side learner;
    private Step step = Step.BEGIN;
    private int left;

    private EnemySecret(Side learner) {
        this.learner = learner;
    }

    /** The side that learns something of the other. */
    public static Procedure learnedBy(Side side) {
        return new EnemySecret(side);
    }

    /** The planets that could be the base as far as the Imperial player knows, the base among them. */
    public static long unnamed(Scenario scenario, Position s) {
        return Terms.of(scenario).baseCandidates() & ~Realm.of(s).named();
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BEGIN -> {
                if (learner == Side.IMPERIAL) {
                    beginNaming(r);
                } else {
                    step = Step.CHOOSE;
                }
            }
            case NAME -> nameNext(r);
            case CHOOSE -> askWhat(r);
            case SECRET -> askSecret(r);
        }
    }

    // ---- the Imperial player learns

    /** G-R54: once the base is known there is nothing to tell. */
    private void beginNaming(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        if (realm.baseRevealed() || realm.base() == Realm.NONE) {
            r.finish();
            return;
        }
        realm.learnSecret();
        Terms terms = Terms.of(r.rules().scenario());
        if (PieceSet.size(unnamed(r.rules().scenario(), r.state())) <= LAST_CANDIDATES) {
            r.finish();
            SecretBase.reveal(r, Article.BASE_KNOWN.in(r));
            r.settle();
            return;
        }
        left = terms.namedPerSecret();
        step = Step.NAME;
    }

    private void nameNext(Resolution r) {
        Position s = r.state();
        long open =
                unnamed(r.rules().scenario(), s) & ~PieceSet.only(Realm.of(s).base());
        if (left == 0 || open == 0) {
            r.finish();
            return;
        }
        r.ask(Affair.NAME_PLANET, Side.REBEL).orEach(Kind.PLANET, open);
    }

    // ---- the Rebel player learns

    private void askWhat(Resolution r) {
        Position s = r.state();
        Realm realm = Realm.of(s);
        r.ask(Affair.LEARN, Side.REBEL);
        if (SecretInterrupt.hidden(s) != 0) {
            r.or(Kind.TWO_SECRETS);
        }
        if (!realm.baseRevealed() && realm.assignments().turned() < cards(r)) {
            r.or(Kind.NEXT_ASSIGNMENT);
        }
        r.orEach(Kind.PROVINCE, provinces(s));
    }

    /** How many cards will have been turned at the end: one in each game-turn, if there are so many. */
    private static int cards(Resolution r) {
        int ordered = Realm.of(r.state()).assignments().ordered();
        boolean counted = r.rules().has(Correction.NO_CARD_AFTER_THE_LAST_TURN);
        return counted ? Math.min(ordered, r.rules().scenario().lastTurn()) : ordered;
    }

    /** The provinces of the game by their numbers. */
    private static long provinces(Position s) {
        long found = PieceSet.NONE;
        for (int planet : s.area().planets()) {
            found |= PieceSet.only(Provinces.of(planet));
        }
        return found;
    }

    private void askSecret(Resolution r) {
        long hidden = SecretInterrupt.hidden(r.state());
        if (left == 0 || hidden == 0) {
            r.finish();
            return;
        }
        r.ask(Affair.SECRET_TO_SEE, Side.REBEL).orEach(Kind.PLANET, hidden);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case TWO_SECRETS -> {
                left = PLANET_SECRETS;
                step = Step.SECRET;
            }
            case NEXT_ASSIGNMENT -> {
                r.finish();
                showAssignment(r);
            }
            case PROVINCE -> {
                r.finish();
                r.shown();
                Powers.of(r).showUnits(r, action.argument());
            }
            default -> takePlanet(r, action.argument());
        }
    }

    private void takePlanet(Resolution r, int planet) {
        left--;
        if (step == Step.SECRET) {
            r.call(new Unveiling(planet));
            return;
        }
        RealmState.of(r.state()).name(planet);
        if (r.listening()) {
            r.tell(new Tidings.NotTheBase(planet, Article.NAMED.in(r)));
        }
    }

    private static void showAssignment(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        r.shown();
        realm.assignments().see();
        if (r.listening()) {
            r.tell(new Tidings.AssignmentSeen(
                    realm.assignments().card(realm.assignments().turned()), Article.ENEMY_SECRET.in(r)));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(learner.ordinal()).add(step.ordinal()).add(left);
    }
}
