package fitg.galaxy.event;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.galaxy.Tidings.PointsChanged.Reason;
import fitg.galaxy.politics.EnemySecret;
import fitg.galaxy.politics.Loyalties;
import fitg.galaxy.state.Realm;
import fitg.galaxy.state.RealmState;
import fitg.galaxy.treasury.Treasury;
import fitg.procedure.Resolution;
import fitg.state.Position;
import java.util.List;

/** 3-galactic, 6: what each card does when it is turned. Those that only last do nothing now; rules ask for them by number. */
public final class GalacticEvents {

    public static final int PLUNDER = 98;
    public static final int SEGUNDEN_SCANDAL = 99;
    public static final int GALACTIC_GAMES = 104;
    public static final int GHOST_FLEET = 106;
    public static final int LONICA_BACKLASH = 107;
    public static final int ZAKIR_SCANDALS = 108;
    public static final int REBEL_CULT = 109;
    public static final int CODE_BROKEN = 112;
    public static final int MISROUTED_SHIPMENT = 113;
    public static final int NOMADS = 114;
    public static final int INVENTORY_MONTH = 115;
    public static final int PLAGUE = 117;
    public static final int CLONES = 119;
    public static final int SQUAD_OUTCRY = 123;
    public static final int SUVAN_DENUNCIATION = 124;

    private static final int SHIPMENT = 5;
    private static final int CHOSEN_PLANETS = 3;
    private static final int LONICA = 421;

    private GalacticEvents() {}

    /** Event 115: a fleet that need not hide any more is not counted. */
    static boolean isIgnored(Position s, int number) {
        return number == INVENTORY_MONTH && Realm.of(s).baseRevealed();
    }

    static void happen(Resolution r, int number) {
        Position s = r.state();
        switch (number) {
            case PLUNDER -> r.call(new Plunder());
            case SEGUNDEN_SCANDAL ->
                r.call(new ChosenShifts(number, Side.IMPERIAL, Side.REBEL, of(s, number), CHOSEN_PLANETS));
            case GALACTIC_GAMES ->
                r.call(new ChosenShifts(number, Side.REBEL, Side.IMPERIAL, province(s, 1), CHOSEN_PLANETS));
            case LONICA_BACKLASH -> backlash(r);
            case ZAKIR_SCANDALS -> r.call(new FixedShifts(of(s, number), Side.REBEL));
            case REBEL_CULT -> r.call(new Upheaval(of(s, number)));
            case CODE_BROKEN -> r.call(EnemySecret.learnedBy(Side.IMPERIAL));
            case MISROUTED_SHIPMENT -> misroute(r);
            case PLAGUE -> r.call(new Plague());
            case CLONES -> r.call(new Clones());
            case SQUAD_OUTCRY -> r.call(new SquadOutcry());
            case SUVAN_DENUNCIATION -> r.call(new Denunciation());
            default -> {
                // Lasts: the rules concerned ask for it.
            }
        }
    }

    /** The planets a card names, as far as they are in this game. */
    static long of(Position s, int number) {
        long found = PieceSet.NONE;
        for (var card : PRINTED.campaign().galacticEvents()) {
            for (String id : card.number() == number ? card.targetIds() : List.<String>of()) {
                found |= planet(s, Integer.parseInt(id));
            }
        }
        return found;
    }

    /** A planet by its number, or nothing if it is not in this game. */
    static long planet(Position s, int id) {
        int index = PRINTED.planetById(id).index();
        return s.area().hasPlanet(index) ? PieceSet.only(index) : PieceSet.NONE;
    }

    static long province(Position s, int province) {
        long found = PieceSet.NONE;
        for (int planet : s.area().planets()) {
            found |= Loyalties.province(planet) == province ? PieceSet.only(planet) : PieceSet.NONE;
        }
        return found;
    }

    /** 107: Lonica returns to the Empire unless it is more than loyal. */
    private static void backlash(Resolution r) {
        Position s = r.state();
        long lonica = planet(s, LONICA);
        if (lonica != 0 && s.planets().loyalty(PieceSet.lowest(lonica)) != Loyalty.PATRIOTIC) {
            Loyalties.put(r, PieceSet.lowest(lonica), Loyalty.LOYAL, "C-EVENT-1");
        }
    }

    /** 113 and G-R14: what the Imperial player lacks is taken from his next income. */
    private static void misroute(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        int paid = Math.min(SHIPMENT, realm.points(Side.IMPERIAL));
        Treasury.spend(r, Side.IMPERIAL, paid, Reason.EVENT, "C-EVENT-1");
        realm.setDebt(realm.debt() + SHIPMENT - paid);
        Treasury.gain(r, Side.REBEL, SHIPMENT, Reason.EVENT, "C-EVENT-1");
    }
}
