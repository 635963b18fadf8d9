package fitg.play;

import fitg.content.Card;
import fitg.content.UnitKind;
import fitg.content.UnitType;
import fitg.procedure.Event;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Two games that differ only in what one viewer may not know.
 *
 * @param different whether the position held a secret that could be exchanged; if not, the two are the same
 */
public record Twins(Game truth, Game twin, Viewer blind, boolean different) {

    /** A position by lot, twice: with other Patrols and Lines for the Rebel player, other face-down cards for the Empire. */
    public static Twins of(long seed, Viewer blind) {
        Game truth = RandomPosition.of(seed).game();
        Game twin = truth.copy();
        boolean different = blind == Viewer.REBEL ? swapMobileUnits(twin.state(), seed) : swapCards(twin.state(), seed);
        askAgain(twin);
        return new Twins(truth, twin, blind, different);
    }

    /** In every environ one Patrol becomes a Line, or the other way round. */
    private static boolean swapMobileUnits(GameState s, long seed) {
        Random random = new Random(seed);
        boolean changed = false;
        for (int environ : s.area().environs()) {
            UnitType from = random.nextBoolean() ? UnitKind.PATROL : UnitKind.LINE;
            UnitType to = from == UnitKind.PATROL ? UnitKind.LINE : UnitKind.PATROL;
            // A camp that a heavier garrison would crush is something the Rebel player sees.
            if (s.forces().unmoved(environ, from) > 0 && s.places().campSince(environ) == 0) {
                s.forces().remove(environ, from, 1);
                s.forces().add(environ, to, 1);
                changed = true;
            }
        }
        return changed;
    }

    /** Every face-down card is exchanged for one that lies in the deck, companions for companions. */
    static boolean swapCards(GameState s, long seed) {
        Random random = new Random(seed);
        boolean changed = false;
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            if (s.gear().owner(card) < 0 || s.gear().isRevealed(card)) {
                continue;
            }
            List<Integer> others = new ArrayList<>();
            for (int other = Card.SHIPS; other < Card.COUNT; other++) {
                boolean alike = (Card.COMPANIONS >>> other & 1) == (Card.COMPANIONS >>> card & 1);
                if (s.gear().owner(other) == Holder.DECK && alike) {
                    others.add(other);
                }
            }
            if (!others.isEmpty()) {
                int other = others.get(random.nextInt(others.size()));
                s.gear().setOwner(other, s.gear().owner(card));
                s.gear().setOwner(card, Holder.DECK);
                changed = true;
            }
        }
        return changed;
    }

    /** The twin was changed behind the back of its pending question; asking again makes the list fit. */
    private static void askAgain(Game twin) {
        twin.resolution().run();
        twin.resolution().takeEvents();
    }

    // ---- where the two may lawfully part

    public boolean secretsLeadApart() {
        return secretsLeadApart(truth, twin, blind);
    }

    /** The owner of the secrets is asked different things about them; what he answers is no longer the same act. */
    public static boolean secretsLeadApart(Game truth, Game twin, Viewer blind) {
        Decision here = truth.pending().orElse(null);
        Decision there = twin.pending().orElse(null);
        boolean same = here != null
                && there != null
                && here.question() == there.question()
                && here.subject() == there.subject()
                && here.actions().equals(there.actions());
        boolean ownersBusiness = here != null && !blind.is(here.side()) && there != null && !blind.is(there.side());
        boolean midAct = here != null && there != null && (continues(here, blind) || continues(there, blind));
        return !same && (ownersBusiness || midAct);
    }

    private static boolean continues(Decision decision, Viewer blind) {
        return decision.question().continuesAct() && !blind.is(decision.side());
    }

    /** Whether something among this lets secrets be seen or weighed. */
    public static boolean somethingShown(List<Event> events) {
        return events.stream().anyMatch(event -> switch (event) {
            case Event.UnitsShown e -> true;
            case Event.UnitsLost e -> true;
            case Event.MilitaryCombatRolled e -> true;
            case Event.PdbAttacked e -> true;
            case Event.CampPlaced e -> true;
            case Event.PossessionUsed e -> true;
            case Event.PossessionGone e -> true;
            case Event.PossessionGained e -> true;
            default -> false;
        });
    }

    /** What happened in a game after its first so many events, secrets included. */
    public static List<Event> happenedSince(Game game, int events) {
        List<Event> all = game.rawEvents();
        return all.subList(Math.min(events, all.size()), all.size());
    }
}
