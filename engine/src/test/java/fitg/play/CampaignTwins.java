package fitg.play;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.galaxy.politics.EnemySecret;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.force.first.Mix;
import fitg.rules.force.second.Squads;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Two campaigns that differ in one kind of secret only.
 *
 * @param different whether the position held such a secret that could be exchanged; if not, the two are the same
 */
public record CampaignTwins(Game truth, Game twin, Kept kept, boolean different) {

    private static final int ALL_SECRETS =
            Catalogue.standard().campaign().planetSecrets().size();

    /** Somewhere in the first game-turns; most planet secrets are out soon after that. */
    private static final int EARLY = 150;

    private static final int LATE = 1000;

    /** Moments at which nothing of a secret is half used. */
    private static final Set<Question> CALM = Set.of(
            Query.INTERPLANETARY,
            Query.CHARACTER_MOVE,
            Query.PLANETARY_MOVE,
            Query.REACTION,
            Query.SEARCH,
            Query.EXCHANGE,
            Query.MISSION_PLACE,
            Affair.TAX,
            Affair.REBEL_PURCHASE,
            Matter.FLEET,
            Matter.TRAVEL,
            Matter.SURFACE,
            Matter.PURCHASE,
            Ask.NEXT_ENVIRON,
            Ask.NEXT_SEARCH);

