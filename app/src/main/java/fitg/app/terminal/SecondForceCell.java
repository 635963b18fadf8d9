package fitg.app.terminal;

import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.rules.force.second.Convoy;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** One side's forces in one place of 2002: starships and what is in them, ground units and who is with them, the others. */
final class SecondForceCell {

    private static final String DEEPER = "  ";

    private final PlayerView view;
    private final Glyphs glyphs;
    private final int place;
    private final Side side;
    private final int width;
    private final Company company;
    private final List<AttributedString> lines = new ArrayList<>();

    private SecondForceCell(PlayerView view, Glyphs glyphs, int place, Side side, int width) {
        this.view = view;
        this.glyphs = glyphs;
        this.place = place;
        this.side = side;
        this.width = width;
        company = Theatre.company(view);
    }

    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, int place, Side side, int width) {
        SecondForceCell cell = new SecondForceCell(view, glyphs, place, side, width);
        SecondPieces.starships(view, place, side).forEach(cell::starships);
        SecondPieces.groundUnits(view, place, side)
                .forEach(alike -> cell.add(Style.of(side), SecondPieces.counters(view, alike), ""));
        SecondPieces.onFoot(view, place, side, true).forEach(one -> cell.character(one, "+ "));
        cell.heldBy(Holder.UNITS, "+ ");
        SecondPieces.onFoot(view, place, side, false).forEach(one -> cell.character(one, ""));
        SecondPieces.spaceshipsByThemselves(view, place, side).forEach(ship -> cell.spaceship(ship, ""));
        return cell.lines;
    }

    /** Starships with something in them stand alone, with all of it below. */
    private void starships(List<Integer> alike) {
        add(Style.of(side), SecondPieces.counters(view, alike), "");
        if (alike.size() > 1) {
            return;
        }
        int starship = alike.getFirst();
        int cargo = Theatre.counters(view).cargo(starship);
        if (cargo != Holder.NOBODY) {
            add(Style.of(side), DEEPER + "cargo " + SecondPieces.counters(view, List.of(cargo)), DEEPER);
        }
        passengers(company.aboardStarship(starship), DEEPER);
        Pieces.members(Convoy.docked(view, starship)).forEach(ship -> spaceship(ship, DEEPER));
    }

    private void spaceship(int ship, String prefix) {
        boolean empty = company.aboardSpaceship(ship) == 0;
        String pilot = empty && view.gear().shipHolder(ship) < 0 ? " (no pilot)" : "";
        add(Style.PLAIN, prefix + glyphs.ship() + " " + SecondPieces.spaceship(view, ship) + pilot, prefix + DEEPER);
        passengers(company.aboardSpaceship(ship), prefix + DEEPER);
    }

    private void passengers(long aboard, String prefix) {
        long prisoners = view.people().prisoners();
        Pieces.members(aboard & ~prisoners).forEach(one -> character(one, prefix));
        Pieces.members(aboard & prisoners).forEach(one -> prisoner(one, prefix));
    }

    private void character(int character, String prefix) {
        boolean seen = Pieces.holds(view.detected(), character);
        String mark = seen ? glyphs.detected() : glyphs.undetected();
        add(
                Style.of(side),
                prefix + mark + " " + Names.character(character) + SecondPieces.tags(view, character),
                " ".repeat(prefix.length()) + DEEPER);
        String indent = " ".repeat(prefix.length() + 2);
        List<String> things = new ArrayList<>(SecondPieces.escorts(view, character));
        SecondPieces.spaceshipsOf(view, character)
                .forEach(ship -> things.add(glyphs.ship() + " " + SecondPieces.spaceship(view, ship)));
        things.addAll(Pieces.cards(view, character));
        things.forEach(thing -> add(Style.PLAIN, indent + thing, indent + DEEPER));
        heldBy(character, indent);
    }

    /** Prisoners on the ground; those in a ship stand below it. */
    private void heldBy(int holder, String prefix) {
        Pieces.heldBy(view, place, side).stream()
                .filter(prisoner -> view.people().holder(prisoner) == holder && !company.isAboard(prisoner))
                .forEach(prisoner -> prisoner(prisoner, prefix));
    }

    private void prisoner(int prisoner, String prefix) {
        String name = Names.character(prisoner) + " (prisoner)" + SecondPieces.tags(view, prisoner);
        add(
                Style.of(Cast.side(prisoner)),
                prefix + glyphs.prisoner() + " " + name,
                " ".repeat(prefix.length()) + DEEPER);
    }

    private void add(Style style, String text, String indent) {
        Text.wrap(text, width, indent).forEach(line -> lines.add(style.ink(line)));
    }
}
