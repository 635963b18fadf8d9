package fitg.play.words;

import static fitg.play.words.Names.place;
import static fitg.play.words.Names.planet;

import fitg.content.Catalogue;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.state.realm.PlanetSecrets;

/** What happens in a galaxy-wide game, in sentences. */
final class GalaxyNarrator {

    private GalaxyNarrator() {}

    static String sentence(Tidings event) {
        return switch (event) {
            case Tidings.EventDrawn e -> "Galactic event: " + GalaxyPrompts.event(e.number()) + ".";
            case Tidings.EventEnded e -> GalaxyPrompts.event(e.number()) + " is over.";
            case Tidings.PointsChanged e -> points(e);
            case Tidings.Taxed e -> taxed(e);
            case Tidings.UpkeepUnpaid e ->
                "The upkeep of " + e.number() + (e.number() == 1 ? " unit or PDB" : " units and PDBs")
                        + " is not paid.";
            case Tidings.SecretShown e ->
                "The secret of " + planet(e.planet()) + " comes to light: "
                        + PlanetSecrets.printed(e.secret()).name() + ".";
            case Tidings.PlanetDestroyed e -> planet(e.planet()) + " is no more.";
            case Tidings.BaseChosen e ->
                e.planet() < 0
                        ? "The rebels have chosen their secret base."
                        : "The secret base is on " + planet(e.planet()) + ".";
            case Tidings.BaseRevealed e -> "The secret base is known: " + planet(e.planet()) + ".";
            case Tidings.NotTheBase e -> "The secret base is not on " + planet(e.planet()) + ".";
            case Tidings.AssignmentTurned e -> "Strategic Assignment: " + GalaxyPrompts.assignment(e.card()) + ".";
            case Tidings.AssignmentSeen e ->
                e.card() < 0
                        ? "The rebels have seen the next Strategic Assignment."
                        : "The rebels have seen the next Strategic Assignment: " + GalaxyPrompts.assignment(e.card())
                                + ".";
            case Tidings.DominoBegan e ->
                "The news from " + planet(e.planet()) + " spreads in favour of the " + Names.side(e.favour())
                        + " player.";
            case Tidings.HypnosisChanged e ->
                planet(e.planet()) + (e.asleep() ? " is under mass hypnosis." : " awakes.");
            case Tidings.AtrocityCommitted e -> atrocity(e);
            case Tidings.SovereignChanged e -> sovereign(e);
            case Tidings.SquadSpent e ->
                e.sent()
                        ? "A suicide squad strikes in " + place(e.place()) + "."
                        : "The suicide squad in " + place(e.place()) + " is disbanded.";
            case Tidings.UnitsSeen e -> unitsSeen(e);
            case Tidings.PointsCounted e ->
                "The rebels' planets are worth " + Narrator.counted(e.points(), "point") + "; they need " + e.needed()
                        + ".";
        };
    }

    private static String points(Tidings.PointsChanged e) {
        String change = (e.change() > 0 ? "+" : "") + e.change();
        return "Force points of the " + Names.side(e.side()) + " player (" + reason(e.reason()) + "): " + change
                + ", now " + e.track() + ".";
    }

    private static String reason(Reason reason) {
        return switch (reason) {
            case TAXES -> "taxes";
            case SECRET_INCOME -> "other income";
            case UPKEEP -> "upkeep";
            case PURCHASES -> "spent";
            case REBELLION -> "a rebellion";
            case EVENT -> "the event";
            case STOLEN -> "stolen";
            case BASE_LOST -> "the base is lost";
            case GRANT -> "a grant";
            case TRACK_FULL -> "more than the track holds";
            case REPAIRS -> "repairs";
        };
    }

    private static String taxed(Tidings.Taxed e) {
        return switch (e.rate()) {
            case 2 -> planet(e.planet()) + " is taxed in full: " + e.points() + ".";
            case 1 -> planet(e.planet()) + " is taxed by half: " + e.points() + ".";
            default -> planet(e.planet()) + " is not taxed.";
        };
    }

    private static String atrocity(Tidings.AtrocityCommitted e) {
        return switch (e.atrocity()) {
            case SNEAK_ATTACK -> "A sneak attack in " + place(e.place()) + ".";
            case STRAFE -> place(e.place()) + ": the PDB strafes its own planet.";
            case CHEMICALS -> place(e.place()) + ": chemicals rain on the planet.";
            case HYPNOSIS -> place(e.place()) + ": the planet falls under mass hypnosis.";
            case HALT_ROTATION -> place(e.place()) + ": the rotation of the planet is halted.";
        };
    }

    private static String unitsSeen(Tidings.UnitsSeen e) {
        String what = "The rebels have looked at all Imperial units in " + GalaxyPrompts.province(e.province());
        return e.units().isEmpty() ? what + "." : what + ": " + String.join(", ", e.units()) + ".";
    }

    private static String sovereign(Tidings.SovereignChanged e) {
        String name = Catalogue.standard().sovereigns().get(e.sovereign()).name();
        return e.side() == null
                ? name + " is gone for good."
                : name + " comes forward for the " + Names.side(e.side()) + " player.";
    }
}
