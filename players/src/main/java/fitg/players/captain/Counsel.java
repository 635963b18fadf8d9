package fitg.players.captain;

import fitg.content.ActionEvent;
import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.possession.Card;
import fitg.state.Cast;
import fitg.state.Ledger;

/** The worth of each answer to a question, on one scale for each question: what it can be expected to gain, in points. */
public final class Counsel {

    /** Something to be gained by doing nothing: every move can be answered. */
    private static final double INERTIA = 0.12;

    private final Situation on;
    private final Decision decision;
    private final Stakes stakes;
    private final Peril peril;
    private final Places places;
    private final Travel travel;
    private final Troops troops;
    private final Battle battle;
    private final Duel duel;
    private MissionPlan assignment;
    private Travel.Journey flight;

    public Counsel(PlayerView view, Decision decision, Temperament temperament) {
        this.on = new Situation(view, decision.side(), temperament);
        this.decision = decision;
        stakes = new Stakes(on);
        peril = new Peril(on, stakes);
        places = new Places(on, stakes, peril);
        travel = new Travel(on, stakes, places);
        troops = new Troops(on, stakes, peril);
        battle = new Battle(on, stakes);
        duel = new Duel(on, stakes);
    }

    public double worth(Action action) {
        int subject = decision.subject();
        int argument = action.argument();
        Kind kind = action.kind();
        return switch (decision.question()) {
            case SET_UP_UNIT -> troops.arrival(argument, UnitKind.at(subject).strength());
            case SET_UP_CHARACTERS -> on.strength(argument, on.me());
            case SET_UP_STACK -> kind == Kind.CHARACTER_STACK ? 1 : 0;
            case ENTER_FROM_SPACE -> travel.entry(argument);
            case MOVE -> move(action);
            case MOVE_DESTINATION -> troops.march(subject, argument).gain();
            case MOVE_UNITS -> marchers(subject, argument);
            case MOVE_CHARACTER -> company(subject, kind);
            case FLIGHT_DESTINATION -> travel.flight(subject, argument).gain();
            case FLIGHT_PASSENGER -> passenger(subject, kind);
            case WALK_DESTINATION -> travel.walk(subject, argument);
            case ORGANISE -> organise(action);
            case ARRIVAL_KIND -> argument == UnitKind.LINE.ordinal() ? 1 : 0;
            case ARRIVAL -> troops.arrival(argument, UnitKind.at(subject).strength());
            case PDB_ATTACK -> kind == Kind.ATTACK ? pdb(subject) : 0;
            case REACTION -> kind == Kind.END ? 0 : reaction(argument);
            case REACTION_ORIGIN -> bestPiece(argument, reactionTarget());
            case REACTION_PIECE -> piece(action, subject, reactionTarget());
            case REACTION_LEADER -> kind == Kind.NONE ? 0 : troops.leader(reactionTarget(), leadership(argument));
            case REACTION_STACK -> kind == Kind.MILITARY_STACK ? 1 : 0;
            case DECLARE_COMBAT -> kind == Kind.ATTACK ? battle.attack(subject) : 0;
            case UPRISING -> kind == Kind.END ? 0 : battle.uprising(argument);
            case LEADER, SEARCH_LEADER -> kind == Kind.NONE ? 0.5 : leadership(argument);
            case LOSSES -> argument * (UnitKind.at(subject).mobile() ? -1 : 1);
            case NEXT_SEARCH -> kind == Kind.END ? 0 : 1;
            case SEARCH_UNITS -> kind == Kind.UNITS ? 1 : 0;
            case SEARCH_CHARACTER -> duel.seek(subject, kind, peril);
            case ATTACKER -> duel.join(subject, kind);
            case ATTACK_FOUND -> kind == Kind.ATTACK ? duel.attackFound(subject, on.strength(subject, on.me()) > 0) : 0;
            case ATTACK_FOUND_WITH -> kind == Kind.SQUAD ? 1 : 0;
            case WEAPONS -> duel.weapons(subject, kind);
            case AIM -> duel.aim(subject, kind);
            case ACTIVE -> duel.active(subject, kind);
            case BREAK_OFF -> duel.breakOff(action);
            case WOUNDS -> duel.wounds(subject, argument);
            case ACCIDENT, COUP_VICTIM, CREATURE_TARGET -> duel.expose(argument);
            case HOLDER -> kind == Kind.UNITS ? 1 : 0;
            case NEXT_ENVIRON -> kind == Kind.END ? 0 : 0.01 + plan(argument).value();
            case MISSION -> mission(action);
            case MISSION_MEMBER -> member(subject, kind);
            case TARGET -> stakes.death(argument);
            case COMPLETE -> kind == Kind.CONTINUE ? goingOn(Mission.at(subject)) : 0;
            case LETTER_ORDER -> letterFirst(Mission.at(argument));
            case BUY_2_1 -> purchase(subject, argument);
            case BUY_1_0, PENDING_UNITS -> argument;
            case SABOTAGE -> sabotage(action);
            case SUBVERT, LOCALS_RAID -> sacrifice(action);
            case FREE_PRISONER -> stakes.use(argument);
            case EXCHANGE -> kind == Kind.END ? 1 : 0;
            case USE_POSSESSION -> kind == Kind.USE ? card(argument) : 0;
            case HAND_OVER -> kind == Kind.UNITS ? 1 : 0;
            default -> usual(kind);
        };
    }

