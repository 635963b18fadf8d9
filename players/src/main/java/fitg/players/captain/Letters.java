package fitg.players.captain;

import fitg.content.ActionCard;
import fitg.content.ActionEvent;
import fitg.content.Catalogue;
import fitg.content.EnvironType;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.rules.mission.Missions;

/** The chance to draw the letters of a mission: hypergeometric, from the cards that are left. */
final class Letters {

    /** How many action cards there are. */
    static final int DECK = PieceSet.size(Missions.WHOLE_DECK);

    private static final int[][] EVENTS = events();

    private static final int MOST = 6;
    private static final double[][] FIRST = new double[MOST + 1][DECK + 1];
    private static final double[][] SECOND = new double[MOST + 1][DECK + 1];

    static {
        for (int good = 0; good <= MOST; good++) {
            for (int draws = 0; draws <= DECK; draws++) {
                FIRST[good][draws] = atLeastOne(good, DECK, draws);
                SECOND[good][draws] = atLeastTwo(good, DECK, draws);
            }
        }
    }

    private Letters() {}

    /** How many of the thirty cards have exactly this event in this section. */
    static int cardsWith(EnvironType type, ActionEvent event) {
        int cards = 0;
        for (ActionCard card : Catalogue.standard().actionCards()) {
            cards += card.face(type.section()).event() == event ? 1 : 0;
        }
        return cards;
    }

    /** How many of the thirty cards have an event of this type in this section. */
    static int events(EnvironType type, ActionEvent.Type event) {
        return EVENTS[type.section().ordinal()][event.ordinal()];
    }

    private static int[][] events() {
        EnvironType.Section[] sections = EnvironType.Section.values();
        int[][] events = new int[sections.length][ActionEvent.Type.values().length];
        for (ActionCard card : Catalogue.standard().actionCards()) {
            for (EnvironType.Section section : sections) {
                events[section.ordinal()][card.face(section).event().type().ordinal()]++;
            }
        }
        return events;
    }

    static int left(long deck, EnvironType type, Mission mission) {
        return PieceSet.size(deck & Missions.cardsShowing(type, mission));
    }

    static int inFullDeck(EnvironType type, Mission mission) {
        return left(Missions.WHOLE_DECK, type, mission);
    }

    /** No card of {@code good} among {@code draws} from {@code deck}. */
    static double none(int good, int deck, int draws) {
        double chance = 1;
        for (int i = 0; i < Math.min(draws, deck); i++) {
            chance *= Math.max(0, deck - good - i) / (double) (deck - i);
        }
        return chance;
    }

    /** From the whole deck, where most questions are asked; looked up. */
    static double one(int good, int draws) {
        return FIRST[good][Math.min(draws, DECK)];
    }

    static double two(int good, int draws) {
        return SECOND[good][Math.min(draws, DECK)];
    }

    static double atLeastOne(int good, int deck, int draws) {
        return 1 - none(good, deck, draws);
    }

    static double atLeastTwo(int good, int deck, int draws) {
        if (draws < 2 || good < 2) {
            return 0;
        }
        // exactly one: any of the draws is the good one, the others come from the rest of the deck
        double one = draws * (good / (double) deck) * noneAfterOne(good, deck, draws);
        return Math.max(0, 1 - none(good, deck, draws) - one);
    }

    private static double noneAfterOne(int good, int deck, int draws) {
        double chance = 1;
        for (int i = 0; i < Math.min(draws, deck) - 1; i++) {
            chance *= Math.max(0, deck - good - i) / (double) (deck - 1 - i);
        }
        return chance;
    }
}
