package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.state.Holder;
import fitg.state.province.Supply;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** One side's forces in one environ or place off the ground: units and those with them, the other characters, prisoners, ships, the camp. */
final class ForceCell {

    private static final Catalogue PRINTED = Catalogue.standard();

    private final PlayerView view;
    private final Glyphs glyphs;
    /** An environ, or a place off the ground in the wider games. */
    private final int environ;

    private final Side side;
    private final int width;
    private final List<AttributedString> lines = new ArrayList<>();

    private ForceCell(PlayerView view, Glyphs glyphs, int environ, Side side, int width) {
        this.view = view;
        this.glyphs = glyphs;
        this.environ = environ;
        this.side = side;
        this.width = width;
    }

    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, int environ, Side side, int width) {
        ForceCell cell = new ForceCell(view, glyphs, environ, side, width);
        cell.units();
        Pieces.free(view, environ, side, true).forEach(one -> cell.character(one, "+ "));
        cell.heldByUnits();
        Pieces.free(view, environ, side, false).forEach(one -> cell.character(one, ""));
        cell.leftAlone();
        return cell.lines;
    }

    private void units() {
        List<String> units = Pieces.units(view, environ, side);
        if (!units.isEmpty()) {
            Text.pack(units, ", ", width).forEach(line -> add(Style.of(side), line, ""));
        }
        if (Place.isEnviron(environ)) {
            waiting();
        }
    }

    private void waiting() {
        int small = side == Side.REBEL ? view.places().pending(environ, 1) : 0;
        int large = side == Side.REBEL ? view.places().pending(environ, 2) : 0;
        UnitSet held = Supply.of(view).waiting(environ, side);
        if (!held.isEmpty()) {
            add(Style.FAINT, "waiting: " + Names.units(held, view.knowsMobileUnits()), "  ");
        }
        if (small + large > 0) {
            String both = small > 0 && large > 0 ? " and " : "";
            add(
                    Style.FAINT,
                    "waiting: " + (small > 0 ? small + " 1-0" : "") + both + (large > 0 ? large + " 2-1" : ""),
                    "  ");
        }
    }

    private void character(int character, String prefix) {
        boolean seen = Pieces.holds(view.detected(), character);
        String mark = seen ? glyphs.detected() : glyphs.undetected();
        add(Style.of(side), prefix + mark + " " + Names.character(character) + tags(character), "    ");
        List<String> things = new ArrayList<>();
        Pieces.shipsOf(view, character).forEach(ship -> things.add(glyphs.ship() + " " + Pieces.ship(view, ship)));
        things.addAll(Pieces.cards(view, character));
        String indent = " ".repeat(prefix.length() + 2);
        things.forEach(thing -> add(Style.PLAIN, indent + thing, indent + "  "));
        Pieces.heldBy(view, environ, side).stream()
                .filter(prisoner -> view.people().holder(prisoner) == character)
                .forEach(prisoner -> prisoner(prisoner, indent));
    }

    private String tags(int character) {
        StringBuilder tags = new StringBuilder();
        if (view.people().wounds(character) > 0) {
            tags.append(" w")
                    .append(view.people().wounds(character))
                    .append("/")
                    .append(PRINTED.character(character).endurance());
        }
        for (Mission mission : Mission.values()) {
            if (Pieces.holds(view.missions().group(mission.ordinal()), character)) {
                tags.append(" [").append(mission.letter()).append("]");
            }
        }
        if (Pieces.holds(view.people().disabled(), character)) {
            tags.append(" disabled");
        }
        return tags.toString();
    }

    private void heldByUnits() {
        Pieces.heldBy(view, environ, side).stream()
                .filter(prisoner -> view.people().holder(prisoner) == Holder.UNITS)
                .forEach(prisoner -> prisoner(prisoner, "+ "));
    }

    private void prisoner(int prisoner, String prefix) {
        String text = prefix + glyphs.prisoner() + " " + Names.character(prisoner) + " (prisoner)" + tags(prisoner);
        add(Style.of(side.opponent()), text, "    ");
    }

    private void leftAlone() {
        Pieces.unheldShips(view, environ, side)
                .forEach(ship -> add(Style.PLAIN, glyphs.ship() + " " + Pieces.ship(view, ship) + " (no pilot)", "  "));
        if (side == Side.REBEL && Place.isEnviron(environ) && view.places().campSince(environ) > 0) {
            add(
                    Style.REBEL,
                    glyphs.camp() + " Rebel camp since turn " + view.places().campSince(environ),
                    "  ");
        }
    }

    private void add(Style style, String text, String indent) {
        Text.wrap(text, width, indent).forEach(line -> lines.add(style.ink(line)));
    }
}
