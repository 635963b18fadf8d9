package fitg.app.terminal;

import fitg.content.Loyalty;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.rules.force.second.Defences;
import fitg.state.theatre.Theatre;
import java.util.Locale;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** The line above a planet's environs: its name, the loyalty track with the marker, state and control, the PDB. */
final class PlanetHeading {

    /** From this width on the spaces of the track have their full names. */
    private static final int ROOMY = 96;

    /** From this width on they also stand apart. */
    private static final int AIRY = 106;

    private PlanetHeading() {}

    static AttributedString draw(PlayerView view, Glyphs glyphs, Planet planet, int width) {
        AttributedStringBuilder line = new AttributedStringBuilder()
                .append(" " + planet.name().toUpperCase(Locale.ROOT) + " ", AttributedStyle.BOLD)
                .append(glyphs.doubleLine().repeat(Math.max(1, 9 - planet.name().length())))
                .append(track(view.planets().loyalty(planet.index()), width))
                .append(glyphs.doubleLine() + " ")
                .append(state(view, planet.index(), width >= AIRY + 10))
                .append(" ");
        AttributedString pdb = pdb(view, glyphs, planet.index(), width >= ROOMY);
        int gap = Math.max(1, width - line.columnLength() - pdb.columnLength() - 2);
        return line.append(glyphs.doubleLine().repeat(gap))
                .append(" ")
                .append(pdb)
                .append(" ")
                .toAttributedString();
    }

    /** Five spaces from the Empire's end to the rebels'; the marker is the pair of brackets. */
    private static AttributedString track(Loyalty marker, int width) {
        boolean roomy = width >= ROOMY;
        boolean airy = width >= AIRY;
        AttributedStringBuilder track = new AttributedStringBuilder();
        track.append(marker == Loyalty.PATRIOTIC ? "[" : " ");
        for (Loyalty space : Loyalty.values()) {
            String name = roomy
                    ? Text.capital(space.name())
                    : Text.capital(space.name()).substring(0, 3);
            boolean here = space == marker;
            boolean next = space != Loyalty.UNREST && Loyalty.at(space.ordinal() + 1) == marker;
            track.append(
                    here ? name.toUpperCase(Locale.ROOT) : name,
                    here ? ink(space).bold() : Style.FAINT.attributes());
            track.append(airy ? here ? "] " : next ? " [" : "  " : here ? "]" : next ? "[" : " ");
        }
        return track.toAttributedString();
    }

    private static AttributedStyle ink(Loyalty space) {
        int rebel = space.valueFor(Side.REBEL);
        return rebel > 0 ? Style.REBEL.attributes() : rebel < 0 ? Style.IMPERIAL.attributes() : AttributedStyle.DEFAULT;
    }

    /** The political state, and who controls the planet where the state does not say it. */
    private static AttributedString state(PlayerView view, int planet, boolean airy) {
        PlanetState state = view.planets().state(planet);
        Side control = view.control(planet).orElse(null);
        Side expected = switch (state) {
            case IMPERIAL_CONTROL -> Side.IMPERIAL;
            case REBEL_CONTROL -> Side.REBEL;
            default -> null;
        };
        String held = control == null ? "nobody" : control == Side.REBEL ? "rebels" : "Empire";
        boolean obvious = expected != null && expected == control;
        String briefly = control == null && expected != null ? " (lost)" : " (" + held + ")";
        String text = Names.state(state) + (obvious ? "" : airy ? ", " + held + " in control" : briefly);
        return control == null ? new AttributedString(text) : Style.of(control).ink(text);
    }

    private static AttributedString pdb(PlayerView view, Glyphs glyphs, int planet, boolean roomy) {
        boolean up = view.planets().pdbUp(planet);
        String sign = !roomy ? "" : up ? glyphs.pdbUp() : glyphs.pdbDown();
        String text = "PDB " + view.planets().pdbLevel(planet) + " " + sign + (up ? "Up" : "Down")
                + (Pieces.hasTheatre(view) ? factors(view, planet) : "");
        return up ? new AttributedString(text, AttributedStyle.BOLD) : Style.FAINT.ink(text);
    }

    /** C-PDB-2: what the PDB fights with, and the hits on it. */
    private static String factors(PlayerView view, int planet) {
        int hits = Theatre.of(view).pdbHits(planet);
        return " "
                + SecondPieces.condition(
                        Defences.attack(view, planet), Defences.endurance(view, planet), hits, false, "");
    }
}
