package fitg.play.words;

import static fitg.play.words.Names.character;
import static fitg.play.words.Names.environ;
import static fitg.play.words.Names.place;
import static fitg.play.words.Names.planet;
import static fitg.play.words.Names.ship;

import fitg.content.Catalogue;
import fitg.content.DetectionTable;
import fitg.content.Mission;
import fitg.content.Soldier;
import fitg.content.Tongue;
import fitg.edition.second.Happening;
import fitg.play.odds.JumpOdds;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What happens in a game of 2002, in sentences. */
final class SecondNarrator {

    private SecondNarrator() {}

    static String sentence(Happening event) {
        return switch (event) {
            case Happening.SovereignLeads e ->
                Catalogue.standard().sovereigns().get(e.sovereign()).name() + " leads the " + Names.side(e.side())
                        + " units in " + place(e.environ()) + ".";
            case Happening.SovereignMoved e ->
                Catalogue.standard().sovereigns().get(e.sovereign()).name() + " goes to " + place(e.place()) + ".";
            case Happening.CountersPlaced e -> upper(list(e.counters())) + " placed in " + place(e.place()) + ".";
            case Happening.CountersShown e ->
                upper(list(e.counters())) + " in " + place(e.place()) + " are seen for what they are.";
            case Happening.CountersMoved e ->
                upper(list(e.counters())) + (e.reaction() ? " react from " : " move from ") + place(e.from()) + " to "
                        + place(e.to()) + ".";
            case Happening.Boarded e ->
                character(e.character()) + " goes aboard " + e.ship().name() + ".";
            case Happening.Debarked e -> character(e.character()) + " debarks in " + place(e.place()) + ".";
            case Happening.Jumped e -> jumped(e);
            case Happening.Intercepted e ->
                "Starships over " + planet(e.planet()) + " try to intercept: " + e.die() + ", needed " + e.number()
                        + " or less; " + (e.success() ? "they do." : "in vain.");
            case Happening.Raked e ->
                "The PDB of " + planet(e.planet()) + " fires at what passes: " + dice(e.dice()) + ".";
            case Happening.BattleBegan e ->
                "Combat in " + place(e.place()) + "; the " + Names.side(e.attacker()) + " player attacks.";
            case Happening.RoundBegan e -> "Round " + e.round() + " in " + place(e.place()) + ".";
            case Happening.LasersSet e -> "Lasers are set " + (e.stun() ? "on stun." : "to kill.");
            case Happening.Volley e -> volley(e);
            case Happening.HitsTaken e -> hits(e);
            case Happening.BreakOffTried e -> breakOff(e);
            case Happening.BattleEnded e -> "The combat in " + place(e.place()) + " is over: " + ending(e.ending());
            case Happening.PodTried e ->
                character(e.character()) + " takes an escape pod: " + e.die() + "; "
                        + (e.survived() ? "comes down in " + environ(e.environ()) + "." : "is lost.");
            case Happening.CountersLost e -> upper(list(e.counters())) + " lost in " + place(e.place()) + ".";
            case Happening.FormationChanged e ->
                Names.side(e.side()) + " starships over " + planet(e.planet())
                        + (e.dispersed() ? " disperse for a blockade." : " form for battle.");
            case Happening.Tracked e -> tracked(e);
            case Happening.SpaceshipChanged e ->
                upper(ship(e.ship())) + (e.damaged() ? " is damaged." : " is repaired.");
            case Happening.CounterRepaired e -> upper(e.counter().name()) + " is repaired in " + place(e.place()) + ".";
            case Happening.RepairTried e ->
                character(e.repairer()) + " repairs " + ship(e.ship()) + ": " + e.die() + ", needed " + e.number()
                        + " or less; " + (e.success() ? "it works." : "in vain.");
            case Happening.PdbHit e -> "The PDB of " + planet(e.planet()) + " takes " + hits(e.hits()) + ".";
            case Happening.Searched e -> searched(e);
            case Happening.PatrolSent e ->
                "A patrol of " + e.count() + " " + soldier(e.soldier()) + "s goes out in " + environ(e.environ()) + ".";
            case Happening.EscortJoined e ->
                "A " + soldier(e.soldier()) + " goes with " + character(e.character()) + " as escort.";
            case Happening.EscortPassed e ->
                e.character() < 0
                        ? "A soldier without anybody to follow is gone."
                        : "A soldier now follows " + character(e.character()) + ".";
            case Happening.FateOfPrisoner e ->
                "The guards of " + character(e.prisoner()) + " are gone: " + e.die() + "; "
                        + (e.executed() ? "they executed the prisoner before." : "the prisoner escapes.");
            case Happening.EventRolled e -> "Event roll " + e.tens() + e.units() + " in " + environ(e.environ()) + ".";
            case Happening.RandomEvent e -> MissionTales.event(e);
            case Happening.SuccessRolled e -> success(e);
        };
    }