    /** Why an action seems right, in a sentence. */
    public String reason(Action action) {
        return Reasons.of(on, stakes, decision, action);
    }

    private static double usual(Kind kind) {
        return switch (kind) {
            case END, PASS, DECLINE, NONE, STOP, LEAVE -> 0;
            case UNITS, SQUAD -> 2;
            default -> 1;
        };
    }

    // ---- movement

    private double move(Action action) {
        int argument = action.argument();
        return switch (action.kind()) {
            case END -> INERTIA;
            case PDB_UP -> pdbUp(argument);
            case USE -> 0.3;
            case FLY -> travel.bestFlight(argument).gain();
            case WALK -> travel.bestWalk(argument).gain();
            case MOVE_UNITS -> troops.best(argument).gain();
            default -> 0;
        };
    }

    private double pdbUp(int planet) {
        boolean decides = on.amRebel() && on.view().planetState(planet) == PlanetState.REBELLION;
        return decides ? 5 : 1;
    }

    /** As many of a kind as the march I have in mind takes along. */
    private double marchers(int kind, int count) {
        int from = decision.soFar().getFirst().argument();
        int to = destination(from);
        int[] counts = troops.march(from, to).counts();
        return counts.length == 0 ? count : -Math.abs(counts[kind] - count);
    }

    /** Where units that are leaving go; when only one place was open it was not asked for. */
    private int destination(int from) {
        int only = from;
        for (int to : on.environs()) {
            only = to != from
                            && on.room(to, on.me()) > 0
                            && troops.march(from, to).counts().length > 0
                    ? to
                    : only;
        }
        return named(only);
    }

    private int flightDestination(int from) {
        int only = from;
        for (int to : on.environs()) {
            only = to != from ? to : only;
        }
        return named(only);
    }

    /** The destination that was answered in this act, or the only one there was. */
    private int named(int only) {
        boolean answered =
                decision.soFar().size() > 1 && decision.soFar().get(1).kind() == Kind.ENVIRON;
        return answered ? decision.soFar().get(1).argument() : only;
    }

    /** Whether somebody goes along with units. */
    private double company(int character, Kind kind) {
        if (kind == Kind.LEAVE) {
            return 0;
        }
        int from = decision.soFar().getFirst().argument();
        int to = destination(from);
        int self = 1 << character;
        int here = on.characterStack(from, on.me()) | self;
        int there = on.characterStack(to, on.me());
        double gain = places.worth(to, there | self, 1)
                - places.worth(to, there, places.detected(there))
                + places.worth(from, here & ~self, places.detected(here & ~self))
                - places.worth(from, here, places.detected(here));
        boolean fight = on.strength(to, on.enemy()) > 0;
        boolean hunt = on.characterStack(to, on.enemy()) != 0 && !on.amRebel();
        double lead = leadership(character) * (fight ? 0.5 : hunt ? 0.2 : 0);
        return gain + lead - INERTIA;
    }

    private double passenger(int character, Kind kind) {
        int ship = decision.soFar().getFirst().argument();
        int to = flightDestination(on.view().shipAt(ship));
        if (flight == null) {
            flight = travel.flight(ship, to);
        }
        boolean comes = (flight.party() & 1 << character) != 0;
        return (kind == Kind.TAKE) == comes ? 1 : 0;
    }