    /** What is kept from one side, and from onlookers. */
    public enum Kept {
        /** C-BASE-1: the planet of the secret base. */
        BASE(Viewer.IMPERIAL) {
            @Override
            boolean exchange(Scenario scenario, GameState s, Random random) {
                RealmState realm = RealmState.of(s);
                long others = EnemySecret.unnamed(scenario, s) & ~realm.destroyed();
                if (realm.baseRevealed() || realm.base() == Realm.NONE) {
                    return false;
                }
                return take(others & ~PieceSet.only(realm.base()), random, realm::setBase);
            }

            @Override
            boolean isToldBy(Event event) {
                return event instanceof Tidings.BaseRevealed || event instanceof Tidings.PlanetDestroyed;
            }
        },
        /** C-POSS-1: which possessions lie face down under a Rebel character. */
        POSSESSIONS(Viewer.IMPERIAL) {
            @Override
            boolean exchange(Scenario scenario, GameState s, Random random) {
                return Twins.swapCards(s, random.nextLong());
            }

            @Override
            boolean isToldBy(Event event) {
                return Twins.somethingShown(List.of(event));
            }
        },
        /** 31.1: which secret lies on which planet. */
        PLANET_SECRETS(Viewer.REBEL) {
            @Override
            boolean exchange(Scenario scenario, GameState s, Random random) {
                RealmState realm = RealmState.of(s);
                List<Integer> planets = new ArrayList<>();
                List<Integer> unknown = new ArrayList<>();
                for (int secret = 0; secret < ALL_SECRETS; secret++) {
                    unknown.add(secret);
                }
                for (int planet : s.area().planets()) {
                    boolean hidden = PieceSet.has(realm.hidden(), planet);
                    unknown.remove((Object) (hidden ? Realm.NONE : realm.secret(planet)));
                    if (hidden) {
                        planets.add(planet);
                    }
                }
                for (int planet : planets) {
                    realm.secrets().put(planet, unknown.remove(random.nextInt(unknown.size())));
                }
                return !planets.isEmpty();
            }

            /** 33.14: what a secret earns is seen on the track, whoever does not know why. */
            @Override
            boolean isToldBy(Event event) {
                return event instanceof Tidings.SecretShown
                        || event instanceof Tidings.PointsChanged change && change.reason() == Reason.SECRET_INCOME;
            }
        },
        /** C-ASSIGN-1: the Strategic Assignments to come. */
        ASSIGNMENTS(Viewer.REBEL) {
            @Override
            boolean exchange(Scenario scenario, GameState s, Random random) {
                RealmState realm = RealmState.of(s);
                int known = realm.assignments().seen();
                int last = realm.assignments().ordered() - 1;
                for (int place = known; place < last; place++) {
                    int other = place + random.nextInt(last - place) + 1;
                    int card = realm.assignments().card(place);
                    realm.assignments().imagine(place, realm.assignments().card(other));
                    realm.assignments().imagine(other, card);
                }
                return known < last;
            }

            @Override
            boolean isToldBy(Event event) {
                return event instanceof Tidings.AssignmentTurned || event instanceof Tidings.AssignmentSeen;
            }
        },
        /** C-UNIT-4: the kinds of Imperial units that lie face down. */
        UNIT_KINDS(Viewer.REBEL) {
            @Override
            boolean exchange(Scenario scenario, GameState s, Random random) {
                CountersState counters = TheatreState.counters(s);
                boolean changed = false;
                for (int each = 0; each < counters.count(); each++) {
                    int other = random.nextInt(counters.count());
                    if (areAlikeToRebels(counters, each, other)) {
                        CounterType kind = counters.type(each);
                        changed |= kind != counters.type(other);
                        counters.turnInto(each, counters.type(other));
                        counters.turnInto(other, kind);
                    }
                }
                return changed;
            }

            @Override
            boolean isToldBy(Event event) {
                return event instanceof Happening.CountersShown
                        || event instanceof Happening.CountersLost
                        || event instanceof Tidings.UnitsSeen
                        || event instanceof Tidings.UpkeepUnpaid;
            }
        },
        /** Case 7.22: the same of 1979, where they are counted and not numbered. */
        UNITS_OF_1979(Viewer.REBEL) {
            @Override
            boolean exchange(Scenario scenario, GameState s, Random random) {
                List<UnitType> hidden = Arrays.stream(s.forces().roster().hidden())
                        .filter(type -> type.carries() && !Realm.of(s).unitsShown())
                        .toList();
                boolean changed = false;
                for (int place : s.area().places()) {
                    for (UnitType type : hidden) {
                        UnitType other = hidden.get(random.nextInt(hidden.size()));
                        // A camp that a heavier garrison would crush is something the Rebel player sees.
                        boolean camp = Place.isEnviron(place) && s.places().campSince(place) > 0;
                        if (!camp && s.forces().unmoved(place, type) > 0 && other != type && Mix.left(s, other) > 0) {
                            s.forces().remove(place, type, 1);
                            s.forces().add(place, other, 1);
                            changed = true;
                        }
                    }
                }
                return changed;
            }

            /** Strength that is used lies open, and what a unit is worth is seen by what it does. */
            @Override
            boolean isToldBy(Event event) {
                return event instanceof Event.UnitsShown
                        || event instanceof Event.UnitsLost
                        || event instanceof Event.SearchRolled
                        || event instanceof Event.MilitaryCombatRolled
                        || event instanceof Dispatch.SpaceCombatRolled
                        || event instanceof Dispatch.Watched
                        || event instanceof Dispatch.Jumped
                        || event instanceof Tidings.UnitsSeen
                        || event instanceof Tidings.UpkeepUnpaid;
            }
        },
        /** E5.7.a.3: which units a suicide squad goes with. */
        SQUADS(Viewer.REBEL) {
            @Override
            boolean exchange(Scenario scenario, GameState s, Random random) {
                List<Integer> others = new ArrayList<>();
                CountersState counters = TheatreState.counters(s);
                if (Realm.of(s).unitsShown()) {
                    return false;
                }
                for (int each = 0; each < counters.count(); each++) {
                    if (counters.place(each) >= 0 && Squads.mayCarry(s, each) && Squads.carried(s, each) < 0) {
                        others.add(each);
                    }
                }
                if (!others.isEmpty()) {
                    Squads.give(s, 0, others.get(random.nextInt(others.size())));
                }
                return !others.isEmpty();
            }

            /** They are seldom trained, so here they are. */
            @Override
            void prepare(GameState s) {
                CountersState counters = TheatreState.counters(s);
                for (int each = 0; each < counters.count(); each++) {
                    if (counters.place(each) >= 0
                            && Squads.mayCarry(s, each)
                            && Realm.of(s).squadCarrier(0) == Realm.NONE) {
                        RealmState.of(s).trainSquads();
                        Squads.give(s, 0, each);
                    }
                }
            }

            @Override
            boolean isToldBy(Event event) {
                return event instanceof Tidings.SquadSpent || event instanceof Tidings.UnitsSeen;
            }
        };

