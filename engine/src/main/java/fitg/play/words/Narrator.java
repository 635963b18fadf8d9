package fitg.play.words;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Tongue;
import fitg.edition.first.Dispatch;
import fitg.edition.second.Happening;
import fitg.play.Decision;
import fitg.play.Viewer;
import fitg.play.odds.SearchOdds;
import fitg.play.question.Family;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.procedure.Verdict;
import fitg.state.Holder;
import java.util.Locale;
import java.util.Optional;

/** Turns what happened into sentences. Text is made last, from events that have already passed the viewer's gate. */
public final class Narrator {

    private static final Catalogue PRINTED = Catalogue.standard();

    private Narrator() {}

    /** The question of a decision in one sentence. */
    public static String prompt(Decision decision) {
        return Prompts.prompt(decision);
    }

    /** One answer in a few words. */
    public static String describe(Decision decision, Action action) {
        return Prompts.describe(decision, action);
    }

    /** The question by the key of its sentence, where it has one. */
    public static Optional<Said> said(Decision decision) {
        return Family.of(decision.question()).said(decision);
    }

    /** An answer by the key of its sentence, where it has one. */
    public static Optional<Said> said(Decision decision, Action action) {
        return Family.of(decision.question()).said(decision.question(), decision.side(), action);
    }

    /** The question in a tongue; in English where it is not said in another. */
    public static String prompt(Decision decision, Tongue tongue) {
        return said(decision).map(said -> said.in(tongue)).orElseGet(() -> prompt(decision));
    }

    /** One answer in a tongue. */
    public static String describe(Decision decision, Action action, Tongue tongue) {
        return said(decision, action).map(said -> said.in(tongue)).orElseGet(() -> describe(decision, action));
    }

    /** A step of an act under way that is done. */
    public static String describe(Decision.Step step, Decision decision) {
        return Prompts.describe(step, decision.side(), decision.names());
    }

    /** One event as a sentence and its case, as this viewer may read it; empty when he may not know of it. */
    public static String tell(Event event, Viewer viewer) {
        String sentence = sentence(event, viewer);
        boolean bare = sentence.isEmpty() || event.ruleCase().isEmpty();
        return bare ? sentence : sentence + " [" + event.ruleCase() + "]";
    }

    /** The same without the case, for clients that show it in a place of its own. */
    public static String sentence(Event event, Viewer viewer) {
        Event seen = event.seenBy(viewer.side());
        return switch (seen) {
            case null -> "";
            case Event.Basic basic -> sentence(basic, viewer.is(Side.IMPERIAL));
            case Dispatch dispatch -> ProvinceNarrator.sentence(dispatch, viewer.is(Side.IMPERIAL));
            case Happening happening -> SecondNarrator.sentence(happening);
            case Tidings tidings -> GalaxyNarrator.sentence(tidings);
            default -> throw new IllegalArgumentException("nobody has words for " + seen);
        };
    }

