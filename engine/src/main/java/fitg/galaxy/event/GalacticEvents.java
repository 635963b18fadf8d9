package fitg.galaxy.event;

import fitg.content.EventCard;
import fitg.content.GalacticEvent;
import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.galaxy.politics.EnemySecret;
import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.forcepoint.Treasury;
import fitg.rules.loyalty.Loyalties;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/** 3-galactic, 6: what each card does when it is turned. Those that only last do nothing now ({@code Circumstances}). */
public final class GalacticEvents {

    private GalacticEvents() {}

    /** Event 115: a fleet that need not hide any more is not counted. */
    static boolean isIgnored(Position s, int number) {
        return number == EventCard.INVENTORY_MONTH && Realm.of(s).baseRevealed();
    }

    static void happen(Resolution r, int number) {
        Position s = r.state();
        switch (number) {
            case EventCard.PLUNDER -> r.call(new Plunder());
            case EventCard.SEGUNDEN_SCANDAL ->
                r.call(new ChosenShifts(number, Side.IMPERIAL, Side.REBEL, of(s, number), count(number)));
            case EventCard.GALACTIC_GAMES ->
                r.call(new ChosenShifts(number, Side.REBEL, Side.IMPERIAL, province(s, number), count(number)));
            case EventCard.LONICA_BACKLASH -> backlash(r);
            case EventCard.ZAKIR_SCANDALS -> r.call(new FixedShifts(of(s, number), Side.REBEL));
            case EventCard.REBEL_CULT -> r.call(new Upheaval(of(s, number)));
            case EventCard.CODE_BROKEN -> r.call(EnemySecret.learnedBy(Side.IMPERIAL));
            case EventCard.MISROUTED_SHIPMENT -> misroute(r);
            case EventCard.PLAGUE -> r.call(new Plague());
            case EventCard.CLONES -> r.call(new Clones());
            case EventCard.SQUAD_OUTCRY -> r.call(Powers.of(r).squadOutcry());
            case EventCard.SUVAN_DENUNCIATION -> r.call(new Denunciation());
            default -> {
                // Lasts: the chapters ask the circumstances.
            }
        }
    }

    /** The planets a card names, as far as they are in this game. */
    static long of(Position s, int number) {
        return EventCard.planets(number) & s.area().planetSet();
    }

    /** Those of the province it names. */
    private static long province(Position s, int number) {
        long found = PieceSet.NONE;
        for (int planet : s.area().planets()) {
            boolean there = Provinces.of(planet) == EventCard.region(number);
            found |= there ? PieceSet.only(planet) : PieceSet.NONE;
        }
        return found;
    }

    private static int count(int number) {
        return EventCard.printed(number).figure("count");
    }

    /** 107: Lonica returns to the Empire unless it is more than loyal. */
    private static void backlash(Resolution r) {
        Position s = r.state();
        long lonica = of(s, EventCard.LONICA_BACKLASH);
        if (lonica != 0 && s.planets().loyalty(PieceSet.lowest(lonica)) != Loyalty.PATRIOTIC) {
            Loyalties.put(r, PieceSet.lowest(lonica), Loyalty.LOYAL, Article.EVENT.in(r));
        }
    }

    /** 113 and G-R14: what the Imperial player lacks is taken from his next income. */
    private static void misroute(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        GalacticEvent card = EventCard.printed(EventCard.MISROUTED_SHIPMENT);
        int lost = -card.figure("imperial");
        int paid = Math.min(lost, realm.points(Side.IMPERIAL));
        Treasury.spend(r, Side.IMPERIAL, paid, Reason.EVENT, Article.EVENT.in(r));
        realm.setDebt(realm.debt() + lost - paid);
        Treasury.gain(r, Side.REBEL, card.figure("rebel"), Reason.EVENT, Article.EVENT.in(r));
    }
}
