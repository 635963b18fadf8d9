package fitg.play;

import fitg.content.ActionEvent;
import fitg.content.DetectionTable;
import fitg.content.Mission;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Happening.BattleEnded.Ending;
import fitg.edition.second.Happening.HitsTaken.Fate;
import fitg.edition.second.Happening.Sort;
import fitg.edition.second.Query;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Question;
import fitg.procedure.Verdict.Reason;
import fitg.rules.sequence.second.Segments;
import fitg.state.Segment;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** How often each question, segment, kind of event and result of 2002 came up. */
final class SecondTally {

    /** What needs the campaign: planets that rise, sovereigns and atrocities. */
    private static final Set<ActionEvent> OF_THE_CAMPAIGN =
            EnumSet.of(ActionEvent.ATROCITY, ActionEvent.POPULACE_WILD, ActionEvent.REBELS_CHICKEN_OUT);

    /** Questioning, atrocity units, and possessions that go from hand to hand or break. */
    private static final Set<Query> CAMPAIGN_QUESTIONS = EnumSet.of(
            Query.EXCHANGE_CARD, Query.EXCHANGE_CARD_TO, Query.QUEST_AIM, Query.QUESTIONING, Query.CARD_REPAIRER);

    private static final Set<Class<?>> CAMPAIGN_EVENTS = Set.of(
            Happening.CountersShown.class,
            Happening.SovereignLeads.class,
            Happening.SovereignMoved.class,
            Happening.CounterRepaired.class);

    /** S-R133; and Question Prisoner has nothing to complete in a skirmish but its letters. */
    private static final Set<Mission> IN_A_SKIRMISH = EnumSet.of(
            Mission.SABOTAGE,
            Mission.DIPLOMACY,
            Mission.GATHER_INFORMATION,
            Mission.FREE_PRISONERS,
            Mission.ASSASSINATION,
            Mission.SUBVERT_TROOPS,
            Mission.COUP,
            Mission.SPACESHIP_QUEST,
            Mission.QUESTION_PRISONER);

    /** What both editions tell, and 2002 too. */
    private static final List<Class<? extends Event.Basic>> SHARED = List.of(
            Event.TurnBegan.class,
            Event.CharactersMoved.class,
            Event.ShipAssigned.class,
            Event.ShipLost.class,
            Event.StackChanged.class,
            Event.StatusChanged.class,
            Event.PdbChanged.class,
            Event.LeaderNamed.class,
            Event.Killed.class,
            Event.Captured.class,
            Event.HolderNamed.class,
            Event.Freed.class,
            Event.MissionAssigned.class,
            Event.GroupPicked.class,
            Event.LetterGained.class,
            Event.CreatureMet.class,
            Event.LoyaltyShifted.class,
            Event.CharacterGained.class,
            Event.Healed.class);

    private final Map<String, Integer> counts = new TreeMap<>();

    void asked(Question question) {
        count("question " + question);
    }

    void happened(Event event) {
        count("event " + event.getClass().getSimpleName());
        switch (event) {
            case Event.SegmentBegan e -> count(e.phasing() + " " + e.segment());
            case Happening.RandomEvent e when e.takesEffect() -> count("event of the table " + e.event());
            case Event.MissionEnded e -> {
                count("mission " + e.end());
                count("mission " + e.mission() + " " + e.end());
            }
            case Event.PdbChanged e -> count(e.up() ? "PDB up" : "PDB down");
            case Event.GameEnded e ->
                count("won by " + e.verdict().winner() + " " + e.verdict().reason());
            case Happening happening -> result(happening);
            default -> {}
        }
    }

    private void result(Happening happening) {
        switch (happening) {
            case Happening.Jumped e -> {
                count("jump of a " + e.jumper().sort());
                count("jump " + jump(e.drift(), e.damage(), e.disaster()));
                count(e.emergency() ? "jump in emergency" : "jump in column " + e.column());
            }
            case Happening.BreakOffTried e -> {
                count("the line " + (e.activeAway() ? "got away" : "did not get away"));
                count("those behind it " + (e.inactiveAway() ? "got away" : "did not get away"));
            }
            case Happening.Intercepted e -> count(e.success() ? "intercepted" : "not intercepted");
            case Happening.Tracked e -> {
                count("tracked: " + e.result());
                count(e.pursued() ? "pursued" : "not pursued");
            }
            case Happening.HitsTaken e -> count("a " + e.target().sort() + " " + e.fate());
            case Happening.BattleEnded e -> count("battle " + e.ending());
            case Happening.PodTried e -> count(e.survived() ? "pod landed" : "pod lost");
            case Happening.RepairTried e -> count(e.success() ? "repaired" : "not repaired");
            case Happening.FateOfPrisoner e -> count(e.executed() ? "executed" : "escaped the executioner");
            case Happening.FormationChanged e -> count(e.dispersed() ? "dispersed" : "formed for battle");
            case Happening.Searched e ->
                count((e.characters() == 0 ? "units " : "characters ") + (e.found() ? "found" : "found nobody"));
            case Happening.EscortPassed e -> count(e.character() < 0 ? "escort gone" : "escort with another");
            case Happening.SpaceshipChanged e -> count(e.damaged() ? "spaceship damaged" : "spaceship repaired");
            case Happening.LasersSet e -> count(e.stun() ? "lasers on stun" : "lasers to kill");
            case Happening.SuccessRolled e -> count(e.mission() == null ? "roll of all groups" : "bonus roll");
            default -> {}
        }
    }