    /** Those with units lead them and cannot be searched for; the others go on missions. */
    private double organise(Action action) {
        if (action.kind() == Kind.END) {
            return 0;
        }
        int character = action.argument();
        int self = 1 << character;
        int environ = on.view().at(character);
        int others = on.characterStack(environ, on.me()) & ~self;
        double seen = places.detected(others | self);
        double onMissions = places.worth(environ, others | self, seen) - places.worth(environ, others, seen);
        double withUnits = troops.leader(environ, leadership(character));
        double gain = onMissions - withUnits;
        boolean isWithUnits = (on.view().military() & self) != 0;
        double change = isWithUnits ? gain : -gain;
        return change > 0.05 ? 5 - character / 100.0 : -1;
    }

    private int leadership(int character) {
        return on.rating(character, Rating.LEADERSHIP);
    }

    /** A weak PDB is more easily lost than it does harm. */
    private double pdb(int planet) {
        return on.view().pdbLevel(planet) == 2 ? 1 : 0.1;
    }

    // ---- reaction

    private int reactionTarget() {
        return decision.soFar().getFirst().argument();
    }

    private double reaction(int to) {
        double best = Double.NEGATIVE_INFINITY;
        for (int from : Situation.PRINTED.planet(on.planetOf(to)).environs()) {
            best = from == to ? best : Math.max(best, bestPiece(from, to));
        }
        return best - INERTIA;
    }

    private double bestPiece(int from, int to) {
        double best = Double.NEGATIVE_INFINITY;
        for (int kind = UnitKind.first(on.me()); kind <= UnitKind.last(on.me()); kind++) {
            if (on.view().units(from, UnitKind.at(kind)) > 0 && on.room(to, on.me()) > 0) {
                best = Math.max(best, reinforce(from, to, UnitKind.at(kind)));
            }
        }
        for (int rest = on.free(from, on.me()); rest != 0; rest &= rest - 1) {
            best = Math.max(best, joinHunt(Integer.numberOfTrailingZeros(rest), to));
        }
        return best;
    }

    private double piece(Action action, int from, int to) {
        return action.kind() == Kind.UNIT
                ? reinforce(from, to, UnitKind.at(action.argument()))
                : joinHunt(action.argument(), to);
    }

    /** In the enemy's turn the fight and the search come at once. */
    private double reinforce(int from, int to, UnitKind kind) {
        double strength = on.strengthOf(kind);
        double there = on.strength(to, on.me());
        double gain = troops.inEnviron(to, there + strength) - troops.inEnviron(to, there);
        double here = on.strength(from, on.me());
        return gain + troops.inEnviron(from, here - strength) - troops.inEnviron(from, here);
    }

    private double joinHunt(int character, int to) {
        boolean battle = on.strength(to, on.enemy()) > 0 && on.strength(to, on.me()) > 0;
        return battle ? 0.3 * leadership(character) : -1;
    }

    // ---- missions

    private MissionPlan plan(int environ) {
        int pool = on.fitForMissions(environ, on.me()) & ~on.view().barredFromMissions();
        return MissionPlan.of(on, stakes, environ, pool);
    }

    /** All answers to one question are weighed by the same plan. */
    private MissionPlan planOf(int environ, int offered) {
        if (assignment == null) {
            int pool = on.fitForMissions(environ, on.me()) & ~on.view().barredFromMissions() & ~assigned();
            assignment = new MissionPlan(on, new MissionWorth(on, stakes, environ), pool, offered);
        }
        return assignment;
    }

    private int assigned() {
        int assigned = 0;
        for (Mission mission : Mission.values()) {
            assigned |= on.view().group(mission.ordinal());
        }
        return assigned;
    }

    private double mission(Action action) {
        int environ = decision.subject();
        if (action.kind() == Kind.CAMP) {
            return camp(Mission.at(action.argument()));
        }
        if (action.kind() == Kind.END) {
            return 0;
        }
        int offered = 0;
        for (Action each : decision.actions()) {
            offered |= each.kind() == Kind.MISSION ? 1 << each.argument() : 0;
        }
        Mission mission = Mission.at(action.argument());
        return planOf(environ, offered).group(mission) == 0 ? -1 : 1 + mission.ordinal() / 100.0;
    }

    private static double camp(Mission mission) {
        return switch (mission) {
            case DIPLOMACY -> 2;
            case COUP -> 1.9;
            case FREE_PRISONERS -> 1.8;
            case SUBVERT_TROOPS -> 1.5;
            default -> 1.2;
        };
    }