        private final Viewer blind;

        Kept(Viewer blind) {
            this.blind = blind;
        }

        /** The side from which it is kept. */
        public Viewer blind() {
            return blind;
        }

        /** Brings the secret into a game that has none yet. */
        void prepare(GameState s) {}

        /** Makes another secret of it that fits all that is known. Returns whether there was one. */
        abstract boolean exchange(Scenario scenario, GameState s, Random random);

        /** Whether this event lawfully tells it, or part of it. */
        abstract boolean isToldBy(Event event);
    }

    /** Takes one of a set by lot. */
    private static boolean take(long set, Random random, IntConsumer taker) {
        int rest = PieceSet.size(set);
        if (rest == 0) {
            return false;
        }
        long left = set;
        for (int skip = random.nextInt(rest); skip > 0; skip--) {
            left = PieceSet.rest(left);
        }
        taker.accept(PieceSet.lowest(left));
        return true;
    }

    /** Two that lie face down, of the same branch; a transport with cargo or on the ground is seen to be what it is. */
    private static boolean areAlikeToRebels(CountersState counters, int one, int other) {
        return isExchangeable(counters, one)
                && isExchangeable(counters, other)
                && counters.type(one).isGround() == counters.type(other).isGround();
    }

    private static boolean isExchangeable(CountersState counters, int counter) {
        CounterType kind = counters.type(counter);
        boolean ground = kind.isGround();
        int place = counters.place(counter);
        return place >= 0
                && counters.is(CounterMark.FACE_DOWN, counter)
                && counters.carrier(counter) == Holder.NOBODY
                && (ground || counters.cargo(counter) == Holder.NOBODY && !Place.isEnviron(place))
                && kind.branch() != CounterType.Branch.ATROCITY;
    }

    /** The game as it stands, and the same with another secret; the blind side is asked, so that its list stays what it was. */
    public static CampaignTwins of(Game truth, Kept kept, long seed) {
        kept.prepare(truth.state());
        Game twin = truth.copy();
        boolean different = kept.exchange(twin.scenario(), twin.state(), new Random(seed));
        return new CampaignTwins(truth, twin, kept, different);
    }

    /** Twins at a moment drawn by lot at which the blind side is asked and nothing is half done; the same if the game is over. */
    public static CampaignTwins drawn(Scenario scenario, Kept kept, long seed) {
        Random whim = new Random(seed);
        SecondWhims player = SecondWhims.values()[(int) (seed % SecondWhims.values().length)];
        Game game = Game.ofSeed(scenario, seed);
        int least = whim.nextInt(kept == Kept.PLANET_SECRETS ? EARLY : LATE);
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            if (game.number() >= least && kept.blind().is(decision.side()) && CALM.contains(decision.question())) {
                return of(game, kept, seed);
            }
            game.play(CampaignPair.choose(player, decision, whim));
        }
        return new CampaignTwins(game, game.copy(), kept, false);
    }

    /** Whether something that has just happened tells of the secret, or IPOC has opened all units (4.3). */
    public boolean isToldBy(List<Event> events) {
        boolean opened = kept.blind() == Viewer.REBEL && Realm.of(truth.state()).unitsShown();
        return opened || events.stream().anyMatch(kept::isToldBy);
    }

    /** The side the secret is kept by. */
    Side owner() {
        return kept.blind().side().opponent();
    }
}