    private static String sentence(Event.Basic event, boolean knows) {
        return switch (event) {
            case Event.TurnBegan e -> "Game-turn " + e.turn() + " begins.";
            case Event.SegmentBegan e ->
                "-- " + Names.side(e.phasing()) + " player-turn: " + Names.segment(e.segment());
            case Event.UnitsPlaced e ->
                upper(Names.units(e.units(), knows || e.shown())) + " placed in " + Names.environ(e.environ()) + ".";
            case Event.ReinforcementsLost e ->
                "There is no place for " + Names.units(e.units(), knows) + "; the reinforcements are lost.";
            case Event.CharactersPlaced e ->
                e.environ() < 0
                        ? Names.characters(e.characters()) + " will come from space."
                        : Names.characters(e.characters()) + verb(e.characters(), " begins in ", " begin in ")
                                + Names.environ(e.environ()) + ".";
            case Event.ShipAssigned e ->
                upper(Names.ship(e.ship())) + " goes to "
                        + (e.holder() < 0 ? "nobody for the time being" : Names.character(e.holder())) + ".";
            case Event.ShipLost e -> upper(Names.ship(e.ship())) + " is lost.";
            case Event.StackChanged e ->
                Names.characters(e.characters())
                        + (e.military()
                                ? verb(e.characters(), " joins", " join")
                                : verb(e.characters(), " leaves", " leave"))
                        + " the military units in "
                        + Names.environ(e.environ()) + ".";
            case Event.UnitsMoved e ->
                upper(Names.units(e.units(), knows)) + company(e.characters())
                        + moved(e) + Names.environ(e.from()) + " to "
                        + Names.environ(e.to()) + ".";
            case Event.CharactersMoved e ->
                Names.characters(e.characters())
                        + (e.reaction() ? verb(e.characters(), " reacts:", " react:") : "")
                        + (e.ship() < 0 ? " on foot from " : " by " + Names.ship(e.ship()) + " from ")
                        + Names.environ(e.from()) + " to " + Names.environ(e.to()) + ".";
            case Event.DetectionRolled e -> detection(e);
            case Event.StatusChanged e ->
                Names.characters(e.characters()) + (e.detected() ? ": detected." : ": no longer detected.");
            case Event.PdbAttacked e ->
                "The PDB of " + Names.planet(e.planet()) + " fires on column "
                        + PRINTED.militaryCombat().columnName(e.column()) + ": die " + e.attackDie() + ", "
                        + e.unitsLose() + " strength to lose; return die " + e.defenceDie() + ", the PDB takes "
                        + e.pdbLoses() + ".";
            case Event.PdbChanged e ->
                "The PDB of " + Names.planet(e.planet()) + " is level " + e.level() + " and "
                        + (e.up() ? "Up." : "Down.");
            case Event.UnitsLost e ->
                Names.side(e.side()) + " loss in " + Names.environ(e.environ()) + ": " + Names.units(e.units(), true)
                        + ".";
            case Event.UnitsShown e ->
                "Shown in " + Names.environ(e.environ()) + ": " + Names.units(e.units(), true) + ".";
            case Event.CombatDeclared e ->
                "The " + Names.side(e.attacker()) + " player attacks in " + Names.environ(e.environ())
                        + (e.uprising() ? ", straight from the uprising." : ".");
            case Event.LeaderNamed e -> Names.character(e.leader()) + " leads the " + Names.side(e.side()) + " units.";
            case Event.MilitaryCombatRolled e -> militaryCombat(e);
            case Event.SearchRolled e -> search(e);
            case Event.CharacterCombatBegan e ->
                "A fight in " + Names.environ(e.environ()) + ": "
                        + (e.attackers() == 0 ? e.attacker() : Names.characters(e.attackers())) + " against "
                        + Names.characters(e.defenders()) + (e.firefight() ? ", firefight" : ", hand to hand")
                        + (e.capture() ? ", to capture." : ", to kill.");
            case Event.BreakOffRolled e -> breakOff(e);
            case Event.RoundFought e -> round(e);
            case Event.Wounded e -> Names.character(e.character()) + " takes " + wounds(e.wounds()) + ".";
            case Event.CombatEnded e -> "The fight in " + Names.environ(e.environ()) + " is over.";
            case Event.Killed e -> Names.character(e.character()) + " dies.";
            case Event.Captured e ->
                Names.character(e.character()) + " is captured and held by " + Names.holder(e.holder()) + ".";
            case Event.HolderNamed e ->
                Names.character(e.prisoner()) + " is now held by " + Names.holder(e.holder()) + ".";
            case Event.Freed e -> Names.character(e.character()) + " is free in " + Names.environ(e.environ()) + ".";
            case Event.MissionAssigned e -> MissionTales.assigned(e);
            case Event.ActionCardDrawn e -> MissionTales.card(e);
            case Event.ActionEventDrawn e -> MissionTales.event(e);
            case Event.GroupPicked e ->
                "It strikes the group on mission " + e.mission().letter() + ".";
            case Event.LetterGained e -> "Mission " + e.mission().letter() + " has " + successes(e.letters()) + ".";
            case Event.MissionEnded e -> MissionTales.ended(e);
            case Event.DieRolled e -> "Die for " + e.what() + ": " + e.die() + ".";
            case Event.CreatureMet e -> "The group on mission " + e.mission().letter() + " meets " + e.creature() + ".";
            case Event.LoyaltyShifted e ->
                "Loyalty on " + Names.planet(e.planet()) + " goes from "
                        + capital(e.from().name()) + " to " + capital(e.to().name()) + ".";
            case Event.PlanetChanged e -> Names.planet(e.planet()) + ": " + Names.state(e.to()) + ".";
            case Event.PossessionBroken e ->
                "The " + Names.card(e.card()) + " of " + Names.character(e.owner())
                        + (e.broken() ? " is broken." : " works again.");
            case Event.CampPlaced e ->
                e.placed()
                        ? "A Rebel camp is set up in " + Names.environ(e.environ()) + "."
                        : "The Rebel camp in " + Names.environ(e.environ()) + " is gone.";
            case Event.InformationScored e ->
                "The " + Names.side(e.side()) + " player's information is worth a victory point.";
            case Event.CharacterGained e ->
                Names.character(e.character()) + " joins in " + Names.environ(e.environ()) + ".";
            case Event.PossessionGained e -> Names.character(e.owner()) + " receives " + Names.card(e.card()) + ".";
            case Event.PossessionPassed e ->
                upper(Names.card(e.card())) + " passes from " + Names.character(e.from()) + " to "
                        + Names.character(e.to()) + ".";
            case Event.PossessionUsed e -> Names.character(e.owner()) + " shows " + Names.card(e.card()) + ".";
            case Event.PossessionGone e ->
                upper(Names.card(e.card()))
                        + switch (e.fate()) {
                            case BACK_TO_DECK -> " goes back to the deck.";
                            case OUT_OF_GAME -> " is out of the game.";
                            case TAKEN_BY_EMPIRE -> " falls into Imperial hands.";
                        };
            case Event.DrugTaken e ->
                "The Helian Drug raises the " + e.rating().name().toLowerCase(Locale.ROOT) + " of "
                        + Names.character(e.character()) + " by two.";
            case Event.DrugWoreOff e -> "The Helian Drug wears off for " + Names.character(e.character()) + ".";
            case Event.Disabled e -> Names.character(e.character()) + " is disabled for this phase.";
            case Event.Healed e -> Names.characters(e.characters()) + " healed.";
            case Event.ForcePointsReceived e ->
                Names.environ(e.environ()) + " gives the rebels " + counted(e.points(), "force point") + ".";
            case Event.UnitsWaiting e ->
                "Waiting for room in " + Names.environ(e.environ()) + ": " + e.oneToZero() + " 1-0 and " + e.twoToOne()
                        + " 2-1.";
            case Event.GameEnded e -> ending(e.verdict());
        };
    }