    private static String jumped(Happening.Jumped e) {
        String roll = e.firstDie() + " + " + e.secondDie() + (e.added() > 0 ? " + " + e.added() : "");
        String result = e.disaster()
                ? "disaster"
                : (e.drift() == 0 ? "it arrives" : "it ends in Drift " + e.drift()) + (e.damage() ? ", damaged" : "");
        String distance = e.emergency()
                ? "in an emergency"
                : "over a distance of " + e.distance() + ", "
                        + JumpOdds.beyond(e.column(), "its-navigation").in(Tongue.ENGLISH);
        return upper(e.jumper().name()) + " jumps to " + star(e.toStar()) + " " + distance + ": " + roll + "; " + result
                + ".";
    }

    private static String star(int star) {
        return Catalogue.standard().systems().get(star).name();
    }

    private static String volley(Happening.Volley e) {
        return upper(e.shooter().name()) + " fires at " + e.target().name() + ": " + dice(e.dice()) + "; "
                + hits(e.hits()) + ".";
    }

    private static String hits(Happening.HitsTaken e) {
        String what = e.target().name() + " has taken " + hits(e.hits())
                + (e.stun() > 0 ? ", " + e.stun() + " of them stun" : "");
        return upper(what
                + switch (e.fate()) {
                    case UNHARMED -> ".";
                    case DAMAGED -> " and is damaged.";
                    case STUNNED -> " and is stunned.";
                    case STUNNED_AND_DAMAGED -> " and is stunned and wounded.";
                    case FLED -> " and flees.";
                    case ELIMINATED -> " and is lost.";
                });
    }

    private static String breakOff(Happening.BreakOffTried e) {
        String away = e.activeAway()
                ? "they get away."
                : e.inactiveAway() ? "only those behind the line get away." : "in vain.";
        return "The " + Names.side(e.side()) + " side tries to break off at a differential of " + e.differential()
                + " ("
                + e.activeNumber() + "/" + e.inactiveNumber() + "): " + e.die()
                + (e.modifier() == 0 ? "" : (e.modifier() < 0 ? " - " : " + ") + Math.abs(e.modifier())) + "; " + away;
    }

    private static String ending(Happening.BattleEnded.Ending ending) {
        return switch (ending) {
            case ATTACKER_WON -> "the attacker has won.";
            case DEFENDER_WON -> "the defender has won.";
            case CALLED_OFF -> "it was called off.";
            case UNDECIDED -> "neither side gives way.";
        };
    }

    private static String tracked(Happening.Tracked e) {
        String result = switch (e.result()) {
            case UNDETECTED -> "unseen";
            case DETECTED -> "detected";
            case DAMAGED -> "detected and damaged";
            case ELIMINATED -> "shot down";
        };
        return upper(ship(e.ship())) + " is tracked at " + planet(e.planet()) + " (evasion " + e.evasion() + "): "
                + e.die() + "; " + result
                + (e.pursued() && e.result() != DetectionTable.Result.ELIMINATED ? ", and pursued." : ".");
    }

    private static String searched(Happening.Searched e) {
        return "Search of " + environ(e.environ()) + ", " + e.searchValue() + " against " + e.hidingValue() + ": "
                + e.die() + ", needed " + e.number() + " or less; " + (e.found() ? "found." : "nobody is found.");
    }

    private static String success(Happening.SuccessRolled e) {
        String letters = Arrays.stream(Mission.values())
                .filter(mission -> (e.letters() & mission.bit()) != 0)
                .map(mission -> String.valueOf(mission.letter()))
                .collect(Collectors.joining(" "));
        String who = e.mission() == null
                ? "Success roll "
                : "Bonus roll for " + e.mission().letter() + " ";
        return who + e.tens() + e.units() + ": " + (letters.isEmpty() ? "no success" : letters) + ".";
    }

    private static String soldier(Soldier soldier) {
        return soldier == Soldier.LINE || soldier == Soldier.REGULAR ? soldier.key() + " soldier" : soldier.key();
    }

    private static String hits(int hits) {
        return hits == 0 ? "no hits" : hits == 1 ? "one hit" : hits + " hits";
    }

    private static String dice(List<Integer> faces) {
        return faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String list(List<Happening.Piece> pieces) {
        return Names.list(pieces.stream().map(Happening.Piece::name).toList(), "nothing");
    }

    private static String upper(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
