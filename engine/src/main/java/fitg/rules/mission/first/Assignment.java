package fitg.rules.mission.first;

import fitg.content.Card;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.mission.Declared;
import fitg.rules.mission.Missions;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * Case 13.1: the phasing player forms mission groups in one environ, each with a mission of its own kind. Hands down
 * what was declared, packed by {@link #pack}.
 */
public final class Assignment extends Procedure {

    private enum Step {
        RATINGS,
        MISSION,
        MEMBERS,
        TARGET,
        POSSESSIONS,
        /** Event 101 and Hyper-World. */
        ALSO
    }

    private static final long CALL = 1L << 40;

    private final int environ;
    private Step step = Step.RATINGS;
    private int mission;
    private long members;
    private long considered;
    private long used;
    private boolean campUsed;
    /** Whether the mission at hand is that of the camp, and whether it is a second one. */
    private boolean byCamp;

    private boolean doubled;
    private boolean pending;
    private int target = Holder.NOBODY;
    private int bladeOwner = Holder.NOBODY;
    private int gemsOwner = Holder.NOBODY;
    private int gemsMission = Holder.NOBODY;
    private int rifleOwner = Holder.NOBODY;
    private int bladeHolder;
    private int gemsHolder;

    Assignment(int environ) {
        this.environ = environ;
    }

    /** Target, blade owner, gems owner, gems mission and rifle owner, each plus one, in a byte of its own; then whether a sovereign is called. */
    private long pack() {
        int first = target + 1 | bladeOwner + 1 << 8 | gemsOwner + 1 << 16 | gemsMission + 1 << 24;
        return first | rifleOwner + 1L << 32 | ((used & Mission.SUMMON_SOVEREIGN.bit()) != 0 ? CALL : 0);
    }

    /** Whether a call for a sovereign is out, and nobody has followed it yet. */
    static boolean calls(long packed) {
        return (packed & CALL) != 0;
    }

    static long heard(long packed) {
        return packed & ~CALL;
    }

    static int unpack(long packed, int field) {
        return (int) (packed >>> field * 8 & 0xFF) - 1;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case RATINGS -> {
                step = Step.MISSION;
                if (!PossessionUse.offered(r, Moment.ASSIGNMENT, unassigned(r.state()))) {
                    askMission(r);
                }
            }
            case MISSION -> askMission(r);
            case MEMBERS -> askMember(r);
            case TARGET -> askTarget(r);
            case POSSESSIONS -> declarePossessions(r);
            case ALSO -> askAlso(r);
        }
    }

    private long unassigned(GameState s) {
        return Missions.unassigned(s, environ, s.turn().phasing());
    }

    private void askMission(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        long free = unassigned(s);
        boolean camp = !campUsed && Missions.campMayAct(s, environ, side);
        r.ask(Ask.MISSION, side, environ);
        if (free != 0 || camp) {
            offerMissions(r, side, free, camp);
        }
        r.or(Kind.END);
    }

    private void offerMissions(Resolution r, Side side, long free, boolean camp) {
        GameState s = r.state();
        for (Mission each : r.ruleset().missions()) {
            if ((used & each.bit()) != 0 || !Grounds.allow(r.rules().scenario(), s, environ, side, each)) {
                continue;
            }
            if (Missions.mayUndertake(s, each, free)) {
                r.or(Kind.MISSION, each.ordinal());
            }
            if (camp && Missions.isOpenToCamp(each)) {
                r.or(Kind.CAMP, each.ordinal());
            }
        }
    }

    /** One after the other; at least one goes, and on a Coup at least one with Intelligence above one. */
    private void askMember(Resolution r) {
        GameState s = r.state();
        long waiting = unassigned(s) & ~considered & ~members;
        if (waiting == 0) {
            formGroup(r);
            return;
        }
        int next = PieceSet.lowest(waiting);
        long later = PieceSet.rest(waiting);
        boolean needed = !Missions.mayUndertake(s, Mission.at(mission), members | later);
        r.ask(Ask.MISSION_MEMBER, s.turn().phasing(), next).or(Kind.TAKE);
        if (!needed) {
            r.or(Kind.LEAVE);
        }
    }

    private void formGroup(Resolution r) {
        GameState s = r.state();
        s.missions().setGroup(mission, members);
        s.people().markActed(members);
        if (mission == Mission.ASSASSINATION.ordinal()) {
            step = Step.TARGET;
            askTarget(r);
        } else {
            step = Step.POSSESSIONS;
            tellAssigned(r, false);
            declarePossessions(r);
        }
    }

    private void tellAssigned(Resolution r, boolean camp) {
        if (r.listening()) {
            int named = mission == Mission.ASSASSINATION.ordinal() ? target : Holder.NOBODY;
            r.tell(new Event.MissionAssigned(environ, Mission.at(mission), members, camp, named, "13.1"));
        }
    }

    private void askTarget(Resolution r) {
        GameState s = r.state();
        r.ask(Ask.TARGET, s.turn().phasing(), environ);
        r.orEach(Kind.CHARACTER, Missions.targets(s, environ, s.turn().phasing().opponent()));
    }

    /** Case 14.27: possessions used for bonus draws are declared now, and used up by it (RUL-67). */
    private void declarePossessions(Resolution r) {
        GameState s = r.state();
        if (!pending) {
            pending = true;
            bladeHolder = s.gear().owner(Card.BLADE);
            gemsHolder = s.gear().owner(Card.GEMS);
            if (PossessionUse.offered(r, Moment.BONUS_DRAWS, members, 0, mission, 0)) {
                return;
            }
        } else {
            long cards = r.result();
            bladeOwner = PieceSet.has(cards, Card.BLADE) ? bladeHolder : bladeOwner;
            if (PieceSet.has(cards, Card.GEMS)) {
                gemsOwner = gemsHolder;
                gemsMission = mission;
            }
        }
        if (mission == Mission.ASSASSINATION.ordinal()) {
            rifleOwner = Missions.shownRifleOwner(s);
        }
        pending = false;
        step = Step.ALSO;
        askAlso(r);
    }

    // ---- a second mission of the same group (G-R47)

    private void askAlso(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        long open = doubled || !Grounds.doubles(s, environ, side) ? PieceSet.NONE : alsoOpen(r, side);
        if (open == PieceSet.NONE) {
            doubled = false;
            byCamp = false;
            step = Step.MISSION;
            askMission(r);
            return;
        }
        r.ask(Affair.SECOND_MISSION, side, mission).or(Kind.NONE).orEach(Kind.ALSO, open);
    }

    private long alsoOpen(Resolution r, Side side) {
        GameState s = r.state();
        long open = PieceSet.NONE;
        for (Mission each : r.ruleset().missions()) {
            boolean able = byCamp ? Missions.isOpenToCamp(each) : Missions.mayUndertake(s, each, members);
            boolean allowed =
                    (used & each.bit()) == 0 && able && Grounds.allow(r.rules().scenario(), s, environ, side, each);
            open |= allowed ? each.bit() : PieceSet.NONE;
        }
        return open;
    }

    private void takeAlso(Resolution r, int another) {
        mission = another;
        used |= PieceSet.only(mission);
        Grounds.showDoubling(r, environ);
        if (byCamp) {
            r.state().missions().sendCamp(mission);
            tellAssigned(r, true);
        } else {
            formGroup(r);
        }
    }

    public int environ() {
        return environ;
    }

    /** Those named for the mission at hand so far. */
    public long members() {
        return members;
    }

    /** The mission at hand. */
    public Mission mission() {
        return Mission.at(mission);
    }

    /** The bonus draws of that group if these cards are declared for it; the state has them shown already. */
    public int bonusDraws(GameState s, long cards) {
        int blade = PieceSet.has(cards, Card.BLADE) ? bladeHolder : Holder.NOBODY;
        int gems = PieceSet.has(cards, Card.GEMS) ? gemsHolder : Holder.NOBODY;
        Declared said = new Declared(loyaltyValue(s, environ), blade, gems, mission, Missions.shownRifleOwner(s));
        return Missions.bonusDraws(s, environ, mission(), said);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (step) {
            case MISSION -> choose(r, action);
            case MEMBERS -> {
                int next = PieceSet.lowest(unassigned(r.state()) & ~considered & ~members);
                considered |= PieceSet.only(next);
                members |= action.kind() == Kind.TAKE ? PieceSet.only(next) : 0;
            }
            case TARGET -> {
                target = action.argument();
                tellAssigned(r, false);
                step = Step.POSSESSIONS;
            }
            case ALSO -> {
                doubled = true;
                if (action.kind() == Kind.ALSO) {
                    takeAlso(r, action.argument());
                }
            }
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    private void choose(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            r.finish(pack());
            return;
        }
        mission = action.argument();
        used |= PieceSet.only(mission);
        members = 0;
        considered = 0;
        if (action.kind() == Kind.CAMP) {
            campUsed = true;
            byCamp = true;
            r.state().missions().sendCamp(mission);
            tellAssigned(r, true);
            step = Step.ALSO;
        } else {
            step = Step.MEMBERS;
        }
    }

    /** Case 15.11: the loyalty value that counts for Diplomacy is that of the assignment. */
    static int loyaltyValue(Position s, int environ) {
        return s.planets().loyalty(Control.planetOf(environ)).valueFor(s.turn().phasing());
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(step.ordinal())
                .add(mission)
                .add(members)
                .add(considered)
                .add(used);
        if (byCamp || doubled) {
            d.add(byCamp ? 1 : 0).add(doubled ? 1 : 0);
        }
        d.add(campUsed ? 1 : 0)
                .add(pending ? 1 : 0)
                .add(pack())
                .add(bladeHolder)
                .add(gemsHolder);
    }
}