    private static String verb(long characters, String one, String several) {
        return PieceSet.size(characters) == 1 ? one : several;
    }

    private static String moved(Event.UnitsMoved e) {
        boolean one = e.units().size() == 1 && e.characters() == 0;
        return e.reaction() ? one ? " reacts from " : " react from " : one ? " moves from " : " move from ";
    }

    private static String company(long characters) {
        return characters == 0 ? "" : " with " + Names.characters(characters);
    }

    private static String detection(Event.DetectionRolled e) {
        return "Detection of " + Names.ship(e.ship()) + " at " + Names.planet(e.planet()) + ": evasion " + e.evasion()
                + shift(e.shift()) + ", column " + PRINTED.detection().columnName(e.column()) + ", die " + e.die()
                + ": "
                + switch (e.result()) {
                    case UNDETECTED -> "undetected.";
                    case DETECTED -> "detected.";
                    case DAMAGED -> "detected and damaged.";
                    case ELIMINATED -> "shot down with all aboard.";
                };
    }

    private static String shift(int columns) {
        return columns == 0 ? "" : ", " + Math.abs(columns) + (columns < 0 ? " left" : " right");
    }

    private static String militaryCombat(Event.MilitaryCombatRolled e) {
        int shift = e.leaderShift() + e.homeShift() + e.specialShift() + e.uprisingShift();
        return "Strength " + e.attack() + " against " + e.defence() + " in " + Names.environ(e.environ()) + " ("
                + PRINTED.militaryCombat().columnName(e.baseColumn()) + shift(shift) + ": leaders " + e.leaderShift()
                + ", home " + e.homeShift() + ", special environ " + e.specialShift() + ", uprising "
                + e.uprisingShift() + "), column " + PRINTED.militaryCombat().columnName(e.column())
                + ". Attacker's die "
                + e.attackDie() + ": " + e.defenderLoses() + " to lose; defender's die " + e.defenceDie() + ": "
                + e.attackerLoses() + " to lose.";
    }

