package fitg.rules.mission.first;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.first.Engagements;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.first.Units;
import fitg.state.Digest;
import fitg.state.GameState;

/** Case 12.15: an event has found a group; the enemy may attack it at once with a squad or with characters. */
public final class FoundGroup extends Procedure {

    private final int environ;
    private final long found;
    private final boolean squadOnly;
    private boolean choosing;
    private long attackers;
    private long considered;

    FoundGroup(int environ, long found, boolean squadOnly) {
        this.environ = environ;
        this.found = found;
        this.squadOnly = squadOnly;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        if (choosing) {
            askAttacker(r, enemy);
            return;
        }
        if (Engagements.of(r).strikesFound(r, environ, found)) {
            return;
        }
        boolean squad = s.forces().strikingStrength(environ, enemy) > 0;
        boolean characters = !squadOnly && able(s, enemy) != 0;
        if ((!squad && !characters) || (found & s.people().free()) == 0) {
            r.finish();
            return;
        }
        r.ask(Ask.ATTACK_FOUND_WITH, enemy, environ);
        if (squad) {
            r.or(Kind.SQUAD);
        }
        if (characters) {
            r.or(Kind.CHARACTERS);
        }
        r.or(Kind.PASS);
    }

    private long able(GameState s, Side enemy) {
        return Characters.free(s, environ, enemy) & ~s.people().disabled();
    }

    /** RUL-70: any of them, at least one; they are not detected by it. */
    private void askAttacker(Resolution r, Side enemy) {
        GameState s = r.state();
        long waiting = able(s, enemy) & ~considered;
        if (waiting == 0) {
            s.people().leaveMilitary(attackers);
            r.finish();
            r.call(attackBy(s, Engagements.of(r), attackers));
            return;
        }
        int next = PieceSet.lowest(waiting);
        r.ask(Ask.ATTACKER, enemy, next).or(Kind.TAKE);
        if (attackers != 0 || PieceSet.size(waiting) > 1) {
            r.or(Kind.LEAVE);
        }
    }

    public Procedure attackBySquad(GameState s, Engagements chapters) {
        return chapters.fightBySquad(
                s, environ, s.turn().phasing().opponent(), found & s.people().free());
    }

    /** With all who can. */
    public Procedure attackByCharacters(GameState s, Engagements chapters) {
        return attackBy(s, chapters, able(s, s.turn().phasing().opponent()));
    }

    /** With those named so far and these. */
    public Procedure attackWith(GameState s, Engagements chapters, long joining) {
        return attackBy(s, chapters, attackers | joining);
    }

    private Procedure attackBy(GameState s, Engagements chapters, long characters) {
        return chapters.fightByCharacters(
                environ,
                s.turn().phasing().opponent(),
                characters,
                found & s.people().free());
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        if (choosing) {
            Side enemy = s.turn().phasing().opponent();
            int next = PieceSet.lowest(able(s, enemy) & ~considered);
            considered |= PieceSet.only(next);
            attackers |= action.kind() == Kind.TAKE ? PieceSet.only(next) : 0;
            return;
        }
        switch (action.kind()) {
            case SQUAD -> {
                r.finish();
                Units.show(r, environ, "7.22");
                r.call(attackBySquad(s, Engagements.of(r)));
            }
            case CHARACTERS -> choosing = true;
            default -> r.finish();
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(found)
                .add(squadOnly ? 1 : 0)
                .add(choosing ? 1 : 0)
                .add(attackers)
                .add(considered);
    }
}