    private static String jump(int drift, boolean damage, boolean disaster) {
        return (drift == 0 ? "-" : String.valueOf(drift)) + (damage ? "d" : "") + (disaster ? "e" : "");
    }

    private void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    int of(String what) {
        return counts.getOrDefault(what, 0);
    }

    /** What there is to reach and was not reached. */
    Set<String> missing() {
        Set<String> wanted = wanted();
        wanted.removeAll(counts.keySet());
        return wanted;
    }

    private static Set<String> wanted() {
        Set<String> wanted = new TreeSet<>();
        Arrays.stream(Query.values())
                .filter(query -> !CAMPAIGN_QUESTIONS.contains(query))
                .forEach(query -> wanted.add("question " + query));
        Arrays.stream(Happening.class.getPermittedSubclasses())
                .filter(Class::isRecord)
                .filter(kind -> !CAMPAIGN_EVENTS.contains(kind))
                .forEach(kind -> wanted.add("event " + kind.getSimpleName()));
        SHARED.forEach(kind -> wanted.add("event " + kind.getSimpleName()));
        Segments.PLAYER_TURN.stream()
                .map(phase -> phase.segment())
                .filter(segment -> segment != Segment.START && segment != Segment.END)
                .forEach(segment -> Arrays.stream(Side.values()).forEach(side -> wanted.add(side + " " + segment)));
        for (ActionEvent event : ActionEvent.values()) {
            if (!OF_THE_CAMPAIGN.contains(event)) {
                wanted.add("event of the table " + event);
            }
        }
        IN_A_SKIRMISH.forEach(mission -> wanted.add("mission " + mission + " " + End.COMPLETED));
        Arrays.stream(End.values()).forEach(end -> wanted.add("mission " + end));
        wanted.addAll(List.of("PDB up", "PDB down", "pod landed", "pod lost", "repaired", "not repaired"));
        wanted.addAll(List.of("executed", "escaped the executioner", "dispersed", "formed for battle"));
        wanted.addAll(List.of("escort gone", "escort with another", "spaceship damaged", "spaceship repaired"));
        wanted.addAll(List.of("lasers on stun", "lasers to kill", "roll of all groups", "bonus roll"));
        wanted.addAll(List.of("intercepted", "not intercepted", "pursued", "not pursued"));
        for (String who : List.of("units", "characters")) {
            wanted.addAll(List.of(who + " found", who + " found nobody"));
        }
        for (String who : List.of("the line", "those behind it")) {
            wanted.addAll(List.of(who + " got away", who + " did not get away"));
        }
        wanted.addAll(jumps());
        wanted.addAll(fates());
        Arrays.stream(DetectionTable.Result.values()).forEach(result -> wanted.add("tracked: " + result));
        Arrays.stream(Ending.values()).forEach(ending -> wanted.add("battle " + ending));
        for (Side side : Side.values()) {
            wanted.add("won by " + side + " " + Reason.INSTANT_VICTORY);
            wanted.add("won by " + side + " " + Reason.POINTS);
        }
        return wanted;
    }

    /** E3.2.T.1: every cell that differs from another, in every column, by single ships and by stacks. */
    private static Set<String> jumps() {
        Set<String> wanted = new TreeSet<>();
        List.of("-", "1", "2", "1d", "2d", "2e").forEach(result -> wanted.add("jump " + result));
        for (int column = -1; column <= 5; column++) {
            wanted.add("jump in column " + column);
        }
        wanted.addAll(List.of("jump in emergency", "jump of a " + Sort.COUNTER, "jump of a " + Sort.SPACESHIP));
        return wanted;
    }

    /** What hits make of characters, soldiers and creatures, and of counters and ships, which are neither stunned nor flee. */
    private static Set<String> fates() {
        Set<String> wanted = new TreeSet<>();
        for (Fate fate : Fate.values()) {
            wanted.add("a " + Sort.FIGHTER + " " + fate);
        }
        for (Fate fate : List.of(Fate.UNHARMED, Fate.DAMAGED, Fate.ELIMINATED)) {
            wanted.add("a " + Sort.COUNTER + " " + fate);
            wanted.add("a " + Sort.SPACESHIP + " " + fate);
        }
        return wanted;
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
