package fitg.procedure;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Rating;
import fitg.content.Soldier;
import fitg.content.Spaceship;
import fitg.content.UnitType;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One legal answer to a decision: what is done, and to which piece or place. Actions are interned, so the engine
 * compares them by identity and playing allocates none. The {@link #key()} is stable: it names pieces by the numbers
 * printed on them, not by their place in a list.
 */
public final class Action {

    /** No list of pieces is longer, and no answer is a larger number. */
    private static final int NUMBERS = 512;

    private static final Action[][] INTERNED = intern();

    private final Kind kind;
    private final int argument;

    private Action(Kind kind, int argument) {
        this.kind = kind;
        this.argument = argument;
    }

    private static Action[][] intern() {
        Kind[] kinds = Kind.values();
        Action[][] all = new Action[kinds.length][];
        for (Kind kind : kinds) {
            all[kind.ordinal()] = new Action[kind.of == Piece.NONE ? 1 : kind.of.count()];
            for (int argument = 0; argument < all[kind.ordinal()].length; argument++) {
                all[kind.ordinal()][argument] = new Action(kind, argument);
            }
        }
        return all;
    }

    public static Action of(Kind kind) {
        return INTERNED[kind.ordinal()][0];
    }

    public static Action of(Kind kind, int argument) {
        return INTERNED[kind.ordinal()][argument];
    }

    public Kind kind() {
        return kind;
    }

    /** The piece or place by its place in the catalogue, or a plain number. */
    public int argument() {
        return argument;
    }

    /** A text that means the same action in every version of the list it came from. */
    public String key() {
        return kind.of == Piece.NONE ? kind.key() : kind.key() + ":" + kind.of.name(argument);
    }

    /** Reads a key back; throws IllegalArgumentException with the reason when it is not one. */
    public static Action parse(String key) {
        int colon = key.indexOf(':');
        Kind kind = Lookup.KINDS.get(colon < 0 ? key : key.substring(0, colon));
        if (kind == null || (kind.of == Piece.NONE) != (colon < 0)) {
            throw new IllegalArgumentException("\"" + key + "\" is not an action");
        }
        return colon < 0 ? of(kind) : of(kind, kind.of.number(key.substring(colon + 1)));
    }

    /** Kinds and pieces by what keys call them; made when the first key is read, because it needs the catalogue. */
    private static final class Lookup {

        private static final Map<String, Kind> KINDS =
                Arrays.stream(Kind.values()).collect(Collectors.toUnmodifiableMap(Kind::key, kind -> kind));

        private static final Map<Piece, Map<String, Integer>> NUMBERS = new EnumMap<>(Piece.class);

        static {
            for (Piece piece : Piece.values()) {
                NUMBERS.put(
                        piece,
                        IntStream.range(0, piece.count())
                                .boxed()
                                .collect(Collectors.toUnmodifiableMap(piece::name, argument -> argument)));
            }
        }
    }

    @Override
    public String toString() {
        return key();
    }

    /** What an action names. */
    public enum Piece {
        NONE,
        ENVIRON,
        PLANET,
        CHARACTER,
        POSSESSION,
        SHIP,
        UNIT,
        MISSION,
        RATING,
        NUMBER,
        /** Any place of the map: environs, orbit boxes, drift areas. */
        PLACE,
        /** A military counter of 2002 by its number in this game. */
        COUNTER,
        SOLDIER,
        /** A kind of military counter of 2002. */
        COUNTER_TYPE,
        /** A Strategic Assignment card by its number. */
        ASSIGNMENT,
        SOVEREIGN,
        /** Somebody in a character combat of 2002: a character, an escort, a system opponent. */
        FIGHTER;

        /** What keys call a piece: the number printed on it, or a word. */
        public String name(int argument) {
            return switch (this) {
                case NONE -> "";
                case ENVIRON ->
                    String.valueOf(Catalogue.standard().environ(argument).id());
                case PLANET ->
                    String.valueOf(Catalogue.standard().planet(argument).id());
                case CHARACTER -> String.valueOf(argument + 1);
                case POSSESSION -> String.valueOf(argument + 33);
                case SHIP ->
                    argument < Spaceship.REBEL_SHIPS
                            ? String.valueOf(argument + 33)
                            : argument == Spaceship.REDJACS ? "redjacs" : "imperial-" + (argument - 7);
                case UNIT -> UnitType.at(argument).key();
                case MISSION -> String.valueOf(Mission.at(argument).letter());
                case RATING -> Rating.at(argument).name().toLowerCase(Locale.ROOT);
                case NUMBER, COUNTER -> String.valueOf(argument);
                case PLACE -> Place.key(argument);
                case SOLDIER -> Soldier.at(argument).key();
                case COUNTER_TYPE -> CounterType.at(argument).key();
                case ASSIGNMENT ->
                    String.valueOf(Catalogue.standard()
                            .campaign()
                            .strategicAssignments()
                            .get(argument)
                            .number());
                case SOVEREIGN -> String.valueOf(argument + 1);
                case FIGHTER -> fighter(argument);
            };
        }

        /** Characters go by their card, those without one by their number in the set. */
        private static String fighter(int argument) {
            int characters = Catalogue.standard().characters().size();
            return argument < characters ? String.valueOf(argument + 1) : "extra-" + argument;
        }

        int number(String name) {
            Integer argument = Lookup.NUMBERS.get(this).get(name);
            if (argument == null) {
                throw new IllegalArgumentException("\"" + name + "\" is no " + name().toLowerCase(Locale.ROOT));
            }
            return argument;
        }

        private int count() {
            return switch (this) {
                case NONE -> 0;
                case ENVIRON -> Catalogue.standard().environs().size();
                case PLANET -> Catalogue.standard().planets().size();
                case CHARACTER ->
                    Catalogue.standard().characters().size()
                            + Catalogue.standard().faces().size();
                case POSSESSION -> 20;
                case SHIP -> Spaceship.COUNT;
                case UNIT -> Catalogue.standard().unitTypes().size();
                case MISSION -> Mission.values().length;
                case RATING -> Rating.values().length;
                case NUMBER, COUNTER -> NUMBERS;
                case PLACE -> Place.COUNT;
                case SOLDIER -> Soldier.values().length;
                case COUNTER_TYPE -> Catalogue.standard().counterTypes().size();
                case ASSIGNMENT ->
                    Catalogue.standard().campaign().strategicAssignments().size();
                case SOVEREIGN -> Catalogue.standard().sovereigns().size();
                case FIGHTER -> PieceSet.CAPACITY;
            };
        }
    }

    /** Everything a player can answer. */
    public enum Kind {
        END,
        PASS,
        NONE,
        TAKE,
        LEAVE,
        COUNT(Piece.NUMBER),
        ENVIRON(Piece.ENVIRON),
        CHARACTER(Piece.CHARACTER),
        UNIT(Piece.UNIT),
        UNITS,
        SHIP(Piece.SHIP),
        RATING(Piece.RATING),
        MILITARY_STACK,
        CHARACTER_STACK,
        SWITCH(Piece.CHARACTER),
        MOVE_UNITS(Piece.ENVIRON),
        FLY(Piece.SHIP),
        WALK(Piece.CHARACTER),
        HAND_OVER(Piece.CHARACTER),
        PDB_UP(Piece.PLANET),
        PDB,
        REACT(Piece.ENVIRON),
        ON_FOOT,
        BY_SHIP,
        ATTACK,
        DECLINE,
        SEARCH(Piece.ENVIRON),
        UNITS_FIRST,
        CHARACTERS_FIRST,
        SQUAD,
        CHARACTERS,
        HAND_TO_HAND,
        FIREFIGHT,
        KILL,
        CAPTURE,
        ACTIVE,
        INACTIVE,
        STAND,
        BREAK_OFF_INACTIVE,
        /** Never lawful (case 12.52); named so that it can be refused with its reason. */
        BREAK_OFF_ACTIVE,
        BREAK_OFF_ALL,
        EXCHANGE(Piece.ENVIRON),
        MISSION(Piece.MISSION),
        CAMP(Piece.MISSION),
        DRAW,
        STOP,
        COMPLETE,
        CONTINUE,
        BONUS(Piece.MISSION),
        USE(Piece.POSSESSION),
        PLANET(Piece.PLANET),
        PLACE(Piece.PLACE),
        COUNTER(Piece.COUNTER),
        /** Starships leave a place for another planet (2002). */
        MOVE_SHIPS(Piece.PLACE),
        /** Ground units march out of an environ. */
        MARCH(Piece.PLACE),
        /** Starships go up from an environ. */
        LIFT(Piece.PLACE),
        /** Starships come down from an orbit box. */
        DESCEND(Piece.PLACE),
        /** Light starships fly from environ to environ. */
        LOW_FLIGHT(Piece.PLACE),
        LAND(Piece.ENVIRON),
        STAY,
        TRANSFER(Piece.CHARACTER),
        /** Onto a starship. */
        BOARD(Piece.COUNTER),
        /** Onto a character spaceship. */
        BOARD_SHIP(Piece.SHIP),
        /** By shuttle into an environ. */
        DEBARK(Piece.ENVIRON),
        RAKE,
        INTERCEPT,
        TRACK,
        GO_ON,
        CALL_OFF,
        IN_LINE,
        HELD_BACK,
        IMPULSE(Piece.PLACE),
        WARP(Piece.PLANET),
        BATTLE_FORMATION,
        DISPERSED,
        SOLDIER(Piece.SOLDIER),
        PATROL(Piece.SOLDIER),
        STUN,
        FIGHTER(Piece.FIGHTER),
        HOLD_FIRE,
        ROLL,
        REPAIR(Piece.SHIP),
        /** The next card of the Imperial deck of Strategic Assignments. */
        ASSIGNMENT(Piece.ASSIGNMENT),
        /** The rest in an order nobody chose. */
        SHUFFLE,
        BUY(Piece.COUNTER_TYPE),
        PDB_LEVEL(Piece.PLANET),
        REPAIR_UNIT(Piece.COUNTER),
        /** A suicide squad for the unit that carries it. */
        SQUAD_WITH(Piece.COUNTER),
        TAX_FULL(Piece.PLANET),
        TAX_HALF(Piece.PLANET),
        TAX_NOTHING(Piece.PLANET),
        HALF_FOR_ALL,
        /** A planet secret is shown. */
        REVEAL(Piece.PLANET),
        REVEAL_BASE,
        PAY_FOR(Piece.COUNTER),
        PAY_FOR_PDB(Piece.PLANET),
        PROVINCE(Piece.NUMBER),
        TWO_SECRETS,
        NEXT_ASSIGNMENT,
        SNEAK_ATTACK(Piece.ENVIRON),
        STRAFE(Piece.PLANET),
        CHEMICALS(Piece.PLANET),
        HYPNOSIS(Piece.PLANET),
        HALT_ROTATION(Piece.PLANET),
        LIFT_HYPNOSIS(Piece.PLANET),
        SUICIDE_SQUAD,
        OWN_DEAD,
        FROM_THE_DECK,
        SOVEREIGN(Piece.SOVEREIGN),
        TORTURE,
        QUESTION,
        /** Both missions of a group (Hyper-World). */
        ALSO(Piece.MISSION),
        /** A stack of units sets out from a place (1979). */
        STACK(Piece.PLACE),
        /** All units that jump count Navigation two (case 21.27). */
        NAVIGATION_TWO,
        /** Every loss counts twice, on both sides (case 22.3). */
        DETERMINED,
        /** From another place into an environ, in reaction (1979, 20.8). */
        FROM(Piece.PLACE),
        /** A possession is made to work again (case 27.2). */
        MEND(Piece.POSSESSION),
        /** To be asked again in every segment (31.22). */
        IN_EVERY_SEGMENT;

        private final Piece of;
        private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');

        Kind() {
            this(Piece.NONE);
        }

        Kind(Piece of) {
            this.of = of;
        }

        public Piece of() {
            return of;
        }

        public String key() {
            return key;
        }
    }
}
