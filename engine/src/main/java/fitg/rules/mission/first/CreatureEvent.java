package fitg.rules.mission.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.Card;
import fitg.content.Creature;
import fitg.content.PieceSet;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.mission.FirstCreature;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.MissionEvent;
import fitg.rules.mission.Missions;
import fitg.rules.mission.MutantPeople;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.Optional;

/** Cases 13.45 and 13.46: one group meets the creature of the environ or, where there is none, sentry robots. */
public final class CreatureEvent extends Procedure {

    private final int environ;
    private final ActionEvent event;
    private int mission = Holder.NOBODY;

    CreatureEvent(int environ, ActionEvent event) {
        this.environ = environ;
        this.event = event;
    }

    @Override
    public void advance(Resolution r) {
        if (mission == Holder.NOBODY) {
            begin(r);
        } else {
            boolean driven = PieceSet.has(r.result(), Card.NORROCKS);
            r.finish();
            if (driven) {
                MissionEvent.cancel(r.state(), event);
            } else {
                meetCreature(r);
            }
        }
    }

    private void begin(Resolution r) {
        if (MutantPeople.show(r, environ)) {
            return;
        }
        GameState s = r.state();
        mission = Missions.pickGroup(r, environ, Missions.distinctGroups(s));
        if (mission == Holder.NOBODY) {
            r.finish();
            return;
        }
        switch (FirstCreature.of(r, environ, mission, event)) {
            case IGNORED -> r.finish();
            case ASKED -> {}
            case COMES -> {
                r.finish();
                meetCreature(r);
            }
        }
    }

    private void meetCreature(Resolution r) {
        encounter(r.state()).ifPresent(r::call);
    }

    /** Whom the group picked would meet; nobody where robots do not come. */
    public Optional<CreatureEncounter> encounter(GameState s) {
        long members = s.missions().group(mission);
        Creature creature = MutantPeople.creature(s, environ);
        if (creature == null) {
            int robots = Mishaps.robots(event);
            if (robots == 0 || !Mishaps.isMetByRobots(s, s.turn().phasing(), environ, members)) {
                return Optional.empty();
            }
            creature = PRINTED.sentryRobots(robots);
        }
        return Optional.of(new CreatureEncounter(environ, mission, creature, members));
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(mission);
    }
}
