package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.Names;
import fitg.play.PlayerView;
import fitg.rules.scenario.Victory;
import fitg.second.scenario.Briefing;
import fitg.second.scenario.Scoring;
import fitg.state.Flag;
import java.util.ArrayList;
import java.util.List;

/** Case 16.17, or the sheet of a scenario of 2002: the Rebel victory points item by item. Everything they count lies open. */
record Score(List<Item> items) {

    record Item(String what, int points) {}

    static Score of(PlayerView view) {
        return Pieces.isSecond(view) ? bySheet(view) : byCase(view);
    }

    /** The points of 2002 are those the sheet of the scenario names. */
    private static Score bySheet(PlayerView view) {
        List<Item> items = new ArrayList<>();
        for (Briefing.Score score : Briefing.of(view.scenario()).scores()) {
            int times = Scoring.times(view, score);
            String often = times > 1 ? ", " + times + " times" : "";
            add(items, new Item(what(score) + often, score.points() * times));
        }
        return new Score(List.copyOf(items));
    }

    private static String what(Briefing.Score score) {
        return switch (score.what()) {
            case FREE -> Names.character(score.character()) + " free";
            case FREE_OUTSIDE ->
                Names.character(score.character()) + " free outside "
                        + Catalogue.standard().systems().get(score.star()).name();
            case PRISONER -> Names.side(score.side()) + " character held prisoner";
            case DEAD -> Names.side(score.side()) + " character dead";
        };
    }

    private static Score byCase(PlayerView view) {
        List<Item> items = new ArrayList<>();
        for (int planet : view.scenario().planets()) {
            add(items, planet(view, planet));
        }
        Catalogue.standard().characters().forEach(card -> add(items, character(view, card)));
        add(items, new Item("Information gathered by the rebels", view.turn().is(Flag.REBEL_INFORMATION) ? 1 : 0));
        add(items, new Item("Information gathered by the Empire", view.turn().is(Flag.IMPERIAL_INFORMATION) ? -1 : 0));
        return new Score(List.copyOf(items));
    }

    private static void add(List<Item> items, Item item) {
        if (item.points() != 0) {
            items.add(item);
        }
    }

    private static Item planet(PlayerView view, int planet) {
        boolean held = view.control(planet).filter(side -> side == Side.REBEL).isPresent();
        String how = held
                ? "held by the rebels"
                : view.planets().state(planet).usesLoyaltyMarker()
                        ? Text.capital(view.planets().loyalty(planet).name())
                        : Names.state(view.planets().state(planet)) + " but not held";
        return new Item(Names.planet(planet) + ", " + how, Victory.planetPoints(view, planet));
    }

    private static Item character(PlayerView view, CharacterCard card) {
        boolean dead = view.people().at(card.index()) == Place.OUT_OF_GAME;
        return new Item(card.name() + (dead ? ", dead" : ", prisoner"), Victory.characterPoints(view, card.index()));
    }

    int total() {
        return items.stream().mapToInt(Item::points).sum();
    }

    List<String> lines(int toWin) {
        List<String> lines = new ArrayList<>();
        items.forEach(item -> lines.add(String.format("  %+3d  %s", item.points(), item.what())));
        lines.add(String.format("  %3d  Rebel victory points; %d win on points after the last turn", total(), toWin));
        return lines;
    }
}