    private static String search(Event.SearchRolled e) {
        String who = e.characters() == 0 ? Names.side(e.searcher()) + " units" : Names.characters(e.characters());
        String die = e.die() == 0 ? "no die needed" : "die " + e.die();
        String verb = e.characters() == 0 ? " search " : verb(e.characters(), " searches ", " search ");
        return who + verb + Names.environ(e.environ()) + ": search value " + e.searchValue()
                + " against hiding value " + e.hidingValue() + ", "
                + SearchOdds.needed(e.number()).in(Tongue.ENGLISH) + ", " + die + ": "
                + (e.found() ? "found!" : "nobody found.");
    }

    private static String breakOff(Event.BreakOffRolled e) {
        StringBuilder text = new StringBuilder("Break-off on column ")
                .append(PRINTED.characterCombat().columnName(e.column()))
                .append(", die ")
                .append(e.die())
                .append(":");
        if (e.active() != 0) {
            text.append(" ").append(Names.characters(e.active())).append(e.activeAway() ? " away;" : " held;");
        }
        if (e.inactive() != 0) {
            text.append(" ").append(Names.characters(e.inactive())).append(e.inactiveAway() ? " away;" : " held;");
        }
        return text.substring(0, text.length() - 1) + ".";
    }

    private static String round(Event.RoundFought e) {
        String returned = e.defenceDie() == 0
                ? ""
                : "; defender's die " + e.defenceDie() + ": " + wounds(e.woundsToAttacker()) + " to the attacker";
        String attack = e.attackDie() == 0
                ? ""
                : ", attacker's die " + e.attackDie() + ": " + wounds(e.woundsToDefender()) + " to the defenders";
        return "Round " + e.round() + ": " + e.attackStrength() + " against " + e.defenceStrength() + ", column "
                + PRINTED.characterCombat().columnName(e.column()) + attack + returned + ".";
    }

    private static String wounds(int count) {
        return counted(count, "wound");
    }

    private static String successes(int count) {
        return count == 1 ? "one success" : count + " successes";
    }

    /** "one point", "3 points". */
    static String counted(int count, String what) {
        return count == 1 ? "one " + what : count + " " + what + "s";
    }

    private static String ending(Verdict verdict) {
        String winner = "The " + Names.side(verdict.winner()) + " player wins";
        String points = counted(verdict.points(), "Rebel victory point") + ".";
        return switch (verdict.reason()) {
            case INSTANT_VICTORY -> winner + " at once, with " + points;
            case POINTS -> winner + " on points, with " + points;
            case RESIGNATION -> "The " + Names.side(verdict.winner().opponent()) + " player gives up at " + points;
        };
    }

    private static String capital(String constant) {
        return constant.charAt(0) + constant.substring(1).toLowerCase(Locale.ROOT);
    }

    static String upper(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    static String target(int character) {
        return character == Holder.NOBODY ? "" : " against " + Names.character(character);
    }
}
