package fitg.play.words;

import static fitg.play.words.Names.card;
import static fitg.play.words.Names.characters;
import static fitg.play.words.Names.environ;
import static fitg.play.words.Names.place;
import static fitg.play.words.Names.planet;
import static fitg.play.words.Names.ship;
import static fitg.play.words.Names.side;

import fitg.content.Catalogue;
import fitg.edition.first.Dispatch;
import java.util.Locale;

/** What happens in the Province Game in sentences. */
final class ProvinceNarrator {

    private static final Catalogue PRINTED = Catalogue.standard();

    private ProvinceNarrator() {}

    /** @param knows whether the reader can tell face-down units apart */
    static String sentence(Dispatch event, boolean knows) {
        return switch (event) {
            case Dispatch.NavigationDeclared e ->
                e.two()
                        ? "All Imperial units that jump count Navigation two."
                        : "Imperial units jump with their own Navigation.";
            case Dispatch.Raked e ->
                "The PDB of " + planet(e.planet()) + " rakes the stack on column "
                        + PRINTED.militaryCombat().columnName(e.column()) + ": die " + e.die() + ", " + e.unitsLose()
                        + " strength to lose.";
            case Dispatch.Intercepted e ->
                upper(Names.units(e.units(), knows)) + " of the " + side(e.side()) + " player intercept above "
                        + planet(e.planet()) + ".";
            case Dispatch.InterceptionJoined e ->
                (e.ship() < 0 ? characters(e.characters()) : upper(ship(e.ship())))
                        + " joins the Interception Stack above " + planet(e.planet()) + ".";
            case Dispatch.Jumped e -> jump(e);
            case Dispatch.SpaceCombatDeclared e ->
                "The " + side(e.attacker()) + " player attacks in " + place(e.place()) + ".";
            case Dispatch.SpaceCombatRolled e -> combat(e);
            case Dispatch.PdbAssaulted e -> assault(e);
            case Dispatch.AssaultDetermined e -> "It is a Determined Assault: all losses count twice.";
            case Dispatch.Watched e -> watch(e);
            case Dispatch.FleetDetached e -> detachment(e);
            case Dispatch.ShipDamaged e -> upper(ship(e.ship())) + (e.damaged() ? " is damaged." : " is repaired.");
            case Dispatch.SquadStruck e ->
                "A Suicide Squad strikes in " + environ(e.environ()) + ": " + characters(e.characters())
                        + " and the squad die.";
            case Dispatch.Purchased e ->
                "The " + side(e.side()) + " player has spent " + e.spent() + " Force Points"
                        + (e.lost() > 0 ? "; " + e.lost() + " are lost." : ".");
            case Dispatch.UnitsHeldBack e ->
                upper(Names.units(e.units(), knows)) + (e.units().size() == 1 ? " waits" : " wait") + " for room in "
                        + environ(e.environ()) + ".";
            case Dispatch.SovereignSummoned e ->
                PRINTED.sovereigns().get(e.sovereign()).name() + " follows the " + side(e.side()) + " player.";
            case Dispatch.SovereignLost e ->
                PRINTED.sovereigns().get(e.sovereign()).name() + " is out of the game.";
            case Dispatch.Mended e -> mended(e);
            case Dispatch.QuestDrawn e ->
                "Spaceship Quest in " + place(e.orbit()) + ", " + e.draws() + " cards: "
                        + (e.letter() ? "they come through." : "no way in; die " + e.die() + ".");
        };
    }

    private static String jump(Dispatch.Jumped e) {
        String who = e.ship() < 0 ? "The stack" : upper(ship(e.ship()));
        String roll = e.die() == 0 ? "" : "; die " + e.die();
        String where = switch (e.drift()) {
            case 0 -> "arrives above " + planet(e.toPlanet());
            case 1 -> "comes out in Drift 1";
            default -> "comes out in Drift 2";
        };
        String harm = e.severe() ? " and suffers badly" : e.damaged() ? " and is hit" : "";
        return who + " jumps over distance " + e.distance() + " with Navigation " + e.navigation() + roll + ": " + where
                + harm + ".";
    }

    private static String combat(Dispatch.SpaceCombatRolled e) {
        return "Space combat, " + e.attack() + " against " + e.defence() + ", column "
                + PRINTED.militaryCombat().columnName(e.column()) + ": die " + e.attackDie() + ", the defender loses "
                + e.defenderLoses() + "; return die " + e.defenceDie() + ", the attacker loses " + e.attackerLoses()
                + ".";
    }

    private static String assault(Dispatch.PdbAssaulted e) {
        return "Attack on the PDB of " + planet(e.planet()) + ", " + e.attack() + " against " + e.defence()
                + ", column "
                + PRINTED.militaryCombat().columnName(e.column()) + ": die " + e.attackDie() + ", the PDB takes "
                + e.pdbLoses()
                + "; return die " + e.defenceDie() + ", the attacker loses " + e.attackerLoses() + ".";
    }

    private static String watch(Dispatch.Watched e) {
        String who = e.level() < 0
                ? "Units above " + planet(e.planet()) + " look"
                : "The PDB of " + planet(e.planet()) + " looks";
        String help = e.strength() > 0 && e.level() >= 0 ? " with units in orbit" : "";
        return who + help + " for " + ship(e.ship()) + ", column "
                + PRINTED.detection().columnName(e.column()) + ", die " + e.die() + ": "
                + e.result().name().toLowerCase(Locale.ROOT) + ".";
    }

    private static String detachment(Dispatch.FleetDetached e) {
        if (e.die() == 0) {
            return upper(ship(e.ship())) + " gets away from the units with a " + e.breakOffDie() + ".";
        }
        String tried = e.breakOffDie() == 0 ? "" : " fails to get away with a " + e.breakOffDie() + ",";
        String hit = switch (e.hits()) {
            case 0 -> "nothing";
            case 1 -> "a hit";
            default -> "it is destroyed";
        };
        return upper(ship(e.ship())) + tried + " is attacked by a fleet detachment, die " + e.die() + ": " + hit + ".";
    }

    private static String mended(Dispatch.Mended e) {
        String what = e.ship() < 0 ? card(e.possession()) : ship(e.ship());
        String roll = e.die() == 0 ? "" : ", die " + e.die() + " of at most " + e.number();
        return "Repair of " + what + roll + (e.done() ? ": done." : ": it fails.");
    }

    private static String upper(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
