package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.rules.forcepoint.Spending;
import fitg.state.Flag;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** What lies beside the map: those in space and those lost, points noted, missions under way; and the key of signs. */
final class Margin {

    private static final Catalogue PRINTED = Catalogue.standard();

    private final PlayerView view;
    private final List<String> notes = new ArrayList<>();

    private Margin(PlayerView view) {
        this.view = view;
    }

    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, int width) {
        List<AttributedString> lines = new ArrayList<>();
        notes(view)
                .forEach(note -> Text.wrap("  " + note, width).forEach(line -> lines.add(new AttributedString(line))));
        Text.pack(key(glyphs), "  ", width - 2).forEach(line -> lines.add(Style.FAINT.ink("  " + line)));
        return lines;
    }

    static List<String> notes(PlayerView view) {
        Margin margin = new Margin(view);
        margin.away("In space", Place.SPACE);
        margin.away("Out of the game", Place.OUT_OF_GAME);
        margin.points();
        margin.missions();
        return margin.notes;
    }

    /** What one wants to know before the next action card, or before something is bought. */
    static List<String> underWay(PlayerView view, Decision decision) {
        Margin margin = new Margin(view);
        margin.purchases();
        margin.missions();
        if (decision.question() == Ask.DRAW) {
            int drawn =
                    PRINTED.actionCards().size() - PieceSet.size(view.missions().actionDeck());
            margin.notes.add(
                    drawn + " of " + PRINTED.environ(decision.subject()).size() + " action cards drawn.");
        }
        return margin.notes;
    }

    private void away(String where, int place) {
        List<String> names = PRINTED.characters().stream()
                .filter(card -> view.people().at(card.index()) == place)
                .map(CharacterCard::name)
                .toList();
        if (!names.isEmpty()) {
            notes.add(where + ": " + String.join(", ", names) + ".");
        }
    }

    private void points() {
        if (view.turn().is(Flag.REBEL_INFORMATION)) {
            notes.add("The rebels' information is worth a point.");
        }
        if (view.turn().is(Flag.IMPERIAL_INFORMATION)) {
            notes.add("The Empire's information costs the rebels a point.");
        }
        if (view.turn().owedUnits() > 0) {
            notes.add("Lines on their way to the Empire: " + view.turn().owedUnits() + ".");
        }
    }

    private void purchases() {
        for (Procedure each : view.underWay()) {
            if (each instanceof Spending purchase) {
                notes.add(purchase.left() + " of " + purchase.funds() + " Force Points left.");
            }
        }
    }

    private void missions() {
        for (Mission mission : Mission.values()) {
            long group = view.missions().group(mission.ordinal());
            boolean camp = (view.missions().campMissions() & mission.bit()) != 0;
            if (group != 0 || camp) {
                int letters = view.missions().letters(mission.ordinal());
                String who = group == 0 ? "the Rebel camp" : Names.characters(group);
                String title = Names.mission(
                        mission, group == 0 ? Side.REBEL : view.turn().phasing());
                notes.add("On mission [" + mission.letter() + "] " + title + ": " + who + ", "
                        + (letters == 0 ? "no letter yet." : letters == 1 ? "one letter." : letters + " letters."));
            }
        }
    }

    private static List<String> key(Glyphs glyphs) {
        return List.of(
                glyphs.detected() + " detected",
                glyphs.undetected() + " undetected",
                "+ with the units",
                glyphs.prisoner() + " prisoner",
                "w1/3 wounds",
                glyphs.ship() + " ship",
                glyphs.creature() + " creature");
    }
}