    /** Who goes is part of the plan that made me choose the mission. */
    private double member(int character, Kind kind) {
        int environ = on.view().at(character);
        MissionWorth worth = new MissionWorth(on, stakes, environ);
        int offered = 0;
        for (Mission each : Mission.values()) {
            boolean free = on.view().group(each.ordinal()) == 0;
            offered |= free && worth.isAllowed(each) ? each.bit() : 0;
        }
        Mission mission = Mission.at(decision.soFar().getFirst().argument());
        boolean goes = (planOf(environ, offered).group(mission) & 1 << character) != 0;
        return (kind == Kind.TAKE) == goes ? 1 : 0;
    }

    /** One letter in hand: what a second one would add against what an abort would cost. */
    private double goingOn(Mission mission) {
        int group = on.view().group(mission.ordinal());
        if (group == 0) {
            return 1;
        }
        int environ = on.view().at(Integer.numberOfTrailingZeros(group));
        int planet = on.planetOf(environ);
        int deck = on.view().actionDeck();
        int drawn = 30 - Integer.bitCount(deck);
        int left = Math.max(0, on.environ(environ).size() - drawn);
        int good = Letters.left(deck, on.environ(environ).type(), mission);
        MissionWorth worth = new MissionWorth(on, stakes, environ);
        boolean barred = (on.view().noted(Ledger.EVENTS) & ActionEvent.Type.NO_BONUS.bit()) != 0;
        double abort = 1 - Math.pow(1 - worth.abort(mission, group, 2), left);
        int bonus = barred ? 0 : worth.bonusDraws(mission, group);
        double more = Letters.atLeastOne(good, Integer.bitCount(deck), left + bonus);
        double now = switch (mission) {
            case DIPLOMACY, COUP -> stakes.shift(planet, on.view().letters(mission.ordinal()));
            default -> 1;
        };
        double then = switch (mission) {
            case DIPLOMACY, COUP -> stakes.shift(planet, on.view().letters(mission.ordinal()) + 1);
            default -> 2;
        };
        boolean rising = on.amRebel()
                && on.view().group(Mission.REBELLION.ordinal()) != 0
                && on.view().loyalty(planet).ordinal() + on.view().letters(mission.ordinal()) == 4;
        return rising ? -1 : more * (then - now) - abort * now;
    }

    private static double letterFirst(Mission mission) {
        return switch (mission) {
            case DIPLOMACY -> 3;
            case COUP -> 2;
            default -> 1;
        };
    }

    // ---- the rest

    /** Strength first, then those who can move: a 2-1 costs as much as three 1-0. */
    private double purchase(int environ, int twos) {
        int points = on.environ(environ).resource();
        int room = on.room(environ, Side.REBEL);
        int ones = Math.max(0, Math.min(points - 3 * twos, room - twos));
        return 2 * Math.min(twos, room) + ones + 0.1 * twos;
    }

    private double sabotage(Action action) {
        int planet = on.planetOf(decision.subject());
        boolean wantsPdb = on.amRebel() && on.view().loyalty(planet).ordinal() >= 3;
        return switch (action.kind()) {
            case UNIT -> 1 + on.strengthOf(UnitKind.at(action.argument()));
            case PDB -> wantsPdb ? 0.5 : on.amRebel() ? 2 : 3;
            default -> 0;
        };
    }

    /** What the Empire must give up. */
    private double sacrifice(Action action) {
        return switch (action.kind()) {
            case UNIT ->
                -on.strengthOf(UnitKind.at(action.argument()))
                        - (UnitKind.at(action.argument()).mobile() ? 1 : 0);
            case PDB -> -2;
            default -> 0;
        };
    }

    /** Most cards are there to be used; what is gone after one use waits for its moment. */
    private double card(int possession) {
        return switch (possession) {
            case Card.HELIAN_DRUG, Card.BLADE -> -0.1;
            case Card.MEDI_KIT -> anybodyHurt() ? 1 : -0.1;
            default -> 0.5;
        };
    }

    private boolean anybodyHurt() {
        for (int rest = on.all(on.me()) & Cast.REBELS; rest != 0; rest &= rest - 1) {
            if (on.view().wounds(Integer.numberOfTrailingZeros(rest)) > 0) {
                return true;
            }
        }
        return false;
    }
}
