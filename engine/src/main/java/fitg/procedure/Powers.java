package fitg.procedure;

import fitg.content.Side;
import fitg.state.Position;
import fitg.state.realm.Realm;
import java.util.List;

/** What the galactic rules ask of the armies and fleets of an edition. */
public interface Powers extends Chapters {

    /** Those of the game being played. */
    static Powers of(Resolution r) {
        return (Powers) Chapters.of(r);
    }

    /** Those of a game that is, or could be, played. */
    static Powers of(Scenario scenario) {
        return (Powers) scenario.ruleset().chapters();
    }

    /** The victory points the rebels have for a planet that is theirs (38.5). */
    int worth(int planet);

    /** Whether a side has ground units in any environ of a planet. */
    boolean hasGroundUnits(Position s, int planet, Side side);

    /** Whether a side has military units in an environ or orbit box. */
    boolean hasMilitary(Position s, int place, Side side);

    /** The strength of the fleet of a side in an orbit box. */
    int fleetStrength(Position s, int orbit, Side side);

    /** C-UNIT-4: the Imperial starships of an orbit box become known because their strength counts. */
    void showFleet(Resolution r, int orbit);

    /**
     * The Rebel player raises the units of a rebellion in one environ.
     *
     * @param starred whether starships and better units may be raised as well
     */
    Procedure raising(int environ, int points, boolean starred);

    /** Units have been raised in some environs of a planet in rebellion, by their order on it. */
    default void unitsRaised(Resolution r, int planet, long environs) {}

    /** The province whose planets are taxed in this game-turn, or {@link Realm#NONE} (case 33.1). */
    int taxedProvince(Scenario scenario, Position s);

    /** Everything on a planet and in its orbit dies. */
    void devastate(Resolution r, int planet);

    /** 14.5 (a): the Rebel player looks at all Imperial units of a province. */
    void showUnits(Resolution r, int province);

    /** Everybody in a place takes so many wounds of 1979, prisoners and sovereigns too; the spared characters excepted. */
    void afflict(Resolution r, int place, long spared, int wounds, String ruleCase);

    /** A dead character is alive again, well and unknown, in an environ. */
    void revive(Resolution r, int character, int environ, String ruleCase);

    /** The base has come to light or is gone. */
    default void baseKnown(Resolution r) {}

    /** 4.3, Trap!: every detected Rebel in an environ of the planet is captured. */
    Procedure trap(int planet);

    /** IPOC: all Imperial units lie open from now on. */
    void openAllUnits(Resolution r);

    /** Event 123: the Imperial player gives up one of his Suicide Squads, if he has any. */
    Procedure squadOutcry();

    /** Whether an atrocity unit of a sort is in the orbit box of a planet (36.1). */
    boolean isAtrocityUnitOver(Position s, int sort, int planet);

    /** It is seen at its work. */
    void showAtrocityUnit(Resolution r, int sort, int planet);

    /** What Drug World does shows on a planet now, so that its secret cannot be kept. */
    boolean isDrugFelt(Resolution r, int planet);

    // ---- where pieces begin

    /** Of these places those with the strongest stack of the Empire. */
    List<Integer> strongestStacks(Position s, List<Integer> places);

    /** A character begins with the units of a place. */
    void joinStack(Resolution r, int character, int place);

    /** A character begins in orbit in his ship. */
    default void boardShip(Resolution r, int character, int ship) {}
}
